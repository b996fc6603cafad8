"""Meaning of aggregates, pairs, existentials and function values, executed directly."""

from __future__ import annotations

from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.lowering.interpreters.dual.dual import run_dual

SHAPES = """
agg.struct_def @Disk { agg.field @r : f64 deriv @Disk::@r }
agg.struct_def @Box {
  agg.field @w : f64 deriv @Box::@w
  agg.field @h : f64 deriv @Box::@h
}
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self, f64) -> f64 builtin "differentiable"
  iface.req_func @two : (!iface.self) -> f64 default @area_two
}
iface.generic @area_two [!iface.tparam<"Self">, !iface.witness<@IShape>] {
^bb0(%w: !iface.witness<@IShape>):
  %a = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"Self">, f64) -> f64
  iface.body (!iface.tparam<"Self">) -> f64 {
  ^bb1(%s: !iface.tparam<"Self">):
    %c = arith.constant 2.0 : f64
    %r = autodiff.invoke %a(%s, %c) : (!iface.tparam<"Self">, f64) -> f64
    iface.yield %r : f64
  }
}
func.func @disk_area(%d: !agg.struct<@Disk>, %x: f64) -> f64 {
  %r = agg.get %d "r" : !agg.struct<@Disk> -> f64
  %q = arith.mulf %r, %r : f64
  %y = arith.mulf %q, %x : f64
  return %y : f64
}
func.func @box_area(%b: !agg.struct<@Box>, %x: f64) -> f64 {
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %h = agg.get %b "h" : !agg.struct<@Box> -> f64
  %q = arith.mulf %w, %h : f64
  %y = arith.mulf %q, %x : f64
  return %y : f64
}
iface.witness_table @disk : @IShape for !agg.struct<@Disk> { iface.entry "area" = @disk_area }
iface.witness_table @box : @IShape for !agg.struct<@Box> { iface.entry "area" = @box_area }
iface.witness_table @disk_d : @IDifferentiable for !agg.struct<@Disk> {
  iface.entry "Differential" = !agg.struct<@Disk>
}
iface.witness_table @box_d : @IDifferentiable for !agg.struct<@Box> {
  iface.entry "Differential" = !agg.struct<@Box>
}
"""


def run(body: str, *arguments: Any, name: str = "f") -> Any:
    results = run_function(parse(body), name, arguments)
    return results[0] if len(results) == 1 else results


def parse(body: str) -> Any:
    module = parse_module(make_context(), SHAPES + body, "input.mlir")
    module.verify()
    return module


OPEN = """
func.func @f(%o: !iface.any<@IShape>) -> (f64, index) {
  %r = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "two" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
    %y = autodiff.invoke %m(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %y : f64
  }
  %i = iface.type_id %o : !iface.any<@IShape> -> index
  return %r, %i : f64, index
}
"""


def test_dispatch_and_default_implementations() -> None:
    assert run(OPEN, ("disk", (3.0,))) == (18.0, 1)
    assert run(OPEN, ("box", {"h": 3.0, "w": 5.0})) == (30.0, 2)


def test_a_derivative_through_dispatch() -> None:
    found = run_dual(parse(OPEN), "f", [("box", (5.0, 3.0))], [(1.0, 10.0)])
    assert found.results == (30.0, 2)
    assert found.tangents == (2 * 3.0 + 2 * 5.0 * 10.0, None)
    assert found.arguments == (("box", (5.0, 3.0)),)


def test_a_null_cannot_be_opened() -> None:
    with pytest.raises(DiagnosticError, match="a null is opened"):
        run(OPEN, None)


UNPACK = """
func.func @f(%o: !iface.any<@IShape>) -> !agg.struct<@Disk> {
  %d = iface.unpack_as %o via @disk : !iface.any<@IShape> -> !agg.struct<@Disk>
  return %d : !agg.struct<@Disk>
}
func.func @g(%d: !agg.struct<@Disk>) -> !iface.any<@IShape> {
  %o = iface.pack %d via @disk : !agg.struct<@Disk> -> !iface.any<@IShape>
  return %o : !iface.any<@IShape>
}
"""


def test_unpacking() -> None:
    assert run(UNPACK, ("disk", (3.0,))) == (3.0,)
    assert run(UNPACK, None) == (0.0,)
    assert run(UNPACK, (3.0,), name="g") == ("disk", (3.0,))
    with pytest.raises(DiagnosticError, match="is unpacked as"):
        run(UNPACK, ("box", (3.0, 4.0)))


