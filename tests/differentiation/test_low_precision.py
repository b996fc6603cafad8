"""Sums of many contributions to a narrow float: the gradient in f64, to the type's precision.

A program is written once for a type `T` and one `W` in which it sums. In f64 (`T` and `W`) its
gradient is what is right; in bf16 and f16 nothing may be lost but one rounding of the result (and
what the program itself rounds), however many contributions there are.
"""

from __future__ import annotations

import re
from typing import Any, TypeAlias, cast

import numpy as np
import pytest

import ad_opt
from ad_opt.values.bfloat16 import BFLOAT16, to_bits

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

N = 5000
"""More contributions than bf16 (256) and f16 (2048) can count."""

BEGIN = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {N} : index
  %zero = arith.constant 0.0 : W
"""

PATTERNS: dict[str, str] = {
    "one element": """
func.func @f(%w: memref<1xT>, %x: memref<{N}xT>) -> W {
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %e = memref.load %w[%c0] : memref<1xT>
    %v = memref.load %x[%i] : memref<{N}xT>
    %p = arith.mulf %e, %v : T
    %q = EXT %p
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "scalar": """
func.func @f(%w: T, %x: memref<{N}xT>) -> W {
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %v = memref.load %x[%i] : memref<{N}xT>
    %p = arith.mulf %w, %v : T
    %e = math.exp %p : T
    %q = EXT %e
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "vector": """
func.func @f(%m: memref<4xT>, %x: memref<{N}xT>) -> W {
  %w = vector.load %m[%c0] : memref<4xT>, vector<4xT>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %v = memref.load %x[%i] : memref<{N}xT>
    %b = vector.broadcast %v : T to vector<4xT>
    %p = arith.mulf %w, %b : vector<4xT>
    %r = vector.reduction <add>, %p : vector<4xT> into T
    %q = EXT %r
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "vector loads": """
func.func @f(%w: memref<8xT>, %x: memref<{N}xT>) -> W {
  %pad = arith.constant 0.0 : T
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %v = memref.load %x[%i] : memref<{N}xT>
    %b = vector.broadcast %v : T to vector<4xT>
    %k = vector.load %w[%c0] : memref<8xT>, vector<4xT>
    %l = vector.transfer_read %w[%c1], %pad {in_bounds = [true]} : memref<8xT>, vector<4xT>
    %m = arith.addf %k, %l : vector<4xT>
    %p = arith.mulf %m, %b : vector<4xT>
    %r = vector.reduction <add>, %p : vector<4xT> into T
    %q = EXT %r
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "matmul": """
func.func @f(%a: memref<{N}x2xT>, %b: memref<2x3xT>) -> W {
  %c = memref.alloc() : memref<{N}x3xW>
  linalg.fill ins(%zero : W) outs(%c : memref<{N}x3xW>)
  linalg.matmul ins(%a, %b : memref<{N}x2xT>, memref<2x3xT>) outs(%c : memref<{N}x3xW>)
  %k = arith.constant 2 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (W) {
    %v = memref.load %c[%i, %k] : memref<{N}x3xW>
    %u = memref.load %c[%i, %c0] : memref<{N}x3xW>
    %p = arith.addf %t, %v : W
    %q = arith.addf %p, %u : W
    scf.yield %q : W
  }
  memref.dealloc %c : memref<{N}x3xW>
  return %s : W
}""",
    "narrow matmul": """
func.func @f(%a: memref<{N}x2xT>, %b: memref<2x3xT>) -> W {
  %c = memref.alloc() : memref<{N}x3xT>
  %none = arith.constant 0.0 : T
  linalg.fill ins(%none : T) outs(%c : memref<{N}x3xT>)
  linalg.matmul ins(%a, %b : memref<{N}x2xT>, memref<2x3xT>) outs(%c : memref<{N}x3xT>)
  %k = arith.constant 2 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (W) {
    %v = memref.load %c[%i, %k] : memref<{N}x3xT>
    %u = EXT %v
    %q = arith.addf %t, %u : W
    scf.yield %q : W
  }
  memref.dealloc %c : memref<{N}x3xT>
  return %s : W
}""",
    "matvec": """
func.func @f(%a: memref<{N}x2xT>, %b: memref<2xT>, %c: memref<{N}xT>) -> W {
  linalg.matvec ins(%a, %b : memref<{N}x2xT>, memref<2xT>) outs(%c : memref<{N}xT>)
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (W) {
    %v = memref.load %c[%i] : memref<{N}xT>
    %u = EXT %v
    %q = arith.addf %t, %u : W
    scf.yield %q : W
  }
  return %s : W
}""",
    "bias": """
func.func @f(%x: memref<{N}x2xT>, %b: memref<2xT>) -> W {
  %y = memref.alloc() : memref<{N}x2xT>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
      affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : memref<{N}x2xT>, memref<2xT>) outs(%y : memref<{N}x2xT>) {
  ^bb0(%p: T, %q: T, %o: T):
    %r = arith.addf %p, %q : T
    linalg.yield %r : T
  }
  %cell = memref.alloca() : memref<W>
  memref.store %zero, %cell[] : memref<W>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%y : memref<{N}x2xT>) outs(%cell : memref<W>) {
  ^bb0(%p: T, %o: W):
    %e = EXT %p
    %r = arith.addf %o, %e : W
    linalg.yield %r : W
  }
  memref.dealloc %y : memref<{N}x2xT>
  %s = memref.load %cell[] : memref<W>
  return %s : W
}""",
    "captured by a body": """
