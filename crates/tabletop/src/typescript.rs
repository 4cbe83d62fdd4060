//! Types as TypeScript, for files that are committed with the page.

use crate::Game;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use ts_rs::{Config, TS, TypeVisitor};

/// Collects types and all that they are made of, each with its doc comment.
pub struct Types {
    config: Config,
    seen: HashSet<TypeId>,
    found: BTreeMap<String, String>,
}

impl Default for Types {
    fn default() -> Self {
        Types {
            // No number on the wire is above 2^53.
            config: Config::new().with_large_int("number"),
            seen: HashSet::new(),
            found: BTreeMap::new(),
        }
    }
}

impl Types {
    /// The declarations in the order of their names.
    pub fn text(&self) -> String {
        let types: Vec<&str> = self.found.values().map(String::as_str).collect();
        types.join("\n")
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(&self.config));
            let name = T::ident(&self.config);
            if let Some(other) = self.found.insert(name.clone(), text.clone()) {
                assert_eq!(other, text, "two types are called {name}");
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Everything a game says and hears, as TypeScript.
pub fn typescript<G: Game>() -> String {
    let mut types = Types::default();
    types.visit::<G::Options>();
    types.visit::<G::Action>();
    types.visit::<G::Thing>();
    types.visit::<G::Illegal>();
    types.visit::<G::Event>();
    types.visit::<G::View>();
    types.visit::<G::Printed>();
    types.text()
}
