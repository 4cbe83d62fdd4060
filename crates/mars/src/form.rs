//! What earlier forms wrote otherwise.

use crate::vocabulary::Resource;
use serde_json::Value;

/// What form 1 wrote as a list, with the names that its parts have today.
const NAMED: [(&str, [&str; 2]); 4] = [
    ("pay", ["resource", "amount"]),
    ("alternative", ["card", "way"]),
    ("choose", ["card", "option"]),
    ("from", ["whom", "resource"]),
];

/// Brings an action or an event of form 1 into today's form.
pub(crate) fn modernize(written: &mut Value) {
    for (action, names) in NAMED {
        written
            .get_mut(action)
            .into_iter()
            .for_each(|parts| name(parts, names));
    }
    let gains = written
        .get_mut("produced")
        .and_then(|event| event.get_mut("gains"));
    gains
        .into_iter()
        .for_each(|gains| name(gains, Resource::ALL.iter().map(|it| it.key())));
}

/// Gives the parts of a list their names.
fn name(parts: &mut Value, names: impl IntoIterator<Item = &'static str>) {
    if let Value::Array(list) = parts {
        let named = names
            .into_iter()
            .map(str::to_owned)
            .zip(std::mem::take(list));
        *parts = Value::Object(named.collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Event};
    use serde_json::json;

    fn read<T: serde::de::DeserializeOwned + serde::Serialize>(mut written: Value) -> Value {
        modernize(&mut written);
        let read: T = serde_json::from_value(written).expect("it is read");
        serde_json::to_value(read).expect("it is written")
    }

    #[test]
    fn actions_of_the_first_form_are_read() {
        for (old, new) in [
            (
                json!({"pay": ["steel", 2]}),
                json!({"pay": {"resource": "steel", "amount": 2}}),
            ),
            (
                json!({"alternative": ["regolith_eaters", 1]}),
                json!({"alternative": {"card": "regolith_eaters", "way": 1}}),
            ),
            (
                json!({"choose": ["large_convoy", 0]}),
                json!({"choose": {"card": "large_convoy", "option": 0}}),
            ),
            (
                json!({"from": [{"seat": 1}, "plants"]}),
                json!({"from": {"whom": {"seat": 1}, "resource": "plants"}}),
            ),
            (json!("pass"), json!("pass")),
        ] {
            assert_eq!(read::<Action>(old), new);
            assert_eq!(read::<Action>(new.clone()), new);
        }
    }

    #[test]
    fn a_production_of_the_first_form_is_read() {
        let old = json!({"produced": {"seat": 0, "gains": [20, 1, 0, 0, 0, 3], "warmed": 0}});
        assert_eq!(read::<Event>(old)["produced"]["gains"]["heat"], 3);
    }
}
