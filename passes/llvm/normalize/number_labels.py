"""Addresses of labels become numbers, and jumps to addresses choices among them.

Needs: functions of the llvm dialect. Leaves: no ``llvm.blockaddress``, ``llvm.indirectbr`` and
``llvm.blocktag``. Each block of the module whose address is taken has a number, from 1 on, which is
cast to an address: differences and comparisons of addresses stay what they were among each other.
An address that is none of those that a jump lists stops the program, as does one that code which
LLVM has compiled has left in memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.llvm.attributes.parameter_trees import BlockAddressAttr, BlockTagAttr
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.operand_groups import segments
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.ir.symbols import own_name
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    VectorType,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass

from .function_copies import is_private

OPERATIONS = frozenset({"llvm.blockaddress", "llvm.indirectbr", "llvm.blocktag"})

_VARIABLE = "llvm.mlir.global"


@dataclass(frozen=True)
class NumberLabelsPass(ModulePass):
    """Turn addresses of labels into numbers, and jumps to addresses into switches.

    Before::

          llvm.indirectbr %address : !llvm.ptr, [^a, ^b]
        ^a:
          llvm.blocktag <id = 0>

    After, if this block has the number 1 and the other one 2::

          %number = llvm.ptrtoint %address : !llvm.ptr to i64
          llvm.switch %number : i64, ^none [1: ^a, 2: ^b]
        ^none:
          cf.assert %false, "a jump leads to no label of this function"
          llvm.unreachable
        ^a:

    where ``llvm.blockaddress <function = @f, tag = <id = 0>>`` has become the 1 as an address. A
    table of labels that the module keeps for itself and only reads becomes a constant, so that it
    is not the one that compiled code reads. Options: none.
    """

    name = "number-labels"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = [inner for inner in walk(op) if inner.name in OPERATIONS]
        if not found:
            return
        for table in _tables(op, found):
            table.properties["constant"] = UnitAttr()
        numbers: dict[Attribute, int] = {}
        labels: dict[Block, int] = {}
        for tag in [inner for inner in found if inner.name == "llvm.blocktag"]:
            block = tag.parent
            assert block is not None
            address = BlockAddressAttr(_function_of(tag), cast(BlockTagAttr, tag.properties["tag"]))
            labels[block] = numbers[address] = labels.get(block, len(numbers) + 1)
            erase(tag)
        for inner in found:
            if inner.name == "llvm.blockaddress":
                number = numbers[inner.properties["block_addr"]]
                replace(inner, _address(Builder.at(inner), number, inner.results[0].type))
            elif inner.name == "llvm.indirectbr":
                _switch(inner, labels)


def _tables(module: ModuleOp, found: Sequence[Operation]) -> Iterator[Operation]:
    """The variables of a module with addresses of labels, that nobody else sees nor writes."""
    outer = (op.parent_op() for op in found if op.name == "llvm.blockaddress")
    tables = {own_name(op): op for op in outer if op is not None and op.name == _VARIABLE}
    written = {
        cast(SymbolRefAttr, op.properties["global_name"]).string_value()
        for op in (walk(module) if tables else ())
        if op.name == "llvm.mlir.addressof" and not _is_only_read(op.results[0])
    }
    for name, table in tables.items():
        if name not in written and is_private(table):
            yield table


def _is_only_read(address: SSAValue) -> bool:
    """True if an address is only loaded from, and so are those that are steps from it."""
    for use in address.uses:
        op = use.operation
        steps = op.name == "llvm.getelementptr" and use.index == 0
        if op.name != "llvm.load" and not (steps and _is_only_read(op.results[0])):
            return False
    return True


def _function_of(op: Operation) -> SymbolRefAttr:
    function = op.parent_op()
    assert function is not None
    return SymbolRefAttr(own_name(function))


def _address(b: Builder, number: int, type: Attribute) -> SSAValue:
    constant = b.operation("llvm.mlir.constant", (), i64, {"value": IntegerAttr(number, i64)})
    return b.operation("llvm.inttoptr", [constant], type)


def _switch(jump: Operation, labels: dict[Block, int]) -> None:
    """The choice in the place of a jump; labels whose address nobody takes are not reached."""
    b = Builder.at(jump)
    address, *values = jump.operands
    sizes = cast("DenseArrayBase[Any]", jump.properties["indbr_operand_segments"])
    passed: dict[Block, Sequence[SSAValue]] = {}
    at = 0
    for block, size in zip(jump.successors, sizes.get_values(), strict=True):
        if block in labels:
            passed.setdefault(block, values[at : at + size])
        at += size
    number = b.operation("llvm.ptrtoint", [address], i64)
    none = _nowhere(jump)
    operands = [value for given in passed.values() for value in given]
    counts = [len(given) for given in passed.values()]
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, 0, len(operands)),
        "case_operand_segments": segments(*counts),
    }
    if passed:
        type = VectorType(i64, [len(passed)])
        cases = [labels[block] for block in passed]
        properties["case_values"] = DenseIntOrFPElementsAttr.from_list(type, cases)
    b.emit(
        CLASSES["llvm.switch"].create(
            operands=[number, *operands], successors=[none, *passed], properties=properties
        )
    )
    erase(jump)


def _nowhere(jump: Operation) -> Block:
    """A block that stops the program."""
    here = cast(Block, jump.parent)
    region = here.parent
    assert region is not None
    block = Block()
    region.insert_block_after(block, here)
    b = Builder(block, None, jump.location)
    false = b.operation("llvm.mlir.constant", (), i1, {"value": IntegerAttr(0, i1)})
    message = StringAttr("a jump to an address leads to no label of this function")
    b.emit(CLASSES["cf.assert"].create(operands=[false], properties={"msg": message}))
    b.emit(CLASSES["llvm.unreachable"].create())
    return block
