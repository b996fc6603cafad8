"""`linalg` against NumPy."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

Run = Callable[..., Any]
RANDOM = np.random.default_rng(0)


def reals(*shape: int) -> Any:
    """Small integers as floats: sums of products are exact in any order."""
    return RANDOM.integers(-8, 8, shape).astype(np.float64)


def shape(array: Any) -> str:
    return "x".join(["?"] * array.ndim)


def on_memrefs(run: Run, op: str, *arrays: Any) -> Any:
    """Run ``op ins(all but the last) outs(the last)``; gives the last afterwards."""
    types = [f"memref<{shape(array)}xf64>" if array.ndim else "memref<f64>" for array in arrays]
    names = [f"%a{at}" for at in range(len(arrays))]
    params = ", ".join(f"{n}: {t}" for n, t in zip(names, types, strict=True))
    text = f"""func.func @f({params}) {{
      {op} ins({", ".join(names[:-1])} : {", ".join(types[:-1])}) outs({names[-1]} : {types[-1]})
      func.return
    }}"""
    out = np.array(arrays[-1])
    run(text, *arrays[:-1], out)
    return out


def on_tensors(run: Run, op: str, *arrays: Any) -> Any:
    """The same on tensors; the arguments must stay as they are."""
    types = [f"tensor<{shape(array)}xf64>" if array.ndim else "tensor<f64>" for array in arrays]
    names = [f"%a{at}" for at in range(len(arrays))]
    params = ", ".join(f"{n}: {t}" for n, t in zip(names, types, strict=True))
    text = f"""func.func @f({params}) -> {types[-1]} {{
      %r = {op} ins({", ".join(names[:-1])} : {", ".join(types[:-1])})
        outs({names[-1]} : {types[-1]}) -> {types[-1]}
      func.return %r : {types[-1]}
    }}"""
    before = [array.copy() for array in arrays]
    found = run(text, *arrays)
    for array, copy in zip(arrays, before, strict=True):
        np.testing.assert_array_equal(array, copy)
    return found


A, B, X, Y = reals(3, 4), reals(4, 5), reals(4), reals(3)
BA, BB = reals(2, 3, 4), reals(2, 4, 5)
IMAGE, KERNEL = reals(2, 6, 7, 3), reals(2, 3, 3, 4)
PLANES, FILTER = reals(2, 3, 6, 7), reals(4, 3, 2, 3)
ROW = reals(6)

CONTRACTIONS: dict[str, tuple[Any, Any, Any]] = {
    "matmul": (A, B, A @ B),
    "matvec": (A, X, A @ X),
    "vecmat": (Y, A, Y @ A),
    "dot": (X, X, np.array(X @ X)),
    "batch_matmul": (BA, BB, BA @ BB),
    "batch_matvec": (BA, reals(2, 4), None),
    "batch_vecmat": (reals(2, 3), BA, None),
    "conv_1d": (ROW, X[:3], np.correlate(ROW, X[:3], "valid")),
}


@pytest.mark.parametrize("name", CONTRACTIONS)
@pytest.mark.parametrize("how", [on_memrefs, on_tensors])
def test_contractions(run: Run, name: str, how: Callable[..., Any]) -> None:
    a, b, product = CONTRACTIONS[name]
    if product is None:
        matrices = {"batch_matvec": "bmk,bk->bm", "batch_vecmat": "bk,bkn->bn"}
        product = np.einsum(matrices[name], a, b)
    start = reals(*product.shape)
    np.testing.assert_array_equal(how(run, f"linalg.{name}", a, b, start), start + product)


def windows(image: Any, axes: tuple[int, int], window: tuple[int, int], stride: int) -> Any:
    view = np.lib.stride_tricks.sliding_window_view(image, window, axes)
    index: list[slice] = [slice(None)] * view.ndim
    for axis in axes:
        index[axis] = slice(None, None, stride)
    return view[tuple(index)]


@pytest.mark.parametrize("stride", [1, 2])
def test_convolutions_and_poolings(run: Run, stride: int) -> None:
    attrs = f"{{dilations = dense<1> : tensor<2xi64>, strides = dense<{stride}> : tensor<2xi64>}}"
    view = windows(IMAGE, (1, 2), (2, 3), stride)  # n h w c kh kw
    expected = np.einsum("nhwcij,ijcf->nhwf", view, KERNEL)
    op = f"linalg.conv_2d_nhwc_hwcf {attrs}"
    found = on_memrefs(run, op, IMAGE, KERNEL, np.zeros_like(expected))
    np.testing.assert_array_equal(found, expected)

    view = windows(PLANES, (2, 3), (2, 3), stride)  # n c h w kh kw
    expected = np.einsum("nchwij,fcij->nfhw", view, FILTER)
    op = f"linalg.conv_2d_nchw_fchw {attrs}"
    found = on_memrefs(run, op, PLANES, FILTER, np.zeros_like(expected))
    np.testing.assert_array_equal(found, expected)

    expected = view.max((-1, -2))
    op = f"linalg.pooling_nchw_max {attrs}"
    found = on_memrefs(run, op, PLANES, np.zeros((2, 3)), np.full_like(expected, -np.inf))
    np.testing.assert_array_equal(found, expected)


UNARY: dict[str, Callable[[Any], Any]] = {
    **{"exp": np.exp, "log": np.log, "abs": np.abs, "ceil": np.ceil, "floor": np.floor},
    **{"negf": np.negative, "sqrt": np.sqrt, "square": np.square, "tanh": np.tanh},
    **{"reciprocal": np.reciprocal, "rsqrt": lambda x: 1 / np.sqrt(x)},
    "round": lambda x: np.trunc(x + np.copysign(0.5, x)),
    "erf": np.vectorize(math.erf),
}
BINARY: dict[str, Callable[[Any, Any], Any]] = {
    **{"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide},
    **{"max": np.maximum, "min": np.minimum, "powf": np.power},
}


@pytest.mark.parametrize("name", UNARY)
@pytest.mark.parametrize("how", [on_memrefs, on_tensors])
def test_unary(run: Run, name: str, how: Callable[..., Any]) -> None:
    values = np.array([[0.25, 1.5, 2.0], [3.75, 0.5, 9.0]])
    found = how(run, f"linalg.{name}", values, np.zeros((2, 3)))
    np.testing.assert_allclose(found, UNARY[name](values), rtol=1e-15)


@pytest.mark.parametrize("name", BINARY)
@pytest.mark.parametrize("how", [on_memrefs, on_tensors])
def test_binary(run: Run, name: str, how: Callable[..., Any]) -> None:
    a, b = np.array([1.0, 2.5, 3.0]), np.array([2.0, 0.5, 3.0])
    found = how(run, f"linalg.{name}", a, b, np.zeros(3))
    np.testing.assert_allclose(found, BINARY[name](a, b), rtol=1e-15)


def test_fill_copy_transpose_broadcast(run: Run) -> None:
    text = """func.func @f(%x: f64, %a: memref<2x3xf64>, %b: memref<2x3xf64>, %t: memref<3x2xf64>,
        %w: memref<4x2x3xf64>) {
      linalg.copy ins(%a : memref<2x3xf64>) outs(%b : memref<2x3xf64>)
      linalg.transpose ins(%a : memref<2x3xf64>) outs(%t : memref<3x2xf64>) permutation = [1, 0]
      linalg.broadcast ins(%a : memref<2x3xf64>) outs(%w : memref<4x2x3xf64>) dimensions = [0]
      linalg.fill ins(%x : f64) outs(%a : memref<2x3xf64>)
      func.return
    }"""
    a, b, t, w = reals(2, 3), np.zeros((2, 3)), np.zeros((3, 2)), np.zeros((4, 2, 3))
    before = a.copy()
    run(text, 7.5, a, b, t, w)
    np.testing.assert_array_equal(a, np.full((2, 3), 7.5))
    np.testing.assert_array_equal(b, before)
    np.testing.assert_array_equal(t, before.T)
    np.testing.assert_array_equal(w, np.broadcast_to(before, (4, 2, 3)))


def test_transposition_of_three_dimensions(run: Run) -> None:
    text = """func.func @f(%a: tensor<2x3x4xf64>, %o: tensor<3x4x2xf64>) -> tensor<3x4x2xf64> {
      %r = linalg.transpose ins(%a : tensor<2x3x4xf64>) outs(%o : tensor<3x4x2xf64>)
        permutation = [1, 2, 0]
      func.return %r : tensor<3x4x2xf64>
    }"""
    a = reals(2, 3, 4)
    np.testing.assert_array_equal(run(text, a, np.zeros((3, 4, 2))), a.transpose(1, 2, 0))


def test_generic_with_index_and_reduction(run: Run) -> None:
    text = """func.func @f(%a: memref<?x?xf64>, %o: memref<?xf64>) {
      linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]
      } ins(%a : memref<?x?xf64>) outs(%o : memref<?xf64>) {
      ^body(%x: f64, %acc: f64):
        %j = linalg.index 1 : index
        %k = arith.index_cast %j : index to i64
        %w = arith.sitofp %k : i64 to f64
        %p = arith.mulf %x, %w : f64
        %s = arith.addf %acc, %p : f64
        linalg.yield %s : f64
      }
      func.return
    }"""
    out = np.ones(3)
    run(text, A, out)
    np.testing.assert_array_equal(out, 1 + A @ np.arange(4))


def test_generic_on_tensors_keeps_its_arguments(run: Run) -> None:
    text = """func.func @f(%a: tensor<?xf64>, %o: tensor<?xf64>) -> tensor<?xf64> {
      %r = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]
      } ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
      ^body(%x: f64, %y: f64):
        %s = arith.addf %x, %y : f64
        linalg.yield %s : f64
      } -> tensor<?xf64>
      func.return %r : tensor<?xf64>
    }"""
    o = reals(4)
    before = o.copy()
    np.testing.assert_array_equal(run(text, X, o), X + o)
    np.testing.assert_array_equal(o, before)


def test_an_output_that_is_not_read_may_be_uninitialised(run: Run) -> None:
    text = """func.func @f(%a: memref<4xf64>) -> memref<4xf64> {
      %o = memref.alloc() : memref<4xf64>
      linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (3 - i)>],
        iterator_types = ["parallel"]
      } ins(%a : memref<4xf64>) outs(%o : memref<4xf64>) {
      ^body(%x: f64, %unused: f64):
        linalg.yield %x : f64
      }
      func.return %o : memref<4xf64>
    }"""
    np.testing.assert_array_equal(run(text, X), X[::-1])


def test_map_and_reduce(run: Run) -> None:
    text = """func.func @f(%a: memref<?x?xf64>, %o: memref<?x?xf64>, %s: memref<?xf64>) {
      linalg.map { arith.mulf } ins(%a, %a : memref<?x?xf64>, memref<?x?xf64>)
        outs(%o : memref<?x?xf64>)
      linalg.reduce ins(%o : memref<?x?xf64>) outs(%s : memref<?xf64>) dimensions = [0]
        (%x: f64, %acc: f64) {
          %r = arith.addf %x, %acc : f64
          linalg.yield %r : f64
        }
      func.return
    }"""
    o, s = np.zeros((3, 4)), np.ones(4)
    run(text, A, o, s)
    np.testing.assert_array_equal(o, A * A)
    np.testing.assert_array_equal(s, 1 + (A * A).sum(0))


def test_mixed_types_are_widened_before_they_are_multiplied(run: Run) -> None:
    text = """func.func @f(%a: memref<2x2xi8>, %b: memref<2x2xi8>, %o: memref<2x2xi32>) {
      linalg.matmul ins(%a, %b : memref<2x2xi8>, memref<2x2xi8>) outs(%o : memref<2x2xi32>)
      func.return
    }"""
    a = np.array([[100, -100], [127, -128]], np.int8)
    out = np.zeros((2, 2), np.int32)
    run(text, a, a, out)
    np.testing.assert_array_equal(out, a.astype(np.int32) @ a.astype(np.int32))


def test_softmax(run: Run) -> None:
    text = """func.func @f(%a: tensor<2x3xf64>, %o: tensor<2x3xf64>) -> tensor<2x3xf64> {
      %r = linalg.softmax dimension(1) ins(%a : tensor<2x3xf64>) outs(%o : tensor<2x3xf64>)
        -> tensor<2x3xf64>
      func.return %r : tensor<2x3xf64>
    }"""
    a = np.array([[1.0, 2.0, 3.0], [1000.0, 1000.0, -1000.0]])
    powers = np.exp(a - a.max(1, keepdims=True))
    expected = powers / powers.sum(1, keepdims=True)
    np.testing.assert_allclose(run(text, a, np.zeros((2, 3))), expected, rtol=1e-15)


def test_sizes_must_agree(run: Run) -> None:
    with pytest.raises(DiagnosticError, match=r"AD0602.*size"):
        on_memrefs(run, "linalg.matmul", A, A, np.zeros((3, 4)))
