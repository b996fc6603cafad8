"""Random well-typed MLIR programs that can be differentiated nearly everywhere.

`smooth_programs()` is a hypothesis strategy (it shrinks); `smooth_program(seed)` draws from the
same grammar with a plain generator. Values stay small however often something is repeated, domains
are kept (logarithms see at least 1), and every program is defined for all inputs. There may be
kinks and jumps (`abs`, comparisons of floats): `kinks.distance` says how far away they are.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
from hypothesis import strategies as st

from mlir_programs.builder import Choices
from random_cfgs import RandomCfg, random_cfg

from .builder import BUFFERS, COMPLEX, VECTOR
from .functions import write_module

__all__ = [
    "GraphProgram",
    "SmoothProgram",
    "graph_program",
    "low_precision_program",
    "smooth_program",
    "smooth_programs",
]


@dataclass(frozen=True)
class SmoothProgram:
    """A module whose ``entry`` takes ``arguments()``."""

    text: str
    types: tuple[str, ...]
    seed: int
    narrow: bool = False
    """True if some numbers are ``f32``."""
    entry: str = "main"

    def arguments(self) -> list[Any]:
        """Fresh arguments, the same at every call; sometimes one buffer stands for two."""
        rng = random.Random(self.seed)
        found: list[Any] = []
        known: dict[str, Any] = {}
        for t in self.types:
            made = make_argument(rng, t)
            if t in known and rng.random() < 0.3:
                made = known[t]
            if t in BUFFERS:
                known[t] = made
            found.append(made)
        return found


NUMPY = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "index": np.int64,
    COMPLEX: np.complex128,
}


def number(rng: random.Random, type: str) -> Any:
    """A number of a type; floats keep away from zero, where some functions are special."""
    if type in ("f64", "f32", "f16"):
        return rng.uniform(0.05, 1.5) * rng.choice((1.0, -1.0))
    if type == COMPLEX:
        return complex(number(rng, "f64"), number(rng, "f64"))
    return rng.randrange(2) if type == "i1" else rng.randrange(-3, 8)


def make_argument(rng: random.Random, type: str) -> Any:
    if type == VECTOR:
        return np.array([number(rng, "f64") for _ in range(4)])
    known = type.replace("f16", "f32")
    if known in BUFFERS:
        extents, element = BUFFERS[known]
        element = element.replace("f32", "f16") if known != type else element
        sizes = [rng.randrange(1, 5) if e is None else e for e in extents]
        values = [number(rng, element) for _ in range(int(np.prod(sizes)))]
        return np.array(values, NUMPY[element]).reshape(sizes)
    found = number(rng, type)
    if type == "i1":
        return bool(found)
    return NUMPY[type](found) if type in ("f32", "f16") else found


def smooth_program(seed: int, size: int = 10, tensors: bool = False) -> SmoothProgram:
    """The program of a seed; ``size`` bounds the statements of ``@main``."""
    rng = random.Random(seed)
    made = write_module(Choices(lambda low, high: rng.randint(low, high)), size, tensors)
    return SmoothProgram(made.text, made.types, seed, made.narrow)


def low_precision_program(seed: int, size: int = 10) -> SmoothProgram:
    """The program of a seed in which some numbers have 16 bits; arguments are ``f16``."""
    rng = random.Random(seed)
    # The first choice is whether there are narrow numbers at all.
    given = chain([4], iter(lambda: None, 0))

    def draw(low: int, high: int) -> int:
        chosen = next(given)
        return rng.randint(low, high) if chosen is None else chosen

    made = write_module(Choices(draw), size)
    wide = any("f32" in t for t in made.types) or seed % 2 == 0
    narrow = "f16" if wide else "bf16"
    types = tuple(t.replace("f32", narrow) for t in made.types)
    return SmoothProgram(made.text.replace("f32", narrow), types, seed, True)


@dataclass(frozen=True)
class GraphProgram:
    """A function of `random_cfgs`."""

    text: str
    seed: int
    narrow: bool = False
    entry: str = "f"

    def arguments(self) -> list[Any]:
        """Fresh arguments, the same at every call."""
        return RandomCfg(self.text, self.entry, self.seed).arguments()


def graph_program(seed: int) -> GraphProgram:
    """The graph of blocks of a seed."""
    return GraphProgram(random_cfg(seed, 3 + seed % 8).text, seed)


@st.composite
def smooth_programs(draw: st.DrawFn, size: int = 6) -> SmoothProgram:
    """Programs, drawn so that hypothesis can shrink them: smaller choices are simpler programs."""
    made = write_module(Choices(lambda low, high: draw(st.integers(low, high))), size)
    return SmoothProgram(made.text, made.types, draw(st.integers(0, 2**16)), made.narrow)
