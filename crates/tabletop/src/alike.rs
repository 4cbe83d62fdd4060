//! Functions of real numbers that give the same everywhere. What the standard library gives is the platform's, and
//! platforms differ in the last digit: enough for a bot to play another game in a browser than on a computer.

/// e to this power.
pub fn exp(power: f32) -> f32 {
    libm::expf(power)
}

/// 2 to this power.
pub fn exp2(power: f32) -> f32 {
    libm::exp2f(power)
}

/// The larger of two numbers. `f32::max` also has to get along with what is not a number, for which WebAssembly has no
/// instruction: there it is a call.
#[inline]
pub fn larger(a: f32, b: f32) -> f32 {
    if b > a { b } else { a }
}

/// The smaller of two numbers.
#[inline]
pub fn smaller(a: f32, b: f32) -> f32 {
    if b < a { b } else { a }
}

/// The natural logarithm.
pub fn ln(number: f32) -> f32 {
    libm::logf(number)
}
