"""Loop nests: bounds, steps, labels and subscripts, of affine and scf alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.affine.linear import MOST_OPERATIONS, Linear, linear_of
from ad_opt.passes.analysis.affine.nests import Nests, nests_in, text_of
from ad_opt.passes.analysis.affine.polynomials import (
    MOST_FACTORS,
    MOST_MONOMIALS,
    Polynomial,
    polynomial_of,
)
from xdsl.ir import SSAValue

AFFINE = """
#same = affine_map<(d0) -> (d0)>
#end = affine_map<(d0)[s0] -> (d0 + 3, s0)>
func.func @f(%a: memref<8x8xf64>, %v: memref<8xf64>, %n: index) {
  affine.for %i = 0 to 8 step 2 {
    affine.for %j = #same(%i) to min #end(%i)[%n] {
      %x = affine.load %a[%i, 2 * %j + 1] : memref<8x8xf64>
      affine.store %x, %v[%j - %i + symbol(%n)] : memref<8xf64>
    } {schedule.loop = "inner"}
    %y = affine.load %v[%i floordiv 4] : memref<8xf64>
    %z = affine.vector_load %a[%i, 0] : memref<8x8xf64>, vector<4xf64>
  }
  func.return
}
"""

SCF = """
func.func @f(%a: memref<8x8xf64>, %v: memref<8xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c2 {
    %e = arith.addi %i, %c3 : index
    %end = arith.minsi %e, %n : index
    scf.for %j = %i to %end step %c1 {
      %s = arith.muli %j, %c2 : index
      %t = arith.addi %s, %c1 : index
      %x = memref.load %a[%i, %t] : memref<8x8xf64>
      %d = arith.subi %j, %i : index
      %u = arith.addi %d, %n : index
      memref.store %x, %v[%u] : memref<8xf64>
    } {schedule.loop = "inner"}
    %q = arith.divsi %i, %c4 : index
    %y = memref.load %v[%q] : memref<8xf64>
    %z = vector.load %a[%i, %c0] : memref<8x8xf64>, vector<4xf64>
  }
  func.return
}
"""


def nests_of(text: str) -> Nests:
    (func,) = parse_module(make_context(), text).ops
    return nests_in(func)


@pytest.mark.parametrize("text", [AFFINE, SCF])
def test_loops_have_bounds(text: str) -> None:
    found = nests_of(text)
    (outer,) = found.roots
    (inner,) = outer.children
    assert (outer.step, outer.trips, outer.label) == (2, 4, None)
    assert [text_of(form) for form in inner.lower] == ["%i"]
    assert [text_of(form) for form in inner.upper] == ["%i + 3", "%n"]
    assert (inner.step, inner.trips, inner.label) == (1, None, "inner")
    assert inner.around() == [outer, inner]


@pytest.mark.parametrize("text", [AFFINE, SCF])
def test_accesses_have_subscripts(text: str) -> None:
    load, store, other, vector = nests_of(text).accesses
    assert load.subscripts is not None
    assert [text_of(form) for form in load.subscripts] == ["%i", "2 * %j + 1"]
    assert store.what == "write to %v[%j - %i + %n]"
    assert (load.writes, store.writes) == (False, True)
    assert len(store.loops) == 2
    assert len(vector.loops) == 1
    assert vector.extents == (1, 4)
    # A quotient is no linear form; of scf it is a value, which changes in the loop.
    assert text_of(other.subscripts[0] if other.subscripts else None) in ("?", "%q")


def test_what_is_not_known() -> None:
    found = nests_of("""
func.func @f(%a: memref<4xf64>, %b: memref<4xf64>) {
  affine.for %i = 0 to 4 {
    memref.copy %a, %b : memref<4xf64> to memref<4xf64>
    func.call @f(%a, %b) : (memref<4xf64>, memref<4xf64>) -> ()
  }
  func.return
}
""")
    kinds = [(access.writes, access.subscripts) for access in found.accesses[:2]]
    assert kinds == [(False, None), (True, None)]
    assert [op.name for op in found.opaque] == ["func.call"]


def test_globals_are_known_by_name_and_conditions_guard() -> None:
    found = nests_of("""
