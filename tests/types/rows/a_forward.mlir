// ROW A1 identity, constant, products, quotients
// JVP @identity(2; 1) = 1
// CALL @two(2) = 2
// JVP @two(2; 1) = 0
// JVP @h(2, 1.5; 1, 1) = 8
// JVP @back(2, 1.5; 1, 1) = 1
func.func @identity(%x: f64) -> f64 {
  return %x : f64
}
func.func @two(%x: f64) -> f64 {
  %c = arith.constant 2.0 : f64
  return %c : f64
}
func.func @h(%x: f64, %y: f64) -> f64 {
  %c = arith.constant 2.0 : f64
  %s = arith.addf %x, %y : f64
  %d = arith.subf %x, %y : f64
  %p = arith.mulf %s, %d : f64
  %cx = arith.mulf %c, %x : f64
  %q = arith.mulf %cx, %y : f64
  %r = arith.addf %p, %q : f64
  return %r : f64
}
func.func @back(%x: f64, %y: f64) -> f64 {
  %q = arith.divf %x, %y : f64
  %r = arith.mulf %q, %y : f64
  return %r : f64
}

// -----

// ROW A3 swizzles: a = x + y.zyx; b = x.zx - y.yw; a.yz * b + 2 * x.xy * y.yz
// JVP @f([.5, 2, .5], [-1.5, 1, 4, 2]; [1, 0, -1], [0, .5, -.25, 1]) = -2.25, .5
func.func @f(%x: vector<3xf64>, %y: vector<4xf64>) -> vector<2xf64> {
  %zyx = vector.shuffle %y, %y [2, 1, 0] : vector<4xf64>, vector<4xf64>
  %a = arith.addf %x, %zyx : vector<3xf64>
  %xzx = vector.shuffle %x, %x [2, 0] : vector<3xf64>, vector<3xf64>
  %yyw = vector.shuffle %y, %y [1, 3] : vector<4xf64>, vector<4xf64>
  %b = arith.subf %xzx, %yyw : vector<2xf64>
  %ayz = vector.shuffle %a, %a [1, 2] : vector<3xf64>, vector<3xf64>
  %xxy = vector.shuffle %x, %x [0, 1] : vector<3xf64>, vector<3xf64>
  %yyz = vector.shuffle %y, %y [1, 2] : vector<4xf64>, vector<4xf64>
  %two = arith.constant dense<2.0> : vector<2xf64>
  %p = arith.mulf %ayz, %b : vector<2xf64>
  %q = arith.mulf %two, %xxy : vector<2xf64>
  %s = arith.mulf %q, %yyz : vector<2xf64>
  %r = arith.addf %p, %s : vector<2xf64>
  return %r : vector<2xf64>
}

// -----

// ROW A5 two functions of one name, one calls the other
// CALL @f(2) = 6
// CALL @f3([1, 3, 5]) = 8
// JVP @f3([1, 3, 5]; [.5, 1.5, 2.5]) = 5.5
// JVP @f(2; 1) = 5
// JVP @both(2; 1) = 11
func.func @f(%a: f64) -> f64 {
  %p = arith.mulf %a, %a : f64
  %r = arith.addf %p, %a : f64
  return %r : f64
}
func.func @f3(%a: vector<3xf64>) -> f64 {
  %a0 = vector.extract %a[0] : f64 from vector<3xf64>
  %a1 = vector.extract %a[1] : f64 from vector<3xf64>
  %a2 = vector.extract %a[2] : f64 from vector<3xf64>
  %p = arith.mulf %a0, %a1 : f64
  %r = arith.addf %p, %a2 : f64
  return %r : f64
}
func.func @both(%a: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %b = arith.mulf %two, %a : f64
  %c = arith.mulf %three, %a : f64
  %v = vector.from_elements %a, %b, %c : vector<3xf64>
  %r = func.call @f3(%v) : (vector<3xf64>) -> f64
  return %r : f64
}

// -----

// ROW A6 the sum of the entries of a matrix product
// JVP @f([[1, 2], [3, 4]], [[10, 11], [12, 13]]; [[1, 0], [1, 1]], [[1, 0], [1, 1]]) = 83
func.func @f(%l: memref<2x2xf64>, %r: memref<2x2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.alloca() : memref<2x2xf64>
  linalg.fill ins(%zero : f64) outs(%m : memref<2x2xf64>)
  linalg.matmul ins(%l, %r : memref<2x2xf64>, memref<2x2xf64>) outs(%m : memref<2x2xf64>)
  %a = memref.load %m[%c0, %c0] : memref<2x2xf64>
  %b = memref.load %m[%c0, %c1] : memref<2x2xf64>
  %c = memref.load %m[%c1, %c0] : memref<2x2xf64>
  %d = memref.load %m[%c1, %c1] : memref<2x2xf64>
  %s = arith.addf %a, %b : f64
  %t = arith.addf %c, %d : f64
  %u = arith.addf %s, %t : f64
  return %u : f64
}

// -----

// ROW A8 no NaN from the side that is not selected
// JVP @f(2; 1) = 0
// JVP @f(0; 1) = 0
// VJP @f(0; 1) = 0
// UNCHECKED a jump at 0
func.func @f(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %small = arith.constant 1.0e-6 : f64
  %a = math.atan2 %x, %x : f64
  %b = arith.cmpf ogt, %x, %small : f64
  %r = arith.select %b, %a, %zero : f64
  return %r : f64
}

// -----

// ROW A10 x.y becomes x.x squared, and x is returned
// VJP @f([4, 2, 3]; [1, 1, 1]) = 9, 0, 1
func.func @f(%x: vector<3xf64>) -> vector<3xf64> {
  %a = vector.extract %x[0] : f64 from vector<3xf64>
  %b = arith.mulf %a, %a : f64
  %r = vector.insert %b, %x [1] : f64 into vector<3xf64>
  return %r : vector<3xf64>
}
