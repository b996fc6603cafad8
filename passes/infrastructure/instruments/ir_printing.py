"""Printing the program between passes: before, after, on change, on failure, to a stream or files.

Each dump starts with a line that is a comment in MLIR, so that what is printed can be parsed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from typing_extensions import override
from xdsl.ir import Operation

from .fingerprint import fingerprint

PrintOp = Callable[[Operation], str]


@dataclass(frozen=True)
class PrintSelection:
    """Selection of dumps. Passes are given by name."""

    before: Collection[str] = ()
    after: Collection[str] = ()
    before_all: bool = False
    after_all: bool = False
    after_change: bool = False
    after_failure: bool = False
    module_scope: bool = False

    def __bool__(self) -> bool:
        flags = self.before_all, self.after_all, self.after_change, self.after_failure
        return bool(self.before or self.after or any(flags))

    def wants_before(self, event: PassEvent) -> bool:
        """True if the module is to be printed before this pass."""
        return self.before_all or event.name in self.before

    def wants_after(self, event: PassEvent, changed: bool) -> bool:
        """True if it is to be printed after this pass; ``--print-ir-after-change`` narrows the
        choice.
        """
        if self.after_change and not changed:
            return False
        chosen = self.after_all or event.name in self.after
        return chosen or (self.after_change and not self.after)


class IrPrinting(Instrumentation):
    """Writes the dumps that a `PrintSelection` selects to a stream, or into a directory tree."""

    def __init__(
        self, selection: PrintSelection, to_text: PrintOp, out: TextIO, tree: str | None = None
    ):
        self.selection = selection
        self.to_text = to_text
        self.out = out
        self.tree = Path(tree) if tree else None
        self._before: list[int] = []

    @override
    def before_pass(self, event: PassEvent) -> None:
        if self.selection.wants_before(event):
            self.dump(event, "before")
        self._before.append(fingerprint(event.target) if self.selection.after_change else 0)

    @override
    def after_pass(self, event: PassEvent) -> None:
        before = self._before.pop()
        changed = not self.selection.after_change or fingerprint(event.target) != before
        if self.selection.wants_after(event, changed):
            self.dump(event, "after")

    @override
    def after_failure(self, event: PassEvent, error: BaseException) -> None:
        if self.selection.after_failure:
            self.dump(event, "after failure of")

    def dump(self, event: PassEvent, when: str) -> None:
        """Write the IR as it is now."""
        shown = event.root if self.selection.module_scope else event.target
        text = self.to_text(shown)
        if self.tree is None:
            which = f"{event.text} (skipped)" if event.skipped else event.text
            print(f"// -----// IR {when} {which} //----- //\n{text}", file=self.out)
            return
        where = self.tree.joinpath(*(_safe(_symbol(event.target) or a) for a in event.nesting))
        path = where / f"{event.index:03d}_{_safe(when)}_{_safe(event.name)}.mlir"
        try:
            where.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n", encoding="utf-8")
        except OSError as failure:
            message = f"cannot write `{path}`: {failure.strerror}"
            raise DiagnosticError(Diagnostic("AD0002", message)) from failure


def _symbol(op: Operation) -> str:
    name = op.properties.get("sym_name") or op.attributes.get("sym_name")
    return str(name).strip('"') if name is not None else ""


def _safe(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9._-]+", "_", text)
