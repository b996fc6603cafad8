"""Statements with regions that run side by side, and calls."""

from __future__ import annotations

from .builder import BUFFERS, TABLE, SmoothBuilder
from .scalars import STATEMENTS as SCALAR


def parallel(b: SmoothBuilder, depth: int) -> None:
    """A reduction over a small space; each iteration may write its own element."""
    zero, one = b.literal("index", 0), b.literal("index", 1)
    high = b.literal("index", b.choose.integer(0, 4))
    start, i, out, x, y, z = b.value("f64"), *(b.fresh() for _ in range(5))
    name, t = b.buffer("memref<4xf64>"), "memref<4xf64>"
    b.line(
        f"{out} = scf.parallel ({i}) = ({zero}) to ({high}) step ({one}) init ({start}) -> f64 {{"
    )
    with b.block():
        b.add("index", i)
        b.define("f64", f"memref.load {name}[{i}] : {t}")
        for _ in range(b.choose.integer(0, 3)):
            b.choose.of(SCALAR)(b)
        if b.choose.chance(2):
            b.line(f"memref.store {b.tame('f64')}, {name}[{i}] : {t}")
        b.line(f"scf.reduce({b.tame('f64')} : f64) {{")
        b.line(f"^bb0({x}: f64, {y}: f64):")
        op = "addf" if b.choose.integer(0, 9) else b.choose.of(("mulf", "maximumf"))
        b.line(f"  {z} = arith.{op} {x}, {y} : f64")
        b.line(f"  scf.reduce.return {z} : f64")
        b.line("}")
    b.line("}")
    b.add("f64", out)


def call(b: SmoothBuilder, depth: int) -> None:
    """Call a function of the module; fuel comes last, and is what is left of it."""
    known = [f for f in b.callees if b.keeps_buffers or TABLE not in (*f[1], *f[2])]
    if not known:
        return
    name, parameters, results = b.choose.of(known)
    write_call(b, name, parameters, results, b.literal("index", b.choose.integer(0, b.fuel)))


def write_call(
    b: SmoothBuilder, name: str, parameters: tuple[str, ...], results: tuple[str, ...], fuel: str
) -> None:
    """A call whose last operand is ``fuel``; its results come into scope, or only some."""
    # A function that gives no buffers back cannot keep one either.
    keeps = TABLE in parameters or any(t in BUFFERS or t == TABLE for t in results)
    give = b.value if keeps else b.any_value
    operands = ", ".join([*(give(t) for t in parameters[:-1]), fuel])
    out = [b.fresh() for _ in results]
    head = f"{', '.join(out)} = " if out else ""
    signature = f"({', '.join(parameters)}) -> ({', '.join(results)})"
    b.line(f"{head}func.call @{name}({operands}) : {signature}")
    used = b.choose.integer(0, len(results))
    for value, t in list(zip(out, results, strict=True))[:used]:
        b.add(t, value)
