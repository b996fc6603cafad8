"""Integers that are presumed: only what is computed with them says so, and bits of floats may be
looked at, hashed and summed as well.

What is an index, or is made of what is, is an integer. All else that type analysis takes for one
might be the bits of a float, here or where the bytes were moved from: what a word in an array is
used for says something of that word, not of the array. Such accesses move shadows like bytes that
nobody knows; where they are computed with, derivatives look when the program runs whether the
shadow is zero, as that of an integer is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.dialects.typetree.attributes import COPIED_STRUCT
from ad_opt.dialects.typetree.kinds import INTEGER
from ad_opt.passes.ops.catalogue import (
    accesses_memory,
    entry_of,
    fills_bytes,
    is_call,
    is_llvm_call,
    makes_integers,
    moves_bytes,
    viewed,
)
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from .branch_flow import Flow
from .indices import MOST_VALUES, Indices, followed, reads, stored_in, variable
from .inferred_bytes import COMPUTED, DECLARED, MOVED, PRESUMED
from .layout import bits_of, size_of
from .tbaa import tree_of_access

NARROWEST = 8
"""Bits of the narrowest integer with which parts of floats are moved."""

_SAME = frozenset({"llvm.select", "llvm.freeze", "llvm.bitcast"})
"""Operations that hand on a register as it is."""
_SURE = frozenset(
    f"llvm.{name}"
    for name in (
        "mlir.constant mlir.zero mlir.undef mlir.poison icmp fcmp fptosi fptoui "
        "intr.ctpop intr.ctlz intr.cttz intr.lround intr.llround intr.lrint intr.llrint"
    ).split()
)
"""Operations that give integers that are not the bits of anything."""

_LOSE_ADDRESSES = frozenset(f"llvm.{name}" for name in "mul udiv sdiv urem srem lshr ashr".split())
"""Operations that leave no address of one, but a number, as a hash does."""


def presumed(op: Operation, flow: Flow, indices: Indices, *, is_outermost: bool) -> str | None:
    """Say how it is presumed that an access moves integers; ``None`` where it surely does."""
    if moves_bytes(op):
        return None if COPIED_STRUCT in op.attributes else MOVED
    if fills_bytes(op):
        return COMPUTED
    if not accesses_memory(op):
        return None
    value = op.results[0] if op.results else op.operands[0]
    if 0 < bits_of(value.type) < NARROWEST or value in indices:
        return None
    if variable(op) is not None:
        return None  # what goes through is seen at both ends
    if op.name == "llvm.load" and indices.are_at(op):
        return None
    if op.name == "llvm.store" and not _may_be_bits(
        value, flow, indices, is_outermost=is_outermost
    ):
        return None
    if _is_declared(op, value):
        return DECLARED
    return MOVED if _is_moved(op, value) else COMPUTED


def _is_declared(op: Operation, value: SSAValue) -> bool:
    """True if the source says that it is an integer."""
    tags = op.get_attr_or_prop("tbaa")
    if tags is None:
        return False
    tree = tree_of_access(tags, size_of(value.type))
    return bool(tree) and all(kind == INTEGER for _, kind in tree)


def _is_moved(op: Operation, value: SSAValue) -> bool:
    """True if an access is one end of a way on which a register goes from memory to memory."""
    if op.name == "llvm.store":
        owner = value.owner
        return not isinstance(owner, Operation) or not makes_integers(owner) or owner.name in _SAME
    for one in followed(value, _SAME):
        for use in one.uses:
            user = use.operation
            if user.name == "llvm.store" and use.index == 0 and variable(user) is None:
                return True
            if is_call(user) or user.name in ("llvm.return", "llvm.insertvalue"):
                return True
    return False


def _may_be_bits(value: SSAValue, flow: Flow, indices: Indices, *, is_outermost: bool) -> bool:
    """True if an integer is made of what may be the bits of a float, or of an address, other than
    indices.
    """
    seen = {value}
    pending = [value]
    while pending:
        one = pending.pop()
        if len(seen) > MOST_VALUES:
            return True
        owner = one.owner
        found: list[SSAValue] = []
        if one in indices:
            continue
        if isinstance(one, BlockArgument):
            block = cast(Block, owner)
            found = [given for given, _ in flow.incoming(one)]
            if not found and not (is_outermost and _is_entry(block)):
                return True
        elif isinstance(owner, Operation) and makes_integers(owner):
            found = list(owner.operands[1:] if owner.name == "llvm.select" else owner.operands)
            if owner.name in _LOSE_ADDRESSES or _is_distance(owner):
                found = [value for value in found if not _is_address(value)]
        elif isinstance(owner, Operation) and owner.name not in _SURE:
            if reads(owner) and indices.are_at(owner):
                continue
            memory = variable(owner) if reads(owner) else None
            if memory is None:
                return True
            found = stored_in(memory)
        for fresh in found:
            if fresh not in seen:
                seen.add(fresh)
                pending.append(fresh)
    return False


def _is_address(value: SSAValue) -> bool:
    """True if an integer is an address."""
    return defining_op(value, "llvm.ptrtoint") is not None


def _is_distance(op: Operation) -> bool:
    """True if an operation gives how far it is from one address to another."""
    return op.name == "llvm.sub" and all(map(_is_address, op.operands))


def _is_entry(block: Block) -> bool:
    region = block.parent
    return region is not None and region.first_block is block


# ------------------------------------------------------------------ parameters


def moved_parameters(functions: Mapping[Operation, Flow]) -> set[SSAValue]:
    """The addresses that functions take behind which integers are moved, though only presumed."""
    moved: set[SSAValue] = set()
    for function, flow in functions.items():
        for op in walk(function):
            how = op.attributes.get(PRESUMED)
            if isinstance(how, StringAttr) and how.data == MOVED:
                places = op.operands[:2] if moves_bytes(op) else op.operands[-1:]
                for place in places:
                    moved |= _parameters_behind(place, flow)
    named = {function.get_attr_or_prop("sym_name"): function for function in functions}
    calls = [
        (op, callee.regions[0].blocks[0].args, flow)
        for function, flow in functions.items()
        for op in walk(function)
        if is_llvm_call(op) and (callee := named.get(StringAttr(callee_name(op) or ""))) is not None
    ]
    while True:
        found = {
            parameter
            for call, parameters, flow in calls
            for given, taken in zip(call.operands, parameters, strict=False)
            if taken in moved
            for parameter in _parameters_behind(given, flow)
        }
        if found <= moved:
            return moved
        moved |= found


def _parameters_behind(address: SSAValue, flow: Flow) -> set[SSAValue]:
    """The parameters that an address is a step from."""
    seen = {address}
    pending = [address]
    while pending and len(seen) < MOST_VALUES:
        one = pending.pop()
        owner = one.owner
        found: list[SSAValue] = []
        if isinstance(one, BlockArgument):
            found = [given for given, _ in flow.incoming(one)]
        elif isinstance(owner, Operation) and (
            entry_of(owner).selects or viewed(owner) is not None
        ):
            found = [x for x in owner.operands if x.type == one.type]
        elif isinstance(owner, Operation) and reads(owner):
            memory = variable(owner)
            found = stored_in(memory) if memory is not None else []
        for fresh in found:
            if fresh not in seen:
                seen.add(fresh)
                pending.append(fresh)
    return {one for one in seen if isinstance(one, BlockArgument) and _is_entry(one.block)}
