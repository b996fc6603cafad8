"""``--print-type-trees``: what registers and memory of a program in LLVM IR hold."""

from __future__ import annotations

import argparse

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.passes.analysis.type_trees import type_trees_of
from ad_opt.passes.analysis.type_trees.results.printing import text_of
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from .emit import emit


def print_type_trees(module: ModuleOp, ctx: Context, options: argparse.Namespace) -> str | bytes:
    """The trees as text, or the program with the trees as attributes of operations."""
    if options.print_type_trees == "attributes":
        PassManager.parse(ctx, "infer-type-trees{results=true}").run(module)
        return emit(module, options)
    text = text_of(type_trees_of(module))
    if not text:
        message = "option --print-type-trees: the program has no functions of the llvm dialect"
        raise DiagnosticError(Diagnostic("AD0006", message, help="give it LLVM IR (`.ll`, `.bc`)"))
    return text
