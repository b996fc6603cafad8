"""Random programs about memory: buffers under several names, handed through control flow and calls.

All buffers are ``memref<4xf64>``: arguments, a global, allocations; they are selected, carried by
loops (and swapped), yielded by branches, viewed, kept in a buffer of buffers, passed to functions
(one buffer perhaps twice), which may recurse, store to the global and return them. Every program
is defined for all inputs, and bounded: loops and recursion have few steps.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

BUFFER = "memref<4xf64>"
TABLE = f"memref<2x{BUFFER}>"
SIGNATURE = f"(f64, {BUFFER}, {BUFFER}, index) -> (f64, {BUFFER})"


@dataclass
class Writer:
    """The text of one function."""

    rng: random.Random
    callees: list[str]
    nested_buffers: bool
    lines: list[str] = field(default_factory=list)
    floats: list[str] = field(default_factory=list)
    buffers: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    indices: list[str] = field(default_factory=list)
    count: int = 0
    budget: int = 40

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def line(self, text: str) -> None:
        self.lines.append("  " + text)

    def define(self, into: list[str], text: str) -> str:
        name = self.fresh()
        self.line(f"{name} = {text}")
        into.append(name)
        return name

    def float(self) -> str:
        return self.rng.choice(self.floats[-8:])

    def buffer(self) -> str:
        return self.rng.choice(self.buffers)

    def index(self) -> str:
        if self.indices and self.rng.random() < 0.3:
            return self.rng.choice(self.indices)
        name = self.fresh()
        self.line(f"{name} = arith.constant {self.rng.randrange(4)} : index")
        return name

    def condition(self) -> str:
        name = self.fresh()
        self.line(f"{name} = arith.cmpf olt, {self.float()}, {self.float()} : f64")
        return name

    def scoped(self, depth: int) -> tuple[str, str]:
        """The body of a region, and a float and a buffer in scope at its end."""
        floats, buffers, tables = list(self.floats), list(self.buffers), list(self.tables)
        for _ in range(self.rng.randrange(1, 5)):
            self.statement(depth)
        found = self.float(), self.buffer()
        self.floats, self.buffers, self.tables = floats, buffers, tables
        return found

    def statement(self, depth: int) -> None:
        self.budget -= 1
        simple = [
            self.load, self.load, self.store, self.store, self.arithmetic, self.allocate,
            self.choose, self.copy, self.view, self.take_global,
        ]  # fmt: skip
        if self.nested_buffers:
            simple += [self.keep, self.take]
        if depth and self.budget > 0:
            kind = self.rng.randrange(10)
            if kind == 0:
                return self.loop(depth - 1)
            if kind == 1:
                return self.branch(depth - 1)
            if kind == 2 and self.callees:
                return self.call(self.rng.choice(self.callees), "%c0")
        return self.rng.choice(simple)()

    def load(self) -> None:
        self.define(self.floats, f"memref.load {self.buffer()}[{self.index()}] : {BUFFER}")

    def store(self) -> None:
        self.line(f"memref.store {self.float()}, {self.buffer()}[{self.index()}] : {BUFFER}")

    def arithmetic(self) -> None:
        op = self.rng.choice(("addf", "subf", "mulf"))
        if self.rng.random() < 0.3:
            self.define(self.floats, f"math.{self.rng.choice(('sin', 'cos'))} {self.float()} : f64")
        else:
            self.define(self.floats, f"arith.{op} {self.float()}, {self.float()} : f64")

    def allocate(self) -> None:
        name = self.define(self.buffers, f"memref.alloc() : {BUFFER}")
        self.line(f"linalg.fill ins({self.float()} : f64) outs({name} : {BUFFER})")

    def choose(self) -> None:
        self.define(
            self.buffers,
            f"arith.select {self.condition()}, {self.buffer()}, {self.buffer()} : {BUFFER}",
        )

    def copy(self) -> None:
        self.line(f"memref.copy {self.buffer()}, {self.buffer()} : {BUFFER} to {BUFFER}")

    def view(self) -> None:
        """The same memory under another name."""
        dynamic = "memref<?xf64>"
        wide = self.fresh()
        self.line(f"{wide} = memref.cast {self.buffer()} : {BUFFER} to {dynamic}")
        self.define(self.buffers, f"memref.cast {wide} : {dynamic} to {BUFFER}")

    def take_global(self) -> None:
        self.define(self.buffers, f"memref.get_global @table : {BUFFER}")

    def keep(self) -> None:
        """A buffer of buffers; both entries are set at once."""
        name = self.define(self.tables, f"memref.alloc() : {TABLE}")
        for at in range(2):
            place = self.fresh()
            self.line(f"{place} = arith.constant {at} : index")
            self.line(f"memref.store {self.buffer()}, {name}[{place}] : {TABLE}")

    def take(self) -> None:
        if self.tables:
            place = self.fresh()
            self.line(f"{place} = arith.constant {self.rng.randrange(2)} : index")
            table = self.rng.choice(self.tables)
            self.define(self.buffers, f"memref.load {table}[{place}] : {TABLE}")

    def loop(self, depth: int) -> None:
        x, m, k, i, f, b = (self.fresh() for _ in range(6))
        first, second = self.buffer(), self.buffer()
        other = self.fresh()
        high = self.fresh()
        self.line(f"{high} = arith.constant {self.rng.randrange(4)} : index")
        self.line(
            f"{x}, {m}, {k} = scf.for {i} = %c0 to {high} step %c1 "
            f"iter_args({f} = {self.float()}, {b} = {first}, {other} = {second}) "
            f"-> (f64, {BUFFER}, {BUFFER}) {{"
        )
        saved = list(self.floats), list(self.buffers), list(self.indices)
        self.floats.append(f)
        self.buffers += [b, other]
        self.indices.append(i)
        value, buffer = self.scoped(depth)
        self.line(f"  scf.yield {value}, {other}, {buffer} : f64, {BUFFER}, {BUFFER}")
        self.line("}")
        self.floats, self.buffers, self.indices = saved
        self.floats.append(x)
        self.buffers += [m, k]

    def branch(self, depth: int) -> None:
        condition, x, m = self.condition(), self.fresh(), self.fresh()
        self.line(f"{x}, {m} = scf.if {condition} -> (f64, {BUFFER}) {{")
        for closing in ("} else {", "}"):
            value, buffer = self.scoped(depth)
            self.line(f"  scf.yield {value}, {buffer} : f64, {BUFFER}")
            self.line(closing)
        self.floats.append(x)
        self.buffers.append(m)

    def call(self, name: str, depth: str) -> None:
        x, m = self.fresh(), self.fresh()
        first = self.buffer()
        second = first if self.rng.random() < 0.3 else self.buffer()
        given = f"{self.float()}, {first}, {second}, {depth}"
        self.line(f"{x}, {m} = func.call @{name}({given}) : {SIGNATURE}")
        self.floats.append(x)
        self.buffers.append(m)

    def recursion(self, name: str) -> None:
        """A call of ``name`` while the last argument is positive, which then falls."""
        more, less, x, m = (self.fresh() for _ in range(4))
        self.line(f"{more} = arith.cmpi sgt, %n, %c0 : index")
        self.line(f"{less} = arith.subi %n, %c1 : index")
        self.line(f"{x}, {m} = scf.if {more} -> (f64, {BUFFER}) {{")
        saved = list(self.floats), list(self.buffers)
        self.call(name, less)
        self.line(f"  scf.yield {self.float()}, {self.buffers[-1]} : f64, {BUFFER}")
        self.line("} else {")
        self.floats, self.buffers = list(saved[0]), list(saved[1])
        self.line(f"  scf.yield {self.float()}, {self.buffer()} : f64, {BUFFER}")
        self.line("}")
        self.floats.append(x)
        self.buffers.append(m)


def memory_program(seed: int, *, nested_buffers: bool = False) -> str:
    """The program of a seed: ``@main(f64, f64, buffer, buffer) -> (f64, f64)``."""
    rng = random.Random(seed)
    parts = [f'memref.global "private" @table : {BUFFER} = dense<[0.5, 1.5, 2.5, 3.5]>']
    names = [f"h{k}" for k in range(rng.randrange(0, 3))]
    for number, name in enumerate(names):
        w = Writer(rng, names[:number], nested_buffers, floats=["%x"], buffers=["%p", "%q"])
        w.lines.append(
            f"func.func private @{name}(%x: f64, %p: {BUFFER}, %q: {BUFFER}, %n: index) "
            f"-> (f64, {BUFFER}) {{"
        )
        _constants(w)
        for _ in range(rng.randrange(2, 6)):
            w.statement(1)
        if rng.random() < 0.5:
            # Sometimes two functions call each other.
            w.recursion(rng.choice(names))
            for _ in range(rng.randrange(0, 3)):
                w.statement(1)
        w.line(f"return {w.float()}, {w.buffer()} : f64, {BUFFER}")
        w.lines.append("}")
        parts.append("\n".join(w.lines))
    w = Writer(rng, names, nested_buffers, floats=["%x", "%y"], buffers=["%a", "%b"])
    w.lines.append(
        f"func.func @main(%x: f64, %y: f64, %a: {BUFFER}, %b: {BUFFER}) -> (f64, f64) {{"
    )
    _constants(w)
    for _ in range(rng.randrange(6, 22)):
        if names and rng.random() < 0.15:
            w.call(rng.choice(names), "%c1")
        w.statement(2)
    w.line(f"return {w.float()}, {w.float()} : f64, f64")
    w.lines.append("}")
    return "\n".join([*parts, *w.lines]) + "\n"


def _constants(w: Writer) -> None:
    w.line("%c0 = arith.constant 0 : index")
    w.line("%c1 = arith.constant 1 : index")
    for _ in range(2):
        w.define(w.floats, f"arith.constant {w.rng.choice(('0.5', '2.0', '-1.5'))} : f64")
