"""lower-scf-to-cf: executed results against the arithmetic that the loops stand for."""

import re
import sys

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

PASS = "lower-scf-to-cf"

COUNT = """
func.func @f(%lb: TYPE, %ub: TYPE, %step: TYPE) -> (i64, TYPE) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %sum, %last = scf.for UNSIGNED %i = %lb to %ub step %step iter_args(%n = %zero, %l = %lb)
      -> (i64, TYPE) : TYPE {
    %m = arith.addi %n, %one : i64
    scf.yield %m, %i : i64, TYPE
  }
  return %sum, %last : i64, TYPE
}
"""


def count_program(kind: str, unsigned: bool = False) -> str:
    text = COUNT.replace("UNSIGNED", "unsigned" if unsigned else "").replace(" : TYPE {", " : T {")
    if kind == "index":
        text = text.replace(" : T {", " {")
    return text.replace(" : T {", " : TYPE {").replace("TYPE", kind)


@pytest.mark.parametrize("kind", ["i32", "i64", "index"])
@pytest.mark.parametrize("end", ["low", "high"])
def test_trip_counts_do_not_wrap_at_the_ends_of_the_type(lower, execute, kind, end):
    width = 32 if kind == "i32" else 64
    low, high = -(1 << (width - 1)), (1 << (width - 1)) - 1
    text = lower(count_program(kind), PASS)
    cases = {
        "low": [(low, low + 10, 3), (low, high, high), (low + 1, low, 1)],
        "high": [(high - 10, high, 3), (high - 1, high, high), (high, high, 1), (5, 5, 1)],
    }
    for lb, ub, step in cases[end]:
        trips = range(lb, ub, step)
        got = execute(text, "f", (lb, kind), (ub, kind), (step, kind), results=("i64", kind))
        assert got == (len(trips), trips[-1] if trips else lb)


def test_unsigned_loop(lower, execute):
    try:
        text = lower(count_program("i32", unsigned=True), PASS)
    except DiagnosticError:
        pytest.skip("`scf.for unsigned` is not parsed yet")
    got = execute(text, "f", (5, "i32"), (-1, "i32"), (1 << 30, "i32"), results=("i64", "i32"))
    assert got == (4, 5 + 3 * (1 << 30) - (1 << 32))


def test_constant_steps_pick_the_short_form_only_where_it_is_exact(lower):
    program = """
    func.func @f(%n: index, %m: memref<?xf64>, %x: f64) {
      %c0 = arith.constant 0 : index
      %step = arith.constant STEP : index
      scf.for %i = %c0 to BOUND step %step { memref.store %x, %m[%i] : memref<?xf64> }
      return
    }
    """
    assert "divui" not in lower(program.replace("STEP", "1").replace("BOUND", "%n"), PASS)
    assert "divui" in lower(program.replace("STEP", "2").replace("BOUND", "%n"), PASS)


NEST = """
func.func @f(%n: index, %x: f64) -> (f64, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %r:2 = scf.while (%a = %zero, %k = %c0) : (f64, index) -> (f64, index) {
    %go = arith.cmpi slt, %k, %n : index
    %t = scf.if %go -> (f64) {
      %u = arith.addf %a, %x : f64
      scf.yield %u : f64
    } else {
      scf.yield %a : f64
    }
    scf.condition(%go) %t, %k : f64, index
  } do {
  ^bb0(%a: f64, %k: index):
    %s = scf.for %i = %c0 to %k step %c1 iter_args(%b = %a) -> (f64) {
      %odd = arith.remsi %i, %c2 : index
      %d = scf.index_switch %odd -> f64
      case 0 {
        %e = arith.addf %b, %x : f64
        scf.yield %e : f64
      }
      case -7 {
        scf.yield %zero : f64
      }
      default {
        %e = scf.execute_region -> f64 {
          %neg = arith.negf %x : f64
          cf.br ^next
        ^next:
          %g = arith.addf %b, %neg : f64
          scf.yield %g : f64
        }
        scf.yield %e : f64
      }
      scf.yield %d : f64
    }
    %next = arith.addi %k, %c1 : index
    scf.yield %s, %next : f64, index
  }
  %last = arith.addi %r#1, %c1 : index
  return %r#0, %last : f64, index
}
"""


