//! The address of a PostgreSQL database.

use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::str::FromStr;

/// What may stand behind the `?` of an address.
const SETTINGS: [&str; 15] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "application_name",
];

/// Where a PostgreSQL database is, and how to get in. It is shown without its password.
#[derive(Clone)]
pub struct Database {
    pub(super) options: PgConnectOptions,
}

impl FromStr for Database {
    type Err = String;

    /// Reads `postgres://…`. What is wrong is said without repeating the address, which may hold a password.
    fn from_str(url: &str) -> Result<Self, String> {
        const LIKE: &str = "such as postgres://orrery@127.0.0.1/orrery";
        if !(url.starts_with("postgres://") || url.starts_with("postgresql://")) {
            return Err(format!("a database begins with postgres://, {LIKE}"));
        }
        let settings = url.split_once('?').map_or("", |(_, settings)| settings);
        let names = settings.split('&').filter(|setting| !setting.is_empty());
        for name in names.map(|setting| setting.split('=').next().unwrap_or_default()) {
            if !SETTINGS.contains(&name) {
                return Err(format!("an address of a database has no setting {name:?}"));
            }
        }
        let options = PgConnectOptions::from_str(url);
        let options = options.map_err(|_| format!("this is no address of a database, {LIKE}"))?;
        Ok(Database { options })
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.options;
        match options.get_socket() {
            Some(socket) => write!(f, "{}", socket.display())?,
            None => write!(f, "{}:{}", options.get_host(), options.get_port())?,
        }
        write!(f, "/{}", self.name())
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Database {
    /// The name of the database; without one it is that of the user.
    pub(super) fn name(&self) -> &str {
        let options = &self.options;
        let name = options.get_database();
        name.unwrap_or_else(|| options.get_username())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_shown_without_its_password() {
        let database: Database = "postgres://anna:geheim@db.example:6000/play?sslmode=verify-full"
            .parse()
            .unwrap();
        assert_eq!(database.to_string(), "db.example:6000/play");
        assert_eq!(format!("{database:?}"), "db.example:6000/play");
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_it() {
        for wrong in [
            "mysql://anna:geheim@db/play",
            "anna:geheim@db",
            "postgres://anna:geheim@db:port/play",
            "postgres://anna@db/play?pasword=geheim",
            "postgres://anna:geheim@db/play?sslmode=geheim",
        ] {
            let why = wrong.parse::<Database>().unwrap_err();
            assert!(!why.contains("geheim"), "{why}");
        }
    }
}
