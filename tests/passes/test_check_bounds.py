"""``check-bounds``: programs and gradients stop at an access out of bounds, and only there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from hypothesis import given, settings
from hypothesis import strategies as st

import ad_opt
from shares import some_of

MEMREF = """
func.func @f(%x: f64, %m: memref<?x4xf64>, %i: index, %j: index) -> f64 {
  %v = memref.load %m[%i, %j] : memref<?x4xf64>
  %r = arith.mulf %v, %x : f64
  memref.store %r, %m[%i, %j] : memref<?x4xf64>
  return %r : f64
}
"""
AFFINE = """
func.func @f(%m: memref<?xf64>, %n: index) -> f64 {
  %z = arith.constant 0.0 : f64
  %s = affine.for %i = 0 to %n iter_args(%a = %z) -> (f64) {
    %v = affine.load %m[2 * %i + 1] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    %b = arith.addf %a, %w : f64
    affine.yield %b : f64
  }
  return %s : f64
}
"""
VECTOR = """
func.func @f(%m: memref<?xf64>, %i: index) -> f64 {
  %v = vector.load %m[%i] : memref<?xf64>, vector<4xf64>
  %w = arith.mulf %v, %v : vector<4xf64>
  vector.store %w, %m[%i] : memref<?xf64>, vector<4xf64>
  %s = vector.reduction <add>, %w : vector<4xf64> into f64
  return %s : f64
}
"""
TENSOR = """
func.func @f(%t: tensor<?xf64>, %i: index) -> f64 {
  %v = tensor.extract %t[%i] : tensor<?xf64>
  %w = arith.mulf %v, %v : f64
  return %w : f64
}
"""
BUFFERS = """
func.func @product(%a: memref<?x?xf64>, %b: memref<?x3xf64>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x3xf64>) outs(%c : memref<?x?xf64>)
  return
}
func.func @windows(%x: memref<?xf64>, %k: memref<?xf64>, %y: memref<?xf64>) {
  linalg.conv_1d ins(%x, %k : memref<?xf64>, memref<?xf64>) outs(%y : memref<?xf64>)
  return
}
func.func @copy(%x: memref<?xf64>, %y: memref<?xf64>) {
  memref.copy %x, %y : memref<?xf64> to memref<?xf64>
  return
}
func.func @known(%x: memref<4xf64>, %y: memref<4xf64>) {
  memref.copy %x, %y : memref<4xf64> to memref<4xf64>
  return
}
"""
LLVM = """
@table = global [4 x double] [double 1.0, double 2.0, double 3.0, double 4.0]
%pair = type { i32, [3 x double] }
declare ptr @malloc(i64)
define double @of_global(double %x, i64 %i) {
  %p = getelementptr [4 x double], ptr @table, i64 0, i64 %i
  %v = load double, ptr %p
  %r = fmul double %v, %x
  ret double %r
}
define double @of_stack(double %x, i64 %i) {
  %a = alloca %pair
  %j = trunc i64 %i to i32
  %p = getelementptr %pair, ptr %a, i64 0, i32 1, i32 %j
  store double %x, ptr %p
  %v = load double, ptr %p
  %r = fmul double %v, %v
  ret double %r
}
define double @of_heap(double %x, i64 %i) {
  %bytes = mul i64 %i, 8
  %a = call ptr @malloc(i64 %bytes)
  %p = getelementptr double, ptr %a, i64 2
  store double %x, ptr %p
  %v = load double, ptr %p
  %r = fmul double %v, %v
  ret double %r
}
define double @of_variable(double %x, i64 %i) {
  %slot = alloca ptr
  %bytes = mul i64 %i, 8
  %a = call ptr @malloc(i64 %bytes)
  store ptr %a, ptr %slot
  br label %next
next:
  %b = load ptr, ptr %slot
  %p = getelementptr double, ptr %b, i64 2
  store double %x, ptr %p
  %v = load double, ptr %p
  %r = fmul double %v, %v
  ret double %r
}
define double @of_moved_variable(double %x, i64 %i) {
  %slot = alloca ptr
  %a = call ptr @malloc(i64 24)
  store ptr %a, ptr %slot
  %b = load ptr, ptr %slot
  %p = getelementptr double, ptr %b, i64 %i
  store ptr %p, ptr %slot
  %q = load ptr, ptr %slot
  store double %x, ptr %q
  %v = load double, ptr %q
  %r = fmul double %v, %v
  ret double %r
}
"""
UNKNOWN = """
declare ptr @malloc(i64)
define double @f(double %x, i1 %c) {
  %slot = alloca ptr
  %small = call ptr @malloc(i64 8)
  %large = call ptr @malloc(i64 80)
  store ptr %small, ptr %slot
  br i1 %c, label %grow, label %next
grow:
  store ptr %large, ptr %slot
  br label %next
next:
  %b = load ptr, ptr %slot
  %p = getelementptr double, ptr %b, i64 2
  store double %x, ptr %p
  %v = load double, ptr %p
  ret double %v
}
"""


def checked(text: str, name: str = "f") -> ad_opt.Function:
    return ad_opt.load(text).after("check-bounds")[name]


def stops(f: Any, *arguments: Any) -> str:
    with pytest.raises(DiagnosticError) as caught:
        f(*arguments)
    (one,) = caught.value.diagnostics
    assert one.code == "AD0505"
    assert one.location is not None
    return one.message


@pytest.mark.parametrize("derive", [False, True], ids=["value", "gradient"])
@pytest.mark.parametrize(
    ("i", "j", "said"),
    [
        (0, 0, None),
        (2, 3, None),
        (3, 0, "index 3 of dimension 0 is above 2, the last"),
        (0, 4, "index 4 of dimension 1 is above 3, the last"),
        (-1, 0, "index -1 of dimension 0 is negative"),
        (0, -(2**62), f"index -{2**62} of dimension 1 is negative"),
    ],
)
def test_subscripts_of_memrefs(i: int, j: int, said: str | None, derive: bool) -> None:
    f = checked(MEMREF)
    run = ad_opt.grad(f) if derive else f
    if said is None:
        run(2.0, np.ones((3, 4)), i, j)
    else:
        assert said in stops(run, 2.0, np.ones((3, 4)), i, j)


@pytest.mark.parametrize("derive", [False, True], ids=["value", "gradient"])
@pytest.mark.parametrize(
    ("text", "right", "wrong", "said"),
    [
        (AFFINE, (np.ones(8), 4), (np.ones(8), 5), "`affine.load`: index 9 of dimension 0"),
        (VECTOR, (np.ones(8), 4), (np.ones(8), 5), "above 4, the last for 4 elements"),
        (VECTOR, (np.ones(4), 0), (np.ones(3), 0), "above -1, the last for 4 elements"),
    ],
    ids=["affine", "vector", "a short buffer"],
)
def test_other_subscripts(text: str, right: Any, wrong: Any, said: str, derive: bool) -> None:
    f = checked(text)
    run = ad_opt.grad(f) if derive else f
    run(*right)
    assert said in stops(run, *wrong)


@pytest.mark.parametrize("derive", [False, True], ids=["value", "pullback"])
@pytest.mark.parametrize(
    ("name", "shapes", "said"),
    [
        ("product", [(2, 4), (4, 3), (2, 3)], None),
        ("product", [(0, 0), (0, 3), (0, 3)], None),
        ("product", [(2, 4), (5, 3), (2, 3)], "dimension 1 of operand 0 has the size 4, and"),
        ("product", [(2, 4), (4, 3), (1, 3)], "dimension 0 of operand 2 the size 1"),
        ("product", [(2, 4), (4, 3), (2, 4)], "has the size 3, and dimension 1 of operand 2"),
        ("windows", [(6,), (3,), (4,)], None),
        ("windows", [(7,), (3,), (4,)], None),  # linalg says nothing of elements that stay over
        ("windows", [(5,), (3,), (4,)], "index 5 of dimension 0 of operand 0 is not below"),
        ("copy", [(3,), (3,)], None),
        ("copy", [(3,), (2,)], "dimension 0 of operand 1 the size 2"),
        ("copy", [(2,), (3,)], "dimension 0 of operand 1 the size 3"),
    ],
)
def test_whole_buffers(name: str, shapes: Any, said: str | None, derive: bool) -> None:
    f = checked(BUFFERS, name)
    arrays = [np.ones(shape) for shape in shapes]
    run = (lambda *given: ad_opt.vjp(f, *given)[1]()) if derive else f
    if said is None:
        run(*arrays)
    else:
        assert said in stops(run, *arrays)


def test_sizes_that_types_say_are_not_compared() -> None:
    assert "cf.assert" not in str(checked(BUFFERS, "known").op)


def test_elements_of_tensors() -> None:
    f = ad_opt.load(TENSOR).after("check-bounds,bufferize-tensors")["f"]
    assert f(np.full(3, 2.0), 2) == 4.0
    assert "`tensor.extract`: index 3 of dimension 0" in stops(f, np.full(3, 2.0), 3)


@pytest.mark.parametrize("derive", [False, True], ids=["value", "gradient"])
@pytest.mark.parametrize(
    ("name", "right", "wrong", "said"),
    [
        ("of_global", 3, 4, "8 bytes at byte 32 of an object that has room for them up to byte 24"),
        ("of_global", 0, -1, "8 bytes at byte -8 of an object, before it begins"),
        ("of_stack", 2, 3, "`llvm.store` of 8 bytes at byte 32"),
        ("of_heap", 3, 2, "at byte 16 of an object that has room for them up to byte 8"),
        ("of_variable", 3, 2, "at byte 16 of an object that has room for them up to byte 8"),
        ("of_moved_variable", 2, 3, "at byte 24 of an object that has room for them up to byte 16"),
    ],
)
def test_addresses(name: str, right: int, wrong: int, said: str, derive: bool) -> None:
    f = checked(LLVM, name)
    run = ad_opt.grad(f) if derive else f
    run(2.0, right)
    assert said in stops(run, 2.0, wrong)


def test_a_variable_that_holds_one_of_several_addresses_is_left_alone() -> None:
    assert "cf.assert" not in str(ad_opt.load(UNKNOWN).after("check-bounds").module)


def test_what_is_known_to_be_in_bounds_is_left_alone() -> None:
    text = """
