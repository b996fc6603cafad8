"""Forward rules of BLAS, which call BLAS again: a table by routine, `PUSHFORWARDS`.

A rule is run before the call, so it sees memory as the call finds it; those in `AFTER` are run
behind it. It makes the shadow of what the call writes that of what will be there, and gives the
tangent of the result. ``dy`` below is the shadow of ``y``.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import SSAValue

from . import blas_triangles as triangles
from .blas_calls import Vector
from .blas_site import Site

Rule = Callable[[Site], "SSAValue | None"]


def _dot(p: Site) -> SSAValue | None:
    total: SSAValue | None = None
    for one, other in (("x", "y"), ("y", "x")):
        if (shadow := p.shadow(one)) is not None:
            total = p.em.accumulate(total, p.dot(p["n"], shadow, p.vector(other)))
    return total


def _axpy(p: Site) -> None:
    dy = p.shadow("y")
    if dy is None:
        return
    if (dx := p.shadow("x")) is not None:
        p.axpy(p["n"], p["alpha"], dx, dy)
    if (dalpha := p.derivative("alpha")) is not None:
        p.axpy(p["n"], dalpha, p.vector("x"), dy)


def _scal(p: Site) -> None:
    dx = p.shadow("x")
    if dx is None:
        return
    p.scale(p["n"], p["alpha"], dx)
    if (dalpha := p.derivative("alpha")) is not None:
        p.axpy(p["n"], dalpha, p.vector("x"), dx)


def _copy(p: Site) -> None:
    dx, dy = p.shadow("x"), p.shadow("y")
    if dy is None:
        return
    if dx is None:
        p.scale(p["n"], None, dy)
    else:
        p.copy(p["n"], dx, dy)


def _swap(p: Site) -> None:
    dx, dy = p.shadow("x"), p.shadow("y")
    if dx is not None and dy is not None:
        p.call("swap", p["n"], *dx, *dy)


def _nrm2(p: Site) -> SSAValue | None:
    dx = p.shadow("x")
    if dx is None:
        return None
    return p.quotient(p.dot(p["n"], p.vector("x"), dx), p.result())


def _asum(p: Site) -> SSAValue | None:
    dx = p.shadow("x")
    if dx is None:
        return None

    def terms(add: Callable[[SSAValue], None]) -> None:
        pairs = [p.vector("x"), dx]
        p.each(p["n"], pairs, lambda at: add(p.signed(p.load(at[1]), p.load(at[0]))))

    return p.summed(terms)


def _rot(p: Site) -> None:
    dx, dy = p.shadow("x"), p.shadow("y")
    if dx is None or dy is None:
        return
    n, x, y = p["n"], p.vector("x"), p.vector("y")
    p.call("rot", n, *dx, *dy, p["c"], p["s"])
    if (dc := p.derivative("c")) is not None:
        p.axpy(n, dc, x, dx)
        p.axpy(n, dc, y, dy)
    if (ds := p.derivative("s")) is not None:
        p.axpy(n, ds, y, dx)
        p.axpy(n, p.em.negf(ds), x, dy)


# ------------------------------------------------------------------ matrices


def _linear(
    p: Site,
    left: str,
    right: str,
    scale: Callable[[], None],
    old: Callable[[SSAValue], None],
    product: Callable[[SSAValue, Vector, Vector], object],
) -> None:
    """The tangent of ``Y = alpha P(A, X) + beta Y``, where ``P`` is linear in both."""
    a, x = p.vector(left), p.vector(right)
    scale()
    if (dbeta := p.derivative("beta")) is not None:
        old(dbeta)
    if (da := p.shadow(left)) is not None:
        product(p["alpha"], da, x)
    if (dx := p.shadow(right)) is not None:
        product(p["alpha"], a, dx)
    if (dalpha := p.derivative("alpha")) is not None:
        product(dalpha, a, x)


def _matrix_times_vector(name: str, shape: str) -> Rule:
    """``y = alpha A x + beta y``."""

    def rule(p: Site) -> None:
        dy = p.shadow("y")
        if dy is None:
            return
        n, one, given = p.length("y"), p.number(1.0), p.all(shape)
        _linear(
            p, "a", "x",
            lambda: p.scale(n, p["beta"], dy),
            lambda dbeta: p.axpy(n, dbeta, p.vector("y"), dy),
            lambda factor, a, x: p.call(name, *given, factor, *a, *x, one, *dy),
        )  # fmt: skip

    return rule


def _updated(name: str) -> Rule:
    """``A += alpha x y'``, and its symmetric form."""

    def rule(p: Site) -> None:
        da = p.shadow("a")
        if da is None:
            return
        shape = p.all("m n" if name == "ger" else "uplo n")
        _linear(
            p, "x", "y", lambda: None, lambda _: None,
            lambda factor, x, y: p.call(name, *shape, factor, *x, *y, *da),
        )  # fmt: skip

    return rule


