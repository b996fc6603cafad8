"""Mathematical functions: exact ones as LLVM intrinsics, the rest as calls of libm.

Plain libm calls (``exp``, not ``llvm.exp``) let the code generator use vector variants of them.
They are declared without side effects. Where a program asks for ``errno``, they are called by
functions of ours that leave it as it was; what the program's own calls tell there, calls of their
own say (`SETS_ERRNO`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ad_opt.dialects.llvm.attributes.parameter_trees import MemoryEffectsAttr
from ad_opt.dialects.support.ir.shaped_types import scalar_type, with_element_type
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler, ModuleLowering
from ad_opt.lowering.to_llvm.construction.types import (
    LLVMFunctionType,
    TypeNotLowered,
    convert_type,
)
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntegerAttr,
    VectorType,
    i1,
    i32,
)
from xdsl.ir import Attribute, Operation, SSAValue

from .arith import float_binary, float_flags
from .casts import F32, F64, add_to_odd, extend_float, is_half, truncate_float
from .power import float_power, int_power

SUFFIXES: dict[type[Attribute], str] = {
    Float32Type: "f",
    Float64Type: "",
    Float80Type: "l",
    Float128Type: "f128",
}
"""Suffixes of libm's functions for a format."""

_LIBM: dict[str, str] = {
    **{f"math.{name}": name for name in ("acos", "acosh", "asin", "asinh", "atan", "atanh")},
    **{f"math.{name}": name for name in ("atan2", "cbrt", "cos", "cosh", "erf", "erfc", "exp")},
    **{f"math.{name}": name for name in ("exp2", "expm1", "log", "log10", "log1p", "log2")},
    **{f"math.{name}": name for name in ("sin", "sinh", "tan", "tanh")},
    "math.powf": "pow",
}
LIBM_NAMES = frozenset(f + s for f in (*_LIBM.values(), "hypot") for s in SUFFIXES.values())
"""Every name of libm that lowered code may call."""

_EXACT = {
    "math.sqrt": "sqrt",
    "math.floor": "floor",
    "math.ceil": "ceil",
    "math.trunc": "trunc",
    "math.round": "round",
    "math.roundeven": "roundeven",
    "math.rint": "rint",
}
PURE: dict[str, Attribute] = {
    "memory_effects": MemoryEffectsAttr.of(
        other="none",
        argMem="none",
        inaccessibleMem="none",
        errnoMem="none",
        targetMem0="none",
        targetMem1="none",
    ),
    "no_unwind": ops.UNIT,
    "will_return": ops.UNIT,
}

_KEPT_APART: dict[str, Attribute] = {"no_inline": ops.UNIT, "optimize_none": ops.UNIT}
Args = Sequence[SSAValue]
Compute = Callable[[Args, Attribute, dict[str, Attribute], Builder], SSAValue]
"""The result, of the arguments' type, with the given fast-math properties."""


def libm(
    name: str, args: Args, b: Builder, flags: dict[str, Attribute] = ops.FLAGS_NONE
) -> SSAValue:
    """Call libm's function ``name`` on numbers or vectors of one type."""
    return _elementwise(lambda xs, _t, f, b: _libm_scalar(name, xs, f, b), args, flags, b)


def _libm_scalar(name: str, args: Args, flags: dict[str, Attribute], b: Builder) -> SSAValue:
    type_ = args[0].type
    suffix = SUFFIXES.get(type(type_))
    if suffix is None:
        raise TypeNotLowered(type_)
    callee = declare_pure(name + suffix, [x.type for x in args], type_, b.module)
    return b.call(callee, args, type_, flags).results[0]


def declare_pure(
    name: str, inputs: Sequence[Attribute], output: Attribute, module: ModuleLowering
) -> str:
    """A function of the C library that does nothing but compute; what it is to be called."""
    if module.errno is None:
        return module.declare(name, inputs, output, PURE)
    address = module.errno

    def keep_errno(b: Builder) -> None:
        where = b.call(b.module.declare(address, (), ops.PTR), (), ops.PTR).results[0]
        before = b.load(where, i32, 4)
        y = b.call(b.module.declare(name, inputs, output), b.block.args, output).results[0]
        b.store(before, where, 4)
        b.add("llvm.return", (y,))

    type_ = LLVMFunctionType(list(inputs), output)
    return module.helper(f"ad_opt.quiet.{name}", type_, keep_errno, PURE | _KEPT_APART)


