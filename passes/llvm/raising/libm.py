"""The mathematical functions: LLVM's intrinsics and the C library's, by name.

A row stands here where the operation means exactly what the function does, errno aside, which
nobody reads; what has no operation (``tgamma``, Bessel functions, ...) stays a call, and has a
derivative by `library_rules`.
``rint`` and ``nearbyint`` round as the environment says, which LLVM takes for to-nearest-even.
``fmin`` and ``fmax`` are ``minnum`` and ``maxnum`` (which of two zeros they give is open), ``fmod``
is ``frem``, and ``hypot`` is the absolute value of a complex number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from ad_opt.dialects.support.ir.shaped_types import scalar_type, with_element_type
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntegerType,
    i32,
)
from xdsl.ir import Attribute, Operation, SSAValue

from . import expanded_operations as numbers
from .arithmetic import Handler, float_flags, float_op

Flags = Mapping[str, Attribute]
Compute = Callable[[Raiser, Sequence[SSAValue], Flags], SSAValue]

UNARY = {
    **{
        name: f"math.{name}"
        for name in (
            "acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor log "
            "log10 log1p log2 round roundeven sin sinh sqrt tan tanh trunc"
        ).split()
    },
    "fabs": "math.absf",
    "rint": "math.roundeven",
    "nearbyint": "math.roundeven",
}
"""Functions of one number, by the name for double."""

BINARY = {
    "atan2": "math.atan2",
    "copysign": "math.copysign",
    "pow": "math.powf",
    "fmod": "arith.remf",
    "fmin": "arith.minnumf",
    "fmax": "arith.maxnumf",
    "fminimum_num": "arith.minnumf",
    "fmaximum_num": "arith.maxnumf",
    "fminimum": "arith.minimumf",
    "fmaximum": "arith.maximumf",
}

SUFFIXES: dict[str, tuple[type[Attribute], ...]] = {
    "": (Float64Type,),
    "f": (Float32Type,),
    "l": (Float80Type, Float128Type, Float64Type),
    "f128": (Float128Type,),
}
"""Suffixes of names for each format; a long double is what the machine says."""


def _plain(name: str) -> Compute:
    return lambda r, xs, flags: r.value(name, xs, None, flags)


def _hypot(r: Raiser, xs: Sequence[SSAValue], flags: Flags) -> SSAValue:
    element = xs[0].type
    assert isinstance(element, AnyFloat)
    whole = r.value("complex.create", xs, ComplexType(element))
    return r.value("complex.abs", (whole,), element, flags)


def _fdim(r: Raiser, xs: Sequence[SSAValue], flags: Flags) -> SSAValue:
    difference = r.value("arith.subf", xs, None, flags)
    # NaN is neither larger nor smaller: the difference says so.
    return r.select(r.compare_floats("ole", *xs), r.zero(xs[0].type), difference)


_SAME: dict[str, tuple[int, Compute]] = {
    **{name: (1, _plain(op)) for name, op in UNARY.items()},
    **{name: (2, _plain(op)) for name, op in BINARY.items()},
    "fma": (3, _plain("math.fma")),
    "hypot": (2, _hypot),
    "fdim": (2, _fdim),
}
"""Functions whose arguments and result are of one format: how many arguments, what is computed."""


def _splits(name: str) -> list[tuple[str, str]]:
    return [
        (name.removesuffix(end) if end else name, end) for end in SUFFIXES if name.endswith(end)
    ]


def _fits(op: Operation, base: str, end: str) -> bool:
    if base not in _SAME or len(op.results) != 1 or len(op.operands) != _SAME[base][0]:
        return False
    type_ = op.results[0].type
    return isinstance(type_, SUFFIXES[end]) and all(x.type == type_ for x in op.operands)


def _same_format(base: str) -> Handler:
    compute = _SAME[base][1]

    def raise_op(op: Operation, r: Raiser) -> None:
        xs = [r.x(value) for value in op.operands]
        r.set(op.results[0], compute(r, xs, float_flags(op)))

    return raise_op


# Functions of other shapes --------------------------------------------------------------------


def _float_and_int(op: Operation) -> bool:
    if len(op.operands) != 2 or len(op.results) != 1:
        return False
    x, n = (value.type for value in op.operands)
    is_scaled = isinstance(x, Float32Type | Float64Type)
    return is_scaled and op.results[0].type == x and isinstance(n, IntegerType)


def _scale_call(op: Operation, r: Raiser) -> None:
    x, n = (r.x(value) for value in op.operands)
    r.set(op.results[0], numbers.scale(x, n, r))


def _integer_abs(op: Operation, r: Raiser) -> None:
    r.set(op.results[0], r.value("math.absi", [r.x(op.operands[0])]))


def _one_integer(op: Operation) -> bool:
    return (
        len(op.operands) == 1
        and len(op.results) == 1
        and isinstance(op.operands[0].type, IntegerType)
        and op.results[0].type == op.operands[0].type
    )


def _sincos_call(op: Operation, r: Raiser) -> None:
    x = r.x(op.operands[0])
    both = r.emit("math.sincos", (x,), (x.type, x.type), float_flags(op))
    for value, pointer in zip(both.results, op.operands[1:], strict=True):
        r.store(value, r.x(pointer))


def _float_and_pointers(count: int, results: int) -> Callable[[Operation], bool]:
    def fits(op: Operation) -> bool:
        return (
            len(op.operands) == 1 + count
            and len(op.results) == results
            and isinstance(op.operands[0].type, AnyFloat)
            and all(value.type.name == "llvm.ptr" for value in op.operands[1:])
            and all(result.type == op.operands[0].type for result in op.results)
        )

    return fits


def _modf(op: Operation, r: Raiser) -> None:
    x, pointer = (r.x(value) for value in op.operands)
    fraction, whole = numbers.fraction_and_whole(x, r)
    r.store(whole, pointer)
    r.set(op.results[0], fraction)


def _frexp_call(op: Operation, r: Raiser) -> None:
    x, pointer = (r.x(value) for value in op.operands)
    mantissa, exponent = numbers.split(x, i32, r)
    r.store(exponent, pointer)
    r.set(op.results[0], mantissa)


Fits = Callable[[Operation], bool]

_OTHERS: dict[str, tuple[Fits, Handler]] = {
    **dict.fromkeys(
        (f"{name}{end}" for name in ("ldexp", "scalbn", "scalbln") for end in ("", "f")),
        (_float_and_int, _scale_call),
    ),
    **dict.fromkeys(("abs", "labs", "llabs"), (_one_integer, _integer_abs)),
    **dict.fromkeys(("sincos", "sincosf"), (_float_and_pointers(2, 0), _sincos_call)),
    **dict.fromkeys(("modf", "modff"), (_float_and_pointers(1, 1), _modf)),
    "frexp": (_float_and_pointers(1, 1), _frexp_call),
    "frexpf": (_float_and_pointers(1, 1), _frexp_call),
}


FINITE = re.compile(r"__(\w+)_finite")
"""Pattern of the names that glibc's headers once gave to what ``-ffast-math`` meant."""


