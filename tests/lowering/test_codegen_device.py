"""The formulas for targets without a mathematics library, run here and compared with libm."""

from __future__ import annotations

import ctypes
import ctypes.util
import math
import random

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.codegen import emit
from ad_opt.lowering.codegen.device_code.device_math import BINARY, TABLE, UNARY
from ad_opt.lowering.codegen.device_code.formula import DECLARATIONS, definition
from ad_opt.lowering.codegen.in_process.jit import compile_library
from ad_opt.lowering.codegen.machine.options import CompileOptions

EDGES = [
    *(0.0, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 22.5, 1e16, 1e22, 1e300, 1e-20, 1e-310, 5e-324),
    *(709.7, 710.0, 745.1, 746.0, 1024.0, 1074.0, 2.0**20, 2.0**20 + 1, 2.0**60),
    *(math.pi, math.pi / 2, math.inf, math.nan),
]
EDGES += [-x for x in EDGES]
MOST_ULP = 4


@pytest.fixture(scope="module")
def library():
    made = [definition(f"own.{n}", f, 1, False) for n, f in UNARY.items()]
    made += [definition(f"own.{n}", f, 2, False) for n, f in BINARY.items()]
    made += [definition(f"own.{n}f", f, 1, True) for n, f in UNARY.items()]
    names = [f"own.{n}" for n in (*UNARY, *BINARY)] + [f"own.{n}f" for n in UNARY]
    text = "\n".join([TABLE, DECLARATIONS, *made])
    return compile_library(text, names, CompileOptions(veclib=False, cache=False))


def function(library, name, kind, count):
    prototype = ctypes.CFUNCTYPE(kind, *[kind] * count)
    return prototype(library.address(f"own.{name}"))


def reference(name, kind, count):
    found = getattr(ctypes.CDLL(ctypes.util.find_library("m")), name)
    found.restype, found.argtypes = kind, [kind] * count
    return found


def distance(got, expected):
    """In units in the last place; infinite where the kind of number differs."""
    if math.isnan(got) or math.isnan(expected):
        return 0.0 if math.isnan(got) and math.isnan(expected) else math.inf
    if got == expected:
        same = math.copysign(1, got) == math.copysign(1, expected)
        return 0.0 if same else math.inf
    return abs(got - expected) / math.ulp(expected)


def arguments(name):
    source = random.Random(name)
    scattered = [math.ldexp(source.uniform(-1, 1), source.randint(-60, 700)) for _ in range(300)]
    return EDGES + scattered + [source.uniform(-w, w) for w in (2, 2, 800) for _ in range(300)]


@pytest.mark.parametrize("name", UNARY)
def test_unary_functions_agree_with_libm(library, name):
    own = function(library, name, ctypes.c_double, 1)
    libm = reference(name, ctypes.c_double, 1)
    for x in arguments(name):
        assert distance(own(x), libm(x)) <= MOST_ULP, x


@pytest.mark.parametrize("name", BINARY)
def test_binary_functions_agree_with_libm(library, name):
    own = function(library, name, ctypes.c_double, 2)
    libm = reference(name, ctypes.c_double, 2)
    source = random.Random(3)
    pairs = [(x, y) for x in EDGES for y in EDGES]
    pairs += [(source.uniform(-10, 10), float(source.randint(-300, 300))) for _ in range(500)]
    pairs += [(source.uniform(0, 10), source.uniform(-300, 300)) for _ in range(500)]
    pairs += [(1 + source.uniform(-1e-3, 1e-3), source.uniform(-7e5, 7e5)) for _ in range(500)]
    for x, y in pairs:
        assert distance(own(x, y), libm(x, y)) <= MOST_ULP, (x, y)


@pytest.mark.parametrize("name", UNARY)
def test_single_precision_is_rounded_once(library, name):
    own = function(library, name + "f", ctypes.c_float, 1)
    libm = reference(name, ctypes.c_double, 1)
    for x in arguments(name):
        x = ctypes.c_float(x).value
        expected = ctypes.c_float(libm(x)).value
        assert abs(own(x) - expected) <= abs(expected) * 2**-23 or distance(own(x), expected) == 0


def test_the_argument_nearest_to_a_multiple_of_half_pi(library):
    # Known from the literature (Kahan; Muller, Elementary Functions).
    x = math.ldexp(6381956970095103.0, 797)
    cosine = function(library, "cos", ctypes.c_double, 1)(x)
    assert abs(cosine) == pytest.approx(4.68716592425462761112e-19, rel=4e-16)


@pytest.mark.parametrize("target", ["nvptx64", "amdgcn"])
@pytest.mark.parametrize(
    "callee", ["exp", "llvm.exp.f64", "llvm.sin.f64", "tanh", "log1p", "cbrt", "llvm.sqrt.f64"]
)
def test_gpus_get_bodies(target, callee):
    text = f"""declare double @{callee}(double)
    define double @f(double %x) {{
      %y = call double @{callee}(double %x)
      ret double %y
    }}"""
    made = emit(text, kind="asm", target=target)
    assert isinstance(made, str)
    assert ".extern" not in made
    assert f"{callee}@" not in made


def test_gpus_get_single_precision_and_powers():
    text = """declare float @expf(float)
    declare double @llvm.pow.f64(double, double)
    define double @f(float %x, double %y) {
      %e = call float @expf(float %x)
      %d = fpext float %e to double
      %r = call double @llvm.pow.f64(double %d, double %y)
      ret double %r
    }"""
    made = emit(text, kind="asm", target="nvptx64")
    assert ".extern" not in made


@pytest.mark.parametrize("callee", ["erf", "lgammaf", "llvm.exp.v2f64"])
def test_what_has_no_body_is_refused(callee):
    kind = {"lgammaf": "float", "llvm.exp.v2f64": "<2 x double>"}.get(callee, "double")
    text = f"""declare {kind} @{callee}({kind})
    define {kind} @f({kind} %x) {{
      %y = call {kind} @{callee}({kind} %x)
      ret {kind} %y
    }}"""
    with pytest.raises(DiagnosticError, match="AD0404"):
        emit(text, kind="asm", target="nvptx64")
