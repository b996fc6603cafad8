//! Fits an oscillation to measurements with a gradient that `build.rs` has made.

mod model;

use model::{misfit, Oscillation};

/// What `ad-opt --header=model_grad.rs` has written: the gradient of `misfit`, and its structs.
mod grad {
    include!(concat!(env!("OUT_DIR"), "/model_grad.rs"));
}

fn gradient(model: &Oscillation, time: &[f64], measured: &[f64]) -> [f64; 4] {
    let model: *const Oscillation = model;
    let mut found = grad::Oscillation::default();
    unsafe {
        let count = time.len() as i64;
        grad::misfit_grad(model.cast(), &mut found, time.as_ptr(), measured.as_ptr(), count)
    };
    [found.amplitude, found.decay, found.frequency, found.phase]
}

fn value(model: &Oscillation, time: &[f64], measured: &[f64]) -> f64 {
    unsafe { misfit(model, time.as_ptr(), measured.as_ptr(), time.len()) }
}

/// Each parameter has a step of its own, which grows while the gradient keeps its sign.
fn fit(start: Oscillation, time: &[f64], measured: &[f64]) -> Oscillation {
    let mut x = [start.amplitude, start.decay, start.frequency, start.phase];
    let (mut step, mut before) = ([0.01; 4], [0.0; 4]);
    let model = |x: [f64; 4]| Oscillation {
        amplitude: x[0],
        decay: x[1],
        frequency: x[2],
        phase: x[3],
    };
    for _ in 0..300 {
        let g = gradient(&model(x), time, measured);
        for j in 0..4 {
            let same: f64 = g[j] * before[j];
            step[j] *= if same > 0.0 { 1.2 } else if same < 0.0 { 0.5 } else { 1.0 };
            x[j] -= if g[j] > 0.0 { step[j] } else if g[j] < 0.0 { -step[j] } else { 0.0 };
            before[j] = g[j];
        }
    }
    model(x)
}

fn main() {
    let truth = Oscillation { amplitude: 2.0, decay: 0.3, frequency: 4.0, phase: 0.5 };
    let time: Vec<f64> = (0..200).map(|i| 0.02 * i as f64).collect();
    let measured: Vec<f64> = time.iter().map(|&t| truth.position(t)).collect();
    let start = Oscillation { amplitude: 1.5, decay: 0.1, frequency: 3.8, phase: 0.0 };
    println!("misfit before: {:.3}", value(&start, &time, &measured));
    let found = fit(start, &time, &measured);
    println!("misfit after:  {:.3}", value(&found, &time, &measured));
    println!(
        "amplitude {:.3}, decay {:.3}, frequency {:.3}, phase {:.3}",
        found.amplitude, found.decay, found.frequency, found.phase
    );
}
