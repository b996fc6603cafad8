"""Places where a compiler put several loops for one: all enters at a block, and leaves to one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.dominance import DominatorTree, successors_of
from xdsl.ir import Block, Operation, Region, SSAValue

MOST_BLOCKS = 12
"""Most blocks of such a place. A guess: vectors of two sizes, a loop for the rest and one in front
of it, with the tests between them, are ten.
"""
MOST_DOMINATORS = 6
"""Most blocks in front of a loop that are tried as the beginning. A guess, as above."""


@dataclass(frozen=True)
class Place:
    """Blocks between one that all paths come from and one that all lead to."""

    entry: Block
    """Its last operation goes into the place; all else of it stays."""
    blocks: frozenset[Block]
    exit: Block

    def loops(self) -> list[Block]:
        """The loops of one block in the place."""
        return [block for block in self.blocks if is_loop_of_one(block)]


@dataclass(frozen=True)
class Way:
    """One way out of a block: where to, with what, and the condition under which."""

    target: Block
    operands: tuple[SSAValue, ...]
    condition: SSAValue | None
    holds: bool


def ways_of(block: Block) -> list[Way]:
    """The ways out of a block that ends by ``cf.br`` or ``cf.cond_br``."""
    last = block.last_op
    assert last is not None
    passed = [tuple(values) for values in successor_operands(last) or ()]
    if last.name == "cf.br":
        return [Way(last.successors[0], passed[0], None, True)]
    condition = last.operands[0]
    return [
        Way(target, values, condition, at == 0)
        for at, (target, values) in enumerate(zip(last.successors, passed, strict=True))
    ]


def is_loop_of_one(block: Block) -> bool:
    """True if a block branches to itself, or on."""
    last = block.last_op
    return (
        last is not None
        and last.name == "cf.cond_br"
        and sum(target is block for target in last.successors) == 1
    )


def places_around(loop: Block, tree: DominatorTree) -> Iterator[Place]:
    """Places in which a loop is, from the smallest on."""
    entry, tried = tree.immediate_dominator(loop), 0
    sources = sources_in(loop.parent)
    while entry is not None and tried < MOST_DOMINATORS:
        for exit in _exits(loop):
            place = _place(entry, exit, loop, tree)
            if place is not None and _is_entered_once(place, sources):
                yield place
        entry, tried = tree.immediate_dominator(entry), tried + 1


def _exits(loop: Block) -> list[Block]:
    """Blocks behind a loop, near ones first."""
    found: list[Block] = []
    pending = [target for target in successors_of(loop) if target is not loop]
    while pending and len(found) < MOST_BLOCKS:
        block = pending.pop(0)
        if block not in found:
            found.append(block)
            pending += [target for target in successors_of(block) if target is not block]
    return found


def _place(entry: Block, exit: Block, loop: Block, tree: DominatorTree) -> Place | None:
    """The blocks between two; ``None`` if some path leaves them elsewhere, or comes again."""
    if exit is entry or entry.last_op is None or not _is_known(entry.last_op):
        return None
    found: set[Block] = set()
    pending = [target for target in successors_of(entry) if target is not exit]
    while pending:
        block = pending.pop()
        if block in found:
            continue
        last = block.last_op
        if last is None or not _is_known(last) or len(found) >= MOST_BLOCKS:
            return None
        if block is entry or not tree.dominates(entry, block):
            return None
        found.add(block)
        pending += [target for target in successors_of(block) if target is not exit]
    if loop not in found or not _is_ordered(found):
        return None
    return Place(entry, frozenset(found), exit)


def _is_entered_once(place: Place, sources: Mapping[Block, Sequence[Block]]) -> bool:
    """True if nothing comes back to the middle of a place, as a loop around a part of it does."""
    inside = {*place.blocks, place.entry}
    return all(inside.issuperset(sources[block]) for block in place.blocks)


def sources_in(region: Region | None) -> dict[Block, list[Block]]:
    """The blocks from which each is come to."""
    found: dict[Block, list[Block]] = {}
    for block in region.blocks if region is not None else ():
        for target in successors_of(block):
            found.setdefault(target, []).append(block)
    return found


def _is_known(last: Operation) -> bool:
    # No fact: the two that `ways_of` takes apart, of all that jump.
    return last.name == "cf.br" or last.name == "cf.cond_br"


def _is_ordered(blocks: set[Block]) -> bool:
    """True if no loops are among the blocks but those of one block."""
    waiting = {
        block: {other for other in successors_of(block) if other in blocks and other is not block}
        for block in blocks
    }
    while waiting:
        done = [block for block, others in waiting.items() if not others & waiting.keys()]
        if not done:
            return False
        for block in done:
            del waiting[block]
    return True
