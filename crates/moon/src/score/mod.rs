//! Scoring: each scenario's parts, as its sheet lists them.

mod parts;

pub(crate) use parts::{Part, ScoringData, compile};

use crate::cards::Reward;
use crate::options::Scenario;
use crate::rules::scenarios::{battle, dome, journey, launch, virus};
use crate::sheet::{Half, Sheet};
use crate::state::{Astra, MOST_SEATS, Moon, Noted};
use arrayvec::ArrayVec;
use parts::{Block, Count, Op, SoloCount};
use tabletop::{Message, Outcome, Rival, Score, Scores, Viewer};

/// What a solo game that neither side has won is called.
pub(crate) const DRAW: &str = "moon-verdict-draw";

/// The sheets as somebody may see them, with the missions.
pub(crate) struct Table<'a> {
    game: &'a Moon,
    /// Copies, with every planet settled.
    sheets: ArrayVec<Sheet, MOST_SEATS>,
}

impl Moon {
    /// The sheets as a viewer may see them: with the running answers of its own seats.
    pub(crate) fn seen_sheets(&self, viewer: Viewer) -> ArrayVec<Sheet, MOST_SEATS> {
        let mut sheets = self.sheets.clone();
        for seat in self.all().filter(|seat| viewer.sees(*seat)) {
            let (sheet, _) = self.active(seat.index());
            sheets[sheet] = self.answers[seat.index()].sheet;
        }
        sheets
    }

    /// The sheets as they are scored: with every planet settled.
    pub(crate) fn settled_sheets(&self, viewer: Viewer) -> ArrayVec<Sheet, MOST_SEATS> {
        let mut sheets = self.seen_sheets(viewer);
        if self.scenario == Scenario::Battle {
            for (i, sheet) in sheets.iter_mut().enumerate() {
                let human = if i == 0 { Half::Owner } else { Half::Guest };
                battle::settle_all(sheet, self.astra.as_ref().map(|_| human));
            }
        }
        sheets
    }

    pub(crate) fn score_table(&self, viewer: Viewer) -> Table<'_> {
        let sheets = self.settled_sheets(viewer);
        Table { game: self, sheets }
    }

    /// A seat's total if the sheet it plays on looked like this.
    pub(crate) fn total_with(&self, seat: usize, sheet: &Sheet) -> i32 {
        let mut table = self.score_table(Viewer::Referee);
        let (active, half) = self.active(seat);
        table.sheets[active] = *sheet;
        if self.scenario == Scenario::Battle {
            battle::settle_all(&mut table.sheets[active], self.astra.as_ref().map(|_| half));
        }
        table.total(seat)
    }

    /// ASTRA's score.
    pub(crate) fn astra_score(&self, astra: &Astra) -> i32 {
        let card = self.astra_card();
        if self.scenario == Scenario::Launch {
            let crossed = self.astra_track(astra);
            let rest = card
                .values
                .iter()
                .skip(crossed.saturating_sub(card.levels.len()));
            return rest
                .copied()
                .find(|value| *value > 0)
                .unwrap_or(card.launch);
        }
        let level = i32::from(Moon::opponent_card(astra).level);
        card.fixed + level * card.per_level + Moon::points_for_cards(astra)
    }

    pub(crate) fn scores(&self, viewer: Viewer) -> Scores {
        let table = self.score_table(viewer);
        let seats = (0..self.players()).map(|seat| table.score(seat)).collect();
        let rivals = self.astra.as_ref().map(|astra| {
            let mut score = Score::default();
            let total = self.astra_score(astra);
            score.add("total", Message::new("moon-score-astra"), total);
            Rival {
                name: astra.opponent.words(),
                score,
            }
        });
        let rivals = rivals.into_iter().collect();
        Scores { seats, rivals }
    }

    /// How the finished game came out. Ranks are dense: all first, then the next group is second.
    pub(crate) fn final_outcome(&self) -> Outcome {
        let scores = self.scores(Viewer::Referee);
        let keys: Vec<(i32, &[i32])> = scores
            .seats
            .iter()
            .map(|score| (score.total, score.tie_breaks.as_slice()))
            .collect();
        let mut ladder = keys.clone();
        ladder.sort_unstable_by(|a, b| b.cmp(a));
        ladder.dedup();
        let rank = |key| {
            1 + ladder
                .iter()
                .position(|step| *step == key)
                .unwrap_or_default() as u8
        };
        let ranks: Vec<u8> = keys.iter().map(|key| rank(*key)).collect();
        let solo = self
            .astra
            .as_ref()
            .map(|astra| self.solo_result(&scores.seats[0], astra));
        let mut outcome = scores.into_outcome();
        outcome.ranks = ranks;
        if let Some(result) = solo {
            use std::cmp::Ordering;
            let verdict = match result {
                Ordering::Greater => "moon-verdict-won",
                Ordering::Equal => DRAW,
                Ordering::Less => "moon-verdict-lost",
            };
            outcome.ranks = vec![if result == Ordering::Less { 2 } else { 1 }];
            outcome.won = vec![result == Ordering::Greater];
            outcome.verdict = Some(Message::new(verdict));
        }
        outcome
    }

    /// The player against ASTRA, which counts as having used no system error.
    fn solo_result(&self, own: &Score, astra: &Astra) -> std::cmp::Ordering {
        let astra = self.astra_score(astra);
        let errors = own.tie_breaks.last().copied().unwrap_or_default();
        let by_score = own.total.cmp(&astra).then(errors.cmp(&0));
        self.solo_launch().unwrap_or(by_score)
    }
}

