"""Operations of derived energies, before and after factoring, against counts from outside.

The bounds are those of a program that derives the same energies in the same form: additions,
multiplications (ours without signs, which cost nothing), and comparisons with factors that are true
or false.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from ad_opt.passes.algebra.count import count
from ad_opt.passes.algebra.derive import derive
from ad_opt.passes.algebra.polynomial import polysimplify
from ad_opt.passes.algebra.terms import Term, Variable

from gathered import (
    WARP_UNKNOWNS,
    WARPED,
    Shading,
    access,
    at_the_point,
    gradient,
    image_warping,
    poisson,
    product,
)

COMPARISONS = ("eq", "less", "lesseq")


def warping(row: Callable[[Sequence[Term], Term, Sequence[str]], Term]) -> list[Term]:
    residuals = image_warping()
    return [row(residuals, x, WARPED) for x in WARP_UNKNOWNS]


def poisson_gradient() -> list[Term]:
    channels = [access("X", channel=k) for k in range(4)]
    return [gradient(poisson(), x, ("X",)) for x in channels]


def shading_computed() -> list[Term]:
    """Light by the normal, and its derivatives by the three depths it reads."""
    lit = Shading(computed=False).lit()
    depths = [access("X", at) for at in ((0, 0), (-1, 0), (0, -1))]
    found = [derive(lit, x) for x in depths if isinstance(x, Variable)]
    return [at_the_point(term) for term in (lit, *found)]


def shading(computed: bool) -> list[Term]:
    return [product(Shading(computed=computed).residuals(), access("X"), ("X",))]


@pytest.mark.parametrize(
    ("terms", "raw", "factored"),
    [
        pytest.param(lambda: warping(product), (87, 194, 47), (87, 129, 38), id="warping-jtj"),
        pytest.param(lambda: warping(gradient), (93, 146, 83), (105, 104, 38), id="warping-jtf"),
        pytest.param(poisson_gradient, (124, 88, 32), (124, 68, 16), id="poisson-jtf"),
        pytest.param(shading_computed, (105, 516, 51), (95, 268, 30), id="shading-computed"),
        pytest.param(
            lambda: shading(computed=False), (1682, 7951, 758), (1441, 3688, 327), id="shading-jtj"
        ),
    ],
)
def test_counts(
    terms: Callable[[], list[Term]], raw: tuple[int, ...], factored: tuple[int, ...]
) -> None:
    made = terms()
    shared: dict[Term, Term] = {}
    for found, bounds in ((made, raw), ([polysimplify(t, 10.0, shared) for t in made], factored)):
        counts = count(*found)
        conditions = counts.guards + sum(counts.functions[name] for name in COMPARISONS)
        assert counts.additions <= bounds[0]
        assert counts.multiplications <= bounds[1]
        assert conditions <= bounds[2]


def test_counts_with_computed_arrays() -> None:
    (raw,) = shading(computed=True)
    counts = count(polysimplify(raw))
    assert counts.additions <= 165
    assert counts.multiplications <= 165


def test_a_row_of_the_laplacian() -> None:
    """``(X - X(1,0))`` with a weight: the row of the normal equations, as it is printed."""
    from ad_opt.passes.algebra.build import mul
    from ad_opt.passes.algebra.text import text

    from gathered import inside

    x, at = access("X"), (1, 0)
    residuals = [mul(inside((0, 0)), inside(at), x - access("X", at), number=0.9)]
    row = polysimplify(product(residuals, x, ("X",)))
    assert text(row) == ("0.81*([-1, 0]*(p.X(0,0) - p.X(-1,0)) + [1, 0]*(p.X(0,0) - p.X(1,0)))")
