"""Do the reference interpreter and the compiled code agree on programs, bit for bit?

Many programs are checked as one module: parsing, lowering and LLVM then run once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any
from unittest.mock import patch

import numpy as np
from ad_opt.lowering.interpreters import run_function
from ad_opt.lowering.interpreters.values import ieee

import ad_opt
from mlir_programs import Program


def bits(value: Any) -> Any:
    """A value as something that `==` compares bit for bit; all NaNs are one."""
    if isinstance(value, np.ndarray):
        return value.shape, [bits(v) for v in value.reshape(-1).tolist()]
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    if isinstance(value, (int, np.integer)):
        return int(value)
    if isinstance(value, (complex, np.complexfloating)):
        return bits(value.real), bits(value.imag)
    number = float(value)
    return "nan" if number != number else number.hex()


def interpreted(program: Program, loaded: ad_opt.Program) -> tuple[Any, ...]:
    """Results and arguments afterwards, from the reference interpreter."""
    arguments = program.arguments()
    results = run_function(loaded.module, program.entry, arguments)
    return tuple(map(bits, (*results, *arguments)))


def compiled(program: Program, loaded: ad_opt.Program) -> tuple[Any, ...]:
    """Results and arguments afterwards, from machine code."""
    arguments = program.arguments()
    results = loaded[program.entry](*arguments)
    results = results if isinstance(results, tuple) else (results,)
    return tuple(map(bits, (*results, *arguments)))


def _load(text: str) -> dict[int, ad_opt.Program]:
    """The text compiled at each level, from one lowering."""
    loaded = ad_opt.load(text, opt_level=0, fp="strict", veclib=False, cache=False)
    loaded.ir("llvm-ir")  # what is known before `with_options` is shared
    return {0: loaded, 3: loaded.with_options(opt_level=3)}


def _in_double(name: str, arity: int, at: ieee.Format) -> Callable[..., float]:
    """A function of the C library as LLVM folds it: in binary64, rounded to binary32 and less."""
    double = ieee._libm(name, arity, ieee.F64)
    rounders = [ieee.rounder(to) for to in dict.fromkeys((ieee.F32, at)) if at is not ieee.F64]
    return lambda *values: reduce(lambda x, to: to(x), rounders, double(*values))


def folded(program: Program, loaded: ad_opt.Program) -> tuple[Any, ...]:
    """As `interpreted`, where calls of the C library with constants are folded at compile time.

    LLVM evaluates ``tanhf`` of a constant by ``tanh``, which may differ from the library in the
    last bit; in binary64 it calls the same function.
    """
    with patch.object(ieee, "libm", _in_double):
        return interpreted(program, loaded)


def _difference(program: Program, levels: dict[int, ad_opt.Program]) -> str | None:
    expected = interpreted(program, levels[0])
    for level, loaded in levels.items():
        if (got := compiled(program, loaded)) != expected:
            if level > 0 and got == folded(program, levels[0]):
                continue
            pairs = enumerate(zip(got, expected, strict=True))
            wrong = [f"output {k}: -O{level} {g}, interpreter {e}" for k, (g, e) in pairs if g != e]
            return "\n".join(wrong)
    return None


def disagreement(program: Program) -> str | None:
    """Differences, or nothing."""
    return _difference(program, _load(program.text))


def disagreements(programs: Sequence[Program]) -> dict[int, str]:
    """Differences, by seed. Programs whose batch fails are checked again, each alone."""
    numbered = [program.renamed(f"_{k}") for k, program in enumerate(programs)]
    try:
        levels = _load("\n".join(program.text for program in numbered))
        if not any(_difference(program, levels) for program in numbered):
            return {}
    except Exception:  # the programs one by one say which and why
        pass
    found = {program.seed: _alone(program) for program in programs}
    wrong = {seed: text for seed, text in found.items() if text is not None}
    return wrong or {programs[0].seed: "the programs disagree together, but none does alone"}


def _alone(program: Program) -> str | None:
    try:
        return disagreement(program)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
