"""Softmax, Winograd's convolution, random numbers, gathers: values from NumPy, and derivatives."""

from __future__ import annotations

import shutil
import subprocess

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt

MLIR_OPT = shutil.which("mlir-opt-22")

STEPS = """
func.func @filter(%f: tensor<{f}xf64>, %u: tensor<{u}xf64>) -> tensor<{u}xf64> {{
  %0 = linalg.winograd_filter_transform fmr({fmr}) ins(%f : tensor<{f}xf64>)
    outs(%u : tensor<{u}xf64>) -> tensor<{u}xf64>
  return %0 : tensor<{u}xf64>
}}
func.func @input(%i: tensor<{i}xf64>, %v: tensor<{v}xf64>) -> tensor<{v}xf64> {{
  %0 = linalg.winograd_input_transform fmr({fmr}) ins(%i : tensor<{i}xf64>)
    outs(%v : tensor<{v}xf64>) -> tensor<{v}xf64>
  return %0 : tensor<{v}xf64>
}}
func.func @output(%m: tensor<{m}xf64>, %y: tensor<{y}xf64>) -> tensor<{y}xf64> {{
  %0 = linalg.winograd_output_transform fmr({fmr}) ins(%m : tensor<{m}xf64>)
    outs(%y : tensor<{y}xf64>) -> tensor<{y}xf64>
  return %0 : tensor<{y}xf64>
}}"""
KINDS = [("F_2_3", 2, 3), ("F_4_3", 4, 3), ("F_2_5", 2, 5)]
IMAGES, CHANNELS, FILTERS = 2, 3, 2
TILES = (2, 3)


def steps(fmr: str, tile: int, size: int, flat: bool) -> tuple[str, dict[str, tuple[int, ...]]]:
    """The three steps, and the shapes of what they take; ``flat``: filters of height one."""
    wide = tile + size - 1
    high = (1, 1, 1) if flat else (wide, size, tile)
    alpha = (high[0], wide)
    image = (TILES[0] * high[2], TILES[1] * tile)
    shapes = {
        "f": (FILTERS, high[1], size, CHANNELS),
        "u": (*alpha, CHANNELS, FILTERS),
        "i": (IMAGES, image[0] + high[1] - 1, image[1] + size - 1, CHANNELS),
        "v": (*alpha, *TILES, IMAGES, CHANNELS),
        "m": (*alpha, *TILES, IMAGES, FILTERS),
        "y": (IMAGES, *image, FILTERS),
    }
    return STEPS.format(fmr=fmr, **{k: "x".join(map(str, s)) for k, s in shapes.items()}), shapes


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(("fmr", "tile", "size"), KINDS)
def test_the_transforms_make_a_convolution(fmr: str, tile: int, size: int, flat: bool) -> None:
    text, shapes = steps(fmr, tile, size, flat)
    program = ad_opt.load(text)
    rng = np.random.default_rng(1)
    f, i, y = (rng.standard_normal(shapes[name]) for name in "fiy")
    anything = {name: rng.standard_normal(shapes[name]) for name in "uv"}
    u, v = program["filter"](f, anything["u"]), program["input"](i, anything["v"])
    m = np.einsum("abcf,abhwnc->abhwnf", u, v)
    windows = np.lib.stride_tricks.sliding_window_view(i, f.shape[1:3], (1, 2))
    expected = y + np.einsum("nhwckl,fklc->nhwf", windows, f)
    found = program["output"](m, y)
    # The matrices are rounded to f32.
    np.testing.assert_allclose(found, expected, atol=2e-6 * np.abs(expected).max())
    for name, given, result in (
        ("filter", (f, anything["u"]), u), ("input", (i, anything["v"]), v),
        ("output", (m, y), found),
    ):  # fmt: skip
        (interpreted,) = run_function(program.module, name, list(given))
        np.testing.assert_allclose(interpreted, result, rtol=1e-13, atol=1e-13)
    if not flat:
        for name, given in (("filter", (f, u)), ("input", (i, v)), ("output", (m, y))):
            ad_opt.check_grads(program.after("bufferize-tensors")[name], *given, order=1)


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not installed")
@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(("fmr", "tile", "size"), KINDS)
def test_the_transforms_are_those_of_upstream(fmr: str, tile: int, size: int, flat: bool) -> None:
    text, shapes = steps(fmr, tile, size, flat)
    command = [str(MLIR_OPT), "--test-linalg-transform-patterns=test-decompose-winograd-ops"]
    run = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)
    ours, theirs = ad_opt.load(text), ad_opt.load(run.stdout)
    assert "winograd" not in run.stdout
    rng = np.random.default_rng(2)
    for name, (one, other) in (("filter", "fu"), ("input", "iv"), ("output", "my")):
        given = [rng.standard_normal(shapes[which]) for which in (one, other)]
        np.testing.assert_allclose(ours[name](*given), theirs[name](*given), rtol=1e-12, atol=1e-12)


SOFTMAX = """
func.func @tensors(%x: tensor<?x3xf64>, %o: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x3xf64>) outs(%o : tensor<?x3xf64>)
    -> tensor<?x3xf64>
  return %r : tensor<?x3xf64>
}
func.func @buffers(%x: memref<4x3xf64>, %o: memref<4x3xf64>) {
  linalg.softmax dimension(0) ins(%x : memref<4x3xf64>) outs(%o : memref<4x3xf64>)
  linalg.softmax dimension(1) ins(%o : memref<4x3xf64>) outs(%o : memref<4x3xf64>)
  return
}"""


