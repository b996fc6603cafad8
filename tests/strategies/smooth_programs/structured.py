"""Statements of linalg on buffers, generic and named."""

from __future__ import annotations

from .builder import BUFFERS, SmoothBuilder

SHAPED = ("memref<4xf64>", "memref<2x3xf64>")
NAMED = ("add", "sub", "mul", "max")


def identity(extents: int) -> str:
    dims = ", ".join(f"d{k}" for k in range(extents))
    return f"affine_map<({dims}) -> ({dims})>"


def in_place(b: SmoothBuilder) -> None:
    """Each element becomes a function of itself and of a value of the surroundings."""
    name, t, element = b.some_buffer(SHAPED)
    other, x, y, z = b.value(element), *(b.fresh() for _ in range(3))
    rank = len(BUFFERS[t][0])
    kinds = ", ".join(['"parallel"'] * rank)
    b.line(
        f"linalg.generic {{indexing_maps = [{identity(rank)}], iterator_types = [{kinds}]}} "
        f"outs({name} : {t}) {{"
    )
    b.line(f"^bb0({x}: {element}):")
    op = b.choose.of(("mulf", "addf", "subf"))
    b.line(f"  {y} = arith.{op} {x}, {other} : {element}")
    b.line(f"  {z} = math.{b.choose.of(('sin', 'tanh'))} {y} : {element}")
    b.line(f"  linalg.yield {z} : {element}")
    b.line("}")


def reduction(b: SmoothBuilder) -> None:
    """A new buffer holds the sum of a function of two others."""
    t, r = "memref<4xf64>", "memref<f64>"
    one, two, out = b.buffer(t), b.buffer(t), b.new_buffer(r)
    x, y, z, p, q = (b.fresh() for _ in range(5))
    at = b.choose.of(("d0", "3 - d0"))
    b.line(
        f"linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ({at})>, "
        f'affine_map<(d0) -> ()>], iterator_types = ["reduction"]}} '
        f"ins({one}, {two} : {t}, {t}) outs({out} : {r}) {{"
    )
    b.line(f"^bb0({x}: f64, {y}: f64, {z}: f64):")
    b.line(f"  {p} = arith.{b.choose.of(('mulf', 'subf'))} {x}, {y} : f64")
    b.line(f"  {q} = arith.addf {z}, {p} : f64")
    b.line(f"  linalg.yield {q} : f64")
    b.line("}")


def named(b: SmoothBuilder) -> None:
    """An elementwise operation into a new buffer."""
    _, t, _ = b.some_buffer(SHAPED)
    out = b.new_buffer(t)
    one, two = b.buffer(t), b.buffer(t)
    op = b.choose.of(NAMED)
    b.line(f"linalg.{op} ins({one}, {two} : {t}, {t}) outs({out} : {t})")


def product(b: SmoothBuilder) -> None:
    """A matrix and a vector, whose product goes into a new buffer."""
    m, v, r = "memref<2x3xf64>", "memref<3xf64>", "memref<2xf64>"
    x, y = (b.raw(f"memref.alloc() : {t}") for t in (v, r))
    for name, t in ((x, v), (y, r)):
        b.line(f"linalg.fill ins({b.value('f64')} : f64) outs({name} : {t})")
    at = b.bounded_index(3)
    b.line(f"memref.store {b.tame('f64')}, {x}[{at}] : {v}")
    b.line(f"linalg.matvec ins({b.buffer(m)}, {x} : {m}, {v}) outs({y} : {r})")
    b.define("f64", f"memref.load {y}[{b.bounded_index(2)}] : {r}")


def fill(b: SmoothBuilder) -> None:
    name, t, element = b.some_buffer(SHAPED)
    b.line(f"linalg.fill ins({b.tame(element)} : {element}) outs({name} : {t})")


STATEMENTS = (in_place, in_place, reduction, named, product, fill)
