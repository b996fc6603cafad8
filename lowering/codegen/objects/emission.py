"""LLVM IR text to what a file holds: optimised LLVM IR, assembly, an object file; for any target.

Code for this machine is made here. For other targets a second process does it: LLVM ends its
process when a back end cannot select an instruction, and the user is to get a diagnostic (AD0404)
instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.lowering.codegen.machine.given_code import for_machine
from ad_opt.lowering.codegen.machine.large_pages import with_large_pages
from ad_opt.lowering.codegen.machine.optimize import parse_llvm
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.lowering.codegen.machine.target import (
    TargetInfo,
    find_target,
    initialize,
    with_cpu,
)
from ad_opt.lowering.codegen.machine.veclib import with_veclib

from .c_wrapper import with_c_interface
from .emission_here import Kind, emit_here
from .trial_compilation import check_compilable, refusal, run_job


def emit(
    llvm_ir_text: str,
    *,
    kind: Kind,
    target: str | None = None,
    opt_level: int = 3,
    signatures: Sequence[Signature] = (),
    veclib: bool = False,
    cpu: str | None = None,
) -> str | bytes:
    """Compile for a target (``None``: this machine with its own processor).

    What is loaded on NVPTX is text: an object for it holds PTX. Functions in ``signatures`` get
    the C interface of `c_header`; the others keep LLVM's. With ``veclib``, which only this
    machine's libmvec serves, the linker needs ``-lmvec``.
    """
    initialize()
    info = find_target(target)
    if cpu is not None:
        info = with_cpu(info, cpu)
    text = with_c_interface(for_machine(llvm_ir_text, fast=False), signatures)
    text = with_large_pages(text, info.triple)
    if info.device:
        from ad_opt.lowering.codegen.device_code.device import expand_math

        text = expand_math(text, info)
    if kind == "obj" and info.triple.startswith("nvptx"):
        return str(_emit_elsewhere(text, "asm", info, opt_level)).encode()
    if target is not None:
        return _emit_elsewhere(text, kind, info, opt_level)
    if veclib and opt_level >= 2:
        text = with_veclib(text, info.triple.split("-", 1)[0])
    check_compilable(text, info, opt_level)
    return emit_here(text, kind, info, opt_level)


def _emit_elsewhere(text: str, kind: Kind, info: TargetInfo, opt_level: int) -> str | bytes:
    parse_llvm(text)  # errors of the text are reported from here
    done = run_job(text, kind, info, opt_level)
    if done.returncode != 0:
        raise refusal(info, done)
    return done.stdout if kind == "obj" else done.stdout.decode()
