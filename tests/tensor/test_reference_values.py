"""Values of programs whose results are known from arithmetic: einsum, windows, joined axes.

Tensors are filled with their row-major offsets, in the order batch, output, input.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from ad_opt import DiagnosticError, tensor


def value(made: tensor.Tensor, **symbols: int) -> Any:
    return tensor.evaluate(made, **symbols)


def offsets(shape: str) -> tensor.Tensor:
    return tensor.iota(shape)


EINSUMS: list[tuple[str, list[str], Any]] = [
    (
        "b|i->o => o|b->i",
        ["2|3->4"],
        [[[12 * b + 3 * o + i for b in range(2)] for i in range(3)] for o in range(4)],
    ),
    ("b|i->o => b|i", ["2|3->4"], [[18, 22, 26], [66, 70, 74]]),
    ("...|...->...o => o", ["2|3->4"], [42, 60, 78, 96]),
    ("...|...->...o => o", ["3,4"], [12, 15, 18, 21]),
    (
        "i->...o => ...io",
        ["2->3,4"],
        [[[8 * r + 2 * o + i for o in range(4)] for i in range(2)] for r in range(3)],
    ),
    (
        "...|1->... => ...|...",
        ["2|3->4"],
        [[1, 4, 7, 10], [13, 16, 19, 22]],
    ),
    (
        "i->...;j->...=>...ij",
        ["2->3", "4->3"],
        [
            [[0, 0, 0, 0], [0, 1, 2, 3]],
            [[8, 10, 12, 14], [12, 15, 18, 21]],
            [[32, 36, 40, 44], [40, 45, 50, 55]],
        ],
    ),
    ("i=>ii", ["5"], np.diag(np.arange(5))),
    ("ij=>ji", ["2,3"], np.arange(6).reshape(2, 3).T),
    ("ii=>i", ["3,3"], [0, 4, 8]),
    ("ii=>", ["3,3"], 12),
]


@pytest.mark.parametrize(("spec", "shapes", "expected"), EINSUMS)
def test_einsum(spec: str, shapes: list[str], expected: Any) -> None:
    found = value(tensor.einsum(spec, *map(offsets, shapes)))
    assert found.dtype == np.float32
    assert_array_equal(found, expected)


def test_one_column() -> None:
    expected = np.zeros((4, 3))
    expected[:, 0] = range(4)
    assert_array_equal(value(tensor.einsum("i=>i0", offsets("4"), shape=(4, 3))), expected)


def test_three_factors() -> None:
    arrays = ([[1, 2], [3, 4]], [[0, 1], [1, 0]], np.eye(2))
    a, b, c = (tensor.data(np.array(x, np.float32)) for x in arrays)
    once = value(tensor.einsum("ij;jk;km=>im", a, b, c))
    twice = value(tensor.einsum("ij;jk=>ik", tensor.einsum("ij;jk=>ik", a, b), c))
    assert_array_equal(once, [[2, 1], [4, 3]])
    assert_array_equal(once, twice)


def test_choice_and_fma() -> None:
    mask = tensor.data(np.array([1, 0, 1, 0], np.float32))
    a = tensor.data(np.array([10, 20, 30, 40], np.float32))
    b = tensor.data(np.array([1, 2, 3, 4], np.float32))
    chosen = tensor.einsum("i;i;i=>i", mask, a, b, combine="where")
    assert_array_equal(value(chosen), [10, 2, 30, 4])
    assert_array_equal(value(tensor.fma(a, b, 0.5)), [10.5, 40.5, 90.5, 160.5])
    assert_array_equal(value(tensor.einsum("i;i;=>i", a, b, tensor.constant(0.5), combine="fma")),
                       [10.5, 40.5, 90.5, 160.5])  # fmt: skip


def test_pooling_and_tropical_convolution() -> None:
    x = offsets("4,4,1")
    assert_array_equal(value(tensor.max_pool2d(x))[..., 0], [[5, 7], [13, 15]])
    kernel = tensor.data(np.array([[0, 1], [2, 3]], np.float32))
    tropical = tensor.einsum(
        "2*y+u,2*x+v;u,v=>y,x", offsets("4,4"), kernel, combine="add", reduce="max"
    )
    assert_array_equal(value(tropical), [[8, 10], [16, 18]])


@pytest.mark.parametrize("turn", [1, 2])
def test_margins_hold_what_the_reader_wants(turn: int) -> None:
    """The maximum of negative numbers is none of a margin of zeros; in either order."""
    x = tensor.data(np.arange(-16, 0, dtype=np.float32).reshape(4, 4), "x")
    greatest = tensor.einsum("y=+u,x=+v=>y,x", x, u=3, v=3, reduce="max")
    total = tensor.einsum("y=+u,x=+v=>y,x", x, u=3, v=3)
    step = tensor.routine(*(greatest, total)[:: 3 - 2 * turn])
    for _ in range(2):
        step()
        assert step[greatest][0, 0] == -11
        assert step[greatest][1, 1] == -6
        assert step[total][0, 0] == -54
        assert step[total][1, 1] == -99


@pytest.mark.parametrize(
    ("size", "kernel", "stride", "padding", "made"),
    [
        (5, 3, 1, "same", 5),
        (5, 3, 1, "valid", 3),
        (4, 2, 2, "valid", 2),
        (9, 3, 2, "valid", 4),
        (6, 3, 2, "same", 3),
        (5, 3, 2, "same", 3),
    ],
)
def test_sizes_of_windows(size: int, kernel: int, stride: int, padding: str, made: int) -> None:
    x = tensor.placeholder((size, size, 2))
    k = tensor.placeholder((kernel, kernel, 2, 3))
    assert tensor.conv2d(x, k, stride, padding).shape == (made, made, 3)


@pytest.mark.parametrize(("size", "kernel"), [(5, 2), (10, 3)])
def test_windows_that_do_not_fill(size: int, kernel: int) -> None:
    x = tensor.placeholder((size, size, 1))
    with pytest.raises(DiagnosticError, match=r"AD1114.*incompatible stride"):
        tensor.conv2d(x, tensor.placeholder((kernel, kernel, 1, 1)), 2)


@pytest.mark.parametrize(
    ("size", "kernel", "stride"), [(5, 2, 2), (10, 3, 2), (8, 3, 4), (6, 1, 4)]
)
def test_windows_that_leave_out_the_end(size: int, kernel: int, stride: int) -> None:
    """Sums, maxima and gradients of whole windows, of which there are as many as fit."""
    rng = np.random.default_rng(0)
    pixels, weights = rng.normal(size=(size, size + 1, 1)), rng.normal(size=(kernel, kernel, 1, 1))
    x = tensor.param(pixels.shape, init=pixels, name="x", dtype="f64")
    k = tensor.param(weights.shape, init=weights, name="k", dtype="f64")
    y, most = tensor.conv2d(x, k, stride, "floor"), tensor.max_pool2d(x, kernel, stride, "floor")
    mean = tensor.mean_pool2d(x, kernel, stride, "floor")
    rows, columns = (range(0, n - kernel + 1, stride) for n in (size, size + 1))
    sums, greatest = np.zeros((2, len(rows), len(columns)))
    by_x, by_k = np.zeros(pixels.shape), np.zeros(weights.shape)
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            window = pixels[row : row + kernel, column : column + kernel, 0]
            sums[i, j] = (window * weights[..., 0, 0]).sum()
            greatest[i, j] = window.max()
            by_x[row : row + kernel, column : column + kernel, 0] += (
                2 * sums[i, j] * weights[..., 0, 0]
            )
            by_k[..., 0, 0] += 2 * sums[i, j] * window
    gradients = tensor.gradient((y * y).sum(), [x, k])
    step = tensor.routine(*gradients, outputs=[y, most, mean])
    np.testing.assert_allclose(step()[..., 0], sums)
    np.testing.assert_allclose(step[most][..., 0], greatest)
    assert step[mean].shape == step[most].shape
    np.testing.assert_allclose(step[gradients[0]], by_x, atol=1e-13)
    np.testing.assert_allclose(step[gradients[1]], by_k, atol=1e-13)


def test_convolution_is_that_of_arrays() -> None:
    rng = np.random.default_rng(0)
    x, k = rng.normal(size=(2, 6, 7, 3)), rng.normal(size=(3, 2, 3, 4))
    windows = np.lib.stride_tricks.sliding_window_view(x, (3, 2), (1, 2))
    expected = np.einsum("nyxcuv,uvco->nyxo", windows, k)
    found = value(tensor.conv2d(tensor.data(x), tensor.data(k)))
    np.testing.assert_allclose(found, expected, rtol=1e-12)
    batched = tensor.conv2d(tensor.data(x, shape="_|_,_,_"), tensor.data(k))
    assert str(batched.rows) == "2|4,6,4"
    assert_array_equal(value(batched), found)


def test_axes_end_to_end() -> None:
    a = tensor.data(np.array([1, 2, 3], np.float32))
    b = tensor.data(np.array([4, 5], np.float32))
    assert_array_equal(value(tensor.einsum("a;b=>a^b", a, b)), [1, 2, 3, 4, 5])
    assert_array_equal(value(tensor.einsum("a;b;c=>a^b^c", a, b, a)), [1, 2, 3, 4, 5, 1, 2, 3])
    whole = offsets("5,2")
    first = tensor.einsum("a^b,c=>a,c", whole, a=2, b=3)
    last = tensor.einsum("a^b,c=>b,c", whole, a=2, b=3)
    assert_array_equal(value(first), np.arange(10).reshape(5, 2)[:2])
    assert_array_equal(value(last), np.arange(10).reshape(5, 2)[2:])
    both = tensor.concatenate([whole, whole, first], 0)
    assert_array_equal(value(both)[8:], [[6, 7], [8, 9], [0, 1], [2, 3]])


def test_squared_products() -> None:
    product = offsets("3,4") @ offsets("4")
    assert_array_equal(value(product * product), [196, 1444, 3844])


def test_a_quadratic_at_a_symbol() -> None:
    """One routine for a hundred points: f(x) = 3x² - 4x + 5 at x = i/10 - 5."""
    i = tensor.symbol("i", 100)
    x = tensor.embedded(i) / 10 - 5
    f = 3 * x**2 - 4 * x + 5
    at = tensor.routine(f)
    found = [at(i=n) for n in range(100)]
    assert max(found) == 100
    assert min(found) == pytest.approx(3.67, abs=1e-5)
    assert at(i=99) == pytest.approx(3 * 4.9**2 - 4 * 4.9 + 5, rel=1e-6)


def test_three_factors_have_the_bits_of_two_steps() -> None:
    """Case 14 bit for bit; also where a factor is a permutation, so that no sum rounds."""
    rng = np.random.default_rng(14)
    a = rng.normal(size=(5, 6)).astype(np.float32)
    b, c = (np.eye(n, dtype=np.float32)[rng.permutation(n)] for n in (6, 6))
    one, two, three = (tensor.data(x) for x in (a, b, c))
    once = value(tensor.einsum("ij;jk;km=>im", one, two, three))
    twice = value(tensor.einsum("ij;jk=>ik", tensor.einsum("ij;jk=>ik", one, two), three))
    assert once.tobytes() == twice.tobytes()
    assert_array_equal(once, a @ b @ c)


def test_products_accumulate_into_what_is_there() -> None:
    """Case 14: 5 + (1 * 4 + 2 * 2 + 3 * 1) = 16, in each run from what the run before left."""
    a = tensor.data(np.array([1, 2, 3], np.float32), "a")
    b = tensor.data(np.array([4, 2, 1], np.float32), "b")
    total = tensor.param((), init=5.0, name="total")
    step = tensor.routine(tensor.assign(total, tensor.einsum("k;k=>", a, b), "add"))
    step()
    assert float(total.value) == 16
    step()
    assert float(total.value) == 27
