"""`promote-memory` on random programs: the results are the same bits, and no buffer is left."""

from __future__ import annotations

import math
import random

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.scf import IfOp, YieldOp
from xdsl.ir import Block, Region

HEAD = """func.func @main(%x: f64, %n: index) -> (f64, f64, f64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i64
  %a = memref.alloca() : memref<f64>
  %b = memref.alloc() : memref<2xf64>
  %k = memref.alloca() : memref<1x1xi64>
  memref.store %x, %a[] : memref<f64>
  memref.store %x, %b[%c0] : memref<2xf64>
  memref.store %x, %b[%c1] : memref<2xf64>
  memref.store %one, %k[%c0, %c0] : memref<1x1xi64>
"""
TAIL = """
  %r0 = memref.load %a[] : memref<f64>
  %r1 = memref.load %b[%c0] : memref<2xf64>
  %r2 = memref.load %b[%c1] : memref<2xf64>
  %r3 = memref.load %k[%c0, %c0] : memref<1x1xi64>
  memref.dealloc %b : memref<2xf64>
  return %r0, %r1, %r2, %r3 : f64, f64, f64, i64
}
"""
CELLS = ("%a[] : memref<f64>", "%b[%c0] : memref<2xf64>", "%b[%c1] : memref<2xf64>")
COUNTER = "%k[%c0, %c0] : memref<1x1xi64>"


class Writer:
    """Random statements on three cells of floats and one of an integer."""

    def __init__(self, seed: int, *, scopes: bool):
        self.scopes = scopes
        self.rng = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text: str) -> None:
        self.lines.append(text)

    def update(self) -> None:
        v, w, u = self.fresh(), self.fresh(), self.fresh()
        self.emit(f"{v} = memref.load {self.rng.choice(CELLS)}")
        self.emit(f"{w} = memref.load {self.rng.choice(CELLS)}")
        op = self.rng.choice(("addf", "mulf", "subf"))
        self.emit(f"{u} = arith.{op} {v}, {w} : f64")
        self.emit(f"memref.store {u}, {self.rng.choice(CELLS)}")

    def count_up(self) -> None:
        v, w = self.fresh(), self.fresh()
        self.emit(f"{v} = memref.load {COUNTER}")
        self.emit(f"{w} = arith.addi {v}, %one : i64")
        self.emit(f"memref.store {w}, {COUNTER}")

    def condition(self) -> str:
        v, w, p = self.fresh(), self.fresh(), self.fresh()
        self.emit(f"{v} = memref.load {self.rng.choice(CELLS)}")
        self.emit(f"{w} = memref.load {self.rng.choice(CELLS)}")
        self.emit(f"{p} = arith.cmpf olt, {v}, {w} : f64")
        return p

    def local(self, depth: int) -> None:
        """A buffer of its own, in the region where the program is."""
        m, v, w = self.fresh(), self.fresh(), self.fresh()
        self.emit(f"{m} = memref.alloca() : memref<f64>")
        self.emit(f"{v} = memref.load {self.rng.choice(CELLS)}")
        self.emit(f"memref.store {v}, {m}[] : memref<f64>")
        self.statements(depth)
        self.emit(f"{w} = memref.load {m}[] : memref<f64>")
        self.emit(f"memref.store {w}, {self.rng.choice(CELLS)}")

    def choose(self, depth: int) -> None:
        self.emit(f"scf.if {self.condition()} {{")
        self.statements(depth)
        if self.rng.random() < 0.5:
            self.emit("} else {")
            self.statements(depth)
        self.emit("}")

    def switch(self, depth: int) -> None:
        v, i = self.fresh(), self.fresh()
        self.emit(f"{v} = memref.load {COUNTER}")
        self.emit(f"{i} = arith.index_cast {v} : i64 to index")
        self.emit(f"scf.index_switch {i}")
        for case in ("case 1", "case 2", "default"):
            self.emit(f"{case} {{")
            self.statements(depth)
            self.emit("scf.yield\n}")

    def loop(self, depth: int) -> None:
        i = self.fresh()
        self.emit(f"scf.for {i} = %c0 to %n step %c1 {{")
        self.statements(depth)
        self.emit("}")

    def repeat(self, depth: int) -> None:
        i, j, k, p, e, m, v, w = (self.fresh() for _ in range(8))
        self.emit(f"{m} = memref.alloca() : memref<f64>")
        self.emit(f"{e} = scf.while ({i} = %c0) : (index) -> index {{")
        self.statements(depth)
        # Set in one region, read in the other one, and by nobody else.
        self.emit(f"{v} = memref.load {self.rng.choice(CELLS)}")
        self.emit(f"memref.store {v}, {m}[] : memref<f64>")
        self.emit(f"{p} = arith.cmpi slt, {i}, %c2 : index")
        self.emit(f"scf.condition({p}) {i} : index")
        self.emit(f"}} do {{\n^bb0({j}: index):")
        self.statements(depth)
        self.emit(f"{w} = memref.load {m}[] : memref<f64>")
        self.emit(f"memref.store {w}, {self.rng.choice(CELLS)}")
        self.emit(f"{k} = arith.addi {j}, %c1 : index")
        self.emit(f"scf.yield {k} : index\n}}")

    def scope(self, depth: int) -> None:
        self.emit("memref.alloca_scope {")
        self.local(depth)
        self.emit("}")

    def statements(self, depth: int) -> None:
        for _ in range(self.rng.randint(0, 3)):
            simple = (self.update, self.update, self.count_up)
            nested = (self.choose, self.loop, self.repeat, self.switch, self.local)
            nested += (self.scope,) * self.scopes
            if depth == 0 or self.rng.random() < 0.4:
                self.rng.choice(simple)()
            else:
                self.rng.choice(nested)(depth - 1)


