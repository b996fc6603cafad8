// Slices with bounds checks, vectors that grow, enums, options.
#![crate_type = "lib"]
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn path_length(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut sum = 0.0;
    for i in 1..n {
        sum += (x[i] - x[i - 1]).powi(2).sqrt() * i as f64;
    }
    sum
}

#[no_mangle]
pub unsafe extern "C" fn filtered(x: *const f64, n: usize) -> f64 {
    let doubled: Vec<f64> = from_raw_parts(x, n).iter().map(|a| a.sin() * 2.0).collect();
    let large: Vec<f64> = doubled.iter().filter(|a| **a > 0.5).cloned().collect();
    large.iter().fold(1.0, |product, a| product * a)
}

enum Shape {
    Circle(f64),
    Rect { w: f64, h: f64 },
    Dot,
}

fn area(shape: &Shape) -> f64 {
    match shape {
        Shape::Circle(r) => 3.0 * r * r,
        Shape::Rect { w, h } => w * h,
        Shape::Dot => 0.0,
    }
}

#[no_mangle]
pub extern "C" fn areas(a: f64, k: usize) -> f64 {
    let shapes = vec![Shape::Circle(a), Shape::Rect { w: a, h: a + 1.0 }, Shape::Dot];
    (0..k).map(|i| area(&shapes[i % 3])).sum()
}

#[no_mangle]
pub extern "C" fn options(x: f64) -> f64 {
    let log = |y: f64| if y > 1.0 { Some(y.ln()) } else { None };
    log(x).unwrap_or(x * x) + log(x + 1.0).map_or(0.0, |z| z * x)
}
