"""Erase values that nobody uses, of operations that do nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Operation


def erase_unused(ops: Iterable[Operation]) -> None:
    """Erase those without uses; given in program order, so that users go first."""
    for op in reversed(list(ops)):
        if op.parent is not None and all(result.first_use is None for result in op.results):
            op.detach()
            op.erase()