def program(seed: int, *, scopes: bool) -> str:
    writer = Writer(seed, scopes=scopes)
    while len(writer.lines) < 20:
        writer.statements(3)
    return HEAD + "\n".join(writer.lines) + TAIL


def results(text: str, pipeline: str, n: int) -> tuple[list[object], str]:
    context = make_context()
    module = parse_module(context, text, "random")
    PassManager.parse(context, pipeline).run(module)
    values = run_function(module, "main", [0.7, n])
    return [v.hex() if isinstance(v, float) else v for v in values], str(module)


@pytest.mark.parametrize("group", range(4))
@pytest.mark.parametrize("form", ["", "lower-scf-to-cf,"])
def test_random_programs_keep_their_bits(group: int, form: str) -> None:
    for seed in range(group * 8, group * 8 + 8):
        # Scopes cannot become blocks.
        text = program(seed, scopes=not form)
        for n in (0, 2):
            expected, _ = results(text, "verify-strict", n)
            got, printed = results(text, f"{form}promote-memory,verify-strict", n)
            assert [str(v) for v in got] == [str(v) for v in expected], f"seed {seed}\n{text}"
            assert "memref.load" not in printed, f"seed {seed}\n{printed}"
            assert "memref.alloca()" not in printed


def test_nesting_may_be_deep() -> None:
    text = """func.func @main(%x: f64, %p: i1) -> f64 {
      %a = memref.alloca() : memref<f64>
      memref.store %x, %a[] : memref<f64>
      scf.if %p {
        %s = math.sin %x : f64
        memref.store %s, %a[] : memref<f64>
      }
      %y = memref.load %a[] : memref<f64>
      return %y : f64
    }"""
    context = make_context()
    module = parse_module(context, text, "deep")
    inner = next(op for op in module.walk() if op.name == "scf.if")
    for _ in range(1500):
        block = inner.parent
        assert block is not None
        outer = IfOp(inner.operands[0], [], Region(Block()))
        block.insert_op_before(outer, inner)
        inner.detach()
        outer.true_region.block.add_ops([inner, YieldOp()])
        inner = outer
    PassManager.parse(context, "promote-memory").run(module)
    assert run_function(module, "main", [0.5, True]) == (math.sin(0.5),)
    assert run_function(module, "main", [0.5, False]) == (0.5,)


def test_small_sizes_only() -> None:
    text = """func.func @main(%x: f64) -> f64 {
      %c0 = arith.constant 0 : index
      %a = memref.alloca() : memref<8xf64>
      memref.store %x, %a[%c0] : memref<8xf64>
      %y = memref.load %a[%c0] : memref<8xf64>
      return %y : f64
    }"""
    context = make_context()
    for limit, left in ((8, False), (4, True)):
        module = parse_module(context, text, "sizes")
        PassManager.parse(context, f"promote-memory{{max-elements={limit}}}").run(module)
        assert ("memref.alloca" in str(module)) is left


def test_buffers_that_hold_buffers_stay_while_others_go() -> None:
    # `%t` may be read before it is set, and nothing can stand for a buffer that is not there;
    # the loop touches no other slot than those of `%t`.
    text = """func.func @main(%x: f64, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %m = memref.alloc() : memref<1xf64>
  %t = memref.alloc() : memref<1xmemref<1xf64>>
  %s = memref.alloc() : memref<1xf64>
  memref.store %x, %s[%0] : memref<1xf64>
  scf.for %i = %0 to %n step %1 {
    memref.store %m, %t[%0] : memref<1xmemref<1xf64>>
    memref.store %x, %m[%0] : memref<1xf64>
  }
  %got = memref.load %t[%0] : memref<1xmemref<1xf64>>
  %y = memref.load %got[%0] : memref<1xf64>
  %z = memref.load %s[%0] : memref<1xf64>
  %r = arith.addf %y, %z : f64
  return %r : f64
}
"""
    context = make_context()
    module = parse_module(context, text)
    PassManager.parse(context, "promote-memory").run(module)
    module.verify()
    assert run_function(module, "main", [1.5, 2]) == (3.0,)
    assert str(module).count("memref.alloc()") == 2
