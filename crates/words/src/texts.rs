//! The Fluent files, parsed once for each language.

use crate::Language;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentValue;
use std::sync::{Arc, LazyLock};
use unic_langid::langid;

mod files {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// All messages of one language.
pub(crate) struct Texts {
    pub(crate) bundle: FluentBundle<Arc<FluentResource>>,
    pub(crate) resources: Vec<Arc<FluentResource>>,
    /// What is wrong with the files: it does not stop the program, a test reports it.
    pub(crate) errors: Vec<String>,
}

impl Texts {
    /// The texts of a language.
    pub(crate) fn of(language: Language) -> &'static Texts {
        static EN: LazyLock<Texts> = LazyLock::new(|| Texts::parse(Language::En, files::EN));
        static CS: LazyLock<Texts> = LazyLock::new(|| Texts::parse(Language::Cs, files::CS));
        static PL: LazyLock<Texts> = LazyLock::new(|| Texts::parse(Language::Pl, files::PL));
        match language {
            Language::En => &EN,
            Language::Cs => &CS,
            Language::Pl => &PL,
        }
    }

    /// Reads files given as (name, content).
    pub(crate) fn parse(language: Language, files: &[(&str, &str)]) -> Self {
        let locale = match language {
            Language::En => langid!("en"),
            Language::Cs => langid!("cs"),
            Language::Pl => langid!("pl"),
        };
        let mut texts = Texts {
            bundle: FluentBundle::new_concurrent(vec![locale]),
            resources: Vec::new(),
            errors: Vec::new(),
        };
        // Isolation marks are for mixing with right-to-left scripts; in a terminal they show as boxes.
        texts.bundle.set_use_isolating(false);
        texts.bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(n) if n.value < 0.0 => Some(format!("\u{2212}{}", -n.value)),
            _ => None,
        }));
        for (name, content) in files {
            texts.add(name, content);
        }
        texts
    }

    fn add(&mut self, name: &str, content: &str) {
        let resource = FluentResource::try_new((*content).to_owned());
        let resource = Arc::new(resource.unwrap_or_else(|(readable, errors)| {
            let errors = errors.iter().map(|error| format!("{name}: {error}"));
            self.errors.extend(errors);
            readable
        }));
        if let Err(errors) = self.bundle.add_resource(Arc::clone(&resource)) {
            let errors = errors.iter().map(|error| format!("{name}: {error}"));
            self.errors.extend(errors);
        }
        self.resources.push(resource);
    }
}
