//! Whatever arrives at the edge is taken or refused; nothing of it breaks anything.

use super::address::{address, is_https, is_own_origin, origin_of};
use super::caller::{bearer, cookie, set_cookie};
use crate::config::Config;
use crate::name;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use proptest::prelude::*;
use std::net::SocketAddr;
use std::path::PathBuf;
use table::wire::parse;

fn headers() -> impl Strategy<Value = HeaderMap> {
    let name = prop::sample::select(vec![
        "cookie",
        "authorization",
        "host",
        "origin",
        "x-forwarded-for",
        "x-forwarded-proto",
    ]);
    let value = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..40),
        "(orrery=|Bearer |http://|https://|\\[|\\]|:|,|;|[a-z0-9.]| ){0,12}"
            .prop_map(String::into_bytes),
    ];
    prop::collection::vec((name, value), 0..8).prop_map(|list| {
        let mut headers = HeaderMap::new();
        for (name, value) in list {
            if let Ok(value) = HeaderValue::from_bytes(&value) {
                headers.append(HeaderName::from_static(name), value);
            }
        }
        headers
    })
}

fn config() -> impl Strategy<Value = Config> {
    let url = prop::option::of("https?://[a-z.]{0,12}(/[a-z]{0,4})?");
    (url, any::<bool>()).prop_map(|(public_url, proxy)| {
        let listen = SocketAddr::from(([127, 0, 0, 1], 8080));
        let mut config = Config::new(listen, PathBuf::new());
        config.public_url = public_url;
        config.trusted_proxies.extend(proxy.then_some(listen.ip()));
        config
    })
}

/// A request somebody may have garbled.
fn message() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"id\"",
        "\"ask\"",
        "\"act\"",
        "\"seat\"",
        "\"decision\"",
        "\"actions\"",
        "\"log\"",
        "\"from\"",
        "\"to\"",
        "0",
        "-1",
        "1e999",
        "null",
        "\"x\"",
        "18446744073709551616",
    ]);
    let words = prop::collection::vec(word, 0..30).prop_map(|words| words.concat());
    prop_oneof![any::<String>(), words]
}

proptest! {
    #[test]
    fn any_headers_say_who_asks_or_nothing(headers in headers(), config in config()) {
        let peer = SocketAddr::from(([127, 0, 0, 1], 4000));
        let _ = (bearer(&headers), cookie(&headers), is_https(&config, peer, &headers));
        let named = address(&config, peer, &headers).0;
        prop_assert!(named == peer.ip() || !config.trusted_proxies.is_empty());
        if let Some(Ok(origin)) = headers.get("origin").map(HeaderValue::to_str) {
            let own = is_own_origin(&config, &headers, origin);
            let public = config.public_url.as_deref().map(origin_of);
            prop_assert!(!own || public.is_none_or(|public| public == origin));
        }
    }

    #[test]
    fn a_secret_comes_back_from_its_cookie(secret in "[a-z2-9]{1,40}", https: bool) {
        let set = set_cookie(Some(&secret), https);
        let sent = set.to_str().unwrap().split(';').next().unwrap().to_owned();
        let headers = HeaderMap::from_iter([(
            axum::http::header::COOKIE,
            HeaderValue::try_from(format!("theme=dark; {sent}")).unwrap(),
        )]);
        prop_assert_eq!(cookie(&headers), Some(&*secret));
    }

    #[test]
    fn a_name_that_is_taken_is_short_and_shows(name: String) {
        if let Ok(name) = name::sound(&name) {
            prop_assert!((1..=32).contains(&name.chars().count()));
            prop_assert!(!name.chars().any(char::is_control));
            prop_assert!(name.chars().any(char::is_alphanumeric));
            prop_assert_eq!(name::sound(&name).ok(), Some(name));
        }
    }

    #[test]
    fn any_message_is_a_request_or_is_refused_by_its_id(message in message()) {
        if let Err((id, _)) = parse(&message) {
            prop_assert!(id.chars().count() <= 64);
        }
    }
}
