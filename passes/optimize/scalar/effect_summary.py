"""Summaries of what operations do besides computing results, regions included, found in one
walk.

xDSL's `get_effects` goes through all that is in an operation each time it is asked, which is
quadratic in the depth of nesting for whoever asks about every operation. Here the effects of an
operation's regions come from what was found for the operations in them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from xdsl.ir import Block, Operation, OpTrait, Region, SSAValue
from xdsl.ir.post_order import PostOrderIterator
from xdsl.traits import (
    EffectInstance,
    IsTerminator,
    MemoryEffect,
    MemoryEffectKind,
    MemoryReadEffect,
    MemoryWriteEffect,
    NoMemoryEffect,
    Pure,
    RecursiveMemoryEffect,
    SymbolOpInterface,
)

Effects = int
"""Effects of an operation and of what is in it, as bits; 0 is none. An enum is ten times slower."""

READ = 1
OWN_ALLOC = 2
"""Allocation of a value that is its own result."""
OTHER = 4
"""Anything that somebody may see, and what is not known."""


def reachable_blocks(region: Region) -> Iterable[Block]:
    """The blocks that may run, in some order."""
    entry = region.first_block
    if entry is None or entry.next_block is None:
        return () if entry is None else (entry,)
    return PostOrderIterator(entry)


def reachable_operations(region: Region) -> list[Operation]:
    """All operations in a region that may run, each before those in it."""
    found: list[Operation] = []
    regions = [region]
    while regions:
        for block in reachable_blocks(regions.pop()):
            for op in block.ops:
                found.append(op)
                regions.extend(op.regions)
    return found


def summarize(operations: list[Operation]) -> dict[int, Effects]:
    """The effects of each operation, by identity; each must stand before those in it."""
    found: dict[int, Effects] = {}
    for op in reversed(operations):
        found[id(op)] = _effects(op, found)
    return found


@dataclass(frozen=True, slots=True)
class _Kind:
    """Facts that hold for all operations of a class."""

    effects: Effects | None
    """The effects, if all have the same."""
    stays: bool
    """True if they are kept although they have no effects."""


_BY_TRAIT: dict[type[OpTrait], Effects] = {
    Pure: 0,
    NoMemoryEffect: 0,
    MemoryReadEffect: READ,
    MemoryWriteEffect: OTHER,
}


@cache
def _kind(cls: type[Operation]) -> _Kind:
    kinds = {type(t) for t in cls.traits if isinstance(t, MemoryEffect)}
    stays = any(isinstance(t, IsTerminator | SymbolOpInterface) for t in cls.traits)
    if not kinds:
        return _Kind(OTHER, stays)
    if not kinds <= _BY_TRAIT.keys():
        return _Kind(None, stays)
    effects = 0
    for kind in kinds:
        effects |= _BY_TRAIT[kind]
    return _Kind(effects, stays)


def _effects(op: Operation, inner: dict[int, Effects]) -> Effects:
    known = _kind(op.__class__).effects
    return _effects_of_one(op, inner) if known is None else known


def _effects_of_one(op: Operation, inner: dict[int, Effects]) -> Effects:
    traits = op.get_traits_of_type(MemoryEffect)
    if not traits:
        return OTHER
    effects = 0
    for trait in traits:
        if type(trait) is RecursiveMemoryEffect:
            for region in op.regions:
                for block in reachable_blocks(region):
                    for child in block.ops:
                        effects |= inner[id(child)]
        elif (known := trait.get_effects(op)) is None:
            return OTHER
        else:
            for effect in known:
                effects |= _flag(op, effect)
    return effects


def _flag(op: Operation, effect: EffectInstance) -> Effects:
    if effect.kind is MemoryEffectKind.READ:
        return READ
    own = isinstance(effect.value, SSAValue) and effect.value.owner is op
    return OWN_ALLOC if own and effect.kind is MemoryEffectKind.ALLOC else OTHER


def may_be_removed(op: Operation, effects: Effects) -> bool:
    """True if nobody misses the operation if its results are not used."""
    return not effects & OTHER and not _kind(op.__class__).stays
