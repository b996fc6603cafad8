"""Local arrays behind addresses as memrefs: random programs against themselves, as written.

The oracle is the program before any pass: its value run by LLVM, its gradient by differences (the
programs are polynomials of low degree, so central differences have no error but rounding).
"""

from __future__ import annotations

import random

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

PASSES = "raise-pointers,unguard-loops,unroll-loops,promote-memory,forward-stores,simplify"


class Writer:
    """Writes a random function over one local array of ``rows`` times ``columns`` floats."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0
        self.rows, self.columns = self.random.randint(1, 4), self.random.randint(1, 5)
        self.heap = self.random.random() < 0.5

    def emit(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def number(self, value: int) -> str:
        return self.emit(f"arith.constant {value} : i64")

    def address(self, row: str, column: str) -> str:
        """The address of an element, in one of the ways in which compilers write it."""
        columns = self.columns
        form = self.random.choice(["nested", "steps", "flat", "bytes", "narrow"])
        pointer, array = "!llvm.ptr", f"!llvm.array<{columns} x f64>"
        if form == "nested":
            return self.emit(
                f"llvm.getelementptr %a[0, {row}, {column}] : ({pointer}, i64, i64) -> {pointer}, "
                f"!llvm.array<{self.rows} x array<{columns} x f64>>"
            )
        if form == "steps":
            first = self.emit(
                f"llvm.getelementptr %a[{row}] : ({pointer}, i64) -> {pointer}, {array}"
            )
            return self.emit(
                f"llvm.getelementptr {first}[{column}] : ({pointer}, i64) -> {pointer}, f64"
            )
        at = self.emit(f"arith.muli {row}, {self.number(columns)} : i64")
        at = self.emit(f"arith.addi {at}, {column} : i64")
        if form == "bytes":
            at = self.emit(f"arith.shli {at}, {self.number(3)} : i64")
            return self.emit(f"llvm.getelementptr %a[{at}] : ({pointer}, i64) -> {pointer}, i8")
        if form == "narrow":
            at = self.emit(f"arith.trunci {at} : i64 to i32")
            return self.emit(f"llvm.getelementptr %a[{at}] : ({pointer}, i32) -> {pointer}, f64")
        return self.emit(f"llvm.getelementptr %a[{at}] : ({pointer}, i64) -> {pointer}, f64")

    def index(self, variable: str, trips: int, extent: int) -> str:
        """An index below ``extent`` made from a counter, or not."""
        kinds = ["number"] + ["variable", "reversed"] * (trips <= extent)
        match self.random.choice(kinds):
            case "variable":
                spare = self.random.randint(0, extent - trips)
                return self.emit(f"arith.addi {variable}, {self.number(spare)} : i64")
            case "reversed":
                return self.emit(f"arith.subi {self.number(extent - 1)}, {variable} : i64")
            case _:
                return self.number(self.random.randrange(extent))

    def loops(self, full: bool) -> None:
        """Two loops around a store of something of ``x`` and of the array."""
        rows = self.rows if full else self.random.randint(1, 4)
        columns = self.columns if full else self.random.randint(1, 5)
        bound = "%rows" if full and self.heap else self.emit(f"arith.constant {rows} : index")
        inner = self.emit(f"arith.constant {columns} : index")
        self.lines.append(f"scf.for %r{self.count} = %c0 to {bound} step %c1 {{")
        row = self.emit(f"arith.index_cast %r{self.count} : index to i64")
        self.lines.append(f"scf.for %c{self.count} = %c0 to {inner} step %c1 {{")
        column = self.emit(f"arith.index_cast %c{self.count} : index to i64")
        place = self.emit(f"arith.addi {row}, {column} : i64")
        address = self.emit(f"llvm.getelementptr %x[{place}] : (!llvm.ptr, i64) -> !llvm.ptr, f64")
        value = self.emit(f"llvm.load {address} : !llvm.ptr -> f64")
        if full:
            target = self.address(row, column)
        else:
            places = [
                (self.index(row, rows, self.rows), self.index(column, columns, self.columns))
                for _ in range(2)
            ]
            old = self.emit(f"llvm.load {self.address(*places[0])} : !llvm.ptr -> f64")
            scaled = self.emit(f"arith.mulf {old}, %half : f64")
            value = self.emit(
                f"arith.{self.random.choice(['addf', 'subf'])} {value}, {scaled} : f64"
            )
            target = self.address(*places[1])
        self.lines += [f"llvm.store {value}, {target} : f64, !llvm.ptr", "}", "}"]

    def text(self) -> str:
        """The whole program."""
        size = 8 * self.rows * self.columns
        self.loops(full=True)
        for _ in range(self.random.randint(1, 3)):
            self.loops(full=False)
        row, column = self.number(self.rows - 1), self.number(self.random.randrange(self.columns))
        last = self.emit(f"llvm.load {self.address(row, column)} : !llvm.ptr -> f64")
        first = self.emit("llvm.load %a : !llvm.ptr -> f64")
        result = self.emit(f"arith.mulf {first}, {last} : f64")
        if self.heap:
            make = "%a = llvm_ext.malloc %bytes : i64 -> !llvm.ptr"
            free = "llvm_ext.free %a : !llvm.ptr"
        else:
            array = f"!llvm.array<{self.rows * self.columns} x f64>"
            make, free = f"%a = llvm.alloca %one x {array} : (i64) -> !llvm.ptr", ""
        body = "\n".join(self.lines)
        return f"""
