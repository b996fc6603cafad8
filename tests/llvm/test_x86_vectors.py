"""Intrinsics of x86's vectors: derivatives against differences of the instructions themselves.

The program runs as LLVM compiles it, with the instruction; the primal of its gradient is what the
raised form computes, and has the same bits.
"""

from __future__ import annotations

import platform
import re
from pathlib import Path

import numpy as np
import pytest
from ad_opt.passes.llvm.raising.x86_vectors import X86_VECTORS

import ad_opt

_CPU = Path("/proc/cpuinfo")
_FEATURES = _CPU.read_text() if _CPU.exists() and platform.machine() == "x86_64" else ""
pytestmark = pytest.mark.skipif("avx2" not in _FEATURES, reason="needs a processor with AVX2")

_IMMEDIATES = (("round", (9, 4)), (r"\.dp", (0x31, 0x72)), ("cmp", (1, 6)), ("avx512", (4, 8)))
"""Numbers that an intrinsic takes: how to round, which lanes, which comparison."""
_NAMES = {"d": "double", "s": "float"}


def _lanes(name: str) -> tuple[int, str]:
    """Count the lanes of an intrinsic, and say of which type they are."""
    kind = re.search(r"[ps]([sd])(\.|$)", name)
    letter = kind[1] if kind is not None else "d"
    wide = 256 if "permps" in name else next((n for n in (512, 256) if str(n) in name), 128)
    return wide // (64 if letter == "d" else 32), _NAMES[letter]


def _signature(name: str) -> tuple[list[str], str]:
    """The types of an intrinsic's vectors, and of its result."""
    lanes, element = _lanes(name)
    vector = f"<{lanes} x {element}>"
    if name.endswith("cvtpd2ps"):
        return ["<2 x double>"], "<4 x float>"
    if name.endswith("cvtsd2ss"):
        return ["<4 x float>", "<2 x double>"], "<4 x float>"
    if "perm" in name:
        return [vector, f"<{lanes} x i{64 if element == 'double' else 32}>"], vector
    if "round.p" in name:
        return [vector], vector
    operands = 3 if "blend" in name or "maddsub" in name else 2
    return [vector] * operands, "i32" if "comi" in name else vector


def _operand(at: int, type_: str, lines: list[str]) -> str:
    """A vector from the array, or one of constants that choose."""
    count = int(type_[1 : type_.index(" ")])
    if " i" in type_:
        element = type_[type_.index("i") : -1]
        return f"{type_} <{', '.join(f'{element} {(5 * n + 3) % 8}' for n in range(count))}>"
    lines += [
        f"%p{at} = getelementptr double, ptr %x, i64 {16 * at}",
        f"%w{at} = load <{count} x double>, ptr %p{at}, align 8",
    ]
    if "double" in type_:
        return f"{type_} %w{at}"
    lines.append(f"%v{at} = fptrunc <{count} x double> %w{at} to {type_}")
    return f"{type_} %v{at}"


def _number(name: str, result: str, lines: list[str]) -> None:
    """Make one number, %s, of the result: its lanes weighed and summed, or a factor of ``x[0]``."""
    if result == "i32":
        lines.append("%d = sitofp i32 %r to double")
    elif "cmp" in name:
        lanes, element = _lanes(name)
        bits = "i64" if element == "double" else "i32"
        lines += [
            f"%b = bitcast {result} %r to <{lanes} x {bits}>",
            f"%e = extractelement <{lanes} x {bits}> %b, i64 0",
            f"%t = icmp ne {bits} %e, 0",
            "%d = select i1 %t, double 2.0, double 3.0",
        ]
    else:
        count = int(result[1 : result.index(" ")])
        for lane in range(count):
            lines.append(f"%e{lane} = extractelement {result} %r, i64 {lane}")
            number = f"fadd double 0.0, %e{lane}"
            if "float" in result:
                number = f"fpext float %e{lane} to double"
            lines.append(f"%d{lane} = {number}")
            lines.append(f"%m{lane} = fmul double %d{lane}, {1 + lane / 2}")
            before = f"%s{lane - 1}" if lane else "0.0"
            lines.append(f"%s{lane} = fadd double {before}, %m{lane}")
        lines.append(f"%s = fadd double %s{count - 1}, 0.0")
        return
    lines += ["%first = load double, ptr %x", "%s = fmul double %first, %d"]


def _program(name: str, immediate: int | None) -> str:
    types, result = _signature(name)
    lines: list[str] = []
    arguments = [_operand(at, type_, lines) for at, type_ in enumerate(types)]
    if immediate is not None:
        number = "i8" if re.search(r"\.dp|cmp", name) else "i32"
        types.append(f"{number} immarg")
        arguments.append(f"{number} {immediate}")
    lines.append(f"%r = call {result} @{name}({', '.join(arguments)})")
    _number(name, result, lines)
    body = "\n  ".join(lines)
    return (
        f"define double @f(ptr %x) {{\n  {body}\n  ret double %s\n}}\n"
        f"declare {result} @{name}({', '.join(types)})\n"
    )


def _rows() -> list[tuple[str, int | None]]:
    rows: list[tuple[str, int | None]] = []
    for name in X86_VECTORS:
        if "512" in name and "avx512f" not in _FEATURES:
            continue
        found = [given for pattern, given in _IMMEDIATES if re.search(pattern, name)]
        rows += [(name, one) for one in (found[0] if found else (None,))]
    return rows


@pytest.mark.parametrize(("name", "immediate"), _rows())
def test_what_an_instruction_computes(name: str, immediate: int | None) -> None:
    f = ad_opt.load(_program(name, immediate))["f"]
    rng = np.random.default_rng(7)
    x = rng.choice([-1.0, 1.0], 48) * rng.uniform(0.5, 3, 48).astype(np.float32)
    value, gradient = ad_opt.value_and_grad(f)(x)
    assert value == f(x)
    narrow = "float" in "".join(_signature(name)[0]) + _signature(name)[1]
    step, tolerance = (2.0**-7, 2e-3) if narrow else (2.0**-12, 1e-6)
    differences = [(f(x + step * one) - f(x - step * one)) / (2 * step) for one in np.eye(x.size)]
    np.testing.assert_allclose(gradient, differences, rtol=tolerance, atol=tolerance)
