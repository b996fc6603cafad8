"""`stream-saves`: tapes that are streamed, of rows of any length and alignment."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.optimize.memory import stream_saves
from ad_opt.passes.pipelines import derivative

import ad_opt

PROGRAM = """
func.func @f(%x: memref<{rows}x{columns}x{type}>, %sweeps: index) -> {type} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant {rows} : index
  %columns = arith.constant {columns} : index
  %zero = arith.constant 0.0 : {type}
  %half = arith.constant 0.5 : {type}
  %a = memref.alloc() : memref<{rows}x{columns}x{type}>
  %b = memref.alloc() : memref<{rows}x{columns}x{type}>
  memref.copy %x, %a : memref<{rows}x{columns}x{type}> to memref<{rows}x{columns}x{type}>
  memref.copy %x, %b : memref<{rows}x{columns}x{type}> to memref<{rows}x{columns}x{type}>
  %now, %other = scf.for %sweep = %c0 to %sweeps step %c1 iter_args(%old = %a, %new = %b)
      -> (memref<{rows}x{columns}x{type}>, memref<{rows}x{columns}x{type}>) {{
    scf.for %i = %c0 to %rows step %c1 {{
      scf.for %j = %c1 to %columns step %c1 {{
        %u = memref.load %old[%i, %j] : memref<{rows}x{columns}x{type}>
        %uu = arith.mulf %u, %u : {type}
        %h = arith.mulf %half, %uu : {type}
        %v = arith.addf %h, %half : {type}
        memref.store %v, %new[%i, %j] : memref<{rows}x{columns}x{type}>
      }}
    }}
    scf.yield %new, %old : memref<{rows}x{columns}x{type}>, memref<{rows}x{columns}x{type}>
  }}
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %zero) -> ({type}) {{
    %row = scf.for %j = %c1 to %columns step %c1 iter_args(%t = %s) -> ({type}) {{
      %u = memref.load %now[%i, %j] : memref<{rows}x{columns}x{type}>
      %next = arith.addf %t, %u : {type}
      scf.yield %next : {type}
    }}
    scf.yield %row : {type}
  }}
  memref.dealloc %a : memref<{rows}x{columns}x{type}>
  memref.dealloc %b : memref<{rows}x{columns}x{type}>
  return %sum : {type}
}}"""


def expected(x: np.ndarray, sweeps: int) -> np.ndarray:
    """The derivative of n steps of u²/2 + 1/2 is the product of all u."""
    found, u = np.ones_like(x), x.copy()
    found[:, 0] = 0
    for _ in range(sweeps):
        found[:, 1:] *= u[:, 1:]
        u = u * u / 2 + 0.5
    return found


@pytest.mark.parametrize("columns", [3, 5, 9, 16, 29])
def test_rows_of_any_length(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, with lines for any tape: rows end in the middle of lines."""
    monkeypatch.setattr(stream_saves, "LEAST", 1)
    text = PROGRAM.format(rows=3, columns=columns, type="f64")
    module = parse_module(make_context(), text)
    PassManager.parse(make_context(), derivative("f", "grad") + ",stream-saves").run(module)
    assert any(op.name == "vector.store" for op in walk(module))
    x = np.random.default_rng(columns).uniform(-1, 1, (3, columns))
    for sweeps in (0, 1, 4, 5):
        dx = np.zeros_like(x)
        Interpreter(module).run("f_grad", [x, dx, sweeps])
        np.testing.assert_allclose(dx, expected(x, sweeps), rtol=1e-12)


@pytest.mark.parametrize(("type_", "columns"), [("f64", 1031), ("f32", 2061)])
def test_large_tapes(type_: str, columns: int) -> None:
    """Machine code, with a tape of 34 MiB and one of a third of that."""
    text = PROGRAM.format(rows=512, columns=columns, type=type_)
    dtype = np.dtype(type_.replace("f", "float"))
    x = np.random.default_rng(0).uniform(-1, 1, (512, columns)).astype(dtype)
    gradient = ad_opt.grad(ad_opt.load(text)["f"])
    rtol = 1e-12 if type_ == "f64" else 1e-5
    for sweeps in (17, 5):
        np.testing.assert_allclose(gradient(x, sweeps), expected(x, sweeps), rtol=rtol, atol=1e-30)
