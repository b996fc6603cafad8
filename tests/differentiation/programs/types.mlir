// Element types other than f64, vectors, complex numbers.

func.func @narrow_accumulation(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = math.sin %v : f32
    %t = arith.mulf %s, %v : f32
    %b = arith.addf %a, %t : f32
    scf.yield %b : f32
  }
  return %y : f32
}

// -----

func.func @half_accumulation(%m: memref<?xf16>) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f16
  %n = memref.dim %m, %c0 : memref<?xf16>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f16) {
    %v = memref.load %m[%i] : memref<?xf16>
    %t = arith.mulf %v, %v : f16
    %b = arith.addf %a, %t : f16
    scf.yield %b : f16
  }
  return %y : f16
}

// -----

func.func @mixed_precision(%x: f64, %y: f32) -> f64 {
  %a = arith.truncf %x : f64 to f32
  %b = arith.mulf %a, %y : f32
  %c = arith.extf %b : f32 to f64
  %d = arith.mulf %c, %x : f64
  %e = arith.truncf %d : f64 to bf16
  %f = arith.extf %e : bf16 to f64
  return %f : f64
}

// -----

func.func @vector_arithmetic(%v: vector<4xf64>, %x: f64) -> f64 {
  %b = vector.broadcast %x : f64 to vector<4xf64>
  %m = arith.mulf %v, %b : vector<4xf64>
  %s = math.sin %m : vector<4xf64>
  %f = vector.fma %s, %v, %b : vector<4xf64>
  %e = vector.extract %f[2] : f64 from vector<4xf64>
  %i = vector.insert %e, %s [0] : f64 into vector<4xf64>
  %r = vector.reduction <add>, %i : vector<4xf64> into f64
  %y = arith.mulf %r, %e : f64
  return %y : f64
}

// -----

func.func @vector_memory(%m: memref<8xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = vector.load %m[%c0] : memref<8xf64>, vector<4xf64>
  %b = vector.load %m[%c4] : memref<8xf64>, vector<4xf64>
  %p = arith.mulf %a, %b : vector<4xf64>
  vector.store %p, %m[%c4] : memref<8xf64>, vector<4xf64>
  %x = memref.load %m[%c4] : memref<8xf64>
  %r = vector.reduction <add>, %p : vector<4xf64> into f64
  %y = arith.mulf %r, %x : f64
  return %y : f64
}

// -----

func.func @vector_loop_carried(%v: vector<2xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> (vector<2xf64>) {
    %s = vector.shuffle %a, %a [1, 0] : vector<2xf64>, vector<2xf64>
    %t = math.sin %s : vector<2xf64>
    %u = arith.mulf %t, %v : vector<2xf64>
    scf.yield %u : vector<2xf64>
  }
  %x = vector.extract %w[0] : f64 from vector<2xf64>
  %y = vector.extract %w[1] : f64 from vector<2xf64>
  %z = arith.divf %x, %y : f64
  return %z : f64
}

// -----

func.func @complex_arithmetic(%z: complex<f64>, %w: complex<f64>) -> complex<f64> {
  %a = complex.mul %z, %w : complex<f64>
  %b = complex.exp %a : complex<f64>
  %c = complex.div %b, %w : complex<f64>
  %d = complex.conj %z : complex<f64>
  %e = complex.sub %c, %d : complex<f64>
  return %e : complex<f64>
}

// -----

func.func @complex_to_real(%z: complex<f64>, %x: f64) -> f64 {
  %s = complex.sin %z : complex<f64>
  %a = complex.abs %s : complex<f64>
  %re = complex.re %z : complex<f64>
  %im = complex.im %s : complex<f64>
  %c = complex.create %x, %im : complex<f64>
  %d = complex.mul %c, %s : complex<f64>
  %e = complex.re %d : complex<f64>
  %f = arith.mulf %a, %re : f64
  %g = arith.addf %f, %e : f64
  return %g : f64
}

// -----

func.func @complex_memory(%m: memref<?xcomplex<f64>>) -> complex<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %n = memref.dim %m, %c0 : memref<?xcomplex<f64>>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one) -> (complex<f64>) {
    %v = memref.load %m[%i] : memref<?xcomplex<f64>>
    %p = complex.mul %a, %v : complex<f64>
    memref.store %p, %m[%i] : memref<?xcomplex<f64>>
    scf.yield %p : complex<f64>
  }
  return %y : complex<f64>
}
