"""Rules for accesses to memory and address arithmetic."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd
from typing import Any, cast

from ad_opt.dialects.llvm.operations.memory import RMW_KINDS
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.attributes import COPIED_STRUCT
from ad_opt.dialects.typetree.kinds import ANYTHING, POINTER
from ad_opt.dialects.typetree.tree import EMPTY, TypeTree
from ad_opt.passes.analysis.type_trees.facts.known_integers import Multiple, plus
from ad_opt.passes.analysis.type_trees.facts.layout import offset_at, size_of
from ad_opt.passes.analysis.type_trees.facts.tbaa import tree_of_struct, tree_of_tags
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState, Rule
from xdsl.ir import Operation, SSAValue

from .rules_integers import INTEGERS, kind_of


def access(state: FunctionState, op: Operation, address: SSAValue, value: SSAValue) -> None:
    """A value is read from or written to an address."""
    size = size_of(value.type)
    state.add(address, moves.POINTER_TREE, op, None)
    state.add(value, moves.read(state.tree(address), size), op, address)
    state.add(address, moves.written(state.tree(value), size), op, value)
    tags = op.get_attr_or_prop("tbaa")
    if tags is not None:
        state.add(address, tree_of_tags(tags, size), op, None)


def load(state: FunctionState, op: Operation) -> None:
    """Reads."""
    access(state, op, op.operands[0], op.results[0])


def store(state: FunctionState, op: Operation) -> None:
    """Writes."""
    access(state, op, op.operands[1], op.operands[0])


def read_modify_write(state: FunctionState, op: Operation) -> None:
    """``atomicrmw``."""
    address, value = op.operands
    kind = RMW_KINDS[cast(Any, op).bin_op.value.data]
    if kind != "xchg" and not kind.startswith("f"):
        state.add(value, INTEGERS, op, None)
        state.add(op.results[0], INTEGERS, op, None)
    access(state, op, address, op.results[0])
    access(state, op, address, value)


def compare_exchange(state: FunctionState, op: Operation) -> None:
    """``cmpxchg``."""
    address, expected, value = op.operands
    result = op.results[0]
    size = size_of(value.type)
    access(state, op, address, value)
    access(state, op, address, expected)
    state.add(result, moves.placed(state.tree(value), 0, size), op, value)
    state.add(value, moves.part(state.tree(result), 0, size), op, result)


def allocate(state: FunctionState, op: Operation) -> None:
    """``alloca``."""
    state.add(op.operands[0], INTEGERS, op, None)


# ------------------------------------------------------------------ addresses


def step(state: FunctionState, op: Operation) -> None:
    """``getelementptr``: the base, and what the base itself is a step from."""
    fields = cast(Any, op)
    base, result = op.operands[0], op.results[0]
    if state.tree(result).by_path.get((-1,)) != POINTER or result.type.name != "llvm.ptr":
        _step_vector(state, op)
        return
    for index in fields.ssa_indices:
        state.add(index, INTEGERS, op, None)
    offset = state.gep_offset(op)
    _relate(state, op, base, result, offset)
    # A step back from an unknown step on says more of where both began.
    owner = base.owner
    hops = 0
    while isinstance(owner, Operation) and owner.name == "llvm.getelementptr" and hops < 8:
        offset = plus(offset, state.gep_offset(owner))
        base = owner.operands[0]
        if state.gep_offset(owner).stride or offset.start >= 0 > state.gep_offset(op).start:
            _relate(state, op, base, result, offset)
        owner = base.owner
        hops += 1


def _relate(
    state: FunctionState, op: Operation, base: SSAValue, result: SSAValue, offset: Multiple
) -> None:
    start, stride = offset
    alike = state.program.arrays_are_alike and stride > 1
    state.add(result, moves.forth(state.tree(base), start, stride, alike=alike), op, base)
    if stride != 1:
        state.add(base, moves.back(state.tree(result), start, stride), op, result)


def _step_vector(state: FunctionState, op: Operation) -> None:
    """A vector of addresses: only that they are addresses."""
    for value in (op.operands[0], op.results[0]):
        state.add(value, moves.POINTER_TREE, op, None)


# ------------------------------------------------------------------ copies


def copied_bytes(state: FunctionState, op: Operation) -> Multiple:
    """The length of a copy."""
    if len(op.operands) > 2:
        return state.integers[op.operands[2]]
    return Multiple(cast(Any, op).len.value.data, 0)


def copy(state: FunctionState, op: Operation) -> None:
    """``memcpy``, ``memmove``: what lies at one place lies at the other."""
    target, source = op.operands[:2]
    length = copied_bytes(state, op)
    fields = op.attributes.get(COPIED_STRUCT)
    if fields is not None:
        said = moves.behind_address(tree_of_struct(fields))
        for address in (target, source):
            state.add(address, said, op, None)
    copy_between(state, op, target, source, length)
    if len(op.operands) > 2:
        state.add(op.operands[2], INTEGERS, op, None)


def copy_between(
    state: FunctionState, op: Operation, target: SSAValue, source: SSAValue, length: Multiple
) -> None:
    """Copy what is known of so many bytes at one address to those at another one."""
    size = abs(length.start) if length.stride == 0 else gcd(length.start, length.stride)
    for from_, to in ((source, target), (target, source)):
        tree = state.tree(from_)
        facts = moves.range_of(tree, size)
        if length.stride:
            facts = facts | moves.first_of(tree)
        state.add(to, facts, op, from_)


def fill(state: FunctionState, op: Operation) -> None:
    """``memset``: zeros say nothing of what lies there."""
    state.add(op.operands[1], INTEGERS, op, None)
    if len(op.operands) > 2:
        state.add(op.operands[2], INTEGERS, op, None)


# ------------------------------------------------------------------ parts of registers


def extract_value(state: FunctionState, op: Operation) -> None:
    """A field of a struct."""
    whole, result = op.operands[0], op.results[0]
    at, _ = offset_at(whole.type, _position(op))
    _part(state, op, whole, result, at)


def insert_value(state: FunctionState, op: Operation) -> None:
    """A struct with another field."""
    whole, value = op.operands[0], op.operands[1]
    at, _ = offset_at(whole.type, _position(op))
    _replaced(state, op, whole, value, at)


def _position(op: Operation) -> tuple[int, ...]:
    return tuple(cast(Any, op).position.iter_values())


def extract_element(state: FunctionState, op: Operation) -> None:
    """A lane of a vector."""
    vector, index = op.operands
    state.add(index, INTEGERS, op, None)
    lane = state.integers[index].known
    size = size_of(op.results[0].type)
    if lane is not None:
        _part(state, op, vector, op.results[0], lane * size)
    elif (tree := state.tree(vector)) and len(tree) == 1 and tree.facts[0][0] == (-1,):
        state.add(op.results[0], tree, op, vector)


def insert_element(state: FunctionState, op: Operation) -> None:
    """A vector with another lane."""
    vector, value, index = op.operands
    state.add(index, INTEGERS, op, None)
    lane = state.integers[index].known
    if lane is not None:
        _replaced(state, op, vector, value, lane * size_of(value.type))


def _part(state: FunctionState, op: Operation, whole: SSAValue, value: SSAValue, at: int) -> None:
    size = size_of(value.type)
    state.add(value, moves.part(state.tree(whole), at, size), op, whole)
    state.add(whole, moves.placed(state.tree(value), at, size), op, value)


def _replaced(
    state: FunctionState, op: Operation, whole: SSAValue, value: SSAValue, at: int
) -> None:
    """``whole`` with ``value`` at a place is the result."""
    result = op.results[0]
    size, all_ = size_of(value.type), size_of(whole.type)
    state.add(result, moves.placed(state.tree(value), at, size), op, value)
    state.add(value, moves.part(state.tree(result), at, size), op, result)
    state.add(result, moves.without(state.tree(whole), at, at + size, all_), op, whole)
    state.add(whole, moves.without(state.tree(result), at, at + size, all_), op, result)


def shuffle(state: FunctionState, op: Operation) -> None:
    """Lanes of two vectors, in any order."""
    first, second = op.operands
    result = op.results[0]
    size = size_of(scalar_type(result.type))
    lanes = size_of(first.type) // size if size else 0
    mask = [int(lane) for lane in cast(Any, op).mask.iter_values()]
    facts = EMPTY
    back = {first: EMPTY, second: EMPTY}
    known = state.tree(result)
    for to, lane in enumerate(mask):
        if lane < 0:
            facts |= TypeTree.of(((to * size + byte,), ANYTHING) for byte in range(size))
            continue
        source, at = (first, lane) if lane < lanes else (second, lane - lanes)
        one = moves.part(state.tree(source), at * size, size)
        facts |= moves.placed(one, to * size, size)
        one = moves.part(known, to * size, size)
        back[source] |= moves.placed(one.purged(), at * size, size)
    state.add(result, facts, op, first)
    for source, tree in back.items():
        state.add(source, tree, op, result)


# ------------------------------------------------------------------ masked


def masked_load(state: FunctionState, op: Operation) -> None:
    """Lanes are read where a mask says so."""
    access(state, op, op.operands[0], op.results[0])
    if len(op.operands) > 2:
        state.add(op.operands[2], state.tree(op.results[0]), op, op.results[0])


def masked_store(state: FunctionState, op: Operation) -> None:
    """Lanes are written where a mask says so."""
    access(state, op, op.operands[1], op.operands[0])


def _many(state: FunctionState, op: Operation, addresses: SSAValue, value: SSAValue) -> None:
    size = size_of(scalar_type(value.type))
    tree = state.tree(value)
    state.add(addresses, moves.POINTER_TREE, op, None)
    state.add(addresses, moves.written(moves.part(tree, 0, size), size), op, value)
    if kind_of(state, value).is_float:
        return
    state.add(value, moves.canonical(moves.read(state.tree(addresses), size), size), op, addresses)


def gather(state: FunctionState, op: Operation) -> None:
    """Lanes are read from an address each."""
    _many(state, op, op.operands[0], op.results[0])


def scatter(state: FunctionState, op: Operation) -> None:
    """Lanes are written to an address each."""
    _many(state, op, op.operands[1], op.operands[0])


RULES: Mapping[str, Rule] = {
    "llvm.load": load,
    "llvm.store": store,
    "llvm.atomicrmw": read_modify_write,
    "llvm.cmpxchg": compare_exchange,
    "llvm.alloca": allocate,
    "llvm.getelementptr": step,
    "llvm.intr.memcpy": copy,
    "llvm.intr.memcpy.inline": copy,
    "llvm.intr.memmove": copy,
    "llvm.intr.memset": fill,
    "llvm.intr.memset.inline": fill,
    "llvm.extractvalue": extract_value,
    "llvm.insertvalue": insert_value,
    "llvm.extractelement": extract_element,
    "llvm.insertelement": insert_element,
    "llvm.shufflevector": shuffle,
    "llvm.intr.masked.load": masked_load,
    "llvm.intr.masked.expandload": masked_load,
    "llvm.intr.masked.store": masked_store,
    "llvm.intr.masked.compressstore": masked_store,
    "llvm.intr.masked.gather": gather,
    "llvm.intr.masked.scatter": scatter,
}
"""By the name of the operation."""
