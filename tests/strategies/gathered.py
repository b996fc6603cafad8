"""Rows of normal equations in gather form, from residuals: what one point of an image needs.

Written from the definition, so that counts and values of terms do not rest on `nlls-derive`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ad_opt.dialects.energies.expr_keys import AccessAttr, BoundsAttr
from ad_opt.passes.algebra.build import add, call, mul, select, variable
from ad_opt.passes.algebra.derive import derive
from ad_opt.passes.algebra.polynomial import split_condition
from ad_opt.passes.algebra.rename import rename, shift, variables
from ad_opt.passes.algebra.terms import TRUE, Term, Variable

import shape_from_shading as example
from term_counts import count

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def access(array: str, at: Sequence[int] = (0, 0), channel: int = 0) -> Term:
    return variable(AccessAttr(array, at, channel))


def inside(at: Sequence[int]) -> Term:
    return variable(BoundsAttr(at, at))


COMPUTED = {"shade": [(0, 0), (-1, 0), (0, -1)]}
"""Offsets of depths that computed arrays read; their derivatives are arrays too."""


def chain(key: Hashable) -> dict[Variable, Term] | None:
    """The derivatives of a computed array."""
    if not isinstance(key, AccessAttr) or key.array.string_value() not in COMPUTED:
        return None
    name = key.array.string_value()
    found: dict[Variable, Term] = {}
    for n, by in enumerate(COMPUTED[name]):
        at = (key.at[0] + by[0], key.at[1] + by[1])
        found[variable(AccessAttr("depth", at))] = access(f"{name}.{n}", key.at)
    return found


def read(residual: Term, unknowns: Sequence[str]) -> list[Variable]:
    """The elements of unknowns that a residual reads."""
    found: dict[Variable, None] = {}
    for v in variables(residual):
        found |= dict.fromkeys([v, *(chain(v.key) or ())])
    return [v for v in found if isinstance(v.key, AccessAttr) and _array(v) in unknowns]


def _array(variable: Variable) -> str:
    assert isinstance(variable.key, AccessAttr)
    return variable.key.array.string_value()


def _at(variable: Variable) -> tuple[int, ...]:
    assert isinstance(variable.key, AccessAttr)
    return variable.key.at


def touching(residuals: Sequence[Term], x: Term, unknowns: Sequence[str]) -> list[Term]:
    """Instances of residuals that read an element of the point."""
    assert isinstance(x, Variable)
    found: dict[Term, None] = {}
    for residual in residuals:
        for u in read(residual, unknowns):
            back = tuple(-n for n in _at(u))
            if shift(u, back) is x:
                found[shift(residual, back)] = None
    return list(found)


def at_the_point(term: Term) -> Term:
    """The point itself is inside. Before that, its bounds are what a shifted residual needs."""
    here = BoundsAttr((0, 0), (0, 0))
    return rename(term, lambda key: TRUE if key == here else key)


def gradient(residuals: Sequence[Term], x: Term, unknowns: Sequence[str]) -> Term:
    """One element of Jᵀ F."""
    instances = touching(residuals, x, unknowns)
    return at_the_point(add(*(mul(derive(f, x), f) for f in instances)))


def diagonal(residuals: Sequence[Term], x: Term, unknowns: Sequence[str]) -> Term:
    """One element of the diagonal of Jᵀ J."""
    instances = touching(residuals, x, unknowns)
    return at_the_point(add(*(mul(derive(f, x), derive(f, x)) for f in instances)))


def product(residuals: Sequence[Term], x: Term, unknowns: Sequence[str]) -> Term:
    """One element of Jᵀ J p, where p of array X is called p.X; summands by their conditions."""
    buckets: dict[Term, list[Term]] = {}
    for f in touching(residuals, x, unknowns):
        assert isinstance(x, Variable)
        held, a = split_condition(at_the_point(derive(f, x, chain)))
        for u in read(f, unknowns):
            also, b = split_condition(at_the_point(derive(f, u, chain)))
            assert isinstance(u.key, AccessAttr)
            p = access(f"p.{_array(u)}", u.key.at, u.key.channel.data)
            buckets.setdefault(mul(held, also), []).append(mul(p, a, b))
    return add(*(mul(condition, add(*terms)) for condition, terms in buckets.items()))


def operations(*terms: Term) -> tuple[int, int, int]:
    """Additions, multiplications, and conditions: comparisons, and factors that are one."""
    counts = count(*terms)
    comparisons = sum(counts.functions[name] for name in ("eq", "ne", "less", "lesseq"))
    return counts.additions, counts.multiplications, counts.guards + comparisons


def rotated(angle: Term, x: Term, y: Term) -> tuple[Term, Term]:
    c, s = call("cos", angle), call("sin", angle)
    return c * x - s * y, s * x + c * y


def image_warping() -> list[Term]:
    """Ten residuals a point: two channels each to four neighbours and to a constraint."""
    fit, regular = variable("w_fit"), variable("w_reg")

    def free(at: Sequence[int]) -> Term:
        return call("eq", access("Mask", at), 0.0)

    found: list[Term] = []
    for at in NEIGHBOURS:
        rest = [access("U", channel=k) - access("U", at, k) for k in (0, 1)]
        turned = rotated(access("Angle"), *rest)
        valid = mul(inside((0, 0)), inside(at), free(at), free((0, 0)))
        for k in (0, 1):
            residual = regular * (access("O", channel=k) - access("O", at, k) - turned[k])
            found.append(select(valid, residual, 0.0))
    given = [access("C", channel=k) for k in (0, 1)]
    valid = mul(inside((0, 0)), *(call("greatereq", c, 0.0) for c in given))
    for k in (0, 1):
        found.append(fit * select(valid, access("O", channel=k) - given[k], 0.0))
    return found


WARPED = ("O", "Angle")
WARP_UNKNOWNS = [access("O"), access("O", channel=1), access("Angle")]


def poisson() -> list[Term]:
    """Differences to four neighbours, in four channels."""
    found: list[Term] = []
    for at in NEIGHBOURS:
        for k in range(4):
            moved = access("X", channel=k) - access("X", at, k)
            target = access("T", channel=k) - access("T", at, k)
            found.append(mul(inside((0, 0)), inside(at), moved - target))
    return found


DEPTHS = [access("depth", at) for at in COMPUTED["shade"]]


def light() -> Term:
    """Term that shape from shading computes at each point: light, less what is seen."""
    (light,) = next(one for one in example.energy().arrays("computed") if one.name == "shade").value
    return light


def shading(*, computed: bool) -> list[Term]:
    """Shape from shading, all depths known to be there: light is computed here, or read."""

    def inlined(key: Hashable) -> Hashable:
        is_light = isinstance(key, AccessAttr) and key.array.string_value() == "shade"
        return shift(light(), key.at) if is_light and not computed else key

    terms = [term for _, terms, _ in example.energy().residuals for term in terms]
    fit, row, column, *smooth = (rename(term, inlined) for term in terms)
    box = variable(BoundsAttr((-1, -1), (1, 1)))
    return [mul(inside((0, 0)), fit), row, column, *(mul(box, term) for term in smooth)]
