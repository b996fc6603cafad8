"""Symbols by name, found without scanning the module for each reference.

xDSL's ``SymbolTable.lookup_symbol`` walks the module until it meets the name: a thousand references
to a thousand structs are a million steps. Here a table is remembered per operation. What it finds
is checked to be still there and of that name; a name that it does not have is looked for once more
in the operation itself, so that programs may change between two questions.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache
from weakref import WeakKeyDictionary, WeakValueDictionary

from ad_opt.dialects.support.ir.queries import outwards
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Operation, ParametrizedAttribute, TypeAttribute
from xdsl.traits import SymbolTable

_TABLES: WeakKeyDictionary[Operation, WeakValueDictionary[str, Operation]] = WeakKeyDictionary()
"""Symbols by name, of each operation that was asked for one. Both sides are weak: a symbol holds
what is around it, so that its table would never go.
"""


def name_of(op: Operation) -> str | None:
    """The symbol that an operation defines."""
    given = op.properties.get("sym_name") or op.attributes.get("sym_name")
    return given.data if isinstance(given, StringAttr) else None


def own_name(op: Operation) -> str:
    """The symbol that an operation defines, of one that defines one."""
    name = name_of(op)
    assert name is not None
    return name


def is_private(op: Operation) -> bool:
    """True if a symbol is not seen from outside of its module."""
    visibility = op.properties.get("sym_visibility") or op.attributes.get("sym_visibility")
    return isinstance(visibility, StringAttr) and visibility.data == "private"


def named_by(op: Operation, attribute: str) -> str | None:
    """The symbol that an attribute of an operation names, if it has that attribute."""
    given = op.properties.get(attribute) or op.attributes.get(attribute)
    return given.string_value() if isinstance(given, SymbolRefAttr) else None


def callee_name(op: Operation) -> str | None:
    """The symbol that a call calls, if it names one."""
    return named_by(op, "callee")


def fresh_name(wanted: str, taken: Container[str]) -> str:
    """``wanted``, or with the first number behind it that makes it new."""
    name, number = wanted, 0
    while name in taken:
        number += 1
        name = f"{wanted}_{number}"
    return name


def take_name(wanted: str, taken: set[str]) -> str:
    """A name that is new, and taken from now on."""
    name = fresh_name(wanted, taken)
    taken.add(name)
    return name


def members(table: Operation) -> Iterator[Operation]:
    """The operations directly inside the first block of ``table``."""
    if table.regions and (block := table.regions[0].blocks.first) is not None:
        yield from block.ops


def symbols_in(table: Operation) -> dict[str, Operation]:
    """The operations that the symbols of ``table`` stand for now, in their order."""
    found: dict[str, Operation] = {}
    for op in members(table):
        if (name := name_of(op)) is not None:
            found.setdefault(name, op)
    return found


def member(table: Operation, name: str, *, optional: bool = False) -> Operation | None:
    """The symbol ``name`` directly inside ``table``.

    One that is ``optional`` is not looked for again in a table that did not have it before.
    """
    known = _TABLES.get(table)
    if known is not None:
        if (op := known.get(name)) is None and optional:
            return None
        if op is not None and op.parent_op() is table and name_of(op) == name:
            return op
    _TABLES[table] = WeakValueDictionary(found := symbols_in(table))
    return found.get(name)


def enclosing(op: Operation | None, *names: str) -> Operation | None:
    """The innermost operation of one of these names around ``op``; ``op`` itself if it is one."""
    around = outwards(op) if op is not None else ()
    return next((one for one in around if one.name in names), None)


def module_of(op: Operation) -> Operation | None:
    """The module around ``op``; the operation itself if it is one."""
    return next((one for one in outwards(op) if isinstance(one, ModuleOp)), None)


def symbol(
    op: Operation, reference: str | SymbolRefAttr, *, optional: bool = False
) -> Operation | None:
    """Return what ``reference`` names, seen from ``op``: in the module around it, or one further
    out.

    For ``optional``, see `member`.
    """
    if isinstance(reference, str):
        path = [reference]
    else:
        path = [reference.root_reference.data, *(it.data for it in reference.nested_references)]
    module = module_of(op)
    while module is not None:
        found: Operation | None = module
        for name in path:
            found = None if found is None else member(found, name, optional=optional)
        if found is not None:
            return found
        outer = module.parent_op()
        module = None if outer is None else module_of(outer)
    return None


def in_scope(op: Operation, reference: SymbolRefAttr) -> Operation | None:
    """Return what ``reference`` names in the nearest symbol table around ``op``, as xDSL finds
    it.
    """
    tables = (it for it in outwards(op) if it.has_trait(SymbolTable, value_if_unregistered=False))
    found = next(tables, None)
    for part in (reference.root_reference, *reference.nested_references):
        found = None if found is None else member(found, part.data)
    return found


def flat(reference: Attribute) -> str:
    """``@f`` as a name, ``@D::@y`` as its root."""
    assert isinstance(reference, SymbolRefAttr)
    return reference.root_reference.data


@cache
def _holds_attributes(kind: type[Attribute]) -> bool:
    """True if attributes of a class have others in them; remembered, as most are of few classes."""
    plain = issubclass(kind, FloatAttr | IntegerAttr | TypeAttribute)
    return issubclass(kind, ParametrizedAttribute | ArrayAttr | DictionaryAttr) and not plain


def references(op: Operation) -> Iterator[SymbolRefAttr]:
    """Every reference to a symbol in the attributes of an operation, however deep; not in types."""
    pending: list[Attribute] = [*op.properties.values(), *op.attributes.values()]
    while pending:
        attribute = pending.pop()
        if not _holds_attributes(type(attribute)):
            continue
        match attribute:
            case SymbolRefAttr():
                yield attribute
            case ArrayAttr():
                pending.extend(attribute.data)
            case DictionaryAttr():
                pending.extend(attribute.data.values())
            case ParametrizedAttribute():
                pending.extend(attribute.parameters)
            case _:
                pass


def named_symbols(op: Operation) -> Iterator[str]:
    """Every symbol that the attributes of an operation name; of ``@D::@y`` both parts."""
    for reference in references(op):
        yield reference.root_reference.data
        yield from (name.data for name in reference.nested_references.data)


def referenced(ops: Iterable[Operation]) -> set[str]:
    """Return the symbols of the module around that operations refer to; of ``@D::@y`` the root."""
    return {flat(reference) for op in ops for reference in references(op)}
