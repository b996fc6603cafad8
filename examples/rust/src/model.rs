//! A damped oscillation, and how far it is from measurements.
//!
//! `build.rs` compiles this file by itself to LLVM IR, and that to the gradient.

#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Oscillation {
    pub amplitude: f64,
    pub decay: f64,
    pub frequency: f64,
    pub phase: f64,
}

impl Oscillation {
    pub fn position(&self, time: f64) -> f64 {
        self.amplitude * (-self.decay * time).exp() * (self.frequency * time + self.phase).sin()
    }
}

/// Half the sum of squared differences between the model and `count` measurements.
///
/// # Safety
/// `time` and `measured` point to `count` numbers.
#[no_mangle]
pub unsafe extern "C" fn misfit(
    model: &Oscillation,
    time: *const f64,
    measured: *const f64,
    count: usize,
) -> f64 {
    let time = std::slice::from_raw_parts(time, count);
    let measured = std::slice::from_raw_parts(measured, count);
    let mut sum = 0.0;
    for i in 0..count {
        let difference = model.position(time[i]) - measured[i];
        sum += difference * difference;
    }
    0.5 * sum
}
