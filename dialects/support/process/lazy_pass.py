"""An entry of a table of passes: what is known of a pass before its module is imported.

A pass that has nothing to do where certain words do not occur in a program says so here, so that it
is neither run nor imported for the others (`passes/infrastructure/vocabulary.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from xdsl.passes import ModulePass

DECLARATION = "<declaration>"
"""The word for a function without a body."""

BLOCKS = "<blocks>"
"""The word for a region of several blocks."""

AUTODIFF = "<autodiff>"
"""The word for what programs say of derivatives: all of dialect ``autodiff`` but tapes and marks of
arguments and memory, which derivatives have, and ``autodiff.stop_gradient``.
"""


@dataclass(frozen=True)
class LazyPass:
    """A pass by the place of its class. Calling it imports the class."""

    module: str
    class_name: str
    about: frozenset[str] | None = None
    """Words without which the pass changes nothing and finds nothing wrong; ``None``: unknown.

    Names of operations, types and attributes, dialects with a point (``scf.``), `DECLARATION`,
    `BLOCKS` and `AUTODIFF`.
    """

    def __call__(self) -> type[ModulePass]:
        """Import the class."""
        return getattr(import_module(self.module), self.class_name)


def words(text: str) -> frozenset[str]:
    """Words for `LazyPass.about`, apart by spaces."""
    return frozenset(text.split())
