"""Copies of regions: in one walk, whatever their depth.

xDSL's ``Region.clone`` recurses, makes every operation without operands first, and gives them in a
second walk, in case a value is used in front of its definition. Here that is done only where it is
so, as between blocks that are not in order of dominance.
"""

# The fields of operations are read here as xDSL 0.74's properties read them.
# pyright: reportPrivateUsage=false

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue

from .creation import copy_operation, make
from .rewriting import append


def copy_region(region: Region) -> tuple[Region, list[Operation]]:
    """A copy, and all operations in it, parents first; values from outside are used as they are."""
    values: dict[SSAValue, SSAValue] = {}
    blocks: dict[Block, Block] = {}
    made: list[Operation] = []
    unsure: list[Operation] = []
    """Operands of these are from outside, or not copied yet."""
    copy = Region()
    pending = [(region, copy)]
    known = values.__contains__
    while pending:
        old, new = pending.pop()
        _copy_blocks(old, new, values, blocks)
        for block in old.blocks:
            target = blocks[block]
            op = block._first_op
            while op is not None:
                is_sure = all(map(known, op._operands))
                one = copy_operation(op, values, blocks)
                if not is_sure:
                    unsure.append(one)
                made.append(one)
                append(one, target)
                if op.regions:
                    pending += zip(op.regions, one.regions, strict=True)
                op = op._next_op
    for op in unsure:
        for at, operand in enumerate(op.operands):
            if operand in values:
                op.operands[at] = values[operand]
    return copy, made


def copy_module(module: ModuleOp) -> ModuleOp:
    """A copy of a whole program."""
    return make(
        ModuleOp,
        properties=module.properties,
        attributes=module.attributes,
        location=module.location,
        regions=[copy_region(module.regions[0])[0]],
    )


def _copy_blocks(
    old: Region, new: Region, values: dict[SSAValue, SSAValue], blocks: dict[Block, Block]
) -> None:
    """Blocks and their arguments, so that branches and uses in any order find them."""
    for block in old.blocks:
        blocks[block] = target = Block(arg_types=[argument.type for argument in block.args])
        for argument, copied in zip(block.args, target.args, strict=True):
            copied.name_hint = argument.name_hint
            copied.location = argument.location
            values[argument] = copied
        new.add_block(target)
