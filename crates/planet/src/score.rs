//! Scoring A to F with its breakdown, the tie-breaks, and the target of a player alone.

use crate::cards::{COMMERCE, Family, Goal, MEDALS_PER_SET, SET_SIZE};
use crate::cells::{Cells, SIDE};
use crate::effect::{Power, Scoring, Special};
use crate::kinds::{CivCard, Objective, Track};
use crate::options::MAX_PLAYERS;
use crate::state::{Planet, Player, Step};
use arrayvec::ArrayVec;
use serde::Deserialize;
use std::sync::LazyLock;
use tabletop::{Message, Outcome, Rival, Score, Scores, Seat, Viewer};

/// The target of a player alone and the bands of the result.
#[derive(Deserialize)]
struct Solo {
    base_target: i32,
    adjustments: Vec<Adjustment>,
    bands: Vec<Band>,
}

#[derive(Deserialize)]
struct Adjustment {
    min: u8,
    max: u8,
    red: i32,
    orange: i32,
    green: i32,
}

#[derive(Deserialize)]
struct Band {
    id: String,
    threshold: i32,
    win: bool,
}

static SOLO: LazyLock<Solo> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/solo.json")).expect("the solo table is well-formed")
});

/// The target of a player alone with so many events of each colour.
pub fn solo_target(green: u8, orange: u8, red: u8) -> i32 {
    let of = |count: u8, pick: fn(&Adjustment) -> i32| {
        let line = SOLO
            .adjustments
            .iter()
            .find(|line| (line.min..=line.max).contains(&count));
        line.map_or(0, pick)
    };
    SOLO.base_target + of(red, |it| it.red) + of(orange, |it| it.orange) + of(green, |it| it.green)
}

/// The band of a result against its target: its name, and whether it is a win.
pub fn solo_band(score: i32, target: i32) -> (&'static str, bool) {
    let reached = SOLO
        .bands
        .iter()
        .rfind(|band| band.threshold <= score - target);
    let band = reached.unwrap_or(&SOLO.bands[0]);
    (&band.id, band.win)
}

impl Player {
    /// Whether a row or column has neither gaps nor meteorites.
    pub fn scores_line(&self, line: Cells) -> bool {
        let done = self
            .complete_squares()
            .difference(self.surface.with_meteorites());
        (line & self.board().squares).is_subset(done)
    }

    /// A: rows and columns without gaps and meteorites, and the planet's extras.
    pub fn planet_medals(&self) -> i32 {
        let board = self.board();
        let line = |cells: Cells, medals: u8| match self.scores_line(cells) {
            true => i32::from(medals),
            false => 0,
        };
        let lines: i32 = (0..SIDE)
            .map(|n| {
                let i = usize::from(n);
                line(Cells::row(n), board.row_medals[i])
                    + line(Cells::column(n), board.column_medals[i])
            })
            .sum();
        let complete = |(region, _): &&(Cells, u8)| region.is_subset(self.surface.covered);
        let regions: i32 = board
            .regions
            .iter()
            .filter(complete)
            .map(|(_, medals)| i32::from(*medals))
            .sum();
        let cities = board.cities.0.difference(self.surface.covered).len() as i32;
        lines + regions + cities * i32::from(board.cities.1)
    }

    /// The last medal at or below a place of a track; covered ones do not count.
    fn last_medal(&self, track: Track, at: u8) -> i32 {
        let spaces = &self.corp().tracks[track.index()].spaces;
        let covered = self.pods_on_tracks[track.index()];
        let below = spaces[..=usize::from(at)].iter().enumerate().rev();
        let mut open = below.filter(|(i, _)| *i >= 16 || covered >> i & 1 == 0);
        open.find_map(|(_, space)| space.medal).map_or(0, i32::from)
    }

