"""Private functions that nothing refers to, or a single call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import is_private, named_symbols
from ad_opt.passes.infrastructure.vocabulary import words_in
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation


def remove_unused_functions(module: ModuleOp) -> None:
    """Keep public functions, and what can be reached from them by symbols in any attribute."""
    functions: dict[str, list[Operation]] = {}
    found: set[Operation] = set()
    rest: list[Operation] = []
    modules: list[Operation] = [module]
    while modules:
        for op in modules.pop().regions[0].block.ops:
            if op.name == "func.func" and is_private(op):
                name = attribute_of(op, "sym_name")
                assert isinstance(name, StringAttr)
                functions.setdefault(name.data, []).append(op)
            elif op.name == "builtin.module":
                modules.append(op)
            else:
                rest.append(op)
    pending: list[Sequence[Operation]] = []
    if functions:
        pending.append([one for op in rest for one in (op, *walk(op))])
    while pending:
        for op, _ in symbol_attributes(pending.pop()):
            for name in named_symbols(op):
                for function in functions.get(name, ()):
                    if function not in found:
                        found.add(function)
                        pending.append((function, *walk(function)))
    for group in functions.values():
        for function in group:
            if function not in found:
                erase(function)


def named_once(module: ModuleOp) -> set[str]:
    """The symbols to which one attribute of one operation refers, and nothing else."""
    times: dict[str, int] = {}
    for op, attribute in symbol_attributes(walk(module)):
        if type(attribute) is SymbolRefAttr:
            for name in (attribute.root_reference, *attribute.nested_references):
                times[name.data] = times.get(name.data, 0) + 1
        else:
            times.update(dict.fromkeys(named_symbols(op), 2))
    return {name for name, count in times.items() if count == 1}


def symbol_attributes(ops: Iterable[Operation]) -> Iterator[tuple[Operation, Attribute]]:
    """Yield attributes of operations that name symbols, each with its operation."""
    plain: set[int] = set()
    """Attributes that name none, by identity: the program keeps them alive."""
    for op in ops:
        for attribute in (*op.properties.values(), *op.attributes.values()):
            if id(attribute) in plain:
                continue
            if SymbolRefAttr.name in words_in(attribute):
                yield op, attribute
            else:
                plain.add(id(attribute))
