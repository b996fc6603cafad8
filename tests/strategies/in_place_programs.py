"""Random programs that work in place on a matrix and a vector, as factorizations do.

Loops have bounds that follow those around, statements read some elements and write others, of the
same arrays. The evaluator shares no code with the project: it carries a number and its derivatives
by all elements through the same statements. It gives a program up that leaves its arrays.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

MOST_STEPS = 4000


class GivenUpError(Exception):
    """The program leaves its arrays, takes too long, or its numbers grow beyond measure."""


@dataclass(frozen=True)
class Index:
    """``constant``, plus the extent, plus some variables, minus others."""

    constant: int
    extent: int = 0
    plus: tuple[str, ...] = ()
    minus: tuple[str, ...] = ()

    def at(self, values: dict[str, int], n: int) -> int:
        total = self.constant + self.extent * n
        return total + sum(values[v] for v in self.plus) - sum(values[v] for v in self.minus)

    def c(self) -> str:
        parts = ["n"] * self.extent + [*self.plus]
        text = " + ".join(parts) + "".join(f" - {v}" for v in self.minus)
        if self.constant or not text:
            text += f"{' + ' if text else ''}{self.constant}"
        return text


@dataclass(frozen=True)
class Element:
    """An element of the matrix ``a`` or of the vector ``x``."""

    array: str
    indices: tuple[Index, ...]

    def c(self) -> str:
        return self.array + "".join(f"[{index.c()}]" for index in self.indices)


@dataclass(frozen=True)
class Statement:
    """``target`` becomes something of itself and of three others; see `KINDS`."""

    kind: str
    target: Element
    read: tuple[Element, Element, Element]


@dataclass(frozen=True)
class Loop:
    """From one index to another, up or down."""

    variable: str
    lower: Index
    upper: Index
    down: bool
    body: Sequence[Loop | Statement]


KINDS = {
    "add": "{t} += {p} * {q}", "take": "{t} -= {p} * {q}", "divide": "{t} = {t} / (2 + {p} * {p})",
    "copy": "{t} = {p} / (2 + {q} * {q})", "product": "{t} = .5 * {p} * {q} + {r}",
    "sine": "{t} = sin({p})",
}  # fmt: skip


class InPlaceProgram:
    """The program of a seed."""

    def __init__(self, seed: int):
        self._draw = random.Random(seed)
        self._names: Iterator[str] = (f"i{number}" for number in range(1 << 20))
        self.loops = [self._loop((), 1) for _ in range(self._draw.choice((1, 1, 2)))]

    def _loop(self, around: tuple[str, ...], depth: int) -> Loop:
        draw, variable = self._draw, next(self._names)
        lows, highs = [Index(0)] * 3 + [Index(1)], [Index(0, 1)] * 3 + [Index(-1, 1)]
        for one in around:
            lows += [Index(0, plus=(one,)), Index(1, plus=(one,)), Index(1, plus=(one,))]
            highs += [Index(0, plus=(one,)), Index(1, plus=(one,)), Index(0, 1, (), (one,))]
        low, high, down = draw.choice(lows), draw.choice(highs), draw.random() < 0.12
        inside, body = (*around, variable), list[Loop | Statement]()
        for _ in range(draw.choice((1, 1, 2, 2, 3))):
            deeper = depth < 3 and draw.random() < 0.65
            body.append(self._loop(inside, depth + 1) if deeper else self._statement(inside))
        return Loop(variable, low, high, down, body)

    def _statement(self, variables: tuple[str, ...]) -> Statement:
        target, *read = (self._element(variables) for _ in range(4))
        kind = self._draw.choice(("add", "take", "take", *KINDS))
        return Statement(kind, target, (read[0], read[1], read[2]))

    def _element(self, variables: tuple[str, ...]) -> Element:
        if self._draw.random() < 0.8:
            return Element("a", (self._index(variables), self._index(variables)))
        return Element("x", (self._index(variables),))

    def _index(self, variables: tuple[str, ...]) -> Index:
        draw = self._draw
        one, other, chance = draw.choice(variables), draw.choice(variables), draw.random()
        if chance < 0.65:
            return Index(0, plus=(one,))
        if chance < 0.8:
            return Index(draw.choice((-1, 1, 1, -2)), plus=(one,))
        if chance < 0.88:
            return Index(-1, 1, (), (one,))
        if chance < 0.95:
            return Index(draw.choice((-1, 0, 1)), 0, (one,), (other,))
        return draw.choice((Index(0), Index(1), Index(-1, 1)))

    def c(self) -> str:
        """The program in C: the weighted sum of squares of what it leaves."""
        return f"""#include <math.h>
