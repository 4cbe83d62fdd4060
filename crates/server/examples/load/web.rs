//! Requests by hand, each player from an address of its own.

use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One player's browser.
#[derive(Clone, Debug, Default)]
pub(crate) struct Browser {
    pub(crate) cookie: String,
    pub(crate) address: String,
}

impl Browser {
    pub(crate) fn new(n: usize) -> Browser {
        let address = format!("10.{}.{}.{}", n >> 16 & 255, n >> 8 & 255, n & 255);
        Browser {
            cookie: String::new(),
            address,
        }
    }

    pub(crate) async fn send(
        &mut self,
        at: SocketAddr,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Value, String> {
        let said = self.try_send(at, method, path, &body.to_string()).await;
        let answer = said.map_err(|error| format!("{path}: {error}"))?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        let cookie = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookie {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        match head.starts_with("HTTP/1.1 200") {
            true => serde_json::from_str(body).map_err(|error| error.to_string()),
            false => Err(format!("{path}: {body}")),
        }
    }

    async fn try_send(
        &self,
        at: SocketAddr,
        method: &str,
        path: &str,
        body: &str,
    ) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(at).await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\nX-Forwarded-For: {}\r\n\
             Cookie: {}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer)
    }
}
