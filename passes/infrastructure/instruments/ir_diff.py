"""``--diff``: what each pass changed, as a unified diff of the program before and after it.

Values keep their names from pass to pass (`StableNames`), so that only what changed differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import unified_diff
from typing import TextIO

from ad_opt.dialects.support.text.stable_names import StableNames
from ad_opt.passes.infrastructure.function_pass import name_of_target
from ad_opt.passes.infrastructure.instrumentation import Instrumentation, PassEvent
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

PrintWith = Callable[[StableNames, Operation], str]

_COLORS = (
    ("+++", "\x1b[1m"),
    ("---", "\x1b[1m"),
    ("@@", "\x1b[36m"),
    ("+", "\x1b[32m"),
    ("-", "\x1b[31m"),
)
"""Beginnings of lines, each with its colour; the first that fits counts."""
_RESET = "\x1b[0m"
_TOO_LONG = 20_000
"""Most lines of texts that are compared line by line: `difflib` takes 0.5 s for 2500 changed lines
of 20 000, and grows with the square. Longer texts are compared function by function only.
"""


class IrDiff(Instrumentation):
    """Writes what passes changed; passes that changed nothing are left out."""

    def __init__(self, to_text: PrintWith, out: TextIO, *, color: bool = False):
        self.to_text = to_text
        self.out = out
        self.color = color
        self._names = StableNames()
        self._known: tuple[Operation, str] | None = None
        """The operation that was printed last, and its text, which still holds."""

    @override
    def before_run(self, root: ModuleOp) -> None:
        self._known = None

    @override
    def before_pass(self, event: PassEvent) -> None:
        if not event.skipped:
            self._known = event.target, self._text_of(event.target)

    @override
    def after_pass(self, event: PassEvent) -> None:
        if event.skipped or self._known is None or event.changed is False:
            return
        before = self._known[1]
        after = self.to_text(self._names, event.target)
        self._known = event.target, after
        if before != after:
            where = (
                "" if isinstance(event.target, ModuleOp) else f" on {name_of_target(event.target)}"
            )
            print(f"// -----// IR changed by {event.text}{where} //----- //", file=self.out)
            for line in differing(before, after):
                print(_painted(line) if self.color else line, file=self.out)

    def _text_of(self, op: Operation) -> str:
        if self._known is not None and self._known[0] is op:
            return self._known[1]
        return self.to_text(self._names, op)


def differing(before: str, after: str) -> Iterator[str]:
    """The lines of a unified diff, without line breaks."""
    old, new = before.split("\n"), after.split("\n")
    if max(len(old), len(new)) <= _TOO_LONG:
        yield from unified_diff(old, new, "before", "after", lineterm="")
        return
    yield from ("--- before", "+++ after")
    first, second = _functions(old), _functions(new)
    for name in dict.fromkeys((*first, *second)):
        a, b = first.get(name, []), second.get(name, [])
        if a != b:
            yield f"@@ {name} @@: {len(a)} lines became {len(b)}"


def _functions(lines: list[str]) -> dict[str, list[str]]:
    """Lines by the operation of the module that they are in, which its first line names."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in lines:
        if line.startswith("  ") and not line.startswith(("   ", "  }")):
            current = found.setdefault(line.strip(), [])
        current.append(line)
    return found


def _painted(line: str) -> str:
    color = next((code for start, code in _COLORS if line.startswith(start)), None)
    return line if color is None else f"{color}{line}{_RESET}"
