"""Functions of the ``expr`` dialect: their operands and results, a row each."""

from __future__ import annotations

from typing import NamedTuple


class Signature(NamedTuple):
    """Operands and result of a function: ``r`` a real number, ``b`` true or false."""

    operands: str
    result: str
    about: str


FUNCTIONS: dict[str, Signature] = {
    **{
        name: Signature("r", "r", about)
        for name, about in {
            "sin": "Sine.",
            "cos": "Cosine.",
            "tan": "Tangent.",
            "asin": "Arc sine.",
            "acos": "Arc cosine.",
            "atan": "Arc tangent.",
            "sinh": "Hyperbolic sine.",
            "cosh": "Hyperbolic cosine.",
            "tanh": "Hyperbolic tangent.",
            "asinh": "Inverse hyperbolic sine.",
            "acosh": "Inverse hyperbolic cosine.",
            "atanh": "Inverse hyperbolic tangent.",
            "exp": "Exponential function.",
            "log": "Natural logarithm.",
            "log10": "Logarithm to the base ten.",
            "sqrt": "Square root, the same as the power 0.5.",
            "abs": "Absolute value.",
            "opaque": "The same value, which no rule looks behind.",
            "stop_gradient": "The same value, whose derivative is zero.",
        }.items()
    },
    "pow": Signature("rr", "r", "Power with any exponent."),
    "atan2": Signature("rr", "r", "Angle of the point (x, y), said as ``atan2 %y, %x``."),
    **{
        name: Signature("rr", "b", about)
        for name, about in {
            "less": "True if the first is less; false if one is NaN, as in all comparisons.",
            "lesseq": "True if the first is not greater.",
            "greater": "True if the first is greater.",
            "greatereq": "True if the first is not less.",
            "eq": "True if both are the same number.",
            "ne": "True unless both are the same number, also if one is NaN.",
        }.items()
    },
    "and": Signature("bb", "b", "True if both are."),
    "or": Signature("bb", "b", "True if one is."),
    "not": Signature("b", "b", "True if the operand is not."),
    "select": Signature("brr", "r", "The second where the first is true, else the third."),
}
"""By name, without the dialect's."""
