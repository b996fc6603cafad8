"""Effects of operations on memory when they run: the interpreter, watched.

Each operation on buffers runs again with one of its buffers changed. What is different in the end
was read; what changes at all was written; a result that shares memory with an operand is a view.
Facts found this way owe nothing to the tables of `passes.analysis`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
from ad_opt.lowering.interpreters.values import registry
from ad_opt.lowering.interpreters.values.values import MemRef
from ad_opt.passes.ops.memory_ops import Effect
from xdsl.ir import Operation

PASSED_BY = frozenset({"vector.print", "memref.prefetch", "affine.prefetch", "cf.assert"})
"""Operations that are not run again: what they do would be seen."""
WITH_REGIONS = ("linalg.", "memref.generic_atomic_rmw")


@dataclass(frozen=True)
class Observation:
    """An operation that did something to the memory of an operand, or gave some of it."""

    op: Operation
    fact: str
    """``reads``, ``writes``, ``frees``, ``views`` or ``allocates``."""
    at: int = 0

    def contradicts(self, row: Effect) -> bool:
        """True if what was seen is not said."""
        if self.fact == "views":
            return not row.views or self.at != 0
        if self.fact == "allocates":
            return not row.allocates
        return not any(x is self.op.operands[self.at] for x in getattr(row, self.fact)(self.op))


Observations = dict[tuple[str, str, int, int], Observation]
"""By name, fact, operand and number of operands: one example each."""


@contextmanager
def watching() -> Iterator[Observations]:
    """Programs that are loaded in here are watched when they run."""
    tables: list[dict[str, Any]] = [registry.OPS, registry.FRAMED, registry.CONTROL]
    before = [dict(table) for table in tables]
    seen: Observations = {}
    for name, make in registry.OPS.items():
        registry.OPS[name] = _plain(make, seen)
    for name, make in registry.FRAMED.items():
        registry.FRAMED[name] = _framed(make, seen)
    for name, make in registry.CONTROL.items():
        if name.startswith(WITH_REGIONS):
            registry.CONTROL[name] = _control(make, seen)
    try:
        yield seen
    finally:
        for table, rows in zip(tables, before, strict=True):
            table.update(rows)


def _plain(make: Any, seen: Observations) -> Any:
    def watched(op: Operation, machine: Any) -> Callable[..., Any]:
        evaluate = make(op, machine)

        def run(*values: Any) -> Any:
            def task() -> Generator[Any, Any, Any]:
                return evaluate(*values)
                yield

            try:
                next(_watch(seen, op, values, task))
            except StopIteration as stop:
                return stop.value
            raise AssertionError("nothing to wait for")

        return run

    return watched


def _framed(make: Any, seen: Observations) -> Any:
    def watched(op: Operation, machine: Any) -> Callable[..., Any]:
        evaluate = make(op, machine)

        def run(env: Any, *values: Any) -> Any:
            return _plain(lambda *_: lambda *v: evaluate(env, *v), seen)(op, machine)(*values)

        return run

    return watched


def _control(make: Any, seen: Observations) -> Any:
    def watched(op: Operation, bodies: Any, machine: Any) -> Callable[..., Any]:
        evaluate = make(op, bodies, machine)
        return lambda env, *values: _watch(seen, op, values, lambda: evaluate(env, *values))

    return watched


def _watch(
    seen: Observations, op: Operation, values: Sequence[Any], task: Callable[[], Any]
) -> Generator[Any, Any, Any]:
    def note(fact: str, at: int = 0) -> None:
        seen.setdefault((op.name, fact, at, len(op.operands)), Observation(op, fact, at))

    memory = {k: value for k, value in enumerate(values) if isinstance(value, MemRef)}
    start = _state(memory)
    found = yield from task()
    end = _state(memory)
    results = found if isinstance(found, tuple) else (found,)
    for k, value in memory.items():
        if not value.allocation.alive:
            note("frees", k)
        if not _same(start[k], end[k]):
            note("writes", k)
    for result in results:
        if isinstance(result, MemRef):
            behind = [k for k, v in memory.items() if v.allocation is result.allocation]
            note("views" if behind else "allocates", behind[0] if behind else 0)
    if op.name in PASSED_BY or any(not value.allocation.alive for value in memory.values()):
        return found
    for k, value in memory.items():
        if value.data.dtype.kind not in "fiu" or (op.name, "reads", k, len(op.operands)) in seen:
            continue
        _restore(memory, start)
        value.data[...] = value.data + (0.37 if value.data.dtype.kind == "f" else 1)
        try:
            other = yield from task()
        except registry.Undefined:
            note("reads", k)
            continue
        again = _state(memory)
        written = start[k] != end[k]
        rest = [j for j, v in memory.items() if not np.shares_memory(v.data, value.data)]
        same = all(_same(end[j], again[j]) for j in rest)
        same = same and _same(end[k][written], again[k][written])
        if not (same and _outcome(found) == _outcome(other)):
            note("reads", k)
    _restore(memory, end)
    return found


def _state(memory: dict[int, MemRef]) -> dict[int, Any]:
    return {k: value.data.copy() for k, value in memory.items()}


def _restore(memory: dict[int, MemRef], state: dict[int, Any]) -> None:
    for k, value in memory.items():
        value.data[...] = state[k]


def _same(one: Any, other: Any) -> bool:
    return one.tobytes() == other.tobytes()


def _outcome(found: Any) -> list[str]:
    """Describe results: a buffer by its place, and by its contents if it is new."""
    results = found if isinstance(found, tuple | list) else (found,)
    return [
        f"{r.sizes} {r.strides} {r.offset} {r.data.tobytes()!r}"
        if isinstance(r, MemRef)
        else str(r)
        for r in results
    ]
