//! The introductory campaign: scenarios 1 to 8 in order, stars by rank.

use crate::options::{Opponent, Options, Scenario};
use crate::score::DRAW;
use crate::sheets::Board;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use tabletop::{Outcome, Seat, Series};

/// A campaign being played. It yields the options of the next game and takes its outcome; saved and
/// resumed as JSON between scenarios.
///
/// ```
/// use moon::{Campaign, Options};
///
/// let campaign = Campaign::new(3, Default::default())?;
/// assert_eq!(campaign.next(), Some(Options { scenario: 1.try_into()?, ..Options::default() }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Campaign {
    seats: usize,
    opponent: Opponent,
    played: Vec<Played>,
}

/// How a scenario of a campaign came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The final scores by seat; in a solo campaign ASTRA's is the last.
    pub scores: Vec<i32>,
    /// The ranks, dense from 1.
    pub ranks: Vec<u8>,
    /// The stars earned.
    pub stars: Vec<u8>,
}

/// Why a campaign does not take an outcome or cannot be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CampaignError {
    /// There are 1 to 6 players.
    Seats(usize),
    /// All eight scenarios have been played.
    Finished,
    /// The outcome is of a game with another number of players.
    OtherSeats {
        /// In the campaign.
        expected: usize,
        /// In the outcome.
        found: usize,
    },
    /// A saved campaign whose figures do not fit together, or a solo game without ASTRA.
    Malformed,
}

impl fmt::Display for CampaignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CampaignError::Seats(seats) => write!(f, "1 to 6 can play a campaign, not {seats}"),
            CampaignError::Finished => f.write_str("all eight scenarios have been played"),
            CampaignError::OtherSeats { expected, found } => {
                write!(
                    f,
                    "the campaign has {expected} players, the game had {found}"
                )
            }
            CampaignError::Malformed => f.write_str("the saved campaign does not fit together"),
        }
    }
}

impl std::error::Error for CampaignError {}

impl Campaign {
    /// A campaign that is about to start. The opponent plays in a solo campaign only.
    pub fn new(seats: usize, opponent: Opponent) -> Result<Self, CampaignError> {
        match seats {
            1..=6 => Ok(Campaign {
                seats,
                opponent,
                played: Vec::new(),
            }),
            _ => Err(CampaignError::Seats(seats)),
        }
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The options of the next game; none after scenario 8.
    pub fn next(&self) -> Option<Options> {
        let scenario = *Scenario::ALL.get(self.played.len())?;
        let opponent = self.opponent;
        Some(Options { scenario, opponent })
    }

    /// The scenarios played so far.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Takes the outcome of the next scenario. It is final.
    pub fn record(&mut self, outcome: &Outcome) -> Result<&Played, CampaignError> {
        let scenario = *Scenario::ALL
            .get(self.played.len())
            .ok_or(CampaignError::Finished)?;
        let found = outcome.scores.len();
        if found != self.seats || outcome.ranks.len() != found {
            let expected = self.seats;
            return Err(CampaignError::OtherSeats { expected, found });
        }
        let (mut scores, mut ranks) = (outcome.scores.clone(), outcome.ranks.clone());
        if self.seats == 1 {
            let astra = outcome.rivals.first().ok_or(CampaignError::Malformed)?;
            // ASTRA is ranked as a second player; a draw makes both first.
            let draw = outcome
                .verdict
                .as_ref()
                .is_some_and(|verdict| verdict.id == DRAW);
            let won = outcome.won.first() == Some(&true);
            scores.push(astra.score.total);
            ranks = match (draw, won) {
                (true, _) => vec![1, 1],
                (false, true) => vec![1, 2],
                (false, false) => vec![2, 1],
            };
        }
        let printed = &Board::of(scenario).raw.stars;
        let stars = |rank: &u8| {
            let at = usize::from(*rank).checked_sub(1);
            at.and_then(|i| printed.get(i).copied()).unwrap_or_default()
        };
        let stars = ranks.iter().map(stars).collect();
        self.played.push(Played {
            scores,
            ranks,
            stars,
        });
        Ok(self.played.last().expect("a scenario was just recorded"))
    }

    /// The stars earned so far, by seat; in a solo campaign ASTRA's are the last.
    pub fn stars(&self) -> Vec<u32> {
        let players = self.players();
        let of = |i: usize| {
            self.played
                .iter()
                .map(|played| u32::from(played.stars[i]))
                .sum()
        };
        (0..players).map(of).collect()
    }

    /// The campaign as a series of games: against the opponent of the options it was begun with, whatever
    /// scenario they name. An outcome that does not fit is not counted.
    pub(crate) fn series(begun: &Options, played: &[Outcome]) -> Series<Options> {
        let seats = played.first().map_or(1, |first| first.scores.len());
        let mut campaign = Campaign {
            seats: seats.clamp(1, 6),
            opponent: begun.opponent,
            played: Vec::new(),
        };
        for outcome in played {
            let _ = campaign.record(outcome);
        }
        let stars = |game: &Played| game.stars.iter().map(|stars| u32::from(*stars)).collect();
        let winners = |seats: Vec<usize>| seats.into_iter().map(Seat::from).collect();
        Series {
            next: campaign.next(),
            stars: campaign.played.iter().map(stars).collect(),
            won: campaign.winners().map(winners),
        }
    }

    fn players(&self) -> usize {
        self.seats + usize::from(self.seats == 1)
    }

    /// Who has won, once all eight scenarios are played: most stars, then the better rank in scenario 8, 7
    /// and so on; players equal in all share the victory. A solo player wins with more stars than ASTRA.
    pub fn winners(&self) -> Option<Vec<usize>> {
        if self.next().is_some() {
            return None;
        }
        let stars = self.stars();
        if self.seats == 1 {
            return Some(if stars[0] > stars[1] {
                vec![0]
            } else {
                Vec::new()
            });
        }
        let better = |a: usize, b: usize| {
            let ranks = self
                .played
                .iter()
                .rev()
                .map(|p| p.ranks[b].cmp(&p.ranks[a]));
            stars[a]
                .cmp(&stars[b])
                .then(ranks.fold(Ordering::Equal, Ordering::then))
        };
        let all = 0..self.seats;
        let best = |a: &usize| all.clone().all(|b| better(*a, b) != Ordering::Less);
        Some(all.clone().filter(best).collect())
    }
}

/// A saved campaign, before it is checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seats: usize,
    opponent: Opponent,
    played: Vec<Played>,
}

impl From<Campaign> for Written {
    fn from(campaign: Campaign) -> Written {
        Written {
            seats: campaign.seats,
            opponent: campaign.opponent,
            played: campaign.played,
        }
    }
}

impl TryFrom<Written> for Campaign {
    type Error = CampaignError;

    fn try_from(written: Written) -> Result<Campaign, CampaignError> {
        let mut campaign = Campaign::new(written.seats, written.opponent)?;
        let players = campaign.players();
        let fits = |p: &Played| [p.scores.len(), p.ranks.len(), p.stars.len()] == [players; 3];
        if written.played.len() > Scenario::ALL.len() || !written.played.iter().all(fits) {
            return Err(CampaignError::Malformed);
        }
        campaign.played = written.played;
        Ok(campaign)
    }
}
