"""Routines of assignments, compiled: values by hand."""

from __future__ import annotations

import numpy as np

import ad_opt

MATMUL_RELU = """
func.func @forward(%w: memref<4x3xf32>, %x: memref<2x3xf32>, %y: memref<2x4xf32>) {
  %h = assign.node "h" : memref<2x4xf32>
  assign.accumulate #assign.kind<add> init %h[affine_map<(i, j, k) -> (i, j)>]
      from %w[affine_map<(i, j, k) -> (j, k)>], %x[affine_map<(i, j, k) -> (i, k)>]
      over [2, 4, 3] {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    assign.yield %m : f32
  } : memref<2x4xf32>, memref<4x3xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<set> %y[affine_map<(i, j) -> (i, j)>]
      from %h[affine_map<(i, j) -> (i, j)>] over [2, 4] {
  ^bb0(%a: f32):
    %zero = arith.constant 0.0 : f32
    %m = arith.maximumf %a, %zero : f32
    assign.yield %m : f32
  } : memref<2x4xf32>, memref<2x4xf32>
  return
}
"""


def test_a_layer() -> None:
    w = np.array([[1, 2, 3], [4, 5, 6], [7, 8, 9], [-1, -1, -1]], np.float32)
    x = np.array([[1, 0, 1], [0, 1, 1]], np.float32)
    y = np.zeros((2, 4), np.float32)
    ad_opt.load(MATMUL_RELU)["forward"](w, x, y)
    assert y.tolist() == [[4, 10, 16, 0], [5, 11, 17, 0]]
