"""Journal of a reversal: the values that the reverse sweep recovered, and what it kept on the tape.

The plan of a reversal and its journal together are what ``--print-plan`` prints (`plan_words`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ad_opt.passes.autodiff.plan.save_or_recompute import Way
from xdsl.ir import SSAValue

if TYPE_CHECKING:
    from .forward_sweep import Sweep


@dataclass(eq=False)
class Journal:
    """Entries in the order of writing."""

    recovered: list[tuple[SSAValue, Way]] = field(default_factory=list[tuple[SSAValue, Way]])
    """Values of the forward sweep that the reverse sweep did not see."""
    sweeps: list[Sweep] = field(default_factory=list["Sweep"])
    """The forward sweep, and those of single iterations; each has frames of its own."""
