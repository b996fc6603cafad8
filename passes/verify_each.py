"""Strict verification after every pass: the pass that breaks the program is the one named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from ad_opt.dialects.support.diagnostics import DiagnosticError, Note
from typing_extensions import override

from .analysis_manager import ALL
from .function_pass import AnalysisPass
from .instrumentation import Instrumentation, PassEvent
from .verify_strict import verify


class VerifyEach(Instrumentation):
    """Verifies what a pass leaves; the errors say which pass it was."""

    def __init__(self, spent: Callable[[float], None] | None = None):
        self._spent = spent

    @override
    def after_pass(self, event: PassEvent) -> None:
        if isinstance(event.pass_, AnalysisPass) and event.pass_.preserves is ALL:
            return  # it changes nothing
        if event.changed is False:
            return
        start = perf_counter()
        found = verify(event.target)
        if self._spent:
            self._spent(perf_counter() - start)
        if found:
            note = Note(f"the program was valid before `{event.text}`: this is a bug of that pass")
            raise InvalidAfterPass(*(replace(d, notes=(*d.notes, note)) for d in found))


class InvalidAfterPass(DiagnosticError):
    """A pass left an invalid program: the user's input is not to blame."""
