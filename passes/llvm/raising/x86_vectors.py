"""Arithmetic on vectors that x86 has an intrinsic for, as the operations that compute the same.

%m = llvm.x86.avx.max.pd.256(%a, %b)  ->  %greater = arith.cmpf ogt, %a, %b
                                          %m = arith.select %greater, %a, %b

Programs have these by name (``_mm256_max_pd``), and LLVM keeps what no instruction of its own says.
What x86 only approximates (``rcp``, ``rsqrt``) stays, and is refused where a derivative goes
through.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import known_integer
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerType,
    VectorType,
    f32,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue

from .arithmetic import Handler, bitcast

Vector = VectorType[Attribute]
Binary = Callable[[Raiser, SSAValue, SSAValue], SSAValue]

_DYNAMIC = -(2**63)
"""Says that a place is an operand."""
_IN_THIS_DIRECTION = (4, 8)
"""Roundings of AVX-512 that change nothing: as the processor is set, or to nearest."""
_ROUNDINGS = ("math.roundeven", "math.floor", "math.ceil", "math.trunc")
"""No fact: operations that round, by the numbers that x86 has for the directions."""
_AS_SET, _DIRECTION = 4, 3
"""Bits of a rounding's number: as the processor is set (to nearest, AD0974), and the direction."""


# Parts ----------------------------------------------------------------------------------------


def _length(value: SSAValue) -> int:
    return cast(Vector, value.type).get_shape()[0]


def _in_register(value: SSAValue) -> int:
    """The elements of 128 bits, in which most instructions stay."""
    return 128 // cast(AnyFloat, scalar_type(value.type)).bitwidth


def _shuffle(r: Raiser, a: SSAValue, b: SSAValue, mask: Sequence[int]) -> SSAValue:
    type_ = VectorType(scalar_type(a.type), [len(mask)])
    return r.value("vector.shuffle", (a, b), type_, {"mask": DenseArrayBase.from_list(i64, mask)})


def _place(at: int) -> dict[str, Attribute]:
    return {"static_position": DenseArrayBase.from_list(i64, [at])}


def _element(r: Raiser, vector: SSAValue, at: int = 0) -> SSAValue:
    return r.value("vector.extract", (vector,), scalar_type(vector.type), _place(at))


def _with_first(r: Raiser, value: SSAValue, vector: SSAValue) -> SSAValue:
    return r.value("vector.insert", (value, vector), vector.type, _place(0))


def _bits(r: Raiser, flags: Sequence[bool]) -> SSAValue:
    dense: Any = DenseIntOrFPElementsAttr
    type_ = VectorType(i1, [len(flags)])
    value = dense.from_list(type_, [int(flag) for flag in flags])
    return r.value("arith.constant", (), type_, {"value": value})


def _computed(name: str) -> Binary:
    return lambda r, a, b: r.value(name, (a, b))


def _better(predicate: str) -> Binary:
    """The second one where they are equal, or one is not a number."""
    return lambda r, a, b: r.select(r.compare_floats(predicate, a, b), a, b)


# Rows -----------------------------------------------------------------------------------------


def _lanes(compute: Binary) -> Handler:
    """All lanes; AVX-512 says how to round, too."""

    def raise_op(op: Operation, r: Raiser) -> None:
        a, b, *rounding = op.operands
        if any(known_integer(one) not in _IN_THIS_DIRECTION for one in rounding):
            r.clone(op)
            return
        r.set(op.results[0], compute(r, r.x(a), r.x(b)))

    return raise_op


def _first_lane(compute: Binary) -> Handler:
    """The first lane; the others are those of the first operand."""

    def raise_op(op: Operation, r: Raiser) -> None:
        a, b = (r.x(value) for value in op.operands)
        value = compute(r, _element(r, a), _element(r, b))
        r.set(op.results[0], _with_first(r, value, a))

    return raise_op


def _neighbours(compute: Binary) -> Handler:
    """Pairs of neighbours, those of the first operand before those of the second."""

    def raise_op(op: Operation, r: Raiser) -> None:
        a, b = (r.x(value) for value in op.operands)
        length, width = _length(a), _in_register(a)
        even = [
            start + from_ + at
            for start in range(0, length, width)
            for from_ in (0, length)
            for at in range(0, width, 2)
        ]
        odd = [at + 1 for at in even]
        value = compute(r, _shuffle(r, a, b, even), _shuffle(r, a, b, odd))
        r.set(op.results[0], value)

    return raise_op


def _alternating(r: Raiser, even: SSAValue, odd: SSAValue) -> SSAValue:
    length = _length(even)
    return _shuffle(r, even, odd, [at + length * (at % 2) for at in range(length)])


