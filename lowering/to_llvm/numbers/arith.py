"""Integer and floating-point arithmetic. Flags (fast-math, overflow, exact) are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.dialects.support.ir.shaped_types import scalar_type, with_element_type
from ad_opt.dialects.support.names.attribute_names import NO_RECIPROCAL
from ad_opt.lowering.to_llvm.construction import ops, splitting
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler, not_lowered
from ad_opt.lowering.to_llvm.construction.types import FLOATS, bit_width, convert_type
from ad_opt.lowering.to_llvm.construction.values import Descriptor, Lowered, Pair
from xdsl.dialects.builtin import (
    BFloat16Type,
    DenseIntOrFPElementsAttr,
    Float16Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    VectorType,
    i1,
    i64,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, OpResult, SSAValue

from .casts import extend_float, int_to_float, truncate_float

_EXACT: dict[str, Attribute] = {"isExact": ops.UNIT}


def float_flags(op: Operation) -> dict[str, Attribute]:
    """The fast-math flags of an operation, as properties of the lowered one."""
    given = op.properties.get("fastmath") or op.properties.get("fastmathFlags")
    if given is None:
        return ops.FLAGS_NONE
    flags = cast("tuple[FastMathFlag, ...]", cast(Any, given).data)
    return ops.fast_math_property(tuple(flags)) if flags else ops.FLAGS_NONE


def overflow_flags(op: Operation) -> int:
    """Nsw and nuw of an integer operation, as the llvm dialect numbers them."""
    given = op.properties.get("overflowFlags")
    data = cast("tuple[str, ...]", getattr(given, "data", ()))
    return (1 if "nsw" in data else 0) | (2 if "nuw" in data else 0)


def float_binary(name: str) -> Handler:
    """Lower to an operation of LLVM's on two floats."""

    def lower(op: Operation, b: Builder) -> None:
        lhs, rhs = op.operands
        b.set(op.results[0], b.binary(name, b.ssa(lhs), b.ssa(rhs), float_flags(op)))

    return lower


def _divf(op: Operation, b: Builder) -> None:
    float_binary("llvm.fdiv")(op, b)
    quotient = b.get(op.results[0])
    if NO_RECIPROCAL in op.attributes and isinstance(quotient, OpResult):
        quotient.op.attributes[NO_RECIPROCAL] = ops.UNIT


def _int_binary(name: str) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        lhs, rhs = op.operands
        flags = overflow_flags(op)
        b.set(op.results[0], b.int_op(name, b.ssa(lhs), b.ssa(rhs), flags))

    return lower


def _exact_binary(name: str) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        lhs, rhs = op.operands
        exact = "isExact" in op.properties or "exact" in op.properties
        b.set(op.results[0], b.binary(name, b.ssa(lhs), b.ssa(rhs), _EXACT if exact else {}))

    return lower


def _constant(op: Operation, b: Builder) -> None:
    value, result = op.properties["value"], op.results[0]
    type_ = convert_type(result.type)
    match value:
        case IntegerAttr():
            b.set(result, b.int(value.value.data, type_))
        case FloatAttr():
            b.set(result, b.constant(value, None, type_))
        case DenseIntOrFPElementsAttr() if isinstance(type_, VectorType):
            dense = cast("DenseIntOrFPElementsAttr[Any]", value)
            b.set(
                result, b.entry_op("llvm.mlir.constant", (), type_, {"value": retype(dense, type_)})
            )
        case _:
            raise not_lowered(op, f"with the value {value}")


def retype(
    dense: DenseIntOrFPElementsAttr[Any], type_: VectorType[Any]
) -> DenseIntOrFPElementsAttr[Any]:
    """The same bytes under a converted type (index elements are 64-bit ones)."""
    return dense if dense.type == type_ else DenseIntOrFPElementsAttr(type_, dense.data)


def _compare(op: Operation, b: Builder) -> None:
    kind = integer_property(op, "predicate")
    b.set(op.results[0], b.compare(kind, b.ssa(op.operands[0]), b.ssa(op.operands[1])))


def _compare_floats(op: Operation, b: Builder) -> None:
    kind = integer_property(op, "predicate")
    lhs, rhs = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    b.set(op.results[0], b.compare_floats(kind, lhs, rhs, float_flags(op)))


def _select(op: Operation, b: Builder) -> None:
    condition, yes, no = op.operands
    chosen = select(b.ssa(condition), b.get(yes), b.get(no), float_flags(op), b)
    b.set(op.results[0], chosen)


