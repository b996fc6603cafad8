"""The same functions in JAX, each in its fastest known formulation: peers of `differentiation.py`.

One thread: XLA is told so before it starts. Every peer is a function without arguments that blocks
until the result is there, and gives the derivative as NumPy arrays so that it can be compared.
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

Peer = tuple[Callable[[], Any], Callable[[], Any]]
"""The primal and the derivative."""


def sum_squares(x: Any) -> Any:
    """Σ x²."""
    return jnp.sum(x * x)


def rosenbrock(x: Any) -> Any:
    """Σ 100 (xᵢ₊₁ - xᵢ²)² + (1 - xᵢ)²."""
    return jnp.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


def rk4(u: Any, v: Any, mu: Any, steps: int) -> Any:
    """The Van der Pol oscillator; two scalars as state, no unrolling: all else is far slower."""
    h = 1e-3

    def rhs(u: Any, v: Any) -> Any:
        return v, mu * (1 - u * u) * v - u

    def step(y: Any, _: Any) -> Any:
        u, v = y
        a, b = rhs(u, v)
        c, d = rhs(u + 0.5 * h * a, v + 0.5 * h * b)
        e, f = rhs(u + 0.5 * h * c, v + 0.5 * h * d)
        g, i = rhs(u + h * e, v + h * f)
        return (u + h / 6 * (a + 2 * c + 2 * e + g), v + h / 6 * (b + 2 * d + 2 * f + i)), None

    (u, v), _ = lax.scan(step, (u, v), None, length=steps)
    return u * u + v * v


def lstm(main: Any, extra: Any, state: Any, sequence: Any) -> Any:
    """Mean negative log-likelihood of a diagonal LSTM over a sequence."""
    layers, b = state.shape[0] // 2, state.shape[1]

    def step(s: Any, xs: Any) -> Any:
        x_in, target = xs
        x, new = x_in * extra[0], []
        for i in range(layers):
            h, cell = s[2 * i], s[2 * i + 1]
            gates = jnp.concatenate([x, h, x, h]) * main[2 * i] + main[2 * i + 1]
            forget, ingate, out = (jax.nn.sigmoid(gates[j * b : (j + 1) * b]) for j in range(3))
            cell = cell * forget + ingate * jnp.tanh(gates[3 * b :])
            x = out * jnp.tanh(cell)
            new += [x, cell]
        y = x * extra[1] + extra[2]
        return jnp.stack(new), jnp.sum(target * (y - jnp.log(jnp.sum(jnp.exp(y)) + 2)))

    _, losses = lax.scan(step, state, (sequence[:-1], sequence[1:]))
    return -losses.sum() / ((sequence.shape[0] - 1) * b)


def gmm(alphas: Any, means: Any, icf: Any, x: Any, gamma: float, m: int) -> Any:
    """The terms of the Gaussian mixture's objective that depend on the parameters."""
    (n, d), k = x.shape, alphas.shape[0]
    pairs = [(j, i) for i in range(d) for j in range(i + 1, d)]
    rows, cols = np.array([p[0] for p in pairs], int), np.array([p[1] for p in pairs], int)
    sum_log, diagonal = icf[:, :d].sum(1), jnp.exp(icf[:, :d])
    lower = jnp.zeros((k, d, d)).at[:, rows, cols].set(icf[:, d:]) + jax.vmap(jnp.diag)(diagonal)
    lx = (x @ lower.reshape(k * d, d).T).reshape(n, k, d)
    r = lx - jnp.einsum("kij,kj->ki", lower, means)[None]
    inner = alphas + sum_log - 0.5 * jnp.sum(r * r, -1)
    likelihood = jax.scipy.special.logsumexp(inner, axis=1).sum()
    squares = jnp.sum(diagonal * diagonal, 1) + jnp.sum(icf[:, d:] ** 2, 1)
    prior = jnp.sum(0.5 * gamma**2 * squares - m * sum_log)
    return likelihood - n * jax.scipy.special.logsumexp(alphas) + prior


def reprojection(cam: Any, point: Any, weight: Any, feature: Any) -> Any:
    """The residual [2] of one observation."""
    angle = jnp.sqrt(jnp.sum(cam[:3] * cam[:3]))
    axis, x = cam[:3] / angle, point - cam[3:6]
    c, s = jnp.cos(angle), jnp.sin(angle)
    turned = x * c + jnp.cross(axis, x) * s + axis * (jnp.dot(axis, x) * (1 - c))
    p = turned[:2] / turned[2]
    r2 = jnp.sum(p * p)
    radial = 1 + cam[9] * r2 + cam[10] * r2 * r2
    return weight * (p * radial * cam[6] + cam[7:9] - feature)


def ba_jacobian(cams: Any, points: Any, weights: Any, observed: Any, features: Any) -> Any:
    """Blocks [p, 2, 15]: by the camera, the point and the weight of each observation."""

    def one(cam: Any, point: Any, weight: Any, feature: Any) -> Any:
        a, b, c = jax.jacrev(reprojection, argnums=(0, 1, 2))(cam, point, weight, feature)
        return jnp.concatenate([a, b, c[:, None]], 1)

    return jax.vmap(one)(cams[observed[:, 0]], points[observed[:, 1]], weights, features)


def _blocking(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Callable[[], Any]:
    """Compiled ahead of time; every call waits for its result."""
    compiled = jax.jit(function).lower(*arguments).compile()
    return lambda: jax.block_until_ready(compiled(*arguments))


def peer(name: str, arguments: tuple[Any, ...], wrt: tuple[int, ...]) -> Peer | None:
    """Primal and derivative of the benchmark's case ``name``; ``None`` if JAX has none."""
    static = {"rk4": 3, "gmm": 4}.get(name, len(arguments))
    traced = tuple(jnp.asarray(a) for a in arguments[:static])
    rest = arguments[static:]
    if name == "ba_jacobian":
        return _blocking(jax.vmap(reprojection), _gathered(traced)), _blocking(ba_jacobian, traced)
    primal = {"sum_squares": sum_squares, "rosenbrock": rosenbrock, "rk4": rk4, "lstm": lstm}
    function = (primal | {"gmm": gmm}).get(name)
    if function is None:
        return None
    fixed = lambda *given: function(*given, *rest)  # noqa: E731
    return _blocking(fixed, traced), _blocking(jax.grad(fixed, argnums=wrt), traced)


def _gathered(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    cams, points, weights, observed, features = arguments
    return cams[observed[:, 0]], points[observed[:, 1]], weights, features
