"""Derivatives of ``complex``.

A holomorphic function has one complex partial, ``dy = f'(x) dx``, and is a formula. Cotangents are
those of the real inner product ``Re(conj(a) b)``, so a pullback multiplies by ``conj(f'(x))``: the
gradient of a real function is the direction of steepest ascent, ``∂f/∂a + i ∂f/∂b``. (PyTorch and
ChainRules do the same; JAX returns its conjugate.)

What is not holomorphic (``re``, ``abs``, ``conj``, ...) is linear over the reals in
``(da, db)`` and has two functions here.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.passes.emit.emit import Cotangent, Emitter
from ad_opt.passes.rules.emission import Emission
from ad_opt.passes.rules.expr import HALF, ONE, ZERO, Expr, X, Y, call, equal, where
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.functions import Functions, Place, reads
from ad_opt.passes.rules.registry import Row
from xdsl.dialects import complex
from xdsl.dialects.builtin import ComplexType
from xdsl.ir import Attribute, SSAValue

from .arith import Reinterpret

Pair = tuple[SSAValue, SSAValue]

# ---------------------------------------------------------------- parts


def part(em: Emitter, name: str, z: SSAValue) -> SSAValue:
    """``re``, ``im``, ``abs``: a real number from a complex one."""
    assert isinstance(z.type, ComplexType)
    real: Attribute = z.type.element_type
    found = em.value(_PARTS[name].create(operands=[z], result_types=[real]))
    em.zeros.follow(found, z)
    return found


_PARTS = {"re": complex.ReOp, "im": complex.ImOp, "abs": complex.AbsOp}


def parts(em: Emitter, z: SSAValue) -> Pair:
    """Real and imaginary part."""
    return part(em, "re", z), part(em, "im", z)


def create(em: Emitter, a: SSAValue, b: SSAValue, type: Attribute) -> SSAValue:
    """``a + i b``."""
    return em.value(complex.CreateOp.create(operands=[a, b], result_types=[type]))


class Reals:
    """Real arithmetic at a place, with the flags of the operation."""

    def __init__(self, place: Place):
        self.emission = Emission(place.em, place.op, place.value)

    def mul(self, a: SSAValue, b: SSAValue) -> SSAValue:
        """``a b``."""
        return self.emission.binary("mul", a, b)

    def div(self, a: SSAValue, b: SSAValue) -> SSAValue:
        """``a / b``."""
        return self.emission.binary("div", a, b)

    def dot(self, a: Pair, b: Pair) -> SSAValue:
        """``Re(conj(a) b)``."""
        return self.emission.binary("add", self.mul(a[0], b[0]), self.mul(a[1], b[1]))

    def unless_zero(self, divisor: SSAValue, value: SSAValue) -> SSAValue:
        """``value``; zero where ``divisor`` is zero."""
        em = self.emission.em
        zero = self.emission.zero(divisor.type)
        vanishes = self.emission.compare("oeq", divisor, zero)
        return em.select(vanishes, zero, value)

    def strong_zero(self, d: SSAValue, value: SSAValue) -> SSAValue:
        """``value``, a multiple of ``d``; zero where ``d`` is zero and it is NaN."""
        return self.emission.without_nan(d, value)


# ---------------------------------------------------------------- parts of a number


def _push_re(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    assert tangents[0] is not None
    return [part(p.em, p.op.name.removeprefix("complex."), tangents[0])]


def _pull_re(p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    zero, type = p.em.zero(d.type), p.op.operands[0].type
    pair = (d, zero) if p.op.name == "complex.re" else (zero, d)
    return [create(p.em, *pair, type)]


def _push_create(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    a, b = (
        p.em.zero(operand.type) if tangent is None else tangent
        for operand, tangent in zip(p.op.operands, tangents, strict=True)
    )
    return [create(p.em, a, b, p.op.results[0].type)]


def _pull_create(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    return [part(p.em, name, d) if k in wanted else None for k, name in enumerate(("re", "im"))]


def _conjugate(p: Place, derivatives: Sequence[Cotangent], *_: object) -> list[Cotangent]:
    (d,) = derivatives
    assert d is not None
    return [p.em.value(complex.ConjOp.create(operands=[d], result_types=[d.type]))]


# ---------------------------------------------------------------- modulus, argument, direction


def _direction(p: Place, r: Reals, size: SSAValue) -> Pair:
    """``z / |z|``, zero at zero."""
    a, b = parts(p.em, p.x(0))
    return r.unless_zero(size, r.div(a, size)), r.unless_zero(size, r.div(b, size))


def _push_abs(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    assert tangents[0] is not None
    r = Reals(p)
    return [r.dot(_direction(p, r, p.y(0)), parts(p.em, tangents[0]))]


def _pull_abs(p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    r = Reals(p)
    u, v = _direction(p, r, p.y(0))
    return [create(p.em, r.mul(d, u), r.mul(d, v), p.op.operands[0].type)]


def _turning(p: Place, r: Reals) -> Pair:
    """``(-b, a) / |z|²``: how the argument grows with the parts."""
    size = part(p.em, "abs", p.x(0))
    a, b = parts(p.em, p.x(0))
    down = r.emission.negate(r.div(r.div(b, size), size))
    return down, r.div(r.div(a, size), size)


def _push_angle(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    assert tangents[0] is not None
    r = Reals(p)
    da, db = parts(p.em, tangents[0])
    u, v = _turning(p, r)
    one, other = r.strong_zero(da, r.mul(da, u)), r.strong_zero(db, r.mul(db, v))
    return [r.emission.binary("add", one, other)]


def _pull_angle(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    r = Reals(p)
    u, v = (r.strong_zero(d, r.mul(d, factor)) for factor in _turning(p, r))
    return [create(p.em, u, v, p.op.operands[0].type)]


def _sign(p: Place, derivatives: Sequence[Cotangent], *_: object) -> list[Cotangent]:
    """``(d - s Re(conj(s) d)) / |z|``; this map is its own transpose."""
    (d,) = derivatives
    assert d is not None
    r = Reals(p)
    size, s, (da, db) = part(p.em, "abs", p.x(0)), parts(p.em, p.y(0)), parts(p.em, d)
    along = r.dot(s, (da, db))
    found = [
        r.unless_zero(size, r.div(r.emission.binary("sub", mine, r.mul(along, unit)), size))
        for mine, unit in zip((da, db), s, strict=True)
    ]
    return [create(p.em, found[0], found[1], d.type)]


# ---------------------------------------------------------------- the table

z, w, y = X(0), X(1), Y(0)
_SQUARES = z * z + w * w


def _function(name: str, *partials: Expr, domain: str = "", cheap: bool = False) -> Formula:
    return Formula(
        name=f"complex.{name}",
        partials=partials,
        cost="cheap" if cheap else "expensive",
        strong_zero=bool(domain),
        domain=domain,
    )


ROWS: list[Row] = [
    Formula(name="complex.add", partials=(ONE, ONE), linear=True),
    Formula(name="complex.sub", partials=(ONE, -ONE), linear=True),
    Formula(name="complex.neg", partials=(-ONE,), linear=True),
    Formula(name="complex.mul", partials=(w, z)),
    _function("div", ONE / w, -((ONE / w) * y), domain="∞ or NaN at x1 = 0", cheap=True),
    _function("exp", y, domain="not finite where x0 is large"),
    _function("expm1", call("exp", z), domain="not finite where x0 is large"),
    _function("log", ONE / z, domain="∞ at 0; the branch cut is passed smoothly"),
    _function("log1p", ONE / (1 + z), domain="∞ at -1; the branch cut is passed smoothly"),
    _function("sqrt", HALF / y, domain="∞ at 0; the branch cut is passed smoothly"),
    _function("rsqrt", -(HALF * (y * (y * y))), domain="∞ at 0"),
    _function("sin", call("cos", z)),
    _function("cos", -call("sin", z)),
    _function("tan", 1 + y * y),
    _function("tanh", (1 - y) * (1 + y)),
    _function("atan2", w / _SQUARES, -(z / _SQUARES), domain="NaN where x0² + x1² = 0"),
    _function(
        "pow",
        where(equal(w, 0), ZERO, w * call("pow", z, w - 1)),
        where(equal(z, 0), where(equal(y, 0), ZERO, y * call("log", z)), y * call("log", z)),
        domain="by the exponent 0 at x0 = 0 with Re x1 > 0, else not finite there",
    ),
    Formula(
        name="complex.powi",
        partials=(
            where(
                call("is_zero", w),
                ZERO,
                call("to_float", w) * call("powi", z, call("minus_one", w)),
            ),
            None,
        ),
        cost="expensive",
        strong_zero=True,
        domain="∞ at x0 = 0 for negative powers",
    ),
    Functions(
        name="complex.re", push=_push_re, pull=_pull_re, linear=True, formula="dy0 = Re(dx0)"
    ),
    Functions(
        name="complex.im", push=_push_re, pull=_pull_re, linear=True, formula="dy0 = Im(dx0)"
    ),
    Functions(
        name="complex.create",
        push=_push_create,
        pull=_pull_create,
        linear=True,
        formula="dy0 = dx0 + i·dx1",
    ),
    Functions(
        name="complex.conj",
        push=_conjugate,
        pull=_conjugate,
        linear=True,
        formula="dy0 = conj(dx0)",
    ),
    Functions(
        name="complex.abs",
        push=_push_abs,
        pull=_pull_abs,
        reading=reads(("x", 0), ("y", 0)),
        formula="dy0 = Re(conj(x0)·dx0) / y0",
        kink="0 at x0 = 0, as for the real absf",
    ),
    Functions(
        name="complex.angle",
        push=_push_angle,
        pull=_pull_angle,
        reading=reads(("x", 0)),
        cost="expensive",
        formula="dy0 = Im(conj(x0)·dx0) / |x0|²",
        domain="NaN at x0 = 0, which has no direction",
    ),
    Functions(
        name="complex.sign",
        push=_sign,
        pull=_sign,
        reading=reads(("x", 0), ("y", 0)),
        formula="dy0 = (dx0 - y0·Re(conj(y0)·dx0)) / |x0|",
        kink="0 at x0 = 0",
    ),
    Reinterpret(name="complex.bitcast"),
]

INACTIVE: list[str] = ["complex.constant", "complex.eq", "complex.neq"]
