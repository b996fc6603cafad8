"""Strict verification after every pass: the pass that breaks the program is the one named.

Most passes find nothing to do in most functions. What is exactly as it was when it was verified
last is not verified again: see `Verified`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Note
from ad_opt.passes.infrastructure.analysis_manager import ALL
from ad_opt.passes.infrastructure.function_pass import FUNCTION_OPS, AnalysisPass
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from ad_opt.passes.infrastructure.verify_strict import verify
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .fingerprint import describe, snapshot


class VerifyEach(Instrumentation):
    """Verifies what a pass leaves; the errors say which pass it was."""

    def __init__(self, spent: Callable[[float], None] | None = None):
        self._spent = spent
        self.verified = Verified()

    @override
    def after_pass(self, event: PassEvent) -> None:
        if event.changed is False:
            return
        if isinstance(event.pass_, AnalysisPass) and event.pass_.preserves is ALL:
            return  # it changes nothing
        start = perf_counter()
        found = self.verified.verify(event.target)
        if self._spent:
            self._spent(perf_counter() - start)
        if found:
            note = Note(f"the program was valid before `{event.text}`: this is a bug of that pass")
            raise InvalidAfterPass(*(replace(d, notes=(*d.notes, note)) for d in found))


class Verified:
    """Remembers a valid program, and verifies of it again what is not the same any more.

    Functions are isolated: what a verifier asks about another one stands in its signature. So if
    everything outside of functions, and what functions say of themselves, is as it was, then those
    whose bodies are not are all that is to be looked at.
    """

    def __init__(self) -> None:
        self._shell: list[object] | None = None
        self._bodies: dict[Operation, list[object]] = {}
        self.looked_at = 0
        """Count of programs and functions that have been verified so far; for tests."""

    def verify(self, target: Operation) -> list[Diagnostic]:
        """All errors in what a pass may have changed."""
        if not isinstance(target, ModuleOp):
            self._shell = None
            return self._found(target)
        shell, bodies = _shell_of(target), _bodies_of(target)
        if shell == self._shell:
            changed = [func for func, now in bodies.items() if now != self._bodies.get(func)]
        else:
            changed = [target]
        found = [error for one in changed for error in self._found(one)]
        self._shell, self._bodies = None if found else shell, bodies
        return found

    def _found(self, op: Operation) -> list[Diagnostic]:
        self.looked_at += 1
        return verify(op)


def _bodies_of(module: ModuleOp) -> dict[Operation, list[object]]:
    return {op: snapshot(op) for op in module.body.ops if op.name in FUNCTION_OPS}


def _shell_of(module: ModuleOp) -> list[object]:
    """Return what of a program is not in the bodies of functions."""
    parts: list[object] = []
    describe(module, parts)
    for op in module.body.ops:
        if op.name in FUNCTION_OPS:
            parts += (op, op.properties.copy(), op.attributes.copy())
            parts += [region.first_block is None for region in op.regions]
        else:
            parts += snapshot(op)
    return parts


class InvalidAfterPass(DiagnosticError):
    """A pass left an invalid program: the user's input is not to blame."""
