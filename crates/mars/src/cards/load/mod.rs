//! Reading the data and numbering its ops.

mod board;
mod cards;
mod maps;
mod ops;

use super::{CardFacts, Data, Tables, written};
use crate::card::Card;
use cards::Cards;
use maps::Honours;
use ops::Numbered;

/// Ids live as long as the program, like the facts.
fn keep(text: String) -> &'static str {
    text.leak()
}

/// Reads everything. Ops are numbered in the order in which things came out, so that new files change no number.
pub(super) fn load() -> Data {
    let mut ops = Numbered::default();
    let mut cards = Cards::read();
    let board = written::board();
    let spaces = board::spaces(&board);
    let maps = written::maps();
    let mut honours = Honours::default();

    let mut printed = maps.iter();
    cards.number(&mut ops, 0);
    let steps = ops.tracks(&board.parameters);
    let first = printed.next().expect("a first map");
    let mut maps = vec![ops.map(&board, &spaces, first, &mut honours)];
    let table = written::table();
    let standard = ops.standard_projects(&table.standard_projects);
    let conversions = table.conversions.iter();
    let conversions = conversions.map(|c| ops.conversion(c)).collect();

    (1..cards.sources()).for_each(|source| cards.number(&mut ops, source));
    maps.extend(printed.map(|map| ops.map(&board, &spaces, map, &mut honours)));

    let areas = std::array::from_fn(|i| {
        let mut names = maps.iter().map(|map| map.areas[i]);
        let name = names.next().flatten();
        name.filter(|_| names.all(|other| other == name))
    });
    let Cards {
        projects,
        corporations,
        triggers,
        sets,
        ..
    } = cards;
    let count = projects.len();
    let cards: Vec<CardFacts> = projects.into_iter().chain(corporations).collect();
    assert!(cards.len() <= Card::ROOM, "there is room for all cards");
    Data {
        sets: cards::sets(&sets, &cards),
        tables: Tables::new(&cards, &triggers),
        cards,
        projects: count,
        ops: ops.0,
        triggers,
        spaces,
        areas,
        maps,
        steps,
        standard,
        conversions,
        milestones: honours.milestones,
        awards: honours.awards,
    }
}
