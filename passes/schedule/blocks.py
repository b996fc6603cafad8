"""Blocks of ``sched`` operations: what passes of scheduling share."""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.dialects.energies.sched import NODES, IntrinsicOp, condition_of
from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, i32
from xdsl.ir import Block, Operation, SSAValue

Condition = tuple[SSAValue, ...]
_SIZES = "operandSegmentSizes"


def scheduled_blocks(module: ModuleOp) -> Iterator[Block]:
    """Blocks that have nodes of a schedule in them."""
    for op in module.walk():
        for region in op.regions:
            for block in region.blocks:
                if any(isinstance(one, NODES) for one in block.ops):
                    yield block


def uses_of(op: Operation) -> Iterator[Operation]:
    """Each operation that uses a result, as often as it does."""
    for result in op.results:
        for use in result.uses:
            yield use.operation


def data_operands(op: Operation) -> list[SSAValue]:
    """Values that a node computes with: its operands without its conditions."""
    count = len(op.operands) - len(condition_of(op))
    return list(op.operands[:count])


def set_condition(op: Operation, condition: Condition) -> None:
    """Give a node other conditions."""
    if condition_of(op) == condition:
        return
    op.operands = [*data_operands(op), *condition]
    sizes = op.properties.get(_SIZES)
    if isinstance(sizes, DenseArrayBase):
        counts = [*sizes.get_values()][:-1]
        op.properties[_SIZES] = DenseArrayBase.from_list(i32, [*counts, len(condition)])


def positions(block: Block) -> dict[SSAValue, int]:
    """Return where each value of a block stands."""
    return {result: at for at, op in enumerate(block.ops) for result in op.results}


def ordered(condition: set[SSAValue], where: dict[SSAValue, int]) -> Condition:
    """Conditions in their order: what is known of the place first, then as they stand."""
    return tuple(
        sorted(condition, key=lambda one: (not isinstance(one.owner, IntrinsicOp), where[one]))
    )
