"""Views of which several elements are one place in memory: a stride of zero, or windows that share.

Whoever writes through one leaves what was written last; the expected gradients are those of that.
"""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from xdsl.ir import Block
from xdsl.parser import Parser

import ad_opt

X = np.array([0.5, 0.6, 0.7, 0.8, 0.9, 1.1])
W = np.array([1.5, -0.5, 2.0, 0.25, -1.0, 3.0])
S = "memref<3xf64, strided<[0], offset: 1>>"
A = "memref<3xf64, strided<[1], offset: 3>>"
PARALLEL = """{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]}"""

WRITES = {
    "copy": f"memref.copy %a, %s : {A} to {S}",
    "loop": f"""scf.for %i = %0 to %3 step %1 {{
    %v = memref.load %a[%i] : {A}
    memref.store %v, %s[%i] : {S}
  }}""",
    "linalg.copy": f"linalg.copy ins(%a : {A}) outs(%s : {S})",
    "linalg.generic": f"""linalg.generic {PARALLEL} ins(%a : {A}) outs(%s : {S}) {{
  ^bb0(%v: f64, %o: f64):
    linalg.yield %v : f64
  }}""",
    "square": f"""linalg.generic {PARALLEL} ins(%a : {A}) outs(%s : {S}) {{
  ^bb0(%v: f64, %o: f64):
    %t = arith.mulf %o, %o : f64
    linalg.yield %t : f64
  }}""",
}
"""Bodies that write x3, x4, x5 one after the other to x1, or square it three times."""


@pytest.mark.parametrize("write", WRITES)
def test_the_last_write_counts(write: str) -> None:
    text = f"""
func.func @f(%x: memref<6xf64>, %w: memref<6xf64>) -> f64 {{
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  %6 = arith.constant 6 : index
  %z = arith.constant 0.0 : f64
  %s = memref.reinterpret_cast %x to offset: [1], sizes: [3], strides: [0]
    : memref<6xf64> to {S}
  %a = memref.subview %x[3] [3] [1] : memref<6xf64> to {A}
  {WRITES[write]}
  %r = scf.for %i = %0 to %6 step %1 iter_args(%q = %z) -> f64 {{
    %v = memref.load %x[%i] : memref<6xf64>
    %c = memref.load %w[%i] : memref<6xf64>
    %cv = arith.mulf %c, %v : f64
    %t = arith.addf %q, %cv : f64
    scf.yield %t : f64
  }}
  return %r : f64
}}"""
    expected = W.copy()
    if write == "square":
        expected[1] = W[1] * 8 * X[1] ** 7
    else:
        expected[1] = 0.0
        expected[5] += W[1]
    f = ad_opt.load(text)["f"]
    np.testing.assert_allclose(ad_opt.grad(f, wrt="x")(X.copy(), W), expected, rtol=1e-12)


@pytest.mark.parametrize(
    ("type", "said"),
    [
        ("memref<3xf64>", False),
        ("memref<3x4xf64>", False),
        ("memref<?x?xf64>", False),
        ("memref<1xf64, strided<[0]>>", False),
        ("memref<3xf64, strided<[0]>>", True),
        ("memref<?xf64, strided<[0]>>", True),
        ("memref<3x3xf64, strided<[1, 1]>>", True),
        ("memref<3x3xf64, strided<[2, 1]>>", True),
        ("memref<3x3xf64, strided<[3, 1]>>", False),
        ("memref<3x3xf64, strided<[1, 3]>>", False),
        ("memref<3x3xf64, strided<[-3, 1]>>", False),
        ("memref<3x3xf64, strided<[?, 1]>>", True),
        ("memref<3xf64, strided<[?]>>", True),
        ("memref<1x3xf64, strided<[?, 1]>>", False),
        ("memref<?x3xf64, strided<[3, 1]>>", False),
        ("memref<3x?xf64, strided<[3, 1]>>", True),
        ("memref<0x3xf64, strided<[0, 0]>>", False),
    ],
)
def test_types_say_whether_elements_may_coincide(type: str, said: bool) -> None:
    buffer = Block(arg_types=[Parser(make_context(), type).parse_type()]).args[0]
    assert elements_may_coincide(buffer) is said
