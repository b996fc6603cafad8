"""Tapes at run time: compiled code against the interpreter, memory given back, frames' layout."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.lowering.to_llvm.tapes.autodiff import layout_of_record
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    BFloat16Type,
    ComplexType,
    IndexType,
    MemRefType,
    VectorType,
    f16,
    f32,
    f64,
    i1,
    i8,
    i16,
    i64,
)
from xdsl.ir import Attribute

import ad_opt
from shares import some_of


def both(text: str, name: str, *args: Any) -> tuple[Any, Any]:
    """The results of the interpreter and of compiled code."""
    module = parse_module(make_context(), text, "tape")
    interpreted = run_function(module, name, list(args))
    if len(interpreted) == 1:
        (interpreted,) = interpreted
    return interpreted, ad_opt.load(text)[name](*args)


# ------------------------------------------------------------------ frames

SLOTS = "!autodiff.frame<i1, f64, complex<f32>, memref<?xf64>, i16, vector<4xf32>, memref<2xf64>>"
EVERY_SLOT = f"""
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<2xf64>) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : {SLOTS}
  %ones = arith.constant dense<[1.0, 2.0, 4.0, 8.0]> : vector<4xf32>
  scf.for %i = %c0 to %n step %c1 {{
    %word = arith.index_cast %i : index to i16
    %odd = arith.trunci %word : i16 to i1
    %x = arith.sitofp %word : i16 to f64
    %s = arith.truncf %x : f64 to f32
    %z = complex.create %s, %s : complex<f32>
    %b = vector.broadcast %s : f32 to vector<4xf32>
    %v = arith.mulf %ones, %b : vector<4xf32>
    autodiff.save %odd, %f[%i] of %n {{slot = 0 : i64}} : i1, {SLOTS}
    autodiff.save %x, %f[%i] of %n {{slot = 1 : i64}} : f64, {SLOTS}
    autodiff.save %z, %f[%i] of %n {{slot = 2 : i64}} : complex<f32>, {SLOTS}
    autodiff.save %m, %f[%i] of %n {{slot = 3 : i64}} : memref<?xf64>, {SLOTS}
    autodiff.save %word, %f[%i] of %n {{slot = 4 : i64}} : i16, {SLOTS}
    autodiff.save %v, %f[%i] of %n {{slot = 5 : i64}} : vector<4xf32>, {SLOTS}
    autodiff.save %k, %f[%i] of %n {{slot = 6 : i64}} : memref<2xf64>, {SLOTS}
  }}
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f64 {{
    %odd = autodiff.restore %f[%i] of %n {{slot = 0 : i64}} : i1, {SLOTS}
    %x = autodiff.restore %f[%i] of %n {{slot = 1 : i64}} : f64, {SLOTS}
    %z = autodiff.restore %f[%i] of %n {{slot = 2 : i64}} : complex<f32>, {SLOTS}
    %mm = autodiff.restore %f[%i] of %n {{slot = 3 : i64}} : memref<?xf64>, {SLOTS}
    %word = autodiff.restore %f[%i] of %n {{slot = 4 : i64}} : i16, {SLOTS}
    %v = autodiff.restore %f[%i] of %n {{slot = 5 : i64}} : vector<4xf32>, {SLOTS}
    %kk = autodiff.restore %f[%i] of %n {{slot = 6 : i64}} : memref<2xf64>, {SLOTS}
    %p = memref.load %mm[%i] : memref<?xf64>
    %q = memref.load %kk[%c1] : memref<2xf64>
    %im = complex.im %z : complex<f32>
    %e = vector.extract %v[3] : f32 from vector<4xf32>
    %fl = arith.addf %im, %e : f32
    %wide = arith.extf %fl : f32 to f64
    %w = arith.sitofp %word : i16 to f64
    %one = arith.uitofp %odd : i1 to f64
    %1 = arith.mulf %x, %p : f64
    %2 = arith.addf %1, %wide : f64
    %3 = arith.addf %2, %w : f64
    %4 = arith.addf %3, %one : f64
    %5 = arith.addf %4, %q : f64
    %6 = arith.addf %a, %5 : f64
    scf.yield %6 : f64
  }}
  autodiff.tape_end %t : !autodiff.tape
  return %sum : f64
}}
"""


@pytest.mark.parametrize("n", [0, 1, 2, 7, 300])
def test_every_kind_of_slot(n: int) -> None:
    m = np.linspace(-1.0, 2.0, n)
    k = np.array([3.0, 0.25])
    i = np.arange(n, dtype=float)
    expected = float(np.sum(i * m + (i + 8 * i) + i + i % 2 + 0.25))
    for result in both(EVERY_SLOT, "f", n, m, k):
        assert result == pytest.approx(expected, rel=1e-12)


SCALARS = [i1, i8, i16, i64, f16, BFloat16Type(), f32, f64, IndexType(), ComplexType(f32)]
TYPES = st.one_of(
    st.sampled_from([*SCALARS, ComplexType(f64), MemRefType(f64, [DYNAMIC_INDEX, 4])]),
    st.builds(lambda n: VectorType(f64, [n]), st.integers(1, 9)),
    st.builds(lambda n: VectorType(i1, [n]), st.integers(1, 9)),
)


@given(st.lists(TYPES, max_size=8), st.integers(0, 33))
@settings(max_examples=some_of(200), deadline=None)
def test_columns_are_aligned_and_do_not_overlap(types: list[Attribute], n: int) -> None:
    layout = layout_of_record(tuple(types))
    end = 0
    for column in layout.arrays:
        start = column.offset * n
        assert start == end
        assert start % column.alignment == 0
        assert column.size % column.alignment == 0
        end = start + n * column.size
    assert end == layout.record * n


GROW = """
func.func @f(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %f0 = autodiff.frame %t, %c0 : !autodiff.frame<i1, index>
  %f, %cap = scf.for %i = %c0 to %n step %c1 iter_args(%f1 = %f0, %cap1 = %c0)
      -> (!autodiff.frame<i1, index>, index) {
    %f2, %cap2 = autodiff.frame_grow %t, %f1, %cap1, %i : !autodiff.frame<i1, index>
    %odd = arith.index_cast %i : index to i1
    autodiff.save %odd, %f2[%i] of %cap2 {slot = 0 : i64} : i1, !autodiff.frame<i1, index>
    autodiff.save %i, %f2[%i] of %cap2 {slot = 1 : i64} : index, !autodiff.frame<i1, index>
    scf.yield %f2, %cap2 : !autodiff.frame<i1, index>, index
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %odd = autodiff.restore %f[%i] of %cap {slot = 0 : i64} : i1, !autodiff.frame<i1, index>
    %x = autodiff.restore %f[%i] of %cap {slot = 1 : i64} : index, !autodiff.frame<i1, index>
    %y = arith.select %odd, %x, %c0 : index
    %b = arith.addi %a, %y : index
    scf.yield %b : index
  }
  autodiff.tape_end %t : !autodiff.tape
  return %sum, %cap : index, index
}
"""


@pytest.mark.parametrize("n", [0, 1, 16, 17, 33, 1000])
def test_a_frame_that_grows(n: int) -> None:
    capacity = 0
    while capacity < n:
        capacity = max(16, 2 * capacity)
    expected = (sum(range(1, n, 2)), capacity)
    for result in both(GROW, "f", n):
        assert tuple(result) == expected


def test_a_frame_grows_to_a_far_record_at_once() -> None:
    text = """
      func.func @f(%i: index) -> index {
        %c3 = arith.constant 3 : index
        %t = autodiff.tape_begin : !autodiff.tape
        %f0 = autodiff.frame %t, %c3 : !autodiff.frame<f64>
        %f, %cap = autodiff.frame_grow %t, %f0, %c3, %i : !autodiff.frame<f64>
        autodiff.tape_end %t : !autodiff.tape
        return %cap : index
      }
    """
    for i, capacity in [(2, 3), (3, 16), (16, 17), (100, 101)]:
        assert both(text, "f", i) == (capacity, capacity)


# ------------------------------------------------------------------ the tape


def test_recursion_with_one_tape_and_split_halves() -> None:
    """A list of frames, each in the one before; the second function has nothing but the tape."""
    text = """
      func.func private @down(%t: !autodiff.tape, %n: index) -> !autodiff.frame<index, i1> {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %f = autodiff.frame %t, %c1 : !autodiff.frame<index, i1>
        autodiff.save %n, %f[%c0] of %c1 {slot = 0 : i64} : index, !autodiff.frame<index, i1>
        %more = arith.cmpi sgt, %n, %c0 : index
        autodiff.save %more, %f[%c0] of %c1 {slot = 1 : i64} : i1, !autodiff.frame<index, i1>
        scf.if %more {
          %m = arith.subi %n, %c1 : index
          %g = func.call @down(%t, %m) : (!autodiff.tape, index) -> !autodiff.frame<index, i1>
          autodiff.push %t, %g, %n : !autodiff.frame<index, i1>, index
        }
        return %f : !autodiff.frame<index, i1>
      }
      func.func private @first(%n: index) -> !autodiff.tape {
        %t = autodiff.tape_begin : !autodiff.tape
        %f = func.call @down(%t, %n) : (!autodiff.tape, index) -> !autodiff.frame<index, i1>
        autodiff.set_root %t, %f : !autodiff.frame<index, i1>
        return %t : !autodiff.tape
      }
      func.func private @second(%t: !autodiff.tape) -> index {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %f = autodiff.root %t : !autodiff.frame<index, i1>
        %n = autodiff.restore %f[%c0] of %c1 {slot = 0 : i64} : index, !autodiff.frame<index, i1>
        %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %n) -> index {
          %g, %k = autodiff.pop %t : !autodiff.frame<index, i1>, index
          %x = autodiff.restore %g[%c0] of %c1 {slot = 0 : i64} : index, !autodiff.frame<index, i1>
          %y = arith.muli %x, %k : index
          %b = arith.addi %a, %y : index
          scf.yield %b : index
        }
        autodiff.tape_end %t : !autodiff.tape
        return %sum : index
      }
      func.func @f(%n: index) -> index {
        %t = func.call @first(%n) : (index) -> !autodiff.tape
        %r = func.call @second(%t) : (!autodiff.tape) -> index
        return %r : index
      }
    """
    for n in (0, 1, 5, 3000):
        expected = n + sum((k - 1) * k for k in range(1, n + 1))
        assert both(text, "f", n) == (expected, expected)


def test_buffers_of_the_arena_are_zero() -> None:
    text = """
      func.func @f(%n: index, %k: index) -> f64 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %zero = arith.constant 0.0 : f64
        %one = arith.constant 1.0 : f64
        %r = scf.for %j = %c0 to %k step %c1 iter_args(%a = %zero) -> f64 {
          %t = autodiff.tape_begin : !autodiff.tape
          %m = autodiff.arena_alloc %t(%n) : memref<?x3xf64>
          %b = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> f64 {
            %x = memref.load %m[%i, %c1] : memref<?x3xf64>
            %y = arith.addf %s, %x : f64
            memref.store %one, %m[%i, %c1] : memref<?x3xf64>
            scf.yield %y : f64
          }
          autodiff.tape_end %t : !autodiff.tape
          scf.yield %b : f64
        }
        return %r : f64
      }
    """
    assert both(text, "f", 50, 4) == (0.0, 0.0)
    assert ad_opt.load(text)["f"](5000, 4) == 0.0


TANGENTS = """
func.func @f(%s: f64, %x: f64, %z: complex<f64>, %v: vector<3xf64>) -> (f64, complex<f64>, f64) {
  %zero = autodiff.zero : f64
  %a = autodiff.scale %s, %x : f64, f64
  %b = autodiff.add %a, %zero : f64
  %zz = autodiff.zero : complex<f64>
  %c = autodiff.scale %s, %z : f64, complex<f64>
  %d = autodiff.add %c, %zz : complex<f64>
  %d1 = autodiff.detach %d : complex<f64>
  %vz = autodiff.zero : vector<3xf64>
  %w = autodiff.scale %s, %v : f64, vector<3xf64>
  %w1 = autodiff.add %w, %v : vector<3xf64>
  %w2 = autodiff.add %w1, %vz : vector<3xf64>
  %e = vector.extract %w2[2] : f64 from vector<3xf64>
  %g = autodiff.stop_gradient %e : f64
  return %b, %d1, %g : f64, complex<f64>, f64
}
func.func @main(%s: f64, %x: f64, %z: complex<f64>) -> (f64, complex<f64>, f64) {
  %v = vector.broadcast %x : f64 to vector<3xf64>
  %r:3 = func.call @f(%s, %x, %z, %v)
      : (f64, f64, complex<f64>, vector<3xf64>) -> (f64, complex<f64>, f64)
  return %r#0, %r#1, %r#2 : f64, complex<f64>, f64
}
"""


def test_arithmetic_of_tangents() -> None:
    for result in both(TANGENTS, "main", 2.0, 1.5, 1 - 3j):
        assert tuple(result) == (3.0, 2 - 6j, 4.5)


TANGENTS_OF_OTHER_WIDTHS = """
func.func @f(%n: f16, %s: f32, %x: f64, %y: f32, %z: complex<f64>)
    -> (f64, f64, f32, complex<f64>, f64) {
  %a = autodiff.scale %n, %x : f16, f64
  %b = autodiff.scale %s, %x : f32, f64
  %c = autodiff.scale %x, %y : f64, f32
  %d = autodiff.scale %s, %z : f32, complex<f64>
  %v = vector.broadcast %x : f64 to vector<3xf64>
  %w = autodiff.scale %s, %v : f32, vector<3xf64>
  %e = vector.extract %w[2] : f64 from vector<3xf64>
  return %a, %b, %c, %d, %e : f64, f64, f32, complex<f64>, f64
}
"""


def test_factors_of_other_widths() -> None:
    """Each number and product here has few bits: no format rounds it."""
    for result in both(TANGENTS_OF_OTHER_WIDTHS, "f", 0.25, 2.5, 1.5, 3.0, 1 - 3j):
        assert tuple(result) == (0.375, 3.75, 4.5, 2.5 - 7.5j, 3.75)


TANGENTS_OF_EQUAL_WIDTHS = """
func.func @f(%n: f16, %m: bf16) -> (f32, f32, f32) {
  %a = autodiff.scale %n, %m : f16, bf16
  %b = autodiff.scale %m, %n : bf16, f16
  %v = vector.broadcast %m : bf16 to vector<2xbf16>
  %w = autodiff.scale %n, %v : f16, vector<2xbf16>
  %c = vector.extract %w[1] : bf16 from vector<2xbf16>
  %x = arith.extf %a : bf16 to f32
  %y = arith.extf %b : f16 to f32
  %z = arith.extf %c : bf16 to f32
  return %x, %y, %z : f32, f32, f32
}
"""


def test_factors_of_other_formats_of_the_same_width() -> None:
    for result in both(TANGENTS_OF_EQUAL_WIDTHS, "f", 1.5, 2.5):
        assert tuple(result) == (3.75, 3.75, 3.75)


# ------------------------------------------------------------------ memory

LEAKY = """
func.func @f(%n: index, %m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = autodiff.tape_begin : !autodiff.tape
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc(%n) : memref<?xf64>
    memref.copy %m, %b : memref<?xf64> to memref<?xf64>
    autodiff.defer_dealloc %t, %b : memref<?xf64>
    autodiff.push %t, %b : memref<?xf64>
    %f = autodiff.frame %t, %n : !autodiff.frame<f64>
  }
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f64 {
    %b = autodiff.pop %t : memref<?xf64>
    %x = memref.load %b[%i] : memref<?xf64>
    %s = arith.addf %a, %x : f64
    scf.yield %s : f64
  }
  autodiff.tape_end %t : !autodiff.tape
  return %sum : f64
}
"""


def test_everything_is_freed(clang: str, tmp_path: Path) -> None:
    """Under AddressSanitizer: no leak, nothing freed twice."""
    program = """
      #include <stdio.h>
      extern double f(long n, double *a, double *b, long o, long s, long t);
      int main(void) {
        static double m[400];
        for (int i = 0; i < 400; i++) m[i] = i;
        for (int i = 0; i < 3; i++) printf("%g\\n", f(400, m, m, 0, 400, 1));
        printf("%g\\n", f(0, m, m, 0, 0, 1));
        return 0;
      }
    """
    ir = ad_opt.load(LEAKY).ir("llvm-ir")
    (tmp_path / "f.ll").write_text(ir)
    (tmp_path / "main.c").write_text(program)
    build = [clang, "-w", "-fsanitize=address", "f.ll", "main.c", "-lm", "-o", "main"]
    made = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    if made.returncode and "asan" in made.stderr:
        pytest.skip("no AddressSanitizer here")
    assert made.returncode == 0, made.stderr
    ran = subprocess.run(["./main"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == ["79800", "79800", "79800", "0"]


def test_a_stack_that_goes_up_and_down_takes_no_memory() -> None:
    text = """
      func.func @f(%n: index) -> index {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %t = autodiff.tape_begin : !autodiff.tape
        %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
          autodiff.push %t, %i, %a : index, index
          autodiff.push %t, %i : index
          %x = autodiff.pop %t : index
          %j, %b = autodiff.pop %t : index, index
          %c = arith.addi %x, %b : index
          scf.yield %c : index
        }
        autodiff.tape_end %t : !autodiff.tape
        return %sum : index
      }
    """
    n = 30_000_000  # 4 GB, if popped records were not given back
    before = peak_memory()
    assert ad_opt.load(text)["f"](n) == n * (n - 1) // 2
    assert peak_memory() - before < 500_000


def peak_memory() -> int:
    """In KiB."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def test_a_tape_that_is_not_used_costs_nothing() -> None:
    text = """
      func.func @f(%x: f64) -> f64 {
        %t = autodiff.tape_begin : !autodiff.tape
        autodiff.tape_end %t : !autodiff.tape
        return %x : f64
      }
    """
    compiled = ad_opt.load(text)
    assert compiled["f"](2.0) == 2.0
    asm = compiled.ir("asm")
    body = asm[asm.index("\nf:") :].split(".size")[0] if "\nf:" in asm else asm
    assert "call" not in body


