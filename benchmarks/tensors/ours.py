"""The cases in `ad_opt.tensor`, each one routine."""

from __future__ import annotations

from typing import Any

import numpy as np
from fixtures import HEADS, LAYERS, LENGTH, RATE, WIDTH, Arrays

from ad_opt import tensor as tn


def _data(array: Any, name: str) -> Any:
    return tn.data(array, name, "|".join(("_", ",".join("_" * (array.ndim - 1)))), dtype="f32")


def _dense(given: Arrays, name: str) -> tuple[Any, Any]:
    """The update and the loss of a network of dense layers."""
    x, y = _data(given["x"], "x"), _data(given["y"], "y")
    count = sum(key.startswith("w") for key in given)
    for at in range(count):
        m, n = given[f"w{at}"].shape
        w = tn.param(f"{n}->{m}", init=given[f"w{at}"], name=f"w{at}")
        x = w @ x + tn.param(m, init=0.0, name=f"b{at}")
        x = tn.relu(x) if at + 1 < count else x
    loss = tn.mean(tn.relu(1 - y * x)) if name == "moons" else tn.cross_entropy(x, y)
    return tn.sgd(loss, lr=RATE), loss


def _norm(x: Any, gain: Any) -> Any:
    return tn.layer_norm(x, gain)


def _transformer(given: Arrays) -> tuple[Any, Any]:
    """The gradients and the loss of the transformer."""
    x, y = (tn.data(given[name], name, "_|_,_", dtype="f32") for name in ("x", "y"))
    p = {
        name: tn.param(array.shape, init=array, name=name)
        for name, array in given.items()
        if name not in ("x", "y")
    }
    earlier = tn.constant(np.tril(np.ones((LENGTH, LENGTH), bool)), "earlier")
    for n in range(LAYERS):
        h = _norm(x, p[f"gain1_{n}"])
        words = ("query", "key", "value")
        q, k, v = (tn.einsum("b|t,d;d,h,e=>b|h,t,e", h, p[f"{word}{n}"]) for word in words)
        alike = tn.einsum("b|h,t,e;b|h,u,e=>b|h,t,u", q, k) * (WIDTH // HEADS) ** -0.5
        weights = tn.softmax(tn.where(earlier, alike, -1e9))
        read = tn.einsum("b|h,t,u;b|h,u,e=>b|h,t,e", weights, v)
        x = x + tn.einsum("b|h,t,e;h,e,d=>b|t,d", read, p[f"joined{n}"])
        h = tn.relu(tn.einsum("b|t,d;d,f=>b|t,f", _norm(x, p[f"gain2_{n}"]), p[f"deep{n}"]))
        x = x + tn.einsum("b|t,f;f,d=>b|t,d", h, p[f"back{n}"])
    loss = tn.mean(tn.square(x - y))
    return tn.gradient(loss, list(p.values())), loss


def routine(name: str, given: Arrays) -> Any:
    """The routine of a case; the result of its call is comparable with the peers'."""
    if name in ("chain", "chain-exp-log"):
        x = tn.data(given["x"], "x", "_|", dtype="f32")
        if name == "chain":
            return tn.routine(tn.sqrt(tn.absolute(tn.relu(x * 1.1 + 0.3) * x - 0.5) + 1.0))
        return tn.routine(tn.log(tn.exp(-tn.absolute(x * 1.1 + 0.3)) + 1.0) * x - 0.5)
    if name.startswith("entropy"):
        x, y = _data(given["x"], "x"), _data(given["y"], "y")
        loss = tn.cross_entropy(x, y)
        return tn.routine(outputs=[tn.gradient(loss, x), loss])
    if name == "transformer":
        gradients, loss = _transformer(given)
        return tn.routine(outputs=[loss, *gradients])
    update, loss = _dense(given, name)
    return tn.routine(update, outputs=[loss])


def warm_up() -> None:
    """Compile and run a sum, and its gradient."""
    x = tn.param(2, init=1.0, name="x")
    loss = tn.sum(x + x)
    tn.routine(outputs=[loss, tn.gradient(loss, x)])()
