"""Placement on whole programs: micrograd's demo, requests, routines that share nodes, time."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp

import ad_opt
from work import calls_during

LOOPS = "lower-assign-to-affine,place-nodes"


def after(text: str, passes: str) -> ModuleOp:
    context = make_context()
    module = parse_module(context, text, "f.mlir")
    PassManager.parse(context, passes).run(module)
    return module


def count(module: ModuleOp, *names: str) -> int:
    return sum(op.name in names for op in walk(module))


class Scalars:
    """Assignments of scalars and, for each, those of its derivative (by hand, not by a pass)."""

    def __init__(self) -> None:
        self.nodes: list[str] = []
        self.forward: list[str] = []
        self.reverse: list[list[str]] = []

    def node(self) -> str:
        name = f"v{len(self.nodes)}"
        self.nodes.append(name)
        return name

    @staticmethod
    def accumulate(kind: str, out: str, body: str, value: str, reads: str) -> str:
        inputs = reads.split()
        heads = ", ".join(f"%{one}_: f64" for one in inputs)
        names = ", ".join(f"%{one}[affine_map<() -> ()>]" for one in inputs)
        types = ", ".join(["memref<f64>"] * (1 + len(inputs)))
        block = f"^bb0({heads}):\n" if inputs else ""
        source = f" from {names}" if inputs else ""
        return (
            f"assign.accumulate #assign.kind<{kind}> %{out}[affine_map<() -> ()>]{source} over [] "
            f"{{\n{block}{body}assign.yield {value} : f64\n}} : {types}"
        )

    def op(self, body: str, reads: str, *partials: tuple[str, str, str]) -> str:
        """A node, and a partial derivative (variable, body, reads) for each operand."""
        out = self.node()
        self.forward.append(self.accumulate("set", out, body, "%r", reads))
        adjoints = [
            self.accumulate("add", f"g{at}", f"{text}%d = arith.mulf %p, %g{out}_ : f64\n", "%d",
                            f"{more} g{out}".strip())
            for at, text, more in partials
        ]  # fmt: skip
        self.reverse.append(adjoints)
        return out

    def add(self, a: str, b: str) -> str:
        one = "%p = arith.constant 1.0 : f64\n"
        reads = f"{a} {b}" if a != b else a
        return self.op(f"%r = arith.addf %{a}_, %{b}_ : f64\n", reads, (a, one, ""), (b, one, ""))

    def scale(self, a: str, factor: float) -> str:
        number = f"%p = arith.constant {factor} : f64\n"
        return self.op(f"{number}%r = arith.mulf %p, %{a}_ : f64\n", a, (a, number, ""))

    def shift(self, a: str, by: float) -> str:
        one = "%p = arith.constant 1.0 : f64\n"
        return self.op(f"%k = arith.constant {by} : f64\n%r = arith.addf %{a}_, %k : f64\n", a,
                       (a, one, ""))  # fmt: skip

    def mul(self, a: str, b: str) -> str:
        zero = "%z = arith.constant 0.0 : f64\n"
        reads = f"{a} {b}" if a != b else a
        return self.op(
            f"%r = arith.mulf %{a}_, %{b}_ : f64\n",
            reads,
            (a, f"{zero}%p = arith.addf %{b}_, %z : f64\n", b),
            (b, f"{zero}%p = arith.addf %{a}_, %z : f64\n", a),
        )

    def relu(self, a: str) -> str:
        zero = "%z = arith.constant 0.0 : f64\n"
        return self.op(
            f"{zero}%r = arith.maximumf %{a}_, %z : f64\n",
            a,
            (a, f"{zero}%o = arith.constant 1.0 : f64\n%c = arith.cmpf ogt, %{a}_, %z : f64\n"
                "%p = arith.select %c, %o, %z : f64\n", a),
        )  # fmt: skip

    def reciprocal(self, a: str) -> str:
        one = "%o = arith.constant 1.0 : f64\n"
        minus = "%m = arith.constant -1.0 : f64\n"
        square = f"%s = arith.mulf %{a}_, %{a}_ : f64\n%p = arith.divf %m, %s : f64\n"
        return self.op(f"{one}%r = arith.divf %o, %{a}_ : f64\n", a, (a, minus + square, a))

    def text(self, inputs: list[str], result: str) -> str:
        """The routine ``@f``: inputs, their derivatives and the result are parameters."""
        outside = [*inputs, *(f"g{one}" for one in inputs), "out"]
        heads = ", ".join(f"%{one}: memref<f64> {{llvm.noalias}}" for one in outside)
        inner = [one for one in self.nodes if one not in inputs]
        adjoints = [f"g{one}" for one in self.nodes]
        lines = [
            f'%{one} = assign.node "{one}" : memref<f64>'
            for one in [*inner, *adjoints]
            if one not in outside
        ]
        lines += self.forward
        zero = "%r = arith.constant 0.0 : f64\n"
        lines += [self.accumulate("set", one, zero, "%r", "") for one in adjoints]
        seed = "%r = arith.constant 1.0 : f64\n"
        lines.append(self.accumulate("set", f"g{result}", seed, "%r", ""))
        for adjoint in reversed(self.reverse):
            lines += adjoint
        kept = f"%z = arith.constant 0.0 : f64\n%r = arith.addf %{result}_, %z : f64\n"
        lines.append(self.accumulate("set", "out", kept, "%r", result))
        body = "\n".join(lines)
        return f"func.func @f({heads}) {{\n{body}\nreturn\n}}\n"


def micrograd() -> str:
    """The demo of micrograd: a = -4, b = 2 give g = 24.70, and 138.83 and 645.58."""
    s = Scalars()
    a, b = s.node(), s.node()
    c = s.add(a, b)
    d = s.add(s.mul(a, b), s.mul(s.mul(b, b), b))
    c = s.add(c, s.shift(c, 1))
    c = s.add(c, s.add(s.shift(c, 1), s.scale(a, -1)))
    d = s.add(d, s.add(s.scale(d, 2), s.relu(s.add(b, a))))
    d = s.add(d, s.add(s.scale(d, 3), s.relu(s.add(b, s.scale(a, -1)))))
    e = s.add(c, s.scale(d, -1))
    f = s.mul(e, e)
    g = s.add(s.scale(f, 0.5), s.scale(s.reciprocal(f), 10))
    return s.text([a, b], g)


def test_micrograd() -> None:
    """Two inputs, their derivatives and the result are memory, no more; nothing is done twice."""
    text = micrograd()
    module = after(text, f"{LOOPS},virtualize")
    assert not count(module, "assign.node", "memref.alloc", "memref.alloca", "affine.for")
    stored = [op.operands[1].name_hint for op in walk(module) if op.name == "affine.store"]
    assert set(stored) == {"gv0", "gv1", "out"}
    forward = after(text, "lower-assign-to-affine")
    for name in ("arith.mulf", "arith.addf", "arith.divf", "arith.maximumf"):
        assert count(module, name) <= count(forward, name)
    program = ad_opt.load(str(module))
    buffers = [np.array(x) for x in (-4.0, 2.0, 0.0, 0.0, 0.0)]
    program["f"](*buffers)
    found = [float(one) for one in buffers[2:]]
    assert np.allclose(
        found, [138.83381924198252, 645.5772594752186, 24.70408163265306], rtol=1e-14
    )


def chain(count: int) -> str:
    """A routine of assignments of matrices, each of the two before, every third a product."""
    lines: list[str] = []
    before = ["x", "x"]
    for at in range(count):
        name, kind = f"n{at}", at % 3
        lines.append(f'%{name} = assign.node "{name}" : memref<8x8xf32>')
        maps = ["(i, j) -> (i, j)"] * 3
        over = "[8, 8]"
        if kind == 2:
            maps = ["(i, j, k) -> (i, j)", "(i, j, k) -> (i, k)", "(i, j, k) -> (k, j)"]
            over = "[8, 8, 8]"
        head = "#assign.kind<add> init" if kind == 2 else "#assign.kind<set>"
        lines.append(
            f"assign.accumulate {head} %{name}[affine_map<{maps[0]}>] from "
            f"%{before[0]}[affine_map<{maps[1]}>], %{before[1]}[affine_map<{maps[2]}>] over {over} "
            "{\n^bb0(%a: f32, %b: f32):\n%r = arith.mulf %a, %b : f32\n"
            "assign.yield %r : f32\n} : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>"
        )
        before = [before[1], name]
    lines.append(
        f"assign.accumulate #assign.kind<set> %y[affine_map<(i, j) -> (i, j)>] from "
        f"%{before[1]}[affine_map<(i, j) -> (i, j)>] over [8, 8] {{\n^bb0(%a: f32):\n"
        "assign.yield %a : f32\n} : memref<8x8xf32>, memref<8x8xf32>"
    )
    body = "\n".join(lines)
    heads = "%x: memref<8x8xf32> {llvm.noalias}, %y: memref<8x8xf32> {llvm.noalias}"
    return f"func.func @f({heads}) {{\n{body}\nreturn\n}}\n"


def test_work_is_linear() -> None:
    def work(size: int) -> int:
        context = make_context()
        module = parse_module(context, chain(size), "f.mlir")
        PassManager.parse(context, "lower-assign-to-affine").run(module)
        passes = PassManager.parse(context, "place-nodes,virtualize")
        return calls_during(lambda: passes.run(module))

    work(10)
    assert work(80) < 2.3 * work(40)


SHARED = """
memref.global "private" @h : memref<4xf64> = uninitialized
memref.global "private" @k : memref<4xf64> = uninitialized
memref.global "private" constant @c : memref<4xf64> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func @init(%x: memref<4xf64>) {
  %h = memref.get_global @h : memref<4xf64>
  %k = memref.get_global @k : memref<4xf64>
  %c = memref.get_global @c : memref<4xf64>
  affine.for %i = 0 to 4 {
    %a = affine.load %c[%i] : memref<4xf64>
    %b = arith.mulf %a, %a : f64
    affine.store %b, %h[%i] : memref<4xf64>
    %d = affine.load %x[%i] : memref<4xf64>
    affine.store %d, %k[%i] : memref<4xf64>
  }
  return
}
func.func @use(%y: memref<4xf64>) {
  %h = memref.get_global @h : memref<4xf64>
  %k = memref.get_global @k : memref<4xf64>
  affine.for %i = 0 to 4 {
    %a = affine.load %h[-%i + 3] : memref<4xf64>
    %b = affine.load %k[%i] : memref<4xf64>
    %s = arith.addf %a, %b : f64
    affine.store %s, %y[%i] : memref<4xf64>
  }
  return
}
"""


def test_nodes_of_several_routines() -> None:
    """Nodes computed from constants are computed where they are read; others stay."""
    module = after(SHARED, "place-nodes,virtualize")
    names = [op.properties["sym_name"] for op in module.ops if op.name == "memref.global"]
    assert [str(name) for name in names] == ['"k"', '"c"']
    results: list[np.ndarray] = []
    for program in (after(SHARED, ""), module):
        machine = Interpreter(program)
        y = np.zeros(4)
        machine.run("init", [np.array([5.0, 6.0, 7.0, 8.0])])
        machine.run("use", [y])
        results.append(y)
    assert results[0].tolist() == results[1].tolist() == [21.0, 15.0, 11.0, 9.0]


NODE = """
func.func @f(%x: memref<5xf32>, %y: memref<4xf32> {llvm.noalias}) {
  %h = memref.alloc() {assign.placement = #assign.placement<PLACE, 26>} : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i + OFFSET] : memref<5xf32>
    affine.store %a, %h[%i] : memref<4xf32>
  }
  MORE
  affine.for %i = 0 to 4 {
    %a = affine.load %h[%i] : memref<4xf32>
    affine.store %a, %y[%i] : memref<4xf32>
  }
  return
}
"""
WRITE = """
  %z = arith.constant 0.0 : f32
  affine.store %z, %x[1] : memref<5xf32>
