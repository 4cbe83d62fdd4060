//! What a seat is asked.

use crate::Message;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The question a seat has to answer now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prompt {
    /// The step's name in the rulebook, in `snake_case`: `explore_keep`.
    pub step: Cow<'static, str>,
    /// The question in words.
    pub message: Message,
    /// Set when the answer is a set that is picked one by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pick: Option<Pick>,
}

/// How large a set has to be, and how far the picking is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pick {
    /// The fewest picks that complete the set.
    pub least: u16,
    /// The most picks that fit.
    pub most: u16,
    /// How many are picked so far.
    pub picked: u16,
}

impl Prompt {
    /// A question with one answer.
    pub fn new(step: &'static str, message: Message) -> Self {
        Prompt {
            step: step.into(),
            message,
            pick: None,
        }
    }

    /// Makes it a question for a set of `least..=most` picks, of which `picked` are made.
    #[must_use]
    pub fn picking(mut self, least: usize, most: usize, picked: usize) -> Self {
        let [least, most, picked] = [least, most, picked].map(|n| n as u16);
        self.pick = Some(Pick {
            least,
            most,
            picked,
        });
        self
    }
}
