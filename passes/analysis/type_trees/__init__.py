"""Type trees of LLVM IR: which bytes of registers and of memory are floats, addresses, integers."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from .options import TypeTreeOptions
from .program import Program
from .results import TypeTrees
from .rules import RULES

__all__ = ["TypeTreeOptions", "TypeTrees", "type_trees_of"]


def type_trees_of(module: ModuleOp, options: TypeTreeOptions | None = None) -> TypeTrees:
    """The type trees of all functions of a module."""
    program = Program(module, RULES, options or TypeTreeOptions())
    return TypeTrees(program)
