"""Gradients behind changes of arrays are by what the arrays hold then, as in separate routines."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.testing import assert_allclose

from ad_opt import tensor

CHANGES = {
    "set": lambda w, v: v,
    "add": lambda w, v: w + v,
    "sub": lambda w, v: w - v,
    "mul": lambda w, v: w * v,
    "div": lambda w, v: w / v,
}


@pytest.mark.parametrize("kind", CHANGES)
@pytest.mark.parametrize("is_read_first", [False, True])
def test_by_what_a_change_left(kind: str, is_read_first: bool) -> None:
    """Of ``sum(w³ u)``, after ``w := w (kind) w u``: ``3 w² u`` by `w`, ``w³`` by `u`."""
    old, other = np.array([0.5, -2.0]), np.array([3.0, 0.25])
    w = tensor.param(2, init=old, name="w", dtype="f64")
    u = tensor.param(2, init=other, name="u", dtype="f64")
    loss = (w**3 * u).sum()
    by_w, by_u = tensor.gradient(loss, [w, u])
    before = [loss] if is_read_first else []
    step = tensor.routine(*before, tensor.assign(w, w * u, kind), by_w, by_u)
    step()
    new = CHANGES[kind](old, old * other)
    assert_allclose(w.value, new, rtol=1e-14)
    assert_allclose(step[by_w], 3 * new**2 * other, rtol=1e-13)
    assert_allclose(step[by_u], new**3, rtol=1e-13)


def test_two_steps_in_one_routine() -> None:
    """The second step starts from what the first one left: w - w/5 - 3/10 (w - w/5)²."""
    w = tensor.param((), init=1.0, name="w", dtype="f64")
    steps = tensor.sgd(w * w, lr=0.1) + tensor.sgd(w**3, lr=0.1)
    tensor.routine(steps, name="steps")()
    assert_allclose(w.value, 0.8 - 0.3 * 0.8**2, rtol=1e-14)


def test_steps_with_momentum_in_one_routine() -> None:
    """Steps one by one, each in a routine of its own, give the same parameters."""
    found: list[np.ndarray] = []
    for together in (False, True):
        w = tensor.param((3, 2), init=np.linspace(-1, 1, 6).reshape(3, 2), name="w", dtype="f64")
        b = tensor.param(2, init=0.5, name="b", dtype="f64")
        x = tensor.constant(np.arange(12.0).reshape(4, 3) / 7)
        first = tensor.sgd(tensor.mean(tensor.tanh(x @ w + b) ** 2), lr=0.3, momentum=0.9)
        second = tensor.sgd(tensor.mean(tensor.relu(b - x @ w)), lr=0.1, weight_decay=0.1)
        whats = [[first, second, first]] if together else [[first], [second], [first]]
        for at, what in enumerate(whats):
            tensor.routine(*what, name=f"part{at}")()
        found.append(np.concatenate([w.value.ravel(), b.value]))
    assert_allclose(found[0], found[1], rtol=1e-13)