# ------------------------------------------------------------------ what the interpreter finds

WRONG = [
    ("%y = autodiff.restore %f[%c0] of %c2 SLOT : f64, FRAME", "before it is set"),
    ("autodiff.save %x, %f[%c2] of %c2 SLOT : f64, FRAME", "outside of a frame"),
    ("autodiff.save %x, %f[%c0] of %c0 SLOT : f64, FRAME", "2 records, not 0"),
    ("%y = autodiff.pop %t : f64", "stack is empty"),
    ("%y = autodiff.root %t : !autodiff.frame<f64>", "keeps no frame"),
    ("autodiff.tape_end %t : !autodiff.tape", "after its end"),
    ("autodiff.defer_dealloc %t, %m : memref<?xf64>", "cannot be freed"),
]


@pytest.mark.parametrize(("wrong", "message"), WRONG)
def test_misuse_is_found_by_the_interpreter(wrong: str, message: str) -> None:
    wrong = wrong.replace("FRAME", "!autodiff.frame<f64>").replace("SLOT", "{slot = 0 : i64}")
    text = f"""
      func.func @f(%x: f64, %m: memref<?xf64>) {{
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %t = autodiff.tape_begin : !autodiff.tape
        %f = autodiff.frame %t, %c2 : !autodiff.frame<f64>
        {wrong}
        autodiff.tape_end %t : !autodiff.tape
        return
      }}
    """
    module = parse_module(make_context(), text, "wrong")
    with pytest.raises(DiagnosticError) as caught:
        run_function(module, "f", [1.0, np.zeros(3)])
    (found,) = caught.value.diagnostics
    assert found.code == "AD0602"
    assert message in found.message


def test_tangents_that_are_tensors() -> None:
    text = """
      func.func @f(%m: memref<?x2xf64>, %s: f64) -> f64 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = memref.dim %m, %c0 : memref<?x2xf64>
        %t = bufferization.to_tensor %m restrict : memref<?x2xf64> to tensor<?x2xf64>
        %u = autodiff.stop_gradient %t : tensor<?x2xf64>
        %z = autodiff.zero(%n : index) : tensor<?x2xf64>
        %v = autodiff.scale %s, %u : f64, tensor<?x2xf64>
        %w = autodiff.add %v, %u : tensor<?x2xf64>
        %d = autodiff.detach %w : tensor<?x2xf64>
        %e = autodiff.add %d, %z : tensor<?x2xf64>
        %r = tensor.extract %e[%c1, %c0] : tensor<?x2xf64>
        return %r : f64
      }
    """
    m = np.arange(6.0).reshape(3, 2)
    assert both(text, "f", m, 10.0) == (22.0, 22.0)
