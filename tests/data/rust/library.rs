// What programs use of Rust's library: ranges, vectors, boxes, shared cells, closures, sorting.
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};

#[no_mangle]
pub extern "C" fn range(x: f64, n: i32) -> f64 {
    let mut s = x;
    for i in 0..n {
        s += (x * i as f64).sin() * s;
    }
    s
}

#[no_mangle]
pub extern "C" fn pushed(x: f64, n: i32) -> f64 {
    let mut v = Vec::new();
    for i in 0..n {
        v.push(x * i as f64);
    }
    v.iter().map(|a| a * a).sum()
}

#[no_mangle]
pub extern "C" fn collected(x: f64, n: i32) -> f64 {
    let v: Vec<f64> = (0..n).map(|i| (x * i as f64).cos()).collect();
    let w = v.clone();
    v.iter().zip(w.iter().rev()).fold(0.0, |a, (b, c)| a + b * c)
}

#[no_mangle]
pub extern "C" fn repeated(x: f64, n: i32) -> f64 {
    let mut v = vec![x; n as usize];
    for i in 1..v.len() {
        v[i] = v[i - 1] * 0.5 + v[i].cos();
    }
    v[v.len() - 1]
}

trait Shape {
    fn area(&self) -> f64;
}
struct Square(f64);
struct Disk {
    r: f64,
    k: f64,
}
impl Shape for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}
impl Shape for Disk {
    fn area(&self) -> f64 {
        3.0 * self.r * self.r * self.k
    }
}

#[no_mangle]
pub extern "C" fn boxed(x: f64, n: i32) -> f64 {
    let make = |i: i32| -> Box<dyn Shape> {
        if i % 2 == 0 {
            Box::new(Square(x * i as f64))
        } else {
            Box::new(Disk { r: x, k: x + 1.0 })
        }
    };
    make(n).area() + make(n + 1).area() * x
}

#[no_mangle]
pub extern "C" fn shared(x: f64, n: i32) -> f64 {
    let c = Rc::new(RefCell::new(x));
    let d = Rc::clone(&c);
    for i in 0..n {
        let v = *c.borrow();
        *d.borrow_mut() = v * v * 0.5 + i as f64;
    }
    let r = *c.borrow();
    r
}

enum Step {
    Add(f64),
    Power { by: f64, times: i32 },
    Stay,
}

#[no_mangle]
pub extern "C" fn matched(x: f64, n: i32) -> f64 {
    let steps = [Step::Add(x), Step::Power { by: x, times: 3 }, Step::Stay];
    let mut s = x;
    for i in 0..n {
        s = match &steps[i as usize % 3] {
            Step::Add(a) => s + a,
            Step::Power { by, times } => s.powf(*by) + s.powi(*times),
            Step::Stay => s.sin() + 1.5,
        };
    }
    s
}

#[no_mangle]
pub extern "C" fn captured(x: f64, n: i32) -> f64 {
    let mut sum = 0.0;
    let mut add = |y: f64| {
        sum += y * x;
        sum
    };
    let mut s = 0.0;
    for i in 0..n {
        s += add(i as f64 * x);
    }
    let f: Box<dyn Fn(f64) -> f64> = Box::new(move |y| y * s);
    f(x)
}

enum List {
    Nil,
    Cons(f64, Box<List>),
}

#[no_mangle]
pub extern "C" fn listed(x: f64, n: i32) -> f64 {
    let mut l = List::Nil;
    for i in 0..n {
        l = List::Cons(x * i as f64, Box::new(l));
    }
    let (mut s, mut p) = (0.0, &l);
    while let List::Cons(v, rest) = p {
        s += v * v;
        p = rest;
    }
    s
}

#[no_mangle]
pub extern "C" fn nested(x: f64, n: i32) -> f64 {
    let n = n as usize;
    let mut m: Vec<Vec<f64>> = Vec::new();
    for i in 0..n {
        let mut row = Vec::new();
        for j in 0..n {
            row.push(x * (i as f64 + 1.0) / (j as f64 + 1.0));
        }
        m.push(row);
    }
    let mut s = 0.0;
    for i in 0..n {
        for j in 0..n {
            s += m[i][j] * m[j][i].sin();
        }
    }
    s
}

