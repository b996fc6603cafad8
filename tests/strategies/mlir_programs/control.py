"""Statements with regions, and calls."""

from __future__ import annotations

from .builder import SCALARS, FunctionBuilder
from .memory import STATEMENTS as MEMORY
from .scalars import STATEMENTS as SCALAR


def statement(b: FunctionBuilder, depth: int) -> None:
    """Write one random statement; ``depth`` says how deeply regions may still nest."""
    b.budget -= 1
    kind = b.choose.integer(0, 9)
    if kind <= 4 or b.budget <= 0:
        b.choose.of(SCALAR)(b)
    elif kind <= 7 or depth == 0:
        b.choose.of(MEMORY)(b)
    else:
        b.choose.of(REGIONS)(b, depth - 1)


def body(b: FunctionBuilder, depth: int) -> None:
    for _ in range(b.choose.integer(1, 4)):
        statement(b, depth)


def conditional(b: FunctionBuilder, depth: int) -> None:
    types = [b.choose.of(SCALARS) for _ in range(b.choose.integer(1, 2))]
    condition, out = b.value("i1"), [b.fresh() for _ in types]
    listed = ", ".join(types)
    b.line(f"{', '.join(out)} = scf.if {condition} -> ({listed}) {{")
    for closing in ("} else {", "}"):
        with b.block():
            body(b, depth)
            values = ", ".join([b.value(t) for t in types])
            b.line(f"scf.yield {values} : {listed}")
        b.line(closing)
    for name, t in zip(out, types, strict=True):
        b.add(t, name)


def counted_loop(b: FunctionBuilder, depth: int) -> None:
    t = b.choose.of(SCALARS)
    start, low = b.value(t), b.literal("index", b.choose.integer(0, 2))
    step = b.literal("index", b.choose.integer(1, 3))
    high = b.raw(f"arith.addi {low}, {b.bounded_index(5)} : index")
    i, acc, out = b.fresh(), b.fresh(), b.fresh()
    b.line(
        f"{out} = scf.for {i} = {low} to {high} step {step} iter_args({acc} = {start}) -> ({t}) {{"
    )
    with b.block():
        b.add("index", i)
        b.add(t, acc)
        body(b, depth)
        b.line(f"scf.yield {b.value(t)} : {t}")
    b.line("}")
    b.add(t, out)


def while_loop(b: FunctionBuilder, depth: int) -> None:
    """At most four trips, fewer if a random condition says so."""
    t = b.choose.of(SCALARS)
    start, zero = b.value(t), b.literal("i32", 0)
    limit, one = b.literal("i32", b.choose.integer(0, 4)), b.literal("i32", 1)
    trips, out, n, x, m, y = (b.fresh() for _ in range(6))
    types = f"i32, {t}"
    b.line(f"{trips}, {out} = scf.while ({n} = {zero}, {x} = {start}) : ({types}) -> ({types}) {{")
    with b.block():
        b.add(t, x)
        body(b, 0)
        more = b.raw(f"arith.cmpi slt, {n}, {limit} : i32")
        go = b.raw(f"arith.andi {more}, {b.value('i1')} : i1")
        b.line(f"scf.condition({go}) {n}, {b.value(t)} : {types}")
    b.line("} do {")
    b.line(f"^bb0({m}: i32, {y}: {t}):")
    with b.block():
        b.add(t, y)
        body(b, depth)
        next_n = b.raw(f"arith.addi {m}, {one} : i32")
        b.line(f"scf.yield {next_n}, {b.value(t)} : {types}")
    b.line("}")
    b.add("i32", trips)
    b.add(t, out)


def index_switch(b: FunctionBuilder, depth: int) -> None:
    t, which, out = b.choose.of(SCALARS), b.bounded_index(4), b.fresh()
    b.line(f"{out} = scf.index_switch {which} -> {t}")
    for label in ("case 0", "case 2", "default"):
        b.line(f"{label} {{")
        with b.block():
            body(b, depth)
            b.line(f"scf.yield {b.value(t)} : {t}")
        b.line("}")
    b.add(t, out)


def parallel(b: FunctionBuilder, depth: int) -> None:
    """A sum over a small space, reduced in the order that integers do not notice."""
    t = b.choose.of(("i64", "i32"))
    zero, high, one = (b.literal("index", k) for k in (0, b.choose.integer(0, 4), 1))
    start, i, out, x, y, z = b.value(t), *(b.fresh() for _ in range(5))
    b.line(
        f"{out} = scf.parallel ({i}) = ({zero}) to ({high}) step ({one}) init ({start}) -> {t} {{"
    )
    with b.block():
        b.add("index", i)
        for _ in range(2):
            b.choose.of(SCALAR)(b)
        b.line(f"scf.reduce({b.value(t)} : {t}) {{")
        b.line(f"^bb0({x}: {t}, {y}: {t}):")
        b.line(f"  {z} = arith.addi {x}, {y} : {t}")
        b.line(f"  scf.reduce.return {z} : {t}")
        b.line("}")
    b.line("}")
    b.add(t, out)


def execute_region(b: FunctionBuilder, depth: int) -> None:
    t, out = b.choose.of(SCALARS), b.fresh()
    b.line(f"{out} = scf.execute_region -> {t} {{")
    with b.block():
        body(b, depth)
        b.line(f"scf.yield {b.value(t)} : {t}")
    b.line("}")
    b.add(t, out)


def call(b: FunctionBuilder, depth: int) -> None:
    if not b.callees:
        return
    name, parameters, results = b.choose.of(b.callees)
    operands = ", ".join([b.value(t) for t in parameters])
    out = [b.fresh() for _ in results]
    signature = f"({', '.join(parameters)}) -> ({', '.join(results)})"
    b.line(f"{', '.join(out)} = func.call @{name}({operands}) : {signature}")
    for value, t in zip(out, results, strict=True):
        b.add(t, value)


REGIONS = (
    conditional, counted_loop, while_loop, index_switch, parallel, execute_region, call, call,
)  # fmt: skip
