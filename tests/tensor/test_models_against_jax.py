"""Small models against JAX, value and gradient: sizes that no tile divides, two equal layers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from ad_opt import tensor as tn

jax = pytest.importorskip("jax")
jnp = jax.numpy
lax = jax.lax
E = tn.einsum


@dataclass
class Model:
    """A model twice: of our tensors, and of JAX's arrays, by name."""

    shapes: dict[str, tuple[int, ...]]
    ours: Callable[..., Any]
    theirs: Callable[..., Any]


EARLIER = np.tril(np.ones((13, 13), bool))


def transformer(x: Any, gain: Any, q: Any, k: Any, v: Any, o: Any, f: Any, g: Any) -> Any:
    for _ in range(2):
        h = tn.layer_norm(x, gain)
        one, other, value = (E("btd;dhe=>bhte", h, w) for w in (q, k, v))
        alike = E("bhte;bhue=>bhtu", one, other) * 0.4
        weights = tn.softmax(tn.where(tn.constant(EARLIER), alike, -1e9))
        x = x + E("bhte;hed=>btd", E("bhtu;bhue=>bhte", weights, value), o)
        x = x + tn.relu(x @ f) @ g
    return tn.mean(tn.tanh(x))


def jax_transformer(x: Any, gain: Any, q: Any, k: Any, v: Any, o: Any, f: Any, g: Any) -> Any:
    for _ in range(2):
        centered = x - x.mean(-1, keepdims=True)
        h = centered / jnp.sqrt((centered**2).mean(-1, keepdims=True) + 1e-5) * gain
        one, other, value = (jnp.einsum("btd,dhe->bhte", h, w) for w in (q, k, v))
        alike = jnp.einsum("bhte,bhue->bhtu", one, other) * 0.4
        weights = jax.nn.softmax(jnp.where(EARLIER, alike, -1e9))
        read = jnp.einsum("bhtu,bhue->bhte", weights, value)
        x = x + jnp.einsum("bhte,hed->btd", read, o)
        x = x + jax.nn.relu(x @ f) @ g
    return jnp.mean(jnp.tanh(x))


def gru(x: Any, wz: Any, uz: Any, wn: Any, un: Any, lib: Any, sigmoid: Any, h: Any) -> Any:
    for t in range(3):
        z = sigmoid(x[t] @ wz + h @ uz)
        h = (1 - z) * lib.tanh(x[t] @ wn + (z * h) @ un) + z * h
    return (h * h).sum()


def jax_convolution(x: Any, kernel: Any) -> Any:
    dims = ("NHWC", "HWIO", "NHWC")
    y = lax.conv_general_dilated(
        x, kernel, (2, 2), "VALID", rhs_dilation=(2, 2), dimension_numbers=dims
    )
    return (jnp.tanh(y) ** 2).sum()


SOURCE, TARGET = np.array([0, 1, 2, 3, 4, 0]), np.array([1, 2, 3, 4, 0, 2])


def graph(x: Any, w: Any) -> Any:
    ends = tn.one_hot(tn.constant(TARGET), 5).astype(x.dtype)
    return tn.square(tn.relu((E("en;ed=>nd", ends, x[SOURCE]) + x) @ w)).sum()


def jax_graph(x: Any, w: Any) -> Any:
    gathered = jnp.zeros_like(x).at[TARGET].add(x[SOURCE])
    return (jax.nn.relu((gathered + x) @ w) ** 2).sum()


HEADS = {name: (17, 3, 5) for name in "qkv"}
MODELS = {
    "transformer": Model(
        {"x": (2, 13, 17), "gain": (17,), **HEADS, "o": (3, 5, 17), "f": (17, 19), "g": (19, 17)},
        transformer,
        jax_transformer,
    ),
    "gru": Model(
        {"x": (3, 5, 7), "wz": (7, 9), "uz": (9, 9), "wn": (7, 9), "un": (9, 9)},
        lambda **p: gru(**p, lib=tn, sigmoid=tn.sigmoid, h=0.0 * p["x"][0] @ p["wz"]),
        lambda **p: gru(**p, lib=jnp, sigmoid=jax.nn.sigmoid, h=jnp.zeros((5, 9))),
    ),
    "dilated convolution": Model(
        {"x": (2, 11, 13, 3), "kernel": (3, 3, 3, 10)},
        lambda x, kernel: tn.square(
            tn.tanh(E("b,2*y+2*u,2*x+2*v,c;u,v,c,o=>b,y,x,o", x, kernel))
        ).sum(),
        jax_convolution,
    ),
    "batched products with an ellipsis": Model(
        {"a": (2, 3, 11, 7), "b": (3, 7, 21), "c": (21,)},
        lambda a, b, c: tn.sin(E("...k;k=>...", E("...ij;...jk=>...ik", a, b), c)).sum(),
        lambda a, b, c: jnp.sin(jnp.einsum("...ij,...jk->...ik", a, b) @ c).sum(),
    ),
    "graph": Model({"x": (5, 18), "w": (18, 33)}, graph, jax_graph),
    "kernel of distances": Model(
        {"x": (23, 3), "y": (9, 3), "s": ()},
        lambda x, y, s: tn.log(
            tn.exp(-tn.square(x[:, None] - y[None]).sum(-1) / (2 * s * s)).sum(1) + 1e-3
        ).sum(),
        lambda x, y, s: jnp.log(
            jnp.exp(-((x[:, None] - y[None]) ** 2).sum(-1) / (2 * s * s)).sum(1) + 1e-3
        ).sum(),
    ),
}


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("name", MODELS)
def test_value_and_gradient(name: str, dtype: str) -> None:
    model = MODELS[name]
    rng = np.random.default_rng(len(name))
    kind = np.float32 if dtype == "f32" else np.float64
    arrays = {key: (rng.normal(size=s) * 0.6).astype(kind) for key, s in model.shapes.items()}
    params = {
        key: tn.param(array.shape, init=array, name=key, dtype=dtype)
        for key, array in arrays.items()
    }
    loss = model.ours(**params)
    slopes = tn.gradient(loss, list(params.values()))
    step = tn.routine(*slopes, outputs=loss)
    value = step()
    with jax.enable_x64(dtype == "f64"):
        given = {key: jnp.asarray(array) for key, array in arrays.items()}
        expected, by = jax.value_and_grad(lambda p: model.theirs(**p))(given)
        tolerance = 3e-4 if dtype == "f32" else 1e-11
        assert_allclose(value, float(expected), rtol=tolerance)
        for key, slope in zip(params, slopes, strict=True):
            size = float(abs(by[key]).max())
            assert_allclose(step[slope], by[key], atol=tolerance * size, err_msg=key)
