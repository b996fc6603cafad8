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
