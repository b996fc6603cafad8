"""Operations of derived energies, before and after factoring, against counts from outside.

The bounds are those of a program that derives the same energies in the same form: additions,
multiplications (ours without signs, which cost nothing), and comparisons with factors that are true
or false.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from ad_opt.passes.algebra.derive import derive
from ad_opt.passes.algebra.polynomial import polysimplify
from ad_opt.passes.algebra.terms import Term, Variable

from gathered import (
    DEPTHS,
    WARP_UNKNOWNS,
    WARPED,
    access,
    at_the_point,
    gradient,
    image_warping,
    light,
    operations,
    poisson,
    product,
    shading,
)


def warping(row: Callable[[Sequence[Term], Term, Sequence[str]], Term]) -> list[Term]:
    residuals = image_warping()
    return [row(residuals, x, WARPED) for x in WARP_UNKNOWNS]


def poisson_gradient() -> list[Term]:
    channels = [access("X", channel=k) for k in range(4)]
    return [gradient(poisson(), x, ("X",)) for x in channels]


def light_and_slopes() -> list[Term]:
    """Light by the normal, and its derivatives by the three depths it reads."""
    made = light()
    found = [derive(made, x) for x in DEPTHS if isinstance(x, Variable)]
    return [at_the_point(term) for term in (made, *found)]


def depth_product(computed: bool) -> list[Term]:
    return [product(shading(computed=computed), access("depth"), ("depth",))]


@pytest.mark.parametrize(
    ("terms", "raw", "factored"),
    [
        pytest.param(lambda: warping(product), (87, 194, 47), (87, 129, 38), id="warping-jtj"),
        pytest.param(lambda: warping(gradient), (93, 146, 83), (105, 104, 38), id="warping-jtf"),
        pytest.param(poisson_gradient, (124, 88, 32), (124, 68, 16), id="poisson-jtf"),
        pytest.param(light_and_slopes, (105, 516, 51), (95, 268, 30), id="shading-computed"),
        pytest.param(
            lambda: depth_product(computed=True), (165, 448, 30), (165, 165, 25), id="shading-jtj"
        ),
        pytest.param(
            lambda: depth_product(computed=False),
            (1682, 7951, 758),
            (1441, 3688, 327),
            id="shading-jtj-inlined",
        ),
    ],
)
def test_counts(
    terms: Callable[[], list[Term]], raw: tuple[int, ...], factored: tuple[int, ...]
) -> None:
    made = terms()
    shared: dict[Term, Term] = {}
    for found, bounds in ((made, raw), ([polysimplify(t, 10.0, shared) for t in made], factored)):
        counted = operations(*found)
        assert all(own <= other for own, other in zip(counted, bounds, strict=True)), counted


def test_a_row_of_the_laplacian() -> None:
    """``(X - X(1,0))`` with a weight: the row of the normal equations, as it is printed."""
    from ad_opt.passes.algebra.build import mul
    from ad_opt.passes.algebra.text import text

    from gathered import inside

    x, at = access("X"), (1, 0)
    residuals = [mul(inside((0, 0)), inside(at), x - access("X", at), number=0.9)]
    row = polysimplify(product(residuals, x, ("X",)))
    assert text(row) == ("0.81*([-1, 0]*(p.X(0,0) - p.X(-1,0)) + [1, 0]*(p.X(0,0) - p.X(1,0)))")
