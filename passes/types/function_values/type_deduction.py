"""Arguments of a generic from the types of a call's arguments.

The parameters of the generic stand in the types of its operands, also within pairs once a
higher-order operator has translated them: ``pair<T>`` against ``pair<f32>`` says that T is f32.
Where two arguments disagree, the type that both convert to is taken. Witnesses follow from types:
a witness parameter is about the type parameter in front of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from ad_opt.dialects.types.attributes.autodiff_value_types import unwrap_attributed
from ad_opt.dialects.types.attributes.generic_arguments import parameters_of
from ad_opt.dialects.types.attributes.iface_types import (
    DIFFERENTIABLE,
    AssociatedType,
    TypeParameterType,
    ValueParameterType,
    WitnessType,
)
from ad_opt.dialects.types.attributes.pair_types import PAIR_TYPES
from ad_opt.dialects.types.attributes.type_parameters import substitute
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.tangent import tangent_type
from ad_opt.passes.tangents.tangent_registry import NONE
from ad_opt.passes.types.model.interfaces import Interfaces
from xdsl.dialects.builtin import ArrayAttr, FunctionType, IntegerAttr, ModuleOp
from xdsl.ir import Attribute, Operation, ParametrizedAttribute

from .conversions import cost
from .signatures import Signature

Arguments: TypeAlias = tuple[Attribute, ...]


class CannotDeduce(Exception):
    """A generic that cannot be meant; ``reason`` says why."""

    def __init__(self, reason: str):
        super().__init__(reason)
        self.reason = reason


@dataclass
class Known:
    """Knowledge of a module about its types, read when the first generic is met."""

    module: ModuleOp

    @cached_property
    def interfaces(self) -> Interfaces:
        """Its interfaces and witness tables."""
        return Interfaces(self.module)

    @cached_property
    def conformances(self) -> Conformances:
        """Return the conformances, which say how its types are differentiated."""
        return Conformances.of(self.module)

    def conforms(self, type: Attribute, interface: str) -> bool:
        """True if a type implements an interface, by a table or by itself."""
        if self.interfaces.conforms_by_table(interface, type):
            return True
        return interface == DIFFERENTIABLE and tangent_type(type) != NONE


def deduce(
    generic: Operation, type: FunctionType, given: Sequence[Attribute], known: Known
) -> tuple[Signature, Arguments]:
    """The signature of the instance that is called, and the arguments that make it."""
    found: dict[Attribute, Attribute] = {}
    # Whatever the operators are, what they take begins with what the function takes.
    for pattern, one in zip(type.inputs, given, strict=False):
        _match(unwrap_attributed(pattern), one, found)
    arguments: list[Attribute] = []
    current: Attribute | None = None
    for parameter in parameters_of(generic):
        if isinstance(parameter, WitnessType):
            if current is None or not known.conforms(current, parameter.interface):
                raise CannotDeduce(f"{current} does not implement @{parameter.interface}")
            arguments.append(parameter)
            continue
        if parameter not in found:
            raise CannotDeduce(f"its parameter {parameter} does not follow from the arguments")
        arguments.append(found[parameter])
        if isinstance(parameter, TypeParameterType):
            current = found[parameter]
    closed = known.conformances.resolve(substitute(type, found))
    assert isinstance(closed, FunctionType)
    return Signature.of_type(closed, generic), tuple(arguments)


def _match(pattern: Attribute, given: Attribute, found: dict[Attribute, Attribute]) -> None:
    """Bind the parameters in a type; what does not match is for the conversions to judge."""
    while isinstance(given, PAIR_TYPES) and not isinstance(pattern, PAIR_TYPES):
        given = given.type
    pending = [(pattern, given)]
    while pending:
        left, right = pending.pop()
        match left:
            case TypeParameterType():
                _bind(left, right, found)
            case ValueParameterType():
                _bind_number(left, right, found)
            case AssociatedType():
                continue
            case ParametrizedAttribute():
                if left.name == right.name and isinstance(right, ParametrizedAttribute):
                    pending += zip(left.parameters, right.parameters, strict=False)
            case ArrayAttr():
                if isinstance(right, ArrayAttr):
                    pending += zip(left.data, right.data, strict=False)
            case _:
                continue


def _bind(parameter: Attribute, type: Attribute, found: dict[Attribute, Attribute]) -> None:
    known = found.setdefault(parameter, type)
    if known == type or cost(type, known) is not None:
        return
    if cost(known, type) is None:
        raise CannotDeduce(f"{parameter} would be both {known} and {type}")
    found[parameter] = type


def _bind_number(
    parameter: ValueParameterType, given: Attribute, found: dict[Attribute, Attribute]
) -> None:
    if not isinstance(given, IntegerAttr):
        return
    number = IntegerAttr(given.value.data, parameter.type)  # pyright: ignore
    if found.setdefault(parameter, number) != number:
        raise CannotDeduce(f"{parameter} would be both {found[parameter]} and {number}")
