"""Choice of the functions that `inline` makes complete where it cannot make all of them
complete, and of those that stay functions though it could inline them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.symbols import named_symbols
from ad_opt.passes.ops.call_graph import CallGraph, has_body
from ad_opt.passes.ops.catalogue import is_func_call
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

from .unused_functions import symbol_attributes


def asked_for(root: Operation, graph: CallGraph) -> list[Operation]:
    """Functions where something begins.

    Those that no other one calls, and those that something else than a call names: a request for a
    derivative, an address, a table.
    """
    called: set[Operation] = set()
    for group in graph.components:
        members = set(group)
        for func in group:
            called.update(one for one in graph.callees(func) if one not in members)
    named = {
        name
        for op, _ in symbol_attributes((root, *walk(root)))
        if not is_func_call(op)
        for name in named_symbols(op)
    }
    return [f for f in graph.functions if has_body(f) and (f not in called or _name(f) in named)]


def _name(func: Operation) -> str | None:
    name = attribute_of(func, "sym_name")
    return name.data if isinstance(name, StringAttr) else None


_MOST = 1 << 30
"""Largest count of places of a call, and of operations: a guess at what is too many in any case."""
_TRIES = 64
"""Times that the function is chosen that saves most; then all that save anything at once. A
guess: each try walks the call graph.
"""


def kept_as_functions(
    asked: Iterable[Operation],
    functions: Sequence[Operation],
    calls: Callable[[Operation], Iterable[Operation]],
    size: Callable[[Operation], int],
    room: Callable[[int], int],
) -> set[Operation]:
    """Functions that are called, since with copies of them what is ``asked`` for would be too much
    larger than it is: those whose copies are most, one after the other, until it is not.

    ``functions`` are callees first, ``calls`` what would be inlined, once for each call; ``room``
    is by how much a program of a size may grow.
    """
    called = {func: list(calls(func)) for func in functions}
    asked, kept = set(asked), set[Operation]()
    copies = _copies(asked, functions, called, kept)
    before = sum(size(func) for func in functions if copies[func])
    while True:
        copies, full = _copies(asked, functions, called, kept), _full(functions, called, kept, size)
        if sum(copies[func] * size(func) for func in functions) <= before + room(before):
            return kept
        saved = {f: (copies[f] - 1) * full[f] for f in functions if copies[f] > 1}
        if not saved:
            return kept
        kept |= {max(saved, key=lambda f: saved[f])} if len(kept) < _TRIES else saved.keys()


def _copies(
    asked: set[Operation],
    functions: Sequence[Operation],
    called: dict[Operation, list[Operation]],
    kept: set[Operation],
) -> dict[Operation, int]:
    """Return how often the body of each function stands in the program, as far as it is asked
    for.
    """
    copies = {func: int(func in asked) for func in functions}
    for func in reversed(functions):
        if func in kept:
            copies[func] = min(copies[func], 1)
        for callee in called[func]:
            copies[callee] = min(copies[callee] + copies[func], _MOST)
    return copies


def _full(
    functions: Sequence[Operation],
    called: dict[Operation, list[Operation]],
    kept: set[Operation],
    size: Callable[[Operation], int],
) -> dict[Operation, int]:
    """The operations of each function and of what is inlined into it."""
    full: dict[Operation, int] = {}
    for func in functions:
        inside = sum(full[callee] for callee in called[func] if callee not in kept)
        full[func] = min(size(func) + inside, _MOST)
    return full
