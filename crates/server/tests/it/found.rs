//! What a server finds in its folder when it starts: what is not whole, what is from an earlier program, what is missing.

use crate::child::Process;
use crate::common::{Browser, Folder, Socket, config, serve, within};
use serde_json::{Value, json};
use server::store::Store;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, query};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

async fn database(folder: &Folder) -> SqliteConnection {
    let file = folder.path.join("orrery.sqlite");
    let options = SqliteConnectOptions::new().filename(file);
    options.create_if_missing(true).connect().await.unwrap()
}

/// What can be wrong with a table, and the statement that brings it about.
const DAMAGES: [(&str, &str); 6] = [
    ("a gap", "DELETE FROM log WHERE table_id = ? AND seq = 2"),
    (
        "a log that is too short",
        "UPDATE heads SET head = head + 1 WHERE table_id = ?",
    ),
    (
        "a log that is too long",
        "UPDATE heads SET head = head - 1 WHERE table_id = ?",
    ),
    (
        "an entry that is no JSON",
        "UPDATE log SET entry = '{' WHERE table_id = ? AND seq = 2",
    ),
    (
        "an entry that is no text",
        "UPDATE log SET entry = CAST(x'ff' AS TEXT) WHERE table_id = ? AND seq = 2",
    ),
    (
        "an entry that makes the rules panic",
        "UPDATE log SET entry = json_set(entry, '$.clocks', json('[9223372036854775807, 9223372036854775807]')) \
         WHERE table_id = ? AND seq > 1",
    ),
];

/// Somebody's table with a few moves, all of them seat 0's or 1's own.
async fn table_with_moves(browser: &mut Browser) -> String {
    let rules = json!({ "clock": { "live": { "bank": 1000, "increment": 5 } } });
    let table = browser.table("comets", json!(["me", "me"]), rules).await;
    let mut socket = browser.sit(&table).await;
    while socket.phase() != "playing" {
        socket.frame().await.unwrap();
    }
    for n in 0..4 {
        let seat = n % 2;
        move_as(&mut socket, seat, &format!("{table}-{n}")).await;
    }
    table
}