func.func @f(%x: !llvm.ptr, %n: i64) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %half = arith.constant 0.5 : f64
  %row = arith.constant {size // self.rows} : i64
  %bytes = arith.muli %n, %row : i64
  %rows = arith.index_cast %n : i64 to index
  {make}
  {body}
  {free}
  func.return {result} : f64
}}"""


@pytest.mark.parametrize("seed", range(4))
def test_random_arrays(seed: int) -> None:
    writer = Writer(seed)
    text = writer.text()
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, PASSES).run(module)
    module.verify()
    raised = str(module)
    assert "%a" not in raised or "memref" in raised
    x = np.random.default_rng(seed).uniform(-1, 1, 12)
    f = ad_opt.load(text)["f"]
    value = f(x, writer.rows)
    assert ad_opt.load(raised)["f"](x, writer.rows) == pytest.approx(value, rel=1e-14, abs=1e-14)
    (gradient,) = ad_opt.grad(f, wrt=(0,))(x, writer.rows)
    steps = np.eye(12) * 0.5
    expected = [f(x + h, writer.rows) - f(x - h, writer.rows) for h in steps]
    np.testing.assert_allclose(gradient, expected, rtol=1e-12, atol=1e-13)


NEVER = """
declare ptr @malloc(i64)
declare void @free(ptr)
define double @f(ptr nocapture readonly %x, i64 %n) {
entry:
  %bytes = shl i64 %n, 3
  %a = call ptr @malloc(i64 %bytes)
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds double, ptr %x, i64 %i
  %e = load double, ptr %p
  %ee = fmul double %e, %e
  %q = getelementptr inbounds double, ptr %a, i64 %i
  store double %ee, ptr %q
  %g = load double, ptr %q
  %t = fadd double %s, %g
  %next = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ 1.0, %entry ], [ %t, %loop ]
  call void @free(ptr %a)
  ret double %r
}
"""


@pytest.mark.parametrize(("count", "value"), [(3, 14.0), (0, 1.0), (-5, 1.0)])
def test_loops_without_trips(count: int, value: float) -> None:
    """A negative number of elements is never used, by the derivative neither."""
    f, x = ad_opt.load(NEVER)["f"], np.array([1.0, 2.0, 3.0])
    found, (gradient,) = ad_opt.value_and_grad(f, wrt=(0,))(x, count)
    assert found == value
    np.testing.assert_array_equal(gradient, 2 * x if count > 0 else 0 * x)
