"""Definitions of operations, made when somebody looks at them.

xDSL makes objects of its constraint language for all operands, results and properties of a class
when the class is defined. A process that differentiates one function defines 500 operations and has
to do with an eighth of them: a tenth of its time goes into the others, and its end takes as much
longer, since Python looks through all objects then.
"""

# The classes of fields are xDSL 0.74's own.
# pyright: reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

from xdsl import irdl
from xdsl.ir import Operation, OpTraits
from xdsl.irdl import IRDLOperation, OpDef, operations
from xdsl.irdl.operations import get_accessors_from_op_def

_OpT = TypeVar("_OpT", bound=IRDLOperation)
Kind = type[IRDLOperation]
Verifier = Callable[[Any], None]

_define_now = operations.irdl_op_definition
_PACKAGES = ("ad_opt.", "xdsl.")
"""Begins the names of modules whose operations wait; others hear at once of what is wrong."""

_waiting: dict[type, Callable[[], tuple[OpDef, Verifier | None]]] = {}
"""Functions that give the definition of a class and its own verifier: asked once, then gone."""


def define_later(
    cls: Kind,
    definition: Callable[[], tuple[OpDef, Verifier | None]],
    traits: OpTraits,
    *,
    has_format: bool,
) -> None:
    """Let a class have its fields and methods from a definition that is made when one is used."""
    _let_fields_wait()

    def get_irdl_definition(kind: Kind) -> OpDef:
        _define(cls)
        return kind.get_irdl_definition()

    def verify_(self: IRDLOperation) -> None:
        _define(cls)
        self.verify_()

    def parse(kind: Kind, parser: Any) -> Operation:
        _define(cls)
        return kind.parse(parser)

    def print(self: IRDLOperation, printer: Any) -> None:
        _define(cls)
        self.print(printer)

    members: dict[str, Any] = {
        "traits": traits,
        "get_irdl_definition": classmethod(get_irdl_definition),
        "verify_": verify_,
    }
    if has_format:
        members |= {"parse": classmethod(parse), "print": print}
    for name, value in members.items():
        setattr(cls, name, value)
    _waiting[cls] = definition


def _define(cls: type) -> None:
    """Define a class, if it waits for that. Two threads may do it at once: they do the same."""
    if (make := _waiting.get(cls)) is None:
        return
    definition, verifier = make()
    definition.traits = cast(Kind, cls).traits  # to which there may have come some
    for name, value in get_accessors_from_op_def(definition, verifier).items():
        setattr(cls, name, value)
    _waiting.pop(cls, None)


@cache
def _let_fields_wait() -> None:
    """Let fields of classes that wait define these when they are read or set."""
    field: Any = operations._OpDefField
    field.__set_name__, field.__get__, field.__set__ = _named, _read, _set


def _named(self: Any, owner: type, name: str) -> None:
    self.name = name


def _read(self: Any, instance: object, owner: type) -> Any:
    if not _is_defined(self, owner):
        return self
    return getattr(owner if instance is None else instance, self.name)


def _set(self: Any, instance: Any, value: object) -> None:
    if not _is_defined(self, type(instance)):
        raise AttributeError(f"{type(instance).__name__}.{self.name} is no operation's")
    setattr(instance, self.name, value)


def _is_defined(field: Any, owner: type) -> bool:
    """True if a class has an accessor where the field was, which it may get here."""
    for kind in owner.__mro__:
        _define(kind)
    found = next(vars(kind)[field.name] for kind in owner.__mro__ if field.name in vars(kind))
    return found is not field


def _traits_of(cls: type) -> OpTraits:
    """The traits of a class and of those below it."""
    kinds = [kind for kind in cls.__mro__ if kind not in Operation.__mro__]
    given = [vars(kind)["traits"] for kind in kinds if "traits" in vars(kind)]
    if len(given) == 1:
        return given[0]
    return OpTraits(lambda: tuple(trait for traits in given for trait in traits.gen_traits()))


def _defined_by_xdsl(cls: type[_OpT]) -> OpDef:
    """The definition of a class as xDSL makes it, which asks that it has no syntax but a format."""
    if cls.assembly_format is None:
        return OpDef.from_pyrdl(cls)
    plain = {name: Operation.__dict__[name] for name in ("parse", "print")}
    return OpDef.from_pyrdl(cast("type[_OpT]", type(cls)(cls.__name__, (cls,), plain)))


def irdl_op_definition(cls: type[_OpT]) -> type[_OpT]:
    """Decorate a class of operations, as xDSL's decorator of that name does."""
    if not cls.__module__.startswith(_PACKAGES):
        return _define_now(cls)
    verifier = cast("Verifier | None", getattr(cls, "verify_", None))
    define_later(
        cls,
        lambda: (_defined_by_xdsl(cls), verifier),
        _traits_of(cls),
        has_format=cls.assembly_format is not None,
    )
    return cls


@cache
def install() -> None:
    """Let operations of ad-opt and xDSL whose modules are imported from now on wait."""
    for module in (irdl, operations):
        setattr(module, "irdl_op_definition", irdl_op_definition)
