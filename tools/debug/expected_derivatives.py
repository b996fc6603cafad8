"""Expected values of derivative functions, from the program as it is written: by dual numbers, or
differences where these do not know an operation.

Reverse mode is checked along one direction: ``<w, J v>`` is known without it, and so is that it
equals ``<Jᵀ w, v>``. Directions are random, so an error in one entry is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.interpreters.dual.dual import DualInterpreter
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from ad_opt.programs.wrt import Role, role_of

from .executions import FUEL, Outcome, Undefined, near, run
from .points import Point, shown

Kind = Literal["grad", "value_and_grad", "jvp", "vjp"]
KINDS: tuple[str, ...] = ("grad", "value_and_grad", "jvp", "vjp")
"""Kinds whose values follow from directional derivatives."""
STEP = 1e-5
"""Step of differences, relative to a point of size 1: half of the digits of ``f64`` are left."""
BY_DIFFERENCES = 1e-5
"""Relative deviation that such differences may have."""
SMOOTH = 1e-4
"""Relative deviation of differences beyond which a function is not smooth at a point. A guess:
second derivatives of size 1 make 1e-10 of it, and rounding 1e-10.
"""


@dataclass(frozen=True)
class Along:
    """Results and memory after a run, and how they change along a direction."""

    outcome: Outcome
    tangents: tuple[Any, ...]
    """Of floating-point results, then of arrays of floats."""
    exact: bool
    """True if they are no differences."""


@dataclass
class Expected:
    """A derivative function that the program is to have, and what it has to compute."""

    name: str
    kind: str
    module: ModuleOp
    """The program as it is written."""
    point: Point
    """Arguments of the function that is differentiated."""
    inputs: Sequence[Attribute]
    outputs: Sequence[Attribute]
    constant: frozenset[int]

    def __post_init__(self) -> None:
        rng = np.random.default_rng(17)
        self.roles = [self._role(at) for at in range(len(self.inputs))]
        self.active = [kind for kind in self.outputs if role_of(kind) != "constant"]
        both = list(zip(self.point.values, self.roles, strict=True))
        self.directions = [None if r == "constant" else _random(rng, v) for v, r in both]
        self.shadows = [_random(rng, v) if r == "buffer" else None for v, r in both]
        self.along = self._along()
        results = self._active_results(self.along.outcome.results)
        self.cotangents = [1.0] if self._is_grad else [_random(rng, v) for v in results]

    @property
    def _is_grad(self) -> bool:
        return self.kind in ("grad", "value_and_grad")

    def _role(self, at: int) -> Role:
        """Buffers of floats behind an address are buffers as well."""
        if at in self.constant:
            return "constant"
        value = self.point.values[at]
        if isinstance(self.inputs[at], LLVMPointerType) and isinstance(value, np.ndarray):
            return "buffer" if cast(Any, value).dtype.kind == "f" else "constant"
        return role_of(self.inputs[at])

    def _active_results(self, results: Sequence[Any]) -> list[Any]:
        pairs = zip(results, self.outputs, strict=True)
        return [value for value, kind in pairs if role_of(kind) != "constant"]

    # The program as it is written.

    def _along(self) -> Along:
        still = [
            np.zeros_like(v) if d is None and _is_floats(v) else d
            for v, d in zip(self.point.values, self.directions, strict=True)
        ]
        machine = DualInterpreter(self.module, fuel=FUEL)
        try:
            found = machine.run_dual(self.point.function, self.point.arguments(), still)
        except DiagnosticError as error:
            if error.diagnostics[0].code == "AD0602":
                raise Undefined(error.diagnostics[0].message) from error
            return self._by_differences()
        except Exception:
            return self._by_differences()
        arrays = [at for at, v in enumerate(self.point.values) if isinstance(v, np.ndarray)]
        memory = tuple(found.arguments[at] for at in arrays)
        moved = [
            np.zeros_like(self.point.values[at]) if t is None else t
            for at in self._buffers
            for t in [found.argument_tangents[at]]
        ]
        changes = (*self._active_results(found.tangents), *moved)
        return Along(Outcome(found.results, memory), changes, exact=True)

    @property
    def _buffers(self) -> list[int]:
        return [at for at, role in enumerate(self.roles) if role == "buffer"]

    def _by_differences(self) -> Along:
        here = run(self.module, self.point)
        ends = [self._floats(run(self.module, self._moved(step))) for step in (STEP, -STEP)]
        changes = tuple((a - b) / (2 * STEP) for a, b in zip(*ends, strict=True))
        return Along(here, changes, exact=False)

    def _moved(self, step: float) -> Point:
        values = [
            v if d is None else v + step * d
            for v, d in zip(self.point.values, self.directions, strict=True)
        ]
        return Point(self.point.function, values)

    def _floats(self, outcome: Outcome) -> list[Any]:
        arrays = [at for at, v in enumerate(self.point.values) if isinstance(v, np.ndarray)]
        memory = dict(zip(arrays, outcome.memory, strict=True))
        return [*self._active_results(outcome.results), *(memory[at] for at in self._buffers)]

    def is_smooth(self, largest: float) -> bool:
        """True if differences say what dual numbers say, and all is of moderate size."""
        if not all(_is_moderate(v, largest) for v in (*self._along_values, *self.along.tangents)):
            return False
        if not self.along.exact:
            return True
        other = self._by_differences()
        pairs = zip(self.along.tangents, other.tangents, strict=True)
        return all(near(a, b, SMOOTH) for a, b in pairs)

    @property
    def _along_values(self) -> tuple[Any, ...]:
        return self.along.outcome.values

    # The derivative function.

    def call(self) -> Point:
        """Return the call of the derivative function that is looked at."""
        given: list[Any] = []
        rows = zip(self.point.arguments(), self.roles, self.directions, self.shadows, strict=True)
        for value, role, direction, shadow in rows:
            given.append(value)
            if role == "buffer":
                given.append(np.array(direction if self.kind == "jvp" else shadow))
            elif role == "value" and self.kind == "jvp":
                given.append(direction)
        if self.kind == "vjp":
            given += self.cotangents
        return Point(self.name, given)

    def problem(self, found: Outcome, rtol: float) -> str | None:
        """Describe what is wrong with what the derivative function gave; ``None`` if nothing is."""
        rtol = rtol if self.along.exact else max(rtol, BY_DIFFERENCES)
        values = found.results if self.kind != "grad" else ()
        primal, own = self.along.outcome.results, len(self.outputs)
        if self.kind != "grad":
            pairs = zip(primal, values[:own], strict=True)
            if not all(near(a, b, rtol) for a, b in pairs):
                return f"its value is {shown(values[:own])}, that of the function {shown(primal)}"
        rest = found.results if self.kind == "grad" else found.results[own:]
        shadows = self._shadows_after(found)
        if self.kind == "jvp":
            changes = (*rest, *shadows)
            pairs = zip(self.along.tangents, changes, strict=True)
            if all(near(a, b, rtol) for a, b in pairs):
                return None
            return f"tangents are {shown(changes)}, {self._source} say {shown(self.along.tangents)}"
        return self._transposed(rest, shadows, rtol)

    @property
    def _source(self) -> str:
        return "dual numbers" if self.along.exact else "differences"

    def _shadows_after(self, found: Outcome) -> list[Any]:
        """The shadows of buffers, which stand behind each."""
        names: list[bool] = []
        for value, role in zip(self.point.values, self.roles, strict=True):
            if isinstance(value, np.ndarray):
                names += [False, True] if role == "buffer" else [False]
            if role == "value" and self.kind == "jvp" and isinstance(value, np.ndarray):
                names.append(False)
        # Cotangents that are arrays come last.
        memory = found.memory[: len(names)]
        return [value for value, is_shadow in zip(memory, names, strict=True) if is_shadow]

    def _transposed(self, rest: Sequence[Any], shadows: Sequence[Any], rtol: float) -> str | None:
        weights = [*self.cotangents, *(self.shadows[at] for at in self._buffers)]
        left = [_products(w, t) for w, t in zip(weights, self.along.tangents, strict=True)]
        by_value = [at for at, role in enumerate(self.roles) if role == "value"]
        pairs = zip([*by_value, *self._buffers], [*rest, *shadows], strict=True)
        right = [_products(gradient, self.directions[at]) for at, gradient in pairs]
        scale = sum(float(np.abs(p).sum()) for p in (*left, *right))
        known = sum(float(p.sum()) for p in left)
        got = sum(float(p.sum()) for p in right)
        if not np.isfinite(known) or abs(known - got) <= rtol * max(scale, 1.0):
            return None
        return f"along a direction it is {got:.12g}, but {self._source} say {known:.12g}"


def _is_moderate(value: Any, largest: float) -> bool:
    numbers = np.abs(np.asarray(value, dtype=complex))
    return bool(np.all(np.isfinite(numbers)) and np.all(numbers < largest))


def _is_floats(value: Any) -> bool:
    return isinstance(value, np.ndarray) and cast(Any, value).dtype.kind in "fc"


def _products(weight: Any, change: Any) -> Any:
    return np.real(np.conj(np.asarray(weight)) * np.asarray(change))


def _random(rng: np.random.Generator, value: Any) -> Any:
    array = np.asarray(value)
    found = rng.uniform(-1.0, 1.0, array.shape)
    if array.dtype.kind == "c":
        found = found + 1j * rng.uniform(-1.0, 1.0, array.shape)
    if array.shape:
        return found.astype(array.dtype)
    return complex(found) if array.dtype.kind == "c" else float(found)
