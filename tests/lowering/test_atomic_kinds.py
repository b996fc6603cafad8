"""Every kind of ``memref.atomic_rmw`` does what its name says, compiled and interpreted."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt

OLD, NEW = 6, -3
INTEGER = {
    "addi": OLD + NEW, "andi": OLD & NEW, "assign": NEW, "maxs": OLD, "maxu": NEW,
    "mins": NEW, "minu": OLD, "muli": OLD * NEW, "ori": OLD | NEW, "xori": OLD ^ NEW,
}  # fmt: skip
FLOAT = {
    "addf": OLD + NEW, "mulf": OLD * NEW, "maximumf": OLD, "minimumf": NEW, "maxnumf": OLD,
    "minnumf": NEW, "assign": NEW,
}  # fmt: skip
CASES = [("i32", k, v) for k, v in INTEGER.items()] + [("f64", k, v) for k, v in FLOAT.items()]


@pytest.mark.parametrize(("type", "kind", "expected"), CASES)
def test_kind(type: str, kind: str, expected: int) -> None:
    program = ad_opt.load(
        f"""func.func @f(%m: memref<1x{type}>, %v: {type}) -> {type} {{
      %c0 = arith.constant 0 : index
      %old = memref.atomic_rmw {kind} %v, %m[%c0, %c0] : ({type}, memref<1x1x{type}>) -> {type}
      return %old : {type}
    }}""".replace(f"memref<1x{type}>", f"memref<1x1x{type}>")
    )
    for call in (program["f"], lambda *a: run_function(program.module, "f", list(a))[0]):
        buffer = np.array([[OLD]], {"i32": np.int32, "f64": np.float64}[type])
        assert call(buffer, NEW if type == "i32" else float(NEW)) == OLD
        assert buffer[0, 0] == expected
