"""Cases of OCANNL's tests that are about more than one run, or about memory: numbers by hand."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.passes.pipelines import TENSORS

import ad_opt

LINE = """
func.func @shard(%x: memref<2x2xf64>, %s: index {assign.range = 2 : i64}, %w: memref<f64>,
    %loss: memref<f64>, %gw: memref<f64>) {
  %b = assign.node "b" : memref<2xf64>
  assign.fetch slice %x[%s] into %b : memref<2x2xf64>, memref<2xf64>
  assign.accumulate #assign.kind<add> init %loss[affine_map<(i) -> ()>]
      from %b[affine_map<(i) -> (i)>], %w[affine_map<(i) -> ()>] over [2] {
  ^bb0(%a: f64, %v: f64):
    %two = arith.constant 2.0 : f64
    %wanted = arith.mulf %a, %two : f64
    %got = arith.mulf %a, %v : f64
    %d = arith.subf %got, %wanted : f64
    %r = arith.mulf %d, %d : f64
    assign.yield %r : f64
  } : memref<f64>, memref<2xf64>, memref<f64>
  assign.gradient %loss of %w into %gw : memref<f64> of memref<f64> into memref<f64>
  return
}
"""


@pytest.mark.parametrize("pipeline", ["", TENSORS], ids=["lower", "tensors"])
def test_shards_make_the_step_of_the_whole(pipeline: str) -> None:
    """y = 2x at 1, 2, 3, 4, from w = 0.5 with rate 0.05: losses 11.25 and 56.25, then w = 5."""
    program = ad_opt.load(LINE)
    shard = (program.after(pipeline) if pipeline else program)["shard"]
    x, w = np.array([[1.0, 2.0], [3.0, 4.0]]), np.array(0.5)
    losses, slopes = [], []
    for s in range(2):
        shard(x, s, w, loss := np.zeros(()), gw := np.zeros(()))
        losses.append(float(loss))
        slopes.append(float(gw))
    assert losses == [11.25, 56.25]
    assert sum(losses) == 67.5
    assert 0.5 - 0.05 * sum(slopes) == pytest.approx(5.0, rel=1e-15)


SPARSE = """
func.func @f(%x: memref<4xf64>, %y: memref<4xf64>) {
  %sparse = assign.node "sparse" : memref<4x3xf64>
  assign.accumulate #assign.kind<set> init %sparse[affine_map<(i) -> (i, 0)>]
      from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f64):
    assign.yield %a : f64
  } : memref<4x3xf64>, memref<4xf64>
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>]
      from %sparse[affine_map<(i) -> (i, 2)>] over [4] {
  ^bb0(%a: f64):
    %r = arith.mulf %a, %a : f64
    assign.yield %r : f64
  } : memref<4xf64>, memref<4x3xf64>
  return
}
"""


@pytest.mark.parametrize("pipeline", ["", TENSORS], ids=["lower", "tensors"])
def test_scratch_is_initialised_in_each_run(pipeline: str) -> None:
    program = ad_opt.load(SPARSE)
    f = (program.after(pipeline) if pipeline else program)["f"]
    for _ in range(2):
        f(np.array([1.0, 2.0, 3.0, 4.0]), y := np.full(4, 9.0))
        assert y.tolist() == [0, 0, 0, 0]


PRODUCT = """
func.func @f(%a: memref<f64>, %b: memref<f64>, %c: memref<f64>, %f: memref<f64>, %l: memref<f64>,
    %ga: memref<f64>) {
  %e = assign.node "e" : memref<f64>
  %d = assign.node "d" : memref<f64>
  assign.accumulate #assign.kind<set> %e[affine_map<() -> ()>] from %a[affine_map<() -> ()>],
      %b[affine_map<() -> ()>] over [] {
  ^bb0(%x: f64, %y: f64):
    %r = arith.mulf %x, %y : f64
    assign.yield %r : f64
  } : memref<f64>, memref<f64>, memref<f64>
  assign.accumulate #assign.kind<set> %d[affine_map<() -> ()>] from %e[affine_map<() -> ()>],
      %c[affine_map<() -> ()>] over [] {
  ^bb0(%x: f64, %y: f64):
    %r = arith.addf %x, %y : f64
    assign.yield %r : f64
  } : memref<f64>, memref<f64>, memref<f64>
  assign.accumulate #assign.kind<set> %l[affine_map<() -> ()>] from %d[affine_map<() -> ()>],
      %f[affine_map<() -> ()>] over [] {
  ^bb0(%x: f64, %y: f64):
    %r = arith.mulf %x, %y : f64
    assign.yield %r : f64
  } : memref<f64>, memref<f64>, memref<f64>
  assign.gradient %l of %a into %ga : memref<f64> of memref<f64> into memref<f64>
  return
}
"""


def test_what_is_between_parameters_and_loss_is_virtual() -> None:
    """l = (a b + c) f: neither e and d nor their gradients, nor that of l, have memory."""
    program = ad_opt.load(PRODUCT).after(TENSORS)
    assert "alloc" not in str(program.module)
    program["f"](*map(np.array, (2.0, -3.0, 10.0, -2.0)), loss := np.zeros(()), ga := np.zeros(()))
    assert (float(loss), float(ga)) == (-8.0, 6.0)
