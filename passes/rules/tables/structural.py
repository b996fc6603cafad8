"""Rules for operations that only move values: linear, and differentials have types of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ad_opt.passes.emit.emit import Cotangent
from ad_opt.passes.rules.functions import Functions, Place, Pull, Push, Reading, nothing
from xdsl.ir import SSAValue

One: TypeAlias = Callable[[Place, SSAValue], Cotangent]
"""From one derivative to another."""


def structural(name: str, push: Push, pull: Pull, reading: Reading = nothing) -> Functions:
    """The rule of ``name``."""
    return Functions(
        name=name, push=push, pull=pull, reading=reading, linear=True, same_types=False
    )


def one_to_one(name: str, push: One, pull: One) -> Functions:
    """The rule of an operation from one value to one."""

    def forward(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
        (tangent,) = tangents
        return [None if tangent is None else push(p, tangent)]

    def back(p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]) -> list[Cotangent]:
        (cotangent,) = cotangents
        return [None if cotangent is None else pull(p, cotangent)]

    return structural(name, forward, back)
