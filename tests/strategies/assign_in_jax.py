"""Random routines of assignments as functions of JAX: what these mean, from their own text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from assign_gradient_programs import Assigned, Program, Shape

jax.config.update("jax_enable_x64", True)

NEUTRAL = {
    "add": 0.0,
    "sub": 0.0,
    "set": 0.0,
    "mul": 1.0,
    "div": 1.0,
    "max": -np.inf,
    "min": np.inf,
}
SCALARS: dict[str, Callable[..., Any]] = {
    "arith.addf": jnp.add,
    "arith.subf": jnp.subtract,
    "arith.mulf": jnp.multiply,
    "arith.divf": jnp.divide,
    "arith.negf": jnp.negative,
    "arith.maximumf": jnp.maximum,
    "arith.select": jnp.where,
    "arith.cmpf olt,": jnp.less,
    "arith.cmpi slt,": np.less,
    "arith.cmpi eq,": np.equal,
    "math.sin": jnp.sin,
    "math.cos": jnp.cos,
    "math.tanh": jnp.tanh,
    "math.exp": jnp.exp,
    "math.fma": lambda a, b, c: a * b + c,
    "autodiff.stop_gradient": jax.lax.stop_gradient,
}


def loss_of(program: Program, symbol: int) -> Callable[[dict[str, Any]], Any]:
    """The loss as a function of the parameters by name."""

    def loss(parameters: dict[str, Any]) -> Any:
        for tensors in _steps(program, symbol, parameters):
            pass
        return tensors["loss"]

    return loss


def largest(program: Program, symbol: int, parameters: dict[str, Any]) -> float:
    """The largest magnitude of an element, at any time: of large ones, sines know nothing."""
    found = [
        abs(element)
        for tensors in _steps(program, symbol, parameters)
        for tensor in tensors.values()
        for element in np.ravel(tensor)
    ]
    return max(found)


def _steps(program: Program, symbol: int, parameters: dict[str, Any]) -> Iterator[dict[str, Any]]:
    tensors = {name: jnp.asarray(value) for name, value in parameters.items()}
    for one in program.assignments:
        shape = program.shapes[one.out]
        tensors[one.out] = _assigned(one, tensors, shape, symbol)
        yield tensors


def _assigned(one: Assigned, tensors: dict[str, Any], shape: Shape, symbol: int) -> Any:
    points = np.indices(one.bounds).reshape(len(one.bounds), prod(one.bounds))
    read = [
        _read(tensors[name], _places(map_, points, symbol), NEUTRAL[one.kind])
        for name, map_ in zip(one.inputs, one.maps, strict=True)
    ]
    values = jnp.broadcast_to(_body(one, read, points), points.shape[1:])
    # By element, in row-major order, the numbers of the points that write it.
    cells = [tuple(int(i) for i in cell) for cell in _places(one.out_map, points, symbol).T]
    writers: dict[tuple[int, ...], list[int]] = {}
    for at, cell in enumerate(cells):
        writers.setdefault(cell, []).append(at)
    start = NEUTRAL[one.kind]
    out = jnp.full(shape, start) if one.init else tensors[one.out]
    for cell, numbers in writers.items():
        out = out.at[cell].set(_combined(one.kind, out[cell], values[np.array(numbers)]))
    return out


def _combined(kind: str, old: Any, values: Any) -> Any:
    match kind:
        case "set":
            return values[-1]
        case "add" | "sub":
            return old + values.sum() if kind == "add" else old - values.sum()
        case "div":
            for value in values:
                old = old / value
            return old
        case _:
            all_ = jnp.concatenate([jnp.reshape(old, (1,)), values])
            return {"mul": jnp.prod, "max": jnp.max, "min": jnp.min}[kind](all_)


def _places(map_: Sequence[str], points: Any, symbol: int) -> Any:
    known = {f"d{at}": row for at, row in enumerate(points)} | {"s0": symbol}
    count = points.shape[1]
    return np.array([np.broadcast_to(eval(expr, {}, known), count) for expr in map_]).reshape(
        len(map_), count
    )


def _read(tensor: Any, places: Any, beyond: float) -> Any:
    inside = np.ones(places.shape[1], bool)
    for row, size in zip(places, tensor.shape, strict=True):
        inside &= (row >= 0) & (row < size)
    clipped = [row.clip(0, size - 1) for row, size in zip(places, tensor.shape, strict=True)]
    values = tensor[tuple(clipped)] if clipped else jnp.broadcast_to(tensor, inside.shape)
    return values if inside.all() else jnp.where(inside, values, beyond)


def _body(one: Assigned, read: Sequence[Any], points: Any) -> Any:
    known: dict[str, Any] = dict(zip(("%a", "%b"), read, strict=False)) | {"%half": 0.7}
    for line in one.body.splitlines():
        name, _, rest = line.partition(" = ")
        text = rest.rpartition(" : ")[0]
        operation, *words = text.split(" ")
        if operation == "assign.index":
            known[name] = points[int(words[0])]
        elif operation == "arith.constant":
            known[name] = float(words[0]) if "." in words[0] else int(words[0])
        else:
            if operation.startswith("arith.cmp"):
                operation += " " + words.pop(0)
            known[name] = SCALARS[operation](*(known[word.rstrip(",")] for word in words))
    return known[one.result]
