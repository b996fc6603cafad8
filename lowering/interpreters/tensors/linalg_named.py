"""Meaning of the named operations of ``linalg``.

Which elements meet is the dialect's definition (`indexing_maps`); what happens to them stands here,
as functions of numbers, and not in the regions that lowering uses.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from ad_opt.dialects.core.linalg.linalg_named import NAMED, QUANTIZED, indexing_maps
from ad_opt.dialects.core.linalg.linalg_winograd import WINOGRAD, WinogradOp, transform_of
from ad_opt.dialects.support.ir.queries import attribute_of, width_of
from ad_opt.dialects.support.ir.shaped_types import element_type
from ad_opt.lowering.interpreters.numbers.arith import combine
from ad_opt.lowering.interpreters.numbers.math import function
from ad_opt.lowering.interpreters.tensors.linalg import (
    Operand,
    input_count,
    operands_of,
    results_of,
    space,
)
from ad_opt.lowering.interpreters.values import ieee
from ad_opt.lowering.interpreters.values.elementwise import float_format
from ad_opt.lowering.interpreters.values.registry import (
    OPS,
    Evaluate,
    Machine,
    Undefined,
    Value,
    integer,
    integers,
    ops,
    unknown,
)
from ad_opt.lowering.interpreters.values.values import (
    Array,
    MemRef,
    codec_of,
    signed,
    unsigned,
    wrap,
)
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Attribute, Operation

_FLOAT = {
    **{"add": "addf", "sub": "subf", "mul": "mulf", "div": "divf"},
    **{"max": "maximumf", "min": "minimumf"},
    **{"max_signed": "maximumf", "min_signed": "minimumf"},
}
_INT = {
    **{"add": "addi", "sub": "subi", "mul": "muli", "div": "divsi", "div_unsigned": "divui"},
    **{"max": "maxsi", "min": "minsi", "max_signed": "maxsi", "min_signed": "minsi"},
    **{"max_unsigned": "maxui", "min_unsigned": "minui"},
}
_MATH = {"abs": "absf", "powf": "powf"} | {
    name: name for name in "exp log ceil floor round sqrt rsqrt tanh erf".split()
}


def _unary_float(name: str, at: ieee.Format) -> Evaluate | None:
    narrow = ieee.rounder(at)
    table: dict[str, Evaluate] = {
        "negf": lambda x: -x,
        "square": lambda x: narrow(x * x),
        "reciprocal": lambda x: narrow(ieee.divide(1.0, x)),
    }
    return function(_MATH[name], at) if name in _MATH else table.get(name)


def scalar(op: Operation, name: str, element: Attribute) -> Evaluate:
    """The function of numbers behind an elementwise operation."""
    if name == "select":
        return lambda condition, a, b: a if condition else b
    width = width_of(element)
    if width is None and (found := _unary_float(name, float_format(op, element))) is not None:
        return found
    if width is not None and name == "abs":
        return lambda value: wrap(abs(signed(value, width)), width)
    if width is not None and name == "square":
        return lambda value: wrap(value * value, width)
    table = _FLOAT if width is None else _INT
    if name not in table:
        raise unknown(op, f"`{name}` on `{element}`")
    return combine(op, table[name], element)


def converter(op: Operation, old: Attribute, new: Attribute, *, as_unsigned: bool) -> Evaluate:
    """The conversion of an input's elements to the accumulator's type."""
    if old == new:
        return lambda value: value
    read = unsigned if as_unsigned else signed
    old_width, new_width = width_of(old), width_of(new)
    if new_width is not None and old_width is not None:
        return lambda value: wrap(read(value, old_width), new_width)
    if new_width is not None:
        return lambda value: _to_integer(value, new_width, as_unsigned)
    at = float_format(op, new)
    if old_width is not None:
        return lambda value: ieee.from_integer(at, read(value, old_width))
    return ieee.rounder(at)


def _to_integer(value: float, width: int, as_unsigned: bool) -> int:
    low, high = (0, 1 << width) if as_unsigned else (-(1 << (width - 1)), 1 << (width - 1))
    if not math.isfinite(value) or not low <= math.trunc(value) < high:
        raise Undefined(f"{value} does not fit in {width} bits")
    return wrap(math.trunc(value), width)


def _casts(op: Operation, *, as_unsigned: bool) -> list[Evaluate]:
    types = [element_type(operand.type) for operand in op.operands]
    return [converter(op, old, types[-1], as_unsigned=as_unsigned) for old in types]


def _cast_is_unsigned(op: Operation) -> bool:
    return "unsigned" in str(attribute_of(op, "cast"))


def _elementwise(op: Operation, name: str) -> Evaluate:
    f = scalar(op, name, element_type(op.operands[0 if name != "select" else 1].type))
    return lambda *values: f(*values[:-1])


def _contraction(op: Operation) -> Evaluate:
    first, second, _ = _casts(op, as_unsigned=_cast_is_unsigned(op))
    element = element_type(op.operands[-1].type)
    add, multiply = combine(op, "add", element), combine(op, "mul", element)
    return lambda a, b, total: add(total, multiply(first(a), second(b)))


def _quantized(op: Operation) -> Evaluate:
    """Each factor less the number that stands for its zero, in the accumulator's width."""
    first, second, zero, other_zero, _ = _casts(op, as_unsigned=_cast_is_unsigned(op))
    element = element_type(op.operands[-1].type)
    add, multiply, less = (combine(op, kind, element) for kind in ("add", "mul", "subi"))

    def evaluate(a: Value, b: Value, za: Value, zb: Value, total: Value) -> Value:
        return add(total, multiply(less(first(a), zero(za)), less(second(b), other_zero(zb))))

    return evaluate