func.func @f(%x: memref<{N}xT>, %b: T) -> W {
  %cell = memref.alloca() : memref<W>
  memref.store %zero, %cell[] : memref<W>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : memref<{N}xT>) outs(%cell : memref<W>) {
  ^bb0(%p: T, %o: W):
    %t = math.tanh %b : T
    %m = arith.mulf %p, %t : T
    %e = EXT %m
    %r = arith.addf %o, %e : W
    linalg.yield %r : W
  }
  %s = memref.load %cell[] : memref<W>
  return %s : W
}""",
    "convolution": """
func.func @f(%x: memref<{N}xT>, %k: memref<3xT>) -> W {
  %y = memref.alloc() : memref<4998xW>
  linalg.fill ins(%zero : W) outs(%y : memref<4998xW>)
  linalg.conv_1d ins(%x, %k : memref<{N}xT>, memref<3xT>) outs(%y : memref<4998xW>)
  %end = arith.constant 4998 : index
  %s = scf.for %i = %c0 to %end step %c1 iter_args(%t = %zero) -> (W) {
    %v = memref.load %y[%i] : memref<4998xW>
    %q = arith.addf %t, %v : W
    scf.yield %q : W
  }
  memref.dealloc %y : memref<4998xW>
  return %s : W
}""",
    "regression": """
