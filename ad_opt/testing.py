"""`check_rule`: the one entry point that checks a derivative rule, or a derived function.

It is for users' own rules, for rules of dialects, and for whole programs: everything that a
derivative promises is checked at one point, as strictly as it can be. What it cannot see: a rule
that is wrong elsewhere, a derivative that rounding hides, ties and kinks.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.lowering.codegen.machine.signature import Signature

from .checking import GradientCheck, check_grads, require_options
from .programs.address_parameters import copied_for, reaches_of
from .programs.allocations import CountedFunction
from .programs.calls.calling import check_arguments
from .programs.derivative_functions import derived_function
from .programs.function import Function
from .programs.loading import load
from .programs.program import Program
from .programs.wrt import role_of, roles_of
from .values.fresh_arrays import overlapping, zeros_like

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp

__all__ = ["RuleCheck", "check_rule"]


@dataclass(frozen=True)
class RuleCheck:
    """Findings of `check_rule`, all of them right."""

    gradients: GradientCheck
    """The largest deviations of derivatives from each other and from differences."""
    allocations: dict[str, int]
    """Counts of allocations that a call of the function and of its derivatives leaves to the
    caller.
    """


def check_rule(
    program: Program | ModuleOp | str | os.PathLike[str],
    function: str,
    *arguments: Any,
    order: int = 2,
    seed: int = 0,
    rtol: float | None = None,
) -> RuleCheck:
    """Check the derivatives of a function at the arguments; AD0710 says what failed.

    1. *Reuse*: a second call gives the same bits.
    2. *Interface*: derivatives have the types of what they are derivatives of, and keep the
       function's value.
    3. *Correctness*: what `check_grads` checks, mutated arguments included: reverse against
       forward mode (1e-12), both against differences with several steps (``rtol``).
    4. *State*: reverse mode puts back what the function writes; forward mode writes the same.
    5. *Aliasing*: results that share memory with arguments do so in the derivatives.
    6. *Memory*: a call of a derivative leaves no allocation behind that a call of the function
       does not leave; so the tape is empty, and freed.

    The arguments stay as they are.
    """
    # Vector versions of the mathematics library round as vectors happen to be made.
    loaded = _program(program).with_options(veclib=False)
    f = loaded[function]
    check_arguments(f.signature, arguments)
    require_options(f.signature, order, seed, rtol)
    checks = _Checks(f, arguments, seed)
    checks.run()
    gradients = check_grads(f, *arguments, order=order, seed=seed, rtol=rtol)
    return RuleCheck(gradients, checks.allocations)


def _program(given: Program | ModuleOp | str | os.PathLike[str]) -> Program:
    if isinstance(given, Program):
        return given
    if isinstance(given, str | os.PathLike):
        return load(given)
    if getattr(given, "name", None) != "builtin.module":
        text = f"check_rule takes a program, its text or its module, not {type(given).__name__}"
        raise DiagnosticError(Diagnostic("AD0704", text, help='check_rule(program, "f", 0.5)'))
    return load(str(given) + "\n")


@dataclass
class _Run:
    """A call: what went in, as it is afterwards, and what came out."""

    arguments: list[Any]
    """Of the primal."""
    others: list[Any]
    """Shadows or tangents of buffers."""
    results: tuple[Any, ...]

    def bits(self) -> list[bytes]:
        """Everything, bit for bit."""
        return [np.asarray(v).tobytes() for v in (*self.arguments, *self.others, *self.results)]


class _Checks:
    """All checks but that of the numbers."""

    def __init__(self, f: Function, arguments: Sequence[Any], seed: int):
        self.f = f
        self.signature: Signature = f.signature
        self.arguments = arguments
        self.roles = roles_of(self.signature.inputs)
        self.seed = seed
        self.allocations: dict[str, int] = {}

    def run(self) -> None:
        """Check everything; raises at the first failure."""
        primal = self._primal(self.f)
        for kind in ("jvp", "vjp"):
            derived = derived_function(self.f, kind)
            run = self._call(derived, kind)
            self._interface(kind, run, primal)
            if self._call(derived, kind).bits() != run.bits():
                self._fail(f"a second call of @{derived.name} gives other bits")
            self._state(kind, run, primal)
            self._aliasing(kind, run, primal)
        self._memory()

    # Calls.

    def _primal(self, f: Callable[..., Any]) -> _Run:
        fresh = copied_for(self.f, self.arguments)
        return _Run(fresh, [], _as_tuple(f(*fresh), len(self.signature.results)))

    def _given(self, kind: str) -> tuple[list[Any], list[Any], list[Any]]:
        """Arguments for a derivative: of the primal, of buffers' derivatives, and all in order."""
        rng = np.random.default_rng(self.seed)
        fresh = copied_for(self.f, self.arguments)
        at = [i for i, role in enumerate(self.roles) if role == "buffer"]
        reaches = reaches_of(self.f, fresh, at)
        made = zeros_like([fresh[i] for i in at], (), reaches) if at else []
        twins = dict(zip(at, made, strict=True))
        for twin in twins.values():
            twin[...] = rng.uniform(-1.0, 1.0, twin.shape).astype(twin.dtype)
        given: list[Any] = []
        for index, (value, role) in enumerate(zip(fresh, self.roles, strict=True)):
            given.append(value)
            if role == "buffer":
                given.append(twins[index])
            elif role == "value" and kind == "jvp":
                given.append(_random_like(rng, value))
        if kind == "vjp":
            results = self._primal(self.f).results
            pairs = zip(self.signature.results, results, strict=True)
            given += [_random_like(rng, v) for t, v in pairs if role_of(t) != "constant"]
        return fresh, list(twins.values()), given

    def _call(self, derived: Callable[..., Any], kind: str) -> _Run:
        fresh, others, given = self._given(kind)
        found = derived(*given)
        results = found if isinstance(found, tuple) else () if found is None else (found,)
        return _Run(fresh, others, results)

    # Checks.

    def _interface(self, kind: str, run: _Run, primal: _Run) -> None:
        count = len(primal.results)
        for number, (mine, its) in enumerate(zip(primal.results, run.results, strict=False)):
            if not np.array_equal(np.asarray(mine), np.asarray(its), equal_nan=_has_nan(mine)):
                detail = f"result {number} is {its!r} in its {kind}, {mine!r} without"
                self._fail(f"its value changes under differentiation: {detail}")
        if kind == "vjp":
            partners = [
                v for v, role in zip(self.arguments, self.roles, strict=True) if role == "value"
            ]
        else:
            kinds = self.signature.results
            partners = [
                v for v, t in zip(primal.results, kinds, strict=True) if role_of(t) != "constant"
            ]
        derivatives = run.results[count:]
        if len(derivatives) != len(partners):
            self._fail(f"its {kind} gives {len(derivatives)} derivatives, not {len(partners)}")
        for number, (of, found) in enumerate(zip(partners, derivatives, strict=True)):
            if np.shape(of) != np.shape(found) or _is_complex(of) != _is_complex(found):
                text = f"derivative {number} of its {kind} is {found!r}, but belongs to {of!r}"
                self._fail(text)

    def _state(self, kind: str, run: _Run, primal: _Run) -> None:
        expected = self.arguments if kind == "vjp" else primal.arguments
        for index, (now, wanted) in enumerate(zip(run.arguments, expected, strict=True)):
            if np.asarray(now).tobytes() != np.asarray(wanted).tobytes():
                said = "does not put back" if kind == "vjp" else "does not write as it does"
                self._fail(f"its {kind} {said} argument {index}")

    def _aliasing(self, kind: str, run: _Run, primal: _Run) -> None:
        if _sharing(run, len(primal.results)) != _sharing(primal, len(primal.results)):
            self._fail(f"results of its {kind} do not share memory with arguments as its own do")

    def _memory(self) -> None:
        counted = {"primal": CountedFunction(self.f)}
        fresh = copied_for(self.f, self.arguments)
        counted["primal"](*fresh)
        self.allocations["primal"] = kept = counted["primal"].leaves(
            *copied_for(self.f, self.arguments)
        )
        returned = any(isinstance(r, np.ndarray) for r in self._primal(self.f).results)
        for kind in ("jvp", "vjp"):
            function = CountedFunction(derived_function(self.f, kind))
            function(*self._given(kind)[2])
            left = self.allocations[kind] = function.leaves(*self._given(kind)[2])
            # What is returned, or left behind, by the function has a derivative that is, too.
            allowed = 2 * kept if kind == "jvp" or returned else kept
            if left > allowed:
                text = f"a call of its {kind} leaves {left} allocations behind, one of it {kept}"
                self._fail(text)

    def _fail(self, text: str) -> None:
        raise self.signature.error("AD0710", f"@{self.signature.name}: {text}")


def _as_tuple(found: Any, count: int) -> tuple[Any, ...]:
    return found if count > 1 else (found,) * count


def _random_like(rng: np.random.Generator, value: Any) -> Any:
    array = np.asarray(value)
    numbers = rng.uniform(-1.0, 1.0, array.shape)
    if array.dtype.kind == "c":
        numbers = numbers + 1j * rng.uniform(-1.0, 1.0, array.shape)
    if array.dtype.kind not in "fc":
        return float(numbers)
    made = np.asarray(numbers).astype(array.dtype)
    return made if isinstance(value, np.ndarray) else made[()]


def _sharing(run: _Run, count: int) -> list[list[int]]:
    """Return positions of arguments that each result shares memory with."""
    arrays = [a for a in run.arguments if isinstance(a, np.ndarray) and a.size]
    results = [r for r in run.results[:count] if isinstance(r, np.ndarray) and r.size]
    groups = overlapping([*arrays, *results]) if arrays or results else []
    return sorted(sorted(group) for group in groups)


def _has_nan(value: Any) -> bool:
    return np.asarray(value).dtype.kind in "fc"


def _is_complex(value: Any) -> bool:
    return np.asarray(value).dtype.kind == "c"
