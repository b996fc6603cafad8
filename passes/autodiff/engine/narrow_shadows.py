"""Shadows of other floats: between a derivative, whose shadows are wide, and who has narrow ones.

A buffer of the other type is made, filled before the call and read back after it, so that what the
call adds up is rounded once. Buffers in buffers are converted one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from ad_opt.dialects.autodiff.autodiff import ArenaAllocOp
from ad_opt.dialects.core.memref.memref import ExtractAlignedPointerAsIndexOp
from ad_opt.dialects.support.ir.creation import make
from ad_opt.passes.autodiff.engine.element_bytes import element_bytes
from ad_opt.passes.emit.buffers import dynamic_sizes, fill_zero, for_each_element, load, store
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, IndexType, MemRefType, NoneAttr, i1
from xdsl.dialects.cf import AssertOp
from xdsl.ir import Attribute, SSAValue


@dataclass(frozen=True)
class _Lent:
    given: SSAValue
    lent: SSAValue
    memory: SSAValue
    """The allocation that was made for it."""
    made: SSAValue
    """The shadow as a buffer; ``lent`` may be another one."""


class WideShadows:
    """Wide shadows for narrow ones while a derivative runs, or as long as ``tape`` lives."""

    def __init__(self, em: Emitter, tape: SSAValue | None = None):
        self.em = em
        self.tape = tape
        self.lent: list[_Lent] = []

    def of(self, narrow: SSAValue, type: Attribute) -> SSAValue:
        """A shadow of ``type`` with what ``narrow`` holds, which may be one that there is already:
        arguments that are one buffer have shadows that are one. Values are converted.
        """
        if narrow.type == type or not isinstance(type, MemRefType):
            return self.em.fit(narrow, type)
        em = self.em
        wide = memory = allocated(em, narrow, type, self.tape)
        if type.layout != NoneAttr():
            wide = arranged(em, memory, narrow, type)
        convert(em, narrow, wide, self.tape)
        made = wide
        for other in self.lent:
            if other.given.type == narrow.type:
                same = _is_same(em, narrow, other.given)
                wide = em.select(same, other.lent, wide)
        self.lent.append(_Lent(narrow, wide, memory, made))
        return wide

    def check(self) -> None:
        """Stop if two narrow shadows share some elements and are not one: they became two sums."""
        known = [one for one in self.lent if not _holds_buffers(one.given)]
        for at, one in enumerate(known):
            for other in known[:at]:
                if _element(other.given) == _element(one.given):
                    _check_pair(self.em, other, one)

    def narrow(self, wide: SSAValue, type: Attribute) -> SSAValue:
        """A shadow of zeros of ``type`` for one that a function returns."""
        if wide.type == type or not isinstance(type, MemRefType):
            return wide
        narrow = memory = allocated(self.em, wide, type, self.tape)
        if type.layout != NoneAttr():
            narrow = arranged(self.em, memory, wide, type)
        fill_zero(self.em, narrow)
        self.lent.append(_Lent(narrow, wide, memory, narrow))
        return narrow

    def finish(self) -> None:
        """Round what has been summed, and free the wide shadows."""
        for one in self.lent:
            refill(self.em, one.lent, one.given)
        for one in self.lent:
            _free_inside(self.em, one.made)
            self.em.emit(memref.DeallocOp.get(one.memory))


_SHARED = (
    "AD0708: two buffers of narrow floats share some of their elements, and the derivatives of "
    "each are summed apart: pass one buffer, or copies"
)


def _check_pair(em: Emitter, left: _Lent, right: _Lent) -> None:
    """Mark the elements of both, and look whether one has the marks of the other.

    This is only done where they are not one buffer and may meet, as views of one array do.
    """
    (low, high), (start, end) = (_extent(em, one.given) for one in (left, right))
    meet = [em.compare("slt", low, end), em.compare("slt", start, high)]
    meet.append(em.compare("ne", *(_address(em, one.lent) for one in (left, right))))
    inside = em.where(reduce(lambda x, y: em.value(arith.AndIOp(x, y)), meet))
    element = _element(left.given)
    if isinstance(element, AnyFloat):
        _assert_unmarked(inside, left.given, right.given, element)
        for one in (left, right):
            refill(inside, one.lent, one.given)
    else:
        inside.emit(AssertOp(inside.integer(0, i1), _SHARED))


def _assert_unmarked(em: Emitter, left: SSAValue, right: SSAValue, element: Attribute) -> None:
    none, mark = em.constant(0.0, element), em.constant(1.0, element)
    for_each_element(em, left, lambda e, at: store(e, none, left, at))
    for_each_element(em, right, lambda e, at: store(e, mark, right, at))

    def unmarked(e: Emitter, at: Sequence[SSAValue]) -> None:
        e.emit(AssertOp(e.value(arith.CmpfOp(load(e, left, at), none, "oeq")), _SHARED))

    for_each_element(em, left, unmarked)


def _element(buffer: SSAValue) -> Attribute:
    assert isinstance(buffer.type, MemRefType)
    return buffer.type.get_element_type()


def _extent(em: Emitter, buffer: SSAValue) -> tuple[SSAValue, SSAValue]:
    """Return the begin and the end of a buffer's elements, in bytes."""
    _, offset, sizes, strides = _metadata(em, buffer)
    width = em.index(element_bytes(_element(buffer)))
    low = high = em.add(_address(em, buffer), em.mul(offset, width))
    for size, stride in zip(sizes, strides, strict=True):
        span = em.index(em.mul(em.mul(em.sub(size, 1), stride), width))
        low = em.add(low, em.value(arith.MinSIOp(span, em.index(0))))
        high = em.add(high, em.value(arith.MaxSIOp(span, em.index(0))))
    return em.index(low), em.index(em.add(high, width))


