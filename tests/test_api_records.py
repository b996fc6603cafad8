"""Structs, arrays, tuples, optionals and pairs from Python: values, memory and derivatives."""

from __future__ import annotations

import math
from collections import namedtuple
from dataclasses import dataclass

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.interpreters import run_function

import ad_opt
from ad_opt.values.records import dtype_of

PROGRAM = """
agg.struct_def @Box {
  agg.field @w : f64
  agg.field @n : i32
  agg.field @h : f64
}
agg.struct_def @Scene {
  agg.field @box : !agg.struct<@Box>
  agg.field @weights : !agg.array<3, f32>
  agg.field @on : i1
  agg.field @at : index
}
func.func @area(%b: !agg.struct<@Box>, %s: f64) -> f64 {
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %h = agg.get %b "h" : !agg.struct<@Box> -> f64
  %n = agg.get %b "n" : !agg.struct<@Box> -> i32
  %m = arith.sitofp %n : i32 to f64
  %r = arith.mulf %w, %h : f64
  %q = arith.mulf %r, %s : f64
  %p = arith.mulf %q, %m : f64
  return %p : f64
}
func.func @turn(%b: !agg.struct<@Box>, %s: f64) -> (!agg.struct<@Box>, f64) {
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %h = agg.get %b "h" : !agg.struct<@Box> -> f64
  %q = arith.mulf %h, %s : f64
  %b1 = agg.set %b "h", %w : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  %b2 = agg.set %b1 "w", %q : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  return %b2, %w : !agg.struct<@Box>, f64
}
func.func @change(%t: !agg.struct<@Scene>, %x: f32) -> !agg.struct<@Scene> {
  %i = agg.get %t "at" : !agg.struct<@Scene> -> index
  %on = agg.get %t "on" : !agg.struct<@Scene> -> i1
  %v = agg.get %t "weights" : !agg.struct<@Scene> -> !agg.array<3, f32>
  %v1 = agg.elem_set %v[%i], %x : !agg.array<3, f32>, f32 -> !agg.array<3, f32>
  %t1 = agg.set %t "weights", %v1 : !agg.struct<@Scene>, !agg.array<3, f32> -> !agg.struct<@Scene>
  %t2 = arith.select %on, %t1, %t : !agg.struct<@Scene>
  return %t2 : !agg.struct<@Scene>
}
func.func @sums(%v: !agg.array<9, f64>, %n: index) -> !agg.array<9, f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%a = %v) -> (!agg.array<9, f64>) {
    %j = arith.subi %i, %c1 : index
    %x = agg.elem %a[%j] : !agg.array<9, f64> -> f64
    %y = agg.elem %a[%i] : !agg.array<9, f64> -> f64
    %z = arith.addf %x, %y : f64
    %b = agg.elem_set %a[%i], %z : !agg.array<9, f64>, f64 -> !agg.array<9, f64>
    scf.yield %b : !agg.array<9, f64>
  }
  return %r : !agg.array<9, f64>
}
func.func @root(%x: f64) -> !agg.optional<f64> {
  %zero = arith.constant 0.0 : f64
  %ok = arith.cmpf oge, %x, %zero : f64
  %r = scf.if %ok -> (!agg.optional<f64>) {
    %y = math.sqrt %x : f64
    %o = agg.some %y : f64 -> !agg.optional<f64>
    scf.yield %o : !agg.optional<f64>
  } else {
    %o = agg.none : !agg.optional<f64>
    scf.yield %o : !agg.optional<f64>
  }
  return %r : !agg.optional<f64>
}
func.func @or_else(%o: !agg.optional<f64>, %x: f64) -> f64 {
  %has = agg.has_value %o : !agg.optional<f64>
  %r = scf.if %has -> (f64) {
    %y = agg.value %o : !agg.optional<f64> -> f64
    %z = arith.mulf %y, %y : f64
    scf.yield %z : f64
  } else {
    scf.yield %x : f64
  }
  return %r : f64
}
func.func @both(%t: !agg.tuple<[f64, i64, complex<f64>]>) -> !agg.tuple<[complex<f64>, f64]> {
  %x = agg.get %t "0" : !agg.tuple<[f64, i64, complex<f64>]> -> f64
  %z = agg.get %t "2" : !agg.tuple<[f64, i64, complex<f64>]> -> complex<f64>
  %y = complex.mul %z, %z : complex<f64>
  %r = agg.make %y, %x : (complex<f64>, f64) -> !agg.tuple<[complex<f64>, f64]>
  return %r : !agg.tuple<[complex<f64>, f64]>
}
func.func @square(%x: !pair.pair<f64>) -> !pair.pair<f64> {
  %p = pair.primal %x : !pair.pair<f64> -> f64
  %d = pair.diff %x : !pair.pair<f64> -> f64
  %q = arith.mulf %p, %p : f64
  %t = arith.mulf %d, %p : f64
  %e = arith.addf %t, %t : f64
  %r = pair.make %q, %e : f64, f64 -> !pair.pair<f64>
  return %r : !pair.pair<f64>
}
func.func @walk(%b: !agg.struct<@Box>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %i = arith.constant 0 : i64
  cf.br ^head(%c0, %b : index, !agg.struct<@Box>)
^head(%k: index, %c: !agg.struct<@Box>):
  %more = arith.cmpi slt, %k, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %one = arith.constant 1 : index
  %w = agg.get %c "w" : !agg.struct<@Box> -> f64
  %h = agg.get %c "h" : !agg.struct<@Box> -> f64
  %s = math.sin %w : f64
  %t = arith.addf %s, %h : f64
  %d = agg.set %c "w", %t : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  %next = arith.addi %k, %one : index
  cf.br ^head(%next, %d : index, !agg.struct<@Box>)
^end:
  %r = agg.get %c "w" : !agg.struct<@Box> -> f64
  return %r : f64
}
func.func @energy(%m: memref<?x!agg.struct<@Box>>, %k: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?x!agg.struct<@Box>>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (f64) {
    %p = memref.load %m[%i] : memref<?x!agg.struct<@Box>>
    %x = agg.get %p "w" : !agg.struct<@Box> -> f64
    %y = agg.get %p "h" : !agg.struct<@Box> -> f64
    %q = arith.mulf %x, %y : f64
    %s = math.sin %q : f64
    %t = arith.mulf %s, %k : f64
    %a = arith.addf %acc, %t : f64
    scf.yield %a : f64
  }
  return %r : f64
}
func.func @scale(%m: memref<?x!agg.struct<@Box>>, %k: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x!agg.struct<@Box>>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %m[%i] : memref<?x!agg.struct<@Box>>
    %x = agg.get %p "w" : !agg.struct<@Box> -> f64
    %q = arith.mulf %x, %x : f64
    %s = arith.mulf %q, %k : f64
    %p2 = agg.set %p "w", %s : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
    memref.store %p2, %m[%i] : memref<?x!agg.struct<@Box>>
  }
  return
}
"""

