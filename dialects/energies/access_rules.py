"""Rules of what regions of energies read: AD1020 for names, AD1026 for places."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from xdsl.ir import Operation

from .expr_keys import AccessAttr, BoundsAttr, EdgeAttr, IndexAttr, ParamAttr, SameAttr, SampleAttr
from .nlls_rules import array_type, declared, listed, slot_space


def verify_accesses(op: Operation) -> None:
    """Refuse reads of arrays, channels, slots and parameters that are not there."""
    for inner in op.regions[0].block.ops:
        match inner.properties.get("key"):
            case AccessAttr() as key:
                _access(inner, key)
            case EdgeAttr() as key:
                _edge(inner, key)
            case SameAttr() as key:
                _same(inner, key)
            case SampleAttr() as key:
                _sample(inner, key)
            case ParamAttr() as key:
                declared(inner, key.symbol.root_reference.data, ("nlls.param",))
            case _:
                pass


def verify_space(op: Operation, space: Sequence[str]) -> None:
    """Boxes and indices are those of a space."""
    for inner in op.regions[0].block.ops:
        key = inner.properties.get("key")
        wrong = isinstance(key, IndexAttr) and key.dim.data >= len(space)
        if wrong or (isinstance(key, BoundsAttr) and len(key.low) != len(space)):
            message = f"{key} is read at points of the space {listed(space)}"
            raise error_at(inner, "AD1026", message)


def _channel(op: Operation, name: str, channel: int, count: int) -> None:
    if channel >= count:
        words = "one channel" if count == 1 else f"{count} channels"
        message = f"channel {channel} of @{name} is read, which has {words}, counted from 0"
        raise error_at(op, "AD1026", message)


def _access(op: Operation, key: AccessAttr) -> None:
    name = key.array.root_reference.data
    type = array_type(op, name)
    if len(key.at) != len(type.dims):
        message = f"@{name} is read by {len(key.at)} offsets, its space is {listed(type.dims)}"
        raise error_at(op, "AD1026", message)
    _channel(op, name, key.channel.data, type.channels)


def _edge(op: Operation, key: EdgeAttr) -> None:
    name = key.array.root_reference.data
    type = array_type(op, name)
    slot = key.slot.root_reference.data
    space = slot_space(op, key.graph.root_reference.data, slot)
    if space != type.dims:
        message = f"slot @{slot} is of the space {listed(space)}, @{name} of {listed(type.dims)}"
        raise error_at(op, "AD1026", message)
    _channel(op, name, key.channel.data, type.channels)


def _same(op: Operation, key: SameAttr) -> None:
    graph = key.graph.root_reference.data
    slots = [one.root_reference.data for one in (key.first, key.second)]
    first, second = (slot_space(op, graph, slot) for slot in slots)
    if first != second:
        message = f"slot @{slots[0]} is of the space {listed(first)}, @{slots[1]} of "
        raise error_at(op, "AD1026", message + listed(second))


def _sample(op: Operation, key: SampleAttr) -> None:
    for symbol in (key.array, *key.gradient):
        name = symbol.root_reference.data
        declared(op, name, ("nlls.image",))
        type = array_type(op, name)
        if len(key.orders) != len(type.dims):
            message = f"a sample of {len(key.orders)} coordinates of @{name}, whose space is "
            raise error_at(op, "AD1026", message + listed(type.dims))
        _channel(op, name, key.channel.data, type.channels)
    if key.gradient.data and len(key.gradient) != len(key.orders):
        message = f"{len(key.gradient)} images of derivatives by {len(key.orders)} coordinates"
        raise error_at(op, "AD1026", message)
