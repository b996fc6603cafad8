//! Numbers: wrapping, saturating and checked arithmetic, bits, conversions, 128 bits.
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

fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf29ce484222325, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x100000001b3))
}

fn isqrt(n: u64) -> u64 {
    let (mut low, mut high) = (0u64, 1 << 32);
    while low + 1 < high {
        let middle = (low + high) / 2;
        match middle.checked_mul(middle) {
            Some(square) if square <= n => low = middle,
            _ => high = middle,
        }
    }
    low
}

/// Not known at compile time.
static mut TEXT: [u8; 10] = *b"round trip";

fn work(out: &mut Out) {
    let h = hash(unsafe { &*core::ptr::addr_of!(TEXT) });
    out.put((h >> 12) as f64);
    out.put(isqrt(h) as f64);
    out.put(f64::from(i8::MAX.saturating_add(5)) + f64::from((-100i8).wrapping_sub(100)));
    out.put(f64::from(h.count_ones() + h.leading_zeros() * 100 + (h << 7).trailing_zeros()));
    out.put(f64::from((h as u32).rotate_left(9) ^ (h as u32).swap_bytes()));
    let wide = u128::from(h) * u128::from(h) / 1_000_003;
    out.put((wide >> 40) as f64);
    for x in [-1e30, -1.5, 0.0, 2.5, 1e30, f64::NAN] {
        let x = x + f64::from(h as u8 & 1);
        out.put(f64::from(x as i32) + f64::from(x as u8));
        out.put(f64::from(x as f32));
    }
    out.put(f64::from_bits(h | 1 << 62 & !(1 << 61)).abs().min(1e300));
    out.put(i64::MIN as f64 % (1e9 + 7.0));
    out.put(f64::from((-17i32).rem_euclid(5) * 10 + (-17i32).div_euclid(5)));
    out.put(f64::from(char::from(b'a' + 3) as u32));
}
