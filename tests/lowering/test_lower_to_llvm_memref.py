"""lower-to-llvm on memref: executed on NumPy arrays, against NumPy's own views."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

import ad_opt


def run(text: str, *arguments, name: str = "f"):
    return ad_opt.load(text)[name](*arguments)


def grid(*shape: int, dtype=np.float64) -> np.ndarray:
    return np.arange(np.prod(shape), dtype=dtype).reshape(shape)


def copied(view: str, source: str, result: str):
    """A function that copies a view of its first argument to its second.

    ``view`` is the operation after ``%v =``, with its result type last.
    """
    type_ = re.split(" to | into ", view)[-1]
    return ad_opt.load(f"""
    func.func @f(%m: {source}, %out: {result}, %i: index, %j: index) {{
      %v = {view}
      memref.copy %v, %out : {type_} to {result}
      return
    }}""")["f"]


STRIDED2 = "memref<?x?xf64, strided<[?, ?], offset: ?>>"


def test_static_subview():
    f = copied(
        "memref.subview %m[1, 2] [2, 3] [2, 1] : memref<6x8xf64> to "
        "memref<2x3xf64, strided<[16, 1], offset: 10>>",
        "memref<6x8xf64>", "memref<2x3xf64>",
    )  # fmt: skip
    m, out = grid(6, 8), np.zeros((2, 3))
    f(m, out, 0, 0)
    assert (out == m[1:5:2, 2:5]).all()


def test_dynamic_subview():
    f = copied(
        "memref.subview %m[%i, 1] [%j, 3] [1, %i] : memref<?x?xf64> to "
        "memref<?x3xf64, strided<[?, ?], offset: ?>>",
        "memref<?x?xf64>", "memref<?x3xf64>",
    )  # fmt: skip
    m, out = grid(6, 8), np.zeros((4, 3))
    f(m, out, 2, 4)
    assert (out == m[2:6, 1:7:2]).all()


def test_rank_reducing_subviews():
    m, row, column = grid(6, 8), np.zeros(8), np.zeros(6)
    copied(
        "memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<6x8xf64> to "
        "memref<8xf64, strided<[1], offset: ?>>",
        "memref<6x8xf64>", "memref<8xf64>",
    )(m, row, 3, 0)  # fmt: skip
    assert (row == m[3]).all()
    copied(
        "memref.subview %m[0, %i] [6, 1] [1, 1] : memref<6x8xf64> to "
        "memref<6xf64, strided<[8], offset: ?>>",
        "memref<6x8xf64>", "memref<6xf64>",
    )(m, column, 3, 0)  # fmt: skip
    assert (column == m[:, 3]).all()


def test_rank_reduction_with_several_ones_follows_the_strides():
    m, out = grid(4, 1, 5), np.zeros((1, 5))
    text = (
        "memref.subview %m[2, 0, 0] [1, 1, 5] [1, 1, 1] : memref<4x1x5xf64> to "
        "memref<1x5xf64, strided<[5, 1], offset: 10>>"
    )
    copied(text, "memref<4x1x5xf64>", "memref<1x5xf64>")(m, out, 0, 0)
    assert (out == m[2]).all()


def test_strided_arguments_of_any_stride():
    text = f"""
    func.func @f(%a: {STRIDED2}, %b: {STRIDED2}) {{
      memref.copy %a, %b : {STRIDED2} to {STRIDED2}
      return
    }}"""
    a = grid(6, 8)
    target = np.zeros((4, 3)).T
    run(text, a[::2, ::-2], target)
    assert (target == a[::2, ::-2]).all()


def test_transpose():
    f = copied(
        "memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf64> to "
        "memref<?x?xf64, strided<[1, ?]>>",
        "memref<?x?xf64>", "memref<?x?xf64>",
    )  # fmt: skip
    m, out = grid(3, 5), np.zeros((5, 3))
    f(m, out, 0, 0)
    assert (out == m.T).all()


def test_expand_and_collapse():
    m, out = grid(6, 8), np.zeros((2, 3, 8))
    copied(
        "memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 8] : "
        "memref<6x8xf64> into memref<2x3x8xf64>",
        "memref<6x8xf64>", "memref<2x3x8xf64>",
    )(m, out, 0, 0)  # fmt: skip
    assert (out == m.reshape(2, 3, 8)).all()
    flat = np.zeros(48)
    copied(
        "memref.collapse_shape %m [[0, 1]] : memref<?x8xf64> into memref<?xf64>",
        "memref<?x8xf64>", "memref<?xf64>",
    )(m, flat, 0, 0)  # fmt: skip
    assert (flat == m.ravel()).all()


def test_expand_with_a_dynamic_shape():
    text = """
    func.func @f(%m: memref<?xf64>, %n: index, %i: index, %j: index) -> (f64, index) {
      %v = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf64> into memref<?x4xf64>
      %x = memref.load %v[%i, %j] : memref<?x4xf64>
      %0 = arith.constant 0 : index
      %d = memref.dim %v, %0 : memref<?x4xf64>
      return %x, %d : f64, index
    }"""
    assert run(text, grid(12), 3, 2, 1) == (9.0, 3)


def test_reinterpret_cast_and_reshape():
    text = """
    func.func @f(%m: memref<?xf64>, %i: index, %s: memref<2xindex>) -> (f64, f64, index) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %v = memref.reinterpret_cast %m to offset: [2], sizes: [3, %i], strides: [%i, 1]
        : memref<?xf64> to memref<3x?xf64, strided<[?, 1], offset: 2>>
      %x = memref.load %v[%1, %1] : memref<3x?xf64, strided<[?, 1], offset: 2>>
      %r = memref.reshape %m(%s) : (memref<?xf64>, memref<2xindex>) -> memref<?x?xf64>
      %y = memref.load %r[%1, %0] : memref<?x?xf64>
      %d = memref.dim %r, %i : memref<?x?xf64>
      return %x, %y, %d : f64, f64, index
    }"""
    shape = np.array([2, 6])
    assert run(text, grid(12), 1, shape) == (4.0, 6.0, 6)


def test_view_of_bytes():
    text = """
    func.func @f(%m: memref<64xi8>, %s: index, %n: index) -> (f64, index) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %v = memref.view %m[%s][%n] : memref<64xi8> to memref<?xf64>
      %x = memref.load %v[%1] : memref<?xf64>
      %d = memref.dim %v, %0 : memref<?xf64>
      return %x, %d : f64, index
    }"""
    numbers = np.arange(8.0)
    assert run(text, numbers.view(np.int8), 16, 4) == (3.0, 4)


def test_metadata():
    text = f"""
    func.func @f(%m: {STRIDED2}) -> (index, index, index, index, index, index) {{
      %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : {STRIDED2}
        -> memref<f64>, index, index, index, index, index
      %r = memref.rank %m : {STRIDED2}
      return %o, %s#0, %s#1, %t#0, %t#1, %r : index, index, index, index, index, index
    }}"""
    assert run(text, grid(6, 8)[1::2, ::3]) == (0, 3, 3, 16, 3, 2)


def test_allocation_and_deallocation():
    text = """
    func.func @f(%n: index, %k: index) -> (f64, index) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %a = memref.alloc(%n, %k) : memref<?x?xf64>
      scf.for %i = %0 to %n step %1 {
        scf.for %j = %0 to %k step %1 {
          %p = arith.muli %i, %j : index
          %q = arith.index_cast %p : index to i64
          %x = arith.sitofp %q : i64 to f64
          memref.store %x, %a[%i, %j] : memref<?x?xf64>
        }
      }
      %n1 = arith.subi %n, %1 : index
      %k1 = arith.subi %k, %1 : index
      %x = memref.load %a[%n1, %k1] : memref<?x?xf64>
      %s = memref.alloca() : memref<3xf64>
      memref.store %x, %s[%1] : memref<3xf64>
      %y = memref.load %s[%1] : memref<3xf64>
      %p = memref.extract_aligned_pointer_as_index %a : memref<?x?xf64> -> index
      %c = arith.constant 64 : index
      %l = arith.remui %p, %c : index
      memref.dealloc %a : memref<?x?xf64>
      return %y, %l : f64, index
    }"""
    assert run(text, 5, 7) == (24.0, 0)


def test_realloc_keeps_what_fits():
    text = """
    func.func @f(%n: index) -> (f64, index) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %x = arith.constant 2.5 : f64
      %a = memref.alloc() : memref<2xf64>
      memref.store %x, %a[%1] : memref<2xf64>
      %b = memref.realloc %a(%n) : memref<2xf64> to memref<?xf64>
      %y = memref.load %b[%1] : memref<?xf64>
      %d = memref.dim %b, %0 : memref<?xf64>
      memref.dealloc %b : memref<?xf64>
      return %y, %d : f64, index
    }"""
    assert run(text, 100) == (2.5, 100)


def test_scope_in_a_loop_does_not_grow_the_stack():
    text = """
    func.func @f(%n: index, %k: index) -> (f64) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %x = arith.constant 1.0 : f64
      %z = arith.constant 0.0 : f64
      %r = scf.for %i = %0 to %n step %1 iter_args(%s = %z) -> (f64) {
        %v = memref.alloca_scope -> (f64) {
          %a = memref.alloca(%k) : memref<?xf64>
          memref.store %x, %a[%0] : memref<?xf64>
          %y = memref.load %a[%0] : memref<?xf64>
          memref.alloca_scope.return %y : f64
        }
        %t = arith.addf %s, %v : f64
        scf.yield %t : f64
      }
      return %r : f64
    }"""
    f = ad_opt.load(text, opt_level=0)["f"]
    assert f(20000, 8192) == 20000.0  # 1.3 GB were it not freed


def test_loops_and_branches_in_scopes():
    """Scopes in scopes; in all modes: s <- cos(...) of what an inner scope chooses."""
    text = """
    func.func @f(%m: memref<4xf64>, %n: index, %k: index) -> f64 {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %4 = arith.constant 4 : index
      %z = arith.constant 0.0 : f64
      %r = scf.for %i = %0 to %n step %1 iter_args(%s = %z) -> (f64) {
        %q = memref.alloca_scope -> (f64) {
          %t = memref.alloca(%k) : memref<?xf64>
          scf.for %j = %0 to %4 step %1 {
            memref.store %s, %t[%j] : memref<?xf64>
          }
          %p = arith.remui %i, %4 : index
          %v = memref.load %m[%p] : memref<4xf64>
          %odd = arith.cmpi eq, %p, %1 : index
          %in = memref.alloca_scope -> (f64) {
            %u = memref.alloca() : memref<f64>
            %e = scf.if %odd -> (f64) {
              %exp = math.exp %v : f64
              scf.yield %exp : f64
            } else {
              scf.yield %v : f64
            }
            memref.store %e, %u[] : memref<f64>
            %x = memref.load %u[] : memref<f64>
            memref.alloca_scope.return %x : f64
          }
          %x = memref.load %t[%p] : memref<?xf64>
          %y = arith.mulf %x, %in : f64
          %c = math.cos %y : f64
          memref.alloca_scope.return %c : f64
        }
        scf.yield %q : f64
      }
      return %r : f64
    }"""
    f, m, s = ad_opt.load(text, opt_level=0)["f"], np.array([0.5, 0.7, 0.9, 1.1]), 0.0
    for i in range(6):
        s = math.cos(s * (math.exp(m[1]) if i % 4 == 1 else m[i % 4]))
    assert f(m, 6, 4) == pytest.approx(s, rel=1e-14)
    assert abs(f(m, 20000, 8192)) <= 1.0  # 1.3 GB were it not freed
    ad_opt.check_grads(f, m, 6, 4)


def test_globals():
    text = """
    memref.global "private" constant @table : memref<2x3xf64>
      = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
    memref.global "private" @flags : memref<4xi1> = dense<[true, false, true, true]>
    memref.global "private" @indices : memref<2xindex> = dense<[7, -9]>
    memref.global "private" @counter : memref<i64> = dense<5>
    memref.global "private" @space : memref<8xf64> = uninitialized
    memref.global "private" constant @z : memref<2xcomplex<f64>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
    func.func @f(%i: index, %j: index) -> (f64, i1, index, i64, complex<f64>) {
      %t = memref.get_global @table : memref<2x3xf64>
      %x = memref.load %t[%i, %j] : memref<2x3xf64>
      %f = memref.get_global @flags : memref<4xi1>
      %b = memref.load %f[%i] : memref<4xi1>
      %k = memref.get_global @indices : memref<2xindex>
      %y = memref.load %k[%i] : memref<2xindex>
      %c = memref.get_global @counter : memref<i64>
      %v = memref.load %c[] : memref<i64>
      %one = arith.constant 1 : i64
      %w = arith.addi %v, %one : i64
      memref.store %w, %c[] : memref<i64>
      %s = memref.get_global @space : memref<8xf64>
      memref.store %x, %s[%i] : memref<8xf64>
      %zs = memref.get_global @z : memref<2xcomplex<f64>>
      %z = memref.load %zs[%i] : memref<2xcomplex<f64>>
      return %x, %b, %y, %w, %z : f64, i1, index, i64, complex<f64>
    }"""
    f = ad_opt.load(text)["f"]
    assert f(1, 2) == (6.0, False, -9, 6, 3 + 4j)
    assert f(0, 1) == (2.0, True, 7, 7, 1 + 2j)


def test_bools_are_bytes():
    text = """
    func.func @f(%m: memref<?xi1>, %n: index) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %t = arith.constant true
      scf.for %i = %0 to %n step %1 {
        %x = memref.load %m[%i] : memref<?xi1>
        %y = arith.xori %x, %t : i1
        memref.store %y, %m[%i] : memref<?xi1>
      }
      return
    }"""
    m = np.array([True, False, False, True, True])
    before = m.copy()
    run(text, m, 5)
    assert (m == ~before).all()
    assert m.view(np.uint8).max() == 1


@pytest.mark.parametrize(
    ("kind", "type_", "dtype", "expected"),
    [
        ("addf", "f64", np.float64, 7.0), ("addi", "i32", np.int32, 7),
        ("assign", "f64", np.float64, 5),
        ("maximumf", "f64", np.float64, 5.0), ("minimumf", "f64", np.float64, 2.0),
        ("maxnumf", "f64", np.float64, 5.0), ("minnumf", "f64", np.float64, 2.0),
        ("maxs", "i32", np.int32, 5), ("mins", "i32", np.int32, 2), ("maxu", "i32", np.int32, 5),
        ("minu", "i32", np.int32, 2), ("mulf", "f64", np.float64, 10.0),
        ("muli", "i32", np.int32, 10),
        ("ori", "i32", np.int32, 7), ("andi", "i32", np.int32, 0), ("mulf", "f32", np.float32, 10),
    ],
)  # fmt: skip
def test_atomics(kind: str, type_: str, dtype, expected):
    text = f"""
    func.func @f(%m: memref<3x{type_}>, %x: {type_}, %i: index) -> ({type_}) {{
      %r = memref.atomic_rmw {kind} %x, %m[%i] : ({type_}, memref<3x{type_}>) -> {type_}
      return %r : {type_}
    }}"""
    m = np.array([1, 2, 3], dtype=dtype)
    assert run(text, m, 5, 1) == 2
    assert m.tolist() == [1, expected, 3]


def test_generic_atomic():
    text = """
    func.func @f(%m: memref<3xf64>, %i: index) -> (f64) {
      %r = memref.generic_atomic_rmw %m[%i] : memref<3xf64> {
      ^bb0(%old: f64):
        %s = math.sqrt %old : f64
        %t = arith.addf %s, %old : f64
        memref.atomic_yield %t : f64
      }
      return %r : f64
    }"""
    m = np.array([1.0, 4.0, 9.0])
    assert run(text, m, 2) == 12.0
    assert m.tolist() == [1.0, 4.0, 12.0]


def test_hints_change_nothing():
    text = """
    func.func @f(%m: memref<8xf64>, %i: index) -> (f64) {
      %a = memref.assume_alignment %m, 8 : memref<8xf64>
      memref.prefetch %m[%i], read, locality<3>, data : memref<8xf64>
      %x = memref.load %a[%i] : memref<8xf64>
      return %x : f64
    }"""
    assert run(text, grid(8), 3) == 3.0


def test_memrefs_in_memory():
    text = """
    func.func @f(%a: memref<?xf64>, %b: memref<?xf64>, %i: index, %j: index) -> (f64, index) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %t = memref.alloca() : memref<2xmemref<?xf64>>
      memref.store %a, %t[%0] : memref<2xmemref<?xf64>>
      memref.store %b, %t[%1] : memref<2xmemref<?xf64>>
      %m = memref.load %t[%i] : memref<2xmemref<?xf64>>
      %x = memref.load %m[%j] : memref<?xf64>
      %n = memref.dim %m, %0 : memref<?xf64>
      return %x, %n : f64, index
    }"""
    a, b = grid(3), grid(5) + 10
    assert run(text, a, b, 0, 2) == (2.0, 3)
    assert run(text, a, b, 1, 4) == (14.0, 5)


def test_affine_map_layout():
    map_ = "affine_map<(d0, d1) -> (d0 * 10 + d1 * 2 + 3)>"
    text = f"""
    func.func @f(%m: memref<64xf64>, %i: index, %j: index) -> (f64) {{
      %v = memref.reinterpret_cast %m to offset: [3], sizes: [4, 5], strides: [10, 2]
        : memref<64xf64> to memref<4x5xf64, strided<[10, 2], offset: 3>>
      %c = memref.cast %v : memref<4x5xf64, strided<[10, 2], offset: 3>> to memref<4x5xf64, {map_}>
      %x = memref.load %c[%i, %j] : memref<4x5xf64, {map_}>
      return %x : f64
    }}"""
    assert run(text, grid(64), 2, 3) == 29.0


def test_rank_reduction_with_sizes_that_are_constants():
    """A size that is an operand stays a dimension, though it be known, or 1."""
    for size in (1, 2):
        text = f"""
        func.func @f(%m: memref<?x?xf64>, %row: index) -> f64 {{
          %c0 = arith.constant 0 : index
          %n = arith.constant {size} : index
          %v = memref.subview %m[%row, 0] [1, %n] [1, 1]
            : memref<?x?xf64> to memref<?xf64, strided<[1], offset: ?>>
          %e = arith.subi %n, %c0 : index
          %one = arith.constant 1 : index
          %last = arith.subi %e, %one : index
          %x = memref.load %v[%last] : memref<?xf64, strided<[1], offset: ?>>
          return %x : f64
        }}"""
        m = grid(3, 4)
        assert run(text, m, 2) == m[2, size - 1]
