"""`arith` on edge values, against C, NumPy and exact integers."""

from __future__ import annotations

import ctypes
import itertools
import math
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

Run = Callable[..., Any]
FLOATS = [0.0, -0.0, 1.0, -1.5, math.inf, -math.inf, math.nan, 5e-324, -1e308, 1.7e308, 0.1]
INTS = [0, 1, -1, 2, -2, 3, 7, -7, 63, 100, -128, 127]


def same(a: Any, b: Any) -> bool:
    return repr(float(a)) == repr(float(b))


@pytest.mark.parametrize(("type", "kind"), [("f64", np.float64), ("f32", np.float32)])
@pytest.mark.parametrize("name", ["addf", "subf", "mulf", "divf"])
def test_float_operations(operation: Run, name: str, type: str, kind: Any) -> None:
    f = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide}[name]
    tail = "{fastmath = #arith.fastmath<none>}"
    for a, b in itertools.product(FLOATS, FLOATS):
        with np.errstate(all="ignore"):
            expected = f(kind(a), kind(b))
            a, b = float(kind(a)), float(kind(b))
        assert same(operation(f"arith.{name}", type, a, b, tail=tail), expected), (a, b)


def test_half_and_brain_floats(operation: Run) -> None:
    assert operation("arith.addf", "f16", 2048.0, 1.0) == 2048.0  # ties to even
    assert operation("arith.mulf", "f16", 300.0, 300.0) == math.inf
    assert operation("arith.addf", "bf16", 256.0, 1.0) == 256.0
    assert operation("arith.divf", "bf16", 1.0, 3.0) == 0.333984375
    assert type(operation("arith.addf", "f16", 1.0, 1.0)) is np.float16


def test_remf_keeps_the_sign_of_the_dividend(operation: Run) -> None:
    for a, b in [(5.5, 2.0), (-5.5, 2.0), (5.5, -2.0), (1e308, 0.1), (-0.0, 1.0), (3.0, math.inf)]:
        assert same(operation("arith.remf", "f64", a, b), math.fmod(a, b))
    assert math.isnan(operation("arith.remf", "f64", 1.0, 0.0))
    assert math.isnan(operation("arith.remf", "f64", math.inf, 1.0))


PREDICATES = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()

CMPF_HOLDS = {
    **{"false": "", "oeq": "=", "ogt": ">", "oge": "=>", "olt": "<", "ole": "=<", "one": "<>"},
    **{"ord": "<=>", "ueq": "u=", "ugt": "u>", "uge": "u=>", "ult": "u<", "ule": "u=<"},
    **{"une": "u<>", "uno": "u", "true": "u<=>"},
}
"""For which relations of two numbers each predicate holds (u: one is NaN)."""


@pytest.mark.parametrize("predicate", PREDICATES)
def test_cmpf(operation: Run, predicate: str) -> None:
    at = PREDICATES.index(predicate)
    for a, b in itertools.product(FLOATS, FLOATS):
        unordered = math.isnan(a) or math.isnan(b)
        relation = "u" if unordered else "=" if a == b else ">" if a > b else "<"
        found = operation(
            "arith.cmpf", "f64", a, b, result="i1", tail=f"{{predicate = {at} : i64}}"
        )
        assert found is (relation in CMPF_HOLDS[predicate]), (a, b)


C_TYPES: dict[int, tuple[str, Any]] = {
    8: ("char", ctypes.c_int8),
    16: ("short", ctypes.c_int16),
    32: ("int", ctypes.c_int32),
    64: ("long", ctypes.c_int64),
}
C_OPS = {
    **{"addi": "(u)a + (u)b", "subi": "(u)a - (u)b", "muli": "(u)((unsigned long)a * b)"},
    **{"andi": "a & b", "ori": "a | b", "xori": "a ^ b", "divsi": "a / b", "remsi": "a % b"},
    **{"divui": "(u)a / (u)b", "remui": "(u)a % (u)b", "minsi": "a < b ? a : b"},
    **{"maxsi": "a > b ? a : b", "minui": "(u)a < (u)b ? a : b", "maxui": "(u)a > (u)b ? a : b"},
    **{"shli": "(u)a << b", "shrsi": "a >> b", "shrui": "(u)a >> b"},
    "floordivsi": "a / b - (a % b != 0 && (a % b < 0) != (b < 0))",
    "ceildivsi": "a / b + (a % b != 0 && (a % b < 0) == (b < 0))",
    "ceildivui": "(u)a / (u)b + ((u)a % (u)b != 0)",
    **{"slt": "a < b", "sle": "a <= b", "sgt": "a > b", "sge": "a >= b", "eq": "a == b"},
    **{"ult": "(u)a < (u)b", "ule": "(u)a <= (u)b", "ugt": "(u)a > (u)b", "uge": "(u)a >= (u)b"},
    "ne": "a != b",
}
CMPI = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


