"""Statements without regions on numbers: smooth, defined everywhere, and bounded."""

from __future__ import annotations

from .builder import COMPLEX, REALS, VECTOR, SmoothBuilder

SMOOTH = ("sin", "cos", "tanh", "atan", "erf", "asinh", "erfc")
BOUNDED = ("exp", "exp2", "expm1", "sinh", "cosh", "asin", "acos", "tan", "atanh")
"""Functions of something between -0.5 and 0.5."""
POSITIVE = ("sqrt", "rsqrt", "log", "log2", "log10", "log1p", "cbrt")
"""Functions of something that is at least 1."""


def real(b: SmoothBuilder) -> str:
    """A type of reals, mostly ``f64``."""
    if b.choose.chance(5):
        return VECTOR
    return "f32" if b.narrow and b.choose.chance(3) else "f64"


def arithmetic(b: SmoothBuilder) -> None:
    t = real(b)
    op = b.choose.of(("addf", "subf", "mulf"))
    b.define(t, f"arith.{op} {b.value(t)}, {b.value(t)} : {t}")


def halved(b: SmoothBuilder) -> None:
    t = real(b)
    b.define(t, f"arith.mulf {b.value(t)}, {b.half(t)} : {t}")


def unary(b: SmoothBuilder) -> None:
    t = real(b)
    x, kind = b.value(t), b.choose.integer(0, 3)
    if kind == 0:
        b.define(t, f"arith.negf {x} : {t}")
    elif kind == 1:
        b.define(t, f"math.{b.choose.of(SMOOTH)} {x} : {t}")
    elif kind == 2:
        small = b.raw(f"math.tanh {x} : {t}")
        less = b.raw(f"arith.mulf {small}, {b.half(t)} : {t}")
        b.define(t, f"math.{b.choose.of(BOUNDED)} {less} : {t}")
    else:
        b.define(t, f"math.{b.choose.of(POSITIVE)} {positive(b, x, t)} : {t}")


def positive(b: SmoothBuilder, x: str, t: str) -> str:
    """``1 + x * x``."""
    square = b.raw(f"arith.mulf {x}, {x} : {t}")
    one = b.raw(f"arith.constant {'dense<1.0>' if t == VECTOR else '1.0'} : {t}")
    return b.raw(f"arith.addf {square}, {one} : {t}")


def binary(b: SmoothBuilder) -> None:
    t = real(b)
    x, y, z = (b.value(t) for _ in range(3))
    kind = b.choose.integer(0, 4)
    if kind == 0:
        b.define(t, f"arith.divf {x}, {positive(b, y, t)} : {t}")
    elif kind == 1:
        b.define(t, f"math.atan2 {x}, {positive(b, y, t)} : {t}")
    elif kind == 2:
        small = b.raw(f"math.sin {x} : {t}")
        b.define(t, f"math.powf {positive(b, small, t)}, {b.raw(f'math.tanh {y} : {t}')} : {t}")
    elif kind == 3:
        b.define(t, f"math.fma {x}, {y}, {z} : {t}")
    elif t != VECTOR:
        power = b.literal("i32", b.choose.integer(-1, 3))
        b.define(
            t, f"math.fpowi {positive(b, b.raw(f'math.sin {x} : {t}'), t)}, {power} : {t}, i32"
        )


def kinked(b: SmoothBuilder) -> None:
    """Smooth but for some points; those who compare with differences look how near they are."""
    t = b.choose.of(("f64", VECTOR))
    kind = b.choose.integer(0, 4)
    x, y = b.value(t), b.value(t)
    if kind == 0:
        b.define(t, f"math.absf {x} : {t}")
    elif kind == 1:
        op = b.choose.of(("maximumf", "minimumf", "maxnumf", "minnumf"))
        b.define(t, f"arith.{op} {x}, {y} : {t}")
    elif kind == 2:
        b.define(t, f"arith.select {b.condition()}, {x}, {y} : {t}")
    elif kind == 3:
        b.define(t, f"math.{b.choose.of(('floor', 'ceil', 'roundeven', 'trunc'))} {x} : {t}")
    else:
        b.define(t, f"math.copysign {x}, {y} : {t}")


def convert(b: SmoothBuilder) -> None:
    kind = b.choose.integer(0, 3)
    if kind == 0 and b.narrow:
        b.define("f32", f"arith.truncf {b.value('f64')} : f64 to f32")
    elif kind == 1 and b.narrow:
        b.define("f64", f"arith.extf {b.value('f32')} : f32 to f64")
    elif kind == 2:
        small = b.raw(f"math.sin {b.value('f64')} : f64")
        b.define("i64", f"arith.fptosi {b.raw(f'arith.addf {small}, {small} : f64')} : f64 to i64")
    else:
        small = b.raw(f"arith.remsi {b.value('i64')}, {b.literal('i64', 7)} : i64")
        b.define("f64", f"arith.sitofp {small} : i64 to f64")


