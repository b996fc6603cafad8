"""``simplify``: a linear clean-up of what passes leave behind.

One walk in program order folds operations, drops loop-carried values that never change and shares
equal operations; a second one removes what is not needed. Nothing is repeated until it stops
changing: in program order operands are as simple as they get before their users are looked at.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.arith import ExtUIOp, IndexCastOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    defining_op,
    is_made_in,
    width_of,
)
from ad_opt.dialects.support.ir.rewriting import put_in_place, replace, replace_uses
from ad_opt.dialects.support.process.trampoline import Task, drive
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import may_rewrite
from ad_opt.passes.ops.catalogue import runs_once
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, i64
from xdsl.ir import Attribute, Block, Operation, OpResult, Region, SSAValue
from xdsl.traits import ConstantLike, IsTerminator, NoMemoryEffect

from .aggressive_dce import is_structured, remove_unneeded
from .folds import as_signed, fold, integer

DEEPEST = 6
"""Most branches and loops, one in the other, through which a carried value is followed. A guess:
nests are rarely deeper, and each level may be followed from each one around it.
"""


@dataclass(frozen=True)
class SimplifyPass(FunctionPass):
    """Fold, share and remove operations, in time linear in the program.

    Integers, indices and truth values are computed where they are constant. Of floats only what is
    exact for every input: ``x * 1``, ``x - 0.0``, ``x + -0.0``, ``x / 1``, ``--x``. Equal pure
    operations become one, and loop-carried values that begin and go on alike. Pure operations,
    loads, results, loop-carried values and ``scf`` operations that nobody needs go; branches with a
    constant condition are taken.

        %c = arith.addi %c2, %c3 : index
        %r:2 = scf.for %i = %c0 to %c step %c1 iter_args(%a = %x, %b = %y) -> (f64, f64) {
          %s = arith.mulf %a, %one : f64
          %t = arith.addf %s, %b : f64
          scf.yield %t, %b : f64, f64
        }
    becomes
        %c = arith.constant 5 : index
        %r = scf.for %i = %c0 to %c step %c1 iter_args(%a = %x) -> (f64) {
          %t = arith.addf %a, %y : f64
          scf.yield %t : f64
        }
    """

    name = "simplify"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        simplifier = Simplifier()
        for region in func.regions:
            drive(simplifier.region(region))
        remove_unneeded(func)


class Simplifier:
    """The walk in program order."""

    def __init__(self) -> None:
        self._seen: dict[Hashable, tuple[Operation, Sequence[SSAValue]]] = {}
        """Operations, and the operands that they had: these stay, as they are known by identity."""
        self._trail: list[Hashable] = []

    def region(self, region: Region) -> Task:
        """Each block of several sees only what is around the region."""
        for block in [*region.blocks]:
            mark = len(self._trail)
            yield self.block(block)
            while len(self._trail) > mark:
                del self._seen[self._trail.pop()]

    def block(self, block: Block) -> Task:
        """Simplify the operations of a block in order."""
        op = block.first_op
        while op is not None:
            following = op.next_op
            if not op.regions:
                self.operation(op)
            elif (inlined := _unwrap(op)) is not None:
                op = inlined
                continue
            else:
                _drop_unchanging(op)
                for region in op.regions:
                    yield self.region(region)
                _drop_agreed(op)
                merge_equal(op)
            op = following

    def operation(self, op: Operation) -> None:
        """Fold an operation, or replace it by an equal one before it."""
        if op.name == "arith.index_cast":
            _skip_extension(op)
        elif op.name == "arith.index_castui" and (wide := _extended_first(op)) is not None:
            cast = wide.next_op
            assert cast is not None
            self.operation(wide)
            self.operation(cast)
            return
        folded = fold(op)
        if folded is not None and not may_rewrite():
            return
        if isinstance(folded, int):
            folded = _constant_before(op, folded)
            replacement = self._share(folded)
            replace(op, (replacement or folded).results[0])
        elif folded is not None:
            replace(op, folded)
        elif (equal := self._share(op)) is not None and equal is not op and may_rewrite():
            replace(op, *equal.results)

    def _share(self, op: Operation) -> Operation | None:
        """The operation before ``op`` that gives the same; ``None`` when there is none."""
        if not op.results or not is_shareable(op):
            return None
        operands = tuple(op.operands)
        key: Hashable = (
            op.name,
            tuple(map(id, operands)),
            frozenset(op.properties.items()) if op.properties else None,
            frozenset(op.attributes.items()) if op.attributes else None,
        )
        known = self._seen.get(key)
        if known is not None and not _same_types(op, known[0]):
            key = (key, tuple([result.type for result in op.results]))
            known = self._seen.get(key)
        if known is not None:
            return known[0]
        self._seen[key] = op, operands
        self._trail.append(key)
        return None


def _skip_extension(op: Operation) -> None:
    """Let a cast to an index read what was extended with its sign for it: it does so by itself, and
    one number has one name then.
    """
    if (inner := defining_op(op.operands[0], "arith.extsi")) is not None:
        if isinstance(op.results[0].type, IndexType) and may_rewrite():
            op.operands[0] = inner.operands[0]


def _extended_first(op: Operation) -> Operation | None:
    """The extension that a cast of a number of few bits without a sign becomes, with a cast with a
    sign behind it: addresses are made of such extensions, and one number has one name then.
    """
    value, index = op.operands[0], op.results[0].type
    width = width_of(value.type)
    if width is None or width >= i64.width.data or not isinstance(index, IndexType):
        return None
    if constant_of(value) is not None or not may_rewrite():
        return None
    b = Builder.at(op)
    wide = b.cast(ExtUIOp, value, i64)
    replace(op, b.cast(IndexCastOp, wide, index))
    assert isinstance(wide.owner, Operation)
    return wide.owner


def _same_types(op: Operation, other: Operation) -> bool:
    return len(op.results) == len(other.results) and all(
        a.type is b.type or a.type == b.type for a, b in zip(op.results, other.results, strict=True)
    )


_SHAREABLE: dict[type[Operation], bool] = {}


def is_shareable(op: Operation) -> bool:
    """True if an operation gives the same whenever its operands are the same."""
    known = _SHAREABLE.get(type(op))
    if known is None:
        pure = op.has_trait(NoMemoryEffect, value_if_unregistered=False)
        pure = pure or op.has_trait(ConstantLike, value_if_unregistered=False)
        ends = op.has_trait(IsTerminator, value_if_unregistered=False)
        known = _SHAREABLE[type(op)] = pure and not ends
    return known and not op.regions


def _constant_before(op: Operation, number: int) -> Operation:
    type = op.results[0].type
    assert isinstance(type, IndexType | IntegerType)
    width = width_of(type)
    assert width is not None
    number = number & 1 if width == 1 else as_signed(number, width)
    return Builder.at(op).emit(arith.ConstantOp(IntegerAttr(number, type)))


# Regions


def _unwrap(op: Operation) -> Operation | None:
    """Put the one region that runs, once, in the place of ``op``; gives what to look at next."""
    if not is_structured(op):
        return None
    region = _only_region(op)
    if region is not None:
        return _inline(op, region, [])
    if op.name != "scf.for":
        return None
    bounds = [integer(value) for value in op.operands[:3]]
    following = op.next_op
    if bounds[2] is not None and bounds[2] <= 0 and "unsignedCmp" not in op.properties:
        # Undefined if it ran; upstream takes it for a loop without iterations, too.
        replace(op, *op.operands[3:])
        return following
    if None in bounds or "unsignedCmp" in op.properties:
        return None
    lower, upper, step = (bound or 0 for bound in bounds)
    if lower >= upper:
        replace(op, *op.operands[3:])
        return following
    if lower + step >= upper:
        return _inline(op, op.regions[0], [op.operands[0], *op.operands[3:]])
    return None


def _only_region(op: Operation) -> Region | None:
    """The region of a branch that is known to be taken."""
    known = integer(op.operands[0]) if runs_once(op) and op.operands else None
    if known is None:
        return None
    if op.name == "scf.if":
        return op.regions[0 if known else 1]
    if op.name == "scf.index_switch":
        cases = _cases(op)
        return op.regions[cases.index(known) + 1 if known in cases else 0]
    return None


def _cases(op: Operation) -> list[int]:
    attribute: Attribute = op.properties["cases"]
    values = getattr(attribute, "get_values")()
    return [int(value) for value in values]


def _inline(op: Operation, region: Region, arguments: Sequence[SSAValue]) -> Operation | None:
    block, entry = op.parent, region.first_block
    assert block is not None
    if entry is None:
        following = op.next_op
        replace(op)
        return following
    for argument, value in zip(entry.args, arguments, strict=True):
        replace_uses(argument, value)
    first, following = entry.first_op, op.next_op
    put_in_place(op, entry)
    return following if first is None or first.parent is None else first


def _drop_unchanging(op: Operation) -> None:
    """Loop-carried values that a trip hands on as they are are what they were at first."""
    if not is_structured(op):
        return
    if op.name == "scf.for":
        body = op.regions[0].block
        assert body.last_op is not None
        following = zip(body.args[1:], body.last_op.operands, strict=True)
        for at, (argument, value) in enumerate(following):
            initial = op.operands[3 + at]
            if _handed_on(value) in (argument, initial):
                replace_uses(argument, initial)
                replace_uses(op.results[at], initial)
    elif op.name == "scf.while":
        _drop_unchanging_of_while(op)


def merge_equal(op: Operation) -> bool:
    """Values of a counted loop that begin and go on alike are one; false if there are none."""
    if op.name != "scf.for" or len(op.results) < 2 or not is_structured(op):
        return False
    body = op.regions[0].block
    assert body.last_op is not None
    first: dict[tuple[SSAValue, SSAValue], int] = {}
    for at, pair in enumerate(zip(op.operands[3:], body.last_op.operands, strict=True)):
        same = first.setdefault(pair, at)
        if same != at:
            replace_uses(body.args[1 + at], body.args[1 + same])
            replace_uses(op.results[at], op.results[same])
    return len(first) < len(op.results)


def _handed_on(value: SSAValue, depth: int = DEEPEST) -> SSAValue:
    """The value that branches and inner loops hand on, whichever way they go."""
    if not isinstance(value, OpResult) or not depth or not is_structured(value.op):
        return value
    op, at = value.op, value.index
    match op.name:
        case "scf.if":
            ends = [region.block.last_op for region in op.regions]
            found = {_handed_on(end.operands[at], depth - 1) for end in ends if end is not None}
            return found.pop() if len(found) == 1 else value
        case "scf.for":
            body, initial = op.regions[0].block, op.operands[3 + at]
            assert body.last_op is not None
            following = _handed_on(body.last_op.operands[at], depth - 1)
            unchanging = following in (body.args[1 + at], initial)
            return _handed_on(initial, depth - 1) if unchanging else value
        case _:
            return value


def _drop_unchanging_of_while(op: Operation) -> None:
    before, after = op.regions[0].block, op.regions[1].block
    assert before.last_op is not None
    assert after.last_op is not None
    passed = before.last_op.operands[1:]
    for at, argument in enumerate(before.args):
        value, initial = after.last_op.operands[at], op.operands[at]
        if value.owner is after:
            value = passed[after.args.index(value)]
        if value in (argument, initial):
            replace_uses(argument, initial)
    for at, value in enumerate(before.last_op.operands[1:]):
        if not is_made_in(value, op):
            replace_uses(after.args[at], value)
            replace_uses(op.results[at], value)


def _drop_agreed(op: Operation) -> None:
    """Results that every branch yields alike."""
    if not runs_once(op) or not op.results or not is_structured(op):
        return
    ends = [region.block.last_op for region in op.regions]
    for at, result in enumerate(op.results):
        values = {end.operands[at] for end in ends if end is not None}
        if len(values) == 1 and not is_made_in(value := values.pop(), op):
            replace_uses(result, value)
