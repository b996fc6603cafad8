"""Targets: this machine, and the triples for which code can be emitted but not run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import llvmlite.binding as llvm
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean

FLUSHING = "-avx512bf16,-avxneconvert"
"""Features of x86 that are not used: their conversions to ``bf16`` take what is too small to be
normal for zero, which is not what the program says."""

LEVELS = {
    "x86-64": "",
    "x86-64-v2": "sse3 ssse3 sse4.1 sse4.2 popcnt cx16 sahf",
    "x86-64-v3": "avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave",
    "x86-64-v4": "avx512f avx512bw avx512cd avx512dq avx512vl",
}
"""Levels of x86-64, and the features that each has more than the one before."""

NATIVE = "native"


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


def processors() -> tuple[str, ...]:
    """Return the processors that code in this process can be made for, if `here` accepts them."""
    return (NATIVE, *LEVELS) if host_triple().startswith("x86_64") else (NATIVE,)


def missing_features(cpu: str) -> tuple[str, ...]:
    """The features of a level that this processor does not have."""
    known = {x[1:] for x in host_cpu()[1].split(",") if x.startswith("+")}
    names = list(LEVELS)
    if cpu not in names:
        return ()
    wanted = " ".join(LEVELS[name] for name in names[: names.index(cpu) + 1]).split()
    return tuple(name for name in wanted if name not in known)


def here(cpu: str = NATIVE) -> TargetInfo:
    """The machine we are on, with the features of ``cpu``; or AD0404."""
    if cpu == NATIVE:
        return find_target(None)
    if cpu not in processors():
        hint = did_you_mean(cpu, processors()) or f"known ones: {', '.join(processors())}"
        raise DiagnosticError(Diagnostic("AD0404", f"there is no processor `{cpu}`", help=hint))
    if missing := missing_features(cpu):
        text = f"this processor is no `{cpu}`: it lacks {', '.join(missing)}"
        help = "choose a lower level, or `native`"
        raise DiagnosticError(Diagnostic("AD0404", text, help=help))
    return TargetInfo(host_triple(), cpu)


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


def with_cpu(info: TargetInfo, cpu: str) -> TargetInfo:
    """The target with another processor; AD0404 for one of x86 that nobody knows.

    `native` is what the target has by default.
    """
    if cpu == NATIVE:
        return info
    if info.triple.startswith("x86_64") and cpu not in LEVELS:
        known = (NATIVE, *LEVELS)
        hint = did_you_mean(cpu, known) or f"known ones: {', '.join(known)}"
        raise DiagnosticError(Diagnostic("AD0404", f"there is no processor `{cpu}`", help=hint))
    return TargetInfo(info.triple, cpu, "", info.abi, info.device)


def target_machine(info: TargetInfo, opt_level: int) -> llvm.TargetMachine:
    """A machine that emits position-independent code for the target."""
    initialize()
    features = info.features
    if info.triple.startswith("x86_64"):
        features = f"{features},{FLUSHING}" if features else FLUSHING
    try:
        return llvm.Target.from_triple(info.triple).create_target_machine(
            cpu=info.cpu,
            features=features,
            opt=opt_level,
            reloc="pic",
            codemodel="default",
            abiname=info.abi,
        )
    except RuntimeError as error:
        text = f"LLVM has no code generator for `{info.triple}`: {error}"
        raise DiagnosticError(Diagnostic("AD0404", text)) from error


def native_machine(opt_level: int, cpu: str = NATIVE) -> llvm.TargetMachine:
    """A machine for this process."""
    return target_machine(here(cpu), opt_level)


def vector_registers(info: TargetInfo) -> tuple[int, int]:
    """The bits of a vector register that LLVM uses, and how many such registers there are.

    Elsewhere than on x86 these are those that every processor has: 32 of 128 bits, of Arm's.
    """
    if not info.triple.startswith("x86_64"):
        return 128, 32
    features = {one[1:] for one in info.features.split(",") if one.startswith("+")}
    levels = [*LEVELS]
    if info.cpu in levels:
        below = levels[: levels.index(info.cpu) + 1]
        features.update(*(LEVELS[level].split() for level in below))
    if "avx512f" in features:
        return 512, 32
    return (256 if "avx" in features else 128), 16
