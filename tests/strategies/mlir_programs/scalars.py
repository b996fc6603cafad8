"""Statements on scalars: arith, math, complex; each guarded against undefined behaviour."""

from __future__ import annotations

from .builder import FLOATS, INTEGERS, SCALARS, FunctionBuilder

WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}
FLOAT_WIDTH = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}
INTEGER_OPS = ("addi", "subi", "muli", "andi", "ori", "xori", "minsi", "maxsi", "minui", "maxui")
DIVISIONS = ("divui", "remui", "divsi", "remsi", "floordivsi", "ceildivsi", "ceildivui")
SHIFTS = ("shli", "shrsi", "shrui")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLOAT_PREDICATES = (
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
    "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
)  # fmt: skip
EXACT_MATH = ("sqrt", "absf", "floor", "ceil", "trunc", "roundeven", "round")
LIBM_MATH = ("exp", "log", "sin", "cos", "tanh", "exp2", "log1p", "expm1", "atan", "cbrt", "erf")


def integer_binary(b: FunctionBuilder) -> None:
    t = b.choose.of(INTEGERS)
    b.define(t, f"arith.{b.choose.of(INTEGER_OPS)} {b.value(t)}, {b.value(t)} : {t}")


def integer_division(b: FunctionBuilder) -> None:
    t = b.choose.of(("i8", "i32", "i64", "index", "i16"))
    small = b.raw(f"arith.andi {b.value(t)}, {b.literal(t, 62)} : {t}")
    divisor = b.raw(f"arith.ori {small}, {b.literal(t, 1)} : {t}")
    b.define(t, f"arith.{b.choose.of(DIVISIONS)} {b.value(t)}, {divisor} : {t}")


def shift(b: FunctionBuilder) -> None:
    t = b.choose.of(("i8", "i32", "i64", "i16", "index"))
    amount = b.raw(f"arith.andi {b.value(t)}, {b.literal(t, WIDTH[t] - 1)} : {t}")
    b.define(t, f"arith.{b.choose.of(SHIFTS)} {b.value(t)}, {amount} : {t}")


def compare(b: FunctionBuilder) -> None:
    if b.choose.chance(2):
        t = b.choose.of(FLOATS)
        b.define(
            "i1", f"arith.cmpf {b.choose.of(FLOAT_PREDICATES)}, {b.value(t)}, {b.value(t)} : {t}"
        )
    else:
        t = b.choose.of(INTEGERS)
        b.define("i1", f"arith.cmpi {b.choose.of(PREDICATES)}, {b.value(t)}, {b.value(t)} : {t}")


def select(b: FunctionBuilder) -> None:
    t = b.choose.of(SCALARS)
    b.define(t, f"arith.select {b.value('i1')}, {b.value(t)}, {b.value(t)} : {t}")


def float_binary(b: FunctionBuilder) -> None:
    t = b.choose.of(FLOATS)
    op = b.choose.of(("addf", "mulf", "subf", "divf", "minimumf", "maximumf"))
    b.define(t, f"arith.{op} {b.value(t)}, {b.value(t)} : {t}")


def float_min_max(b: FunctionBuilder) -> None:
    """minnumf, maxnumf: which zero of two they return is open, so there are only positive ones."""
    t = b.choose.of(FLOATS)
    zero = b.literal(t, "0.0")
    x, y = (b.raw(f"arith.addf {b.value(t)}, {zero} : {t}") for _ in range(2))
    b.define(t, f"arith.{b.choose.of(('minnumf', 'maxnumf'))} {x}, {y} : {t}")


def negate(b: FunctionBuilder) -> None:
    t = b.choose.of(FLOATS)
    b.define(t, f"arith.negf {b.value(t)} : {t}")


def exact_math(b: FunctionBuilder) -> None:
    t = b.choose.of(FLOATS)
    b.define(t, f"math.{b.choose.of(EXACT_MATH)} {b.value(t)} : {t}")


def fused(b: FunctionBuilder) -> None:
    t = b.choose.of(("f64", "f32"))
    b.define(t, f"math.fma {b.value(t)}, {b.value(t)}, {b.value(t)} : {t}")


def libm(b: FunctionBuilder) -> None:
    t = b.choose.of(("f64", "f32"))
    b.define(t, f"math.{b.choose.of(LIBM_MATH)} {b.value(t)} : {t}")