def library_function(name: str, call: Operation) -> Handler | None:
    """Return the handler for a call of the C library's ``name``; ``None`` if it stays a call."""
    if matched := FINITE.fullmatch(name):
        name = matched.group(1)
    for base, end in _splits(name):
        if _fits(call, base, end):
            return _same_format(base)
    fits, handler = _OTHERS.get(name, (None, None))
    return handler if fits is not None and fits(call) else None


def is_library_name(name: str) -> bool:
    """True if calls of ``name`` may be raised."""
    if matched := FINITE.fullmatch(name):
        name = matched.group(1)
    return name in _OTHERS or any(base in _SAME for base, _ in _splits(name))


# Intrinsics -----------------------------------------------------------------------------------


def _fmuladd(op: Operation, r: Raiser) -> None:
    """A product and a sum that may be rounded once."""
    from .expanded_operations import contracting

    a, b, c = (r.x(value) for value in op.operands)
    flags = contracting(float_flags(op))
    product = r.value("arith.mulf", (a, b), None, flags)
    r.set(op.results[0], r.value("arith.addf", (product, c), None, flags))


def _sincos(op: Operation, r: Raiser) -> None:
    x = r.x(op.operands[0])
    r.set(op.results[0], *r.emit("math.sincos", (x,), (x.type, x.type), float_flags(op)).results)


def _frexp(op: Operation, r: Raiser) -> None:
    from ad_opt.passes.llvm.aggregate_leaves import leaves_of

    exponent = leaves_of(op.results[0].type)[1].type
    x = r.x(op.operands[0])
    if not isinstance(exponent, IntegerType) or not isinstance(x.type, Float32Type | Float64Type):
        r.clone(op)
        return
    r.set(op.results[0], *numbers.split(x, exponent, r))


def _to_integer(rounding: str) -> Handler:
    def raise_op(op: Operation, r: Raiser) -> None:
        rounded = r.value(rounding, [r.x(op.operands[0])])
        r.set(op.results[0], r.value("arith.fptosi", (rounded,), op.results[0].type))

    return raise_op


def _scale(op: Operation, r: Raiser) -> None:
    if isinstance(scalar_type(op.operands[0].type), Float32Type | Float64Type):
        _scale_call(op, r)
    else:
        r.clone(op)


def _powi(op: Operation, r: Raiser) -> None:
    """A whole power: LLVM takes one exponent for all lanes, ``math`` one for each."""
    x, n = (r.x(value) for value in op.operands)
    exponents = numbers.spread(n, with_element_type(x.type, n.type), r)
    r.set(op.results[0], r.value("math.fpowi", (x, exponents), x.type, float_flags(op)))


_INTRINSICS = (
    "acos asin atan ceil cos cosh exp exp2 floor log log10 log2 round roundeven sin sinh sqrt tan "
    "tanh trunc fabs rint nearbyint"
).split()

HANDLERS: dict[str, Handler] = {
    **{f"llvm.intr.{name}": float_op(UNARY[name]) for name in _INTRINSICS},
    **{f"llvm.intr.{name}": float_op(BINARY[name]) for name in ("atan2", "copysign", "pow")},
    "llvm.intr.powi": _powi,
    "llvm.intr.fma": float_op("math.fma"),
    "llvm.intr.fmuladd": _fmuladd,
    "llvm.intr.sincos": _sincos,
    "llvm.intr.frexp": _frexp,
    "llvm.intr.ldexp": _scale,
    "llvm.intr.lround": _to_integer("math.round"),
    "llvm.intr.llround": _to_integer("math.round"),
    "llvm.intr.lrint": _to_integer("math.roundeven"),
    "llvm.intr.llrint": _to_integer("math.roundeven"),
}