def _copy(op: Operation) -> Evaluate:
    convert = _casts(op, as_unsigned=_cast_is_unsigned(op))[0]
    return lambda value, _: convert(value)


def _pooling(op: Operation) -> Evaluate:
    what = op.name.split("_", 2)[2]  # linalg.pooling_nhwc_max_unsigned
    convert = _casts(op, as_unsigned=_cast_is_unsigned(op) or "unsigned" in what)[0]
    if what == "sum":
        f = combine(op, "add", element_type(op.operands[-1].type))
    else:
        f = scalar(op, what, element_type(op.operands[-1].type))
    return lambda value, _, total: f(total, convert(value))


_NOT_CONTRACTIONS: dict[str, Callable[[Operation], Evaluate]] = {
    "linalg.fill": _copy,
    "linalg.copy": _copy,
    "linalg.broadcast": _copy,
    "linalg.transpose": _copy,
}
_ELEMENTWISE = {*_FLOAT, *_INT, *_MATH, "negf", "square", "reciprocal", "select"}


def _meaning(op: Operation) -> Evaluate:
    """New output element from input elements and the old output element."""
    short = op.name.removeprefix("linalg.")
    if op.name in _NOT_CONTRACTIONS:
        return _NOT_CONTRACTIONS[op.name](op)
    if short == "elementwise":
        kind = attribute_of(op, "kind")
        data = kind.data if isinstance(kind, StringAttr) else getattr(kind, "data", kind)
        return _elementwise(op, str(getattr(data, "value", data)))
    if short in _ELEMENTWISE:
        return _elementwise(op, short)
    if short in QUANTIZED:
        return _quantized(op)
    return _pooling(op) if short.startswith("pooling_") else _contraction(op)


def _reads_output(op: Operation) -> bool:
    short = op.name.removeprefix("linalg.")
    return op.name not in _NOT_CONTRACTIONS and short not in (*_ELEMENTWISE, "elementwise")


def _shape_only(op: Operation) -> int:
    """The operand of a pooling that only gives the size of the window; -1 if there is none."""
    return 1 if op.name.startswith("linalg.pooling_") else -1


def _make(op: Operation, machine: Machine) -> Evaluate:
    meaning, maps = _meaning(op), indexing_maps(op)
    inputs, reads, skip = input_count(op), _reads_output(op), _shape_only(op)

    def evaluate(*values: Value) -> Value:
        operands = operands_of(op, values, maps)
        out = operands[inputs]
        for point in space(operands):
            given = [
                None if at == skip or (at == inputs and not reads) else operand.load(point)
                for at, operand in enumerate(operands)
            ]
            out.store(point, meaning(*given))
        results = results_of(op, [out])
        return results[0] if results else ()

    return evaluate


for _name in (*NAMED, "linalg.broadcast", "linalg.transpose"):
    OPS[_name] = _make


