"""Run derived functions on flat vectors: gradients, tangents of gradients, and what is expected.

Vectors of inputs hold the float arguments in order, those of outputs what `derivatives.outputs`
gives; a buffer that is given twice stands in them once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from ad_opt.passes.pipelines import DIFFERENTIATE, PREPARE

import ad_opt
from ad_opt.programs.allocations import CountedFunction
from derivatives import (
    Vector,
    copies,
    directional_difference,
    dual_derivative,
    flat,
    flatten,
    is_float,
    results_of,
)

BLOCKS = "lower-linalg-to-loops,lower-affine-to-scf,lower-scf-to-cf"
"""Regions become blocks, so that the graph is differentiated instead."""


def pipeline(
    name: str,
    *kinds: str,
    before: str = "",
    prepare: bool = True,
    context: str = "default",
    constant: Sequence[int] = (),
    memory: str = "",
) -> str:
    """The pipeline that makes ``@name_kind`` of each kind; arguments may be constants. What is said
    of ``memory`` are options of the request.
    """
    fixed = f" constant={','.join(map(str, constant))}" if constant else ""
    fixed += f" {memory}" if memory else ""
    differentiate = f"differentiate{{context={context}}}"
    kept = ",".join(f'"{name}_{kind}"' for kind in kinds)
    passes = [
        before,
        *(f'request-derivative{{function="{name}" kind={kind}{fixed}}}' for kind in kinds),
        f"internalize{{keep={kept}}}",
        PREPARE if prepare else "",
        DIFFERENTIATE.replace("differentiate", differentiate, 1) if prepare else differentiate,
    ]
    return ",".join(text for text in passes if text)


def unflatten(like: Sequence[Any], vector: Vector) -> list[Any]:
    """A vector, cut into the shapes of values; integers get ``None``, equal arrays one array."""
    seen: dict[int, Any] = {}
    found: list[Any] = []
    place = 0
    for value in like:
        if not is_float(value):
            found.append(None)
            continue
        if isinstance(value, np.ndarray) and id(value) in seen:
            found.append(seen[id(value)])
            continue
        size = flat(value).size
        part, place = vector[place : place + size], place + size
        array = np.asarray(value)
        if array.dtype.kind == "c":
            part = part.reshape(-1, 2) @ np.array([1.0, 1.0j])
        new = np.asarray(part).reshape(array.shape).astype(array.dtype)
        found.append(new if isinstance(value, np.ndarray) else new.item())
        if isinstance(value, np.ndarray):
            seen[id(value)] = found[-1]
    assert place == vector.size
    return found


def buffers_of(arguments: Sequence[Any], signature: Any) -> list[bool]:
    """Arguments that are memory with a derivative (vectors are arrays too, but values)."""
    return [
        is_float(value) and str(kind).startswith("memref")
        for value, kind in zip(arguments, signature.inputs, strict=True)
    ]


@dataclass(frozen=True)
class Reverse:
    """Results of a call of ``f_vjp``."""

    values: Vector
    """Results of the primal."""
    gradient: Vector
    arguments: list[Any]
    """The primal arguments afterwards."""


def run_vjp(
    derived: Callable[..., Any],
    signature: Any,
    arguments: Sequence[Any],
    weights: Vector,
    constant: frozenset[int] = frozenset(),
) -> Reverse:
    """Pull weights of all outputs back; the primal's signature says what is memory.

    Values among the arguments that are constant get zeros.
    """
    fresh = copies(arguments)
    memory = buffers_of(fresh, signature)
    counts = [_size_of(kind) for kind in signature.results]
    results, rest = weights[: sum(counts)], weights[sum(counts) :]
    # Vectors are values, but an array among the arguments is an output of `outputs` too.
    arrays = unflatten([a if isinstance(a, np.ndarray) else None for a in fresh], rest)
    given: list[Any] = []
    for argument, shadow, is_memory in zip(fresh, arrays, memory, strict=True):
        given += (argument, shadow) if is_memory else (argument,)
    place = 0
    for kind, count in zip(signature.results, counts, strict=True):
        if count:
            given.append(_value_of(kind, results[place : place + count]))
        place += count
    found = results_of(derived(*given))
    gradients = iter(found[len(signature.results) :])
    parts: list[Any] = []
    for at, (value, shadow, is_memory) in enumerate(zip(fresh, arrays, memory, strict=True)):
        if is_memory:
            parts.append(shadow)
        elif is_float(value):
            own = 0.0 * value if at in constant else next(gradients)
            parts.append(own + (0.0 if shadow is None else shadow))
    values = [copy(v) for v in found[: len(signature.results)]]  # one value may be given twice
    return Reverse(flatten(values), flatten(parts), fresh)


def run_vjp_tangent(
    derived: Callable[..., Any],
    signature: Any,
    arguments: Sequence[Any],
    direction: Vector,
    weights: Vector,
) -> Vector:
    """Change of the gradient of the weighted outputs along a direction."""
    fresh = copies(arguments)
    memory = buffers_of(fresh, signature)
    tangents = unflatten(fresh, direction)
    counts = [_size_of(kind) for kind in signature.results]
    results, rest = weights[: sum(counts)], weights[sum(counts) :]
    cells = [a if isinstance(a, np.ndarray) else None for a in fresh]
    shadows, changes = unflatten(cells, rest), unflatten(cells, np.zeros(rest.size))
    both = zip(fresh, tangents, memory, shadows, changes, strict=True)
    given: list[Any] = []
    for argument, tangent, is_memory, shadow, change in both:
        given.append(argument)
        given += () if tangent is None else (tangent,)
        given += (shadow, change) if is_memory else ()
    place = 0
    for kind, count in zip(signature.results, counts, strict=True):
        if count:
            seed = _value_of(kind, results[place : place + count])
            given += (seed, 0 * seed)
        place += count
    found = results_of(derived(*given))
    active = [is_float(value) and not m for value, m in zip(fresh, memory, strict=True)]
    last = iter(found[len(found) - sum(active) :])
    parts = [
        change if is_memory else copy(next(last))
        for value, change, is_memory in zip(fresh, changes, memory, strict=True)
        if is_float(value)
    ]
    return flatten(parts)


def _size_of(kind: Any) -> int:
    """Real numbers in a value of a type; 0 for integers and memory."""
    text = str(kind)
    if text.startswith("vector<"):
        *extents, element = text[len("vector<") : -1].split("x")
        return int(np.prod([int(n) for n in extents])) if element.startswith("f") else 0
    if text.startswith("complex<"):
        return 2
    return 1 if text in ("f64", "f32", "f16", "bf16") else 0


def _value_of(kind: Any, numbers: Vector) -> Any:
    text = str(kind)
    if text.startswith("vector<"):
        return numbers.copy()
    return complex(*numbers) if len(numbers) == 2 else float(numbers[0])


def expected_products(
    module: Any, name: str, arguments: Sequence[Any], directions: Sequence[Vector]
) -> list[Vector]:
    """Tangents of all outputs along each direction of the inputs, from dual numbers."""
    return [
        dual_derivative(module, name, arguments, unflatten(arguments, v))[1] for v in directions
    ]


def directions_for(size: int, rng: np.random.Generator) -> list[Vector]:
    """Every axis of a small space; a few random directions of a large one."""
    if size <= 16:
        return list(np.eye(size))
    return [rng.uniform(-1.0, 1.0, size) for _ in range(3)]


def second_difference(
    gradient: Callable[[Sequence[Any]], Vector],
    arguments: Sequence[Any],
    direction: Vector,
    step: float,
) -> Any:
    """Change of a gradient along a direction, by differences."""
    flat_call = lambda *values: flatten_gradient(gradient(values))  # noqa: E731
    return directional_difference(flat_call, arguments, unflatten(arguments, direction), step)


def flatten_gradient(vector: Vector) -> tuple[Any, ...]:
    """A vector as the results of a call."""
    return tuple(float(x) for x in vector)


@lru_cache(maxsize=4)
def loaded(text: str) -> ad_opt.Program:
    """A program, read once for all that is asked of it in a row."""
    return ad_opt.load(text, cache=False, veclib=False)


def derived(case: Any, kind: str, *, opt_level: int = 3, **options: Any) -> CountedFunction:
    """The compiled derivative of a case's function; it counts its allocations."""
    program = loaded(case.text).with_options(opt_level=opt_level)
    made = program.after(pipeline(case.name, kind, **options))
    return CountedFunction(made[f"{case.name}_{kind}"])
