"""Loops that carry several sums as loops that carry one each.

``s += a * b; q += a * a * b * b`` are sums over one loop, of which each may be a product of
matrices (loop distribution: Allen and Kennedy, 2001, chapter 5). Each keeps the order of its terms;
what loops of their own compute again is computed alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import block_of, is_unsigned, last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from xdsl.dialects import scf
from xdsl.ir import BlockArgument, Operation, SSAValue

from .sums import loops_around


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
    """What a loop computes for one of the values that it carries."""

    ops: Collection[Operation]
    """The operations of its body."""
    carried: Collection[int]
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


def _is_load(op: Operation) -> bool:
    return accesses_at_operands(op) and is_load(op)


def _addition(loop: Operation, at: int) -> Operation | None:
    """The addition to a sum that a loop carries, in whatever loop inside."""
    value = last_of(loop.regions[0].block).operands[at]
    while isinstance(op := value.owner, Operation) and op.name == "scf.for":
        value = last_of(op.regions[0].block).operands[list(op.results).index(value)]
    is_sum = isinstance(op, Operation) and op.name in ("arith.addf", "arith.subf")
    return op if is_sum else None


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
