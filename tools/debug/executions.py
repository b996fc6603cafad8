"""Running a function of a program at any stage: interpreted where that is known, else compiled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.lowering.interpreters.core import Interpreter
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    ModuleOp,
)

import ad_opt
from ad_opt.programs.loaded_code import REQUESTS

from .points import Point, shown

FUEL = 200_000
"""Blocks that a run may take in the interpreter. A guess: a second."""
_EPS = {Float16Type: 2.0**-10, BFloat16Type: 2.0**-7, Float32Type: 2.0**-23}
"""Roundings of narrow formats, the widest of which wins."""


class Unknown(Exception):
    """A program cannot be run as it is now; says why."""


class Undefined(Exception):
    """A program did something undefined when it was run."""


@dataclass(frozen=True)
class Outcome:
    """Everything that a run leaves: results, and memory that arguments name."""

    results: tuple[Any, ...]
    memory: tuple[Any, ...]

    @property
    def values(self) -> tuple[Any, ...]:
        """All of it."""
        return (*self.results, *self.memory)

    def __str__(self) -> str:
        return shown(self.values[0]) if len(self.values) == 1 else shown(self.values)


def run(module: ModuleOp, point: Point) -> Outcome:
    """Run a function of a module, which stays as it is; `Unknown` or `Undefined` otherwise."""
    arguments = point.arguments()
    try:
        found = Interpreter(module, fuel=FUEL).run(point.function, arguments)
    except DiagnosticError as error:
        if error.diagnostics[0].code == "AD0602":
            raise Undefined(error.diagnostics[0].message) from error
        return run_compiled(module, point)
    except Exception:
        return run_compiled(module, point)
    return Outcome(found, _memory(arguments))


def run_compiled(module: ModuleOp, point: Point) -> Outcome:
    """The same, as machine code."""
    if any(op.name in REQUESTS for op in walk(module)):
        raise Unknown("it still asks for derivatives, which compiling it would make")
    arguments = point.arguments()
    try:
        program = ad_opt.load(str(module) + "\n", cache=False, veclib=False)
        found = program[point.function](*arguments)
    except DiagnosticError as error:
        first = error.diagnostics[0]
        if first.code == "AD0505":
            raise Undefined(first.message) from error
        raise Unknown(f"{first.code}: {first.message}") from error
    except Exception as error:  # a form that is not for printing, or calling
        raise Unknown(str(error)) from error
    several = len(program[point.function].signature.results) > 1
    results = cast("tuple[Any, ...]", found if several else () if found is None else (found,))
    return Outcome(results, _memory(arguments))


def _memory(arguments: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(value for value in arguments if isinstance(value, np.ndarray))


def tolerance(module: ModuleOp) -> float:
    """Relative deviation that reassociated sums may have in the narrowest floats of a program."""
    types = {type(result.type) for op in walk(module) for result in op.results}
    eps = max((size for kind, size in _EPS.items() if kind in types), default=2.0**-52)
    return min(1e4 * eps, 0.1)


def agree(first: Outcome, second: Outcome, rtol: float) -> bool:
    """True if two runs left the same, but for rounding."""
    if len(first.values) != len(second.values):
        return False
    return all(near(a, b, rtol) for a, b in zip(first.values, second.values, strict=True))


def near(first: Any, second: Any, rtol: float) -> bool:
    """True if two values are the same, but for rounding; numbers of an array share a scale."""
    a, b = np.asarray(first), np.asarray(second)
    if a.shape != b.shape:
        return False
    if a.dtype.kind not in "fc":
        return bool(np.array_equal(a, b))
    finite = np.abs(a[np.isfinite(a)])
    scale = float(finite.max(initial=1.0)) if finite.size else 1.0
    return bool(np.allclose(b, a, rtol=rtol, atol=rtol * scale, equal_nan=True))
