"""A module of the llvm dialect as LLVM IR text.

Needs a module that holds nothing but ``llvm`` operations (what `lower-to-llvm` leaves). Leaves the
module as it is and gives text that LLVM 22 parses; the same module always gives the same text.
Linear in the size of the module. Whatever it does not know raises AD0401 or AD0402 at the
operation; nothing is dropped except debug information and metadata that only hints
(`metadata.HINTS`), and attributes of other dialects.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ad_opt.dialects.llvm.llvm_ext import TEXT
from ad_opt.dialects.support.diagnostics.diagnostic import location_of
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation

from ..llvm_reader import check_readable
from .module_ops import emit_module
from .state import Emitter
from .types import escape


def emit_llvm_ir(module: ModuleOp, *, fast_math: bool = False) -> str:
    """The module as LLVM IR.

    ``fast_math`` adds ``reassoc nsz arcp contract afn`` to every floating-point operation.
    """
    e = Emitter(_symbols(module), fast_math=fast_math)
    emit_module(e, module)
    head = _target(module)
    head += [f"{name} = type {body}" for name, body in e.types.definitions.items()]
    lines = [*head, *([""] if head else []), *e.out, *e.declared.values(), *e.metadata.lines, ""]
    text = "\n".join(lines)
    verbatim = next((op for op in module.ops if TEXT in op.attributes), None)
    if verbatim is not None:
        # Nobody has looked at what it says, if it comes from MLIR.
        check_readable(text, location_of(verbatim))
    return text


def _symbols(module: ModuleOp) -> dict[str, Operation]:
    return {
        name.data: op
        for op in module.body.ops
        if isinstance(name := op.properties.get("sym_name"), StringAttr)
    }


def _target(module: ModuleOp) -> list[str]:
    lines: list[str] = []
    for name, keyword in (("data_layout", "datalayout"), ("target_triple", "triple")):
        value = module.attributes.get(f"llvm.{name}")
        if value is not None:
            text = escape(cast(StringAttr, value).data.encode())
            lines.append(f'target {keyword} = "{text}"')
    for text in cast(Iterable[StringAttr], module.attributes.get("llvm.module_asm", ())):
        lines.append(f'module asm "{escape(text.data.encode())}"')
    return lines
