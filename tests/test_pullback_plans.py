"""Later calls of `vjp` and of its pullbacks go a short way; see `pullback_plans`."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives import pullback_plans
from ad_opt.values.memory_pool import LEAST
from programs_for_others import SQUARES, SQUARES_IN_C

CUBES = """
func.func @cube(%x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %x : f64
  return %b : f64
}
func.func @cubes(%x: memref<?xf64>, %s: f64) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %c = func.call @cube(%v) : (f64) -> f64
    %b = arith.addf %a, %c : f64
    scf.yield %b : f64
  }
  %p = arith.mulf %r, %s : f64
  return %p, %r : f64, f64
}
"""


@pytest.fixture
def long_ways(monkeypatch):
    """A list that says of each call of `vjp` whether it looked in vain for a plan."""
    found: list[bool] = []
    along = pullback_plans.along

    def watched(*given):
        known = along(*given)
        found.append(known is None)
        return known

    monkeypatch.setattr(pullback_plans, "along", watched)
    return found


def planned(long_ways: list[bool]) -> bool:
    """True if the last `vjp` had a plan."""
    last = long_ways[-1]
    long_ways.clear()
    return not last


def test_a_plan_serves_other_arrays_of_the_same_kind(long_ways):
    f = ad_opt.load(CUBES)["cubes"]
    rng = np.random.default_rng(0)
    for number, size in enumerate((5, 3, 5, 5, 3)):
        x, s, (a, b) = rng.normal(size=size), float(rng.normal()), rng.normal(size=2).tolist()
        values, pullback = ad_opt.vjp(f, x, s)
        assert planned(long_ways) == (number > 1)
        np.testing.assert_allclose(values, (s * np.sum(x**3), np.sum(x**3)), rtol=1e-13)
        y = x.copy()
        x[...] = 7.0  # gradients are at the arguments as they were
        for scale in (1.0, 2.0):
            dx, ds = pullback(scale * a, scale * b)
            np.testing.assert_allclose(dx, scale * (a * s + b) * 3 * y**2, rtol=1e-13)
            np.testing.assert_allclose(ds, scale * a * np.sum(y**3), rtol=1e-13)
            dx[...] = 0.0  # an array of the caller's own
    for wrt, picked in (("s", float), (["x"], tuple), (1, float)):
        for again in (False, True):
            found = ad_opt.vjp(f, x, s, wrt=wrt)[1](1.0, 0.0)
            assert planned(long_ways) == again
            assert type(found) is picked
    assert ad_opt.vjp(f, x, 2)[1](1, np.float32(0))[1] == np.sum(x**3)


def test_numbers_in_arrays_without_axes():
    """They are numbers, also where the same call has been made before."""
    f = ad_opt.load(CUBES)["cubes"]
    x, s = np.arange(3.0), np.array(2.0)
    for _ in range(3):
        _, pullback = ad_opt.vjp(f, x, s)
        dx, ds = pullback(1.0, 1.0)
        np.testing.assert_allclose(dx, 9 * x**2, rtol=1e-13)
        assert ds == np.sum(x**3)


@pytest.mark.parametrize("source", [SQUARES, SQUARES_IN_C], ids=["MLIR", "C"])
def test_arrays_that_are_written(source, long_ways):
    f = ad_opt.load(source)["squares"]
    rest = (4,) if source is SQUARES_IN_C else ()
    rng = np.random.default_rng(1)
    for number in range(4):
        x, out, dout = (rng.normal(size=4) for _ in range(3))
        before = out.copy()
        value, pullback = ad_opt.vjp(f, x, out, *rest)
        assert planned(long_ways) == (number > 0)
        assert value is None
        np.testing.assert_allclose(out, x**2 * before, rtol=1e-14)
        for _ in range(3):
            dx, do = pullback(out=dout)
            np.testing.assert_allclose(dx, 2 * x * before * dout, rtol=1e-14)
            np.testing.assert_allclose(do, x**2 * dout, rtol=1e-14)
            for wrong in ({"out": np.zeros(3)}, {"nothing": x}, {"x": np.ones(4), "out": "1"}):
                with pytest.raises(ad_opt.DiagnosticError):
                    pullback(**wrong)
        with pytest.raises(ad_opt.DiagnosticError, match="AD0502"):
            pullback(1.0)
    # One memory is read and written: 3 x², behind a plan of arrays that are apart.
    x = np.array([2.0, 3.0, 4.0, 5.0])
    _, pullback = ad_opt.vjp(f, x, x, *rest)
    assert not planned(long_ways)
    assert x.tolist() == [8.0, 27.0, 64.0, 125.0]
    np.testing.assert_allclose(pullback(out=np.ones(4))[0], [12.0, 27.0, 48.0, 75.0], rtol=1e-14)
    read_only = np.ones(4)
    read_only.flags.writeable = False
    np.testing.assert_allclose(ad_opt.vjp(f, read_only, x, *rest)[1](out=1.0)[1], 1.0)
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        ad_opt.vjp(f, x, read_only, *rest)


def test_rules_that_come_later_count():
    program = ad_opt.load(CUBES)
    for _ in range(3):
        before = ad_opt.vjp(program["cube"], 3.0)[1]
    ad_opt.custom_rule(program, "cube")(lambda x: (100.0 * x,))
    for _ in range(3):
        assert ad_opt.vjp(program["cubes"], np.array([3.0]), 1.0)[1](1.0, 0.0)[0] == [300.0]
    assert before(1.0) == 27.0


def test_threads_share_plans():
    f = ad_opt.load(SQUARES)["squares"]
    x = np.linspace(0.5, 1.5, 20)
    ad_opt.vjp(f, x, x.copy())
    wrong: list[object] = []

    def work(seed: int) -> None:
        dout = np.random.default_rng(seed).normal(size=20)
        for _ in range(200):
            out = x.copy()
            dx, do = ad_opt.vjp(f, x, out)[1](out=dout)
            if not (np.allclose(dx, 2 * x**2 * dout) and np.allclose(do, x**2 * dout)):
                wrong.append((seed, dx, do))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize("source", [SQUARES, SQUARES_IN_C], ids=["MLIR", "C"])
def test_directional_derivatives_of_what_is_written(source):
    """They are planned, and the tangent of what is written is written where it is."""
    f = ad_opt.load(source)["squares"]
    rest, still = ((4,), (None,)) if source is SQUARES_IN_C else ((), ())
    rng = np.random.default_rng(2)
    for _ in range(4):
        x, dx, out, do = (rng.normal(size=4) for _ in range(4))
        expected = 2 * x * dx * out + x**2 * do
        ad_opt.jvp(f, (x, out, *rest), (dx, do, *still))
        np.testing.assert_allclose(do, expected, rtol=1e-13)
        again = out.copy()
        ad_opt.jvp(f, (x, out, *rest), (dx, None, *still))
        np.testing.assert_allclose(out, x**2 * again, rtol=1e-13)
    read_only = np.ones(4)
    read_only.flags.writeable = False
    for tangent in (read_only, x, dx):  # cannot be written; lies where others do
        with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
            ad_opt.jvp(f, (x, out, *rest), (dx, tangent, *still))
    x, dx = np.array([2.0, 3.0, 1.0, 0.5]), np.ones(4)
    both = dx.copy()
    expected = 3 * x**2
    ad_opt.jvp(f, (x, x, *rest), (both, both, *still))
    np.testing.assert_allclose(both, expected, rtol=1e-13)


def test_large_arrays_that_are_written(long_ways):
    """The way back puts them back, instead of on further copies."""
    f = ad_opt.load(SQUARES)["squares"]
    size = LEAST // 8 + 1
    x, dout = np.linspace(-1.0, 1.0, size), np.linspace(2.0, 3.0, size)
    for again in (False, True, True):
        before = np.linspace(0.5, 1.5, size)
        out = before.copy()
        _, pullback = ad_opt.vjp(f, x, out)
        assert planned(long_ways) == again
        np.testing.assert_allclose(out, x**2 * before, rtol=1e-14)
        for scale in (1.0, 2.0, -1.0):
            dx, dbefore = pullback(out=scale * dout)
            np.testing.assert_allclose(dx, scale * 2 * x * before * dout, rtol=1e-13)
            np.testing.assert_allclose(dbefore, scale * x**2 * dout, rtol=1e-13)
        np.testing.assert_allclose(out, x**2 * before, rtol=1e-14)
