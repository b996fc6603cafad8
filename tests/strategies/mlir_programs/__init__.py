"""Random well-typed MLIR programs without undefined behaviour.

`programs()` is a hypothesis strategy (it shrinks); `random_program(seed)` draws from the same
grammar with a plain generator, for runs of many thousands. Both give a `Program`: text, arguments.

Every program is defined for all inputs: divisors are odd and positive, shifts are masked, indices
are taken modulo the size, floats are clamped before they become integers, loops have few trips.
NaNs may arise but their sign and payload, which IEEE leaves open, are never looked at.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from hypothesis import strategies as st

from .builder import Choices, FunctionBuilder
from .functions import write_module

__all__ = ["FunctionBuilder", "Program", "programs", "random_program"]


@dataclass(frozen=True)
class Program:
    """A module whose ``entry`` takes ``arguments()``."""

    text: str
    parameter_types: tuple[str, ...]
    seed: int
    entry: str = "main"

    def renamed(self, suffix: str) -> Program:
        """The same with longer function names, so that several programs fit into one module."""
        text = re.sub(r"@\w+", lambda name: name[0] + suffix, self.text)
        return replace(self, text=text, entry=self.entry + suffix)

    def arguments(self) -> list[Any]:
        """Fresh arguments, the same at every call."""
        rng = random.Random(self.seed)
        return [make_argument(rng, t) for t in self.parameter_types]


NUMPY = {
    "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "index": np.int64, "f16": np.float16, "f32": np.float32, "f64": np.float64,
}  # fmt: skip

SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, float("inf"), float("-inf"), float("nan"), 1e-310, 1e300]


def make_float(rng: random.Random) -> float:
    return rng.choice(SPECIAL) if rng.random() < 0.2 else rng.uniform(-4, 4)


def make_integer(rng: random.Random, type: str) -> int:
    if type == "i1":
        return rng.randrange(2)
    width = 64 if type == "index" else int(type[1:])
    low = -(1 << (width - 1))
    edges = [0, 1, -1, low, -low - 1]
    return rng.choice(edges) if rng.random() < 0.3 else rng.randrange(max(low, -50), min(-low, 50))


def make_argument(rng: random.Random, type: str) -> Any:
    if type.startswith("memref"):
        *shape, element = type[len("memref<") : -1].split("x")
        # A memref<?x..> argument gets a size that the program does not know.
        sizes = [rng.randrange(1, 5) if s == "?" else int(s) for s in shape]
        draw = make_float if element.startswith("f") else lambda r: make_integer(r, element)
        values = [draw(rng) for _ in range(int(np.prod(sizes)))]
        with np.errstate(over="ignore"):
            return np.array(values).astype(NUMPY[element]).reshape(sizes)
    if type.startswith(("f", "bf")):
        with np.errstate(over="ignore"):
            return {"f16": np.float16, "f32": np.float32}.get(type, float)(make_float(rng))
    value = make_integer(rng, type)
    return bool(value) if type == "i1" else value


def random_program(seed: int, size: int = 12) -> Program:
    """The program of a seed; ``size`` bounds the statements of a block."""
    rng = random.Random(seed)
    choices = Choices(lambda low, high: rng.randint(low, high))
    text, types = write_module(choices, size)
    return Program(text, types, seed)


@st.composite
def programs(draw: st.DrawFn, size: int = 8) -> Program:
    """Programs, drawn so that hypothesis can shrink them: smaller choices are simpler programs."""
    choices = Choices(lambda low, high: draw(st.integers(low, high)))
    text, types = write_module(choices, size)
    return Program(text, types, draw(st.integers(0, 2**16)))
