// A counted loop that fills a buffer is undone in reverse order.
func.func @main(%x: f64, %m: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %y = math.tanh %x : f64
    linalg.fill ins(%y : f64) outs(%m : memref<4xf64>)
  }
  return
}
// -----
// A loop's result has a derivative, though nobody reads the value that it carries.
func.func @main(%x: f64, %m: memref<4xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%unread = %x) -> (f64) {
    %v = memref.load %m[%i] : memref<4xf64>
    %s = math.sin %v : f64
    scf.yield %s : f64
  }
  return %r : f64
}
// -----
// Stores to a buffer that escapes are undone, though it was not set before.
func.func @main(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloc() : memref<2xmemref<1xf64>>
  %m = memref.alloc() : memref<1xf64>
  memref.store %x, %m[%c0] : memref<1xf64>
  memref.store %m, %t[%c0] : memref<2xmemref<1xf64>>
  %n = memref.load %t[%c0] : memref<2xmemref<1xf64>>
  %y = memref.load %n[%c0] : memref<1xf64>
  %z = arith.mulf %y, %y : f64
  return %z : f64
}
// -----
// A buffer without a derivative is given back, and gets one in the caller.
func.func private @h(%x: f64) -> (f64, memref<2xf64>) {
  %m = memref.alloc() : memref<2xf64>
  %k = arith.constant 1.0 : f64
  linalg.fill ins(%k : f64) outs(%m : memref<2xf64>)
  %z = math.sin %x : f64
  return %z, %m : f64, memref<2xf64>
}
func.func @main(%x: f64, %y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %a, %m = func.call @h(%x) : (f64) -> (f64, memref<2xf64>)
  memref.store %y, %m[%c0] : memref<2xf64>
  %d = memref.load %m[%c0] : memref<2xf64>
  %e = arith.mulf %a, %d : f64
  return %e : f64
}
// -----
// A buffer with a derivative is given back, and nobody cares.
func.func private @h(%x: f64, %n: index) -> (f64, memref<2xf64>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xf64>
  %o = memref.alloc() : memref<2xf64>
  linalg.fill ins(%x : f64) outs(%m : memref<2xf64>)
  linalg.fill ins(%x : f64) outs(%o : memref<2xf64>)
  %q = arith.cmpi sgt, %n, %c0 : index
  %s = arith.select %q, %m, %o : memref<2xf64>
  %t = scf.if %q -> memref<2xf64> {
    scf.yield %s : memref<2xf64>
  } else {
    scf.yield %m : memref<2xf64>
  }
  %y = memref.load %t[%c0] : memref<2xf64>
  %z = math.sin %y : f64
  return %z, %t : f64, memref<2xf64>
}
func.func @main(%x: f64, %n: index) -> f64 {
  %a, %m = func.call @h(%x, %n) : (f64, index) -> (f64, memref<2xf64>)
  return %a : f64
}
// -----
// A call without a derivative stores where its caller cannot see.
func.func private @poke2(%t: memref<1xmemref<4xindex>>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 2 : index
  %m = memref.load %t[%c0] : memref<1xmemref<4xindex>>
  memref.store %c3, %m[%c0] : memref<4xindex>
  return
}
func.func @main(%x: f64, %n: memref<4xindex>, %a: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<1xmemref<4xindex>>
  memref.store %n, %t[%c0] : memref<1xmemref<4xindex>>
  %i0 = memref.load %n[%c0] : memref<4xindex>
  %c4 = arith.constant 4 : index
  %i = arith.remui %i0, %c4 : index
  %u = memref.load %a[%i] : memref<4xf64>
  %u1 = math.sin %u : f64
  memref.store %u1, %a[%i] : memref<4xf64>
  func.call @poke2(%t) : (memref<1xmemref<4xindex>>) -> ()
  %k = memref.load %n[%c0] : memref<4xindex>
  %w = memref.load %a[%k] : memref<4xf64>
  %z1 = arith.mulf %w, %x : f64
  return %z1 : f64
}
// -----
// A buffer of buffers of integers is no active argument of an active call.
func.func private @poke(%t: memref<1xmemref<4xindex>>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.load %t[%c0] : memref<1xmemref<4xindex>>
  memref.store %c3, %m[%c0] : memref<4xindex>
  %y = math.sin %x : f64
  return %y : f64
}
func.func private @poke2(%t: memref<1xmemref<4xindex>>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 2 : index
  %m = memref.load %t[%c0] : memref<1xmemref<4xindex>>
  memref.store %c3, %m[%c0] : memref<4xindex>
  return
}
func.func @main(%x: f64, %n: memref<4xindex>, %a: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<1xmemref<4xindex>>
  memref.store %n, %t[%c0] : memref<1xmemref<4xindex>>
  %i0 = memref.load %n[%c0] : memref<4xindex>
  %c4 = arith.constant 4 : index
  %i = arith.remui %i0, %c4 : index
  %u = memref.load %a[%i] : memref<4xf64>
  %u1 = math.sin %u : f64
  memref.store %u1, %a[%i] : memref<4xf64>
  %y = func.call @poke(%t, %x) : (memref<1xmemref<4xindex>>, f64) -> f64
  %j = memref.load %n[%c0] : memref<4xindex>
  %v = memref.load %a[%j] : memref<4xf64>
  %v1 = math.sin %v : f64
  memref.store %v1, %a[%j] : memref<4xf64>
  func.call @poke2(%t) : (memref<1xmemref<4xindex>>) -> ()
  %k = memref.load %n[%c0] : memref<4xindex>
  %w = memref.load %a[%k] : memref<4xf64>
  %z = arith.mulf %y, %w : f64
  %z1 = arith.mulf %z, %v : f64
  return %z1 : f64
}
// -----
// A call counts in a global, and nothing else.
memref.global "private" @count : memref<1xi64> = dense<[1]>
func.func private @tick() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i64
  %g = memref.get_global @count : memref<1xi64>
  %v = memref.load %g[%c0] : memref<1xi64>
  %w = arith.addi %v, %c1 : i64
  memref.store %w, %g[%c0] : memref<1xi64>
  return %w : i64
}
func.func private @f(%x: f64, %n: i64) -> f64 {
  %k = func.call @tick() : () -> i64
  %f = arith.sitofp %k : i64 to f64
  %y = arith.mulf %f, %x : f64
  return %y : f64
}
func.func @main(%x: f64, %n: i64) -> (f64, f64) {
  %y = func.call @f(%x, %n) : (f64, i64) -> f64
  %y2 = func.call @f(%y, %n) : (f64, i64) -> f64
  %k = func.call @tick() : () -> i64
  %f = arith.sitofp %k : i64 to f64
  return %y2, %f : f64, f64
}
// -----
// Buffers of buffers of buffers, whose entries are not set when they are stored.
func.func @main(%x: f64, %a: memref<4xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  // buffers of buffers of buffers, changed in a loop, with ragged sizes
  %outer = memref.alloc() : memref<2xmemref<2xmemref<?xf64>>>
  scf.for %i = %c0 to %c2 step %c1 {
    %row = memref.alloc() : memref<2xmemref<?xf64>>
    scf.for %j = %c0 to %c2 step %c1 {
      %s0 = arith.addi %i, %j : index
      %s = arith.addi %s0, %c1 : index
      %leaf = memref.alloc(%s) : memref<?xf64>
      %v = memref.load %a[%s0] : memref<4xf64>
      %w = arith.mulf %v, %x : f64
      linalg.fill ins(%w : f64) outs(%leaf : memref<?xf64>)
      memref.store %leaf, %row[%j] : memref<2xmemref<?xf64>>
    }
    memref.store %row, %outer[%i] : memref<2xmemref<2xmemref<?xf64>>>
  }
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %x) -> f64 {
    %i2 = arith.remui %i, %c2 : index
    %row = memref.load %outer[%i2] : memref<2xmemref<2xmemref<?xf64>>>
    %k = arith.subi %c1, %i2 : index
    %leaf = memref.load %row[%k] : memref<2xmemref<?xf64>>
    %v = memref.load %leaf[%c0] : memref<?xf64>
    %s = math.sin %v : f64
    %t = arith.mulf %s, %acc : f64
    memref.store %t, %leaf[%c0] : memref<?xf64>
    %row2 = memref.load %outer[%c0] : memref<2xmemref<2xmemref<?xf64>>>
    memref.store %leaf, %row2[%c0] : memref<2xmemref<?xf64>>
    scf.yield %t : f64
  }
  %row = memref.load %outer[%c0] : memref<2xmemref<2xmemref<?xf64>>>
  %leaf = memref.load %row[%c0] : memref<2xmemref<?xf64>>
  %u = memref.load %leaf[%c0] : memref<?xf64>
  %y = arith.mulf %u, %r : f64
  return %y : f64
}
// -----
// A buffer of buffers is filled by one call and given back by another.
func.func private @fill(%t: memref<2xmemref<2xf64>>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xf64>
  linalg.fill ins(%x : f64) outs(%m : memref<2xf64>)
  memref.store %m, %t[%c1] : memref<2xmemref<2xf64>>
  return
}
func.func private @make(%x: f64) -> memref<2xmemref<2xf64>> {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<2xmemref<2xf64>>
  %m = memref.alloc() : memref<2xf64>
  %k = arith.constant 1.5 : f64
  linalg.fill ins(%k : f64) outs(%m : memref<2xf64>)
  memref.store %m, %t[%c0] : memref<2xmemref<2xf64>>
  func.call @fill(%t, %x) : (memref<2xmemref<2xf64>>, f64) -> ()
  return %t : memref<2xmemref<2xf64>>
}
func.func @main(%x: f64, %p: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = func.call @make(%x) : (f64) -> memref<2xmemref<2xf64>>
  %i = arith.index_castui %p : i1 to index
  %m = memref.load %t[%i] : memref<2xmemref<2xf64>>
  %v = memref.load %m[%c0] : memref<2xf64>
  %w = math.sin %v : f64
  %w2 = arith.mulf %w, %x : f64
  memref.store %w2, %m[%c0] : memref<2xf64>
  func.call @fill(%t, %w2) : (memref<2xmemref<2xf64>>, f64) -> ()
  %m1 = memref.load %t[%c1] : memref<2xmemref<2xf64>>
  %v1 = memref.load %m1[%c1] : memref<2xf64>
  %v2 = memref.load %m[%c0] : memref<2xf64>
  %y = arith.mulf %v1, %v2 : f64
  return %y : f64
}
// -----
// A buffer of buffers is changed by calls, and read by others.
func.func private @swap(%t: memref<2xmemref<4xf64>>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %t[%c0] : memref<2xmemref<4xf64>>
  %b = memref.load %t[%c1] : memref<2xmemref<4xf64>>
  memref.store %b, %t[%c0] : memref<2xmemref<4xf64>>
  memref.store %a, %t[%c1] : memref<2xmemref<4xf64>>
  %more = arith.cmpi sgt, %n, %c0 : index
  scf.if %more {
    %k = arith.subi %n, %c1 : index
    func.call @swap(%t, %k) : (memref<2xmemref<4xf64>>, index) -> ()
  }
  return
}
func.func private @pick(%t: memref<2xmemref<4xf64>>, %i: index) -> memref<4xf64> {
  %a = memref.load %t[%i] : memref<2xmemref<4xf64>>
  return %a : memref<4xf64>
}
func.func @main(%x: f64, %a: memref<4xf64>, %b: memref<4xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = memref.alloca() : memref<2xmemref<4xf64>>
  memref.store %a, %t[%c0] : memref<2xmemref<4xf64>>
  memref.store %b, %t[%c1] : memref<2xmemref<4xf64>>
  %k = arith.remui %n, %c2 : index
  func.call @swap(%t, %k) : (memref<2xmemref<4xf64>>, index) -> ()
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%acc = %x) -> f64 {
    %m = func.call @pick(%t, %i) : (memref<2xmemref<4xf64>>, index) -> memref<4xf64>
    %v = memref.load %m[%c0] : memref<4xf64>
    %s = arith.mulf %v, %acc : f64
    %s1 = math.sin %s : f64
    memref.store %s1, %m[%c1] : memref<4xf64>
    func.call @swap(%t, %i) : (memref<2xmemref<4xf64>>, index) -> ()
    %w = memref.load %m[%c1] : memref<4xf64>
    %q = arith.mulf %w, %s1 : f64
    scf.yield %q : f64
  }
  return %r : f64
}
// -----
// A while loop's condition hands on a value from outside that its body reads, too.
func.func @main(%x: f64, %a: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %y = math.sin %x : f64
  %n, %r = scf.while (%i = %c0) : (index) -> (index, f64) {
    %more = arith.cmpi slt, %i, %c3 : index
    scf.condition(%more) %i, %y : index, f64
  } do {
  ^bb0(%i: index, %z: f64):
    %s = math.cos %y : f64
    memref.store %s, %a[%i] : memref<4xf64>
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return %r : f64
}
// -----
// Buffers that a function makes and gives back have shadows in forward mode, whatever it knows.
func.func private @f0(%a0: f64, %a1: i64, %a2: vector<4xf64>, %a3: f64, %a4: index) -> (memref<4xf64>, memref<4xf64>, memref<4xf64>) {
  %v1 = memref.alloc() : memref<4xf64>
  %v2 = arith.constant 0 : index
  %v5 = arith.cmpi sgt, %a4, %v2 : index
  %v4 = scf.if %v5 -> (f64) {
    %v10 = math.atan %a3 : f64
    scf.yield %v10 : f64
  } else {
    scf.yield %a3 : f64
  }
  %v24 = memref.alloc() : memref<4xf64>
  return %v1, %v24, %v24 : memref<4xf64>, memref<4xf64>, memref<4xf64>
}
func.func @main(%a0: f64, %a1: index, %a2: memref<f64>, %a3: memref<4xindex>, %a4: memref<f64>) -> (f64, f64, complex<f64>) {
  %v2 = memref.alloc() : memref<2xf64>
  linalg.fill ins(%a0 : f64) outs(%v2 : memref<2xf64>)
  %v5 = memref.alloc() : memref<2x3xf64>
  linalg.fill ins(%a0 : f64) outs(%v5 : memref<2x3xf64>)
  %v6 = arith.constant 0 : index
  %v7 = memref.load %v2[%v6] : memref<2xf64>
  %v9 = arith.cmpf une, %v7, %v7 : f64
  %v10, %v11 = scf.if %v9 -> (f64, complex<f64>) {
    %v12 = math.atan %v7 : f64
    %v13 = arith.constant 1 : index
    %v14 = arith.constant 0 : index
    %v15 = memref.atomic_rmw addf %v12, %v5[%v13, %v14] : (f64, memref<2x3xf64>) -> f64
    %v25 = complex.create %v7, %v15 : complex<f64>
    scf.yield %v15, %v25 : f64, complex<f64>
  } else {
    %v26 = arith.constant 0 : index
    %v27 = arith.constant 3 : index
    %v28 = arith.remui %a1, %v27 : index
    %v29 = memref.load %v5[%v26, %v28] : memref<2x3xf64>
    %v30 = complex.create %v29, %v29 : complex<f64>
    scf.yield %v29, %v30 : f64, complex<f64>
  }
  %v37 = affine.for %v32 = 0 to 4 iter_args(%v34 = %v7) -> (f64) {
    %v65 = arith.constant 0.5 : f64
    %v66 = arith.mulf %v10, %v65 : f64
    affine.yield %v66 : f64
  }
  %v67 = arith.constant 0 : index
  %v68 = arith.constant 6 : i64
  %v69 = arith.constant dense<[-1.0, 1.0, 1.0, 1.0]> : vector<4xf64>
  %v70, %v71, %v72 = func.call @f0(%v37, %v68, %v69, %v10, %v67) : (f64, i64, vector<4xf64>, f64, index) -> (memref<4xf64>, memref<4xf64>, memref<4xf64>)
  %v74 = complex.constant [0.5, -0.75] : complex<f64>
  return %v10, %v37, %v74 : f64, f64, complex<f64>
}
// -----
// A buffer that a loop makes and frees is freed, though nothing in the loop has a derivative.
func.func @main(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %lid = arith.remui %n, %c4 : index
  scf.for %i = %c0 to %lid step %c1 {
    %t = memref.alloc(%c4) : memref<?xf64>
    memref.dealloc %t : memref<?xf64>
  }
  %s = math.sin %x : f64
  return %s : f64
}
// -----
// A buffer of complex numbers is filled and zeroed.
func.func @main(%z: complex<f64>, %m: memref<3xcomplex<f64>>) -> complex<f64> {
  %c1 = arith.constant 1 : index
  %one = complex.constant [1.0, 0.5] : complex<f64>
  %v = memref.load %m[%c1] : memref<3xcomplex<f64>>
  %t = memref.alloc() : memref<3xcomplex<f64>>
  linalg.fill ins(%one : complex<f64>) outs(%t : memref<3xcomplex<f64>>)
  linalg.fill ins(%z : complex<f64>) outs(%m : memref<3xcomplex<f64>>)
  memref.copy %t, %m : memref<3xcomplex<f64>> to memref<3xcomplex<f64>>
  memref.store %v, %m[%c1] : memref<3xcomplex<f64>>
  %w = memref.load %m[%c1] : memref<3xcomplex<f64>>
  %p = complex.mul %w, %z : complex<f64>
  memref.dealloc %t : memref<3xcomplex<f64>>
  return %p : complex<f64>
}

// -----

// A choice between a buffer with a derivative and one without that comes out of control flow
func.func @main(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 3.0 : f64
  %big = arith.cmpf ogt, %x, %k : f64
  %plain = scf.if %big -> memref<2xf64> {
    %a = memref.alloc() : memref<2xf64>
    linalg.fill ins(%k : f64) outs(%a : memref<2xf64>)
    scf.yield %a : memref<2xf64>
  } else {
    %b = memref.alloc() : memref<2xf64>
    linalg.fill ins(%k : f64) outs(%b : memref<2xf64>)
    scf.yield %b : memref<2xf64>
  }
  %own = memref.alloc() : memref<2xf64>
  linalg.fill ins(%x : f64) outs(%own : memref<2xf64>)
  %even = arith.cmpi eq, %n, %c0 : index
  %first = arith.select %even, %own, %plain : memref<2xf64>
  %second = arith.select %even, %plain, %own : memref<2xf64>
  %u = memref.load %first[%c1] : memref<2xf64>
  %v = memref.load %second[%c0] : memref<2xf64>
  %s = math.sin %u : f64
  %p = arith.mulf %s, %v : f64
  memref.dealloc %plain : memref<2xf64>
  memref.dealloc %own : memref<2xf64>
  return %p : f64
}

// -----

// What a loop carries is put into a buffer, and this into a buffer of buffers that is returned
func.func private @made(%x: f64) -> memref<2xmemref<2xf64>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %half = arith.constant 0.5 : f64
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %x) -> (f64) {
    %next = arith.mulf %c, %half : f64
    scf.yield %next : f64
  }
  %a = memref.alloc() : memref<2xf64>
  memref.store %s, %a[%c0] : memref<2xf64>
  memref.store %half, %a[%c1] : memref<2xf64>
  %b = memref.alloc() : memref<2xmemref<2xf64>>
  memref.store %a, %b[%c0] : memref<2xmemref<2xf64>>
  memref.store %a, %b[%c1] : memref<2xmemref<2xf64>>
  return %b : memref<2xmemref<2xf64>>
}
func.func @main(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = func.call @made(%x) : (f64) -> memref<2xmemref<2xf64>>
  %a = memref.load %b[%c1] : memref<2xmemref<2xf64>>
  %y = math.sin %x : f64
  memref.store %y, %a[%c1] : memref<2xf64>
  %u = memref.load %a[%c0] : memref<2xf64>
  %v = memref.load %a[%c1] : memref<2xf64>
  %r = arith.mulf %u, %v : f64
  return %r : f64
}

// -----

// A loop at the head of the body of another, which the frame of the inner one is saved for
func.func @main(%a: memref<4xf64>, %k: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = arith.minsi %k, %c4 : index
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %l = memref.alloc() : memref<4xf64>
  linalg.fill ins(%half : f64) outs(%l : memref<4xf64>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %one) -> (f64) {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %m = %j to %n step %c1 {
        %w = memref.load %a[%m] : memref<4xf64>
        %p = arith.cmpf ogt, %w, %s : f64
        scf.if %p {
          memref.store %w, %l[%j] : memref<4xf64>
        }
      }
    }
    %x = memref.load %l[%i] : memref<4xf64>
    scf.yield %x : f64
  }
  memref.dealloc %l : memref<4xf64>
  return %r : f64
}
