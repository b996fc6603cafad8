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
