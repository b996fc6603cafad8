"""Expansion to several operations: powers of two, classes of floats, wrapped and cut integers.

Everything here is exact: the same bits as LLVM's intrinsic gives, subnormal numbers, infinities and
NaNs included.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.dialects.support.ir.shaped_types import scalar_type, truth_type, with_element_type
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import (
    AnyFloat,
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IntegerType,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, SSAValue

from .arithmetic import WRAPS, Handler

MANTISSA: dict[type[Attribute], int] = {
    Float16Type: 10,
    BFloat16Type: 7,
    Float32Type: 23,
    Float64Type: 52,
}
"""Bits of the mantissa that are stored."""


def contracting(flags: Mapping[str, Attribute]) -> dict[str, Attribute]:
    """The same flags, and that a product and a sum may be rounded once."""
    given = cast(Any, flags["fastmath"]).data
    return {"fastmath": FastMathFlagsAttr((*given, FastMathFlag.ALLOW_CONTRACT))}


def bits_type(type_: Attribute) -> Attribute:
    """The integer type (or vector) with the bits of a float type (or vector)."""
    return with_element_type(type_, IntegerType(cast(AnyFloat, scalar_type(type_)).bitwidth))


def binary(r: Raiser, name: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
    """An integer operation of ``arith`` without flags."""
    wraps = name in ("addi", "subi", "muli", "shli")
    return r.value(f"arith.{name}", (lhs, rhs), None, WRAPS if wraps else {})


def resize(value: SSAValue, type_: Attribute, r: Raiser) -> SSAValue:
    """A signed integer in another width, cut if need be."""
    here, there = (cast(IntegerType, scalar_type(t)).width.data for t in (value.type, type_))
    if here == there:
        return value
    if here < there:
        return r.value("arith.extsi", (value,), type_)
    return r.value("arith.trunci", (value,), type_, WRAPS)


# Powers of two --------------------------------------------------------------------------------


def scale(x: SSAValue, n: SSAValue, r: Raiser) -> SSAValue:
    """``x * 2**n`` rounded once, as ``ldexp`` does it.

    Three factors, each a power of two that is a normal number. Those that shrink keep a mantissa's
    distance to the subnormal numbers, so that only the last product rounds.
    """
    mantissa = MANTISSA[type(scalar_type(x.type))]
    most = (1 << (cast(AnyFloat, scalar_type(x.type)).bitwidth - mantissa - 2)) - 1
    least = 1 - most
    wide = with_element_type(
        x.type, IntegerType(max(32, cast(IntegerType, scalar_type(n.type)).width.data))
    )
    if n.type != wide:
        n = spread(resize(n, with_element_type(n.type, cast(Any, scalar_type(wide))), r), wide, r)
    small = least + mantissa + 1
    for _ in range(2):
        large = r.compare("sgt", n, r.int(most, wide))
        tiny = r.compare("slt", n, r.int(least, wide))
        down, none = r.float(2.0**small, x.type), r.float(1.0, x.type)
        factor = r.select(large, r.float(2.0**most, x.type), r.select(tiny, down, none))
        taken = r.select(
            large, r.int(most, wide), r.select(tiny, r.int(small, wide), r.int(0, wide))
        )
        x = r.value("arith.mulf", (x, factor))
        n = binary(r, "subi", n, taken)
    n = r.value("arith.minsi", (n, r.int(most, wide)))
    n = r.value("arith.maxsi", (n, r.int(least, wide)))
    return r.value("arith.mulf", (x, _power_of_two(n, x.type, most, mantissa, r)))


def spread(n: SSAValue, wide: Attribute, r: Raiser) -> SSAValue:
    """An integer in each lane, where a vector is wanted and LLVM has one for all."""
    return n if n.type == wide else r.value("vector.broadcast", (n,), wide)


def _power_of_two(n: SSAValue, type_: Attribute, bias: int, mantissa: int, r: Raiser) -> SSAValue:
    bits = bits_type(type_)
    exponent = resize(binary(r, "addi", n, r.int(bias, n.type)), bits, r)
    raised = binary(r, "shli", exponent, r.int(mantissa, bits))
    return r.value("arith.bitcast", (raised,), type_)


def split(x: SSAValue, exponent_type: Attribute, r: Raiser) -> tuple[SSAValue, SSAValue]:
    """Mantissa in [1/2, 1) and exponent, as ``frexp`` gives them; zeros, ∞ and NaN stay, with 0.

    The mantissa is ``x`` times a power of two, so its derivative is that power.
    """
    mantissa = MANTISSA[type(x.type)]
    bits = bits_type(x.type)
    width = cast(IntegerType, bits).width.data
    bias = (1 << (width - mantissa - 2)) - 1
    magnitude = r.value("math.absf", (x,))
    smallest = r.float(2.0 ** (1 - bias), x.type)
    up = mantissa + 2
    subnormal = r.compare_floats("olt", magnitude, smallest)
    factor = r.select(subnormal, r.float(2.0**up, x.type), r.float(1.0, x.type))
    normal = r.value("arith.mulf", (x, factor))
    # The exponent changes by jumps: no derivative flows through the bits.
    still = r.value("autodiff.stop_gradient", (normal,), x.type)
    raw = r.value("arith.bitcast", (still,), bits)
    field = binary(r, "andi", raw, r.int(((1 << (width - 1 - mantissa)) - 1) << mantissa, bits))
    biased = r.value("arith.shrui", (field, r.int(mantissa, bits)))
    power = binary(r, "subi", biased, r.int(bias - 1, bits))
    ordinary = binary(
        r,
        "andi",
        r.compare_floats("one", x, r.zero(x.type)),
        r.compare_floats("olt", magnitude, r.float(float("inf"), x.type)),
    )
    power = r.select(ordinary, power, r.int(0, bits))
    shift = r.select(subnormal, r.int(up, bits), r.int(0, bits))
    shift = r.select(ordinary, shift, r.int(0, bits))
    # Two factors, since the inverse of the largest power is no normal number.
    half = r.value("arith.shrsi", (power, r.int(1, bits)))
    scaled = normal
    for part in (half, binary(r, "subi", power, half)):
        back = binary(r, "subi", r.int(0, bits), part)
        factor = _power_of_two(back, x.type, bias, mantissa, r)
        scaled = r.value("arith.mulf", (scaled, factor))
    scaled = r.select(ordinary, scaled, x)
    return scaled, resize(binary(r, "subi", power, shift), exponent_type, r)


# Classes of floats ----------------------------------------------------------------------------

_TESTS = {0x003: "math.isnan", 0x204: "math.isinf", 0x1F8: "math.isfinite", 0x108: "math.isnormal"}
"""Masks of ``is.fpclass`` that one operation answers."""


def _is_class(op: Operation, r: Raiser) -> None:
    x = r.x(op.operands[0])
    mask = integer_property(op, "bit") & 0x3FF
    kind = truth_type(x.type)
    if mask in _TESTS:
        r.set(op.results[0], r.value(_TESTS[mask], (x,), kind))
    elif mask ^ 0x3FF in _TESTS:
        test = r.value(_TESTS[mask ^ 0x3FF], (x,), kind)
        r.set(op.results[0], binary(r, "xori", test, r.int(1, kind)))
    elif type(scalar_type(x.type)) not in MANTISSA:
        r.clone(op)
    else:
        r.set(op.results[0], _in_classes(x, mask, r))


def _in_classes(x: SSAValue, mask: int, r: Raiser) -> SSAValue:
    """Looks at the bits: sign, and where the rest lies between the classes' limits."""
    mantissa = MANTISSA[type(scalar_type(x.type))]
    bits = bits_type(x.type)
    width = cast(IntegerType, scalar_type(bits)).width.data
    raw = r.value("arith.bitcast", (x,), bits)
    rest = binary(r, "andi", raw, r.int((1 << (width - 1)) - 1, bits))
    negative = r.compare("slt", raw, r.int(0, bits))
    infinity = ((1 << (width - 1 - mantissa)) - 1) << mantissa
    quiet = infinity | (1 << (mantissa - 1))
    # Lower and upper limit of the magnitude's bits; the mask's bits without and with a sign.
    rows = [
        (infinity + 1, quiet - 1, 0x001, 0x001),
        (quiet, (1 << (width - 1)) - 1, 0x002, 0x002),
        (infinity, infinity, 0x200, 0x004),
        (1 << mantissa, infinity - 1, 0x100, 0x008),
        (1, (1 << mantissa) - 1, 0x080, 0x010),
        (0, 0, 0x040, 0x020),
    ]
    result = r.int(0, truth_type(x.type))
    for low, high, plus, minus in rows:
        if not mask & (plus | minus):
            continue
        offset = binary(r, "subi", rest, r.int(low, bits))
        inside = r.compare("ule", offset, r.int(high - low, bits))
        if not mask & plus:
            inside = binary(r, "andi", inside, negative)
        elif not mask & minus:
            positive = r.compare("sge", raw, r.int(0, bits))
            inside = binary(r, "andi", inside, positive)
        result = binary(r, "ori", result, inside)
    return result


