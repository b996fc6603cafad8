"""The cases in JAX, each one jitted function; buffers of parameters are donated."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

import jax
import jax.numpy as jnp
from fixtures import HEADS, LAYERS, LENGTH, RATE, WIDTH, Arrays
from jax import lax


def chain(x: Any) -> Any:
    """Eight operations."""
    return jnp.sqrt(jnp.abs(jax.nn.relu(x * 1.1 + 0.3) * x - 0.5) + 1.0)


def chain_exp_log(x: Any) -> Any:
    """Nine, an exponential and a logarithm among them."""
    return jnp.log(jnp.exp(-jnp.abs(x * 1.1 + 0.3)) + 1.0) * x - 0.5


def entropy(x: Any, y: Any) -> Any:
    """Softmax cross-entropy with weights as targets."""
    return -jnp.mean(jnp.sum(y * jax.nn.log_softmax(x), axis=-1))


def network(p: Any, x: Any) -> Any:
    """A network of dense layers with rectifiers between them."""
    count = sum(name.startswith("w") for name in p)
    for at in range(count):
        x = x @ p[f"w{at}"].T + p[f"b{at}"]
        x = jax.nn.relu(x) if at + 1 < count else x
    return x


def hinge(p: Any, x: Any, y: Any) -> Any:
    """The loss of the moons."""
    return jnp.mean(jax.nn.relu(1 - y * network(p, x)))


def classify(p: Any, x: Any, y: Any) -> Any:
    """The loss of the larger network."""
    return entropy(network(p, x), y)


def _norm(x: Any, gain: Any) -> Any:
    centered = x - jnp.mean(x, -1, keepdims=True)
    return centered * lax.rsqrt(jnp.mean(centered**2, -1, keepdims=True) + 1e-5) * gain


def transform(p: Any, x: Any, y: Any) -> Any:
    """Two layers of causal attention and a dense part each; the loss is a mean square."""
    earlier = jnp.tril(jnp.ones((LENGTH, LENGTH), bool))
    for n in range(LAYERS):
        h = _norm(x, p[f"gain1_{n}"])
        q, k, v = (jnp.einsum("btd,dhe->bhte", h, p[f"{w}{n}"]) for w in ("query", "key", "value"))
        alike = jnp.einsum("bhte,bhue->bhtu", q, k) * (WIDTH // HEADS) ** -0.5
        weights = jax.nn.softmax(jnp.where(earlier, alike, -1e9))
        read = jnp.einsum("bhtu,bhue->bhte", weights, v)
        x = x + jnp.einsum("bhte,hed->btd", read, p[f"joined{n}"])
        h = jax.nn.relu(_norm(x, p[f"gain2_{n}"]) @ p[f"deep{n}"])
        x = x + h @ p[f"back{n}"]
    return jnp.mean((x - y) ** 2)


def work(name: str, given: Arrays) -> Callable[[], Any]:
    """A function that does a step of a case and gives what it computes: an array, or the loss."""
    arrays = {key: jnp.asarray(value) for key, value in given.items()}
    x = arrays.pop("x")
    if name in ("chain", "chain-exp-log"):
        run = jax.jit(chain if name == "chain" else chain_exp_log)
        return lambda: run(x).block_until_ready()
    y = arrays.pop("y")
    if name.startswith("entropy"):
        both = jax.jit(jax.value_and_grad(entropy))
        return lambda: jax.block_until_ready(both(x, y))[1]
    if name == "transformer":
        gradients = jax.jit(jax.value_and_grad(transform))
        return lambda: jax.block_until_ready(gradients(arrays, x, y))[0]
    loss = hinge if name == "moons" else classify

    def step(p: Any) -> Any:
        value, grads = jax.value_and_grad(loss)(p, x, y)
        return {key: p[key] - RATE * grads[key] for key in p}, value

    once = jax.jit(step, donate_argnums=0)
    state = [arrays]

    def run() -> float:
        state[0], value = once(state[0])
        return float(value)

    return run


def warm_up() -> None:
    """Compile and run a sum, and its gradient."""
    jax.block_until_ready(jax.jit(jax.value_and_grad(lambda x: jnp.sum(x + x)))(jnp.ones(2)))