class NarrowShadows:
    """Narrow shadows for wide ones, for a derivative that the program brings along.

    When it runs, a narrow shadow holds what rounding leaves of the wide one, which keeps the rest;
    or zero, where the function does not write the buffer, for then nothing is read from the shadow.
    With a ``tape`` they live there.
    """

    def __init__(self, em: Emitter, tape: SSAValue | None = None):
        self.em = em
        self.tape = tape
        self.lent: list[_Lent] = []
        self.written: list[bool] = []
        """Of each, whether the function may write the buffer."""

    def of(self, wide: SSAValue, type: MemRefType, *, written: bool) -> SSAValue:
        """A shadow of ``type``, of zeros until `fill`."""
        if wide.type == type:
            return wide
        narrow = memory = allocated(self.em, wide, type, self.tape)
        if type.layout != NoneAttr():
            narrow = arranged(self.em, memory, wide, type)
        if isinstance(type.get_element_type(), MemRefType):
            convert(self.em, wide, narrow, self.tape)
        else:
            fill_zero(self.em, narrow)
        self.lent.append(_Lent(wide, narrow, memory, narrow))
        self.written.append(written)
        return narrow

    def again(self, em: Emitter, values: Sequence[SSAValue]) -> NarrowShadows:
        """The same for another function, where ``values`` are the pairs of wide and narrow ones."""
        new = NarrowShadows(em, self.tape)
        pairs = zip(values[::2], values[1::2], strict=True)
        new.lent = [_Lent(wide, narrow, narrow, narrow) for wide, narrow in pairs]
        new.written = self.written
        return new

    def fill(self) -> None:
        """Give the narrow shadows what they begin with."""
        for one, written in zip(self.lent, self.written, strict=True):
            if _holds_buffers(one.given):
                refill(self.em, one.given, one.lent)
            elif written:
                _split(self.em, one.given, one.lent)

    def finish(self) -> None:
        """Add what the narrow shadows hold to the wide ones, and free them."""
        for one in self.lent:
            if _holds_buffers(one.given):
                refill(self.em, one.lent, one.given)
            else:
                add_converted(self.em, one.lent, one.given)
            if self.tape is None:
                _free_inside(self.em, one.lent)
                self.em.emit(memref.DeallocOp.get(one.memory))


def _holds_buffers(buffer: SSAValue) -> bool:
    return isinstance(buffer.type, MemRefType) and isinstance(
        buffer.type.get_element_type(), MemRefType
    )


# ------------------------------------------------------------------ whole buffers


def convert(em: Emitter, source: SSAValue, target: SSAValue, tape: SSAValue | None = None) -> None:
    """``target[...] = source[...]``, which has other floats; buffers inside are made."""
    assert isinstance(target.type, MemRefType)
    element = target.type.get_element_type()

    def one(e: Emitter, at: Sequence[SSAValue]) -> None:
        held = load(e, source, at)
        if isinstance(element, MemRefType):
            made = allocated(e, held, element, tape)
            if element.layout != NoneAttr():
                made = arranged(e, made, held, element)
            convert(e, held, made, tape)
            store(e, made, target, at)
        else:
            store(e, e.fit(held, element), target, at)

    for_each_element(em, target, one)


def refill(em: Emitter, source: SSAValue, target: SSAValue) -> None:
    """The same where the buffers inside are there."""
    assert isinstance(target.type, MemRefType)
    element = target.type.get_element_type()

    def one(e: Emitter, at: Sequence[SSAValue]) -> None:
        held = load(e, source, at)
        if isinstance(element, MemRefType):
            refill(e, held, load(e, target, at))
        else:
            store(e, e.fit(held, element), target, at)

    for_each_element(em, target, one)


def _free_inside(em: Emitter, buffer: SSAValue) -> None:
    """Free the buffers that `convert` has made for the elements of ``buffer``."""
    assert isinstance(buffer.type, MemRefType)
    if not isinstance(buffer.type.get_element_type(), MemRefType):
        return

    def one(e: Emitter, at: Sequence[SSAValue]) -> None:
        held = load(e, buffer, at)
        _free_inside(e, held)
        e.emit(memref.DeallocOp.get(held))

    for_each_element(em, buffer, one)


