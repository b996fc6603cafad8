"""Text in the program: constants of characters."""

from __future__ import annotations

from ad_opt.dialects.support.ir.classes import CLASSES
from xdsl.dialects.builtin import StringAttr, i8
from xdsl.dialects.llvm import LLVMArrayType
from xdsl.ir import Region, SSAValue

from . import ops
from .builder import Builder


def constant_text(b: Builder, text: str, stem: str) -> SSAValue:
    """The address of a constant with these characters in UTF-8; ``stem`` begins its name."""
    data = bytes_of(text)
    name = b.module.fresh(stem)
    b.module.top.append(
        CLASSES["llvm.mlir.global"].create(
            regions=(Region(),),
            properties={
                "global_type": LLVMArrayType(len(data), i8),
                "sym_name": StringAttr(name),
                "linkage": ops.INTERNAL,
                "constant": ops.UNIT,
                "addr_space": ops.NO_WRAP_FLAGS,
                "value": StringAttr(
                    data.decode("latin-1")
                ),  # as of all constants, a character a byte
            },
            location=b.location,
        )
    )
    return b.value("llvm.mlir.addressof", (), ops.PTR, {"global_name": ops.symbol(name)})


def bytes_of(text: str) -> bytes:
    """Text in UTF-8, in which names of files may stand that are none."""
    return text.encode(errors="surrogateescape")
