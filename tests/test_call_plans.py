"""Later calls of a derivative go a short way; what depends on the arrays is seen all the same."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives import derivatives

PRODUCT = """
func.func @product(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %v, %w : f64
    %b = arith.addf %a, %p : f64
    scf.yield %b : f64
  }
  return %sum : f64
}
"""

OVERWRITES = """
func.func @overwrites(%x: memref<?xf64>, %s: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<?xf64>
  %w = arith.mulf %v, %v : f64
  %z = arith.mulf %w, %s : f64
  memref.store %z, %x[%c0] : memref<?xf64>
  %r = memref.load %x[%c0] : memref<?xf64>
  return %r : f64
}
"""

EXTERNAL = """
func.func @g(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @f(%x: f64) -> f64 {
  %y = func.call @g(%x) : (f64) -> f64
  return %y : f64
}
"""


def product():
    return ad_opt.load(PRODUCT)["product"]


def test_a_plan_serves_other_arrays_of_the_same_kind():
    gradient = ad_opt.grad(product())
    for seed in range(4):
        x, y = np.random.default_rng(seed).normal(size=(2, 5))
        dx, dy = gradient(x, y)
        assert np.array_equal(dx, y)
        assert np.array_equal(dy, x)
        dx[...] = 0.0  # an array of the caller's own
        assert np.array_equal(gradient(x, y)[0], y)


IDENTITY = """
func.func @same(%x: memref<?xf64>) -> memref<?xf64> {
  return %x : memref<?xf64>
}
"""


def test_directional_derivatives_are_planned():
    f = product()
    rng = np.random.default_rng(0)
    for size in (5, 5, 3, 5):
        for _ in range(3):
            x, y, dx, dy = rng.normal(size=(4, size))
            value, change = ad_opt.jvp(f, (x, y), (dx, dy))
            assert value == pytest.approx(x @ y, rel=1e-14)
            assert change == pytest.approx(dx @ y + x @ dy, rel=1e-12)
            assert ad_opt.jvp(f, (x, y), (None, dy))[1] == pytest.approx(x @ dy, rel=1e-12)
            assert ad_opt.jvp(f, (x, x), (dx, dx))[1] == pytest.approx(2 * x @ dx, rel=1e-12)
            assert ad_opt.jvp(f, (x, y), (dx.astype("f4"), dy))[1] == pytest.approx(
                dx @ y + x @ dy, rel=1e-5
            )
    for array in (x, y, dx, dy):
        array.flags.writeable = False
    assert ad_opt.jvp(f, (x, y), (dx, dy))[1] == pytest.approx(dx @ y + x @ dy, rel=1e-12)
    with pytest.raises(ad_opt.DiagnosticError, match="their tangents differ"):
        ad_opt.jvp(f, (x, x), (dx, dy))
    with pytest.raises(ad_opt.DiagnosticError, match="must be"):
        ad_opt.jvp(f, (x, y), (dx[:2], dy))


QUARTIC = """
func.func @quartic(%x: memref<?xf64>, %n: index, %s: f64, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = memref.load %y[%i] : memref<?xf64>
    %q = arith.mulf %v, %v : f64
    %p = arith.mulf %q, %w : f64
    %next = arith.addf %acc, %p : f64
    scf.yield %next : f64
  }
  %r = arith.mulf %sum, %s : f64
  return %r : f64
}
"""
QUARTIC_IN_C = """
define double @quartic(ptr readonly %x, i64 %n, double %s, ptr readonly %y) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = phi double [ 0.0, %entry ], [ %t, %loop ]
  %px = getelementptr double, ptr %x, i64 %i
  %py = getelementptr double, ptr %y, i64 %i
  %v = load double, ptr %px
  %w = load double, ptr %py
  %q = fmul double %v, %v
  %p = fmul double %q, %w
  %t = fadd double %a, %p
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %end
end:
  %r = fmul double %t, %s
  ret double %r
}
"""


@pytest.mark.parametrize("source", [QUARTIC, QUARTIC_IN_C], ids=["MLIR", "C"])
def test_hessian_vector_products_are_planned(source, monkeypatch):
    """Of ``s · Σ x² y``, whose second derivatives are known."""
    f = ad_opt.load(source)["quartic"]
    long_ways: list[int] = []
    products = derivatives._products
    monkeypatch.setattr(
        derivatives, "_products", lambda *all: long_ways.append(1) or products(*all)
    )
    rng = np.random.default_rng(1)
    for size in (4, 4, 3, 4):
        for _ in range(3):
            x, y, dx, dy = (rng.normal(size=size) for _ in range(4))
            s, ds = rng.normal(size=2).tolist()
            by_x = 2 * (s * (y * dx + x * dy) + ds * x * y)
            by_s = 2 * (x * y) @ dx + x**2 @ dy
            by_y = s * 2 * x * dx + ds * x**2
            found = ad_opt.hvp(f, (x, size, s, y), (dx, None, ds, dy))
            for one, wanted in zip(found, (by_x, by_s, by_y), strict=True):
                np.testing.assert_allclose(one, wanted, rtol=1e-12)
            np.testing.assert_allclose(
                ad_opt.hvp(f, (x, size, s, y), (dx, None, ds, dy), wrt="y"), by_y, rtol=1e-12
            )
            alone = ad_opt.hvp(f, (x, size, s, y), (None, None, ds, None), wrt=("s", "x"))
            assert alone[0] == 0.0
            np.testing.assert_allclose(alone[1], 2 * ds * x * y, rtol=1e-12)
            own = ad_opt.hvp(f, (x, size, s, y), (x, None, None, None), wrt="x")
            np.testing.assert_allclose(own, 2 * s * x * y, rtol=1e-12)
    assert len(long_ways) == 8  # four kinds of call, two sizes
    for array in (x, y, dx, dy):
        array.flags.writeable = False
    np.testing.assert_allclose(
        ad_opt.hvp(f, (x, size, s, y), (dx, None, ds, dy), wrt="y"), by_y, rtol=1e-12
    )
    assert len(long_ways) == 8
    # What shares memory, and tangents of other kinds, go the long way.
    both = ad_opt.hvp(f, (x, size, s, x), (dx, None, 0.0, dx), wrt="x")
    np.testing.assert_allclose(both, 6 * s * x * dx, rtol=1e-12)
    narrow = ad_opt.hvp(f, (x, size, s, y), (dx.astype("f4"), None, ds, dy), wrt="y")
    np.testing.assert_allclose(narrow, by_y, rtol=1e-5)
    with pytest.raises(ad_opt.DiagnosticError, match="must be"):
        ad_opt.hvp(f, (x, size, s, y), (dx[:2], None, ds, dy))
    assert len(long_ways) > 8


POWER = """
func.func @power(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one) -> (f64) {
    %b = arith.mulf %a, %x : f64
    scf.yield %b : f64
  }
  return %y : f64
}
"""


@pytest.mark.parametrize("still", [0, 0.0, None])
def test_zeros_for_integers_are_planned(still: float | None, monkeypatch: pytest.MonkeyPatch):
    f = ad_opt.load(POWER)["power"]
    assert ad_opt.jvp(f, (2.0, 3), (1.0, still)) == (8.0, 12.0)
    assert ad_opt.hvp(f, (2.0, 3), (1.0, still), wrt=0) == 12.0
    monkeypatch.setattr(derivatives, "seen_with", None)
    assert ad_opt.jvp(f, (3.0, 2), (1.0, still)) == (9.0, 6.0)
    assert ad_opt.hvp(f, (3.0, 4), (1.0, still), wrt=0) == 12 * 9.0


@pytest.mark.parametrize("moved", [1, 1.0, True])
def test_integers_do_not_move(moved: float):
    f = ad_opt.load(POWER)["power"]
    for _ in range(3):
        assert ad_opt.jvp(f, (2.0, 3), (1.0, 0)) == (8.0, 12.0)
        with pytest.raises(ad_opt.DiagnosticError):
            ad_opt.jvp(f, (2.0, 3), (1.0, moved))


def test_directional_derivatives_of_what_is_written_come_back():
    f = ad_opt.load(OVERWRITES)["overwrites"]
    for _ in range(3):
        x, dx = np.array([3.0]), np.array([1.0])
        assert ad_opt.jvp(f, (x, 2.0), (dx, 0.5)) == (18.0, 16.5)
        assert x.tolist() == [18.0]
        assert dx.tolist() == [16.5]


def test_a_tangent_that_comes_back_stays_its_owners():
    f = ad_opt.load(IDENTITY)["same"]
    for _ in range(3):
        x, dx = np.arange(4.0), np.ones(4)
        value, change = ad_opt.jvp(f, (x,), (dx,))
        del x, dx
        assert value.tolist() == [0.0, 1.0, 2.0, 3.0]
        assert change.tolist() == [1.0] * 4
        del value, change


def test_shapes_and_strides_are_seen_at_every_call():
    f = ad_opt.load(PRODUCT.replace("memref<?xf64>", "memref<?xf64, strided<[?], offset: ?>>"))
    gradient = ad_opt.grad(f["product"])
    for _ in range(2):
        for n in (3, 4, 1):
            x, y = np.arange(n) + 1.0, np.arange(2.0 * n)[::2]
            dx, dy = gradient(x, y)
            assert np.array_equal(dx, y)
            assert np.array_equal(dy, x)
            assert np.array_equal(gradient(y, x)[1], y)
            assert np.array_equal(gradient(x[::-1], y)[1], x[::-1])


def test_arrays_that_share_memory_have_one_gradient():
    gradient = ad_opt.grad(product())
    base = np.arange(6.0)
    gradient(base[:3].copy(), base[3:].copy())  # a plan of arrays that are apart
    x = base[:3].copy()
    dx, dy = gradient(x, x)
    assert np.array_equal(dx, 2 * x)
    assert np.array_equal(dy, 2 * x)
    dx, dy = gradient(base[:4], base[2:])
    assert np.array_equal(dx, [2, 3, 4 + 0, 5 + 1])
    assert np.array_equal(dy, [4 + 0, 5 + 1, 2, 3])
    dx, dy = gradient(base[:3], base[3:])
    assert np.array_equal(dx, base[3:])
    assert np.array_equal(dy, base[:3])


def test_what_does_not_fit_is_refused_behind_a_plan_too():
    gradient = ad_opt.grad(product())
    x = np.arange(3.0)
    gradient(x, x + 1)
    for wrong in (x.astype(np.float32), np.arange(6.0)[::2], [1.0, 2.0, 3.0], None, x[None]):
        with pytest.raises(ad_opt.DiagnosticError) as refused:
            gradient(x, wrong)
        assert refused.value.diagnostics[0].code == "AD0503"
    with pytest.raises(ad_opt.DiagnosticError):
        gradient(x)
    unaligned = np.frombuffer(bytearray(25), np.uint8)[1:].view(np.float64)
    with pytest.raises(ad_opt.DiagnosticError):
        gradient(x, unaligned)


def test_arrays_that_are_read_only():
    gradient = ad_opt.grad(product())
    x, y = np.arange(3.0), np.arange(3.0) + 1
    for array in (x, y):
        gradient(x, y)
        array.flags.writeable = False
        assert np.array_equal(gradient(x, y)[0], y)
    written = ad_opt.grad(ad_opt.load(OVERWRITES)["overwrites"])
    z = np.array([3.0])
    assert written(z, 2.0)[0] == [12.0]
    assert written(z, 2.0)[0] == [12.0]
    z.flags.writeable = False
    with pytest.raises(ad_opt.DiagnosticError):
        written(z, 2.0)


def test_overwritten_arguments_stay():
    both = ad_opt.value_and_grad(ad_opt.load(OVERWRITES)["overwrites"])
    for _ in range(3):
        x = np.array([3.0, 5.0])
        value, (dx, ds) = both(x, 2.0)
        assert value == 18.0
        assert ds == 9.0
        assert np.array_equal(dx, [12.0, 0.0])
        assert np.array_equal(x, [3.0, 5.0])


def test_rules_that_come_later_count():
    program = ad_opt.load(EXTERNAL)
    gradient = ad_opt.grad(program["f"])
    assert gradient(3.0) == 6.0
    assert gradient(3.0) == 6.0
    ad_opt.custom_rule(program, "g")(lambda x: (100.0 * x,))
    assert gradient(3.0) == 300.0
    assert gradient(4.0) == 400.0


def test_numbers_that_do_not_fit():
    gradient = ad_opt.grad(ad_opt.load(EXTERNAL)["f"])
    assert gradient(2) == 4.0
    assert gradient(np.float32(2)) == 4.0
    with pytest.raises(ad_opt.DiagnosticError):
        gradient("2")
    assert gradient(2) == 4.0


def test_threads_share_plans():
    gradient = ad_opt.grad(product())
    wrong: list[object] = []

    def work(seed: int) -> None:
        x, y = np.random.default_rng(seed).normal(size=(2, 7 + seed % 3))
        for _ in range(1000):
            dx, dy = gradient(x, y)
            if not (np.array_equal(dx, y) and np.array_equal(dy, x)):
                wrong.append((seed, dx, dy))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


STRIDED = """
func.func @squares(%x: memref<?x?xf64, strided<[?, ?], offset: ?>>,
                   %k: memref<?xi64, strided<[?], offset: ?>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %m = memref.dim %x, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %ki = memref.load %k[%i] : memref<?xi64, strided<[?], offset: ?>>
    %w = arith.sitofp %ki : i64 to f64
    %row = scf.for %j = %c0 to %m step %c1 iter_args(%b = %a) -> (f64) {
      %v = memref.load %x[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
      %s = arith.mulf %v, %v : f64
      %t = arith.mulf %s, %w : f64
      %next = arith.addf %b, %t : f64
      scf.yield %next : f64
    }
    scf.yield %row : f64
  }
  return %sum : f64
}
"""


def test_strides_of_one_call_are_not_those_of_the_next() -> None:
    both = ad_opt.value_and_grad(ad_opt.load(STRIDED)["squares"], wrt=0)
    rng = np.random.default_rng(0)
    whole, weights = rng.random((8, 8)), np.arange(1, 9)
    ways = [whole[::2, ::2], whole[:4, :4], whole[:4, :4].copy(), whole[3::-1, :4], whole[:4, :4].T]
    ways += [np.asfortranarray(whole[:4, :4]), whole[:4, :4].copy(), whole[::2, 1::2]]
    for first in range(len(ways)):  # each of them is the first one of its own function
        both = ad_opt.value_and_grad(ad_opt.load(STRIDED)["squares"], wrt=0)
        for x in (ways[first], *ways):
            for k in (weights[::2], weights[:4], weights[3::-1]):
                value, gradient = both(x, k)
                assert value == pytest.approx((x * x * k[:, None]).sum(), rel=1e-14)
                np.testing.assert_allclose(gradient, 2 * x * k[:, None], rtol=1e-15)


def test_empty_arrays() -> None:
    both = ad_opt.value_and_grad(ad_opt.load(STRIDED)["squares"], wrt=0)
    none = np.zeros(0, np.int64)
    for x in (np.zeros((0, 3)), np.zeros((0, 3)), np.ones((1, 0)), np.ones((2, 3))[:0]):
        value, gradient = both(x, none if not x.shape[0] else np.ones(1, np.int64))
        assert value == 0.0
        assert gradient.shape == x.shape
        into = np.zeros(x.shape)
        both(x, none if not x.shape[0] else np.ones(1, np.int64), out=into)


def test_numbers_that_python_has_not():
    # Squares of bfloat16: later calls are given arrays without a buffer that Python could read.
    bfloat16 = pytest.importorskip("ml_dtypes").bfloat16
    square = ad_opt.load("""
