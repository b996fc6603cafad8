"""``vector.print`` of scalars, punctuation and text: calls of ``printf``.

The text is that of MLIR's own runtime: ``%g`` for floats, decimal integers, ``( a, b )`` for what
has parts. Vectors are taken apart before (`linearize-vectors`).
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler, not_lowered
from ad_opt.lowering.to_llvm.construction.text import constant_text
from ad_opt.lowering.to_llvm.numbers.casts import extend_float
from xdsl.dialects.builtin import (
    AnyFloat,
    Float64Type,
    IndexType,
    IntegerType,
    StringAttr,
    f64,
    i32,
    i64,
)
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Operation, SSAValue

PUNCTUATION = {
    "no_punctuation": "",
    "newline": "\n",
    "comma": ", ",
    "open": "( ",
    "close": " )",
}


def _print(op: Operation, b: Builder) -> None:
    values = [_printed(op, value, b) for value in op.operands]
    text = "".join(spelling for spelling, _ in values)
    literal = op.properties.get("stringLiteral")
    if isinstance(literal, StringAttr):
        text += literal.data.replace("%", "%%")
    text += PUNCTUATION[cast(Any, op.properties["punctuation"]).data]
    if text:
        _call_printf(b, text, [value for _, value in values])


def _printed(op: Operation, value: SSAValue, b: Builder) -> tuple[str, SSAValue]:
    """Return ``printf``'s format for a value, and what it is given."""
    type_, x = value.type, b.ssa(value)
    if isinstance(type_, AnyFloat) and type_.bitwidth <= 64:
        wide = x if isinstance(type_, Float64Type) else extend_float(x, f64, b)
        return "%g", wide
    if isinstance(type_, IndexType):
        return "%lu", x
    if isinstance(type_, IntegerType) and type_.width.data <= 64:
        width = type_.width.data
        is_unsigned = width == 1
        extension = "llvm.zext" if is_unsigned else "llvm.sext"
        return "%lu" if is_unsigned else "%ld", x if width == 64 else b.cast(extension, x, i64)
    raise not_lowered(op, f"of a value of type {type_}")


def _call_printf(b: Builder, text: str, values: list[SSAValue]) -> None:
    """Call ``printf``, and flush at the end of each line, whoever else writes."""
    signature = LLVMFunctionType([ops.PTR], i32, is_variadic=True)
    printf = b.module.declare_as("printf", signature)
    arguments = (constant_text(b, text + "\0", "ad.format"), *values)
    b.call(printf, arguments, i32, {"var_callee_type": signature})
    if text.endswith("\n"):
        b.call(b.module.declare("fflush", (ops.PTR,), i32), (b.null(),), i32)


HANDLERS: dict[str, Handler] = {"vector.print": _print}
