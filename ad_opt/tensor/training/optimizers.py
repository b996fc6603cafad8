"""Optimizers: assignments that change parameters by gradients; and schedules of learning rates.

Schedules are computed in `f64`; `sgd` rounds a rate to the type of each parameter.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, cast

from typing_extensions import override

from ..assignments import Assignments, assign, gradient, parameters, together
from ..leaf_tensors import state
from ..operators import embedded
from ..shapes.refusals import refuse
from ..tensors import Index, Tensor, elementwise, is_integer, literal


class Optimizer(Assignments):
    """The assignments of an optimizer, with what it remembers between steps."""

    def __init__(
        self, made: Assignments, loss: Tensor, params: Sequence[Tensor], states: Sequence[Tensor]
    ):
        super().__init__(made.items)
        self.loss = loss
        self.params = list(params)
        self.states = list(states)
        """Tensors that a continued training run needs as they were."""

    @override
    def __repr__(self) -> str:
        return f"<optimizer of {self.loss.label}, {len(self.params)} parameters>"


def sgd(
    loss: Tensor,
    params: Sequence[Tensor] | None = None,
    lr: Tensor | float = 0.1,
    momentum: float = 0.0,
    nesterov: bool = False,
    weight_decay: float = 0.0,
) -> Optimizer:
    """Stochastic gradient descent: gradients of a loss, and an update of its parameters.

    ``d = grad + weight_decay * p``; with momentum ``m = momentum * m + d`` and ``d = m``, with
    ``nesterov`` ``d += momentum * m``; then ``p -= lr * d``. The learning rate may be a tensor,
    which is computed in the routine, as `linear` makes it.
    """
    if params is not None and not isinstance(cast("object", params), Sequence):
        raise refuse("AD1117", f"an optimizer has a list of parameters, not {params!r}")
    found = parameters(loss) if params is None else list(params)
    slopes = gradient(loss, found)
    if not found:
        raise refuse("AD1123", f"`{loss.label}` has no parameters", "make some: param(...)")
    decay = _setting(weight_decay, "weight_decay", None)
    kept = _setting(momentum, "momentum", 1)
    rates = {dtype: _rate(lr, dtype) for dtype in sorted({p.dtype for p in found})}
    if nesterov and not kept:
        raise refuse("AD1123", "nesterov has no momentum to look ahead by", "sgd(momentum=0.9)")
    states: list[Tensor] = []
    remembered: list[Assignments] = []
    steps: list[Assignments] = []
    for p, grad in zip(found, slopes, strict=True):
        d = grad + decay * p if decay else grad
        if kept:
            m = state(p, f"{p.label}.momentum")
            states.append(m)
            remembered.append(assign(m, kept * m + d))
            d = d + kept * m if nesterov else m
        steps.append(assign(p, rates[p.dtype] * d, "sub"))
    made = together(*remembered) if remembered else Assignments(())
    return Optimizer(made + together(*steps), loss, found, states)


def _rate(lr: Tensor | float, dtype: str) -> Tensor | float:
    """A learning rate for parameters of a type."""
    if not isinstance(lr, Tensor):
        return _setting(lr, "lr", None)
    if lr.rows.axes != ():
        message = f"a learning rate is one number, and `{lr.label}` is [{lr.rows}]"
        raise refuse("AD1123", message, None, [lr.party])
    return lr if lr.dtype == dtype else lr.astype(dtype)


def _setting(value: Any, name: str, below: float | None) -> float:
    known = literal(value)
    number = math.nan if known is None else known.number()
    if not (number >= 0 and math.isfinite(number)) or (below is not None and number >= below):
        words = "from 0" + ("" if below is None else f" and below {below:g}")
        raise refuse("AD1123", f"{name} is a number {words}, not {value!r}")
    return float(number)


def _progress(step: Index, steps: int) -> Tensor:
    """Return the share of a run that is done, from 0 to 1."""
    if not is_integer(steps) or steps < 1:
        raise refuse("AD1123", f"a schedule has a count of steps from 1, not {steps!r}")
    return elementwise("minimum", embedded(step, "f64") / float(steps), 1.0)


def linear(step: Index, start: float, end: float, steps: int) -> Tensor:
    """A rate that goes from one number to another within so many steps, and stays there."""
    return start + (end - start) * _progress(step, steps)


def cosine(step: Index, start: float, end: float, steps: int) -> Tensor:
    """A rate that goes from one number to another by half a wave of the cosine."""
    wave = elementwise("cos", math.pi * _progress(step, steps))
    return end + 0.5 * (start - end) * (1 + wave)


def exponential(step: Index, start: float, factor: float, steps: int) -> Tensor:
    """A rate that is multiplied by a factor within every so many steps."""
    if not factor > 0:
        raise refuse("AD1123", f"a rate decays by a factor above 0, not {factor!r}")
    return start * elementwise("exp", math.log(factor) / steps * embedded(step, "f64"))


def warmup(step: Index, rate: Tensor | float, steps: int) -> Tensor:
    """A rate that grows within the first steps: ``(step + 1) / steps`` of it, and then all."""
    return rate * _progress(step + 1, steps)
