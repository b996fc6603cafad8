"""Hypotheses where nothing says otherwise: last, and weakest.

Three things. What is made of integers only, by arithmetic and round loops, is an integer. Integer
parameters of functions that are called from outside are integers. And types that the program names
where they say nothing about an access, as those of ``alloca`` and ``getelementptr``, are believed
where bytes are not known and no contradiction comes of it; but only of floats and addresses.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.typetree.kinds import ANYTHING, INTEGER, POINTER, UNKNOWN, Kind
from ad_opt.dialects.typetree.tree import EVERYWHERE, MAX_OFFSET, Path, TypeTree
from ad_opt.passes.analysis.type_trees.facts.bit_tricks import trick_of
from ad_opt.passes.analysis.type_trees.facts.constants import NARROWEST_FLOAT
from ad_opt.passes.analysis.type_trees.facts.layout import (
    FLOAT_KINDS,
    bits_of,
    field_offset,
    size_of,
    tree_of_type,
)
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from ad_opt.passes.analysis.type_trees.rules.rules_integers import INTEGERS
from ad_opt.passes.ops.catalogue import makes_integers
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

Hint = tuple[SSAValue, TypeTree]

ATTEMPTS = 16
"""Most sets of hints that are tried, each half of one that contradicts something; what is left
then is not believed. A guess: eight levels of halves.
"""

_ARITHMETIC = frozenset(
    f"llvm.{name}" for name in "add sub mul and or xor shl ashr lshr udiv sdiv urem srem".split()
)
"""Operations whose integers are taken for computed ones; casts, which carry others, are not."""


# ------------------------------------------------------------------ integers


def say_integers(state: FunctionState) -> None:
    """Says what is made of integers, and that parameters from outside are.

    A function that others of the program call may be passed the bits of anything in an integer.
    """
    if not state.sites and state.function in state.program.order.outermost:
        for argument in state.arguments:
            if bits_of(argument.type) and not state.known(argument):
                state.add(argument, INTEGERS, "an integer parameter", None)
    for value in _made_of_integers(state):
        state.add(value, INTEGERS, "made of integers", None)


def _inputs(state: FunctionState, value: SSAValue) -> list[SSAValue]:
    if isinstance(value, BlockArgument):
        return [one for one, _ in state.flow.incoming(value)]
    owner = cast(Operation, value.owner)
    return list(owner.operands[1:] if owner.name == "llvm.select" else owner.operands)


def _is_open(state: FunctionState, value: SSAValue) -> bool:
    """True if nothing is known of an integer register, and it is made in the function."""
    if state.known(value):
        return False
    if isinstance(value, BlockArgument):
        return bool(state.flow.edges(value.block))
    return makes_integers(cast(Operation, value.owner))


def _made_of_integers(state: FunctionState) -> list[SSAValue]:
    """Unknown registers that only come from integers, constants and each other."""
    found = {value: None for value in state.body.registers if _is_open(state, value)}
    users: dict[SSAValue, list[SSAValue]] = {}
    wrong: list[SSAValue] = []
    for value in found:
        for one in _inputs(state, value):
            if one in found:
                users.setdefault(one, []).append(value)
            elif not _is_integral(state, one):
                wrong.append(value)
    while wrong:
        value = wrong.pop()
        if value in found:
            del found[value]
            wrong += users.get(value, ())
    # Constants alone may be the bits of anything: arithmetic or an integer must be among them.
    sure = [value for value in found if _is_computed(state, value)]
    seen = dict.fromkeys(sure)
    while sure:
        for user in users.get(sure.pop(), ()):
            if user in found and user not in seen:
                seen[user] = None
                sure.append(user)
    return list(seen)


def _is_integral(state: FunctionState, value: SSAValue) -> bool:
    tree = state.known(value)
    return bool(tree) and all(kind in (INTEGER, ANYTHING) for _, kind in tree)


def _is_computed(state: FunctionState, value: SSAValue) -> bool:
    if not isinstance(value, BlockArgument) and cast(Operation, value.owner).name in _ARITHMETIC:
        return True
    return any(INTEGER in dict(state.known(one)).values() for one in _inputs(state, value))


_COUNTS = frozenset({"llvm.add", "llvm.sub"})
"""Operations that are only done with integers."""
_LOOKS = frozenset(f"llvm.{name}" for name in "and or xor shl lshr ashr trunc icmp switch".split())
"""Operations that are done with integers, or to look at the bits of anything."""
_CARRIES = frozenset(
    f"llvm.{name}"
    for name in (
        "br cond_br switch call invoke return select freeze insertvalue insertelement"
    ).split()
)
"""Operations that carry a register elsewhere as it is."""


def used_as_integers(state: FunctionState) -> list[Hint]:
    """Registers of which nothing is known, and with which integer arithmetic is done."""
    return [
        (value, INTEGERS)
        for value in state.body.registers
        if bits_of(value.type) > 1 and not state.known(value) and _is_used_as_integer(value)
    ]


def _is_used_as_integer(value: SSAValue) -> bool:
    """True if a register counts, or its bits are looked at and it goes nowhere else.

    A word that is also moved may be anything, as one that is hashed while it is copied.
    """
    ops = [use.operation for use in value.uses if trick_of(use.operation) is None]
    if any(op.name in _COUNTS for op in ops):
        return True
    return any(op.name in _LOOKS for op in ops) and not any(map(_is_moved, _same(value)))


def _same(value: SSAValue) -> list[SSAValue]:
    """A register, and all that are loaded from the same variable."""
    owner = defining_op(value, "llvm.load")
    if owner is None:
        return [value]
    place = owner.operands[0]
    if defining_op(place, "llvm.alloca") is None:
        return [value]
    loads = [use.operation for use in place.uses if use.operation.name == "llvm.load"]
    return [load.results[0] for load in loads]


def _is_moved(value: SSAValue) -> bool:
    """True if a register is stored in memory other than a variable, or handed on."""
    for use in value.uses:
        op = use.operation
        if op.name == "llvm.store" and use.index == 0:
            place = defining_op(op.operands[1], "llvm.alloca")
            if place is None:
                return True
        elif op.name in _CARRIES and not (op.name in _LOOKS and use.index == 0):
            return True
    return False


# ------------------------------------------------------------------ types that are only named


def hints_of(state: FunctionState) -> list[Hint]:
    """Return what types that the program names would say, of bytes that are not known.

    A union is named by its largest member. Where something is contradicted, which is not passed
    on, that may be the one that does not count.
    """
    found: list[Hint] = []
    for op in state.body.typed:
        value = op.results[0]
        if state.program.silenced and _has_union(cast(Any, op).elem_type):
            continue
        if op.name == "llvm.getelementptr":
            if 0 < bits_of(cast(Any, op).elem_type) < NARROWEST_FLOAT:
                continue  # a number of bytes, nothing more
            value = value if _is_scalar(op) else op.operands[0]
        tree = _missing(state.known(value), cast(Any, op).elem_type)
        if tree:
            found.append((value, tree))
    return found


@cache
def _has_union(type_: Attribute) -> bool:
    """True if a union is in a type, as clang names it."""
    return '"union.' in str(type_)


def _is_scalar(op: Operation) -> bool:
    type_ = cast(Any, op).elem_type
    return type_.name in FLOAT_KINDS or bits_of(type_) >= NARROWEST_FLOAT


@lru_cache(1 << 14)
def _missing(known: TypeTree, type_: Attribute) -> TypeTree:
    """Return what a type says of bytes behind an address of which nothing is known; nothing
    where it is wrong of others: then memory of that type is room for something else.
    """
    if known.by_path.get((EVERYWHERE,)) != POINTER:
        return TypeTree()
    facts: list[tuple[Path, Kind]] = []
    behind = known.data0
    for path, kind in named(type_):
        there = {moves.kind_at(behind, byte) for byte in range(path[0], path[0] + kind.size)}
        if there == {UNKNOWN}:
            facts.append(((EVERYWHERE, *path), kind))
        elif not there <= {kind, ANYTHING}:
            return TypeTree()
    return TypeTree.of(facts)


@cache
def named(type_: Attribute) -> TypeTree:
    """Return the floats and addresses of a named type.

    An integer type says nothing: programs name one where they move bytes of any kind.
    """
    facts: list[tuple[Path, Kind]] = []
    pending = [(0, type_)]
    while pending:
        at, part = pending.pop()
        kind = tree_of_type(part).by_path.get((EVERYWHERE,), UNKNOWN)
        if at > MAX_OFFSET or not size_of(part):
            continue
        if part.name == "llvm.struct":
            count = len(list(getattr(part, "types", ())))
            pending += [(at + o, t) for o, t in (field_offset(part, i) for i in range(count))]
        elif part.name in ("llvm.array", "vector"):
            step, inner = field_offset(part, 1)
            many = min(size_of(part) // step if step else 0, (MAX_OFFSET - at) // max(step, 1) + 1)
            pending += [(at + i * step, inner) for i in range(many)]
        elif kind.is_float or kind == POINTER:
            facts.append(((at,), kind))
    return TypeTree.of((path, kind) for path, kind in facts if path[0] <= MAX_OFFSET)


def believe(
    state: FunctionState, hints: list[Hint], said_by: str = "a type that is named there"
) -> bool:
    """Says the hints from which no contradiction comes; whether any was said."""
    attempts = ATTEMPTS
    pending = [hints] if hints else []
    believed = False
    while pending and attempts:
        attempts -= 1
        some = pending.pop()
        if state.try_out(some, said_by):
            believed = True
        elif len(some) > 1:
            half = len(some) // 2
            pending += [some[half:], some[:half]]
    return believed
