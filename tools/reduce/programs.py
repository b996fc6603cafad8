"""Reducing a program in MLIR by its structure, and any text by its lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import ModuleOp

from .delta import minimize
from .targets import KINDS, Kind, size_of

Interesting = Callable[[str], bool]
"""True if a program shows what is looked for."""

MOST_ROUNDS = 20
"""Most times that all kinds are tried. A guess: programs are as small as they get after 3 or 4."""


@dataclass
class Reduction:
    """A program that becomes smaller while it stays interesting."""

    interesting: Interesting
    shown: Callable[[str, int, int], None] = lambda stage, size, tests: None
    """Called with what is being taken away, the size of the program, and the count of tests."""
    enough: Callable[[], bool] = lambda: False
    """True if the time is up."""
    tests: int = 0
    _seen: dict[str, bool] = field(default_factory=dict[str, bool])

    def ask(self, text: str) -> bool:
        """Test a program, unless it was tested before."""
        if text not in self._seen:
            if self.enough():
                return False
            self.tests += 1
            self._seen[text] = self.interesting(text)
        return self._seen[text]

    # MLIR.

    def module(self, module: ModuleOp) -> ModuleOp:
        """Return the smallest module that was found."""
        for _ in range(MOST_ROUNDS):
            before = str(module)
            for kind in KINDS:
                module = self._without(module, kind)
            if str(module) == before or self.enough():
                break
        return module

    def _without(self, module: ModuleOp, kind: Kind) -> ModuleOp:
        current = module

        def still(numbers: Sequence[int]) -> bool:
            nonlocal current
            self.shown(kind.name, size_of(current), self.tests)
            smaller = _removed(current, kind, numbers)
            if smaller is None or not self.ask(str(smaller) + "\n"):
                return False
            current = smaller
            return True

        minimize(len(kind.parts(current)), still, self.enough)
        return current

    # Text.

    def lines(self, text: str) -> str:
        """Return the fewest lines that were found: of programs that cannot be read, or LLVM IR."""
        for blocks in (_definitions, _lines):
            parts = blocks(text)

            def still(numbers: Sequence[int], parts: list[str] = parts) -> bool:
                self.shown("lines", len(parts), self.tests)
                gone = set(numbers)
                left = [part for at, part in enumerate(parts) if at not in gone]
                if not self.ask("".join(left)):
                    return False
                parts[:] = left
                return True

            minimize(len(parts), still, self.enough)
            text = "".join(parts)
        return text


def _removed(module: ModuleOp, kind: Kind, numbers: Sequence[int]) -> ModuleOp | None:
    """A valid copy without some parts; ``None`` where there is none, or it is no other program."""
    copy = module.clone()
    parts = kind.parts(copy)
    try:
        for number in numbers:
            if number < len(parts):
                kind.remove(parts[number])
        if verify(copy) or copy.is_structurally_equivalent(module):
            return None
        # What is printed is what is tested, and what the reader gets.
        parse_module(make_context(allow_unregistered=True), str(copy))
    except DiagnosticError:
        return None
    except Exception:  # parts that were not made for this
        return None
    return copy


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _definitions(text: str) -> list[str]:
    """Lines; those from a ``{`` at the end of one to a ``}`` at the start of one are one part."""
    parts: list[str] = []
    inside = False
    for line in _lines(text):
        if inside:
            parts[-1] += line
            inside = not line.startswith("}")
        else:
            parts.append(line)
            inside = line.rstrip().endswith("{") and not line.startswith((" ", "\t"))
    return parts
