"""`memref`: layouts against NumPy's views, and every misuse of memory."""

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


@pytest.mark.parametrize(
    "array",
    [
        np.arange(12.0).reshape(3, 4),
        np.arange(24.0).reshape(3, 8)[:, ::2],
        np.arange(12.0).reshape(4, 3).T,
        np.arange(12.0).reshape(3, 4)[::-1, ::-1],
        np.empty((0, 4)),
    ],
    ids=["dense", "strided", "transposed", "reversed", "empty"],
)
def test_arguments_of_any_layout_are_shared(run: Run, array: Any) -> None:
    text = """func.func @f(%m: memref<?x?xf64, strided<[?, ?], offset: ?>>) -> f64 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f64
      %n = memref.dim %m, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
      %k = memref.dim %m, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
        %s = scf.for %j = %c0 to %k step %c1 iter_args(%b = %a) -> (f64) {
          %x = memref.load %m[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
          %two = arith.addf %x, %x : f64
          memref.store %two, %m[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
          %t = arith.addf %b, %x : f64
          scf.yield %t : f64
        }
        scf.yield %s : f64
      }
      func.return %r : f64
    }"""
    before = array.copy()
    assert run(text, array) == before.sum()
    np.testing.assert_array_equal(array, 2 * before)


@pytest.mark.parametrize(
    ("type", "dtype"),
    [
        *[("i1", np.bool_), ("i8", np.int8), ("i64", np.int64), ("f16", np.float16)],
        *[("bf16", np.uint16), ("complex<f32>", np.complex64), ("index", np.int64)],
    ],
)
def test_element_types_keep_their_bits(run: Run, type: str, dtype: Any) -> None:
    text = f"""func.func @f(%a: memref<4x{type}>, %b: memref<4x{type}>) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      scf.for %i = %c0 to %c4 step %c1 {{
        %x = memref.load %a[%i] : memref<4x{type}>
        memref.store %x, %b[%i] : memref<4x{type}>
      }}
      func.return
    }}"""
    source = np.array([0, 1, 100, 0x3F80]).astype(dtype)
    target = np.zeros(4, dtype)
    run(text, source, target)
    np.testing.assert_array_equal(source, target)


def test_subview(run: Run) -> None:
    text = """func.func @f(%m: memref<6x8xf64>, %o: index, %n: index, %s: index)
        -> memref<?x3xf64, strided<[?, 2], offset: ?>> {
      %v = memref.subview %m[%o, 1] [%n, 3] [%s, 2]
        : memref<6x8xf64> to memref<?x3xf64, strided<[?, 2], offset: ?>>
      func.return %v : memref<?x3xf64, strided<[?, 2], offset: ?>>
    }"""
    m = np.arange(48.0).reshape(6, 8)
    found = run(text, m, 1, 3, 2)
    np.testing.assert_array_equal(found, m[1:6:2, 1:7:2])
    assert np.shares_memory(found, m)
    with pytest.raises(DiagnosticError, match="out of bounds"):
        run(text, m, 1, 4, 2)


def test_rank_reducing_subview(run: Run) -> None:
    text = """func.func @f(%m: memref<4x5x6xf64>) -> memref<5xf64, strided<[6], offset: 62>> {
      %v = memref.subview %m[2, 0, 2] [1, 5, 1] [1, 1, 1]
        : memref<4x5x6xf64> to memref<5xf64, strided<[6], offset: 62>>
      func.return %v : memref<5xf64, strided<[6], offset: 62>>
    }"""
    m = np.arange(120.0).reshape(4, 5, 6)
    np.testing.assert_array_equal(run(text, m), m[2, :, 2])


def test_reshapes(run: Run) -> None:
    text = """func.func @f(%m: memref<2x3x4xf64>) -> (memref<6x4xf64>, memref<2x3x2x2xf64>) {
      %a = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf64> into memref<6x4xf64>
      %b = memref.expand_shape %m [[0], [1], [2, 3]] output_shape [2, 3, 2, 2]
        : memref<2x3x4xf64> into memref<2x3x2x2xf64>
      func.return %a, %b : memref<6x4xf64>, memref<2x3x2x2xf64>
    }"""
    m = np.arange(24.0).reshape(2, 3, 4)
    a, b = run(text, m)
    np.testing.assert_array_equal(a, m.reshape(6, 4))
    np.testing.assert_array_equal(b, m.reshape(2, 3, 2, 2))


def test_collapse_needs_contiguous_memory(run: Run) -> None:
    text = """func.func @f(%m: memref<?x?xf64, strided<[?, ?], offset: ?>>) {
      %a = "memref.collapse_shape"(%m) <{reassociation = [[0 : i64, 1 : i64]]}>
        : (memref<?x?xf64, strided<[?, ?], offset: ?>>) -> memref<?xf64, strided<[?], offset: ?>>
      func.return
    }"""
    run(text, np.zeros((3, 4)))
    run(text, np.zeros((3, 8))[:, ::2])
    with pytest.raises(DiagnosticError, match="not contiguous"):
        run(text, np.zeros((3, 8))[:, :4])


