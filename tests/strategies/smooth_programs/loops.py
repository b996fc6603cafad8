"""Loops whose iterations have elements of their own: what may be run in any order, or run again."""

from __future__ import annotations

from collections.abc import Callable

from .builder import SmoothBuilder
from .scalars import STATEMENTS as SCALAR

LINE = "memref<4xf64>"
Body = Callable[[SmoothBuilder, int], None]


def elements(b: SmoothBuilder, depth: int, body: Body) -> None:
    """Reads and writes elements at the loop's own index; adds up, or nearly so."""
    zero, one, i, acc, out = b.literal("index", 0), b.literal("index", 1), *_fresh(b, 3)
    high, start = b.literal("index", b.choose.integer(1, 4)), b.value("f64")
    buffers = [b.buffer(LINE) for _ in range(b.choose.integer(1, 3))]
    b.line(
        f"{out} = scf.for {i} = {zero} to {high} step {one} iter_args({acc} = {start}) -> (f64) {{"
    )
    with b.block():
        b.add("index", i)
        for name in buffers:
            b.define("f64", f"memref.load {name}[{i}] : {LINE}")
        if b.choose.chance(5):
            b.add("f64", acc)
        body(b, depth)
        for name in buffers:
            if b.choose.chance(3):
                b.line(f"memref.store {b.tame('f64')}, {name}[{i}] : {LINE}")
        total = b.raw(f"arith.addf {acc}, {b.tame('f64')} : f64")
        b.line(f"scf.yield {total} : f64")
    b.line("}")
    b.add("f64", out)


def table(b: SmoothBuilder, depth: int, body: Body) -> None:
    """Two loops over a matrix; the inner one has a recurrence along a row or a column."""
    t, name = "memref<2x3xf64>", b.buffer("memref<2x3xf64>")
    zero, one, i, j, acc, out = b.literal("index", 0), b.literal("index", 1), *_fresh(b, 4)
    extents = [b.literal("index", 2), b.literal("index", 3)]
    swapped = b.choose.chance(2)
    first, second = (extents[1], extents[0]) if swapped else extents
    at = f"{j}, {i}" if swapped else f"{i}, {j}"
    b.line(f"scf.for {i} = {zero} to {first} step {one} {{")
    with b.block():
        b.add("index", i)
        b.line(
            f"{out} = scf.for {j} = {zero} to {second} step {one} "
            f"iter_args({acc} = {b.value('f64')}) -> (f64) {{"
        )
        with b.block():
            b.add("index", j)
            b.add("f64", acc)
            b.define("f64", f"memref.load {name}[{at}] : {t}")
            body(b, 0)
            b.line(f"memref.store {b.tame('f64')}, {name}[{at}] : {t}")
            b.line(f"scf.yield {b.tame('f64')} : f64")
        b.line("}")
        b.add("f64", out)
        body(b, depth)
        target, last = b.buffer(LINE), b.value("f64")
        b.line(f"memref.store {last}, {target}[{i}] : {LINE}")
    b.line("}")


def backwards(b: SmoothBuilder, depth: int, body: Body) -> None:
    """Integers of other types count, with steps that nobody knows, and from below zero."""
    t, unsigned = b.choose.of((("i64", ""), ("i32", ""), ("i64", "unsigned ")))
    low = b.literal(t, 0 if unsigned else b.choose.integer(-3, 0))
    high, i, acc, out = b.literal(t, b.choose.integer(-1, 4)), *_fresh(b, 3)
    if unsigned:
        high = b.literal(t, b.choose.integer(0, 4))
    flag = b.raw(f"arith.extui {b.value('i1')} : i1 to {t}")
    step = b.raw(f"arith.addi {flag}, {b.literal(t, 1)} : {t}")
    start = b.value("f64")
    b.line(
        f"{out} = scf.for {unsigned}{i} = {low} to {high} step {step} "
        f"iter_args({acc} = {start}) -> (f64) : {t} {{"
    )
    with b.block():
        b.add("f64", acc)
        b.add("f64", b.raw(f"arith.sitofp {i} : {t} to f64"))
        body(b, depth)
        b.line(f"scf.yield {b.tame('f64')} : f64")
    b.line("}")
    b.add("f64", out)


