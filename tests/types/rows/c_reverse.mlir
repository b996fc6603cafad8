// ROW C1 2x + 4y - x
// VJP @f(2, 1.5; 1) = 1, 4
func.func @f(%x: f64, %y: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %a = arith.mulf %two, %x : f64
  %b = arith.mulf %four, %y : f64
  %c = arith.addf %a, %b : f64
  %d = arith.subf %c, %x : f64
  return %d : f64
}

// -----

// ROW C3 nested calls: 3 (2 (2x))^2
// VJP @f(1; 1) = 96
func.func private @twice(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %y = arith.mulf %two, %x : f64
  return %y : f64
}
func.func private @square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @f(%x: f64) -> f64 {
  %three = arith.constant 3.0 : f64
  %a = func.call @twice(%x) : (f64) -> f64
  %b = func.call @twice(%a) : (f64) -> f64
  %c = func.call @square(%b) : (f64) -> f64
  %d = arith.mulf %three, %c : f64
  return %d : f64
}

// -----

// ROW C4 vectors: a sum, parts of one, and vectors of two lengths
// VJP @sum([1, 2, 3], [4, 5, 6]; [1, 2, 3]) = 1, 2, 3, 1, 2, 3
// VJP @parts([1, 2, 3]; 2.3) = 2.3, 2.3, 0
// VJP @mixed([1, 2, 3], [.5, 2]; [1, 1.5, 2]) = 2, .75, 4, 3, 7
func.func @sum(%a: vector<3xf64>, %b: vector<3xf64>) -> vector<3xf64> {
  %c = arith.addf %a, %b : vector<3xf64>
  return %c : vector<3xf64>
}
func.func @parts(%a: vector<3xf64>) -> f64 {
  %x = vector.extract %a[0] : f64 from vector<3xf64>
  %y = vector.extract %a[1] : f64 from vector<3xf64>
  %s = arith.addf %x, %y : f64
  return %s : f64
}
// a * (b.y, b.x, b.y)
func.func @mixed(%a: vector<3xf64>, %b: vector<2xf64>) -> vector<3xf64> {
  %m = vector.shuffle %b, %b [1, 0, 1] : vector<2xf64>, vector<2xf64>
  %c = arith.mulf %a, %m : vector<3xf64>
  return %c : vector<3xf64>
}

// -----

// ROW C6 the sum of the entries of an inverse: (a - b - c + d) / (a d - b c)
// CALL @f(1, 2, 3, 5) = -1
// VJP @f(1, 2, 3, 5; 1) = -6, 4, 3, -2
func.func @f(%a: f64, %b: f64, %c: f64, %d: f64) -> f64 {
  %ad = arith.mulf %a, %d : f64
  %bc = arith.mulf %b, %c : f64
  %det = arith.subf %ad, %bc : f64
  %s = arith.subf %a, %b : f64
  %t = arith.subf %s, %c : f64
  %u = arith.addf %t, %d : f64
  %r = arith.divf %u, %det : f64
  return %r : f64
}

// -----

// ROW C8 an array that is filled, twice at one place: out[0] = (n, 3m+1), out[i] = (n^2, 4m+1)
// VJP @f(1, 2, 1, [[0, 0], [0, 0]]; out=[[1, 1], [1, 1]]) = 3, 7, 0, 0, 0, 0
// VJP @f(1, 2, 0, [[0, 0], [0, 0]]; out=[[1, 1], [1, 1]]) = 2, 4, 0, 0, 1, 1
func.func @f(%n: f64, %m: f64, %i: index, %out: memref<2x2xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %three = arith.constant 3.0 : f64
  %four = arith.constant 4.0 : f64
  %m3 = arith.mulf %three, %m : f64
  %a = arith.addf %m3, %one : f64
  memref.store %n, %out[%c0, %c0] : memref<2x2xf64>
  memref.store %a, %out[%c0, %c1] : memref<2x2xf64>
  %nn = arith.mulf %n, %n : f64
  %m4 = arith.mulf %four, %m : f64
  %b = arith.addf %m4, %one : f64
  memref.store %nn, %out[%i, %c0] : memref<2x2xf64>
  memref.store %b, %out[%i, %c1] : memref<2x2xf64>
  return
}

// -----

// ROW C9 (x+y)(x-y) + 2xy through a buffer
// JVP @f(2, 3.5, 0; 1, .5, 0) = 9.5
func.func @h(%x: f64, %y: f64, %out: memref<f64>) {
  %c = arith.constant 2.0 : f64
  %s = arith.addf %x, %y : f64
  %d = arith.subf %x, %y : f64
  %p = arith.mulf %s, %d : f64
  %cx = arith.mulf %c, %x : f64
  %q = arith.mulf %cx, %y : f64
  %r = arith.addf %p, %q : f64
  memref.store %r, %out[] : memref<f64>
  return
}
func.func @f(%x: f64, %y: f64, %z: f64) -> f64 {
  %m = memref.alloca() : memref<f64>
  memref.store %z, %m[] : memref<f64>
  func.call @h(%x, %y, %m) : (f64, f64, memref<f64>) -> ()
  %r = memref.load %m[] : memref<f64>
  return %r : f64
}