def test_reinterpret_cast_and_transpose(run: Run) -> None:
    text = """func.func @f(%m: memref<12xf64>, %o: index)
        -> memref<3x4xf64, strided<[1, 3], offset: ?>> {
      %a = memref.reinterpret_cast %m to offset: [%o], sizes: [4, 3], strides: [3, 1]
        : memref<12xf64> to memref<4x3xf64, strided<[3, 1], offset: ?>>
      %b = memref.transpose %a (i, j) -> (j, i)
        : memref<4x3xf64, strided<[3, 1], offset: ?>> to memref<3x4xf64, strided<[1, 3], offset: ?>>
      func.return %b : memref<3x4xf64, strided<[1, 3], offset: ?>>
    }"""
    m = np.arange(12.0)
    np.testing.assert_array_equal(run(text, m, 0), m.reshape(4, 3).T)
    with pytest.raises(DiagnosticError, match="fit"):
        run(text, m, 1)


def test_view_of_bytes(run: Run) -> None:
    text = """func.func @f(%n: index) -> f32 {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %x = arith.constant 1.5 : f32
      %bytes = memref.alloc() : memref<12xi8>
      %v = memref.view %bytes[%c4][%n] : memref<12xi8> to memref<?xf32>
      memref.store %x, %v[%c0] : memref<?xf32>
      %w = memref.view %bytes[%c0][] : memref<12xi8> to memref<3xf32>
      %c1 = arith.constant 1 : index
      %y = memref.load %w[%c1] : memref<3xf32>
      memref.dealloc %bytes : memref<12xi8>
      func.return %y : f32
    }"""
    assert run(text, 2) == 1.5
    with pytest.raises(DiagnosticError, match="bytes 4 to 16"):
        run(text, 3)


def test_copy_between_layouts(run: Run) -> None:
    text = """func.func @f(%a: memref<?x?xi32, strided<[?, ?], offset: ?>>, %b: memref<?x?xi32>) {
      memref.copy %a, %b : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32>
      func.return
    }"""
    a, b = np.arange(6, dtype=np.int32).reshape(3, 2).T, np.zeros((2, 3), np.int32)
    run(text, a, b)
    np.testing.assert_array_equal(a, b)
    with pytest.raises(DiagnosticError, match="differ"):
        run(text, a, np.zeros((3, 2), np.int32))


def test_globals_keep_their_values_from_run_to_run() -> None:
    text = """
    memref.global "private" @count : memref<i64> = dense<5>
    func.func @f() -> i64 {
      %one = arith.constant 1 : i64
      %m = memref.get_global @count : memref<i64>
      %x = memref.load %m[] : memref<i64>
      %y = arith.addi %x, %one : i64
      memref.store %y, %m[] : memref<i64>
      func.return %y : i64
    }"""
    machine = Interpreter(parse_module(make_context(), text))
    assert [machine.run("f", []) for _ in range(3)] == [(6,), (7,), (8,)]


def test_constant_globals_are_read_only(run: Run) -> None:
    text = """
    memref.global "private" constant @c : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
    func.func @f(%i: index, %write: i1) -> f32 {
      %m = memref.get_global @c : memref<3xf32>
      %x = memref.load %m[%i] : memref<3xf32>
      scf.if %write {
        memref.store %x, %m[%i] : memref<3xf32>
      }
      func.return %x : f32
    }"""
    assert run(text, 1, False) == 2.0
    with pytest.raises(DiagnosticError, match="constant"):
        run(text, 1, True)


def test_read_only_arrays_are_read_only(run: Run) -> None:
    text = """func.func @f(%m: memref<1xf64>, %x: f64) {
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%c0] : memref<1xf64>
      func.return
    }"""
    array = np.zeros(1)
    array.flags.writeable = False
    with pytest.raises(DiagnosticError, match="constant"):
        run(text, array, 1.0)


MISUSE = {
    "before it is set": """%x = memref.load %a[%c0] : memref<4xf64>""",
    "index [4] is out of bounds": """%x = memref.load %a[%c4] : memref<4xf64>""",
    "index [-1] is out of bounds": """memref.store %one, %a[%minus] : memref<4xf64>""",
    "used after it was freed": """memref.dealloc %a : memref<4xf64>
      memref.store %one, %a[%c0] : memref<4xf64>""",
    "freed twice": """memref.dealloc %a : memref<4xf64>
      memref.dealloc %a : memref<4xf64>""",
    "not made by `memref.alloc`": """%b = memref.alloca() : memref<4xf64>
      memref.dealloc %b : memref<4xf64>""",
    "negative size": """%b = memref.alloc(%minus) : memref<?xf64>""",
    "sizes [4] do not fit": """%b = memref.cast %a : memref<4xf64> to memref<?xf64>
      %d = memref.cast %b : memref<?xf64> to memref<5xf64>""",
    "dimension 4": """%d = memref.dim %a, %c4 : memref<4xf64>""",
    "cannot be used here": """%p = memref.alloca_scope -> (memref<4xf64>) {
        %b = memref.alloca() : memref<4xf64>
        memref.alloca_scope.return %b : memref<4xf64>
      }
      memref.store %one, %p[%c0] : memref<4xf64>""",
}


