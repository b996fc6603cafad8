"""Gradients through the front end: known values, differences of the program itself, JAX."""

from __future__ import annotations

import string
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.testing import assert_allclose, assert_array_equal
from numpy.typing import NDArray

from ad_opt import DiagnosticError, tensor
from shares import some_of

Program = Callable[..., tensor.Tensor]


def scalar(name: str, value: float) -> tensor.Tensor:
    return tensor.param((), init=value, name=name, dtype="f64")


def gradients(loss: tensor.Tensor, params: Sequence[tensor.Tensor], **symbols: int) -> list[Any]:
    made = tensor.gradient(loss, list(params))
    step = tensor.routine(*made, outputs=loss)
    step(**symbols)
    return [step[one].copy() for one in made]


def test_micrograd() -> None:
    """The example of Karpathy's micrograd, whose derivatives it says."""
    a, b = scalar("a", -4), scalar("b", 2)
    c, d = a + b, a * b + b**3
    c = c + c + 1
    c = c + 1 + c - a
    d = d + d * 2 + tensor.relu(b + a)
    d = d + 3 * d + tensor.relu(b - a)
    e = c - d
    f = e**2
    g = f / 2 + 10 / f
    assert tensor.evaluate(g) == pytest.approx(24.70408163265306, rel=1e-14)
    found = gradients(g, [a, b])
    assert_allclose(found, [138.83381924198252, 645.5772594752186], rtol=1e-13)


def test_a_small_expression_and_a_step() -> None:
    a, b, c, f = (scalar(n, v) for n, v in (("a", 2), ("b", -3), ("c", 10), ("f", -2)))
    e = a * b
    d = e + c
    loss = d * f
    inner = tensor.gradient(loss, [a, b, c, d, e, f])
    step = tensor.routine(*inner, tensor.sgd(loss, [a, b, c, f], lr=0.1), outputs=loss)
    assert step() == -8
    assert [float(step[one]) for one in inner] == [6, -4, -2, -2, -2, 4]
    assert_allclose([one.value for one in (a, b, c, f)], [1.4, -2.6, 10.2, -2.4], rtol=1e-15)
    assert step() == pytest.approx(-15.744, rel=1e-14)
    assert_allclose([step[one] for one in inner], [6.24, -3.36, -2.4, -2.4, -2.4, 6.56], rtol=1e-14)


def test_a_curve_at_a_symbol() -> None:
    i = tensor.symbol("i", 100)
    x = scalar("x", 0)
    at = x + tensor.embedded(i, "f64") / 10 - 5
    f = 3 * at**2 - 4 * at + 5
    slope = tensor.gradient(f, x)
    step = tensor.routine(slope, outputs=f)
    curve = [(step(i=n), float(step[slope])) for n in range(100)]
    values, slopes = zip(*curve, strict=True)
    assert (max(values), min(values)) == (100, pytest.approx(3.67, rel=1e-12))
    assert (min(slopes), max(slopes)) == (-34, pytest.approx(25.4, rel=1e-12))


@pytest.mark.parametrize(("mask", "expected"), [(True, [2, 1, 0]), (False, [3, 0, 1])])
def test_choice(mask: bool, expected: list[float]) -> None:
    x, y = scalar("x", 2), scalar("y", 3)
    chosen = tensor.where(tensor.constant(mask), x, y)
    assert [tensor.evaluate(chosen), *gradients(chosen, [x, y])] == expected


def test_three_factors() -> None:
    """∂/∂a of the sum of a·b·c, for a and c the identity, is the sum of rows of b."""
    eye, swap = np.eye(2), np.array([[0.0, 1], [1, 0]])
    arrays = {"a": eye, "b": swap, "c": eye}
    a, b, c = (tensor.param((2, 2), init=array, name=name) for name, array in arrays.items())
    loss = tensor.einsum("ij;jk;km=>im", a, b, c).sum()
    for found in gradients(loss, [a, b, c]):
        assert_array_equal(found, np.ones((2, 2)))


def test_a_mask_in_an_einsum() -> None:
    mask = tensor.data(np.array([1.0, 0, 1, 0]))
    a, b = (tensor.param(4, init=0.5, name=n, dtype="f64") for n in "ab")
    loss = tensor.einsum("i;i;i=>i", mask, a, b, combine="where").sum()
    assert_array_equal(gradients(loss, [a, b]), [[1, 0, 1, 0], [0, 1, 0, 1]])


def test_tropical_convolution() -> None:
    x = tensor.param((4, 4), init=1.0, name="x")
    kernel = tensor.param((2, 2), init=np.array([[0.0, 1], [2, 10]]), name="k")
    out = tensor.einsum("2*y+u,2*x+v;u,v=>y,x", x, kernel, combine="add", reduce="max")
    assert_array_equal(tensor.evaluate(out), np.full((2, 2), 11))
    of_x, of_kernel = gradients(out.sum(), [x, kernel])
    expected = np.zeros((4, 4))
    expected[1::2, 1::2] = 1
    assert_array_equal(of_x, expected)
    assert_array_equal(of_kernel, [[0, 0], [0, 4]])