def softmax(x: np.ndarray, axis: int) -> np.ndarray:
    powers = np.exp(x - x.max(axis, keepdims=True))
    return powers / powers.sum(axis, keepdims=True)


def test_softmax() -> None:
    x = np.random.default_rng(3).standard_normal((4, 3)) + 700.0
    program = ad_opt.load(SOFTMAX)
    np.testing.assert_allclose(program["tensors"](x, np.zeros((4, 3))), softmax(x, 1), rtol=1e-13)
    out = np.zeros((4, 3))
    program["buffers"](x, out)
    np.testing.assert_allclose(out, softmax(softmax(x, 0), 1), rtol=1e-13)
    ad_opt.check_grads(program["buffers"], x, out)
    f = program.after("bufferize-tensors")["tensors"]
    value, tangent = ad_opt.jvp(f, (x, out), (np.eye(4, 3), None))
    rows = [np.diag(y) - np.outer(y, y) for y in value]
    expected = [row @ dx for row, dx in zip(rows, np.eye(4, 3), strict=True)]
    np.testing.assert_allclose(tangent, expected, atol=1e-15)
    _, pullback = ad_opt.vjp(f, x, out, wrt="x")
    weights = np.arange(12.0).reshape(4, 3)
    expected = [row @ w for row, w in zip(rows, weights, strict=True)]
    np.testing.assert_allclose(pullback(weights), expected, atol=1e-14)


RANDOM = """
func.func @f(%low: f64, %high: f64, %seed: i32, %o: memref<3x4xf32>) {
  linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%o : memref<3x4xf32>)
  return
}"""


def test_random_numbers() -> None:
    """The generator of MLIR's definition; bounds are differentiated, and the seed is not."""
    number = np.full((3, 4), 42, np.int64)
    for at in np.indices((3, 4)):
        number = ((at + number) * 1103515245 + 12345).astype(np.int32).astype(np.int64)
    unit = (number + 2147483647.0) * 2.3283063999999999e-10
    program = ad_opt.load(RANDOM)
    out = np.zeros((3, 4), np.float32)
    program["f"](-1.0, 3.0, 42, out)
    np.testing.assert_array_equal(out, (unit * 4.0 - 1.0).astype(np.float32))
    same = np.zeros((3, 4), np.float32)
    run_function(program.module, "f", [-1.0, 3.0, 42, same])
    np.testing.assert_array_equal(out, same)
    change = np.zeros((3, 4), np.float32)
    ad_opt.jvp(program["f"], (-1.0, 3.0, 42, out), (0.0, 1.0, None, change))
    np.testing.assert_allclose(change, unit, rtol=1e-6)
    _, pullback = ad_opt.vjp(program["f"], -1.0, 3.0, 42, out, wrt=("low", "high"))
    low, high = pullback(o=np.ones((3, 4), np.float32))
    assert low == pytest.approx((1.0 - unit).sum(), rel=1e-6)
    assert high == pytest.approx(unit.sum(), rel=1e-6)


GATHER = """
func.func @gather(%x: tensor<4x5xf64>, %i: tensor<2x3x1xindex>) -> tensor<2x3x4x1xf64> {
  %0 = tensor.gather %x[%i] gather_dims([1])
    : (tensor<4x5xf64>, tensor<2x3x1xindex>) -> tensor<2x3x4x1xf64>
  return %0 : tensor<2x3x4x1xf64>
}
func.func @reduced(%x: tensor<?x5x3xf64>, %i: tensor<?x2xi32>) -> tensor<?x5xf64> {
  %0 = tensor.gather %x[%i] gather_dims([0, 2])
    : (tensor<?x5x3xf64>, tensor<?x2xi32>) -> tensor<?x5xf64>
  return %0 : tensor<?x5xf64>
}
func.func @scatter(%s: tensor<3x4xf64>, %x: tensor<4x5xf64>, %i: tensor<3x1xi64>)
    -> tensor<4x5xf64> {
  %0 = tensor.scatter %s into %x[%i] scatter_dims([1]) unique
    : (tensor<3x4xf64>, tensor<4x5xf64>, tensor<3x1xi64>) -> tensor<4x5xf64>
  return %0 : tensor<4x5xf64>
}"""


def test_gather_and_scatter() -> None:
    rng = np.random.default_rng(5)
    program = ad_opt.load(GATHER)
    buffers = program.after("bufferize-tensors")
    x, at = rng.standard_normal((4, 5)), rng.integers(0, 5, (2, 3, 1))
    expected = np.moveaxis(x[:, at[..., 0]], 0, -1)[..., None]
    np.testing.assert_array_equal(program["gather"](x, at), expected)
    _, pullback = ad_opt.vjp(buffers["gather"], x, at)
    weights = rng.standard_normal(expected.shape)
    gradient = np.zeros((4, 5))
    for place in np.ndindex(2, 3):
        gradient[:, at[place][0]] += weights[place][:, 0]
    np.testing.assert_allclose(pullback(weights), gradient, rtol=1e-14)
    cube, pairs = rng.standard_normal((4, 5, 3)), np.array([[3, 0], [1, 2], [3, 0]], np.int32)
    expected = np.stack([cube[a, :, b] for a, b in pairs])
    np.testing.assert_array_equal(program["reduced"](cube, pairs), expected)
    rows, to = rng.standard_normal((3, 4)), np.array([[2], [0], [4]])
    expected = x.copy()
    expected[:, to[:, 0]] = rows.T
    np.testing.assert_array_equal(program["scatter"](rows, x, to), expected)
    for name, given in (("reduced", (cube, pairs)), ("scatter", (rows, x, to))):
        ad_opt.check_grads(buffers[name], *given, order=1)
