"""Rewrites of each operation on witnesses and generics once the witness is known.

``iface.lookup`` and ``iface.specialize`` become ``autodiff.ref`` of a function, an
``autodiff.invoke`` of that a ``func.call``; packing and unpacking name the witness table. What
depends on a witness that is known at run time only (inside ``iface.open``) stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ad_opt.dialects.autodiff.values import DERIVATIVES_OF, RefOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import attribute_of, defining_op, walk
from ad_opt.dialects.support.ir.rewriting import erase, erase_unused, replace
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.dialects.types.attributes.autodiff_value_types import ConformanceAttr, DerivedAttr
from ad_opt.dialects.types.iface import PackOp, UnpackAsOp, WitnessType
from ad_opt.passes.tangents.declarations import last_of
from ad_opt.passes.types.model.interfaces import Witness, is_closed, symbol_in
from xdsl.dialects.builtin import ArrayAttr, FunctionType, StringAttr, SymbolRefAttr
from xdsl.dialects.func import CallOp
from xdsl.ir import Attribute, Operation, SSAValue

from .instances import Instances, Scope
from .witness_members import DERIVATIVE_KEYS, Argument

Rewrite = Callable[[Instances, Scope, Operation], None]

TYPE_DICT = "autodiff.type_dict"
"""On a function: how the types in it conform."""
TRANSIENT = frozenset({"iface.lookup", "iface.witness_of", "iface.specialize", "autodiff.ref"})
"""Values of these that nobody uses any more are dropped."""


def rewrite(instances: Instances, scope: Scope) -> None:
    """Close the types of some code, and answer what it asks of known witnesses."""
    for root in scope.roots:
        instances.types.replacer(scope.binding, root).everywhere(root)
    asking = False
    for root in scope.roots:
        for op in _each(root):
            name = op.name
            asking |= name in TRANSIENT
            if (handler := HANDLERS.get(name)) is not None:
                handler(instances, scope, op)
    values, instances.values = instances.values, []
    if asking:
        values += (op for root in scope.roots for op in _each(root) if op.name in TRANSIENT)
    erase_unused(values)


def _each(root: Operation) -> Iterator[Operation]:
    yield root
    yield from walk(root)


# ------------------------------------------------------------------ function values


def _specialize(instances: Instances, scope: Scope, op: Operation) -> None:
    symbol = symbol_in(attribute_of(op, "callee"))
    given = attribute_of(op, "arguments")
    assert symbol is not None
    assert isinstance(given, ArrayAttr)
    arguments = _arguments(instances, op, given)
    if arguments is not None:
        name = instances.instantiate(symbol, arguments, op)
        replace(op, _reference(instances, op, name, op.results[0].type))


def _arguments(
    instances: Instances, op: Operation, given: ArrayAttr[Attribute]
) -> list[Argument] | None:
    """Arguments of a specialisation; ``None`` while one is not known."""
    found: list[Argument] = []
    current: Attribute | None = None
    for argument in given.data:
        match argument:
            case SymbolRefAttr():
                found.append(named_witness(instances, op, argument, current))
            case WitnessType():
                if current is None:
                    text = f"{argument} in the arguments stands behind no type"
                    raise error_at(op, "AD0863", text)
                found.append(instances.interfaces.witness(argument.interface, current))
            case _:
                if not is_closed(argument):
                    return None
                current = argument
                found.append(argument)
    return found


def named_witness(
    instances: Instances, op: Operation, symbol: SymbolRefAttr, type: Attribute | None
) -> Witness:
    """The witness that a table is; of a generic table, the one for ``type``."""
    name = symbol.root_reference.data
    table = instances.interfaces.tables.get(name)
    if table is None:
        raise error_at(op, "AD0885", f"there is no witness table @{name}")
    if is_closed(table.type):
        return Witness(table.interface, table.type, name)
    assert type is not None
    return instances.interfaces.witness(table.interface, type)


def _reference(instances: Instances, op: Operation, name: str, type: Attribute) -> SSAValue:
    """A function as a value; AD0888 if it has not the type that is expected."""
    func = instances.interfaces.functions.get(name)
    actual = attribute_of(func, "function_type") if func is not None else None
    if actual is not None and is_closed(actual) and actual != type:
        closed = instances.types.replacer({}, op)(actual)
        if closed != type:
            text = f"@{name} has type {closed}, and {type} is expected here"
            raise error_at(op, "AD0888", text)
    made = Builder.at(op).emit(RefOp(name, type))
    instances.values.append(made)
    return made.results[0]


def _lookup(instances: Instances, scope: Scope, op: Operation) -> None:
    witness = scope.witnesses.get(op.operands[0])
    if witness is None:
        return
    key = attribute_of(op, "key")
    assert isinstance(key, StringAttr)
    member, _, derivation = key.data.rpartition(".")
    type = op.results[0].type
    if derivation in DERIVATIVE_KEYS and member:
        value = _derivative(instances, op, witness, member, derivation)
    else:
        name = instances.members.find(witness, key.data, type, op)
        value = _reference(instances, op, name, type)
    replace(op, value)


def _derivative(
    instances: Instances, op: Operation, witness: Witness, member: str, derivation: str
) -> SSAValue:
    """The derivative of a member: the table's entry for it, else that of the function."""
    type = op.results[0].type
    entry = instances.interfaces.entry(witness, f"{member}.{derivation}")
    if isinstance(entry, SymbolRefAttr):
        return _reference(instances, op, last_of(entry), type)
    if isinstance(entry, DerivedAttr):
        name = last_of(entry.symbol)
    else:
        name = instances.members.find(witness, member, None, op)
    func = instances.interfaces.functions.get(name)
    original = attribute_of(func, "function_type") if func is not None else None
    assert isinstance(original, FunctionType)
    build = Builder.at(op)
    reference = build.value(RefOp(name, instances.types.replacer({}, op)(original)))
    return build.value(DERIVATIVES_OF[derivation](reference, type))


