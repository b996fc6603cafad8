"""NaNs keep their bits when they are read, printed, emitted and run."""

from __future__ import annotations

import contextlib
import io

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

NANS = {
    "f16": [0x7E00, 0xFE01, 0x7C01, 0xFDFF, 0xFFFF],
    "bf16": [0x7FC0, 0xFFC1, 0x7F81, 0xFFBF, 0xFFFF],
    "f32": [0x7FC00000, 0xFFC00001, 0x7FA00000, 0xFF800001, 0xFFFFFFFF],
    "f64": [0x7FF8000000000000, 0xFFF8000000000123, 0x7FF0000000000001],
    "f8E4M3FN": [0x7F, 0xFF],
    "f8E5M2": [0x7E, 0xFD, 0x7D, 0xFF],
    "f8E4M3": [0x7C, 0xF9, 0x79],
}
"""Quiet and signalling ones, of both signs, with payloads."""
INFINITE = {"f16": 0xFC00, "bf16": 0x7F80, "f32": 0xFF800000, "f64": 0x7FF0000000000000}


@pytest.mark.parametrize("type", NANS)
def test_read_and_printed(type: str) -> None:
    patterns = [f"{bits:#x}" for bits in [*NANS[type], *filter(None, [INFINITE.get(type)])]]
    lines = [f"%{k} = arith.constant {text} : {type}" for k, text in enumerate(patterns)]
    dense = f"dense<[{', '.join(patterns)}]> : vector<{len(patterns)}x{type}>"
    text = "\n  ".join([*lines, f"%v = arith.constant {dense}"])
    printed = str(parse_module(make_context(), f"func.func @f() {{\n  {text}\n  return\n}}"))
    for line in (*patterns, dense):
        assert line in printed
    again = str(parse_module(make_context(), printed))
    assert again == printed


TOO_LARGE = [
    ("f16", "65519.99", "6.550400e+04"),
    ("f16", "65520.0", "0x7c00"),
    ("f16", "-70000.0", "0xfc00"),
    ("bf16", "1.0e39", "0x7f80"),
    ("f32", "-1.0e39", "0xff800000"),
]
"""A type, a number, and what `mlir-opt` prints it as (in large letters)."""


@pytest.mark.parametrize(("type", "number", "printed"), TOO_LARGE)
def test_numbers_that_are_too_large(type: str, number: str, printed: str) -> None:
    """They were refused, as if the text were wrong."""
    text = f"%k = arith.constant {number} : {type}"
    assert f"constant {printed} : {type}" in str(parse_module(make_context(), text))
    text = f"%k = arith.constant dense<[1.0, {number}]> : tensor<2x{type}>"
    assert f", {printed}]>" in str(parse_module(make_context(), text))


FOLDED = """
func.func @f(%x: f16) -> f16 {
  %k = arith.constant 300.0 : f16
  %large = arith.mulf %k, %k : f16
  %y = arith.minimumf %large, %x : f16
  return %y : f16
}
"""


def test_constants_that_are_folded_overflow() -> None:
    """A pass ended in an internal error where Python's `struct` refuses the product."""
    ctx = make_context()
    module = parse_module(ctx, FOLDED)
    PassManager.parse(ctx, "canonicalize").run(module)
    assert "constant 0x7c00 : f16" in str(module)
    assert ad_opt.load(FOLDED)["f"](2.0) == 2.0


@pytest.mark.parametrize(("type", "dtype"), [("f16", np.uint16), ("f32", np.uint32)])
def test_compiled(type: str, dtype: type[np.unsignedinteger]) -> None:
    for bits in NANS[type]:
        program = ad_opt.load(f"""
        func.func @f(%m: memref<1x{type}>) {{
          %c = arith.constant 0 : index
          %x = arith.constant {bits:#x} : {type}
          memref.store %x, %m[%c] : memref<1x{type}>
          return
        }}""")
        buffer = np.zeros(1, {"f16": np.float16, "f32": np.float32}[type])
        program["f"](buffer)
        assert int(buffer.view(dtype)[0]) == bits


def test_unsigned_vectors_are_printed_as_such() -> None:
    program = ad_opt.load("""
    func.func @f() {
      %0 = arith.constant 255 : i8
      %v = vector.broadcast %0 : i8 to vector<2xi8>
      %u = vector.bitcast %v : vector<2xi8> to vector<2xui8>
      vector.print %u : vector<2xui8>
      vector.print %v : vector<2xi8>
      return
    }""")
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        run_function(program.module, "f", [])
    words = said.getvalue().replace("[", " ").replace("]", " ").split()
    assert words == ["255", "255", "-1", "-1"]
