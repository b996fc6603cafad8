"""Axes of size 0: values, gradients and steps, against NumPy and differences of NumPy's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from numpy.typing import NDArray

from ad_opt import DiagnosticError, tensor

Array = NDArray[np.float64]
NONE = np.zeros(0, np.int64)

# Name, shapes of parameters, the program in both.
CASES: list[tuple[str, list[tuple[int, ...]], Callable[..., tensor.Tensor], Callable[..., Any]]] = [
    ("sum", [(0, 3)], tensor.sum, np.sum),
    ("mean", [(3, 0)], lambda x: tensor.mean(x, axis=0), lambda x: x.mean(0)),
    ("prod", [(3, 0)], lambda x: tensor.prod(x, axis=1), lambda x: x.prod(1)),
    ("max", [(3, 0)], lambda x: tensor.max(x, axis=1), lambda x: x.max(1, initial=-np.inf)),
    ("min", [(0,)], tensor.min, lambda x: x.min(initial=np.inf)),
    (
        "maxima times parameters",
        [(3, 0), (3,)],
        lambda x, p: tensor.sum(tensor.where(p > 0, p, tensor.max(x, axis=1) * p)),
        lambda x, p: p.sum(),
    ),
    (
        "elements",
        [(0, 3), (1, 3)],
        lambda x, y: tensor.sum(tensor.sin(x) * y) + tensor.sum(y * y),
        lambda x, y: (np.sin(x) * y).sum() + (y * y).sum(),
    ),
    ("softmax", [(2, 0)], tensor.softmax, lambda x: x),
    ("no rows", [(0, 3), (3, 2)], tensor.matmul, np.matmul),
    (
        "nothing is summed",
        [(2, 0), (0, 3), (3,)],
        lambda x, y, c: tensor.matmul(x, y) + c,
        lambda x, y, c: x @ y + c,
    ),
    (
        "joined in front",
        [(0, 2), (3, 2)],
        lambda x, y: tensor.sin(tensor.concatenate([x, y])),
        lambda x, y: np.sin(np.concatenate([x, y])),
    ),
    (
        "joined behind",
        [(3,), (0,)],
        lambda x, y: tensor.concatenate([x, y]),
        lambda x, y: np.concatenate([x, y]),
    ),
    ("margins", [(0, 2)], lambda x: tensor.pad(x, [(1, 1), (0, 0)]), lambda x: np.zeros((2, 2))),
    ("slice", [(4, 3)], lambda x: x[3:1, ::-1], lambda x: x[3:1, ::-1]),
    ("backwards", [(0, 3)], lambda x: x[::-1], lambda x: x[::-1]),
    ("no entries", [(4, 2)], lambda x: x[[]], lambda x: x[NONE]),
    ("gather", [(5, 2)], lambda x: tensor.gather(x, tensor.data(NONE)), lambda x: x[NONE]),
    ("repeated", [(3,)], lambda x: tensor.einsum("i=>ij", x, j=0), lambda x: np.zeros((3, 0))),
]


def differences(program: Callable[..., Any], arrays: Sequence[Array], which: int) -> Array:
    found = np.zeros_like(arrays[which])
    for at in np.ndindex(*found.shape):
        sums: list[float] = []
        for step in (1e-6, -1e-6):
            moved = [one.copy() for one in arrays]
            moved[which][at] += step
            sums.append(float(np.sum(program(*moved))))
        found[at] = (sums[0] - sums[1]) / 2e-6
    return found


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
@pytest.mark.filterwarnings("ignore:Mean of empty slice", "ignore:invalid value encountered")
def test_as_numpy(case: tuple[str, list[tuple[int, ...]], Any, Any]) -> None:
    _, shapes, program, by_numpy = case
    rng = np.random.default_rng(1)
    arrays = [rng.uniform(0.3, 1.5, shape) for shape in shapes]
    params = [
        tensor.param(array.shape, init=array, name=f"p{at}", dtype="f64")
        for at, array in enumerate(arrays)
    ]
    out = program(*params)
    wanted = np.asarray(by_numpy(*arrays))
    value = np.asarray(tensor.evaluate(out))
    assert value.shape == wanted.shape
    assert_allclose(value, wanted, rtol=1e-14)
    loss = tensor.sum(out)
    slopes = tensor.gradient(loss, params)
    step = tensor.routine(*slopes, tensor.sgd(loss, params, lr=0.1), outputs=loss)
    step()
    for at, slope in enumerate(slopes):
        expected = differences(by_numpy, arrays, at)
        assert step[slope].shape == expected.shape
        assert_allclose(step[slope], expected, atol=1e-6)
        assert_allclose(params[at].value, arrays[at] - 0.1 * step[slope], rtol=1e-14)


@pytest.mark.parametrize(("x", "k"), [(4, 0), (0, 3)])
def test_windows_that_do_not_fit(x: int, k: int) -> None:
    with pytest.raises(DiagnosticError, match="AD1114") as found:
        tensor.einsum("i+k;k=>i", tensor.param((x,), name="x"), tensor.param((k,), name="k"))
    assert "`x`" in str(found.value)
