"""Activity: the tensors that depend, in front of each step, on what derivatives are wanted by, and
the steps behind which the loss depends on what they write.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ad_opt.passes.autodiff.engine.body_reversal import varied_in
from ad_opt.passes.emit.emit import is_float_like
from ad_opt.passes.rules.registry import Registry

from .routine import Routine
from .statements import Key, Statement, accesses, key_of


def active_tensors(
    routine: Routine, since: Collection[tuple[Key, int]], rules: Registry
) -> list[frozenset[Key]]:
    """By step, the tensors among those that it touches which vary in front of it.

    ``since`` says from which step on each tensor varies by itself.
    """
    varied: set[Key] = {key for key, at in since if at == 0}
    found: list[frozenset[Key]] = []
    for at, statement in enumerate(routine.statements):
        reads, writes = accesses(routine.steps[at])
        found.append(frozenset(key for key in (*reads, *writes) if key in varied))
        if statement is None:
            varied.update(writes if found[-1] else ())
        elif depends(statement, varied, rules):
            varied.add(statement.key)
        elif statement.overwrites:
            varied.discard(statement.key)
        varied.update(key for key, first in since if first == at + 1)
    return found


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
