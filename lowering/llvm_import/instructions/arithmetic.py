"""Instructions on values: arithmetic, comparison, conversion, aggregates, vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ad_opt.dialects.support.ir.shaped_types import truth_type
from ad_opt.dialects.support.names.attribute_names import SAME_SIGN
from ad_opt.lowering.llvm_import.text.attributes import UNIT
from ad_opt.lowering.llvm_import.text.constants import (
    OPS,
    fixed_index,
    gep_flags,
    gep_properties,
    integer,
)
from ad_opt.lowering.llvm_import.text.state import FunctionReader
from ad_opt.lowering.llvm_import.text.tokens import Tokens
from xdsl.dialects.builtin import DenseArrayBase, VectorType, i32, i64
from xdsl.dialects.llvm import ALL_FCMP_FLAGS, ALL_ICMP_FLAGS, LLVMArrayType
from xdsl.ir import Attribute, SSAValue

Handler = Callable[[FunctionReader, Tokens, "str | None"], None]
"""Reads what stands behind an instruction's keyword; its result is called as given."""

Flags = Callable[[FunctionReader, Tokens], dict[str, Attribute]]
"""Reads flags in front of operands as properties."""

# --- arithmetic -------------------------------------------------------------------------------

_OVERFLOW = [integer(flags, i32) for flags in range(4)]
_NO_OVERFLOW: dict[str, Attribute] = {"overflowFlags": _OVERFLOW[0]}
_WRAPS = {"nsw": 1, "nuw": 2}


def _overflow(f: FunctionReader, t: Tokens) -> dict[str, Attribute]:
    flags = 0
    while (word := t.accept_in(_WRAPS)) is not None:
        flags |= _WRAPS[word]
    return {"overflowFlags": _OVERFLOW[flags]} if flags else _NO_OVERFLOW


def _unit(keyword: str, name: str) -> Flags:
    there: dict[str, Attribute] = {name: UNIT}
    absent: dict[str, Attribute] = {}
    return lambda f, t: there if t.accept(keyword) else absent


def _none(f: FunctionReader, t: Tokens) -> dict[str, Attribute]:
    return {}


def _binary(opcode: str, flags: Flags) -> Handler:
    cls = OPS[f"llvm.{opcode}"]

    def read(f: FunctionReader, t: Tokens, result: str | None) -> None:
        properties = flags(f, t)
        type_ = f.type(t)
        lhs = f.operand(t, type_)
        t.expect(",")
        rhs = f.operand(t, type_)
        f.emit(
            cls, operands=(lhs, rhs), result_types=(type_,), properties=properties, result=result
        )

    return read


_NO_FAST: dict[str, Attribute] = {
    "fastmathFlags": cast(Any, OPS["llvm.fadd"]).get_irdl_definition()
    .properties["fastmathFlags"].default_value
}  # fmt: skip


def fast_math(f: FunctionReader, t: Tokens) -> dict[str, Attribute]:
    """The property that holds the fast-math flags."""
    flags = f.module.fast_math(t)
    return _NO_FAST if flags is None else {"fastmathFlags": flags}


def _fneg(f: FunctionReader, t: Tokens, result: str | None) -> None:
    properties = fast_math(f, t)
    type_ = f.type(t)
    value = f.operand(t, type_)
    f.emit(
        OPS["llvm.fneg"],
        operands=(value,),
        result_types=(type_,),
        properties=properties,
        result=result,
    )


_ICMP = {str(flag.value): {"predicate": integer(i, i64)} for i, flag in enumerate(ALL_ICMP_FLAGS)}
_FCMP = {
    str(flag.value).removeprefix("_"): integer(i, i64) for i, flag in enumerate(ALL_FCMP_FLAGS)
}


