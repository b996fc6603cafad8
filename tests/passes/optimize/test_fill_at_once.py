"""`fill-at-once`: fills of buffers and of views, run in memory around them."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

FILL = """
func.func @f(%x: T, %m: M) {
  %z = arith.constant 0.0 : T
  %n = arith.constant -0.0 : T
  linalg.fill ins(V : T) outs(%m : M)
  return
}
"""
PLAIN, VIEW = "memref<?x3xT>", "memref<?x3xT, strided<[5, 1]>>"


def program(value: str, kind: str, dtype: str) -> str:
    """A function that fills a buffer."""
    return FILL.replace("V", value).replace("M", kind).replace("T", dtype)


@pytest.mark.parametrize("value", ["%x", "%z", "%n"])
@pytest.mark.parametrize("kind", [PLAIN, VIEW])
@pytest.mark.parametrize("dtype", ["f64", "f32", "f16"])
def test_all_elements_are_filled_and_no_others(value: str, kind: str, dtype: str) -> None:
    f = ad_opt.load(program(value, kind, dtype), cache=False)["f"]
    number = {"%x": 2.5, "%z": 0.0, "%n": -0.0}[value]
    for rows in range(4):
        around = np.full((rows + 2, 5 if kind == VIEW else 3), 7, f"f{int(dtype[1:]) // 8}")
        inner = around[1:-1, :3]
        wanted = around.copy()
        wanted[1:-1, :3] = number
        f(2.5, inner)
        assert around.tobytes() == wanted.tobytes()


@pytest.mark.parametrize("value", ["%x", "%z", "%n"])
@pytest.mark.parametrize("kind", [PLAIN, VIEW])
def test_fills_are_lowered_without_loops_in_between(value: str, kind: str) -> None:
    ctx = make_context()
    module = parse_module(ctx, program(value, kind, "f64"))
    PassManager.parse(ctx, "lower-to-llvm").run(module)
    at_once = value == "%z" and kind == PLAIN
    assert ("memset" in str(module)) == at_once
    assert ("llvm.store" in str(module)) != at_once
