"""Texts in which passes say how they go about something, for ``--print-plan``.

A pass makes a text only where `is_heard` says that somebody listens.
"""

from __future__ import annotations

from contextvars import ContextVar, Token
from typing import TextIO

from ad_opt.passes.infrastructure.instrumentation import Instrumentation
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp

_HEARD: ContextVar[list[str] | None] = ContextVar("reports", default=None)


def is_heard() -> bool:
    """True if what is reported is printed."""
    return _HEARD.get() is not None


def report(text: str) -> None:
    """Hand a text to whoever listens."""
    heard = _HEARD.get()
    if heard is not None:
        heard.append(text)


class Plans(Instrumentation):
    """Collects the texts that passes report."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._tokens: list[Token[list[str] | None]] = []

    @override
    def before_run(self, root: ModuleOp) -> None:
        self._tokens.append(_HEARD.set(self.texts))

    @override
    def after_run(self, root: ModuleOp) -> None:
        _HEARD.reset(self._tokens.pop())

    def write(self, out: TextIO) -> None:
        """Print the texts in the order in which they came."""
        for text in self.texts:
            print(text, file=out)
