"""Functions of NumPy on tensors: they are what they are of arrays, or refused by number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from ad_opt import DiagnosticError, tensor
from ad_opt.tensor.numpy_calls import ELEMENTWISE

RNG = np.random.default_rng(5)
A = RNG.uniform(0.1, 0.9, size=(3, 4))
B = RNG.uniform(1.1, 1.9, size=(3, 4))
T = A < 0.5

PROGRAMS: list[Callable[[Any, Any, Any], Any]] = [
    lambda a, b, t: np.sum(a, axis=1) + np.sum(a, 1, keepdims=False, out=None),
    lambda a, b, t: np.mean(a, (0, 1)) + np.max(a) * np.min(b) + np.amax(b) - np.amin(a),
    lambda a, b, t: np.prod(a, axis=0, keepdims=True) + np.var(b, 0),
    lambda a, b, t: np.where(t, a, 2.0) + np.where(~t & (b > 1.5), b, a),
    lambda a, b, t: np.clip(a, 0.3, 0.6),
    lambda a, b, t: np.concatenate((a, b), axis=1),
    lambda a, b, t: np.concatenate([a, b]),
    lambda a, b, t: np.transpose(a) @ np.transpose(b, (0, 1)),
    lambda a, b, t: np.einsum("ij, kj -> ik", a, b),
    lambda a, b, t: np.einsum("kj,ij", a, b),
    lambda a, b, t: np.einsum("...j,...j->...", a, b),
    lambda a, b, t: np.matmul(a, b.T),
    lambda a, b, t: np.where(np.bitwise_or(t, np.invert(t)), a, b),
    lambda a, b, t: A * a + (A - a) / (B + b) ** a,
    lambda a, b, t: A @ b.T + A.T[0] @ a @ b.T,
    lambda a, b, t: np.float64(2) * a + np.float32(0.5) - np.int64(3) / b,
    lambda a, b, t: np.where(A < a + 0.1, 1.0, b) + np.where(A[0] == a, a, b),
    lambda a, b, t: np.full(np.shape(a), np.ndim(a) + np.size(b)) + a,
]


def test_functions_of_arrays() -> None:
    """All of them in one routine: compiling is what takes time."""
    a, b, t = tensor.data(A), tensor.data(B), tensor.data(T)
    found = tensor.evaluate(*(program(a, b, t) for program in PROGRAMS))
    for at, (program, made) in enumerate(zip(PROGRAMS, found, strict=True)):
        expected = program(A, B, T)
        assert np.shape(made) == np.shape(expected), at
        assert_allclose(made, expected, rtol=1e-12, err_msg=str(at))


def test_functions_of_elements() -> None:
    """Functions of NumPy that have a row in the table of operations."""
    values = {one: [A, B][: one.nin] if one is not np.arccosh else [B] for one in ELEMENTWISE}
    made = [one(*map(tensor.data, given)) for one, given in values.items()]
    for (one, given), found in zip(values.items(), tensor.evaluate(*made), strict=True):
        assert_allclose(found, one(*given), rtol=1e-13, atol=1e-15, err_msg=one.__name__)
    assert {np.exp, np.add, np.maximum, np.arctan2, np.abs, np.less} <= set(ELEMENTWISE)


def test_gradients() -> None:
    x = tensor.param(3, init=np.array([-1.0, 0.5, 2.0]), name="x", dtype="f64")
    loss = np.sum(np.array([1.0, 2.0, 3.0]) * np.maximum(x, 0) * np.exp(x))
    found = tensor.evaluate(tensor.gradient(loss, x))
    v = np.array([0.5, 2.0])
    assert_allclose(found, [0.0, *([2.0, 3.0] * (1 + v) * np.exp(v))], rtol=1e-14)


def a(*shape: int) -> tensor.Tensor:
    return tensor.placeholder(shape, name="a")


REFUSED: dict[str, Callable[[], Any]] = {
    "AD1117 `np.sign` has no operation": lambda: np.sign(a(3)),
    "AD1117 `np.logaddexp` has no": lambda: np.logaddexp(a(3), 1.0),
    "AD1117 `np.modf` has no": lambda: np.modf(a(3)),
    "AD1117 `np.add.reduce` has no": lambda: np.add.reduce(a(3)),
    "AD1117 `np.add` writes no tensor": lambda: np.add(a(3), 1, out=np.zeros(3)),
    "AD1117 takes no dtype": lambda: np.add(a(3), 1, dtype=np.float32),
    "AD1117 type list": lambda: np.add(a(3), [1, 2, 3]),
    "AD1117 combines truth values": lambda: np.bitwise_and(a(3), a(3)),
    "AD1117 `np.dot` has no": lambda: np.dot(a(3), a(3)),
    "AD1117 `np.cumsum` has no": lambda: np.cumsum(a(3)),
    "AD1117 `np.copyto` has no": lambda: np.copyto(np.zeros(3), a(3)),
    "AD1117 too many positional": lambda: np.sum(a(3), 0, np.float32),
    "AD1117 'ddof'": lambda: np.var(a(3), ddof=1),
    "AD1117 argument: 'x'": lambda: np.where(a(3)),
    "AD1117 no modulus": lambda: pow(a(3), 2, 3),
    "AD1117 has no digits": lambda: f"{a(3):.2f}",
    "AD1117 nothing loops over `Tensor(a": lambda: [*a(3)],
    "AD1117 nothing loops over `i`": lambda: [*tensor.symbol("i", 3)],
    "AD1117 what is in": lambda: 3 in a(3),
    "AD1117 of tensors have no modulus": lambda: pow(tensor.symbol("i", 3), 2, 3),
    "AD1116 number None": lambda: np.concatenate([a(3), a(3)], axis=None),
    "AD1112 no text of an einsum": lambda: np.einsum("i=>i", a(3)),
}


@pytest.mark.parametrize("words", REFUSED)
def test_refusals(words: str) -> None:
    code, _, part = words.partition(" ")
    with pytest.raises(DiagnosticError) as caught:
        REFUSED[words]()
    (found,) = caught.value.diagnostics
    assert found.code == code
    assert part in found.message
    assert found.location is not None
    assert found.location.file == __file__


def test_a_tensor_is_shown_without_digits() -> None:
    assert f"{a(3)} {tensor.symbol('i', 3)}" == f"{a(3)!r} i"


def test_an_array_is_not_changed_into_a_tensor() -> None:
    array = np.zeros(3)
    with pytest.raises(DiagnosticError, match="writes no tensor into an array"):
        array += a(3)
