"""The pass that lets a program stop where it accesses memory outside of what it has."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.infrastructure.function_pass import functions_in
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from . import addresses, core_accesses, whole_buffers
from .variables import loaded_addresses


@dataclass(frozen=True)
class CheckBoundsPass(ModulePass):
    """Stop a program, with place and index, where an access is out of bounds.

        %v = memref.load %m[%i] : memref<4xf64>
    becomes
        %low = arith.cmpi sge, %i, %c0 : index
        cf.assert %low, "`memref.load`: an index of dimension 0 is out of bounds"
        %high = arith.cmpi sle, %i, %c3 : index
        cf.assert %high, "`memref.load`: an index of dimension 0 is out of bounds"
        %v = memref.load %m[%i] : memref<4xf64>

    Subscripts of memrefs, tensors and vectors in memory are compared with sizes; addresses of the
    llvm dialect are, where they lead to an object of known size: an ``llvm.alloca``, a global, or
    what an allocator returned, also through variables that hold the address. Sizes of copies and
    of structured operations of linalg are compared with each other. Masked vectors, gathers,
    transfers and views are left alone, and so is what is known to be in bounds.
    Derivatives of what this pass has left stop as it does.
    """

    name = "check-bounds"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        checked = 0
        for func in functions_in(op):
            loaded = loaded_addresses(func)
            for access in list(walk(func)):
                for make in core_accesses.accesses_of(access):
                    b = Builder.at(access)
                    core_accesses.check(access, make(b), b)
                    checked += 1
                checked += whole_buffers.check(access, Builder.at(access))
                addressed = addresses.address_of(access, loaded)
                if addressed is not None:
                    addresses.check(access, addressed, op, Builder.at(access))
                    checked += 1
        count("accesses looked at", checked)
