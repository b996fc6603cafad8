"""``--validate-each``: run the program after each pass, and name the first that changes a value.

Functions of the program are run as they are written, and again after each pass that changed
anything: by the interpreter, or compiled where it does not know an operation. Derivatives are
compared with dual numbers of the function that they belong to when they can first be run, and with
themselves from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TextIO

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Note,
    location_of,
)
from ad_opt.dialects.support.diagnostics.warnings import warn_at
from ad_opt.dialects.support.ir.symbols import symbols_in
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from ad_opt.passes.infrastructure.instruments.fingerprint import fingerprint
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp

import ad_opt
from ad_opt.values.own_types import program_signatures

from .executions import Outcome, Undefined, Unknown, agree, run, tolerance
from .expected_derivatives import KINDS, Expected
from .points import Point, given_point, long_points, made_points

MOST_SECONDS = 0.2
"""Seconds that a run with longer arrays may take; else there is none. A guess: passes are many."""
Derived = tuple[str, str, str]
"""A function, the kind of derivative that is asked for, and its name."""


@dataclass
class _Watched:
    """A function that is run after each pass."""

    point: Point
    expected: Outcome
    how: str
    runs: int = 0


@dataclass
class ValidateEach(Instrumentation):
    """Stops the run with AD0304 after the first pass that changes a value."""

    given: Sequence[str] = ()
    """Points, as calls: ``f(1.0, [2.0])``."""
    derived: Callable[[], Sequence[Derived]] = tuple
    constant: Collection[str] = ()
    """Names and positions of the arguments that have no derivative."""
    load: Callable[[], ad_opt.Program] | None = None
    """Loads the program that is transformed; the first program of passes is it, otherwise."""
    out: TextIO | None = None
    _watched: dict[str, _Watched] = field(default_factory=dict[str, _Watched])
    _longer: dict[str, _Watched] = field(default_factory=dict[str, _Watched])
    """Functions at points with longer arrays, which lanes of vectors run."""
    _waiting: dict[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])
    _source: ModuleOp | None = None
    _mark: int = 0
    _rtol: float = 0.0

    @override
    def before_run(self, root: ModuleOp) -> None:
        self._mark, self._rtol = fingerprint(root), tolerance(root)
        self._watched.clear()
        self._longer.clear()
        self._waiting.clear()
        source = self._source = root.clone()
        load = self.load or (lambda: ad_opt.load(str(source) + "\n"))
        points = [given_point(text, load) for text in self.given]
        for point in points:
            self._watch_given(source, point)
        for name, signature in program_signatures(source).items():
            if name not in self._watched and not any(p.function == name for p in points):
                self._watch(source, list(made_points(name, signature.inputs)), "made up")
                self._watch_longer(source, list(long_points(name, signature.inputs)))
        for base, kind, name in self.derived():
            if name not in self._watched:
                self._waiting[name] = base, kind

    def _watch_given(self, module: ModuleOp, point: Point) -> None:
        """Run a function at the arguments that were given for it; AD0305 where it cannot be run."""
        try:
            self._watched[point.function] = _Watched(point, run(module, point), "given")
        except (Unknown, Undefined) as error:
            op = symbols_in(module).get(point.function)
            said = f"@{point.function} is not validated: at {point} it cannot be run: {error}"
            help = "give arguments for which it is defined"
            warn_at(op, "AD0305", said, help=help)

    def _watch(self, module: ModuleOp, points: Sequence[Point], how: str) -> None:
        for point in points:
            try:
                self._watched[point.function] = _Watched(point, run(module, point), how)
                return
            except (Unknown, Undefined):
                continue

    def _watch_longer(self, module: ModuleOp, points: Sequence[Point]) -> None:
        for point in points:
            start = perf_counter()
            try:
                found = run(module, point)
            except (Unknown, Undefined):
                continue
            if perf_counter() - start <= MOST_SECONDS:
                self._longer[point.function] = _Watched(point, found, "made up")
            return

    def _expected(
        self, now: ModuleOp, base: str, kind: str, name: str, known: _Watched | None
    ) -> Expected | None:
        """Expectations of a derivative of a function that is run; ``None`` where nobody knows."""
        if known is None or kind not in KINDS:
            return None
        source = self._source
        if source is None or base not in symbols_in(source):
            source = now.clone()  # a derivative is differentiated once more
        signature = program_signatures(source).get(base)
        if signature is None:
            return None
        both = enumerate(signature.parameters)
        constant = frozenset(
            at for at, word in both if word in self.constant or str(at) in self.constant
        )
        inputs, outputs = signature.inputs, signature.results
        try:
            return Expected(name, kind, source, known.point, inputs, outputs, constant)
        except (Unknown, Undefined, ValueError, TypeError):
            return None

    @override
    def after_pass(self, event: PassEvent) -> None:
        if event.skipped or event.changed is False:
            return
        mark = fingerprint(event.root)
        if mark == self._mark:
            return
        self._mark = mark
        present = symbols_in(event.root)
        for name, watched in (*self._watched.items(), *self._longer.items()):
            if name in present:
                self._compare(event, watched)
        for name in [name for name in self._waiting if name in present]:
            self._meet(event, name)

    def _compare(self, event: PassEvent, watched: _Watched) -> None:
        try:
            found = run(event.root, watched.point)
        except Unknown:
            return  # a form between two that can be run
        except Undefined as error:
            raise self._changed(event, watched.point, f"it is undefined now: {error}") from None
        watched.runs += 1
        if not agree(watched.expected, found, self._rtol):
            said = f"it was {watched.expected}, and is {found} now"
            raise self._changed(event, watched.point, said)

    def _meet(self, event: PassEvent, name: str) -> None:
        """Look at a derivative that may be there now."""
        base, kind = self._waiting[name]
        expected = self._expected(event.root, base, kind, name, self._watched.get(base))
        if expected is None:
            signature = program_signatures(event.root).get(name)
            if signature is not None:
                points = list(made_points(name, signature.inputs))
                self._watch(event.root, points, "as first made")
            if name in self._watched:
                del self._waiting[name]
            return
        point = expected.call()
        try:
            found = run(event.root, point)
        except Unknown:
            return
        except Undefined as error:
            raise self._changed(event, point, f"it is undefined: {error}") from None
        del self._waiting[name]
        if (problem := expected.problem(found, self._rtol)) is not None:
            raise self._changed(event, point, problem)
        source = "dual numbers" if expected.along.exact else "differences"
        self._watched[name] = _Watched(point, found, f"against {source}")
        longer = self._expected(event.root, base, kind, name, self._longer.get(base))
        if longer is not None:
            self._meet_longer(event, name, longer)

    def _meet_longer(self, event: PassEvent, name: str, expected: Expected) -> None:
        """Look at a derivative with longer arrays; where it is defined there."""
        point = expected.call()
        try:
            found = run(event.root, point)
        except (Unknown, Undefined):
            return
        if (problem := expected.problem(found, self._rtol)) is not None:
            raise self._changed(event, point, problem)
        self._longer[name] = _Watched(point, found, "against what is expected")

    def _changed(self, event: PassEvent, point: Point, said: str) -> DiagnosticError:
        op = symbols_in(event.root).get(point.function)
        return DiagnosticError(
            Diagnostic(
                "AD0304",
                f"pass `{event.name}` changes what @{point.function} computes",
                None if op is None else location_of(op),
                (Note(f"at {point} {said}"), Note(f"the pass ran as `{event.text}`")),
                "`--diff` shows what the pass did; `ad-reduce` makes the program smaller",
            )
        )

    @override
    def after_run(self, root: ModuleOp) -> None:
        if not self._watched:
            said = "no function of the program could be run, so no pass was validated"
            warn_at(None, "AD0305", said, help="give arguments: `--validate-at='f(1.0, [2.0])'`")
        for name, watched in self._watched.items() if self.out else ():
            print(f"validated @{name} {watched.runs} times ({watched.how})", file=self.out)
