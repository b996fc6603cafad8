"""A row of the table of C programs, and what arguments are made of.

A row names the arguments as the function has them in LLVM IR: numbers; NumPy arrays for pointers; a
small struct is what the calling convention makes of it (``struct {double x, y;}`` is two numbers),
a big one is a structured array.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Program:
    """A function of a C program, at a point."""

    function: str
    guards: str
    """Consequence if the implementation got this wrong; one line."""
    arguments: Callable[[], list[Any]]
    wrt: tuple[int, ...]
    """Arguments that are differentiated."""
    outputs: tuple[int, ...] = ()
    """Buffers that it writes, whose cotangents are given."""
    exact: Callable[..., tuple[Any, ...]] | None = None
    """The gradient by a formula; takes the arguments, then the weights of several outputs."""
    expect: str = "gradient"
    """``gradient``; ``refused``: a diagnostic; ``either``: the right gradient or a diagnostic."""
    step: float = 1e-2
    """Largest step of differences; smaller than the distance to the next kink."""
    rtol: float = 1e-7
    runs: bool = True
    """True if the original can be executed here, all symbols found."""
    label: str = ""
    source: str = ""
    """The file, where it is not called as the function is."""

    @property
    def file(self) -> str:
        """The name of the files, without what follows the dot."""
        return self.source or self.function

    def __repr__(self) -> str:
        return self.label or self.function


def ramp(*shape: int, phase: float = 0.0, dtype: Any = np.float64) -> Any:
    """Smooth values between -1.2 and 1.2, no two equal, none near zero."""
    count = int(np.prod(shape))
    angles = np.arange(count) * 0.7310585 + 0.4 + phase
    return (np.sin(angles) + np.sign(np.sin(angles)) * 0.2).reshape(shape).astype(dtype)


def up(*shape: int, phase: float = 0.0, dtype: Any = np.float64) -> Any:
    """Like `ramp`, but between 0.3 and 2.7."""
    return (ramp(*shape, phase=phase) + 1.5).astype(dtype)


def same(make: Callable[[], list[Any]], *positions: int) -> Callable[[], list[Any]]:
    """Arguments of which those at ``positions`` are one buffer."""

    def aliased() -> list[Any]:
        arguments = make()
        for at in positions[1:]:
            arguments[at] = arguments[positions[0]]
        return arguments

    return aliased


SEGMENT = np.dtype([("id", "i4"), ("from", "f8", 2), ("to", "f8", 2)], align=True)
PATH = np.dtype(
    [("count", "i2"), ("segments", SEGMENT, 3), ("closed", "i1"), ("scale", "f8")], align=True
)
STATE = np.dtype(
    [("kind", "i4"), ("position", "f8", 3), ("weight", "f4"), ("velocity", "f8", 3)], align=True
)
STATS = np.dtype([("mean", "f8"), ("variance", "f8"), ("last", "f8"), ("count", "i4")], align=True)
PARTICLE = np.dtype(
    {
        "names": ["kind", "alive", "charge", "radius", "position", "speed", "id"],
        "formats": ["u1", "?", "i2", "f4", "f8", "f8", "i8"],
    },
    align=True,
)
PACKED = np.dtype([("tag", "i1"), ("value", "f8"), ("count", "i2"), ("weight", "f4")])
SPHERE = np.dtype([("centre", "f8", 3), ("radius", "f8"), ("mirror", "f8"), ("shade", "f8")])
KNOT = np.dtype([("x", "f8"), ("y", "f8")])
BODY = np.dtype([("pos", "f8", 3), ("vel", "f8", 3), ("mass", "f8")])


def bodies(count: int) -> Any:
    """Point masses somewhere."""
    made = np.zeros(count, BODY)
    made["pos"], made["vel"] = ramp(count, 3), ramp(count, 3, phase=1.0)
    made["mass"] = up(count)
    return made


def record(dtype: Any, **fields: Any) -> Any:
    """One struct; what is not given is zero."""
    made = np.zeros(1, dtype)
    for name, value in fields.items():
        made[name][0] = value
    return made


def particles(count: int) -> Any:
    """Particles of all kinds."""
    made = np.zeros(count, PARTICLE)
    made["kind"], made["alive"] = np.arange(count) + 1, np.arange(count) != 2
    made["charge"], made["id"] = 2 - np.arange(count), 10**12
    made["radius"], made["position"], made["speed"] = up(count), ramp(count), ramp(count, phase=1.0)
    return made


def path() -> Any:
    """A closed path of three segments."""
    made = record(PATH, count=3, closed=1, scale=0.8)
    made["segments"]["id"] = [1, 2, 3]
    made["segments"]["from"], made["segments"]["to"] = ramp(3, 2), ramp(3, 2, phase=1.0)
    return made


def sparse() -> tuple[Any, Any]:
    """Rows and columns of the entries of a matrix."""
    return np.array([0, 2, 1, 2, 0, 2], np.int32), np.array([3, 0, 1, 2, 0, 0], np.int32)


def text(content: str) -> Any:
    """A C string."""
    return np.frombuffer(content.encode() + b"\0", np.int8).copy()


def packed(count: int) -> Any:
    """Records of which one has another tag."""
    made = np.zeros(count, PACKED)
    made["tag"] = np.where(np.arange(count) == 1, ord("n"), ord("v"))
    made["value"], made["count"], made["weight"] = ramp(count), np.arange(count) + 1, up(count)
    return made


def spheres() -> Any:
    """Three balls in a row, which mirror each other."""
    made = np.zeros(3, SPHERE)
    made["centre"] = [[0.0, 0.1, 0.0], [1.4, 0.6, -2.2], [-1.3, 0.4, -1.8]]
    made["radius"], made["mirror"], made["shade"] = (
        [1.0, 0.9, 0.8],
        [0.5, 0.4, 0.6],
        [0.7, 0.9, 0.8],
    )
    return made


def edges() -> tuple[Any, Any]:
    """Ends of the edges of a graph of five nodes."""
    return (
        np.array([0, 0, 1, 1, 2, 2, 3], np.int32),
        np.array([1, 2, 2, 3, 3, 4, 4], np.int32),
    )


FLOAT32 = 2e-4
