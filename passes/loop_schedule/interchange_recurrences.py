"""``interchange-recurrences``: recurrences that are independent of each other run side by side.

A loop whose iterations go from one to the next by way of memory waits for every operation in it,
and has no vectors. Where many such loops stand in a loop without dependences, as in sweeps along
the rows of a grid, the loop around them becomes the innermost one. Loop distribution and loop
interchange (Allen and Kennedy, Optimizing Compilers for Modern Architectures, chapters 2 and 5),
in strips, so that a strip's rows stay in the caches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    is_made_in,
    is_unsigned,
    known_or_value,
    operations_behind,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.affine.nests import nests_in
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import is_load
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.memref import LoadOp, StoreOp
from xdsl.ir import Operation, SSAValue

from .form.facts import only_computes
from .form.headers import body_of, terminator, variable
from .forwarded_stores import load_again

STRIP = 32
"""Recurrences side by side. Measured on the gradient of an alternating direction implicit sweep
over 200 x 200 numbers whose scratch lies across: 7.6 ms as it was, 4.6 with strips of 8, 4.2 with
32, 5.1 with all at once; in another run 4.6 with 16 and 4.5 with 32.
"""

_LEAST = 8
"""Fewest recurrences for which it is done where their number is known: lanes of a register."""


@dataclass(frozen=True)
class InterchangeRecurrencesPass(FunctionPass):
    """Let loops that carry a recurrence through memory run side by side, in strips.

    Before, and after::

        scf.for %i = %c0 to %n step %c1 {      scf.for %s = %c0 to %n step %c32 {
          memref.store %x, %p[%i, %c0]           %e = arith.minsi %s + 32, %n
          scf.for %j = %c1 to %m step %c1 {      scf.for %i = %s to %e step %c1 {
            %k = arith.subi %j, %c1                memref.store %x, %p[%i, %c0]
            %y = memref.load %p[%i, %k]          }
            %z = math.sin %y                     scf.for %j = %c1 to %m step %c1 {
            memref.store %z, %p[%i, %j]            scf.for %i = %s to %e step %c1 {
          }                                          %k = arith.subi %j, %c1
        }                                            %y = memref.load %p[%i, %k]
                                                     %z = math.sin %y
                                                     memref.store %z, %p[%i, %j]
                                                   }
                                                 }
                                               }

    Only for loops no iteration of which depends on another one, by proof; whose body is loops
    without loops in them, each a recurrence, and accesses; and if nothing goes from one of these to
    the next in registers but what can be computed, or loaded, again. Each iteration does what it
    did, in its order. Options: none.
    """

    name = "interchange-recurrences"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for"]
        changed = any([load_again(op) for op in loops if _is_in_loop(op)])
        found = [parts for op in loops if (parts := _parts_of(op)) is not None]
        if not found:
            return changed
        facts = Dependences(nests_in(func), analyses.get(Aliasing, func))
        chosen = [(loop, parts) for loop, parts in found if _is_legal(facts, loop, parts)]
        for loop, parts in chosen:
            _Strips(loop, parts).write()
        count("loops around recurrences that run side by side", len(chosen))
        return changed or bool(chosen)


def _is_in_loop(loop: Operation) -> bool:
    """True for a loop that stands in the body of another one."""
    around = loop.parent_op()
    return around is not None and is_plain(around)


@dataclass
class _Part:
    """An operation that stands between two loops in a body, or one of the loops."""

    loop: Operation | None = None
    guard: Operation | None = None
    """The ``scf.if`` around the loop, if there is one."""
    operations: list[Operation] = field(default_factory=list[Operation])

    def body(self) -> Iterator[Operation]:
        """The operations that run for each iteration of the loop around."""
        if self.loop is None:
            yield from self.operations
            return
        last = terminator(self.loop)
        yield from (op for op in body_of(self.loop).ops if op is not last)


def _parts_of(loop: Operation) -> tuple[Operation, list[_Part]] | None:
    """A loop with the parts of its body, if it has the form."""
    if not is_plain(loop) or not any(op.regions for op in body_of(loop).ops):
        return None
    low, high, step = map(constant_of, loop.operands[:3])
    if step != 1 or (low is not None and high is not None and high - low < _LEAST):
        return None
    parts = [_Part()]
    for op in body_of(loop).ops:
        if op is terminator(loop):
            break
        if op.name == "scf.for":
            parts += [_Part(op), _Part()]
        elif op.name == "scf.if" and (inside := _guarded(op)) is not None:
            parts += [_Part(inside, op), _Part()]
        elif isinstance(op, LoadOp | StoreOp):
            parts[-1].operations.append(op)
        elif not only_computes(op) or op.regions:
            return None
    if not all(_is_flat(part) for part in parts if part.loop is not None):
        return None
    # What is only loaded is for other parts, which load it again.
    parts = [part for part in parts if part.loop or not all(map(is_load, part.operations))]
    bounds = [bound for part in parts if part.loop for bound in part.loop.operands]
    bounds += [part.guard.operands[0] for part in parts if part.guard]
    return (loop, parts) if all(_is_uniform(loop, bound) for bound in bounds) else None


def _guarded(guard: Operation) -> Operation | None:
    """The loop that a branch without another one consists of."""
    then, otherwise = guard.regions
    ops = [op for op in then.block.ops if op is not then.block.last_op]
    loops = [op for op in ops if op.name == "scf.for"]
    others = [op for op in ops if op.name != "scf.for"]
    has_else = any(block.first_op is not block.last_op for block in otherwise.blocks)
    if guard.results or has_else or len(loops) != 1 or not all(map(only_computes, others)):
        return None
    return loops[0]


def is_plain(loop: Operation) -> bool:
    """True for a loop that carries nothing and that nobody has said anything about."""
    return (
        loop.name == "scf.for"
        and not loop.results
        and not loop.attributes
        and not is_unsigned(loop)
        and isinstance(loop.operands[0].type, IndexType)
    )


def _is_flat(part: _Part) -> bool:
    """True for a loop that only computes, loads and stores."""
    return (
        part.loop is not None
        and is_plain(part.loop)
        and all(
            isinstance(op, LoadOp | StoreOp) or (only_computes(op) and not op.regions)
            for op in part.body()
        )
    )


def _needed(loop: Operation, part: _Part) -> list[Operation]:
    """The operations around that a part needs, in order, and its own among them."""
    users = [*part.body(), *(op for op in (part.loop, part.guard) if op is not None)]
    blocks = [body_of(loop), *([part.guard.regions[0].block] if part.guard else [])]
    needed = {*part.operations}
    needed.update(operations_behind((x for op in users for x in op.operands), *blocks))
    return [op for block in blocks for op in block.ops if op in needed]


def _is_uniform(loop: Operation, value: SSAValue) -> bool:
    """True if a value is computed without the variable of a loop, and without memory."""
    pending = [value]
    while pending:
        one = pending.pop()
        op = one.owner
        if not is_made_in(one, loop):
            continue
        if not isinstance(op, Operation) or not only_computes(op):
            return False
        pending += op.operands
    return True


# ---------------------------------------------------------------------- legality


def _is_legal(facts: Dependences, loop: Operation, parts: Sequence[_Part]) -> bool:
    """True if no iteration depends on another, each part can compute for itself what it needs of
    others, and all loops inside are recurrences.
    """
    inner = [part.loop for part in parts if part.loop is not None]
    return (
        all(_is_recurrence(facts, one) for one in inner)
        and not facts.nests.has_opaque(loop)
        and _may_load_again(facts, loop, parts)
        and facts.is_parallel(facts.nests.loop_of(loop))
    )


def _may_load_again(facts: Dependences, loop: Operation, parts: Sequence[_Part]) -> bool:
    """True if the loop writes nothing that one part loads for another."""
    loads = {
        op
        for part in parts
        for op in _needed(loop, part)
        if isinstance(op, LoadOp) and op not in part.operations
    }
    if not loads:
        return True
    accesses = facts.nests.inside(loop)
    writes = [access for access in accesses if access.writes]
    return not any(
        facts.conflicts(access, write)
        for access in accesses
        if access.op in loads
        for write in writes
    )


def _is_recurrence(facts: Dependences, loop: Operation) -> bool:
    """True if an iteration loads what an earlier one has stored, a known number of iterations ago,
    and each stores somewhere else.
    """
    for found in facts.each_carried_by(facts.nests.loop_of(loop)):
        source = found.source
        if found.kind != "flow" or found.vector[0].distance is None:
            continue
        if any(form and variable(loop) in form.terms for form in source.subscripts or ()):
            return True
    return False


# ---------------------------------------------------------------------- rewriting


class _Strips:
    """A loop over strips in the place of a loop."""

    def __init__(self, loop: Operation, parts: Sequence[_Part]):
        self._loop = loop
        self._parts = parts

    def write(self) -> None:
        """Write the loop over strips, and remove the loop."""
        low, high = self._loop.operands[:2]
        first, inside = Builder.at(self._loop).each(low, high, STRIP)
        first.name_hint = variable(self._loop).name_hint
        behind = inside.add(first, STRIP)
        end = inside.index(inside.minimum(behind, high))
        for part in self._parts:
            self._part(inside, part, first, end)
        erase(self._loop)

    def _part(self, b: Builder, part: _Part, first: SSAValue, end: SSAValue) -> None:
        known: dict[SSAValue, SSAValue] = {}
        needed = _needed(self._loop, part)
        if part.loop is None:
            _run(b, self._loop, needed, first, end, known)
            return
        uniform = [op for op in needed if _is_uniform_operation(self._loop, op)]
        for op in uniform:
            if op.parent is body_of(self._loop):
                _copy(b, op, known)
        if part.guard is None:
            self._loop_of(b, part.loop, part, needed, first, end, known)
            return
        condition = part.guard.operands[0]
        inside = b.where(known.get(condition, condition))
        for op in uniform:
            if op.parent is not body_of(self._loop):
                _copy(inside, op, known)
        self._loop_of(inside, part.loop, part, needed, first, end, known)

    def _loop_of(
        self,
        b: Builder,
        loop: Operation,
        part: _Part,
        needed: Sequence[Operation],
        first: SSAValue,
        end: SSAValue,
        known: dict[SSAValue, SSAValue],
    ) -> None:
        """Write the loop of a part around one over a strip."""
        low, high, step = (known.get(value, value) for value in loop.operands[:3])
        number, inside = b.each(low, high, known_or_value(step))
        known[variable(loop)] = number
        number.name_hint = variable(loop).name_hint
        rest = [op for op in needed if op.results[0] not in known]
        _run(inside, self._loop, [*rest, *part.body()], first, end, known)


def _is_uniform_operation(loop: Operation, op: Operation) -> bool:
    return all(_is_uniform(loop, result) for result in op.results)


def _run(
    b: Builder,
    loop: Operation,
    operations: Sequence[Operation],
    first: SSAValue,
    end: SSAValue,
    known: dict[SSAValue, SSAValue],
) -> None:
    """Copy operations into a loop over the iterations of a strip."""
    number, inside = b.each(first, end)
    known[variable(loop)] = number
    number.name_hint = variable(loop).name_hint
    for op in operations:
        _copy(inside, op, known)


def _copy(b: Builder, op: Operation, known: dict[SSAValue, SSAValue]) -> None:
    made = b.emit(op.clone(value_mapper=known))
    for old, new in zip(op.results, made.results, strict=True):
        new.name_hint = old.name_hint
        known[old] = new
