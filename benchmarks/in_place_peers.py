"""The programs of `in_place.c` in JAX, each in its fastest known formulations.

Arrays come in the order of the programs, also those that are only written; sizes in time are last.
Stencils add a padded interior to what stays (`pad` is far faster than `.at[].set`), and carry what
one sweep hands to the next.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


def half(x: Any) -> Any:
    """Half the sum of squares."""
    return 0.5 * jnp.sum(x * x)


def gemm(a: Any, b: Any, c: Any) -> Any:
    """1.5 a b + 1.2 c."""
    return half(1.5 * (a @ b) + 1.2 * c)


def two_products(a: Any, b: Any, c: Any, d: Any, _: Any) -> Any:
    """1.5 a b c + 1.2 d."""
    return half(1.5 * (a @ b) @ c + 1.2 * d)


def three_products(a: Any, b: Any, c: Any, d: Any, *_: Any) -> Any:
    """(a b) (c d)."""
    return half((a @ b) @ (c @ d))


def gemver(
    a: Any, u: Any, v: Any, p: Any, q: Any, w: Any, x: Any, y: Any, z: Any
) -> Any:  # fmt: skip
    """Two updates of rank one, and two products with vectors."""
    a = a + jnp.outer(u, v) + jnp.outer(p, q)
    x = x + 1.2 * (a.T @ y) + z
    return half(w + 1.5 * (a @ x))


def gesummv(a: Any, b: Any, _: Any, x: Any, y: Any) -> Any:
    """1.5 a x + 1.2 b x."""
    return half(1.5 * (a @ x) + 1.2 * (b @ x))


def atax(a: Any, x: Any, *_: Any) -> Any:
    """The vector a' a x."""
    return half(a.T @ (a @ x))


def bicg(a: Any, s: Any, q: Any, p: Any, r: Any) -> Any:
    """The vectors a' r and a p."""
    return half(a.T @ r) + half(a @ p)


def mvt(a: Any, x: Any, z: Any, y: Any, w: Any) -> Any:
    """The vectors x + a y and z + a' w."""
    return half(x + a @ y) + half(z + a.T @ w)


def doitgen(a: Any, c: Any, _: Any) -> Any:
    """Rows of a times c."""
    return half(a @ c)


def doitgen_flat(a: Any, c: Any, _: Any) -> Any:
    """The same as one product of matrices."""
    return half(a.reshape(-1, a.shape[-1]) @ c)


def covariance(data: Any, *_: Any) -> Any:
    """Products of pairs of centred columns."""
    data = data - jnp.mean(data, 0)
    return half(data.T @ data / (data.shape[0] - 1))


def jacobi_1d(a: Any, b: Any, steps: int) -> Any:
    """Means of three neighbours; what is at the ends stays."""
    ends = a - jnp.pad(a[1:-1], 1), b - jnp.pad(b[1:-1], 1)

    def mean(x: Any, end: Any) -> Any:
        return end + jnp.pad(0.33333 * (x[:-2] + x[1:-1] + x[2:]), 1)

    step = lambda x, _: (mean(mean(x, ends[1]), ends[0]), None)  # noqa: E731
    return half(lax.scan(step, a, None, length=steps)[0])


def jacobi_1d_joined(a: Any, b: Any, steps: int) -> Any:
    """The same, with ends that are joined to the inner part."""

    def mean(x: Any, end: Any) -> Any:
        return jnp.concatenate([end[:1], 0.33333 * (x[:-2] + x[1:-1] + x[2:]), end[-1:]])

    step = lambda x, _: (mean(mean(x, b), a), None)  # noqa: E731
    return half(lax.scan(step, a, None, length=steps)[0])


def jacobi_2d(a: Any, b: Any, steps: int) -> Any:
    """Means of five neighbours; what is at the edges stays."""
    edges = a - jnp.pad(a[1:-1, 1:-1], 1), b - jnp.pad(b[1:-1, 1:-1], 1)

    def mean(x: Any, edge: Any) -> Any:
        five = x[1:-1, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:] + x[2:, 1:-1] + x[:-2, 1:-1]
        return edge + jnp.pad(0.2 * five, 1)

    step = lambda x, _: (mean(mean(x, edges[1]), edges[0]), None)  # noqa: E731
    return half(lax.scan(step, a, None, length=steps)[0])