def test_axes_end_to_end() -> None:
    a = tensor.param(3, init=np.array([1.0, 2, 3]), name="a", dtype="f64")
    b = tensor.param(2, init=np.array([4.0, 5]), name="b", dtype="f64")
    loss = tensor.sin(tensor.einsum("a;b=>a^b", a, b)).sum()
    of_a, of_b = gradients(loss, [a, b])
    assert_allclose(of_a, np.cos([1, 2, 3]), rtol=1e-14)
    assert_allclose(of_b, np.cos([4, 5]), rtol=1e-14)


def test_constants_for_gradients() -> None:
    x = scalar("x", 3)
    (found,) = gradients(x * tensor.stop_gradient(x), [x])
    assert found == 3


IDS = np.array([2, 0, 1, 1], np.int32)
SHARES = np.array([[0.2, 0.3, 0.5], [0.9, 0.0, 0.1]])
I = tensor.symbol("i", 3)  # noqa: E741
T = tensor

# Shapes of parameters, and a program of them; all are smooth near the values drawn.
PROGRAMS: dict[str, tuple[list[tuple[int, ...]], Program]] = {
    "products": ([(3, 4), (4, 2)], lambda a, b: T.tanh(a @ b).sum()),
    "vectors": ([(3, 4), (4,)], lambda a, b: (a @ b).mean() + b @ b),
    "broadcast": ([(3, 1), (4,)], lambda a, b: (T.exp(a) * b + a / (b * b + 1)).sum()),
    "softmax": ([(3, 4)], lambda a: (T.softmax(a) ** 2).sum()),
    "cross entropy": ([(4, 3)], lambda a: T.cross_entropy(a, T.data(IDS))),
    "soft targets": ([(2, 3)], lambda a: T.cross_entropy(a, T.data(SHARES))),
    "logsumexp": ([(3, 4)], lambda a: T.logsumexp(a, 0).sum()),
    "layer norm": ([(3, 4), (4,), (4,)], lambda a, g, b: T.sin(T.layer_norm(a, g, b)).sum()),
    "variance": ([(3, 4)], lambda a: T.var(a, axis=1).sum() + T.var(a)),
    "convolution": ([(5, 5, 2), (3, 3, 2, 2)], lambda a, k: T.sin(T.conv2d(a, k)).sum()),
    "same": ([(4, 5, 1), (3, 3, 1, 2)], lambda a, k: (T.conv2d(a, k, padding="same") ** 2).sum()),
    "strides": ([(7, 5, 1), (3, 3, 1, 1)], lambda a, k: (T.conv2d(a, k, 2) ** 2).sum()),
    "pooling": ([(4, 4, 2)], lambda a: (T.max_pool2d(a) ** 2 + T.mean_pool2d(a) ** 3).sum()),
    "gather": ([(3, 2)], lambda a: (a[T.data(IDS)] ** 2 * a[T.data(IDS[::-1].copy())]).sum()),
    "concatenation": ([(2, 3), (1, 3)], lambda a, b: (T.concatenate([a, b, a]) ** 3).sum()),
    "margins": ([(2, 3)], lambda a: (T.pad(a, [(1, 0), (0, 2)]) + a.sum()).mean() ** 2),
    "parts": ([(4, 3)], lambda a: (a[1:, ::-1] * a[:-1] * a[0] + a[2, 1] ** 2).sum()),
    "batches": ([(6, 2)], lambda a: (a.batch(I, 2) ** 2).sum() + (a[I] * a[I + 1]).sum()),
    "diagonals": ([(3, 3)], lambda a: (T.einsum("ii=>i", a) ** 2).sum() + T.einsum("ii=>", a)),
    "onto the diagonal": ([(3,), (3, 3)], lambda a, b: (T.einsum("i=>ii", a) * b @ b).sum()),
    "columns": ([(3,)], lambda a: (T.einsum("i=>i1", a, shape=(3, 2)) ** 2).sum()),
    "split": ([(5, 2)], lambda a: (T.einsum("a^b,c=>b,c", a, a=2, b=3) ** 2).sum()),
    "three": ([(2, 3), (3, 2), (2,)], lambda a, b, c: (T.einsum("ij;jk;k=>i", a, b, c) ** 2).sum()),
    "reductions": ([(3, 4)], lambda a: (T.prod(a, 1) + a.max(axis=1) * a.min(axis=1)).sum()),
    "choices": ([(3, 4), (4,)], lambda a, b: T.where(a > b, a * b, T.where(a < 0, b**2, a)).sum()),
    "hinge": ([(3, 4)], lambda a: T.relu(1 - 2 * a).sum() + abs(a).sum() + T.maximum(a, 0.3).sum()),
    "functions": ([(3,)], lambda a: (T.gelu(a) + T.silu(a) + T.softplus(a) + T.sigmoid(a)).sum()),
    "powers": ([(3,)], lambda a: (a**2 + a**-1 + (a * a + 1) ** 0.5 + 2.0**a + a**5).sum()),
    "attention": (
        [(4, 3), (3, 3), (3, 3), (3, 3)],
        lambda x, q, k, v: (T.softmax((x @ q) @ (x @ k).T) @ (x @ v)).sum() ** 2,
    ),
    "reused": ([(3,)], lambda a: ((a * a).sum() * T.exp(a) + (a * a).sum()).mean()),
}