impl Table<'_> {
    /// A seat's score sheet.
    fn score(&self, seat: usize) -> Score {
        let mut score = Score::default();
        for part in &self.game.board().scoring {
            let label = Message::new(format!("moon-score-{}", part.id));
            match part.op {
                Op::Missions | Op::MissionsByTrack { .. } => {
                    let missions = self.missions(&part.op, seat);
                    let missions = missions.map(|(card, points)| (card, part.sign * points));
                    score.add_cards(part.id, label, missions);
                }
                _ => score.add(part.id, label, part.sign * self.points(part, seat)),
            }
        }
        score.tie_breaks = self.tie_breaks(seat);
        score
    }

    /// A seat's total alone.
    pub(crate) fn total(&self, seat: usize) -> i32 {
        let parts = self.game.board().scoring.iter();
        parts.map(|part| part.sign * self.points(part, seat)).sum()
    }

    fn tie_breaks(&self, seat: usize) -> Vec<i32> {
        let board = self.game.board();
        let own = self.game.own_sheets(seat).into_iter();
        let errors: u32 = own
            .map(|(i, half)| self.sheets[i].errors(board, half))
            .sum();
        let sheet = &self.sheets[seat];
        let mut keys = Vec::new();
        if self.game.scenario == Scenario::Launch {
            // Only launchers compare their extra rockets; they alone have any.
            let launched = launch::launched(board, sheet);
            keys.push(if launched {
                launch::extra_rockets(sheet) as i32
            } else {
                0
            });
        }
        keys.push(-(errors as i32));
        keys
    }

    /// The points of one part; on both sheets in scenario 8.
    fn points(&self, part: &Part, seat: usize) -> i32 {
        match &part.op {
            Op::Missions | Op::MissionsByTrack { .. } => {
                let missions = self.missions(&part.op, seat);
                missions.map(|(_, points)| points).sum()
            }
            Op::Majority {
                points,
                count,
                solo,
            } => self.majority(points, *count, *solo, seat),
            Op::MajorityByTrack {
                most,
                others,
                count,
                solo,
            } => {
                let have = self.count(*count, seat);
                let leads = match &self.game.astra {
                    Some(astra) => have >= given(astra, *solo),
                    None => (0..self.sheets.len()).all(|other| self.count(*count, other) <= have),
                };
                let track = if leads { *most } else { *others };
                if have == 0 {
                    0
                } else {
                    self.value(&self.sheets[seat], track)
                }
            }
            _ => {
                let own = self.game.own_sheets(seat).into_iter();
                own.map(|(i, half)| self.on_sheet(&part.op, &self.sheets[i], half))
                    .sum()
            }
        }
    }

    /// The first value of a track that is not crossed off.
    fn value(&self, sheet: &Sheet, track: u8) -> i32 {
        let track = &self.game.board().tracks[usize::from(track)];
        let crossed = sheet.crossed_of(track.marks) as usize;
        track.values.get(crossed).copied().unwrap_or_default()
    }

    /// What each mission brings that a seat has accomplished.
    fn missions(&self, op: &Op, seat: usize) -> impl Iterator<Item = (&'static str, i32)> {
        let missions = self.game.noted[seat].iter().zip(&self.game.missions);
        missions.filter_map(move |(noted, mission)| {
            let (noted, face) = ((*noted)?, mission.card.face());
            let points = match (op, face.reward) {
                (Op::MissionsByTrack { first, later }, _) => match noted {
                    Noted::First => self.value(&self.sheets[seat], *first),
                    Noted::Later => self.value(&self.sheets[seat], *later),
                },
                (_, Reward::Points { first, later }) => match noted {
                    Noted::First => first,
                    Noted::Later => later,
                },
                _ => 0,
            };
            Some((face.id.as_str(), points))
        })
    }

    fn count(&self, count: Count, seat: usize) -> u32 {
        match count {
            Count::CompleteZones => journey::complete_sizes(&self.sheets[seat]).count() as u32,
            Count::Crossed(marks) => self.sheets[seat].crossed_of(marks),
        }
    }

    /// The highest count earns the first value, the next lower one the second, and so on.
    fn majority(&self, points: &[i32], count: Count, solo: SoloCount, seat: usize) -> i32 {
        let have = self.count(count, seat);
        if have == 0 {
            return 0;
        }
        if let Some(astra) = &self.game.astra {
            return points[usize::from(have < given(astra, solo))];
        }
        let mut better: ArrayVec<u32, MOST_SEATS> = (0..self.sheets.len())
            .map(|other| self.count(count, other))
            .collect();
        better.retain(|other| *other > have);
        better.sort_unstable();
        let ahead = better
            .iter()
            .enumerate()
            .filter(|(i, n)| *i == 0 || better[i - 1] != **n);
        points.get(ahead.count()).copied().unwrap_or_default()
    }

    fn on_sheet(&self, op: &Op, sheet: &Sheet, half: Half) -> i32 {
        let board = self.game.board();
        let own = |track: u8| match half {
            Half::Owner => track,
            Half::Guest => track + board.guest_tracks,
        };
        match op {
            Op::SystemErrors => match self.game.scenario {
                Scenario::Launch => 5 * launch::open_errors(board, sheet).count() as i32,
                _ => self.value(sheet, board.errors[half as usize]),
            },
            Op::FirstUncrossed(track) => self.value(sheet, own(*track)),
            Op::SumMarked(marks) => {
                let made = (*marks & sheet.circled).iter();
                made.map(|mark| board.marks[usize::from(mark)].value).sum()
            }
            Op::CountTimesValue { marks, track } => {
                let made = (*marks & sheet.circled).iter();
                let count: i32 = made
                    .map(|m| i32::from(board.marks[usize::from(m)].count))
                    .sum();
                count * self.value(sheet, *track)
            }
            Op::Bonuses => {
                let gained = board
                    .bonuses
                    .iter()
                    .flat_map(|b| [Some(b.first), b.later])
                    .flatten();
                let gained = gained.filter(|mark| sheet.circled.contains(*mark));
                gained
                    .map(|mark| board.marks[usize::from(mark)].value)
                    .sum()
            }
            Op::StationPlants(stations) => stations
                .iter()
                .map(|(plants, multipliers)| {
                    let multiplier = (*multipliers & sheet.circled).first();
                    let value = multiplier.map_or(0, |m| board.marks[usize::from(m)].value);
                    (*plants & sheet.circled).count() as i32 * value
                })
                .sum(),
            Op::LongestCompleteZone => {
                journey::complete_sizes(sheet).max().unwrap_or_default() as i32
            }
            Op::Factory {
                symbols,
                upgrade,
                values,
                filling,
            } => {
                let made = (*symbols & sheet.marked(board)).count() as i32;
                let value = values[usize::from(sheet.crossed.contains(*upgrade))];
                let filling = filling.filter(|mark| sheet.circled.contains(*mark));
                made * value + filling.map_or(0, |mark| board.marks[usize::from(mark)].value)
            }
            Op::GroupsWithCount {
                groups,
                circled,
                track,
            } => {
                let exact = groups
                    .iter()
                    .filter(|g| (**g & sheet.circled).count() == *circled);
                exact.count() as i32 * self.value(sheet, *track)
            }
            Op::UnbuiltDome(track) => dome::unbuilt(sheet) as i32 * self.value(sheet, *track),
            Op::EvacuatedQuarters => virus::points(sheet),
            Op::InfectedSlots => sheet.infected.count_ones() as i32,
            Op::Blocks { blocks, by } => blocks.iter().map(|block| block.points(sheet, by)).sum(),
            Op::ControlledPlanets { colour, track } => {
                let planets = battle::controlled(sheet, half, Some(*colour));
                planets as i32 * self.value(sheet, own(*track))
            }
            Op::Missions
            | Op::MissionsByTrack { .. }
            | Op::Majority { .. }
            | Op::MajorityByTrack { .. } => 0,
        }
    }
}

impl Block {
    fn points(&self, sheet: &Sheet, by: &[i32]) -> i32 {
        if self.slots & !sheet.filled() != 0 {
            return 0;
        }
        let symbols = (self.symbols & sheet.circled).count() as usize;
        let points = by.get(symbols).copied().unwrap_or_default();
        match self.double {
            Some(mark) if sheet.circled.contains(mark) => 2 * points,
            _ => points,
        }
    }
}

/// Cards of an action given to ASTRA, divided and rounded down.
fn given(astra: &Astra, solo: SoloCount) -> u32 {
    let cards = astra
        .given
        .iter()
        .filter(|card| card.symbol() == solo.action);
    cards.count() as u32 / u32::from(solo.divide_by)
}
