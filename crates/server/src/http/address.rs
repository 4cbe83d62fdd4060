//! Where requests come from, and which pages may make them.

use crate::config::Config;
use axum::http::{HeaderMap, header};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Whose requests are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(pub IpAddr);

/// The address of whoever asks; behind a trusted proxy the one it names.
pub(crate) fn address(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> Address {
    let trusted = |ip: &IpAddr| config.trusted_proxies.contains(ip);
    let peer = peer.ip().to_canonical();
    if !trusted(&peer) {
        return Address(peer);
    }
    let named = headers.get_all("x-forwarded-for").iter();
    let named: Vec<&str> = named
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    // The nearest comes last; behind one that cannot be read anybody could have written anything.
    let mut nearest = named.into_iter().rev().map_while(forwarded);
    Address(nearest.find(|ip| !trusted(ip)).unwrap_or(peer))
}

/// An address as proxies write it: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:80`.
fn forwarded(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let ip = bare.unwrap_or(text).parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    ip.or_else(with_port).map(|ip| ip.to_canonical())
}

/// An address as it is counted: of IPv6 the network that one household has, which is 64 bits.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from_bits(network))
        }
        v4 => v4,
    }
}

/// Whether people come over https: cookies are `Secure` exactly then.
pub(crate) fn is_https(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> bool {
    if let Some(url) = &config.public_url {
        return url.starts_with("https://");
    }
    let by_proxy = config.trusted_proxies.contains(&peer.ip().to_canonical());
    by_proxy
        && headers
            .get("x-forwarded-proto")
            .is_some_and(|proto| proto == "https")
}

/// Whether a page of this origin may change anything here.
pub(crate) fn is_own_origin(config: &Config, headers: &HeaderMap, origin: &str) -> bool {
    if let Some(url) = &config.public_url {
        return origin == origin_of(url);
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let Some(host) = host.filter(|host| is_home(host)) else {
        return false;
    };
    let rest = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    rest == Some(host)
}

/// The scheme and host of an address.
pub(crate) fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    let end = url[host..].find('/').map_or(url.len(), |at| host + at);
    &url[..end]
}

/// Whether a host is one of a home network. Any other name needs `--public-url`: else a foreign page whose
/// name is made to point here would count as our own.
fn is_home(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name.parse::<IpAddr>().is_ok() || !name.contains('.') || name.ends_with(".local")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use std::path::PathBuf;

    fn config() -> Config {
        Config::new(SocketAddr::from(([127, 0, 0, 1], 8080)), PathBuf::new())
    }

    fn host(name: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(name))])
    }

    #[test]
    fn at_home_a_page_of_the_same_host_is_our_own_and_no_other() {
        let config = config();
        assert!(is_own_origin(
            &config,
            &host("192.168.1.5:8080"),
            "http://192.168.1.5:8080"
        ));
        assert!(is_own_origin(
            &config,
            &host("localhost:8080"),
            "http://localhost:8080"
        ));
        assert!(!is_own_origin(
            &config,
            &host("localhost:8080"),
            "http://localhost:9090"
        ));
        assert!(!is_own_origin(
            &config,
            &host("localhost:8080"),
            "https://evil.example"
        ));
        assert!(!is_own_origin(&config, &host("localhost:8080"), "null"));
    }

    #[test]
    fn a_foreign_name_that_points_here_is_not_our_own() {
        assert!(!is_own_origin(
            &config(),
            &host("evil.example"),
            "http://evil.example"
        ));
    }

    #[test]
    fn a_public_url_is_the_only_origin() {
        let config = Config {
            public_url: Some("https://club.example/games".into()),
            ..config()
        };
        assert!(is_own_origin(&config, &host("x"), "https://club.example"));
        assert!(!is_own_origin(&config, &host("x"), "http://club.example"));
        assert!(!is_own_origin(
            &config,
            &host("localhost"),
            "http://localhost"
        ));
    }

    #[test]
    fn a_household_has_64_bits_of_ipv6() {
        let counted = |ip: &str| counted(ip.parse().unwrap());
        assert_eq!(counted("2001:db8:1:2::3"), counted("2001:db8:1:2:ffff::9"));
        assert_ne!(counted("2001:db8:1:2::3"), counted("2001:db8:1:3::3"));
        assert_eq!(counted("::ffff:5.6.7.8"), counted("5.6.7.8"));
    }

    #[test]
    fn only_a_trusted_proxy_may_say_for_whom_it_asks() {
        let peer = SocketAddr::from(([10, 0, 0, 1], 5));
        let named = HeaderMap::from_iter([(
            header::HeaderName::from_static("x-forwarded-for"),
            HeaderValue::from_static("1.2.3.4, 5.6.7.8"),
        )]);
        assert_eq!(address(&config(), peer, &named).0, peer.ip());
        let config = Config {
            trusted_proxies: vec![peer.ip()],
            ..config()
        };
        assert_eq!(address(&config, peer, &named).0, IpAddr::from([5, 6, 7, 8]));
        for (named, expected) in [
            ("5.6.7.8:4711", "5.6.7.8"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
            ("::ffff:5.6.7.8", "5.6.7.8"),
            ("5.6.7.8, 10.0.0.1:80", "5.6.7.8"),
            ("5.6.7.8, unknown", "10.0.0.1"),
            ("5.6.7.8, ", "10.0.0.1"),
        ] {
            let forwarded = header::HeaderName::from_static("x-forwarded-for");
            let headers = HeaderMap::from_iter([(forwarded, HeaderValue::from_static(named))]);
            let found = address(&config, peer, &headers).0;
            assert_eq!(found, expected.parse::<IpAddr>().unwrap(), "{named}");
        }
    }
}
