"""A trait that is one function: what must hold of an operation beyond its own operands and types.

Rules that look at definitions elsewhere raise located, numbered diagnostics. Being traits, they run
for each operation, also where the strict verifier has seen one of the same form.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from typing_extensions import override
from xdsl.ir import Operation, OpTrait


@dataclass(frozen=True)
class Rule(OpTrait):
    """``check`` raises where the rule is broken."""

    check: Callable[[Operation], None]

    @override
    def verify(self, op: Operation) -> None:
        self.check(op)
