"""block-products: sums of products in blocks, bit by bit what plain loops give, against NumPy."""

import numpy as np
import pytest
from ad_opt.lowering.products.routine import routine, tile_for

import ad_opt

RNG = np.random.default_rng(11)
KINDS = {np.float64: "f64", np.float32: "f32"}
PROCESSORS = ((512, 32), (256, 16), (128, 32), (128, 16))
SIZES = (
    (1, 1, 1), (2, 3, 1), (3, 2, 7), (7, 17, 3), (17, 7, 65), (65, 129, 17), (129, 65, 300),
    (1, 129, 7), (129, 1, 7), (12, 32, 256), (13, 33, 257), (150, 70, 5),
)  # fmt: skip


def blocked(text, vector_bits=256, registers=16, threshold=1, **options):
    program = ad_opt.load(text, cache=False, **options)
    choice = f"vector-bits={vector_bits} registers={registers} threshold={threshold}"
    return program.after(f"block-products{{{choice}}}")


def shape_of(array, static):
    kind = KINDS[array.dtype.type]
    return "memref<" + "".join(f"{n}x" if static else "?x" for n in array.shape) + kind + ">"


def sum_in_order(a, b, c):
    """c + a b, the terms of each sum one after the other, each rounded."""
    for k in range(a.shape[1]):
        c = c + a[:, k : k + 1] * b[k : k + 1, :]
    return c


def matmul(a, b, c, maps, static=True, **options):
    types = [shape_of(one, static) for one in (a, b, c)]
    ins = ", ".join(types[:2])
    text = f"""
func.func @f(%a: {types[0]} {{llvm.noalias}}, %b: {types[1]} {{llvm.noalias}},
    %c: {types[2]} {{llvm.noalias}}) {{
  linalg.matmul indexing_maps = [{maps}] ins(%a, %b : {ins}) outs(%c : {types[2]})
  return
}}"""
    program = blocked(text, **options)
    assert "call @ad.product" in program.ir()
    out = c.copy()
    program["f"](a, b, out)
    return out


def map_of(*results):
    return f"affine_map<(m, n, k) -> ({', '.join(results)})>"


PLAIN = f"{map_of('m', 'k')}, {map_of('k', 'n')}, {map_of('m', 'n')}"


@pytest.mark.parametrize(("m", "n", "k"), SIZES)
@pytest.mark.parametrize("dtype", KINDS)
def test_sizes(m, n, k, dtype):
    a, b, c = (RNG.normal(size=s).astype(dtype) for s in ((m, k), (k, n), (m, n)))
    bits, count = PROCESSORS[(m + n) % len(PROCESSORS)]
    found = matmul(a, b, c, PLAIN, (m + k) % 2 == 0, vector_bits=bits, registers=count)
    np.testing.assert_array_equal(found, sum_in_order(a, b, c))


@pytest.mark.parametrize("left_over", range(12))
def test_rows_left_over_by_tiles_of_twelve(left_over):
    for n, k in ((32, 9), (41, 9), (45, 9)):
        a, b, c = (RNG.normal(size=s) for s in ((12 + left_over, k), (k, n), (12 + left_over, n)))
        found = matmul(a, b, c, PLAIN, False, vector_bits=512, registers=32)
        np.testing.assert_array_equal(found, sum_in_order(a, b, c))


def test_low_tiles_are_there_where_tiles_are_higher():
    assert "func private @ad.product.f64.low_tile(" in routine("f64", tile_for(64, 512, 32))
    assert ".low_tile(" not in routine("f64", tile_for(64, 256, 16))


