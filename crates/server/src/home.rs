//! Finding the way in a living room: the address in the local network, and its QR code.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::{IpAddr, UdpSocket};

/// The address by which others in the network reach this machine.
pub fn lan_address() -> Option<IpAddr> {
    // Nothing is sent: the system only says from where it would be. The address is one of the documentation's.
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// An address as a QR code for the terminal.
pub fn qr(url: &str) -> Option<String> {
    let code = QrCode::new(url.as_bytes()).ok()?;
    // Light modules are drawn, so that it reads on a dark terminal.
    let mut drawn = code.render::<Dense1x2>();
    drawn
        .dark_color(Dense1x2::Dark)
        .light_color(Dense1x2::Light);
    Some(drawn.build())
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_address_becomes_a_square_of_blocks() {
        let code = super::qr("http://192.168.1.20:8080").unwrap();
        assert!(code.lines().count() > 10);
    }
}
