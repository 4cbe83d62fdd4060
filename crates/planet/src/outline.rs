//! The view in words.

use crate::action::Thing;
use crate::kinds::{Ring, Track};
use crate::state::Tracker;
use crate::tiles;
use crate::view::{PlayerView, View};
use crate::words;
use tabletop::{Message, Outline, Seat, Words};

fn say(key: &'static str) -> Message {
    Message::new(format!("planet-outline-{key}"))
}

fn count(key: &'static str, n: impl Into<tabletop::Arg>) -> Message {
    say(key).with("n", n)
}

impl View {
    pub(crate) fn outline(&self) -> Outline<Thing> {
        let mut outline = Outline::default();
        let table = outline.section(say("round").with("round", self.round));
        table.line(say("commander").with("seat", self.commander), Vec::new());
        if self.last_round {
            table.line(say("last_round"), Vec::new());
        }
        if let Some(card) = self.events.shown.last() {
            let mut cells: Vec<Message> = card
                .facts()
                .effect
                .iter()
                .map(crate::catalogue::effect_text)
                .collect();
            cells.push(count("events_left", self.events.left));
            table.thing(Thing::EventDeck, words::event(*card), cells);
        }
        for pile in &self.civ.piles {
            table.thing(
                Thing::Pile(pile.level),
                say("pile").with("level", pile.level),
                vec![count("cards", pile.count)],
            );
        }
        for &card in &self.civ.offered {
            table.thing(
                Thing::Civ(card),
                words::civ(card),
                crate::catalogue::civ_text(card),
            );
        }
        for card in self.objectives.neighbours.iter().map(|it| it.objective) {
            let metric = crate::catalogue::neighbour_text(card);
            table.thing(Thing::Objective(card), words::neighbour(card), vec![metric]);
        }
        if let Some(card) = self.objectives.shared.as_ref().map(|it| it.objective) {
            let metric = crate::catalogue::neighbour_text(card);
            table.thing(
                Thing::Objective(card),
                say("shared"),
                vec![words::neighbour(card), metric],
            );
        }
        self.station_section(&mut outline);
        for (i, player) in self.players.iter().enumerate() {
            player.sections(Seat::from(i), &mut outline);
        }
        outline
    }

    fn station_section(&self, outline: &mut Outline<Thing>) {
        let heading = say("station").with("n", self.station.rotation);
        let section = outline.section(heading);
        for (stack, shape) in self.station.stacks.iter().zip(tiles::shapes()) {
            let slot = say("slot")
                .with("ring", shape.ring.key())
                .with("n", shape.slot + 1);
            let top = stack.top.map_or_else(|| say("no_tile"), words::tile);
            section.line(slot, vec![top, count("below", stack.below)]);
        }
    }
}

impl PlayerView {
    fn sections(&self, seat: Seat, outline: &mut Outline<Thing>) {
        let heading = say("player")
            .with("seat", seat)
            .with("planet", words::planet(self.planet))
            .with("corporation", words::corporation(self.corporation));
        let section = outline.section(heading);
        let plain = |label| (label, Vec::<Message>::new());
        for (label, cells) in [
            plain(count("pool", self.pool)),
            plain(count("lifepods", self.collected.len())),
            plain(count("meteorites", self.collected_meteorites)),
            plain(count("rovers_left", self.rovers_left)),
            plain(count("stored", self.stored)),
            plain(count("personal", self.objective_count)),
        ] {
            section.line(label, cells);
        }
        let depot = [
            (Ring::Outer, self.depot.outer),
            (Ring::Inner, self.depot.inner),
        ];
        for (ring, top) in depot {
            let label = Thing::Stack(ring).words();
            let top = top.map_or_else(|| say("no_tile"), words::tile);
            section.thing(Thing::Stack(ring), label, vec![top]);
        }
        for (tracker, place) in Track::ALL.iter().zip(<[Tracker; 5]>::from(self.trackers)) {
            let label = say("tracker").with("track", tracker.key());
            let at = say("tracker_at")
                .with("track", place.track.key())
                .with("row", place.at);
            section.thing(Thing::Tracker(*tracker), label, vec![at]);
        }
        for &level in &self.techs {
            let text = crate::catalogue::tech_text(self.corporation, level - 1);
            let label = say("tech").with("n", level);
            section.thing(Thing::Tech(level - 1), label, vec![text]);
        }
        for held in &self.civ {
            let label = say("civ_card").with("level", held.level);
            let name = held
                .card
                .map_or_else(|| Message::new("planet-unseen"), words::civ);
            section.line(label, vec![name]);
        }
        for &card in self
            .objectives
            .iter()
            .flatten()
            .chain(self.dealt.iter().flatten())
        {
            let text = crate::catalogue::personal_text(card);
            section.thing(Thing::Objective(card), words::personal(card), vec![text]);
        }
        self.planet_section(seat, outline);
    }

    fn planet_section(&self, seat: Seat, outline: &mut Outline<Thing>) {
        let section = outline.section(say("planet").with("seat", seat));
        for laid in &self.tiles {
            let corner = words::square(laid.at);
            section.thing(Thing::Square(laid.at), words::tile(laid.tile), vec![corner]);
        }
        for (key, squares) in [
            ("patches_at", &self.patches),
            ("meteorites_at", &self.meteorites),
            ("lifepods_at", &self.lifepods),
        ] {
            if !squares.is_empty() {
                section.line(
                    say(key),
                    squares.iter().map(|it| words::square(*it)).collect(),
                );
            }
        }
        for rover in &self.rovers {
            let loaded = if rover.loaded { "yes" } else { "no" };
            let label = say("rover").with("loaded", loaded);
            section.thing(
                Thing::Square(rover.square),
                label,
                vec![words::square(rover.square)],
            );
        }
    }
}