@pytest.mark.parametrize(("vector_bits", "registers"), PROCESSORS)
@pytest.mark.parametrize(("left", "right", "out"), [
    (("m", "k"), ("n", "k"), ("m", "n")), (("k", "m"), ("k", "n"), ("m", "n")),
    (("k", "m"), ("n", "k"), ("m", "n")), (("m", "k"), ("k", "n"), ("n", "m")),
])  # fmt: skip
def test_transposed(vector_bits, registers, left, right, out):
    size = {"m": 37, "n": 51, "k": 70}
    a, b, c = (RNG.normal(size=[size[d] for d in dims]) for dims in (left, right, out))
    maps = ", ".join(map_of(*dims) for dims in (left, right, out))
    text = f"""
func.func @f(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {{
  linalg.generic {{indexing_maps = [{maps}],
    iterator_types = [{", ".join('"reduction"' if d == "k" else '"parallel"' for d in "mnk")}]}}
    ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>) {{
  ^bb0(%x: f64, %y: f64, %s: f64):
    %p = arith.mulf %y, %x : f64
    %t = arith.addf %p, %s : f64
    linalg.yield %t : f64
  }}
  return
}}"""
    program = blocked(text, vector_bits, registers)
    ordered = [a if left == ("m", "k") else a.T, b if right == ("k", "n") else b.T]
    expected = sum_in_order(*ordered, c if out == ("m", "n") else c.T)
    program["f"](a, b, c)
    np.testing.assert_array_equal(c if out == ("m", "n") else c.T, expected)


def test_views_with_strides():
    """Every other row, a part of each, from behind: what a subview or NumPy gives."""
    layout = "memref<?x?xf64, strided<[?, ?], offset: ?>>"
    text = f"""
func.func @f(%a: {layout}, %b: {layout}, %c: {layout}) {{
  linalg.matmul ins(%a, %b : {layout}, {layout}) outs(%c : {layout})
  return
}}"""
    big = [RNG.normal(size=(80, 90)) for _ in range(3)]
    a, b, c = big[0][::2, 5:75], big[1][:70, ::-2], big[2][40::-1, 3:48][:40]
    expected = sum_in_order(a, b, c.copy())
    before = big[2].copy()
    blocked(text, 512, 32)["f"](a, b, c)
    np.testing.assert_array_equal(c, expected)
    changed = big[2] != before
    mask = np.zeros_like(changed)
    mask[40::-1, 3:48][:40] = True
    assert not np.any(changed & ~mask)


@pytest.mark.parametrize("dtype", KINDS)
@pytest.mark.parametrize("rows", [12, 21, 96, 97])
def test_right_factors_that_are_read_where_they_lie(dtype, rows):
    """Whole tiles of columns side by side, in rows that are near each other, or too far apart."""
    kind = KINDS[dtype]
    layout = f"memref<?x?x{kind}, strided<[?, ?], offset: ?>>"
    text = f"""
func.func @f(%a: {layout}, %b: {layout}, %c: {layout}) {{
  linalg.matmul ins(%a, %b : {layout}, {layout}) outs(%c : {layout})
  return
}}"""
    function = blocked(text, 512, 32)["f"]
    big = RNG.normal(size=(300, 1100)).astype(dtype)
    a = RNG.normal(size=(rows, 270)).astype(dtype)
    factors = {
        "near": big[:270, 3:35].copy(), "near, in a larger one": big[:270, :200].copy()[:, 7:71],
        "far": big[:270, 5:69], "upside down": big[269::-1, 5:69],
        "columns apart": big[:270, :64:2], "one row": np.broadcast_to(big[0, :64], (270, 64)),
        "turned": big[:64, :270].T,
    }  # fmt: skip
    for name, b in factors.items():
        c = RNG.normal(size=(rows, b.shape[1])).astype(dtype)
        expected = sum_in_order(a, b, c)
        function(a, b, c)
        np.testing.assert_array_equal(c, expected, err_msg=name)


def test_special_numbers():
    """NaN and infinities are those of the terms; what fills tiles does not count."""
    a, b = RNG.normal(size=(13, 9)), RNG.normal(size=(9, 35))
    c = RNG.normal(size=(13, 35))
    a[12, 3], a[0, 0], b[8, 34], c[5, 5], a[3, :] = np.inf, np.nan, -np.inf, np.inf, 0
    b[:, 2] = np.inf
    with np.errstate(invalid="ignore"):
        expected = sum_in_order(a, b, c)
    found = matmul(a, b, c, PLAIN, vector_bits=512, registers=32)
    np.testing.assert_array_equal(found, expected)


