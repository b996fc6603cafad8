"""The rows of every operator: what `build` asks, in this order."""

from __future__ import annotations

from collections.abc import Mapping

from .build import Rule
from .functions import FUNCTIONS
from .rules_functions import AND, NOT, OR, OTHERS, SELECT, fold, symmetry
from .rules_products import DIV, MUL, NEG, POW, POWC, PROD, SQRT
from .rules_sums import ADD, SUB, SUM

_FOLDED: Mapping[str, str] = {
    **{name: f"{name}(0.5)" for name in FUNCTIONS if name != "pow"},
    **{name: f"{name}(0.5, 2)" for name in ("less", "lesseq", "eq", "ne", "atan2")},
    "acosh": "acosh(2)",
}
"""An application of each function whose value is computed."""


_EXACT = frozenset(("less", "lesseq", "eq", "ne", "abs"))
"""Functions whose values are not rounded."""


def _folding(name: str) -> tuple[Rule, ...]:
    if name not in _FOLDED:
        return ()
    return (Rule(fold, (f"{_FOLDED[name]} = value",), "" if name in _EXACT else "afn"),)


_BY_HAND: Mapping[str, tuple[Rule, ...]] = {
    **{"sum": SUM, "prod": PROD, "powc": POWC, "add": ADD, "sub": SUB, "mul": MUL, "div": DIV},
    **{"neg": NEG, "sqrt": SQRT, "select": SELECT, "or": OR, "not": NOT, "and": AND},
}

RULES: Mapping[str, tuple[Rule, ...]] = {
    **OTHERS,
    **{name: (*_folding(name), *symmetry(name), *OTHERS.get(name, ())) for name in FUNCTIONS},
    **_BY_HAND,
    "pow": POW,
}