fn root(x: f64) -> Result<f64, String> {
    if x < 0.0 {
        Err(String::from("negative"))
    } else {
        Ok(x.sqrt())
    }
}

fn tried_once(x: f64) -> Result<f64, String> {
    let a = root(x)?;
    Ok(a * a * a)
}

#[no_mangle]
pub extern "C" fn tried(x: f64, n: i32) -> f64 {
    let mut signs = String::new();
    for i in 0..n {
        signs.push(if i % 2 == 0 { '+' } else { '*' });
    }
    let mut s = x;
    for (i, c) in signs.chars().enumerate() {
        let v = match tried_once(x + i as f64 - 2.0) {
            Ok(v) => v,
            Err(e) => -(e.len() as f64) * x,
        };
        s = if c == '+' { s + v } else { s * v };
    }
    s
}

struct Counted {
    v: f64,
    next: Option<Rc<RefCell<Counted>>>,
}

#[no_mangle]
pub extern "C" fn counted(x: f64, n: i32) -> f64 {
    let mut head: Option<Rc<RefCell<Counted>>> = None;
    for i in 0..n {
        head = Some(Rc::new(RefCell::new(Counted { v: x * i as f64, next: head.take() })));
    }
    let mut p = head.clone();
    while let Some(q) = p {
        q.borrow_mut().v *= x;
        p = q.borrow().next.clone();
    }
    let mut s = 0.0;
    let mut p = head;
    while let Some(q) = p {
        s += q.borrow().v.powi(2);
        p = q.borrow().next.clone();
    }
    s
}

#[no_mangle]
pub extern "C" fn ordered(x: f64, n: i32) -> f64 {
    let mut m: BTreeMap<i32, f64> = BTreeMap::new();
    for i in 0..n * 5 {
        *m.entry(i * 7 % 17).or_insert(0.0) += x * i as f64;
    }
    m.iter().map(|(k, v)| v * v * (*k as f64)).sum::<f64>()
        + m.range(3..9).map(|(_, v)| v).sum::<f64>()
}

trait Method {
    fn apply(&self, v: f64) -> f64;
}

struct Twice;
struct Times(f64);

impl Method for Twice {
    fn apply(&self, v: f64) -> f64 {
        v + v * v
    }
}

impl Method for Times {
    fn apply(&self, v: f64) -> f64 {
        self.0 * v
    }
}

#[no_mangle]
pub extern "C" fn dispatched(x: f64, n: i32) -> f64 {
    let methods: Vec<Box<dyn Method>> =
        vec![Box::new(Twice), Box::new(Times(x * n as f64)), Box::new(Twice)];
    methods.iter().rev().fold(x, |v, method| method.apply(v).sin())
}

struct Child {
    v: f64,
    parent: RefCell<Weak<Child>>,
}

#[no_mangle]
pub extern "C" fn parents(x: f64, n: i32) -> f64 {
    let mut all: Vec<Rc<Child>> = vec![];
    for i in 0..n as usize {
        let child = Rc::new(Child { v: x * i as f64, parent: RefCell::new(Weak::new()) });
        if i > 0 {
            *child.parent.borrow_mut() = Rc::downgrade(&all[(i - 1) / 2]);
        }
        all.push(child);
    }
    all.iter().filter_map(|c| c.parent.borrow().upgrade().map(|p| (p.v + x) * c.v)).sum()
}

#[derive(Debug)]
enum Wrong {
    Negative,
    Large(f64),
}

fn checked(v: f64) -> Result<f64, Wrong> {
    if v < 0.0 {
        Err(Wrong::Negative)
    } else if v > 1e9 {
        Err(Wrong::Large(v))
    } else {
        Ok(v.sqrt() * v)
    }
}

#[no_mangle]
pub extern "C" fn unwrapped(x: f64, n: i32) -> f64 {
    assert!(x < 1e6, "too large: {} of {}", x, n);
    let mut sum = 0.0;
    for i in 1..=n {
        sum += checked(x * i as f64).unwrap();
        assert_ne!(sum, 0.5, "after {i}");
    }
    checked(sum).expect("a sum")
}