def test_batches_and_contractions():
    a, b = RNG.normal(size=(3, 14, 6)), RNG.normal(size=(3, 6, 40))
    c = RNG.normal(size=(3, 14, 40))
    text = """
func.func @f(%a: memref<3x14x6xf64>, %b: memref<3x6x40xf64>, %c: memref<3x14x40xf64>) {
  linalg.batch_matmul ins(%a, %b : memref<3x14x6xf64>, memref<3x6x40xf64>)
    outs(%c : memref<3x14x40xf64>)
  return
}"""
    expected = np.stack([sum_in_order(*one) for one in zip(a, b, c, strict=True)])
    blocked(text)["f"](a, b, c)
    np.testing.assert_array_equal(c, expected)
    text = """
func.func @f(%a: memref<4x3x5x7xf64>, %b: memref<7x6x3xf64>, %c: memref<6x5x4xf64>) {
  linalg.contract indexing_maps = [
    affine_map<(i, j, k, l, m) -> (i, l, j, m)>, affine_map<(i, j, k, l, m) -> (m, k, l)>,
    affine_map<(i, j, k, l, m) -> (k, j, i)>
  ] ins(%a, %b : memref<4x3x5x7xf64>, memref<7x6x3xf64>) outs(%c : memref<6x5x4xf64>)
  return
}"""
    a, b, c = RNG.normal(size=(4, 3, 5, 7)), RNG.normal(size=(7, 6, 3)), np.zeros((6, 5, 4))
    blocked(text)["f"](a, b, c)
    np.testing.assert_allclose(c, np.einsum("iljm,mkl->kji", a, b), rtol=1e-12)


CONVOLUTION = """
func.func @f(%x: memref<2x11x12x5xf32>, %w: memref<3x2x5x6xf32>, %y: memref<2x{h}x{w}x6xf32>) {{
  linalg.conv_2d_nhwc_hwcf {{strides = dense<[{s}, 1]> : vector<2xi64>,
                            dilations = dense<[{d}, 1]> : vector<2xi64>}}
    ins(%x, %w : memref<2x11x12x5xf32>, memref<3x2x5x6xf32>) outs(%y : memref<2x{h}x{w}x6xf32>)
  return
}}"""


@pytest.mark.parametrize(("stride", "dilation"), [(1, 1), (2, 1), (1, 2)])
def test_convolutions(stride, dilation):
    height, width = (11 - 2 * dilation - 1) // stride + 1, 11
    text = CONVOLUTION.format(h=height, w=width, s=stride, d=dilation)
    x, w = RNG.normal(size=(2, 11, 12, 5)), RNG.normal(size=(3, 2, 5, 6))
    x, w = x.astype(np.float32), w.astype(np.float32)
    y = RNG.normal(size=(2, height, width, 6)).astype(np.float32)
    expected = y.copy()
    for kh in range(3):
        for kw in range(2):
            for c in range(5):
                start = kh * dilation
                rows = x[:, start : start + stride * height : stride, kw : kw + width, c]
                expected += rows[..., None] * w[kh, kw, c]
    program = blocked(text)
    assert "call @ad.product.f32(" in program.ir()
    program["f"](x, w, y)
    np.testing.assert_array_equal(y, expected)


