//! What the numbers of a game mean.

use games::{Error, Json, Visitor, dispatch, json};
use serde::Serialize;
use serde_json::Value;
use tabletop::encode::{BOUND, Ids};
use tabletop::{Encode, Game, Knowledge};

/// What the numbers of a game mean.
#[derive(Clone, Debug, Serialize)]
pub struct Spec {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The version of its encoding.
    pub encoding: u32,
    /// How long an observation is, by the number of seats from 1.
    pub observation: Vec<usize>,
    /// No number of an observation is further from 0.
    pub bound: f32,
    /// What an observation consists of.
    pub fields: Vec<FieldSpec>,
    /// How many numbers a candidate has.
    pub width: usize,
    /// Room for any list.
    pub longest: usize,
    /// How many ids of actions there are.
    pub actions: usize,
    /// The kinds of actions.
    pub kinds: Vec<KindSpec>,
}

/// A part of an observation.
#[derive(Clone, Debug, Serialize)]
pub struct FieldSpec {
    /// Its name.
    pub name: &'static str,
    /// Whose it is, clockwise from the seat that observes, which is 0; none if it is nobody's.
    pub seat: Option<usize>,
    /// Where it begins.
    pub start: usize,
    /// Where it ends.
    pub stop: usize,
    /// What it means.
    pub meaning: &'static str,
}

/// A kind of action.
#[derive(Clone, Debug, Serialize)]
pub struct KindSpec {
    /// Its name.
    pub name: &'static str,
    /// The id of its first action.
    pub first_id: u32,
    /// Its arguments.
    pub args: Vec<ArgSpec>,
}

/// An argument.
#[derive(Clone, Debug, Serialize)]
pub struct ArgSpec {
    /// Its name.
    pub name: &'static str,
    /// What it is one of.
    pub domain: &'static str,
    /// One more than the greatest number.
    pub size: u16,
    /// What each number stands for.
    pub values: Vec<Option<Value>>,
}

/// What the numbers of the game of this name mean.
pub fn spec(name: &str) -> Result<Spec, Error> {
    dispatch(name, Describe)
}

struct Describe;

impl Visitor for Describe {
    type Out = Spec;

    fn visit<G: Game + Knowledge + Encode>(self) -> Spec {
        let most = G::FIELDS.iter().filter_map(|field| field.seat).max();
        let ids = Ids::new(G::KINDS);
        let fields = G::FIELDS.iter().map(|field| FieldSpec {
            name: field.name,
            seat: field.seat,
            start: field.start,
            stop: field.start + field.len,
            meaning: field.meaning,
        });
        let kinds = (0..).zip(G::KINDS).map(|(number, kind)| KindSpec {
            name: kind.name,
            first_id: ids.id([number, 0, 0, 0, 0]),
            args: kind.args.iter().map(argument).collect(),
        });
        Spec {
            game: G::NAME,
            rules: G::RULES,
            encoding: G::ENCODING,
            observation: (1..=most.map_or(1, |most| most + 1))
                .map(G::observed)
                .collect(),
            bound: BOUND,
            fields: fields.collect(),
            width: G::width(),
            longest: G::LONGEST,
            actions: ids.count(),
            kinds: kinds.collect(),
        }
    }
}

fn argument(arg: &tabletop::encode::Arg) -> ArgSpec {
    ArgSpec {
        name: arg.name,
        domain: arg.domain,
        size: arg.size,
        values: (0..arg.size).map(arg.show).collect(),
    }
}

/// The actions of some ids, as they are written; none where an id stands for nothing.
pub fn actions(name: &str, ids: &[u32]) -> Result<Vec<Option<Json>>, Error> {
    dispatch(name, Find(ids))
}

struct Find<'a>(&'a [u32]);

impl Visitor for Find<'_> {
    type Out = Vec<Option<Json>>;

    fn visit<G: Game + Knowledge + Encode>(self) -> Self::Out {
        let all = Ids::new(G::KINDS);
        let find = |id: &u32| {
            all.numbers(*id)
                .and_then(G::action)
                .map(|action| json(&action))
        };
        self.0.iter().map(find).collect()
    }
}
