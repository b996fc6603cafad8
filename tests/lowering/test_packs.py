"""``linalg.pack`` and ``linalg.unpack``: against NumPy, there and back, and differentiated."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt

PACK = """
  func.func @f(%s: tensor<5x7xf64>, %p: f64) -> tensor<2x2x4x3xf64> {
    %d = tensor.empty() : tensor<2x2x4x3xf64>
    %0 = linalg.pack %s padding_value(%p : f64) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0]
      inner_tiles = [4, 3] into %d : tensor<5x7xf64> -> tensor<2x2x4x3xf64>
    return %0 : tensor<2x2x4x3xf64>
  }"""
THERE_AND_BACK = """
  func.func @f(%s: tensor<?x?xf64>, %p: f64, %t: index) -> tensor<?x?xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = tensor.dim %s, %c0 : tensor<?x?xf64>
    %m = tensor.dim %s, %c1 : tensor<?x?xf64>
    %k = arith.ceildivsi %m, %t : index
    %d = tensor.empty(%k, %n, %t) : tensor<?x?x?xf64>
    %0 = linalg.pack %s padding_value(%p : f64) outer_dims_perm = [1, 0] inner_dims_pos = [1]
      inner_tiles = [%t] into %d : tensor<?x?xf64> -> tensor<?x?x?xf64>
    %e = tensor.empty(%n, %m) : tensor<?x?xf64>
    %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [1]
      inner_tiles = [%t] into %e : tensor<?x?x?xf64> -> tensor<?x?xf64>
    return %1 : tensor<?x?xf64>
  }"""


def test_pack() -> None:
    s = np.random.default_rng(1).standard_normal((5, 7))
    program = ad_opt.load(PACK)
    padded = np.full((6, 8), 9.0)
    padded[:5, :7] = s
    expected = padded.reshape(2, 3, 2, 4).transpose(2, 0, 3, 1)
    np.testing.assert_array_equal(program["f"](s, 9.0), expected)
    (interpreted,) = run_function(program.module, "f", [s, 9.0])
    np.testing.assert_array_equal(interpreted, expected)


@pytest.mark.parametrize("tile", [1, 2, 3, 7, 10])
def test_there_and_back(tile: int) -> None:
    s = np.random.default_rng(1).standard_normal((5, 7))
    program = ad_opt.load(THERE_AND_BACK)
    np.testing.assert_array_equal(program["f"](s, 9.0, tile), s)
    (interpreted,) = run_function(program.module, "f", [s, 9.0, tile])
    np.testing.assert_array_equal(interpreted, s)


def test_tangents_and_cotangents() -> None:
    """Both are linear: what is taken from the source goes back there, the rest to the padding."""
    s, ds = np.random.default_rng(1).standard_normal((2, 5, 7))
    f = ad_opt.load(PACK).after("bufferize-tensors")["f"]
    _, tangent = ad_opt.jvp(f, (s, 9.0), (ds, 0.5))
    np.testing.assert_array_equal(tangent, ad_opt.load(PACK)["f"](ds, 0.5))
    cotangent = np.random.default_rng(2).standard_normal((2, 2, 4, 3))
    _, pullback = ad_opt.vjp(f, s, 9.0)
    by_source, by_padding = pullback(cotangent)
    apart = cotangent.transpose(1, 3, 0, 2).reshape(6, 8)
    np.testing.assert_allclose(by_source, apart[:5, :7])
    assert by_padding == pytest.approx(apart.sum() - apart[:5, :7].sum())


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("inner_dims_pos = [0, 0] inner_tiles = [4, 3]", "different dimensions"),
        ("inner_dims_pos = [1, 0] inner_tiles = [4, 2]", "as large as"),
        ("inner_dims_pos = [1] inner_tiles = [4]", "one more dimension"),
        ("outer_dims_perm = [1, 1] inner_dims_pos = [1, 0] inner_tiles = [4, 3]", "permutation"),
    ],
)
def test_what_does_not_fit_is_refused(wrong: str, message: str) -> None:
    text = f"""
      func.func @f(%s: tensor<5x7xf64>, %d: tensor<2x2x4x3xf64>, %p: f64) {{
        %0 = linalg.pack %s padding_value(%p : f64) {wrong} into %d
          : tensor<5x7xf64> -> tensor<2x2x4x3xf64>
        return
      }}"""
    with pytest.raises(ad_opt.DiagnosticError, match="AD0201.*" + message):
        ad_opt.load(text)["f"]
