"""``share-across-loops``: what two loops compute for each element is kept in the array that the
second one fills.

A gradient often begins with what the value ended with: ``exp(x[i] - max)``, first for a sum and
then for each cotangent. Scalar expansion (Allen and Kennedy, Optimizing Compilers for Modern
Architectures, 5.3) hands such a value from one loop to the next in an array; here in one that is
there already, whose elements nobody reads before the second loop writes them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import defining_op, is_made_in, is_unsigned, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.analysis.memory.effects import Effects, Masks
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.memref import LoadOp, StoreOp
from xdsl.ir import Block, Operation, SSAValue

from .same_values import Nest, Pair, SameValues, cost_in_additions

LEAST_SAVED = 16
"""Fewest additions an element for which it is stored and loaded. Measured with `exp` (20) on arrays
from 1000 to 8 million doubles: gradients of logsumexp take 0.61 to 0.87 of the time in fast code,
0.66 to 0.84 in strict code. Divisions and roots (4, 5) stay below.
"""
MOST_BEFORE = 256
"""Most operations in front of a loop among which an equal one is looked for. A guess: what a
gradient repeats is in the same function and near; it keeps the pass linear.
"""


@dataclass(frozen=True)
class ShareAcrossLoopsPass(FunctionPass):
    """Loops over the same range compute what is costly once, and keep it in an array.

    Before, and after::

        %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
          %x = memref.load %a[%i] : memref<?xf64>
          %e = math.exp %x : f64
          %t = arith.addf %s, %e : f64
          scf.yield %t : f64
        }
        scf.for %j = %c0 to %n step %c1 {
          %y = memref.load %a[%j] : memref<?xf64>
          %f = math.exp %y : f64
          %q = arith.divf %f, %sum : f64
          memref.store %q, %d[%j] : memref<?xf64>
        }

        %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
          %x = memref.load %a[%i] : memref<?xf64>
          %e = math.exp %x : f64
          memref.store %e, %d[%i] : memref<?xf64>
          %t = arith.addf %s, %e : f64
          scf.yield %t : f64
        }
        scf.for %j = %c0 to %n step %c1 {
          %f = memref.load %d[%j] : memref<?xf64>
          %q = arith.divf %f, %sum : f64
          memref.store %q, %d[%j] : memref<?xf64>
        }

    The second loop must store to all elements that it gets, before it loads them, and nothing may
    touch them from the first loop on; what the value is computed from must not change in between.
    Nests are looked at to any depth, if their loops have the same ranges. With ``--statistics`` the
    values are counted. No bit changes. Options: none.
    """

    name = "share-across-loops"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        costly = _loops_with_costly_operations(func)
        later = [loop for loop in costly if _has_costly_before(loop, costly)]
        if not later:
            return False
        effects = analyses.get(Effects, func)
        shared = sum(_share(target, costly, effects) for loop in later for target in _targets(loop))
        count("values kept for a later loop", shared)
        return shared > 0


# ---------------------------------------------------------------------- which loops


def _loops_with_costly_operations(func: Operation) -> dict[Operation, None]:
    """The loops that run something costly, at any depth, in the order of the program."""
    found: dict[Operation, None] = {}
    for op in walk(func):
        if cost_in_additions(op) >= LEAST_SAVED:
            around = op.parent_op()
            while around is not None and around not in found:
                if around.name == "scf.for":
                    found[around] = None
                around = around.parent_op()
    return found


def _before(loop: Operation) -> Iterator[Operation]:
    """The operations in front of a loop in its block, the nearest first, as far as we look."""
    op = loop.prev_op
    for _ in range(MOST_BEFORE):
        if op is None:
            return
        yield op
        op = op.prev_op


def _has_costly_before(loop: Operation, costly: Collection[Operation]) -> bool:
    return any(op in costly for op in _before(loop))


def _nests(loop: Operation, depth: int) -> Iterator[Nest]:
    """The nests of so many loops of which a loop is the outermost."""
    pending: list[tuple[Operation, ...]] = [(loop,)]
    while pending:
        loops = pending.pop()
        if len(loops) == depth:
            yield Nest(loops)
            continue
        pending += [(*loops, op) for op in loops[-1].regions[0].block.ops if op.name == "scf.for"]


@dataclass(frozen=True)
class _Target:
    """A store of a nest to an element of its own in each iteration."""

    nest: Nest
    store: Operation

    @property
    def buffer(self) -> SSAValue:
        """The array."""
        return self.store.operands[1]

    @property
    def indices(self) -> Sequence[SSAValue]:
        """Subscripts: induction variables, each at least once, and values from outside."""
        return self.store.operands[2:]


def _targets(outermost: Operation) -> list[_Target]:
    """The stores of the nests that a loop is the outermost of, the first to each array."""
    found: dict[SSAValue, _Target] = {}
    for op in walk(outermost):
        if op.name == "memref.store" and op.operands[1] not in found:
            target = _target(op, outermost)
            if target is not None:
                found[target.buffer] = target
    return [*found.values()]


def _target(store: Operation, outermost: Operation) -> _Target | None:
    loops: list[Operation] = []
    around = store.parent_op()
    while around is not None and around.name == "scf.for":
        loops.append(around)
        if around is outermost:
            break
        around = around.parent_op()
    if not loops or loops[-1] is not outermost:
        return None
    nest = Nest(tuple(reversed(loops)))
    buffer, indices, variables = store.operands[1], store.operands[2:], nest.variables
    type = buffer.type
    if not isinstance(type, MemRefType) or type.layout.name != "none":
        return None
    outside = [value for value in (buffer, *indices) if value not in variables]
    is_own = all(variable in indices for variable in variables)
    if not is_own or any(is_made_in(value, outermost) for value in outside):
        return None
    return _Target(nest, store)


# ---------------------------------------------------------------------- what is shared


def _share(target: _Target, costly: Collection[Operation], effects: Effects) -> bool:
    """Keep a value of an earlier nest in the elements that a nest stores to; false if none is."""
    outermost = target.nest.loops[0]
    if not _stores_first(target, _touching(outermost, target, effects)):
        return False
    makers = {value.owner for value in (target.buffer, *target.indices)}
    masks = effects.of(outermost)
    written = masks.writes | masks.frees
    for op in _before(outermost):
        if op in makers or _touching(op, target, effects):
            return False
        masks = effects.of(op)
        written |= masks.writes | masks.frees
        if op not in costly:
            continue
        kind = target.store.operands[0].type
        same = SameValues(effects, effects.aliasing.closure(written))
        for nest in _nests(op, len(target.nest.loops)):
            if (pair := same.best(nest, target.nest, target.store, kind, LEAST_SAVED)) is not None:
                _keep(pair, nest, target)
                return True
    return False


def _touching(op: Operation, target: _Target, effects: Effects) -> list[Operation]:
    """The operations, ``op`` or inside of it, that may touch the elements that a nest stores to."""
    aliasing = effects.aliasing
    mask = aliasing.mask(target.buffer)

    def may_touch(masks: Masks) -> bool:
        return bool(aliasing.closure(masks.reads | masks.writes | masks.frees) & mask)

    if not may_touch(effects.of(op)):
        return []
    return [
        one
        for one in (op, *walk(op))
        if may_touch(effects.own(one)) and not _stores_elsewhere(one, target)
    ]


def _stores_elsewhere(op: Operation, target: _Target) -> bool:
    """True for a store that fills what a nest leaves out of its array: see `sink-zero-fills`."""
    if op.name != "memref.store" or op.operands[1] is not target.buffer:
        return False
    for own, index in zip(target.indices, op.operands[2:], strict=True):
        if own in target.nest.variables and isinstance(index.owner, Block):
            around = index.owner.parent_op()
            loop = target.nest.loops[target.nest.variables.index(own)]
            if around is None or around.name != "scf.for" or is_unsigned(around):
                continue
            if index is index.owner.args[0]:
                end, outermost = loop.operands[1], target.nest.loops[0]
                if not is_made_in(end, outermost) and _is_reached(end, around.operands[0]):
                    return True
    return False


def _is_reached(end: SSAValue, number: SSAValue) -> bool:
    """True if a number is a value from outside or larger, as maxima say."""
    pending = [number]
    while pending:
        value = pending.pop()
        if value is end:
            return True
        if (op := defining_op(value, "arith.maxsi")) is not None:
            pending += op.operands
    return False


def _stores_first(target: _Target, accesses: Sequence[Operation]) -> bool:
    """True if accesses are all to the one element of the iteration, first the store."""
    return (
        bool(accesses)
        and accesses[0] is target.store
        and all(
            op.name in _ACCESSES
            and op.parent is target.store.parent
            and tuple(op.operands[_ACCESSES[op.name] :]) == tuple(target.store.operands[1:])
            for op in accesses
        )
    )


def _keep(pair: Pair, nest: Nest, target: _Target) -> None:
    """Store the earlier value, and load it in the place of the later one."""
    variables = dict(zip(target.nest.variables, nest.variables, strict=True))
    behind = pair.earlier.op.next_op
    assert behind is not None  # no terminator has results
    indices = [variables.get(value, value) for value in target.indices]
    Builder.at(behind).emit(StoreOp.get(pair.earlier, target.buffer, indices))
    loaded = Builder.at(pair.later.op).value(LoadOp.get(target.buffer, target.indices))
    replace_uses(pair.later, loaded)
    for op in pair.unneeded:
        erase(op)


_ACCESSES = {"memref.load": 0, "memref.store": 1}
"""Accesses to one element, and the place of the array among their operands."""
