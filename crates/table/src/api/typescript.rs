//! The wire types as TypeScript, in one file that is committed with the page.

use super::*;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use ts_rs::{Config, TS, TypeVisitor};

/// The text of `web/src/api/types.ts`.
pub fn typescript() -> String {
    let mut types = Types::default();
    types.roots();
    let header = "// Generated from crates/server/src/api. Do not edit:\n\
                  // WRITE_TYPES=1 cargo test -p server --test it types\n";
    let types: Vec<String> = types.found.into_values().collect();
    format!("{header}\n{}", types.join("\n"))
}

struct Types {
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
    fn roots(&mut self) {
        self.account_roots();
        self.visit::<Refusal>();
        self.visit::<Games>();
        self.visit::<CheckOptions>();
        self.visit::<NewTable>();
        self.visit::<TableMade>();
        self.visit::<TableInfo>();
        self.visit::<LobbyQuery>();
        self.visit::<Tables>();
        self.visit::<JoinTable>();
        self.visit::<ChangeSeat>();
        self.visit::<WhichSeat>();
        self.visit::<Done>();
        self.visit::<RecordInfo>();
        self.visit::<RecordMoment>();
        self.visit::<Chart>();
        self.visit::<Imported>();
        self.visit::<NewSeries>();
        self.visit::<SeriesPage>();
        self.visit::<Hello>();
        self.visit::<Request>();
        self.visit::<Say>();
        self.visit::<Legal>();
        self.visit::<Told>();
        self.visit::<Considered>();
        self.visit::<tabletop::Scores>();
        self.visit::<tabletop::Outline<()>>();
        self.visit::<tabletop::Entry>();
    }

    fn account_roots(&mut self) {
        self.visit::<Me>();
        self.visit::<GuestRequest>();
        self.visit::<Credentials>();
        self.visit::<ChangeMe>();
        self.visit::<DeleteMe>();
        self.visit::<DeviceLink>();
        self.visit::<EnterRequest>();
        self.visit::<NewToken>();
        self.visit::<TokenCreated>();
        self.visit::<Programs>();
        self.visit::<PlayerPage>();
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
            self.found.insert(T::ident(&self.config), text);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
