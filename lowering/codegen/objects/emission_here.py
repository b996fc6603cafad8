"""LLVM IR text to what a file holds, in this process, whatever LLVM does to it."""

from __future__ import annotations

from typing import Literal

from ad_opt.lowering.codegen.machine.long_blocks import code_level
from ad_opt.lowering.codegen.machine.optimize import emit_assembly, emit_object, prepare
from ad_opt.lowering.codegen.machine.target import TargetInfo, target_machine

Kind = Literal["llvm-ir", "asm", "obj"]


def emit_here(text: str, kind: Kind, info: TargetInfo, opt_level: int) -> str | bytes:
    """Compile in this process."""
    level = opt_level if info.device else code_level(text, opt_level)
    machine = target_machine(info, level)
    module = prepare(text, machine, opt_level)
    match kind:
        case "llvm-ir":
            return str(module)
        case "asm":
            return emit_assembly(module, machine, text)
        case "obj":
            return emit_object(module, machine, text, cut=level == 0 < opt_level)
