"""Arrays of any library as arguments: the same memory is read and written."""

from __future__ import annotations

import array
import ctypes
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

MLIR = """
func.func @scale(%x: memref<?xf64>, %k: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %k : f64
    memref.store %w, %x[%i] : memref<?xf64>
  }
  return
}
func.func @sum(%x: memref<?xf64, strided<[?], offset: ?>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64, strided<[?], offset: ?>>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> f64 {
    %v = memref.load %x[%i] : memref<?xf64, strided<[?], offset: ?>>
    %w = arith.mulf %v, %v : f64
    %u = arith.addf %w, %t : f64
    scf.yield %u : f64
  }
  return %s : f64
}
func.func @both(%b: i1, %n: i32, %x: f32, %z: complex<f64>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %y = arith.select %b, %x, %zero : f32
  %m = arith.sitofp %n : i32 to f32
  %r = arith.mulf %y, %m : f32
  return %r : f32
}
"""
LLVM = """
%struct.point = type { double, i32, ptr }
define double @f(ptr %x) {
  %v = load double, ptr %x
  %y = fmul double %v, %v
  ret double %y
}
define double @point(ptr %p) {
  %v = load double, ptr %p
  %at = getelementptr %struct.point, ptr %p, i64 0, i32 1
  %n = load i32, ptr %at
  %m = sitofp i32 %n to double
  %y = fmul double %v, %m
  %z = fmul double %v, %y
  ret double %z
}
define void @set(ptr %p) {
  store double 7.0, ptr %p
  ret void
}
"""
mlir, llvm = ad_opt.load(MLIR), ad_opt.load(LLVM)
total: Any = mlir["sum"]
scale: Any = mlir["scale"]


class Interface:
    """An array that has nothing but NumPy's interface."""

    def __init__(self, of: Any):
        self.__array_interface__ = of.__array_interface__
        self.of = of


class Method:
    """Something that makes an array when it is asked for one."""

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return np.array([1.0, 2.0])


class Capsule:
    """An array that speaks DLPack alone."""

    def __init__(self, of: Any, device: int = 1):
        self.of, self.device = of, device

    def __dlpack__(self, **options: Any) -> Any:
        return self.of.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return (self.device, 0)


MAKERS = {
    "array.array": lambda x: array.array("d", x),
    "memoryview": lambda x: memoryview(x),
    "ctypes": lambda x: (ctypes.c_double * len(x)).from_buffer(x),
    "interface": Interface,
    "DLPack": Capsule,
    "bytearray": lambda x: memoryview(bytearray(x.tobytes())).cast("d"),
}


@pytest.mark.parametrize("make", MAKERS)
def test_memory_of_others(make: str) -> None:
    given: Any = MAKERS[make](np.array([1.0, 2.0]))
    assert total(given) == 5.0
    np.testing.assert_array_equal(ad_opt.grad(total)(given), [2.0, 4.0])
    np.testing.assert_array_equal(ad_opt.hvp(total, (given,), (given,)), [2.0, 4.0])
    _, pullback = ad_opt.vjp(total, given)
    np.testing.assert_array_equal(pullback(np.float64(2.0)), [4.0, 8.0])
    scale(given, 3.0)
    assert total(given) == 45.0
    bound = total.bind(given)
    scale(given, 0.5)
    assert bound() == 45.0 / 4
    assert llvm["f"](given) == 2.25
    assert ad_opt.grad(llvm["f"])(given)[0] == 3.0


def test_what_may_be_a_copy_is_not_written() -> None:
    assert total(Method()) == 5.0
    np.testing.assert_array_equal(ad_opt.grad(total)(Method()), [2.0, 4.0])
    with pytest.raises(DiagnosticError, match=r"AD0503.*read-only"):
        scale(Method(), 3.0)
    with pytest.raises(DiagnosticError, match=r"AD0503.*read-only"):
        scale(bytes_of(1.0), 3.0)
    assert total(bytes_of(1.0, 3.0)) == 10.0


def bytes_of(*numbers: float) -> Any:
    return memoryview(np.array(numbers).tobytes()).cast("d")


def test_strides() -> None:
    x = np.arange(10.0)
    for shown in (x[::-1], x[::3], x[7:1:-2], np.broadcast_to(x[:1], (4,))):
        assert total(shown) == (shown**2).sum()
        assert total(Interface(shown)) == (shown**2).sum()
        if shown.strides[0]:
            np.testing.assert_array_equal(ad_opt.grad(total)(Interface(shown)), 2 * shown)
    with pytest.raises(DiagnosticError, match=r"AD0503.*not contiguous"):
        scale(Interface(x[::-1]), 1.0)


