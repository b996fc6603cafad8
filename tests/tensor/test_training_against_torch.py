"""Losses of training steps against PyTorch's (case 36 of OCANNL's tests): its optimizer, its
losses. Skipped where PyTorch is not installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from ad_opt import tensor

torch = pytest.importorskip("torch")
TOLERANCES = {"f32": 1e-5, "f64": 1e-12}
"""Of losses of 20 steps; sums are made in another order."""


def numbers(dtype: str) -> dict[str, Any]:
    rng = np.random.default_rng(8)
    kind = np.float32 if dtype == "f32" else np.float64
    arrays = {
        "x": rng.normal(size=(12, 7)),
        "w0": rng.normal(size=(7, 9)) * 0.4,
        "b0": np.zeros(9),
        "gain": np.ones(9),
        "w1": rng.normal(size=(9, 4)) * 0.4,
    }
    return {name: array.astype(kind) for name, array in arrays.items()} | {
        "y": rng.integers(0, 4, 12)
    }


OPTIMIZERS: dict[str, dict[str, Any]] = {
    "plain": {},
    "momentum": {"momentum": 0.9},
    "nesterov": {"momentum": 0.8, "nesterov": True, "weight_decay": 1e-3},
}


@pytest.mark.parametrize("dtype", TOLERANCES)
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_losses_of_a_network(dtype: str, name: str) -> None:
    given, settings = numbers(dtype), OPTIMIZERS[name]
    x, y = tensor.data(given["x"], "x"), tensor.data(given["y"].astype(np.int32), "y")
    params = {
        key: tensor.param(given[key].shape, init=given[key], name=key, dtype=dtype)
        for key in ("w0", "b0", "gain", "w1")
    }
    hidden = tensor.layer_norm(x @ params["w0"] + params["b0"], params["gain"])
    loss = tensor.cross_entropy(tensor.gelu(hidden) @ params["w1"], y)
    step = tensor.routine(tensor.sgd(loss, lr=0.1, **settings), outputs=loss)
    ours = [step() for _ in range(20)]

    theirs = {key: torch.tensor(given[key], requires_grad=True) for key in params}
    optimizer = torch.optim.SGD([theirs[key] for key in params], lr=0.1, **settings)
    expected: list[float] = []
    f = torch.nn.functional
    for _ in range(20):
        optimizer.zero_grad()
        h = f.layer_norm(torch.tensor(given["x"]) @ theirs["w0"] + theirs["b0"], (9,))
        logits = f.gelu(h * theirs["gain"]) @ theirs["w1"]
        value = f.cross_entropy(logits, torch.tensor(given["y"]))
        value.backward()
        expected.append(float(value.detach()))
        optimizer.step()
    assert_allclose(ours, expected, rtol=TOLERANCES[dtype])
    for key, param in params.items():
        at_end = theirs[key].detach().numpy()
        assert_allclose(param.value, at_end, rtol=10 * TOLERANCES[dtype], atol=TOLERANCES[dtype])
