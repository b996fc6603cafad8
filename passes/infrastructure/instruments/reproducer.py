"""Reproducers: one file with a program and the pipeline that fails on it.

    // configuration: -p "canonicalize,cse"
    // note: pass `cse` stopped with KeyError
    builtin.module { ... }

``ad-opt --run-reproducer FILE`` reads the pipeline from the first line. The manager remembers the
program before each pass, so the smallest failing pipeline is the failing pass alone on that.
"""

from __future__ import annotations

import re

from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp

from .ir_printing import PrintOp

_CONFIGURATION = re.compile(r'^// configuration: -p "((?:\\.|[^"\\])*)"(.*)$', re.MULTILINE)


def reproducer_text(pipeline: str, ir: str, note: str = "") -> str:
    """The text of a reproducer file."""
    escaped = pipeline.replace("\\", "\\\\").replace('"', '\\"')
    lines = [f'// configuration: -p "{escaped}"']
    lines += [f"// note: {line}" for line in note.splitlines()]
    return "\n".join([*lines, ir.rstrip("\n"), ""])


def pipeline_of_reproducer(text: str) -> str | None:
    """The pipeline in a reproducer's text; ``None`` if it is not a reproducer."""
    found = _CONFIGURATION.search(text)
    return re.sub(r"\\(.)", r"\1", found[1]) if found else None


class LocalReproducer(Instrumentation):
    """Keeps a copy of the program before each pass, for the smallest reproducer."""

    def __init__(self, to_text: PrintOp):
        self._to_text = to_text
        self._copy: ModuleOp | None = None
        self.failed: str | None = None
        """The pass that failed, as a pipeline; ``None`` while none has."""

    @override
    def before_pass(self, event: PassEvent) -> None:
        self._copy = event.root.clone()

    @override
    def after_failure(self, event: PassEvent, error: BaseException) -> None:
        self.failed = event.text

    def text(self, note: str) -> str | None:
        """The smallest reproducer, if a pass has failed."""
        if self.failed is None or self._copy is None:
            return None
        return reproducer_text(self.failed, self._to_text(self._copy), note)
