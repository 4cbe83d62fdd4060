//! The page of a game for programs, generated from its schema, with examples out of games that are played at random.

use games::Json;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use tabletop::{Chance, Seed, Viewer};
use words::{Language, Speech};

/// How many games the examples are looked for in: enough to see nearly everything once.
const GAMES: u64 = 24;
/// The longest example, in characters; what is longer is cut.
const LONGEST: usize = 160;

/// What was seen in play, each the first time.
#[derive(Default)]
struct Seen {
    /// Steps, with the question and an action.
    steps: BTreeMap<String, (String, Value)>,
    actions: BTreeMap<String, Value>,
    events: BTreeMap<String, Value>,
    /// Values of fields by type and name.
    fields: BTreeMap<(String, String), Value>,
}

/// The page of a game.
pub(crate) fn page(name: &str) -> String {
    let schema = games::schema(name).expect("a game");
    let seen = play(name, &schema);
    let mut page = format!(
        "# {name} for programs\n\nGenerated from the types of `crates/{name}`, with examples from games played at random. Do not edit:\n\
         `WRITE_DOCS=1 cargo test -p games --test described`. The whole schema is printed by `orrery schema {name}`; how it is\n\
         all sent is told in [engine-protocol.md](../engine-protocol.md).\n"
    );
    let types = Types {
        schema: &schema,
        seen: &seen,
    };
    types.objects(&mut page, "Options", "options");
    page += "\n## Steps\n\nWhat a seat is asked, by the name in its prompt.\n\n| step | question | an answer |\n| --- | --- | --- |\n";
    for (step, (question, answer)) in &seen.steps {
        let _ = writeln!(page, "| `{step}` | {question} | {} |", code(answer));
    }
    types.cases(&mut page, "Actions", "action", &seen.actions);
    types.cases(&mut page, "Events", "event", &seen.events);
    types.objects(&mut page, "View", "view");
    types.cases(&mut page, "Refusals", "refusal", &BTreeMap::new());
    types.cases(&mut page, "Things", "thing", &BTreeMap::new());
    if schema["properties"].get("printed").is_some() {
        types.cases(&mut page, "Catalogue", "printed", &BTreeMap::new());
    }
    types.others(&mut page);
    page
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// JSON for a cell of a table.
fn code(value: &Value) -> String {
    let mut json = value.to_string();
    if json.chars().count() > LONGEST {
        json = json.chars().take(LONGEST).chain(" …".chars()).collect();
    }
    format!("`{}`", json.replace('|', "\\|"))
}

/// The name that tells the case of an enum: `pay` of `{"pay": …}`, `pass` of `"pass"`.
fn case(value: &Value, known: &BTreeSet<String>) -> Option<String> {
    match value {
        Value::String(name) => Some(name.clone()),
        Value::Object(parts) => parts.keys().find(|key| known.contains(*key)).cloned(),
        _ => None,
    }
}

struct Types<'a> {
    schema: &'a Value,
    seen: &'a Seen,
}

