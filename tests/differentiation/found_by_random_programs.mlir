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