def select(
    condition: SSAValue,
    yes: Lowered,
    no: Lowered,
    flags: dict[str, Attribute],
    b: Builder,
) -> Lowered:
    """Choose between two lowered values of one type, part by part."""

    def one(x: SSAValue, y: SSAValue) -> SSAValue:
        return x if x is y else b.value("llvm.select", (condition, x, y), x.type, flags)

    match yes, no:
        case Pair(), Pair():
            return Pair(one(yes.real, no.real), one(yes.imaginary, no.imaginary))
        case Descriptor(), Descriptor():

            def index(x: int | SSAValue, y: int | SSAValue) -> int | SSAValue:
                return x if x == y else b.select(condition, b.i64(x), b.i64(y))

            return Descriptor(
                yes.layout,
                one(yes.allocated, no.allocated),
                one(yes.aligned, no.aligned),
                index(yes.offset, no.offset),
                tuple(map(index, yes.sizes, no.sizes)),
                tuple(map(index, yes.strides, no.strides)),
            )
        case _:
            assert isinstance(yes, SSAValue)
            assert isinstance(no, SSAValue)

            def choose(x: SSAValue, y: SSAValue) -> SSAValue:
                is_float = type(scalar_type(x.type)) in FLOATS
                given = flags if is_float else ops.FLAGS_NONE
                return b.value("llvm.select", (condition, x, y), x.type, given)

            return splitting.choose(choose, yes, no, b)


def _negf(op: Operation, b: Builder) -> None:
    b.set(op.results[0], b.unary("llvm.fneg", b.ssa(op.operands[0]), float_flags(op)))


# Division that rounds the other way -----------------------------------------------------------


def _floordivsi(op: Operation, b: Builder) -> None:
    """The quotient, less one where there is a remainder whose sign is not the divisor's."""
    lhs, rhs = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    adjust = _remainder_sign(lhs, rhs, 2, b)
    quotient = b.binary("llvm.sdiv", lhs, rhs, {})
    b.set(op.results[0], b.int_op("llvm.add", quotient, b.cast("llvm.sext", adjust, lhs.type)))


def _ceildivsi(op: Operation, b: Builder) -> None:
    lhs, rhs = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    adjust = _remainder_sign(lhs, rhs, 5, b)
    quotient = b.binary("llvm.sdiv", lhs, rhs, {})
    b.set(op.results[0], b.int_op("llvm.add", quotient, b.cast("llvm.zext", adjust, lhs.type)))


def _remainder_sign(lhs: SSAValue, rhs: SSAValue, predicate: int, b: Builder) -> SSAValue:
    remainder = b.binary("llvm.srem", lhs, rhs, {})
    zero = b.int(0, lhs.type)
    inexact = b.compare(1, remainder, zero)
    side = b.compare(predicate, b.binary("llvm.xor", remainder, rhs, {}), zero)
    return b.binary("llvm.and", inexact, side, {})


def _ceildivui(op: Operation, b: Builder) -> None:
    lhs, rhs = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    inexact = b.compare(1, b.binary("llvm.urem", lhs, rhs, {}), b.int(0, lhs.type))
    more = b.cast("llvm.zext", inexact, lhs.type)
    b.set(op.results[0], b.int_op("llvm.add", b.binary("llvm.udiv", lhs, rhs, {}), more))


# Two results ----------------------------------------------------------------------------------


def _addui_extended(op: Operation, b: Builder) -> None:
    lhs, rhs = b.ssa(op.operands[0]), b.ssa(op.operands[1])
    total = b.int_op("llvm.add", lhs, rhs)
    b.set(op.results[0], total)
    b.set(op.results[1], b.compare(6, total, lhs))


def _mul_extended(extend: str) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        lhs, rhs = b.ssa(op.operands[0]), b.ssa(op.operands[1])
        bits = bit_width(scalar_type(lhs.type))
        wide = with_element_type(lhs.type, IntegerType(2 * bits))
        product = b.int_op("llvm.mul", b.cast(extend, lhs, wide), b.cast(extend, rhs, wide))
        high = b.binary("llvm.lshr", product, b.int(bits, wide), {})
        b.set(op.results[0], b.cast("llvm.trunc", product, lhs.type))
        b.set(op.results[1], b.cast("llvm.trunc", high, lhs.type))

    return lower


# Conversions ----------------------------------------------------------------------------------


def _cast(name: str) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        type_ = convert_type(op.results[0].type)
        b.set(op.results[0], b.cast(name, b.ssa(op.operands[0]), type_))

    return lower


