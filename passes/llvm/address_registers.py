"""Addresses that travel in integer registers are loaded and stored as addresses.

Optimisers move the address in a smart pointer as an ``i64``. Its shadow moves with it only if it is
seen to be one: a load gives an address, of which an integer is made where one is wanted; a store
writes the address that the integer is made of.
"""

from __future__ import annotations

from ad_opt.dialects.support.build import Builder, walk
from ad_opt.dialects.support.classes import CLASSES
from ad_opt.dialects.support.layouts import PTR
from ad_opt.dialects.typetree_kinds import POINTER
from xdsl.dialects.builtin import i64
from xdsl.ir import Operation, SSAValue

from ..analysis.told_bytes import told_tree


def restore_addresses(function: Operation) -> None:
    """Turn the accesses of ``i64`` in ``function`` that type trees call addresses into such."""
    for op in list(walk(function)):
        if op.name == "llvm.load" and op.results[0].type == i64 and _moves_address(op):
            _load(op)
        elif op.name == "llvm.store" and op.operands[0].type == i64 and _moves_address(op):
            op.operands[0] = _address(op.operands[0], op)


def _moves_address(op: Operation) -> bool:
    tree = told_tree(op)
    plain = getattr(op.properties.get("ordering"), "value", None)
    return tree is not None and tree[(0,)] == POINTER and (plain is None or plain.data == 0)


def _load(op: Operation) -> None:
    b = Builder.at(op)
    loaded = type(op).create(
        operands=op.operands,
        result_types=[PTR],
        properties=op.properties,
        attributes=op.attributes,
    )
    number = CLASSES["llvm.ptrtoint"].create(operands=[b.value(loaded)], result_types=[i64])
    op.results[0].replace_all_uses_with(b.value(number))
    op.detach()
    op.erase()


def _address(value: SSAValue, where: Operation) -> SSAValue:
    """The address that an integer was made of."""
    made = value.owner
    if isinstance(made, Operation) and made.name == "llvm.ptrtoint":
        return made.operands[0]
    back = CLASSES["llvm.inttoptr"].create(operands=[value], result_types=[PTR])
    return Builder.at(where).value(back)
