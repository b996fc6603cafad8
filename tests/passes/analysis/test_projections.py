"""Injectivity and surjectivity of affine maps, against all points of the box."""

from __future__ import annotations

from itertools import product

import pytest
from ad_opt.passes.analysis.affine.projections import (
    covered,
    covers_box,
    injective,
    surjective,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.context import Context
from xdsl.dialects.builtin import AffineMapAttr
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap, AffineSymExpr
from xdsl.parser import Parser

from shares import some_of


def parsed(text: str) -> AffineMap:
    attribute = Parser(Context(), f"affine_map<{text}>").parse_attribute()
    assert isinstance(attribute, AffineMapAttr)
    return attribute.data


@pytest.mark.parametrize(
    ("text", "bounds", "expected"),
    [
        ("(oh, wh) -> (2 * oh + wh)", (5, 2), True),
        ("(k, i) -> (7 * k + i)", (3, 7), True),
        ("(i, j) -> (3 * i + j)", (4, 3), True),
        ("(s1, s2) -> (s1, s1 + s2)", (3, 4), True),
        ("(i, j) -> (i + j)", (3, 4), False),
        ("(o, k) -> (2 * o + k)", (4, 3), False),  # a stride less than the window
        ("(a, b) -> (3 * a + 4 * b)", (3, 2), True),
        ("(a, b) -> (3 * a + 4 * b)", (5, 4), False),
        ("(a, b) -> (3 * a + 4 * b)", (1000000, 3), True),
        ("(a, b) -> (3 * a + 4 * b)", (1000000, 4), False),
        ("(i, j) -> (i)", (3, 1), True),
        ("(i, j) -> (i)", (3, 2), False),
        ("(i)[s] -> (i + s, s)", (9,), True),
        ("(i) -> (i floordiv 4, i mod 4)", (64,), True),
        ("(i) -> (i mod 4)", (5,), False),
        ("(i, j) -> ()", (1, 1), True),
        ("(i, j) -> ()", (1, 0), True),
        ("(a, b, c) -> (a + b, b + c, c + a)", (1000, 1000, 1000), True),
        ("(a, b, c) -> (a + b, b + c)", (2, 2, 2), False),
    ],
)
def test_injective(text: str, bounds: tuple[int, ...], expected: bool) -> None:
    assert injective(parsed(text), bounds) is expected


@pytest.mark.parametrize(
    ("text", "bounds", "shape", "expected"),
    [
        ("(i, j) -> (j, i)", (2, 3), (3, 2), True),
        ("(i) -> (i, i)", (5,), (5, 5), False),  # the diagonal
        ("(i) -> (i, 0)", (4,), (4, 3), False),
        ("(i) -> (i, 0)", (4,), (4, 1), True),
        ("(i, j) -> (i + j)", (3, 4), (6,), True),
        ("(i, j) -> (i + j)", (3, 4), (7,), False),
        ("(i, j) -> (2 * i + 2 * j)", (3, 4), (6,), False),
        ("(i, j) -> (-i + 2)", (3, 4), (3,), True),
        ("(i)[s] -> (i + s)", (3,), (8,), False),
        ("(i) -> (i floordiv 4, i mod 4)", (64,), (16, 4), True),
        ("(i, k) -> (1024 * i + k)", (1024, 1024), (1048576,), True),
        ("(i, j, k) -> ()", (3, 4, 5), (), True),
        ("(i, j) -> (i + j, i)", (2, 3), (4, 2), False),
        ("(i) -> (i)", (0,), (0,), True),
        ("(i) -> (i)", (0,), (1,), False),
    ],
)
def test_surjective(
    text: str, bounds: tuple[int, ...], shape: tuple[int, ...], expected: bool
) -> None:
    map_ = parsed(text)
    assert surjective(map_, bounds, shape, [(0, 5)] * map_.num_symbols) is expected


def test_a_symbol_moves_what_is_covered() -> None:
    """With a box that reaches beyond the shape on both sides it does not matter."""
    map_ = parsed("(i)[s] -> (i + s - 2)")
    assert surjective(map_, (9,), (5,), [(0, 2)]) is True
    assert surjective(map_, (9,), (5,), [(0, 3)]) is False
    assert surjective(map_, (9,), (5,), [None]) is None


def test_what_is_covered() -> None:
    map_ = parsed("(i, j) -> (i - j + 2, 3)")
    assert covered(map_, (2, 3)) == [(0, 3), (3, 3)]
    assert covers_box(map_, (2, 3))
    assert not covers_box(parsed("(i) -> (2 * i)"), (3,))
    assert not covers_box(parsed("(i) -> (i, i)"), (3,))


@st.composite
def projections(draw: st.DrawFn) -> tuple[AffineMap, tuple[int, ...], tuple[int, ...]]:
    """A map, a box and values of its symbols; some positions repeat an iterator or divide."""
    rank = draw(st.integers(0, 3))
    dims = draw(st.integers(1, 4))
    symbols = draw(st.integers(0, 2))
    bounds = tuple(draw(st.lists(st.integers(0, 4), min_size=dims, max_size=dims)))
    values = tuple(draw(st.lists(st.integers(0, 3), min_size=symbols, max_size=symbols)))
    results: list[AffineExpr] = []
    for _ in range(rank):
        expr: AffineExpr = AffineConstantExpr(draw(st.integers(-2, 2)))
        for _ in range(draw(st.integers(0, 3))):
            factor = draw(st.integers(-4, 4))
            expr += AffineDimExpr(draw(st.integers(0, dims - 1))) * factor
        if symbols and draw(st.booleans()):
            expr += AffineSymExpr(draw(st.integers(0, symbols - 1))) * draw(st.integers(-2, 2))
        if draw(st.integers(0, 7)) == 0:
            expr = expr % 3 if draw(st.booleans()) else expr // 2
        results.append(expr)
    return AffineMap(dims, symbols, tuple(results)), bounds, values


def images(
    map_: AffineMap, bounds: tuple[int, ...], values: tuple[int, ...]
) -> list[tuple[int, ...]]:
    points = product(*map(range, bounds))
    return [tuple(map_.eval(list(point), list(values))) for point in points]


@settings(max_examples=some_of(300), deadline=None)
@given(projections(), st.lists(st.integers(1, 6), min_size=3, max_size=3))
def test_every_point(
    drawn: tuple[AffineMap, tuple[int, ...], tuple[int, ...]], sizes: list[int]
) -> None:
    map_, bounds, values = drawn
    ranges = [(value, value) for value in values]
    found = images(map_, bounds, values)
    # Exact on boxes of this size, whatever the map is.
    assert injective(map_, bounds, ranges) is (len(set(found)) == len(found))
    shape = tuple(sizes[: len(map_.results)])
    cells = set(product(*map(range, shape)))
    assert surjective(map_, bounds, shape, ranges) is (cells <= set(found))
    box = covered(map_, bounds, ranges)
    assert box is not None
    if found:
        columns = zip(*found, strict=True)
        assert box == [(min(column), max(column)) for column in columns]
    if not values and covers_box(map_, bounds):
        assert set(found) == set(product(*(range(low, high + 1) for low, high in box)))
