"""Operands that a branch passes to each block, and removal of those that the blocks do not want.

xDSL gives an operation's successors and its operands, but not how they belong together; that is a
table here, by name. A third party's branch operation takes part with `register_branch`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, Note, location_of
from xdsl.dialects.builtin import DenseArrayBase
from xdsl.ir import Attribute, Block, Operation, SSAValue

Operands = Sequence[SSAValue]


def _all_operands(op: Operation) -> list[Operands]:
    return [op.operands]


def _segments(op: Operation) -> list[Operands]:
    """The last operand segments, one a successor (``operandSegmentSizes``)."""
    sizes = _integers(op, "operandSegmentSizes")
    groups = _split(op.operands, sizes)
    return groups[len(groups) - len(op.successors) :]


def _switch(op: Operation) -> list[Operands]:
    """Flag, default operands, and the case operands, split once more."""
    groups = _split(op.operands, _integers(op, "operandSegmentSizes"))
    cases = groups[2] if len(groups) > 2 else ()
    # A switch that has only a default does not say how its cases share operands.
    sizes = _integers(op, "case_operand_segments") if cases or len(op.successors) > 1 else ()
    return [groups[1], *_split(cases, sizes)]


def _invoke(op: Operation) -> list[Operands]:
    """Between the operands of the call and those of its bundles."""
    return _split(op.operands, _integers(op, "operandSegmentSizes"))[1:3]


def _indirect(op: Operation) -> list[Operands]:
    return _split(op.operands[1:], _integers(op, "indbr_operand_segments"))


BranchOperands = Callable[[Operation], list[Operands]]

BRANCH_OPERANDS: dict[str, BranchOperands] = {
    "cf.br": _all_operands,
    "cf.cond_br": _segments,
    "cf.switch": _switch,
    "llvm.br": _all_operands,
    "llvm.cond_br": _segments,
    "llvm.switch": _switch,
    "llvm.indirectbr": _indirect,
    "llvm.invoke": _invoke,
}


def register_branch(name: str, operands: BranchOperands) -> None:
    """Say how the operands of the branch operation ``name`` go to its successors, in order."""
    BRANCH_OPERANDS[name] = operands


def successor_operands(op: Operation) -> list[Operands] | None:
    """The operands passed to each successor; ``None`` for an operation that is not in the table."""
    known = BRANCH_OPERANDS.get(op.name)
    return known(op) if known else None


def check_successors(op: Operation, report: Callable[[Diagnostic], None]) -> None:
    """Report AD0203, AD0204, and successors that are out of place (AD0201)."""
    block = op.parent
    if block is None or block.parent is None:
        return _error(op, "AD0201", "has successors but stands in no block", report)
    region = block.parent
    if block.last_op is not op:
        _error(op, "AD0201", "has successors, so it must be the last of its block", report)
    for successor in op.successors:
        if successor.parent is not region:
            _error(op, "AD0201", "branches to a block of another region", report)
        elif successor is region.first_block:
            _error(op, "AD0204", "branches to the entry block of its region", report)
    try:
        passed = successor_operands(op)
    except (IndexError, KeyError, ValueError):
        return None  # its segment sizes are wrong, which its own rules report
    if passed is not None:
        for number, (successor, values) in enumerate(zip(op.successors, passed, strict=False)):
            _check_arguments(op, number, successor, values, report)
    return None


def _check_arguments(
    op: Operation,
    number: int,
    successor: Block,
    values: Operands,
    report: Callable[[Diagnostic], None],
) -> None:
    wanted = successor.args
    # Looked at first, as nearly all are right: no place is searched and no text made for them.
    if [value.type for value in values] == [argument.type for argument in wanted]:
        return None
    notes = (Note("the block that is branched to starts here", location_of(successor)),)
    which = f"successor {number + 1}" if len(op.successors) > 1 else "its successor"
    if len(values) != len(wanted):
        message = f"passes {_count(len(values))} to {which}, which takes {len(wanted)}"
        return _error(op, "AD0203", message, report, notes)
    for position, (value, argument) in enumerate(zip(values, wanted, strict=True)):
        if value.type != argument.type:
            message = (
                f"passes {_type(value.type)} to {which} as argument {position + 1}, "
                f"which is {_type(argument.type)}"
            )
            _error(op, "AD0203", message, report, notes)
    return None


def _error(
    op: Operation,
    code: str,
    message: str,
    report: Callable[[Diagnostic], None],
    notes: tuple[Note, ...] = (),
) -> None:
    helps = {
        "AD0203": "pass one value of the right type for each argument of the block",
        "AD0204": "put a new block with only a branch in front of the loop",
    }
    text = f"`{op.name}` {message}"
    report(Diagnostic(code, text, location_of(op), notes, helps.get(code)))


def _count(number: int) -> str:
    return f"{number} value" + ("" if number == 1 else "s")


def _type(attribute: Attribute) -> str:
    return f"`{attribute}`"


def _integers(op: Operation, name: str) -> list[int]:
    attribute = op.properties.get(name) or op.attributes[name]
    if not isinstance(attribute, DenseArrayBase):
        raise ValueError(name)
    return [int(value) for value in cast("Sequence[int]", attribute.get_values())]


def _split(values: Operands, sizes: Sequence[int]) -> list[Operands]:
    groups: list[Operands] = []
    start = 0
    for size in sizes:
        groups.append(values[start : start + size])
        start += size
    return groups
