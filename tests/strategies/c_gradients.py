"""Derivatives of the C programs as `ad_opt` gives them, flat like those of `c_runs`."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

import ad_opt
from ad_opt.programs.wrt import name_of
from c_programs import Program
from c_runs import (
    Vector,
    copies,
    flat,
    is_plain,
    is_real,
    outputs,
    path_of,
    point,
    primal,
    results_of,
    weighted,
    weights,
    with_values,
)


@lru_cache(maxsize=4)
def _loaded(program: Program, level: str) -> ad_opt.Program:
    """Imported once for forward and reverse mode, where these are asked for one after the other."""
    return ad_opt.load(path_of(program, level))


def function(program: Program, level: str) -> Any:
    """The function of a program, as users load it."""
    return _loaded(program, level)[program.function]


def once(program: Program, arguments: list[Any], values: list[Any]) -> Vector:
    """Collect the values of differentiated arguments; an array that is given twice counts once."""
    found: dict[int, Any] = {}
    for index, value in zip(program.wrt, values, strict=True):
        argument = arguments[index]
        found[id(argument) if isinstance(argument, np.ndarray) else -1 - index] = value
    return np.concatenate([np.zeros(0), *map(flat, found.values())])


@cache
def gradient(program: Program, level: str) -> Vector:
    """The gradient of the weighted sum of the outputs, by reverse mode."""
    return gradient_of(program, function(program, level))


def gradient_of(program: Program, f: Any) -> Vector:
    """The same of a function of the program that was loaded in some way."""
    arguments = program.arguments()
    before = outputs(program, primal(program, "O0")) if program.runs else [0.0]
    if is_plain(program, before):
        return once(program, arguments, list(ad_opt.grad(f, wrt=program.wrt)(*arguments)))
    factors = weights(program, before)
    count = len(factors) - len(program.outputs)
    pullback = ad_opt.vjp(f, *arguments, wrt=program.wrt)[1]
    buffers = {
        name_of(f.signature, at): w for at, w in zip(program.outputs, factors[count:], strict=True)
    }
    return once(program, arguments, list(pullback(*factors[:count], **buffers)))


def slope(program: Program, level: str, direction: Vector) -> float:
    """The derivative of the weighted sum along a direction, by forward mode."""
    return slope_of(program, function(program, level), direction)


def slope_of(program: Program, f: Any, direction: Vector) -> float:
    """The same of a function of the program that was loaded in some way."""
    arguments = program.arguments()
    factors = weights(program, outputs(program, primal(program, "O0")))
    tangents: list[Any] = [None] * len(arguments)
    seen: dict[int, Any] = {}
    at = 0
    for index in program.wrt:
        value = arguments[index]
        size = flat(value).size
        fresh = not isinstance(value, np.ndarray) or id(value) not in seen
        if fresh:
            zero = np.zeros_like(value) if isinstance(value, np.ndarray) else type(value)(0)
            seen[id(value)] = with_values(zero, direction[at : at + size])
            at += size
        tangents[index] = seen[id(value)]
    for index in program.outputs:
        if tangents[index] is None:
            tangents[index] = np.zeros_like(arguments[index])
    fresh_arguments = copies(arguments)
    rates = ad_opt.jvp(f, fresh_arguments, tangents)[1]
    found = [rate for rate in results_of(rates) if rate is not None and is_real(rate)]
    return weighted([*found, *(tangents[at] for at in program.outputs)], factors)


def direction(program: Program) -> Vector:
    """A random direction for forward mode."""
    return np.random.default_rng(3).uniform(-1.0, 1.0, point(program).size)
