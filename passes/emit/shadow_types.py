"""Types of shadows and cotangents: which types have one, and how wide it is.

Inside of derivatives both are as wide as sums of them need (`accumulation`); the program has
narrower ones (``public``).
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.passes.tangents.accumulation import accumulator
from ad_opt.passes.tangents.tangent import cotangent_type, shadow_type, tangent_type
from xdsl.dialects.builtin import MemRefType, UnrankedMemRefType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation, SSAValue

from .emit import cotangent_of, flows_by_value, is_float_like

OPAQUE_FRAME = FrameType(())
"""The type under which a frame crosses from one function to another."""


def carries_cotangent(type: Attribute) -> bool:
    """True if values of ``type`` have a cotangent that flows back by value."""
    return flows_by_value(type) and cotangent_type(type) is not None


def has_shadow(type: Attribute) -> bool:
    """True if ``type`` is a buffer whose contents have a derivative, or a frame."""
    if isinstance(type, FrameType):
        return True
    if isinstance(type, LLVMPointerType):
        return True
    if isinstance(type, UnrankedMemRefType):
        return shadow_type(type) is not None
    return isinstance(type, MemRefType) and isinstance(shadow_type(type), MemRefType)


def shadow_memref(type: Attribute) -> MemRefType:
    """The type of the shadow of a buffer."""
    shadow = accumulator(public_shadow(type))
    assert isinstance(shadow, MemRefType)
    return shadow


def public_shadow(type: Attribute) -> MemRefType:
    """The type of the shadow that the program has of a buffer."""
    shadow = shadow_type(type)
    assert isinstance(shadow, MemRefType)
    return shadow


def public_cotangent(type: Attribute) -> Attribute:
    """The type of the cotangents that the program has of a type that flows by value."""
    return type if is_float_like(type) else tangent_type(type)


def shadow_of(type: Attribute) -> Attribute:
    """The type of the shadow of a buffer or a frame."""
    if isinstance(type, UnrankedMemRefType):
        return accumulator(shadow_type(type) or type)
    if isinstance(type, LLVMPointerType):
        return type
    return shadow_frame(type) if isinstance(type, FrameType) else shadow_memref(type)


def shadow_frame(type: FrameType) -> FrameType:
    """A frame for the cotangents and shadows of what is in a frame, slot by slot."""
    return FrameType([found for slot in type.types if (found := _shadow_in_slot(slot)) is not None])


def shadow_slot_of(op: Operation, frame: SSAValue) -> tuple[int | None, Attribute]:
    """The slot of the shadow frame that belongs to the slot of an access, and the slot's type."""
    slot, type = integer_property(op, "slot"), frame.type
    assert isinstance(type, FrameType)
    return shadow_slot(type, slot), type.types[slot]


def shadow_slot(type: FrameType, slot: int) -> int | None:
    """The slot of the shadow frame that belongs to a slot, if one does."""
    kept = [_shadow_in_slot(one) is not None for one in type.types]
    return sum(kept[:slot]) if kept[slot] else None


def _shadow_in_slot(type: Attribute) -> Attribute | None:
    if carries_cotangent(type):
        return cotangent_of(type)
    return shadow_of(type) if has_shadow(type) else None
