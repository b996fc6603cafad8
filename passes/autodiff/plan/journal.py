"""Journal of a reversal: what was recovered, and in which way, while it was written."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import SSAValue

from .save_or_recompute import Way


@dataclass(eq=False)
class Journal:
    """Entries in the order of writing."""

    recovered: list[tuple[SSAValue, Way]] = field(default_factory=list[tuple[SSAValue, Way]])
    """Values of the forward sweep that the reverse sweep did not see."""
