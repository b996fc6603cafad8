"""The reverse sweep's blocks.

A `Mirror` is a block of the reverse sweep: the block of the primal that it mirrors, the cotangents
that have arrived for that block's values, and what has been recovered of the forward sweep.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import block_of
from ad_opt.passes.emit.emit import Emitter
from xdsl.ir import Block, Operation, SSAValue


@dataclass(eq=False)
class Mirror:
    """A block of the reverse sweep."""

    primal: Block
    """The block of the primal whose operations are reversed here."""
    forward: Block
    """The same block in the forward sweep."""
    emitter: Emitter
    parent: Mirror | None = None
    record: SSAValue | None = None
    """In the body of a loop: the number of the iteration that is reversed, from 0."""
    direct: bool = False
    """True if the forward sweep's values are visible here."""
    at: Operation | None = None
    """The primal operation that is being reversed."""
    cotangents: dict[SSAValue, SSAValue] = field(default_factory=dict)
    outer: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """Contributions to values that are defined around this block."""
    known: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """Values of the forward sweep that have been recovered."""
    lazy: dict[SSAValue, Callable[[], SSAValue]] = field(default_factory=dict)
    shadows: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """Shadows by primal memref; those of local buffers are made at their last use."""

    def take(self, value: SSAValue) -> SSAValue | None:
        """The cotangent that has arrived for ``value``; it is zero afterwards."""
        return self.cotangents.pop(value, None)

    def add(self, value: SSAValue, contribution: SSAValue | None) -> None:
        """Add to the cotangent of ``value``."""
        if contribution is None:
            return
        table = self.cotangents if block_of(value) is self.primal else self.outer
        total = self.emitter.accumulate(table.get(value), contribution)
        assert total is not None
        table[value] = total
