"""Random routines of assignments as functions of NumPy or JAX: their meaning, from their text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from assign_gradient_programs import Assigned, Program, Shape

NEUTRAL = {
    "add": 0.0,
    "sub": 0.0,
    "set": 0.0,
    "mul": 1.0,
    "div": 1.0,
    "max": -np.inf,
    "min": np.inf,
}
SCALARS = {
    "arith.addf": "add",
    "arith.subf": "subtract",
    "arith.mulf": "multiply",
    "arith.divf": "divide",
    "arith.negf": "negative",
    "arith.maximumf": "maximum",
    "arith.select": "where",
    "arith.cmpf olt,": "less",
    "arith.cmpi slt,": "less",
    "arith.cmpi eq,": "equal",
    "math.sin": "sin",
    "math.cos": "cos",
    "math.tanh": "tanh",
    "math.exp": "exp",
}
"""Functions of both libraries."""


def loss_in_jax(program: Program, symbol: int) -> Callable[[dict[str, Any]], Any]:
    """The loss as a function of JAX, of the parameters by name."""
    import jax

    jax.config.update("jax_enable_x64", True)
    steps = _Steps(jax.numpy, jax.lax.stop_gradient, symbol)

    def loss(parameters: dict[str, Any]) -> Any:
        *_, tensors = steps.of(program, parameters)
        return tensors["loss"]

    return loss


def magnitudes(program: Program, symbol: int, parameters: dict[str, Any]) -> Any:
    """Of all elements at all times: of large numbers, sines know nothing."""
    steps = _Steps(np, lambda value: value, symbol)
    with np.errstate(all="ignore"):
        found = [
            np.ravel(tensor)
            for tensors in steps.of(program, parameters)
            for tensor in tensors.values()
        ]
    return abs(np.concatenate(found))


@dataclass(frozen=True)
class _Steps:
    """Runs of programs with the functions of a library of arrays."""

    arrays: Any
    stop_gradient: Callable[[Any], Any]
    symbol: int

    def of(self, program: Program, parameters: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """All tensors by name, after each assignment."""
        tensors = {name: self.arrays.asarray(value) for name, value in parameters.items()}
        for one in program.assignments:
            tensors[one.out] = self._assigned(one, tensors, program.shapes[one.out])
            yield tensors

    def _assigned(self, one: Assigned, tensors: dict[str, Any], shape: Shape) -> Any:
        points = np.indices(one.bounds).reshape(len(one.bounds), prod(one.bounds))
        read = [
            self._read(tensors[name], _places(map_, points, self.symbol), NEUTRAL[one.kind])
            for name, map_ in zip(one.inputs, one.maps, strict=True)
        ]
        values = self.arrays.broadcast_to(self._body(one, read, points), points.shape[1:])
        # By element, in row-major order, the numbers of the points that write it.
        written = _places(one.out_map, points, self.symbol)
        cells = [tuple(int(i) for i in cell) for cell in written.T]
        writers: dict[tuple[int, ...], list[int]] = {}
        for at, cell in enumerate(cells):
            writers.setdefault(cell, []).append(at)
        start = NEUTRAL[one.kind]
        out = self.arrays.full(shape, start) if one.init else tensors[one.out]
        for cell, numbers in writers.items():
            new = self._combined(one.kind, out[cell], values[np.array(numbers)])
            if hasattr(out, "at"):
                out = out.at[cell].set(new)
            else:
                out = out.copy()
                out[cell] = new
        return out

    def _combined(self, kind: str, old: Any, values: Any) -> Any:
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
                all_ = self.arrays.concatenate([self.arrays.reshape(old, (1,)), values])
                return getattr(self.arrays, {"mul": "prod", "max": "max", "min": "min"}[kind])(all_)

    def _read(self, tensor: Any, places: Any, beyond: float) -> Any:
        inside = np.ones(places.shape[1], bool)
        for row, size in zip(places, tensor.shape, strict=True):
            inside &= (row >= 0) & (row < size)
        clipped = [row.clip(0, size - 1) for row, size in zip(places, tensor.shape, strict=True)]
        to = self.arrays.broadcast_to
        values = tensor[tuple(clipped)] if clipped else to(tensor, inside.shape)
        return values if inside.all() else self.arrays.where(inside, values, beyond)

    def _body(self, one: Assigned, read: Sequence[Any], points: Any) -> Any:
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
                operands = [known[word.rstrip(",")] for word in words]
                known[name] = self._scalar(operation, operands)
        return known[one.result]

    def _scalar(self, operation: str, operands: list[Any]) -> Any:
        match operation, operands:
            case "math.fma", [a, b, c]:
                return a * b + c
            case "autodiff.stop_gradient", [a]:
                return self.stop_gradient(a)
            case _:
                return getattr(self.arrays, SCALARS[operation])(*operands)


def _places(map_: Sequence[str], points: Any, symbol: int) -> Any:
    known = {f"d{at}": row for at, row in enumerate(points)} | {"s0": symbol}
    count = points.shape[1]
    return np.array([np.broadcast_to(eval(expr, {}, known), count) for expr in map_]).reshape(
        len(map_), count
    )
