"""Additions of the package to ad-opt and xdsl-opt; imported early, so nothing heavy is."""

from __future__ import annotations

from xdsl.ir import Dialect
from xdsl.passes import ModulePass
from xdsl.universe import Universe


def _dialect() -> Dialect:
    from .dialect import Special

    return Special


def _lower_special() -> type[ModulePass]:
    from .lower_special import LowerSpecialPass

    return LowerSpecialPass


UNIVERSE = Universe(
    all_dialects={"special": _dialect}, all_passes={"lower-special": _lower_special}
)

LOWER = "lower-special"
"""Passes that run in front of ad-opt's own when a program is compiled."""
