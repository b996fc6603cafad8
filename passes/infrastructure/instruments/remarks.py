"""Remarks: what passes decided, and why, for ``--remarks``.

A pass makes a text only where `is_heard` says that somebody listens.
"""

from __future__ import annotations

from collections.abc import Collection
from contextvars import ContextVar, Token
from typing import TextIO

from ad_opt.dialects.support.diagnostics.diagnostic import location_of
from ad_opt.passes.infrastructure.instrumentation import Instrumentation
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

SUBJECTS = ("placement", "nests", "vectors", "aliasing")
"""Subjects that passes remark on, as the option ``--remarks`` names them."""

_HEARD: ContextVar[Remarks | None] = ContextVar("remarks", default=None)


def is_heard(subject: str) -> bool:
    """True if remarks on a subject are printed."""
    heard = _HEARD.get()
    return heard is not None and subject in heard.subjects


def remark(
    subject: str, where: Operation | SSAValue | Block | Attribute | None, message: str
) -> None:
    """Say what was decided about ``where``: a sentence without a full stop."""
    heard = _HEARD.get()
    if heard is not None and subject in heard.subjects:
        at = location_of(where)
        heard.lines.append(f"{f'{at}: ' if at else ''}remark[{subject}]: {message}")


class Remarks(Instrumentation):
    """Collects remarks on some subjects."""

    def __init__(self, subjects: Collection[str]) -> None:
        self.subjects = subjects
        self.lines: list[str] = []
        self._tokens: list[Token[Remarks | None]] = []

    @override
    def before_run(self, root: ModuleOp) -> None:
        self._tokens.append(_HEARD.set(self))

    @override
    def after_run(self, root: ModuleOp) -> None:
        _HEARD.reset(self._tokens.pop())

    def write(self, out: TextIO) -> None:
        """Print the remarks in the order in which they came."""
        for line in self.lines:
            print(line, file=out)
