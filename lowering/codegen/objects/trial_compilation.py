"""Programs on which LLVM may end the process that compiles them are compiled by another one first.

LLVM's verifier lets through what its optimiser or a code generator ends the process for: types that
no register holds, intrinsics of another processor, inline assembly, calling conventions of other
languages. What `is_unusual` does not know to be harmless is tried: one more compilation, for few
programs.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import asdict
from hashlib import sha256
from typing import TYPE_CHECKING

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.lowering.codegen.machine import flush
from ad_opt.lowering.codegen.machine.target import TargetInfo

if TYPE_CHECKING:
    import subprocess

_WORDS = r"""
    asm|callbr|catchswitch|cleanuppad|gc|ifunc|prefix|prologue|va_arg|inalloca|preallocated|
    swift\w+|token|x86_amx|ppc_fp128|vscale|naked|
    exactmatch|largest|samesize|
    cc\ ?\d+|hipe\w*|amdgpu\w+|spir\w+|ptx\w+|(?!fast|cold|tail|c)\w+cc
"""
"""Words of LLVM IR, outside of names and strings."""

_FAMILIES = r"""
    abs|acos|asin|assume|atan2?|bitreverse|bswap|canonicalize|ceil|copysign|cosh?|ct(lz|pop|tz)|
    dbg|debugtrap|donothing|eh\.typeid\.for|exp(10|2)?|expect|fabs|floor|fma|fmuladd|fpto[su]i\.sat|
    frexp|load\.relative|fsh[lr]|get\.active\.lane\.mask|global_[cd]tors|invariant|
    is\.(constant|fpclass)|ldexp|lifetime|ll?r(int|ound)|log(10|2)?|loop|m(ax|in)(imum|num)|masked|mem(cpy|move|set)(?!\.)|
    mem(cpy|move|set)\.p0|modf|module|nearbyint|objectsize|pow|powi|prefetch|ptrmask|rint|round|
    roundeven|[su]add|[su]sub|[su]mul\.with|[su]cmp|[su]m(ax|in)|[su]shl|sincos|sinh?|sqrt|
    stack(restore|save)|stacksave|strip|launder|tanh?|threadlocal|trap|trunc|ubsantrap|used|
    compiler\.used|va_(copy|end|start)|vector\.(reduce|insert|extract|interleave2|deinterleave2)|
    experimental\.noalias\.scope\.decl|ident
"""
"""Intrinsics and special names that every processor has."""

_UNUSUAL = [
    re.compile(pattern, re.VERBOSE | re.MULTILINE)
    for pattern in (
        rf"""[\s(<](?:{_WORDS})(?![\w.":])""",
        r'''target(?<=[\s(<]target)\("''',
        r"""i(?<![%@\w."$-]i)(?:129|1[3-9]\d|[2-9]\d\d|\d{4,})\b""",
        rf"""@"?llvm\.(?!(?:{_FAMILIES})\b)""",
        r"""align(?<!\walign)\ \d{6,}""",
        r"""alloca(?<!\walloca)\ [^\n]*(?:\d{10,}|i\d+\ -)""",
        r"""^\s*(?:ret|define|store|%[^\n]*=\ (?:load|phi|select|call|freeze))
            [^\n(,]*\[\d{5,}\ x""",
        r"""atomic(?<!\watomic)\ (?:volatile\ )?<""",
        r"""\)\ \[\ ?"(?!align|cold|dereferenceable|ignore|nonnull|noundef|separate_storage)""",
        r"""-(?:x87|sse2?|64bit|cmov|fxsr)[,"]""",
        r"""use-soft-float"="true""",
        r"""!"(?:override-stack|stack-protector-guard|Code\ Model|MaxTLSAlign)""",
        r"""llvm\.linker\.options""",
        # A bit of its own for each lane is one vector compared with another, for AVX-512.
        r"""and(?<=\ and)\ <(?!(?:2|4|8|16|32|64)\ )\d+\ x\ i""",
    )
]
"""Looked for one by one: each begins with a letter or a set of such, of which Python finds the next
quickly, and looks then at what must stand in front. As one expression they took three times as
long.
"""

_known: set[bytes] = set()
"""Hashes of what LLVM has lived through."""


_NAME = re.compile(r"%[\w.$-]+")
"""A value or a label, in the place of which any other might stand."""


def is_unusual(text: str) -> bool:
    """True if there is something in LLVM IR that code generators may not expect.

    Lines that differ in their names only are looked at once.
    """
    lines = dict.fromkeys(_NAME.sub("%", text).split("\n"))
    looked_at = "\n".join(lines)
    return any([pattern.search(looked_at) for pattern in _UNUSUAL])


def check_compilable(text: str, info: TargetInfo, opt_level: int) -> None:
    """AD0404 where LLVM would end the process that compiles a program."""
    # Stubs for fast arithmetic have these: to try them took ten times as long as to compile.
    looked_at = flush.without_intrinsics(text) if flush.is_known(info.triple) else text
    if not sys.executable or not is_unusual(looked_at):
        return
    digest = sha256(f"{info}{opt_level}{text}".encode(errors="replace")).digest()
    if digest in _known:
        return
    done = run_job(text, "obj", info, opt_level)
    if done.returncode not in (0, 1):  # What LLVM or we refuse is refused here, too.
        raise refusal(info, done)
    _known.add(digest)


def run_job(
    text: str, kind: str, info: TargetInfo, opt_level: int
) -> subprocess.CompletedProcess[bytes]:
    """Compile in a process of its own (`compile_worker`).

    It finds modules where this one does, and none in the working directory, where there may be a
    folder `ad_opt` or a file `json.py`.
    """
    import subprocess  # which few programs want

    job = {"text": text, "kind": kind, "info": asdict(info), "opt_level": opt_level}
    worker = "ad_opt.lowering.codegen.objects.compile_worker"
    run = f"import runpy, sys; sys.path[:] = {sys.path!r}; "
    run += f"runpy.run_module({worker!r}, run_name='__main__')"
    return subprocess.run(
        [sys.executable, "-P", "-c", run],
        input=json.dumps(job).encode(),
        capture_output=True,
        check=False,
    )


def refusal(info: TargetInfo, done: subprocess.CompletedProcess[bytes]) -> DiagnosticError:
    """AD0404 with what LLVM said last."""
    said = done.stderr.decode(errors="replace")
    text = f"LLVM cannot generate code for `{info.triple}`: {_reason(said, done.returncode)}"
    return DiagnosticError(Diagnostic("AD0404", text))


def _reason(said: str, status: int) -> str:
    if found := re.search(r"Assertion `(.*)' failed", said, re.DOTALL):
        sentence = re.search(r'&& \(?"([^"]*)"\)?$', found[1])
        return f"`{sentence[1] if sentence else found[1]}`"
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    chosen = next((line for line in lines if "rror" in line), lines[0] if lines else "")
    return chosen.removeprefix("LLVM ERROR: ") or f"the code generator ended with status {status}"