BOX = (2.0, 4, 3.0)
SCENE = (BOX, (1.0, 2.0, 3.0), True, 1)


@pytest.fixture(scope="module", params=[0, 3], ids=["O0", "O3"])
def prog(request: pytest.FixtureRequest) -> ad_opt.Program:
    return ad_opt.load(PROGRAM, opt_level=request.param)


def boxes(prog: ad_opt.Program, w: list[float], h: list[float]) -> np.ndarray:
    kind = prog["energy"].signature.inputs[0]
    made = np.zeros(len(w), dtype_of(kind.element_type))
    made["w"], made["h"], made["n"] = w, h, 7
    return made


# ------------------------------------------------------------------ values


@dataclass
class Box:
    w: float
    n: int
    h: float


NUMPY_BOX = np.array((2.0, 4, 3.0), np.dtype([("w", "f4"), ("n", "i2"), ("h", "f8")]))[()]


@pytest.mark.parametrize(
    "box",
    [
        BOX,
        list(BOX),
        {"h": 3, "w": 2, "n": 4},
        Box(2.0, 4, 3.0),
        namedtuple("Box", "h w n")(3.0, 2.0, 4),
        namedtuple("Other", "a b c")(2.0, 4, 3.0),
        NUMPY_BOX,
    ],
    ids=["tuple", "list", "dict", "dataclass", "by-name", "by-order", "numpy"],
)
def test_a_struct_is_anything_with_its_fields(prog: ad_opt.Program, box: object) -> None:
    assert prog["area"](box, 10.0) == 2 * 3 * 10 * 4


