"""Sums of several products as several sums, where their order does not matter.

``c += a * b + d * e`` adds two products of matrices to one buffer (statement splitting, in front of
loop distribution: Allen and Kennedy, 2001, chapter 5). Each is stored, or carried by a loop of its
own, before the next one is added.

``s += a * b; q += a * a * b * b`` are two sums that one loop carries. They get loops of their own,
where each may be a product of matrices; what these compute again is computed alike, in the same
order.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence, Set
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import block_of, is_unsigned, last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, erase_unused, replace_uses
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from xdsl.dialects import arith, scf
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue

from .computed import is_counted
from .factors import factors_of, is_sum_so_far
from .sums import is_same_place, is_store, loops_around

MOST_TERMS = 8
"""Most terms of one sum. A guess: programs have two or three."""
_SIGNS = frozenset({"arith.addf", "arith.subf", "arith.negf"})
"""Operations of which sums of terms consist."""
Summand = tuple[SSAValue, bool]
"""A term, and whether it is taken from the sum."""


def summands(add: Operation) -> tuple[SSAValue, list[Summand]] | None:
    """Find the sum that an addition in loops adds to, and the terms, if these are two or more."""
    loops = loops_around(add)
    if not loops or not add.results[0].has_one_use():
        return None
    for at, old in enumerate(add.operands[: 1 if add.name == "arith.subf" else 2]):
        if is_sum_so_far(old, loops[-1]) and old.has_one_use():
            terms = _terms(add.operands[1 - at], add.name == "arith.subf")
            if 1 < len(terms) <= MOST_TERMS:
                return old, terms
    return None


def _terms(value: SSAValue, negative: bool) -> list[Summand]:
    owner = value.owner
    if isinstance(owner, Operation) and value.has_one_use():
        match owner.name:
            case "arith.addf":
                return [x for operand in owner.operands for x in _terms(operand, negative)]
            case "arith.subf":
                left, right = owner.operands
                return [*_terms(left, negative), *_terms(right, not negative)]
            case "arith.negf":
                return _terms(owner.operands[0], not negative)
            case _:
                pass
    return [(value, negative)]


def has_products(add: Operation, root: Operation) -> bool:
    """True for a sum of several terms that are all products of two factors in a nest."""
    found = summands(add)
    return found is not None and all(
        factors_of(term, root, any_order=True) is not None for term, _ in found[1]
    )


def separate_sums(root: Operation, moving: Collection[Operation] = ()) -> None:
    """Let additions of several products be one for each product, in loops that a nest runs as often
    in all iterations, or that are known to move with the outermost one.
    """
    for add in [op for op in walk(root) if op.name in ("arith.addf", "arith.subf")]:
        loops = loops_around(add)
        inside = loops[loops.index(root) :] if root in loops else []
        if not all(loop in moving or is_counted(loop, root) for loop in inside):
            continue
        if has_products(add, root):
            _separate(add)


def _separate(add: Operation) -> None:
    found = summands(add)
    assert found is not None
    old, terms = found
    use = next(iter(add.results[0].uses)).operation
    if isinstance(old, BlockArgument):
        _in_loops(add, old, terms)
    elif is_store(use) and use.parent is add.parent and isinstance(old.owner, Operation):
        if is_same_place(old.owner, use):
            _in_memory(add, old.owner, terms, use)


def _added(b: Builder, like: Operation, old: SSAValue, summand: Summand) -> Operation:
    term, negative = summand
    return b.emit(
        make(
            arith.SubfOp if negative else arith.AddfOp,
            operands=(old, term),
            result_types=(term.type,),
            properties=like.properties,
        )
    )


def _in_memory(add: Operation, load: Operation, terms: list[Summand], store: Operation) -> None:
    """Store the sum after each term, and load it again."""
    b = Builder.at(store)
    total = _added(b, add, load.results[0], terms[0])
    for summand in terms[1:]:
        again = store.clone()
        again.operands[0] = total.results[0]
        b.emit(again)
        total = _added(b, add, b.value(load.clone()), summand)
    replace_uses(add.results[0], total.results[0])
    block = add.parent
    assert block is not None
    erase(add)
    erase_unused([op for op in block.ops if op.name in _SIGNS])


def _in_loops(add: Operation, old: BlockArgument, terms: list[Summand]) -> None:
    """Give each term a copy of the loop, if that does nothing but carry the sum."""
    loop = old.block.parent_op()
    last = old.block.last_op
    assert loop is not None
    assert last is not None
    silent = all(
        op is last or (not op.regions and (effect_of(op).is_nothing or _is_load(op)))
        for op in old.block.ops
    )
    if not silent or len(loop.results) != 1 or last.operands[0] is not add.results[0]:
        return
    carried = loop.operands[3]
    for summand in terms:
        copy = loop
        if summand is not terms[-1]:
            copy = Builder.at(loop).emit(loop.clone())
        names = dict(zip(_values(loop), _values(copy), strict=True))
        end = last_of(copy.regions[0].block)
        copy.operands[3] = carried
        one = _added(
            Builder.at(end), add, names[old], (names.get(summand[0], summand[0]), summand[1])
        )
        end.operands[0] = one.results[0]
        carried = copy.results[0]
        erase_unused([op for op in copy.regions[0].block.ops if op is not end])


def _values(loop: Operation) -> list[SSAValue]:
    inside = [value for op in walk(loop) for value in op.results]
    return [*loop.regions[0].block.args, *inside]


def _is_load(op: Operation) -> bool:
    return accesses_at_operands(op) and is_load(op)


def split_sums(root: Operation, is_wanted: Callable[[Operation], bool]) -> None:
    """Let loops of a nest that do nothing but carry several sums carry those of which the addition
    ``is_wanted`` in loops of their own, inner loops first.
    """
    for loop in [op for op in walk(root) if op.name == "scf.for" and len(op.results) > 1][::-1]:
        if loop is root or not is_silent(loop) or not loops_around(loop):
            continue
        needs = [_needs(loop, at) for at in range(len(loop.results))]
        wanted = [
            at
            for at in range(len(loop.results))
            if _is_alone(at, needs) and (add := _addition(loop, at)) is not None and is_wanted(add)
        ]
        _write(loop, needs, wanted)


@dataclass(frozen=True)
class _Needs:
    """Operations and carried values that one of the values needs that a loop carries."""

    ops: Set[Operation]
    """The operations of its body."""
    carried: Set[int]
    """The numbers of the values that they use."""


def _needs(loop: Operation, at: int) -> _Needs:
    body = loop.regions[0].block
    ops: set[Operation] = set()
    carried: set[int] = set()
    pending = [last_of(body).operands[at]]
    while pending:
        value = pending.pop()
        if isinstance(value, BlockArgument):
            if value.block is body and value.index > 0:
                carried.add(value.index - 1)
        elif block_of(value) is body and isinstance(op := value.owner, Operation) and op not in ops:
            ops.add(op)
            pending += (operand for one in (op, *walk(op)) for operand in one.operands)
    return _Needs(ops, carried)


def _is_alone(at: int, needs: Sequence[_Needs]) -> bool:
    """True if a value that a loop carries has nothing to do with the others."""
    return needs[at].carried <= {at} and all(
        at not in other.carried for n, other in enumerate(needs) if n != at
    )


def is_silent(loop: Operation) -> bool:
    """True for a loop that only computes and loads, whatever its loops inside do."""
    return not is_unsigned(loop) and all(
        op.name in ("scf.for", "scf.yield")
        or (not op.regions and (effect_of(op).is_nothing or _is_load(op)))
        for op in walk(loop)
    )


def _addition(loop: Operation, at: int) -> Operation | None:
    """The addition to a sum that a loop carries, in whatever loop inside."""
    value = last_of(loop.regions[0].block).operands[at]
    while isinstance(value, OpResult) and value.op.name == "scf.for":
        value = last_of(value.op.regions[0].block).operands[value.index]
    op = value.owner
    return op if isinstance(op, Operation) and op.name in ("arith.addf", "arith.subf") else None


def _write(loop: Operation, needs: Sequence[_Needs], wanted: Sequence[int]) -> None:
    """Write a loop as one for each of the values that are ``wanted``, and one for the others."""
    rest = [at for at in range(len(needs)) if at not in wanted]
    parts = [[at] for at in wanted] + ([rest] if rest else [])
    if len(parts) < 2:
        return
    for part in parts:
        copy = _part(loop, part, {op for at in part for op in needs[at].ops})
        for at, value in zip(part, copy.results, strict=True):
            replace_uses(loop.results[at], value)
    erase(loop)


def _part(loop: Operation, kept: Sequence[int], ops: Collection[Operation]) -> Operation:
    """Write a loop in front of another that carries some of its values."""
    body = loop.regions[0].block
    low, high, step = loop.operands[:3]
    copy, b = Builder.at(loop).loop(low, high, step, [loop.operands[3 + at] for at in kept])
    old = [body.args[0], *(body.args[1 + at] for at in kept)]
    names: dict[SSAValue, SSAValue] = dict(zip(old, b.block.args, strict=True))
    for op in body.ops:
        if op in ops:
            names.update(zip(op.results, b.emit(op.clone(names)).results, strict=True))
    values = [last_of(body).operands[at] for at in kept]
    b.emit(scf.YieldOp(*(names.get(value, value) for value in values)))
    return copy
