"""Training steps of a dozen small models against JAX: value and gradients, one thread.

Models as people write them, none of which the passes were made for: convolutions, recurrences,
norms, attention, tables, mixtures. Both sides start from the same numbers, and their losses and
gradients are compared before anything is timed. Times are those of the processor, the least of some
rounds, from Python.

    taskset -c 1 python benchmarks/tensors/models.py [--rounds=7] [MODEL ...]
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from rich.console import Console
from rich.table import Table

from ad_opt import tensor as tn

SLICE = 0.02
"""Seconds of calls in one round."""
_DRAW = np.random.default_rng(0)


def _normal(*shape: int, scale: float = 1.0) -> Any:
    return (scale * _DRAW.normal(size=shape)).astype(np.float32)


@dataclass(frozen=True)
class Model:
    """Parameters, and the loss of them in both: a list of tensors, or of arrays, to a number."""

    parameters: Sequence[Any]
    ours: Callable[[Sequence[Any]], Any]
    jax: Callable[[Sequence[Any]], Any]


def lenet() -> Model:
    """Two convolutions with pooling, three dense layers, batch 32."""
    x, y = _normal(32, 28, 28, 1), _DRAW.integers(0, 10, 32).astype(np.int32)
    parameters = [
        *(_normal(5, 5, 1, 6, scale=0.2), _normal(5, 5, 6, 16, scale=0.1)),
        _normal(4, 4, 16, 120, scale=0.1),
        *(_normal(120, 84, scale=0.1), _normal(84, 10, scale=0.1)),
    ]

    def ours(p: Sequence[Any]) -> Any:
        h = tn.data(x, "x", "_|_,_,_")
        for kernel in p[:2]:
            h = tn.max_pool2d(tn.relu(tn.conv2d(h, kernel)))
        h = tn.relu(tn.einsum("b|y,x,c;y,x,c,o=>b|o", h, p[2]))
        h = tn.relu(tn.einsum("b|i;i,o=>b|o", h, p[3]))
        return tn.cross_entropy(tn.einsum("b|i;i,o=>b|o", h, p[4]), tn.data(y, "y", "_|"))

    def theirs(p: Sequence[Any]) -> Any:
        h: Any = x
        for kernel in p[:2]:
            h = jax.nn.relu(_conv2d(h, kernel, "VALID"))
            h = lax.reduce_window(h, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        h = jax.nn.relu(jnp.einsum("byxc,yxco->bo", h, p[2]))
        scores = jax.nn.log_softmax(jax.nn.relu(h @ p[3]) @ p[4])
        return -jnp.mean(jnp.take_along_axis(scores, y[:, None], 1))

    return Model(parameters, ours, theirs)


def batch_norm() -> Model:
    """A norm over the batch between two convolutions."""
    x = _normal(64, 16, 16, 8)
    ones, zeros = np.ones(16, np.float32), np.zeros(16, np.float32)
    kernels = _normal(3, 3, 8, 16, scale=0.1), _normal(3, 3, 16, 16, scale=0.1)

    def ours(p: Sequence[Any]) -> Any:
        h = tn.conv2d(tn.data(x, "x", "_|_,_,_"), p[0], padding="same")
        centered = h - tn.mean(h, axis=(0, 1, 2), keepdims=True)
        variance = tn.mean(centered * centered, axis=(0, 1, 2), keepdims=True)
        h = tn.relu(centered / tn.sqrt(variance + 1e-5) * p[1] + p[2])
        h = tn.conv2d(h, p[3], padding="same")
        return tn.mean(h * h)

    def theirs(p: Sequence[Any]) -> Any:
        h = _conv2d(x, p[0], "SAME")
        centered = h - h.mean((0, 1, 2))
        h = jax.nn.relu(centered / jnp.sqrt((centered**2).mean((0, 1, 2)) + 1e-5) * p[1] + p[2])
        return jnp.mean(_conv2d(h, p[3], "SAME") ** 2)

    return Model([kernels[0], ones, zeros, kernels[1]], ours, theirs)


def _conv2d(x: Any, kernel: Any, padding: str) -> Any:
    numbers = ("NHWC", "HWIO", "NHWC")
    return lax.conv_general_dilated(x, kernel, (1, 1), padding, dimension_numbers=numbers)


def conv1d() -> Model:
    """A dilated and a strided convolution of sequences."""
    x = _normal(16, 512, 8)

    def ours(p: Sequence[Any]) -> Any:
        h = tn.relu(tn.einsum("b|o+2*k,c;k,c,d=>b|o,d", tn.data(x, "x", "_|_,_"), p[0]))
        h = tn.einsum("b|2*o+k,c;k,c,d=>b|o,d", h[:, :495], p[1])
        return tn.mean(h * h)

    def theirs(p: Sequence[Any]) -> Any:
        numbers = ("NWC", "WIO", "NWC")
        h = lax.conv_general_dilated(
            x, p[0], (1,), "VALID", rhs_dilation=(2,), dimension_numbers=numbers
        )
        h = jax.nn.relu(h)[:, :495]
        h = lax.conv_general_dilated(h, p[1], (2,), "VALID", dimension_numbers=numbers)
        return jnp.mean(h * h)

    return Model([_normal(9, 8, 16, scale=0.1), _normal(9, 16, 16, scale=0.1)], ours, theirs)


def gru() -> Model:
    """A gated recurrent unit of width 64 over 16 steps, batch 32."""
    steps, batch, inputs, width = 16, 32, 16, 64
    x, y = _normal(steps, batch, inputs), _normal(batch, width)
    parameters = [
        *(_normal(inputs, width, scale=0.2) for _ in range(3)),
        *(_normal(width, width, scale=0.1) for _ in range(3)),
        *(_normal(width, scale=0.1) for _ in range(3)),
    ]

    def cell(h: Any, x: Any, p: Sequence[Any], sigmoid: Any, tanh: Any) -> Any:
        update = sigmoid(x @ p[0] + h @ p[3] + p[6])
        reset = sigmoid(x @ p[1] + h @ p[4] + p[7])
        return (1 - update) * h + update * tanh(x @ p[2] + reset * (h @ p[5]) + p[8])

    def ours(p: Sequence[Any]) -> Any:
        sequence = tn.data(x, "x")
        h = tn.constant(np.zeros((batch, width), np.float32), "h")
        for step in range(steps):
            h = cell(h, sequence[step], p, tn.sigmoid, tn.tanh)
        return tn.mean((h - tn.data(y, "y")) ** 2)

    def theirs(p: Sequence[Any]) -> Any:
        def step(h: Any, now: Any) -> tuple[Any, None]:
            return cell(h, now, p, jax.nn.sigmoid, jnp.tanh), None

        h, _ = lax.scan(step, jnp.zeros((batch, width)), x)
        return jnp.mean((h - y) ** 2)

    return Model(parameters, ours, theirs)


def deep_norm() -> Model:
    """Three layers of 256 with layer norms and GELU, batch 64."""
    sizes = [128, 256, 256, 256, 10]
    x, y = _normal(64, sizes[0]), _normal(64, sizes[-1])
    layers = list(pairwise(sizes))
    weights = [_normal(n, m, scale=n**-0.5) for n, m in layers]
    gains = [np.ones(m, np.float32) for _, m in layers[:-1]]

    def network(x: Any, p: Sequence[Any], norm: Any, gelu: Any) -> Any:
        for weight, gain in zip(p, p[len(weights) :], strict=False):
            x = gelu(norm(x @ weight, gain))
        return x @ p[len(weights) - 1]

    def ours(p: Sequence[Any]) -> Any:
        return tn.mean((network(tn.data(x, "x"), p, tn.layer_norm, tn.gelu) - tn.data(y, "y")) ** 2)

    def theirs(p: Sequence[Any]) -> Any:
        gelu = lambda x: jax.nn.gelu(x, approximate=False)  # noqa: E731
        return jnp.mean((network(x, p, _layer_norm, gelu) - y) ** 2)

    return Model([*weights, *gains], ours, theirs)


def _layer_norm(x: Any, gain: Any) -> Any:
    centered = x - x.mean(-1, keepdims=True)
    return centered * lax.rsqrt((centered**2).mean(-1, keepdims=True) + 1e-5) * gain


def attention() -> Model:
    """Causal attention, 8 sequences of 64 places, 4 heads of 16."""
    mask = np.tril(np.ones((64, 64), bool))

    def ours(p: Sequence[Any]) -> Any:
        scores = tn.einsum("bhte;bhue=>bhtu", p[0], p[1]) * 0.25
        weights = tn.softmax(tn.where(tn.constant(mask, "mask"), scores, -1e9))
        read = tn.einsum("bhtu;bhue=>bhte", weights, p[2])
        return tn.mean(read * read)

    def theirs(p: Sequence[Any]) -> Any:
        scores = jnp.einsum("bhte,bhue->bhtu", p[0], p[1]) * 0.25
        weights = jax.nn.softmax(jnp.where(mask, scores, -1e9))
        return jnp.mean(jnp.einsum("bhtu,bhue->bhte", weights, p[2]) ** 2)

    return Model([_normal(8, 4, 64, 16) for _ in range(3)], ours, theirs)


def factorization() -> Model:
    """50 000 ratings as products of rows of two tables."""
    users = _DRAW.integers(0, 1000, 50000).astype(np.int32)
    items = _DRAW.integers(0, 800, 50000).astype(np.int32)
    ratings = _normal(50000)

    def ours(p: Sequence[Any]) -> Any:
        rows = p[0][tn.data(users, "users")], p[1][tn.data(items, "items")]
        return tn.mean((tn.sum(rows[0] * rows[1], axis=-1) - tn.data(ratings, "ratings")) ** 2)

    def theirs(p: Sequence[Any]) -> Any:
        return jnp.mean(((p[0][users] * p[1][items]).sum(-1) - ratings) ** 2)

    return Model([_normal(1000, 16, scale=0.1), _normal(800, 16, scale=0.1)], ours, theirs)


def logistic() -> Model:
    """Logistic regression of 100 000 points with 20 features."""
    x, y = _normal(100000, 20), (_DRAW.random(100000) < 0.5).astype(np.float32)

    def ours(p: Sequence[Any]) -> Any:
        z = tn.einsum("ni;i=>n", tn.data(x, "x"), p[0]) + p[1]
        return tn.mean(tn.softplus(z) - tn.data(y, "y") * z)

    def theirs(p: Sequence[Any]) -> Any:
        z = x @ p[0] + p[1]
        return jnp.mean(jax.nn.softplus(z) - y * z)

    return Model([_normal(20), np.zeros((), np.float32)], ours, theirs)


def autoencoder() -> Model:
    """784 numbers through 64 and back, batch 128."""
    x = _normal(128, 784)

    def ours(p: Sequence[Any]) -> Any:
        given = tn.data(x, "x")
        return tn.mean((tn.tanh(given @ p[0]) @ p[1] - given) ** 2)

    def theirs(p: Sequence[Any]) -> Any:
        return jnp.mean((jnp.tanh(x @ p[0]) @ p[1] - x) ** 2)

    return Model([_normal(784, 64, scale=0.05), _normal(64, 784, scale=0.1)], ours, theirs)


def mixture() -> Model:
    """A network that gives mixtures of eight normal distributions, batch 512."""
    x, y = _normal(512, 4), _normal(512, 1)

    def loss(p: Sequence[Any], x: Any, y: Any, tanh: Any, exp: Any, logsumexp: Any) -> Any:
        h = tanh(x @ p[0]) @ p[1]
        weight, mean, scale = h[:, :8], h[:, 8:16], h[:, 16:]
        terms = weight - 0.5 * ((y - mean) * exp(-scale)) ** 2 - scale
        return logsumexp(weight) - logsumexp(terms)

    def ours(p: Sequence[Any]) -> Any:
        given = tn.data(x, "x"), tn.data(y, "y")
        return tn.mean(loss(p, *given, tn.tanh, tn.exp, tn.logsumexp))

    def theirs(p: Sequence[Any]) -> Any:
        logsumexp = lambda x: jax.nn.logsumexp(x, axis=-1)  # noqa: E731
        return jnp.mean(loss(p, x, y, jnp.tanh, jnp.exp, logsumexp))

    return Model([_normal(4, 64, scale=0.5), _normal(64, 24, scale=0.2)], ours, theirs)


def kernel_regression() -> Model:
    """Sums of 300 Gaussians at 300 places, whose widths are learnt."""
    x, y = _normal(300, 6), _normal(300)

    def ours(p: Sequence[Any]) -> Any:
        scaled = tn.data(x, "x") * p[0]
        apart = tn.sum((scaled[:, None] - scaled[None]) ** 2, axis=-1)
        return tn.mean((tn.einsum("ij;j=>i", tn.exp(-0.5 * apart), p[1]) - tn.data(y, "y")) ** 2)

    def theirs(p: Sequence[Any]) -> Any:
        scaled = x * p[0]
        apart = ((scaled[:, None] - scaled[None]) ** 2).sum(-1)
        return jnp.mean((jnp.exp(-0.5 * apart) @ p[1] - y) ** 2)

    return Model([np.ones(6, np.float32), _normal(300, scale=0.1)], ours, theirs)


MODELS = (
    *(lenet, batch_norm, conv1d, gru, deep_norm, attention),
    *(factorization, logistic, autoencoder, mixture, kernel_regression),
)


def least(work: Callable[[], Any], rounds: int) -> float:
    """The least processor time of a call, in seconds."""
    work()
    start = time.process_time()
    work()
    calls = max(1, int(SLICE / max(time.process_time() - start, 1e-6)))
    found: list[float] = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(calls):
            work()
        found.append((time.process_time() - start) / calls)
    return min(found)


def measure(model: Model, rounds: int) -> list[float]:
    """Compare both sides, and time them; processor seconds of first calls, and of later ones."""
    start = time.process_time()
    parameters = [tn.param(a.shape, init=a, name=f"p{at}") for at, a in enumerate(model.parameters)]
    loss = model.ours(parameters)
    gradients = tn.gradient(loss, parameters)
    step = tn.routine(outputs=[loss, *gradients])
    value = float(step())
    first = time.process_time() - start
    start = time.process_time()
    arrays = [jnp.asarray(one) for one in model.parameters]
    peer = jax.jit(jax.value_and_grad(model.jax))
    wanted, slopes = jax.block_until_ready(peer(arrays))
    peer_first = time.process_time() - start
    np.testing.assert_allclose(value, wanted, rtol=1e-4)
    for ours, theirs in zip(gradients, slopes, strict=True):
        size = float(np.abs(theirs).max())
        np.testing.assert_allclose(step[ours], theirs, rtol=1e-3, atol=1e-4 * size)
    times = least(step.run, rounds), least(lambda: jax.block_until_ready(peer(arrays)), rounds)
    return [*times, first, peer_first]


def main() -> int:
    """Measure the models that are asked for, and print a table."""
    names = {model.__name__.replace("_", "-"): model for model in MODELS}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", nargs="*", default=[], choices=[*names, []])
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args()
    os.environ["AD_OPT_CACHE_DIR"] = ""
    table = Table("model", "ours µs", "JAX µs", "ours / JAX", "first call s", "JAX s")
    for name in given.models or names:
        ours, theirs, *first = measure(names[name](), given.rounds)
        times = f"{1e6 * ours:.0f}", f"{1e6 * theirs:.0f}", f"{ours / theirs:.2f}"
        table.add_row(name, *times, *(f"{one:.2f}" for one in first))
    Console(width=100).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