def heat_3d(a: Any, b: Any, steps: int) -> Any:
    """Diffusion in space; what is at the surface stays."""
    inner = slice(1, -1), slice(1, -1), slice(1, -1)
    edges = a - jnp.pad(a[inner], 1), b - jnp.pad(b[inner], 1)

    def diffuse(x: Any, edge: Any) -> Any:
        total = x[inner]
        for axis in range(3):
            low, high = (
                tuple(part if n == axis else slice(1, -1) for n in range(3))
                for part in (slice(None, -2), slice(2, None))
            )
            total = total + 0.125 * (x[high] - 2.0 * x[inner] + x[low])
        return edge + jnp.pad(total, 1)

    step = lambda x, _: (diffuse(diffuse(x, edges[1]), edges[0]), None)  # noqa: E731
    return half(lax.scan(step, a, None, length=steps)[0])


def fdtd_2d(ex: Any, ey: Any, hz: Any, source: Any, steps: int) -> Any:
    """Electric and magnetic fields in turns."""

    def step(fields: Any, s: Any) -> Any:
        ex, ey, hz = fields
        row = jnp.full((1, ey.shape[1]), s)
        ey = jnp.concatenate([row, ey[1:] - 0.5 * (hz[1:] - hz[:-1])])
        ex = ex - jnp.pad(0.5 * (hz[:, 1:] - hz[:, :-1]), ((0, 0), (1, 0)))
        curl = ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1]
        return (ex, ey, hz - jnp.pad(0.7 * curl, ((0, 1), (0, 1)))), None

    return half(lax.scan(step, (ex, ey, hz), source[:steps])[0][2])


def reaction(u: Any, _: Any, steps: int) -> Any:
    """Diffusion with a reaction: u + 0.1 Δu - 0.01 u³."""

    def step(u: Any, _: Any) -> Any:
        c = u[1:-1, 1:-1]
        flow = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:] - 4.0 * c
        return u + jnp.pad(0.1 * flow - 0.01 * c**3, 1), None

    return half(lax.scan(step, u, None, length=steps)[0])


def _seidel(a: Any, steps: int, along_row: Any) -> Any:
    def sweep(a: Any, _: Any) -> Any:
        def row(above: Any, rows: Any) -> Any:
            own, below = rows
            known = above[:-2] + above[1:-1] + above[2:] + own[1:-1] + own[2:]
            known += below[:-2] + below[1:-1] + below[2:]
            inner = along_row(own[0], known / 9.0)
            new = jnp.concatenate([own[:1], inner, own[-1:]])
            return new, new

        _, inner = lax.scan(row, a[0], (a[1:-1], a[2:]))
        return jnp.concatenate([a[:1], inner, a[-1:]]), None

    return half(lax.scan(sweep, a, None, length=steps)[0])


def seidel_2d(a: Any, steps: int) -> Any:
    """Gauss-Seidel, element by element."""

    def along_row(first: Any, known: Any) -> Any:
        step = lambda left, k: (k + left / 9.0,) * 2  # noqa: E731
        return lax.scan(step, first, known)[1]

    return _seidel(a, steps, along_row)


def seidel_2d_by_scan(a: Any, steps: int) -> Any:
    """The same, rows as parallel prefix sums."""

    def along_row(first: Any, known: Any) -> Any:
        known = known.at[0].add(first / 9.0)
        join = lambda one, other: (one[0] * other[0], one[1] * other[0] + other[1])  # noqa: E731
        return lax.associative_scan(join, (jnp.full_like(known, 1 / 9.0), known))[1]

    return _seidel(a, steps, along_row)