double f(long n, double a[n][n], double x[n]) {{
{_c_of(self.loops, "  ")}
  double sum = 0;
  for (long i = 0; i < n; i++) {{
    for (long j = 0; j < n; j++) sum += (1 + .1 * i - .05 * j) * a[i][j] * a[i][j];
    sum += (1 + i) * x[i];
  }}
  return sum;
}}
"""

    def run(self, a: np.ndarray, x: np.ndarray) -> tuple[float, np.ndarray]:
        """The value, and its derivatives by the elements of ``a``, then of ``x``."""
        state = _State.of(a, x)
        with np.errstate(all="ignore"):
            state.run(self.loops)
            value, by = state.result()
        if not np.isfinite(value) or not np.all(np.abs(by) < 1e6):
            raise GivenUpError
        return value, by


def _c_of(body: Sequence[Loop | Statement], indent: str) -> str:
    lines: list[str] = []
    for one in body:
        if isinstance(one, Statement):
            names = dict(zip("pqr", (read.c() for read in one.read), strict=True))
            lines.append(f"{indent}{KINDS[one.kind].format(t=one.target.c(), **names)};")
            continue
        v, low, high = one.variable, one.lower.c(), one.upper.c()
        header = f"long {v} = {low}; {v} < {high}; {v}++"
        if one.down:
            header = f"long {v} = {high} - 1; {v} >= {low}; {v}--"
        lines += [f"{indent}for ({header}) {{", _c_of(one.body, indent + "  "), f"{indent}}}"]
    return "\n".join(lines)


Number = tuple[float, np.ndarray]


def _times(one: Number, other: Number) -> Number:
    return one[0] * other[0], one[0] * other[1] + other[0] * one[1]


def _plus(one: Number, other: Number, sign: float = 1.0) -> Number:
    return one[0] + sign * other[0], one[1] + sign * other[1]


def _divided(one: Number, by: Number) -> Number:
    """``one / (2 + by * by)``."""
    square = _times(by, by)
    bottom = square[0] + 2
    return one[0] / bottom, one[1] / bottom - one[0] * square[1] / bottom**2


@dataclass
class _State:
    """The arrays, and the derivatives of their elements by what they were."""

    n: int
    values: dict[str, np.ndarray]
    by: dict[str, np.ndarray]
    variables: dict[str, int] = field(default_factory=dict)
    steps: int = 0

    @staticmethod
    def of(a: np.ndarray, x: np.ndarray) -> _State:
        n, count = len(x), a.size + x.size
        by = np.eye(count)
        values = {"a": a.copy(), "x": x.copy()}
        return _State(n, values, {"a": by[: a.size].reshape(n, n, count), "x": by[a.size :]})

    def run(self, body: Sequence[Loop | Statement]) -> None:
        for one in body:
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise GivenUpError
            if isinstance(one, Loop):
                low, high = (index.at(self.variables, self.n) for index in (one.lower, one.upper))
                trips = range(low, high)
                for self.variables[one.variable] in reversed(trips) if one.down else trips:
                    self.run(one.body)
            else:
                self._assign(one)

    def _place(self, element: Element) -> tuple[int, ...]:
        found = tuple(index.at(self.variables, self.n) for index in element.indices)
        if not all(0 <= at < self.n for at in found):
            raise GivenUpError
        return found

    def _get(self, element: Element) -> Number:
        at = self._place(element)
        return float(self.values[element.array][at]), self.by[element.array][at].copy()

    def _assign(self, one: Statement) -> None:
        t, (p, q, r) = self._get(one.target), map(self._get, one.read)
        found = {
            "add": lambda: _plus(t, _times(p, q)),
            "take": lambda: _plus(t, _times(p, q), -1.0),
            "divide": lambda: _divided(t, p),
            "copy": lambda: _divided(p, q),
            "product": lambda: _plus(_times((0.5 * p[0], 0.5 * p[1]), q), r),
            "sine": lambda: (float(np.sin(p[0])), np.cos(p[0]) * p[1]),
        }[one.kind]()
        at = self._place(one.target)
        self.values[one.target.array][at], self.by[one.target.array][at] = found

    def result(self) -> Number:
        n, a = self.n, self.values["a"]
        weights = 1 + 0.1 * np.arange(n)[:, None] - 0.05 * np.arange(n)
        more = 1.0 + np.arange(n)
        by = np.einsum("ij,ijk->k", 2 * weights * a, self.by["a"]) + more @ self.by["x"]
        return float((weights * a * a).sum() + more @ self.values["x"]), by
