"""Lower functions and everything in them to the llvm dialect.

Needs: func, cf, arith, math, complex, memref, vector and llvm operations (scf, affine, linalg and
tensor are gone). Leaves: ``builtin.module`` and ``llvm.*``. One walk, a table of handlers by
operation name (`to_llvm/`); what has no lowering is collected and reported in one go.

Rounding and special values: no fast-math is added. ``math`` calls libm (f32: ``expf``; f16 and
bf16 through f32), except for what LLVM has exact instructions for. ``math.fma`` on f16 and bf16
rounds once. Complex ``mul`` is the textbook formula, ``div`` is Smith's with NumPy's division by
zero, ``abs`` is ``hypot``; the other functions call the C library's (Annex G special values).
"""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass


@dataclass(frozen=True)
class LowerToLlvmPass(ModulePass):
    """Lower core dialects to the llvm dialect with MLIR's default calling convention.

    Before::

        func.func @f(%m: memref<?xf64>, %i: index) -> f64 {
          %x = memref.load %m[%i] : memref<?xf64>
          return %x : f64
        }

    After::

        llvm.func @f(%0: !llvm.ptr, %m: !llvm.ptr, %1: i64, %2: i64, %3: i64, %i: i64) -> f64 {
          %4 = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %x = llvm.load %4 {alignment = 8} : !llvm.ptr -> f64
          llvm.return %x : f64
        }

    No options.
    """

    name = "lower-to-llvm"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from ad_opt.lowering.to_llvm.lower_module import lower_module

        lower_module(op)
