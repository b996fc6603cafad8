"""`scf`, `cf`, `func` and `affine` control flow: values worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import Interpreter

Run = Callable[..., Any]

SUM = """func.func @f(%low: index, %high: index, %step: index) -> index {
  %zero = arith.constant 0 : index
  %sum = scf.for %i = %low to %high step %step iter_args(%acc = %zero) -> (index) {
    %next = arith.addi %acc, %i : index
    scf.yield %next : index
  }
  func.return %sum : index
}"""


@pytest.mark.parametrize(
    "bounds", [(0, 10, 3), (0, 0, 1), (5, 3, 1), (-5, 5, 2), (2**63 - 3, 2**63 - 1, 5)]
)
def test_for(run: Run, bounds: tuple[int, int, int]) -> None:
    assert run(SUM, *bounds) == sum(range(*bounds))


def test_for_needs_a_positive_step(run: Run) -> None:
    with pytest.raises(DiagnosticError, match="step"):
        run(SUM, 0, 10, 0)


def test_unsigned_for(run: Run) -> None:
    text = """func.func @f(%low: i8, %high: i8) -> i8 {
      %zero = arith.constant 0 : i8
      %one = arith.constant 1 : i8
      %n = "scf.for"(%low, %high, %one, %zero) <{unsignedCmp}> ({
      ^body(%i: i8, %acc: i8):
        %next = arith.addi %acc, %one : i8
        scf.yield %next : i8
      }) : (i8, i8, i8, i8) -> i8
      func.return %n : i8
    }"""
    assert run(text, 120, 135 - 256) == 15


COLLATZ = """func.func @f(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %end, %steps = scf.while (%x = %n, %k = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %x, %one : i64
    scf.condition(%more) %x, %k : i64, i64
  } do {
  ^body(%x: i64, %k: i64):
    %half = arith.divsi %x, %two : i64
    %rest = arith.remsi %x, %two : i64
    %odd = arith.cmpi eq, %rest, %one : i64
    %y = scf.if %odd -> (i64) {
      %a = arith.muli %x, %three : i64
      %b = arith.addi %a, %one : i64
      scf.yield %b : i64
    } else {
      scf.yield %half : i64
    }
    %l = arith.addi %k, %one : i64
    scf.yield %y, %l : i64, i64
  }
  func.return %steps : i64
}"""


def test_while_and_if(run: Run) -> None:
    assert [run(COLLATZ, n) for n in (1, 2, 3, 6, 7, 27)] == [0, 1, 7, 8, 16, 111]


def test_index_switch(run: Run) -> None:
    text = """func.func @f(%i: index) -> i64 {
      %r = scf.index_switch %i -> i64
      case 2 { %a = arith.constant 20 : i64  scf.yield %a : i64 }
      case 5 { %b = arith.constant 50 : i64  scf.yield %b : i64 }
      default { %c = arith.constant -1 : i64  scf.yield %c : i64 }
      func.return %r : i64
    }"""
    assert [run(text, i) for i in (2, 5, 0)] == [20, 50, -1]


def test_parallel_with_two_reductions(run: Run) -> None:
    text = """func.func @f(%n: index, %m: index) -> (index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %r:2 = "scf.parallel"(%c0, %c0, %n, %m, %c1, %c1, %c0, %c1) <{
        operandSegmentSizes = array<i32: 2, 2, 2, 2>}> ({
      ^body(%i: index, %j: index):
        %p = arith.muli %i, %j : index
        %q = arith.addi %j, %c1 : index
        "scf.reduce"(%p, %q) ({
        ^sum(%a: index, %b: index):
          %s = arith.addi %a, %b : index
          "scf.reduce.return"(%s) : (index) -> ()
        }, {
        ^product(%a: index, %b: index):
          %s = arith.muli %a, %b : index
          "scf.reduce.return"(%s) : (index) -> ()
        }) : (index, index) -> ()
      }) : (index, index, index, index, index, index, index, index) -> (index, index)
      func.return %r#0, %r#1 : index, index
    }"""
    assert run(text, 3, 4) == ((0 + 1 + 2) * (0 + 1 + 2 + 3), 24**3)


def test_execute_region_with_branches(run: Run) -> None:
    text = """func.func @f(%c: i1) -> i64 {
      %r = scf.execute_region -> i64 {
        %one = arith.constant 1 : i64
        %two = arith.constant 2 : i64
        cf.cond_br %c, ^a(%one : i64), ^a(%two : i64)
      ^a(%x: i64):
        scf.yield %x : i64
      }
      func.return %r : i64
    }"""
    assert (run(text, True), run(text, False)) == (1, 2)


def test_forall_writes_slices_of_a_shared_tensor(run: Run) -> None:
    text = """func.func @f(%t: tensor<6xi64>) -> tensor<6xi64> {
      %r = scf.forall (%i) = (0) to (6) step (2) shared_outs(%o = %t) -> (tensor<6xi64>) {
        %n = arith.index_cast %i : index to i64
        %s = tensor.splat %n : tensor<2xi64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xi64> into tensor<6xi64>
        }
      }
      func.return %r : tensor<6xi64>
    }"""
    np.testing.assert_array_equal(run(text, np.arange(6) + 9), [0, 0, 2, 2, 4, 4])


GCD = """func.func @f(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  cf.br ^head(%a, %b : i64, i64)
^head(%x: i64, %y: i64):
  %done = arith.cmpi eq, %y, %zero : i64
  cf.cond_br %done, ^exit, ^body
^body:
  %r = arith.remsi %x, %y : i64
  cf.br ^head(%y, %r : i64, i64)
^exit:
  func.return %x : i64
}"""


def test_branches(run: Run) -> None:
    assert run(GCD, 1071, 462) == 21


def test_block_arguments_are_assigned_at_once(run: Run) -> None:
    text = """func.func @f(%n: i64) -> (i64, i64) {
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      %two = arith.constant 2 : i64
      cf.br ^head(%one, %two, %zero : i64, i64, i64)
    ^head(%x: i64, %y: i64, %k: i64):
      %next = arith.addi %k, %one : i64
      %more = arith.cmpi slt, %k, %n : i64
      cf.cond_br %more, ^head(%y, %x, %next : i64, i64, i64), ^exit
    ^exit:
      func.return %x, %y : i64, i64
    }"""
    assert run(text, 3) == (2, 1)


def test_switch(run: Run) -> None:
    text = """func.func @f(%v: i32) -> i64 {
      %a = arith.constant 10 : i64
      %b = arith.constant 20 : i64
      cf.switch %v : i32, [
        default: ^x(%a : i64),
        -3: ^x(%b : i64),
        7: ^y(%a, %b : i64, i64)
      ]
    ^x(%p: i64):
      func.return %p : i64
    ^y(%q: i64, %r: i64):
      %s = arith.addi %q, %r : i64
      func.return %s : i64
    }"""
    assert [run(text, v) for v in (0, -3, 7)] == [10, 20, 30]


def test_assert(run: Run) -> None:
    text = 'func.func @f(%c: i1) { cf.assert %c, "too bad"\n func.return }'
    assert run(text, True) == ()
    with pytest.raises(DiagnosticError, match="too bad"):
        run(text, False)


ACKERMANN = """
func.func @f(%m: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m0 = arith.cmpi eq, %m, %zero : i64
  %n0 = arith.cmpi eq, %n, %zero : i64
  %m1 = arith.subi %m, %one : i64
  %n1 = arith.subi %n, %one : i64
  %r = scf.if %m0 -> (i64) {
    %a = arith.addi %n, %one : i64
    scf.yield %a : i64
  } else {
    %b = scf.if %n0 -> (i64) {
      %c = func.call @f(%m1, %one) : (i64, i64) -> i64
      scf.yield %c : i64
    } else {
      %d = func.call @f(%m, %n1) : (i64, i64) -> i64
      %e = func.call @f(%m1, %d) : (i64, i64) -> i64
      scf.yield %e : i64
    }
    scf.yield %b : i64
  }
  func.return %r : i64
}"""


def test_recursion(run: Run) -> None:
    assert run(ACKERMANN, 2, 5) == 13


DEPTH = """func.func @f(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %end = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %end, ^stop, ^more
^stop:
  func.return %zero : i64
^more:
  %m = arith.subi %n, %one : i64
  %d = func.call @f(%m) : (i64) -> i64
  %r = arith.addi %d, %one : i64
  func.return %r : i64
}"""


def test_deep_recursion(run: Run) -> None:
    assert run(DEPTH, 50_000) == 50_000


def test_endless_recursion_is_an_error() -> None:
    module = parse_module(make_context(), DEPTH)
    with pytest.raises(DiagnosticError, match="stack overflows"):
        Interpreter(module, max_depth=10_000).run("f", [-1])


def test_fuel() -> None:
    module = parse_module(make_context(), "func.func @f() { cf.br ^a\n ^a: cf.br ^a }")
    with pytest.raises(DiagnosticError, match="fuel"):
        Interpreter(module, fuel=1000).run("f", [])


def test_indirect_calls_and_several_results(run: Run) -> None:
    text = """
    func.func private @swap(%a: i64, %b: f64) -> (f64, i64) { func.return %b, %a : f64, i64 }
    func.func @f(%a: i64, %b: f64) -> (f64, i64) {
      %g = func.constant @swap : (i64, f64) -> (f64, i64)
      %r:2 = func.call_indirect %g(%a, %b) : (i64, f64) -> (f64, i64)
      func.return %r#0, %r#1 : f64, i64
    }"""
    assert run(text, 1, 2.5) == (2.5, 1)


def test_externals() -> None:
    text = """
    func.func private @twice(f64) -> f64
    func.func @f(%x: f64) -> f64 {
      %y = func.call @twice(%x) : (f64) -> f64
      func.return %y : f64
    }"""
    module = parse_module(make_context(), text)
    run = Interpreter(module, externals={"twice": lambda x: (2 * x,)}).run
    assert run("f", [4.0]) == (8.0,)
    with pytest.raises(DiagnosticError, match=r"AD0601.*@twice"):
        Interpreter(module).run("f", [4.0])


def test_affine_for_with_bounds_of_several_results(run: Run) -> None:
    text = """func.func @f(%n: index, %m: index) -> index {
      %zero = arith.constant 0 : index
      %r = affine.for %i = max affine_map<(d0) -> (0, d0 - 5)>(%n)
          to min affine_map<(d0)[s0] -> (d0, s0 * 2)>(%n)[%m] step 3
          iter_args(%acc = %zero) -> (index) {
        %next = arith.addi %acc, %i : index
        affine.yield %next : index
      }
      func.return %r : index
    }"""
    for n, m in [(10, 4), (10, 9), (3, 0), (4, 4)]:
        assert run(text, n, m) == sum(range(max(0, n - 5), min(n, 2 * m), 3))


def test_affine_if(run: Run) -> None:
    text = """func.func @f(%i: index, %n: index) -> i64 {
      %a = arith.constant 1 : i64
      %b = arith.constant 0 : i64
      %r = affine.if affine_set<(d0)[s0] : (d0 - 2 >= 0, s0 - d0 - 1 >= 0, d0 mod 2 == 0)>
          (%i)[%n] -> i64 {
        affine.yield %a : i64
      } else {
        affine.yield %b : i64
      }
      func.return %r : i64
    }"""
    assert [run(text, i, 7) for i in range(-1, 9)] == [0, 0, 0, 1, 0, 1, 0, 1, 0, 0]


def test_affine_parallel(run: Run) -> None:
    text = """func.func @f(%n: index, %m: memref<?xf64>) -> f64 {
      %r = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (f64) {
        %x = affine.load %m[%i] : memref<?xf64>
        affine.yield %x : f64
      }
      func.return %r : f64
    }"""
    assert run(text, 4, np.array([1.0, 2.0, 4.0, 8.0])) == 15.0


@pytest.mark.parametrize("x", [-9, -8, -1, 0, 1, 7, 8, 9])
def test_affine_arithmetic(run: Run, x: int) -> None:
    text = """func.func @f(%x: index) -> (index, index, index, index, index) {
      %a = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%x)
      %b = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%x)
      %c = affine.apply affine_map<(d0) -> (d0 mod 4)>(%x)
      %d = affine.min affine_map<(d0) -> (d0, 3, -d0)>(%x)
      %e = affine.max affine_map<(d0)[s0] -> (d0 * 2 + s0, 3)>(%x)[%x]
      func.return %a, %b, %c, %d, %e : index, index, index, index, index
    }"""
    assert run(text, x) == (x // 4, -(-x // 4), x % 4, min(x, 3, -x), max(3 * x, 3))


def test_affine_linear_indices(run: Run) -> None:
    text = """func.func @f(%x: index) -> (index, index, index, index) {
      %i:3 = affine.delinearize_index %x into (2, 3, 4) : index, index, index
      %y = affine.linearize_index [%i#0, %i#1, %i#2] by (2, 3, 4) : index
      func.return %i#0, %i#1, %i#2, %y : index, index, index, index
    }"""
    for x in range(24):
        assert run(text, x) == (*map(int, np.unravel_index(x, (2, 3, 4))), x)
