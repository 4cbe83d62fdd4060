//! The wire types as TypeScript, in one file that is committed with the page.

use super::*;
use tabletop::Types;
use ts_rs::TypeVisitor as _;

/// The text of `web/src/api/types.ts`.
pub fn typescript() -> String {
    let mut types = Types::default();
    roots(&mut types);
    account_roots(&mut types);
    let header = "// Generated from crates/server/src/api. Do not edit:\n\
                  // WRITE_TYPES=1 cargo test -p server --test it types\n";
    format!("{header}\n{}", types.text())
}

fn roots(types: &mut Types) {
    types.visit::<Refusal>();
    types.visit::<Games>();
    types.visit::<CheckOptions>();
    types.visit::<NewTable>();
    types.visit::<TableMade>();
    types.visit::<TableInfo>();
    types.visit::<LobbyQuery>();
    types.visit::<Tables>();
    types.visit::<JoinTable>();
    types.visit::<ChangeSeat>();
    types.visit::<WhichSeat>();
    types.visit::<Done>();
    types.visit::<RecordInfo>();
    types.visit::<RecordMoment>();
    types.visit::<Chart>();
    types.visit::<Imported>();
    types.visit::<NewSeries>();
    types.visit::<SeriesPage>();
    types.visit::<Hello>();
    types.visit::<Request>();
    types.visit::<Say>();
    types.visit::<Legal>();
    types.visit::<Told>();
    types.visit::<Considered>();
    types.visit::<tabletop::Scores>();
    types.visit::<tabletop::Outline<()>>();
    types.visit::<tabletop::Entry>();
}

fn account_roots(types: &mut Types) {
    types.visit::<Me>();
    types.visit::<GuestRequest>();
    types.visit::<Credentials>();
    types.visit::<ChangeMe>();
    types.visit::<DeleteMe>();
    types.visit::<DeviceLink>();
    types.visit::<EnterRequest>();
    types.visit::<NewToken>();
    types.visit::<TokenCreated>();
    types.visit::<Programs>();
    types.visit::<PlayerPage>();
}
