"""Programs that tests call by way of other libraries, other processes and files."""

from __future__ import annotations

CARRIED = """\
func.func @f(%x: memref<?xf64>, %a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> f64 {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = math.sin %v : f64
    %u = arith.mulf %w, %t : f64
    %p = arith.addf %u, %v : f64
    %q = arith.mulf %p, %a : f64
    scf.yield %q : f64
  }
  return %s : f64
}
"""
"""A function ``@f`` of an array and a number, whose loop carries a product."""

WRITTEN = """\
func.func @w(%x: memref<?xf64>, %k: f64, %out: memref<?xf64>) -> (f64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %o = memref.load %out[%i] : memref<?xf64>
    %w = math.sin %v : f64
    %m = arith.mulf %w, %k : f64
    %q = arith.mulf %m, %o : f64
    memref.store %q, %out[%i] : memref<?xf64>
  }
  %r = memref.load %out[%c0] : memref<?xf64>
  %i = arith.constant 3 : i64
  return %r, %i : f64, i64
}
"""
"""A function ``@w`` that writes an array of the caller and has a result without derivative."""

SQUARES = """\
func.func @squares(%x: memref<?xf64>, %out: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %o = memref.load %out[%i] : memref<?xf64>
    %a = arith.mulf %v, %v : f64
    %b = arith.mulf %a, %o : f64
    memref.store %b, %out[%i] : memref<?xf64>
  }
  return
}
"""
"""A function ``@squares`` that multiplies an array of the caller by squares of another one."""

SQUARES_IN_C = """\
define void @squares(ptr %x, ptr %out, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %px = getelementptr double, ptr %x, i64 %i
  %po = getelementptr double, ptr %out, i64 %i
  %v = load double, ptr %px
  %o = load double, ptr %po
  %a = fmul double %v, %v
  %b = fmul double %a, %o
  store double %b, ptr %po
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
"""The same of addresses and a size, as LLVM IR."""
