"""Steps that Python's loops unroll: one function in the routine, the same values and gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.passes.nests.sharing.repeats import tandem_repeats

from ad_opt import tensor as tn

BATCH, WIDTH, STEPS = 16, 32, 5
Cell = Callable[[Any, Any, Any, Any], Any]


def plain(h: Any, x: Any, p: Any, tanh: Any) -> Any:
    return tanh(x @ p[0] + h @ p[1])


def gated(h: Any, x: Any, p: Any, tanh: Any) -> Any:
    gate = tanh(h @ p[0])
    return (1 - gate) * h + gate * tanh(x @ p[1])


def residual(h: Any, x: Any, p: Any, tanh: Any) -> Any:
    return h + 0.1 * (tanh(h @ p[0]) @ p[1]) * x


def last(states: list[Any]) -> Any:
    return states[-1] ** 2


def every(states: list[Any]) -> Any:
    return sum((h * h for h in states[1:]), states[0] * states[0])


def first_and_last(states: list[Any]) -> Any:
    return states[0] * states[-1]


def unroll(cell: Cell, end: Callable[[list[Any]], Any], p: Any, x: Any, tanh: Any) -> Any:
    states = [x[0]]
    for step in range(1, len(x)):
        states.append(cell(states[-1], x[step], p, tanh))
    return end(states)


@pytest.mark.parametrize(
    ("cell", "end"),
    [(plain, last), (residual, last), (gated, every), (gated, first_and_last)],
)
def test_gradients_of_unrolled_cells(cell: Cell, end: Callable[[list[Any]], Any]) -> None:
    draw = np.random.default_rng(1)
    weights = [(0.2 * draw.normal(size=(WIDTH, WIDTH))).astype(np.float32) for _ in range(2)]
    x = draw.normal(size=(1 + STEPS, BATCH, WIDTH)).astype(np.float32)
    parameters = [tn.param(w.shape, init=w, name=f"w{at}") for at, w in enumerate(weights)]
    inputs = tn.data(x, "x")
    rows = [inputs[at] for at in range(len(x))]
    loss = tn.sum(unroll(cell, end, parameters, rows, tn.tanh))
    gradients = tn.gradient(loss, parameters)
    step = tn.routine(outputs=[loss, *gradients])
    value = float(step())
    assert "func.func private @routine_step" in step.ir("loops")

    exact = [w.astype(complex) for w in weights]
    wanted = unroll(cell, end, exact, x.astype(complex), np.tanh).sum()
    np.testing.assert_allclose(value, wanted.real, rtol=1e-4)
    for at, gradient in enumerate(gradients):
        direction = draw.normal(size=(WIDTH, WIDTH))
        moved = [w + 1e-20j * direction if n == at else w for n, w in enumerate(exact)]
        slope = unroll(cell, end, moved, x.astype(complex), np.tanh).sum().imag / 1e-20
        size = float(np.abs(step[gradient] * direction).sum())
        assert abs(float((step[gradient] * direction).sum()) - slope) < 1e-5 * size


def layers(x: Any, p: Any, tanh: Any) -> Any:
    for first, second in zip(p[::2], p[1::2], strict=True):
        x = x + tanh(x @ first) @ second
    return x * x


def test_two_equal_layers_are_one_function() -> None:
    """Each with weights of its own, as in a small transformer."""
    draw = np.random.default_rng(2)
    weights = [(0.2 * draw.normal(size=(WIDTH, WIDTH))).astype(np.float32) for _ in range(4)]
    x = draw.normal(size=(BATCH, WIDTH)).astype(np.float32)
    parameters = [tn.param(w.shape, init=w, name=f"w{at}") for at, w in enumerate(weights)]
    loss = tn.sum(layers(tn.data(x, "x"), parameters, tn.tanh))
    gradients = tn.gradient(loss, parameters)
    step = tn.routine(outputs=[loss, *gradients])
    value = float(step())
    assert step.ir("loops").count("call @routine_step(") == 2

    exact = [w.astype(complex) for w in weights]
    wanted = layers(x.astype(complex), exact, np.tanh).sum()
    np.testing.assert_allclose(value, wanted.real, rtol=1e-4)
    for at, gradient in enumerate(gradients):
        direction = draw.normal(size=(WIDTH, WIDTH))
        moved = [w + 1e-20j * direction if n == at else w for n, w in enumerate(exact)]
        slope = layers(x.astype(complex), moved, np.tanh).sum().imag / 1e-20
        size = float(np.abs(step[gradient] * direction).sum())
        assert abs(float((step[gradient] * direction).sum()) - slope) < 1e-5 * size


def test_elementwise_steps_stay_one_loop() -> None:
    x = y = tn.data(np.ones(40_000, np.float32), "x")
    for _ in range(4):
        y = tn.relu(y * 1.5 + 0.5) * y
    loops = tn.routine(y).ir("loops")
    assert "call" not in loops
    assert loops.count("affine.for") == 1
    assert x is not y


@pytest.mark.parametrize("seed", range(20))
def test_repeats_are_equal_a_period_apart(seed: int) -> None:
    draw = np.random.default_rng(seed)
    part = draw.integers(0, 3, draw.integers(1, 30)).tolist()
    noise = [draw.integers(0, 6, 10).tolist() for _ in range(2)]
    count = int(draw.integers(3, 6))
    elements = noise[0] + count * part + noise[1]
    found = list(tandem_repeats(elements, 3))
    for repeat in found:
        assert repeat.times >= 3
        end = repeat.start + repeat.length
        inside = range(repeat.start + repeat.period, end)
        assert all(elements[at] == elements[at - repeat.period] for at in inside)
    if len(part) > 4:
        covered = {at for one in found for at in range(one.start, one.start + one.length)}
        assert covered >= set(range(10, 10 + count * len(part)))


def test_nothing_repeats() -> None:
    assert not list(tandem_repeats([], 3))
    assert not list(tandem_repeats(range(50), 3))
