//! Which arguments a text uses, read off its syntax tree.

use crate::Language;
use crate::texts::Texts;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The patterns of one language by their ids.
pub(super) struct Index<'a> {
    patterns: BTreeMap<&'a str, &'a Pattern<&'a str>>,
}

/// What one message does with its arguments.
#[derive(Default)]
pub(super) struct Usage<'a> {
    shown: BTreeSet<&'a str>,
    cases: BTreeMap<&'a str, Vec<Cases<'a>>>,
}

/// The cases of one `{ $key -> … }`.
struct Cases<'a> {
    keys: Vec<&'a str>,
    open: bool,
}

impl Index<'static> {
    /// The index of a language's own texts.
    pub(super) fn of(language: Language) -> &'static Self {
        static INDICES: LazyLock<[Index<'static>; 3]> =
            LazyLock::new(|| Language::ALL.map(|language| Index::new(Texts::of(language))));
        &INDICES[Language::ALL
            .iter()
            .position(|l| *l == language)
            .unwrap_or_default()]
    }
}

impl<'a> Index<'a> {
    pub(super) fn new(texts: &'a Texts) -> Self {
        let entries = texts
            .resources
            .iter()
            .flat_map(|resource| resource.entries());
        let patterns = entries.filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
            _ => None,
        });
        Index {
            patterns: patterns.collect(),
        }
    }

    /// The ids of all messages.
    pub(super) fn ids(&self) -> impl Iterator<Item = &'a str> {
        self.patterns.keys().copied()
    }

    /// What a message, together with the messages it refers to, does with its arguments.
    pub(super) fn usage(&self, id: &str) -> Option<Usage<'a>> {
        let mut usage = Usage::default();
        let (id, pattern) = self.patterns.get_key_value(id)?;
        self.pattern(pattern, &mut BTreeSet::from([*id]), &mut usage);
        Some(usage)
    }

    fn pattern(
        &self,
        pattern: &'a Pattern<&'a str>,
        within: &mut BTreeSet<&'a str>,
        usage: &mut Usage<'a>,
    ) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, within, usage);
            }
        }
    }

    fn expression(
        &self,
        expression: &'a Expression<&'a str>,
        within: &mut BTreeSet<&'a str>,
        usage: &mut Usage<'a>,
    ) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, within, usage),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    let name = |key: &'a VariantKey<&'a str>| match key {
                        VariantKey::Identifier { name } => *name,
                        VariantKey::NumberLiteral { value } => *value,
                    };
                    let cases = Cases {
                        keys: variants.iter().map(|variant| name(&variant.key)).collect(),
                        open: variants
                            .iter()
                            .any(|v| v.default && name(&v.key) == "other"),
                    };
                    usage.cases.entry(id.name).or_default().push(cases);
                } else {
                    self.inline(selector, within, usage);
                }
                variants
                    .iter()
                    .for_each(|variant| self.pattern(&variant.value, within, usage));
            }
        }
    }

    fn inline(
        &self,
        inline: &'a InlineExpression<&'a str>,
        within: &mut BTreeSet<&'a str>,
        usage: &mut Usage<'a>,
    ) {
        match inline {
            InlineExpression::VariableReference { id } => {
                usage.shown.insert(id.name);
            }
            InlineExpression::Placeable { expression } => {
                self.expression(expression, within, usage);
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments
                    .positional
                    .iter()
                    .for_each(|arg| self.inline(arg, within, usage));
            }
            InlineExpression::MessageReference { id, .. } => {
                if let Some(pattern) = self.patterns.get(id.name)
                    && within.insert(id.name)
                {
                    self.pattern(pattern, within, usage);
                    within.remove(id.name);
                }
            }
            // A term has only the literal arguments that stand beside it.
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

impl<'a> Usage<'a> {
    /// Whether the argument is shown or selected by.
    pub(super) fn uses(&self, name: &str) -> bool {
        self.shown.contains(name) || self.cases.contains_key(name)
    }

    /// The arguments that are shown.
    pub(super) fn shown(&self) -> impl Iterator<Item = &'a str> {
        self.shown.iter().copied()
    }

    /// The arguments that are shown or selected by.
    pub(super) fn all(&self) -> impl Iterator<Item = &'a str> {
        self.shown.iter().chain(self.cases.keys()).copied()
    }

    /// Whether each place that selects by this argument has a case for the key.
    pub(super) fn has_case(&self, name: &str, key: &str) -> bool {
        let mut cases = self.cases.get(name).into_iter().flatten();
        cases.all(|cases| cases.open || cases.keys.contains(&key))
    }
}