def test_structs_come_back_as_namedtuples(prog: ad_opt.Program) -> None:
    box, w = prog["turn"](BOX, 5.0)
    assert (box.w, box.n, box.h, w) == (15.0, 4, 2.0, 2.0)
    assert type(box).__name__ == "Box"
    assert prog["area"](box, 1.0) == 15 * 2 * 4


def test_nested_structs_and_arrays(prog: ad_opt.Program) -> None:
    scene = prog["change"](SCENE, 9.0)
    assert scene.box == BOX
    assert scene.weights.tolist() == [1.0, 9.0, 3.0]
    assert scene.weights.dtype == np.float32
    assert (scene.on, scene.at) == (True, 1)
    off = {"box": BOX, "weights": np.arange(3), "on": False, "at": 2}
    assert prog["change"](off, 9.0).weights.tolist() == [0.0, 1.0, 2.0]


def test_arrays_that_loops_carry(prog: ad_opt.Program) -> None:
    values = np.arange(1.0, 10.0)
    assert prog["sums"](values, 9).tolist() == np.cumsum(values).tolist()
    assert prog["sums"](values, 3).tolist() == [1, 3, 6, 4, 5, 6, 7, 8, 9]


def test_optionals(prog: ad_opt.Program) -> None:
    assert prog["root"](2.25) == 1.5
    assert prog["root"](-1.0) is None
    assert prog["or_else"](3.0, 5.0) == 9.0
    assert prog["or_else"](None, 5.0) == 5.0


def test_tuples_and_complex_numbers(prog: ad_opt.Program) -> None:
    assert prog["both"]((1.5, 3, 1 + 2j)) == ((1 + 2j) ** 2, 1.5)


def test_pairs(prog: ad_opt.Program) -> None:
    found = prog["square"]((3.0, 0.5))
    assert (found.p, found.d) == (9.0, 3.0)
    assert prog["square"]({"p": 3.0, "d": 0.5}) == found


def test_blocks_take_structs(prog: ad_opt.Program) -> None:
    w = 2.0
    for _ in range(5):
        w = math.sin(w) + 3.0
    assert prog["walk"](BOX, 5) == pytest.approx(w, rel=1e-15)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("area", (BOX, 1.5)),
        ("turn", (BOX, 1.5)),
        ("sums", (tuple(map(float, range(9))), 7)),
        ("both", ((1.5, 3, 1 + 2j),)),
        ("walk", (BOX, 9)),
    ],
)
def test_machine_code_does_what_the_interpreter_does(
    prog: ad_opt.Program, name: str, arguments: tuple[object, ...]
) -> None:
    found = prog[name](*arguments)
    results = run_function(prog.module, name, arguments)
    several = len(prog[name].signature.results) > 1
    for ours, theirs in zip(found if several else (found,), results, strict=True):
        np.testing.assert_allclose(np.array(ours), np.array(theirs), rtol=1e-15)


# ------------------------------------------------------------------ buffers


def test_buffers_of_structs_are_structured_arrays(prog: ad_opt.Program) -> None:
    m = boxes(prog, [1, 2, 3], [0.5, 0.25, 0.1])
    assert m.dtype == np.dtype([("w", "f8"), ("n", "i4"), ("h", "f8")], align=True)
    expected = 2 * np.sin(m["w"] * m["h"]).sum()
    assert prog["energy"](m, 2.0) == pytest.approx(expected, rel=1e-15)
    prog["scale"](m, 2.0)
    assert m["w"].tolist() == [2, 8, 18]
    assert m["h"].tolist() == [0.5, 0.25, 0.1]
    assert m["n"].tolist() == [7, 7, 7]


