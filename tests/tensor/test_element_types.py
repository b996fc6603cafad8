"""Types of elements: what is joined, chosen and multiplied keeps its values, as in NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from ad_opt import DiagnosticError, tensor

TYPES = ["i1", "i32", "i64", "f16", "f32", "f64"]
VALUES = {
    "i1": [True, False],
    "i32": [2**31 - 1, -3],
    "i64": [2**40 + 1, -5],
    "f16": [0.5, -2.5],
    "f32": [0.1, 1e30],
    "f64": [0.1, -1e200],
}


def of_type(dtype: str) -> tuple[tensor.Tensor, np.ndarray]:
    made = tensor.data(VALUES[dtype], dtype=dtype)
    return made, made.value


@pytest.mark.parametrize("one", TYPES)
def test_joined(one: str) -> None:
    """Each part becomes the type that the two promote to, by an addition that is tested apart."""
    a, left = of_type(one)
    for other in TYPES:
        b, right = of_type(other)
        dtype = tensor.dtypes.promoted([one, other])
        with np.errstate(over="ignore"):
            wanted = np.concatenate([x.astype(tensor.dtypes.NUMPY[dtype]) for x in (left, right)])
        found = tensor.evaluate(tensor.concatenate([a, b]), tensor.einsum("i;j=>i^j", a, b))
        if dtype != "i1":
            assert found[1].dtype == wanted.dtype
        for made in found:
            assert_array_equal(made, wanted)
        assert found[0].dtype == wanted.dtype


def test_many_vectors() -> None:
    parts = [tensor.data([float(at), -1.0]) for at in range(60)]
    wanted = np.stack([np.arange(60.0), -np.ones(60)], 1).ravel()
    assert_array_equal(tensor.evaluate(tensor.concatenate(parts)), wanted)


def test_truth_values_stay_such() -> None:
    truths = np.array([[True, False, True], [False, False, True]])
    ids = np.array([1, 0, 1])
    x = tensor.data(truths)
    pairs: list[tuple[Any, Any]] = [
        (x.max(1), truths.max(1)),
        (x.min(0), truths.min(0)),
        (x[tensor.data(ids)], truths[ids]),
        (tensor.pad(x, [(1, 0), (0, 2)]), np.pad(truths, [(1, 0), (0, 2)])),
        (x & True, truths),
        (True & x, truths),
        (np.array([True, False, True]) | x, truths | [True, False, True]),
        (x.T, truths.T),
    ]
    for (_, wanted), found in zip(pairs, tensor.evaluate(*(one for one, _ in pairs)), strict=True):
        assert_array_equal(found, wanted)
        assert found.dtype == wanted.dtype


@pytest.mark.parametrize("kind", ["and", "or"])
@pytest.mark.parametrize("values", [[1.5, 0.0, -2.0], [1, 0, 2]])
def test_truths_of_numbers_in_windows(kind: str, values: list[Any]) -> None:
    """Margins have no say; a diagonal is filled with what the accumulation begins with."""
    truths = np.array(values) != 0
    x = tensor.data(values)
    windows = tensor.einsum("o=+k=>o", x, k=3, reduce=kind)
    diagonal = tensor.einsum("i=>ii", x, reduce=kind)
    combine = np.logical_and if kind == "and" else np.logical_or
    wanted = [combine.reduce(truths[max(at - 1, 0) : at + 2]) for at in range(3)]
    found = tensor.evaluate(windows, diagonal)
    assert_array_equal(found[0], wanted)
    assert_array_equal(found[1], np.where(np.eye(3, dtype=bool), truths, kind == "and"))


def test_powers_of_integers_are_exact() -> None:
    for dtype in (np.int32, np.int64):
        values = np.array([3, -7, 0, 100 if dtype == np.int32 else 100_003], dtype)
        x = tensor.data(values)
        for exponent in (0, 1, 2, 3):
            found = tensor.evaluate(x**exponent)
            assert found.dtype == dtype
            assert_array_equal(found, values**exponent)
    assert_array_equal(tensor.evaluate(tensor.data([2, -2]) ** 41), [2**41, -(2**41)])
    assert (tensor.data([2]) ** 2.0).dtype == (tensor.data([2]) ** -1).dtype == "f32"


def test_powers_of_floats_by_any_number() -> None:
    x = np.array([1.0, 2.0, 0.5])
    for exponent in (np.inf, -np.inf, np.nan, 17.0, 0.25):
        found = tensor.evaluate(tensor.data(x) ** exponent)
        np.testing.assert_allclose(found, x**exponent, rtol=1e-14)


def test_logsumexp_of_infinities() -> None:
    inf = np.inf
    rows = np.array([[-inf, -inf, -inf], [-inf, 1, 1], [inf, 1, -inf], [1, 1, np.nan]])
    found = tensor.evaluate(tensor.logsumexp(tensor.data(rows)))
    np.testing.assert_allclose(found, [-inf, 1 + np.log(2), inf, np.nan], rtol=1e-15)
    x = tensor.param(3, init=rows[1], name="x", dtype="f64")
    slope = tensor.evaluate(tensor.gradient(tensor.logsumexp(x), x))
    np.testing.assert_allclose(slope, [0, 0.5, 0.5], rtol=1e-15)


def test_orders_of_axes() -> None:
    values = np.arange(24.0).reshape(2, 3, 4)
    x = tensor.data(values)
    for order in ((2, 0, 1), (-1, 0, 1), (-3, -1, -2)):
        found = tensor.evaluate(x.transpose(order), x.transpose(*order))
        for one in found:
            assert_array_equal(one, values.transpose(order))


def test_arrays_of_any_kind_become_elements() -> None:
    bounds = np.array([-(2.0**63), 2.0**62])
    assert_array_equal(tensor.data(bounds, dtype="i64").value, [-(2**63), 2**62])
    assert_array_equal(tensor.data(np.array([255], np.uint8), dtype="f32").value, [255])
    x = tensor.placeholder(2, dtype="i32")
    x.value = np.array([3.0, -7.9])
    assert_array_equal(x.value, [3, -7])


@pytest.mark.parametrize(
    ("array", "dtype"),
    [
        ([1e6], "f16"),
        ([1, 70000], "f16"),
        ([1e300], "f32"),
        (np.array(-1e39), "f32"),
        ([2], "i1"),
        ([0.5], "i1"),
        ([np.nan], "i1"),
        ([2.0**31], "i32"),
    ],
)
def test_numbers_that_do_not_fit(array: object, dtype: str) -> None:
    with pytest.raises(DiagnosticError, match="AD1117"):
        tensor.data(array, dtype=dtype)


def test_means_of_half_precision() -> None:
    """Their sums are larger than any number of the type; NumPy has them in single precision."""
    values = np.linspace(300, 40, 6000).astype(np.float16).reshape(2, 3000)
    x = tensor.param((2, 3000), init=values, name="x", dtype="f16")
    average, spread = x.mean(), tensor.var(x, 1)
    slope = tensor.gradient(average, x)
    step = tensor.routine(slope, spread, outputs=average)
    exact = values.astype(np.float64)
    np.testing.assert_allclose(step(), exact.mean(), rtol=1e-3)
    np.testing.assert_allclose(step[spread], exact.var(1), rtol=2e-3)
    np.testing.assert_allclose(step[slope], np.full(values.shape, 1 / 6000), rtol=1e-3)
    assert {step[one].dtype for one in (spread, slope)} == {np.dtype(np.float16)}


def test_numbers_of_python_that_do_not_fit() -> None:
    """Beside elements, and as first values; an infinity is one in every type."""
    x, half = tensor.param(2, init=1.0, name="x"), tensor.param(2, 1.0, "half", "f16")
    for work in (
        lambda: x * 1e39,
        lambda: x + -(10**39),
        lambda: tensor.where(x > 0, x, np.float64(-1e300)),
        lambda: tensor.data([1, 2]) * 1e39,
        lambda: half * 1e5,
        lambda: tensor.param(2, init=1e39),
        lambda: tensor.param(2, init=np.array([1.0, 1e5]), dtype="f16"),
    ):
        with pytest.raises(DiagnosticError, match="AD1117"):
            work()
    assert tensor.evaluate(x - np.inf).tolist() == [-np.inf, -np.inf]
    assert tensor.evaluate(x.astype("f64") * 1e39).tolist() == [1e39, 1e39]


def test_numbers_that_fit_when_rounded() -> None:
    for given, dtype in (([65504.0, np.inf, np.nan, 0.1], "f16"), ([1e-300, 3.4e38], "f32")):
        value = tensor.data(given, dtype=dtype).value
        np.testing.assert_array_equal(value, np.array(given).astype(value.dtype))
    assert tensor.data([1, 0.0], dtype="i1").value.tolist() == [True, False]