func.func @square(%x: memref<?xbf16>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<?xbf16>
  %w = arith.extf %v : bf16 to f32
  %y = arith.mulf %w, %w : f32
  return %y : f32
}
""")["square"]
    x, sums = np.array([2, 3], bfloat16), np.zeros(2, bfloat16)
    for count in (1, 2, 3):
        assert ad_opt.grad(square)(x).tolist() == [4, 0]
        value, gradient = ad_opt.value_and_grad(square)(x)
        assert (value, gradient.tolist()) == (4, [4, 0])
        ad_opt.grad(square)(x, out=sums)
        assert sums.tolist() == [4 * count, 0]


def test_derivatives_for_equal_choices_are_one() -> None:
    program = ad_opt.load("""
func.func @g(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @f(%x: f64, %y: f64) -> f64 {
  %v = func.call @g(%x) : (f64) -> f64
  %z = arith.mulf %v, %y : f64
  return %z : f64
}
""")
    f = program["f"]
    for make in (ad_opt.grad, ad_opt.value_and_grad, ad_opt.jacobian, ad_opt.hessian):
        assert make(f, "x") is make(f, "x")
        assert make(f, ("x", 1)) is make(f, ("x", 1))
        assert make(f, 1) is not make(f, 0)
    kept = ad_opt.grad(f, "x")
    assert kept(3.0, 5.0) == 30.0
    ad_opt.custom_rule(program, "g")(lambda x: (100.0 * x,))
    assert kept(3.0, 5.0) == 1500.0
    assert ad_opt.grad(f, "x")(3.0, 5.0) == 1500.0
