// RUN: ad-opt %s -p simplify-algebra | filecheck %s
// RUN: ad-opt %s -p "simplify-algebra{fastmath=reassoc-nsz factor=false}" | filecheck %s --check-prefix=MORE
// RUN: ad-opt %s -p "simplify-algebra{factor=false}" | filecheck %s --check-prefix=KEPT
// RUN: ad-opt %s -p simplify-algebra --statistics 2>&1 | filecheck %s --check-prefix=COUNT
// RUN: not ad-opt %s -p "simplify-algebra{fastmath=quick}" 2>&1 | filecheck %s --check-prefix=WRONG

// What most summands share is taken out, where the order of operations is free.

// CHECK-LABEL: func.func @factored
// CHECK-NEXT:    %0 = arith.addf %a, %b fastmath<reassoc,nsz> : f64
// CHECK-NEXT:    %s = arith.mulf %x, %0 fastmath<reassoc,nsz> : f64
// CHECK-NEXT:    func.return %s : f64
// KEPT-LABEL: func.func @factored
// KEPT:         arith.mulf %b, %x
func.func @factored(%a: f64, %b: f64, %x: f64) -> f64 {
  %p = arith.mulf %a, %x fastmath<reassoc,nsz> : f64
  %q = arith.mulf %b, %x fastmath<reassoc,nsz> : f64
  %s = arith.addf %p, %q fastmath<reassoc,nsz> : f64
  return %s : f64
}

// Exact rules need no flag.

// CHECK-LABEL: func.func @exact
// CHECK:         %[[Q:.*]] = arith.constant 2.500000e-01 : f64
// CHECK-NEXT:    %[[M:.*]] = arith.mulf %a, %[[Q]] : f64
// CHECK-NEXT:    %r = arith.subf %[[M]], %x : f64
func.func @exact(%a: f64, %x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %four = arith.constant 4.0 : f64
  %p = arith.mulf %a, %one : f64
  %d = arith.divf %p, %four : f64
  %n = arith.negf %x : f64
  %r = arith.addf %d, %n : f64
  return %r : f64
}

// x + 0 is not x where x is -0, x - x is not 0 where x is infinite, a/3 is not a times a third.

// CHECK-LABEL: func.func @not_exact
// CHECK:         %p = arith.addf %a, %zero : f64
// CHECK-NEXT:    %d = arith.subf %p, %p : f64
// CHECK-NEXT:    %q = arith.divf %d, %three : f64
// MORE-LABEL:  func.func @not_exact
// MORE-NOT:      arith.addf
// MORE:          arith.subf %a, %a fastmath<reassoc,nsz> : f64
// MORE-NEXT:     arith.constant 3.0
// MORE-NEXT:     arith.divf
func.func @not_exact(%a: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %three = arith.constant 3.0 : f64
  %p = arith.addf %a, %zero : f64
  %d = arith.subf %p, %p : f64
  %q = arith.divf %d, %three : f64
  return %q : f64
}

// An operation may be changed as far as its own flags go: the sum of a sum without flags stays.

// CHECK-LABEL: func.func @mixed
// CHECK:         %p = arith.addf %a, %b : f64
// CHECK-NEXT:    %s = arith.subf %p, %a fastmath<fast> : f64
// CHECK-NEXT:    func.return %s : f64
func.func @mixed(%a: f64, %b: f64) -> f64 {
  %p = arith.addf %a, %b : f64
  %s = arith.subf %p, %a fastmath<fast> : f64
  return %s : f64
}

// CHECK-LABEL: func.func @all_fast
// CHECK-NEXT:    func.return %b : f64
func.func @all_fast(%a: f64, %b: f64) -> f64 {
  %p = arith.addf %a, %b fastmath<fast> : f64
  %s = arith.subf %p, %a fastmath<fast> : f64
  return %s : f64
}

// One division for two.

// CHECK-LABEL: func.func @divisions
// CHECK:         %[[C:.*]] = arith.constant 1.0
// CHECK-NEXT:    %[[R:.*]] = arith.divf %[[C]], %d fastmath<reassoc,arcp> : f32
// CHECK-NEXT:    arith.mulf %{{.*}}, %[[R]] fastmath<reassoc,arcp> : f32
// CHECK-NEXT:    memref.store
// CHECK-NEXT:    arith.mulf %{{.*}}, %[[R]] fastmath<reassoc,arcp> : f32
func.func @divisions(%a: f32, %b: f32, %d: f32, %m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.divf %a, %d fastmath<reassoc,arcp> : f32
  memref.store %p, %m[%c0] : memref<2xf32>
  %q = arith.divf %b, %d fastmath<reassoc,arcp> : f32
  memref.store %q, %m[%c1] : memref<2xf32>
  return
}

// COUNT: parts of blocks made cheaper
// WRONG: error[AD0004]: `simplify-algebra` knows no flag `quick`

// Whole powers are products, made by squaring, where functions may be approximated; those of zero
// and one are exact. The inverse of a quotient is one division.
// CHECK-LABEL: func.func @powers
func.func @powers(%x: f64, %y: f64, %z: f64) -> (f64, f64, f64, f64, f64) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %seven = arith.constant 7.0 : f64
  %p0 = math.powf %x, %zero : f64
  %p1 = math.powf %x, %one : f64
  // CHECK: math.powf
  // CHECK-NOT: math.powf
  %p7 = math.powf %x, %seven : f64
  // CHECK-COUNT-4: arith.mulf %{{.*}} fastmath<afn>
  %f7 = math.powf %x, %seven fastmath<afn> : f64
  // CHECK: arith.mulf %x, %z
  // CHECK-NEXT: arith.divf %{{.*}}, %y
  %q = arith.divf %y, %z fastmath<reassoc,arcp> : f64
  %r = arith.divf %x, %q fastmath<reassoc,arcp> : f64
  // CHECK: return %{{.*}}, %x,
  return %p0, %p1, %p7, %f7, %r : f64, f64, f64, f64, f64
}