def test_gradients_of_buffers_of_structs(prog: ad_opt.Program) -> None:
    m = boxes(prog, [1, 2, 3], [0.5, 0.25, 0.1])
    shadow, slope = ad_opt.grad(prog["energy"])(m, 2.0)
    w, h = m["w"], m["h"]
    assert shadow.dtype.names == ("w", "h")
    np.testing.assert_allclose(shadow["w"], 2 * np.cos(w * h) * h, rtol=1e-14)
    np.testing.assert_allclose(shadow["h"], 2 * np.cos(w * h) * w, rtol=1e-14)
    assert slope == pytest.approx(np.sin(w * h).sum(), rel=1e-14)


def test_tangents_and_cotangents_of_buffers_of_structs(prog: ad_opt.Program) -> None:
    scale = prog["scale"]
    m = boxes(prog, [1, 2, 3], [0.5, 0.25, 0.1])
    tangent = np.zeros(3, [("w", "f8"), ("h", "f8")])
    tangent["w"], tangent["h"] = 1.0, [1.0, 2.0, 3.0]
    cotangent = tangent.copy()
    _, pullback = ad_opt.vjp(scale, m.copy(), 2.0)
    shadow, slope = pullback(m=cotangent)
    assert shadow["w"].tolist() == [4, 8, 12]
    assert shadow["h"].tolist() == [1, 2, 3]
    assert slope == 1 + 4 + 9
    ad_opt.jvp(scale, (m, 2.0), (tangent, 0.0))
    assert tangent["w"].tolist() == [4, 8, 12]


# ------------------------------------------------------------------ derivatives


def test_gradients_are_shaped_like_differentials(prog: ad_opt.Program) -> None:
    gradient, slope = ad_opt.grad(prog["area"])(BOX, 10.0)
    assert gradient._asdict() == {"w": 120.0, "h": 80.0}
    assert slope == 24.0
    assert ad_opt.grad(prog["area"], wrt="b")(BOX, 10.0) == gradient
    assert ad_opt.value_and_grad(prog["area"], wrt="s")(BOX, 10.0) == (240.0, 24.0)


def test_tangents_of_structs(prog: ad_opt.Program) -> None:
    value, change = ad_opt.jvp(prog["area"], (BOX, 10.0), ({"w": 1.0, "h": 0.5}, 1.0))
    assert (value, change) == (240.0, 120.0 + 40.0 + 24.0)
    assert ad_opt.jvp(prog["area"], (BOX, 10.0), (None, 1.0))[1] == 24.0
    (box, _), (change, other) = ad_opt.jvp(prog["turn"], (BOX, 5.0), ((1.0, 10.0), 2.0))
    assert box.w == 15.0
    assert (change.w, change.h, other) == (10 * 5 + 3 * 2, 1.0, 1.0)


def test_cotangents_of_structs(prog: ad_opt.Program) -> None:
    _, pullback = ad_opt.vjp(prog["turn"], BOX, 5.0)
    gradient, slope = pullback((1.0, 10.0), 100.0)
    assert (gradient.w, gradient.h, slope) == (110.0, 5.0, 3.0)


def test_gradients_beside_results_that_are_structs(prog: ad_opt.Program) -> None:
    gradient, slope = ad_opt.grad(prog["turn"], of=1)(BOX, 5.0)
    assert (gradient.w, gradient.h, slope) == (1.0, 0.0, 0.0)


def test_structs_that_cannot_be_copied_are_kept_by_their_fields(prog: ad_opt.Program) -> None:
    class Held:
        w, n, h = 2.0, 3, 5.0

        def __deepcopy__(self, memo: object) -> object:
            raise TypeError

    for _ in range(2):
        held = Held()
        value, pullback = ad_opt.vjp(prog["area"], held, 0.5)
        held.w = 100.0
        gradient, slope = pullback(1.0)
        assert (value, gradient.w, gradient.h, slope) == (15.0, 7.5, 3.0, 30.0)


