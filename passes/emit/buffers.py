"""Loops over whole buffers: fill, copy, move a shadow's contents into another.

All are plain ``scf.for`` nests, so what reverse mode emits can itself be differentiated; LLVM turns
them into ``memset`` and ``memcpy`` where it pays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ad_opt.dialects.autodiff.autodiff import ArenaAllocOp
from ad_opt.dialects.core.memref.memref import CopyOp, LoadOp, StoreOp
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, IntegerType, MemRefType
from xdsl.dialects.scf import YieldOp
from xdsl.ir import SSAValue

from .emit import Emitter


def for_each_element(
    em: Emitter, buffer: SSAValue, body: Callable[[Emitter, Sequence[SSAValue]], None]
) -> None:
    """Run ``body`` at every index of ``buffer``, in order."""
    assert isinstance(buffer.type, MemRefType)
    extents = [em.index(em.dim(buffer, at)) for at in range(buffer.type.get_num_dims())]
    indices: list[SSAValue] = []
    inner = em
    for extent in extents:
        loop, builder = inner.loop(0, extent)
        block = loop.regions[0].block
        indices.append(block.args[0])
        inner = em.inside(block, builder.emit(YieldOp()))
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
    for_each_element(em, buffer, lambda e, i: store(e, e.nothing(element), buffer, i))


def fill(em: Emitter, value: SSAValue, buffer: SSAValue) -> None:
    """``buffer[...] = value``, as `linalg.fill` where that takes the element type."""
    if isinstance(value.type, AnyFloat | IntegerType):
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
        store(e, e.nothing(element), source, indices)
        store(e, e.addf(load(e, target, indices), moved), target, indices)

    for_each_element(em, source, move)