SUM = """
func.func @f(%a: T, %b: T, %s: f64) -> T {
  %z = autodiff.zero : T
  %c = autodiff.add %a, %b : T
  %d = autodiff.add %c, %z : T
  %e = autodiff.scale %s, %d : f64, T
  return %e : T
}
"""


@pytest.mark.parametrize(
    ("type", "a", "b", "sum_times_ten"),
    [
        ("!agg.struct<@Box>", (1.0, 2.0), (3.0, 4.0), (40.0, 60.0)),
        ("!agg.array<2, f32>", (1.0, 2.0), (3.0, 4.0), (40.0, 60.0)),
        ("!agg.tuple<[f64, !agg.struct<@Disk>]>", (1.0, (2,)), (3.0, (4,)), (40.0, (60.0,))),
        ("!pair.user<f64>", (1.0, 2.0), (3.0, 4.0), (40.0, 60.0)),
        ("!agg.optional<f64>", 1.0, 3.0, 40.0),
        ("!agg.optional<f64>", None, 3.0, 30.0),
        ("!agg.optional<f64>", None, None, None),
        ("complex<f64>", 1 + 2j, 3 + 4j, 40 + 60j),
        (ANY := "!iface.any<@IDifferentiable>", None, None, None),
        (ANY, ("box_d", (1.0, 2.0)), None, ("box_d", (10.0, 20.0))),
        (ANY, ("box_d", (1.0, 2.0)), ("box_d", (3.0, 4.0)), ("box_d", (40.0, 60.0))),
    ],
)
def test_arithmetic_by_structure(type: str, a: Any, b: Any, sum_times_ten: Any) -> None:
    assert run(SUM.replace("T", type), a, b, 10.0) == sum_times_ten


def test_differentials_of_different_types_have_no_sum() -> None:
    with pytest.raises(DiagnosticError, match="differentials of different types are added"):
        run(SUM.replace("T", ANY), ("box_d", (1.0, 2.0)), ("disk_d", (3.0,)), 10.0)


USER = """
agg.struct_def @Log { agg.field @x : f64 }
func.func @zero() -> !agg.struct<@Log> {
  %c = arith.constant 42.0 : f64
  %r = agg.make %c : (f64) -> !agg.struct<@Log>
  return %r : !agg.struct<@Log>
}
func.func @add(%a: !agg.struct<@Log>, %b: !agg.struct<@Log>) -> !agg.struct<@Log> {
  %x = agg.get %a "x" : !agg.struct<@Log> -> f64
  %y = agg.get %b "x" : !agg.struct<@Log> -> f64
  %c = arith.maximumf %x, %y : f64
  %r = agg.make %c : (f64) -> !agg.struct<@Log>
  return %r : !agg.struct<@Log>
}
iface.witness_table @log : @IDifferentiable for !agg.struct<@Log> {
  iface.entry "Differential" = !agg.struct<@Log>
  iface.entry "dzero" = @zero
  iface.entry "dadd" = @add
}
func.func @f() -> !agg.array<2, !agg.struct<@Log>> {
  %z = autodiff.zero : !agg.array<2, !agg.struct<@Log>>
  return %z : !agg.array<2, !agg.struct<@Log>>
}
func.func @g(%a: !agg.struct<@Log>, %b: !agg.struct<@Log>) -> !agg.struct<@Log> {
  %c = autodiff.add %a, %b : !agg.struct<@Log>
  %d = autodiff.scale %s, %c : f64, !agg.struct<@Log>
  return %d : !agg.struct<@Log>
}
""".replace(
    "  %d = autodiff.scale %s", "  %s = arith.constant 10.0 : f64\n  %d = autodiff.scale %s"
)


def test_methods_of_a_table_are_called() -> None:
    assert run(USER) == ((42.0,), (42.0,))
    assert run(USER, (3.0,), (5.0,), name="g") == (50.0,)