// -----

// ROW C13 an inout argument, twice: x <- p (x+1)^2
// VJP @f(2, 3; x=1) = 3024, 0
// JVP @g(2, 3; 1, 0) = 3024
func.func private @step(%x: memref<f64>, %p: f64) {
  %one = arith.constant 1.0 : f64
  %a = memref.load %x[] : memref<f64>
  %b = arith.addf %a, %one : f64
  %c = arith.mulf %b, %b : f64
  %d = arith.mulf %p, %c : f64
  memref.store %d, %x[] : memref<f64>
  return
}
func.func @f(%x: memref<f64>, %p0: f64) {
  %p = autodiff.detach %p0 : f64
  func.call @step(%x, %p) : (memref<f64>, f64) -> ()
  func.call @step(%x, %p) : (memref<f64>, f64) -> ()
  return
}
func.func @g(%x: f64, %p: f64) -> f64 {
  %m = memref.alloca() : memref<f64>
  memref.store %x, %m[] : memref<f64>
  func.call @f(%m, %p) : (memref<f64>, f64) -> ()
  %y = memref.load %m[] : memref<f64>
  return %y : f64
}
// UNCHECKED p is detached, which differences do not see

// -----

// ROW C14 detach(4 + x) x
// VJP @f(5; 1) = 9
// UNCHECKED differences do not see what is detached
func.func @f(%x: f64) -> f64 {
  %four = arith.constant 4.0 : f64
  %a = arith.addf %four, %x : f64
  %b = autodiff.detach %a : f64
  %c = arith.mulf %b, %x : f64
  return %c : f64
}

// -----

// ROW C16 s.a <- s.b, then s.a (known as a wrong gradient elsewhere)
// CALL @f((1, 3)) = 3
// VJP @f((1, 3); 1) = 0, 1
agg.struct_def @S {
  agg.field @a : f64
  agg.field @b : f64
}
func.func @f(%s: !agg.struct<@S>) -> f64 {
  %b = agg.get %s "b" : !agg.struct<@S> -> f64
  %t = agg.set %s "a", %b : !agg.struct<@S>, f64 -> !agg.struct<@S>
  %r = agg.get %t "a" : !agg.struct<@S> -> f64
  return %r : f64
}

// -----

// ROW C18 a flag decides the sign: z = 10x, z > 100 ? z : -z
// VJP @f(4; 1) = -10
func.func private @above(%z: f64) -> i1 {
  %c = arith.constant 100.0 : f64
  %b = arith.cmpf ogt, %z, %c : f64
  return %b : i1
}
func.func @f(%x: f64) -> f64 {
  %ten = arith.constant 10.0 : f64
  %z = arith.mulf %ten, %x : f64
  %b = func.call @above(%z) : (f64) -> i1
  %r = scf.if %b -> f64 {
    scf.yield %z : f64
  } else {
    %n = arith.negf %z : f64
    scf.yield %n : f64
  }
  return %r : f64
}

// -----

// ROW C19 a derivative of its own: 2x dy for x^2, and (2x - 2) dy, which shows that it is used
// CALL @f(3) = 9
// VJP @f(2; 9) = 36
// VJP @through(2; 9) = 36
// VJP @wrong(2; 9) = 18
// DISAGREE @wrong AD0710
// UNCHECKED a derivative is meant to be wrong
func.func @f(%x: f64) -> f64 attributes {autodiff.backward = @f_bwd} {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func private @f_bwd(%x: f64, %dy: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %a = arith.mulf %two, %x : f64
  %dx = arith.mulf %a, %dy : f64
  return %dx : f64
}
func.func @wrong(%x: f64) -> f64 attributes {autodiff.backward = @wrong_bwd} {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func private @wrong_bwd(%x: f64, %dy: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %a = arith.mulf %two, %x : f64
  %b = arith.subf %a, %two : f64
  %dx = arith.mulf %b, %dy : f64
  return %dx : f64
}
func.func @through(%x: f64) -> f64 {
  %y = func.call @f(%x) : (f64) -> f64
  return %y : f64
}

// -----

// ROW C21 an out argument without a derivative
// VJP @f(3; 1) = 6
func.func private @test(%x: f64, %y: memref<f64> {autodiff.activity = #autodiff.activity<const>}) -> f64 {
  %d = autodiff.detach %x : f64
  memref.store %d, %y[] : memref<f64>
  %z = arith.mulf %x, %x : f64
  return %z : f64
}
func.func @f(%x: f64) -> f64 {
  %y = memref.alloca() : memref<f64>
  %z = func.call @test(%x, %y) : (f64, memref<f64>) -> f64
  return %z : f64
}
