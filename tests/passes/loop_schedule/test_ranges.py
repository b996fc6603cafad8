"""Loops whose ranges matter to steps of schedules: in steps longer than one, or perhaps empty."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp


def scheduled(text: str) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, "apply-schedules").run(module)
    return module


STEPS = """
func.func @f(%a: memref<20xf32>, %n: index) {
  affine.for %i = BEGIN to 20 step 3 {
    %x = affine.load %a[%i] : memref<20xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %a[%i] : memref<20xf32>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @f {
  %i = schedule.loop "i"
  %first, %others = schedule.partition %i at CUT
}
"""


@pytest.mark.parametrize("cut", [-2, 0, 1, 6, 7, 8, 18, 19, 20, 30])
def test_a_cut_between_steps_leaves_the_steps_where_they_are(cut: int) -> None:
    module = scheduled(STEPS.replace("BEGIN", "1").replace("CUT", str(cut)))
    a = np.arange(20, dtype=np.float32)
    expected = a.copy()
    expected[1::3] *= 2
    run_function(module, "f", [a, 20])
    assert np.array_equal(a, expected)


def test_steps_that_begin_nobody_knows_where_are_not_cut() -> None:
    begin = "affine_map<(d0) -> (d0)>(%n)"
    with pytest.raises(DiagnosticError, match=r"AD1162.*do not begin at a number"):
        scheduled(STEPS.replace("BEGIN", begin).replace("CUT", "6"))


PERHAPS = """
func.func @f(%x: memref<?xf64> {llvm.noalias}, %s: memref<4x8xf64> {llvm.noalias, schedule.buffer = "s"}, %n: index) {
  affine.for %r = 0 to 4 {
    affine.for %i = 0 to %n {
      %v = affine.load %x[%i] : memref<?xf64>
      %o = affine.load %s[%r, 5] : memref<4x8xf64>
      %y = arith.addf %o, %v fastmath<reassoc> : f64
      affine.store %y, %s[%r, 5] : memref<4x8xf64>
    } {schedule.loop = "i"}
  }
  func.return
}
schedule.apply @f {
  %i = schedule.loop "i"
  %s = schedule.buffer "s"
  %j = schedule.privatize %i of %s
}
"""  # noqa: E501


@pytest.mark.parametrize("n", [0, 1, 3])
def test_a_cell_that_is_surely_there_is_read_in_front_of_a_loop_without_iterations(n: int) -> None:
    module = scheduled(PERHAPS)
    assert "iter_args" in str(module)
    x, s = np.array([1.0, 2.0, 4.0]), np.arange(32.0).reshape(4, 8)
    expected = s.copy()
    expected[:, 5] += x[:n].sum()
    run_function(module, "f", [x, s, n])
    assert np.array_equal(s, expected)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("memref<4x8xf64>", "memref<4x?xf64>"),
        ("%r = 0 to 4", "%r = 0 to 5"),
        ("%r = 0 to 4", "%r = -1 to 4"),
        ("affine.for %r = 0 to 4", "affine.parallel (%r) = (0) to (4)"),
    ],
)
def test_a_cell_that_may_not_be_there_stays(old: str, new: str) -> None:
    """Nor is one carried that another thread may write meanwhile."""
    with pytest.raises(DiagnosticError, match=r"AD1162.*the cell may not be there"):
        scheduled(PERHAPS.replace(old, new))