def _invoke(instances: Instances, scope: Scope, op: Operation) -> None:
    owner = defining_op(op.operands[0], "autodiff.ref")
    if owner is None:
        return
    name = symbol_in(attribute_of(owner, "callee"))
    assert name is not None
    call = CallOp(name, op.operands[1:], [result.type for result in op.results])
    call.attributes.update(op.attributes)
    replace(op, *Builder.at(op).emit(call).results)


# ------------------------------------------------------------------ witnesses and existentials


def _witness_of(instances: Instances, scope: Scope, op: Operation) -> None:
    of, type = attribute_of(op, "of"), op.results[0].type
    assert isinstance(type, WitnessType)
    if isinstance(of, SymbolRefAttr):
        scope.witnesses[op.results[0]] = named_witness(instances, op, of, None)
    elif of is not None and is_closed(of):
        scope.witnesses[op.results[0]] = instances.interfaces.witness(type.interface, of)


def _pack_with(instances: Instances, scope: Scope, op: Operation) -> None:
    witness = scope.witnesses.get(op.operands[1])
    if witness is not None:
        table = table_of(witness, op)
        replace(op, Builder.at(op).value(PackOp(op.operands[0], table, op.results[0].type)))


def _pack(instances: Instances, scope: Scope, op: Operation) -> None:
    _name_table(instances, op, op.operands[0].type)


def _unpack_as(instances: Instances, scope: Scope, op: Operation) -> None:
    if len(op.operands) == 1:
        _name_table(instances, op, op.results[0].type)
        return
    witness = scope.witnesses.get(op.operands[1])
    if witness is not None:
        table, type = table_of(witness, op), op.results[0].type
        replace(op, Builder.at(op).value(UnpackAsOp(op.operands[0], table, type)))


def _name_table(instances: Instances, op: Operation, type: Attribute) -> None:
    """In the place of a generic table, the one for the type."""
    table = attribute_of(op, "table")
    if isinstance(table, SymbolRefAttr) and is_closed(type):
        known = instances.interfaces.tables.get(last_of(table))
        if known is not None and not is_closed(known.type):
            witness = instances.interfaces.witness(known.interface, type)
            op.properties["table"] = SymbolRefAttr(table_of(witness, op))


def table_of(witness: Witness, where: Operation) -> str:
    """The symbol of a witness table; AD0866 where a conformance has none."""
    if witness.table is None:
        raise error_at(
            where,
            "AD0866",
            f"{witness.type} has no witness table for @{witness.interface}",
            help="existentials hold types that have one: give it an iface.witness_table",
        )
    return witness.table


def _conforms(instances: Instances, scope: Scope, op: Operation) -> None:
    """A conformance of a closed type stands in the type dictionary of the function."""
    type = attribute_of(op, "type")
    if type is None or not is_closed(type):
        return
    witness = scope.witnesses.get(op.operands[0])
    func = enclosing(op, "func.func")
    if witness is not None and witness.table is not None and func is not None:
        given = func.attributes.get(TYPE_DICT)
        known = list(given.data) if isinstance(given, ArrayAttr) else []
        entry = ConformanceAttr(type, witness.table)
        if entry not in known:
            func.attributes[TYPE_DICT] = ArrayAttr([*known, entry])
    erase(op)


HANDLERS: dict[str, Rewrite] = {
    "autodiff.conforms": _conforms,
    "autodiff.invoke": _invoke,
    "iface.lookup": _lookup,
    "iface.pack": _pack,
    "iface.pack_with": _pack_with,
    "iface.specialize": _specialize,
    "iface.unpack_as": _unpack_as,
    "iface.witness_of": _witness_of,
}
"""Rewrites by the name of an operation; every other one keeps its form."""
