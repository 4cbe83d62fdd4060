//! Actions nobody listed: spoilt copies of those that were seen.

use crate::below;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Keeps what actions were made of and makes others of it.
#[derive(Default)]
pub(crate) struct Mutator {
    samples: Vec<Value>,
    scalars: BTreeSet<String>,
    keys: BTreeSet<String>,
}

/// How many samples are kept.
const SAMPLES: usize = 512;

impl Mutator {
    /// Takes an action apart for later use.
    pub(crate) fn learn<A: Serialize>(&mut self, action: &A, rng: &mut ChaCha8Rng) {
        let value = serde_json::to_value(action).unwrap_or_default();
        self.take_apart(&value);
        if self.samples.len() < SAMPLES {
            self.samples.push(value);
        } else {
            self.samples[below(rng, SAMPLES as u32) as usize] = value;
        }
    }

    fn take_apart(&mut self, value: &Value) {
        match value {
            Value::Array(list) => list.iter().for_each(|value| self.take_apart(value)),
            Value::Object(map) => {
                self.keys.extend(map.keys().cloned());
                map.values().for_each(|value| self.take_apart(value));
            }
            scalar => {
                self.scalars.insert(scalar.to_string());
            }
        }
    }

    /// An action as it might arrive from outside: perhaps one that was seen in another position,
    /// perhaps a spoilt one. None if it is not an action at all.
    pub(crate) fn arrive<A: DeserializeOwned>(&self, rng: &mut ChaCha8Rng) -> Option<A> {
        let sample = pick(&self.samples, rng)?;
        match below(rng, 8) {
            0 | 1 => serde_json::from_value(sample.clone()).ok(),
            2 => serde_json::from_slice(&spoil_bytes(sample, rng)).ok(),
            _ => {
                let mut value = sample.clone();
                for _ in 0..=below(rng, 2) {
                    self.spoil(&mut value, rng);
                }
                serde_json::from_value(value).ok()
            }
        }
    }

    fn spoil(&self, value: &mut Value, rng: &mut ChaCha8Rng) {
        let here = below(rng, 3) == 0;
        match value {
            Value::Array(list) if !here && !list.is_empty() => {
                let at = below(rng, list.len() as u32) as usize;
                self.spoil(&mut list[at], rng);
            }
            Value::Object(map) if !here && !map.is_empty() => self.spoil_object(map, rng),
            _ => *value = self.scalar(rng),
        }
    }

    fn spoil_object(&self, map: &mut Map<String, Value>, rng: &mut ChaCha8Rng) {
        let at = below(rng, map.len() as u32) as usize;
        let Some(key) = map.keys().nth(at).cloned() else {
            return;
        };
        if below(rng, 3) > 0 {
            map.values_mut()
                .nth(at)
                .into_iter()
                .for_each(|value| self.spoil(value, rng));
        } else if let Some(value) = map.remove(&key) {
            let keys: Vec<&String> = self.keys.iter().collect();
            let other = pick(&keys, rng).map_or(key, |key| (*key).clone());
            map.insert(other, value);
        }
    }

    fn scalar(&self, rng: &mut ChaCha8Rng) -> Value {
        let seen: Vec<&String> = self.scalars.iter().collect();
        match below(rng, 8) {
            0 => json!(below(rng, 16)),
            1 => pick(
                &[
                    json!(-1),
                    json!(255),
                    json!(65_535),
                    json!(u64::MAX),
                    json!(null),
                ],
                rng,
            )
            .cloned()
            .unwrap_or_default(),
            2 => pick(&self.samples, rng).cloned().unwrap_or_default(),
            _ => pick(&seen, rng)
                .and_then(|text| serde_json::from_str(text).ok())
                .unwrap_or_default(),
        }
    }
}

fn spoil_bytes(sample: &Value, rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = sample.to_string().into_bytes();
    for _ in 0..=below(rng, 3) {
        let at = below(rng, bytes.len() as u32) as usize;
        bytes[at] = below(rng, 256) as u8;
    }
    bytes
}

fn pick<'a, T>(list: &'a [T], rng: &mut ChaCha8Rng) -> Option<&'a T> {
    match list {
        [] => None,
        list => list.get(below(rng, list.len() as u32) as usize),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use crate::example::{Action, Comet};
    use crate::suite::table::generator;

    #[test]
    fn actions_arrive_as_they_were_and_spoilt() {
        let mut rng = generator(Seed::from(0), 0);
        let mut mutator = Mutator::default();
        let seen = [
            Action::Offer(Comet(3)),
            Action::Scrap(Comet(5)),
            Action::Done,
        ];
        seen.iter()
            .for_each(|action| mutator.learn(action, &mut rng));
        let arrived: BTreeSet<Action> =
            (0..2000).filter_map(|_| mutator.arrive(&mut rng)).collect();
        for expected in [seen[0], Action::Scrap(Comet(3)), Action::Offer(Comet(255))] {
            assert!(arrived.contains(&expected), "{expected:?} never arrives");
        }
    }
}