def differences(
    step: Callable[[], float], array: NDArray[np.float64], h: float = 1e-5
) -> NDArray[np.float64]:
    """Central differences by each element."""
    found = np.zeros_like(array)
    for at in np.ndindex(array.shape):
        value = array[at]
        array[at] = value + h
        above = step()
        array[at] = value - h
        found[at] = (above - step()) / (2 * h)
        array[at] = value
    return found


@pytest.mark.parametrize("name", PROGRAMS)
def test_differences(name: str) -> None:
    shapes, program = PROGRAMS[name]
    rng = np.random.default_rng(sum(map(ord, name)))
    names = string.ascii_lowercase
    params = [
        tensor.param(shape, init=rng.normal(size=shape), name=names[at], dtype="f64")
        for at, shape in enumerate(shapes)
    ]
    loss = program(*params)
    made = tensor.gradient(loss, params)
    step = tensor.routine(*made, outputs=loss, name="step")
    value = tensor.routine(loss, name="value")
    symbols = {symbol.name: 1 for symbol in step.symbols}
    assert step(**symbols) == pytest.approx(value(**symbols), rel=1e-12)
    for one, param in zip(made, params, strict=True):
        expected = differences(lambda: value(**symbols), param.value)
        assert_allclose(step[one], expected, rtol=2e-6, atol=2e-7, err_msg=param.label)


def test_every_element_of_a_maximum_that_is_reached() -> None:
    """The rule for ties is that of the catalogue; the shares of all add up to one."""
    x = tensor.param(4, init=np.array([1.0, 3, 3, 0]), name="x", dtype="f64")
    (found,) = gradients(x.max(), [x])
    assert found[0] == found[3] == 0
    assert found.sum() in (1, 2)


REFUSED: dict[str, Callable[[], Any]] = {
    "is [3]": lambda: T.gradient(T.param(3, name="w") * 2, []),
    "is not made of": lambda: T.gradient(scalar("a", 1) * 2, scalar("b", 1)),
    "which no gradient is by": lambda: T.gradient(T.data(np.arange(3)).sum(), T.data(np.arange(3))),
}


@pytest.mark.parametrize("words", REFUSED)
def test_refused(words: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        REFUSED[words]()
    (found,) = caught.value.diagnostics
    assert found.code == "AD1119"
    assert words in found.message


# Random programs against JAX.

SIZES = {"i": 2, "j": 3, "k": 2}


@st.composite
def programs(draw: st.DrawFn) -> tuple[list[str], str, str]:
    labels = st.lists(st.sampled_from(sorted(SIZES)), min_size=1, max_size=3)
    operands = ["".join(one) for one in draw(st.lists(labels, min_size=1, max_size=3))]
    there = sorted(set("".join(operands)))
    result = "".join(draw(st.lists(st.sampled_from(there), unique=True, max_size=3)))
    return operands, result, draw(st.sampled_from(["tanh", "exp", "sin", "square"]))


@settings(max_examples=some_of(8), deadline=None)
@given(programs(), st.integers(0, 99))
def test_random_einsums_against_jax(program: tuple[list[str], str, str], seed: int) -> None:
    jax = pytest.importorskip("jax")
    jnp = jax.numpy
    jax.config.update("jax_enable_x64", True)
    operands, result, function = program
    rng = np.random.default_rng(seed)
    arrays = [0.5 * rng.normal(size=[SIZES[label] for label in one]) for one in operands]

    def theirs(*values: Any) -> Any:
        made = getattr(jnp, function)(jnp.einsum(",".join(operands) + "->" + result, *values))
        return (made * made).sum() + (values[0] * made.sum()).sum()

    params = [T.param(a.shape, init=a, name=f"p{n}", dtype="f64") for n, a in enumerate(arrays)]
    made = getattr(T, function)(T.einsum(";".join(operands) + "=>" + result, *params))
    loss = (made * made).sum() + (params[0] * made.sum()).sum()
    expected = jax.grad(theirs, argnums=tuple(range(len(arrays))))(*arrays)
    for found, oracle in zip(gradients(loss, params), expected, strict=True):
        assert_allclose(found, oracle, rtol=1e-10, atol=1e-12)
