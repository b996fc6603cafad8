"""Meaning of the operations of ``arith``."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable

from ad_opt.dialects.support.ir.queries import attribute_of, width_of
from ad_opt.lowering.interpreters.values import ieee
from ad_opt.lowering.interpreters.values.elementwise import (
    elementwise,
    float_format,
    integer_width,
    scalar_of,
)
from ad_opt.lowering.interpreters.values.ieee import Format
from ad_opt.lowering.interpreters.values.registry import (
    OPS,
    Evaluate,
    Machine,
    Undefined,
    Value,
    integer,
    operand_type,
    ops,
    result_type,
    unknown,
)
from ad_opt.lowering.interpreters.values.values import codec_of, signed, unsigned, wrap
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    DenseResourceAttr,
    FloatAttr,
    IntegerAttr,
    ShapedType,
    StringAttr,
)
from xdsl.ir import Attribute, Operation


def attribute_value(op: Operation, attr: Attribute | None, type: Attribute) -> Value:
    """The run-time value of a constant's attribute."""
    element = scalar_of(type)
    if isinstance(attr, IntegerAttr):
        width = width_of(element)
        return wrap(attr.value.data, 64 if width is None else width)
    if isinstance(attr, FloatAttr):
        return ieee.rounder(float_format(op, element))(attr.value.data)
    if isinstance(attr, DenseIntOrFPElementsAttr):
        inner = attr.type.get_element_type()
        found = [_dense_element(op, value, inner) for value in attr.get_values()]
        shape = attr.type.get_shape()
        found *= math.prod(shape) // max(len(found), 1) if len(found) == 1 else 1
        return codec_of(inner).array(found, shape)
    raise unknown(op, "a dense resource" if isinstance(attr, DenseResourceAttr) else f"`{attr}`")


def _dense_element(op: Operation, value: Value, element: Attribute) -> Value:
    if isinstance(value, tuple):
        return value
    width = width_of(element)
    if width is None:
        return ieee.rounder(float_format(op, element))(float(value))
    return wrap(int(value), width)


@ops("arith.constant")
def _constant(op: Operation, machine: Machine) -> Evaluate:
    value = attribute_value(op, attribute_of(op, "value"), result_type(op))
    return lambda: value


# Integers. Each row is a function of the width and two operands.


def _flags(op: Operation) -> str:
    found = attribute_of(op, "overflowFlags")
    return str(found) if found is not None else ""


def _exact(operation: Callable[[int, int], int]) -> Callable[[Operation, int], Evaluate]:
    """``+ - *`` and shifts to the left: the exact result, reduced; the flags forbid reduction."""

    def make(op: Operation, width: int) -> Evaluate:
        flags = _flags(op)
        nsw, nuw = "nsw" in flags, "nuw" in flags

        def evaluate(a: int, b: int) -> int:
            result = wrap(operation(a, b), width)
            if nsw and operation(signed(a, width), signed(b, width)) != signed(result, width):
                raise Undefined("signed overflow although it is marked `nsw`")
            if nuw and operation(unsigned(a, width), unsigned(b, width)) != unsigned(result, width):
                raise Undefined("unsigned overflow although it is marked `nuw`")
            return result

        return evaluate

    return make


def _plain(operation: Callable[[int, int], int]) -> Callable[[Operation, int], Evaluate]:
    return lambda op, width: lambda a, b: wrap(operation(a, b), width)


def _as_signed(operation: Callable[[int, int, int], int]) -> Callable[[Operation, int], Evaluate]:
    def make(op: Operation, width: int) -> Evaluate:
        def evaluate(a: int, b: int) -> int:
            return wrap(operation(signed(a, width), signed(b, width), width), width)

        return evaluate

    return make


