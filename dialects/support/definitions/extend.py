"""`extend_op`: a subclass of one of xDSL's operations, with other syntax, constraints or fields.

xDSL's own ``irdl_op_definition`` refuses to subclass a class that it has decorated. Ours does it,
so that ``isinstance`` and xDSL's patterns keep working on the operations that we replace::

    @extend_op
    class CopyOp(memref.CopyOp):
        assembly_format = "$source `,` $destination attr-dict `:` ..."

A class may redefine operands, results, properties and regions (in place, under the same name), add
new ones (at the end), add traits and options, and override ``assembly_format`` or ``parse`` with
``print``, and ``verify_``. Undecorated mix-ins that stand before xDSL's class take part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

from xdsl.ir import Dialect, Operation, OpTraits
from xdsl.irdl import IRDLOperation, OpDef

from .lazy_operations import define_later

_OpT = TypeVar("_OpT", bound=IRDLOperation)

_SPECIAL = ("irdl_options", "traits")


def _is_definition(name: str, value: Any) -> bool:
    kind = type(value)
    fields = kind.__module__ == "xdsl.irdl.operations" and kind.__name__.endswith("FieldDef")
    return fields or name in _SPECIAL


def _layers(cls: type[IRDLOperation]) -> tuple[list[type], type[IRDLOperation]]:
    """The undecorated classes that come first, and the decorated class that they extend."""
    layers: list[type] = []
    for layer in cls.__mro__:
        if layer is IRDLOperation:
            break
        if "get_irdl_definition" in layer.__dict__:
            return layers, cast(type[IRDLOperation], layer)
        layers.append(layer)
    raise TypeError(f"{cls.__name__} extends no operation")


def _own_definition(cls: type[IRDLOperation], layers: Sequence[type]) -> OpDef:
    """The definition of only what the undecorated classes say."""
    fields: dict[str, Any] = {}
    for layer in layers:
        for name, value in layer.__dict__.items():
            if name not in fields and _is_definition(name, value):
                fields[name] = value
    probe = type(cls.__name__, (IRDLOperation,), {"name": cls.name, **fields})
    return OpDef.from_pyrdl(cast(type[IRDLOperation], probe))


_FieldT = TypeVar("_FieldT")


def _merge(
    old: list[tuple[str, _FieldT]], new: list[tuple[str, _FieldT]]
) -> list[tuple[str, _FieldT]]:
    return list((dict(old) | dict(new)).items())


def _original_verifier(base: type[IRDLOperation]) -> Callable[[Any], None] | None:
    """The ``verify_`` that ``base`` was written with, without the constraints of its fields."""
    wrapper: Any = base.__dict__["verify_"]
    names: tuple[str, ...] = wrapper.__code__.co_freevars
    if "custom_verify" not in names:
        return None
    return wrapper.__closure__[names.index("custom_verify")].cell_contents


def _first(layers: Sequence[type], name: str) -> Any:
    return next((layer.__dict__[name] for layer in layers if name in layer.__dict__), None)


def extend_op(cls: type[_OpT]) -> type[_OpT]:
    """Decorate a class that extends one of xDSL's operations."""
    layers, base = _layers(cls)
    has_syntax = _first(layers, "parse") is not None
    syntax = None if has_syntax else _first(layers, "assembly_format") or base.assembly_format
    directives = {d.__name__: d for d in _first(layers, "custom_directives") or ()}
    verifier = _first(layers, "verify_")
    own_traits, old_traits = _first(layers, "traits") or OpTraits(lambda: ()), base.traits

    def definition() -> tuple[OpDef, Callable[[Any], None] | None]:
        old, own = base.get_irdl_definition(), _own_definition(cls, layers)
        extended = replace(
            old,
            name=cls.name,
            operands=_merge(old.operands, own.operands),
            results=_merge(old.results, own.results),
            regions=_merge(old.regions, own.regions),
            successors=_merge(old.successors, own.successors),
            properties=old.properties | own.properties,
            attributes=old.attributes | own.attributes,
            accessor_names=old.accessor_names | own.accessor_names,
            options=[*old.options, *own.options],
            assembly_format=syntax,
            custom_directives=old.custom_directives | directives,
        )
        return extended, verifier or _original_verifier(base)

    traits = OpTraits(lambda: (*own_traits.traits, *old_traits.traits))
    define_later(cls, definition, traits, has_format=syntax is not None)
    return cls


def replace_ops(dialect: Dialect, ours: Sequence[type[Operation]]) -> list[type[Operation]]:
    """The operations of xDSL's ``dialect`` with ``ours`` in place of those of the same name."""
    by_name = {op.name: op for op in dialect.operations} | {op.name: op for op in ours}
    return list(by_name.values())
