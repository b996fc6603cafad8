"""Memory of arguments that need not be put back: its stores are undone only where that pays.

Who asks for a derivative may want nothing of the arguments afterwards (`Key.discards`), or what the
function leaves in them (`Key.leaves`). Memory of an argument is treated like a local buffer then,
unless other code may rely on what is in it: it is kept where nobody follows it, it holds addresses,
or it may be one with memory that has to be put back, a global say.
"""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.objects import UNKNOWN, Arg, Obj, bits_of
from ad_opt.passes.autodiff.plan.facts.facts import Facts


def unrestored_memory(facts: Facts, kept: Iterable[Obj]) -> frozenset[Obj]:
    """Return the memory of arguments that the reverse sweep may leave in any state; what is
    ``kept`` stays as the function leaves it.
    """
    key, aliasing = facts.key, facts.aliasing
    if key.mode != "combined" or not (key.discards or key.leaves):
        return frozenset()
    given = {aliasing.mask_of(Arg(arg.index)) for arg in facts.primal.body.block.args}
    barred = aliasing.captured_mask | aliasing.holders | UNKNOWN
    for obj in kept:
        barred |= aliasing.mask_of(obj)
    mask = sum(given & {1 << bit for bit in range(1, len(aliasing.all_objects))}) & ~barred
    while True:
        outside = sum(1 << bit for bit in bits_of(mask) if _others(aliasing, bit) & ~mask)
        if not outside:
            return aliasing.objects_of(mask) or frozenset()
        mask &= ~outside


def _others(aliasing: Aliasing, bit: int) -> int:
    return aliasing.closure(1 << bit) & ~UNKNOWN


def overlapping_groups(aliasing: Aliasing, unrestored: frozenset[Obj]) -> dict[Obj, frozenset[Obj]]:
    """Map each object to all that are undone with it, since they may share memory."""
    groups: dict[Obj, frozenset[Obj]] = {}
    for obj in sorted(unrestored, key=repr):
        others = aliasing.objects_of(_others(aliasing, aliasing.mask_of(obj).bit_length() - 1))
        joined = frozenset({obj, *(others or ())})
        joined = joined.union(*(groups[one] for one in joined if one in groups))
        groups.update(dict.fromkeys(joined, joined))
    return groups
