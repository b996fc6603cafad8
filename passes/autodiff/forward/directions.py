"""Several directions at once: the derivatives of each value, one for each direction.

Where derivatives are numbers, one of them is a vector of ``width`` directions. Where some are
addresses, directions are *separate*: each has derivatives of its own, and whoever writes them does
so in each direction in turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.passes.autodiff.engine.session import Session
from xdsl.ir import SSAValue


class Directions:
    """Derivatives of values in several directions."""

    def __init__(self, session: Session, width: int, directions: int):
        self.session = session
        self.width = width
        """Count of directions of a derivative that is a vector of them."""
        self.by_direction: list[dict[SSAValue, SSAValue]] = [{} for _ in range(directions)]
        self.derivatives = self.by_direction[0]
        """Each value to its derivative in the direction that is being transcribed; a value that is
        not here has derivative zero."""

    @property
    def separate_directions(self) -> int:
        """Count of derivatives that each value has beside it."""
        return len(self.by_direction)

    @property
    def is_separate(self) -> bool:
        """True if there are several directions, each with derivatives of its own."""
        return len(self.by_direction) > 1

    @property
    def key_width(self) -> int:
        """Return how many directions there are, side by side or in vectors."""
        return self.width * len(self.by_direction)

    def directions(self) -> Iterator[int]:
        """Each direction in turn: meanwhile, derivatives are those of this direction."""
        for number, derivatives in enumerate(self.by_direction):
            self.derivatives = derivatives
            self.session.shadow_globals.direction = number
            yield number
        self.derivatives = self.by_direction[0]
        self.session.shadow_globals.direction = 0
