"""Text in the program: constants of characters."""

from __future__ import annotations

from ad_opt.dialects.support.ir.classes import CLASSES
from xdsl.dialects.builtin import StringAttr, i8
from xdsl.dialects.llvm import LLVMArrayType
from xdsl.ir import Region, SSAValue

from . import ops
from .builder import Builder


def constant_text(b: Builder, text: str, stem: str) -> SSAValue:
    """The address of a constant with these characters; ``stem`` begins its name."""
    name = b.module.fresh(stem)
    b.module.top.append(
        CLASSES["llvm.mlir.global"].create(
            regions=(Region(),),
            properties={
                "global_type": LLVMArrayType(len(text.encode()), i8),
                "sym_name": StringAttr(name),
                "linkage": ops.INTERNAL,
                "constant": ops.UNIT,
                "addr_space": ops.NO_WRAP_FLAGS,
                "value": StringAttr(text),
            },
            location=b.location,
        )
    )
    return b.value("llvm.mlir.addressof", (), ops.PTR, {"global_name": ops.symbol(name)})
