"""`sink-zero-fills`: random rows, elements anywhere and views, interpreted before and after."""

from __future__ import annotations

import random

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt  # noqa: F401
from shares import some_of

PROGRAM = """
func.func @f(%at_of: memref<?xindex>, %dx: memref<?xf64> {{llvm.noalias}}, %n: index, %some: i1) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %row = arith.constant {row} : index
  %width = arith.constant {width} : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {{
    memref.store %zero, %dx[%k] : memref<?xf64>
  }}
  scf.if %some {{
    scf.for %i = %c0 to %n step %c1 {{
      %first = arith.muli %i, %row : index
      %in_row = memref.load %at_of[%i] : memref<?xindex>
      %at = arith.addi %first, %in_row : index
      %old = memref.load %dx[%at] : memref<?xf64>
      %new = arith.subf %old, %one : f64
      memref.store %new, %dx[%at] : memref<?xf64>
      scf.for %j = %c0 to %width step %c1 {{
        %each = arith.addi %first, %j : index
        %before = memref.load %dx[%each] : memref<?xf64>
        %after = arith.addf %before, %one : f64
        memref.store %after, %dx[%each] : memref<?xf64>
      }}
    }}
  }}
  return
}}"""


def test_random_rows() -> None:
    ctx, chance = make_context(), random.Random(0)
    sunk = 0
    for _ in range(20):
        row, width = chance.choice([(64, 64), (70, 3), (65, 90), (80, 80)])
        module = parse_module(ctx, PROGRAM.format(row=row, width=width))
        after = module.clone()
        PassManager.parse(ctx, "sink-zero-fills").run(after)
        sunk += "-> (index)" in str(after)
        rows = chance.randrange(4)
        # Elements of other rows, too: those that are behind, and those to come.
        size = rows * row + width + chance.randrange(50)
        at = [chance.randrange(size) - i * row for i in range(rows)]
        found: list[np.ndarray] = []
        for program in (module, after):
            dx = np.full(size, 7.0)
            given = [np.array([*at, 0], np.int64), dx, rows, rows != 1]
            Interpreter(program).run("f", given)  # pyright: ignore[reportArgumentType]
            found.append(dx)
        assert found[0].tolist() == found[1].tolist()
    assert sunk == 20


ROWS = """
func.func @f(%dx: memref<?xf64> {{llvm.noalias}}, %n: index, %m: index, %p: index, %q: index,
    %above: index, %width: index, %depth: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %size = memref.dim %dx, %c0 : memref<?xf64>
  scf.for %k = %c0 to %size step %c1 {{
    memref.store %zero, %dx[%k] : memref<?xf64>
  }}
  %plane = arith.muli %m, %p : index
  %row = arith.constant 1 : index
  %v = memref.reinterpret_cast %dx to offset: [0], sizes: [%above, {sizes}], strides: [{strides}, 1]
    : memref<?xf64> to memref<{shape}xf64>
  %last = arith.subi %n, %c1 : index
  scf.for %i = {start} to %n step %c1 {{
    %down = arith.subi %last, %i : index
    {open}
      scf.for %j = %c0 to %width step %c1 {{
        {inner}
          %place = arith.muli {at}, %{row} : index
          %rest = arith.subi %size, %place : index
          {place}
          %there = arith.cmpi slt, %in, %rest : index
          %inside = arith.cmpi slt, %j, %m : index
          %both = arith.andi %there, %inside : i1
          scf.if %both {{
            %old = memref.load %v[{at}, {more}] : memref<{shape}xf64>
            %new = arith.addf %old, %one : f64
            memref.store %new, %v[{at}, {more}] : memref<{shape}xf64>
          }}
        {close_inner}
      }}
    {close}
  }}
  return
}}"""


def test_random_views() -> None:
    """Loops that go beyond rows and arrays, or not to their ends, up and down, in two dimensions
    and in three.
    """
    ctx, chance = make_context(), random.Random(1)
    for number in range(some_of(60)):
        deep = chance.random() < 0.4
        falling = chance.random() < 0.5
        guarded = chance.random() < 0.5
        parts = dict(
            sizes="%m, %p" if deep else "%m",
            strides="%plane, %p" if deep else "%m",
            shape="?x?x?" if deep else "?x?",
            start="%c0" if falling or chance.random() < 0.5 else "%q",
            open="%some = arith.cmpi sgt, %i, %c0 : index\n    scf.if %some {" if guarded else "",
            close="}" if guarded else "",
            at="%down" if falling else "%i",
            row="plane" if deep else "m",
            inner="scf.for %k = %c0 to %depth step %c1 {" if deep else "",
            close_inner="}" if deep else "",
            place="%jp = arith.muli %j, %p : index\n%in = arith.addi %jp, %k : index"
            if deep
            else "%in = arith.addi %j, %c0 : index",
            more="%j, %k" if deep else "%j",
        )  # fmt: skip
        module = parse_module(ctx, ROWS.format(**parts))
        after = module.clone()
        PassManager.parse(ctx, "sink-zero-fills").run(after)
        assert str(after) != str(module)
        m, p = chance.randrange(1, 6), chance.randrange(1, 4) if deep else 1
        n, size = chance.randrange(7), chance.randrange(40)
        above = -(-size // (m * p))
        more = chance.randrange(-1, 3), chance.randrange(-1, 3)
        sizes = [n, m, p, chance.randrange(3), above, max(0, m + more[0])]
        found: list[np.ndarray] = []
        for program in (module, after):
            dx = np.full(size, 7.0)
            given = [dx, *sizes, min(p, max(0, p + more[1]))]
            Interpreter(program).run("f", given)  # pyright: ignore[reportArgumentType]
            found.append(dx)
        assert found[0].tolist() == found[1].tolist(), (number, parts, sizes)


BEYOND = """
func.func @f(%dx: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index, %g: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %dx, %c0 : memref<?x?xf64>
  %columns = memref.dim %dx, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      memref.store %zero, %dx[%i, %j] : memref<?x?xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.cmpi slt, %i, %rows : index
    scf.for %j = %c0 to %m step %c1 {
      %b = arith.cmpi slt, %j, %columns : index
      %both = arith.andi %a, %b : i1
      scf.if %both {
        %old = memref.load %dx[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %g : f64
        memref.store %new, %dx[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}"""


def test_loops_that_go_beyond_the_array_write_nothing_there() -> None:
    ctx = make_context()
    module = parse_module(ctx, BEYOND)
    PassManager.parse(ctx, "sink-zero-fills").run(module)
    assert "arith.cmpi ult" in str(module)
    for n, m in ((0, 0), (2, 3), (5, 0), (5, 9), (1, 9)):
        dx = np.full((3, 4), 7.0)
        Interpreter(module).run("f", [dx, n, m, 1.5])  # pyright: ignore[reportArgumentType]
        expected = np.zeros((3, 4))
        expected[:n, :m] = 1.5
        np.testing.assert_array_equal(dx, expected)