def _elementwise(compute: Compute, args: Args, flags: dict[str, Attribute], b: Builder) -> SSAValue:
    """Apply a function of scalars; to vectors one element after another, to halves through f32."""
    type_ = args[0].type
    if is_half(type_):
        return through_f32(lambda xs: _elementwise(compute, xs, flags, b), args, b)
    if not isinstance(type_, VectorType):
        return compute(args, type_, flags, b)
    shape = cast("VectorType[Attribute]", type_)
    result = b.poison(type_)
    for i in range(shape.get_shape()[0]):
        at = b.int(i)
        xs = [b.value("llvm.extractelement", (x, at), shape.element_type) for x in args]
        y = compute(xs, shape.element_type, flags, b)
        result = b.value("llvm.insertelement", (result, y, at), type_)
    return result


def through_f32(compute: Callable[[Args], SSAValue], args: Args, b: Builder) -> SSAValue:
    """Compute on f32 what LLVM does not round once on f16 and bf16."""
    type_ = args[0].type
    wide = [extend_float(x, with_element_type(type_, F32), b) for x in args]
    return truncate_float(compute(wide), type_, b)


def _libm_handler(name: str) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        args = [b.ssa(x) for x in op.operands]
        b.set(op.results[0], libm(name, args, b, float_flags(op)))

    return lower


def _exact_handler(name: str) -> Handler:
    full = f"llvm.intr.{name}"

    def lower(op: Operation, b: Builder) -> None:
        flags = float_flags(op)
        b.set(op.results[0], exact(full, b.ssa(op.operands[0]), b, flags))

    return lower


def exact(
    name: str, x: SSAValue, b: Builder, flags: dict[str, Attribute] = ops.FLAGS_NONE
) -> SSAValue:
    """An intrinsic of one argument that LLVM computes exactly, on any format."""
    if is_half(x.type):
        return through_f32(lambda xs: b.unary(name, xs[0], flags), (x,), b)
    return b.unary(name, x, flags)


def _unary(name: str, properties: dict[str, Attribute] | None = None) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        given = float_flags(op) if properties is None else properties
        b.set(op.results[0], b.unary(name, b.ssa(op.operands[0]), given))

    return lower


def _copysign(op: Operation, b: Builder) -> None:
    x, sign = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    b.set(op.results[0], b.binary("llvm.intr.copysign", x, sign, float_flags(op)))


def _fma(op: Operation, b: Builder) -> None:
    args = [b.ssa(x) for x in op.operands]
    b.set(op.results[0], fma(args, b, float_flags(op)))


def fma(args: Args, b: Builder, flags: dict[str, Attribute] = ops.FLAGS_NONE) -> SSAValue:
    """``a * b + c`` rounded once."""
    type_ = args[0].type
    if not is_half(type_):
        return b.value("llvm.intr.fma", args, type_, flags)
    wide = with_element_type(type_, F64)
    x, y, z = (extend_float(v, wide, b) for v in args)
    # The product of two halves is exact in f64; the sum is rounded to odd, so that only the last
    # rounding counts.
    return truncate_float(add_to_odd(b.binary("llvm.fmul", x, y), z, b), type_, b)


def _rsqrt(op: Operation, b: Builder) -> None:
    flags = float_flags(op)

    def compute(args: Args) -> SSAValue:
        root = b.unary("llvm.intr.sqrt", args[0], flags)
        return b.binary("llvm.fdiv", b.float(1.0, root.type), root, flags)

    x = b.ssa(op.operands[0])
    b.set(op.results[0], through_f32(compute, (x,), b) if is_half(x.type) else compute((x,)))


def _sincos(op: Operation, b: Builder) -> None:
    args = [b.ssa(op.operands[0])]
    for name, result in zip(("sin", "cos"), op.results, strict=True):
        b.set(result, libm(name, args, b, float_flags(op)))


def _clampf(op: Operation, b: Builder) -> None:
    x, low, high = (b.ssa(v) for v in op.operands)
    flags = float_flags(op)
    raised = b.binary("llvm.intr.maximum", x, low, flags)
    b.set(op.results[0], b.binary("llvm.intr.minimum", raised, high, flags))


