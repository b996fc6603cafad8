"""The derivative of an operation that is more than a formula: one with memory, regions or calls.

Where `Row` has partial derivatives, `Methods` says what each sweep does at the operation. Those
of the core dialects stand in ``passes/autodiff/operations``, a file a dialect; a plug-in enters its
own with `Registry.register_methods`, beside the operation's entry in the catalogue
(`passes.ops.catalogue.register_entry`), which says what it does to memory.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

Double: TypeAlias = Callable[..., Any]
"""``(doubler, op)``: write the operation and its derivative. ``doubler.clone(op)`` writes the
operation, ``doubler.value(x)`` and ``doubler.derivative(x)`` are what has become of a value and its
tangent or shadow (``None``: zero), ``doubler.em`` writes more, ``doubler.bind(result, value,
derivative)`` says what stands for a result."""

Remember: TypeAlias = Callable[..., Any]
"""``(sweep, op, em)``: write the operation in the forward sweep of reverse mode, with the shadows
of its results (``sweep.shadows``), and keep what it overwrites (``sweep.old``)."""

Reverse: TypeAlias = Callable[..., Any]
"""``(reversal, op, mirror)``: take the cotangents of the results (``mirror.take(result)``), add to
those of the operands (``reversal.add(operand, cotangent, mirror)``) and to their shadows, write
with ``mirror.emitter``; ``reversal.value(x, mirror)`` is what an operand was."""


Needs: TypeAlias = Callable[..., Any]
"""``(back, op)``: go through what ``reverse`` does and write nothing. ``back.take(result)`` is true
if a cotangent has arrived, ``back.value(x)`` wants a value of the program, ``back.shadow(buffer)``
a shadow, ``back.add(operand)`` hands a cotangent on."""


@dataclass(frozen=True, kw_only=True)
class Methods:
    """The parts of the sweeps at one operation."""

    name: str
    """The operation's name."""
    double: Double | None = None
    """Differentiates it in forward mode and in the forward sweep of reverse mode, which is forward
    mode whose derivatives are shadows; ``forward`` or ``remember`` where one of them does something
    else."""
    forward: Double | None = None
    """Differentiates it in forward mode alone."""
    remember: Remember | None = None
    """Writes it in the forward sweep of reverse mode; without it and ``double``, the operation is
    copied, and buffers that it overwrites are kept where the way back needs them."""
    reverse: Reverse | None = None
    """Writes its adjoint in the reverse sweep; without it, its rule is used."""
    needs: Needs | None = None
    """Values of the forward sweep that ``reverse`` wants; without it, it may want all."""
    no_reverse: str = ""
    """The reason why there is nothing for the reverse sweep, where there is something forward."""
    joint: bool = False
    """Forward mode runs it once for all directions that have derivatives of their own."""
    separate: bool = True
    """True if it can be had in several directions that have derivatives of their own."""
    refused: str = ""
    """The modes that know the operation and refuse it: ``forward``, ``reverse``, or both."""


def methods(dialect: str, names: str, **said: Any) -> list[Methods]:
    """The same methods for several operations of a dialect."""
    return [Methods(name=f"{dialect}.{name}", **said) for name in names.split()]