impl Types<'_> {
    fn root(&self, part: &str) -> &str {
        name_of(&self.schema["properties"][part])
    }

    fn of(&self, name: &str) -> &Value {
        &self.schema["$defs"][name]
    }

    /// An enum, a line a case.
    fn cases(
        &self,
        page: &mut String,
        title: &str,
        part: &str,
        examples: &BTreeMap<String, Value>,
    ) {
        let name = self.root(part);
        let _ = write!(page, "\n## {title}\n\n{}\n", about(self.of(name)));
        self.case_table(
            page,
            self.of(name),
            (!examples.is_empty()).then_some(examples),
        );
    }

    fn case_table(
        &self,
        page: &mut String,
        schema: &Value,
        examples: Option<&BTreeMap<String, Value>>,
    ) {
        let common = fields(schema);
        for (field, part) in common.iter().filter(|_| !cases(schema).is_empty()) {
            let _ = write!(
                page,
                "\nBeside it may stand `{field}` ({}): {}\n",
                kind(part),
                about(part)
            );
        }
        let end = if examples.is_some() {
            " example |\n| --- | --- | --- | --- |"
        } else {
            "\n| --- | --- | --- |"
        };
        let _ = writeln!(page, "\n| case | with | |{end}");
        for (case, about_it, content) in cases(schema) {
            let example = match examples {
                Some(examples) => match examples.get(&case) {
                    Some(example) => format!(" {} |", code(example)),
                    None => " |".to_owned(),
                },
                None => String::new(),
            };
            let _ = writeln!(
                page,
                "| `{case}` | {} | {about_it} |{example}",
                content.map_or_else(String::new, contents)
            );
        }
    }

    /// An object, a line a field.
    fn objects(&self, page: &mut String, title: &str, part: &str) {
        let name = self.root(part);
        let _ = write!(page, "\n## {title}\n\n{}\n", about(self.of(name)));
        self.field_table(page, name);
    }

    fn field_table(&self, page: &mut String, name: &str) {
        page.push_str("\n| field | type | | example |\n| --- | --- | --- | --- |\n");
        for (field, part) in fields(self.of(name)) {
            let example = self.seen.fields.get(&(name.to_owned(), field.clone()));
            let example = example.map_or_else(String::new, code);
            let _ = writeln!(
                page,
                "| `{field}` | {} | {} | {example} |",
                kind(part),
                about(part)
            );
        }
    }

    /// All types that are not told above.
    fn others(&self, page: &mut String) {
        page.push_str("\n## Types\n");
        let told =
            ["options", "action", "thing", "refusal", "event", "view"].map(|part| self.root(part));
        let types = self.schema["$defs"].as_object().into_iter().flatten();
        for (name, schema) in types.filter(|(name, _)| !told.contains(&name.as_str())) {
            let _ = write!(page, "\n### {name}\n\n{}\n", about(schema));
            if !cases(schema).is_empty() {
                self.case_table(page, schema, None);
            } else if !fields(schema).is_empty() {
                self.field_table(page, name);
            } else {
                let _ = write!(page, "\nWritten as {}.\n", kind(schema));
            }
        }
    }
}

fn name_of(part: &Value) -> &str {
    text(&part["$ref"]).trim_start_matches("#/$defs/")
}

/// The description, as one line without its code.
fn about(schema: &Value) -> String {
    let whole = text(&schema["description"]);
    let prose = whole.split_once("```").map_or(whole, |(prose, _)| prose);
    prose
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace('|', "\\|")
}

fn fields(schema: &Value) -> Vec<(&String, &Value)> {
    schema["properties"]
        .as_object()
        .into_iter()
        .flatten()
        .collect()
}

/// The cases of an enum: name, description, and what it holds.
fn cases(schema: &Value) -> Vec<(String, String, Option<&Value>)> {
    let mut found = Vec::new();
    for case in schema["oneOf"].as_array().into_iter().flatten() {
        if let Some(name) = case["const"].as_str() {
            found.push((name.to_owned(), about(case), None));
        } else if let Some(names) = case["enum"].as_array() {
            found.extend(
                names
                    .iter()
                    .map(|name| (text(name).to_owned(), about(case), None)),
            );
        } else if let Some((name, content)) = fields(case).first() {
            found.push(((*name).clone(), about(case), Some(*content)));
        }
    }
    let names = schema["enum"].as_array().into_iter().flatten();
    found.extend(names.map(|name| (text(name).to_owned(), String::new(), None)));
    found
}

/// What a case holds, in a few words.
fn contents(content: &Value) -> String {
    if content["$ref"].is_string() || fields(content).is_empty() {
        return kind(content);
    }
    let parts = fields(content)
        .into_iter()
        .map(|(name, part)| format!("`{name}`: {}, {}", kind(part), about(part)));
    parts.collect::<Vec<_>>().join("<br>")
}

