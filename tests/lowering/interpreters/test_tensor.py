"""`tensor` and `bufferization` against NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

Run = Callable[..., Any]
T = np.arange(24.0).reshape(4, 6)


def body(run: Run, ops: str, result: str, *args: Any) -> Any:
    """Run ``ops`` with ``%t: tensor<4x6xf64>`` and indices ``%i0``, ...; gives ``%r``."""
    indices = "".join(f", %i{at}: index" for at in range(len(args) - 1))
    text = f"func.func @f(%t: tensor<4x6xf64>{indices}) -> {result} {{\n{ops}\n"
    return run(text + f"func.return %r : {result}\n}}", *args)


def test_insert_copies(run: Run) -> None:
    ops = """%x = tensor.extract %t[%i0, %i1] : tensor<4x6xf64>
      %y = arith.negf %x : f64
      %u = tensor.insert %y into %t[%i1, %i0] : tensor<4x6xf64>
      %z = tensor.extract %t[%i1, %i0] : tensor<4x6xf64>
      %r = tensor.insert %z into %u[%i0, %i0] : tensor<4x6xf64>"""
    expected = T.copy()
    expected[2, 1], expected[1, 1] = -T[1, 2], T[2, 1]
    np.testing.assert_array_equal(body(run, ops, "tensor<4x6xf64>", T, 1, 2), expected)
    with pytest.raises(DiagnosticError, match="out of bounds"):
        body(run, ops, "tensor<4x6xf64>", T, 4, 2)


def test_slices(run: Run) -> None:
    ops = """%r = tensor.extract_slice %t[%i0, 1] [2, %i1] [1, 2]
      : tensor<4x6xf64> to tensor<2x?xf64>"""
    np.testing.assert_array_equal(body(run, ops, "tensor<2x?xf64>", T, 2, 3), T[2:4, 1:6:2])
    ops = "%r = tensor.extract_slice %t[%i0, 0] [1, 6] [1, 1] : tensor<4x6xf64> to tensor<6xf64>"
    np.testing.assert_array_equal(body(run, ops, "tensor<6xf64>", T, 3), T[3])
    with pytest.raises(DiagnosticError, match="out of bounds"):
        body(run, ops, "tensor<6xf64>", T, 4)
    ops = """%s = tensor.extract_slice %t[0, 0] [2, 3] [1, 1] : tensor<4x6xf64> to tensor<2x3xf64>
      %r = tensor.insert_slice %s into %t[1, %i0] [2, 3] [2, 1]
        : tensor<2x3xf64> into tensor<4x6xf64>"""
    expected = T.copy()
    expected[1:4:2, 2:5] = T[:2, :3]
    np.testing.assert_array_equal(body(run, ops, "tensor<4x6xf64>", T, 2), expected)


def test_shapes(run: Run) -> None:
    ops = """%a = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 6]
        : tensor<4x6xf64> into tensor<2x2x6xf64>
      %r = tensor.collapse_shape %a [[0], [1, 2]] : tensor<2x2x6xf64> into tensor<2x12xf64>"""
    np.testing.assert_array_equal(body(run, ops, "tensor<2x12xf64>", T), T.reshape(2, 12))
    ops = """%s = tensor.from_elements %i0, %i1 : tensor<2xindex>
      %r = tensor.reshape %t(%s) : (tensor<4x6xf64>, tensor<2xindex>) -> tensor<?x?xf64>"""
    np.testing.assert_array_equal(body(run, ops, "tensor<?x?xf64>", T, 3, 8), T.reshape(3, 8))
    with pytest.raises(DiagnosticError, match="cannot become"):
        body(run, ops, "tensor<?x?xf64>", T, 3, 7)
    ops = """%c = tensor.cast %t : tensor<4x6xf64> to tensor<?x?xf64>
      %r = tensor.dim %c, %i0 : tensor<?x?xf64>"""
    assert [body(run, ops, "index", T, at) for at in (0, 1)] == [4, 6]


def test_generate_pad_concat(run: Run) -> None:
    ops = """%r = tensor.generate %i0 {
      ^bb0(%i: index, %j: index):
        %k = arith.muli %i, %j : index
        tensor.yield %k : index
      } : tensor<?x3xindex>"""
    found = body(run, ops, "tensor<?x3xindex>", T, 4)
    np.testing.assert_array_equal(found, np.outer(np.arange(4), np.arange(3)))
    ops = """%z = arith.constant 0.5 : f64
      %r = tensor.pad %t low[1, %i0] high[0, 2] {
      ^bb0(%i: index, %j: index):
        tensor.yield %z : f64
      } : tensor<4x6xf64> to tensor<5x?xf64>"""
    expected = np.pad(T, ((1, 0), (3, 2)), constant_values=0.5)
    np.testing.assert_array_equal(body(run, ops, "tensor<5x?xf64>", T, 3), expected)
    ops = """%r = tensor.concat dim(1) %t, %t
      : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x12xf64>"""
    np.testing.assert_array_equal(body(run, ops, "tensor<4x12xf64>", T), np.hstack([T, T]))


def test_gather_and_scatter(run: Run) -> None:
    text = """func.func @f(%t: tensor<4x6xf64>, %i: tensor<3x1xindex>) -> tensor<3x1x6xf64> {
      %r = tensor.gather %t[%i] gather_dims([0])
        : (tensor<4x6xf64>, tensor<3x1xindex>) -> tensor<3x1x6xf64>
      func.return %r : tensor<3x1x6xf64>
    }"""
    found = run(text, T, np.array([[2], [0], [2]]))
    np.testing.assert_array_equal(found[:, 0], T[[2, 0, 2]])
    text = """func.func @f(%t: tensor<4x6xf64>, %s: tensor<2x1x6xf64>, %i: tensor<2x1xindex>)
        -> tensor<4x6xf64> {
      %r = tensor.scatter %s into %t[%i] scatter_dims([0]) unique
        : (tensor<2x1x6xf64>, tensor<4x6xf64>, tensor<2x1xindex>) -> tensor<4x6xf64>
      func.return %r : tensor<4x6xf64>
    }"""
    new = -np.ones((2, 1, 6))
    expected = T.copy()
    expected[[3, 1]] = -1
    np.testing.assert_array_equal(run(text, T, new, np.array([[3], [1]])), expected)


def test_splat_rank_bitcast(run: Run) -> None:
    text = """func.func @f(%x: f32, %n: index) -> (tensor<?x2xi32>, index) {
      %t = tensor.splat %x[%n] : tensor<?x2xf32>
      %b = tensor.bitcast %t : tensor<?x2xf32> to tensor<?x2xi32>
      %k = tensor.rank %t : tensor<?x2xf32>
      func.return %b, %k : tensor<?x2xi32>, index
    }"""
    bits, rank = run(text, 1.0, 3)
    np.testing.assert_array_equal(bits, np.full((3, 2), 0x3F800000))
    assert rank == 2


def test_buffers(run: Run) -> None:
    text = """func.func @f(%m: memref<3xf64>) -> (tensor<3xf64>, memref<3xf64>) {
      %c0 = arith.constant 0 : index
      %x = arith.constant 9.0 : f64
      %t = bufferization.to_tensor %m restrict : memref<3xf64> to tensor<3xf64>
      %c = bufferization.clone %m : memref<3xf64> to memref<3xf64>
      memref.store %x, %m[%c0] : memref<3xf64>
      func.return %t, %c : tensor<3xf64>, memref<3xf64>
    }"""
    m = np.array([1.0, 2.0, 3.0])
    tensor, clone = run(text, m)
    np.testing.assert_array_equal(tensor, [1, 2, 3])
    np.testing.assert_array_equal(clone, [1, 2, 3])
    np.testing.assert_array_equal(m, [9, 2, 3])
