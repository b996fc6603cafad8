"""Calls whose arguments are packed once."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import ad_opt

TEXT = """
func.func @scale(%x: memref<4xf32>, %at: index, %by: f32) -> f32 {
  %old = memref.load %x[%at] : memref<4xf32>
  %new = arith.mulf %old, %by : f32
  memref.store %new, %x[%at] : memref<4xf32>
  return %new : f32
}
func.func @clear(%x: memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<4xf32>)
  return
}
func.func @check(%x: i64) {
  %no = arith.constant 3 : i64
  %ok = arith.cmpi slt, %x, %no : i64
  cf.assert %ok, "too large"
  return
}
func.func @same(%x: memref<4xf32>) -> memref<4xf32> {
  return %x : memref<4xf32>
}
func.func @sum(%x: memref<2xf64>) -> f64 {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %a = memref.load %x[%i] : memref<2xf64>
  %b = memref.load %x[%j] : memref<2xf64>
  %s = arith.addf %a, %b : f64
  return %s : f64
}
"""


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    return ad_opt.load(TEXT)


def test_arguments_stay_and_can_be_exchanged(program: ad_opt.Program) -> None:
    x = np.array([1, 2, 3, 4], np.float32)
    call = program["scale"].bind(x, 1, 3.0)
    assert call() == 6.0
    assert call() == 18.0
    call.set(1, 3)
    assert call() == 12.0
    call.set(0, np.full(4, 5, np.float32))
    assert call.run() == 15.0
    np.testing.assert_array_equal(x, [1, 18, 3, 12])


def test_arrays_are_kept_alive(program: ad_opt.Program) -> None:
    call = program["same"].bind(np.arange(4, dtype=np.float32))
    again = [np.full(4, 9, np.float32) for _ in range(100)]
    np.testing.assert_array_equal(call(), [0, 1, 2, 3])
    assert len(again) == 100


def test_no_results(program: ad_opt.Program) -> None:
    x = np.ones(4, np.float32)
    assert program["clear"].bind(x)() is None
    np.testing.assert_array_equal(x, 0)


def test_read_only_arrays_are_taken_where_nothing_is_written(program: ad_opt.Program) -> None:
    x = np.array([1.0, 2.0])
    x.flags.writeable = False
    assert program["sum"].bind(x)() == 3.0
    y = np.ones(4, np.float32)
    y.flags.writeable = False
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        program["clear"].bind(y)


def test_what_does_not_fit_is_refused(program: ad_opt.Program) -> None:
    with pytest.raises(ad_opt.DiagnosticError, match="AD0502"):
        program["clear"].bind()
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        program["clear"].bind(np.ones(3, np.float32))
    call = program["clear"].bind(np.ones(4, np.float32))
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        call.set(0, np.ones(4))


def test_a_program_that_stops_raises(program: ad_opt.Program) -> None:
    call = program["check"].bind(2)
    call()
    call.set(0, 3)
    with pytest.raises(ad_opt.DiagnosticError, match="too large"):
        call()
    call.set(0, 1)
    call()


def test_a_bound_call_is_not_pickled(program: ad_opt.Program) -> None:
    with pytest.raises(ad_opt.DiagnosticError, match=r"(?s)AD0501.*pickle the function"):
        pickle.dumps(program["sum"].bind(np.ones(2)))