# Integers that may overflow -------------------------------------------------------------------


def _overflow(kind: str, *, signed: bool) -> Handler:
    def raise_op(op: Operation, r: Raiser) -> None:
        lhs, rhs = (r.x(value) for value in op.operands)
        if kind == "mul":
            result, over = _product(lhs, rhs, r, signed=signed)
        else:
            result = binary(r, f"{kind}i", lhs, rhs)
            over = _wrapped(kind, lhs, rhs, result, r, signed=signed)
        r.set(op.results[0], result, over)

    return raise_op


def _product(lhs: SSAValue, rhs: SSAValue, r: Raiser, *, signed: bool) -> tuple[SSAValue, SSAValue]:
    type_ = lhs.type
    name = "arith.mulsi_extended" if signed else "arith.mului_extended"
    low, high = r.emit(name, (lhs, rhs), (type_, type_)).results
    if not signed:
        return low, r.compare("ne", high, r.int(0, type_))
    width = cast(IntegerType, scalar_type(type_)).width.data
    sign = r.value("arith.shrsi", (low, r.int(width - 1, type_)))
    return low, r.compare("ne", high, sign)


def _wrapped(
    kind: str, lhs: SSAValue, rhs: SSAValue, result: SSAValue, r: Raiser, *, signed: bool
) -> SSAValue:
    """True if a sum or difference does not fit."""
    if not signed:
        if kind == "add":
            return r.compare("ult", result, lhs)
        return r.compare("ult", lhs, rhs)
    # A sum is too large if its sign is neither operand's; a difference, if the operands' signs
    # differ and its sign is not that of the first.
    other = result if kind == "add" else rhs
    first, second = binary(r, "xori", lhs, other), binary(r, "xori", result, lhs)
    if kind == "add":
        second = binary(r, "xori", result, rhs)
    both = binary(r, "andi", first, second)
    return r.compare("slt", both, r.int(0, lhs.type))