GENERIC = """
agg.struct_def @Row [!iface.tparam<"T">, !iface.vparam<"N", i32>] {
  agg.field @items : !agg.array<!iface.vparam<"N", i32>, !iface.tparam<"T">>
}
iface.generic @pick [!iface.tparam<"T">, !iface.witness<@IShape>, !iface.vparam<"N", i32>] {
^bb0(%w: !iface.witness<@IShape>, %n: i32):
  %area = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> f64
  iface.body (!agg.struct<@Row, [!iface.tparam<"T">, !iface.vparam<"N", i32>]>) -> (f64, i32) {
  ^bb1(%r: !agg.struct<@Row, [!iface.tparam<"T">, !iface.vparam<"N", i32>]>):
    %c1 = arith.constant 1 : index
    %x = arith.constant 7.0 : f64
    %items = agg.get %r "items" : !agg.struct<@Row, [!iface.tparam<"T">, !iface.vparam<"N", i32>]>
        -> !agg.array<!iface.vparam<"N", i32>, !iface.tparam<"T">>
    %e = agg.elem %items[%c1] : !agg.array<!iface.vparam<"N", i32>, !iface.tparam<"T">>
        -> !iface.tparam<"T">
    %y = autodiff.invoke %area(%e, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %y, %n : f64, i32
  }
}
func.func @f(%r: !agg.struct<@Row, [!agg.struct<@Disk>, 3 : i32]>) -> (f64, i32) {
  %g = iface.specialize @pick [!agg.struct<@Disk>, @disk, 3 : i32]
      : (!agg.struct<@Row, [!agg.struct<@Disk>, 3 : i32]>) -> (f64, i32)
  %y, %n = autodiff.invoke %g(%r)
      : (!agg.struct<@Row, [!agg.struct<@Disk>, 3 : i32]>) -> (f64, i32)
  return %y, %n : f64, i32
}
"""


def test_generics_run_without_being_specialised() -> None:
    assert run(GENERIC, [[(1.0,), (2.0,), (3.0,)]]) == (28.0, 3)


PARTS = """
func.func @f(%a: !agg.array<3, f64>, %i: index, %x: f64) -> (f64, !agg.array<3, f64>) {
  %y = agg.elem %a[%i] : !agg.array<3, f64> -> f64
  %b = agg.elem_set %a[%i], %x : !agg.array<3, f64>, f64 -> !agg.array<3, f64>
  return %y, %b : f64, !agg.array<3, f64>
}
func.func @g(%o: !agg.optional<f64>) -> f64 {
  %y = agg.value %o : !agg.optional<f64> -> f64
  return %y : f64
}
func.func @h(%o: !agg.optional<!agg.optional<f64>>) -> (i1, !agg.optional<!agg.optional<f64>>) {
  %y = agg.has_value %o : !agg.optional<!agg.optional<f64>>
  %n = agg.none : !agg.optional<f64>
  %p = agg.some %n : !agg.optional<f64> -> !agg.optional<!agg.optional<f64>>
  %z = agg.has_value %p : !agg.optional<!agg.optional<f64>>
  return %z, %o : i1, !agg.optional<!agg.optional<f64>>
}
func.func @set(%b: !agg.struct<@Box>, %x: f64) -> !agg.struct<@Box> {
  %c = agg.set %b "h", %x : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  return %c : !agg.struct<@Box>
}
"""


def test_parts() -> None:
    assert run(PARTS, [1.0, 2.0, 3.0], 1, 9.0) == (2.0, (1.0, 9.0, 3.0))
    assert run(PARTS, 4.0, name="g") == 4.0
    assert run(PARTS, 4.0, name="h") == (True, 4.0)
    assert run(PARTS, (1.0, 2.0), 5.0, name="set") == (1.0, 5.0)
    for index in (-1, 3):
        with pytest.raises(DiagnosticError, match=r"AD0602.*outside of an array of 3"):
            run(PARTS, [1.0, 2.0, 3.0], index, 9.0)
    with pytest.raises(DiagnosticError, match="the optional has no value"):
        run(PARTS, None, name="g")


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("set", [(1.0,), 2.0], "has 2 parts, not 1"),
        ("set", [{"w": 1.0, "x": 2.0}, 2.0], "has the fields w, h"),
        ("set", [3.0, 2.0], "is no `!agg.struct<@Box>`"),
        ("set", [("a", 2.0), 2.0], "could not convert"),
    ],
)
def test_arguments_that_do_not_fit(name: str, arguments: list[Any], words: str) -> None:
    with pytest.raises(DiagnosticError, match=f"AD0503.*{words}"):
        run(PARTS, *arguments, name=name)


def test_existentials_that_do_not_fit() -> None:
    with pytest.raises(DiagnosticError, match="@no is no witness table for @IShape"):
        run(OPEN, ("no", (1.0,)))
    with pytest.raises(DiagnosticError, match="pass the name of a witness table"):
        run(OPEN, 3.0)
