"""Operations put somewhere, taken away, and values replaced, with as little work as possible.

What xDSL's methods of blocks, operations and values do, without their search for cycles (which
climbs to the root of the program for each operation) and without objects made only to be thrown
away. For what is done to most operations of a program.
"""

# The fields of operations, blocks and uses are set here as xDSL 0.74's methods do.
# pyright: reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.core import SSAValues


def append(op: Operation, block: Block) -> None:
    """Put an operation that is nowhere at the end of a block."""
    assert op.parent is None
    op.parent = block
    last = block._last_op
    if last is None:
        block._first_op = op
    else:
        last._next_op = op
        op._prev_op = last
    block._last_op = op


def insert(op: Operation, before: Operation) -> None:
    """Put an operation that is nowhere in front of another."""
    block = before.parent
    assert block is not None
    assert op.parent is None
    op.parent = block
    previous = before._prev_op
    op._next_op, op._prev_op = before, previous
    before._prev_op = op
    if previous is None:
        block._first_op = op
    else:
        previous._next_op = op


def move(op: Operation, before: Operation) -> None:
    """Put an operation in front of another, which is not inside it."""
    op.detach()
    insert(op, before)


def move_to_end(op: Operation, block: Block) -> None:
    """Put an operation at the end of a block, which is not inside it."""
    op.detach()
    append(op, block)


def move_all(source: Block, target: Block | Operation) -> None:
    """Put all operations of a block at the end of another, or in front of an operation."""
    first, last = source._first_op, source._last_op
    if first is None or last is None:
        return
    source._first_op = source._last_op = None
    if isinstance(target, Block):
        block, previous, following = target, target._last_op, None
    else:
        assert target.parent is not None
        block, previous, following = target.parent, target._prev_op, target
    op: Operation | None = first
    while op is not None:
        op.parent = block
        op = op._next_op
    first._prev_op, last._next_op = previous, following
    if previous is None:
        block._first_op = first
    else:
        previous._next_op = first
    if following is None:
        block._last_op = last
    else:
        following._prev_op = last


def erase(op: Operation) -> None:
    """Take an operation whose results nobody uses out of the program."""
    op.detach()
    op.drop_all_references()
    for result in op.results:
        if result.first_use is not None:
            result.erase()  # says what is wrong


def erase_anyway(op: Operation) -> None:
    """Take an operation out of the program; what uses its results goes, too, or never runs."""
    op.detach()
    op.erase(safe_erase=False)


def erase_unused(ops: Iterable[Operation]) -> None:
    """Erase operations whose results nobody uses; given in program order, as users go first."""
    for op in reversed(list(ops)):
        if op.parent is not None and all(result.first_use is None for result in op.results):
            erase(op)


def replace_uses(old: SSAValue, new: SSAValue) -> None:
    """Use a value wherever another one is used; it takes over its name if it has none."""
    if new is old:
        return
    use = old.first_use
    old.first_use = None
    while use is not None:
        following, head, op = use._next_use, new.first_use, use._operation
        use._prev_use, use._next_use = None, head
        if head is not None:
            head._prev_use = use
        new.first_use = use
        operands = list(op._operands)
        operands[use._index] = new
        op._operands = SSAValues(operands)
        use = following
    if new.name_hint is None and old.name_hint is not None:
        new.name_hint = old.name_hint


def replace(op: Operation, *values: SSAValue) -> None:
    """Put values where the results of an operation are used, and erase it."""
    for result, value in zip(op.results, values, strict=True):
        replace_uses(result, value)
    erase(op)


def set_type(value: SSAValue, type: Attribute) -> None:
    """Change the type of a value in place (xDSL's own helper makes a new value)."""
    value._type = type


def put_in_place(op: Operation, block: Block) -> None:
    """Put the operations of a block in the place of one, whose results the last of them gives."""
    end = block.last_op
    assert end is not None
    values = list(end.operands)
    erase(end)
    move_all(block, op)
    replace(op, *values)
