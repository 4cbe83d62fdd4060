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

/// The natural logarithm.
pub fn ln(number: f32) -> f32 {
    libm::logf(number)
}
