"""lower-tape: the same results, nothing left behind, and only what mlir-opt knows."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt
from ad_opt.programs.allocations import CountedFunction
from derivative_cases import Case, cases
from derivatives import copies, interpreter_call, random_tangents, results_of
from forward_runs import interpreted, transformed
from reverse_runs import buffers_of, pull

FIRST = [case for case in cases() if not case.label.endswith(tuple("123456789"))]
STAY = {
    *("self_recursion", "recursive_sum", "mutual_recursion", "deep_recursion", "tree_recursion"),
    *("callee_returns_argument", "replace_buffer_field", "ragged_rows", "global_between_functions"),
}
"""Programs whose tapes travel between functions, or hold shadows of buffers of buffers."""


def derived(case: Case, *steps: str) -> Any:
    request = f'request-derivative{{function="{case.name}" kind=vjp}}'
    return transformed(case.text, ",".join((request, "differentiate", *steps)))


@lru_cache(maxsize=2)
def inlined(case: Case) -> Any:
    """The derivative in one function, where that is possible."""
    return derived(case, "inline", "simplify", "internalize")


@cache
def lowered_text(case: Case) -> str:
    """The same without a tape."""
    module = inlined(case).clone()
    PassManager.parse(make_context(), "lower-tape,verify-strict").run(module)
    module.verify()
    return str(module)


def precision(arguments: Sequence[Any]) -> float:
    """Epsilon of the least precise float, in which sums may be made in another order."""
    kinds = (np.asarray(x).dtype for x in arguments)
    return max((float(np.finfo(kind).eps) for kind in kinds if kind.kind in "fc"), default=0.0)


@pytest.mark.parametrize("case", FIRST, ids=repr)
def test_derivatives_are_the_same(case: Case) -> None:
    try:
        plain = inlined(case)
    except DiagnosticError:
        pytest.skip("has no derivative")
    lowered = parse_module(make_context(), lowered_text(case))
    if case.name not in STAY:
        assert "!autodiff." not in lowered_text(case)
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(case.text).module
    results = results_of(interpreter_call(original, case.name)(*copies(arguments)))
    name = f"{case.name}_vjp"

    def run(call: Any) -> float:
        return pull(call, arguments, results, tangents, buffers_of(original, case.name))[0]

    expected = run(interpreted(plain, name))
    assert run(interpreted(lowered, name)) == expected
    texts = (str(plain), lowered_text(case))
    before, after = (CountedFunction(ad_opt.load(text)[name]) for text in texts)
    rel = max(1e-9, 16 * precision(arguments))
    assert run(after) == pytest.approx(expected, rel=rel, abs=1e-13)
    run(before)
    assert after.live == before.live


@pytest.fixture(scope="module")
def mlir_opt() -> str:
    if path := shutil.which("mlir-opt-22"):
        return path
    pytest.skip("mlir-opt-22 is not installed")


def test_mlir_opt_takes_the_derivatives(mlir_opt: str) -> None:
    taken: dict[str, str] = {}
    for case in FIRST:
        try:
            text = lowered_text(case)
        except DiagnosticError:
            continue
        if "!autodiff." not in text:
            taken[case.label] = text
    assert len(taken) > 80
    # One process for all; if it refuses any, one each, to know which.
    together = "\n// -----\n".join(taken.values())
    if (said := objection(mlir_opt, together, "--split-input-file")) is not None:
        wrong = [label for label, text in taken.items() if objection(mlir_opt, text) is not None]
        pytest.fail(f"{wrong}: {said}")


def objection(mlir_opt: str, text: str, *options: str) -> str | None:
    """Return the errors that `mlir-opt` has for a program."""
    done = subprocess.run([mlir_opt, *options], input=text, capture_output=True, text=True)
    return done.stderr if done.returncode else None


LISTS = """
func.func @frames(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : OUTER
  %z = complex.constant [1.5 : f32, 2.5 : f32] : complex<f32>
  scf.for %i = %c0 to %n step %c1 {
    %size = arith.addi %i, %c1 : index
    %g = autodiff.frame %t, %size : INNER
    scf.for %j = %c0 to %size step %c1 {
      %int = arith.index_cast %j : index to i64
      %x = arith.sitofp %int : i64 to f64
      autodiff.save %x, %g[%j] of %size {slot = 0 : i64} : f64, INNER
      autodiff.save %i, %g[%j] of %size {slot = 1 : i64} : index, INNER
    }
    autodiff.save %g, %f[%i] of %n {slot = 0 : i64} : INNER, OUTER
    autodiff.save %z, %f[%i] of %n {slot = 1 : i64} : complex<f32>, OUTER
    %s = autodiff.arena_alloc %t(%size) : memref<?x2xcomplex<f64>>
    %h = memref.alloc(%size) : memref<?xf32>
    autodiff.defer_dealloc %t, %h : memref<?xf32>
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f64 {
    %size = arith.addi %i, %c1 : index
    %g = autodiff.restore %f[%i] of %n {slot = 0 : i64} : INNER, OUTER
    %x = autodiff.restore %g[%i] of %size {slot = 0 : i64} : f64, INNER
    %b = arith.addf %a, %x : f64
    scf.yield %b : f64
  }
  autodiff.tape_end %t : !autodiff.tape
  return %r : f64
}
func.func @grown(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %c0 : !autodiff.frame<index>
  %k, %g, %m = scf.while (%i = %c0, %a = %f, %cap = %c0) : STATE -> STATE {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i, %a, %cap : index, !autodiff.frame<index>, index
  } do {
  ^bb0(%i: index, %a: !autodiff.frame<index>, %cap: index):
    %b, %new = autodiff.frame_grow %t, %a, %cap, %i : !autodiff.frame<index>
    autodiff.save %i, %b[%i] of %new {slot = 0 : i64} : index, !autodiff.frame<index>
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %b, %new : index, !autodiff.frame<index>, index
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %x = autodiff.restore %g[%i] of %m {slot = 0 : i64} : index, !autodiff.frame<index>
    %r = arith.addi %s, %x : index
    scf.yield %r : index
  }
  autodiff.tape_end %t : !autodiff.tape
  return %sum : index
}
func.func @marked(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 2.5 : f64
  %t = autodiff.tape_begin : !autodiff.tape
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f64 {
    %mark = autodiff.tape_mark %t : !autodiff.frame<>
    %g = autodiff.frame %t, %n : !autodiff.frame<f64>
    autodiff.save %a, %g[%i] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
    %y = autodiff.restore %g[%i] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
    autodiff.tape_reset %t, %mark : !autodiff.frame<>
    scf.yield %y : f64
  }
  autodiff.tape_end %t : !autodiff.tape
  return %r : f64
}"""
for word, meaning in {
    "OUTER": "!autodiff.frame<INNER, complex<f32>>",
    "INNER": "!autodiff.frame<f64, index>",
    "STATE": "(index, !autodiff.frame<index>, index)",
}.items():
    LISTS = LISTS.replace(word, meaning)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("frames", lambda n: float(n * (n - 1) // 2)),
        ("grown", lambda n: n * (n - 1) // 2),
        ("marked", lambda n: 2.5),
    ],
)
@pytest.mark.parametrize("n", [0, 1, 3, 40])
def test_frames_in_loops(name: str, expected: Any, n: int) -> None:
    lowered = transformed(LISTS, "lower-tape")
    assert "!autodiff." not in str(lowered)
    assert interpreted(lowered, name)(n) == (expected(n),)
    counted = CountedFunction(ad_opt.load(str(lowered))[name])
    assert counted(n) == expected(n)
    assert counted.live == 0
    np.testing.assert_equal(ad_opt.load(LISTS)[name](n), expected(n))
