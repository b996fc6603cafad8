"""The first call of a pullback runs the way back only."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives import split_pullbacks
from ad_opt.derivatives.split_pullbacks import Tape
from programs_for_others import SQUARES

PROGRAM = """
func.func @chain(%x: memref<?xf64>, %n: index, %s: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %p = math.sin %a : f64
    %b = arith.mulf %p, %v : f64
    scf.yield %b : f64
  }
  return %r : f64
}
func.func @two(%x: f64, %y: f64) -> (f64, i64, f64) {
  %a = arith.mulf %x, %y : f64
  %b = math.exp %a : f64
  %i = arith.fptosi %b : f64 to i64
  return %a, %i, %b : f64, i64, f64
}
"""


@pytest.fixture(scope="module")
def program():
    return ad_opt.load(PROGRAM + SQUARES)


def test_the_function_runs_once(program, monkeypatch):
    f = program["chain"]
    x = np.array([1.5, 0.5, 2.0])
    expected = ad_opt.grad(f)(x, 3, 0.3)
    tapes: list[int] = []
    made = Tape.__init__
    monkeypatch.setattr(Tape, "__init__", lambda *given: tapes.append(1) or made(*given))
    value, pullback = ad_opt.vjp(f, x, 3, 0.3)
    assert value == f(x, 3, 0.3)
    x[...] = 7.0  # gradients are at the arguments as they were
    for number, scale in enumerate((1.0, 2.0, -1.0)):
        dx, ds = pullback(scale)
        assert np.allclose(dx, scale * expected[0], rtol=1e-15)
        assert np.isclose(ds, scale * expected[1], rtol=1e-15)
        assert len(tapes) == 1 + number
    assert np.array_equal(pullback(2.0)[0], pullback(2.0)[0])


def test_all_calls_give_the_same_bits(program):
    x = np.linspace(0.5, 1.5, 50)
    for shift in np.linspace(0.0, 1.0, 7):
        _, pullback = ad_opt.vjp(program["chain"], x, 50, 0.3 + shift)
        first, *others = (pullback(1 / 3) for _ in range(3))
        for other in others:
            assert np.array_equal(first[0], other[0])
            assert first[1] == other[1]


def test_a_wrong_cotangent_of_a_buffer_changes_nothing(program):
    """The tape was gone by then, and what is kept stayed as the function leaves it."""
    x, out = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    for wrong in ({"out": np.zeros(3)}, {"x": np.ones(2), "out": "1"}, {"nothing": x}):
        _, pullback = ad_opt.vjp(program["squares"], x, out.copy())
        with pytest.raises(ad_opt.DiagnosticError):
            pullback(**wrong)
        for _ in range(2):
            dx, dout = pullback(out=np.array([1.0, 10.0]))
            assert np.array_equal(dx, [6.0, 200.0])
            assert np.array_equal(dout, [1.0, 40.0])


def test_a_stop_on_the_way_back_is_remembered(monkeypatch):
    x, out = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    _, pullback = ad_opt.vjp(ad_opt.load(SQUARES)["squares"], x, out)

    def stopped(*given):
        raise KeyboardInterrupt

    monkeypatch.setattr(split_pullbacks, "call", stopped)
    with pytest.raises(KeyboardInterrupt):
        pullback(out=np.ones(2))
    monkeypatch.undo()
    with pytest.raises(ad_opt.DiagnosticError, match="AD0505"):
        pullback(out=np.ones(2))


def test_a_stop_on_a_short_way_back_leaves_what_is_kept(monkeypatch):
    f = ad_opt.load(SQUARES)["squares"]
    for _ in range(2):  # the second one is called by a short way
        x, out = np.array([1.0, 2.0]), np.array([3.0, 5.0])
        _, pullback = ad_opt.vjp(f, x, out)
        dx, dout = pullback(out=np.array([1.0, 10.0]))
        assert np.array_equal(dx, [6.0, 200.0])
        assert np.array_equal(dout, [1.0, 40.0])

    def stopped(*given):
        raise KeyboardInterrupt

    x, out = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    _, pullback = ad_opt.vjp(f, x, out)
    monkeypatch.setattr(pullback._pulling.back, "run", stopped)
    with pytest.raises(KeyboardInterrupt):
        pullback(out=np.ones(2))
    monkeypatch.undo()
    dx, dout = pullback(out=np.array([1.0, 10.0]))
    assert np.array_equal(dx, [6.0, 200.0])
    assert np.array_equal(dout, [1.0, 40.0])


def test_buffers_that_are_written(program):
    f = program["squares"]
    x, out = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    value, pullback = ad_opt.vjp(f, x, out)
    assert value is None
    assert np.array_equal(out, [3.0, 20.0])
    for _ in range(3):
        dx, dout = pullback(out=np.array([1.0, 10.0]))
        assert np.array_equal(dx, [6.0, 200.0])
        assert np.array_equal(dout, [1.0, 40.0])
    assert np.array_equal(out, [3.0, 20.0])
    with pytest.raises(ad_opt.DiagnosticError):
        ad_opt.vjp(f, x, np.zeros(2))[1](nothing=x)


def test_wrong_cotangents_leave_the_tape(program):
    _, pullback = ad_opt.vjp(program["two"], 2.0, 0.5)
    for wrong in ((), (1.0,), ("1", 1.0)):
        with pytest.raises(ad_opt.DiagnosticError):
            pullback(*wrong)
    dx, dy = pullback(1.0, 1.0)
    assert np.allclose([dx, dy], [0.5 + 0.5 * np.e, 2.0 + 2.0 * np.e], rtol=1e-15)
    _, pullback = ad_opt.vjp(program["two"], 2.0, 0.5, wrt="y")
    assert np.isclose(pullback(1.0, 0.0), 2.0)


def test_arguments_that_share_memory_run_again(program):
    x = np.array([2.0, 3.0])
    _, pullback = ad_opt.vjp(program["squares"], x, x)
    assert np.array_equal(x, [8.0, 27.0])
    dx, _ = pullback(out=np.ones(2))
    assert np.array_equal(dx, [12.0, 27.0])


def test_threads_share_a_pullback(program):
    x = np.linspace(0.5, 1.5, 50)
    expected = ad_opt.grad(program["chain"], wrt=0)(x, 50, 0.3)
    for _ in range(5):
        _, pullback = ad_opt.vjp(program["chain"], x, 50, 0.3, wrt=0)
        found: list[np.ndarray] = []
        threads = [threading.Thread(target=lambda: found.append(pullback(1.0))) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(found) == 4
        assert all(np.allclose(one, expected, rtol=1e-14) for one in found)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no /proc")
def test_tapes_are_freed_with_the_pullback(program):
    def resident() -> int:
        return 4096 * int(Path("/proc/self/statm").read_text().split()[1])

    x = np.ones(20_000)
    for _ in range(20):
        ad_opt.vjp(program["chain"], x, 20_000, 0.3)
    before = resident()
    for _ in range(200):
        ad_opt.vjp(program["chain"], x, 20_000, 0.3)
    assert resident() - before < 20_000_000  # tapes of 200 calls: 64 MB


def test_a_pullback_is_where_vjp_was_whatever_becomes_of_the_arguments():
    program = ad_opt.load("""
    agg.struct_def @P { agg.field @x : f64  agg.field @y : !agg.array<2, f64> }
    func.func @f(%p: !agg.struct<@P>, %v: vector<2xf64>) -> f64 {
      %c0 = arith.constant 0 : index
      %x = agg.get %p "x" : !agg.struct<@P> -> f64
      %y = agg.get %p "y" : !agg.struct<@P> -> !agg.array<2, f64>
      %z = agg.elem %y[%c0] : !agg.array<2, f64> -> f64
      %w = vector.extract %v[1] : f64 from vector<2xf64>
      %a = arith.mulf %x, %z : f64
      %b = arith.mulf %a, %w : f64
      return %b : f64
    }""")
    for make in (list, np.array):
        for _ in range(2):
            array = make([3.0, 0.0])
            p, v = {"x": 2.0, "y": array}, make([0.0, 5.0])
            value, pullback = ad_opt.vjp(program["f"], p, v)
            p["x"] = array[0] = v[1] = 100.0
            for _ in range(2):
                by, dv = pullback(1.0)
                assert (value, by.x, by.y[0], dv[1]) == (30.0, 15.0, 10.0, 6.0)