def seidel_2d_by_matrix(a: Any, steps: int) -> Any:
    """The same, rows by the inverse of the matrix of their equations."""
    count = a.shape[1] - 2
    distance = np.subtract.outer(np.arange(count), np.arange(count))
    inverse = np.where(distance >= 0, 9.0 ** -np.maximum(distance, 0), 0.0)

    def along_row(first: Any, known: Any) -> Any:
        return inverse @ known.at[0].add(first / 9.0)

    return _seidel(a, steps, along_row)


def adi(u: Any, *rest: Any) -> Any:
    """Tridiagonal systems along columns, then along rows, all of a direction at once."""
    steps, n = rest[-1], u.shape[0]
    a, b, c, d, f = -0.3, 1.6, -0.3, -0.2, -0.2

    def factors(lower: float, upper: float) -> tuple[np.ndarray, np.ndarray]:
        p, divisors = [0.0], []
        for _ in range(1, n - 1):
            divisors.append(lower * p[-1] + b)
            p.append(-upper / divisors[-1])
        return np.array(p[1:]), 1.0 / np.array(divisors)

    def solved(right: Any, lower: float, upper: float) -> Any:
        """The inner solutions of systems, one a column of ``right``, between ones."""
        p, inverse = factors(lower, upper)
        one = jnp.ones(right.shape[1])
        forth = lambda q, x: ((x[0] - lower * q) * x[1],) * 2  # noqa: E731
        q = lax.scan(forth, one, (right, inverse))[1]
        back = lambda v, x: (x[0] * v + x[1],) * 2  # noqa: E731
        return lax.scan(back, one, (p, q), reverse=True)[1]

    def step(u: Any, _: Any) -> Any:
        right = -d * u[1:-1, :-2] + (1 + 2 * d) * u[1:-1, 1:-1] - f * u[1:-1, 2:]
        v = jnp.pad(solved(right, a, c), ((1, 1), (0, 0)), constant_values=1.0)
        right = -a * v[:-2] + (1 + 2 * a) * v[1:-1] - c * v[2:]
        inner = jnp.pad(solved(right.T, d, f).T, ((0, 0), (1, 1)), constant_values=1.0)
        return jnp.concatenate([u[:1], inner, u[-1:]]), None

    return half(lax.scan(step, u, None, length=steps)[0])


def deriche(x: Any, *_: Any) -> Any:
    """Recursive filters, all rows or columns at once."""
    a1, a2, a3, a4, b1, b2 = 0.3, 0.2, 0.25, 0.15, 0.9, -0.25

    def filtered(terms: Any, reverse: bool = False) -> Any:
        def step(last: Any, term: Any) -> Any:
            new = term + b1 * last[0] + b2 * last[1]
            return (new, last[0]), new

        zero = jnp.zeros(terms.shape[1])
        return lax.scan(step, (zero, zero), terms, reverse=reverse)[1]

    def before(x: Any, count: int) -> Any:
        return jnp.pad(x, ((count, 0), (0, 0)))[: x.shape[0]]

    def behind(x: Any, count: int) -> Any:
        return jnp.pad(x, ((0, count), (0, 0)))[count:]

    x = x.T
    y = filtered(a1 * x + a2 * before(x, 1))
    z = filtered(a3 * behind(x, 1) + a4 * behind(x, 2), reverse=True)
    out = (y + z).T
    return half(filtered(a1 * out + a2 * before(out, 1)) * out)


def trisolv(matrix: Any, _: Any, b: Any) -> Any:
    """Forward substitution, by BLAS."""
    return half(jax.scipy.linalg.solve_triangular(matrix, b, lower=True))


def durbin(r: Any, *_: Any) -> Any:
    """Durbin's recursion on whole vectors, of which the end is zero."""
    n = r.shape[0]
    turned = jnp.concatenate([r[::-1], jnp.zeros(n)])

    def step(state: Any, k: Any) -> Any:
        y, alpha, beta = state
        beta = (1.0 - alpha * alpha) * beta
        total = jnp.sum(lax.dynamic_slice(turned, (n - k,), (n,)) * y)
        alpha = -(r[k] + total) / beta
        flipped = jnp.concatenate([y[::-1], jnp.zeros(n)])
        y = y + alpha * lax.dynamic_slice(flipped, (n - k,), (n,))
        return (y.at[k].set(alpha), alpha, beta), None

    start = jnp.zeros(n).at[0].set(-r[0]), -r[0], 1.0
    return half(lax.scan(step, start, jnp.arange(1, n))[0][0])


