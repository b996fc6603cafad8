"""Functions that no differentiable value enters or leaves stay as they are.

Needs functions of the llvm dialect. Leaves `INERT` on some: types are not inferred in them, they
are not raised, and calls of them are inactive.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.llvm.llvm_ext import INERT
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.passes import ModulePass

from .inert_functions import inert_functions


@dataclass(frozen=True)
class SetApartInertFunctionsPass(ModulePass):
    """Mark functions that no differentiable value enters or leaves: most make messages of errors.

    Before::

        llvm.func @f(%x: f64, %n: i64) -> f64 {
          ...
          %t = llvm.call @message(%n) : (i64) -> !llvm.ptr
          llvm.call @puts(%t) : (!llvm.ptr) -> i32

    After, if `@message` allocates text, and writes the digits of its argument into it::

        llvm.func @message(%n: i64) -> !llvm.ptr attributes {ad_opt.inert} {

    Such a function is not raised, and types are not inferred in it, which takes most of the time
    that programs with long ones take. What the ``roots`` are passed, memory behind it and all
    variables may be differentiable. A number that nothing makes a float of, and that is put nowhere
    outside, has no derivative, wherever it comes from.

    Options: ``roots`` (none): names of functions that are called from outside; without them nothing
    is marked. ``least`` (100): operations of the smallest function that is marked.
    """

    name = "set-apart-inert-functions"

    roots: tuple[str, ...] = ()
    least: int = 100

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not self.roots:
            return
        found = inert_functions(op, self.roots, self.least)
        for function in found:
            function.attributes[INERT] = UnitAttr()
        count("functions set apart", len(found))