func.func @f(%w: memref<2xT>, %x: memref<{N}xT>) -> W {
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %w0 = memref.load %w[%c0] : memref<2xT>
    %w1 = memref.load %w[%c1] : memref<2xT>
    %v = memref.load %x[%i] : memref<{N}xT>
    %p = arith.mulf %w0, %v : T
    %y = arith.addf %p, %w1 : T
    %e = EXT %y
    %r = arith.mulf %e, %e : W
    %t = arith.addf %a, %r : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "parallel": """
func.func @f(%w: memref<2xT>, %x: memref<{N}xT>, %k: T) -> W {
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> W {
    %e = memref.load %w[%c1] : memref<2xT>
    %v = memref.load %x[%i] : memref<{N}xT>
    %p = arith.mulf %e, %v : T
    %m = arith.mulf %p, %k : T
    %q = EXT %m
    scf.reduce(%q : W) {
    ^bb0(%l: W, %r: W):
      %t = arith.addf %l, %r : W
      scf.reduce.return %t : W
    }
  }
  return %s : W
}""",
    "while": """
func.func @f(%w: memref<1xT>, %k: T) -> W {
  %s:2 = scf.while (%i = %c0, %a = %zero) : (index, W) -> (index, W) {
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i, %a : index, W
  } do {
  ^bb0(%i: index, %a: W):
    %e = memref.load %w[%c0] : memref<1xT>
    %p = arith.mulf %e, %k : T
    %q = EXT %p
    %t = arith.addf %a, %q : W
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %t : index, W
  }
  return %s#1 : W
}""",
    "blocks": """
func.func @f(%w: memref<1xT>, %k: T) -> W {
  cf.br ^head(%c0, %zero : index, W)
^head(%i: index, %a: W):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %e = memref.load %w[%c0] : memref<1xT>
  %p = arith.mulf %e, %k : T
  %q = EXT %p
  %t = arith.addf %a, %q : W
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, W)
^end:
  return %a : W
}""",
    "call in a loop": """
func.func private @g(%w: memref<?xT>, %k: T, %i: index) -> T attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2 : index
  %at = arith.remui %i, %two : index
  %e = memref.load %w[%at] : memref<?xT>
  %p = arith.mulf %e, %k : T
  return %p : T
}
func.func @f(%w: memref<?xT>, %k: T) -> W {
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %p = func.call @g(%w, %k, %i) : (memref<?xT>, T, index) -> T
    %q = EXT %p
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "recursion": """
func.func private @g(%w: memref<?xT>, %k: T, %i: index) -> W {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done = arith.cmpi eq, %i, %c0 : index
  %r = scf.if %done -> (W) {
    %z = arith.constant 0.0 : W
    scf.yield %z : W
  } else {
    %e = memref.load %w[%c0] : memref<?xT>
    %p = arith.mulf %e, %k : T
    %q = EXT %p
    %j = arith.subi %i, %c1 : index
    %b = func.call @g(%w, %k, %j) : (memref<?xT>, T, index) -> W
    %t = arith.addf %b, %q : W
    scf.yield %t : W
  }
  return %r : W
}
func.func @f(%w: memref<?xT>, %k: T) -> W {
  %s = func.call @g(%w, %k, %n) : (memref<?xT>, T, index) -> W
  return %s : W
}""",
    "lookup": """
func.func @f(%w: memref<3xT>, %k: T) -> W {
  %three = arith.constant 3 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %at = arith.remui %i, %three : index
    %e = memref.load %w[%at] : memref<3xT>
    %p = arith.mulf %e, %k : T
    %q = EXT %p
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "copied": """
func.func @f(%w: memref<3xT>, %k: T) -> W {
  %b = memref.alloc() : memref<3xT>
  memref.copy %w, %b : memref<3xT> to memref<3xT>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %e = memref.load %b[%c1] : memref<3xT>
    %p = arith.mulf %e, %k : T
    memref.store %p, %b[%c0] : memref<3xT>
    %g = memref.load %b[%c0] : memref<3xT>
    %q = EXT %g
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  memref.dealloc %b : memref<3xT>
  return %s : W
}""",
    "view": """
func.func @f(%w: memref<6xT>, %k: T) -> W {
  %v = memref.subview %w[1] [2] [3] : memref<6xT> to memref<2xT, strided<[3], offset: 1>>
  %m = memref.cast %v : memref<2xT, strided<[3], offset: 1>> to memref<?xT, strided<[?], offset: ?>>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %e = memref.load %m[%c1] : memref<?xT, strided<[?], offset: ?>>
    %p = arith.mulf %e, %k : T
    %q = EXT %p
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "chosen": """
func.func @f(%w: memref<2xT>, %v: memref<2xT>, %k: T) -> W {
  %two = arith.constant 2 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (W) {
    %r = arith.remui %i, %two : index
    %odd = arith.cmpi eq, %r, %c1 : index
    %m = scf.if %odd -> (memref<2xT>) {
      scf.yield %w : memref<2xT>
    } else {
      scf.yield %v : memref<2xT>
    }
    %e = memref.load %m[%c0] : memref<2xT>
    %p = arith.mulf %e, %k : T
    %q = EXT %p
    %t = arith.addf %a, %q : W
    scf.yield %t : W
  }
  return %s : W
}""",
    "recurrence": """
func.func @f(%w: memref<1xT>, %k: T) -> W {
  %half = arith.constant 0.5 : T
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %k) -> (W, T) {
    %e = memref.load %w[%c0] : memref<1xT>
    %h = arith.mulf %b, %half : T
    %p = arith.addf %e, %h : T
    %q = EXT %p
    %t = arith.addf %a, %q : W
    scf.yield %t, %p : W, T
  }
  return %s#0 : W
}""",
    "affine": """
func.func @f(%w: memref<2xT>, %x: memref<{N}xT>) -> W {
  %s = affine.for %i = 0 to {N} iter_args(%a = %zero) -> (W) {
    %e = affine.load %w[1] : memref<2xT>
    %v = affine.load %x[%i] : memref<{N}xT>
    %p = arith.mulf %e, %v : T
    %q = EXT %p
    %t = arith.addf %a, %q : W
    affine.yield %t : W
  }
  return %s : W
}""",
}  # fmt: skip

EPSILON = {"bf16": 2.0**-7, "f16": 2.0**-10}


def program(text: str, narrow: str, wide: str) -> ad_opt.Program:
    """The program for two types."""
    text = re.sub(r"\bT\b|(?<=x)T\b", narrow, text)
    text = re.sub(r"\bW\b|(?<=x)W\b", wide, text)
    name = "bitcast" if narrow == wide else "extf"
    text = re.sub(r"EXT (%\w+)", rf"arith.{name} \1 : {narrow} to {wide}", text)
    head, _, body = text.rpartition("func.func @f")
    signature, _, rest = body.partition("{\n")
    begin = BEGIN.replace("W", wide)
    whole = f"{head}func.func @f{signature}{{\n{begin}{rest}"
    return ad_opt.load(whole.replace("{N}", str(N)))


def as_array(numbers: Array, type: str) -> Array:
    """``numbers`` as a program's elements of ``type``."""
    if type == "bf16":
        bits = [to_bits(float(x)) for x in numbers.flat]
        return np.array(bits, dtype=np.uint16).view(BFLOAT16[0]).reshape(numbers.shape)
    return numbers.astype({"f64": np.float64, "f32": np.float32, "f16": np.float16}[type])


def as_f64(found: Any, type: str) -> Array:
    """Return the results of a program as numbers of f64."""
    if type == "bf16" and isinstance(found, np.ndarray):
        bits = found.view(np.uint16).astype(np.uint32) << 16
        return bits.view(np.float32).astype(np.float64)
    return np.asarray(found, dtype=np.float64)


SHAPES = re.compile(r"%\w+: (?:memref|vector|tensor)<((?:(?:\d+|\?|\{N\})x)*)T|%\w+: (T)")


def given(text: str, type: str) -> list[Any]:
    """Arguments of `@f`, of few bits, so that narrow types hold them as they are."""
    signature = text[text.index("@f(") :].partition(") ->")[0]
    rng = np.random.default_rng(4)
    found: list[Any] = []
    for match in SHAPES.finditer(signature):
        extents = (match[1] or "").replace("{N}", str(N)).replace("?", "2").split("x")[:-1]
        numbers = rng.integers(2, 7, [int(x) for x in extents]) / 8
        found.append(float(numbers) if match[2] else as_array(np.asarray(numbers), type))
    return found


def gradients(text: str, narrow: str, wide: str) -> list[Array]:
    """All gradients of the program."""
    function = program(text, narrow, wide)["f"]
    made = ad_opt.grad(function)(*given(text, narrow))
    every = cast("tuple[Any, ...]", made) if isinstance(made, tuple) else (made,)
    return [as_f64(x, narrow) for x in every]


@pytest.mark.parametrize("narrow", EPSILON)
@pytest.mark.parametrize("name", PATTERNS)
def test_long_sums_are_rounded_once(name: str, narrow: str) -> None:
    text = PATTERNS[name]
    right, found = gradients(text, "f64", "f64"), gradients(text, narrow, "f32")
    for wanted, got in zip(right, found, strict=True):
        np.testing.assert_allclose(got, wanted, rtol=2 * EPSILON[narrow], atol=1e-6)


WHOLE = """
func.func private @add(%w: memref<?xbf16>, %v: memref<?xbf16>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3000 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %e = memref.load %w[%c0] : memref<?xbf16>
    memref.store %e, %v[%c1] : memref<?xbf16>
    %g = memref.load %v[%c0] : memref<?xbf16>
    %h = memref.load %w[%c1] : memref<?xbf16>
    %p = arith.addf %e, %g : bf16
    %k = arith.addf %p, %h : bf16
    %q = arith.extf %k : bf16 to f32
    %t = arith.addf %a, %q : f32
    scf.yield %t : f32
  }
  return %s : f32
}
func.func @called(%w: memref<?xbf16>) -> f32 {
  %r = func.call @add(%w, %w) : (memref<?xbf16>, memref<?xbf16>) -> f32
  return %r : f32
}
func.func @requested(%w: memref<?xbf16>, %d: memref<?xbf16>) {
  %o = arith.constant 1.0 : f32
  autodiff.bwd_diff @add(%w, %d, %w, %d, %o) {activity = [dup, dup], primal = false}
      : (memref<?xbf16>, memref<?xbf16>, memref<?xbf16>, memref<?xbf16>, f32) -> ()
  return
}
func.func private @strided(%w: memref<2xbf16, strided<[3], offset: 1>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3000 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %e = memref.load %w[%c1] : memref<2xbf16, strided<[3], offset: 1>>
    %q = arith.extf %e : bf16 to f32
    %t = arith.addf %a, %q : f32
    scf.yield %t : f32
  }
  return %s : f32
}
func.func @part(%w: memref<8xbf16>, %d: memref<8xbf16>) {
  %o = arith.constant 1.0 : f32
  %v = memref.subview %w[1] [2] [3] : memref<8xbf16> to memref<2xbf16, strided<[3], offset: 1>>
  %e = memref.subview %d[1] [2] [3] : memref<8xbf16> to memref<2xbf16, strided<[3], offset: 1>>
  autodiff.bwd_diff @strided(%v, %e, %o) {activity = [dup], primal = false}
      : (memref<2xbf16, strided<[3], offset: 1>>, memref<2xbf16, strided<[3], offset: 1>>, f32)
      -> ()
  return
}
func.func private @square(%w: memref<?xbf16>) -> bf16
    attributes {autodiff.backward = @square_back} {
  %c0 = arith.constant 0 : index
  %e = memref.load %w[%c0] : memref<?xbf16>
  %p = arith.mulf %e, %e : bf16
  return %p : bf16
}
func.func private @square_back(%w: memref<?xbf16>, %d: memref<?xbf16>, %s: bf16) {
  %c0 = arith.constant 0 : index
  %e = memref.load %w[%c0] : memref<?xbf16>
  %p = arith.addf %e, %e : bf16
  %q = arith.mulf %p, %s : bf16
  %o = memref.load %d[%c0] : memref<?xbf16>
  %t = arith.addf %o, %q : bf16
  memref.store %t, %d[%c0] : memref<?xbf16>
  return
}
func.func @custom(%w: memref<?xbf16>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3000 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %e = func.call @square(%w) : (memref<?xbf16>) -> bf16
    %q = arith.extf %e : bf16 to f32
    %t = arith.addf %a, %q : f32
    scf.yield %t : f32
  }
  return %s : f32
}
func.func @made(%w: memref<2xbf16>) -> memref<3000xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3000 : index
  %m = memref.alloc() : memref<3000xbf16>
  scf.for %i = %c0 to %n step %c1 {
    %e = memref.load %w[%c0] : memref<2xbf16>
    %q = arith.mulf %e, %e : bf16
    memref.store %q, %m[%i] : memref<3000xbf16>
  }
  return %m : memref<3000xbf16>
}
func.func @complex(%w: complex<f16>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3000 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %e = complex.mul %w, %w : complex<f16>
    %r = complex.re %e : complex<f16>
    %q = arith.extf %r : f16 to f32
    %t = arith.addf %a, %q : f32
    scf.yield %t : f32
  }
  return %s : f32
}
func.func @buffers(%w: memref<2xbf16>, %v: memref<2xbf16>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : index
  %n = arith.constant 3000 : index
  %z = arith.constant 0.0 : f32
  %mm = memref.alloc() : memref<2xmemref<2xbf16>>
  memref.store %w, %mm[%c0] : memref<2xmemref<2xbf16>>
  memref.store %v, %mm[%c1] : memref<2xmemref<2xbf16>>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %k = arith.remui %i, %two : index
    %m = memref.load %mm[%k] : memref<2xmemref<2xbf16>>
    %e = memref.load %m[%c0] : memref<2xbf16>
    %q = arith.extf %e : bf16 to f32
    %t = arith.addf %a, %q : f32
    scf.yield %t : f32
  }
  memref.dealloc %mm : memref<2xmemref<2xbf16>>
  return %s : f32
}
func.func @long(%w: memref<1xf32>, %k: f32) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 40000000 : index
  %z = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (f64) {
    %a = memref.load %w[%c0] : memref<1xf32>
    %b = arith.addf %a, %k : f32
    %e = arith.extf %b : f32 to f64
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  return %r : f64
}
"""


@pytest.fixture(scope="module")
def whole() -> ad_opt.Program:
    return ad_opt.load(WHOLE)


def narrow(*numbers: float) -> Array:
    return as_array(np.array(numbers), "bf16")


def near(found: Any, *wanted: float) -> None:
    np.testing.assert_allclose(as_f64(found, "bf16"), wanted, rtol=2.0**-8)


def test_arguments_that_are_one_buffer_have_one_wide_shadow(whole: ad_opt.Program) -> None:
    near(ad_opt.grad(whole["called"])(narrow(1, 2)), 9000, 0)
    shadow = narrow(0, 0)
    whole["requested"](narrow(1, 2), shadow)
    near(shadow, 9000, 0)
    shadow = narrow(512, 4)  # gradients are added, but the old second element has no influence
    whole["requested"](narrow(1, 2), shadow)
    near(shadow, 9516, 0)


def test_shadows_keep_their_strides(whole: ad_opt.Program) -> None:
    shadow = narrow(*[1] * 8)
    whole["part"](narrow(*[1] * 8), shadow)
    near(shadow, 1, 1, 1, 1, 3000, 1, 1, 1)


def test_what_a_custom_derivative_adds_is_summed_wide(whole: ad_opt.Program) -> None:
    near(ad_opt.grad(whole["custom"])(narrow(1, 2)), 6000, 0)


def test_split_derivatives_are_converted_at_both_ends(whole: ad_opt.Program) -> None:
    _, pullback = ad_opt.vjp(whole["made"], narrow(1.5, 2))
    near(pullback(narrow(*[1] * 3000)), 9000, 0)


def test_complex_numbers_and_buffers_in_buffers(whole: ad_opt.Program) -> None:
    gradient = ad_opt.grad(whole["complex"])(1 + 2j)
    np.testing.assert_allclose(complex(gradient), 6000 - 12000j, rtol=2.0**-10)
    for found in ad_opt.grad(whole["buffers"])(narrow(1, 2), narrow(1, 2)):
        near(found, 1500, 0)


def test_f32_is_summed_in_f64_where_the_program_does(whole: ad_opt.Program) -> None:
    ones = np.ones(1, np.float32)
    buffer, scalar = ad_opt.grad(whole["long"])(ones, 1.0)
    assert buffer.tolist() == [4e7]
    assert scalar == 4e7


def test_second_order_of_a_long_sum() -> None:
    """``sum exp(w x)`` has the second derivative ``sum x^2 exp(w x)``."""
    text = PATTERNS["scalar"]
    directions: dict[str, Any] = {}
    for type, wide in (("f64", "f64"), ("f16", "f32")):
        values = given(text, type)
        zeros = np.zeros_like(values[1])
        made = ad_opt.hvp(program(text, type, wide)["f"], values, (1.0, zeros))
        directions[type] = float(made[-2] if len(made) > 2 else made[0])
    assert directions["f16"] == pytest.approx(directions["f64"], rel=0.01)


VIEWS = """
func.func @f(%a: memref<?xT, strided<[?], offset: ?>>, %b: memref<?xT, strided<[?], offset: ?>>)
    -> T {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xT, strided<[?], offset: ?>>
  %z = arith.constant 0.0 : T
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> (T) {
    %x = memref.load %a[%i] : memref<?xT, strided<[?], offset: ?>>
    %y = memref.load %b[%i] : memref<?xT, strided<[?], offset: ?>>
    %p = arith.mulf %x, %y : T
    %u = arith.addf %t, %p : T
    scf.yield %u : T
  }
  return %s : T
}
func.func @w(%a: memref<?xT>, %b: memref<?xT>) -> T {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c0] : memref<?xT>
  %y = arith.mulf %x, %x : T
  memref.store %y, %b[%c0] : memref<?xT>
  %r = memref.load %a[%c1] : memref<?xT>
  return %r : T
}
"""


def _views(type: str) -> ad_opt.Program:
    return ad_opt.load(re.sub(r"\bT\b|(?<=x)T\b", type, VIEWS))


@pytest.mark.parametrize("type", ["f16", "f64"])
def test_views_of_one_array_have_shadows_apart(type: str):
    """Every other element, or backwards: the gradient of a product of a and b is b, and a."""
    f = _views(type)["f"]
    x = np.array([1, 1.25, 1.5, 2, 1.75, 3], f"float{type[1:]}")
    for a, b in ((x[::2], x[1::2]), (x[2::-1], x[:2:-1]), (x[:3], x[3:]), (x[4::-2], x[1::2])):
        da, db = ad_opt.grad(f)(a, b)
        assert [*da] == [*b]
        assert [*db] == [*a]
        _, pull = ad_opt.vjp(f, a, b)
        assert [*pull(1.0)[0]] == [*b]
    same = ad_opt.grad(f)(x, x)
    assert [*same[0]] == [*(2 * x)]


@pytest.mark.parametrize("name", ["f", "w"])
def test_views_that_share_elements_are_refused(name: str):
    """In f64 their shadows share them, too; sums in another type would be apart."""
    x = np.array([1, 1.25, 1.5, 2])
    expected = {"f": [1.25, 2.5, 3.25], "w": [2.0, 0.0, 0.0]}[name]
    assert [*ad_opt.grad(_views("f64")[name])(x[:3], x[1:])[0]] == expected
    f = _views("f16")[name]
    narrow = x.astype(np.float16)
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0505.*AD0708.*share some"):
        ad_opt.grad(f)(narrow[:3], narrow[1:])
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0505.*AD0708.*share some"):
        ad_opt.vjp(f, narrow[:3], narrow[1:])[1](1.0)


ALONE = """
func.func @f(%x: f32) -> f32 {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}"""
ADDED_UP_WIDER = """
func.func @f(%x: f32, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %all = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %square = arith.mulf %x, %x : f32
    %wide = arith.extf %square : f32 to f64
    %more = arith.addf %sum, %wide : f64
    scf.yield %more : f64
  }
  return %all : f64
}"""


def test_how_wide_sums_are_is_a_question_of_each_program() -> None:
    """Other programs in the process have no say."""
    for _ in range(2):
        assert ad_opt.grad(ad_opt.load(ALONE)["f"])(1.5) == 3.0
        assert ad_opt.grad(ad_opt.load(ADDED_UP_WIDER)["f"])(1.5, 4) == 12.0