def _saturating(kind: str, *, signed: bool) -> Handler:
    def raise_op(op: Operation, r: Raiser) -> None:
        lhs, rhs = (r.x(value) for value in op.operands)
        type_ = lhs.type
        width = cast(IntegerType, scalar_type(type_)).width.data
        result = binary(r, f"{kind}i", lhs, rhs)
        over = _wrapped(kind, lhs, rhs, result, r, signed=signed)
        if signed:
            # The limit on the side of the first operand's sign.
            sign = r.value("arith.shrsi", (lhs, r.int(width - 1, type_)))
            limit = binary(r, "xori", sign, r.int((1 << (width - 1)) - 1, type_))
        else:
            limit = r.int(-1 if kind == "add" else 0, type_)
        r.set(op.results[0], r.select(over, limit, result))

    return raise_op


def _three_way(*, signed: bool) -> Handler:
    def raise_op(op: Operation, r: Raiser) -> None:
        lhs, rhs = (r.x(value) for value in op.operands)
        type_, letter = op.results[0].type, "s" if signed else "u"
        more = r.value("arith.extui", (r.compare(f"{letter}gt", lhs, rhs),), type_)
        less = r.value("arith.extui", (r.compare(f"{letter}lt", lhs, rhs),), type_)
        r.set(op.results[0], binary(r, "subi", more, less))

    return raise_op


# Bits -----------------------------------------------------------------------------------------


def _funnel(*, left: bool) -> Handler:
    """The high (or low) half of two integers side by side, shifted."""

    def raise_op(op: Operation, r: Raiser) -> None:
        high, low, by = (r.x(value) for value in op.operands)
        type_ = high.type
        width = cast(IntegerType, scalar_type(type_)).width.data
        whole, last = r.int(width, type_), r.int(width - 1, type_)
        power_of_two = not width & (width - 1)
        by = binary(r, "andi", by, last) if power_of_two else r.value("arith.remui", (by, whole))
        back = binary(r, "subi", whole, by)
        if power_of_two:
            back = binary(r, "andi", back, last)
        none = r.compare("eq", by, r.int(0, type_))
        up, down = (by, back) if left else (back, by)
        shifted = binary(r, "ori", binary(r, "shli", high, up), r.value("arith.shrui", (low, down)))
        r.set(op.results[0], r.select(none, high if left else low, shifted))

    return raise_op


