//! Where a guided game stands: what is written down for a seat, and whether it was done.

use crate::Table;
use crate::api::{LessonPlace, Raw};
use games::Json;
use serde_json::Value;
use tabletop::Seat;

impl Table {
    /// Where a seat of a guided game stands if it does some more; nothing at any other table.
    pub fn lesson_place(&self, seat: Seat, more: &[Json]) -> Option<LessonPlace> {
        let path = self.path(seat)?;
        Some(place(path, self.rest(path, seat, more)))
    }

    /// What a lesson has a seat do from here on: nothing once it has done something else.
    pub fn written_for(&self, seat: Seat) -> Vec<Json> {
        let path = self.path(seat).unwrap_or_default();
        let rest = self.rest(path, seat, &[]).unwrap_or_default();
        let actions = rest.into_iter().map(|(_, action)| games::json(action));
        actions.collect()
    }

    fn path(&self, seat: Seat) -> Option<&[Value]> {
        let lesson = self.setup.lesson.as_ref()?;
        lesson.path.get(seat.index()).map(Vec::as_slice)
    }

    /// What is left of a seat's path once it has done some more; nothing if it has left the path.
    fn rest<'a>(&self, path: &'a [Value], seat: Seat, more: &[Json]) -> Option<Rest<'a>> {
        let played = self.game.as_ref().map(|game| game.actions(0));
        let played = played.unwrap_or_default().into_iter();
        let own = played.filter(|(by, _)| *by == seat);
        let drafted = self.seat(seat)?.draft.iter().cloned();
        let done = own.map(|(_, action)| action).chain(drafted);
        rest_of(path, done.chain(more.iter().cloned()))
    }
}

/// What is left of a path, with each action's place in it.
type Rest<'a> = Vec<(usize, &'a Value)>;

/// What is left of a path after some actions; nothing once one of them is not of the path.
fn rest_of(path: &[Value], done: impl Iterator<Item = Json>) -> Option<Rest<'_>> {
    let mut rest: Rest<'_> = path.iter().enumerate().collect();
    for done in done {
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

fn place(path: &[Value], rest: Option<Rest<'_>>) -> LessonPlace {
    let Some(rest) = rest else {
        return LessonPlace::left();
    };
    LessonPlace {
        at: rest.first().map_or(path.len(), |(at, _)| *at) as u32,
        next: rest.first().map(|(_, action)| Raw::of(action)),
        left: false,
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
    use serde_json::json;

    #[test]
    fn a_set_is_picked_in_any_order_and_everything_else_as_it_is_written() {
        let [build, a, b, pass] = [
            json!({ "place": "x" }),
            json!({ "pay": "a" }),
            json!({ "pay": "b" }),
            json!("pass"),
        ];
        let path = [build.clone(), a.clone(), b.clone(), pass.clone()];
        let stands = |done: &[&Value]| {
            let done = done.iter().map(games::json);
            let told = place(&path, rest_of(&path, done));
            let next = told.next.map(|next| next.get().to_owned());
            (told.at, next, told.left)
        };
        assert_eq!(stands(&[]), (0, Some(build.to_string()), false));
        assert_eq!(stands(&[&build, &b]), (1, Some(a.to_string()), false));
        let paid = stands(&[&build, &b, &a]);
        assert_eq!(paid, (3, Some(pass.to_string()), false));
        assert_eq!(stands(&[&build, &b, &a, &pass]), (4, None, false));
        assert_eq!(stands(&[&a]), (0, None, true), "paid before it was placed");
        assert_eq!(stands(&[&build, &a, &a]), (0, None, true), "paid twice");
    }
}
