"""Calls of ``@llvm.*``: the operation of the intrinsic where the dialect has one.

The table of the writer says which arguments are attributes in MLIR. Intrinsics without an operation
become ``llvm.call_intrinsic``, which keeps their name. Those that only carry debug information or
aliasing hints are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.typetree.attributes import COPIED_STRUCT
from ad_opt.lowering.llvm_import.text.attributes import Attributes, dictionaries
from ad_opt.lowering.llvm_import.text.constants import OPS, Const, dense_i32, integer
from ad_opt.lowering.llvm_import.text.state import FunctionReader
from ad_opt.lowering.llvm_import.text.tokens import Refused, Tokens
from ad_opt.lowering.llvm_ir.intrinsics import INTRINSICS, Intrinsic
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    i1,
    i8,
    i32,
    i64,
)
from xdsl.dialects.llvm import FastMathAttr
from xdsl.ir import Attribute, Operation, SSAValue

_DROPPED = (
    "llvm.dbg.",
    "llvm.experimental.noalias.scope.decl",
    "llvm.pseudoprobe",
    "llvm.donothing",
    "llvm.sideeffect",
    "llvm.fake.use",
)
"""Intrinsics that do nothing."""

_RENAMED = {"va_start": "vastart", "va_end": "vaend", "va_copy": "vacopy"}

_TYPES = {"i1": i1, "i8": i8, "i32": i32, "i64": i64}


@dataclass
class Call:
    """Attributes and flags that a call has around its arguments."""

    name: str
    result: str | None
    type: Attribute | None
    """``None`` for void."""
    arguments: list[tuple[Attribute, Attributes | None, int]]
    """Type, attributes, and where the value stands among the tokens."""
    flags: FastMathAttr | None
    properties: Attributes
    """From metadata: ``tbaa``."""
    bundles: tuple[list[str], list[int], list[SSAValue]]
    copied: Attribute | None = None
    """From metadata: the struct that is copied, ``tbaa.struct``."""


def spec_of(name: str) -> Intrinsic | None:
    """The row of the table for ``llvm.memcpy.p0.p0.i64``."""
    parts = name.removeprefix("llvm.").split(".")
    for count in range(len(parts), 0, -1):
        base = ".".join(parts[:count])
        found = INTRINSICS.get(f"llvm.intr.{_RENAMED.get(base, base)}")
        if found is not None:
            return found
    return None


def read_intrinsic(f: FunctionReader, t: Tokens, call: Call) -> None:
    """Add the operation that a call of an intrinsic is."""
    name = call.name
    if name.startswith(_DROPPED):
        return
    if any(type_.name in ("llvm.metadata",) for type_, _, _ in call.arguments):
        raise Refused(f"the intrinsic `@{name}`, which takes metadata")
    if name.startswith(("llvm.memcpy.inline", "llvm.memset.inline")):
        return _inline_copy(f, t, call)
    if name == "llvm.assume":
        return _assume(f, t, call)
    spec = spec_of(name)
    cls = OPS.get(f"llvm.intr.{_RENAMED.get(spec.name, spec.name)}") if spec is not None else None
    if spec is None or cls is None or call.bundles[0]:
        return _by_name(f, t, call)
    _known(f, t, call, spec, cls)


def _value(f: FunctionReader, t: Tokens, argument: tuple[Attribute, Any, int]) -> SSAValue:
    t.at = argument[2]
    return f.operand(t, argument[0])


def _const(f: FunctionReader, t: Tokens, argument: tuple[Attribute, Any, int]) -> Const:
    t.at = argument[2]
    return f.module.constants.read(t, argument[0])


def _known(f: FunctionReader, t: Tokens, call: Call, spec: Intrinsic, cls: type[Operation]) -> None:
    definition = cast(Any, cls).get_irdl_definition()
    declared = definition.properties
    properties: Attributes = {
        key: value for key, value in call.properties.items() if key in declared
    }
    places = {place: (key, type_) for place, key, type_ in spec.immediates}
    operands: list[SSAValue] = []
    attrs: list[Attributes | None] = []
    for place, argument in enumerate(call.arguments):
        if place in places:
            key, type_ = places[place]
            properties[key] = _immediate(_const(f, t, argument), type_)
        else:
            operands.append(_value(f, t, argument))
            attrs.append(argument[1])
    if spec.aligned is not None:
        _move_alignment(spec.aligned, attrs, properties)
    if "arg_attrs" in declared and (listed := dictionaries(attrs)) is not None:
        properties["arg_attrs"] = listed
    if "fastmathFlags" in declared:
        default = declared["fastmathFlags"].default_value
        properties["fastmathFlags"] = call.flags or default
    _add(f, call, cls, operands, properties)


def _move_alignment(place: int, attrs: list[Attributes | None], properties: Attributes) -> None:
    own = dict(attrs[place] or {})
    properties["alignment"] = IntegerAttr(
        cast(Any, own.pop("llvm.align", integer(1, i64))).value.data, i32
    )
    attrs[place] = own


def _immediate(const: Const, type_: str) -> Attribute:
    if const.kind == "float":
        return FloatAttr(const.data, Float64Type())
    value = 0 if const.kind == "zero" else const.data
    return integer(value, _TYPES.get(type_, const.type))


def _add(
    f: FunctionReader,
    call: Call,
    cls: type[Operation],
    operands: Sequence[SSAValue],
    properties: Attributes,
) -> None:
    op = make(
        cls,
        operands=operands,
        result_types=() if call.type is None else (call.type,),
        properties=properties,
        attributes={COPIED_STRUCT: call.copied} if call.copied is not None else {},
        location=f.location,
    )
    f.add(op, call.result)


def _by_name(f: FunctionReader, t: Tokens, call: Call) -> None:
    operands = [_value(f, t, argument) for argument in call.arguments]
    tags, sizes, bundled = call.bundles
    attrs = dictionaries([attrs for _, attrs, _ in call.arguments])
    properties: Attributes = {
        "intrin": StringAttr(call.name),
        "fastmathFlags": call.flags or FastMathAttr(None),
        "op_bundle_sizes": dense_i32(tuple(sizes)),
        "operandSegmentSizes": dense_i32((len(operands), len(bundled))),
    }
    attributes: Attributes = {"arg_attrs": attrs} if attrs is not None else {}
    if tags:
        attributes["op_bundle_tags"] = ArrayAttr([StringAttr(tag) for tag in tags])
    op = make(
        OPS["llvm.call_intrinsic"],
        operands=[*operands, *bundled],
        result_types=() if call.type is None else (call.type,),
        properties=properties,
        attributes=attributes,
        location=f.location,
    )
    f.add(op, call.result)


def _assume(f: FunctionReader, t: Tokens, call: Call) -> None:
    condition = _value(f, t, call.arguments[0])
    tags, sizes, bundled = call.bundles
    properties: Attributes = {"op_bundle_sizes": DenseArrayBase.from_list(i32, sizes)}
    if tags:
        properties["op_bundle_tags"] = ArrayAttr([StringAttr(tag) for tag in tags])
    _add(f, call, OPS["llvm.intr.assume"], [condition, *bundled], properties)


def _inline_copy(f: FunctionReader, t: Tokens, call: Call) -> None:
    base = ".".join(call.name.split(".")[1:3])
    *pointers, length, volatile = call.arguments
    properties: Attributes = {
        **call.properties,
        "len": _immediate(_const(f, t, length), ""),
        "isVolatile": _immediate(_const(f, t, volatile), "i1"),
    }
    if (attrs := dictionaries([attrs for _, attrs, _ in pointers])) is not None:
        properties["arg_attrs"] = attrs
    operands = [_value(f, t, argument) for argument in pointers]
    _add(f, call, OPS[f"llvm.intr.{base}"], operands, properties)
