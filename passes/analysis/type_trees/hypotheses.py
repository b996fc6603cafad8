"""What is taken to be so where nothing says otherwise: last, and weakest.

Three things. What is made of integers only, by arithmetic and round loops, is an integer. Integer
parameters of functions that are called from outside are integers. And types that the program names
where they say nothing about an access, as those of ``alloca`` and ``getelementptr``, are believed
where bytes are not known and no contradiction comes of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from ad_opt.dialects.typetree_kinds import ANYTHING, INTEGER, POINTER, UNKNOWN
from ad_opt.dialects.typetree_tree import EVERYWHERE, MAX_OFFSET, TypeTree
from xdsl.ir import BlockArgument, Operation, SSAValue

from . import moves
from .fixpoint import FunctionState
from .layout import FLOAT_KINDS, bits_of, parts_of, size_of, tree_of_type
from .rules_integers import INTEGERS

Hint = tuple[SSAValue, TypeTree]

ATTEMPTS = 16
"""So often is it tried to find the hints that contradict something."""

_ARITHMETIC = frozenset(
    f"llvm.{name}" for name in "add sub mul and or xor shl ashr lshr udiv sdiv urem srem".split()
)
_MOVES = frozenset(f"llvm.{name}" for name in "select zext sext trunc freeze".split())


# ------------------------------------------------------------------ integers


def say_integers(state: FunctionState) -> None:
    """Says what is made of integers, and that parameters from outside are."""
    if not state.sites:
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
    """Whether a value is an integer register of which nothing is known, made in the function."""
    if not bits_of(value.type) or state.known(value):
        return False
    if isinstance(value, BlockArgument):
        return bool(state.flow.edges(value.block))
    return cast(Operation, value.owner).name in _ARITHMETIC | _MOVES


def _made_of_integers(state: FunctionState) -> list[SSAValue]:
    """Unknown registers that only come from integers, constants and each other."""
    found = {value: None for value in _values(state) if _is_open(state, value)}
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


def _values(state: FunctionState) -> Iterable[SSAValue]:
    for block in state.flow.order:
        yield from block.args
        for op in block.ops:
            yield from op.results


# ------------------------------------------------------------------ types that are only named


def hints_of(state: FunctionState) -> list[Hint]:
    """What types that the program names would say, of bytes that are not known."""
    found: list[Hint] = []
    for block in state.flow.order:
        for op in block.ops:
            if op.name == "llvm.getelementptr":
                value = op.results[0] if _is_scalar(op) else op.operands[0]
            elif op.name == "llvm.alloca":
                value = op.results[0]
            else:
                continue
            tree = _missing(state.known(value), cast(Any, op).elem_type)
            if tree:
                found.append((value, tree))
    return found


def _is_scalar(op: Operation) -> bool:
    return cast(Any, op).elem_type.name in FLOAT_KINDS


def _missing(known: TypeTree, type_: Any) -> TypeTree:
    """What a type says of bytes behind an address of which nothing is known."""
    if type_.name == "integer_type" or known.by_path.get((EVERYWHERE,)) != POINTER:
        return TypeTree()
    facts = []
    whole = tree_of_type(type_)
    behind = known.data0
    for at, part in parts_of(type_):
        kind = whole[(at,)]
        end = at + size_of(part)
        if at > MAX_OFFSET or not (kind.is_float or kind == POINTER):
            continue
        if all(moves.kind_at(behind, byte) == UNKNOWN for byte in range(at, end)):
            facts.append(((EVERYWHERE, at), kind))
    return TypeTree.of(facts)


def believe(state: FunctionState, hints: list[Hint]) -> bool:
    """Says the hints from which no contradiction comes; whether any was said."""
    attempts = ATTEMPTS
    pending = [hints] if hints else []
    believed = False
    while pending and attempts:
        attempts -= 1
        some = pending.pop()
        if state.try_out([(value, tree) for value, tree in some], "a type that is named there"):
            believed = True
        elif len(some) > 1:
            half = len(some) // 2
            pending += [some[half:], some[:half]]
    return believed
