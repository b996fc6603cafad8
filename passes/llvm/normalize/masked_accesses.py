"""Masked loads and stores, gathers and scatters: an access for each lane that is not masked off.

A lane whose mask is a constant is an access, or none; the others stand in blocks of their own,
because what is masked off must not be touched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.llvm.addresses import address_behind, load_from, plain, store_to
from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.rewriting import erase
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    IntegerType,
    VectorType,
    i32,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

Vector = VectorType[Attribute]


@dataclass(frozen=True)
class Masked:
    """Positions of a masked operation's operands."""

    pointer: int
    mask: int
    value: int
    """Position of what is stored; for a load, of what stands in for lanes that are masked off."""
    stores: bool
    scattered: bool
    """True if each lane has an address of its own."""


MASKED = {
    "llvm.intr.masked.load": Masked(0, 1, 2, stores=False, scattered=False),
    "llvm.intr.masked.gather": Masked(0, 1, 2, stores=False, scattered=True),
    "llvm.intr.masked.store": Masked(1, 2, 0, stores=True, scattered=False),
    "llvm.intr.masked.scatter": Masked(1, 2, 0, stores=True, scattered=True),
}

Lanes = Callable[[SSAValue], Sequence[SSAValue]]
"""The addresses in a vector of them."""


def split_masked(op: Operation, lanes_of: Lanes) -> None:
    """Replace a masked operation by accesses, lane by lane."""
    what = MASKED[op.name]
    pointer, mask, value = (op.operands[at] for at in (what.pointer, what.mask, what.value))
    known = known_mask(mask, length_of(value))
    if not what.scattered and all(known):
        _whole(op, what, pointer, value)
        return
    addresses = lanes_of(pointer) if what.scattered else _consecutive(op, pointer, value)
    builder, result = Builder.at(op), value
    for lane, address in enumerate(addresses):
        if known[lane] is False:
            continue
        if known[lane] is None:
            result = _branch(op, builder, what, lane, address, mask, value, result)
            builder = Builder.at(op)
        else:
            result = _access(builder, op, what, lane, address, value, result)
    if not what.stores:
        op.results[0].replace_all_uses_with(result)
    erase(op)


def known_mask(mask: SSAValue, length: int) -> list[bool | None]:
    """Return True or False for each lane; ``None`` where that is known only when the program
    runs.
    """
    owner = mask.owner
    if isinstance(owner, Operation) and owner.name == "llvm.mlir.constant":
        given = owner.properties.get("value")
        if isinstance(given, DenseIntOrFPElementsAttr):
            numbers = [bool(number) for number in given.get_values()]
            return list(numbers * length if len(numbers) == 1 else numbers)
    if isinstance(owner, Operation) and owner.name == "llvm.mlir.zero":
        return [False] * length
    return [None] * length


def length_of(value: SSAValue) -> int:
    """The number of lanes."""
    return cast(Vector, value.type).get_shape()[0]


def extract(b: Builder, vector: SSAValue, lane: int) -> SSAValue:
    """One lane."""
    made = CLASSES["llvm.extractelement"].create(
        operands=[vector, number(b, lane)], result_types=[cast(Vector, vector.type).element_type]
    )
    return b.value(made)


def insert(b: Builder, vector: SSAValue, value: SSAValue, lane: int) -> SSAValue:
    """A vector with another lane."""
    made = CLASSES["llvm.insertelement"].create(
        operands=[vector, value, number(b, lane)], result_types=[vector.type]
    )
    return b.value(made)


def number(b: Builder, value: int) -> SSAValue:
    """A constant of the program that is not raised yet."""
    made = CLASSES["llvm.mlir.constant"].create(
        result_types=[i32], properties={"value": IntegerAttr(value, i32)}
    )
    return b.value(made)


def offset(b: Builder, pointer: SSAValue, count: int | SSAValue) -> SSAValue:
    """An address so many bytes further."""
    return pointer if count == 0 else b.value(address_behind(pointer, count))


def access_like(op: Operation, alignment: int) -> dict[str, Attribute]:
    """The properties of a plain access that stands for a part of ``op``."""
    given = op.properties.get("alignment")
    if isinstance(given, IntegerAttr):
        alignment = min(alignment, given.value.data)
    kept = {key: attr for key, attr in op.properties.items() if key == "tbaa"}
    return kept | plain(alignment)


def _whole(op: Operation, what: Masked, pointer: SSAValue, value: SSAValue) -> None:
    """Nothing is masked off."""
    b, properties = Builder.at(op), access_like(op, 1 << 30)
    if what.stores:
        b.emit(store_to(value, pointer, properties))
    else:
        loaded = load_from(pointer, value.type, properties)
        op.results[0].replace_all_uses_with(b.value(loaded))
    erase(op)


def _consecutive(op: Operation, pointer: SSAValue, value: SSAValue) -> list[SSAValue]:
    b = Builder.at(op)
    size, _ = size_and_alignment(cast(Vector, value.type).element_type)
    return [offset(b, pointer, lane * size) for lane in range(length_of(value))]


def _access(
    b: Builder,
    op: Operation,
    what: Masked,
    lane: int,
    address: SSAValue,
    value: SSAValue,
    result: SSAValue,
) -> SSAValue:
    """Load or store one lane; gives back the loaded vector so far."""
    element = cast(Vector, value.type).element_type
    properties = access_like(op, size_and_alignment(element)[1])
    if what.stores:
        stored = extract(b, value, lane)
        b.emit(store_to(stored, address, properties))
        return result
    return insert(b, result, b.value(load_from(address, element, properties)), lane)


def _branch(
    op: Operation,
    b: Builder,
    what: Masked,
    lane: int,
    address: SSAValue,
    mask: SSAValue,
    value: SSAValue,
    result: SSAValue,
) -> SSAValue:
    """The same in a block of its own. ``op`` and what follows it move to the block behind."""
    here = op.parent
    assert here is not None
    assert here.parent is not None
    bit = extract(b, mask, lane)
    assert isinstance(bit.type, IntegerType)
    touched, behind = Block(), Block(arg_types=() if what.stores else (value.type,))
    following: Operation | None = op
    while following is not None:
        next_op = following.next_op
        following.detach()
        behind.add_op(following)
        following = next_op
    here.parent.insert_block_after(touched, here)
    here.parent.insert_block_after(behind, touched)
    kept = () if what.stores else (result,)
    end = Builder(here, None, op.location)
    end.emit(_cond_branch(bit, touched, behind, kept))
    inner = Builder(touched, None, op.location)
    made = _access(inner, op, what, lane, address, value, result)
    inner.emit(
        CLASSES["llvm.br"].create(operands=() if what.stores else (made,), successors=[behind])
    )
    return result if what.stores else behind.args[0]


def _cond_branch(bit: SSAValue, yes: Block, no: Block, passed: Sequence[SSAValue]) -> Operation:
    return CLASSES["llvm.cond_br"].create(
        operands=[bit, *passed],
        successors=[yes, no],
        properties={"operandSegmentSizes": DenseArrayBase.from_list(i32, [1, 0, len(passed)])},
    )