/// A type in a few words.
fn kind(part: &Value) -> String {
    if part["$ref"].is_string() {
        let name = name_of(part);
        return format!("[{name}](#{})", name.to_lowercase());
    }
    if let Some(any) = part["anyOf"].as_array() {
        return any.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    match &part["type"] {
        Value::Array(kinds) => kinds
            .iter()
            .map(|it| word(text(it), part))
            .collect::<Vec<_>>()
            .join(" or "),
        one => word(text(one), part),
    }
}

fn word(kind_: &str, part: &Value) -> String {
    match kind_ {
        "array" => format!("list of {}", kind(&part["items"])),
        "object" if part["additionalProperties"].is_object() => {
            format!("object of {}", kind(&part["additionalProperties"]))
        }
        "integer" => "number".to_owned(),
        "null" => "null".to_owned(),
        "" => "anything".to_owned(),
        other => other.to_owned(),
    }
}

/// Plays games at random and keeps the first of everything.
fn play(name: &str, schema: &Value) -> Seen {
    let types = Types {
        schema,
        seen: &Seen::default(),
    };
    let names = |part: &str| {
        cases(types.of(types.root(part)))
            .into_iter()
            .map(|(name, ..)| name)
            .collect::<BTreeSet<_>>()
    };
    let (actions, events) = (names("action"), names("event"));
    let mut seen = Seen::default();
    let about = games::about(name).expect("a game");
    let presets = about.options.presets;
    for seed in 0..GAMES {
        let options = presets
            .get(seed as usize % presets.len().max(1))
            .map(|preset| games::json(&preset.options));
        let [least, most] = games::seats(name, options.as_deref()).expect("options of a preset");
        let seats =
            (least + seed as usize / presets.len().max(1) % (most - least + 1)).min(3.max(least));
        let chance = Chance::seeded(Seed::from(seed));
        let mut table =
            games::start(name, seats, options.as_deref(), chance).expect("a preset can be played");
        let mut luck = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        note_events(
            &mut seen,
            &table.setup_events().json(Viewer::Referee),
            &events,
        );
        while let Some(seat) = table.deciders().first() {
            let legal: Vec<Json> =
                serde_json::from_str(table.legal(seat).expect("a seat").get()).expect("a list");
            luck = luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let action = &legal[(luck >> 33) as usize % legal.len()];
            let written: Value = serde_json::from_str(action.get()).expect("an action");
            let prompt = table
                .prompt(seat)
                .expect("a seat")
                .expect("who decides is asked");
            let question =
                Speech::new(Language::En).say(&prompt.message, &|seat| format!("Seat {seat}"));
            seen.steps
                .entry(prompt.step.into_owned())
                .or_insert_with(|| (question, written.clone()));
            if let Some(case) = case(&written, &actions) {
                seen.actions.entry(case).or_insert(written);
            }
            let played = table.play(seat, &[action]).expect("it is listed");
            note_events(&mut seen, &played.events.json(Viewer::Referee), &events);
            if table.played().is_multiple_of(40) {
                let view: Value =
                    serde_json::from_str(table.view(Viewer::Referee).get()).expect("a view");
                note(&mut seen, &types, types.root("view"), &view);
            }
        }
        let options: Value = serde_json::from_str(table.options().get()).expect("options");
        note(&mut seen, &types, types.root("options"), &options);
    }
    seen
}

fn note_events(seen: &mut Seen, list: &Json, known: &BTreeSet<String>) {
    let list: Vec<Value> = serde_json::from_str(list.get()).expect("a list");
    for event in list {
        if let Some(case) = case(&event, known) {
            seen.events.entry(case).or_insert(event);
        }
    }
}

/// Notes the values of all fields, the most telling first: one that is not empty replaces one that is.
fn note(seen: &mut Seen, types: &Types<'_>, name: &str, value: &Value) {
    let Value::Object(parts) = value else { return };
    let schema = types.of(name);
    for (field, part) in fields(schema) {
        let Some(value) = parts.get(field) else {
            continue;
        };
        let kept = seen
            .fields
            .entry((name.to_owned(), field.clone()))
            .or_insert(Value::Null);
        if is_empty(kept) && !is_empty(value) {
            *kept = value.clone();
        }
        within(seen, types, part, value);
    }
}

fn within(seen: &mut Seen, types: &Types<'_>, part: &Value, value: &Value) {
    if part["$ref"].is_string() {
        note(seen, types, name_of(part), value);
    }
    let any = part["anyOf"].as_array().into_iter().flatten();
    any.for_each(|part| within(seen, types, part, value));
    match value {
        Value::Array(list) => list
            .iter()
            .for_each(|value| within(seen, types, &part["items"], value)),
        Value::Object(parts) if part["additionalProperties"].is_object() => {
            parts
                .values()
                .for_each(|value| within(seen, types, &part["additionalProperties"], value));
        }
        _ => {}
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(parts) => parts.is_empty() || parts == &Map::new(),
        _ => false,
    }
}
