"""Rules for operations that only move values: linear, and differentials have types of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ad_opt.passes.autodiff.emit import Cotangent, Emitter
from typing_extensions import override
from xdsl.ir import Operation, SSAValue

from .emission import Value
from .functions import Functions, Needs, Place, Pull, Push, nothing

One: TypeAlias = Callable[[Place, SSAValue], Cotangent]
"""From one derivative to another."""


class Structural(Functions):
    """A rule of two functions on values whose differentials are of other types."""

    @override
    def pushforward(
        self, em: Emitter, op: Operation, value: Value, tangents: Sequence[Cotangent]
    ) -> list[Cotangent]:
        if all(tangent is None for tangent in tangents):
            return [None] * len(op.results)
        return self.push(Place(em, op, value), tangents)


def structural(name: str, push: Push, pull: Pull, reading: Needs = nothing) -> Structural:
    """The rule of ``name``."""
    return Structural(name=name, push=push, pull=pull, reading=reading, linear=True)


def one_to_one(name: str, push: One, pull: One) -> Structural:
    """The rule of an operation from one value to one."""

    def forward(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
        (tangent,) = tangents
        return [None if tangent is None else push(p, tangent)]

    def back(p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]) -> list[Cotangent]:
        (cotangent,) = cotangents
        return [None if cotangent is None else pull(p, cotangent)]

    return structural(name, forward, back)
