"""The built-in interface ``IDifferentiable``, as a declaration.

Modules may leave it out: it is added where something conforms to it.
"""

from __future__ import annotations

from ad_opt.dialects.types.attributes.iface_types import (
    DIFFERENTIABLE,
    SelfType,
    TypeParameterType,
    differential_of_abstract,
)
from ad_opt.dialects.types.iface import InterfaceOp, ReqFuncOp, ReqTypeOp
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import DIFFERENTIAL, Interface
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.ir import Attribute

ZERO, ADD, SCALE = "dzero", "dadd", "dmul"
SCALARS = ("f16", "f32", "f64")
"""The types of factors that ``dmul`` is there for: ``dmul:f64``."""
METHODS = (ZERO, ADD, *(f"{SCALE}:{scalar}" for scalar in SCALARS))
"""The keys of methods in a witness table."""


def is_method(key: str) -> bool:
    """True if a key is one of the built-in methods, with or without the interface in front."""
    return key.removeprefix(f"{DIFFERENTIABLE}.").split(":")[0] in (ZERO, ADD, SCALE)


def signature_of(key: str, differential: Attribute, factor: Attribute) -> FunctionType:
    """Return the type of a method."""
    match key.split(":")[0]:
        case "dzero":
            return FunctionType.from_lists([], [differential])
        case "dadd":
            return FunctionType.from_lists([differential, differential], [differential])
        case _:
            return FunctionType.from_lists([factor, differential], [differential])


def declare_interface(module: ModuleOp, conformances: Conformances) -> None:
    """Put the interface in front, unless the module has it."""
    interfaces = conformances.declarations.interfaces
    if DIFFERENTIABLE in interfaces:
        return
    own = differential_of_abstract(SelfType())
    factor = TypeParameterType("S")
    members = [
        ReqTypeOp(DIFFERENTIAL, DIFFERENTIABLE, builtin="differential"),
        *(
            ReqFuncOp(key, signature_of(key, own, factor), builtin=key)
            for key in (ZERO, ADD, SCALE)
        ),
    ]
    op = InterfaceOp(DIFFERENTIABLE, members)
    block = module.body.block
    if (first := block.first_op) is None:
        block.add_op(op)
    else:
        op.location = first.location
        block.insert_op_before(op, first)
    interfaces[DIFFERENTIABLE] = Interface.read(op)