def vectors(b: SmoothBuilder) -> None:
    v, x = b.value(VECTOR), b.value("f64")
    at, kind = b.choose.integer(0, 3), b.choose.integer(0, 8)
    if kind == 0:
        b.define(VECTOR, f"vector.broadcast {x} : f64 to {VECTOR}")
    elif kind == 1:
        b.define("f64", f"vector.extract {v}[{at}] : f64 from {VECTOR}")
    elif kind == 2:
        b.define(VECTOR, f"vector.insert {x}, {v} [{at}] : f64 into {VECTOR}")
    elif kind == 3:
        b.define(
            "f64", f"vector.reduction <{b.choose.of(('add', 'mul'))}>, {v} : {VECTOR} into f64"
        )
    elif kind == 4:
        mask = ", ".join(str(b.choose.integer(0, 7)) for _ in range(4))
        b.define(VECTOR, f"vector.shuffle {v}, {b.value(VECTOR)} [{mask}] : {VECTOR}, {VECTOR}")
    elif kind == 5:
        parts = ", ".join([b.value("f64") for _ in range(4)])
        b.define(VECTOR, f"vector.from_elements {parts} : {VECTOR}")
    elif kind == 6:
        b.define(VECTOR, f"vector.fma {v}, {b.value(VECTOR)}, {b.value(VECTOR)} : {VECTOR}")
    elif kind == 7:
        c = b.raw(f"arith.cmpf ogt, {v}, {b.value(VECTOR)} : {VECTOR}")
        b.define(VECTOR, f"arith.select {c}, {v}, {b.value(VECTOR)} : vector<4xi1>, {VECTOR}")
    else:
        n = b.bounded_index(4)
        b.define("f64", f"vector.extract {v}[{n}] : f64 from {VECTOR}")


def complexes(b: SmoothBuilder) -> None:
    z, w, kind = b.value(COMPLEX), b.value(COMPLEX), b.choose.integer(0, 5)
    if kind == 0:
        b.define(COMPLEX, f"complex.create {b.value('f64')}, {b.value('f64')} : {COMPLEX}")
    elif kind == 1:
        b.define("f64", f"complex.{b.choose.of(('re', 'im'))} {z} : {COMPLEX}")
    elif kind == 2:
        b.define(COMPLEX, f"complex.{b.choose.of(('add', 'sub', 'mul'))} {z}, {w} : {COMPLEX}")
    elif kind == 3:
        b.define(COMPLEX, f"complex.{b.choose.of(('neg', 'conj'))} {z} : {COMPLEX}")
    else:
        # What follows sees a number whose real part is between 1 and 3.
        parts = [b.raw(f"complex.{part} {z} : {COMPLEX}") for part in ("re", "im")]
        re, im = (b.raw(f"math.sin {part} : f64") for part in parts)
        moved = b.raw(f"arith.addf {re}, {b.raw('arith.constant 2.0 : f64')} : f64")
        near = b.raw(f"complex.create {moved}, {im} : {COMPLEX}")
        if kind == 5:
            b.define(COMPLEX, f"complex.div {w}, {near} : {COMPLEX}")
        elif b.choose.chance(3):
            b.define("f64", f"complex.{b.choose.of(('abs', 'angle'))} {near} : {COMPLEX}")
        else:
            op = b.choose.of(("exp", "sin", "cos", "log", "sqrt", "tanh"))
            b.define(COMPLEX, f"complex.{op} {near} : {COMPLEX}")


def integers(b: SmoothBuilder) -> None:
    t = b.choose.of(("index", "i64"))
    x, y, kind = b.value(t), b.value(t), b.choose.integer(0, 4)
    if kind == 0:
        b.define("i1", f"arith.cmpi {b.choose.of(('slt', 'eq', 'ne', 'uge'))}, {x}, {y} : {t}")
    elif kind == 1:
        b.define(t, f"arith.select {b.value('i1')}, {x}, {y} : {t}")
    elif kind == 2:
        other = "i64" if t == "index" else "index"
        b.define(other, f"arith.index_cast {x} : {t} to {other}")
    else:
        op = b.choose.of(("addi", "subi", "muli", "andi", "xori", "maxsi"))
        b.define(t, f"arith.{op} {x}, {y} : {t}")


def choose_real(b: SmoothBuilder) -> None:
    t = b.choose.of((*REALS[: 1 + b.narrow], COMPLEX))
    b.define(t, f"arith.select {b.condition()}, {b.value(t)}, {b.value(t)} : {t}")


STATEMENTS = (
    arithmetic, arithmetic, arithmetic, unary, unary, unary, unary, binary, binary, halved, kinked,
    convert, vectors, vectors, complexes, integers, integers, choose_real,
)  # fmt: skip
