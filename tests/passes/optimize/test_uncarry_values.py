"""`uncarry-values`: random loops that carry elements and counters, bit for bit interpreted."""

from __future__ import annotations

import random

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt
from shares import some_of

SIZE = 64

HEAD = """
func.func @f(%x: memref<64xf64>, %y: memref<64xf64>{apart}, %a: f64, %from: index, %to: index,
             %m: i64) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %k4 = arith.constant 4 : i64
  %begin = arith.addi {begin}
  %total = scf.for %row = %c0 to %c2 step %c1 iter_args(%sum = %a) -> (f64) {{
    {before}
    %r:{count} = scf.for %i = %begin to %to step %c{step}
        iter_args(%s = %sum, {carried}) -> ({types}) {{
      %i0 = arith.{direction}i {index} : index
      %here = arith.addi %i0, %row : index
      {body}
      scf.yield %t, {following} : {types}
    }}
    {behind}
    scf.yield %last : f64
  }}
  func.return %total : f64
}}"""


class Loop:
    """A loop that carries some of what it needs, and how much of it the trip says."""

    def __init__(self, seed: int):
        chance = random.Random(seed)
        self.chance = chance
        self.before: list[str] = []
        self.body: list[str] = []
        self.carried: list[tuple[str, str, str, str]] = []
        self.step = chance.choice([1, 1, 2, 3])
        self.down = chance.random() < 0.4
        self.writes = chance.choice(["", "", "", "%y", "apart"])
        self.known = 0
        self.elements()
        if chance.random() < 0.6:
            self.counter()
        if chance.random() < 0.5:
            self.second()

    def at(self, name: str, number: str, lines: list[str]) -> str:
        """The element that a counter reads: ``x[row + 12 + i]`` or ``x[row + 40 - i]``."""
        lines.append(
            f"%{name}i = arith.subi %c40, {number} : index"
            if self.down
            else f"%{name}i = arith.addi {number}, %c12 : index"
        )
        lines.append(f"%{name}h = arith.addi %{name}i, %row : index")
        lines.append(f"%{name} = memref.load %x[%{name}h] : memref<64xf64>")
        return f"%{name}"

    def elements(self) -> None:
        """A window of elements, with what stands in front of the first trip or something else."""
        depth, following = self.chance.choice([1, 1, 2, 3]), "%e"
        self.before += ["%c12 = arith.constant 12 : index", "%c40 = arith.constant 40 : index"]
        right = self.chance.random() < 0.7
        halves = self.chance.random() < 0.3
        for k in range(1, depth + 1):
            self.before += [
                f"%d{k} = arith.constant {k * self.step + (not right and k == depth)} : index",
                f"%n{k} = arith.subi %begin, %d{k} : index",
            ]
            first = self.at(f"f{k}", f"%n{k}", self.before)
            if halves:
                self.before.append(f"%g{k} = arith.mulf {first}, %a : f64")
                first = f"%g{k}"
            self.carried.append((f"%p{k}", "f64", first, following))
            following = f"%p{k}"
            self.known += (right or k < depth) and self.writes != "%y"
        self.load("%l" if halves else "%e")
        if halves:
            self.body.append("%e = arith.mulf %l, %a : f64")

    def load(self, name: str) -> None:
        """The element of this trip, by both branches or none."""
        load = "memref.load %x[%here] : memref<64xf64>"
        if self.chance.random() < 0.7:
            self.body.append(f"{name} = {load}")
            return
        self.body += [
            "%positive = arith.cmpf ogt, %s, %a : f64",
            f"{name} = scf.if %positive -> (f64) {{ %u = {load} scf.yield %u : f64 }} else {{",
            f"%v = {load} scf.yield %v : f64 }}",
        ]

    def counter(self) -> None:
        """A counter with a step that is known when the program runs."""
        self.body += [
            "%j1 = arith.addi %j, %k4 : i64",
            "%j2 = arith.subi %j1, %m : i64",
            "%jf = arith.sitofp %j : i64 to f64",
        ]
        self.carried.append(("%j", "i64", "%m", "%j2"))

    def second(self) -> None:
        """The counter of the trip before."""
        right = self.chance.random() < 0.7
        self.before += [
            f"%before = arith.constant {self.step + (not right)} : index",
            "%first = arith.subi %begin, %before : index",
        ]
        self.body += [
            "%qi = arith.index_cast %q : index to i64",
            "%qf = arith.sitofp %qi : i64 to f64",
        ]
        self.carried.append(("%q", "index", "%first", "%i"))
        self.known += right

    def text(self) -> str:
        """The program."""
        terms = [name for name, type, *_ in self.carried if type == "f64"]
        terms += ["%jf"] * ("%jf" in str(self.body)) + ["%qf"] * ("%qf" in str(self.body))
        body, total = [*self.body], "%s"
        for k, term in enumerate([*terms, "%e"]):
            body += [f"%w{k} = arith.mulf {term}, {self.chance.choice(['%e', '%a'])} : f64"]
            body += [f"%t{k} = arith.addf {total}, %w{k} : f64"]
            total = f"%t{k}"
        if self.writes:
            body.append("memref.store %e, %y[%i] : memref<64xf64>")
        body.append(f"%t = arith.addf {total}, %a : f64")
        behind, last = list[str](), "%r#0"
        for k, (_, type, *_) in enumerate(self.carried):
            if type == "f64" and self.chance.random() < 0.5:
                behind.append(f"%b{k} = arith.addf {last}, %r#{k + 1} : f64")
                last = f"%b{k}"
            elif type == "i64":
                behind.append(f"%c{k}f = arith.sitofp %r#{k + 1} : i64 to f64")
                behind.append(f"%b{k} = arith.addf {last}, %c{k}f : f64")
                last = f"%b{k}"
        behind.append(f"%last = arith.addf {last}, %a : f64")
        return HEAD.format(
            apart=" {llvm.noalias}" if self.writes == "apart" else "",
            begin="%c3, %c0 : index" if self.chance.random() < 0.5 else "%from, %c2 : index",
            before="\n".join(self.before),
            body="\n".join(body),
            behind="\n".join(behind),
            carried=", ".join(f"{name} = {first}" for name, _, first, _ in self.carried),
            following=", ".join(value for *_, value in self.carried),
            types=", ".join(["f64", *(type for _, type, *_ in self.carried)]),
            count=1 + len(self.carried),
            step=self.step,
            direction="sub" if self.down else "add",
            index="%c40, %i" if self.down else "%i, %c12",
        )


