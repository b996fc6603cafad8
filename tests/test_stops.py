"""A derivative that stops frees what it had allocated, in any thread, and can be called again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from ad_opt.programs.allocations import CountedFunction
from ad_opt.programs.derivative_functions import derived_function

LOOP = """
func.func @f(%x: memref<?xf64>, %limit: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %one = arith.constant 1.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %a, %v : f64
    scf.yield %p : f64
  }
  %ok = arith.cmpf ole, %s, %limit : f64
  cf.assert %ok, "too large"
  %r = math.sin %s : f64
  return %r : f64
}
"""
"""The sine of the product."""

MEMORY = """
func.func @f(%x: memref<?xf64>, %limit: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %one = arith.constant 1.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one) -> (f64) {
    %m = memref.alloc(%n) : memref<?xf64>
    %v = memref.load %x[%i] : memref<?xf64>
    memref.store %v, %m[%i] : memref<?xf64>
    %w = memref.load %m[%i] : memref<?xf64>
    %p = arith.mulf %a, %w : f64
    memref.store %p, %m[%c0] : memref<?xf64>
    %q = memref.load %m[%c0] : memref<?xf64>
    memref.dealloc %m : memref<?xf64>
    scf.yield %q : f64
  }
  %ok = arith.cmpf ole, %s, %limit : f64
  cf.assert %ok, "too large"
  %r = math.sin %s : f64
  return %r : f64
}
"""
"""The same, with a buffer in each iteration, which is freed when the tape ends."""

RECURSION = """
func.func private @product(%x: memref<?xf64>, %i: index, %n: index, %limit: f64) -> f64 {
  %end = arith.cmpi uge, %i, %n : index
  %r = scf.if %end -> (f64) {
    %one = arith.constant 1.0 : f64
    scf.yield %one : f64
  } else {
    %c1 = arith.constant 1 : index
    %next = arith.addi %i, %c1 : index
    %rest = func.call @product(%x, %next, %n, %limit)
      : (memref<?xf64>, index, index, f64) -> f64
    %v = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %rest, %v : f64
    %ok = arith.cmpf ole, %p, %limit : f64
    cf.assert %ok, "too large"
    scf.yield %p : f64
  }
  return %r : f64
}
func.func @f(%x: memref<?xf64>, %limit: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = func.call @product(%x, %c0, %n, %limit) : (memref<?xf64>, index, index, f64) -> f64
  %r = math.sin %s : f64
  return %r : f64
}
"""
PROGRAMS = {"loop": LOOP, "memory": MEMORY, "recursion": RECURSION}
X = np.linspace(1.0, 1.1, 50)
EXPECTED = np.cos(np.prod(X)) * np.prod(X) / X


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("level", [0, 3])
def test_a_stop_leaves_nothing_behind(name: str, level: int) -> None:
    program = ad_opt.load(PROGRAMS[name], opt_level=level)
    counted = CountedFunction(derived_function(program["f"], "vjp"))
    shadow = np.zeros_like(X)
    for _ in range(5):
        with pytest.raises(DiagnosticError, match=r"AD0505.*too large"):
            counted(X, shadow, 1.0, 1.0)
        assert counted.live == 0
        shadow[:] = 0.0
        counted(X, shadow, 1e9, 1.0)
        np.testing.assert_allclose(shadow, EXPECTED, rtol=1e-12)
        shadow[:] = 0.0
        assert counted.live == 0


@pytest.mark.parametrize("name", PROGRAMS)
def test_second_derivatives_that_stop_leave_nothing_behind(name: str) -> None:
    f = ad_opt.load(PROGRAMS[name])["f"]
    reverse = derived_function(f, "vjp")
    counted = CountedFunction(derived_function(reverse, "jvp"))
    arrays = [np.zeros_like(X) for _ in range(3)]
    for _ in range(3):
        with pytest.raises(DiagnosticError, match=r"AD0505.*too large"):
            counted(X, arrays[0], arrays[1], arrays[2], 1.0, 0.0, 1.0, 0.0)
        assert counted.live == 0


def test_names_of_files_are_in_any_script(tmp_path: Path) -> None:
    for name, shown in (("grüße π.mlir", "grüße π.mlir:"), ("a\udcff.mlir", "")):  # no UTF-8
        path = tmp_path / name
        path.write_text(LOOP)
        f = ad_opt.load(path)["f"]
        assert f(np.array([0.5]), 1.0) == np.sin(0.5)
        for call in (f, ad_opt.grad(f)):
            with pytest.raises(DiagnosticError, match=r"AD0505.*too large") as caught:
                call(np.array([2.0]), 1.0)
            assert shown in str(caught.value)


def test_memory_of_a_process_does_not_grow() -> None:
    f = ad_opt.load(LOOP)["f"]
    gradient = ad_opt.grad(f, wrt=0)
    x = np.full(100_000, 1.0001)

    def stops(times: int) -> int:
        for _ in range(times):
            with pytest.raises(DiagnosticError, match="AD0505"):
                gradient(x, 1.0)
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

    if not Path("/proc/self/statm").exists():
        pytest.skip("this system does not say how large a process is")
    assert stops(40) - stops(5) < 8e6  # it was 0.8 MB for each


def test_stops_in_threads_free_their_own() -> None:
    program = ad_opt.load(MEMORY)
    counted = CountedFunction(derived_function(program["f"], "vjp"))

    def right(number: int) -> bool:
        shadow = np.zeros_like(X)
        try:
            counted(X, shadow, 1e9 if number % 2 else 1.0, 1.0)
        except DiagnosticError:
            return number % 2 == 0
        return number % 2 == 1 and np.allclose(shadow, EXPECTED, rtol=1e-12)

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(right, range(400)))
    assert counted.live == 0


def test_memory_that_tapes_keep_can_be_released() -> None:
    gradient = ad_opt.grad(ad_opt.load(LOOP)["f"], wrt=0)
    for _ in range(3):
        np.testing.assert_allclose(gradient(X, 1e9), EXPECTED, rtol=1e-12)
        ad_opt.release_memory()
