"""Random programs of tensors, each with the same program of NumPy's arrays beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ad_opt import DiagnosticError, tensor

Arrays = list[NDArray[np.float64]]
Oracle = Callable[[Arrays], Any]
MOST_AXES, MOST_ELEMENTS = 5, 3000


@dataclass
class Programs:
    """Tensors of parameters, and what NumPy computes from the arrays of these."""

    rng: np.random.Generator
    params: list[tensor.Tensor] = field(default_factory=list)
    pool: list[tuple[tensor.Tensor, Oracle]] = field(default_factory=list)
    log: list[str] = field(default_factory=list)

    def draw(self) -> None:
        """Parameters, and a few operations."""
        for at in range(self.rng.integers(1, 4)):
            shape = tuple(map(int, self.rng.integers(1, 4, size=self.rng.integers(0, 4))))
            init = self.rng.normal(size=shape)
            self.params.append(tensor.param(shape, init, f"p{at}", "f64"))
            self.pool.append((self.params[-1], lambda arrays, at=at: arrays[at]))
        for _ in range(self.rng.integers(2, 9)):
            operation = OPERATIONS[self.rng.integers(len(OPERATIONS))]
            try:
                made = operation(self, *self.one())
            except DiagnosticError:  # shapes that do not fit
                continue
            if made is None or made[0].ndim > MOST_AXES or made[0].size > MOST_ELEMENTS:
                continue
            self.pool.append(made)
            self.log.append(operation.__name__)

    def one(self) -> tuple[tensor.Tensor, Oracle]:
        """Any of the tensors, late ones more often."""
        if self.rng.random() < 0.5:
            return self.pool[self.rng.integers(len(self.pool))]
        return self.pool[-1 - self.rng.integers(min(3, len(self.pool)))]

    def outputs(self) -> list[tuple[tensor.Tensor, Oracle]]:
        """The last tensor, and another one."""
        last, other = self.pool[-1], self.pool[self.rng.integers(len(self.pool))]
        return [last] if other[0] is last[0] else [last, other]


Made = tuple[tensor.Tensor, Oracle] | None


def pair(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    u, g = p.one()
    return [
        (t + u, lambda e: f(e) + g(e)),
        (t * u, lambda e: f(e) * g(e)),
        (t - u, lambda e: f(e) - g(e)),
        (tensor.maximum(t, u), lambda e: np.maximum(f(e), g(e))),
    ][p.rng.integers(4)]


def function(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    return [
        (tensor.tanh(t), lambda e: np.tanh(f(e))),
        (tensor.sin(t), lambda e: np.sin(f(e))),
        (tensor.exp(-(t * t)), lambda e: np.exp(-(f(e) ** 2))),
    ][p.rng.integers(3)]


def reduction(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    if not t.ndim:
        return None
    axis, keep = int(p.rng.integers(t.ndim)), bool(p.rng.integers(2))
    name = str(p.rng.choice(["sum", "max", "min", "mean"]))
    return getattr(t, name)(axis, keep), lambda e: getattr(np, name)(f(e), axis, keepdims=keep)


def part(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    index: list[Any] = []
    for size in t.shape:
        index.append(
            [
                int(p.rng.integers(-size, size)),
                slice(None, None, -1),
                slice(int(p.rng.integers(size)), None),
                slice(None, None, int(p.rng.integers(1, 3))),
                slice(None),
            ][p.rng.integers(5)]
        )
        if p.rng.random() < 0.15:
            index.append(None)
    return t[tuple(index)], lambda e: f(e)[tuple(index)]


def concatenation(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    if not t.ndim:
        return None
    axis = int(p.rng.integers(t.ndim))
    made = tensor.concatenate([t, t * 2.0, t], axis)
    return made, lambda e: np.concatenate([f(e), f(e) * 2, f(e)], axis)


def transposition(_: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    return t.T, lambda e: f(e).T


def margins(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    widths = [tuple(map(int, p.rng.integers(0, 3, size=2))) for _ in t.shape]
    return (tensor.pad(t, widths), lambda e: np.pad(f(e), widths)) if widths else None


def shares(_: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    def oracle(e: Arrays) -> Any:
        weights = np.exp(f(e) - f(e).max(-1, keepdims=True))
        return weights / weights.sum(-1, keepdims=True)

    return (tensor.softmax(t), oracle) if t.ndim else None


def product(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    u, g = p.one()
    return (t @ u, lambda e: f(e) @ g(e)) if t.ndim and u.ndim else None


def choice_of_rows(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    if not t.ndim:
        return None
    shape = tuple(map(int, p.rng.integers(1, 4, size=p.rng.integers(0, 3))))
    ids = p.rng.integers(0, t.shape[0], size=shape).astype(np.int32)
    return t[tensor.data(ids)], lambda e: f(e)[ids]


def neighbours(_: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    if not t.ndim or t.shape[-1] < 2:
        return None
    made = tensor.einsum("...,o+k=>...,o", t, k=2)
    return made, lambda e: f(e)[..., 1:] + f(e)[..., :-1]


def pooling(_: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    def oracle(e: Arrays) -> Any:
        x = f(e)
        widths = [(0, 0)] * (x.ndim - 1) + [(1, 1)]
        wide = np.pad(x, widths, constant_values=-np.inf)
        return np.max([wide[..., at : at + x.shape[-1]] for at in range(3)], axis=0)

    if not t.ndim:
        return None
    return tensor.einsum("...,o=+k=>...,o", t, k=3, reduce="max"), oracle


def choice(p: Programs, t: tensor.Tensor, f: Oracle) -> Made:
    u, g = p.one()
    return tensor.where(t > u, t * u, u), lambda e: np.where(f(e) > g(e), f(e) * g(e), g(e))


OPERATIONS: list[Callable[[Programs, tensor.Tensor, Oracle], Made]] = [
    pair, function, reduction, part, concatenation, transposition, margins, shares, product,
    choice_of_rows, neighbours, pooling, choice,
]  # fmt: skip