    /// B: the last medal of each track.
    pub fn track_medals(&self) -> i32 {
        let medal = |tracker: Track| {
            let here = self.trackers[tracker.index()];
            self.last_medal(here.track, here.at)
        };
        let best = self.is(Special::ScoreByOccupiedTrack) && self.has(Power::BestOfTrack);
        let best_on = |tracker: Track| {
            let track = self.trackers[tracker.index()].track;
            let there = self.trackers.iter().filter(|it| it.track == track);
            there
                .map(|it| self.last_medal(it.track, it.at))
                .max()
                .unwrap_or(0)
        };
        Track::ALL
            .iter()
            .map(|&it| if best { best_on(it) } else { medal(it) })
            .sum()
    }

    fn copies(&self, family: Family, seen: impl Fn(CivCard, bool) -> bool) -> usize {
        let held = self
            .civ
            .iter()
            .filter(|held| held.card.facts().family == Some(family));
        held.filter(|held| seen(held.card, held.shown)).count()
    }

    /// C and D: lifepods, meteorites and civilization cards, as far as they are seen.
    pub fn card_medals(&self, seen: impl Fn(CivCard, bool) -> bool + Copy) -> [i32; 3] {
        let mut each = 1;
        for held in self.civ.iter().filter(|held| seen(held.card, held.shown)) {
            for scoring in &held.card.facts().scoring {
                if let Scoring::LifepodValue { medals_each } = *scoring {
                    each = i32::from(medals_each);
                }
            }
        }
        let sets = i32::from(self.meteorites) / SET_SIZE;
        let per_set = MEDALS_PER_SET[self.copies(Family::MeteoriteRepo, seen).min(4)];
        let cards = self.civ_medals(seen).map(|(_, medals)| medals).sum();
        [each * i32::from(self.lifepods), sets * per_set, cards]
    }

    /// What each civilization card brings by itself. Of a family each further copy brings what it adds.
    pub(crate) fn civ_medals(
        &self,
        seen: impl Fn(CivCard, bool) -> bool + Copy,
    ) -> impl Iterator<Item = (CivCard, i32)> {
        let mut agreements = 0;
        let cards = self
            .civ
            .iter()
            .filter(move |held| seen(held.card, held.shown));
        cards.map(move |held| {
            let scoring = held.card.facts().scoring.iter();
            let own: i32 = scoring
                .map(|scoring| match *scoring {
                    Scoring::Medals { amount } => i32::from(amount),
                    Scoring::MedalsPer { metric, amount } => {
                        i32::from(amount) * self.metric(metric)
                    }
                    Scoring::LifepodValue { .. } | Scoring::FamilySet => 0,
                })
                .sum();
            let family = held.card.facts().family;
            let added = match family == Some(Family::CommerceAgreement) && agreements < 4 {
                true => {
                    agreements += 1;
                    COMMERCE[agreements] - COMMERCE[agreements - 1]
                }
                false => 0,
            };
            (held.card, own + added)
        })
    }

    /// E: personal objectives.
    pub fn personal_medals(&self) -> i32 {
        self.personal_cards().map(|(_, medals)| medals).sum()
    }

    /// What each personal objective brings.
    fn personal_cards(&self) -> impl Iterator<Item = (Objective, i32)> {
        self.objectives.iter().map(|&card| {
            let facts = &card.facts().personal;
            let fulfilled = self.fulfils(facts.condition);
            (card, i32::from(fulfilled) * i32::from(facts.medals))
        })
    }
}

impl Planet {
    /// Medals of one neighbour objective for `own` against `other`.
    fn duel(card: Objective, own: i32, other: i32) -> i32 {
        let facts = &card.facts().neighbour;
        let better = match facts.goal {
            Goal::Most => own.cmp(&other),
            Goal::Least => other.cmp(&own),
        };
        match better {
            std::cmp::Ordering::Greater => facts.win.into(),
            std::cmp::Ordering::Equal => facts.tie.into(),
            std::cmp::Ordering::Less => 0,
        }
    }

