"""Visits per cell on affine maps: what is counted is what enumeration of all points gives."""

from __future__ import annotations

from collections import Counter
from itertools import product

from ad_opt.passes.analysis.affine.counting import (
    TRACED,
    Projection,
    Row,
    Visits,
    cells_reached,
    is_mixed_radix,
    most_visits,
    row_histogram,
)
from hypothesis import given
from hypothesis import strategies as st

boxes = st.lists(
    st.builds(range, st.integers(-3, 3), st.integers(-3, 9), st.sampled_from([1, 1, 2, 3])).filter(
        len
    ),
    min_size=1,
    max_size=4,
).map(tuple)


@st.composite
def projections(draw: st.DrawFn, rank: int | None = None) -> Projection:
    box = draw(boxes)
    rank = draw(st.integers(0, 3)) if rank is None else rank
    rows: list[Row] = []
    for _ in range(rank):
        loops = draw(st.lists(st.integers(0, len(box) - 1), unique=True, max_size=2))
        terms = [(loop, draw(st.sampled_from([-2, -1, 1, 1, 2, 3]))) for loop in loops]
        rows.append(Row(tuple(terms), draw(st.integers(-2, 2))))
    return Projection(box, tuple(rows))


def brute(accesses: list[Projection]) -> Counter[tuple[int, ...]]:
    return Counter(
        tuple(row.at(point) for row in access.rows if row is not None)
        for access in accesses
        for point in product(*access.box)
    )


@given(projections())
def test_one_access_is_counted_exactly(access: Projection) -> None:
    found = most_visits([access], limit=access.points)
    assert found == Visits(max(brute([access]).values()))


@given(st.integers(0, 2).flatmap(lambda rank: st.lists(projections(rank), min_size=2, max_size=3)))
def test_several_accesses_are_counted_together(accesses: list[Projection]) -> None:
    expected = max(brute(accesses).values())
    points = sum(access.points for access in accesses)
    assert most_visits(accesses, limit=points) == Visits(expected)
    bound = most_visits(accesses, limit=0)
    assert bound.most >= expected or bound.how == "traced"
    assert bound.how != "exact" or bound.most == expected


@given(projections())
def test_histogram_of_one_subscript(access: Projection) -> None:
    for row in access.rows:
        assert row is not None
        counted = Counter(row.at(point) for point in product(*access.box))
        unused = 1
        for loop, axis in enumerate(access.box):
            if loop not in {used for used, _ in row.terms}:
                unused *= len(axis)
        found = row_histogram(row, access.box)
        assert {value: times * unused for value, times in found.items()} == counted


@given(
    st.integers(0, 2).flatmap(
        lambda rank: st.tuples(
            st.lists(projections(rank), min_size=1, max_size=3),
            st.lists(st.integers(1, 4), min_size=rank, max_size=rank),
        )
    )
)
def test_coverage(drawn: tuple[list[Projection], list[int]]) -> None:
    accesses, shape = drawn
    found = brute(accesses)
    expected = all(cell in found for cell in product(*map(range, shape)))
    assert cells_reached(accesses, shape) is expected


def test_coverage_of_large_arrays() -> None:
    def part(low: int, high: int) -> Projection:
        return Projection((range(high - low), range(1000)), (Row(((0, 1),), low), Row(((1, 1),))))

    assert cells_reached([part(0, 600), part(600, 1000)], [1000, 1000]) is True
    assert cells_reached([part(600, 1000), part(0, 600)], [1000, 1000]) is True
    assert cells_reached([part(0, 599), part(600, 1000)], [1000, 1000]) is None
    assert cells_reached([part(0, 999)], [1000, 1000]) is False


def test_unknown_subscripts_and_large_diagonals() -> None:
    box = (range(100), range(100))
    assert most_visits([Projection(box, (None,))]) == Visits(10_000, "at most")
    diagonal = Projection(box, (Row(((0, 1),)), Row(((0, 1), (1, 0)))))
    assert most_visits([diagonal]).how == "traced"
    assert str(most_visits([diagonal])).startswith("traced")
    assert most_visits([Projection((range(0),), (None,))]) == Visits(0)
    outer = Projection((range(1_000_000), range(3)), (Row(((0, 1),)),))
    assert most_visits([outer]) == Visits(3)
    flat = Projection((range(5000), range(5000)), (Row(((0, 5000), (1, 1))),))
    assert most_visits([flat]) == Visits(1)
    assert cells_reached([flat], [25_000_000]) is True
    window = Projection((range(5000), range(5000)), (Row(((0, 1), (1, 1))),))
    assert most_visits([window]) == Visits(TRACED, "traced")


@given(projections(1))
def test_mixed_radix_is_injective(access: Projection) -> None:
    (row,) = access.rows
    assert row is not None
    if is_mixed_radix(row, access.box):
        assert set(row_histogram(row, access.box).values()) == {1}