def _split(em: Emitter, wide: SSAValue, narrow: SSAValue) -> None:
    """Move of ``wide`` what ``narrow`` can hold."""
    assert isinstance(wide.type, MemRefType)
    assert isinstance(narrow.type, MemRefType)
    small, large = narrow.type.get_element_type(), wide.type.get_element_type()

    def one(e: Emitter, at: Sequence[SSAValue]) -> None:
        held = load(e, wide, at)
        moved = e.fit(held, small)
        store(e, moved, narrow, at)
        store(e, e.subf(held, e.fit(moved, large)), wide, at)

    for_each_element(em, wide, one)


def add_converted(em: Emitter, narrow: SSAValue, wide: SSAValue) -> None:
    """``wide[...] += narrow[...]``."""
    assert isinstance(wide.type, MemRefType)
    large = wide.type.get_element_type()

    def one(e: Emitter, at: Sequence[SSAValue]) -> None:
        added = e.fit(load(e, narrow, at), large)
        store(e, e.addf(load(e, wide, at), added), wide, at)

    for_each_element(em, wide, one)


# ------------------------------------------------------------------ allocation


def allocated(
    em: Emitter, like: SSAValue, type: MemRefType, tape: SSAValue | None = None
) -> SSAValue:
    """Memory for a buffer of ``type`` with the extents of ``like``: flat, if it has a layout."""
    if type.layout == NoneAttr():
        return _memory(em, type, dynamic_sizes(em, like), tape)
    offset, sizes, strides = _arrangement(em, like)
    last = offset
    for size, stride in zip(sizes, strides, strict=True):
        span = em.index(em.mul(em.sub(size, 1), stride))
        last = em.add(last, em.value(arith.MaxSIOp(span, em.index(0))))
    end = em.index(em.add(last, 1))
    flat = MemRefType(type.get_element_type(), [DYNAMIC_INDEX], memory_space=type.memory_space)
    return _memory(em, flat, [end], tape)


def _memory(
    em: Emitter, type: MemRefType, sizes: Sequence[SSAValue], tape: SSAValue | None
) -> SSAValue:
    if tape is not None:
        return em.value(ArenaAllocOp(tape, sizes, type))
    element, shape = type.get_element_type(), type.get_shape()
    made = memref.AllocOp.get(element, None, shape, sizes, NoneAttr(), type.memory_space)
    return em.value(made)


def arranged(em: Emitter, memory: SSAValue, like: SSAValue, type: MemRefType) -> SSAValue:
    """``memory`` as a buffer of ``type``, arranged as ``like`` is."""
    offset, sizes, strides = _arrangement(em, like)
    strided = type.get_strides()
    assert strided is not None
    known_offset = type.get_offset()
    static = [
        [DYNAMIC_INDEX if x is None else x for x in part]
        for part in ([known_offset], type.get_shape(), strided)
    ]
    offsets, extents, steps = (
        [x for x, known in zip(values, part, strict=True) if known == DYNAMIC_INDEX]
        for values, part in zip(([offset], sizes, strides), static, strict=True)
    )
    first, shape, spans = static
    cast = memref.ReinterpretCastOp(memory, offsets, extents, steps, first, shape, spans, type)
    return em.value(cast)


def _metadata(
    em: Emitter, buffer: SSAValue
) -> tuple[SSAValue, SSAValue, Sequence[SSAValue], Sequence[SSAValue]]:
    """The memory, the offset, the extents and the strides of a buffer."""
    op = em.emit(memref.ExtractStridedMetaDataOp(buffer))
    return op.base_buffer, op.offset, list(op.sizes), list(op.strides)


def _arrangement(em: Emitter, like: SSAValue) -> tuple[SSAValue, list[SSAValue], list[SSAValue]]:
    """Offset, extents and strides for memory of its own, which nothing lies in front of.

    What is walked backwards may as well be walked forwards there, unless the type says how.
    """
    assert isinstance(like.type, MemRefType)
    _, offset, sizes, strides = _metadata(em, like)
    known = like.type.get_strides() or ()
    found: list[SSAValue] = []
    for size, stride, fixed in zip(sizes, strides, known, strict=True):
        if fixed is None:
            back = em.index(em.sub(0, stride))
            found.append(em.value(arith.MaxSIOp(stride, back)))
        else:
            found.append(stride)
            if fixed < 0 and like.type.get_offset() is None:
                offset = em.index(em.add(offset, em.mul(em.sub(size, 1), -fixed)))
    return offset, list(sizes), found


def _address(em: Emitter, buffer: SSAValue) -> SSAValue:
    new = make(ExtractAlignedPointerAsIndexOp, operands=[buffer], result_types=[IndexType()])
    return em.value(new)


def _is_same(em: Emitter, left: SSAValue, right: SSAValue) -> SSAValue:
    """True if two buffers of one type begin at one place."""
    pointers = [_address(em, x) for x in (left, right)]
    same = em.compare("eq", *pointers)
    assert isinstance(left.type, MemRefType)
    pairs = [(em.index(em.dim(x, k)) for x in (left, right)) for k in range(len(left.type.shape))]
    if left.type.layout != NoneAttr():
        found = [_metadata(em, x) for x in (left, right)]
        pairs += [(x[1] for x in found)]
    for pair in pairs:
        same = em.value(arith.AndIOp(same, em.compare("eq", *pair)))
    return same
