"""Rows of normal equations in gather form, from residuals: what one point of an image needs.

Written from the definition, so that counts and values of terms do not rest on `nlls-derive`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ad_opt.dialects.energies.expr_keys import AccessAttr, BoundsAttr, IndexAttr
from ad_opt.passes.algebra.build import add, call, mul, select, variable
from ad_opt.passes.algebra.derive import derive
from ad_opt.passes.algebra.polynomial import split_condition
from ad_opt.passes.algebra.rename import rename, shift, variables
from ad_opt.passes.algebra.terms import TRUE, Term, Variable

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def access(array: str, at: Sequence[int] = (0, 0), channel: int = 0) -> Term:
    return variable(AccessAttr(array, at, channel))


def inside(at: Sequence[int]) -> Term:
    return variable(BoundsAttr(at, at))


COMPUTED = {"B": [(0, 0), (-1, 0), (0, -1)]}
"""Offsets of X that computed arrays read; their derivatives are arrays too."""


def chain(key: Hashable) -> dict[Variable, Term] | None:
    """The derivatives of a computed array."""
    if not isinstance(key, AccessAttr) or key.array.string_value() not in COMPUTED:
        return None
    name = key.array.string_value()
    found: dict[Variable, Term] = {}
    for n, by in enumerate(COMPUTED[name]):
        at = (key.at[0] + by[0], key.at[1] + by[1])
        found[variable(AccessAttr("X", at))] = access(f"{name}.{n}", key.at)
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


class Shading:
    """Shape from shading: depth X, measured depth D, intensity I, nine numbers of light."""

    def __init__(self, *, computed: bool):
        self.computed = computed
        self.f = (variable("f_x"), variable("f_y"))
        self.u = (variable("u_x"), variable("u_y"))
        self.light = [variable(f"L_{n}") for n in range(1, 10)]

    def normal(self) -> list[Term]:
        """The unit normal of the surface; a vector of length zero stays as it is."""
        here, left, up = access("X"), access("X", (-1, 0)), access("X", (0, -1))
        i, j = variable(IndexAttr(0)), variable(IndexAttr(1))
        x = up * (here - left) / self.f[1]
        y = left * (here - up) / self.f[0]
        z = x * (self.u[0] - i) / self.f[0] + y * (self.u[1] - j) / self.f[1]
        z = z - left * up / (self.f[0] * self.f[1])
        square = x * x + y * y + z * z
        size = select(square > 0.0, 1.0 / call("sqrt", square), 1.0)
        return [size * x, size * y, size * z]

    def lit(self) -> Term:
        """Light by the normal, less the measured intensity, where depths are known."""
        x, y, z = self.normal()
        basis = [y, z, x, x * y, y * z, 2.0 * z * z - x * x - y * y, z * x, x * x - y * y]
        lit = add(self.light[0], *(a * b for a, b in zip(self.light[1:], basis, strict=True)))
        seen = access("I") * 0.5 + 0.25 * (access("I", (-1, 0)) + access("I", (0, -1)))
        valid = mul(*(access("D", at) > 0.0 for at in ((-1, 0), (0, 0), (0, -1))))
        box = variable(BoundsAttr((-1, -1), (1, 1)))
        return select(box & valid, lit - seen, 0.0)

    def shade(self, at: Sequence[int]) -> Term:
        """The difference of light, computed here or read."""
        return access("B", at) if self.computed else shift(self.lit(), at)

    def point(self, at: Sequence[int]) -> list[Term]:
        """The place in space of a pixel."""
        depth = access("X", at)
        i, j = (variable(IndexAttr(n, at[n])) for n in (0, 1))
        return [(i - self.u[0]) / self.f[0] * depth, (j - self.u[1]) / self.f[1] * depth, depth]

    def residuals(self) -> list[Term]:
        box = variable(BoundsAttr((-1, -1), (1, 1)))
        here = access("X")
        known = inside((0, 0)) & (access("D") > 0.0)
        found = [select(known, variable("w_p") * (here - access("D")), 0.0)]
        for at, mask in (((1, 0), "edge_row"), ((0, 1), "edge_column")):
            change = (self.shade((0, 0)) - self.shade(at)) * access(mask)
            found.append(select(box, variable("w_g") * change, 0.0))
        valid = call("eq", access("valid"), 1.0)
        around = [self.point(at) for at in NEIGHBOURS]
        for k, middle in enumerate(self.point((0, 0))):
            smooth = 4.0 * middle - add(*(point[k] for point in around))
            found.append(select(box & valid, variable("w_s") * smooth, 0.0))
        return found
