"""Training: optimizers against their formulas in NumPy, runs that are continued, moons."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from datasets import moons
from numpy.testing import assert_allclose, assert_array_equal

from ad_opt import DiagnosticError, tensor

BATCH, POINTS = 10, 800


class Model:
    """Layers of 2, 16, 16 and 1 numbers, and a hinge loss on points of two half moons."""

    def __init__(self, seed: int, steps: int, dtype: str = "f32", **settings: Any):
        places, labels = moons(POINTS, seed)
        i = tensor.symbol("i", POINTS // BATCH)
        s = tensor.symbol("s", steps)
        x = tensor.data(places, "x", "_|_", dtype).batch(i, BATCH)
        y = tensor.data(labels[:, None], "y", "_|_", dtype).batch(i, BATCH)
        init = tensor.uniform(-1, 1)
        self.weights = [
            tensor.param(f"...->{n}", init, f"w{at}", dtype, seed)
            for at, n in enumerate((16, 16, 1), 1)
        ]
        self.biases = [
            tensor.param((n,), 0.0, f"b{at}", dtype) for at, n in enumerate((16, 16, 1), 1)
        ]
        layers = list(zip(self.weights, self.biases, strict=True))
        for w, b in layers[:-1]:
            x = tensor.relu(w @ x + b)
        self.output = layers[-1][0] @ x + layers[-1][1]
        self.loss = tensor.relu(1 - y * self.output).mean().named("loss")
        rate = tensor.linear(s, 0.2, 0.1, steps)
        self.sgd = tensor.sgd(self.loss, lr=rate, **settings)
        self.step = tensor.routine(self.sgd, outputs=self.loss, name="step")

    def arrays(self) -> list[Any]:
        return [one.value.copy() for one in (*self.sgd.params, *self.sgd.states)]


def replay(
    model: Model, seed: int, steps: int, momentum: float, nesterov: bool, decay: float
) -> Any:
    """The same training by hand."""
    places, labels = moons(POINTS, seed)
    ws = [one.value.copy() for one in model.weights]
    bs = [one.value.copy() for one in model.biases]
    kept = [np.zeros_like(one) for one in ws + bs]
    losses = []
    for s in range(steps):
        part = slice(s % 80 * BATCH, (s % 80 + 1) * BATCH)
        x, y = places[part], labels[part, None]
        hidden = [x]
        for w, b in zip(ws[:-1], bs[:-1], strict=True):
            hidden.append(np.maximum(hidden[-1] @ w.T + b, 0))
        margin = 1 - y * (hidden[-1] @ ws[-1].T + bs[-1])
        losses.append(np.maximum(margin, 0).mean())
        back = -y * (margin > 0) / BATCH
        gw, gb = [None] * 3, [None] * 3
        for at in (2, 1, 0):
            gw[at], gb[at] = back.T @ hidden[at], back.sum(0)
            back = back @ ws[at] * (hidden[at] > 0)
        rate = 0.2 - 0.1 * s / steps
        for n, (p, g) in enumerate(zip(ws + bs, gw + gb, strict=True)):
            d = g + decay * p
            kept[n] = momentum * kept[n] + d
            p -= rate * (d + momentum * kept[n] if nesterov else kept[n])
    return losses


@pytest.mark.parametrize(
    ("momentum", "nesterov", "decay"),
    [(0.0, False, 0.0), (0.0, False, 1e-2), (0.5, False, 1e-2), (0.5, True, 1e-2)],
)
def test_losses_are_those_of_the_formulas(momentum: float, nesterov: bool, decay: float) -> None:
    model = Model(1, 200, "f64", momentum=momentum, nesterov=nesterov, weight_decay=decay)
    expected = replay(model, 1, 200, momentum, nesterov, decay)
    run = tensor.train(model.step, 200, progress=False)
    assert_allclose(run.losses, expected, rtol=1e-9, atol=1e-12)


def test_moons_are_learned() -> None:
    """80 epochs of 80 batches: the last one's losses add up to less than 0.1, for some seed."""
    sums: list[float] = []
    for seed in (1, 2, 3):
        model = Model(seed, 6400, weight_decay=1e-4)
        run = tensor.train(model.step, 6400, progress=False)
        epochs = run.epochs(80)
        assert epochs.shape == (80,)
        assert epochs[0] > 10
        sums.append(epochs[-1])
        if sums[-1] < 0.1:
            break
    assert min(sums) < 0.1, sums


