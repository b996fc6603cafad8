"""Functions of complex numbers, through the C library's functions of ``double complex``.

Their special values are those of C99 Annex G. Narrower formats are computed in f64 and rounded
once: a ``double complex`` is passed like two doubles and returned like a struct of two by the
calling conventions that matter here (x86-64 System V, AArch64, RISC-V with doubles), and a
``float complex`` is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler
from ad_opt.lowering.to_llvm.construction.ops import FLAGS_NONE
from ad_opt.lowering.to_llvm.construction.types import TypeNotLowered, complex_struct
from ad_opt.lowering.to_llvm.construction.values import Pair
from xdsl.dialects.builtin import Float80Type, Float128Type
from xdsl.ir import Operation

from .arith import select
from .casts import F64, extend_float, truncate_float
from .complex import add, divide, magnitude, multiply
from .math import declare_pure, libm

_OEQ = 1
"""LLVM's number of the comparison: ordered and equal."""
Compute = Callable[[Sequence[Pair], Builder], Pair]


def call(name: str, args: Sequence[Pair], b: Builder) -> Pair:
    """Call the C library's ``name`` on doubles."""
    result = complex_struct(F64)
    parts = [part for x in args for part in (x.real, x.imaginary)]
    callee = declare_pure(name, [F64] * len(parts), result, b.module)
    packed = b.call(callee, parts, result).results[0]
    return Pair(b.extract(packed, F64, 0), b.extract(packed, F64, 1))


def _in_double(compute: Compute) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        args = [b.pair(x) for x in op.operands]
        element = args[0].real.type
        if isinstance(element, Float80Type | Float128Type):
            raise TypeNotLowered(op.operands[0].type, f"{op.name} on {op.operands[0].type}")
        if element == F64:
            b.set(op.results[0], compute(args, b))
            return
        wide = [Pair(extend_float(x.real, F64, b), extend_float(x.imaginary, F64, b)) for x in args]
        y = compute(wide, b)
        real, imaginary = (truncate_float(part, element, b) for part in (y.real, y.imaginary))
        b.set(op.results[0], Pair(real, imaginary))

    return lower


def _constant(x: float, y: float, b: Builder) -> Pair:
    return Pair(b.float(x, F64), b.float(y, F64))


def _log1p(args: Sequence[Pair], b: Builder) -> Pair:
    """Near zero the real part is ``log1p(x (2 + x) + y y) / 2``; elsewhere ``log(1 + z)``."""
    (z,) = args
    x, y = z.real, z.imaginary
    shifted = b.binary("llvm.fmul", x, b.binary("llvm.fadd", x, b.float(2.0, F64)))
    inner = b.binary("llvm.fadd", shifted, b.binary("llvm.fmul", y, y))
    near = b.binary("llvm.fmul", libm("log1p", (inner,), b), b.float(0.5, F64))
    # Adding -0 keeps the sign of a zero imaginary part.
    far = call("clog", (add(z, _constant(1.0, -0.0, b), FLAGS_NONE, b),), b)
    small = b.compare_floats(4, magnitude(z, b), b.float(0.5, F64))
    return Pair(b.select(small, near, far.real), far.imaginary)


def _expm1(args: Sequence[Pair], b: Builder) -> Pair:
    """``expm1(x) cos(y) - 2 sin(y/2)^2`` and ``exp(x) sin(y)``."""
    (z,) = args
    half = libm("sin", (b.binary("llvm.fmul", z.imaginary, b.float(0.5, F64)),), b)
    loss = b.binary("llvm.fmul", b.float(2.0, F64), b.binary("llvm.fmul", half, half))
    grown = b.binary("llvm.fmul", libm("expm1", (z.real,), b), libm("cos", (z.imaginary,), b))
    return Pair(b.binary("llvm.fsub", grown, loss), call("cexp", args, b).imaginary)


def _rsqrt(args: Sequence[Pair], b: Builder) -> Pair:
    return divide(_constant(1.0, 0.0, b), call("csqrt", args, b), FLAGS_NONE, b)


def _atan2(args: Sequence[Pair], b: Builder) -> Pair:
    """``-i log((x + i y) / sqrt(x x + y y))``."""
    y, x = args
    i_y = Pair(b.unary("llvm.fneg", y.imaginary), y.real)
    squares = add(multiply(x, x, FLAGS_NONE, b), multiply(y, y, FLAGS_NONE, b), FLAGS_NONE, b)
    unit = divide(add(x, i_y, FLAGS_NONE, b), call("csqrt", (squares,), b), FLAGS_NONE, b)
    log = call("clog", (unit,), b)
    return Pair(log.imaginary, b.unary("llvm.fneg", log.real))


def _sign(op: Operation, b: Builder) -> None:
    """``z / |z|``, and zero for zero."""
    z = b.pair(op.operands[0])
    size, zero = magnitude(z, b), b.float(0.0, z.real.type)
    unit = Pair(b.binary("llvm.fdiv", z.real, size), b.binary("llvm.fdiv", z.imaginary, size))
    is_zero = b.compare_floats(1, size, zero)
    b.set(op.results[0], select(is_zero, z, unit, FLAGS_NONE, b))


def _pow(args: Sequence[Pair], b: Builder) -> Pair:
    """``cpow``, and 1 where the exponent is 0, also for a base of 0 (where C's gives NaN)."""
    _, exponent = args
    power, zero = call("cpow", args, b), b.float(0.0, F64)
    real, imaginary = (
        b.compare_floats(_OEQ, part, zero) for part in (exponent.real, exponent.imaginary)
    )
    is_zero = b.int_op("llvm.and", real, imaginary)
    return Pair(
        b.select(is_zero, b.float(1.0, F64), power.real), b.select(is_zero, zero, power.imaginary)
    )


def _powi(op: Operation, b: Builder) -> None:
    """Lower to the power with a real exponent."""
    z = b.pair(op.operands[0])
    element = z.real.type
    n = b.value("llvm.sitofp", (b.ssa(op.operands[1]),), F64)
    wide = Pair(extend_float(z.real, F64, b), extend_float(z.imaginary, F64, b))
    y = _pow((wide, Pair(n, b.float(0.0, F64))), b)
    parts = (
        part if element == F64 else truncate_float(part, element, b)
        for part in (y.real, y.imaginary)
    )
    b.set(op.results[0], Pair(*parts))


_LIBRARY = {
    "complex.exp": "cexp",
    "complex.log": "clog",
    "complex.sqrt": "csqrt",
    "complex.sin": "csin",
    "complex.cos": "ccos",
    "complex.tan": "ctan",
    "complex.tanh": "ctanh",
}


def _library(name: str) -> Compute:
    return lambda args, b: call(name, args, b)


HANDLERS: dict[str, Handler] = {
    **{k: _in_double(_library(v)) for k, v in _LIBRARY.items()},
    "complex.pow": _in_double(_pow),
    "complex.log1p": _in_double(_log1p),
    "complex.expm1": _in_double(_expm1),
    "complex.rsqrt": _in_double(_rsqrt),
    "complex.atan2": _in_double(_atan2),
    "complex.sign": _sign,
    "complex.powi": _powi,
}