def lu(a: Any) -> Any:
    """By LAPACK; columns whose largest element is on the diagonal exchange no rows."""
    return half(lax.linalg.lu(a)[0])


def cholesky(a: Any) -> Any:
    """By LAPACK, of the lower triangle."""
    whole = jnp.tril(a) + jnp.tril(a, -1).T
    factor = lax.linalg.cholesky(whole, symmetrize_input=False)
    at = np.arange(a.shape[0])
    return jnp.sum(jnp.tril(factor) ** 2 * np.add.outer(at, at))


def floyd_warshall(path: Any) -> Any:
    """All paths over one more point at a time."""

    def step(path: Any, k: Any) -> Any:
        return jnp.minimum(path, path[:, k, None] + path[k]), None

    return half(lax.scan(step, path, jnp.arange(path.shape[0]))[0])


def softmax(x: Any) -> Any:
    """Softmax of rows."""
    return half(jax.nn.softmax(x, axis=1))


def springs(x: Any, v: Any, k: Any, steps: int) -> Any:
    """Positions behind explicit steps of a chain of springs."""

    def step(state: Any, _: Any) -> Any:
        x, v = state
        stretch = x[1:] - x[:-1]
        pull = k[1:] * stretch * (1.0 + 0.1 * stretch * stretch)
        v = v + jnp.pad(0.01 * (pull[1:] - pull[:-1]), 1)
        return (x + 0.01 * v, v), None

    return half(lax.scan(step, (x, v), None, length=steps)[0][0])


def thomas(a: Any, b: Any, c: Any, d: Any, _: Any) -> Any:
    """Factors once, then all right sides at once."""

    def factor(last: Any, x: Any) -> Any:
        inverse = 1.0 / (x[1] - x[0] * last)
        return x[2] * inverse, (x[2] * inverse, inverse)

    e, inverse = lax.scan(factor, 0.0, (a.at[0].set(0.0), b, c))[1]
    forth = lambda y, x: ((x[0] - x[1] * y) * x[2],) * 2  # noqa: E731
    zero = jnp.zeros(d.shape[1])
    y = lax.scan(forth, zero, (d, a.at[0].set(0.0), inverse))[1]
    back = lambda z, x: (x[0] - x[1] * z,) * 2  # noqa: E731
    return half(lax.scan(back, zero, (y, e), reverse=True)[1])


def products(x: Any) -> Any:
    """Products along rows, by a scan over columns."""
    step = lambda last, column: (last * column,) * 2  # noqa: E731
    return half(lax.scan(step, jnp.ones(x.shape[0]), x.T)[1])


def products_at_once(x: Any) -> Any:
    """The same by `cumprod`."""
    return half(jnp.cumprod(x, axis=1))


def layer_norm(x: Any, g: Any, h: Any) -> Any:
    """Rows with mean zero and variance one, scaled and moved."""
    moved = x - x.sum(1, keepdims=True) * 0.002
    r = lax.rsqrt((moved * moved).sum(1, keepdims=True) * 0.002 + 1e-5)
    return half(moved * r * g + h)


def sinkhorn(k: Any, *rest: Any) -> Any:
    """Rows, then columns, with sum one, in turns."""

    def step(k: Any, _: Any) -> Any:
        k = k / k.sum(1, keepdims=True)
        return k / k.sum(0), None

    return half(lax.scan(step, k, None, length=rest[-1])[0])


def lax_wendroff(u: Any, *rest: Any) -> Any:
    """Burgers' equation: half points, then whole ones."""

    def step(u: Any, _: Any) -> Any:
        f = 0.5 * (u[:-1] + u[1:]) - 0.05 * (u[1:] * u[1:] - u[:-1] * u[:-1])
        return u - jnp.pad(0.1 * (f[1:] * f[1:] - f[:-1] * f[:-1]), 1), None

    return half(lax.scan(step, u, None, length=rest[-1])[0])