def _addsub(op: Operation, r: Raiser) -> None:
    a, b = (r.x(value) for value in op.operands)
    even, odd = r.value("arith.subf", (a, b)), r.value("arith.addf", (a, b))
    r.set(op.results[0], _alternating(r, even, odd))


def _fmaddsub(op: Operation, r: Raiser) -> None:
    a, b, c, *rounding = op.operands
    if any(known_integer(one) not in _IN_THIS_DIRECTION for one in rounding):
        r.clone(op)
        return
    a, b, c = (r.x(value) for value in (a, b, c))
    even, odd = (r.value("math.fma", (a, b, d)) for d in (r.value("arith.negf", (c,)), c))
    r.set(op.results[0], _alternating(r, even, odd))


def _rounding(operand: SSAValue) -> str | None:
    how = known_integer(operand)
    if how is None:
        return None
    return _ROUNDINGS[0 if how & _AS_SET else how & _DIRECTION]


def _round(op: Operation, r: Raiser) -> None:
    name = _rounding(op.operands[1])
    if name is None:
        r.clone(op)
        return
    r.set(op.results[0], r.value(name, (r.x(op.operands[0]),)))


def _round_first(op: Operation, r: Raiser) -> None:
    name = _rounding(op.operands[2])
    if name is None:
        r.clone(op)
        return
    a, b = (r.x(value) for value in op.operands[:2])
    r.set(op.results[0], _with_first(r, r.value(name, (_element(r, b),)), a))


def _negative(r: Raiser, mask: SSAValue) -> SSAValue:
    """The lanes whose sign is set, with which x86 says yes."""
    element = scalar_type(mask.type)
    if not isinstance(element, IntegerType):
        whole = VectorType(IntegerType(cast(AnyFloat, element).bitwidth), [_length(mask)])
        mask = bitcast(mask, whole, r)
    return r.compare("slt", mask, r.zero(mask.type))


def _blend(op: Operation, r: Raiser) -> None:
    no, yes, mask = (r.x(value) for value in op.operands)
    r.set(op.results[0], r.select(_negative(r, mask), yes, no))


def _dot(op: Operation, r: Raiser) -> None:
    """Products that are chosen, summed in pairs, where they are wanted."""
    which = known_integer(op.operands[2])
    if which is None:
        r.clone(op)
        return
    a, b = (r.x(value) for value in op.operands[:2])
    length, width = _length(a), _in_register(a)
    zero = r.zero(a.type)
    taken = _bits(r, [bool(which >> (4 + at % width) & 1) for at in range(length)])
    value = r.select(taken, r.value("arith.mulf", (a, b)), zero)
    distance = 1
    while distance < width:
        other = _shuffle(r, value, value, [at ^ distance for at in range(length)])
        value = r.value("arith.addf", (value, other))
        distance *= 2
    wanted = _bits(r, [bool(which >> (at % width) & 1) for at in range(length)])
    r.set(op.results[0], r.select(wanted, value, zero))


def _comparison(predicate: str) -> Handler:
    """The first lanes, as an integer."""

    def raise_op(op: Operation, r: Raiser) -> None:
        a, b = (_element(r, r.x(value)) for value in op.operands)
        truth = r.compare_floats(predicate, a, b)
        r.set(op.results[0], r.value("arith.extui", (truth,), i32))

    return raise_op


def _narrowed_first(op: Operation, r: Raiser) -> None:
    """The first lane of the second operand as a narrower float, before the first one's rest."""
    a, b = (r.x(value) for value in op.operands)
    value = r.value("arith.truncf", (_element(r, b),), scalar_type(a.type))
    r.set(op.results[0], _with_first(r, value, a))


def _mask_of_first(op: Operation, r: Raiser) -> None:
    """A comparison of the first lanes, as all bits or none of the first one."""
    which = known_integer(op.operands[2])
    if which is None:
        r.clone(op)
        return
    a, b = (r.x(value) for value in op.operands[:2])
    first = _element(r, a)
    truth = r.compare_floats(_PREDICATES[which % len(_PREDICATES)], first, _element(r, b))
    integer = IntegerType(cast(AnyFloat, first.type).bitwidth)
    bits = r.value("arith.extsi", (truth,), integer)
    r.set(op.results[0], _with_first(r, bitcast(bits, first.type, r), a))


def _narrowed(op: Operation, r: Raiser) -> None:
    """Two doubles as floats, and two zeros."""
    narrow = r.value("arith.truncf", (r.x(op.operands[0]),), VectorType(f32, [2]))
    r.set(op.results[0], _shuffle(r, narrow, r.zero(narrow.type), [0, 1, 2, 3]))


