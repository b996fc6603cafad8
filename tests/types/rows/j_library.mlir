// ROW J3 x^2 + x^3, with and without the derivative of the cube
// CALL @f(1) = 2
// JVP @f(1; 1) = 5
// VJP @dropped(1; 1) = 2
// VJP @only(1; 1) = 0
// VJP @partly(2; 1) = 4
// UNCHECKED differences do not see what is dropped
func.func private @cube(%x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %x : f64
  return %b : f64
}
func.func @f(%x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = func.call @cube(%x) : (f64) -> f64
  %c = arith.addf %a, %b : f64
  return %c : f64
}
func.func @dropped(%x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = func.call @cube(%x) {autodiff.no_diff} : (f64) -> f64
  %c = arith.addf %a, %b : f64
  return %c : f64
}
func.func @only(%x: f64) -> f64 {
  %b = func.call @cube(%x) {autodiff.no_diff} : (f64) -> f64
  return %b : f64
}
func.func @partly(%x: f64) -> f64 {
  %a = func.call @dropped(%x) : (f64) -> f64
  return %a : f64
}

// -----

// ROW J5 x^2 + y^2 times the sum of a buffer without derivative
// CALL @f(2, 3, [1, 2, 3]) = 58
// VJP @f(2, 3, [1, 2, 3]; 1) = 4, 36, 0, 0, 0
// JVP @f(2, 3, [1, 2, 3]; 1, 0, None) = 4
// JVP @f(2, 3, [1, 2, 3]; 0, 1, None) = 36
// UNCHECKED differences do not see that the buffer has no derivative
func.func @f(%x: f64, %y: f64, %m: memref<3xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (f64) {
    %e = memref.load %m[%i] {autodiff.no_diff} : memref<3xf64>
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  %xx = arith.mulf %x, %x : f64
  %yy = arith.mulf %y, %y : f64
  %p = arith.mulf %yy, %sum : f64
  %r = arith.addf %xx, %p : f64
  return %r : f64
}

// -----

// ROW J7 the absolute value, of numbers and vectors
// CALL @f(-3) = 3
// JVP @f(-3; 2) = -2
// JVP @v([2, -3, -1]; [-2, 3, -1]) = -2, -3, 1
// VJP @f(-3; 2) = -2
// VJP @v([2, -3, -1]; [1, 1, 1]) = 1, -1, -1
func.func @f(%x: f64) -> f64 {
  %y = math.absf %x : f64
  return %y : f64
}
func.func @v(%x: vector<3xf64>) -> vector<3xf64> {
  %y = math.absf %x : vector<3xf64>
  return %y : vector<3xf64>
}

// -----

// ROW J8 atan2 in all four quadrants
// VJP @f(5, 3; 1) = 3 / 34, -5 / 34
// VJP @f(-5, 3; 1) = 3 / 34, 5 / 34
// VJP @f(-5, -3; 1) = -3 / 34, 5 / 34
// VJP @f(5, -3; 1) = -3 / 34, -5 / 34
func.func @f(%y: f64, %x: f64) -> f64 {
  %r = math.atan2 %y, %x : f64
  return %r : f64
}

// -----

// ROW J10 clamp: inside, below, above; of vectors; as max of min
// JVP @f(.5, 0, 1; .1, .3, .2) = .1
// JVP @f(-.5, 0, 1; .1, .3, .2) = .3
// JVP @f(1.5, 0, 1; .1, .3, .2) = .2
// VJP @f(.5, 0, 1; 1) = 1, 0, 0
// VJP @f(-.5, 0, 1; 1) = 0, 1, 0
// VJP @f(1.5, 0, 1; 1) = 0, 0, 1
// JVP @v([.5, -.5, 1.5], [0, 0, 0], [1, 1, 1]; [.1, .1, .1], [.3, .3, .3], [.2, .2, .2]) = .1, .3, .2
// VJP @v([.5, -.5, 1.5], [0, 0, 0], [1, 1, 1]; [.1, .2, .3]) = .1, 0, 0, 0, .2, 0, 0, 0, .3
// JVP @m(-.5, 0, 1; .1, .3, .2) = .3
// VJP @m(1.5, 0, 1; .7) = 0, 0, .7
func.func @f(%x: f64, %low: f64, %high: f64) -> f64 {
  %y = math.clampf %x to [%low, %high] : f64
  return %y : f64
}
func.func @v(%x: vector<3xf64>, %low: vector<3xf64>, %high: vector<3xf64>) -> vector<3xf64> {
  %y = math.clampf %x to [%low, %high] : vector<3xf64>
  return %y : vector<3xf64>
}
func.func @m(%x: f64, %low: f64, %high: f64) -> f64 {
  %a = arith.minimumf %x, %high : f64
  %b = arith.maximumf %a, %low : f64
  return %b : f64
}

// -----

// ROW J12 a matrix times a vector, and times a matrix
// VJP @mv([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [.5, 1.2, -.8], [0, 0, 0]; out=[1, 10, 100]) = .5, 1.2, -.8, 5, 12, -8, 50, 120, -80, 741, 852, 963, 1, 10, 100
// VJP @mm([[1, 2], [3, 4]], [[5, 6], [7, 8]], [[0, 0], [0, 0]]; out=[[1, -2], [-3, 4]]) = -7, -9, 9, 11, -8, 10, -10, 12, 1, -2, -3, 4
func.func @mv(%m: memref<3x3xf64>, %v: memref<3xf64>, %out: memref<3xf64>) {
  linalg.matvec ins(%m, %v : memref<3x3xf64>, memref<3xf64>) outs(%out : memref<3xf64>)
  return
}
func.func @mm(%a: memref<2x2xf64>, %b: memref<2x2xf64>, %out: memref<2x2xf64>) {
  linalg.matmul ins(%a, %b : memref<2x2xf64>, memref<2x2xf64>) outs(%out : memref<2x2xf64>)
  return
}

// -----

// ROW J13 cross product, length, determinant
// VJP @cross([-.51, .74, .86], [1.43, -.92, 4.36]; [3.41, 6.55, 2.39]) = -30.7568, 11.4499, 12.5037, 3.8644, -4.1515, 5.8639
// VJP @length([12, 23, 31]; 1) = 12 / sqrt(1634), 23 / sqrt(1634), 31 / sqrt(1634)
// VJP @det([1, 2, 3, 4]; 1) = 4, -3, -2, 1
func.func @cross(%a: vector<3xf64>, %b: vector<3xf64>) -> vector<3xf64> {
  %a1 = vector.shuffle %a, %a [1, 2, 0] : vector<3xf64>, vector<3xf64>
  %a2 = vector.shuffle %a, %a [2, 0, 1] : vector<3xf64>, vector<3xf64>
  %b1 = vector.shuffle %b, %b [1, 2, 0] : vector<3xf64>, vector<3xf64>
  %b2 = vector.shuffle %b, %b [2, 0, 1] : vector<3xf64>, vector<3xf64>
  %p = arith.mulf %a1, %b2 : vector<3xf64>
  %q = arith.mulf %a2, %b1 : vector<3xf64>
  %r = arith.subf %p, %q : vector<3xf64>
  return %r : vector<3xf64>
}
func.func @length(%a: vector<3xf64>) -> f64 {
  %s = arith.mulf %a, %a : vector<3xf64>
  %t = vector.reduction <add>, %s : vector<3xf64> into f64
  %r = math.sqrt %t : f64
  return %r : f64
}
func.func @det(%m: vector<4xf64>) -> f64 {
  %a = vector.extract %m[0] : f64 from vector<4xf64>
  %b = vector.extract %m[1] : f64 from vector<4xf64>
  %c = vector.extract %m[2] : f64 from vector<4xf64>
  %d = vector.extract %m[3] : f64 from vector<4xf64>
  %p = arith.mulf %a, %d : f64
  %q = arith.mulf %b, %c : f64
  %r = arith.subf %p, %q : f64
  return %r : f64
}
