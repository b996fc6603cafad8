"""Run what reverse mode makes: one random cotangent pulled back, as a number along a direction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from xdsl.dialects.builtin import MemRefType

from derivatives import copies, flat, is_float
from forward_runs import transformed


def buffers_of(module: Any, name: str) -> list[bool]:
    """Arguments of a function that are memrefs."""
    (func,) = (op for op in module.ops if op.name == "func.func" and op.sym_name.data == name)
    return [isinstance(type, MemRefType) for type in func.function_type.inputs]


def reverse_module(text: str, name: str, options: str = "", before: str = "") -> Any:
    """The module with ``@<name>_vjp``."""
    prefix = before + "," if before else ""
    request = f'request-derivative{{function="{name}" kind=vjp}}'
    return transformed(text, f"{prefix}{request},differentiate{options}")


def _draw(rng: np.random.Generator, value: Any) -> Any:
    shape, dtype = np.shape(value), np.asarray(value).dtype
    drawn = rng.uniform(-1.0, 1.0, shape)
    if dtype.kind == "c":
        drawn = drawn + 1j * rng.uniform(-1.0, 1.0, shape)
    return np.asarray(drawn).astype(dtype) if shape else dtype.type(drawn)


def inner(left: Sequence[Any], right: Sequence[Any]) -> float:
    """The real inner product of two lists of values."""
    pairs = zip(left, right, strict=True)
    return float(sum(np.dot(flat(a), flat(b)) for a, b in pairs))


def pull(
    call: Callable[..., Any],
    arguments: Sequence[Any],
    results: Sequence[Any],
    tangents: Sequence[Any],
    buffers: Sequence[bool],
    seed: int = 0,
) -> tuple[float, np.ndarray[Any, Any], list[Any]]:
    """Pull a random cotangent back.

    ``buffers`` says which arguments are memory. Gives the gradient along ``tangents``; the
    cotangent as a flat vector over the outputs (float results, then float arrays); and the
    arguments after the call.
    """
    rng = np.random.default_rng(seed)
    fresh = copies(arguments)
    shadows: dict[int, Any] = {}
    given: list[Any] = []
    for value, is_buffer in zip(fresh, buffers, strict=True):
        given.append(value)
        if is_buffer and is_float(value):
            given.append(shadows.setdefault(id(value), np.asarray(_draw(rng, value))))
    seeds = [_draw(rng, value) for value in results if is_float(value)]
    arrays = {id(value): value for value in fresh if isinstance(value, np.ndarray)}
    before = [shadows.get(key, np.zeros_like(value)).copy() for key, value in arrays.items()]
    found = call(*given, *seeds)
    found = found if isinstance(found, tuple) else (found,)
    gradients = iter([] if found == (None,) else found[len(results) :])
    total, seen = 0.0, set[int]()
    for value, tangent, is_buffer in zip(fresh, tangents, buffers, strict=True):
        if not is_float(value):
            continue
        if is_buffer:
            if id(value) not in seen:
                seen.add(id(value))
                total += inner([shadows[id(value)]], [tangent])
        else:
            total += inner([next(gradients)], [tangent])
    assert next(gradients, None) is None
    cotangent = np.concatenate([np.zeros(0), *map(flat, [*seeds, *before])])
    return total, cotangent, fresh
