"""Random loops whose iterations are independent, with control flow that is another one in each."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

HEAD = """
func.func @f(%x: memref<?x{t}> {{llvm.noalias}}, %m: memref<3x?x{t}> {{llvm.noalias}},
             %p: memref<?x3x{t}> {{llvm.noalias}}, %u: memref<8x{t}> {{llvm.noalias}},
             %k: memref<?xindex> {{llvm.noalias}}, %y: memref<?x{t}> {{llvm.noalias}},
             %z: memref<?x3x{t}> {{llvm.noalias}}, %n: index) -> ({t}, {t}, index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : {t}
  %half = arith.constant 0.5 : {t}
  %two = arith.constant 2.0 : {t}
  %r:3 = scf.for %i = %c0 to %n step %step iter_args(%sum = %zero, %top = %zero, %count = %c0)
      -> ({t}, {t}, index) {{
{body}
  }}
  func.return %r#0, %r#1, %r#2 : {t}, {t}, index
}}"""


@dataclass
class LaneProgram:
    """Writes the body of a loop; values that are in scope are kept by type."""

    chance: random.Random
    type: str
    lines: list[str] = field(default_factory=list[str])
    floats: list[str] = field(default_factory=list[str])
    indices: list[str] = field(default_factory=list[str])
    """Between 0 and 7."""
    conditions: list[str] = field(default_factory=list[str])
    fresh: int = 0
    stores: bool = True
    """True if memory is written."""

    def name(self) -> str:
        """A name that is new."""
        self.fresh += 1
        return f"%v{self.fresh}"

    def put(self, text: str) -> str:
        """A line that makes a value; its name."""
        made = self.name()
        self.lines.append(f"{made} = {text}")
        return made

    def some(self) -> str:
        """A float."""
        return self.chance.choice(self.floats)

    def arithmetic(self) -> None:
        """A float, of floats or of memory."""
        t = self.type
        a, b = self.some(), self.some()
        match self.chance.randrange(9):
            case 0 | 1:
                op = self.chance.choice(["addf", "subf", "mulf", "divf", "maximumf", "minimumf"])
                made = self.put(f"arith.{op} {a}, {b} : {t}")
            case 2:
                made = self.put(f"math.{self.chance.choice(['absf', 'sqrt', 'floor'])} {a} : {t}")
            case 3:
                made = self.put(
                    f"memref.load %u[{self.chance.choice(self.indices)}] : memref<8x{t}>"
                )
            case 4:
                at = self.chance.choice(["%c0", "%c1", "%c2"])
                made = self.put(f"memref.load %m[{at}, %i] : memref<3x?x{t}>")
            case 5:
                at = self.chance.choice(["%c0", "%c1", "%c2"])
                made = self.put(f"memref.load %p[%i, {at}] : memref<?x3x{t}>")
            case 6 if self.stores:
                made = self.put(f"memref.load %y[%i] : memref<?x{t}>")
            case 7:
                choice = self.condition()
                made = self.put(f"arith.select {choice}, {a}, {b} : {t}")
            case _:
                made = self.put(f"memref.load %x[%i] : memref<?x{t}>")
        self.floats.append(made)

    def condition(self) -> str:
        """A comparison, of this place or an earlier one."""
        if self.conditions and self.chance.random() < 0.3:
            return self.chance.choice(self.conditions)
        if self.chance.random() < 0.4:
            a, b = self.chance.choice(self.indices), self.chance.choice(self.indices)
            made = self.put(f"arith.cmpi slt, {a}, {b} : index")
        else:
            made = self.put(f"arith.cmpf ogt, {self.some()}, {self.some()} : {self.type}")
        self.conditions.append(made)
        return made

    def index(self) -> None:
        """An index between 0 and 7; also by a division that must not run for all."""
        a, b = self.chance.choice(self.indices), self.chance.choice(self.indices)
        match self.chance.randrange(4):
            case 0:
                made = self.put(f"arith.minsi {a}, {b} : index")
            case 1:
                sum_ = self.put(f"arith.addi {a}, {b} : index")
                made = self.put(f"arith.remui {sum_}, %c8 : index")
            case 2:
                divisor = self.put(f"arith.maxsi {b}, %c1 : index")
                made = self.put(f"arith.divsi {a}, {divisor} : index")
            case _:
                made = self.put("memref.load %k[%i] : memref<?xindex>")
        self.indices.append(made)

    def store(self) -> None:
        """A store to memory of this iteration."""
        if not self.stores:
            return
        t = self.type
        if self.chance.random() < 0.5:
            self.lines.append(f"memref.store {self.some()}, %y[%i] : memref<?x{t}>")
        else:
            at = self.chance.choice(["%c0", "%c1", "%c2"])
            self.lines.append(f"memref.store {self.some()}, %z[%i, {at}] : memref<?x3x{t}>")

    def inside(self, depth: int, size: int, end: str) -> list[str]:
        """The lines of a region; what it makes is forgotten behind it."""
        kept = (list(self.floats), list(self.indices), list(self.conditions), self.lines)
        self.lines = []
        self.statements(depth, size)
        self.lines.append(end.format(*[self.some() for _ in range(3)]))
        made = self.lines
        self.floats, self.indices, self.conditions, self.lines = kept
        return made

    def branch(self, depth: int) -> None:
        """An ``scf.if``, with results or without; where a divisor is not zero, say."""
        t, condition = self.type, self.condition()
        if self.stores and self.chance.random() < 0.3:
            divisor = self.chance.choice(self.indices)
            condition = self.put(f"arith.cmpi ne, {divisor}, %c0 : index")
            then = [f"{(q := self.name())} = arith.divsi %c3, {divisor} : index"]
            self.lines.append(f"scf.if {condition} {{")
            self.lines += [*then, f"{(v := self.name())} = memref.load %u[{q}] : memref<8x{t}>"]
            self.lines += [f"memref.store {v}, %y[%i] : memref<?x{t}>", "}"]
            return
        if self.chance.random() < 0.4:
            self.lines.append(f"scf.if {condition} {{")
            self.lines += [*self.inside(depth, 3, "scf.yield"), "}"]
            return
        made = self.name()
        then = self.inside(depth, 3, f"scf.yield {{0}} : {t}")
        other = self.inside(depth, 3, f"scf.yield {{0}} : {t}")
        self.lines += [f"{made} = scf.if {condition} -> ({t}) {{", *then, "} else {", *other, "}"]
        self.floats.append(made)

    def counted(self, depth: int) -> None:
        """An ``scf.for`` whose bounds are those of the iteration, or the same for all."""
        t = self.type
        low = self.chance.choice(["%c0", "%c0", "%c1", *self.indices])
        high = self.chance.choice(["%c3", *self.indices, *self.indices])
        step = self.chance.choice(["%c1", "%c1", "%c2"])
        made, counter, carried, number = (self.name() for _ in range(4))
        head = f"scf.for {counter} = {low} to {high} step {step}"
        first, start = self.some(), self.chance.choice(["%c0", *self.indices])
        arguments = f"iter_args({carried} = {first}, {number} = {start}) -> ({t}, index)"
        self.lines.append(f"{made}:2 = {head} {arguments} {{")
        kept = list(self.floats), list(self.indices)
        self.floats.append(carried)
        self.indices.append(counter)
        following = self.name()
        body = self.inside(depth, 3, f"scf.yield {{0}}, {following} : {t}, index")
        self.floats, self.indices = kept
        body.insert(0, f"{following} = arith.addi {number}, %c2 : index")
        self.lines += [*body, "}"]
        self.floats.append(f"{made}#0")
        self.indices.append(self.put(f"arith.remui {made}#1, %c8 : index"))

    def uncounted(self, depth: int) -> None:
        """An ``scf.while`` that ends after at most seven trips, by numbers or by floats."""
        t = self.type
        made, value, trip, more = (self.name() for _ in range(4))
        bound, limit = self.chance.choice(self.indices), self.some()
        first = self.some()
        a, b, c, d, e = (self.name() for _ in range(5))
        self.lines += [
            f"{made}:3 = scf.while ({value} = {first}, {trip} = %c0)"
            f" : ({t}, index) -> ({t}, index, {t}) {{",
            f"{a} = arith.cmpi slt, {trip}, {bound} : index",
            f"{b} = arith.cmpf une, {value}, {limit} : {t}",
            f"{more} = arith.andi {a}, {b} : i1",
            f"{(w := self.name())} = arith.index_cast {trip} : index to i32",
            f"{(h := self.name())} = arith.sitofp {w} : i32 to {t}",
            f"{c} = arith.mulf {value}, {h} : {t}",
            f"scf.condition({more}) {value}, {trip}, {c} : {t}, index, {t}",
            "} do {",
            f"^bb0({d}: {t}, {e}: index, {(g := self.name())}: {t}):",
        ]
        kept = list(self.floats), list(self.indices)
        self.floats += [d, g]
        self.indices.append(e)
        following = self.name()
        body = self.inside(depth, 3, f"scf.yield {{0}}, {following} : {t}, index")
        self.floats, self.indices = kept
        self.lines += [f"{following} = arith.addi {e}, %c1 : index", *body, "}"]
        self.floats += [f"{made}#0", f"{made}#2"]
        self.indices.append(f"{made}#1")

    def statements(self, depth: int, count: int) -> None:
        """Some statements."""
        for _ in range(self.chance.randrange(1, count + 1)):
            kind = self.chance.random()
            if depth and kind < 0.15:
                self.counted(depth - 1)
            elif depth and kind < 0.3:
                self.uncounted(depth - 1)
            elif depth and kind < 0.5:
                self.branch(depth - 1)
            elif kind < 0.6:
                self.index()
            elif kind < 0.7:
                self.store()
            else:
                self.arithmetic()


def _body(seed: int, stores: bool) -> tuple[LaneProgram, str]:
    chance = random.Random(seed)
    t = chance.choice(["f64", "f64", "f32"])
    made = LaneProgram(chance, t, stores=stores)
    made.floats += ["%zero", "%half", "%two", "%xi"]
    made.indices += ["%c0", "%c1", "%c3", "%ki", "%ii"]
    made.lines += [
        f"%xi = memref.load %x[%i] : memref<?x{t}>",
        "%ki = memref.load %k[%i] : memref<?xindex>",
        "%ii = arith.remui %i, %c8 : index",
    ]
    made.statements(3, 8)
    for _ in range(2):
        chance.choice([made.counted, made.uncounted, made.branch])(2)
    made.store()
    return made, t


def lane_program(seed: int) -> str:
    """A function ``@f`` with one loop of independent iterations, which store, add and compare."""
    made, t = _body(seed, stores=True)
    chance = made.chance
    sum_ = made.put(f"arith.{chance.choice(['addf', 'addf', 'mulf'])} %sum, {made.some()} : {t}")
    top = made.put(f"arith.maximumf {made.some()}, %top : {t}")
    count = made.put(f"arith.addi %count, {chance.choice(made.indices)} : index")
    made.lines.append(f"scf.yield {sum_}, {top}, {count} : {t}, {t}, index")
    step = chance.choice(["%c1", "%c1", "%c1", "%c2"])
    body = "\n".join(f"    {line}" for line in made.lines)
    return HEAD.format(t=t, body=body).replace("%step", step)


def lane_sum(seed: int) -> str:
    """A function ``@f`` that sums what independent iterations compute, and writes no memory."""
    made, t = _body(seed, stores=False)
    total = made.some()
    for value in made.floats[4:]:
        total = made.put(f"arith.addf {total}, {value} : {t}")
    sum_ = made.put(f"arith.addf %sum, {total} : {t}")
    made.lines.append(f"scf.yield {sum_} : {t}")
    body = "\n".join(f"    {line}" for line in made.lines)
    text = HEAD.format(t=t, body=body).replace("%step", "%c1")
    for old, new in (
        (f"-> ({t}, {t}, index) {{\n  %c0", f"-> {t} {{\n  %c0"),
        ("iter_args(%sum = %zero, %top = %zero, %count = %c0)", "iter_args(%sum = %zero)"),
        (f"-> ({t}, {t}, index) {{", f"-> {t} {{"),
        ("%r:3", "%r"),
        (f"%r#0, %r#1, %r#2 : {t}, {t}, index", f"%r : {t}"),
    ):
        text = text.replace(old, new)
    return text


def lane_arguments(seed: int, text: str, size: int) -> list[Any]:
    """Arguments of `lane_program`, with some numbers that are none and some that are infinite."""
    rng = np.random.default_rng(seed)
    kind = np.float32 if "memref<8xf32>" in text else np.float64

    def floats(*shape: int) -> Any:
        made = np.round(rng.normal(size=shape) * 2, 1).astype(kind)
        odd = rng.choice([np.nan, np.inf, -np.inf, 0.0, -0.0], size=shape)
        return np.where(rng.random(shape) < 0.1, odd, made).astype(kind)

    numbers = rng.integers(0, 8, size)
    arrays = [floats(size), floats(3, size), floats(size, 3), floats(8), numbers]
    return [*arrays, floats(size), floats(size, 3), size]
