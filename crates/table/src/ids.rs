//! Names that nobody can guess, made of bytes that nobody can guess.

use sha2::{Digest as _, Sha256};

/// The letters of ids: no two that look alike.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// How many letters an id has: 80 bits.
const LENGTH: usize = 16;

/// Bytes as letters, five bits a letter.
pub fn letters(bytes: &[u8]) -> String {
    let letter = |byte: &u8| char::from(ALPHABET[usize::from(byte % 32)]);
    bytes.iter().map(letter).collect()
}

/// An id from random bytes. Two purposes get two ids from the same bytes.
pub fn id(random: &[u8; 32], purpose: &str) -> String {
    letters(&bytes(random, purpose)[..LENGTH])
}

/// An id for something beside what has this id: if ids of its place begin with a mark (`d-`), so does this.
pub fn beside(known: &str, random: &[u8; 32], purpose: &str) -> String {
    let id = id(random, purpose);
    match known.split_once('-') {
        Some((mark, _)) => format!("{mark}-{id}"),
        None => id,
    }
}

/// Random bytes for one purpose from random bytes for all.
pub fn bytes(random: &[u8; 32], purpose: &str) -> [u8; 32] {
    let mut digest = Sha256::new();
    digest.update(random);
    digest.update(purpose.as_bytes());
    digest.finalize().into()
}

/// SHA-256 of some bytes, in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_purposes_get_two_ids() {
        let random = [7; 32];
        assert_ne!(id(&random, "table"), id(&random, "key"));
        assert_eq!(id(&random, "table"), id(&random, "table"));
        assert_eq!(id(&random, "table").len(), 16);
    }

    #[test]
    fn what_lies_beside_something_is_of_its_place() {
        let random = [7; 32];
        assert!(beside("d-abc", &random, "table").starts_with("d-"));
        assert_eq!(beside("abc", &random, "table"), id(&random, "table"));
    }
}