@pytest.mark.parametrize("message", MISUSE)
def test_misuse_is_found_where_it_happens(run: Run, message: str) -> None:
    text = f"""func.func @f() {{
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %minus = arith.constant -1 : index
      %one = arith.constant 1.0 : f64
      %a = memref.alloc() : memref<4xf64>
      {MISUSE[message]}
      func.return
    }}"""
    with pytest.raises(DiagnosticError) as caught:
        run(text)
    (diagnostic,) = caught.value.diagnostics
    expected = message if "here" not in message else "used after it was freed"
    assert diagnostic.code == "AD0602"
    assert expected in diagnostic.message
    assert diagnostic.location is not None
    assert diagnostic.location.line == 6 + len(MISUSE[message].splitlines())


def test_stack_memory_dies_with_its_function(run: Run) -> None:
    text = """
    func.func private @g() -> memref<1xf64> {
      %m = memref.alloca() : memref<1xf64>
      func.return %m : memref<1xf64>
    }
    func.func @f() -> f64 {
      %c0 = arith.constant 0 : index
      %m = func.call @g() : () -> memref<1xf64>
      %x = memref.load %m[%c0] : memref<1xf64>
      func.return %x : f64
    }"""
    with pytest.raises(DiagnosticError, match="after it was freed"):
        run(text)


@pytest.mark.parametrize(
    ("kind", "old", "new", "expected"),
    [
        *[("addi", 5, 3, 8), ("assign", 5, 3, 3), ("maxs", -5, 3, 3), ("maxu", -5, 3, -5)],
        *[("mins", -5, 3, -5), ("muli", 5, 3, 15), ("ori", 5, 3, 7), ("andi", 5, 3, 1)],
    ],
)
def test_atomic_rmw(run: Run, kind: str, old: int, new: int, expected: int) -> None:
    text = f"""func.func @f(%m: memref<1xi64>, %x: i64) -> i64 {{
      %c0 = arith.constant 0 : index
      %r = memref.atomic_rmw {kind} %x, %m[%c0] : (i64, memref<1xi64>) -> i64
      func.return %r : i64
    }}"""
    memory = np.array([old])
    assert run(text, memory, new) == old
    assert memory[0] == expected


def test_generic_atomic_rmw_and_realloc(run: Run) -> None:
    text = """func.func @f(%n: index) -> (i64, memref<?xi64>) {
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<2xi64>
      %x = arith.constant 7 : i64
      memref.store %x, %m[%c0] : memref<2xi64>
      %r = memref.generic_atomic_rmw %m[%c0] : memref<2xi64> {
      ^body(%old: i64):
        %new = arith.muli %old, %old : i64
        memref.atomic_yield %new : i64
      }
      %k = memref.realloc %m(%n) : memref<2xi64> to memref<?xi64>
      func.return %r, %k : i64, memref<?xi64>
    }"""
    new, memory = run(text, 3)
    assert (new, memory[0], memory.shape) == (49, 49, (3,))


def test_memory_of_memory(run: Run) -> None:
    text = """func.func @f(%a: memref<2xf64>, %i: index) -> f64 {
      %box = memref.alloc() : memref<1xmemref<2xf64>>
      %c0 = arith.constant 0 : index
      memref.store %a, %box[%c0] : memref<1xmemref<2xf64>>
      %b = memref.load %box[%c0] : memref<1xmemref<2xf64>>
      %x = memref.load %b[%i] : memref<2xf64>
      func.return %x : f64
    }"""
    assert run(text, np.array([3.0, 4.0]), 1) == 4.0


def test_affine_accesses_and_metadata(run: Run) -> None:
    text = """func.func @f(%m: memref<4x4xf64>, %i: index)
        -> (f64, index, index, index, index, index) {
      %x = affine.load %m[%i floordiv 2, (%i * 3 + 1) mod 4] : memref<4x4xf64>
      affine.store %x, %m[3, %i] : memref<4x4xf64>
      %v = memref.subview %m[1, 1] [2, 2] [2, 1]
        : memref<4x4xf64> to memref<2x2xf64, strided<[8, 1], offset: 5>>
      %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v
        : memref<2x2xf64, strided<[8, 1], offset: 5>>
        -> memref<f64>, index, index, index, index, index
      func.return %x, %o, %s#0, %s#1, %t#0, %t#1 : f64, index, index, index, index, index
    }"""
    m = np.arange(16.0).reshape(4, 4)
    assert run(text, m, 3) == (m[1, 2], 5, 2, 2, 8, 1)
    assert m[3, 3] == 6.0
