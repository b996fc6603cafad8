"""Meaning of the operations of ``iface`` and function values: dispatch, done directly.

A look-up goes through the witness tables, a call of a function value runs what it is. This is what
specialisation and devirtualisation are tested against. Types that a generic leaves open are not
known here, so arithmetic of differentials on them is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.support.ir.symbols import member, name_of
from ad_opt.dialects.types.attributes.iface_types import (
    DIFFERENTIABLE,
    AnyType,
    TypeParameterType,
    ValueParameterType,
    WitnessType,
)
from ad_opt.dialects.types.rules.iface_rules import SYNTHESIZED, bases_of, interface_named
from ad_opt.lowering.interpreters.values.own_types import (
    NULL,
    Existential,
    Instance,
    Witness,
    entry,
    table_for,
    tables,
)
from ad_opt.lowering.interpreters.values.registry import (
    LEAVES,
    Body,
    Env,
    Evaluate,
    Machine,
    Task,
    Undefined,
    Value,
    control,
    operand_type,
    ops,
    result_type,
    undefined,
    unknown,
)
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation

LEAVES.add("iface.yield")
_SPECIALIZED = (TypeParameterType, ValueParameterType)
BODY_ARGUMENTS, BODY_RESULTS = -2, -3
"""Keys of the frame of a generic under which arguments and results of its body stand."""
_Any: TypeAlias = "Existential | None"
"""A value of an ``any`` type."""


@ops("iface.interface", "iface.witness_table", "iface.generic")
def _definition(op: Operation, machine: Machine) -> Evaluate:
    """Nothing happens where it stands."""
    return lambda: ()


# ------------------------------------------------------------------ witnesses


def _table(op: Operation, machine: Machine, reference: Attribute | None) -> Witness:
    assert isinstance(reference, SymbolRefAttr)
    table = machine.symbol(op, reference)
    interface = table.properties["interface"]
    assert isinstance(interface, SymbolRefAttr)
    return Witness(interface.root_reference.data, table.properties["type"], table)


def witness_of(machine: Machine, interface: str, type: Attribute) -> Witness:
    """The witness of a type, which for ``IDifferentiable`` needs no table."""
    table = table_for(machine.module, interface, type)
    if table is None and interface != DIFFERENTIABLE:
        raise Undefined(f"{type} does not implement @{interface}")
    return Witness(interface, type, table)


@ops("iface.witness_of")
def _witness_of(op: Operation, machine: Machine) -> Evaluate:
    of, wanted = attribute_of(op, "of"), result_type(op)
    assert isinstance(wanted, WitnessType)
    assert of is not None
    if isinstance(of, SymbolRefAttr):
        found = _table(op, machine, of)
        return lambda: found
    if isinstance(of, _SPECIALIZED):
        raise unknown(op, f"the witness of {of}")
    return lambda: witness_of(machine, wanted.interface, of)


@ops("iface.lookup")
def _lookup(op: Operation, machine: Machine) -> Evaluate:
    key = attribute_of(op, "key")
    assert isinstance(key, StringAttr)
    return lambda witness: look_up(op, machine, witness, key.data)


def look_up(op: Operation, machine: Machine, witness: Witness, key: str) -> Value:
    """The function that a witness has for a key: its table's, the default, or an inherited one."""
    pending = [witness]
    for it in pending:
        plain = key.removeprefix(f"{it.interface}.")
        found = None if it.table is None else entry(it.table, plain)
        interface = interface_named(op, it.interface)
        required = None if interface is None else member(interface, plain)
        if found is None and required is not None:
            found = required.properties.get("default")
        if isinstance(found, SymbolRefAttr):
            function = machine.symbol(op, found)
            return _with_self(op, machine, function, it)
        for base in bases_of(interface) if interface is not None else ():
            if base == DIFFERENTIABLE or table_for(machine.module, base, it.type) is not None:
                pending.append(witness_of(machine, base, it.type))
    if key.rpartition(".")[2].split(":", 1)[0] in SYNTHESIZED:
        raise unknown(op, f"`{key}` of {witness.type}, which no table has")
    raise Undefined(f"{witness} has no {key}")


def _with_self(op: Operation, machine: Machine, function: Operation, witness: Witness) -> Value:
    """A default that is generic in the type and its witness gets both."""
    if function.name != "iface.generic":
        return function
    parameters = attribute_of(function, "parameters")
    assert isinstance(parameters, ArrayAttr)
    given: list[Any] = []
    for parameter in parameters.data:
        if isinstance(parameter, TypeParameterType):
            given.append(witness.type)
        elif isinstance(parameter, WitnessType):
            given.append(witness_of(machine, parameter.interface, witness.type))
        else:
            raise unknown(op, f"the argument {parameter} of @{name_of(function)}")
    return Instance(function, tuple(given))


# ------------------------------------------------------------------ existentials


