"""Three energies in JAX, each a Gauss-Newton iteration compiled as a whole; one thread.

Two ways to the product with JtJ: `jax.linearize` and its transpose of the residuals, or the stencil
derived by hand. Arrays are planes, ``[channel, y, x]``: with channels last, XLA is slower.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

jax.config.update("jax_enable_x64", True)

Tree = Any
Iteration = Callable[[Tree], Tree]


def dot(a: Tree, b: Tree) -> Any:
    """The inner product of two trees of arrays."""
    return sum(jnp.vdot(x, y) for x, y in zip(jax.tree.leaves(a), jax.tree.leaves(b), strict=True))


def pcg(apply: Callable[[Tree], Tree], b: Tree, diagonal: Tree, steps: int) -> Tree:
    """Exactly so many steps of conjugate gradients, preconditioned by the diagonal."""
    over = jax.tree.map(lambda d: jnp.where(d > 0, 1 / jnp.where(d > 0, d, 1), 0), diagonal)
    z = jax.tree.map(jnp.multiply, over, b)
    zero = jax.tree.map(jnp.zeros_like, b)

    def step(_: Any, state: Any) -> Any:
        x, r, p, rz = state
        ap = apply(p)
        curvature = dot(p, ap)
        alpha = jnp.where(curvature > 0, rz / curvature, 0)
        x = jax.tree.map(lambda a, c: a + alpha * c, x, p)
        r = jax.tree.map(lambda a, c: a - alpha * c, r, ap)
        z = jax.tree.map(jnp.multiply, over, r)
        new = dot(r, z)
        beta = jnp.where(rz > 0, new / rz, 0)
        p = jax.tree.map(lambda a, c: a + beta * c, z, p)
        return x, r, p, new

    return lax.fori_loop(0, steps, step, (zero, b, z, dot(b, z)))[0]


def shifted(a: Any, dy: int, dx: int) -> Any:
    """The neighbour's values, zero outside."""
    rows, columns = (-dy, dy, 0), (-dx, dx, 0)
    return lax.pad(a, a.dtype.type(0), [(0, 0, 0)] * (a.ndim - 2) + [rows, columns])


def inside(shape: Any, dy: int, dx: int, dtype: Any) -> Any:
    """One where the neighbour exists."""
    h, w = shape
    y, x = np.mgrid[0:h, 0:w]
    there = (0 <= y + dy) & (y + dy < h) & (0 <= x + dx) & (x + dx < w)
    return jnp.asarray(there, dtype)


UP, DOWN, ALL = slice(1, None), slice(None, -1), slice(None)
PAIRS = (
    ((ALL, UP), (ALL, DOWN)),
    ((ALL, DOWN), (ALL, UP)),
    ((UP, ALL), (DOWN, ALL)),
    ((DOWN, ALL), (UP, ALL)),
)
"""Points and their neighbours: slices of images, twice as fast to linearize as shifts of them."""


def differences(a: Any) -> list[Any]:
    """The differences of all points and neighbours."""
    return [a[(..., *one)] - a[(..., *other)] for one, other in PAIRS]


NEIGHBOURS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def by_linearize(residuals: Callable[[Tree], Tree], diagonal: Callable[[Tree], Tree], steps: int):
    """A Gauss-Newton iteration from residuals alone, but for the diagonal."""

    def iterate(x: Tree) -> Tree:
        f, jvp = jax.linearize(residuals, x)
        transposed = jax.linear_transpose(jvp, x)
        b = jax.tree.map(jnp.negative, transposed(f)[0])
        delta = pcg(lambda p: transposed(jvp(p))[0], b, diagonal(x), steps)
        return jax.tree.map(jnp.add, x, delta)

    return jax.jit(iterate)


def by_stencil(system: Callable[[Tree], Any], steps: int):
    """A Gauss-Newton iteration from gradient, diagonal and product, derived by hand."""

    def iterate(x: Tree) -> Tree:
        g, diagonal, apply = system(x)
        b = jax.tree.map(jnp.negative, g)
        return jax.tree.map(jnp.add, x, pcg(apply, b, diagonal, steps))

    return jax.jit(iterate)


