"""Functions that models are made of: losses, normalisation, convolution, pooling."""

from __future__ import annotations

import math
from typing import cast

from .bodies import Call, Iterator, Literal
from .einsums import einsum
from .operators import is_float, where
from .reductions import log_softmax, logsumexp, mean, sum
from .shapes.notation import Rest, Spec, Term, plain
from .shapes.refusals import refuse
from .tensors import Leaf, Operand, Tensor, as_tensor, computed, elementwise, is_integer

_PICK = Spec(
    (
        Term((Rest("batch"),), (), (Rest("c", False),)),
        Term((Rest("batch"),), (), (Rest("c", False), *plain("k"))),
    ),
    Term((Rest("batch"),), (), (Rest("c", False),)),
    "pick",
)


def pick(x: Operand, ids: Operand) -> Tensor:
    """The element of the last axis that integers name; 0 where there is none."""
    x, ids = as_tensor(x), as_tensor(ids)
    if is_float(ids):
        message = f"`{ids.label}` picks by {ids.dtype}, not by integers"
        raise refuse("AD1117", message, "ids.astype('i32')", [ids.party])
    is_it = Call("equal", (Iterator("k"), 0))
    body = Call("where", (is_it, 1, Literal(0)))
    return computed(_PICK, (ids, x), body, "pick", kind="add", init=True)


def cross_entropy(logits: Operand, targets: Operand) -> Tensor:
    """The mean of ``-log softmax(logits)`` at the targets, along the last axis.

    Targets are integers, one for each row of logits, or weights of the shape of the logits. A row
    whose target is out of range counts as one whose target has the logit 0, as in `pick`; AD1116
    for such targets in an array that is a constant.
    """
    logits, targets = as_tensor(logits), as_tensor(targets)
    if is_float(targets):
        return mean(-sum(targets * log_softmax(logits), -1))
    picked = pick(logits, targets)
    _check_targets(logits, targets)
    return mean(logsumexp(logits) - picked)


def _check_targets(logits: Tensor, targets: Tensor) -> None:
    """Refuse constants that are no number of a class."""
    source, count = targets.source, logits.rows.row("output").sizes[-1]
    if not isinstance(source, Leaf) or source.kind != "constant" or not isinstance(count, int):
        return
    ids = targets.value
    if (outside := ids[(ids < 0) | (ids >= count)]).size:
        message = f"the target {outside.flat[0]} is outside of the {count} classes"
        raise refuse("AD1116", f"{message} of `{logits.label}`", None, [logits.party])


def layer_norm(
    x: Operand, gain: Operand | None = None, bias: Operand | None = None, eps: float = 1e-5
) -> Tensor:
    """Elements along the last axis, less their mean, over ``sqrt(variance + eps)``.

    The variance is the mean of squares of distances from the mean (Ba, Kiros and Hinton, 2016).
    """
    x = as_tensor(x)
    centered = x - mean(x, -1, keepdims=True)
    spread = mean(elementwise("square", centered), -1, keepdims=True)
    made = centered * elementwise("rsqrt", spread + eps)
    made = made if gain is None else made * gain
    return made if bias is None else made + bias


_SIGNS = {"valid": "+", "floor": "/+", "same": "=+"}
"""Windows in einsum notation, by the word for their margins."""


def _window(name: str, stride: int, padding: str) -> str:
    if not is_integer(stride) or stride < 1:
        raise refuse("AD1113", f"a stride is an integer from 1, not {stride!r}")
    sign = _SIGNS.get(padding) if isinstance(cast(object, padding), str) else None
    if sign is None:
        raise refuse("AD1113", f"padding is 'valid', 'floor' or 'same', not {padding!r}")
    over, kernel = name
    return f"{stride}*{over}{sign}{kernel}"


def conv2d(x: Operand, kernel: Operand, stride: int = 1, padding: str = "valid") -> Tensor:
    """The cross-correlation of pictures with a kernel of the shape ``(height, width, in, out)``.

    The last three output axes of ``x`` are height, width and channels; axes before them are kept.
    The kernel fills the picture exactly (``valid``; else it is AD1114), the end of the picture is
    left out where no whole window is (``floor``, which is what JAX and PyTorch do without margins),
    or the picture gets margins of zeros (``same``).
    """
    rows, columns = _window("yu", stride, padding), _window("xv", stride, padding)
    return einsum(f"...|...,{rows},{columns},c;u,v,c,o=>...|...,y,x,o", x, kernel)


def _pool(x: Operand, size: int, stride: int | None, padding: str, reduce: str) -> Tensor:
    if not is_integer(size) or size < 1:
        raise refuse("AD1113", f"the size of a window is an integer from 1, not {size!r}")
    step = size if stride is None else stride
    rows, columns = _window("yu", step, padding), _window("xv", step, padding)
    spec = f"...|...,{rows},{columns},c=>...|...,y,x,c"
    return einsum(spec, x, reduce=reduce, u=size, v=size)


def max_pool2d(
    x: Operand, size: int = 2, stride: int | None = None, padding: str = "valid"
) -> Tensor:
    """The greatest element of every window of height and width; channels come last.

    ``padding`` as for `conv2d`; margins hold -inf.
    """
    return _pool(x, size, stride, padding, "max")


def mean_pool2d(
    x: Operand, size: int = 2, stride: int | None = None, padding: str = "valid"
) -> Tensor:
    """The mean of every window of height and width; channels come last.

    ``padding`` is ``valid`` or ``floor``, as for `conv2d`.
    """
    if padding == "same":
        raise refuse("AD1113", "means of windows have no margins", "pad the picture")
    return _pool(x, size, stride, padding, "add") * (1.0 / size**2)


def softplus(x: Operand) -> Tensor:
    """``log(1 + exp(x))``; nothing overflows."""
    small = elementwise("log1p", elementwise("exp", -elementwise("abs", x)))
    return elementwise("relu", x) + small


def silu(x: Operand) -> Tensor:
    """``x * sigmoid(x)``."""
    return as_tensor(x) * elementwise("sigmoid", x)


def gelu(x: Operand) -> Tensor:
    """``x`` times the probability that a standard normal number is smaller."""
    x = as_tensor(x)
    return 0.5 * x * (1 + elementwise("erf", x * (1 / math.sqrt(2))))


def accuracy(logits: Operand, targets: Operand) -> Tensor:
    """The share of rows of logits whose greatest element is at the target."""
    logits, targets = as_tensor(logits), as_tensor(targets)
    best = logits.max(-1)
    return mean(where(pick(logits, targets) >= best, 1.0, 0.0))
