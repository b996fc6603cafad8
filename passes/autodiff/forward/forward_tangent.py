"""The types of tangents in forward mode."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import FrameType, NoneType, TapeType
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.tangents.tangent import tangent_type
from xdsl.dialects.builtin import ComplexType, VectorType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation


def forward_tangent(type: Attribute, width: int = 1, where: Operation | None = None):
    """The type of tangents in forward mode, or ``None``; a tape's is a second tape."""
    if isinstance(type, TapeType):
        return type
    if isinstance(type, FrameType):
        slots = [forward_tangent(slot, width, where) for slot in type.types]
        return FrameType([slot for slot in slots if slot is not None])
    found = tangent_type(type, where, width)
    if isinstance(found, NoneType):
        return None
    if width > 1 and isinstance(type, VectorType | ComplexType | LLVMPointerType):
        raise error_at(
            where,
            "AD0702",
            f"a value of type {type} has no tangent of width {width}",
            help="ask for `separate = true`, or for one direction at a time",
        )
    return found