def symm(a: Any, b: Any, c: Any, _: Any) -> Any:
    """1.2 c + 1.5 a b for a symmetric matrix, of which the lower triangle is there."""
    lower = jnp.tril(a, -1)
    return half(1.2 * c + 1.5 * ((lower + lower.T + jnp.diag(jnp.diag(a))) @ b))


def conjugate(a: Any, x: Any, r: Any, *rest: Any) -> Any:
    """Conjugate gradients."""

    def step(state: Any, _: Any) -> Any:
        x, r, p, old = state
        q = a @ p
        alpha = old / (p @ q)
        x, r = x + alpha * p, r - alpha * q
        new = r @ r
        return (x, r, r + new / old * p, new), None

    return half(lax.scan(step, (x, r, r, r @ r), None, length=rest[-1])[0][0])


def givens(a: Any, _: Any) -> Any:
    """Rotations of two rows, one after another."""
    n = a.shape[0]
    pairs = [(k, i) for k in range(n - 1) for i in range(k + 1, n)]

    def rotate(a: Any, pair: Any) -> Any:
        k, i = pair
        r = jnp.sqrt(a[k, k] * a[k, k] + a[i, k] * a[i, k])
        c, s, own, other = a[k, k] / r, a[i, k] / r, a[k], a[i]
        inside = jnp.arange(n) >= k
        a = a.at[k].set(jnp.where(inside, c * own + s * other, own))
        return a.at[i].set(jnp.where(inside, c * other - s * own, other)), None

    return half(lax.scan(rotate, a, tuple(np.array(pairs).T))[0])


def batch_norm(x: Any, g: Any, h: Any, *_: Any) -> Any:
    """Columns with mean zero and variance one, scaled and moved."""
    moved = x - jnp.mean(x, 0)
    return half(moved * lax.rsqrt(jnp.mean(moved * moved, 0) + 1e-5) * g + h)


def gray_scott(u: Any, v: Any, *rest: Any) -> Any:
    """Two substances that diffuse and react."""

    def flow(x: Any) -> Any:
        return x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:] - 4.0 * x[1:-1, 1:-1]

    def step(state: Any, _: Any) -> Any:
        u, v = state
        a, b = u[1:-1, 1:-1], v[1:-1, 1:-1]
        r = a * b * b
        more = 0.16 * flow(u) - r + 0.035 * (1.0 - a), 0.08 * flow(v) + r - 0.1 * b
        return (u + jnp.pad(more[0], 1), v + jnp.pad(more[1], 1)), None

    u, v = lax.scan(step, (u, v), None, length=rest[-1])[0]
    return half(u) + half(v)


def shallow(h: Any, u: Any, v: Any, steps: int) -> Any:
    """Shallow water: velocities, then heights."""

    def step(state: Any, _: Any) -> Any:
        h, u, v = state
        u = u - jnp.pad(0.01 * (h[:, 1:] - h[:, :-1]), ((0, 0), (1, 0)))
        v = v - jnp.pad(0.01 * (h[1:] - h[:-1]), ((1, 0), (0, 0)))
        flow = u[:-1, 1:] - u[:-1, :-1] + v[1:, :-1] - v[:-1, :-1]
        return (h - jnp.pad(0.01 * h[:-1, :-1] * flow, ((0, 1), (0, 1))), u, v), None

    return half(lax.scan(step, (h, u, v), None, length=steps)[0][0])


def nbody(x: Any, v: Any, w: Any, _: Any, steps: int) -> Any:
    """Bodies that attract each other, all pairs at once."""

    def step(state: Any, _: Any) -> Any:
        x, v = state
        apart = x[None] - x[:, None]
        r = jnp.sum(apart * apart, -1) + 0.01
        v = v + 0.01 * jnp.einsum("ij,ijk->ik", w[None] / (r * jnp.sqrt(r)), apart)
        return (x + 0.01 * v, v), None

    return half(lax.scan(step, (x, v), None, length=steps)[0][0])
