"""Operators and functions of tensors against NumPy, in double precision."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.testing import assert_allclose, assert_array_equal

from ad_opt import tensor
from shares import some_of

RNG = np.random.default_rng(3)
A = RNG.normal(size=(3, 4))
B = RNG.uniform(0.1, 0.9, size=(3, 4))
ROW = RNG.normal(size=4)
IDS = np.array([[2, 0], [1, 1]], np.int32)

UNARY: dict[str, Callable[[Any], Any]] = {
    "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "log": np.log, "log2": np.log2,
    "log10": np.log10, "log1p": np.log1p, "sqrt": np.sqrt, "sin": np.sin, "cos": np.cos,
    "tan": np.tan, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "sinh": np.sinh,
    "cosh": np.cosh, "tanh": np.tanh, "asinh": np.arcsinh, "atanh": np.arctanh,
    "cbrt": np.cbrt, "floor": np.floor, "ceil": np.ceil, "square": np.square,
    "reciprocal": np.reciprocal, "absolute": np.abs,
    "rsqrt": lambda x: 1 / np.sqrt(x), "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "relu": lambda x: np.maximum(x, 0), "softplus": lambda x: np.log1p(np.exp(x)),
    "silu": lambda x: x / (1 + np.exp(-x)), "stop_gradient": lambda x: x,
    "erf": np.vectorize(math.erf),
    "gelu": lambda x: x * np.vectorize(lambda t: 0.5 * (1 + math.erf(t / math.sqrt(2))))(x),
}  # fmt: skip


def test_functions_of_elements() -> None:
    """All of them in one routine: compiling is what takes time."""
    b = tensor.data(B)
    made = {name: getattr(tensor, name)(b) for name in UNARY}
    found = tensor.evaluate(*made.values())
    for (name, oracle), one in zip(UNARY.items(), found, strict=True):
        assert_allclose(one, oracle(B), rtol=1e-13, atol=1e-15, err_msg=name)


def softmax(x: Any) -> Any:
    return np.exp(x) / np.exp(x).sum(-1, keepdims=True)


PROGRAMS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "arithmetic": lambda a, b, row: (a + b) * row - a / b + 2 * a - 1 + (1 - b) + 1 / b,
    "powers": lambda a, b, row: a**2 + a**3 + b**-2 + b**0.5 + b**a + b**0 + 2.0**a,
    "signs": lambda a, b, row: -a + abs(a),
    "products": lambda a, b, row: a @ b.T,
    "vector": lambda a, b, row: a @ row,
    "inner": lambda a, b, row: row @ row,
    "parts": lambda a, b, row: a[1:, ::-1] + b[:2, ::-1] + row[::-1],
    "one": lambda a, b, row: a[-1] * row[2] + b[0, 1],
    "new axes": lambda a, b, row: a[:, None] + b[None, ..., 1:2],
    "sums": lambda a, b, row: a.sum(axis=0) + b.sum(axis=(0,)) + a.sum() + row.mean(),
    "kept": lambda a, b, row: a - a.mean(axis=1, keepdims=True) + a.max(axis=0, keepdims=True),
    "extremes": lambda a, b, row: a.max() + b.min(axis=0) + a.min(axis=-1).sum(),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_like_numpy(name: str) -> None:
    program = PROGRAMS[name]
    expected = program(A, B, ROW)
    found = tensor.evaluate(program(tensor.data(A), tensor.data(B), tensor.data(ROW)))
    assert found.shape == np.shape(expected)
    assert_allclose(found, expected, rtol=1e-12, atol=1e-14)


def mask(a: Any, b: Any) -> Any:
    return (a > 0) & ~(b > 0.5) | (a < -1)


def test_reductions_and_choices() -> None:
    a, b, row = tensor.data(A), tensor.data(B), tensor.data(ROW)
    normal, deviation = A - A.mean(-1, keepdims=True), np.sqrt(A.var(-1, keepdims=True) + 1e-5)
    cases: list[tuple[tensor.Tensor, Any]] = [
        (tensor.softmax(a), softmax(A)),
        (tensor.softmax(1000 * a), softmax(1000 * (A - A.max(-1, keepdims=True)))),
        (tensor.log_softmax(a), np.log(softmax(A))),
        (tensor.logsumexp(a), np.log(np.exp(A).sum(-1))),
        (tensor.logsumexp(a, (0, 1)), np.log(np.exp(A).sum())),
        (tensor.var(a, axis=0), A.var(0)),
        (tensor.var(a), A.var()),
        (tensor.prod(b, axis=1), B.prod(1)),
        (tensor.where(a > 0, a, b), np.where(A > 0, A, B)),
        (
            tensor.where(mask(a, b), 1.0, row),
            np.where(mask(A, B), 1.0, ROW),
        ),
        (tensor.maximum(a, b), np.maximum(A, B)),
        (tensor.minimum(a, 0.5), np.minimum(A, 0.5)),
        (tensor.clip(a, -0.5, 0.5), np.clip(A, -0.5, 0.5)),
        (tensor.atan2(a, b), np.arctan2(A, B)),
        (tensor.transpose(a, 1, 0), A.T),
        (tensor.concatenate([a, b], 1), np.concatenate([A, B], 1)),
        (tensor.concatenate([a, b]), np.concatenate([A, B])),
        (tensor.pad(a, [(1, 0), (0, 2)]), np.pad(A, [(1, 0), (0, 2)])),
        (
            tensor.layer_norm(a, row, 1.0),
            normal / deviation * ROW + 1,
        ),
    ]
    found = tensor.evaluate(*(made for made, _ in cases))
    for (made, expected), one in zip(cases, found, strict=True):
        assert one.shape == np.shape(expected)
        assert_allclose(one, expected, rtol=1e-12, atol=1e-13, err_msg=repr(made))


def test_rows_that_integers_choose() -> None:
    a, ids = tensor.data(A), tensor.data(IDS)
    logits, targets = tensor.data(RNG.normal(size=(5, 3))), np.array([0, 2, 1, 1, 0], np.int64)
    cross = tensor.cross_entropy(logits, tensor.data(targets))
    taken, hot, loss = tensor.evaluate(a[ids], tensor.one_hot(ids, 3, "f64"), cross)
    assert_array_equal(taken, A[IDS])
    assert_array_equal(hot, np.eye(3)[IDS])
    shares = softmax(logits.value)
    assert loss == pytest.approx(-np.log(shares[range(5), targets]).mean(), rel=1e-12)
    best = tensor.evaluate(tensor.accuracy(logits, tensor.data(targets)))
    assert best == pytest.approx(np.mean(logits.value.argmax(1) == targets))


def test_truth_values_and_integers() -> None:
    a = tensor.data(A)
    ids = tensor.data(IDS)

    def tests(a: Any, ids: Any) -> list[Any]:
        floats = [a < 0, a <= 0, a > 0, a >= 0, a == 1, a != 1]
        return [*floats, ids == 1, ids >= 1, ids * 2 - 1, -ids]

    found = tensor.evaluate(*tests(a, ids))
    for found, oracle in zip(found, tests(A, IDS), strict=True):
        assert found.dtype == oracle.dtype
        assert_array_equal(found, oracle)


@pytest.mark.parametrize(
    ("one", "other", "made"),
    [
        ("f32", "f64", "f64"),
        ("f32", "i64", "f32"),
        ("f16", "f32", "f32"),
        ("i32", "i64", "i64"),
        ("i1", "i1", "i32"),
    ],
)
def test_promotion(one: str, other: str, made: str) -> None:
    a, b = (tensor.placeholder(2, dtype=dtype) for dtype in (one, other))
    assert (a + b).dtype == made
    assert (a + 1).dtype == ("i32" if one == "i1" else one)


def test_numbers_beside_integers() -> None:
    ids = tensor.data(IDS)
    assert [(ids * 2).dtype, (ids * 2.0).dtype, (ids / 2).dtype] == ["i32", "f32", "f32"]
    assert_array_equal(tensor.evaluate(ids / 2), IDS / 2)


def test_rows_of_axes() -> None:
    """The composition of linear maps, and a map of a batch of vectors."""
    first, second = RNG.normal(size=(4, 3)), RNG.normal(size=(2, 4))
    vectors = RNG.normal(size=(5, 3))
    f = tensor.data(first, shape="_->_".replace("_->_", "3->4"))
    g = tensor.data(second, shape="4->2")
    x = tensor.data(vectors, shape="5|3")
    maps, batch = tensor.evaluate(g @ f, g @ f @ x)
    assert str((g @ f).rows) == "3->2"
    assert str((g @ f @ x).rows) == "5|2"
    assert_allclose(maps, second @ first, rtol=1e-13)
    assert_allclose(batch, vectors @ (second @ first).T, rtol=1e-12)


SIZES = {"i": 2, "j": 3, "k": 2, "m": 1}


@st.composite
def einsums(draw: st.DrawFn) -> tuple[list[str], str]:
    """Operands with labels, repeated ones too; a result of some of them, each once."""
    labels = st.lists(st.sampled_from(sorted(SIZES)), min_size=1, max_size=3)
    operands = draw(st.lists(labels, min_size=1, max_size=3))
    there = sorted({label for one in operands for label in one})
    result = draw(st.lists(st.sampled_from(there), unique=True, max_size=3))
    return ["".join(one) for one in operands], "".join(result)


@settings(max_examples=some_of(25), deadline=None)
@given(einsums(), st.integers(0, 99))
def test_random_einsums(program: tuple[list[str], str], seed: int) -> None:
    operands, result = program
    rng = np.random.default_rng(seed)
    arrays = [rng.normal(size=[SIZES[label] for label in one]) for one in operands]
    expected = np.einsum(",".join(operands) + "->" + result, *arrays)
    spec = ";".join(operands) + "=>" + result
    found = tensor.evaluate(tensor.einsum(spec, *map(tensor.data, arrays)))
    assert_allclose(found, expected, rtol=1e-12, atol=1e-13)


@st.composite
def broadcasts(draw: st.DrawFn) -> list[list[int]]:
    """Shapes that can be broadcast together."""
    whole = draw(st.lists(st.integers(1, 3), max_size=3))
    shapes: list[list[int]] = []
    for _ in range(draw(st.integers(2, 3))):
        part = whole[draw(st.integers(0, len(whole))) :]
        shapes.append([draw(st.sampled_from([1, size])) for size in part])
    return shapes


@settings(max_examples=some_of(25), deadline=None)
@given(broadcasts(), st.integers(0, 99))
def test_random_broadcasts(shapes: list[list[int]], seed: int) -> None:
    rng = np.random.default_rng(seed)
    arrays = [rng.normal(size=shape) for shape in shapes]
    found = tensor.data(arrays[0])
    expected: Any = arrays[0]
    for array in arrays[1:]:
        found, expected = found * tensor.data(array) + found, expected * array + expected
    made = tensor.evaluate(found)
    assert made.shape == np.shape(expected)
    assert_allclose(made, expected, rtol=1e-12, atol=1e-13)