def _permute(shift: int, *, within: bool) -> Handler:
    """Lanes by numbers that are computed; ``within`` 128 bits, or across all."""

    def raise_op(op: Operation, r: Raiser) -> None:
        vector, places = (r.x(value) for value in op.operands)
        length = _length(vector)
        width = _in_register(vector) if within else length
        result = r.zero(vector.type)
        for lane in range(length):
            place = _element(r, places, lane)
            place = r.value("arith.shrui", (place, r.int(shift, place.type)))
            place = r.value("arith.andi", (place, r.int(width - 1, place.type)))
            place = r.value("arith.addi", (place, r.int(lane - lane % width, place.type)))
            at = r.value("arith.index_castui", (place,), IndexType())
            element = scalar_type(vector.type)
            value = r.value("vector.extract", (vector, at), element, _place(_DYNAMIC))
            result = r.value("vector.insert", (value, result), result.type, _place(lane))
        r.set(op.results[0], result)

    return raise_op


_PREDICATES = "oeq olt ole uno une uge ugt ord ueq ult ule false one oge ogt true".split()
"""By the numbers that x86 has for them; those above differ in what they signal."""
_ARITHMETIC: dict[str, Binary] = {
    **{"max": _better("ogt"), "min": _better("olt")},
    **{f"{name}": _computed(f"arith.{name}f") for name in ("add", "sub", "mul", "div")},
}
_OLD = {"ps": "sse", "pd": "sse2", "ss": "sse", "sd": "sse2"}
"""The extension of the processor that has an operation of 128 bits, by kind."""
_COMPARISONS = {"eq": "oeq", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "neq": "une"}

X86_VECTORS: dict[str, Handler] = {
    **{
        f"llvm.x86.{_OLD[kind]}.{name}.{kind}": _lanes(_ARITHMETIC[name])
        for kind in ("ps", "pd")
        for name in ("max", "min")
    },
    **{
        f"llvm.x86.{_OLD[kind]}.{name}.{kind}": _first_lane(_ARITHMETIC[name])
        for kind in ("ss", "sd")
        for name in ("max", "min")
    },
    **{
        f"llvm.x86.avx.{name}.{kind}.256": _lanes(_ARITHMETIC[name])
        for kind in ("ps", "pd")
        for name in ("max", "min")
    },
    **{
        f"llvm.x86.avx512.{name}.{kind}.512": _lanes(compute)
        for kind in ("ps", "pd")
        for name, compute in _ARITHMETIC.items()
    },
    **{
        f"llvm.x86.{family}.{name}.{kind}": _neighbours(_computed(f"arith.{what}f"))
        for family, end in (("sse3", ""), ("avx", ".256"))
        for name, what in (("hadd", "add"), ("hsub", "sub"))
        for kind in (f"ps{end}", f"pd{end}")
    },
    **{
        name: handler
        for kind in ("ps", "pd")
        for name, handler in {
            f"llvm.x86.sse3.addsub.{kind}": _addsub,
            f"llvm.x86.avx.addsub.{kind}.256": _addsub,
            f"llvm.x86.fma.vfmaddsub.{kind}": _fmaddsub,
            f"llvm.x86.fma.vfmaddsub.{kind}.256": _fmaddsub,
            f"llvm.x86.avx512.vfmaddsub.{kind}.512": _fmaddsub,
            f"llvm.x86.sse41.round.{kind}": _round,
            f"llvm.x86.avx.round.{kind}.256": _round,
            f"llvm.x86.sse41.round.s{kind[1]}": _round_first,
            f"llvm.x86.sse41.blendv{kind}": _blend,
            f"llvm.x86.avx.blendv.{kind}.256": _blend,
            f"llvm.x86.sse41.dp{kind}": _dot,
        }.items()
    },
    "llvm.x86.avx.dp.ps.256": _dot,
    **{
        f"llvm.x86.{family}.{kind}{name}.{end}": _comparison(predicate)
        for family, end in (("sse", "ss"), ("sse2", "sd"))
        for kind in ("comi", "ucomi")
        for name, predicate in _COMPARISONS.items()
    },
    **{
        f"llvm.x86.{family}.cmp.{end}": _mask_of_first
        for family, end in (("sse", "ss"), ("sse2", "sd"))
    },
    "llvm.x86.avx.vpermilvar.pd": _permute(1, within=True),
    "llvm.x86.avx.vpermilvar.pd.256": _permute(1, within=True),
    "llvm.x86.avx.vpermilvar.ps": _permute(0, within=True),
    "llvm.x86.avx.vpermilvar.ps.256": _permute(0, within=True),
    "llvm.x86.avx2.permps": _permute(0, within=False),
    "llvm.x86.sse2.cvtpd2ps": _narrowed,
    "llvm.x86.sse2.cvtsd2ss": _narrowed_first,
}
"""By the name of the intrinsic."""
