"""``iface``: interfaces, witness tables, generics and existentials.

Declarations are in `iface_declarations`, values in `iface_values`, types in `iface_types`; all
their names can be imported from this file.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from .attributes.iface_types import (
    ANY_VALUE_SIZE,
    BUILTIN_INTERFACES,
    DIFFERENTIABLE,
    DIFFERENTIABLE_POINTER,
    IDS,
    NARROWS,
    AnyType,
    AssociatedType,
    SelfType,
    TypeParameterType,
    ValueParameterType,
    WitnessType,
    differential_of_abstract,
)
from .iface_declarations import (
    DECLARATIONS,
    BodyOp,
    EntryOp,
    GenericOp,
    InterfaceOp,
    ReqFuncOp,
    ReqTypeOp,
    WitnessTableOp,
    YieldOp,
)
from .iface_values import (
    VALUES,
    IsNullDifferentialOp,
    LookupOp,
    NullDifferentialOp,
    OpenOp,
    PackOp,
    PackWithOp,
    SpecializeOp,
    TypeIdOp,
    UnpackAsOp,
    WitnessOfOp,
)

Iface = Dialect(
    "iface",
    [*DECLARATIONS, *VALUES],
    [AnyType, WitnessType, TypeParameterType, ValueParameterType, AssociatedType, SelfType],
)

__all__ = [
    "ANY_VALUE_SIZE",
    "BUILTIN_INTERFACES",
    "DIFFERENTIABLE",
    "DIFFERENTIABLE_POINTER",
    "IDS",
    "NARROWS",
    "AnyType",
    "AssociatedType",
    "BodyOp",
    "EntryOp",
    "GenericOp",
    "Iface",
    "InterfaceOp",
    "IsNullDifferentialOp",
    "LookupOp",
    "NullDifferentialOp",
    "OpenOp",
    "PackOp",
    "PackWithOp",
    "ReqFuncOp",
    "ReqTypeOp",
    "SelfType",
    "SpecializeOp",
    "TypeIdOp",
    "TypeParameterType",
    "UnpackAsOp",
    "ValueParameterType",
    "WitnessOfOp",
    "WitnessTableOp",
    "WitnessType",
    "YieldOp",
    "differential_of_abstract",
]  # fmt: skip
