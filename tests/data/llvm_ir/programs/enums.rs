//! Enums with data, matches, options and results.
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

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Point,
    Circle(f64),
    Box { w: f64, h: f32 },
    Many(u8, i64),
}

fn area(shape: Shape) -> Result<f64, i32> {
    match shape {
        Shape::Point => Ok(0.0),
        Shape::Circle(r) if r < 0.0 => Err(-1),
        Shape::Circle(r) => Ok(3.0 * r * r),
        Shape::Box { w, h } => Ok(w * f64::from(h)),
        Shape::Many(n @ 0..=9, m) => Ok(f64::from(n) + m as f64),
        Shape::Many(n, _) => Err(i32::from(n)),
    }
}

fn total(shapes: &[Shape]) -> Result<f64, i32> {
    let mut sum = 0.0;
    for shape in shapes {
        sum += area(*shape)?;
    }
    Ok(sum)
}

fn first(values: &[Option<u32>]) -> Option<u32> {
    let a = values.first().copied()??;
    a.checked_mul(3)?.checked_sub(5)
}

fn work(out: &mut Out) {
    let mut shapes = [
        Shape::Point,
        Shape::Circle(2.0),
        Shape::Box { w: 1.5, h: 4.0 },
        Shape::Many(7, -3),
    ];
    out.put(total(&shapes).unwrap_or(-1.0));
    shapes[0] = Shape::Many(200, 1);
    out.put(match total(&shapes) {
        Ok(x) => x,
        Err(code) => f64::from(code) * 1000.0,
    });
    out.put(f64::from(u8::from(shapes[1] == Shape::Circle(2.0))));
    for case in [&[Some(4)][..], &[None], &[], &[Some(u32::MAX)], &[Some(1)]] {
        out.put(first(case).map_or(-1.0, f64::from));
    }
}
