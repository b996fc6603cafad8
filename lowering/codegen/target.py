"""Targets: this machine, and the triples for which code can be emitted but not run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import llvmlite.binding as llvm
from ad_opt.dialects.support.diagnostics import Diagnostic, DiagnosticError, did_you_mean


@dataclass(frozen=True)
class TargetInfo:
    """A known target: its full triple and the processor that code is made for by default."""

    triple: str
    cpu: str = ""
    features: str = ""
    abi: str = ""
    device: bool = False
    """A GPU: no C library, and LLVM ends the process on what it cannot select."""


TARGETS = {
    "x86_64": TargetInfo("x86_64-unknown-linux-gnu", "x86-64"),
    "aarch64": TargetInfo("aarch64-unknown-linux-gnu", "generic"),
    "riscv64": TargetInfo("riscv64-unknown-linux-gnu", "generic-rv64", "+m,+a,+f,+d,+c", "lp64d"),
    "wasm32": TargetInfo("wasm32-unknown-unknown", "generic", "+simd128"),
    "nvptx64": TargetInfo("nvptx64-nvidia-cuda", "sm_70", device=True),
    "amdgcn": TargetInfo("amdgcn-amd-amdhsa", "gfx90a", device=True),
}
"""First component of a triple → defaults. Any triple that starts so is accepted."""


@cache
def initialize() -> None:
    """Register LLVM's targets, once."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()


@cache
def host_triple() -> str:
    """The triple of this process."""
    return llvm.get_process_triple()


@cache
def host_cpu() -> tuple[str, str]:
    """Name and features of this processor, as LLVM spells them."""
    return llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def find_target(name: str | None) -> TargetInfo:
    """The target of a triple or of a short name such as ``aarch64``; ``None`` is this machine."""
    if name is None:
        cpu, features = host_cpu()
        return TargetInfo(host_triple(), cpu, features)
    known = TARGETS.get(name.split("-", 1)[0])
    if known is None:
        listed = f"known targets: {', '.join(TARGETS)}"
        text = f"there is no target `{name}`"
        hint = did_you_mean(name.split("-", 1)[0], list(TARGETS)) or listed
        raise DiagnosticError(Diagnostic("AD0404", text, help=hint))
    if "-" not in name:
        return known
    return TargetInfo(name, known.cpu, known.features, known.abi, known.device)


def target_machine(info: TargetInfo, opt_level: int) -> llvm.TargetMachine:
    """A machine that emits position-independent code for the target."""
    initialize()
    try:
        return llvm.Target.from_triple(info.triple).create_target_machine(
            cpu=info.cpu,
            features=info.features,
            opt=opt_level,
            reloc="pic",
            codemodel="default",
            abiname=info.abi,
        )
    except RuntimeError as error:
        text = f"LLVM has no code generator for `{info.triple}`: {error}"
        raise DiagnosticError(Diagnostic("AD0404", text)) from error


def native_machine(opt_level: int) -> llvm.TargetMachine:
    """A machine for this process."""
    return target_machine(find_target(None), opt_level)
