"""Tensors in Python: described with NumPy's operators, compiled to one routine."""

from __future__ import annotations

from .assignments import Assignments, assign, forward, gradient, parameters, together
from .training.checkpoints import load, save
from .einsums import concatenate, einsum, pad
from .indexing import batch, gather, iota, one_hot
from .functions import (
    accuracy,
    conv2d,
    cross_entropy,
    gelu,
    layer_norm,
    max_pool2d,
    mean_pool2d,
    pick,
    silu,
    softplus,
)
from .leaves import constant, data, he, normal, param, placeholder, uniform, xavier
from .operators import (
    absolute,
    acos,
    acosh,
    asin,
    asinh,
    atan,
    atan2,
    atanh,
    cast,
    cbrt,
    ceil,
    clip,
    cos,
    cosh,
    embedded,
    equal,
    erf,
    exp,
    exp2,
    expm1,
    floor,
    fma,
    log,
    log1p,
    log2,
    log10,
    logical_and,
    logical_not,
    logical_or,
    matmul,
    maximum,
    minimum,
    not_equal,
    power,
    reciprocal,
    relu,
    rsqrt,
    sigmoid,
    sin,
    sinh,
    sqrt,
    square,
    stop_gradient,
    tan,
    tanh,
    where,
)
from .training.optimizers import Optimizer, cosine, exponential, linear, sgd, warmup
from .reductions import (
    log_softmax,
    logsumexp,
    max,
    mean,
    min,
    prod,
    softmax,
    sum,
    transpose,
    var,
)
from .routines import Routine, evaluate, routine
from .training.runs import Run, train
from .tensors import Index, Tensor, symbol
