"""Gradients of products and quotients that meet, against mpmath: any factors, any maps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from math import prod

import numpy as np
import pytest
from mpmath import mp, mpf
from numpy.typing import NDArray

import ad_opt

INF = np.inf
TINY = 5e-324
ROWS = [
    ([2.0, 3.0, 4.0], 5.0),
    ([2.0, 0.0, 4.0], 5.0),
    ([0.0, 7.0, 0.0], 5.0),
    ([2.0, 3.0], 0.0),
    ([-0.0], -3.0),
    ([1e200, 1e200, 1e-300], 1.0),  # the product of the first two is infinite
    ([1e-200, 1e-200, 1e150], 1.0),  # and here zero
    ([TINY, 3.0, 1e300], 1.0),
    ([1e-310, 2.0, 1e-300], 1e300),
    ([INF, 2.0, 3.0], 1.0),
    ([INF, 0.0, 3.0], 2.0),
    ([np.nan, 2.0, 3.0], 1.0),
    ([np.nan, 0.0], 1.0),
]
"""Factors, and what the element held before. No product of others is beyond a float, or it is so
from left to right."""
DIVISORS = [
    ([2.0, 4.0, -8.0], 16.0),
    ([4.0], 8.0),
    ([1e-100, 1e200], 1e-250),  # the quotient is zero, its derivatives are not
    ([1e100, 1e-200, 1e200], 1e50),
    ([INF, 2.0], 3.0),
    ([TINY, 4.0], TINY),
    ([3.0, 2.0], 0.0),
]


def exact(values: Sequence[float]) -> Iterator[mpf]:
    yield from (mpf(value) for value in values)


def written(value: mpf) -> float:
    """A number as a float: too large is infinite, too small zero."""
    return float(value)


def routine(kind: str, shape: Sequence[int], out: Sequence[int], map_: str, *, init: bool) -> str:
    """``y[map] (kind)= x`` over all elements of ``x``, and gradients by both, weighted by ``s``."""
    dims = ", ".join(f"d{at}" for at in range(len(shape)))
    x, y = ("memref<" + "".join(f"{n}x" for n in one) + "f64>" for one in (shape, out))
    cells = ", ".join(f"d{at}" for at in range(len(out)))
    z, zero = f"affine_map<({dims})[s0] -> ({map_})>", f"affine_map<({cells}) -> ({cells})>"
    start = "" if init else (
        f"assign.accumulate #assign.kind<set> %z[{zero}] from %y[{zero}] over {[*out]} {{\n"
        f"^bb0(%a: f64):\nassign.yield %a : f64\n}} : {y}, {y}\n"
    )  # fmt: skip
    return (
        f"func.func @f(%x: {x}, %y: {y}, %s: {y}, %gx: {x}, %gy: {y}, "
        f'%n: index {{assign.range = 3 : i64}}) {{\n%z = assign.node "z" : {y}\n{start}'
        f"assign.accumulate #assign.kind<{kind}>{' init' if init else ''} %z[{z}] "
        f"from %x[affine_map<({dims})[s0] -> ({dims})>] over {[*shape]} symbols [%n] {{\n"
        f"^bb0(%a: f64):\nassign.yield %a : f64\n}} : {y}, {x}\n"
        f"assign.gradient %z of %x, %y into %gx, %gy seed %s : {y} of {x}, {y} into {x}, {y} "
        f"seed {y}\nreturn\n}}\n"
    )


loaded = cache(ad_opt.load)


def found(text: str, x: NDArray[np.float64], y: NDArray[np.float64], seed: NDArray[np.float64]):
    gx, gy = np.full(x.shape, 9.0), np.full(y.shape, 9.0)
    loaded(text)["f"](x, y, seed, gx, gy, 2)
    return gx, gy


@pytest.mark.parametrize("init", [False, True], ids=["kept", "init"])
@pytest.mark.parametrize(("x", "y"), ROWS)
def test_any_factors(x: list[float], y: float, init: bool) -> None:
    start = 1.0 if init else y
    gx, gy = found(
        routine("mul", [len(x)], [], "", init=init), np.array(x), np.array(y), np.array(1.0)
    )
    others = [prod([*exact(x[:at]), *exact(x[at + 1 :])], start=mpf(start)) for at in range(len(x))]
    np.testing.assert_allclose(gx, [*map(written, others)], rtol=1e-14)
    with np.errstate(all="ignore"):
        whole = np.multiply.accumulate(x)[-1]  # too large where it is too large on the way
    np.testing.assert_allclose(gy, 0.0 if init else whole, rtol=1e-14)


@pytest.mark.parametrize(("c", "y"), DIVISORS)
def test_any_divisors(c: list[float], y: float) -> None:
    text = routine("div", [len(c)], [], "", init=False)
    gc, gy = found(text, np.array(c), np.array(y), np.array(1.0))
    whole = prod(exact(c), start=mpf(1))
    np.testing.assert_allclose(gc, [written(-mpf(y) / whole / mpf(one)) for one in c], rtol=1e-14)
    np.testing.assert_allclose(gy, written(1 / whole), rtol=1e-14)


def test_a_divisor_that_is_zero() -> None:
    """-y/c² is minus infinity, as by the rule of a quotient."""
    gc, gy = found(
        routine("div", [2], [], "", init=False),
        np.array([2.0, 0.0]), np.array(3.0), np.array(1.0),
    )  # fmt: skip
    assert (gc[1], gy) == (-INF, INF)


MAPS: list[tuple[list[int], list[int], str, Callable[..., tuple[int, ...]]]] = [
    ([40], [], "", lambda i: ()),
    ([33], [], "", lambda i: ()),
    ([71], [2], "1", lambda i: (1,)),
    ([3, 50], [3], "d0", lambda i, j: (i,)),
    ([50, 3], [3], "2 - d1", lambda i, j: (2 - j,)),
    ([5, 2, 6], [2], "d1", lambda i, j, k: (j,)),
    ([35, 2, 36], [2], "d1", lambda i, j, k: (j,)),
    ([4, 5], [8], "d0 + d1", lambda i, j: (i + j,)),
    ([2, 3], [10], "d0 * 3 + d1 * 2", lambda i, j: (3 * i + 2 * j,)),
    ([4, 3], [6, 3], "d0 + s0, d1 floordiv 2", lambda i, j: (i + 2, j // 2)),
    ([7], [3], "d0 mod 3", lambda i: (i % 3,)),
    ([3, 4], [4, 3], "s0, d0", lambda i, j: (2, i)),
    ([1, 4], [1, 1], "d0, 0", lambda i, j: (i, 0)),
]
"""Shapes of factors and of the result, and the map from the one to the other, twice."""


@pytest.mark.parametrize("kind", ["mul", "div"])
@pytest.mark.parametrize(("shape", "out", "map_", "place"), MAPS)
def test_any_map(
    shape: list[int],
    out: list[int],
    map_: str,
    place: Callable[..., tuple[int, ...]],
    kind: str,
) -> None:
    rng = np.random.default_rng(7)
    x = rng.uniform(0.5, 2.0, shape) * rng.choice([-1, 1], shape)
    if kind == "mul":
        x.ravel()[rng.integers(x.size)] = 0.0
    y, seed = np.array(rng.normal(size=out)), np.array(rng.normal(size=out))
    gx, gy = found(routine(kind, shape, out, map_, init=False), x, y, seed)
    meeting: dict[tuple[int, ...], list[tuple[int, ...]]] = defaultdict(list)
    for point in product(*map(range, shape)):
        meeting[place(*point)].append(point)
    wanted, old = np.zeros(shape), np.array(seed)
    for cell, points in meeting.items():
        for point in points:
            others = prod(exact([x[p] for p in points if p != point]), start=mpf(1))
            slope = (
                mpf(y[cell]) * others if kind == "mul" else -mpf(y[cell]) / others / x[point] ** 2
            )
            wanted[point] = seed[cell] * written(slope)
        whole = prod(exact([x[p] for p in points]), start=mpf(1))
        old[cell] *= written(whole if kind == "mul" else 1 / whole)
    np.testing.assert_allclose(gx, wanted, rtol=1e-12)
    np.testing.assert_allclose(gy, old, rtol=1e-12)


@pytest.fixture(autouse=True)
def _digits() -> Iterator[None]:
    with mp.workdps(60):
        yield