/// Plays the first legal action of a seat; the answer.
async fn move_as(socket: &mut Socket, seat: u64, id: &str) -> Value {
    let show = json!({ "show": { "seat": seat } });
    socket.ask(&format!("{id}-show"), &show).await;
    let action = socket.legal()[0].clone();
    socket.act(id, &action).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_whole_freezes_its_table_alone_and_all_others_wake() {
    let folder = Folder::new("garbled");
    let process = Process::start(&folder.path);
    let mut anna = Browser::guest(process.at, "Anna").await;
    let mut damaged = Vec::new();
    for damage in DAMAGES {
        damaged.push((table_with_moves(&mut anna).await, damage));
    }
    let no_setup = table_with_moves(&mut anna).await;
    let no_text = table_with_moves(&mut anna).await;
    let sound = table_with_moves(&mut anna).await;
    process.kill();
    let mut database = database(&folder).await;
    for trigger in [
        "DROP TRIGGER log_is_not_cut",
        "DROP TRIGGER log_is_not_changed",
    ] {
        query(trigger).execute(&mut database).await.unwrap();
    }
    for (table, (what, statement)) in &damaged {
        let done = query(*statement).bind(table).execute(&mut database).await;
        assert!(done.unwrap().rows_affected() > 0, "{what}");
    }
    for (table, statement) in [
        (&no_setup, "UPDATE tables SET setup = '?' WHERE id = ?"),
        (
            &no_text,
            "UPDATE tables SET setup = CAST(x'ff' AS TEXT) WHERE id = ?",
        ),
    ] {
        let done = query(statement).bind(table).execute(&mut database).await;
        done.unwrap();
    }
    database.close().await.unwrap();
    let process = Process::start(&folder.path);
    let mut anna = Browser {
        cookie: anna.cookie,
        ..Browser::new(process.at)
    };
    let mut socket = anna.sit(&sound).await;
    let answer = move_as(&mut socket, 0, "goes-on").await;
    assert!(answer.get("done").is_some(), "{answer}");
    for (table, (what, _)) in &damaged {
        let mut socket = anna.sit(table).await;
        assert_eq!(socket.phase(), "frozen", "{what}");
        let show = json!({ "show": { "seat": 0 } });
        socket.ask("show", &show).await;
        let act = json!({ "act": { "seat": 0, "decision": socket.joined["place"]["decision"]["number"]
            .as_u64().unwrap_or(0), "actions": ["seal"] } });
        let answer = socket.ask("act", &act).await;
        let refused = &answer["refused"];
        assert_eq!(refused["code"], "frozen", "{what}: {answer}");
        let words = refused["message"]["id"].as_str().unwrap();
        let known = ["server-garbled", "server-frozen-rules", "server-frozen"];
        assert!(known.contains(&words), "{what}: {words}");
    }
    for table in [&no_setup, &no_text] {
        let answer = anna.get(&format!("/api/tables/{table}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (409, "frozen"));
    }
    let mine = anna.get("/api/my/tables").await.ok();
    let listed = mine["tables"].as_array().unwrap().len();
    assert_eq!(listed, damaged.len() + 1, "all but those without a setup");
    let metrics = process.metrics().await;
    let frozen = "orrery_tables_frozen{why=\"log\"}";
    let frozen = metrics.lines().find_map(|line| line.strip_prefix(frozen));
    let frozen: usize = frozen.expect("it is counted").trim().parse().unwrap();
    assert!(frozen > damaged.len(), "{frozen}");
}

/// Waits, but not for ever, for the mark beside the database.
async fn marked(folder: &Path) {
    let mark = async {
        while !folder.join("mark").exists() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    within("a mark", mark).await;
}

fn was_cut(process: &Process) -> bool {
    let said = process.said.iter();
    said.into_iter()
        .any(|line| line.contains("older than it was"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_write_ahead_log_that_was_cut_is_noticed_at_the_start_once() {
    let folder = Folder::new("cut");
    let process = Process::start(&folder.path);
    let mut anna = Browser::guest(process.at, "Anna").await;
    table_with_moves(&mut anna).await;
    marked(&folder.path).await;
    process.kill();
    let process = Process::start(&folder.path);
    assert!(!was_cut(&process), "all is there: {:?}", process.said);
    anna = Browser::guest(process.at, "Anna").await;
    std::fs::remove_file(folder.path.join("mark")).unwrap();
    table_with_moves(&mut anna).await;
    marked(&folder.path).await;
    process.kill();
    let log = folder.path.join("orrery.sqlite-wal");
    assert!(log.metadata().unwrap().len() > 0);
    std::fs::write(&log, []).unwrap();
    let process = Process::start(&folder.path);
    assert!(was_cut(&process), "{:?}", process.said);
    let metrics = process.metrics().await;
    assert!(metrics.contains("orrery_storage_cut 1"), "{metrics}");
    process.kill();
    let process = Process::start(&folder.path);
    assert!(!was_cut(&process), "it is told once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_of_an_earlier_program_gets_its_heads_from_its_logs() {
    let folder = Folder::new("earlier");
    let mut database = database(&folder).await;
    let mut migrations = sqlx::migrate!("migrations/sqlite");
    migrations.migrations = migrations.migrations[..2].to_vec().into();
    let run = migrations.run_direct(None, &mut database, false).await;
    run.unwrap();
    for statement in [
        "INSERT INTO tables (id, setup, public, phase, holders, changed) VALUES \
         ('t', '{}', 1, 'playing', '[]', 7), ('new', '{}', 1, 'gathering', '[]', 8), \
         ('garbled', '{}', 0, 'playing', '[]', 9)",
        "INSERT INTO seats (table_id, seat, account, waits) VALUES \
         ('t', 0, 'anna', 0), ('t', 1, 'ben', 1), ('new', 0, 'anna', 0)",
        "INSERT INTO log (table_id, seq, entry) VALUES ('t', 0, '{\"at\": 10}'), ('t', 1, '{\"at\": 11}'), \
         ('garbled', 0, '{')",
    ] {
        query(statement).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
    let store = Store::open(&folder.path).await.unwrap();
    for (table, head) in [("t", 2), ("new", 0), ("garbled", 1)] {
        let opened = store.open_table(table).await.unwrap().unwrap();
        assert_eq!((opened.epoch, opened.kept.head), (1, head), "{table}");
        assert_eq!(opened.kept.fault, None, "{table}");
    }
    let shown = |tables: Vec<server::store::LoggedTable>| -> Vec<_> {
        let shown = tables.into_iter();
        shown
            .map(|table| (table.id, table.changed.0, table.waits))
            .collect()
    };
    let ben = shown(store.tables_of("ben").await.unwrap());
    assert_eq!(ben, [("t".to_owned(), 11, true)]);
    let anna = shown(store.tables_of("anna").await.unwrap());
    let wanted = [("t".to_owned(), 11, false), ("new".to_owned(), 8, false)];
    assert_eq!(anna, wanted);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_folder_does_not_start() {
    let folder = Folder::new("lock");
    let first = serve(&folder).await;
    let second = server::run(config(&folder)).await;
    let error = second.err().expect("the folder is taken").to_string();
    assert!(error.contains("another server"), "{error}");
    std::fs::remove_file(folder.path.join("lock")).unwrap();
    let second = server::run(config(&folder)).await;
    assert!(second.is_err(), "a lock does not go with its file");
    first.stop().await;
    let third = server::run(config(&folder)).await;
    third.expect("the folder is free again").stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn folder_and_files_are_readable_by_their_owner_only() {
    let folder = Folder::new("private");
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let all = || -> Vec<_> {
        let files = folder.path.read_dir().unwrap();
        files.map(|file| file.unwrap().path()).collect()
    };
    for made in ["new", "by an earlier program"] {
        let server = serve(&folder).await;
        Browser::guest(server.address, "Anna").await;
        within("a mark", marked(&folder.path)).await;
        assert_eq!(mode(&folder.path), 0o700, "{made}");
        for file in all() {
            assert_eq!(mode(&file), 0o600, "{made}: {file:?}");
        }
        server.stop().await;
        for file in all() {
            std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
        }
        std::fs::set_permissions(&folder.path, PermissionsExt::from_mode(0o755)).unwrap();
        std::fs::remove_file(folder.path.join("mark")).unwrap();
    }
}