def test_second_derivatives(prog: ad_opt.Program) -> None:
    product, slope = ad_opt.hvp(prog["area"], (BOX, 10.0), ((1.0, 0.5), 1.0))
    assert product._asdict() == {"w": 4 * (0.5 * 10 + 3), "h": 4 * (1.0 * 10 + 2)}
    assert slope == 4 * (1.0 * 3 + 2 * 0.5)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("area", (BOX, 1.5)),
        ("turn", (BOX, 1.5)),
        ("walk", (BOX, 4)),
        ("sums", (np.arange(9.0), 9)),
        ("change", (SCENE, 0.5)),
        ("both", ((1.5, 3, 1 + 2j),)),
        ("square", ((3.0, 0.5),)),
        ("or_else", (3.0, 2.0)),
    ],
)
def test_modes_and_differences_agree(name: str, arguments: tuple[object, ...]) -> None:
    ad_opt.check_grads(ad_opt.load(PROGRAM)[name], *arguments)


def test_check_grads_looks_into_buffers_of_structs(prog: ad_opt.Program) -> None:
    m = boxes(prog, [1, 2, 3], [0.5, 0.25, 0.1])
    ad_opt.check_grads(prog["scale"], m, 2.0)
    ad_opt.check_grads(prog["energy"], m, 2.0)


# ------------------------------------------------------------------ what does not fit


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("area", ((1.0, 2), 1.0), "2 of 3 values"),
        ("area", ({"w": 1.0, "n": 1, "d": 2.0}, 1.0), "a field `d`"),
        ("area", ({"w": 1.0, "n": 1}, 1.0), "no field `h`"),
        ("area", (3.0, 1.0), "float 3.0"),
        ("area", (iter((1.0, 2, 3.0)), 1.0), "tuple_iterator"),
        ("area", ({1, 2, 3}, 1.0), "set {1, 2, 3}"),
        ("area", ((1.0, 2.5, 3.0), 1.0), "float 2.5 for its `n`, which is i32"),
        ("change", ((BOX, (1.0, 2.0), True, 1), 1.0), "2 of 3 values for its `weights`"),
        ("square", (3.0,), "float 3.0"),
        ("energy", (np.zeros(3), 1.0), "an array of shape (3,) and type float64"),
    ],
)
def test_what_does_not_fit_is_named(
    prog: ad_opt.Program, name: str, arguments: tuple[object, ...], words: str
) -> None:
    with pytest.raises(DiagnosticError) as caught:
        prog[name](*arguments)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0503"
    assert words in found.message


def test_tangents_that_do_not_fit_are_named(prog: ad_opt.Program) -> None:
    with pytest.raises(DiagnosticError, match=r"AD0503.*tangent of the first argument.*Box"):
        ad_opt.jvp(prog["area"], (BOX, 1.0), ((1.0, 2.0, 3.0), 0.0))
    _, pullback = ad_opt.vjp(prog["turn"], BOX, 1.0)
    with pytest.raises(DiagnosticError, match=r"AD0503.*cotangent 0"):
        pullback(1.0, 1.0)


# ------------------------------------------------------------------ buffers in structs

HOLDERS = """
agg.struct_def @Table {
  agg.field @entries : memref<?xf64> no_diff
  agg.field @factor : f64
}
func.func @lookup(%t: !agg.struct<@Table>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %entries = agg.get %t "entries" : !agg.struct<@Table> -> memref<?xf64>
  %factor = agg.get %t "factor" : !agg.struct<@Table> -> f64
  %e = memref.load %entries[%c0] : memref<?xf64>
  %y = arith.mulf %e, %factor : f64
  %z = arith.mulf %y, %x : f64
  return %z : f64
}
func.func @same(%t: !agg.struct<@Table>) -> !agg.struct<@Table> {
  return %t : !agg.struct<@Table>
}
"""


