"""Memory on the stack: shadows that are too large for it, which live on a tape instead.

The stack of a thread has a size of its own, mostly 8 MB, that a program was written for; with large
shadows beside what the program has there itself, it would end too early.
"""

from __future__ import annotations

from math import prod

from ad_opt.dialects.autodiff.autodiff import OFF_STACK
from ad_opt.dialects.llvm.layouts import size_and_alignment, stored_bytes
from ad_opt.dialects.support.ir.queries import constant_of
from xdsl.dialects.builtin import AnyFloat, ComplexType, IntegerType, MemRefType, UnitAttr, VectorType
from xdsl.ir import Attribute, Operation

LARGE = 1 << 12
"""Fewest bytes that are large. Measured: tangents of C functions with a local array of 1 KiB to 256
KiB take the same time, within 2 %, with its shadow on the stack and on a tape; a page, so that deep
recursions with larger arrays need no deeper stack than the program itself.
"""


def is_large(alloca: Operation) -> bool:
    """True if what a ``memref.alloca`` or ``llvm.alloca`` takes is large, or nobody knows how large
    it is before it runs.
    """
    type = alloca.results[0].type
    if isinstance(type, MemRefType):
        size = _bytes(type.element_type)
        return bool(alloca.operands) or size * prod(type.get_shape()) >= LARGE
    count = constant_of(alloca.operands[0])
    return count is None or count * size_and_alignment(alloca.properties["elem_type"])[0] >= LARGE


def _bytes(element: Attribute) -> int:
    """The bytes of a number; 0 for what is none."""
    if isinstance(element, VectorType):
        return prod(element.get_shape()) * _bytes(element.element_type)
    if isinstance(element, ComplexType):
        return 2 * _bytes(element.element_type)
    return stored_bytes(element) if isinstance(element, AnyFloat | IntegerType) else 0


def keep_off_stack(shadow: Operation) -> None:
    """Mark a shadow on the stack for `move-shadows-off-stack` if it is large."""
    if shadow.name in ("memref.alloca", "llvm.alloca") and is_large(shadow):
        shadow.attributes[OFF_STACK] = UnitAttr()