def _as_unsigned(operation: Callable[[int, int, int], int]) -> Callable[[Operation, int], Evaluate]:
    def make(op: Operation, width: int) -> Evaluate:
        exact = attribute_of(op, "isExact") is not None

        def evaluate(a: int, b: int) -> int:
            a, b = unsigned(a, width), unsigned(b, width)
            result = operation(a, b, width)
            if exact and op.name == "arith.divui" and result * b != a:
                raise Undefined("the division leaves a remainder although it is marked `exact`")
            return wrap(result, width)

        return evaluate

    return make


def _nonzero(divisor: int) -> None:
    if divisor == 0:
        raise Undefined("division by zero")


def _check_quotient(a: int, b: int, width: int) -> None:
    _nonzero(b)
    if b == -1 and a == -(1 << (width - 1)):
        raise Undefined("the quotient does not fit: smallest integer divided by -1")


def _truncating(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _divsi(a: int, b: int, width: int) -> int:
    _check_quotient(a, b, width)
    return _truncating(a, b)


def _remsi(a: int, b: int, width: int) -> int:
    _check_quotient(a, b, width)
    return a - b * _truncating(a, b)


def _floordivsi(a: int, b: int, width: int) -> int:
    _check_quotient(a, b, width)
    return a // b


def _ceildivsi(a: int, b: int, width: int) -> int:
    _check_quotient(a, b, width)
    return -(-a // b)


def _divui(a: int, b: int, width: int) -> int:
    _nonzero(b)
    return a // b


def _ceildivui(a: int, b: int, width: int) -> int:
    _nonzero(b)
    return -(-a // b)


def _remui(a: int, b: int, width: int) -> int:
    _nonzero(b)
    return a % b


def _amount(by: int, width: int) -> int:
    by = unsigned(by, width)
    if by >= width:
        raise Undefined(f"a shift by {by} of {width} bits")
    return by


_INTEGER: dict[str, Callable[[Operation, int], Evaluate]] = {
    "addi": _exact(operator.add),
    "subi": _exact(operator.sub),
    "muli": _exact(operator.mul),
    "andi": _plain(operator.and_),
    "ori": _plain(operator.or_),
    "xori": _plain(operator.xor),
    "divsi": _as_signed(_divsi),
    "remsi": _as_signed(_remsi),
    "floordivsi": _as_signed(_floordivsi),
    "ceildivsi": _as_signed(_ceildivsi),
    "minsi": _as_signed(lambda a, b, width: min(a, b)),
    "maxsi": _as_signed(lambda a, b, width: max(a, b)),
    "divui": _as_unsigned(_divui),
    "ceildivui": _as_unsigned(_ceildivui),
    "remui": _as_unsigned(_remui),
    "minui": _as_unsigned(lambda a, b, width: min(a, b)),
    "maxui": _as_unsigned(lambda a, b, width: max(a, b)),
}


def _enter_integer(name: str, make: Callable[[Operation, int], Evaluate]) -> None:
    def enter(op: Operation, machine: Machine) -> Evaluate:
        return elementwise(op, make(op, integer_width(op, result_type(op))))

    OPS[f"arith.{name}"] = enter


for _name, _make in _INTEGER.items():
    _enter_integer(_name, _make)


@ops("arith.shli")
def _shli(op: Operation, machine: Machine) -> Evaluate:
    width, flags = integer_width(op, result_type(op)), _flags(op)

    def evaluate(a: int, b: int) -> int:
        by = _amount(b, width)
        result = wrap(a << by, width)
        if "nsw" in flags and signed(result, width) != signed(a, width) << by:
            raise Undefined("signed overflow although it is marked `nsw`")
        if "nuw" in flags and unsigned(result, width) != unsigned(a, width) << by:
            raise Undefined("unsigned overflow although it is marked `nuw`")
        return result

    return elementwise(op, evaluate)


@ops("arith.shrsi", "arith.shrui")
def _shift_right(op: Operation, machine: Machine) -> Evaluate:
    width = integer_width(op, result_type(op))
    read = signed if op.name == "arith.shrsi" else unsigned
    exact = attribute_of(op, "isExact") is not None

    def evaluate(a: int, b: int) -> int:
        by = _amount(b, width)
        if exact and a & ((1 << by) - 1):
            raise Undefined("bits are shifted out although it is marked `exact`")
        return wrap(read(a, width) >> by, width)

    return elementwise(op, evaluate)


@ops("arith.addui_extended")
def _addui_extended(op: Operation, machine: Machine) -> Evaluate:
    width = integer_width(op, result_type(op))

    def evaluate(a: int, b: int) -> tuple[int, int]:
        total = unsigned(a, width) + unsigned(b, width)
        return wrap(total, width), total >> width

    return elementwise(op, evaluate)


@ops("arith.subui_extended")
def _subui_extended(op: Operation, machine: Machine) -> Evaluate:
    width = integer_width(op, result_type(op))

    def evaluate(a: int, b: int) -> tuple[int, int]:
        return wrap(a - b, width), int(unsigned(a, width) < unsigned(b, width))

    return elementwise(op, evaluate)


@ops("arith.mulsi_extended", "arith.mului_extended")
def _mul_extended(op: Operation, machine: Machine) -> Evaluate:
    width = integer_width(op, result_type(op))
    read = signed if op.name == "arith.mulsi_extended" else unsigned

    def evaluate(a: int, b: int) -> tuple[int, int]:
        product = read(a, width) * read(b, width)
        return wrap(product, width), wrap(product >> width, width)

    return elementwise(op, evaluate)


_SIGNED = {"slt": operator.lt, "sle": operator.le, "sgt": operator.gt, "sge": operator.ge}
_UNSIGNED = {"ult": operator.lt, "ule": operator.le, "ugt": operator.gt, "uge": operator.ge}
CMPI_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
CMPF_PREDICATES = (
    *("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
    *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
)
_ORDER = {
    **{"eq": operator.eq, "gt": operator.gt, "ge": operator.ge},
    **{"lt": operator.lt, "le": operator.le, "ne": operator.ne},
}


def compare_integers(predicate: str, width: int) -> Evaluate:
    """The function for one predicate of ``arith.cmpi``."""
    if predicate in _SIGNED:
        order = _SIGNED[predicate]
        return lambda a, b: int(order(signed(a, width), signed(b, width)))
    if predicate in _UNSIGNED:
        order = _UNSIGNED[predicate]
        return lambda a, b: int(order(unsigned(a, width), unsigned(b, width)))
    return (lambda a, b: int(a == b)) if predicate == "eq" else (lambda a, b: int(a != b))


def compare_floats(predicate: str) -> Evaluate:
    """The function for one predicate of ``arith.cmpf``: ordered, or "unordered or"."""
    if predicate in ("true", "false"):
        return lambda a, b: int(predicate == "true")
    unordered = predicate[0] == "u"
    order = _ORDER.get(predicate[1:], lambda a, b: predicate == "ord")

    def evaluate(a: float, b: float) -> int:
        if math.isnan(a) or math.isnan(b):
            return int(unordered)
        return int(order(a, b))

    return evaluate


@ops("arith.cmpi")
def _cmpi(op: Operation, machine: Machine) -> Evaluate:
    predicate = CMPI_PREDICATES[integer(attribute_of(op, "predicate"))]
    width = integer_width(op, operand_type(op))
    return elementwise(op, compare_integers(predicate, width))


@ops("arith.cmpf")
def _cmpf(op: Operation, machine: Machine) -> Evaluate:
    predicate = CMPF_PREDICATES[integer(attribute_of(op, "predicate"))]
    return elementwise(op, compare_floats(predicate))


@ops("arith.select")
def _select(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(condition: int, a: Value, b: Value) -> Value:
        return a if condition else b

    by_element = isinstance(operand_type(op), ShapedType)
    return elementwise(op, evaluate) if by_element else evaluate


# Floats. Each row is a function of the format and the operands.


def _rounded(operation: Callable[..., float]) -> Callable[[Format], Evaluate]:
    """An operation that binary64 computes right, then one rounding."""

    def make(at: Format) -> Evaluate:
        if at is ieee.F64:
            return operation
        narrow = ieee.rounder(at)
        return lambda *values: narrow(operation(*values))

    return make


_FLOAT: dict[str, Callable[[Format], Evaluate]] = {
    "addf": _rounded(operator.add),
    "subf": _rounded(operator.sub),
    "mulf": _rounded(operator.mul),
    "divf": _rounded(ieee.divide),
    "negf": lambda at: operator.neg,
    "remf": lambda at: ieee.libm("fmod", 2, at),
    "minimumf": lambda at: ieee.minimum,
    "maximumf": lambda at: ieee.maximum,
    "minnumf": lambda at: ieee.minimum_number,
    "maxnumf": lambda at: ieee.maximum_number,
}


def _enter_float(name: str, make: Callable[[Format], Evaluate]) -> None:
    def enter(op: Operation, machine: Machine) -> Evaluate:
        return elementwise(op, make(float_format(op, result_type(op))))

    OPS[f"arith.{name}"] = enter


for _name, _make_float in _FLOAT.items():
    _enter_float(_name, _make_float)

_ARITH_OF_KIND = {
    **{"addf": "addf", "addi": "addi", "mulf": "mulf", "muli": "muli", "add": "add", "mul": "mul"},
    **{"maximumf": "maximumf", "minimumf": "minimumf", "maxnumf": "maxnumf", "minnumf": "minnumf"},
    **{"maxs": "maxsi", "mins": "minsi", "maxu": "maxui", "minu": "minui"},
    **{"maxsi": "maxsi", "minsi": "minsi", "maxui": "maxui", "minui": "minui"},
    **{"ori": "ori", "andi": "andi", "xori": "xori", "or": "ori", "and": "andi", "xor": "xori"},
}


def _name_of_kind(kind: str, width: int | None) -> str:
    name = _ARITH_OF_KIND.get(kind, kind)
    if name in ("add", "mul"):
        name += "f" if width is None else "i"
    return name


def combine(op: Operation, kind: str, element: Attribute) -> Evaluate:
    """The binary operation that a reduction kind or an atomic update names."""
    if kind == "assign":
        return lambda new, old: new
    width = width_of(element)
    name = _name_of_kind(kind, width)
    if width is not None and name in _INTEGER:
        return _INTEGER[name](op, width)
    if width is None and name in _FLOAT:
        return _FLOAT[name](float_format(op, element))
    raise unknown(op, f"the reduction `{kind}` on `{element}`")


_NEUTRAL_FLOATS = {
    "addf": -0.0, "mulf": 1.0, "maximumf": -math.inf, "minimumf": math.inf, "maxnumf": math.nan,
    "minnumf": math.nan,
}  # fmt: skip
_NEUTRAL_BITS = {"addi": 0, "muli": 1, "andi": -1, "ori": 0, "xori": 0, "minui": -1, "maxui": 0}


def neutral(kind: str, element: Attribute) -> Value:
    """Return what a reduction of nothing is: it changes no value that it is combined with."""
    width = width_of(element)
    name = _name_of_kind(kind, width)
    if width is None:
        return _NEUTRAL_FLOATS[name]
    low = -(1 << (width - 1))
    return wrap({"minsi": -low - 1, "maxsi": low, **_NEUTRAL_BITS}[name], width)


# Conversions.


@ops("arith.extsi", "arith.trunci", "arith.extui", "arith.index_cast", "arith.index_castui")
def _resize(op: Operation, machine: Machine) -> Evaluate:
    old, new = integer_width(op, operand_type(op)), integer_width(op, result_type(op))
    zero_extends = op.name in ("arith.extui", "arith.index_castui")
    read, flags = (unsigned if zero_extends else signed), _flags(op)
    non_negative = attribute_of(op, "nonNeg") is not None

    def evaluate(value: int) -> int:
        result = wrap(read(value, old), new)
        if "nsw" in flags and signed(result, new) != signed(value, old):
            raise Undefined("a signed value does not fit although it is marked `nsw`")
        if "nuw" in flags and unsigned(result, new) != unsigned(value, old):
            raise Undefined("an unsigned value does not fit although it is marked `nuw`")
        if non_negative and signed(value, old) < 0:
            raise Undefined("a negative value although it is marked `nneg`")
        return result

    return elementwise(op, evaluate)


@ops("arith.sitofp", "arith.uitofp")
def _int_to_float(op: Operation, machine: Machine) -> Evaluate:
    width, at = integer_width(op, operand_type(op)), float_format(op, result_type(op))
    read = signed if op.name == "arith.sitofp" else unsigned
    non_negative = attribute_of(op, "nonNeg") is not None

    def evaluate(value: int) -> float:
        if non_negative and signed(value, width) < 0:
            raise Undefined("a negative value although it is marked `nneg`")
        return ieee.from_integer(at, read(value, width))

    return elementwise(op, evaluate)


@ops("arith.fptosi", "arith.fptoui")
def _float_to_int(op: Operation, machine: Machine) -> Evaluate:
    width = integer_width(op, result_type(op))
    is_signed = op.name == "arith.fptosi"
    low = -(1 << (width - 1)) if is_signed else 0
    high = (1 << (width - 1 if is_signed else width)) - 1

    def evaluate(value: float) -> int:
        if not math.isfinite(value) or not low <= (whole := math.trunc(value)) <= high:
            raise Undefined(f"{value} does not fit in {width} bits")
        return wrap(whole, width)

    return elementwise(op, evaluate)


_ROUNDING = {
    "to_nearest_even": ieee.TO_NEAREST_EVEN,
    "downward": ieee.DOWNWARD,
    "upward": ieee.UPWARD,
    "toward_zero": ieee.TOWARD_ZERO,
    "to_nearest_away": ieee.TO_NEAREST_AWAY,
}


def _rounding_mode(op: Operation) -> int:
    found = attribute_of(op, "roundingmode")
    if found is None:
        return ieee.TO_NEAREST_EVEN
    if isinstance(found, IntegerAttr):
        return found.value.data
    text = found.data if isinstance(found, StringAttr) else str(found)
    return next((mode for name, mode in _ROUNDING.items() if name in text), 0)


@ops("arith.truncf")
def _truncf(op: Operation, machine: Machine) -> Evaluate:
    at, mode = float_format(op, result_type(op)), _rounding_mode(op)
    if mode == ieee.TO_NEAREST_EVEN:
        return elementwise(op, ieee.rounder(at))
    return elementwise(op, lambda value: ieee.convert(at, value, mode))


@ops("arith.extf")
def _extf(op: Operation, machine: Machine) -> Evaluate:
    float_format(op, result_type(op))
    return elementwise(op, lambda value: value)


@ops("arith.bitcast")
def _bitcast(op: Operation, machine: Machine) -> Evaluate:
    old, new = operand_type(op), result_type(op)
    # To the same type a number stays what it is, with the tangent that it may carry.
    return elementwise(op, _same if old == new else reinterpret(op, old, new))


def _same(value: Value) -> Value:
    return value


def reinterpret(op: Operation, old: Attribute, new: Attribute) -> Evaluate:
    """The function that gives the bits of one scalar type another scalar type."""
    old_width, new_width = width_of(scalar_of(old)), width_of(scalar_of(new))

    def evaluate(value: Value) -> Value:
        if old_width is None:
            bits = ieee.to_bits(float_format(op, old), value)
        else:
            bits = unsigned(value, old_width)
        if new_width is None:
            return ieee.from_bits(float_format(op, new), bits)
        return wrap(bits, new_width)

    return evaluate


@ops("arith.scaling_extf", "arith.scaling_truncf")
def _scaling(op: Operation, machine: Machine) -> Evaluate:
    """The second operand is an ``f8E8M0FNU`` exponent, which no value here can have."""
    raise unknown(op, f"the operation `{op.name}` (its scales are 8-bit floats)")
