"""Structs wherever values can be: machine code and derivatives against interpreter and algebra."""

from __future__ import annotations

import shutil
import subprocess

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt

PROGRAM = """
!P = !agg.struct<@P>
!Q = !agg.struct<@Q>
agg.struct_def @P {
  agg.field @x : f64
  agg.field @n : i8
  agg.field @y : f64
}
agg.struct_def @Q {
  agg.field @ps : !agg.array<2, !P>
  agg.field @z : f64
}
// The step of a recurrence: (x, y) -> (y sin x, x + y / 2), n -> n + 1.
func.func private @step(%p: !P) -> !P {
  %x = agg.get %p "x" : !P -> f64
  %y = agg.get %p "y" : !P -> f64
  %n = agg.get %p "n" : !P -> i8
  %one = arith.constant 1 : i8
  %half = arith.constant 0.5 : f64
  %s = math.sin %x : f64
  %u = arith.mulf %y, %s : f64
  %h = arith.mulf %y, %half : f64
  %v = arith.addf %x, %h : f64
  %m = arith.addi %n, %one : i8
  %r = agg.make %u, %m, %v : (f64, i8, f64) -> !P
  return %r : !P
}
func.func @for(%p: !P) -> !P {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%q = %p) -> (!P) {
    %s = func.call @step(%q) : (!P) -> !P
    scf.yield %s : !P
  }
  return %r : !P
}
func.func @while(%p: !P) -> !P {
  %c5 = arith.constant 5 : i8
  %r = scf.while (%q = %p) : (!P) -> !P {
    %n = agg.get %q "n" : !P -> i8
    %more = arith.cmpi slt, %n, %c5 : i8
    scf.condition(%more) %q : !P
  } do {
  ^bb0(%q: !P):
    %s = func.call @step(%q) : (!P) -> !P
    scf.yield %s : !P
  }
  return %r : !P
}
func.func @branches(%p: !P) -> !P {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%q = %p) -> (!P) {
    %k = arith.remui %i, %c3 : index
    %s = scf.index_switch %k -> !P
    case 0 {
      %t = func.call @step(%q) : (!P) -> !P
      scf.yield %t : !P
    }
    case 1 {
      %x = agg.get %q "x" : !P -> f64
      %t = agg.set %q "y", %x : !P, f64 -> !P
      scf.yield %t : !P
    }
    default {
      scf.yield %q : !P
    }
    %x = agg.get %s "x" : !P -> f64
    %y = agg.get %s "y" : !P -> f64
    %less = arith.cmpf olt, %x, %y : f64
    %u = scf.if %less -> (!P) {
      %t = agg.set %s "x", %y : !P, f64 -> !P
      scf.yield %t : !P
    } else {
      scf.yield %s : !P
    }
    %w = arith.select %less, %u, %q : !P
    scf.yield %w : !P
  }
  return %r : !P
}
func.func @recursive(%p: !P) -> !P {
  %n = agg.get %p "n" : !P -> i8
  %c3 = arith.constant 3 : i8
  %more = arith.cmpi slt, %n, %c3 : i8
  %r = scf.if %more -> (!P) {
    %s = func.call @step(%p) : (!P) -> !P
    %t = func.call @recursive(%s) : (!P) -> !P
    scf.yield %t : !P
  } else {
    scf.yield %p : !P
  }
  return %r : !P
}
func.func @nested(%p: !P) -> !P {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %y = agg.get %p "y" : !P -> f64
  %a = agg.make %p, %p : (!P, !P) -> !agg.array<2, !P>
  %q = agg.make %a, %y : (!agg.array<2, !P>, f64) -> !Q
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %q) -> (!Q) {
    %b = agg.get %s "ps" : !Q -> !agg.array<2, !P>
    %k = arith.remui %i, %c2 : index
    %o = agg.elem %b[%k] : !agg.array<2, !P> -> !P
    %t = func.call @step(%o) : (!P) -> !P
    %j = arith.subi %c1, %k : index
    %c = agg.elem_set %b[%j], %t : !agg.array<2, !P>, !P -> !agg.array<2, !P>
    %d = agg.set %s "ps", %c : !Q, !agg.array<2, !P> -> !Q
    scf.yield %d : !Q
  }
  %b = agg.get %r "ps" : !Q -> !agg.array<2, !P>
  %l = agg.elem %b[%c0] : !agg.array<2, !P> -> !P
  return %l : !P
}
func.func @buffers(%p: !P) -> !P {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%c4) : memref<?x!P>
  %w = memref.alloca() : memref<2x!P>
  memref.store %p, %m[%c0] : memref<?x!P>
  scf.for %i = %c0 to %c3 step %c1 {
    %q = memref.load %m[%i] : memref<?x!P>
    %s = func.call @step(%q) : (!P) -> !P
    %j = arith.addi %i, %c1 : index
    memref.store %s, %m[%j] : memref<?x!P>
  }
  %v = memref.subview %m[2] [2] [1] : memref<?x!P> to memref<2x!P, strided<[1], offset: 2>>
  memref.copy %v, %w : memref<2x!P, strided<[1], offset: 2>> to memref<2x!P>
  %r = memref.load %w[%c1] : memref<2x!P>
  memref.dealloc %m : memref<?x!P>
  return %r : !P
}
func.func @parallel(%p: !P) -> !P {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<3x!P>
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %s = func.call @step(%p) : (!P) -> !P
    memref.store %s, %m[%i] : memref<3x!P>
  }
  %r = memref.load %m[%c1] : memref<3x!P>
  memref.dealloc %m : memref<3x!P>
  return %r : !P
}
func.func @graph(%p: !P) -> !P {
  cf.br ^head(%p : !P)
^head(%q: !P):
  %n = agg.get %q "n" : !P -> i8
  cf.switch %n : i8, [
    default: ^end(%q : !P),
    0: ^body(%q : !P),
    1: ^body(%p : !P)
  ]
^body(%b: !P):
  %s = func.call @step(%b) : (!P) -> !P
  %m = agg.get %q "n" : !P -> i8
  %one = arith.constant 1 : i8
  %k = arith.addi %m, %one : i8
  %t = agg.set %s "n", %k : !P, i8 -> !P
  cf.br ^head(%t : !P)
^end(%e: !P):
  return %e : !P
}
"""
FUNCTIONS = (
    *("for", "while", "branches", "recursive", "nested"),
    *("buffers", "parallel", "graph"),
)
POINT = (0.7, 0, 1.3)


