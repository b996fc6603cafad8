"""Close a branch: arms become the regions of an ``scf.if`` or ``scf.index_switch``.

A slot assigned in an arm becomes a result, unless all arms agree on a value that is in sight. Arms
that only assign become ``arith.select``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ad_opt.dialects.support.ir.creation import make
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import DenseArrayBase, IndexType, i1, i64
from xdsl.ir import Block, Region, SSAValue

from .join_points import Slot
from .values import Value

if TYPE_CHECKING:
    from .writer import Writer


@dataclass(eq=False)
class Choice:
    """Condition that decides between edges: a truth value, or an index; edge 0 is true, or the
    default.
    """

    value: SSAValue
    cases: Sequence[int] = ()
    """For an index: the numbers of the edges after the first."""


@dataclass(eq=False)
class Arm:
    """A block that has been written, and what the slots touched in it hold at its end."""

    block: Block
    held: dict[Slot, Value | None]


def join(writer: Writer, choice: Choice, arms: Sequence[Arm]) -> None:
    """Write the operation that has the arms as regions; its results fill the slots."""
    choice, arms = _as_condition(writer, choice, arms)
    results: list[tuple[Slot, list[Value | None]]] = []
    for slot in dict.fromkeys(slot for arm in arms for slot in arm.held):
        values = [arm.held[slot] if slot in arm.held else writer.pending.get(slot) for arm in arms]
        if not any(arm.held.get(slot) is not None for arm in arms):
            if all(slot in arm.held for arm in arms):
                writer.pending.take(slot)
        elif (same := _agreed(writer, choice, slot, values)) is not None:
            writer.pending.set(slot, same)
        else:
            results.append((slot, values))
    if all(arm.block.is_empty for arm in arms) and len(arms) <= 2:
        for slot, values in results:
            writer.pending.set(slot, _select(writer, choice, slot, values))
        return
    _write(writer, choice, arms, results)


def _as_condition(
    writer: Writer, choice: Choice, arms: Sequence[Arm]
) -> tuple[Choice, Sequence[Arm]]:
    """A choice of two by index is one by condition, and one arm is no choice."""
    if choice.value.type == i1 or len(arms) != 2:
        return choice, arms
    number = writer.undefined.constant(choice.cases[0], IndexType())
    hit = writer.emit(arith.CmpiOp(choice.value, number, "eq")).results[0]
    return Choice(hit), [arms[1], arms[0]]


def _agreed(writer: Writer, choice: Choice, slot: Slot, values: list[Value | None]) -> Value | None:
    """The value that all arms have that have one, if it is in sight."""
    known = [value for value in values if value is not None]
    if all(value is known[0] or value == known[0] for value in known):
        if writer.visible(known[0]):
            return known[0]
    if choice.value.type == i1 and values == [1, 0] and slot.type == i1:
        return choice.value
    if choice.value.type == i1 and values == [0, 1] and slot.type == i1:
        return negated(writer, choice.value)
    return None


def _select(writer: Writer, choice: Choice, slot: Slot, values: Sequence[Value | None]) -> SSAValue:
    yes, no = (writer.materialize(slot, value) for value in values)
    return writer.emit(arith.SelectOp(choice.value, yes, no)).results[0]


def negated(writer: Writer, condition: SSAValue) -> SSAValue:
    """``not condition``."""
    true = writer.undefined.constant(1, i1)
    return writer.emit(arith.XOrIOp(condition, true)).results[0]


def _write(
    writer: Writer,
    choice: Choice,
    arms: Sequence[Arm],
    results: Sequence[tuple[Slot, list[Value | None]]],
) -> None:
    for at, arm in enumerate(arms):
        values = [writer.materialize(slot, values[at]) for slot, values in results]
        end = make(scf.YieldOp, operands=values)
        end.location = writer.location
        arm.block.add_op(end)
    types = [slot.type for slot, _ in results]
    regions = [Region(arm.block) for arm in arms]
    if choice.value.type == i1:
        if not results and arms[1].block.first_op is arms[1].block.last_op:
            regions[1] = Region()
        op = writer.emit(
            make(scf.IfOp, operands=(choice.value,), result_types=types, regions=regions)
        )
    else:
        cases = DenseArrayBase.from_list(i64, choice.cases)
        op = writer.emit(scf.IndexSwitchOp(choice.value, cases, regions[0], regions[1:], types))
    for (slot, _), result in zip(results, op.results, strict=True):
        result.name_hint = slot.hint
        writer.pending.set(slot, result)
