"""Blocks of Jacobians by structs with addresses: gradients put on one another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from ..arguments import Array

Pull = Callable[[tuple[int, ...] | None], Sequence[Any]]
"""From a place in an output, or none, to the gradients of it by all inputs."""


class _Leaf(NamedTuple):
    """A number or an array in a gradient, and where it stands."""

    holder: Any
    key: Any
    value: Any


def stacked(shape: tuple[int, ...], pull: Pull) -> list[Any]:
    """The blocks of an output of a shape: arrays in the place of numbers and arrays of gradients,
    with the axes of the output before their own.
    """
    template: list[Any] | None = None
    blocks: list[Array] = []
    for place in np.ndindex(shape):
        gradients = list(pull(place))
        leaves = [*_leaves(gradients)]
        if template is None:
            template = gradients
            blocks = _empty(shape, leaves)
        for block, leaf in zip(blocks, leaves, strict=True):
            block[place] = leaf.value
    if template is None:
        template = list(pull(None))
        blocks = _empty(shape, [*_leaves(template)])
    for leaf, block in zip([*_leaves(template)], blocks, strict=True):
        leaf.holder[leaf.key] = block[()]
    return template


def _empty(shape: tuple[int, ...], leaves: Sequence[_Leaf]) -> list[Array]:
    return [np.zeros(shape + np.shape(leaf.value), np.asarray(leaf.value).dtype) for leaf in leaves]


def _leaves(gradients: list[Any]) -> Iterator[_Leaf]:
    """All numbers and arrays in gradients, in an order that is theirs; each struct once."""
    waiting: list[Any] = [gradients]
    seen: set[int] = set()
    while waiting:  # not by recursion: lists of C are long
        holder = waiting.pop()
        if id(holder) in seen:
            continue
        seen.add(id(holder))
        items = cast("Any", holder.items() if isinstance(holder, dict) else enumerate(holder))
        for key, value in items:
            if isinstance(value, dict | list):
                waiting.append(value)
            elif value is not None:
                yield _Leaf(holder, key, value)
