"""Tangent types of the core types: one row a kind of type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.llvm.attributes.types import OpaqueStructType, PackedStructType
from ad_opt.dialects.support.ir.shaped_types import with_element_type
from ad_opt.passes.tangents.tangent_registry import NONE, NoTangentType, Query, TangentRule
from xdsl.dialects.builtin import (
    ArrayAttr,
    MemRefType,
    StringAttr,
    TensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from xdsl.dialects.llvm import LLVMArrayType, LLVMStructType
from xdsl.ir import Attribute

FLOATS = (
    *("bf16", "f16", "f32", "f64", "f80", "f128", "tf32", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ"),
    *("f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "f4E2M1FN", "f6E2M3FN"),
    *("f6E3M2FN", "llvm.ppc_fp128"),
)
INACTIVE = (
    *("integer_type", "index", "fun", "none_type", "none", "autodiff.none", "llvm.func"),
    *("llvm.void", "llvm.token", "llvm.metadata", "llvm.label", "llvm.x86_amx"),
    *("iface.witness", "iface.vparam"),
)
"""Types whose values never carry a derivative."""


def _itself(type: Attribute, query: Query) -> Attribute:
    return type


def _nothing(type: Attribute, query: Query) -> Attribute:
    return NONE


def _element(type: Attribute) -> Attribute:
    return cast(Attribute, getattr(type, "element_type"))


def _rebuild_shaped(type: Attribute, element: Attribute) -> Attribute:
    match type:
        case VectorType() | TensorType() | UnrankedTensorType():
            return with_element_type(type, element)
        case MemRefType():
            return MemRefType(element, type.get_shape(), type.layout, type.memory_space)
        case UnrankedMemRefType():
            return UnrankedMemRefType(element, type.memory_space)
        case _:
            raise NoTangentType(type)


def _shaped(type: Attribute, query: Query) -> Attribute:
    """The same shape, of the elements' tangents."""
    element = query(_element(type))
    if element == NONE:
        return NONE
    return type if element == _element(type) else _rebuild_shaped(type, element)


def _complex(type: Attribute, query: Query) -> Attribute:
    return type if query(_element(type)) != NONE else NONE


def _array(type: Attribute, query: Query) -> Attribute:
    assert isinstance(type, LLVMArrayType)
    element = query(type.type)
    return NONE if element == NONE else LLVMArrayType(type.size, element)


def _array_fields(type: Attribute) -> Sequence[Attribute]:
    return (cast(LLVMArrayType, type).type,)


# ------------------------------------------------------------------ fields


def _tuple_fields(type: Attribute) -> Sequence[Attribute]:
    return cast("TupleType", type).types.data


def _frame_fields(type: Attribute) -> Sequence[Attribute]:
    return cast(FrameType, type).types


def _tuple(type: Attribute, query: Query) -> Attribute:
    kept = _kept(_tuple_fields(type), query)
    return TupleType(cast(Any, ArrayAttr(kept))) if kept else NONE


def _frame(type: Attribute, query: Query) -> Attribute:
    kept = _kept(_frame_fields(type), query)
    return FrameType(kept) if kept else NONE


def _kept(fields: Sequence[Attribute], query: Query) -> list[Attribute]:
    return [found for field in fields if (found := query(field)) != NONE]


# ------------------------------------------------------------------ structs


def _struct_fields(type: Attribute) -> Sequence[Attribute]:
    if isinstance(type, OpaqueStructType):
        return ()
    return cast(LLVMStructType, type).types.data


def _struct(type: Attribute, query: Query) -> Attribute:
    if isinstance(type, OpaqueStructType):
        return _reference(type, query)
    name = cast(LLVMStructType, type).struct_name.data
    if not name:
        return _rebuild_struct(type, _kept(_struct_fields(type), query), "")
    # A struct may mention itself by its name. Assume that this has no tangent; if others have,
    # that it is its own tangent; and if that is wrong too, that the tangent is another struct.
    new = f"{name}.{query.part.value}"
    kept: list[Attribute] = []
    query.asked.discard(name)
    for called in (None, name, new):
        kept = _kept(_struct_fields(type), query.inside(type, name, called))
        if not kept or name not in query.asked or (called and tuple(kept) == _struct_fields(type)):
            break
    same = bool(kept) and tuple(kept) == _struct_fields(type)
    return type if same else _rebuild_struct(type, kept, new)


def _reference(type: OpaqueStructType, query: Query) -> Attribute:
    name = type.struct_name.data
    around = [struct for struct in query.open if struct.name == name]
    if not around:
        raise NoTangentType(type, f"the body of {type} is not known", "give the struct its fields")
    for struct in reversed(around):
        if struct.part is query.part:
            query.asked.add(name)
            return OpaqueStructType(StringAttr(struct.called)) if struct.called else NONE
    return query.registry.part(around[-1].struct, query.part, query.width)


def _rebuild_struct(type: Attribute, kept: Sequence[Attribute], name: str) -> Attribute:
    if not kept:
        return NONE
    new = LLVMStructType.from_type_list(kept)
    if isinstance(type, PackedStructType):
        return PackedStructType(StringAttr(name), new.types)
    return LLVMStructType(StringAttr(name), new.types)


CORE: dict[str, TangentRule] = {
    **dict.fromkeys(FLOATS, TangentRule(_itself)),
    **dict.fromkeys(INACTIVE, TangentRule(_nothing)),
    "complex": TangentRule(_complex),
    "vector": TangentRule(_shaped),
    "tensor": TangentRule(_shaped),
    "unranked_tensor": TangentRule(_shaped),
    "memref": TangentRule(_shaped, by_identity=True),
    "unranked_memref": TangentRule(_shaped, by_identity=True),
    "llvm.ptr": TangentRule(_itself, by_identity=True),
    "llvm.array": TangentRule(_array, fields=_array_fields),
    "llvm.struct": TangentRule(_struct, fields=_struct_fields),
    "tuple": TangentRule(_tuple, fields=_tuple_fields),
    "autodiff.tape": TangentRule(_itself, by_identity=True),
    "autodiff.frame": TangentRule(_frame, by_identity=True, fields=_frame_fields),
}
"""Rules by the name of the type."""
