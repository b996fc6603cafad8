"""Type trees of LLVM IR: which bytes of registers and of memory are floats, addresses, integers."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from .inference import infer
from .options import TypeTreeOptions
from .results import TypeTrees

__all__ = ["TypeTreeOptions", "TypeTrees", "type_trees_of"]


def type_trees_of(module: ModuleOp, options: TypeTreeOptions | None = None) -> TypeTrees:
    """The type trees of all functions of a module."""
    return TypeTrees(infer(module, options or TypeTreeOptions()))
