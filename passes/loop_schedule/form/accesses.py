"""Loads and stores at a place given by linear forms, like others: of the same dialect and type."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.core.affine import affine_accesses as affine
from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.core.vector import vector_memory as vector
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from xdsl.dialects.builtin import AffineMapAttr, VectorType
from xdsl.ir import Attribute, Operation, SSAValue

from .headers import index_value


def read_at(
    b: Builder, like: Operation, memref: SSAValue, forms: Sequence[Linear], accessed: Attribute
) -> SSAValue:
    """Load an element, or a vector from there on, in the dialect of another access."""
    wide = isinstance(accessed, VectorType) and _is_wide(memref, accessed)
    operands, properties = _place(b, like, memref, forms)
    if "map" in properties:
        kind: type[Operation] = affine.VectorLoadOp if wide else affine.LoadOp
    else:
        kind = vector.LoadOp if wide else LoadOp
    return b.value(kind.create(operands=operands, result_types=[accessed], properties=properties))


def write_at(
    b: Builder, like: Operation, value: SSAValue, memref: SSAValue, forms: Sequence[Linear]
) -> Operation:
    """Store an element, or a vector from there on, in the dialect of another access."""
    wide = isinstance(value.type, VectorType) and _is_wide(memref, value.type)
    operands, properties = _place(b, like, memref, forms)
    if "map" in properties:
        kind: type[Operation] = affine.VectorStoreOp if wide else affine.StoreOp
    else:
        kind = vector.StoreOp if wide else StoreOp
    return b.emit(kind.create(operands=[value, *operands], properties=properties))


def _is_wide(memref: SSAValue, moved: Attribute) -> bool:
    """True if a vector is more than one element."""
    return getattr(memref.type, "element_type", None) != moved


def _place(
    b: Builder, like: Operation, memref: SSAValue, forms: Sequence[Linear]
) -> tuple[list[SSAValue], dict[str, Attribute]]:
    if like.name.startswith("affine."):
        map_, operands = map_of(forms)
        return [memref, *operands], {"map": AffineMapAttr(map_)}
    return [memref, *(index_value(b, form, False) for form in forms)], {}
