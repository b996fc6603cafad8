"""Intrinsics of x86's vectors: derivatives against differences of the instructions themselves.

The program runs as LLVM compiles it, with the instruction; the primal of its gradient is what the
raised form computes, and has the same bits.
"""

from __future__ import annotations

import platform
import re
from pathlib import Path

import ad_opt
import numpy as np
import pytest
from ad_opt.passes.llvm.raising.x86_vectors import X86_VECTORS

_FLAGS = Path("/proc/cpuinfo")
pytestmark = pytest.mark.skipif(
    platform.machine() != "x86_64" or not _FLAGS.exists() or "avx2" not in _FLAGS.read_text(),
    reason="needs a processor with AVX2",
)
_IMMEDIATE = {"round": (9, 4), "dp": (0x31, 0x72), "cmp": (1, 6), "512": (4, 8)}
_PERMUTED = {"pd": 2, "ps": 1}


def _text(name: str, immediate: int | None) -> str:
    """A function of an array, with one intrinsic in it."""
    found = re.search(r"([ps])([sd])(\.|$)", name)
    single = found is not None and found[2] == "s"
    bits = next((width for width in (512, 256) if str(width) in name), 128)
    bits = 256 if name.endswith("permps") else bits
    element, size = ("float", 32) if single else ("double", 64)
    lanes = bits // size
    vector, operands = f"<{lanes} x {element}>", 2
    result = vector
    if "cvt" in name:
        single, operands = True, 1 if "cvtpd2ps" in name else 2
        result = "<4 x float>"
    types = [vector] * operands
    if name.endswith("cvtsd2ss"):
        types = ["<4 x float>", "<2 x double>"]
    elif "cvtpd2ps" in name:
        types = ["<2 x double>"]
    if "perm" in name:
        types = [vector, f"<{lanes} x i{size}>"]
    if "blend" in name or "maddsub" in name:
        types = [vector] * 3
    if "round" in name and not name.endswith(("ss", "sd")):
        types = [vector]
    if "comi" in name:
        result = "i32"
    lines, arguments = [], []
    for at, type_ in enumerate(types):
        numbers = int(re.match(r"<(\d+)", type_)[1])
        wide = type_.replace("float", "double")
        place = f"getelementptr double, ptr %x, i64 {at * 8}"
        lines.append(f"%p{at} = {place}")
        if " i" in type_:
            picked = ", ".join(f"i{size} {(5 * lane + 3) % 8}" for lane in range(numbers))
            arguments.append(f"{type_} <{picked}>")
            continue
        lines.append(f"%w{at} = load {wide}, ptr %p{at}, align 8")
        value = f"%w{at}"
        if "float" in type_:
            lines.append(f"%v{at} = fptrunc {wide} {value} to {type_}")
            value = f"%v{at}"
        arguments.append(f"{type_} {value}")
    declared = [argument.split(" %")[0].split(" <i")[0] for argument in arguments]
    if immediate is not None:
        kind = "i8" if re.search(r"dp|cmp", name) else "i32"
        arguments.append(f"{kind} {immediate}")
        declared.append(f"{kind} immarg")
    lines.append(f"%r = call {result} @{name}({', '.join(arguments)})")
    if result == "i32":
        lines += ["%d = sitofp i32 %r to double", "%s = call double @weigh(ptr %x, double %d)"]
    elif "cmp" in name:
        whole = f"i{size}"
        lines += [
            f"%b = bitcast {vector} %r to <{lanes} x {whole}>",
            f"%e = extractelement <{lanes} x {whole}> %b, i64 0",
            f"%t = icmp ne {whole} %e, 0",
            "%d = select i1 %t, double 2.0, double 3.0",
            "%s = call double @weigh(ptr %x, double %d)",
        ]
    else:
        count = int(re.match(r"<(\d+)", result)[1])
        wide = f"<{count} x double>"
        if "float" in result:
            lines.append(f"%wide = fpext {result} %r to {wide}")
        wide_name = "%wide" if "float" in result else "%r"
        weights = ", ".join(f"double {1.0 + lane * 0.5}" for lane in range(count))
        lines += [
            f"%m = fmul {wide} {wide_name}, <{weights}>",
            f"%s = call double @llvm.vector.reduce.fadd.v{count}f64(double 0.0, {wide} %m)",
        ]
        declared_sum = f"declare double @llvm.vector.reduce.fadd.v{count}f64(double, {wide})\n"
    tail = "" if result == "i32" or "cmp" in name else declared_sum
    body = "\n  ".join(lines)
    return f"""
define double @f(ptr %x) {{
  {body}
  ret double %s
}}
define double @weigh(ptr %x, double %d) {{
  %a = load double, ptr %x
  %y = fmul double %a, %d
  ret double %y
}}
declare {result} @{name}({", ".join(declared)})
{tail}"""


def _rows() -> list[tuple[str, int | None]]:
    wide = "avx512f" in _FLAGS.read_text() if _FLAGS.exists() else False
    rows: list[tuple[str, int | None]] = []
    for name in X86_VECTORS:
        if "512" in name and not wide:
            continue
        key = next((key for key in _IMMEDIATE if re.search(rf"\b{key}(p[sd])?\b", name)), None)
        rows += [(name, one) for one in (_IMMEDIATE[key] if key else (None,))]
    return rows


@pytest.mark.parametrize(("name", "immediate"), _rows())
def test_what_an_instruction_computes(name: str, immediate: int | None):
    f = ad_opt.load(_text(name, immediate))["f"]
    rng = np.random.default_rng(7)
    x = rng.choice([-1.0, 1.0], 24) * rng.uniform(0.5, 3, 24).astype(np.float32)
    value, gradient = ad_opt.value_and_grad(f)(x)
    assert value == f(x)
    narrow = re.search(r"[ps]s(\.|$)|cvt", name) is not None
    step = 2.0**-7 if narrow else 2.0**-12
    differences = [
        (f(x + step * one) - f(x - step * one)) / (2 * step) for one in np.eye(x.size)
    ]
    np.testing.assert_allclose(gradient, differences, atol=2e-3 if narrow else 1e-6)
