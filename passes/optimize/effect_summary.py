"""What operations do besides computing their results, regions included, found in one walk.

xDSL's `get_effects` goes through all that is in an operation each time it is asked, which is
quadratic in the depth of nesting for whoever asks about every operation. Here the effects of an
operation's regions come from what was found for the operations in them.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag

from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.post_order import PostOrderIterator
from xdsl.traits import (
    EffectInstance,
    IsTerminator,
    MemoryEffect,
    MemoryEffectKind,
    RecursiveMemoryEffect,
    SymbolOpInterface,
)


class Effects(IntFlag):
    """Effects of an operation and of what is in it; 0 is none."""

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


def _effects(op: Operation, inner: dict[int, Effects]) -> Effects:
    traits = op.get_traits_of_type(MemoryEffect)
    if not traits:
        return Effects.OTHER
    effects = Effects(0)
    for trait in traits:
        if type(trait) is RecursiveMemoryEffect:
            for region in op.regions:
                for block in reachable_blocks(region):
                    for child in block.ops:
                        effects |= inner[id(child)]
        elif (known := trait.get_effects(op)) is None:
            return Effects.OTHER
        else:
            for effect in known:
                effects |= _flag(op, effect)
    return effects


def _flag(op: Operation, effect: EffectInstance) -> Effects:
    if effect.kind is MemoryEffectKind.READ:
        return Effects.READ
    own = isinstance(effect.value, SSAValue) and effect.value.owner is op
    return Effects.OWN_ALLOC if own and effect.kind is MemoryEffectKind.ALLOC else Effects.OTHER


def may_be_removed(op: Operation, effects: Effects) -> bool:
    """Whether nobody misses the operation if its results are not used."""
    return (
        not effects & Effects.OTHER
        and not op.has_trait(IsTerminator, value_if_unregistered=False)
        and not op.has_trait(SymbolOpInterface, value_if_unregistered=False)
    )
