//! Where a guided game stands: what is written down for a seat, and whether it was done.

use super::Table;
use crate::api::{LessonPlace, Raw};
use games::Json;
use serde_json::Value;
use tabletop::Seat;

impl Table {
    /// Where a seat of a guided game stands if it does some more; nothing at any other table.
    pub fn lesson_place(&self, seat: Seat, more: &[Json]) -> Option<LessonPlace> {
        let path = self.path(seat)?;
        let rest = self.rest_of(path, seat, more);
        let place = |rest: Vec<(usize, &Value)>| LessonPlace {
            at: rest.first().map_or(path.len(), |(at, _)| *at) as u32,
            next: rest.first().map(|(_, action)| Raw::of(action)),
            left: false,
        };
        Some(rest.map_or_else(LessonPlace::left, place))
    }

    /// What a lesson has a seat do from here on: nothing once it has done something else.
    pub fn written_for(&self, seat: Seat) -> Vec<Json> {
        let path = self.path(seat).unwrap_or_default();
        let rest = self.rest_of(path, seat, &[]).unwrap_or_default();
        let actions = rest.into_iter().map(|(_, action)| games::json(action));
        actions.collect()
    }

    fn path(&self, seat: Seat) -> Option<&[Value]> {
        let lesson = self.setup.lesson.as_ref()?;
        lesson.path.get(seat.index()).map(Vec::as_slice)
    }

    /// What is left of a path, with each action's place in it; nothing if the seat has left it.
    fn rest_of<'a>(
        &self,
        path: &'a [Value],
        seat: Seat,
        more: &[Json],
    ) -> Option<Vec<(usize, &'a Value)>> {
        let mut rest: Vec<(usize, &Value)> = path.iter().enumerate().collect();
        let own = self.moves.iter().filter(|noted| noted.seat == seat);
        let drafted = self.seat(seat)?.draft.iter();
        for done in own.map(|noted| &noted.action).chain(drafted).chain(more) {
            let done: Value = serde_json::from_str(done.get()).ok()?;
            // A set is picked in any order: the actions of one kind that come next are as good as the next.
            let kind = kind(rest.first()?.1);
            let mut alike = rest
                .iter()
                .take_while(|(_, action)| self::kind(action) == kind);
            let found = alike.position(|(_, action)| **action == done)?;
            rest.remove(found);
        }
        Some(rest)
    }
}

/// What sort of action it is: `pay` of `{"pay": "gem_world"}`.
fn kind(action: &Value) -> Option<&str> {
    match action {
        Value::Object(fields) => fields.keys().next().map(String::as_str),
        Value::String(word) => Some(word),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{Lesson, Moment, TableRules};
    use crate::table::{Holder, Noted, Setup};
    use serde_json::json;
    use tabletop::{Chance, Seed};

    /// A table whose first seat has a path, and has done some actions.
    fn table(path: &[Value], done: &[Value]) -> Table {
        let setup = Setup {
            game: "race".into(),
            options: json!({}),
            rules: TableRules::default(),
            host: "anna".into(),
            key: String::new(),
            seats: vec![Holder::Person("anna".into()), Holder::Bot("random".into())],
            created: Moment(0),
            series: None,
            lesson: Some(Lesson {
                chance: Chance::seeded(Seed::from(1)),
                path: vec![path.to_vec()],
            }),
            position: None,
        };
        let mut table = Table::new("t".into(), setup);
        let moves = done.iter().zip(0..).map(|(action, number)| Noted {
            seat: Seat(0),
            action: games::json(action),
            number,
            bot: false,
        });
        table.moves.extend(moves);
        table
    }

    #[test]
    fn a_set_is_picked_in_any_order_and_everything_else_as_it_is_written() {
        let [place, a, b, pass] = [
            json!({ "place": "x" }),
            json!({ "pay": "a" }),
            json!({ "pay": "b" }),
            json!("pass"),
        ];
        let path = [place.clone(), a.clone(), b.clone(), pass.clone()];
        let stands = |done: &[Value]| {
            let told = table(&path, done).lesson_place(Seat(0), &[]).unwrap();
            (
                told.at,
                told.next.map(|next| next.get().to_owned()),
                told.left,
            )
        };
        assert_eq!(stands(&[]), (0, Some(place.to_string()), false));
        assert_eq!(
            stands(&[place.clone(), b.clone()]),
            (1, Some(a.to_string()), false)
        );
        assert_eq!(
            stands(&[place.clone(), b.clone(), a.clone()]),
            (3, Some(pass.to_string()), false)
        );
        assert_eq!(
            stands(&[place.clone(), b.clone(), a.clone(), pass.clone()]),
            (4, None, false)
        );
        assert_eq!(
            stands(std::slice::from_ref(&a)),
            (0, None, true),
            "paid before it was placed"
        );
        assert_eq!(
            stands(&[place.clone(), a.clone(), a]),
            (0, None, true),
            "paid twice"
        );
        assert!(table(&path, &[]).lesson_place(Seat(1), &[]).is_none());
        let more = [games::json(&place), games::json(&b)];
        let tried = table(&path, &[]).lesson_place(Seat(0), &more).unwrap();
        assert_eq!((tried.at, tried.left), (1, false));
        assert_eq!(table(&path, &[pass]).written_for(Seat(0)).len(), 0);
    }
}