def test_structs_may_hold_buffers() -> None:
    prog = ad_opt.load(HOLDERS)
    entries = np.array([2.0, 9.0])
    assert prog["lookup"]((entries, 3.0), 5.0) == 30.0
    gradient, slope = ad_opt.grad(prog["lookup"])((entries, 3.0), 5.0)
    assert (gradient.factor, slope) == (10.0, 6.0)
    _, pullback = ad_opt.vjp(prog["lookup"], (entries, 3.0), 5.0)
    entries[0] = 100.0  # the pullback is that of the arguments as they were
    assert pullback(1.0)[1] == 6.0


def test_what_structs_hold_is_not_freed() -> None:
    prog = ad_opt.load(HOLDERS)
    entries = np.arange(5.0)
    back = prog["same"]((entries, 1.0)).entries
    back[0] = 7.0
    assert entries[0] == 7.0
    del back
    assert entries.tolist() == [7.0, 1.0, 2.0, 3.0, 4.0]


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("!agg.tuple<[i8, f16, i64, i1, f32]>", (-3, 1.5, 1 << 40, True, 2.5)),
        ("!agg.tuple<[complex<f32>, i3, vector<2xf32>]>", (1 + 2j, 1, (3.0, 4.0))),
        ("!agg.array<2, !agg.tuple<[i1, !agg.array<2, i16>]>>", [(True, (1, 2)), (False, (3, 4))]),
        ("!agg.tuple<[!agg.optional<f32>, !agg.optional<!agg.array<1, i8>>]>", (None, (5,))),
        ("!agg.tuple<[]>", ()),
        ("!pair.pair<!pair.user<f64>>", ((1.0, 2.0), (3.0, 4.0))),
    ],
)
@pytest.mark.parametrize("level", [0, 3])
def test_values_pass_calls_and_memory(kind: str, value: object, level: int) -> None:
    text = f"""
    func.func private @call(%x: {kind}, %c: i1) -> ({kind}, i1) {{
      return %x, %c : {kind}, i1
    }}
    func.func @f(%x: {kind}, %c: i1) -> (i1, {kind}) {{
      %i = arith.constant 1 : index
      %m = memref.alloc() : memref<2x{kind}>
      memref.store %x, %m[%i] : memref<2x{kind}>
      %y = memref.load %m[%i] : memref<2x{kind}>
      %z, %d = func.call @call(%y, %c) : ({kind}, i1) -> ({kind}, i1)
      %w = arith.select %d, %z, %x : {kind}
      memref.dealloc %m : memref<2x{kind}>
      return %d, %w : i1, {kind}
    }}
    """

    def plain(part: object) -> object:
        if isinstance(part, list | tuple | np.ndarray):
            return [plain(item) for item in part]
        return part

    _, found = ad_opt.load(text, opt_level=level)["f"](value, True)
    assert plain(found) == plain(value)


def test_pairs_are_passed_as_they_are_lowered() -> None:
    """A function that is called by value takes a pair as one value, others as two."""
    square = """
    func.func @square(%x: !pair.pair<f64>, %k: f64) -> !pair.pair<f64> {
      %p = pair.primal %x : !pair.pair<f64> -> f64
      %d = pair.diff %x : !pair.pair<f64> -> f64
      %q = arith.mulf %p, %k : f64
      %r = pair.make %q, %d : f64, f64 -> !pair.pair<f64>
      return %r : !pair.pair<f64>
    }
    """
    by_value = """
    func.func @call(%x: f64) -> f64 {
      %f = func.constant @square : (!pair.pair<f64>, f64) -> !pair.pair<f64>
      %q = pair.make %x, %x : f64, f64 -> !pair.pair<f64>
      %p = func.call_indirect %f(%q, %x) : (!pair.pair<f64>, f64) -> !pair.pair<f64>
      %y = pair.primal %p : !pair.pair<f64> -> f64
      return %y : f64
    }
    """
    for text in (square, square + by_value):
        assert ad_opt.load(text)["square"]((3.0, 0.5), 2.0) == (6.0, 0.5)
    assert ad_opt.load(square + by_value)["call"](3.0) == 9.0


