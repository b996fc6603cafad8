//! Memory: references, raw pointers, unions, arrays of arrays, a hand-made list.
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

#[derive(Clone, Copy)]
struct Node {
    value: f64,
    next: Option<usize>,
}

struct List<const N: usize> {
    nodes: [Node; N],
    head: Option<usize>,
    used: usize,
}

impl<const N: usize> List<N> {
    fn push(&mut self, value: f64) {
        self.nodes[self.used] = Node { value, next: self.head };
        self.head = Some(self.used);
        self.used += 1;
    }

    fn sum(&self) -> f64 {
        let (mut sum, mut at) = (0.0, self.head);
        while let Some(i) = at {
            sum = sum * 0.5 + self.nodes[i].value;
            at = self.nodes[i].next;
        }
        sum
    }
}

#[repr(C)]
union Bits {
    whole: u64,
    parts: [u16; 4],
    float: f64,
}

static TABLE: [[f32; 3]; 2] = [[1.0, 2.0, 3.0], [0.5, 0.25, 0.125]];
static mut CALLS: u32 = 0;

fn longest<'a>(a: &'a mut [f64], b: &'a mut [f64]) -> &'a mut [f64] {
    if a.len() < b.len() { b } else { a }
}

fn work(out: &mut Out) {
    let mut list = List::<8> { nodes: [Node { value: 0.0, next: None }; 8], head: None, used: 0 };
    for i in 0..6 {
        list.push(f64::from(i) * 1.25);
    }
    out.put(list.sum());
    let mut bits = Bits { float: -2.5 };
    unsafe {
        bits.parts[3] ^= 0x8010;
        out.put(bits.float);
        out.put((bits.whole >> 48) as f64);
        CALLS += 2;
        out.put(f64::from(CALLS));
    }
    let (mut a, mut b) = ([1.0, 2.0], [3.0, 4.0, 5.0]);
    longest(&mut a, &mut b)[1] *= 10.0;
    core::mem::swap(&mut a[0], &mut b[1]);
    out.put(a[0] + b[1]);
    let row = &TABLE[list.used % 2];
    out.put(f64::from(row.iter().sum::<f32>()));
    let p = b.as_mut_ptr();
    unsafe {
        *p.add(2) = p.offset(1).read() - 1.0;
        core::ptr::copy(p, p.add(1), 2);
    }
    for x in b {
        out.put(x);
    }
}