def plane(b: SmoothBuilder, depth: int, body: Body) -> None:
    """A parallel loop in two dimensions; many iterations add to one element."""
    zero, one, i, j, out, x, y, z = b.literal("index", 0), b.literal("index", 1), *_fresh(b, 6)
    highs = ", ".join(b.literal("index", b.choose.integer(0, 3)) for _ in range(2))
    start, name, added = b.value("f64"), b.buffer(LINE), b.buffer(LINE)
    b.line(
        f"{out} = scf.parallel ({i}, {j}) = ({zero}, {zero}) to ({highs}) step ({one}, {one}) "
        f"init ({start}) -> f64 {{"
    )
    with b.block():
        b.add("index", i)
        b.add("index", j)
        if b.choose.chance(2):
            # What is added to is not read here.
            b.line(
                f"%w{x[1:]} = memref.atomic_rmw addf {b.tame('f64')}, {added}[{i}] : "
                f"(f64, {LINE}) -> f64"
            )
        else:
            b.define("f64", f"memref.load {name}[{b.choose.of((i, j))}] : {LINE}")
        for _ in range(b.choose.integer(1, 3)):
            b.choose.of(SCALAR)(b)
        b.line(f"scf.reduce({b.tame('f64')} : f64) {{")
        b.line(f"^bb0({x}: f64, {y}: f64):")
        b.line(f"  {z} = arith.addf {x}, {y} : f64")
        b.line(f"  scf.reduce.return {z} : f64")
        b.line("}")
    b.line("}")
    b.add("f64", out)


def affine_nest(b: SmoothBuilder, depth: int, body: Body) -> None:
    """A triangle of affine loops with a condition in it."""
    name, i, j, acc, sum_, mid, out = b.buffer(LINE), *_fresh(b, 6)
    start = b.value("f64")
    b.line(f"{out} = affine.for {i} = 0 to 4 iter_args({acc} = {start}) -> (f64) {{")
    with b.block():
        b.line(
            f"{mid} = affine.for {j} = 0 to affine_map<(d0) -> (d0 + 1)>({i}) "
            f"iter_args({sum_} = {acc}) -> (f64) {{"
        )
        with b.block():
            b.add("f64", sum_)
            b.define("f64", f"affine.load {name}[{i} - {j}] : {LINE}")
            body(b, 0)
            if b.choose.chance(2):
                b.line(f"affine.store {b.tame('f64')}, {name}[{j}] : {LINE}")
            b.line(f"affine.yield {b.tame('f64')} : f64")
        b.line("}")
        b.add("f64", mid)
        b.line(f"affine.if affine_set<(d0) : (d0 - 2 >= 0)>({i}) {{")
        with b.block():
            body(b, 0)
        b.line("}")
        b.line(f"affine.yield {b.tame('f64')} : f64")
    b.line("}")
    b.add("f64", out)


def scope(b: SmoothBuilder, depth: int, body: Body) -> None:
    """Stack slots that are gone at the end of a scope, in which there are no loops."""
    out = b.fresh()
    b.line(f"{out} = memref.alloca_scope -> (f64) {{")
    with b.block():
        slot = b.raw(f"memref.alloca() : {LINE}")
        for _ in range(b.choose.integer(1, 4)):
            at = b.literal("index", b.choose.integer(0, 3))
            b.choose.of(SCALAR)(b)
            b.line(f"memref.store {b.tame('f64')}, {slot}[{at}] : {LINE}")
            b.define("f64", f"memref.load {slot}[{at}] : {LINE}")
        b.line(f"memref.alloca_scope.return {b.value('f64')} : f64")
    b.line("}")
    b.add("f64", out)


def _fresh(b: SmoothBuilder, count: int) -> list[str]:
    return [b.fresh() for _ in range(count)]


LOOPS = (elements, elements, table, backwards, plane, affine_nest, scope)