def test_pairs_of_buffers() -> None:
    prog = ad_opt.load("""
    func.func @f(%m: !pair.ptr<memref<?xf64>>, %x: f64) -> f64 {
      %c0 = arith.constant 0 : index
      %p = pair.primal %m : !pair.ptr<memref<?xf64>> -> memref<?xf64>
      %d = pair.diff %m : !pair.ptr<memref<?xf64>> -> memref<?xf64>
      %a = memref.load %p[%c0] : memref<?xf64>
      %b = memref.load %d[%c0] : memref<?xf64>
      %c = arith.mulf %a, %x : f64
      memref.store %c, %d[%c0] : memref<?xf64>
      return %b : f64
    }
    """)
    primal, shadow = np.array([3.0]), np.array([4.0])
    assert prog["f"]((primal, shadow), 2.0) == 4.0
    assert (primal[0], shadow[0]) == (3.0, 6.0)


# ------------------------------------------------------------------ matrices

MATRICES = """
agg.struct_def @Box {
  agg.field @n : i32
  agg.field @w : f64
  agg.field @h : f64
}
agg.struct_def @Pair {
  agg.field @first : !agg.struct<@Box>
  agg.field @rest : !agg.array<2, f64>
}
func.func @volume(%p: !agg.struct<@Pair>, %s: f64) -> f64 {
  %b = agg.get %p "first" : !agg.struct<@Pair> -> !agg.struct<@Box>
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %h = agg.get %b "h" : !agg.struct<@Box> -> f64
  %v = agg.get %p "rest" : !agg.struct<@Pair> -> !agg.array<2, f64>
  %i = arith.constant 1 : index
  %e = agg.elem %v[%i] : !agg.array<2, f64> -> f64
  %wh = arith.mulf %w, %h : f64
  %hh = arith.mulf %wh, %h : f64
  %he = arith.mulf %hh, %e : f64
  %r = arith.mulf %he, %s : f64
  return %r : f64
}
func.func @stretch(%b: !agg.struct<@Box>, %s: f64) -> (!agg.struct<@Box>, f64) {
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %h = agg.get %b "h" : !agg.struct<@Box> -> f64
  %p = arith.mulf %w, %s : f64
  %c = agg.set %b "w", %p : !agg.struct<@Box>, f64 -> !agg.struct<@Box>
  return %c, %h : !agg.struct<@Box>, f64
}
func.func @areas(%b: memref<?x!agg.struct<@Box>>, %out: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %b, %c0 : memref<?x!agg.struct<@Box>>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %b[%i] : memref<?x!agg.struct<@Box>>
    %w = agg.get %x "w" : !agg.struct<@Box> -> f64
    %h = agg.get %x "h" : !agg.struct<@Box> -> f64
    %p = arith.mulf %w, %h : f64
    memref.store %p, %out[%i] : memref<?xf64>
  }
  return
}
"""


@pytest.mark.parametrize("mode", ["forward", "reverse", "auto"])
def test_jacobians_have_the_numbers_of_structs_in_order(mode: str) -> None:
    program = ad_opt.load(MATRICES)
    # w h^2 e s: by w, h, the two of the array, and s
    (row, last) = ad_opt.jacobian(program["volume"], mode=mode)(((1, 2.0, 3.0), (7.0, 5.0)), 11.0)
    np.testing.assert_allclose(row, [9 * 55, 12 * 55, 0, 18 * 11], rtol=1e-14)
    assert last == 90.0
    found = ad_opt.jacobian(program["stretch"], mode=mode)((1, 2.0, 3.0), 5.0)
    (first, by_factor), (second, none) = found
    np.testing.assert_array_equal(first, [[5, 0], [0, 1]])
    np.testing.assert_array_equal(by_factor, [2, 0])
    np.testing.assert_array_equal(second, [0, 1])
    assert none == 0.0
    boxes = np.array([(1, 2.0, 3.0), (1, 4.0, 5.0)], "i4,f8,f8").astype(
        np.dtype([("n", "i4"), ("w", "f8"), ("h", "f8")], align=True)
    )
    found = ad_opt.jacobian(program["areas"], "b", of="out", mode=mode)(boxes, np.zeros(2))
    np.testing.assert_array_equal(found, [[3, 2, 0, 0], [0, 0, 5, 4]])
    found = ad_opt.jacobian(program["areas"], "b", of=("out", "b"), mode=mode)(boxes, np.zeros(2))
    np.testing.assert_array_equal(found[1], np.eye(4))


