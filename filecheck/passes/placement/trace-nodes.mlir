// RUN: ad-opt %s -p trace-nodes | filecheck %s

// The sum is read once for each column, and needed once for each row; counted, not traced: the loops
// are longer than what a trace looks at.
// CHECK-LABEL: @f:
// CHECK-NEXT:    x: cells are read twice, read-only
// CHECK-NEXT:    c: cells are read 80 times, computed never, constant
// CHECK-NEXT:    s: cells are read 20 times, computed once, reduced over 20, complex
// CHECK-NEXT:    r: cells are read once, recurrent, not computable where read (4: its own computation reads it at other cells than it writes)
// CHECK-NEXT:    y: cells are read never, complex
func.func @f(%x: memref<80x20xf32>, %y: memref<80x20xf32>) {
  %z = arith.constant 0.0 : f32
  %c = assign.node "c" : memref<f32>
  %s = assign.node "s" : memref<80xf32>
  %r = assign.node "r" : memref<81xf32>
  affine.store %z, %c[] : memref<f32>
  affine.for %i = 0 to 80 {
    affine.store %z, %s[%i] : memref<80xf32>
  }
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 20 {
      %a = affine.load %x[%i, %j] : memref<80x20xf32>
      %o = affine.load %s[%i] : memref<80xf32>
      %n = arith.addf %o, %a : f32
      affine.store %n, %s[%i] : memref<80xf32>
    }
  }
  affine.for %i = 0 to 80 {
    %a = affine.load %c[] : memref<f32>
    %b = affine.load %r[%i] : memref<81xf32>
    %n = arith.addf %a, %b : f32
    affine.store %n, %r[%i + 1] : memref<81xf32>
  }
  affine.for %p = 0 to 80 {
    affine.for %q = 0 to 20 {
      %a = affine.load %x[%p, %q] : memref<80x20xf32>
      %b = affine.load %s[%p] : memref<80xf32>
      %d = arith.divf %a, %b : f32
      affine.store %d, %y[%p, %q] : memref<80x20xf32>
    }
  }
  return
}