def _gemm(p: Site) -> None:
    dc = p.shadow("c")
    if dc is None:
        return
    m, n, one = p["m"], p["n"], p.number(1.0)
    shape = p.all("trans transb m n k")

    def old(dbeta: SSAValue) -> None:
        pairs = [p.vector("c"), dc]
        p.each_line(m, n, pairs, lambda k, found: p.axpy(k, dbeta, found[0], found[1]))

    _linear(
        p, "a", "b",
        lambda: p.scale_matrix(m, n, p["beta"], dc),
        old,
        lambda factor, a, b: p.call("gemm", *shape, factor, *a, *b, one, *dc),
    )  # fmt: skip


def _syrk(p: Site) -> None:
    dc = p.shadow("c")
    if dc is None:
        return
    uplo, trans, n, k, alpha = p.all("uplo trans n k alpha")
    a = p.vector("a")
    triangles.scale(p, n, p["beta"], dc)
    if (dbeta := p.derivative("beta")) is not None:
        pairs = [p.vector("c"), dc]
        triangles.each_line(p, n, pairs, lambda k, found: p.axpy(k, dbeta, found[0], found[1]))
    if (dalpha := p.derivative("alpha")) is not None:
        p.call("syrk", uplo, trans, n, k, dalpha, *a, p.number(1.0), *dc)
    if (da := p.shadow("a")) is None:
        return
    made = triangles.zeros(p, n)
    side = p.says(trans, "plain")
    plain, transposed = p.code("plain", trans), p.code("transposed", trans)
    first, second = p.choose(side, (plain, transposed), (transposed, plain))
    for left, right in ((da, a), (a, da)):
        one = p.number(1.0)
        p.call("gemm", first, second, n, n, k, alpha, *left, *right, one, *made)
    triangles.add(p, n, made, dc)
    p.release(made[0])


def _trmv(p: Site) -> None:
    """``x' = A x``: ``dx = A dx + dA x``."""
    dx = p.shadow("x")
    if dx is None:
        return
    uplo, trans, diag, n = p.all("uplo trans diag n")
    p.call("trmv", uplo, trans, diag, n, *p.vector("a"), *dx)
    if (da := p.shadow("a")) is not None:
        _add_tangent(p, n, p.number(1.0), da, p.vector("x"), dx)


def _trsv(p: Site) -> None:
    """``A y = x``: ``dx = A^-1 (dx - dA y)``, with ``y`` in ``x``."""
    dx = p.shadow("x")
    if dx is None:
        return
    uplo, trans, diag, n = p.all("uplo trans diag n")
    if (da := p.shadow("a")) is not None:
        _add_tangent(p, n, p.number(-1.0), da, p.vector("x"), dx)
    p.call("trsv", uplo, trans, diag, n, *p.vector("a"), *dx)


