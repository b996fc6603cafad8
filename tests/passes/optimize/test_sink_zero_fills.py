"""`sink-zero-fills`: rows of random width and elements anywhere, interpreted before and after."""

from __future__ import annotations

import random

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt  # noqa: F401

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
