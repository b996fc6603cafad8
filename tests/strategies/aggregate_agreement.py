"""Do interpreter and machine code agree on a program with own types, and its derivatives?

The interpreter runs the program as written, with dispatch and generics done directly, on dual
numbers for derivatives; so it shares nothing with the passes that take all of that apart.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.lowering.interpreters.dual.dual import run_dual

import ad_opt
from aggregate_programs import REAL, AggregateProgram, Type

TOLERANCE = 1e-9


def numbers(value: Any) -> list[float]:
    """All numbers in nested tuples, in order."""
    if value is None:
        return []
    if isinstance(value, np.ndarray):
        return [float(number) for number in value.reshape(-1).tolist()]
    if isinstance(value, tuple | list):
        return [number for part in value for number in numbers(part)]
    return [float(value)]


def shaped(type: Type, directions: Iterator[float]) -> Any:
    """A tangent of the interpreter: a number for each differentiable leaf, ``None`` for others."""
    if type is REAL:
        return next(directions)
    if not type.parts:
        return None
    return tuple(
        None if name in type.constant else shaped(part, directions) for name, part in type.parts
    )


def differs(got: Sequence[float], wanted: Sequence[float], tolerance: float = TOLERANCE) -> bool:
    """True if two lists of numbers are not the same up to rounding."""
    if len(got) != len(wanted):
        return True
    scale = max([1.0, *map(abs, wanted)])
    return any(
        not math.isclose(a, b, abs_tol=tolerance * scale) for a, b in zip(got, wanted, strict=True)
    )


def value_disagrees(program: AggregateProgram) -> Iterator[str]:
    """Machine code without optimisation against the interpreter, bit for bit."""
    module = parse_module(make_context(), program.text, "in.mlir")
    expected = run_function(module, "main", program.arguments())[0]
    loaded = ad_opt.load(program.text, opt_level=0, fp="strict", veclib=False, cache=False)
    for level, it in ((0, loaded), (3, loaded.with_options(opt_level=3))):
        got = it["main"](*program.arguments())
        if got != expected and differs([got], [expected]):
            yield f"value: -O{level} {got}, interpreter {expected}"


def gradient_of(program: AggregateProgram, point: Sequence[Any] | None = None) -> list[float]:
    """The gradient with respect to each differentiable leaf, by dual numbers."""
    arguments = program.arguments() if point is None else list(point)
    module = parse_module(make_context(), program.text, "in.mlir")
    count = len(program.leaves())
    found: list[float] = []
    for at in range(count):
        unit = iter([1.0 if k == at else 0.0 for k in range(count)])
        tangents = [shaped(type, unit) for type in program.types]
        found.append(run_dual(module, "main", arguments, tangents).tangents[0])
    return found


def derivatives_disagree(program: AggregateProgram) -> Iterator[str]:
    """Reverse and forward mode, compiled, against dual numbers."""
    expected = gradient_of(program)
    loaded = ad_opt.load(program.text, cache=False)
    wrt = tuple(at for at, type in enumerate(program.types) if numeric(type))
    gradient = ad_opt.grad(loaded["main"], wrt=wrt)(*program.arguments())
    if differs(got := numbers(gradient), expected):
        yield f"gradient: {got}, by dual numbers {expected}"
    rng = random.Random(program.seed)
    directions = [rng.uniform(-1, 1) for _ in expected]
    given = iter(directions)
    tangents = tuple(dense(program.types[at], given) for at in wrt)
    forward = ad_opt.jvp(loaded["main"], program.arguments(), with_holes(program, wrt, tangents))
    slope = math.fsum(d * g for d, g in zip(directions, expected, strict=True))
    if differs([forward[1]], [slope]):
        yield f"jvp: {forward[1]}, by dual numbers {slope}"


def second_derivatives_disagree(program: AggregateProgram) -> Iterator[str]:
    """The Hessian in a direction, compiled, against differences of gradients by dual numbers."""
    rng = random.Random(program.seed + 2)
    directions = [rng.uniform(-1, 1) for _ in program.leaves()]
    step = 1e-4
    ahead, behind = (
        gradient_of(program, moved(program, directions, sign * step)) for sign in (1, -1)
    )
    expected = [(a - b) / (2 * step) for a, b in zip(ahead, behind, strict=True)]
    loaded = ad_opt.load(program.text, cache=False)
    given = iter(directions)
    tangents = [dense(type, given) if numeric(type) else None for type in program.types]
    got = numbers(ad_opt.hvp(loaded["main"], program.arguments(), tangents))
    if differs(got, expected, 1e-5):
        yield f"hvp: {got}, by differences {expected}"


def numeric(type: Type) -> bool:
    """True if an argument of a type takes part in derivatives."""
    return type is REAL or bool(type.parts)


def moved(program: AggregateProgram, directions: Sequence[float], step: float) -> list[Any]:
    """The arguments, a step along the directions."""
    given = iter(directions)

    def visit(type: Type, value: Any, fixed: bool) -> Any:
        if type is REAL and not fixed:
            return value + step * next(given)
        if not type.parts or fixed:
            return value
        return tuple(
            visit(part, inner, name in type.constant)
            for (name, part), inner in zip(type.parts, value, strict=True)
        )

    return [visit(t, v, False) for t, v in zip(program.types, program.arguments(), strict=True)]


def dense(type: Type, directions: Iterator[float]) -> Any:
    """A tangent as callers pass it: of the Differential, which lacks what has no derivative."""
    if type is REAL:
        return next(directions)
    return tuple(dense(part, directions) for name, part in type.parts if name not in type.constant)


def with_holes(program: AggregateProgram, wrt: Sequence[int], tangents: Sequence[Any]) -> list[Any]:
    """A tangent for each argument; ``None`` for those that have none."""
    by = dict(zip(wrt, tangents, strict=True))
    return [by.get(at) for at in range(len(program.types))]


def disagreements(program: AggregateProgram) -> Iterator[str]:
    """Faults, each as a sentence; errors count. Of every third seed, second derivatives."""
    checks = [value_disagrees, derivatives_disagree]
    if program.seed % 3 == 0:
        checks.append(second_derivatives_disagree)
    for check in checks:
        try:
            yield from check(program)
        except Exception as error:
            yield f"{check.__name__}: {type(error).__name__}: {error}"
