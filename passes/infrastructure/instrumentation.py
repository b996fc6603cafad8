"""Instrumentation of the pass manager: the hooks, and what they are told.

Timing, statistics, IR printing, verification, contracts and limits are each an `Instrumentation` in
a file of its own; the manager knows only this interface.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from .pass_registry import DeferredPass


@dataclass(frozen=True)
class PassEvent:
    """One run of one pass on one operation."""

    step: ModulePass | DeferredPass
    index: int
    """Counts the runs of this pass manager from 0."""
    target: Operation
    """Operation that the pass runs on: the module, or one function of it."""
    root: ModuleOp
    """The module that the pass manager was given."""
    ctx: Context
    nesting: tuple[str, ...] = field(default=())
    """Anchors around the pass in the pipeline, outermost first."""
    changed: bool | None = None
    """In `Instrumentation.after_pass`: whether anything was changed, if the pass says so."""
    skipped: bool = False
    """True if the pass is not run, since the program has nothing that it is about."""

    @property
    def pass_(self) -> ModulePass:
        """The pass, imported now if it was not."""
        return self.step if isinstance(self.step, ModulePass) else self.step.pass_

    @property
    def name(self) -> str:
        """The pass as the pipeline names it, without options."""
        return self.step.name

    @property
    def text(self) -> str:
        """The pass as it would be written in a pipeline, options and nesting included."""
        step = self.step
        text = str(step.spec()) if isinstance(step, ModulePass) else str(step)
        for anchor in reversed(self.nesting):
            text = f"{anchor}({text})"
        return text


class Instrumentation:
    """Base of all watchers; every hook does nothing here."""

    by_function = False
    """True if passes that may run on one function at a time are to do so: see `FunctionPass`."""

    def should_run(self, event: PassEvent) -> bool:
        """May this pass run at all? Asked before `before_pass`."""
        return True

    def before_run(self, root: ModuleOp) -> None:
        """The pass manager starts."""

    def before_pass(self, event: PassEvent) -> None:
        """A pass is about to run."""

    def after_pass(self, event: PassEvent) -> None:
        """A pass has run. May raise a `DiagnosticError`: the run then ends with it."""

    def after_failure(self, event: PassEvent, error: BaseException) -> None:
        """A pass, or a check after it, raised ``error``, which goes on to the caller."""

    def after_run(self, root: ModuleOp) -> None:
        """The pass manager is done; called after a failure too."""
