//! A typed table behind the face of [`AnyGame`].

use crate::registry::modern;
use crate::{
    AnyEvents, AnyGame, Choice, Considered, Error, Json, Moved, Others, Parts, Played, Preview,
    Refusal, Table, Told, json,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{
    Event, Game, Message, Outcome, Outline, Prompt, Row, Scores, ScriptedDraw, Seat, SeatSet,
    Section, Things, Viewer, Words as _,
};

impl<G: Game> AnyGame for Table<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn options(&self) -> Json {
        json(&self.options)
    }

    fn seat_count(&self) -> usize {
        self.game().seat_count()
    }

    fn asked(&self) -> SeatSet {
        self.game().asked()
    }

    fn deciders(&self) -> SeatSet {
        self.game().deciders()
    }

    fn prompt(&self, seat: Seat) -> Result<Option<Prompt>, Error> {
        self.seated(seat)?;
        let game = self.game();
        Ok(game.deciders().contains(seat).then(|| game.prompt(seat)))
    }

    fn legal(&self, seat: Seat) -> Result<Json, Error> {
        self.seated(seat)?;
        let mut actions = Vec::new();
        self.game().legal_actions(seat, &mut actions);
        Ok(json(&actions))
    }

    fn choices(&self, seat: Seat) -> Result<Vec<Choice>, Error> {
        self.seated(seat)?;
        let mut actions = Vec::new();
        self.game().legal_actions(seat, &mut actions);
        Ok(actions
            .iter()
            .map(|action| choice(self.game(), action))
            .collect())
    }

    fn offer(&self, seat: Seat) -> Result<Json, Error> {
        self.seated(seat)?;
        let mut actions = Vec::new();
        self.game().legal_actions(seat, &mut actions);
        Ok(json(&Offers(self.game(), &actions)))
    }

    fn considered(&self, seat: Seat) -> Result<Vec<Considered>, Error> {
        self.seated(seat)?;
        let mut actions = Vec::new();
        if self.game().deciders().contains(seat) {
            self.game().considered(seat, &mut actions);
        }
        let considered = |(action, illegal): &(G::Action, Option<G::Illegal>)| Considered {
            choice: choice(self.game(), action),
            refusal: illegal.as_ref().map(refusal),
        };
        Ok(actions.iter().map(considered).collect())
    }

    fn why(&self, seat: Seat, action: &RawValue) -> Result<Option<Refusal>, Error> {
        self.playing(seat)?;
        let action = read::<G>(action)?;
        Ok(self.game().check(seat, &action).err().as_ref().map(refusal))
    }

    fn play(&mut self, seat: Seat, actions: &[&RawValue]) -> Result<Played, Error> {
        self.playing(seat)?;
        let actions = read_all::<G>(actions)?;
        let (revealed, events) = Table::play(self, seat, &actions)?;
        Ok(Played {
            revealed,
            events: Box::new(Happened(events)),
        })
    }

    fn setup_events(&self) -> Box<dyn AnyEvents> {
        Box::new(Happened(Table::setup_events(self)))
    }

    fn preview(&self, seat: Seat, actions: &[&RawValue]) -> Result<Preview, Error> {
        self.playing(seat)?;
        let actions = read_all::<G>(actions)?;
        // Any determinization shows the same up to the first revelation.
        let mut table = determinized(self, SeatSet::of(seat), [0; 32]);
        let (played, revealed, events) = table.play_hidden(seat, &actions)?;
        let (game, events) = (Box::new(table), Box::new(Happened(events)));
        Ok(Preview {
            game,
            played,
            revealed,
            events,
        })
    }

    fn determinized(&self, knowers: SeatSet, seed: [u8; 32]) -> Box<dyn AnyGame> {
        Box::new(determinized(self, knowers, seed))
    }

    fn stack(&mut self, piles: &BTreeMap<String, Vec<ScriptedDraw>>) -> Result<(), Error> {
        Table::stack(self, piles)
    }

    fn played(&self) -> usize {
        Table::played(self)
    }

    fn moves(&self) -> Vec<Moved> {
        self.moved()
    }

    fn moves_back(&self) -> Box<dyn Iterator<Item = Moved> + '_> {
        Box::new(self.moved_back())
    }

    fn actions(&self, from: usize) -> Vec<(Seat, Json)> {
        let actions = Table::actions(self).skip(from);
        actions
            .map(|(seat, action)| (seat, json(&action)))
            .collect()
    }

    fn rewind(&mut self, to: usize) -> Result<(), Error> {
        Table::rewind(self, to)
    }

    fn take_back(&mut self, moves: &[usize]) -> Result<(), Error> {
        Table::take_back(self, moves)
    }

    fn history(&self, from: usize) -> Vec<Box<dyn AnyEvents>> {
        let lists = Table::history(self, from).into_iter();
        lists
            .map(|list| -> Box<dyn AnyEvents> { Box::new(Happened(list)) })
            .collect()
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.game().view(viewer))
    }

    fn view_parts(&self, viewer: Viewer, before: &Parts) -> Parts {
        Parts::of(&self.game().view(viewer), before).expect("a view is an object")
    }

    fn outline(&self, viewer: Viewer) -> Outline<Json> {
        let row = |row: Row<G::Thing>| Row {
            thing: row.thing.map(|thing| json(&thing)),
            label: row.label,
            cells: row.cells,
        };
        let section = |section: Section<G::Thing>| Section {
            heading: section.heading,
            rows: section.rows.into_iter().map(row).collect(),
        };
        let outline = G::outline(&self.game().view(viewer));
        Outline {
            sections: outline.sections.into_iter().map(section).collect(),
        }
    }

    fn standings(&self, viewer: Viewer) -> Scores {
        self.game().standings(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn record(&self) -> Json {
        json(&Table::record(self))
    }

    fn record_text(&self) -> String {
        Table::record(self).text()
    }

    fn position(&self) -> Json {
        json(self.game())
    }

    fn digest(&self) -> String {
        Table::digest(self)
    }

    fn form(&self) -> u32 {
        G::FORM
    }

    fn fork(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

fn determinized<G: Game>(table: &Table<G>, knowers: SeatSet, seed: [u8; 32]) -> Table<G> {
    let mut rng = ChaCha8Rng::from_seed(seed);
    table.of_determinization(table.game().determinize(knowers, &mut rng))
}

struct Happened<E>(Vec<E>);

impl<E: Event> Happened<E> {
    fn seen(&self, viewer: Viewer) -> impl Iterator<Item = E> {
        self.0.iter().filter_map(move |event| event.seen_by(viewer))
    }
}

impl<E: Event + 'static> AnyEvents for Happened<E> {
    fn seen_by(&self, viewer: Viewer) -> Vec<Told> {
        let told = |event: E| Told {
            event: json(&event),
            words: event.words(),
        };
        self.seen(viewer).map(told).collect()
    }

    fn tell(&self, viewer: Viewer, others: &mut Others) -> Vec<Arc<RawValue>> {
        self.seen(viewer)
            .map(|event| others.tell_event(event))
            .collect()
    }

    fn count(&self, viewer: Viewer) -> usize {
        self.seen(viewer).count()
    }

    fn json(&self, viewer: Viewer) -> Json {
        json(&self.seen(viewer).collect::<Vec<_>>())
    }
}

/// [`Choice`]s that are written at once, one after another.
struct Offers<'a, G: Game>(&'a G, &'a [G::Action]);

#[derive(Serialize)]
#[serde(bound = "")]
struct Offer<'a, G: Game> {
    action: &'a G::Action,
    things: Things<G::Thing>,
    words: Message,
}

impl<G: Game> Serialize for Offers<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let offer = |action| Offer::<G> {
            action,
            things: self.0.touches(action),
            words: action.words(),
        };
        serializer.collect_seq(self.1.iter().map(offer))
    }
}

fn choice<G: Game>(game: &G, action: &G::Action) -> Choice {
    let (things, words) = (json(&game.touches(action)), action.words());
    Choice {
        action: json(action),
        things,
        words,
    }
}

fn refusal<I: tabletop::Datum>(illegal: &I) -> Refusal {
    Refusal {
        reason: json(illegal),
        words: illegal.words(),
    }
}

fn read<G: Game>(action: &RawValue) -> Result<G::Action, Error> {
    modern::<G, _>(action).map_err(|detail| Error::BadAction { detail })
}

fn read_all<G: Game>(actions: &[&RawValue]) -> Result<Vec<G::Action>, Error> {
    actions.iter().map(|action| read::<G>(action)).collect()
}
