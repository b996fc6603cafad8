"""Refuse a program in LLVM IR that cannot be compiled for another machine than its own."""

from __future__ import annotations

import re

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.lowering.codegen.machine.target import TargetInfo, find_target
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr
from xdsl.dialects.llvm import LLVMArrayType, LLVMPointerType
from xdsl.ir import Attribute, Operation

_SIZE = re.compile(r"(?:^|-)p:(\d+)")
_NARROW = ("wasm32",)


def check_layout(module: ModuleOp, target: str | None) -> None:
    """AD0404 if addresses in memory have another size on the target: offsets are in the program."""
    if target is None or _address_bits(module) == _target_bits(find_target(target)):
        return
    for op in walk(module):
        if _moves_addresses(op):
            raise error_at(
                op,
                "AD0404",
                f"addresses in memory have {_address_bits(module)} bits in this program, and "
                f"{_target_bits(find_target(target))} on `{target}`",
                help=f"compile it for this target first: `clang --target={target}`",
            )


def _address_bits(module: ModuleOp) -> int:
    layout = module.attributes.get("llvm.data_layout")
    found = _SIZE.search(layout.data) if isinstance(layout, StringAttr) else None
    return int(found[1]) if found is not None else 64


def _target_bits(target: TargetInfo) -> int:
    return 32 if target.triple.startswith(_NARROW) else 64


def _moves_addresses(op: Operation) -> bool:
    """True if an address goes to memory or comes from there, or counts in an offset."""
    types: list[Attribute] = []
    if op.name == "llvm.load":
        types = [op.results[0].type]
    elif op.name == "llvm.store":
        types = [op.operands[0].type]
    elif op.name in ("llvm.alloca", "llvm.getelementptr"):
        types = [op.properties["elem_type"]]
    elif op.name == "llvm.mlir.global":
        types = [op.properties["global_type"]]
    return any(map(_holds_addresses, types))


def _holds_addresses(type_: Attribute) -> bool:
    pending = [type_]
    while pending:
        at = pending.pop()
        if isinstance(at, LLVMPointerType):
            return True
        if isinstance(at, LLVMArrayType):
            pending.append(at.type)
        elif isinstance(fields := getattr(at, "types", None), ArrayAttr):
            pending += fields.data
    return False