def test_everything_in_everything(lower, execute):
    text = lower(NEST, PASS)
    assert "scf." not in text

    def reference(n: int, x: float) -> float:
        a, k = 0.0, 0
        while k < n:
            a += x
            for i in range(k):
                a += x if i % 2 == 0 else -x
            k += 1
        return a

    for n in (0, 1, 6):
        assert execute(text, "f", (n, "index"), (0.5, "f64"), results=("f64", "index")) == (
            reference(n, 0.5),
            n + 1,
        )


PARALLEL = """
func.func @f(%m: memref<?x?xf64>, %n: index, %k: index, %x: f64) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum, %max = "scf.parallel"(%c0, %c0, %n, %k, %c1, %c1, %x, %x)
      <{operandSegmentSizes = array<i32: 2, 2, 2, 2>}> ({
  ^bb0(%i: index, %j: index):
    %v = memref.load %m[%i, %j] : memref<?x?xf64>
    "scf.reduce"(%v, %v) ({
    ^bb0(%a: f64, %b: f64):
      %s = arith.subf %a, %b : f64
      "scf.reduce.return"(%s) : (f64) -> ()
    }, {
    ^bb0(%a: f64, %b: f64):
      %c = arith.cmpf ogt, %a, %b : f64
      %s = scf.if %c -> (f64) {
        scf.yield %a : f64
      } else {
        scf.yield %b : f64
      }
      "scf.reduce.return"(%s) : (f64) -> ()
    }) : (f64, f64) -> ()
  }) : (index, index, index, index, index, index, f64, f64) -> (f64, f64)
  return %sum, %max : f64, f64
}
"""


def test_parallel_folds_from_the_initial_value_in_order(lower, execute):
    text = lower(PARALLEL, PASS)
    m = np.random.default_rng(1).normal(size=(3, 5))
    expected = 0.25
    for value in m.flat:
        expected -= value
    got = execute(text, "f", m, (3, "index"), (5, "index"), (0.25, "f64"), results=("f64", "f64"))
    assert got == (expected, max(0.25, m.max()))
    empty = execute(text, "f", m, (0, "index"), (5, "index"), (0.25, "f64"), results=("f64", "f64"))
    assert empty == (0.25, 0.25)


def test_an_op_that_cannot_hold_blocks_is_refused(lower):
    program = """
    func.func @f(%m: memref<4xf64>, %c: i1) {
      linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
          outs(%m : memref<4xf64>) {
      ^bb0(%a: f64):
        %r = scf.if %c -> (f64) {
          scf.yield %a : f64
        } else {
          scf.yield %a : f64
        }
        linalg.yield %r : f64
      }
      return
    }
    """
    with pytest.raises(DiagnosticError) as error:
        lower(program, PASS)
    (diagnostic,) = error.value.diagnostics
    assert diagnostic.code == "AD0401"
    assert diagnostic.location is not None
    assert diagnostic.location.line == 6


def nested_loops(depth: int):
    from xdsl.dialects import arith, func, scf
    from xdsl.dialects.builtin import IndexType, ModuleOp
    from xdsl.ir import Block, Region

    block = Block([scf.YieldOp()], arg_types=[IndexType()])
    function = func.FuncOp("f", ([IndexType()], []), Region(Block(arg_types=[IndexType()])))
    one = arith.ConstantOp.from_int_and_width(1, IndexType())
    bound = function.body.block.args[0]
    for _ in range(depth):
        loop = scf.ForOp(bound, bound, one, [], Region(block))
        block = Block([loop, scf.YieldOp()], arg_types=[IndexType()])
    loop.detach()
    function.body.block.add_ops([one, loop, func.ReturnOp()])
    return ModuleOp([function])


def test_ten_thousand_nested_loops_need_no_stack():
    from ad_opt.dialects import make_context
    from ad_opt.lowering.core.lower_scf_to_cf import LowerScfToCfPass

    module = nested_loops(10_000)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(300)
    try:
        LowerScfToCfPass().apply(make_context(), module)
    finally:
        sys.setrecursionlimit(limit)
    names = re.findall(r"\^bb\d+:|cf\.\w+", str(module))
    assert sum(name == "cf.cond_br" for name in names) == 10_000