@ops("iface.pack")
def _pack(op: Operation, machine: Machine) -> Evaluate:
    witness = _table(op, machine, attribute_of(op, "table"))
    return lambda value: Existential(witness, value)


@ops("iface.pack_with")
def _pack_with(op: Operation, machine: Machine) -> Evaluate:
    return lambda value, witness: Existential(witness, value)


@ops("iface.unpack_as")
def _unpack_as(op: Operation, machine: Machine) -> Evaluate:
    from ad_opt.lowering.interpreters.types.autodiff import zero_of

    known = attribute_of(op, "table")
    static = None if known is None else _table(op, machine, known)

    def evaluate(existential: _Any, *given: Witness) -> Value:
        witness = given[0] if static is None else static
        if existential is None:
            return zero_of(op, machine, witness.type)
        if existential.witness.type != witness.type:
            raise Undefined(f"a {existential.witness.type} is unpacked as a {witness.type}")
        return existential.value

    return evaluate


@control("iface.open")
def _open(op: Operation, bodies: list[Body], machine: Machine):
    def run(env: Env, existential: _Any) -> Task:
        if existential is None:
            raise undefined(op, "a null is opened")
        return bodies[0].run(env, (existential.witness, existential.value))

    return run


@ops("iface.null_differential")
def _null(op: Operation, machine: Machine) -> Evaluate:
    return lambda: NULL


@ops("iface.is_null_differential")
def _is_null(op: Operation, machine: Machine) -> Evaluate:
    return lambda existential: int(existential is None)


@ops("iface.type_id")
def _type_id(op: Operation, machine: Machine) -> Evaluate:
    type = operand_type(op)
    assert isinstance(type, AnyType)
    numbers = {table: at for at, table in enumerate(_ids(op, machine, type.interface), 1)}

    def evaluate(existential: _Any) -> int:
        if existential is None:
            return 0
        return numbers[existential.witness.table]

    return evaluate


def _ids(op: Operation, machine: Machine, interface: str) -> Sequence[Operation | None]:
    """The tables in the order of ``iface.ids``, or of the module where that is not there."""
    found = interface_named(op, interface)
    ids = None if found is None else found.attributes.get("iface.ids")
    if not isinstance(ids, ArrayAttr):
        return list(tables(machine.module, interface))
    return [machine.symbol(op, it) for it in ids.data if isinstance(it, SymbolRefAttr)]


# ------------------------------------------------------------------ function values


@ops("autodiff.ref")
def _ref(op: Operation, machine: Machine) -> Evaluate:
    reference = attribute_of(op, "callee")
    assert isinstance(reference, SymbolRefAttr)
    function = machine.symbol(op, reference)
    return lambda: function


@ops("iface.specialize")
def _specialize(op: Operation, machine: Machine) -> Evaluate:
    reference, given = attribute_of(op, "callee"), attribute_of(op, "arguments")
    assert isinstance(reference, SymbolRefAttr)
    assert isinstance(given, ArrayAttr)
    generic = machine.symbol(op, reference)
    arguments: list[Any] = []
    for argument in given.data:
        if isinstance(argument, SymbolRefAttr):
            arguments.append(_table(op, machine, argument))
        elif isinstance(argument, IntegerAttr):
            arguments.append(argument.value.data)
        elif isinstance(argument, (*_SPECIALIZED, WitnessType)):
            raise unknown(op, f"{argument}, an argument that the generic around it hands on")
        else:
            arguments.append(argument)
    instance = Instance(generic, tuple(arguments))
    return lambda: instance


@control("autodiff.invoke")
def _invoke(op: Operation, bodies: list[Body], machine: Machine):
    def run(env: Env, function: Operation | Instance, *arguments: Value) -> Task:
        return call_value(machine, function, arguments)

    return run


def call_value(
    machine: Machine, function: Operation | Instance, arguments: Sequence[Value]
) -> Task:
    """The task of calling a function value."""
    if isinstance(function, Operation):
        return machine.call(function, arguments)
    return _run_generic(machine, function, arguments)


def _run_generic(machine: Machine, instance: Instance, arguments: Sequence[Value]) -> Task:
    """Run what a generic looks up, then its body; the types that it leaves open do not matter."""
    parameters = attribute_of(instance.generic, "parameters")
    assert isinstance(parameters, ArrayAttr)
    known = [
        value
        for parameter, value in zip(parameters.data, instance.arguments, strict=True)
        if not isinstance(parameter, TypeParameterType)
    ]
    env: Env = {BODY_ARGUMENTS: arguments}
    yield machine.code_of(instance.generic).run(known, env)
    return env[BODY_RESULTS]


@control("iface.body")
def _body(op: Operation, bodies: list[Body], machine: Machine):
    """Runs where it stands; arguments and results are in the frame."""

    def run(env: Env) -> Task:
        env[BODY_RESULTS] = yield bodies[0].run(env, env[BODY_ARGUMENTS])
        return ()

    return run