def _triangle(p: Site, n: SSAValue, da: Vector) -> Vector:
    """The shadow's triangle alone, zero elsewhere; `release` its memory."""
    made = triangles.zeros(p, n)
    triangles.add(p, n, da, made)
    return made


def _add_tangent(p: Site, n: SSAValue, factor: SSAValue, da: Vector, x: Vector, to: Vector) -> None:
    made = _triangle(p, n, da)
    p.call("gemv", p["trans"], n, n, factor, *made, *x, p.number(1.0), *to)
    p.release(made[0])


def _add_matrix_tangent(p: Site, factor: SSAValue, da: Vector, b: Vector, db: Vector) -> None:
    """Add ``factor dA b``, or ``factor b dA``, to ``db``."""
    side, trans, m, n = p.all("side trans m n")
    left = p.says(side, "left")
    size = p.em.select(left, m, n)
    made = _triangle(p, size, da)
    first, second = p.choose(left, (trans, p.code("plain", trans)), (p.code("plain", trans), trans))
    one, other = p.choose(left, made, b), p.choose(left, b, made)
    p.call("gemm", first, second, m, n, size, factor, *one, *other, p.number(1.0), *db)
    p.release(made[0])


def _trmm(p: Site) -> None:
    """``Y = alpha A B``: ``dB = alpha A dB + alpha dA B + dalpha A B``."""
    db = p.shadow("b")
    if db is None:
        return
    shape, m, n, alpha = p.all("side uplo trans diag m n"), p["m"], p["n"], p["alpha"]
    a, b = p.vector("a"), p.vector("b")
    p.call("trmm", *shape, alpha, *a, *db)
    if (da := p.shadow("a")) is not None:
        _add_matrix_tangent(p, alpha, da, b, db)
    if (dalpha := p.derivative("alpha")) is not None:
        made = p.packed_copy(m, n, b)
        p.call("trmm", *shape, dalpha, *a, *made)
        _add(p, made, db)


def _trsm(p: Site) -> None:
    """``A Y = alpha B``: ``dB = A^-1 (alpha dB + dalpha B - dA Y)``."""
    db = p.shadow("b")
    if db is None:
        return
    shape, m, n, alpha = p.all("side uplo trans diag m n"), p["m"], p["n"], p["alpha"]
    a, b = p.vector("a"), p.vector("b")
    p.scale_matrix(m, n, alpha, db)
    if (dalpha := p.derivative("alpha")) is not None:
        pairs = [b, db]
        p.each_line(m, n, pairs, lambda k, found: p.axpy(k, dalpha, found[0], found[1]))
    if (da := p.shadow("a")) is not None:
        y = p.packed_copy(m, n, b)
        p.call("trsm", *shape, alpha, *a, *y)
        _add_matrix_tangent(p, p.number(-1.0), da, y, db)
        p.release(y[0])
    p.call("trsm", *shape, p.number(1.0), *a, *db)


def _add(p: Site, made: Vector, db: Vector) -> None:
    one = p.number(1.0)
    pairs = [made, db]
    p.each_line(p["m"], p["n"], pairs, lambda k, found: p.axpy(k, one, found[0], found[1]))
    p.release(made[0])


PUSHFORWARDS: dict[str, Rule] = {
    "dot": _dot,
    "axpy": _axpy,
    "scal": _scal,
    "copy": _copy,
    "swap": _swap,
    "nrm2": _nrm2,
    "asum": _asum,
    "rot": _rot,
    "gemv": _matrix_times_vector("gemv", "trans m n"),
    "symv": _matrix_times_vector("symv", "uplo n"),
    "ger": _updated("ger"),
    "syr2": _updated("syr2"),
    "gemm": _gemm,
    "syrk": _syrk,
    "trmv": _trmv,
    "trsv": _trsv,
    "trmm": _trmm,
    "trsm": _trsm,
}
"""By the name of the routine, without the letter of its format."""

AFTER = frozenset({"nrm2", "trsv"})
"""Routines whose derivative reads what the call gives."""
