//! Traits: static and dynamic dispatch, operators, generics.
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

use core::ops::{Add, Mul, Neg};

trait Layer {
    fn apply(&self, x: f64) -> f64;
    fn twice(&self, x: f64) -> f64 {
        self.apply(self.apply(x))
    }
}

struct Scale(f64);
struct Shift {
    by: f64,
    count: u16,
}

impl Layer for Scale {
    fn apply(&self, x: f64) -> f64 {
        x * self.0
    }
}

impl Layer for Shift {
    fn apply(&self, x: f64) -> f64 {
        x + self.by * f64::from(self.count)
    }
    fn twice(&self, x: f64) -> f64 {
        x - self.by
    }
}

#[derive(Clone, Copy)]
struct Vec3([f64; 3]);

impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3([self.0[0] + o.0[0], self.0[1] + o.0[1], self.0[2] + o.0[2]])
    }
}

impl Mul<f64> for Vec3 {
    type Output = Vec3;
    fn mul(self, s: f64) -> Vec3 {
        Vec3(self.0.map(|x| x * s))
    }
}

impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        self * -1.0
    }
}

fn power<T: Copy + Mul<Output = T>>(x: T, n: u32) -> T {
    if n == 1 {
        x
    } else if n % 2 == 0 {
        power(x * x, n / 2)
    } else {
        x * power(x, n - 1)
    }
}

#[inline(never)]
fn chain(layers: &[&dyn Layer], x: f64) -> f64 {
    layers.iter().fold(x, |x, layer| layer.twice(layer.apply(x)))
}

fn work(out: &mut Out) {
    let (a, b) = (Scale(1.5), Shift { by: 0.25, count: 3 });
    out.put(chain(&[&a, &b, &a], 2.0));
    let v = -(Vec3([1.0, 2.0, -3.0]) + Vec3([0.5; 3]) * 4.0);
    for x in v.0 {
        out.put(x);
    }
    out.put(power(1.25, 13));
    out.put(power(7i64, 9) as f64);
}