    /// F: what each objective brings for which a seat is compared.
    pub(crate) fn neighbour_cards(
        &self,
        seat: Seat,
    ) -> ArrayVec<(Objective, i32), { MAX_PLAYERS + 1 }> {
        let (n, me) = (self.count(), seat.index());
        let metric =
            |card: Objective, i: usize| self.players[i].metric(card.facts().neighbour.metric);
        let against = |card: Objective, other: usize| {
            Planet::duel(card, metric(card, me), metric(card, other))
        };
        let cards = &self.objectives.neighbours;
        let mut medals = ArrayVec::new();
        let mut duel = |card: Option<&Objective>, other: usize| {
            medals.extend(card.map(|&card| (card, against(card, other))));
        };
        match n {
            1 => return medals,
            2 => cards.iter().for_each(|card| duel(Some(card), 1 - me)),
            // Card i lies between seat i and the next.
            _ => {
                let before = (me + n - 1) % n;
                duel(cards.get(me), (me + 1) % n);
                duel(cards.get(before), before);
            }
        }
        medals.extend(self.objectives.shared.map(|card| {
            let facts = &card.facts().neighbour;
            let sign = if facts.goal == Goal::Most { 1 } else { -1 };
            let values = (0..n).map(|i| sign * metric(card, i));
            let best = values.clone().max().unwrap_or(0);
            let points = match values.clone().filter(|&value| value == best).count() {
                _ if sign * metric(card, me) != best => 0,
                1 => facts.win.into(),
                _ => i32::from(facts.tie),
            };
            (card, points)
        }));
        medals
    }

    /// A seat's score sheet, as far as the viewer may know.
    pub(crate) fn score_of(&self, seat: Seat, viewer: Viewer) -> Score {
        let player = self.player(seat);
        let own = viewer.sees(seat) || self.step == Step::Over;
        let seen = |_, shown| shown || own;
        let [lifepods, meteorites, _] = player.card_medals(seen);
        let mut score = Score::default();
        let label = |name: &str| Message::new(format!("planet-score-{name}"));
        for (name, points) in [
            ("planet", player.planet_medals()),
            ("tracks", player.track_medals()),
            ("lifepods", lifepods),
            ("meteorites", meteorites),
        ] {
            score.add(name, label(name), points);
        }
        let civ = player.civ_medals(seen).map(|(card, n)| (card.key(), n));
        score.add_cards("civ_cards", label("civ_cards"), civ);
        if self.options.with_personal(self.count()) {
            let cards = player.personal_cards().filter(|_| own);
            let cards = cards.map(|(card, n)| (card.key(), n));
            score.add_cards("personal", label("personal"), cards);
        }
        if self.count() > 1 {
            let cards = self.neighbour_cards(seat);
            let cards = cards.iter().map(|(card, n)| (card.key(), *n));
            score.add_cards("neighbour", label("neighbour"), cards);
        }
        let uncovered = player
            .board()
            .squares
            .difference(player.complete_squares())
            .len();
        score.tie_breaks = vec![
            -(uncovered as i32),
            -(player.surface.meteorite_count() as i32),
        ];
        score
    }

    /// The target of a player alone.
    pub(crate) fn target(&self) -> i32 {
        solo_target(self.options.green, self.options.orange(), self.options.red)
    }

    pub(crate) fn scores(&self, viewer: Viewer) -> Scores {
        let seats = Seat::all(self.count())
            .map(|seat| self.score_of(seat, viewer))
            .collect();
        let target = || Rival {
            name: Message::new("planet-score-target"),
            score: Score {
                total: self.target(),
                ..Score::default()
            },
        };
        let rivals = if self.count() == 1 {
            vec![target()]
        } else {
            Vec::new()
        };
        Scores { seats, rivals }
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.step != Step::Over {
            return None;
        }
        let mut outcome = self.scores(Viewer::Referee).into_outcome();
        if self.count() == 1 {
            let (band, win) = solo_band(outcome.scores[0], self.target());
            outcome.won = vec![win];
            outcome.ranks = vec![if win { 1 } else { 2 }];
            outcome.verdict = Some(Message::new(format!("planet-band-{band}")));
        }
        Some(outcome)
    }
}
