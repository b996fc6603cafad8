"""Rows of scratch that each iteration of a nest fills anew, as buffers with an element for each.

``sum[p] += a[r, q, s] * c[s, p]``, with a row ``sum`` that all iterations of ``r`` and ``q``
share, is a product of a vector and a matrix; with a row for each it is one of matrices. Array
expansion (Feautrier, 1988), for what is written before it is read in each iteration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import (
    block_of,
    constant_of,
    is_inside,
    is_made_in,
    known_or_value,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.ops.catalogue import effect_of, element_memref
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import BlockArgument, Operation, SSAValue

from .computed import is_counted
from .sums import is_store, loops_around


@dataclass
class Scratch:
    """A buffer that each iteration of some loops fills before it reads it."""

    buffer: SSAValue
    accesses: list[Operation]
    """In the order of the program; the first one is the store that fills it."""
    band: list[Operation]
    """The loops, from outside."""
    fill: list[Operation]
    """For each dimension, the loop over its subscripts."""

    def expand(self, root: Operation, wide: SSAValue) -> list[Operation]:
        """Let accesses be to a buffer with the band as its first dimensions, of which the nest's
        last iteration is copied back; gives the stores.
        """
        stores: list[Operation] = []
        for op in self.accesses:
            b = Builder.at(op)
            loops = [*self.band, *map(_loop_of, _subscripts(op))]
            places = [_place(b, loop, loop.regions[0].block.args[0]) for loop in loops]
            if is_store(op):
                stores.append(b.emit(StoreOp.get(op.operands[0], wide, places)))
            else:
                replace_uses(op.results[0], b.value(LoadOp.get(wide, places)))
            erase(op)
        self._copy_back(Builder.behind(root), wide)
        return stores

    def _copy_back(self, b: Builder, wide: SSAValue) -> None:
        places: list[SSAValue] = []
        own: list[SSAValue] = []
        for at, loop in enumerate((*self.band, *self.fill)):
            lower, upper, step = loop.operands[:3]
            first: Index = lower
            if at < len(self.band):
                # The last iteration, or none.
                first = b.maximum(known_or_value(lower), b.sub(known_or_value(upper), 1))
            variable, b = b.each(first, upper, step)
            own += [variable] if at >= len(self.band) else []
            places.append(_place(b, loop, variable))
        b.emit(StoreOp.get(b.value(LoadOp.get(wide, places)), self.buffer, own))


def scratch_of(
    root: Operation, buffer: SSAValue, may_share: Callable[[SSAValue, SSAValue], bool]
) -> Scratch | None:
    """The buffer as scratch of a nest, if it is; ``may_share`` says that two buffers may share
    memory.
    """
    accesses: list[Operation] = []
    if is_made_in(buffer, root) or not isinstance(buffer.type, MemRefType):
        return None
    for op in walk(root):
        at = element_memref(op)
        if at is not None:
            memory = op.operands[at]
            if memory is buffer and isinstance(op, memref.LoadOp | memref.StoreOp):
                accesses.append(op)
            elif is_made_in(memory, root) or may_share(memory, buffer):
                return None
        elif not op.regions and not effect_of(op).is_nothing:
            return None
    chains = [_chain(op, root) for op in accesses]
    if len(chains) < 2 or not is_store(accesses[0]) or not all(chains):
        return None
    used = [_loop_of(value) for op in accesses for value in _subscripts(op)]
    band: list[Operation] = []
    for loops in zip(*chains, strict=False):
        if any(loop is not loops[0] for loop in loops) or loops[0] in used:
            break
        band.append(loops[0])
    fill = [_loop_of(value) for value in _subscripts(accesses[0])]
    if not band or not fill or not all(is_counted(loop, root) for loop in (*band, *fill)):
        return None
    if any(constant_of(loop.operands[2]) != 1 for loop in (*band, *fill)):
        return None
    inner = chains[0][len(band) :]
    if len({*fill}) != len(fill) or {*fill} != {*inner}:
        return None
    found = Scratch(buffer, accesses, band, fill)
    return found if all(_is_filled(op, found, inner[0]) for op in accesses[1:]) else None


def _is_filled(op: Operation, scratch: Scratch, filling: Operation) -> bool:
    """True if an access is to an element that its iteration has filled before."""
    own = [_loop_of(value) for value in _subscripts(op)]
    if op.parent is not None and is_inside(op.parent, filling):
        return own == scratch.fill
    return all(
        loop.operands[:2] == other.operands[:2] and constant_of(loop.operands[2]) == 1
        for loop, other in zip(own, scratch.fill, strict=True)
    )


def _chain(op: Operation, root: Operation) -> list[Operation]:
    """The loops around an access from the nest's on; none if something else is between, or a
    subscript is no variable of one of them.
    """
    loops = loops_around(op)
    loops = loops[loops.index(root) :] if root in loops else []
    for value in _subscripts(op):
        if not isinstance(value, BlockArgument) or value.index or _loop_of(value) not in loops:
            return []
    return loops


def _subscripts(op: Operation) -> Sequence[SSAValue]:
    return op.operands[2 if is_store(op) else 1 :]


def _loop_of(value: SSAValue) -> Operation:
    loop = block_of(value).parent_op()
    assert loop is not None
    return loop


def _place(b: Builder, loop: Operation, variable: SSAValue) -> SSAValue:
    return b.index(b.sub(variable, known_or_value(loop.operands[0])))
