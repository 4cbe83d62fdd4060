//! Actions as small integers.

use serde::Serialize;
use serde_json::Value;

/// The most arguments that an action has.
pub const ARGUMENTS: usize = 4;

/// An action in numbers: its kind, then its arguments; what is not needed is 0.
pub type Numbers = [u16; 1 + ARGUMENTS];

/// A kind of action.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name, as it is written in records.
    pub name: &'static str,
    /// Its arguments.
    pub args: &'static [Arg],
}

/// An argument of an action.
#[derive(Clone, Copy, Debug)]
pub struct Arg {
    /// What it is called.
    pub name: &'static str,
    /// What it is one of: arguments of the same domain are numbered alike, whatever the kind of action.
    pub domain: &'static str,
    /// One more than the greatest number it can be.
    pub size: u16,
    /// What a number stands for, as it is written in records; nothing if it stands for nothing.
    pub show: fn(u16) -> Option<Value>,
}

/// What an argument is one of.
pub trait Domain {
    /// The type of the argument.
    type Of: Serialize;
    /// The name of the domain.
    const NAME: &'static str;
    /// One more than the greatest number.
    const SIZE: u16;
    /// The number.
    fn code(value: Self::Of) -> u16;
    /// What the number stands for.
    fn value(code: u16) -> Option<Self::Of>;
    /// The same as it is written.
    fn show(code: u16) -> Option<Value> {
        Self::value(code).and_then(|value| serde_json::to_value(value).ok())
    }
}

/// A small number below `N`.
#[derive(Debug)]
pub struct Below<const N: u16>;

impl<const N: u16> Domain for Below<N> {
    type Of = u8;
    const NAME: &'static str = "number";
    const SIZE: u16 = N;
    fn code(value: u8) -> u16 {
        u16::from(value).min(N - 1)
    }
    fn value(code: u16) -> Option<u8> {
        u8::try_from(code).ok().filter(|_| code < N)
    }
}

/// An amount below `N`.
#[derive(Debug)]
pub struct Amount<const N: u16>;

impl<const N: u16> Domain for Amount<N> {
    type Of = u16;
    const NAME: &'static str = "amount";
    const SIZE: u16 = N;
    fn code(value: u16) -> u16 {
        value.min(N - 1)
    }
    fn value(code: u16) -> Option<u16> {
        (code < N).then_some(code)
    }
}

/// Whether something is so.
#[derive(Debug)]
pub struct Flag;

impl Domain for Flag {
    type Of = bool;
    const NAME: &'static str = "flag";
    const SIZE: u16 = 2;
    fn code(value: bool) -> u16 {
        value.into()
    }
    fn value(code: u16) -> Option<bool> {
        [false, true].get(usize::from(code)).copied()
    }
}

/// One number for every candidate that a table of kinds admits: the kinds one after another, in each the arguments as
/// digits, the last one running fastest.
#[derive(Clone, Debug)]
pub struct Ids {
    kinds: &'static [Kind],
    starts: Vec<u32>,
    count: u32,
}

impl Ids {
    /// The numbers of these kinds.
    pub fn new(kinds: &'static [Kind]) -> Self {
        let size =
            |kind: &Kind| -> u32 { kind.args.iter().map(|arg| u32::from(arg.size)).product() };
        let mut count = 0;
        let starts = kinds.iter().map(|kind| {
            let start = count;
            count += size(kind);
            start
        });
        let starts = starts.collect();
        Ids {
            kinds,
            starts,
            count,
        }
    }

    /// How many there are.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The number of a candidate.
    #[inline]
    pub fn id(&self, numbers: Numbers) -> u32 {
        let kind = usize::from(numbers[0]);
        let args = self.kinds[kind].args.iter().zip(&numbers[1..]);
        let digits = args.fold(0, |sum, (arg, n)| sum * u32::from(arg.size) + u32::from(*n));
        self.starts[kind] + digits
    }

    /// The candidate of a number.
    pub fn numbers(&self, id: u32) -> Option<Numbers> {
        let kind = self
            .starts
            .partition_point(|start| *start <= id)
            .checked_sub(1)?;
        let mut rest = id - self.starts[kind];
        let mut numbers = Numbers::default();
        numbers[0] = kind as u16;
        for (arg, n) in self.kinds[kind].args.iter().zip(&mut numbers[1..]).rev() {
            *n = (rest % u32::from(arg.size)) as u16;
            rest /= u32::from(arg.size);
        }
        (rest == 0).then_some(numbers)
    }
}

/// Writes [`Encode::KINDS`](crate::encode::Encode::KINDS), [`Encode::number`](crate::encode::Encode::number) and
/// [`Encode::action`](crate::encode::Encode::action) from one table: a kind's name, its variant, and each argument with its
/// [`Domain`](crate::encode::Domain). What the order of the table is, the numbers are.
///
/// ```text
/// tabletop::number_actions! { Action:
///     discard: Discard(card: Design),
///     pay: Pay { resource: Resource, amount: Amount<64> },
///     stop: Stop,
/// }
/// ```
#[macro_export]
macro_rules! number_actions {
    ($action:ident: $(
        $name:ident: $variant:ident
        $(($($place:ident: $of:ty),+))?
        $({$($field:ident: $in:ty),+})?
    ),+ $(,)?) => {
        const KINDS: &'static [$crate::encode::Kind] = &[$($crate::encode::Kind {
            name: stringify!($name),
            args: &[
                $($($crate::number_actions!(@arg $place: $of),)+)?
                $($($crate::number_actions!(@arg $field: $in),)+)?
            ],
        }),+];

        #[inline]
        fn number(action: &$action) -> $crate::encode::Numbers {
            #[repr(u16)]
            enum Place { $($variant),+ }
            let mut numbers = $crate::encode::Numbers::default();
            match *action {
                $($action::$variant $(($($place),+))? $({$($field),+})? => {
                    numbers[0] = Place::$variant as u16;
                    #[allow(unused_mut, unused_variables, reason = "some have no arguments")]
                    let mut rest = numbers[1..].iter_mut();
                    $($(if let Some(number) = rest.next() {
                        *number = <$of as $crate::encode::Domain>::code($place);
                    })+)?
                    $($(if let Some(number) = rest.next() {
                        *number = <$in as $crate::encode::Domain>::code($field);
                    })+)?
                })+
            }
            numbers
        }

        fn action(numbers: $crate::encode::Numbers) -> Option<$action> {
            #[allow(unused_assignments, unused_mut, reason = "counts kinds")]
            let mut kind = 0;
            $(
                if numbers[0] == kind {
                    #[allow(unused_mut, unused_variables, reason = "some have no arguments")]
                    let mut rest = numbers[1..].iter().copied();
                    return Some($action::$variant
                        $(($(<$of as $crate::encode::Domain>::value(rest.next()?)?),+))?
                        $({$($field: <$in as $crate::encode::Domain>::value(rest.next()?)?),+})?
                    );
                }
                kind += 1;
            )+
            None
        }
    };
    (@arg $name:ident: $of:ty) => {
        $crate::encode::Arg {
            name: stringify!($name),
            domain: <$of as $crate::encode::Domain>::NAME,
            size: <$of as $crate::encode::Domain>::SIZE,
            show: <$of as $crate::encode::Domain>::show,
        }
    };
}
