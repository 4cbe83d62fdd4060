//! Every address of the API, once: the router and its description are made of the same lines.

use super::openapi::{Body, Operation, Shape};
use super::{
    App, accounts, chart, devices, games, key, openapi, players, records, series, socket, tables,
};
use crate::api::{
    ChangeMe, ChangeSeat, Chart, CheckOptions, Credentials, DeleteMe, DeviceLink, Done,
    EnterRequest, Games, GuestRequest, Imported, JoinTable, Me, NewSeries, NewTable, NewToken,
    PlayerPage, Programs, RecordInfo, RecordMoment, SeatRange, SeriesPage, TableInfo, TableMade,
    Tables, TokenCreated, WhichSeat,
};
use axum::Router;
use axum::routing;
use serde_json::Value;

/// Routes with what they do.
pub(super) type Routes = (Router<App>, Vec<Operation>);

/// Nothing is sent, or nothing that is JSON comes back.
type Nothing = ();

macro_rules! routes {
    ($(#[$about:meta])* $name:ident: $(
        #[doc = $doc:literal]
        $method:ident $path:literal $([$($query:literal),+])? $(with $header:ident)? = $handler:path, $request:ty => $answer:ty;
    )*) => {
        $(#[$about])*
        pub(super) fn $name() -> Routes {
            let router = Router::new()$(.route($path, routing::$method($handler)))*;
            let operations = vec![$(Operation {
                method: stringify!($method),
                path: $path,
                query: &[$($($query),+)?],
                headers: &[$($header::HEADER)?],
                about: $doc,
                request: Shape::of::<Body<$request>>(),
                answer: Shape::of::<Body<$answer>>(),
            }),*];
            (router, operations)
        }
    };
}

routes! {
    /// Where a password or a code can be tried.
    passwords:
    /// Keeps the name, or a new one, with a password. The session id changes.
    post "/api/claim" = accounts::claim, Credentials => Me;
    /// Logs in. The session id changes.
    post "/api/login" = accounts::login, Credentials => Me;
    /// Redeems a link from another device, once. Who is somebody else here has to say `replace`.
    post "/api/enter" = devices::enter, EnterRequest => Me;
}

routes! {
    /// Where a whole record is sent.
    imports:
    /// Takes in a record: it is replayed, and every digest compared.
    post "/api/records" = records::import, Value => Imported;
}

routes! {
    /// Names and programs.
    people:
    /// Who is asking; `player` is null before a name is given.
    get "/api/me" = accounts::me, Nothing => Me;
    /// Changes name or password; what is absent stays.
    patch "/api/me" = accounts::change, ChangeMe => Me;
    /// Deletes the account: the name goes, the games stay as a former player's.
    delete "/api/me" = accounts::delete, DeleteMe => Me;
    /// Sits down with a name. Sets the session cookie.
    post "/api/guest" = accounts::guest, GuestRequest => Me;
    /// Logs out.
    post "/api/logout" = accounts::logout, Nothing => Me;
    /// A link that takes the player, with all seats, to another device, once.
    post "/api/me/link" = devices::link, Nothing => DeviceLink;
    /// The player's programs.
    get "/api/me/tokens" = devices::programs, Nothing => Programs;
    /// A program that plays under its own name. The token is shown this once.
    post "/api/me/tokens" = devices::new_token, NewToken => TokenCreated;
    /// Ends a program.
    delete "/api/me/tokens/{player}" = devices::end_token, Nothing => Done;
    /// A player's ratings and results.
    get "/api/players/{id}" = players::player, Nothing => PlayerPage;
}

routes! {
    /// What can be played, and what was.
    library:
    /// The games, their options and the levels of bots.
    get "/api/games" = games::games, Nothing => Games;
    /// Every component of a game with its text; `whole` names one that has a lot of data, and the others of these come without it.
    get "/api/games/{name}/catalogue" ["whole"] = games::catalogue, Nothing => Vec<Value>;
    /// Whether options fit, and how many can play with them.
    post "/api/games/{name}/check" = games::check, CheckOptions => SeatRange;
    /// A finished table, or an imported record.
    get "/api/records/{id}" with key = records::info, Nothing => RecordInfo;
    /// The record itself.
    get "/api/records/{id}/record.json" with key = records::download, Nothing => Value;
    /// The table after so many actions, as a seat's number, `spectator` or `referee`.
    get "/api/records/{id}/moments/{n}" ["as"] with key = records::moment, Nothing => RecordMoment;
    /// Who stood how from turn to turn, and which moves cost most; the first answer may take some seconds.
    get "/api/records/{id}/chart" with key = chart::chart, Nothing => Chart;
    /// Starts tables in a row with the same seats.
    post "/api/series" = series::make, NewSeries => SeriesPage;
    /// A series: its tables, stars, what comes next.
    get "/api/series/{id}" = series::series, Nothing => SeriesPage;
    /// The next table of a series, once the last is over.
    post "/api/series/{id}/next" = series::next, Nothing => TableMade;
    /// This description.
    get "/api/openapi.json" = openapi::serve, Nothing => Value;
}

routes! {
    /// Tables.
    tables:
    /// Public tables, those with open seats first, 50 a page; `phase` is `gathering` or `playing`.
    get "/api/lobby" ["phase", "game", "rated", "page"] = tables::lobby, Nothing => Tables;
    /// The player's tables, those that wait for the player first.
    get "/api/my/tables" = tables::mine, Nothing => Tables;
    /// Makes a table.
    post "/api/tables" = tables::make, NewTable => TableMade;
    /// A table; a private one without its key or a seat is not found.
    get "/api/tables/{id}" with key = tables::info, Nothing => TableInfo;
    /// Takes a seat.
    post "/api/tables/{id}/join" = tables::join, JoinTable => Done;
    /// The host says whom a seat is for, before the start.
    post "/api/tables/{id}/seat" = tables::seat, ChangeSeat => Done;
    /// The host starts; open seats go to bots.
    post "/api/tables/{id}/start" = tables::start, Nothing => Done;
    /// Leaves: before the start the seat is open again, later a bot plays on.
    post "/api/tables/{id}/leave" = tables::leave, Nothing => Done;
    /// A leaver returns.
    post "/api/tables/{id}/back" = tables::back, Nothing => Done;
    /// Gives up: a bot plays on and the seat ranks last; of two players the game ends.
    post "/api/tables/{id}/resign" = tables::resign, WhichSeat => Done;
    /// The host gives the table up, before the start.
    post "/api/tables/{id}/close" = tables::close, Nothing => Done;
    /// The same seats again; a second asker gets the same table.
    post "/api/tables/{id}/rematch" = tables::rematch, Nothing => TableMade;
    /// The socket of a table; see docs/api.md.
    get "/api/tables/{id}/socket" = socket::socket, Nothing => Nothing;
}

/// Everything that can be asked.
pub(super) fn operations() -> Vec<Operation> {
    let all = [people(), passwords(), library(), imports(), tables()];
    all.into_iter()
        .flat_map(|(_, operations)| operations)
        .collect()
}