_frem = float_binary("llvm.frem")


def _remainder(op: Operation, b: Builder) -> None:
    """The code generator makes a call of ``fmod`` of LLVM's operation."""
    if b.module.errno is None:
        _frem(op, b)
    else:
        _libm_handler("fmod")(op, b)


# Tests of the class of a number ---------------------------------------------------------------

_SMALLEST_NORMAL: dict[type[Attribute], float] = {
    Float16Type: 2.0**-14,
    BFloat16Type: 2.0**-126,
    Float32Type: 2.0**-126,
    Float64Type: 2.0**-1022,
}


def _isnan(x: SSAValue, b: Builder) -> SSAValue:
    return b.compare_floats(14, x, x)


def _isinf(x: SSAValue, b: Builder) -> SSAValue:
    return b.compare_floats(1, b.unary("llvm.intr.fabs", x), b.float(float("inf"), x.type))


def _isfinite(x: SSAValue, b: Builder) -> SSAValue:
    return b.compare_floats(4, b.unary("llvm.intr.fabs", x), b.float(float("inf"), x.type))


def _isnormal(x: SSAValue, b: Builder) -> SSAValue:
    least = _SMALLEST_NORMAL.get(type(scalar_type(x.type)))
    if least is None:
        raise TypeNotLowered(x.type)
    enough = b.compare_floats(3, b.unary("llvm.intr.fabs", x), b.float(least, x.type))
    return b.binary("llvm.and", enough, _isfinite(x, b), {})


def _test(compute: Callable[[SSAValue, Builder], SSAValue]) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        b.set(op.results[0], compute(b.ssa(op.operands[0]), b))

    return lower


# Integers -------------------------------------------------------------------------------------

_FALSE = IntegerAttr(0, i1)


def _ipowi(op: Operation, b: Builder) -> None:
    x, n = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    b.set(op.results[0], _per_element(lambda v, k: int_power(v, k, b), x, n, b))


def _fpowi(op: Operation, b: Builder) -> None:
    x, n, flags = b.ssa(op.operands[0]), b.ssa(op.operands[1]), float_flags(op)
    if not is_half(x.type):
        b.set(op.results[0], _per_element(lambda v, k: float_power(v, k, flags, b), x, n, b))
        return

    def compute(args: Args) -> SSAValue:
        return _per_element(lambda v, k: float_power(v, k, flags, b), args[0], n, b)

    b.set(op.results[0], through_f32(compute, (x,), b))


def _per_element(
    compute: Callable[[SSAValue, SSAValue], SSAValue], x: SSAValue, n: SSAValue, b: Builder
) -> SSAValue:
    if not isinstance(x.type, VectorType):
        return compute(x, n)
    type_ = cast("VectorType[Attribute]", x.type)
    result = b.poison(convert_type(type_))
    for i in range(type_.get_shape()[0]):
        at = b.int(i)
        v = b.value("llvm.extractelement", (x, at), type_.element_type)
        k = n
        if isinstance(n.type, VectorType):
            k = b.value("llvm.extractelement", (n, at), scalar_type(n.type))
        result = b.value("llvm.insertelement", (result, compute(v, k), at), type_)
    return result


HANDLERS: dict[str, Handler] = {
    **{k: _libm_handler(v) for k, v in _LIBM.items()},
    **{k: _exact_handler(v) for k, v in _EXACT.items()},
    "arith.remf": _remainder,
    "math.absf": _unary("llvm.intr.fabs"),
    "math.copysign": _copysign,
    "math.fma": _fma,
    "math.rsqrt": _rsqrt,
    "math.sincos": _sincos,
    "math.clampf": _clampf,
    "math.isnan": _test(_isnan),
    "math.isinf": _test(_isinf),
    "math.isfinite": _test(_isfinite),
    "math.isnormal": _test(_isnormal),
    "math.absi": _unary("llvm.intr.abs", {"is_int_min_poison": _FALSE}),
    "math.ctlz": _unary("llvm.intr.ctlz", {"is_zero_poison": _FALSE}),
    "math.cttz": _unary("llvm.intr.cttz", {"is_zero_poison": _FALSE}),
    "math.ctpop": _unary("llvm.intr.ctpop", {}),
    "math.ipowi": _ipowi,
    "math.fpowi": _fpowi,
}
