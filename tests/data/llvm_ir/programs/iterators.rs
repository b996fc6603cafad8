//! Iterators, slices and closures.
#![no_std]
#![crate_type = "cdylib"]

use core::panic::PanicInfo;

extern "C" {
    fn abort() -> !;
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    unsafe { abort() }
}

/// The results, one double after the other.
struct Out<'a> {
    place: &'a mut [f64],
    used: usize,
}

impl Out<'_> {
    fn put(&mut self, value: f64) {
        self.place[self.used] = value;
        self.used += 1;
    }
}

#[no_mangle]
pub unsafe extern "C" fn run(out: *mut f64, size: i64) -> i64 {
    let place = core::slice::from_raw_parts_mut(out, size as usize / 8);
    let mut out = Out { place, used: 0 };
    work(&mut out);
    out.used as i64 * 8
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

fn work(out: &mut Out) {
    let mut a = [0.0; 12];
    for (i, x) in a.iter_mut().enumerate() {
        *x = (i as f64) * 0.75 - 3.0;
    }
    let mut b = [-1.5; 12];
    for i in 4..9 {
        b[i] = i as f64;
    }
    out.put(dot(&a, &b));
    out.put(a.windows(2).filter(|w| w[0] * w[1] <= 0.0).count() as f64);
    let largest = a.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    out.put(largest);
    let scale = 0.25;
    out.put((1..10).rev().map(|i| i as f64 * scale).sum());
    if let Some(at) = b.iter().position(|x| *x > 6.0) {
        out.put(at as f64);
    }
    let (left, right) = a.split_at_mut(4);
    left.copy_from_slice(&right[..4]);
    out.put(a[0] + 10.0 * a[3]);
}