def _swap_bits(unit: int) -> Handler:
    """Turns the order of bits (or bytes) around, halves first."""

    def raise_op(op: Operation, r: Raiser) -> None:
        x = r.x(op.operands[0])
        width = cast(IntegerType, scalar_type(x.type)).width.data
        if width & (width - 1):
            r.clone(op)
            return
        half = width // 2
        while half >= unit:
            mask = sum(((1 << half) - 1) << at for at in range(0, width, 2 * half))
            low = r.int(mask, x.type)
            by = r.int(half, x.type)
            down = binary(r, "andi", r.value("arith.shrui", (x, by)), low)
            up = binary(r, "shli", binary(r, "andi", x, low), by)
            x = binary(r, "ori", down, up)
            half //= 2
        r.set(op.results[0], x)

    return raise_op


def _unary(name: str) -> Handler:
    return lambda op, r: r.set(op.results[0], r.value(name, [r.x(op.operands[0])]))


def saturating_conversion(op: Operation, r: Raiser, *, signed: bool) -> None:
    """A float as an integer: the nearest one there is, and zero for NaN."""
    x, type_ = r.x(op.operands[0]), op.results[0].type
    width = cast(IntegerType, scalar_type(type_)).width.data
    low = -(2 ** (width - 1)) if signed else 0
    high = 2 ** (width - 1) - 1 if signed else 2**width - 1
    converted = r.value("arith.fptosi" if signed else "arith.fptoui", (x,), type_)
    for predicate, limit, value in (("ole", low, low), ("oge", high + 1, high)):
        bound = r.float(_in_format(limit, scalar_type(x.type)), x.type)
        beyond = r.compare_floats(predicate, x, bound)
        converted = r.select(beyond, r.int(value, type_), converted)
    unordered = r.compare_floats("uno", x, x)
    r.set(op.results[0], r.select(unordered, r.int(0, type_), converted))


def fraction_and_whole(x: SSAValue, r: Raiser) -> tuple[SSAValue, SSAValue]:
    """Split a number into what is behind the point and what is before it, both with its sign.

    The fraction of an infinity is zero.
    """
    whole = r.value("math.trunc", (x,), x.type)
    rest = r.value("arith.subf", (x, whole), x.type)
    integral = r.compare_floats("oeq", x, whole)
    rest = r.select(integral, r.float(0.0, x.type), rest)
    return r.value("math.copysign", (rest, x), x.type), whole


def modf(op: Operation, r: Raiser) -> None:
    """``llvm.modf``, which gives both."""
    r.set(op.results[0], *fraction_and_whole(r.x(op.operands[0]), r))


def sincos(op: Operation, r: Raiser) -> None:
    """Both at once."""
    x = r.x(op.operands[0])
    r.set(op.results[0], r.value("math.sin", (x,), x.type), r.value("math.cos", (x,), x.type))


_LARGEST_EXPONENT: dict[type[Attribute], int] = {
    Float16Type: 16,
    BFloat16Type: 128,
    Float32Type: 128,
    Float64Type: 1024,
}


def _in_format(number: int, type_: Attribute) -> float:
    """Zero or a power of two in a format that may be too small for it."""
    if abs(number).bit_length() > _LARGEST_EXPONENT.get(type(type_), 1024):
        return float("inf") if number > 0 else float("-inf")
    return float(number)


HANDLERS: dict[str, Handler] = {
    **{
        f"llvm.intr.{'s' if signed else 'u'}{kind}.with.overflow": _overflow(kind, signed=signed)
        for kind in ("add", "sub", "mul")
        for signed in (True, False)
    },
    **{
        f"llvm.intr.{'s' if signed else 'u'}{kind}.sat": _saturating(kind, signed=signed)
        for kind in ("add", "sub")
        for signed in (True, False)
    },
    "llvm.intr.scmp": _three_way(signed=True),
    "llvm.intr.ucmp": _three_way(signed=False),
    "llvm.intr.fshl": _funnel(left=True),
    "llvm.intr.fshr": _funnel(left=False),
    "llvm.intr.bswap": _swap_bits(8),
    "llvm.intr.bitreverse": _swap_bits(1),
    "llvm.intr.abs": _unary("math.absi"),
    "llvm.intr.ctpop": _unary("math.ctpop"),
    "llvm.intr.ctlz": _unary("math.ctlz"),
    "llvm.intr.cttz": _unary("math.cttz"),
    "llvm.intr.is.fpclass": _is_class,
}
