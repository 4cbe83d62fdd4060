//! Milestones and awards, as the maps list them.

use crate::cards::{AwardMetric, MilestoneCondition, data};
use crate::named::by_name;

/// What a milestone or an award is called and what it asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Honour<T> {
    /// The name in data, actions and messages.
    pub(crate) key: &'static str,
    /// The condition or the metric.
    pub(crate) facts: T,
}

/// A number in a list of the data that is written as its name.
macro_rules! honour {
    ($(#[$doc:meta])* $name:ident in $list:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
        #[cfg_attr(
            feature = "schema",
            derive(schemars::JsonSchema),
            schemars(with = "String")
        )]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The one of this name.
            pub fn named(key: &str) -> Option<$name> {
                $name::all().find(|it| it.key() == key)
            }

            /// Those of all maps.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..data().$list.len() as u8).map($name)
            }

            /// The name in data, actions and messages.
            pub fn key(self) -> &'static str {
                data().$list[self.0 as usize].key
            }
        }

        by_name!($name, key, $what);
    };
}

honour! {
    /// An honour for whoever claims it first.
    Milestone in milestones, "milestone"
}

honour! {
    /// A contest that somebody funds and anybody may win.
    Award in awards, "award"
}

impl Milestone {
    /// What must hold to claim it.
    #[inline]
    pub fn condition(self) -> MilestoneCondition {
        data().milestones[self.0 as usize].facts
    }
}

impl Award {
    /// What it compares.
    #[inline]
    pub(crate) fn metric(self) -> &'static AwardMetric {
        &data().awards[self.0 as usize].facts
    }
}