def run(module: object, low: int, high: int, same: bool) -> list[np.ndarray]:
    """Return arguments and results behind a run of the program."""
    chance = np.random.default_rng(low + 7 * high)
    x, y = chance.standard_normal(SIZE), chance.standard_normal(SIZE)
    y = x if same else y
    found = Interpreter(module).run("f", [x, y, 0.3, low, high, 7])  # pyright: ignore[reportArgumentType]
    return [x, y, np.asarray(found)]


def transformed(text: str) -> tuple[object, object]:
    """The program before and after the pass."""
    ctx = make_context()
    before = parse_module(ctx, text)
    after = before.clone()
    PassManager.parse(ctx, "uncarry-values").run(after)
    after.verify()
    return before, after


def inner(module: object) -> object:
    """The loop that is in the other one."""
    loops = [op for op in walk(module) if op.name == "scf.for"]  # pyright: ignore[reportArgumentType]
    return loops[1]


def test_random_loops() -> None:
    """The same bits whatever the number of trips, also where the buffers are one."""
    gone = kept = 0
    for seed in range(some_of(90)):
        loop = Loop(seed)
        text = loop.text()
        before, after = transformed(text)
        count, left = (len(inner(one).results) for one in (before, after))  # pyright: ignore
        assert count - left >= loop.known, text
        gone, kept = gone + count - left, kept + left - 1
        for low, high in ((0, 0), (1, 3), (1, 4), (0, 4), (2, 5), (2, 12), (1, 19)):
            for same in {False, loop.writes == "%y"}:
                expected, found = run(before, low, high, same), run(after, low, high, same)
                for one, other in zip(expected, found, strict=True):
                    assert one.tobytes() == other.tobytes(), (text, low, high)
    assert gone > some_of(70)
    assert kept > some_of(40)


def test_gradients_of_random_loops() -> None:
    """Reverse mode behind the pass, and differences of the program as it was written."""
    for seed in range(0, some_of(15) * 4, 4):
        text = Loop(seed).text()
        module = parse_module(make_context(), text)
        gradient = ad_opt.grad(ad_opt.load(text)["f"], wrt=("x", "a"))
        for low, high in ((1, 3), (1, 4), (2, 9)):
            x, y, way = np.random.default_rng(seed).standard_normal((3, SIZE))
            by_x, by_a = gradient(x.copy(), y.copy(), 0.3, low, high, 7)
            h, ends = 1e-6, list[float]()
            for t in (h, -h):
                given = [x + t * way, y.copy(), 0.3 + t, low, high, 7]
                (found,) = Interpreter(module).run("f", given)  # pyright: ignore[reportArgumentType]
                ends.append(float(found))  # pyright: ignore[reportArgumentType]
            expected = (ends[0] - ends[1]) / (2 * h)
            assert by_x @ way + by_a == pytest.approx(expected, rel=1e-5, abs=1e-5), text
