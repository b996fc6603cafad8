"""Printing a program again and again, such that a value keeps its name from text to text.

xDSL numbers values anew in each text, so one operation more changes every line behind it. Where
texts are compared, only what has changed is to differ.
"""

from __future__ import annotations

from io import StringIO

from typing_extensions import override
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import IsolatedFromAbove

from .printing import Printer


class StableNames:
    """Names of values, in each function: given once, and never to another value."""

    def __init__(self) -> None:
        self._names: dict[tuple[Operation | None, SSAValue], str] = {}
        self._taken: dict[Operation | None, set[str]] = {}
        self._next: dict[tuple[Operation | None, str], int] = {}

    def name_of(self, value: SSAValue, scope: Operation | None) -> str:
        """The name of a value in the isolated operation ``scope``, without ``%``."""
        known = self._names.get((scope, value))
        if known is None:
            hint = value.name_hint or ""
            taken = self._taken.setdefault(scope, set())
            number = self._next.get((scope, hint), 0)
            known = hint or str(number)
            while known in taken:
                number += 1
                known = f"{hint}_{number}" if hint else str(number)
            self._next[(scope, hint)] = number
            taken.add(known)
            self._names[(scope, value)] = known
        return known

    def text(self, op: Operation, *, generic: bool = False, debuginfo: bool = False) -> str:
        """An operation as MLIR text, without a line break at its end."""
        out = StringIO()
        _Printer(out, self, generic, debuginfo).print_op(op)
        return out.getvalue()

    def text_and_lines(self, op: Operation) -> tuple[str, list[tuple[int, Operation]]]:
        """The text, and the lines on which operations begin, counted from 0."""
        out = StringIO()
        printer = _Printer(out, self, generic=False, debuginfo=False)
        printer.print_op(op)
        return out.getvalue(), printer.begun


class _Printer(Printer):
    """Prints with names of `StableNames`."""

    def __init__(self, out: StringIO, names: StableNames, generic: bool, debuginfo: bool):
        super().__init__(out, print_generic_format=generic, print_debuginfo=debuginfo)
        self._stable = names
        self._scopes: dict[Block, Operation | None] = {}
        self.begun: list[tuple[int, Operation]] = []

    @override
    def print_op(self, op: Operation) -> None:
        self.begun.append((self._current_line, op))
        super().print_op(op)

    @override
    def print_ssa_value(self, value: SSAValue) -> str:
        owner = value.owner
        block = owner if isinstance(owner, Block) else owner.parent
        name = self._stable.name_of(value, None if block is None else self._scope(block))
        self.print_string(f"%{name}")
        return name

    def _scope(self, block: Block) -> Operation | None:
        """The isolated operation around a block."""
        passed: list[Block] = []
        at: Block | None = block
        scope: Operation | None = None
        while at is not None:
            if at in self._scopes:
                scope = self._scopes[at]
                break
            passed.append(at)
            scope = at.parent_op()
            if scope is None or scope.has_trait(IsolatedFromAbove, value_if_unregistered=False):
                break
            at = scope.parent
        self._scopes |= dict.fromkeys(passed, scope)
        return scope
