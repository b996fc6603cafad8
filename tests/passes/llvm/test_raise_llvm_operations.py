"""`raise-llvm`, operation by operation: the raised program gives the same bits.

Integers are tried at the ends of their range and at random, floats at zeros, subnormal numbers,
infinities and NaN as well.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.passes.llvm.raiser import Raiser
from ad_opt.passes.llvm.raising.arithmetic import Handler
from ad_opt.passes.llvm.raising.functions import handlers
from xdsl.ir import Operation

from raised_modules import PIPELINES, Compiled, agree, module_of, pair, run_passes

RANDOM = np.random.default_rng(20240)
BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}


def integers(type_: str, count: int = 6) -> list[int]:
    if type_ == "i1":
        return [0, 1]
    half = 1 << (BITS[type_] - 1)
    some = [int(x) for x in RANDOM.integers(-half, half - 1, count, dtype=np.int64)]
    return [0, 1, 2, 5, -1, -3, half - 1, -half, -half + 1, *some]


def floats(type_: str, count: int = 8) -> list[float]:
    dtype = np.dtype({"f32": "f4", "f64": "f8", "f16": "f2"}[type_])
    info = np.finfo(dtype)
    values = [0.0, -0.0, 0.5, 1.0, -1.0, 1.5, -2.5, 2.5, np.inf, -np.inf, np.nan]
    values += [info.max, info.min, info.tiny, float(info.smallest_subnormal) * 3]
    values += list(RANDOM.normal(size=count) * 3)
    return [float(dtype.type(value)) for value in values]


def values(type_: str) -> list[Any]:
    if type_.startswith("vector<"):
        count, element = type_[7:-1].split("x", 1)
        some = values(element)
        dtype = {"f32": "f4", "f64": "f8", "i32": "i4", "i64": "i8", "i16": "i2", "i8": "i1"}
        picks = [RANDOM.choice(len(some), int(count)) for _ in range(12)]
        return [np.array([some[k] for k in pick], dtype[element]) for pick in picks]
    return floats(type_) if type_.startswith("f") else integers(type_)


def inputs(types: Sequence[str], most: int = 60) -> Iterator[tuple[Any, ...]]:
    """All combinations, or some of them."""
    columns = [values(type_) for type_ in types]
    total = int(np.prod([len(column) for column in columns]))
    if total <= most:
        yield from itertools.product(*columns)
        return
    for _ in range(most):
        yield tuple(column[RANDOM.integers(len(column))] for column in columns)


@dataclass(frozen=True)
class Case:
    """A function of arguments ``%a``, ``%b``, ``%c`` whose result is ``%r``."""

    name: str
    types: str
    result: str
    body: str
    declared: tuple[str, ...] = ()
    raised: bool = True
    """True if nothing of the llvm dialect is left."""
    inputs: tuple[tuple[Any, ...], ...] = field(default=(), repr=False)

    def text(self, number: int) -> str:
        """The function, called ``@f`` and its number."""
        given = ", ".join(f"%{'abc'[k]}: {type_}" for k, type_ in enumerate(self.types.split()))
        body = "\n".join(f"  {line.strip()}" for line in self.body.strip().splitlines())
        return (
            f"llvm.func @f{number}({given}) -> {self.result} {{\n{body}\n"
            f"  llvm.return %r : {self.result}\n}}"
        )


def constant(name: str, number: int, type_: str) -> str:
    return f"%{name} = llvm.mlir.constant({number} : {type_}) : {type_}\n"


BINARY = "add sub mul and or xor".split()
WIDTHS = ("i8", "i32", "i64")
PREDICATES = "_false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno _true".split()
UNARY = (
    "fabs sqrt floor ceil trunc rint nearbyint round roundeven sin cos tan asin acos atan sinh "
    "cosh tanh exp exp2 log log2 log10"
).split()
LIBRARY = (
    "acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 fabs floor log "
    "log10 log1p log2 nearbyint rint round roundeven sin sinh sqrt tan tanh trunc"
).split()
CLASSES = [1 << k for k in range(10)] + [0x003, 0x204, 0x1F8, 0x108, 0x264, 0x0F0, 0x3FC]
EXPONENTS = [0, 1, -1, 10, -10, 52, -52, 53, 126, 127, 128, -126, -127, -149, -150, 1000, -1000]
EXPONENTS += [1022, 1023, 1024, -1021, -1022, -1023, -1074, -1075, 2045, 2046, 2047, 2098, -2098]
EXPONENTS += [2**31 - 1, -(2**31)]


def integer_cases() -> Iterator[Case]:
    for t in WIDTHS:
        two = f"{t} {t}"
        for name in BINARY:
            yield Case(f"{name}-{t}", two, t, f"%r = llvm.{name} %a, %b : {t}")
        for name in ("sdiv", "udiv", "srem", "urem"):
            divisor = f"%m = llvm.and %b, %low : {t}\n%d = llvm.or %m, %one : {t}\n"
            numbers = constant("low", 63, t) + constant("one", 1, t)
            last = f"%r = llvm.{name} %a, %d : {t}"
            yield Case(f"{name}-{t}", two, t, numbers + divisor + last)
        for name in ("shl", "lshr", "ashr"):
            by = constant("mask", BITS[t] - 1, t) + f"%by = llvm.and %b, %mask : {t}\n"
            yield Case(f"{name}-{t}", two, t, by + f"%r = llvm.{name} %a, %by : {t}")
        names = "smax smin umax umin sadd.sat uadd.sat ssub.sat usub.sat".split()
        for name in names:
            body = f"%r = llvm.intr.{name}(%a, %b) : ({t}, {t}) -> {t}"
            yield Case(f"{name}-{t}", two, t, body)
        for name in ("fshl", "fshr"):
            body = f"%r = llvm.intr.{name}(%a, %b, %c) : ({t}, {t}, {t}) -> {t}"
            yield Case(f"{name}-{t}", f"{t} {t} {t}", t, body)
        for kind in ("sadd", "uadd", "ssub", "usub", "smul", "umul"):
            both = f"!llvm.struct<({t}, i1)>"
            body = f"""
              %p = "llvm.intr.{kind}.with.overflow"(%a, %b) : ({t}, {t}) -> {both}
              %x = llvm.extractvalue %p[0] : {both}
              %o = llvm.extractvalue %p[1] : {both}
              %e = llvm.sext %o : i1 to {t}
              {constant("one", 1, t)}
              %d = llvm.shl %x, %one : {t}
              %r = llvm.xor %d, %e : {t}"""
            yield Case(f"{kind}-overflow-{t}", two, t, body)
    for name in ("bswap", "bitreverse", "ctpop"):
        for t in ("i16", "i32", "i64", "vector<4xi32>"):
            yield Case(f"{name}-{t}", t, t, f"%r = llvm.intr.{name}(%a) : ({t}) -> {t}")
    for name in ("ctlz", "cttz"):
        for t in ("i8", "i64"):
            body = f'%r = "llvm.intr.{name}"(%a) <{{is_zero_poison = false}}> : ({t}) -> {t}'
            yield Case(f"{name}-{t}", t, t, body)
    for name in ("scmp", "ucmp"):
        yield Case(name, "i32 i32", "i8", f"%r = llvm.intr.{name}(%a, %b) : (i32, i32) -> i8")
    absolute = '%r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32'
    yield Case("abs", "i32", "i32", absolute)
    for name in "eq ne slt sle sgt sge ult ule ugt uge".split():
        yield Case(f"icmp-{name}", "i32 i32", "i1", f'%r = llvm.icmp "{name}" %a, %b : i32')
    body = f"""
      %s = llvm.sext %a : i32 to i64
      %u = llvm.zext %b : i8 to i64
      {constant("n", 127, "i8")}
      %p = llvm.and %b, %n : i8
      %q = llvm.zext nneg %p : i8 to i64
      %t = llvm.trunc %a : i32 to i16
      %v = llvm.sext %t : i16 to i64
      %x = llvm.mul %s, %u : i64
      %y = llvm.xor %x, %v : i64
      %r = llvm.add %y, %q : i64"""
    yield Case("widths", "i32 i8", "i64", body)
    body = f"""
      {constant("one", 1, "i32")}
      %d = llvm.shl %a, %one : i32
      %r = llvm.or disjoint %d, %one : i32"""
    yield Case("disjoint", "i32", "i32", body)


def float_cases() -> Iterator[Case]:
    for t in ("f64", "f32", "vector<4xf32>", "vector<2xf64>"):
        for name in ("fadd", "fsub", "fmul", "fdiv", "frem"):
            yield Case(f"{name}-{t}", f"{t} {t}", t, f"%r = llvm.{name} %a, %b : {t}")
    for name in PREDICATES:
        yield Case(f"fcmp-{name}", "f64 f64", "i1", f'%r = llvm.fcmp "{name}" %a, %b : f64')
    for t in ("f64", "f32"):
        for name in UNARY:
            yield Case(f"{name}-{t}", t, t, f"%r = llvm.intr.{name}(%a) : ({t}) -> {t}")
        for name in "pow copysign minnum maxnum minimum maximum atan2".split():
            body = f"%r = llvm.intr.{name}(%a, %b) : ({t}, {t}) -> {t}"
            yield Case(f"{name}-{t}", f"{t} {t}", t, body)
        body = f"%r = llvm.intr.fma(%a, %b, %c) : ({t}, {t}, {t}) -> {t}"
        yield Case(f"fma-{t}", f"{t} {t} {t}", t, body)
        for mask in CLASSES:
            body = f'%r = "llvm.intr.is.fpclass"(%a) <{{bit = {mask} : i32}}> : ({t}) -> i1'
            yield Case(f"class-{mask:x}-{t}", t, "i1", body)
        body = f"%r = llvm.intr.ldexp(%a, %b) : ({t}, i32) -> {t}"
        extra = [1.7, 1.0 + 2.0**-20, 3.0 * 2.0**-126, 2.0**-100 * 1.3]
        given = tuple(itertools.product([*floats(t), *extra], EXPONENTS))
        yield Case(f"ldexp-{t}", f"{t} i32", t, body, inputs=given)
        for kind, to in (("si", "i32"), ("ui", "i32"), ("si", "i64"), ("ui", "i8")):
            name = f"llvm.fpto{kind}.sat.{to}.{t}"
            body = f'%r = llvm.call_intrinsic "{name}"(%a) : ({t}) -> {to}'
            yield Case(name, t, to, body)
    body = f"""
      {constant("low", 31, "i32")}
      {constant("half", 16, "i32")}
      %m = llvm.and %b, %low : i32
      %n = llvm.sub %m, %half : i32
      %r = llvm.intr.powi(%a, %n) : (f64, i32) -> f64"""
    yield Case("powi", "f64 i32", "f64", body)
    body = """
      %x = llvm.fptrunc %a : f32 to f16
      %y = llvm.fptrunc %b : f32 to f16
      %z = llvm.fadd %x, %y : f16
      %s = llvm.fmul %z, %y : f16
      %r = llvm.fpext %s : f16 to f32"""
    yield Case("halves", "f32 f32", "f32", body)
    body = """
      %s = llvm.sitofp %a : i32 to f64
      %u = llvm.uitofp %a : i32 to f32
      %v = llvm.fpext %u : f32 to f64
      %w = llvm.fptrunc %b : f64 to f32
      %x = llvm.fpext %w : f32 to f64
      %n = llvm.fneg %x : f64
      %y = llvm.fadd %s, %v : f64
      %r = llvm.fsub %y, %n : f64"""
    yield Case("conversions", "i32 f64", "f64", body)
    body = """
      %x = llvm.bitcast %a : f64 to i64
      %v = llvm.bitcast %b : i64 to vector<2xf32>
      %w = llvm.fadd %v, %v : vector<2xf32>
      %y = llvm.bitcast %w : vector<2xf32> to f64
      %z = llvm.bitcast %y : f64 to vector<4xi16>
      %u = llvm.bitcast %z : vector<4xi16> to i64
      %r = llvm.xor %x, %u : i64"""
    finite = tuple(itertools.product([1.5, -0.0, 3e300], [0, 1 << 62, 0x3F8000004048F5C3]))
    yield Case("bitcasts", "f64 i64", "i64", body, inputs=finite)


def rounded_cases() -> Iterator[Case]:
    """Conversions of numbers that fit, and what gives several results."""
    small = tuple((x,) for x in (0.0, -0.0, 0.5, 1.5, 2.5, 100.25, 126.7))
    signed = (*small, (-0.5,), (-1.5,), (-2.5,), (-100.7,))
    for t in ("f64", "f32"):
        for kind, given in (("si", signed), ("ui", small)):
            for to in ("i8", "i64"):
                body = f"%r = llvm.fpto{kind} %a : {t} to {to}"
                yield Case(f"fpto{kind}-{t}-{to}", t, to, body, inputs=given)
        for name in ("lrint", "lround", "llrint", "llround"):
            body = f"%r = llvm.intr.{name}(%a) : ({t}) -> i64"
            yield Case(f"{name}-{t}", t, "i64", body, inputs=signed)
        body = f"""
          %s = llvm.intr.sincos(%a) : ({t}) -> !llvm.struct<({t}, {t})>
          %x = llvm.extractvalue %s[0] : !llvm.struct<({t}, {t})>
          %y = llvm.extractvalue %s[1] : !llvm.struct<({t}, {t})>
          %r = llvm.fsub %x, %y : {t}"""
        yield Case(f"sincos-{t}", t, t, body, inputs=signed)
        body = f"""
          %p = llvm.intr.frexp(%a) : ({t}) -> !llvm.struct<({t}, i32)>
          %m = llvm.extractvalue %p[0] : !llvm.struct<({t}, i32)>
          %e = llvm.extractvalue %p[1] : !llvm.struct<({t}, i32)>
          %n = llvm.sitofp %e : i32 to {t}
          %r = llvm.fadd %m, %n : {t}"""
        yield Case(f"frexp-{t}", t, t, body, inputs=signed)
        # Whether it is fused is open: of these numbers the product is exact.
        body = f"%r = llvm.intr.fmuladd(%a, %b, %c) : ({t}, {t}, {t}) -> {t}"
        exact = tuple(itertools.product((0.5, -3.0), (2.0, 1.25), (0.1, -7.0)))
        yield Case(f"fmuladd-{t}", f"{t} {t} {t}", t, body, inputs=exact)
    body = """
      %f = llvm.freeze %a : i32
      %r = llvm.add %f, %a : i32"""
    yield Case("copies", "i32", "i32", body, raised=False)
    body = """
      %u = llvm.mlir.undef : !llvm.struct<(f64, struct<(i32, f64)>)>
      %p = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, struct<(i32, f64)>)>
      %q = llvm.insertvalue %b, %p[1, 1] : !llvm.struct<(f64, struct<(i32, f64)>)>
      %x = llvm.extractvalue %q[1, 1] : !llvm.struct<(f64, struct<(i32, f64)>)>
      %y = llvm.extractvalue %q[0] : !llvm.struct<(f64, struct<(i32, f64)>)>
      %z = llvm.mlir.zero : f64
      %d = llvm.fsub %x, %y : f64
      %r = llvm.fsub %d, %z : f64"""
    yield Case("parts", "f64 f64", "f64", body)
    body = """
      %i = "llvm.intr.vector.interleave2"(%a, %b) : (vector<2xf64>, vector<2xf64>) -> vector<4xf64>
      %p = "llvm.intr.vector.deinterleave2"(%i) : (vector<4xf64>)
        -> !llvm.struct<(vector<2xf64>, vector<2xf64>)>
      %x = llvm.extractvalue %p[0] : !llvm.struct<(vector<2xf64>, vector<2xf64>)>
      %y = llvm.extractvalue %p[1] : !llvm.struct<(vector<2xf64>, vector<2xf64>)>
      %h = llvm.shufflevector %i, %i [1, 2] : vector<4xf64>
      %s = llvm.intr.stepvector : vector<2xi64>
      %t = llvm.uitofp %s : vector<2xi64> to vector<2xf64>
      %d = llvm.fsub %x, %y : vector<2xf64>
      %e = llvm.fadd %d, %h : vector<2xf64>
      %r = llvm.fmul %e, %t : vector<2xf64>"""
    yield Case("interleaved", "vector<2xf64> vector<2xf64>", "vector<2xf64>", body)


def library_cases() -> Iterator[Case]:
    for t, end in (("f64", ""), ("f32", "f")):
        for name in LIBRARY:
            body = f"%r = llvm.call @{name}{end}(%a) : ({t}) -> {t}"
            declared = f"llvm.func @{name}{end}({t}) -> {t}"
            yield Case(f"call-{name}{end}", t, t, body, (declared,))
        for name in "atan2 copysign pow fmod fmin fmax hypot fdim".split():
            body = f"%r = llvm.call @{name}{end}(%a, %b) : ({t}, {t}) -> {t}"
            declared = f"llvm.func @{name}{end}({t}, {t}) -> {t}"
            # Of two zeros, the standard lets fmin and fmax give either.
            given = [(x, y) for x, y in inputs([t, t]) if name[1:2] != "m" or x != 0 or y != 0]
            yield Case(f"call-{name}{end}", f"{t} {t}", t, body, (declared,), inputs=tuple(given))
        declared = tuple(
            f"llvm.func @{name}{end}({t}, {n}) -> {t}"
            for name, n in (("ldexp", "i32"), ("scalbln", "i64"))
        )
        body = f"""
          %x = llvm.call @ldexp{end}(%a, %b) : ({t}, i32) -> {t}
          %n = llvm.sext %b : i32 to i64
          %y = llvm.call @scalbln{end}(%a, %n) : ({t}, i64) -> {t}
          %r = llvm.fadd %x, %y : {t}"""
        given = tuple(itertools.product(floats(t), EXPONENTS))
        yield Case(f"call-ldexp{end}", f"{t} i32", t, body, declared, inputs=given)
        declared = tuple(
            f"llvm.func @{name}{end}({t}, !llvm.ptr) -> {t}" for name in ("frexp", "modf")
        )
        body = f"""
          %m = llvm.call @frexp{end}(%a, %b) : ({t}, !llvm.ptr) -> {t}
          %f = llvm.call @modf{end}(%a, %c) : ({t}, !llvm.ptr) -> {t}
          %q = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, {t}
          llvm.store %f, %q : {t}, !llvm.ptr
          %r = llvm.intr.copysign(%m, %f) : ({t}, {t}) -> {t}"""
        dtype = "f8" if t == "f64" else "f4"
        # What frexp stores for infinities and NaN is not specified.
        given = tuple(
            (x, np.zeros(1, "i4"), np.zeros(2, dtype)) for x in floats(t) if np.isfinite(x)
        )
        types = f"{t} !llvm.ptr !llvm.ptr"
        yield Case(f"call-frexp{end}", types, t, body, declared, raised=False, inputs=given)
    body = "%r = llvm.call @tgamma(%a) : (f64) -> f64"
    yield Case("call-tgamma", "f64", "f64", body, ("llvm.func @tgamma(f64) -> f64",))
    body = "%r = llvm.call @labs(%a) : (i64) -> i64"
    yield Case("call-labs", "i64", "i64", body, ("llvm.func @labs(i64) -> i64",))


def vector_cases() -> Iterator[Case]:
    body = f"""
      {constant("two", 2, "i32")}
      {constant("three", 3, "i32")}
      %at = llvm.and %c, %three : i32
      %x = llvm.extractelement %a[%at : i32] : vector<4xf32>
      %y = llvm.fadd %x, %b : f32
      %v = llvm.insertelement %y, %a[%two : i32] : vector<4xf32>
      %r = llvm.insertelement %b, %v[%at : i32] : vector<4xf32>"""
    yield Case("elements", "vector<4xf32> f32 i32", "vector<4xf32>", body)
    body = """
      %x = llvm.shufflevector %a, %b [0, 5, 2, 7] : vector<4xf32>
      %h = llvm.shufflevector %x, %x [2, 3] : vector<4xf32>
      %l = llvm.shufflevector %x, %b [4, 1] : vector<4xf32>
      %r = llvm.fadd %h, %l : vector<2xf32>"""
    yield Case("shuffles", "vector<4xf32> vector<4xf32>", "vector<2xf32>", body)
    for kind in "add mul and or xor smax smin umax umin".split():
        body = f'%r = "llvm.intr.vector.reduce.{kind}"(%a) : (vector<4xi32>) -> i32'
        yield Case(f"reduce-{kind}", "vector<4xi32>", "i32", body)
    for kind in ("fmax", "fmin", "fmaximum", "fminimum"):
        body = f"%r = llvm.intr.vector.reduce.{kind}(%a) : (vector<4xf32>) -> f32"
        yield Case(f"reduce-{kind}", "vector<4xf32>", "f32", body)
    for kind in ("fadd", "fmul"):
        body = f'%r = "llvm.intr.vector.reduce.{kind}"(%b, %a) : (f32, vector<4xf32>) -> f32'
        yield Case(f"reduce-{kind}", "vector<4xf32> f32", "f32", body)
    body = """
      %h = llvm.intr.vector.extract %a[2] : vector<2xf32> from vector<4xf32>
      %s = llvm.fadd %h, %b : vector<2xf32>
      %r = llvm.intr.vector.insert %s, %a[0] : vector<2xf32> into vector<4xf32>"""
    yield Case("slices", "vector<4xf32> vector<2xf32>", "vector<4xf32>", body)
    body = """
      %c = llvm.fcmp "olt" %a, %b : vector<4xf32>
      %r = llvm.select %c, %a, %b : vector<4xi1>, vector<4xf32>"""
    yield Case("choices", "vector<4xf32> vector<4xf32>", "vector<4xf32>", body)


CASES = [
    *integer_cases(), *float_cases(), *rounded_cases(), *library_cases(), *vector_cases(),
]  # fmt: skip
NOT_VALUES = re.compile(
    r"br|cond_br|switch|unreachable|load|mlir\.poison|intr\.(assume|dbg.*|donothing|expect.*|trap|ubsantrap"
    r"|.*annotation|arithmetic\.fence|experimental\.noalias.*|invariant.*|is\.constant|.*invariant\.group"
    r"|lifetime.*|objectsize|prefetch|threadlocal\.address|ssa\.copy)"
)
"""Rows of control flow, memory and hints, which other tests run."""


def program() -> str:
    """All cases as one module."""
    declared = dict.fromkeys(line for case in CASES for line in case.declared)
    return "\n".join([case.text(number) for number, case in enumerate(CASES)] + [*declared])


@cache
def compiled() -> tuple[Compiled, Compiled]:
    return pair(lambda: module_of(program()), "raised")


@cache
def raised() -> dict[str, Any]:
    module = run_passes(module_of(program()), "raise-llvm")
    return {op.properties["sym_name"].data: op for op in module.body.block.ops}


@pytest.mark.parametrize("number", range(len(CASES)), ids=[case.name for case in CASES])
def test_the_same_bits(number: int) -> None:
    case, name = CASES[number], f"f{number}"
    first, second = compiled()
    for arguments in case.inputs or inputs(case.types.split()):
        agree(first[name], second[name], arguments)
    left = [op.name for op in raised()[name].walk() if op.name.startswith("llvm.")]
    assert not (case.raised and left), left


def agrees_alone(number: int) -> None:
    """The same of one case, raised anew: for rows that are broken."""
    case, name = CASES[number], f"f{number}"
    text = "\n".join([case.text(number), *case.declared])
    left = [op.name for op in run_passes(module_of(text), "raise-llvm").walk()]
    assert not (case.raised and any(op.startswith("llvm.") for op in left)), left
    second = Compiled(run_passes(module_of(text), PIPELINES["raised"]))
    for arguments in case.inputs or inputs(case.types.split()):
        agree(compiled()[0][name], second[name], arguments)


def test_every_row_of_values_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that computes something else is noticed, since every one is run on many numbers."""
    used: set[str] = set()

    def noted(name: str, row: Handler) -> Handler:
        def raise_op(op: Operation, r: Raiser) -> None:
            used.add(name)
            row(op, r)

        return raise_op

    known = handlers()
    for name, row in list(known.items()):
        monkeypatch.setitem(known, name, noted(name, row))
    run_passes(module_of(program()), "raise-llvm")
    context = make_context()
    # `call_intrinsic` leads to those that are no operations.
    values = {
        name
        for name in known
        if context.get_optional_op(name) is not None
        and not NOT_VALUES.fullmatch(name.removeprefix("llvm."))
    }
    assert used >= values, values - used


def test_a_function_of_the_program_is_its_own() -> None:
    text = """
llvm.func @f(%a: f64) -> f64 {
  %r = llvm.call @exp(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func internal @exp(%x: f64) -> f64 {
  %y = llvm.fadd %x, %x : f64
  %e = llvm.intr.exp(%y) : (f64) -> f64
  llvm.return %e : f64
}"""
    # Not compared: LLVM itself makes a call of `@exp` of the intrinsic, which then never ends.
    _, second = pair(lambda: module_of(text), "raised")
    for x in (0.5, -1.25, 3.0):
        assert second["f"](x) == pytest.approx(np.exp(2 * x))


def test_another_signature_is_another_function() -> None:
    text = """
llvm.func @f(%a: i64) -> i64 {
  %r = llvm.call @sin(%a) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @sin(i64) -> i64"""
    module = run_passes(module_of(text), "raise-llvm")
    assert any(op.name == "func.call" for op in module.walk())
