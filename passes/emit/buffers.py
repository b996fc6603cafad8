"""Loops over whole buffers: fill, copy, move a shadow's contents into another; and shadows that are
too large for the stack.

All are plain ``scf.for`` nests, so what reverse mode emits can itself be differentiated; LLVM turns
them into ``memset`` and ``memcpy`` where it pays.

The stack of a thread has a size of its own, mostly 8 MB, that a program was written for; with large
shadows beside what the program has there itself, it would end too early. They live on a tape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from ad_opt.dialects.autodiff.autodiff import OFF_STACK, ArenaAllocOp
from ad_opt.dialects.core.memref.memref import CopyOp, LoadOp, StoreOp
from ad_opt.dialects.llvm.layouts import size_and_alignment, stored_bytes
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    ComplexType,
    IntegerType,
    MemRefType,
    UnitAttr,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue

from .emit import Emitter

LARGE = 1 << 12
"""Fewest bytes that are large. Measured: tangents of C functions with a local array of 1 KiB to 256
KiB take the same time, within 2 %, with its shadow on the stack and on a tape; a page, so that deep
recursions with larger arrays need no deeper stack than the program itself.
"""

_ON_STACK = frozenset({"memref.alloca", "llvm.alloca"})
"""Allocations on the stack. No fact: of the catalogue's, most are on the heap."""


def for_each_element(
    em: Emitter, buffer: SSAValue, body: Callable[[Emitter, Sequence[SSAValue]], None]
) -> None:
    """Run ``body`` at every index of ``buffer``, in order."""
    indices, inner = em.elements(buffer)
    body(inner, indices)


def load(em: Emitter, buffer: SSAValue, indices: Sequence[SSAValue]) -> SSAValue:
    """``buffer[indices]``."""
    return em.value(LoadOp.get(buffer, indices))


def store(em: Emitter, value: SSAValue, buffer: SSAValue, indices: Sequence[SSAValue]) -> None:
    """``buffer[indices] = value``."""
    em.emit(StoreOp.get(value, buffer, indices))


def fill_zero(em: Emitter, buffer: SSAValue) -> None:
    """Set every element to zero; elements that denote memory stay as they are."""
    assert isinstance(buffer.type, MemRefType)
    element = buffer.type.get_element_type()
    if is_memref(element):
        return
    for_each_element(em, buffer, lambda e, i: store(e, e.zero(element), buffer, i))


def takes_fill(element: Attribute) -> bool:
    """True if `linalg.fill` takes elements of a type: no vectors, complex numbers or indices."""
    return isinstance(element, AnyFloat | IntegerType)


def fill(em: Emitter, value: SSAValue, buffer: SSAValue) -> None:
    """``buffer[...] = value``, as `linalg.fill` where that takes the element type."""
    if takes_fill(value.type):
        from xdsl.dialects.linalg.ops import FillOp

        em.emit(FillOp(inputs=[value], outputs=[buffer], res=[]))
    else:
        for_each_element(em, buffer, lambda e, i: store(e, value, buffer, i))


def copy_buffer(em: Emitter, source: SSAValue, target: SSAValue) -> None:
    """``target[...] = source[...]``."""
    em.emit(CopyOp(source, target))


def plain_type(type: MemRefType) -> MemRefType:
    """The same shape and elements in row-major order."""
    return MemRefType(type.get_element_type(), type.get_shape())


def dynamic_sizes(em: Emitter, buffer: SSAValue) -> list[SSAValue]:
    """The extents that the type of ``buffer`` leaves open."""
    assert isinstance(buffer.type, MemRefType)
    shape = buffer.type.get_shape()
    return [em.index(em.dim(buffer, k)) for k, n in enumerate(shape) if n == DYNAMIC_INDEX]


def clone_buffer(em: Emitter, tape: SSAValue, buffer: SSAValue) -> SSAValue:
    """A copy of ``buffer`` in the memory of the tape."""
    assert isinstance(buffer.type, MemRefType)
    type = plain_type(buffer.type)
    copy = em.value(ArenaAllocOp(tape, dynamic_sizes(em, buffer), type))
    copy_buffer(em, buffer, copy)
    return copy


def accumulate_buffer(em: Emitter, source: SSAValue, target: SSAValue) -> None:
    """``target[...] += source[...]``."""

    def add(e: Emitter, indices: Sequence[SSAValue]) -> None:
        total = e.addf(load(e, target, indices), load(e, source, indices))
        store(e, total, target, indices)

    for_each_element(em, source, add)


def move_buffer(em: Emitter, source: SSAValue, target: SSAValue) -> None:
    """``target[...] += source[...]``, and zeros in ``source``, which is other memory."""
    assert isinstance(source.type, MemRefType)
    element = source.type.get_element_type()

    def move(e: Emitter, indices: Sequence[SSAValue]) -> None:
        moved = load(e, source, indices)
        store(e, e.zero(element), source, indices)
        store(e, e.addf(load(e, target, indices), moved), target, indices)

    for_each_element(em, source, move)


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
    if shadow.name in _ON_STACK and is_large(shadow):
        shadow.attributes[OFF_STACK] = UnitAttr()
