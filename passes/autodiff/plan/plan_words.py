"""The plan of a reversal in words and bytes, for ``--print-plan``.

    reversal of @squares at 3:1, both sweeps in one function
      scf.for at 7:8: counted down
      saved: %t at 7:8, f32, 4 bytes x 3 = 12 bytes
      tape: 12 bytes

Says of each loop in which order it is reversed, and of each value that the reverse sweep reads and
does not see whether it is saved, or how it is had again. Bytes are those that `print-tape` finds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import prod

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.dialects.support.diagnostics.diagnostic import location_of
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.flow.tape_size import size_of
from ad_opt.passes.analysis.memory.objects import Arg, Obj
from ad_opt.passes.ops.catalogue import is_constant, is_loop
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue

from .author_plan import AuthorPlan
from .facts.facts import values_in
from .facts.wanted import Capacity, Kept, Records, Shadow, Trips, Wanted, Way, type_of
from .reversal_plan import ReversalPlan


@dataclass(frozen=True)
class SavedValue:
    """A slot of a frame."""

    words: str
    bytes: int
    """Of one record."""
    records: int | None
    """``None`` where only the running program knows."""
    is_handle: bool
    """True if it is no value of the program, but the way to other records."""
    is_rare: bool = False
    """True if it is saved only where several iterations of a loop that selects tie."""

    def __str__(self) -> str:
        if self.is_handle:
            return self.words
        if self.records is None:
            return f"{self.words}, {_bytes(self.bytes)} x ?"
        total = self.bytes * self.records
        return f"{self.words}, {_bytes(self.bytes)} x {self.records} = {_bytes(total)}"


def _bytes(count: int) -> str:
    return f"{count} byte" if count == 1 else f"{count} bytes"


def plan_words(plan: ReversalPlan) -> str:
    """The text for one function."""
    saved = list(saved_values(plan))
    form = "in two functions" if plan.split else "both sweeps in one function"
    copies = list(_copies(plan))
    decided = [*_loops(plan), *_memory(plan), *copies]
    lines = [*decided, *_recovered(plan), *_unsaid(plan), *_tape(saved, bool(copies))]
    head = f"reversal of @{plan.key.symbol}{_place(plan.primal)}, {form}"
    return "\n".join([head, *(f"  {line}" for line in lines)])


def author_words(plan: AuthorPlan) -> str:
    """The text for a function whose derivative its author gave."""
    form = "in two functions" if plan.split else "both sweeps in one function"
    by = " and ".join(f"@{name}" for name in plan.by)
    saved: list[SavedValue] = []
    for one in plan.kept:
        handle = isinstance(one.type, FrameType)
        words = one.words if handle else f"{one.words}, {one.type}"
        saved.append(SavedValue(words, size_of(one.type), 1, handle))
    types = plan.primal.function_type.inputs.data
    copied = [f"argument {at + 1}, {_extent(types[at])}" for at in plan.copied]
    copies = [f"copied before it runs: {one}" for one in copied]
    undone = [f"stores undone in @{plan.by[0] if len(plan.by) > 1 else plan.key.symbol}"]
    lines = [*copies, *(undone if plan.undone else []), *_tape(saved, bool(copies))]
    head = f"reversal of @{plan.key.symbol}{_place(plan.primal)}, {form}, by {by} of its author"
    return "\n".join([head, *(f"  {line}" for line in lines)])


# ------------------------------------------------------------------ names


def _place(where: Operation | Block) -> str:
    at = location_of(where)
    return "" if at is None else f" at {at.line}:{at.column}"


def _name(value: SSAValue) -> str:
    """A value of the primal as its program calls it, and where it is made."""
    name = f"%{value.name_hint}" if value.name_hint else "a value"
    if isinstance(value, OpResult):
        return f"{name} = {value.op.name}{_place(value.op)}"
    assert isinstance(value, BlockArgument)
    around = value.block.parent_op()
    if around is None or around.name == "func.func":
        return f"argument {name}" if value.name_hint else f"argument {value.index + 1}"
    return f"{name} of {around.name}{_place(around)}"


def _words(wanted: Wanted) -> str:
    """Say what is wanted, whether the program has it or only the forward sweep."""
    match wanted:
        case Shadow(memory):
            return f"shadow of {_name(memory)}"
        case Trips(loop):
            return f"trips of {loop.name}{_place(loop)}"
        case Records(loop):
            return f"records of {loop.name}{_place(loop)}"
        case Capacity(loop):
            return f"number of records of {loop.name}{_place(loop)}"
        case Kept(op, "context"):
            return f"records of the call{_place(op)}"
        case Kept(op, "count"):
            return f"trips of {op.name}{_place(op)}"
        case Kept(op):
            return f"what {op.name}{_place(op)} overwrites"
        case _:
            return _name(wanted)


# ------------------------------------------------------------------ what is decided before


def _loops(plan: ReversalPlan) -> Iterator[str]:
    for op in walk(plan.primal):
        if not is_loop(op) or not _matters(plan, op):
            continue
        if op in plan.storage.again:
            order = "each iteration is run again, then reversed"
            order += ", and its sums are computed there only" if op in plan.summed else ""
        elif op in plan.selections:
            order = "the iteration that gave the result is reversed; where several tie, all are"
        elif op.name == "scf.while":
            order = "reversed as often as it ran"
        elif op.name == "scf.parallel":
            order = "in parallel again"
        else:
            order = "counted up, since any order is right" if op in plan.upward else "counted down"
        yield f"{op.name}{_place(op)}: {order}"


def _matters(plan: ReversalPlan, loop: Operation) -> bool:
    """True if the reverse sweep may have something to do in a loop."""
    flows = any(plan.has_cotangent(x) for op in walk(loop) for x in op.results)
    return flows or plan.has_effect_back(loop)


def _memory(plan: ReversalPlan) -> Iterator[str]:
    undone = [op for op in walk(plan.primal) if plan.is_undone(op)]
    yield from _list("stores undone to", (_name(op.results[0]) for op in undone))
    yield from _arguments(plan)
    nests = (f"{op.name}{_place(op)}" for nests in plan.refills.values() for op in nests)
    yield from _list("run again to fill a buffer", nests)
    yield from _list("called again", (f"call{_place(op)}" for op in plan.repeated_calls))
    yield from _list("added in place by", (f"{op.name}{_place(op)}" for op in plan.updates))
    travelling = (x for x in values_in(plan.primal) if x in plan.needs_shadow)
    yield from _list("shadow kept by the forward sweep", map(_name, travelling))


def _arguments(plan: ReversalPlan) -> Iterator[str]:
    """Arguments that the function overwrites: undone or not, and why."""
    storage, written = plan.storage, plan.effects.total.writes
    for arg in plan.primal.body.block.args:
        obj = Arg(arg.index)
        if not written & plan.aliasing.mask_of(obj):
            continue
        if obj in storage.kept or (storage.saves and storage.may_change(arg)):
            yield f"not undone: stores to {_name(arg)}, which stays as the function leaves it"
        elif obj not in storage.unrestored:
            yield f"stores undone to {_name(arg)}: {_who_wants_it(plan)}"
        elif obj not in plan.undoing.objects:
            yield f"not undone: stores to {_name(arg)}{_instead(plan, obj)}"
        else:
            yield f"stores undone to {_name(arg)}{_instead(plan, obj)}"


def _who_wants_it(plan: ReversalPlan) -> str:
    """Say why memory is put back that the way back may not read."""
    if plan.key.mode == "combined" and (plan.key.discards or plan.key.leaves):
        return "others may know it, or it may be memory that is put back"
    return "its caller wants it back as it was"


def _instead(plan: ReversalPlan, obj: Obj) -> str:
    """The bytes of both choices; by guessed trips, so they are no promise."""
    kept, saved = (round(table.get(obj, 0)) for table in (plan.undoing.kept, plan.undoing.saved))
    if obj in plan.undoing.objects and saved <= kept:
        return ": it is read as a whole on the way back"
    if not saved:
        return ": the way back reads nothing that they overwrite"
    return f": that keeps about {_bytes(kept)}, saving what is loaded {_bytes(saved)}"


def _copies(plan: ReversalPlan) -> Iterator[str]:
    """Whole buffers of which the forward sweep keeps a copy."""
    for op, buffers in plan.snapshots.items():
        for buffer in buffers:
            yield f"copied before {op.name}{_place(op)}: {_name(buffer)}, {_extent(buffer.type)}"


def _extent(type: Attribute) -> str:
    if not isinstance(type, MemRefType) or DYNAMIC_INDEX in type.get_shape():
        return f"{type}, ? bytes"
    return f"{type}, {prod(type.get_shape()) * size_of(type.get_element_type())} bytes"


# ------------------------------------------------------------------ what is saved, or had again


_SAID = (Way.COMPUTED, Way.LOADED, Way.GIVEN, Way.HELD, Way.HANDED, Way.CALLED, Way.COUNTED)


def _recovered(plan: ReversalPlan) -> Iterator[str]:
    for way in _SAID:
        found = [one for one, by in plan.recoveries.items() if by.way is way and _is_said(one)]
        yield from _list(way.value, map(_words, found))


def _unsaid(plan: ReversalPlan) -> Iterator[str]:
    """Values that are saved only if the method of a third party reads them."""
    for value, op in plan.unsaid.items():
        if value not in plan.recoveries and _is_said(value):
            yield f"saved if {op.name}{_place(op)} reads it: {_words(value)}, {value.type}"


def _is_said(wanted: Wanted) -> bool:
    if isinstance(wanted, Trips | Capacity):
        return False
    return not (isinstance(wanted, OpResult) and is_constant(wanted.op))


def saved_values(plan: ReversalPlan) -> Iterator[SavedValue]:
    """Everything on the tape, a slot each."""
    for wanted, found in plan.recoveries.items():
        if found.way is Way.SAVED:
            type = type_of(wanted)
            handle = isinstance(type, FrameType)
            words = _words(wanted) if handle else f"{_words(wanted)}, {type}"
            rare = found.loop in plan.selections
            yield SavedValue(words, size_of(type), found.records, handle, rare)


def _tape(saved: list[SavedValue], copied: bool) -> Iterator[str]:
    """The slots, and their sum; copies of whole buffers are listed by themselves."""
    values = [one for one in saved if not one.is_handle]
    yield from (f"saved: {one}" for one in values if not one.is_rare)
    yield from (f"saved where several tie: {one}" for one in values if one.is_rare)
    yield from (f"handle: {one}" for one in saved if one.is_handle)
    values = [one for one in values if not one.is_rare]
    known = sum(one.bytes * one.records for one in values if one.records is not None)
    unknown = sum(one.bytes for one in values if one.records is None)
    if not values:
        kept = [
            *(["handles"] if any(one.is_handle for one in saved) else []),
            *(["copies of buffers"] if copied else []),
        ]
        yield "tape: nothing is saved" + (f" but {' and '.join(kept)}" if kept else "")
    elif unknown:
        more = f"in sum {_bytes(unknown)} a trip of loops of unknown trips"
        yield f"tape: {_bytes(known)}, and {more}"
    else:
        yield f"tape: {_bytes(known)}"


def _list(words: str, found: Iterable[str]) -> Iterator[str]:
    yield from (f"{words}: {one}" for one in dict.fromkeys(found))
