"""Buffers that while loops hand on: their shadows travel with them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ad_opt
from derivative_cases import ramp
from derivatives import copies, dual_derivative, interpreter_call, random_tangents, results_of
from forward_runs import interpreted
from reverse_runs import buffers_of, pull, reverse_module

PROGRAMS = {
    "swapped": """
func.func @f(%a: memref<3xf64>, %b: memref<3xf64>, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %r:3 = scf.while (%i = %0, %p = %a, %q = %b)
      : (index, memref<3xf64>, memref<3xf64>) -> (index, memref<3xf64>, memref<3xf64>) {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i, %q, %p : index, memref<3xf64>, memref<3xf64>
  } do {
  ^bb0(%i: index, %p: memref<3xf64>, %q: memref<3xf64>):
    %k = arith.remui %i, %2 : index
    %x = memref.load %p[%k] : memref<3xf64>
    %y = memref.load %q[%1] : memref<3xf64>
    %s = math.sin %x : f64
    %z = arith.mulf %s, %y : f64
    memref.store %z, %q[%k] : memref<3xf64>
    %next = arith.addi %i, %1 : index
    scf.yield %next, %p, %q : index, memref<3xf64>, memref<3xf64>
  }
  %u = memref.load %r#1[%0] : memref<3xf64>
  %v = memref.load %r#2[%1] : memref<3xf64>
  %w = arith.mulf %u, %v : f64
  return %w : f64
}""",
    "a new one a turn": """
func.func @f(%a: memref<3xf64>, %b: memref<3xf64>, %n: index) -> f64 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %r:2 = scf.while (%i = %0, %p = %a) : (index, memref<3xf64>) -> (index, memref<3xf64>) {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i, %p : index, memref<3xf64>
  } do {
  ^bb0(%i: index, %p: memref<3xf64>):
    %new = memref.alloca() : memref<3xf64>
    memref.copy %b, %new : memref<3xf64> to memref<3xf64>
    %x = memref.load %p[%1] : memref<3xf64>
    %y = memref.load %new[%1] : memref<3xf64>
    %s = math.cos %x : f64
    %z = arith.mulf %s, %y : f64
    memref.store %z, %new[%1] : memref<3xf64>
    %next = arith.addi %i, %1 : index
    scf.yield %next, %new : index, memref<3xf64>
  }
  %u = memref.load %r#1[%1] : memref<3xf64>
  return %u : f64
}""",
}


@pytest.mark.parametrize("turns", [0, 1, 2, 5])
@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("compiled", [False, True])
def test_buffers_of_while_loops(name: str, turns: int, compiled: bool) -> None:
    text = PROGRAMS[name]
    original, module = ad_opt.load(text).module, reverse_module(text, "f")
    arguments: list[Any] = [ramp(3), ramp(3, phase=1.0), turns]
    tangents = random_tangents(arguments, seed=3)
    _, exact = dual_derivative(original, "f", arguments, tangents)
    results = results_of(interpreter_call(original, "f")(*copies(arguments)))
    call = ad_opt.load(str(module))["f_vjp"] if compiled else interpreted(module, "f_vjp")
    found, cotangent, after = pull(call, arguments, results, tangents, buffers_of(original, "f"))
    assert found == pytest.approx(float(np.dot(cotangent, exact)), rel=1e-12)
    for value, restored in zip(arguments, after, strict=True):
        np.testing.assert_array_equal(restored, value)
