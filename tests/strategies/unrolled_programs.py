"""Random loops of C for a compiler to unroll and vectorise, with arrays that may overlap."""

from __future__ import annotations

import ctypes
import random
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.passes.pipelines import LOWER
from ad_opt.passes.running import pass_through

LEVELS = (("-O2",), ("-O3",), ("-O3", "-march=x86-64-v3"))
_OPTIONS = ("-ffp-contract=off", "-w")
_BASES = ((0, 64, 128), (0, 1, 2), (0, 2, 64), (5, 3, 4), (3, 3, 3), (0, 4, 8), (1, 0, 64))


@dataclass(frozen=True)
class Kernel:
    """A function of three arrays, and where they may begin in one memory."""

    text: str
    count: type[Any]
    apart: bool


def _expression(rng: random.Random, depth: int, places: list[str], sums: list[str]) -> str:
    if depth == 0 or rng.random() < 0.35:
        chosen = rng.random()
        if chosen < 0.7:
            return f"{rng.choice('abc')}[{rng.choice(places)}]"
        return rng.choice(sums) if sums and chosen < 0.8 else f"{rng.randint(1, 9) * 0.25}"
    left, right = (_expression(rng, depth - 1, places, sums) for _ in range(2))
    return f"({left} {rng.choice('+-*')} {right})"


def kernel(seed: int) -> Kernel:
    """A random loop, alone, in another one, or with a sum behind it."""
    rng = random.Random(seed)
    restrict, const = rng.random() < 0.5, rng.random() < 0.5
    count = rng.choice(["long", "int", "unsigned", "long"])
    low = rng.choice("0012")
    end = rng.choice(["n", "8"] if count == "unsigned" else ["n", "n", "n", "n - 1", "8", "12"])
    step = rng.choice(["i++", "i++", "i++", "i += 2", "i += 3"])
    places = rng.choice([["i", "i", "i + 1", "i + 2"], ["i"], ["2 * i", "2 * i + 1"], ["i", "0"]])
    if low != "0" and "i" in places:
        places = [*places, "i - 1"]
    body: list[str] = []
    for _ in range(rng.randint(1, 2)):
        value = _expression(rng, 2, places, ["s"] if rng.random() < 0.1 else [])
        if rng.random() < 0.4:
            body.append(f"s {rng.choice(['+=', '-='])} {value};")
        else:
            target = rng.choice("ab" if const else "abc")
            body.append(f"{target}[{rng.choice(places)}] {rng.choice(['=', '+='])} {value};")
    head = f"for ({count} i = {low}; i < {end}; {step})"
    loop, more = f"{head} {{ {' '.join(body)} }}", rng.random()
    if more < 0.3:
        loop = f"for (long j = 0; j < m; j++) {{ {loop} }}"
    elif more < 0.5:
        loop += f" {head} s += {rng.choice('abc')}[i] * {rng.choice('abc')}[i];"
    kind = "double *restrict" if restrict else "double *"
    arrays = f"{kind} a, {kind} b, {'const ' if const else ''}{kind} c"
    text = f"double f({count} n, long m, {arrays}, double s) {{ {loop} return s; }}"
    return Kernel(text, ctypes.c_long if count == "long" else ctypes.c_int, restrict)


def _compiled(clang: str, options: tuple[str, ...], source: Path) -> Any:
    made = source.with_suffix(".so")
    command = [clang, *options, *_OPTIONS, "-shared", "-fPIC", str(source), "-o", str(made)]
    subprocess.run(command, check=True)
    function = ctypes.CDLL(str(made)).f
    function.restype = ctypes.c_double
    return function


def check(seed: int, clang: str, folder: Path) -> None:
    """Compare a kernel behind `reroll-loops` with native code of what it was, bit for bit."""
    made, rng = kernel(seed), random.Random(-seed)
    source = folder / f"k{seed}.c"
    source.write_text(made.text)
    native = _compiled(clang, ("-O1",), source)
    command = [clang, *rng.choice(LEVELS), *_OPTIONS, "-S", "-emit-llvm", str(source), "-o", "-"]
    module = import_llvm(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    pass_through(module, f"from-llvm,reroll-loops,{LOWER}", trusted=False)
    rolled = folder / f"r{seed}.ll"
    rolled.write_text(emit_llvm_ir(module))
    function = _compiled(clang, ("-O1",), rolled)
    for n in range(18):
        bases = _BASES[0] if made.apart else rng.choice(_BASES)
        memory = np.random.default_rng(seed * 31 + n).uniform(-1, 1, 220)
        ran: list[tuple[bytes, bytes]] = []
        for one in (native, function):
            copy = memory.copy()
            addresses = [ctypes.c_void_p(copy.ctypes.data + 8 * (at + 2)) for at in bases]
            result = one(made.count(n), ctypes.c_long(n % 4), *addresses, ctypes.c_double(0.3))
            # A NaN has any sign.
            ran.append(((copy + 0.0).tobytes(), np.float64(result).tobytes()))
            if not np.isfinite(copy).all() or not np.isfinite(result):
                break
        else:
            assert ran[0] == ran[1], (seed, n, bases, made.text)
