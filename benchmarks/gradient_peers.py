"""The functions of `gradients.py` in JAX, each in its fastest known formulations.

A function is compiled ahead of time, for one thread; of several formulations the fastest is taken.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import Any

os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

import jax
import jax.numpy as jnp
import numpy as np
import peers_jax
from jax import lax

Formulation = Callable[..., Any]


def in_chunks(size: int) -> Formulation:
    """GMM over chunks of points, whose intermediate values are computed again on the way back."""

    def objective(alphas: Any, means: Any, icf: Any, x: Any, gamma: float, m: int) -> Any:
        n, d = x.shape

        @jax.checkpoint
        def likelihood(points: Any) -> Any:
            whole = peers_jax.gmm(alphas, means, icf, points, gamma, m)
            none = peers_jax.gmm(alphas, means, icf, points[:0], gamma, m)
            return whole - none

        chunks = x.reshape(n // size, size, d)
        total, _ = lax.scan(lambda t, chunk: (t + likelihood(chunk), None), 0.0, chunks)
        return total + peers_jax.gmm(alphas, means, icf, x[:0], gamma, m)

    return objective


GMM = (peers_jax.gmm, *map(in_chunks, (50, 100, 125, 250)))


def logsumexp(x: Any) -> Any:
    """Logarithm of Σ exp(x)."""
    return jax.scipy.special.logsumexp(x)


def softmax_cross_entropy(x: Any, labels: Any) -> Any:
    """Mean over rows of log Σ exp(row) - row[label]."""
    right = jnp.take_along_axis(x, labels[:, None], axis=1)[:, 0]
    return jnp.mean(jax.scipy.special.logsumexp(x, axis=1) - right)


def newton(x: Any) -> Any:
    """Σ √x with a fixed number of trips under a mask: `while_loop` cannot be reversed."""

    def step(y: Any, _: Any) -> Any:
        return jnp.where(jnp.abs(y * y - x) > 1e-12 * x, 0.5 * (y + x / y), y), None

    return jnp.sum(lax.scan(step, jnp.maximum(x, 1.0), None, length=14)[0])


def stencil(u: Any, sweeps: int) -> Any:
    """Σ u² after sweeps of u + 0.1 Δu - 0.01 u³; `pad` is far faster than `.at[].set`."""

    def step(u: Any, _: Any) -> Any:
        c = u[1:-1, 1:-1]
        laplace = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:] - 4 * c
        return u + jnp.pad(0.1 * laplace - 0.01 * c**3, 1), None

    u, _ = lax.scan(step, u, None, length=sweeps)
    return jnp.sum(u * u)


def black_scholes(spot: Any, strike: Any, time: Any, rate: Any, sigma: Any) -> Any:
    """Sum of the prices of call options."""
    cdf = lambda x: 0.5 * lax.erfc(x * -np.sqrt(0.5))  # noqa: E731
    spread = sigma * jnp.sqrt(time)
    d1 = (jnp.log(spot / strike) + (rate + 0.5 * sigma * sigma) * time) / spread
    price = spot * cdf(d1) - strike * jnp.exp(-rate * time) * cdf(d1 - spread)
    return jnp.sum(price)


def n_body(x: Any) -> Any:
    """Potential energy of unit masses: all pairs at once."""
    d = x[:, None, :] - x[None, :, :]
    inverse = 1 / jnp.sqrt(jnp.sum(d * d, -1) + 0.01)
    return -0.5 * (jnp.sum(inverse) - x.shape[0] * 10.0)


def n_body_by_rows(x: Any) -> Any:
    """The same, one mass against all at a time, computed again on the way back."""

    @jax.checkpoint
    def row(y: Any) -> Any:
        d = x.T - y[:, None]
        return jnp.sum(1 / jnp.sqrt(jnp.sum(d * d, 0) + 0.01))

    total, _ = lax.scan(lambda t, y: (t + row(y), None), 0.0, x)
    return -0.5 * (total - x.shape[0] * 10.0)


def hand(theta: Any, *model: Any) -> Any:
    """Errors [n, 3] of a posed hand; ``model`` as `inputs.read_hand` gives it."""
    relative, inverse, positions, skin, parents, vertices, points = model
    bones = len(parents)

    def euler(v: Any) -> Any:
        (cx, cy, cz), (sx, sy, sz) = (
            jnp.cos(v[jnp.array([0, 2, 1])]),
            jnp.sin(v[jnp.array([0, 2, 1])]),
        )
        z, o = jnp.zeros_like(cx), jnp.ones_like(cx)
        rx = jnp.array([[o, z, z], [z, cx, -sx], [z, sx, cx]])
        ry = jnp.array([[cy, z, sy], [z, o, z], [-sy, z, cy]])
        return jnp.array([[cz, -sz, z], [sz, cz, z], [z, z, o]]) @ ry @ rx

    source = -np.ones((bones + 3, 3), int)
    source[0], source[2] = [0, 1, 2], [3, 4, 5]
    angle_at = 6
    for finger in range(5):
        for joint in (2, 3, 4):
            pose = 5 + 4 * finger + joint - 2
            source[pose, 0] = angle_at
            angle_at += 1
            if joint == 2:
                source[pose, 1] = angle_at
                angle_at += 1
    pose = jnp.concatenate([theta, jnp.zeros(1)])[source].at[1].set(1.0)
    local = jnp.zeros((bones, 4, 4)).at[:, :3, :3].set(jax.vmap(euler)(pose[3:]))
    moved = relative @ local.at[:, 3, 3].set(1.0)
    absolute: list[Any] = []
    for bone, parent in enumerate(parents):
        absolute.append(moved[bone] if parent < 0 else absolute[parent] @ moved[bone])
    transforms = jnp.stack(absolute) @ inverse
    at, weights = positions[vertices], skin[vertices]
    placed = jnp.einsum("bij,vj,vb->vi", transforms[:, :3, :], at, weights)
    angle = jnp.sqrt(jnp.sum(pose[0] * pose[0]))
    x, y, z = pose[0] / angle
    s, c = jnp.sin(angle), jnp.cos(angle)
    turn = jnp.array([
        [x * x + (1 - x * x) * c, x * y * (1 - c) - z * s, x * z * (1 - c) + y * s],
        [x * y * (1 - c) + z * s, y * y + (1 - y * y) * c, y * z * (1 - c) - x * s],
        [x * z * (1 - c) - y * s, z * y * (1 - c) + x * s, z * z + (1 - z * z) * c],
    ])  # fmt: skip
    return points - (placed @ turn.T + pose[2])


def compiled(
    formulations: Sequence[Formulation],
    arguments: Sequence[Any],
    wrt: tuple[int, ...],
    fixed: Sequence[Any],
    derive: Callable[..., Any] = jax.grad,
) -> Callable[[], Any]:
    """The derivative of the fastest formulation; ``fixed`` arguments are known to the compiler."""
    traced = [jnp.asarray(a) for a in arguments]
    best: tuple[float, Callable[[], Any]] | None = None
    for function in formulations:
        derivative = derive(lambda *given, f=function: f(*given, *fixed), argnums=wrt)
        code = jax.jit(derivative).lower(*traced).compile()
        work = lambda code=code: jax.block_until_ready(code(*traced))  # noqa: E731
        work()
        seconds = min(_seconds(work) for _ in range(5 if len(formulations) > 1 else 1))
        if best is None or seconds < best[0]:
            best = seconds, work
    assert best is not None
    return best[1]


def _seconds(work: Callable[[], Any]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start
