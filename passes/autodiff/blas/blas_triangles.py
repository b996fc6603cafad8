"""Triangles of matrices, as routines of BLAS name them: upper or lower, with a diagonal or not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerType, i64
from xdsl.ir import SSAValue

from .blas_calls import Vector
from .blas_site import Site


def each_line(
    p: Site,
    n: SSAValue,
    matrices: Sequence[Vector],
    body: Callable[[SSAValue, list[Vector]], None],
) -> None:
    """Run ``body`` with the lengths and the lines of the triangle that the call names."""
    em = p.em
    head = em.value(arith.CmpiOp(p.says(p["uplo"], "upper"), p.by_columns(), "eq"))
    unit = em.integer(0, i64)
    if "diag" in p.routine.parameters:
        without = p.says(p["diag"], "unit")
        unit = em.select(without, em.integer(1, i64), unit)
    size, one, step = p.wide(n), em.integer(1, i64), p.integer(1)
    zero = em.integer(0, i64)

    def line(number: SSAValue) -> None:
        em = p.em
        start = em.select(head, zero, em.value(arith.AddiOp(number, unit)))
        until = em.select(head, p.sub(em.value(arith.AddiOp(number, one)), unit), size)
        length = p.sub(until, start)
        if length.type != p.int:
            assert isinstance(p.int, IntegerType)
            length = em.value(arith.TruncIOp(length, p.int))
        found: list[Vector] = []
        for pointer, stride in matrices:
            offset = em.value(arith.MuliOp(number, p.wide(stride)))
            found.append((p.behind(pointer, em.value(arith.AddiOp(offset, start))), step))
        body(length, found)

    p.repeat(n, line)


def zeros(p: Site, n: SSAValue) -> Vector:
    """A packed square of zeros, in which a triangle is made; `release` its memory."""
    made = p.packed(n, n)
    p.scale_matrix(n, n, None, made)
    return made


def add(p: Site, n: SSAValue, source: Vector, target: Vector) -> None:
    """Add one triangle to the other."""
    one = p.number(1.0)
    each_line(p, n, [source, target], lambda k, found: p.axpy(k, one, found[0], found[1]))


def scale(p: Site, n: SSAValue, factor: SSAValue, matrix: Vector) -> None:
    """Multiply a triangle."""
    each_line(p, n, [matrix], lambda k, found: p.scale(k, factor, found[0]))


def inner(p: Site, n: SSAValue, a: Vector, b: Vector) -> SSAValue:
    """The sum of the products of two triangles, element by element."""
    return p.summed(
        lambda add: each_line(p, n, [a, b], lambda k, found: add(p.dot(k, found[0], found[1])))
    )


def ordered(p: Site, same: Sequence[SSAValue], a: Vector, b: Vector) -> tuple[Vector, Vector]:
    """``a, b`` where both conditions hold or none; else ``b, a``."""
    assert same[0].type == same[1].type == IntegerType(1)
    equal = p.em.value(arith.CmpiOp(same[0], same[1], "eq"))
    left, right = p.choose(equal, a, b), p.choose(equal, b, a)
    return (left[0], left[1]), (right[0], right[1])
