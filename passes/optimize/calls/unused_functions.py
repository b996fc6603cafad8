"""Remove private functions that nothing refers to."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import named_symbols
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation


def remove_unused_functions(module: ModuleOp) -> None:
    """Keep public functions, and what can be reached from them by symbols in any attribute."""
    functions: dict[str, list[Operation]] = {}
    found: set[Operation] = set()
    pending: list[Operation] = []
    modules: list[Operation] = [module]
    while modules:
        for op in modules.pop().regions[0].block.ops:
            if op.name == "func.func" and _is_private(op):
                name = attribute_of(op, "sym_name")
                assert isinstance(name, StringAttr)
                functions.setdefault(name.data, []).append(op)
            elif op.name == "builtin.module":
                modules.append(op)
            else:
                pending.extend((op, *walk(op)))
    while pending:
        for name in named_symbols(pending.pop()):
            for function in functions.get(name, ()):
                if function not in found:
                    found.add(function)
                    pending.extend((function, *walk(function)))
    for group in functions.values():
        for function in group:
            if function not in found:
                erase(function)


def _is_private(op: Operation) -> bool:
    return attribute_of(op, "sym_visibility") == StringAttr("private")