@ops("linalg.pack", "linalg.unpack")
def _pack(op: Operation, machine: Machine) -> Evaluate:
    """By the definition of a packed tensor, element by element of it."""
    outer_order = integers(attribute_of(op, "outer_dims_perm"))
    tiled = integers(attribute_of(op, "inner_dims_pos"))
    packs = op.name == "linalg.pack"

    def places(plain: Array, packed: Array) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        order = outer_order or range(plain.ndim)
        for place in np.ndindex(*packed.shape):
            at = [0] * plain.ndim
            for k, dim in enumerate(order):
                at[dim] = place[k]
            for k, dim in enumerate(tiled, start=plain.ndim):
                at[dim] = at[dim] * packed.shape[k] + place[k]
            yield tuple(at), place

    def evaluate(source: Array, dest: Array, *others: Value) -> Value:
        new = dest.copy()
        for at, place in places(source, new) if packs else places(new, source):
            inside = all(i < n for i, n in zip(at, (source if packs else new).shape, strict=True))
            if packs and not inside and not padded:
                raise Undefined("a tile is not full, and there is no padding")
            if packs:
                new[place] = source[at] if inside else others[0]
            elif inside:
                new[at] = source[place]
        return new

    padded = packs and integers(attribute_of(op, "operandSegmentSizes"))[2] > 0
    return evaluate


@ops("linalg.softmax")
def _softmax(op: Operation, machine: Machine) -> Evaluate:
    """``exp(x - max) / sum``, along one dimension, in row-major order."""
    dim = integer(attribute_of(op, "dimension"))
    at = float_format(op, element_type(op.operands[0].type))
    exp, narrow = function("exp", at), ieee.rounder(at)

    def row(values: Sequence[float]) -> list[float]:
        top = -math.inf
        for value in values:
            top = ieee.maximum(top, value)
        powers = [exp(narrow(value - top)) for value in values]
        total = 0.0
        for power in powers:
            total = narrow(total + power)
        return [narrow(ieee.divide(power, total)) for power in powers]

    def evaluate(source: Value, target: Value) -> Value:
        values: Array = source.view() if isinstance(source, MemRef) else source
        found = np.apply_along_axis(
            lambda line: np.array(row(line.tolist()), line.dtype), dim, values
        )
        if not isinstance(target, MemRef):
            return found.astype(target.dtype)
        target.view()[...] = found
        target.allocation.written = None
        return ()

    return evaluate


@ops("linalg.fill_rng_2d")
def _fill_rng(op: Operation, machine: Machine) -> Evaluate:
    """A linear congruential generator, started from the indices and the seed, between bounds."""
    at, out = (float_format(op, element_type(x.type)) for x in (op.operands[0], op.operands[-1]))
    add, multiply, less = (scalar(op, kind, op.operands[0].type) for kind in ("add", "mul", "sub"))
    maps = indexing_maps(op)

    def evaluate(*values: Value) -> Value:
        low, high, seed = values[:3]
        operands = operands_of(op, values, maps)
        unit = multiply(less(high, low), ieee.rounder(at)(2.3283063999999999e-10))
        for point in space(operands):
            number = seed
            for place in point:
                number = wrap((place + number) * 1103515245 + 12345, 32)
            shifted = add(ieee.from_integer(at, number), 2147483647.0)
            operands[-1].store(point, ieee.rounder(out)(add(multiply(shifted, unit), low)))
        results = results_of(op, operands[-1:])
        return results[0] if results else ()

    return evaluate


@ops(*(kind.name for kind in WINOGRAD))
def _winograd(op: Operation, machine: Machine) -> Evaluate:
    """The sum that `transform_of` describes, term by term."""
    assert isinstance(op, WinogradOp)
    element = element_type(op.operands[0].type)
    transform, codec = transform_of(op), codec_of(element)
    add, multiply = combine(op, "add", element), combine(op, "mul", element)
    narrow = ieee.rounder(float_format(op, element))

    def evaluate(source: Array, dest: Array) -> Array:
        new = dest.copy() if transform.adds else np.zeros_like(dest)
        held = [*(np.vectorize(narrow)(matrix) for matrix in transform.matrices), source, new]
        operands = [Operand(x, codec, m) for x, m in zip(held, transform.maps, strict=True)]
        *factors, last, out = operands
        for point in space(operands):
            term = last.load(point)
            for factor in factors:
                term = multiply(factor.load(point), term)
            if transform.scale != 1.0:
                term = multiply(narrow(transform.scale), term)
            out.store(point, add(out.load(point), term))
        return new

    return evaluate
