"""Do the reference interpreter and the compiled code agree on a program, bit for bit?"""

from __future__ import annotations

from typing import Any

import numpy as np
from ad_opt.lowering.interpreters import run_function

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
    results = run_function(loaded.module, "main", arguments)
    return tuple(map(bits, (*results, *arguments)))


def compiled(program: Program, loaded: ad_opt.Program) -> tuple[Any, ...]:
    """Results and arguments afterwards, from machine code."""
    arguments = program.arguments()
    results = loaded["main"](*arguments)
    results = results if isinstance(results, tuple) else (results,)
    return tuple(map(bits, (*results, *arguments)))


def disagreement(program: Program) -> str | None:
    """What differs, or nothing."""
    loaded = ad_opt.load(program.text, opt_level=0, fp="strict", veclib=False, cache=False)
    expected = interpreted(program, loaded)
    for level, variant in ((0, loaded), (3, loaded.with_options(opt_level=3))):
        if (got := compiled(program, variant)) != expected:
            pairs = enumerate(zip(got, expected, strict=True))
            wrong = [f"output {k}: -O{level} {g}, interpreter {e}" for k, (g, e) in pairs if g != e]
            return "\n".join(wrong)
    return None
