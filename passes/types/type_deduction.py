"""Arguments of a generic from the types of a call's arguments.

The parameters of the generic stand in the types of its operands, also within pairs once a
higher-order operator has translated them: ``pair<T>`` against ``pair<f32>`` says that T is f32.
Where two arguments disagree, the type that both convert to is taken. Witnesses follow from types.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from xdsl.ir import Attribute, Operation

from .signatures import Signature

Arguments: TypeAlias = tuple[Attribute, ...]


class CannotDeduce(Exception):
    """A generic whose arguments do not follow; ``reason`` says why."""

    def __init__(self, reason: str):
        super().__init__(reason)
        self.reason = reason


def deduce(
    generic: Operation, signature: Signature, chain: Sequence[str], given: Sequence[Attribute]
) -> tuple[Signature, Arguments]:
    """The signature of the instance that is called, and the arguments that make it."""
    raise CannotDeduce("generic candidates are not supported yet")