def _icmp(f: FunctionReader, t: Tokens, result: str | None) -> None:
    samesign = t.accept("samesign")
    properties = _ICMP[t.next()]
    type_ = f.type(t)
    lhs = f.operand(t, type_)
    t.expect(",")
    rhs = f.operand(t, type_)
    f.emit(
        OPS["llvm.icmp"],
        operands=(lhs, rhs),
        result_types=(truth_type(type_),),
        properties=properties,
        attributes={SAME_SIGN: UNIT} if samesign else {},
        result=result,
    )


def _fcmp(f: FunctionReader, t: Tokens, result: str | None) -> None:
    properties = dict(fast_math(f, t))
    properties["predicate"] = _FCMP[t.next()]
    type_ = f.type(t)
    lhs = f.operand(t, type_)
    t.expect(",")
    rhs = f.operand(t, type_)
    f.emit(
        OPS["llvm.fcmp"],
        operands=(lhs, rhs),
        result_types=(truth_type(type_),),
        properties=properties,
        result=result,
    )


def _several(f: FunctionReader, t: Tokens, count: int) -> list[SSAValue]:
    """Values with their types, as many as ``count``, with commas between them."""
    found = [f.typed(t)]
    while len(found) < count:
        t.expect(",")
        found.append(f.typed(t))
    return found


def _select(f: FunctionReader, t: Tokens, result: str | None) -> None:
    properties = fast_math(f, t)
    condition, lhs, rhs = _several(f, t, 3)
    f.emit(
        OPS["llvm.select"],
        operands=(condition, lhs, rhs),
        result_types=(lhs.type,),
        properties=properties,
        result=result,
    )


def _freeze(f: FunctionReader, t: Tokens, result: str | None) -> None:
    value = f.typed(t)
    f.emit(OPS["llvm.freeze"], operands=(value,), result_types=(value.type,), result=result)


# --- conversion -------------------------------------------------------------------------------


def _cast(opcode: str, flags: Flags = _none) -> Handler:
    cls = OPS[f"llvm.{opcode}"]

    def read(f: FunctionReader, t: Tokens, result: str | None) -> None:
        properties = flags(f, t)
        fast = f.module.fast_math(t)
        value = f.typed(t)
        t.expect("to")
        f.emit(
            cls,
            operands=(value,),
            result_types=(f.type(t),),
            properties=properties,
            attributes={"fastmathFlags": fast} if fast is not None else {},
            result=result,
        )

    return read


# --- aggregates and vectors -------------------------------------------------------------------


def element(type_: Attribute, index: int) -> Attribute:
    """The type of an element of an aggregate."""
    return type_.type if isinstance(type_, LLVMArrayType) else cast(Any, type_).types.data[index]


def _positions(t: Tokens) -> list[int]:
    found: list[int] = []
    while t.items[t.at] == "," and t.items[t.at + 1].isdigit():
        found.append(int(t.items[t.at + 1]))
        t.at += 2
    return found


def _extractvalue(f: FunctionReader, t: Tokens, result: str | None) -> None:
    container = f.typed(t)
    positions = _positions(t)
    type_ = container.type
    for index in positions:
        type_ = element(type_, index)
    f.emit(
        OPS["llvm.extractvalue"],
        operands=(container,),
        result_types=(type_,),
        properties={"position": DenseArrayBase.from_list(i64, positions)},
        result=result,
    )


def _insertvalue(f: FunctionReader, t: Tokens, result: str | None) -> None:
    container = f.typed(t)
    t.expect(",")
    value = f.typed(t)
    f.emit(
        OPS["llvm.insertvalue"],
        operands=(container, value),
        result_types=(container.type,),
        properties={"position": DenseArrayBase.from_list(i64, _positions(t))},
        result=result,
    )


def _extractelement(f: FunctionReader, t: Tokens, result: str | None) -> None:
    vector, index = _several(f, t, 2)
    f.emit(
        OPS["llvm.extractelement"],
        operands=(vector, index),
        result_types=(cast(Any, vector.type).element_type,),
        result=result,
    )


def _insertelement(f: FunctionReader, t: Tokens, result: str | None) -> None:
    vector, value, index = _several(f, t, 3)
    f.emit(
        OPS["llvm.insertelement"],
        operands=(vector, value, index),
        result_types=(vector.type,),
        result=result,
    )


