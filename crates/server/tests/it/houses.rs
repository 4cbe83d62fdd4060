//! A database that will not do stops the start with a sentence, and no password is in it.

use crate::common::Browser;
use crate::postgres::{Cluster, House, PASSWORD, Proxy, Wire};
use serde_json::json;
use server::{Config, StartError};
use sqlx::Executor;

/// Why a server does not start.
async fn refused(config: Config) -> String {
    let error = match server::run(config).await {
        Ok(_) => panic!("it starts"),
        Err(error) => error,
    };
    let words = error.to_string();
    assert!(!words.contains(PASSWORD), "{words}");
    assert!(!format!("{error:?}").contains(PASSWORD), "{error:?}");
    words
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_address_or_password_is_said_in_words() {
    let house = House::new("wrong").await;
    let port = Cluster::shared().port;
    for (url, words) in [
        (
            format!("postgres://orrery:{PASSWORD}@127.0.0.1:1/{}", house.name),
            "there is no PostgreSQL at 127.0.0.1:1/",
        ),
        (
            format!(
                "postgres://orrery:wrong-{PASSWORD}@127.0.0.1:{port}/{}",
                house.name
            ),
            "does not let orrery in: the name or the password is wrong",
        ),
        (
            Cluster::shared().url("nowhere"),
            "there is no such database: 127.0.0.1:",
        ),
    ] {
        let why = refused(house.config_at(&url)).await;
        assert!(why.contains(words), "{why}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_read_only_or_not_durable_is_refused() {
    let house = House::new("unfit").await;
    for (setting, words) in [
        ("default_transaction_read_only = on", "read-only standby"),
        ("synchronous_commit = off", "would not be durable"),
    ] {
        let mut connection = house.connect().await;
        let alter =
            |what: &str| sqlx::AssertSqlSafe(format!("ALTER DATABASE {} {what}", house.name));
        connection
            .execute(sqlx::raw_sql(alter(&format!("SET {setting}"))))
            .await
            .unwrap();
        let why = refused(house.config()).await;
        assert!(why.contains(words), "{why}");
        let writable = "SET default_transaction_read_only = off";
        connection.execute(writable).await.unwrap();
        connection
            .execute(sqlx::raw_sql(alter("RESET ALL")))
            .await
            .unwrap();
    }
    server::run(house.config()).await.unwrap().stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standby_is_refused_and_so_is_a_version_that_is_too_old() {
    let cluster = Cluster::start("standby");
    let house = House::in_cluster(&cluster, "standby").await;
    server::run(house.config()).await.unwrap().stop().await;
    let proxy = Proxy::to(cluster.port).await;
    proxy.set(Wire::SaysFourteen);
    let older = cluster.url_at(proxy.port, &house.name);
    let why = refused(house.config_at(&older)).await;
    assert!(
        why.contains("PostgreSQL 14 is too old: it has to be 15 or newer"),
        "{why}"
    );
    cluster.stop();
    cluster.follow();
    cluster.start_again();
    let why = refused(house.config()).await;
    assert!(why.contains("read-only standby"), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_houses_database_is_refused_and_so_is_one_that_holds_something_else() {
    let (one, two) = (House::new("one").await, House::new("two").await);
    for house in [&one, &two] {
        server::run(house.config()).await.unwrap().stop().await;
    }
    let why = refused(one.config_at(&two.url)).await;
    assert!(why.contains("another house's"), "{why}");
    let new = House::new("new").await;
    let why = refused(one.config_at(&new.url)).await;
    assert!(why.contains("another house's"), "{why}");
    let other = House::new("other").await;
    let mut connection = other.connect().await;
    connection
        .execute("CREATE TABLE invoices (id int)")
        .await
        .unwrap();
    let why = refused(other.config()).await;
    assert!(why.contains("holds something else"), "{why}");
    let mut connection = two.connect().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', true, '', 0)";
    connection.execute(newer).await.unwrap();
    let why = refused(two.config()).await;
    assert!(why.contains("a newer Orrery"), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_lives_on_a_database_at_a_time() {
    let house = House::new("occupied").await;
    let first = server::run(house.config()).await.unwrap();
    let mut second = House::new("occupied-too").await;
    second.url = house.url.clone();
    match server::run(second.config()).await {
        Err(StartError::Locked(whose)) => assert!(whose.contains(&house.name), "{whose}"),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("two servers on one database"),
    }
    first.stop().await;
    server::run(second.config()).await.unwrap().stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn verify_full_wants_a_certificate_of_that_name_that_is_vouched_for() {
    let house = House::new("tls").await;
    let cluster = Cluster::shared();
    let ca = cluster.folder.join("ca.crt");
    let url = |host: &str, ca: &std::path::Path| {
        let port = cluster.port;
        format!(
            "postgres://orrery:{PASSWORD}@{host}:{port}/{}?sslmode=verify-full&sslrootcert={}",
            house.name,
            ca.display()
        )
    };
    let server = server::run(house.config_at(&url("localhost", &ca)))
        .await
        .unwrap();
    let mut anna = Browser::guest(server.address, "Anna").await;
    let table = anna.table("comets", json!(["me", "me"]), json!({})).await;
    assert_eq!(anna.sit(&table).await.phase(), "playing");
    let mut connection = house.connect().await;
    let secret: (i64, i64) = sqlx::query_as(
        "SELECT count(*) FILTER (WHERE ssl), count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
         WHERE datname = current_database() AND application_name = 'orrery'",
    )
    .fetch_one(&mut connection)
    .await
    .unwrap();
    assert!(secret.0 >= 3 && secret.0 == secret.1, "{secret:?}");
    server.stop().await;
    let why = refused(house.config_at(&url("127.0.0.1", &ca))).await;
    assert!(
        why.contains("TLS"),
        "another name than the certificate's: {why}"
    );
    let nobodys = house.folder.path.join("nobody.crt");
    let made = std::process::Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-nodes",
        ])
        .args(["-subj", "/CN=nobody", "-keyout", "/dev/null", "-out"])
        .arg(&nobodys)
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    let why = refused(house.config_at(&url("localhost", &nobodys))).await;
    assert!(
        why.contains("TLS"),
        "a certificate that nobody vouches for: {why}"
    );
}
