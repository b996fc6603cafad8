"""Addresses that lead to integers only: by type trees, or by what a function does with bytes."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import ARGUMENT_ACTIVITY, ActivityAttr
from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.typetree.attributes import DEBUG_TYPE, TreeAttr
from ad_opt.dialects.typetree.kinds import INTEGER
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TYPE_TREE
from ad_opt.passes.ops.deciding_bits import (
    all_bits,
    becomes_float,
    is_integral,
    never_becomes_float,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, SSAValue

from .loads import loads_by
from .pointer_parameters import behind, is_address


def fix_integer_arrays(function: FuncOp) -> None:
    """Addresses of integers only are constants, as integers are, unless floats are made of their
    bits; so are those of bytes that the function only reads, and of which it makes no floats.
    """
    inputs = function.function_type.inputs.data
    attributes = [argument_attributes(function, at) for at in range(len(inputs))]
    block = function.body.first_block
    for at, (type, one) in enumerate(zip(inputs, attributes, strict=True)):
        if is_address(type) and ARGUMENT_ACTIVITY not in one:
            if _is_constant(one, None if block is None else block.args[at]):
                one[ARGUMENT_ACTIVITY] = ActivityAttr("const")
    set_argument_attributes(function, attributes)


def _is_constant(attributes: dict[str, Attribute], address: SSAValue | None) -> bool:
    """True for an address of integers, by type trees, or of bytes, by what is done with it."""
    if address is None:
        return _integers_only(attributes)
    if _integers_only(attributes):
        return not any(
            is_integral(value.type) and becomes_float(value) for value in loads_by(address)
        )
    return _only_bytes(address, attributes)


def _integers_only(attributes: dict[str, Attribute]) -> bool:
    given = attributes.get(TYPE_TREE)
    if not isinstance(given, TreeAttr):
        return False
    found = behind(given.tree)
    deeper = any(len(path) > 2 for path, _ in given.tree)
    return bool(found) and not deeper and all(kind == INTEGER for _, kind in found)


def _only_bytes(address: SSAValue, attributes: dict[str, Attribute]) -> bool:
    """True if all that is done with an address is to read bytes, of which no float is made.

    Any memory has bytes, so what type analysis says is behind the address counts, too.
    """
    for name in (TYPE_TREE, DEBUG_TYPE):
        given = attributes.get(name)
        if isinstance(given, TreeAttr) and any(kind != INTEGER for _, kind in behind(given.tree)):
            return False
    loads = loads_by(address)
    return bool(loads) and all(
        is_integral(value.type) and all_bits(value.type) <= 0xFF and never_becomes_float(value)
        for value in loads
    )