def test_columns_are_passed_as_rows_of_the_transpose() -> None:
    """A copy by rows would be another matrix to a function that reads columns."""
    second = ad_opt.load("""
define double @second(ptr %x) {
  %at = getelementptr double, ptr %x, i64 1
  %v = load double, ptr %at
  ret double %v
}
""")["second"]
    columns = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    assert second(columns.T) == columns[1, 0]
    assert ad_opt.grad(second)(columns.T).T[1, 0] == 1.0
    with pytest.raises(DiagnosticError, match=r"pass the transpose `x\.T` to a function that"):
        second(columns)


def test_bytes_in_another_order() -> None:
    """Arrays that NumPy swaps when it reads are refused, in any place."""
    swapped = np.array([1.0, 2.0]).astype(">f8")
    for f in (total, ad_opt.grad(total), llvm["f"], ad_opt.grad(llvm["f"])):
        with pytest.raises(DiagnosticError, match="AD0503"):
            f(swapped)
    silent = ad_opt.load("define double @g(ptr %x, double %y) {\n  ret double %y\n}")["g"]
    np.testing.assert_array_equal(ad_opt.grad(silent, wrt=1)(swapped, 1.0), 1.0)
    with pytest.raises(DiagnosticError, match="AD0705"):
        ad_opt.grad(silent, wrt=0)(swapped, 1.0)


def test_numbers() -> None:
    both: Any = mlir["both"]
    for true in (True, np.bool_(True), np.array(True)):
        for three in (3, np.int8(3), np.array(3)):
            for half in (0.5, np.float16(0.5), np.array(0.5), np.array(0.5, np.float32)):
                assert both(true, three, half, 1j) == 1.5
    with pytest.raises(DiagnosticError, match="AD0503"):
        both(True, 3, np.array([0.5]), 1j)


def test_masked_arrays_are_refused() -> None:
    masked = np.ma.masked_array([1.0, 2.0], [True, False])
    for f in (total, ad_opt.grad(total), llvm["f"]):
        with pytest.raises(DiagnosticError, match=r"AD0503.*mask"):
            f(masked)
    assert total(np.ma.masked_array([1.0, 2.0])) == 5.0


class Point(ctypes.Structure):
    _fields_ = [("x", ctypes.c_double), ("n", ctypes.c_int), ("next", ctypes.c_void_p)]


def test_structures_of_ctypes() -> None:
    p = Point(3.0, 2, None)
    assert llvm["point"](p) == 18.0
    gradient = ad_opt.grad(llvm["point"])(p)
    assert gradient["x"][0] == 12.0
    llvm["set"](p)
    assert (p.x, p.n) == (7.0, 2)
    alike = ad_opt.grad(llvm["point"], like="input")(p)
    assert isinstance(alike, Point)
    assert alike.x == 28.0
    p, along = Point(3.0, 2, None), Point(1.0, 0, None)
    assert ad_opt.jvp(llvm["point"], (p,), (along,)) == (18.0, 12.0)
    assert ad_opt.hvp(llvm["point"], (p,), (along,))["x"][0] == 4.0
    p.x = 7.0
    row = (Point * 2)(Point(1.0, 1, None), Point(2.0, 2, None))
    assert llvm["point"](row) == 1.0
    llvm["set"](ctypes.pointer(p))
    assert p.x == 7.0


def test_structures_by_reference() -> None:
    p = Point(3.0, 2, None)
    assert llvm["point"](ctypes.byref(p)) == 18.0
    assert ad_opt.grad(llvm["point"])(ctypes.byref(p))["x"][0] == 12.0
    llvm["set"](ctypes.byref(p))
    assert (p.x, p.n) == (7.0, 2)
    row = (Point * 2)(Point(1.0, 1, None), Point(2.0, 2, None))
    with pytest.raises(DiagnosticError, match="AD0503"):
        llvm["point"](ctypes.byref(row, ctypes.sizeof(Point)))


def test_an_element_of_an_array_of_structs() -> None:
    row = np.zeros(2, np.dtype([("x", float), ("n", "i4"), ("next", "u8")], align=True))
    row[1] = (3.0, 2, 0)
    assert llvm["point"](row[1]) == 18.0
    assert ad_opt.grad(llvm["point"])(row[1])["x"].tolist() == [12.0]
    llvm["set"](row[1])
    assert row["x"].tolist() == [0.0, 7.0]


def test_results_like_the_input_without_libraries() -> None:
    assert isinstance(ad_opt.grad(total, like="input")(np.ones(2)), np.ndarray)
    assert ad_opt.interop.like_input(total)(np.ones(2)) == 2.0


class Deleted:
    """An array of which the memory was given away, as JAX does."""

    def __dlpack_device__(self) -> tuple[int, int]:
        raise TypeError("object of type 'NoneType' has no len()")

    def __dlpack__(self) -> None:
        raise AssertionError

    def __repr__(self) -> str:
        raise RuntimeError("deleted")


def test_arrays_that_have_no_memory_are_refused() -> None:
    given: Any = Deleted()
    for call in (total, ad_opt.grad(total)):
        with pytest.raises(DiagnosticError, match=r"AD0503.*a Deleted that has no memory"):
            call(given)