@pytest.fixture(scope="module")
def compiled(clang: str, tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    folder: Path = tmp_path_factory.mktemp("oracle")
    lines: list[str] = []
    for width, (c_type, _) in C_TYPES.items():
        for name, body in C_OPS.items():
            lines += [
                f"{c_type} {name}_{width}({c_type} a, {c_type} b) {{",
                f"  typedef unsigned {c_type} u; return ({c_type})({body}); }}",
            ]
    source, library = folder / "oracle.c", folder / "oracle.so"
    source.write_text("\n".join(lines))
    command = [clang, "-O0", "-fwrapv", "-fsigned-char", "-shared", "-fPIC", "-o"]
    subprocess.run([*command, str(library), str(source)], check=True)
    return ctypes.CDLL(str(library))


def edge_integers(width: int) -> list[int]:
    half = 1 << (width - 1)
    return [n for n in {*INTS, half - 1, half - 2, -half, -half + 1} if -half <= n < half]


@pytest.mark.parametrize("width", C_TYPES)
@pytest.mark.parametrize("name", C_OPS)
def test_integers_agree_with_c(compiled: Any, operation: Run, name: str, width: int) -> None:
    c_type = C_TYPES[width][1]
    function = getattr(compiled, f"{name}_{width}")
    function.restype, function.argtypes = c_type, [c_type, c_type]
    low = -(1 << (width - 1))
    for a, b in itertools.product(edge_integers(width), repeat=2):
        divides = "div" in name or "rem" in name
        if divides and (b == 0 or (a == low and b == -1 and "ui" not in name)):
            continue
        if name.startswith("sh") and not 0 <= b < width:
            continue
        if name in CMPI:
            tail = f"{{predicate = {CMPI.index(name)} : i64}}"
            found = operation("arith.cmpi", f"i{width}", a, b, result="i1", tail=tail)
        else:
            found = operation(f"arith.{name}", f"i{width}", a, b)
        assert found == function(a, b), (a, b)


@pytest.mark.parametrize(
    ("name", "a", "b"),
    [
        *[(n, 1, 0) for n in ("divsi", "divui", "remsi", "remui", "floordivsi", "ceildivui")],
        *[(n, -128, -1) for n in ("divsi", "remsi", "floordivsi", "ceildivsi")],
        *[(n, 1, by) for n in ("shli", "shrsi", "shrui") for by in (8, 100, -1)],
    ],
)
def test_undefined_integer_operations(operation: Run, name: str, a: int, b: int) -> None:
    with pytest.raises(DiagnosticError, match="AD0602"):
        operation(f"arith.{name}", "i8", a, b)


@pytest.mark.parametrize(
    ("name", "a", "b", "flag", "fits"),
    [
        ("addi", 100, 27, "nsw", True),
        ("addi", 100, 28, "nsw", False),
        ("addi", -1, 1, "nuw", False),
        ("addi", -1, 1, "nsw", True),
        ("subi", 0, 1, "nuw", False),
        ("muli", 16, 8, "nsw", False),
        ("muli", 16, 8, "nuw", True),
        ("shli", 1, 7, "nsw", False),
        ("shli", 1, 7, "nuw", True),
    ],
)
def test_overflow_flags(run: Run, name: str, a: int, b: int, flag: str, fits: bool) -> None:
    text = f"""func.func @f(%a: i8, %b: i8) -> i8 {{
      %r = arith.{name} %a, %b overflow<{flag}> : i8
      func.return %r : i8
    }}"""
    if fits:
        run(text, a, b)
    else:
        with pytest.raises(DiagnosticError, match=flag):
            run(text, a, b)


def test_booleans_are_one_bit(operation: Run) -> None:
    assert operation("arith.addi", "i1", True, True) is False
    less = "{predicate = 2 : i64}"  # slt: true is -1
    assert operation("arith.cmpi", "i1", True, False, tail=less) is True
    assert operation("arith.extsi", "i1", True, result="i8") == -1
    assert operation("arith.extui", "i1", True, result="i8") == 1
    assert operation("arith.trunci", "i8", -2, result="i1") is False


def test_wide_products(run: Run) -> None:
    text = """func.func @f(%a: i64, %b: i64) -> (i64, i64) {{
      %l, %h = arith.{} %a, %b : i64
      func.return %l, %h : i64, i64
    }}"""
    for name, mask in (("mulsi_extended", None), ("mului_extended", 2**64 - 1)):
        for a, b in itertools.product([0, 1, -1, 2**63 - 1, -(2**63), 12345678901234], repeat=2):
            low, high = run(text.format(name), a, b)
            exact = (a & mask) * (b & mask) if mask else a * b
            assert ((high << 64) + (low & (2**64 - 1)) - exact) % 2**128 == 0
    text = """func.func @f(%a: i8, %b: i8) -> (i8, i1) {
      %l, %h = arith.addui_extended %a, %b : i8, i1
      func.return %l, %h : i8, i1
    }"""
    assert run(text, 200, 100) == (44, True)
    assert run(text, 100, 100) == (-56, False)


@pytest.mark.parametrize("source", ["f64", "f32", "f16", "bf16"])
def test_float_to_integer(operation: Run, source: str) -> None:
    for value in (0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 127.0, -128.0):
        value_there = float(operation("arith.negf", source, -value))
        found = operation("arith.fptosi", source, value, result="i8")
        assert found == math.trunc(value_there)
    assert operation("arith.fptoui", source, 255.0, result="i8") == -1
    for name, value in [("fptosi", 128.0), ("fptosi", math.nan), ("fptoui", 256.0)]:
        with pytest.raises(DiagnosticError, match="AD0602"):
            operation(f"arith.{name}", source, value, result="i8")
    with pytest.raises(DiagnosticError, match="AD0602"):
        operation("arith.fptoui", source, -1.0, result="i8")


def test_integer_to_float(operation: Run) -> None:
    for value in (2**63 - 1, -(2**63), 2**53 + 1, 16777217, (1 << 60) + (1 << 36) + 1):
        exact = np.float32(np.int64(value))
        assert same(operation("arith.sitofp", "i64", value, result="f32"), exact)
        assert operation("arith.sitofp", "i64", value, result="f64") == float(value)
    assert operation("arith.uitofp", "i64", -1, result="f64") == 2.0**64
    assert operation("arith.uitofp", "i8", -1, result="f16") == 255.0
    assert operation("arith.sitofp", "i32", 70000, result="f16") == math.inf


def test_float_to_float(operation: Run) -> None:
    assert operation("arith.truncf", "f64", 1e300, result="f32") == math.inf
    # Rounds up directly; by way of f32 it would be a tie and round down.
    value = 1 + 2**-8 + 2**-40
    assert operation("arith.truncf", "f64", value, result="bf16") == 1 + 2**-7
    assert operation("arith.extf", "bf16", 1.0078125, result="f64") == 1.0078125
    assert same(operation("arith.truncf", "f64", -1e-60, result="f16"), -0.0)


def test_bitcast(operation: Run) -> None:
    assert operation("arith.bitcast", "f32", 1.0, result="i32") == 0x3F800000
    assert operation("arith.bitcast", "i64", -(2**63), result="f64") == 0
    assert same(operation("arith.bitcast", "i64", -(2**63), result="f64"), -0.0)
    assert operation("arith.bitcast", "i16", 0x3F80, result="bf16") == 1.0
    assert operation("arith.bitcast", "f16", -2.0, result="i16") == 0xC000 - 0x10000


def test_casts_between_integers(operation: Run) -> None:
    assert operation("arith.index_cast", "i8", -1, result="index") == -1
    assert operation("arith.index_castui", "i8", -1, result="index") == 255
    assert operation("arith.index_cast", "index", 300, result="i8") == 44
    assert operation("arith.extui", "i8", -1, result="i64") == 255
    assert operation("arith.trunci", "i64", 2**40 + 5, result="i8") == 5


def test_select_and_elementwise_on_vectors(run: Run) -> None:
    text = """func.func @f(%c: vector<3xi1>, %a: vector<3xf32>, %b: vector<3xf32>)
        -> vector<3xf32> {
      %s = arith.select %c, %a, %b : vector<3xi1>, vector<3xf32>
      %r = arith.mulf %s, %s : vector<3xf32>
      func.return %r : vector<3xf32>
    }"""
    found = run(text, [True, False, True], [1, 2, 3], [4, 5, 6])
    np.testing.assert_array_equal(found, np.float32([1, 25, 9]))
    assert found.dtype == np.float32


def test_constants(run: Run) -> None:
    text = """func.func @f() -> (i8, f32, i1, tensor<2x2xi32>, vector<3xf64>, index, bf16) {
      %a = arith.constant -3 : i8
      %b = arith.constant 0.1 : f32
      %c = arith.constant true
      %d = arith.constant dense<[[1, 2], [3, -4]]> : tensor<2x2xi32>
      %e = arith.constant dense<2.5> : vector<3xf64>
      %g = arith.constant 7 : index
      %h = arith.constant 1.0 : bf16
      func.return %a, %b, %c, %d, %e, %g, %h
        : i8, f32, i1, tensor<2x2xi32>, vector<3xf64>, index, bf16
    }"""
    a, b, c, d, e, g, h = run(text)
    assert (a, b, c, g, h) == (-3, np.float32(0.1), True, 7, 1.0)
    np.testing.assert_array_equal(d, [[1, 2], [3, -4]])
    np.testing.assert_array_equal(e, [2.5] * 3)


def test_negation_flips_the_sign_of_anything(operation: Run) -> None:
    for value in FLOATS:
        found = operation("arith.negf", "f64", value)
        assert math.copysign(1, found) == -math.copysign(1, value)
