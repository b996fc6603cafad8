"""Numbers, indices, targets and files that a tensor may be made with: others are refused."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from ad_opt import DiagnosticError, tensor

A = np.random.default_rng(7).normal(size=(4, 3))


def x() -> tensor.Tensor:
    return tensor.data(A, "x")


def loss(*by: tensor.Tensor) -> tensor.Tensor:
    return (by[0] * by[0]).sum()


def twice() -> Any:
    p = tensor.param(3, name="p")
    return tensor.gradient(loss(p), [p, p])


REFUSED: dict[str, Callable[[], Any]] = {
    "AD1117 from 0, not -1": lambda: tensor.he(-1),
    "AD1117 from 0, not inf": lambda: tensor.xavier(np.inf),
    "AD1117 from 0, not nan": lambda: tensor.normal(np.nan),
    "AD1117 from 0, not '1'": lambda: tensor.normal("1"),  # pyright: ignore
    "AD1117 1 to -1 is no interval": lambda: tensor.uniform(1, -1),
    "AD1117 nan to 1.0 is no interval": lambda: tensor.uniform(np.nan),
    "AD1117 to 1e+308 is no": lambda: tensor.uniform(-1e308, 1e308),
    "AD1117 seed is an integer": lambda: tensor.param(3, seed=2**70),
    "AD1117 2**64, not -1": lambda: tensor.param(3, seed=-1),
    "AD1119 by `p` twice": twice,
    "AD1116 index 4 is outside": lambda: x()[[0, 4]],
    "AD1116 index -5 is outside": lambda: x()[np.array([-5])],
    "AD1117 `x` is indexed by bool": lambda: x()[[True, False, True, True]],
    "AD1117 `x` is indexed by float": lambda: x()[np.array([0.0])],
    "AD1117 is no array": lambda: x()[[[0], [1, 2]]],
    "AD1116 the target 3 is outside": lambda: tensor.cross_entropy(x(), np.array([0, 3, 1, 1])),
    "AD1116 the target -1 is outside": lambda: tensor.cross_entropy(x(), np.array([0, -1, 1, 1])),
    "AD1120 3 is no name of a file": lambda: tensor.save(3, [x()]),  # pyright: ignore
    "AD1120 None is no name": lambda: tensor.load(None, [x()]),  # pyright: ignore
    "AD1120 b'run' is no name": lambda: tensor.save(b"run", [x()]),  # pyright: ignore
    "AD1120 '' is no name": lambda: tensor.save("", [x()]),
    "AD1118 options of a routine are": lambda: tensor.routine(x(), options={"fp": "fast"}),  # pyright: ignore
    "AD1117 `x` has neither": lambda: x() % 2,
    "AD1117 `x` has neither `%` nor `//`": lambda: 7 // x(),
    "AD1117 `x` is neither copied nor pickled": lambda: pickle.dumps(x()),
    "AD1117 `x` is neither copied": lambda: copy.deepcopy(x()),
}


@pytest.mark.parametrize("words", REFUSED)
def test_refusals(words: str) -> None:
    code, _, part = words.partition(" ")
    with pytest.raises(DiagnosticError) as caught:
        REFUSED[words]()
    (found,) = caught.value.diagnostics
    assert found.code == code
    assert part in found.message


def test_settings_that_fit() -> None:
    inits = [tensor.he(0), tensor.normal(0.0), tensor.uniform(2, 2), tensor.xavier(1)]
    made = [tensor.param(3, init, name="w", seed=2**64 - 1).value for init in inits]
    assert_array_equal(made[:3], [[0] * 3, [0] * 3, [2] * 3])


def test_rows_by_known_indices() -> None:
    picked = [[0, 2], [-1], np.array([[3, -4], [1, 1]]), np.array([2, 0], np.uint8)]
    found = tensor.evaluate(*(x()[at] for at in picked))
    for at, made in zip(picked, found, strict=True):
        assert_array_equal(made, A[at])
    w = tensor.param((4, 3), init=A, name="w", dtype="f64")
    slope = tensor.evaluate(tensor.gradient((w[[1, 1, -1]] ** 2).sum(), w))
    assert_allclose(slope, 2 * A * np.array([[0], [2], [0], [1]]), rtol=1e-14)


def test_targets_out_of_range_count_as_the_logit_0() -> None:
    ids = np.array([0, 3, -1, 2])
    shift = np.log(np.exp(A).sum(1))
    wanted = np.mean(shift - [A[0, 0], 0, 0, A[3, 2]])
    found = tensor.evaluate(tensor.cross_entropy(x(), tensor.data(ids)))
    assert found == pytest.approx(wanted, rel=1e-13)
