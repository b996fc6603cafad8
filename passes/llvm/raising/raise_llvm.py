"""Raise functions of the llvm dialect to core dialects; memory stays in the llvm dialect.

Needs: functions of the llvm dialect as `import-llvm` or mlir-translate make them. Leaves:
``func.func`` over arith, math, cf, vector and complex, with ``llvm.load``, ``llvm.store``,
``llvm.getelementptr``, ``llvm.alloca``, copies, globals and pointers as they were. What has no row
(atomics, inline assembly, calls through pointers, variadic functions, exceptions, ...) stays, too.
One walk over each function, a row an operation (`functions.TABLES`).

Meaning: whatever the program may do at each step the raised one does, so every pass may stand in
front of or behind this one. Where LLVM allows several results (undefined values), zero is taken.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import own_name, referenced
from ad_opt.passes.ops.catalogue import is_function
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass


@dataclass(frozen=True)
class RaiseLlvmPass(ModulePass):
    """Turn functions of the llvm dialect into ``func.func`` over core dialects.

    Before::

        llvm.func @f(%p: !llvm.ptr, %x: f64) -> !llvm.struct<(f64, f64)> {
          %a = llvm.load %p : !llvm.ptr -> f64
          %s = llvm.call @sin(%x) : (f64) -> f64
          %b = llvm.fmul %a, %s : f64
          %u = llvm.mlir.undef : !llvm.struct<(f64, f64)>
          %v = llvm.insertvalue %a, %u[0] : !llvm.struct<(f64, f64)>
          %w = llvm.insertvalue %b, %v[1] : !llvm.struct<(f64, f64)>
          llvm.return %w : !llvm.struct<(f64, f64)>
        }

    After::

        func.func @f(%p: !llvm.ptr, %x: f64) -> (f64, f64) {
          %a = llvm.load %p : !llvm.ptr -> f64
          %s = math.sin %x : f64
          %b = arith.mulf %a, %s : f64
          return %a, %b : f64, f64
        }

    No options.
    """

    name = "raise-llvm"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from ad_opt.passes.llvm.module_symbols import Symbols

        from .calls import call_raised, is_raised
        from .dead_ends import mark_dead_ends
        from .functions import raise_function
        from .math_errors import asks_for_errno, declare_needed

        functions = [one for one in op.body.block.ops if one.name == "llvm.func"]
        symbols = Symbols(op)
        symbols.errno = asks_for_errno(op)
        raised = [(old, raise_function(old, symbols)) for old in functions if is_raised(old)]
        for old, new in raised:
            op.body.block.insert_op_before(new, old)
            erase(old)
        kept = [old for old in functions if old.parent is not None]
        kept += [one for one in op.body.block.ops if one.name == "func.func"]
        if raised and kept:
            call_raised(kept, {own_name(new): new for _, new in raised})
        declare_needed(op, symbols)
        _drop_unused_library_functions(op)
        mark_dead_ends(op)


def _drop_unused_library_functions(module: ModuleOp) -> None:
    """Declarations of what has become an operation would only be in the way of lowering."""
    from .hint_intrinsics import by_name
    from .libm import is_library_name

    declared: dict[str, Operation] = {}
    for op in module.body.block.ops:
        if is_function(op) and not op.regions[0].blocks:
            name = own_name(op)
            if is_library_name(name) or by_name(name) is not None:
                declared[name] = op
    if not declared:
        return
    used = referenced(walk(module))
    for name, op in declared.items():
        if name not in used:
            erase(op)
