"""Lanes of a vector in memory, one after the other, where two may be the same element.

``gather`` may read an element twice, so its cotangents cannot be added by one ``scatter``; what
iterations of a parallel loop share is added to atomically. ``scatter`` lets the last lane win: the
cotangent goes to that one, and the others find zero.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ad_opt.dialects.core.scf import IfOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.emit.buffers import load, store
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.vector_access import Access
from xdsl.dialects import vector
from xdsl.dialects.builtin import AnyFloat, VectorType, i1
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .reverse_memory import add_atomically


def add_lanes(
    em: Emitter, op: Operation, at: Access, cotangent: SSAValue, target: SSAValue, *, atomic: bool
) -> None:
    """``target[...] += cotangent``, lane by lane."""
    element = at.type.get_element_type()
    for position in _positions(op, at.type):
        added = em.value(vector.ExtractOp(cotangent, position, element))
        inside, end = _where(em, at, position, [])
        place = _place(inside, at, position)
        if atomic:
            add_atomically(inside, added, target, place)
        else:
            store(inside, inside.addf(load(inside, target, place), added), target, place)
        if end is not None:
            inside.emit(YieldOp())


def take_lanes(em: Emitter, op: Operation, at: Access, target: SSAValue) -> SSAValue:
    """Take what stands in ``target[...]``, which is zero afterwards; from the last lane to the
    first.
    """
    element, taken = at.type.get_element_type(), em.zero(at.type)
    for position in reversed(list(_positions(op, at.type))):
        inside, end = _where(em, at, position, [element])
        place = _place(inside, at, position)
        value = load(inside, target, place)
        store(inside, inside.zero(element), target, place)
        if end is not None:
            inside.emit(YieldOp(value))
            other = em.inside(end.regions[1].block)
            other.emit(YieldOp(other.zero(element)))
            value = end.results[0]
        taken = em.value(vector.InsertOp(value, taken, position))
    return taken


def _positions(op: Operation, type: VectorType) -> Iterator[tuple[int, ...]]:
    """Every position of a vector, in the order of lanes."""
    if type.get_num_scalable_dims() or not isinstance(type.get_element_type(), AnyFloat):
        raise error_at(
            op, "AD0701", f"`{op.name}` of {type} has no derivative in reverse mode",
            help="use vectors of real floats, whose sizes are known",
        )  # fmt: skip
    return product(*(range(extent) for extent in type.get_shape()))


def _where(
    em: Emitter, at: Access, position: tuple[int, ...], results: list[Attribute]
) -> tuple[Emitter, IfOp | None]:
    """An emitter for what happens where a lane is on, and the branch that it stands in."""
    if at.mask is None:
        return em, None
    on = em.value(vector.ExtractOp(at.mask, position, i1))
    block = Block()
    other = Region(Block()) if results else Region()
    return em.inside(block), em.emit(IfOp(on, results, Region(block), other))


def _place(em: Emitter, at: Access, position: tuple[int, ...]) -> list[SSAValue]:
    """The indices of the element that a lane stands for."""
    place = list(at.indices)
    if at.offsets is not None:
        assert isinstance(at.offsets.type, VectorType)
        type = at.offsets.type.get_element_type()
        offset = em.cast_index(em.value(vector.ExtractOp(at.offsets, position, type)))
        return [*place[:-1], em.index(em.add(place[-1], offset))]
    first = len(place) - len(position)
    for k, lane in enumerate(position):
        place[first + k] = em.index(em.add(place[first + k], lane))
    return place
