"""Reverse rules of BLAS, which call BLAS again: a table by routine, `PULLBACKS`.

A rule is run when memory is again as the call found it. It adds to the shadows of what the call
read, leaves in the shadow of what the call wrote the derivative with respect to what was there
before, and enters the derivatives of numbers. ``dY`` below is the shadow of what is written.
"""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import SSAValue

from . import blas_triangles as triangles
from .blas_calls import Vector
from .blas_site import Site

Rule = Callable[[Site], None]


def _dot(p: Site) -> None:
    """``dx += c y``, ``dy += c x``."""
    if p.seed is None:
        return
    for one, other in (("x", "y"), ("y", "x")):
        if (shadow := p.shadow(one)) is not None:
            p.axpy(p["n"], p.seed, p.vector(other), shadow)


def _axpy(p: Site) -> None:
    """``dx += alpha dY``, ``dalpha = x . dY``."""
    dy = p.shadow("y")
    if dy is None:
        return
    if p.wants("alpha"):
        p.gradients["alpha"] = p.dot(p["n"], p.vector("x"), dy)
    if (dx := p.shadow("x")) is not None:
        p.axpy(p["n"], p["alpha"], dy, dx)


def _scal(p: Site) -> None:
    dx = p.shadow("x")
    if dx is None:
        return
    if p.wants("alpha"):
        p.gradients["alpha"] = p.dot(p["n"], p.vector("x"), dx)
    p.scale(p["n"], p["alpha"], dx)


def _copy(p: Site) -> None:
    dy = p.shadow("y")
    if dy is None:
        return
    if (dx := p.shadow("x")) is not None:
        p.axpy(p["n"], p.number(1.0), dy, dx)
    p.scale(p["n"], None, dy)


def _swap(p: Site) -> None:
    dx, dy = p.shadow("x"), p.shadow("y")
    if dx is not None and dy is not None:
        p.call("swap", p["n"], *dx, *dy)


def _nrm2(p: Site) -> None:
    """``dx += (c / norm) x``; zero where the norm is."""
    dx = p.shadow("x")
    if p.seed is not None and dx is not None:
        p.axpy(p["n"], p.quotient(p.seed, p.result()), p.vector("x"), dx)


def _asum(p: Site) -> None:
    """``dx += c sign(x)``; zero where ``x`` is."""
    dx, seed = p.shadow("x"), p.seed
    if seed is None or dx is None:
        return

    def one(places: list[SSAValue]) -> None:
        total = p.em.addf(p.load(places[1]), p.signed(seed, p.load(places[0])))
        p.store(total, places[1])

    p.each(p["n"], [p.vector("x"), dx], one)


def _rot(p: Site) -> None:
    """``x' = c x + s y``, ``y' = c y - s x``."""
    dx, dy = p.shadow("x"), p.shadow("y")
    if dx is None or dy is None:
        return
    n, x, y, em = p["n"], p.vector("x"), p.vector("y"), p.em
    if p.wants("c"):
        p.gradients["c"] = em.addf(p.dot(n, x, dx), p.dot(n, y, dy))
    if p.wants("s"):
        p.gradients["s"] = em.subf(p.dot(n, y, dx), p.dot(n, x, dy))
    p.call("rot", n, *dx, *dy, p["c"], em.negf(p["s"]))


# ------------------------------------------------------------------ matrices and vectors


def _numbers(p: Site, dy: Vector, product: Callable[[Vector], SSAValue | None]) -> None:
    """``alpha`` and ``beta`` of ``y = alpha P + beta y``; ``product`` writes ``P``."""
    n = p.length("y")
    if p.wants("alpha"):
        made = p.scratch(n), p.integer(1)
        product(made)
        p.gradients["alpha"] = p.dot(n, made, dy)
        p.release(made[0])
    if p.wants("beta"):
        p.gradients["beta"] = p.dot(n, p.vector("y"), dy)


def _gemv(p: Site) -> None:
    """``dA += alpha dY x'`` (its transpose, if ``A`` is), ``dx += alpha A' dY``."""
    dy = p.shadow("y")
    if dy is None:
        return
    trans, m, n, alpha = p.all("trans m n alpha")
    a, x, one, zero = p.vector("a"), p.vector("x"), p.number(1.0), p.number(0.0)
    _numbers(p, dy, lambda t: p.call("gemv", trans, m, n, one, *a, *x, zero, *t))
    if (da := p.shadow("a")) is not None:
        plain = p.says(trans, "plain")
        left, right = p.choose(plain, dy, x), p.choose(plain, x, dy)
        p.call("ger", m, n, alpha, *left, *right, *da)
    if (dx := p.shadow("x")) is not None:
        p.call("gemv", p.flipped(trans), m, n, alpha, *a, *dy, one, *dx)
    p.scale(p.length("y"), p["beta"], dy)