"""


def node(place: str, more: str = "") -> str:
    return NODE.replace("PLACE", place).replace("MORE", more).replace("OFFSET", "1")


def test_requests_are_kept() -> None:
    assert count(after(node("local"), "place-nodes,virtualize"), "memref.alloc") == 1
    assert count(after(node("never_virtual"), "place-nodes,virtualize"), "memref.alloc") == 1
    assert count(after(node("materialized"), "place-nodes,virtualize"), "memref.alloc") == 1
    assert count(after(node("virtual"), "place-nodes,virtualize"), "memref.alloc") == 0
    assert count(after(node("undecided"), "place-nodes,virtualize"), "memref.alloc") == 0


@pytest.mark.parametrize("passes", ["place-nodes", "virtualize"])
def test_requests_that_contradict(passes: str) -> None:
    """Both reasons are named: that of the request, and that of the refusal."""
    with pytest.raises(DiagnosticError) as error:
        after(node("virtual", WRITE), passes)
    text = str(error.value)
    assert "AD1140" in text
    assert "reason 26" in text
    assert "reason 202" in text


CALLED = """
memref.global "private" @h : memref<4xf64> = uninitialized
func.func @write() {
  %h = memref.get_global @h : memref<4xf64>
  %two = arith.constant 2.0 : f64
  affine.for %i = 0 to 4 {
    affine.store %two, %h[%i] : memref<4xf64>
  }
  return
}
func.func @f(%y: memref<4xf64>) {
  %h = memref.get_global @h : memref<4xf64>
  %one = arith.constant 1.0 : f64
  affine.for %i = 0 to 4 {
    affine.store %one, %h[%i] : memref<4xf64>
  }
  func.call @write() : () -> ()
  affine.for %i = 0 to 4 {
    %a = affine.load %h[%i] : memref<4xf64>
    affine.store %a, %y[%i] : memref<4xf64>
  }
  return
}
"""
NOTED = CALLED.replace(
    "uninitialized", "uninitialized {assign.placement = #assign.placement<virtual, 152>}"
)


@pytest.mark.parametrize(
    ("text", "passes"), [(CALLED, "place-nodes,virtualize"), (NOTED, "virtualize")]
)
def test_calls_may_write_globals(text: str, passes: str) -> None:
    module = after(text, passes)
    y = np.zeros(4)
    Interpreter(module).run("f", [y])
    assert y.tolist() == [2.0] * 4


def test_notes_do_not_make_wrong_programs() -> None:
    """A node that a call may write stays, though somebody noted that it is virtual."""
    text = """
    func.func @write(%h: memref<4xf64>) {
      %two = arith.constant 2.0 : f64
      affine.store %two, %h[1] : memref<4xf64>
      return
    }
    func.func @f(%y: memref<4xf64>) {
      %h = memref.alloc() {assign.placement = #assign.placement<virtual, 152>} : memref<4xf64>
      %one = arith.constant 1.0 : f64
      affine.for %i = 0 to 4 {
        affine.store %one, %h[%i] : memref<4xf64>
      }
      func.call @write(%h) : (memref<4xf64>) -> ()
      affine.for %i = 0 to 4 {
        %a = affine.load %h[%i] : memref<4xf64>
        affine.store %a, %y[%i] : memref<4xf64>
      }
      return
    }
    """
    y = np.zeros(4)
    Interpreter(after(text, "virtualize")).run("f", [y])
    assert y.tolist() == [1.0, 2.0, 1.0, 1.0]


def test_loops_of_scf() -> None:
    """Loops and subscripts that are arithmetic are solved as affine ones are."""
    text = """
    func.func @f(%x: memref<4xf64>, %y: memref<9xf64> {llvm.noalias}) {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %two = arith.constant 2 : index
      %four = arith.constant 4 : index
      %nine = arith.constant 9 : index
      %z = arith.constant 0.0 : f64
      %h = memref.alloc() : memref<9xf64>
      scf.for %i = %zero to %nine step %one {
        memref.store %z, %h[%i] : memref<9xf64>
      }
      scf.for %k = %zero to %two step %one {
        scf.for %i = %zero to %four step %one {
          %a = memref.load %x[%i] : memref<4xf64>
          %t = arith.muli %i, %two : index
          %at = arith.addi %t, %one : index
          %old = memref.load %h[%at] : memref<9xf64>
          %new = arith.addf %old, %a : f64
          memref.store %new, %h[%at] : memref<9xf64>
        }
      }
      scf.for %p = %zero to %nine step %one {
        %a = memref.load %h[%p] : memref<9xf64>
        memref.store %a, %y[%p] : memref<9xf64>
      }
      return
    }
    """
    module = after(text, "place-nodes{virtual-first=true},virtualize")
    assert not count(module, "memref.alloc")
    y = np.zeros(9)
    Interpreter(module).run("f", [np.array([1.0, 2.0, 3.0, 4.0]), y])
    assert y.tolist() == [0, 2, 0, 4, 0, 6, 0, 8, 0]


def test_decisions_are_no_requests() -> None:
    """A node made virtual by an earlier decision, not by request, is decided anew."""
    module = after(node("virtual", WRITE).replace("virtual, 26", "virtual, 152"), "place-nodes")
    (found,) = [op for op in walk(module) if op.name == "memref.alloc"]
    assert str(found.attributes["assign.placement"]) == "#assign.placement<local, 202>"


def test_copies_of_copies_do_not_grow_without_end() -> None:
    """Each node of a chain is read twice, so that computing it anew doubles with every link."""
    links = 18
    lines = ["func.func @f(%h0: memref<8xf32>, %y: memref<8xf32> {llvm.noalias}) {"]
    for k in range(1, links + 1):
        target = "%y" if k == links else f"%h{k}"
        if k < links:
            lines.append(f"%h{k} = memref.alloc() : memref<8xf32>")
        lines.append(f"""affine.for %i = 0 to 8 {{
          %a = affine.load %h{k - 1}[%i] : memref<8xf32>
          %b = affine.load %h{k - 1}[7 - %i] : memref<8xf32>
          %c = arith.addf %a, %b : f32
          affine.store %c, {target}[%i] : memref<8xf32>
        }}""")
    module = after("\n".join([*lines, "return\n}"]), "place-nodes{virtual-first=true},virtualize")
    text = str(module)
    assert 1 <= text.count("memref.alloc") <= 2
    assert text.count("\n") < 12000


def doublings(number: int) -> str:
    """Nodes that are asked to be virtual, each loaded twice by the next."""
    lines = ["func.func @f(%n0: memref<5xf32> {llvm.noalias}, %y: memref<5xf32> {llvm.noalias}) {"]
    for at in range(1, number + 1):
        lines.append(
            f"%n{at} = memref.alloc() {{assign.placement = #assign.placement<virtual, 26>}} "
            ": memref<5xf32>"
        )
    for at in range(number + 1):
        target = f"%n{at + 1}" if at < number else "%y"
        lines += [
            "affine.for %i = 0 to 5 {",
            f"%a = affine.load %n{at}[%i] : memref<5xf32>",
            f"%b = affine.load %n{at}[4 - %i] : memref<5xf32>",
            "%c = arith.addf %a, %b : f32",
            f"affine.store %c, {target}[%i] : memref<5xf32>",
            "}",
        ]
    return "\n".join([*lines, "return", "}"])


def test_requests_do_not_copy_without_limit() -> None:
    """Copies of copies grow exponentially: what would not be compiled is refused by its number."""
    assert count(after(doublings(6), "place-nodes,virtualize"), "memref.alloc") == 0
    with pytest.raises(DiagnosticError) as error:
        after(doublings(40), "place-nodes,virtualize")
    assert "AD1140" in str(error.value)
    assert "reason 207" in str(error.value)