def step(p: tuple[float, int, float]) -> tuple[float, int, float]:
    x, n, y = p
    return y * np.sin(x), n + 1, x + y / 2


def repeated(count: int) -> tuple[float, int, float]:
    p = POINT
    for _ in range(count):
        p = step(p)
    return p


@pytest.fixture(scope="module", params=[0, 3], ids=["O0", "O3"])
def prog(request: pytest.FixtureRequest) -> ad_opt.Program:
    return ad_opt.load(PROGRAM, opt_level=request.param)


@pytest.mark.parametrize(
    ("name", "steps"),
    [("for", 5), ("while", 5), ("recursive", 3), ("buffers", 3), ("parallel", 1), ("nested", 4)],
)
def test_machine_code_computes_the_recurrence(prog: ad_opt.Program, name: str, steps: int) -> None:
    np.testing.assert_allclose(prog[name](POINT), repeated(steps), rtol=1e-15)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_machine_code_does_what_the_interpreter_does(prog: ad_opt.Program, name: str) -> None:
    (expected,) = run_function(prog.module, name, [POINT])
    np.testing.assert_allclose(prog[name](POINT), expected, rtol=1e-15)


@pytest.mark.slow
@pytest.mark.parametrize("name", FUNCTIONS)
def test_modes_and_differences_agree(name: str) -> None:
    ad_opt.check_grads(ad_opt.load(PROGRAM)[name], POINT)


def test_gradients_do_not_depend_on_the_level_of_optimisation(prog: ad_opt.Program) -> None:
    """The Jacobian is that of the recurrence, whatever carries the struct."""
    x, _, y = POINT
    for name in ("parallel",):
        _, pullback = ad_opt.vjp(prog[name], POINT)
        np.testing.assert_allclose(pullback((1, 0)), (y * np.cos(x), np.sin(x)), rtol=1e-15)
        np.testing.assert_allclose(pullback((0, 1)), (1, 0.5), rtol=1e-15)


@pytest.mark.skipif(shutil.which("mlir-opt-22") is None, reason="needs mlir-opt-22")
def test_mlir_opt_reads_what_is_lowered(prog: ad_opt.Program) -> None:
    command = ["mlir-opt-22", "--allow-unregistered-dialect", "-o", "/dev/null"]
    text = prog.ir("llvm-dialect")
    assert "ad.signature = #agg.signature<" in text
    subprocess.run(command, input=text, text=True, check=True)


def test_the_signature_survives_printing(prog: ad_opt.Program) -> None:
    """Lowered text that is loaded again is called as before."""
    lowered = ad_opt.load(prog.ir("llvm-dialect"))
    np.testing.assert_allclose(lowered["for"](POINT), repeated(5), rtol=1e-15)