def _ger(p: Site) -> None:
    """``dx += alpha dY y``, ``dy += alpha dY' x``."""
    da = p.shadow("a")
    if da is None:
        return
    m, n, alpha = p.all("m n alpha")
    x, y, one, zero = p.vector("x"), p.vector("y"), p.number(1.0), p.number(0.0)
    plain, transposed = p.code("plain"), p.code("transposed")
    if p.wants("alpha"):
        made = p.scratch(m), p.integer(1)
        p.call("gemv", plain, m, n, one, *da, *y, zero, *made)
        p.gradients["alpha"] = p.dot(m, x, made)
        p.release(made[0])
    if (dx := p.shadow("x")) is not None:
        p.call("gemv", plain, m, n, alpha, *da, *y, one, *dx)
    if (dy := p.shadow("y")) is not None:
        p.call("gemv", transposed, m, n, alpha, *da, *x, one, *dy)


def _symv(p: Site) -> None:
    """``dx += alpha A dY``; both halves of the matrix come from one triangle."""
    dy = p.shadow("y")
    if dy is None:
        return
    uplo, n, alpha = p.all("uplo n alpha")
    a, x, one, zero = p.vector("a"), p.vector("x"), p.number(1.0), p.number(0.0)
    _numbers(p, dy, lambda t: p.call("symv", uplo, n, one, *a, *x, zero, *t))
    if (da := p.shadow("a")) is not None:
        p.call("syr2", uplo, n, alpha, *x, *dy, *da)

        def diagonal(places: list[SSAValue]) -> None:
            # The two halves meet there, and it is one number.
            term = p.em.mulf(alpha, p.em.mulf(p.load(places[0]), p.load(places[1])))
            p.store(p.em.subf(p.load(places[2]), term), places[2])

        step = p.sub(da[1], p.integer(-1))
        p.each(n, [x, dy, (da[0], step)], diagonal)
    if (dx := p.shadow("x")) is not None:
        p.call("symv", uplo, n, alpha, *a, *dy, one, *dx)
    p.scale(n, p["beta"], dy)


def _trmv(p: Site) -> None:
    """``x' = A x``: ``dA += dY x'`` in the triangle, ``dY = A' dY``."""
    dx = p.shadow("x")
    if dx is None:
        return
    uplo, trans, diag, n = p.all("uplo trans diag n")
    a, x = p.vector("a"), p.vector("x")
    if (da := p.shadow("a")) is not None:
        made = triangles.zeros(p, n)
        plain = p.says(trans, "plain")
        p.call("ger", n, n, p.number(1.0), *p.choose(plain, dx, x), *p.choose(plain, x, dx), *made)
        triangles.add(p, n, made, da)
        p.release(made[0])
    p.call("trmv", uplo, p.flipped(trans), diag, n, *a, *dx)


def _trsv(p: Site) -> None:
    """``A y = x``: ``dY = A'^-1 dY``, then ``dA -= dY y'`` in the triangle."""
    dx = p.shadow("x")
    if dx is None:
        return
    uplo, trans, diag, n = p.all("uplo trans diag n")
    a, x, one = p.vector("a"), p.vector("x"), p.integer(1)
    p.call("trsv", uplo, p.flipped(trans), diag, n, *a, *dx)
    if (da := p.shadow("a")) is None:
        return
    y = p.scratch(n), one
    p.copy(n, x, y)
    p.call("trsv", uplo, trans, diag, n, *a, *y)
    made = triangles.zeros(p, n)
    plain = p.says(trans, "plain")
    p.call("ger", n, n, p.number(-1.0), *p.choose(plain, dx, y), *p.choose(plain, y, dx), *made)
    triangles.add(p, n, made, da)
    p.release(made[0])
    p.release(y[0])


# ------------------------------------------------------------------ matrices


def _gemm(p: Site) -> None:
    """``dA += alpha dY B'``, ``dB += alpha A' dY``, each transposed if its matrix is."""
    dc = p.shadow("c")
    if dc is None:
        return
    ta, tb, m, n, k, alpha = p.all("trans transb m n k alpha")
    a, b, one, zero = p.vector("a"), p.vector("b"), p.number(1.0), p.number(0.0)
    if p.wants("alpha"):
        made = p.packed(m, n)
        p.call("gemm", ta, tb, m, n, k, one, *a, *b, zero, *made)
        p.gradients["alpha"] = p.inner(m, n, made, dc)
        p.release(made[0])
    if p.wants("beta"):
        p.gradients["beta"] = p.inner(m, n, p.vector("c"), dc)
    plain, transposed = p.code("plain", ta), p.code("transposed", ta)
    if (da := p.shadow("a")) is not None:
        side = p.says(ta, "plain")
        other = p.flipped(tb)
        first, second, rows, columns = p.choose(side, (plain, other, m, k), (tb, transposed, k, m))
        left, right = p.choose(side, dc, b), p.choose(side, b, dc)
        p.call("gemm", first, second, rows, columns, n, alpha, *left, *right, one, *da)
    if (db := p.shadow("b")) is not None:
        side = p.says(tb, "plain")
        other = p.flipped(ta)
        first, second, rows, columns = p.choose(side, (other, plain, k, n), (transposed, ta, n, k))
        left, right = p.choose(side, a, dc), p.choose(side, dc, a)
        p.call("gemm", first, second, rows, columns, m, alpha, *left, *right, one, *db)
    p.scale_matrix(m, n, p["beta"], dc)


