"""Activity: the tensors that depend, in front of each step, on what derivatives are wanted by, and
the steps behind which the loss depends on what they write.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.autodiff.engine.body_reversal import varied_in
from ad_opt.passes.emit.emit import is_float_like
from ad_opt.passes.rules.registry import Registry
from xdsl.ir import Block, Operation, SSAValue

from .routine import Routine
from .statements import Key, Statement, accesses, key_of


def active_tensors(
    routine: Routine, since: Collection[tuple[Key, int]], rules: Registry
) -> list[frozenset[Key]]:
    """By step, the tensors among those that it touches which vary in front of it.

    ``since`` says from which step on each tensor varies by itself. What is not an assignment may
    hand on what it reads in registers, too: all that it writes varies then.
    """
    varied: set[Key] = {key for key, at in since if at == 0}
    numbers = _VariedNumbers()
    found: list[frozenset[Key]] = []
    for at, statement in enumerate(routine.statements):
        step = routine.steps[at]
        reads, writes = accesses(step)
        found.append(frozenset(key for key in (*reads, *writes) if key in varied))
        if statement is None:
            if found[-1] or numbers.used_by(step):
                found[-1] |= {*writes}
                numbers.of(step)
                varied.update(writes)
        elif depends(statement, varied, rules):
            varied.add(statement.key)
        elif statement.overwrites:
            varied.discard(statement.key)
        varied.update(key for key, first in since if first == at + 1)
    return found


class _VariedNumbers:
    """Values that operations read from tensors that vary, and all that is computed from them."""

    def __init__(self) -> None:
        self._known: dict[SSAValue, bool] = {}

    def of(self, step: Operation) -> None:
        """The results of a step vary."""
        self._known.update(dict.fromkeys(step.results, True))

    def used_by(self, op: Operation) -> bool:
        """True if an operation, or one in its regions, uses such a value."""
        return any(map(self._varies, _used(op)))

    def _varies(self, value: SSAValue) -> bool:
        pending = [value]
        while pending:
            made_of = _used(pending[-1].owner) if pending[-1] not in self._known else []
            unknown = [one for one in made_of if one not in self._known]
            if unknown:
                pending += unknown
                continue
            last = pending.pop()
            self._known.setdefault(last, any(self._known[one] for one in made_of))
        return self._known[value]


def _used(made_by: Operation | Block) -> list[SSAValue]:
    """The values that an operation is made of, those that its regions use included."""
    if isinstance(made_by, Block):
        return []
    return [value for inner in (made_by, *walk(made_by)) for value in inner.operands]


def steps_on_the_way_back(
    routine: Routine, active: Sequence[Collection[Key]], rules: Registry
) -> set[int]:
    """The numbers of the statements whose output may have a cotangent behind them.

    ``active`` has, by step, the tensors that vary in front of it: no others get a cotangent there.
    """
    found: set[int] = set()
    reached: set[Key] = {key_of(routine.request.loss)}
    for at in reversed(range(len(routine.steps))):
        statement, varied = routine.statements[at], active[at]
        if statement is None or statement.key not in reached:
            continue
        found.add(at)
        if statement.overwrites or not (statement.adds or statement.key in varied):
            reached.discard(statement.key)
        read = {key_of(tensor) for tensor in statement.inputs}
        reached.update(key for key in read & {*varied} if depends(statement, [key], rules))
    return found


def depends(statement: Statement, varied: Collection[Key], rules: Registry) -> bool:
    """True if a contribution depends on elements of the tensors ``varied``."""
    if statement.stops or not is_float_like(statement.yielded.type):
        return False
    numbers = [at for at, x in enumerate(statement.inputs) if key_of(x) in varied]
    return statement.yielded in varied_in(statement.body, statement.arguments(numbers), rules)