def test_hessian_by_structs() -> None:
    volume = ad_opt.load(MATRICES)["volume"]
    point = ((1, 2.0, 3.0), (7.0, 5.0)), 11.0
    (own, mixed), (transposed, last) = ad_opt.hessian(volume)(*point)
    expected = np.zeros((4, 4))
    expected[0, 1] = expected[1, 0] = 6 * 55
    expected[1, 1] = 4 * 55
    expected[0, 3] = expected[3, 0] = 9 * 11
    expected[1, 3] = expected[3, 1] = 12 * 11
    np.testing.assert_allclose(own, expected, rtol=1e-14)
    np.testing.assert_allclose(mixed, [45, 60, 0, 18], rtol=1e-14)
    np.testing.assert_array_equal(mixed, transposed)
    assert last == 0.0
    only = ad_opt.hessian(volume, wrt=0)(*point)
    np.testing.assert_array_equal(only, own)


ROWS = """
func.func @f(%m: memref<2x!agg.array<2, f64>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<2x!agg.array<2, f64>>
  %b = memref.load %m[%c1] : memref<2x!agg.array<2, f64>>
  %x = agg.elem %a[%c0] : !agg.array<2, f64> -> f64
  %y = agg.elem %b[%c1] : !agg.array<2, f64> -> f64
  %z = arith.mulf %x, %y : f64
  return %z : f64
}
func.func @same(%m: memref<?x!agg.array<3, !agg.array<2, f64>>>)
    -> memref<?x!agg.array<3, !agg.array<2, f64>>> {
  return %m : memref<?x!agg.array<3, !agg.array<2, f64>>>
}
"""


def test_buffers_of_arrays_by_value():
    """NumPy has no such elements: their axes are the last ones of an array."""
    program = ad_opt.load(ROWS)
    f = program["f"]
    m, t = np.array([[2.0, 3.0], [5.0, 7.0]]), np.array([[1.0, 10.0], [100.0, 1000.0]])
    assert f(m) == 14.0
    np.testing.assert_array_equal(ad_opt.grad(f)(m), [[7.0, 0.0], [0.0, 2.0]])
    assert ad_opt.jvp(f, (m,), (t,)) == (14.0, 7.0 + 2000.0)
    np.testing.assert_array_equal(ad_opt.vjp(f, m)[1](2.0), [[14.0, 0.0], [0.0, 4.0]])
    np.testing.assert_array_equal(ad_opt.hvp(f, (m,), (t,)), [[1000.0, 0.0], [0.0, 1.0]])
    np.testing.assert_array_equal(ad_opt.jacobian(f)(m).ravel(), [7.0, 0.0, 0.0, 2.0])
    ad_opt.check_grads(f, m)
    nested = np.arange(24.0).reshape(4, 3, 2)
    np.testing.assert_array_equal(program["same"](nested), nested)


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(2),
        np.zeros((2, 1)),
        np.zeros((3, 2)),
        np.zeros((2, 2, 2)),
        np.zeros((2, 2), np.float32),
        np.zeros((2, 2)).T,
        np.zeros((2, 4))[:, ::2],
    ],
)
def test_arrays_that_are_no_such_buffer(wrong):
    f = ad_opt.load(ROWS)["f"]
    for call in (f, ad_opt.grad(f)):
        with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
            call(wrong)