def copysign(b: FunctionBuilder) -> None:
    """The sign of a NaN is open, so it is replaced by 1 first."""
    t = b.choose.of(FLOATS)
    x = b.value(t)
    nan = b.raw(f"arith.cmpf uno, {x}, {x} : {t}")
    sign = b.raw(f"arith.select {nan}, {b.literal(t, '1.0')}, {x} : {t}")
    b.define(t, f"math.copysign {b.value(t)}, {sign} : {t}")


def integer_cast(b: FunctionBuilder) -> None:
    source, target = b.choose.of(INTEGERS[:-1]), b.choose.of(INTEGERS[:-1])
    if WIDTH[source] < WIDTH[target]:
        op = b.choose.of(("arith.extsi", "arith.extui"))
    elif WIDTH[source] > WIDTH[target]:
        op = "arith.trunci"
    else:
        source, target = b.choose.of(((source, "index"), ("index", target)))
        op = b.choose.of(("arith.index_cast", "arith.index_castui"))
    b.define(target, f"{op} {b.value(source)} : {source} to {target}")


def float_cast(b: FunctionBuilder) -> None:
    source, target = b.choose.of(FLOATS), b.choose.of(FLOATS)
    if FLOAT_WIDTH[source] != FLOAT_WIDTH[target]:
        op = "extf" if FLOAT_WIDTH[source] < FLOAT_WIDTH[target] else "truncf"
        b.define(target, f"arith.{op} {b.value(source)} : {source} to {target}")


def integer_to_float(b: FunctionBuilder) -> None:
    source, target = b.choose.of(("i32", "i64", "i8", "i16", "i1")), b.choose.of(FLOATS)
    op = b.choose.of(("sitofp", "uitofp"))
    b.define(target, f"arith.{op} {b.value(source)} : {source} to {target}")


def float_to_integer(b: FunctionBuilder) -> None:
    source, target = b.choose.of(FLOATS), b.choose.of(("i32", "i64", "i8", "i16"))
    # -0.0 would truncate to 0 either way; a NaN becomes the bound.
    low = b.raw(f"arith.maxnumf {b.value(source)}, {b.literal(source, '0.0')} : {source}")
    high = b.raw(f"arith.minnumf {low}, {b.literal(source, '100.0')} : {source}")
    op = b.choose.of(("fptosi", "fptoui"))
    b.define(target, f"arith.{op} {high} : {source} to {target}")


def bits(b: FunctionBuilder) -> None:
    f, i = b.choose.of((("f64", "i64"), ("f32", "i32"), ("f16", "i16"), ("bf16", "i16")))
    x = b.value(f)
    nan = b.raw(f"arith.cmpf uno, {x}, {x} : {f}")
    number = b.raw(f"arith.select {nan}, {b.literal(f, '1.0')}, {x} : {f}")
    b.define(i, f"arith.bitcast {number} : {f} to {i}")


def count_bits(b: FunctionBuilder) -> None:
    t = b.choose.of(("i32", "i64", "i8", "i16"))
    b.define(t, f"math.{b.choose.of(('ctpop', 'ctlz', 'cttz'))} {b.value(t)} : {t}")


def extended(b: FunctionBuilder) -> None:
    t = b.choose.of(("i32", "i64", "i8"))
    first, last = b.fresh(), b.fresh()
    if b.choose.chance(2):
        b.line(f"{first}, {last} = arith.addui_extended {b.value(t)}, {b.value(t)} : {t}, i1")
        second = "i1"
    else:
        op = b.choose.of(("mulsi_extended", "mului_extended"))
        b.line(f"{first}, {last} = arith.{op} {b.value(t)}, {b.value(t)} : {t}")
        second = t
    b.add(t, first)
    b.add(second, last)


def complex_arithmetic(b: FunctionBuilder) -> None:
    t = b.choose.of(("f64", "f32"))
    c = f"complex<{t}>"
    x, y = (b.raw(f"complex.create {b.value(t)}, {b.value(t)} : {c}") for _ in range(2))
    z = b.raw(f"complex.{b.choose.of(('add', 'sub'))} {x}, {y} : {c}")
    b.define(t, f"complex.re {z} : {c}")
    b.define(t, f"complex.im {b.choose.of((x, z))} : {c}")


STATEMENTS = (
    integer_binary, float_binary, integer_binary, float_binary, compare, select, negate,
    integer_division, shift, float_min_max, exact_math, fused, libm, copysign, integer_cast,
    float_cast, integer_to_float, float_to_integer, bits, count_bits, extended,
    complex_arithmetic,
)  # fmt: skip