def _index_cast(extend: str) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        x, type_ = b.ssa(op.operands[0]), convert_type(op.results[0].type)
        narrower = bit_width(scalar_type(type_)) < bit_width(scalar_type(x.type))
        known = b.known.get(x)
        if known is not None and type_ is i64 and x.type != i1 and extend == "llvm.sext":
            b.set(op.results[0], b.int(known))
        else:
            b.set(op.results[0], b.cast("llvm.trunc" if narrower else extend, x, type_))

    return lower


def _float_cast(
    convert: Callable[[SSAValue, Attribute, Builder], SSAValue], *, wider: bool
) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        mode = op.properties.get("roundingmode")
        if mode is not None and "to_nearest_even" not in str(mode):
            raise not_lowered(op, "with a rounding mode other than to_nearest_even")
        x, type_ = b.ssa(op.operands[0]), convert_type(op.results[0].type)
        source, target = bit_width(scalar_type(x.type)), bit_width(scalar_type(type_))
        if source == target or (source < target) is not wider:
            raise not_lowered(op, f"from {x.type} to {type_}")
        b.set(op.results[0], convert(x, type_, b))

    return lower


def _from_int(signed: bool) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        type_ = convert_type(op.results[0].type)
        b.set(op.results[0], int_to_float(b.ssa(op.operands[0]), type_, b, signed=signed))

    return lower


def _to_int(name: str) -> Handler:
    def lower(op: Operation, b: Builder) -> None:
        x, type_ = b.ssa(op.operands[0]), convert_type(op.results[0].type)
        if isinstance(scalar_type(x.type), Float16Type | BFloat16Type):
            x = extend_float(x, with_element_type(x.type, ops.F32), b)
        b.set(op.results[0], b.value(name, (x,), type_))

    return lower


def _bitcast(op: Operation, b: Builder) -> None:
    x, type_ = b.ssa(op.operands[0]), convert_type(op.results[0].type)
    if x.type != type_ and bit_width(scalar_type(x.type)) != bit_width(scalar_type(type_)):
        raise not_lowered(op, f"from {x.type} to {type_}")
    b.set(op.results[0], b.cast("llvm.bitcast", x, type_))


_FLOAT_BINARY = {
    "addf": "fadd",
    "subf": "fsub",
    "mulf": "fmul",
    "maximumf": "intr.maximum",
    "minimumf": "intr.minimum",
    "maxnumf": "intr.maxnum",
    "minnumf": "intr.minnum",
}
_INT_BINARY = {
    "addi": "add",
    "subi": "sub",
    "muli": "mul",
    "shli": "shl",
    "remui": "urem",
    "remsi": "srem",
    "andi": "and",
    "ori": "or",
    "xori": "xor",
    "maxsi": "intr.smax",
    "minsi": "intr.smin",
    "maxui": "intr.umax",
    "minui": "intr.umin",
}
_EXACT_BINARY = {"divsi": "sdiv", "divui": "udiv", "shrui": "lshr", "shrsi": "ashr"}

HANDLERS: dict[str, Handler] = {
    **{f"arith.{k}": float_binary(f"llvm.{v}") for k, v in _FLOAT_BINARY.items()},
    **{f"arith.{k}": _int_binary(f"llvm.{v}") for k, v in _INT_BINARY.items()},
    **{f"arith.{k}": _exact_binary(f"llvm.{v}") for k, v in _EXACT_BINARY.items()},
    "arith.divf": _divf,
    "arith.constant": _constant,
    "arith.cmpi": _compare,
    "arith.cmpf": _compare_floats,
    "arith.select": _select,
    "arith.negf": _negf,
    "arith.floordivsi": _floordivsi,
    "arith.ceildivsi": _ceildivsi,
    "arith.ceildivui": _ceildivui,
    "arith.addui_extended": _addui_extended,
    "arith.mulsi_extended": _mul_extended("llvm.sext"),
    "arith.mului_extended": _mul_extended("llvm.zext"),
    "arith.extsi": _cast("llvm.sext"),
    "arith.extui": _cast("llvm.zext"),
    "arith.trunci": _cast("llvm.trunc"),
    "arith.index_cast": _index_cast("llvm.sext"),
    "arith.index_castui": _index_cast("llvm.zext"),
    "arith.extf": _float_cast(extend_float, wider=True),
    "arith.truncf": _float_cast(truncate_float, wider=False),
    "arith.sitofp": _from_int(signed=True),
    "arith.uitofp": _from_int(signed=False),
    "arith.fptosi": _to_int("llvm.fptosi"),
    "arith.fptoui": _to_int("llvm.fptoui"),
    "arith.bitcast": _bitcast,
}