def _shufflevector(f: FunctionReader, t: Tokens, result: str | None) -> None:
    first, second = _several(f, t, 2)
    t.expect(",")
    mask = f.module.constants.typed(t)
    lanes = cast(Any, mask.type).get_shape()[0]
    items = mask.data if mask.kind == "list" else [mask] * lanes
    numbers = [
        -1 if item.kind in ("poison", "undef") else item.data if item.kind == "int" else 0
        for item in items
    ]
    f.emit(
        OPS["llvm.shufflevector"],
        operands=(first, second),
        result_types=(VectorType(cast(Any, first.type).element_type, [lanes]),),
        properties={"mask": DenseArrayBase.from_list(i32, numbers)},
        result=result,
    )


# --- addresses --------------------------------------------------------------------------------


def _getelementptr(f: FunctionReader, t: Tokens, result: str | None) -> None:
    flags = gep_flags(t)
    target = f.type(t)
    t.expect(",")
    base = f.typed(t)
    operands = [base]
    raw: list[int] = []
    type_ = base.type
    while t.items[t.at] == "," and t.items[t.at + 1][:1] != "!":
        t.at += 1
        kind = f.type(t)
        # A vector of indices also says that the result is one.
        spread = isinstance(kind, VectorType) and not isinstance(type_, VectorType)
        fixed = None if spread else _fixed(f, t, kind)
        raw.append(_DYNAMIC if fixed is None else fixed)
        if fixed is None:
            operands.append(f.operand(t, kind))
        if spread:
            type_ = VectorType(type_, cast(Any, kind).get_shape())
    f.emit(
        OPS["llvm.getelementptr"],
        operands=operands,
        result_types=(type_,),
        properties=gep_properties(flags, raw, target),
        result=result,
    )


_DYNAMIC = -(1 << 31)


def _fixed(f: FunctionReader, t: Tokens, kind: Attribute) -> int | None:
    """A constant index that fits into the operation, taken; ``None`` for any other."""
    token = t.items[t.at]
    if token[:1] == "%":
        return None
    if token.lstrip("-").isdigit():
        value = int(token)
        if _DYNAMIC < value < 1 << 31:
            t.at += 1
            return value
        return None
    if isinstance(kind, VectorType):
        start = t.at
        value = fixed_index(f.module.constants.read(t, kind))
        if value is None:
            t.at = start
        return value
    return None


def _va_arg(f: FunctionReader, t: Tokens, result: str | None) -> None:
    pointer = f.typed(t)
    t.expect(",")
    f.emit(OPS["llvm.va_arg"], operands=(pointer,), result_types=(f.type(t),), result=result)


_exact = _unit("exact", "isExact")
_disjoint = _unit("disjoint", "isDisjoint")
_nneg = _unit("nneg", "nonNeg")

VALUES: dict[str, Handler] = {
    **{n: _binary(n, _overflow) for n in ("add", "sub", "mul", "shl")},
    **{n: _binary(n, _exact) for n in ("udiv", "sdiv", "lshr", "ashr")},
    **{n: _binary(n, _none) for n in ("urem", "srem", "and", "xor")},
    "or": _binary("or", _disjoint),
    **{n: _binary(n, fast_math) for n in ("fadd", "fsub", "fmul", "fdiv", "frem")},
    "fneg": _fneg,
    "icmp": _icmp,
    "fcmp": _fcmp,
    "select": _select,
    "freeze": _freeze,
    "trunc": _cast("trunc", _overflow),
    "zext": _cast("zext", _nneg),
    "uitofp": _cast("uitofp", _nneg),
    **{
        n: _cast(n)
        for n in (
            "sext sitofp fptosi fptoui ptrtoint inttoptr bitcast addrspacecast fpext fptrunc"
        ).split()
    },
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "getelementptr": _getelementptr,
    "va_arg": _va_arg,
}
"""Instructions by keyword."""
