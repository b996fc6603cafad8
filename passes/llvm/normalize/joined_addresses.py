"""Numbers that are addresses wherever they come from, and are joined as numbers.

Rust's vectors hold the number of an address, or a small number where they are empty; after
optimisation the two meet in a block argument or a select before an address is made of them.
"""

from __future__ import annotations

from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.ir.rewriting import replace, set_type
from ad_opt.dialects.support.process.trampoline import Task, drive
from xdsl.dialects.builtin import i64
from xdsl.ir import BlockArgument, Operation, SSAValue

from .address_registers import is_nowhere, nowhere


def join_addresses(cast: Operation) -> None:
    """Join addresses where ``inttoptr`` makes one of what was joined as numbers."""
    number = cast.operands[0]
    if number.type != i64 or cast.results[0].type != PTR or _is_leaf(number):
        return
    joined = _joined(number)
    arguments = [value for value in joined if isinstance(value, BlockArgument)]
    places = [place for argument in arguments for place in _incoming(argument)]
    for argument in arguments:
        _hold_address(argument)
    made: dict[SSAValue, SSAValue] = {}
    for branch, at in places:
        branch.operands[at] = drive(_address(branch.operands[at], branch, made))
    if joined:
        replace(cast, drive(_address(cast.operands[0], cast, made)))


def _joined(number: SSAValue) -> list[SSAValue]:
    """The block arguments and selects that ``number`` comes through; nothing if one of their
    sources is not known to be an address, or the number of none.
    """
    found: dict[SSAValue, None] = {number: None}
    pending = [number]
    if not _sources(number):
        return []
    while pending:
        for source in _sources(pending.pop()):
            if source in found or _is_leaf(source):
                continue
            if not _sources(source):
                return []
            found[source] = None
            pending.append(source)
    return list(found)


def _is_leaf(number: SSAValue) -> bool:
    if (op := defining_op(number, "llvm.ptrtoint")) is not None:
        return op.operands[0].type == PTR
    return is_nowhere(number)


def _sources(number: SSAValue) -> list[SSAValue]:
    if isinstance(number, BlockArgument):
        return [branch.operands[at] for branch, at in _incoming(number)]
    op = number.owner
    assert isinstance(op, Operation)
    return list(op.operands[1:]) if op.name == "llvm.select" else []


def _incoming(argument: BlockArgument) -> list[tuple[Operation, int]]:
    """The operands of branches that become a block argument, by their place; none if some branch is
    not known.
    """
    found: list[tuple[Operation, int]] = []
    for branch in dict.fromkeys(use.operation for use in argument.block.uses):
        groups = successor_operands(branch)
        if groups is None:
            return []  # then nobody knows what it passes
        at = len(branch.operands) - sum(map(len, groups))
        for target, group in zip(branch.successors, groups, strict=True):
            if target is argument.block:
                found.append((branch, at + argument.index))
            at += len(group)
    return found


def _hold_address(argument: BlockArgument) -> None:
    """Make a block argument an address; who uses its number makes it of that."""
    first = argument.block.first_op
    assert first is not None
    uses = list(argument.uses)
    set_type(argument, PTR)
    number = Builder.at(first).operation("llvm.ptrtoint", [argument], i64)
    for use in uses:
        use.operation.operands[use.index] = number


def _address(number: SSAValue, where: Operation, made: dict[SSAValue, SSAValue]) -> Task:
    """The address that a number is, for use in front of ``where``."""
    op = number.owner
    if isinstance(op, Operation) and op.name == "llvm.ptrtoint":
        return op.operands[0]
    if is_nowhere(number):
        return nowhere(number, Builder.at(where))
    assert isinstance(op, Operation)
    if number not in made:
        condition, *sides = op.operands
        for at, side in enumerate(sides):
            sides[at] = yield _address(side, op, made)
        choice = type(op).create(
            operands=[condition, *sides],
            result_types=[PTR],
            properties=op.properties,
            attributes=op.attributes,
        )
        made[number] = Builder.at(op).value(choice)
    return made[number]
