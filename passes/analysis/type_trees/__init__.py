"""Type trees of LLVM IR: which bytes of registers and of memory are floats, addresses, integers."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from ...function_pass import functions_in
from .fixpoint import FunctionState, Globals
from .options import TypeTreeOptions
from .results import TypeTrees
from .rules import RULES

__all__ = ["TypeTreeOptions", "TypeTrees", "type_trees_of"]


def type_trees_of(module: ModuleOp, options: TypeTreeOptions | None = None) -> TypeTrees:
    """The type trees of all functions of a module."""
    options = options or TypeTreeOptions()
    names = {
        name.data: op
        for op in module.body.block.ops
        if (name := op.get_attr_or_prop("sym_name")) is not None and hasattr(name, "data")
    }
    globals_ = Globals(names)
    states = {
        func: FunctionState(func, globals_, RULES, options)
        for func in functions_in(module)
        if func.name == "llvm.func"
    }
    for state in states.values():
        state.run()
    return TypeTrees(states)