def settings() -> dict[str, Any]:
    return {"momentum": 0.9, "weight_decay": 1e-4}


def test_a_run_that_is_continued_is_the_run(tmp_path: Path) -> None:
    whole = Model(2, 300, **settings())
    expected = tensor.train(whole.step, 300, progress=False)
    for suffix in ("npz", "safetensors"):
        path = tmp_path / f"run.{suffix}"
        first = Model(2, 300, **settings())
        part = tensor.train(
            first.step, 300, first.sgd, path=path, progress=False,
            callback=lambda n, _: n == 129,
        )  # fmt: skip
        assert part.steps == 130
        second = Model(2, 300, **settings())
        run = tensor.train(second.step, 300, second.sgd, path=path, progress=False)
        assert run.losses == expected.losses
        for one, other in zip(second.arrays(), whole.arrays(), strict=True):
            assert_array_equal(one, other)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """The handler of a program in the foreground; a shell's background jobs ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_interrupts_save_whole_steps(tmp_path: Path) -> None:
    path = tmp_path / "run.npz"
    model = Model(2, 300, **settings())

    def interrupt(n: int, _: float) -> None:
        if n == 41:
            os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        tensor.train(model.step, 300, model.sgd, path=path, progress=False, callback=interrupt)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    other = Model(2, 300, **settings())
    notes = tensor.load(path, other.sgd)
    assert len(notes["losses"]) == 42
    for one, two in zip(model.arrays(), other.arrays(), strict=True):
        assert_array_equal(one, two)


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("handler", [signal.SIG_IGN, lambda number, frame: None])
def test_other_handlers_of_interrupts_stay(handler: Any) -> None:
    signal.signal(signal.SIGINT, handler)
    model = Model(2, 6)
    tensor.train(
        model.step, 6, progress=False, callback=lambda n, _: os.kill(os.getpid(), signal.SIGINT)
    )
    assert signal.getsignal(signal.SIGINT) is handler


def test_errors_of_callbacks_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "run.npz"
    model = Model(2, 300)

    def fails(n: int, _: float) -> None:
        if n == 5:
            raise RuntimeError("mine")

    with pytest.raises(RuntimeError, match="mine"):
        tensor.train(model.step, 300, model.sgd, path=path, progress=False, callback=fails)
    assert len(tensor.load(path, model.sgd)["losses"]) == 6


def test_a_loss_that_is_no_number_is_refused_with_its_step(tmp_path: Path) -> None:
    w = tensor.param((), init=1.5, name="w", dtype="f64")
    loss = tensor.log(w).named("loss")
    sgd = tensor.sgd(loss, lr=1.0)
    step = tensor.routine(sgd, outputs=loss, name="falling")
    path = tmp_path / "run.npz"
    with pytest.raises(DiagnosticError) as caught:
        tensor.train(step, 100, sgd, path=path, save_every=1, progress=False)
    (found,) = caught.value.diagnostics
    # 1.5, then 1.5 - 1/1.5 = 5/6, then 5/6 - 6/5 < 0.
    assert (found.code, "in step 2" in found.message) == ("AD1122", True)
    assert found.notes[0].location == loss.place
    assert len(tensor.load(path, sgd)["losses"]) == 2


def test_files_of_other_models_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.npz"
    model = Model(2, 300)
    tensor.save(path, model.sgd)
    for one in model.sgd.params:
        one.value[...] = 0.5
    with pytest.raises(DiagnosticError, match="no record of a training run"):
        tensor.train(model.step, 300, model.sgd, path=path, progress=False)
    assert all(np.all(one.value == 0.5) for one in model.sgd.params)  # the file changes none
    with pytest.raises(DiagnosticError, match=r"AD1120.*momentum"):
        tensor.load(path, Model(2, 300, momentum=0.5).sgd)


def test_a_run_with_other_options_is_not_continued(tmp_path: Path) -> None:
    """The momentum was dropped in silence, so the run was another one."""
    path, model = tmp_path / "run.npz", Model(2, 300, momentum=0.5)
    tensor.train(model.step, 3, model.sgd, path=path, progress=False)
    other = Model(2, 300)
    with pytest.raises(DiagnosticError, match=r"AD1120.*momentum"):
        tensor.train(other.step, 5, other.sgd, path=path, progress=False)
    tensor.load(path, other.sgd)  # the parameters alone


def test_bars_and_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("rich")
    pytest.importorskip("matplotlib")
    model = Model(2, 100)
    run = tensor.train(model.step, 100, progress=True, plot=tmp_path / "loss.png")
    shown = capsys.readouterr().err
    assert "100/100" in shown
    assert f"loss {run.losses[-1]:.6g}" in shown
    assert (tmp_path / "loss.png").read_bytes().startswith(b"\x89PNG")
    assert repr(run) == f"<run of 100 steps, loss {run.losses[-1]:.6g}>"


def test_schedules() -> None:
    s = tensor.symbol("s", 100)
    rates = {
        "linear": (tensor.linear(s, 0.2, 0.1, 50), lambda n: 0.2 - 0.1 * min(n / 50, 1)),
        "cosine": (
            tensor.cosine(s, 1.0, 0.0, 80),
            lambda n: 0.5 * (1 + np.cos(np.pi * min(n / 80, 1))),
        ),
        "exponential": (tensor.exponential(s, 2.0, 0.5, 10), lambda n: 2 * 0.5 ** (n / 10)),
        "warmup": (tensor.warmup(s, 3.0, 4), lambda n: 3 * min((n + 1) / 4, 1)),
    }
    step = tensor.routine(*(rate for rate, _ in rates.values()))
    for n in (0, 1, 3, 49, 99):
        step(s=n)
        for name, (rate, formula) in rates.items():
            assert float(step[rate]) == pytest.approx(formula(n), rel=1e-5, abs=1e-6), name


@pytest.mark.parametrize(
    "wrong",
    [
        {"momentum": 1.0},
        {"lr": -1.0},
        {"lr": float("nan")},
        {"weight_decay": "x"},
        {"nesterov": True},
        {"params": []},
        {"lr": tensor.placeholder(3)},
    ],
)
def test_settings_are_checked(wrong: dict[str, Any]) -> None:
    w = tensor.param(3, name="w")
    with pytest.raises(DiagnosticError, match="AD1123"):
        tensor.sgd((w * w).sum(), **wrong)


def test_settings_of_runs_are_checked(tmp_path: Path) -> None:
    model = Model(1, 10)
    wrong: list[dict[str, Any]] = [{"steps": -1}, {"save_every": 5}, {"path": tmp_path / "x.npz"}]
    wrong += [{"save_every": 0, "path": "x.npz", "kept": model.sgd}]
    for one in wrong:
        with pytest.raises(DiagnosticError, match="AD1123"):
            tensor.train(model.step, **({"steps": 3, "progress": False} | one))
    with pytest.raises(DiagnosticError, match="AD1123"):
        tensor.train(tensor.routine(model.sgd), 3)


def test_places_of_files_are_checked_before_a_run(tmp_path: Path) -> None:
    """A run that is over would be lost by then."""
    pytest.importorskip("matplotlib")
    model = Model(1, 10)
    before = model.sgd.params[0].value.copy()
    nowhere = tmp_path / "nowhere"
    wrong: list[dict[str, Any]] = [
        {"path": nowhere / "run.npz", "kept": model.sgd},
        {"plot": nowhere / "loss.png"},
        {"plot": tmp_path / "loss.picture"},
    ]
    for one in wrong:
        with pytest.raises(DiagnosticError, match="AD1120"):
            tensor.train(model.step, 3, progress=False, **one)
    np.testing.assert_array_equal(model.sgd.params[0].value, before)


def test_what_is_no_tensor_and_no_count() -> None:
    w = tensor.param((), init=2.0, name="w")
    loss = w * w
    wrong: Any = 3
    with pytest.raises(DiagnosticError, match="AD1117"):
        tensor.sgd(loss, wrong)
    with pytest.raises(DiagnosticError, match="AD1117"):
        tensor.sgd(loss, [wrong])
    step = tensor.routine(tensor.sgd(loss), outputs=loss)
    with pytest.raises(DiagnosticError, match="AD1117"):
        step[wrong]
    with pytest.raises(DiagnosticError, match="AD1123"):
        tensor.train(step, 2, progress=False).epochs(0)