def _sizes(p: Site) -> tuple[SSAValue, SSAValue]:
    """Return whether the triangle stands on the left, as an ``i1``, and how many rows it has."""
    left = p.says(p["side"], "left")
    return left, p.em.select(left, p["m"], p["n"])


def _trsm(p: Site) -> None:
    """``A Y = alpha B``: ``G = A'^-1 dY``, ``dA -= G Y'``, ``dB = alpha G``; or from the right."""
    db = p.shadow("b")
    if db is None:
        return
    side, uplo, trans, diag, m, n, alpha = p.all("side uplo trans diag m n alpha")
    a, b, one = p.vector("a"), p.vector("b"), p.number(1.0)
    p.call("trsm", side, uplo, p.flipped(trans), diag, m, n, one, *a, *db)
    if p.wants("alpha"):
        p.gradients["alpha"] = p.inner(m, n, b, db)
    if (da := p.shadow("a")) is not None:
        y = p.packed_copy(m, n, b)
        p.call("trsm", side, uplo, trans, diag, m, n, alpha, *a, *y)
        _add_product(p, p.number(-1.0), db, y, da)
        p.release(y[0])
    p.scale_matrix(m, n, alpha, db)


def _trmm(p: Site) -> None:
    """``Y = alpha A B``: ``dA += alpha dY B'``, ``dB = alpha A' dY``; or from the right."""
    db = p.shadow("b")
    if db is None:
        return
    side, uplo, trans, diag, m, n, alpha = p.all("side uplo trans diag m n alpha")
    a, b, one = p.vector("a"), p.vector("b"), p.number(1.0)
    if (da := p.shadow("a")) is not None:
        _add_product(p, alpha, db, b, da)
    p.call("trmm", side, uplo, p.flipped(trans), diag, m, n, one, *a, *db)
    if p.wants("alpha"):
        p.gradients["alpha"] = p.inner(m, n, b, db)
    p.scale_matrix(m, n, alpha, db)


def _add_product(p: Site, factor: SSAValue, g: Vector, y: Vector, da: Vector) -> None:
    """Add ``factor g y'`` (left) or ``factor y' g`` (right) to a triangle; or the transpose."""
    trans, m, n = p.all("trans m n")
    left, size = _sizes(p)
    plain, transposed = p.code("plain", trans), p.code("transposed", trans)
    made = p.packed(size, size)
    # Left: g y' or y g'. Right: y' g or g' y.
    first, second, inner = p.choose(left, (plain, transposed, n), (transposed, plain, m))
    one, other = triangles.ordered(p, (left, p.says(trans, "plain")), g, y)
    p.call("gemm", first, second, size, size, inner, factor, *one, *other, p.number(0.0), *made)
    triangles.add(p, size, made, da)
    p.release(made[0])


def _syrk(p: Site) -> None:
    """``C = alpha A A' + beta C`` in a triangle: ``dA += alpha (dY + dY') A``."""
    dc = p.shadow("c")
    if dc is None:
        return
    uplo, trans, n, k, alpha = p.all("uplo trans n k alpha")
    a, one = p.vector("a"), p.number(1.0)
    if p.wants("alpha"):
        made = triangles.zeros(p, n)
        p.call("syrk", uplo, trans, n, k, one, *a, p.number(0.0), *made)
        p.gradients["alpha"] = triangles.inner(p, n, made, dc)
        p.release(made[0])
    if p.wants("beta"):
        p.gradients["beta"] = triangles.inner(p, n, p.vector("c"), dc)
    if (da := p.shadow("a")) is not None:
        made = triangles.zeros(p, n)
        triangles.add(p, n, dc, made)
        side = p.says(trans, "plain")
        plain, transposed = p.code("plain", trans), p.code("transposed", trans)
        rows, columns = p.choose(side, (n, k), (k, n))
        left, right = p.choose(side, made, a), p.choose(side, a, made)
        for turned in (plain, transposed):
            first, second = p.choose(side, (turned, plain), (plain, turned))
            p.call("gemm", first, second, rows, columns, n, alpha, *left, *right, one, *da)
        p.release(made[0])
    triangles.scale(p, n, p["beta"], dc)


PULLBACKS: dict[str, Rule] = {
    "dot": _dot,
    "axpy": _axpy,
    "scal": _scal,
    "copy": _copy,
    "swap": _swap,
    "nrm2": _nrm2,
    "asum": _asum,
    "rot": _rot,
    "gemv": _gemv,
    "ger": _ger,
    "symv": _symv,
    "trmv": _trmv,
    "trsv": _trsv,
    "gemm": _gemm,
    "trsm": _trsm,
    "trmm": _trmm,
    "syrk": _syrk,
}
"""By the name of the routine, without the letter of its format."""