func.func @f(%m: memref<4xf64>) -> f64 {
  %c3 = arith.constant 3 : index
  %v = memref.load %m[%c3] : memref<4xf64>
  return %v : f64
}
"""
    assert "cf.assert" not in str(ad_opt.load(text).after("check-bounds").module)
    wrong = ad_opt.load(text.replace("constant 3", "constant 7")).after("check-bounds")
    assert "index 7 of dimension 0" in stops(wrong["f"], np.ones(4))
    assert "index 7 of dimension 0" in stops(ad_opt.grad(wrong["f"]), np.ones(4))
    inside = LLVM.replace("i64 0, i64 %i", "i64 0, i64 3").replace("@of_global", "@g")
    module = str(ad_opt.load(inside).after("check-bounds").module)
    assert "`llvm.load` outside" not in module.partition("@of_stack")[0]


@settings(max_examples=some_of(30))
@given(st.integers(-2, 6), st.integers(-2, 6))
def test_it_stops_exactly_where_numpy_refuses(i: int, j: int) -> None:
    f, array = _checked_once(), np.arange(12.0).reshape(3, 4)
    inside = 0 <= i < 3 and 0 <= j < 4
    if inside:
        assert f(2.0, array.copy(), i, j) == 2.0 * array[i, j]
    else:
        stops(f, 2.0, array.copy(), i, j)


def _checked_once(found: list[ad_opt.Function] = []) -> ad_opt.Function:
    found += [] if found else [checked(MEMREF)]
    return found[0]