func.func @f(%c: i1) {
  affine.for %i = 0 to 4 {
    scf.if %c {
      %g = memref.get_global @g : memref<4xf64>
      %w = memref.cast %g : memref<4xf64> to memref<?xf64>
      %x = affine.load %w[%i] : memref<?xf64>
    }
  }
  func.return
}
""")
    (load,) = found.accesses
    assert (load.base, load.guarded) == ("g", True)


def test_dimensions_of_parallel_loops_are_loops() -> None:
    found = nests_of("""
func.func @f(%a: memref<4x4xf64>, %x: f64) {
  affine.parallel (%i, %j) = (0, 1) to (4, 3) {
    affine.store %x, %a[%i, %j] : memref<4x4xf64>
  }
  func.return
}
""")
    (outer,) = found.roots
    (inner,) = outer.children
    assert (outer.trips, inner.trips, outer.parallel) == (4, 2, True)
    assert [access.what for access in inner.accesses] == ["write to %a[%i, %j]"]


def test_what_is_behind_an_address_has_no_subscripts() -> None:
    found = nests_of("""
func.func @f(%p: !llvm.ptr, %n: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %at = arith.index_cast %i : index to i64
    %q = llvm.getelementptr %p[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %q : f64, !llvm.ptr
  }
  func.return
}
""")
    (store,) = found.accesses
    assert (store.writes, store.subscripts) == (True, None)


def index_chain(steps: int, second: str) -> SSAValue:
    """The last of so many sums, of which each adds something to the one before."""
    sums = "".join(
        f"%a{k} = arith.addi %a{k - 1}, {second.format(k=k - 2)} : index\n"
        for k in range(2, steps + 2)
    )
    module = parse_module(
        make_context(),
        "func.func @f(%i: index, %n: index) -> index {\n%a0 = arith.addi %i, %n : index\n"
        f"%a1 = arith.addi %a0, %i : index\n{sums}return %a{steps + 1} : index\n}}",
    )
    end = module.ops.first.body.block.last_op
    return end.operands[0]


@pytest.mark.parametrize("form_of", [linear_of, polynomial_of])
def test_sums_of_sums_are_looked_at_once(form_of: Callable[[SSAValue], object]) -> None:
    """A sum of the two before it, forty times: Fibonacci's numbers, not as many steps."""
    value = index_chain(40, "%a{k}")
    form = form_of(value)
    block = value.owner.parent
    i, n = block.args
    first, second = (1, 1), (2, 1)
    for _ in range(40):
        first, second = second, (first[0] + second[0], first[1] + second[1])
    if isinstance(form, Linear):
        assert dict(form.terms) == {i: second[0], n: second[1]}
    else:
        assert dict(form.terms) == {(i,): second[0], (n,): second[1]}


@pytest.mark.parametrize("form_of", [linear_of, polynomial_of])
def test_long_sums_are_seen_through_a_part_of_the_way(
    form_of: Callable[[SSAValue], Linear | Polynomial],
) -> None:
    """No more than the limit is followed, and the rest is one value."""
    form = form_of(index_chain(3000, "%n"))
    assert sorted(form.terms.values()) == [1, MOST_OPERATIONS]


def test_powers_stay_small() -> None:
    """``(i + n)`` squared again and again has more factors than anybody can use."""
    squares = "".join(f"%a{k} = arith.muli %a{k - 1}, %a{k - 1} : index\n" for k in range(1, 40))
    module = parse_module(
        make_context(),
        "func.func @f(%i: index, %n: index) -> index {\n%a0 = arith.addi %i, %n : index\n"
        f"{squares}return %a39 : index\n}}",
    )
    end = module.ops.first.body.block.last_op
    form = polynomial_of(end.operands[0])
    assert form.degree <= MOST_FACTORS
    assert len(form.terms) <= MOST_MONOMIALS


def test_factors_are_in_the_order_in_which_they_were_met() -> None:
    """The same is emitted in each process, wherever objects lie in memory."""
    text = "func.func @f(%i: index, %n: index, %m: index) -> index {\nreturn %i : index\n}"
    functions = [parse_module(make_context(), text).ops.first for _ in range(20)]
    for function in functions:
        i, n, m = map(Polynomial.of, reversed(function.body.block.args))
        first = i.times(n)
        assert list(m.times(first).terms) == [tuple(reversed(function.body.block.args))]
        assert list(first.times(m).terms) == list(m.times(first).terms)