def arap(rest: Any, constraint: Any, dtype: Any):
    """Image warping: residuals, diagonal, system, start."""
    u = jnp.asarray(np.moveaxis(rest, -1, 0), dtype)
    c = jnp.asarray(np.moveaxis(constraint, -1, 0), dtype)
    fixed = jnp.all(c >= 0, 0).astype(dtype)
    wf, wr = dtype(10.0), dtype(0.1)
    shape = u.shape[1:]
    there = {d: inside(shape, *d, dtype) for d in NEIGHBOURS}
    e = {d: (u - shifted(u, *d)) * there[d] for d in NEIGHBOURS}

    def residuals(x: Any) -> Any:
        o, a = x
        cos, sin = jnp.cos(a), jnp.sin(a)
        found = [wf * fixed * (o - c)]
        for d in NEIGHBOURS:
            turned = jnp.stack([cos * e[d][0] - sin * e[d][1], sin * e[d][0] + cos * e[d][1]])
            found.append(wr * ((o - shifted(o, *d)) * there[d] - turned))
        return found

    edges = differences(u)

    def sliced(x: Any) -> Any:
        o, a = x
        cos, sin = jnp.cos(a), jnp.sin(a)
        found = [wf * fixed * (o - c)]
        for (one, _), v, moved in zip(PAIRS, edges, differences(o), strict=True):
            i, j = cos[one], sin[one]
            found.append(wr * (moved - jnp.stack([i * v[0] - j * v[1], j * v[0] + i * v[1]])))
        return found

    def diagonal(x: Any) -> Any:
        count = sum(there.values())
        along = sum(jnp.sum(one * one, 0) for one in e.values())
        o = wf * wf * fixed + 2 * wr * wr * count
        return jnp.stack([o, o]), wr * wr * along

    def system(x: Any) -> Any:
        a = x[1]
        cos, sin = jnp.cos(a), jnp.sin(a)
        # derivative of the turned edge by the angle
        t = {
            d: jnp.stack([-sin * v[0] - cos * v[1], cos * v[0] - sin * v[1]]) for d, v in e.items()
        }
        r = residuals(x)
        w2 = wr * wr

        def transposed(fit: Any, edges: Any) -> Any:
            go, ga = wf * fixed * fit, 0
            for d, v in zip(NEIGHBOURS, edges, strict=True):
                back = (-d[0], -d[1])
                go = go + wr * (v - shifted(v * there[d], *back))
                ga = ga - wr * jnp.sum(t[d] * v, 0)
            return go, ga

        def apply(p: Any) -> Any:
            po, pa = p
            go, ga = wf * wf * fixed * po, 0
            for d in NEIGHBOURS:
                n = shifted(po, *d)
                v = po * there[d] - n
                other = shifted(t[(-d[0], -d[1])] * pa, *d)
                go = go + w2 * (2 * v - t[d] * pa + other)
                ga = ga - w2 * jnp.sum(t[d] * (v - t[d] * pa), 0)
            return go, ga

        return transposed(r[0], r[1:]), diagonal(x), apply

    return sliced, diagonal, system, (u, jnp.zeros(shape, dtype))


def poisson(base: Any, target: Any, mask: Any, dtype: Any):
    """Poisson editing."""
    x0 = jnp.asarray(np.moveaxis(base, -1, 0), dtype)
    t = jnp.asarray(np.moveaxis(target, -1, 0), dtype)
    free = jnp.asarray(mask == 0, dtype)
    there = {d: inside(free.shape, *d, dtype) * free for d in NEIGHBOURS}

    def residuals(x: Any) -> Any:
        v = x * free + x0 * (1 - free) - t
        return [free[one] * d for (one, _), d in zip(PAIRS, differences(v), strict=True)]

    # how often a pair counts: once from each end that is free
    pairs = {d: there[d] + shifted(there[(-d[0], -d[1])], *d) for d in NEIGHBOURS}
    total = sum(pairs.values()) * free

    def diagonal(x: Any) -> Any:
        return jnp.broadcast_to(total, x.shape)

    def apply(p: Any) -> Any:
        return free * (total * p - sum(pairs[d] * shifted(p, *d) for d in NEIGHBOURS))

    def system(x: Any) -> Any:
        v = x - t
        g = free * sum(pairs[d] * (v - shifted(v, *d)) for d in NEIGHBOURS)
        return g, diagonal(x), apply

    return residuals, diagonal, system, x0


def flow(image: Any, moved: Any, dtype: Any):
    """Optical flow."""
    i, m = jnp.asarray(image, dtype), jnp.asarray(moved, dtype)
    h, w = i.shape
    y, x = (jnp.asarray(one, dtype) for one in np.mgrid[0:h, 0:w])
    wf, wr = dtype(np.sqrt(10.0)), dtype(np.sqrt(0.1))
    there = {d: inside((h, w), *d, dtype) for d in NEIGHBOURS}

    def sampled(f: Any) -> Any:
        px, py = x + f[0], y + f[1]
        ix = jnp.clip(jnp.floor(px), 0, w - 2).astype(jnp.int32)
        iy = jnp.clip(jnp.floor(py), 0, h - 2).astype(jnp.int32)
        a, b = px - ix, py - iy
        m00, m10, m01, m11 = m[iy, ix], m[iy, ix + 1], m[iy + 1, ix], m[iy + 1, ix + 1]
        top, bottom = m00 + a * (m10 - m00), m01 + a * (m11 - m01)
        by_x = (m10 - m00) * (1 - b) + (m11 - m01) * b
        return top + b * (bottom - top), jnp.stack([by_x, bottom - top])

    def residuals(f: Any) -> Any:
        return [wf * (i - sampled(f)[0]), *(wr * d for d in differences(f))]

    count = sum(there.values())

    def diagonal(f: Any) -> Any:
        d = sampled(f)[1]
        return wf * wf * d * d + 2 * wr * wr * count

    def system(f: Any) -> Any:
        s, d = sampled(f)
        w2 = 2 * wr * wr

        def smooth(p: Any) -> Any:
            return w2 * (count * p - sum(shifted(p, *d) for d in NEIGHBOURS))

        g = -wf * wf * (i - s) * d + smooth(f)
        return g, diagonal(f), lambda p: wf * wf * d * jnp.sum(d * p, 0) + smooth(p)

    return residuals, diagonal, system, jnp.zeros((2, h, w), dtype)


ENERGIES = {"arap": arap, "poisson": poisson, "flow": flow}


def cost(residuals: Callable[[Tree], Tree], x: Tree) -> float:
    """Half the sum of squares."""
    return float(jax.jit(lambda x: 0.5 * sum(jnp.sum(r * r) for r in residuals(x)))(x))


def peers(name: str, given: tuple[Any, ...], dtype: Any, steps: int) -> dict[str, Any]:
    """The ways to an iteration, the residuals and the start of an energy."""
    residuals, diagonal, system, start = ENERGIES[name](*given, dtype)
    return {
        "residuals": residuals,
        "start": start,
        "linearize": by_linearize(residuals, diagonal, steps),
        "stencil": by_stencil(system, steps),
    }
