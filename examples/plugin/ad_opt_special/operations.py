"""Facts about the operations on buffers: what they read and write, and their derivatives.

``special.dot %x, %y`` is the sum of ``x[i] * y[i]``; ``special.axpy %a, %x, %y`` adds ``a * x`` to
``y``. The derivatives of both are made of both, so there are derivatives of every order.
"""

from __future__ import annotations

from typing import Any

from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.ops.memory_ops import Effect, operand
from ad_opt.passes.rules.methods import Methods
from xdsl.ir import Operation

from .dialect import AxpyOp, DotOp

ENTRIES = [
    Entry(name="special.dot", effect=Effect(reads=operand(0, 1))),
    Entry(name="special.axpy", effect=Effect(reads=operand(1, 2), writes=operand(2))),
]
"""Found through the entry point ``ad_opt.operations``, before any derivative is asked for."""


def forward_dot(doubler: Any, op: Operation) -> None:
    """The tangent of ``x . y`` is ``dx . y + x . dy``; a buffer without a shadow has none."""
    doubler.clone(op)
    (x, y), em = op.operands, doubler.em
    dx, dy = doubler.derivative(x), doubler.derivative(y)
    parts = [] if dx is None else [em.value(DotOp(dx, doubler.value(y)))]
    parts += [] if dy is None else [em.value(DotOp(doubler.value(x), dy))]
    if parts:
        tangent = parts[0] if len(parts) == 1 else em.addf(*parts)
        doubler.bind(op.results[0], doubler.value(op.results[0]), tangent)


def reverse_dot(reversal: Any, op: Operation, mirror: Any) -> None:
    """The shadow of ``x`` grows by ``y`` times the cotangent of the result, and the other way."""
    x, y = op.operands
    cotangent = mirror.take(op.results[0])
    for one, other in ((x, y), (y, x)):
        if cotangent is not None and reversal.is_active(one):
            into = reversal.shadow(one, mirror)
            mirror.emitter.emit(AxpyOp(cotangent, reversal.value(other, mirror), into))


def forward_axpy(doubler: Any, op: Operation) -> None:
    """``dy`` grows by ``da * x + a * dx``, where anybody reads it."""
    a, x, y = op.operands
    da, dx, em = doubler.derivative(a), doubler.derivative(x), doubler.em
    if doubler.carries(y) and (da is not None or dx is not None):
        dy = doubler.required(y, op)
        # Before ``y`` changes: it may be ``x``.
        if dx is not None:
            em.emit(AxpyOp(doubler.value(a), dx, dy))
        if da is not None:
            em.emit(AxpyOp(da, doubler.value(x), dy))
    doubler.clone(op)


def reverse_axpy(reversal: Any, op: Operation, mirror: Any) -> None:
    """``y`` keeps its cotangents; ``a`` gets ``x . dy``, and ``x`` gets ``a * dy``."""
    a, x, y = op.operands
    if not reversal.is_active(y):
        return
    shadow, em = reversal.shadow(y, mirror), mirror.emitter
    if reversal.has_cotangent(a):
        reversal.add(a, em.value(DotOp(reversal.value(x, mirror), shadow)), mirror)
    if reversal.is_active(x):
        em.emit(AxpyOp(reversal.value(a, mirror), shadow, reversal.shadow(x, mirror)))


METHODS = [
    Methods(name="special.dot", forward=forward_dot, reverse=reverse_dot),
    Methods(name="special.axpy", forward=forward_axpy, reverse=reverse_axpy),
]
