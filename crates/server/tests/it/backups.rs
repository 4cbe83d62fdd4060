//! Backups: out of either engine, into either, and play goes on.

use crate::common::{Browser, Dice, Folder, Socket, config};
use crate::postgres::House;
use serde_json::{Value, json};
use server::Config;
use server::store::Place;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

fn place(config: &Config) -> Place {
    Place {
        data: config.data.clone(),
        database: config.database.clone(),
    }
}

/// Everything a person can see of their tables.
async fn seen(anna: &mut Browser, table: &str, over: &str) -> Vec<Value> {
    let me = anna.get("/api/me").await.ok();
    let record = anna.get(&format!("/api/records/{over}")).await.ok();
    let socket = anna.sit(table).await;
    let place = Value::Object(socket.place.clone());
    vec![
        me["player"].clone(),
        record,
        place,
        socket.joined["chat"].clone(),
    ]
}

/// Waits until the bot has answered, and nothing more happens by itself.
async fn wait(socket: &mut Socket) {
    let seat = socket.seat();
    while socket.place["deciders"] != json!([seat]) {
        socket.frame().await.expect("the table goes on");
    }
}

/// Plays, takes a backup of the running server, restores it elsewhere and plays on.
async fn moves(from: &Config, to: &Config, file: &Path) {
    let server = server::run(from.clone()).await.unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let mut dice = Dice(3);
    let seats = json!(["me", { "bot": "random" }]);
    let over = anna.table("comets", seats.clone(), json!({})).await;
    let mut socket = anna.sit(&over).await;
    socket.play(&mut |n| dice.below(n), "over").await;
    let table = anna.table("race", seats, json!({})).await;
    let mut socket = anna.sit(&table).await;
    socket
        .ask(
            "hello",
            &json!({ "chat": { "text": "Ahoj \u{1f680} \"'\\" } }),
        )
        .await;
    for n in 0..5 {
        wait(&mut socket).await;
        let legal = socket.legal();
        let action = legal[dice.below(legal.len())].clone();
        let answer = socket.act(&format!("before-{n}"), &action).await;
        assert!(answer.get("done").is_some(), "{answer}");
    }
    wait(&mut socket).await;
    let before = seen(&mut anna, &table, &over).await;
    let rows = place(from).backup(file).await.unwrap();
    assert!(rows > 20, "{rows} rows");
    let mode = fs::metadata(file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "its owner alone reads it");
    let again = place(from).backup(file).await.unwrap_err();
    assert!(again.contains("cannot be written"), "{again}");
    let lived_on = place(from).restore(file).await.unwrap_err();
    assert!(lived_on.contains("another server"), "{lived_on}");
    server.stop().await;
    let not_empty = place(from).restore(file).await.unwrap_err();
    assert!(not_empty.contains("is not empty"), "{not_empty}");

    assert_eq!(place(to).restore(file).await, Ok(rows));
    let server = server::run(to.clone()).await.unwrap();
    anna.at = server.address;
    anna.origin = Some(format!("http://{}", server.address));
    assert_eq!(seen(&mut anna, &table, &over).await, before);
    let mut socket = anna.sit(&table).await;
    socket.play(&mut |n| dice.below(n), "after").await;
    assert_eq!(socket.phase(), "over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_becomes_a_database_and_a_database_a_folder() {
    let (folder, house) = (Folder::new("backup-from"), House::new("backup-to").await);
    let (back, next) = (Folder::new("backup-back"), House::new("backup-next").await);
    let files = Folder::new("backup-files");
    moves(&config(&folder), &house.config(), &files.path.join("one")).await;
    moves_on(&house.config(), &config(&back), &files.path.join("two")).await;
    moves_on(&config(&back), &next.config(), &files.path.join("three")).await;
}

/// A backup of what is kept now, restored elsewhere, gives the same backup.
async fn moves_on(from: &Config, to: &Config, file: &Path) {
    let rows = place(from).backup(file).await.unwrap();
    assert_eq!(place(to).restore(file).await, Ok(rows));
    let again = file.with_extension("again");
    assert_eq!(place(to).backup(&again).await, Ok(rows));
    let lines = |file: &Path| {
        let text = fs::read_to_string(file).unwrap();
        // Rows of heads differ by their epoch, and the last line by its digest.
        let rows = text.lines().filter(|line| !line.starts_with("{\"end"));
        let mut rows: Vec<String> = rows.map(str::to_owned).collect();
        rows.sort_unstable();
        rows
    };
    let (one, two) = (lines(file), lines(&again));
    let differ = one.iter().filter(|line| !two.contains(line)).count();
    let heads = two.iter().filter(|line| !one.contains(line)).count();
    assert_eq!((one.len(), differ), (two.len(), heads));
    assert_eq!(differ, 2, "the heads of two tables, and nothing else");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_becomes_a_folder_during_play() {
    let (house, folder) = (
        House::new("backup-play").await,
        Folder::new("backup-played"),
    );
    let files = Folder::new("backup-file");
    moves(&house.config(), &config(&folder), &files.path.join("one")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_cut_or_newer_file_is_refused_before_anything_changes() {
    let (folder, files) = (Folder::new("backup-sound"), Folder::new("backup-unsound"));
    let server = server::run(config(&folder)).await.unwrap();
    Browser::guest(server.address, "Anna").await;
    server.stop().await;
    let sound = files.path.join("sound");
    place(&config(&folder)).backup(&sound).await.unwrap();
    let text = fs::read_to_string(&sound).unwrap();
    let house = House::new("backup-refused").await;
    let cut = text.len() - 40;
    for (name, text, words) in [
        ("damaged", text.replacen("Anna", "Enna", 1), "damaged"),
        ("cut", text[..cut].to_owned(), "damaged"),
        ("half", text[..text.len() / 2].to_owned(), "damaged"),
        ("longer", format!("{text}[]\n"), "damaged"),
        (
            "newer",
            text.replacen("\"form\":1", "\"form\":2", 1),
            "newer",
        ),
        ("empty", String::new(), "damaged"),
        ("other", "{\"hello\": 1}\n".to_owned(), "no backup"),
    ] {
        let file = files.path.join(name);
        fs::write(&file, text).unwrap();
        let new = files.path.join(format!("{name}-data"));
        let mut config = config(&folder);
        config.data.clone_from(&new);
        let why = place(&config).restore(&file).await.unwrap_err();
        assert!(why.contains(words), "{name}: {why}");
        assert!(!new.exists(), "{name}");
        let why = place(&house.config()).restore(&file).await.unwrap_err();
        assert!(why.contains(words), "{name}: {why}");
    }
    let mut connection = house.connect().await;
    let tables: i64 =
        sqlx::query_scalar("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
            .fetch_one(&mut connection)
            .await
            .unwrap();
    assert_eq!(tables, 0, "nothing was made there");
}
