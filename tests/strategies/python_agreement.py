"""Compiled derivatives of a program against the interpreter's run of it as it is written.

The interpreter runs no pass, and its dual numbers share no code with the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from derivative_agreement import LARGEST, Point, near
from derivatives import Vector, copies, flatten, is_float, outputs, results_of
from found_programs import FoundProgram

REFUSALS = frozenset(
    "AD0401 AD0402 AD0403 AD0501 AD0503 AD0601 AD0701 AD0702 AD0705 AD0706 AD0707 AD0708".split()
)
"""Refusals that are allowed: something has no derivative, or no value in Python."""


def compiled(program: FoundProgram) -> ad_opt.Function:
    """The function as machine code."""
    loaded = ad_opt.load(program.text, veclib=False, cache=False)
    if "tensor<" in program.text:
        loaded = loaded.after("bufferize-tensors")
    return loaded[program.entry]


def forward(f: ad_opt.Function, arguments: list[Any], tangents: list[Any]) -> Vector:
    """Tangents of the results and of the arrays, by forward mode."""
    fresh, directions = copies(arguments), copies(tangents)
    value, change = ad_opt.jvp(f, fresh, directions)
    floats = [v for v in results_of(value) if is_float(v)]
    changes = results_of(change)
    assert len(floats) == len(changes)
    arrays = [t for t in directions if isinstance(t, np.ndarray)]
    return np.concatenate([flatten(list(changes)), flatten(arrays)])


def problems(program: FoundProgram) -> Iterator[str]:
    """Differences, each as a sentence."""
    try:
        yield from _problems(program, Point(program))
    except DiagnosticError as error:
        if error.diagnostics[0].code not in REFUSALS:
            yield str(error)


def _problems(program: FoundProgram, point: Point) -> Iterator[str]:
    moved = any(map(is_float, program.arguments()))
    f, rtol = compiled(program), max(1e-12 * point.eps, point.coarse)
    found, expected = outputs(f, program.arguments()), point.outputs
    if found.shape != expected.shape or not np.allclose(
        found, expected, rtol=rtol, atol=rtol, equal_nan=True
    ):
        yield f"values {found}, the interpreter's {expected}"
    if not moved or not expected.size or not np.all(np.abs(expected) < LARGEST):
        return
    tangents = forward(f, program.arguments(), point.tangents)
    if not near(tangents, point.dual[1], rtol, point.dual[1]):
        yield f"forward mode {tangents}, dual numbers {point.dual[1]}"
    if np.all(np.abs(point.dual[1]) < LARGEST):
        ad_opt.check_grads(f, *program.arguments(), order=0)
