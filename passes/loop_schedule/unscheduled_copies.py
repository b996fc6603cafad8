"""Copies of functions as they are written, for derivatives: what a schedule makes is not derived.

A derivative has loops of its own, and passes in front of it look for products and sums that a
schedule would hide. So requests, and functions that they reach, see a copy without labels.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from ad_opt.dialects.support.ir.queries import reached, walk
from ad_opt.dialects.support.ir.symbols import flat, references, symbols_in, take_name
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation

_REQUESTS = ("autodiff.", "enzyme.")
"""Dialects whose operations ask for derivatives of the functions that they name."""


def asks(func: Operation) -> bool:
    """True if a function asks for a derivative: its loops are those of what it asks for."""
    return next(_requests(func), None) is not None


def reached_by_requests(table: Operation) -> set[str]:
    """Return the names of functions that requests in a module name, and what these name."""
    symbols = symbols_in(table)

    def named(ops: Iterable[Operation]) -> set[str]:
        return symbols.keys() & {flat(one) for op in ops for one in references(op)}

    return reached(named(_requests(table)), lambda name: named(walk(symbols[name])))


def keep_unscheduled(table: Operation, scheduled: Collection[str]) -> None:
    """Copy scheduled functions that requests reach; requests and what they reach use the copies."""
    symbols, reached = symbols_in(table), reached_by_requests(table)
    copied = [name for name in scheduled if name in reached]
    if not copied:
        return
    taken = set(symbols)
    new = {name: take_name(f"{name}.unscheduled", taken) for name in copied}
    for name in copied:
        copy = symbols[name].clone()
        copy.properties["sym_name"] = StringAttr(new[name])
        copy.properties["sym_visibility"] = StringAttr("private")
        block = symbols[name].parent
        assert block is not None
        block.insert_op_after(copy, symbols[name])
        _rename_in(copy, new)
    for name in reached:
        if name not in new:
            _rename_in(symbols[name], new)
    for op in _requests(table):
        _rename(op, new)


def _requests(op: Operation) -> Iterator[Operation]:
    return (one for one in walk(op) if one.name.startswith(_REQUESTS) and [*references(one)])


def _rename_in(func: Operation, new: Mapping[str, str]) -> None:
    for op in walk(func):
        _rename(op, new)


def _rename(op: Operation, new: Mapping[str, str]) -> None:
    for given in (op.properties, op.attributes):
        for key, attribute in given.items():
            given[key] = _renamed(attribute, new)


def _renamed(attribute: Attribute, new: Mapping[str, str]) -> Attribute:
    match attribute:
        case SymbolRefAttr() if flat(attribute) in new:
            return SymbolRefAttr(new[flat(attribute)], attribute.nested_references)
        case ArrayAttr():
            return ArrayAttr([_renamed(one, new) for one in attribute.data])
        case DictionaryAttr():
            return DictionaryAttr({key: _renamed(x, new) for key, x in attribute.data.items()})
        case _:
            return attribute
