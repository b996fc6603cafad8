"""Addresses that travel in integer registers are loaded and stored as addresses.

Optimisers move the address in a smart pointer as an ``i64``. Its shadow moves with it only if it is
seen to be one: a load gives an address, of which an integer is made where one is wanted; a store
writes the address that the integer is made of, and an address that is made of it is that one.
"""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.llvm.addresses import load_from, store_to
from ad_opt.dialects.llvm.attributes.parameter_trees import ParameterTree, WordAttr
from ad_opt.dialects.llvm.layouts import PAGE_SIZE, PTR
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import defining_op, each_once, known_integer, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.typetree.kinds import POINTER, POINTER_SIZE
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TYPE_TREE, inferred_tree
from ad_opt.passes.ops.memory_ops import is_atomic
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, VectorType, i64
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .masked_accesses import access_like, extract, insert, offset

_ARITHMETIC = frozenset(f"llvm.{name}" for name in "add sub mul and or xor shl lshr".split())
"""Operations that this pass turns into steps from addresses."""
_KNOWN = frozenset({"llvm.mlir.constant", "llvm.mlir.zero", "llvm.icmp"})
"""Operations that give integers that are no addresses."""


def restore_addresses(function: Operation) -> None:
    """Turn accesses of ``i64``, or vectors of them, that type trees call addresses into such."""
    known: dict[SSAValue, list[SSAValue]] = {}
    ops = list(walk(function))
    for op in [op for op in ops if op.name == "llvm.store" and _is_counted(op)]:
        op.attributes.pop(TYPE_TREE, None)
        for load in _loads_behind(op.operands[0]):
            load.attributes.pop(TYPE_TREE, None)
    for op in ops:
        if op.name == "llvm.load" and _holds_addresses(op, op.results[0].type):
            _load(op, known)
        elif op.name == "llvm.store" and _holds_addresses(op, op.operands[0].type):
            _store(op, known)
        elif op.name == "llvm.inttoptr" and is_nowhere(op.operands[0]):
            _dangle(op)
        elif op.name == "llvm.inttoptr" and (address := _made_of(op)) is not None:
            replace(op, address)


def _is_counted(store: Operation) -> bool:
    """True if a number that is computed, and not from an address, is written where an address may
    be, as the count of a tree's nodes is where a node has its key: it is looked at when the program
    runs.
    """
    made = store.operands[0].owner
    if not isinstance(made, Operation) or made.name not in _ARITHMETIC:
        return False
    return _holds_addresses(store, i64) and None not in _sources(store.operands[0])


def _loads_behind(number: SSAValue) -> list[Operation]:
    return [load for load in _sources(number) if load is not None]


def _sources(number: SSAValue) -> list[Operation | None]:
    """The loads of words that a number is computed from; ``None`` for what is anything else than
    a constant.
    """
    found: list[Operation | None] = []
    pending = [number]
    for value in each_once(pending):
        owner = value.owner
        if isinstance(owner, Operation) and owner.name in _ARITHMETIC:
            pending += owner.operands
        elif isinstance(owner, Operation) and owner.name == "llvm.load":
            found.append(owner)
        elif not isinstance(owner, Operation) or owner.name not in _KNOWN:
            found.append(None)
    return found


def is_nowhere(number: SSAValue) -> bool:
    """True if a number is that of an address where nothing ever is, as Rust's and C's -1."""
    known = known_integer(number)
    if known is None:
        return _is_small(number)
    return -PAGE_SIZE <= known < PAGE_SIZE or known >= 2**64 - PAGE_SIZE


def _is_small(number: SSAValue) -> bool:
    """True if a parameter says that it is: Rust's compiler gives ranges to sizes and alignments."""
    if not isinstance(number, BlockArgument):
        return False
    function = number.owner.parent_op()
    given = function.properties.get("arg_attrs") if function is not None else None
    if not isinstance(given, ArrayAttr) or number.owner.prev_block is not None:
        return False
    found = cast("ArrayAttr[DictionaryAttr]", given).data[number.index].data.get("llvm.range")
    if not isinstance(found, ParameterTree):
        return False
    low, high = (int(cast(WordAttr, word).text.data) for word in found.body.data[1:])
    return 0 <= low < high <= PAGE_SIZE


def nowhere(number: SSAValue, b: Builder) -> SSAValue:
    """Null, or what is only not null, as the address of an empty vector in Rust: a step from it."""
    null = b.operation("llvm.mlir.zero", (), PTR)
    known = known_integer(number)
    return offset(b, null, number if known is None else known)


def _dangle(op: Operation) -> None:
    replace(op, nowhere(op.operands[0], Builder.at(op)))


def _lanes(type: Attribute) -> int:
    """Return how many ``i64`` a register holds; 0 if it holds something else."""
    if type == i64:
        return 1
    if isinstance(type, VectorType) and not type.get_num_scalable_dims():
        shape = type.get_shape()
        return shape[0] if len(shape) == 1 and type.get_element_type() == i64 else 0
    return 0


def _holds_addresses(op: Operation, type: Attribute) -> bool:
    tree, lanes = inferred_tree(op), _lanes(type)
    if tree is None or not lanes or is_atomic(op):
        return False
    return all(tree[(POINTER_SIZE * lane,)] == POINTER for lane in range(lanes))


def _load(op: Operation, known: dict[SSAValue, list[SSAValue]]) -> None:
    b, type = Builder.at(op), op.results[0].type
    count = _lanes(type)
    addresses: list[SSAValue] = []
    for lane in range(count):
        place, like = offset(b, op.operands[0], lane * POINTER_SIZE), access_like(op, POINTER_SIZE)
        addresses.append(b.value(load_from(place, PTR, like, op.attributes)))
    numbers = [b.operation("llvm.ptrtoint", [address], i64) for address in addresses]
    made = numbers[0]
    if type != i64:
        made = b.operation("llvm.mlir.poison", (), type)
        for lane, number in enumerate(numbers):
            made = insert(b, made, number, lane)
    known[made] = addresses
    replace(op, made)


def _store(op: Operation, known: dict[SSAValue, list[SSAValue]]) -> None:
    value, place = op.operands
    b = Builder.at(op)
    addresses = known.get(value)
    if addresses is None:
        count = _lanes(value.type)
        numbers = [value] if value.type == i64 else [extract(b, value, n) for n in range(count)]
        addresses = [_address(number, b) for number in numbers]
    for lane, address in enumerate(addresses):
        at, like = offset(b, place, lane * POINTER_SIZE), access_like(op, POINTER_SIZE)
        b.emit(store_to(address, at, like, op.attributes))
    erase(op)


def _made_of(cast: Operation) -> SSAValue | None:
    """The address of whose number an address is made."""
    made = defining_op(cast.operands[0], "llvm.ptrtoint")
    if made is None:
        return None
    same = made.results[0].type == i64 and made.operands[0].type == cast.results[0].type == PTR
    return made.operands[0] if same else None


def _address(value: SSAValue, b: Builder) -> SSAValue:
    """The address that an integer was made of."""
    if (made := defining_op(value, "llvm.ptrtoint")) is not None:
        return made.operands[0]
    if is_nowhere(value):
        return nowhere(value, b)
    return b.operation("llvm.inttoptr", [value], PTR)
