"""Calls that overwrite memory, in forward mode: what they have written has no derivative."""

from __future__ import annotations

from ad_opt.passes.autodiff.addresses.overwritten_memory import before_call, made_by, written_by
from ad_opt.passes.autodiff.forward.doubling import Doubler
from ad_opt.passes.ops.written_bytes import New
from xdsl.ir import Operation


def call_and_clear(doubler: Doubler, op: Operation) -> None:
    """Make a call; what it has written has no derivative."""
    session, em, find = doubler.session, doubler.em, doubler.value
    found = [
        (one, before_call(session, em, one, op, find))
        for one in written_by(op, doubler.holds_derivatives)
        if one.new is not New.ADDRESS and doubler.derivative(op.operands[one.place]) is not None
    ]
    doubler.clone(op)
    for one, before in found:
        made = made_by(session, em, one, op, find, before)
        for _ in doubler.directions():
            shadow = doubler.derivative(op.operands[one.place])
            assert shadow is not None
            made.clear(em, shadow, lambda value: value)
