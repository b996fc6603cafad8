"""Which functions `inline` makes complete where it cannot make all of them complete."""

from __future__ import annotations

from ad_opt.dialects.support.build import walk
from ad_opt.dialects.support.symbols import named_symbols
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

from ..analysis.call_graph import CALLS, CallGraph, attribute_of, has_body


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
        name for op in (root, *walk(root)) if op.name not in CALLS for name in named_symbols(op)
    }
    return [f for f in graph.functions if has_body(f) and (f not in called or _name(f) in named)]


def _name(func: Operation) -> str | None:
    name = attribute_of(func, "sym_name")
    return name.data if isinstance(name, StringAttr) else None