@pytest.mark.parametrize("stride", [1, 2])
def test_gradients_by_the_input_of_a_convolution_sum_in_order(stride):
    """Windows overlap: the loops over them are around products, and count down."""
    height, width = 4, 5
    text = f"""
func.func @f(%y: memref<2x{height}x{width}x6xf64>, %w: memref<3x2x5x6xf64>,
    %x: memref<2x{stride * height + 2}x{width + 1}x5xf64>) {{
  linalg.generic {{indexing_maps = [
      affine_map<(n, h, w, f, p, q, c) -> (n, h, w, f)>,
      affine_map<(n, h, w, f, p, q, c) -> (p, q, c, f)>,
      affine_map<(n, h, w, f, p, q, c) -> (n, h * {stride} + p, w + q, c)>],
    iterator_types = ["parallel", "reduction", "reduction", "reduction", "reduction", "reduction",
                      "parallel"]}}
    ins(%y, %w : memref<2x{height}x{width}x6xf64>, memref<3x2x5x6xf64>)
    outs(%x : memref<2x{stride * height + 2}x{width + 1}x5xf64>) {{
  ^bb0(%a: f64, %b: f64, %s: f64):
    %t = arith.mulf %a, %b : f64
    %u = arith.addf %s, %t : f64
    linalg.yield %u : f64
  }}
  return
}}"""
    y, w = RNG.normal(size=(2, height, width, 6)), RNG.normal(size=(3, 2, 5, 6))
    x = RNG.normal(size=(2, stride * height + 2, width + 1, 5))
    expected = x.copy()
    for h in range(height):
        for v in range(width):
            for f in range(6):
                start = h * stride
                terms = y[:, h, v, f][:, None, None, None] * w[None, :, :, :, f]
                expected[:, start : start + 3, v : v + 2] += terms
    program = blocked(text)
    assert "call @ad.product.f64(" in program.ir()
    program["f"](y, w, x)
    np.testing.assert_array_equal(x, expected)


def test_buffers_that_overlap_run_in_plain_loops():
    text = """
func.func @f(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}"""
    memory = RNG.normal(size=(41, 20))
    b = RNG.normal(size=(20, 20))
    results = []
    for threshold in (1, 1 << 60):
        whole = memory.copy()
        blocked(text, threshold=threshold)["f"](whole[:20], b, whole[10:30])
        results.append(whole)
    np.testing.assert_array_equal(*results)


def test_no_elements():
    text = """
func.func @f(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}"""
    for m, n, k in ((0, 5, 5), (5, 0, 5), (5, 5, 0)):
        c = np.ones((m, n))
        blocked(text)["f"](np.ones((m, k)), np.ones((k, n)), c)
        assert np.all(c == 1)


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_gradients_of_a_chain(fp):
    """First and second order, large enough for blocks without being asked for."""
    text = """
func.func @f(%a: memref<40x70xf64>, %b: memref<70x50xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c = memref.alloc() : memref<40x50xf64>
  %s = memref.alloca() : memref<f64>
  linalg.fill ins(%zero : f64) outs(%c : memref<40x50xf64>)
  linalg.matmul ins(%a, %b : memref<40x70xf64>, memref<70x50xf64>) outs(%c : memref<40x50xf64>)
  memref.store %zero, %s[] : memref<f64>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
                  iterator_types = ["reduction", "reduction"]}
    ins(%c : memref<40x50xf64>) outs(%s : memref<f64>) {
  ^bb0(%x: f64, %t: f64):
    %p = arith.mulf %x, %x : f64
    %q = arith.mulf %p, %x : f64
    %u = arith.addf %t, %q : f64
    linalg.yield %u : f64
  }
  %r = memref.load %s[] : memref<f64>
  memref.dealloc %c : memref<40x50xf64>
  return %r : f64
}"""
    f = ad_opt.load(text, fp=fp, cache=False)["f"]
    a, b = RNG.normal(size=(40, 70)), RNG.normal(size=(70, 50))
    da, db = ad_opt.grad(f)(a, b)
    c = a @ b
    np.testing.assert_allclose(da, 3 * c**2 @ b.T, rtol=1e-10, atol=1e-9)
    np.testing.assert_allclose(db, a.T @ (3 * c**2), rtol=1e-10, atol=1e-9)
    u, v = RNG.normal(size=a.shape), RNG.normal(size=b.shape)
    ha, hb = ad_opt.hvp(f, (a, b), (u, v))
    dc = u @ b + a @ v
    np.testing.assert_allclose(ha, 6 * c * dc @ b.T + 3 * c**2 @ v.T, rtol=1e-9, atol=1e-8)
    np.testing.assert_allclose(hb, a.T @ (6 * c * dc) + u.T @ (3 * c**2), rtol=1e-9, atol=1e-8)
