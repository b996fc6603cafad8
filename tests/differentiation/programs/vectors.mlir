// Vectors in memory; each section says what it guards.

// Lanes that are off read nothing and get another value, which is active.
func.func @masked(%a: memref<8xf64>, %b: memref<8xf64>, %i: index, %n: index) {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %n : vector<4xi1>
  %other = vector.load %b[%i] : memref<8xf64>, vector<4xf64>
  %x = vector.maskedload %a[%i], %m, %other
    : memref<8xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  %y = arith.mulf %x, %x : vector<4xf64>
  vector.maskedstore %b[%c1], %m, %y : memref<8xf64>, vector<4xi1>, vector<4xf64>
  vector.maskedstore %a[%c1], %m, %x : memref<8xf64>, vector<4xi1>, vector<4xf64>
  return
}

// -----

// The mask packs what is read and written.
func.func @packed(%a: memref<8xf64>, %b: memref<8xf64>) {
  %c1 = arith.constant 1 : index
  %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %other = vector.load %b[%c1] : memref<8xf64>, vector<4xf64>
  %x = vector.expandload %a[%c1], %m, %other
    : memref<8xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  %y = arith.mulf %x, %other : vector<4xf64>
  vector.compressstore %b[%c1], %m, %y : memref<8xf64>, vector<4xi1>, vector<4xf64>
  return
}

// -----

// Two lanes read one element, and two write one: the last wins. One lane is off.
func.func @gathered(%a: memref<2x8xf64>, %b: memref<8xf64>, %at: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %k = vector.load %at[%c0] : memref<4xi64>, vector<4xi64>
  %other = vector.load %b[%c1] : memref<8xf64>, vector<4xf64>
  %x = vector.gather %a[%c1, %c1] [%k], %m, %other
    : memref<2x8xf64>, vector<4xi64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  %y = arith.mulf %x, %other : vector<4xf64>
  vector.scatter %b[%c1] [%k], %m, %y
    : memref<8xf64>, vector<4xi64>, vector<4xi1>, vector<4xf64>
  return
}

// -----

// Beyond the end of the buffer there is padding, and nothing is written.
func.func @transferred(%a: memref<?xf64>, %b: memref<?xf64>, %i: index) {
  %zero = arith.constant 0.5 : f64
  %x = vector.transfer_read %a[%i], %zero : memref<?xf64>, vector<4xf64>
  %y = arith.mulf %x, %x : vector<4xf64>
  vector.transfer_write %y, %b[%i] : vector<4xf64>, memref<?xf64>
  return
}

// -----

// Rows become columns; a mask on both.
func.func @transposed(%a: memref<4x4xf64>, %b: memref<4x4xf64>, %i: index, %n: index) {
  %zero = arith.constant 0.0 : f64
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2, %n : vector<2x3xi1>
  %x = vector.transfer_read %a[%i, %i], %zero, %m
    {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x4xf64>, vector<3x2xf64>
  %y = arith.mulf %x, %x : vector<3x2xf64>
  vector.transfer_write %y, %b[%i, %i] : vector<3x2xf64>, memref<4x4xf64>
  return
}

// -----

// The padding is active, and never read.
func.func @unread_padding(%a: memref<8xf64>, %p: f64) -> f64 {
  %c2 = arith.constant 2 : index
  %x = vector.transfer_read %a[%c2], %p {in_bounds = [true]} : memref<8xf64>, vector<4xf64>
  %y = arith.mulf %x, %x : vector<4xf64>
  %s = vector.reduction <add>, %y : vector<4xf64> into f64
  %r = arith.mulf %s, %p : f64
  return %r : f64
}

// -----

// What was loaded is overwritten afterwards in a loop: old elements are restored.
func.func @in_loop(%a: memref<12xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant dense<[true, false, true]> : vector<3xi1>
  %zero = arith.constant dense<0.0> : vector<3xf64>
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c1 : index
    %x = vector.maskedload %a[%i], %m, %zero
      : memref<12xf64>, vector<3xi1>, vector<3xf64> into vector<3xf64>
    %y = vector.load %a[%j] : memref<12xf64>, vector<3xf64>
    %z = arith.mulf %x, %y : vector<3xf64>
    vector.maskedstore %a[%j], %m, %z : memref<12xf64>, vector<3xi1>, vector<3xf64>
  }
  return
}

// -----

// Iterations of a parallel loop read overlapping elements.
func.func @shared_reads(%a: memref<8xf64>, %b: memref<4x3xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %n : vector<3xi1>
  %k = arith.constant dense<[0, 2, 0]> : vector<3xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = vector.load %a[%i] : memref<8xf64>, vector<3xf64>
    %y = vector.maskedload %a[%c1], %m, %x
      : memref<8xf64>, vector<3xi1>, vector<3xf64> into vector<3xf64>
    %z = vector.gather %a[%i] [%k], %m, %y
      : memref<8xf64>, vector<3xi32>, vector<3xi1>, vector<3xf64> into vector<3xf64>
    %p = arith.mulf %x, %y : vector<3xf64>
    %q = arith.mulf %p, %z : vector<3xf64>
    vector.store %q, %b[%i, %c0] : memref<4x3xf64>, vector<3xf64>
    scf.reduce
  }
  return
}

// -----

// Vectors of integers in memory that is restored.
func.func @integer_vectors(%k: memref<8xi64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v = vector.load %k[%c0] : memref<8xi64>, vector<4xi64>
  vector.maskedstore %k[%c1], %m, %v : memref<8xi64>, vector<4xi1>, vector<4xi64>
  %i = memref.load %k[%c1] : memref<8xi64>
  %w = arith.sitofp %i : i64 to f64
  %r = arith.mulf %w, %x : f64
  return %r : f64
}

// -----

// Each iteration reads elements that later ones write.
func.func @sliding_window(%a: memref<12xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = vector.load %a[%i] : memref<12xf64>, vector<3xf64>
    %y = arith.mulf %x, %x : vector<3xf64>
    %s = vector.reduction <add>, %y : vector<3xf64> into f64
    memref.store %s, %a[%i] : memref<12xf64>
  }
  return
}
