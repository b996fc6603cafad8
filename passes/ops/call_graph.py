"""The call graph of a module, and its recursion.

Symbols are looked up from the innermost module outwards, as MLIR does. A call that names no
function of the program (an indirect call, an unresolved symbol) has no callee here; whoever asks
must then assume anything. Nothing is recursive, so deep call chains are fine.
"""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.dialects.support.ir.queries import (
    ancestors,
    attribute_of,
    components,
    defining_op,
    walk,
)
from xdsl.dialects.builtin import StringAttr, SymbolRefAttr
from xdsl.ir import Operation

from .catalogue import is_func_call

LIBRARY = "ad_opt.library"
"""On a function whose body only calls a library's; calls of it are calls of the library."""

STANDS_FOR = "ad_opt.stands_for"
"""On a copy that is differentiated in place of a function: the name of the function."""


def root_of(op: Operation) -> Operation:
    """The outermost operation around ``op``: what module-wide analyses are about."""
    for around in ancestors(op):
        op = around
    return op


def calls_of(func: Operation) -> list[Operation]:
    """The calls of a function of the program, or of the one that it stands for."""
    name = attribute_of(func, STANDS_FOR) or attribute_of(func, "sym_name")
    return [
        op
        for op in walk(root_of(func))
        if op.name == "func.call"
        and isinstance(callee := attribute_of(op, "callee"), SymbolRefAttr)
        and callee.root_reference == name
    ]


def has_body(func: Operation) -> bool:
    """True if a function is defined, not only declared."""
    return any(region.first_block is not None for region in func.regions)


def is_looked_into(func: Operation) -> bool:
    """True if a function's body says what calls of it do; else the table of known functions."""
    return has_body(func) and LIBRARY not in func.attributes


class CallGraph:
    """The functions below an operation, and their calls (a cached analysis)."""

    def __init__(self, root: Operation):
        self._symbols: dict[Operation, dict[str, Operation]] = {}
        self.functions: list[Operation] = []
        """All functions, declared ones too, in program order."""
        self.calls: dict[Operation, list[Operation]] = {}
        """The calls in each function, in program order."""
        self._defined: set[Operation] = set()
        self._collect(root)
        self._callees = {f: self._resolved(calls) for f, calls in self.calls.items()}
        self.components = components(self.functions, self.callees)
        """Groups of mutually recursive functions, callees before callers."""
        self._recursive = {f for group in self.components if len(group) > 1 for f in group}
        self._recursive.update(f for f, callees in self._callees.items() if f in callees)

    @classmethod
    def compute(cls, op: Operation, analyses: object, /) -> CallGraph:
        """The call graph of everything in ``op``."""
        return cls(op)

    def _collect(self, root: Operation) -> None:
        if root.name == "func.func":
            self._enter(root)
        current: Operation | None = root if root.name == "func.func" else None
        for op in walk(root):
            if op.name == "func.func":
                current = op
                self._enter(op)
            elif current is None:
                continue
            elif op.regions and op.parent_op() is current.parent_op():
                current = None  # a function of another dialect, whose calls are its own
            elif is_func_call(op):
                self.calls[current].append(op)

    def _enter(self, func: Operation) -> None:
        self.functions.append(func)
        self.calls[func] = []
        if has_body(func):
            self._defined.add(func)
        name, table = attribute_of(func, "sym_name"), func.parent_op()
        if isinstance(name, StringAttr) and table is not None:
            self._symbols.setdefault(table, {})[name.data] = func

    def _resolved(self, calls: list[Operation]) -> dict[Operation, None]:
        found = (self.callee(call) for call in calls)
        return {callee: None for callee in found if callee is not None}

    def callee(self, call: Operation) -> Operation | None:
        """The function that a call runs, where that is known."""
        reference = attribute_of(call, "callee")
        if call.name == "func.call_indirect":
            source = defining_op(call.operands[0], "func.constant")
            if source is None:
                return None
            reference = attribute_of(source, "value")
        if not isinstance(reference, SymbolRefAttr) or reference.nested_references.data:
            return None
        return self.lookup(call, reference.root_reference.data)

    def lookup(self, user: Operation, name: str) -> Operation | None:
        """The function that ``@name`` means where ``user`` stands."""
        tables = (self._symbols[op] for op in ancestors(user) if op in self._symbols)
        return next((table[name] for table in tables if name in table), None)

    def callees(self, func: Operation) -> tuple[Operation, ...]:
        """Functions that ``func`` may call, each once."""
        return tuple(self._callees.get(func, ()))

    def defines(self, func: Operation) -> bool:
        """True if a function was defined when the graph was made.

        One that has got a body since is a declaration to all analyses that build on the graph.
        """
        return func in self._defined

    def looks_into(self, func: Operation | None) -> bool:
        """True if the body that a function had then says what calls of it do."""
        return func is not None and self.defines(func) and is_looked_into(func)

    def settle(self, update: Callable[[Operation], bool]) -> None:
        """Update what is known of each function, callees first: ``update`` says if that changed.

        Recursive functions start from "nothing" and grow until they agree.
        """
        for group in self.components:
            changed = True
            while changed:
                changed = any([update(func) for func in group])
                changed &= self.is_recursive(group[0])

    def is_recursive(self, func: Operation) -> bool:
        """True if ``func`` may, through whatever calls, run again before it ends."""
        return func in self._recursive
