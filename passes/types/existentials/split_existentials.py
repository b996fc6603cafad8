"""Small existentials beside large ones: each class of them has its own size.

    %d = iface.pack %small via @Small_IDiff : !agg.struct<@Small> -> !iface.any<@IDifferentiable>
    becomes, where this value never meets those that hold more than 8 bytes,
    iface.interface @IDifferentiable.8 attributes {
      iface.any_value_size = 8, iface.ids = [...], iface.narrows = @IDifferentiable} {}
    %d = iface.pack %small via @Small_IDiff : !agg.struct<@Small> -> !iface.any<@IDifferentiable.8>

Existentials inside of other types, and known outside, keep the interface and its size; so a type
that holds an existential may be in a larger one of the same interface. Ids stay those of the
interface. Classes are found by `existential_classes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.rewriting import set_type
from ad_opt.dialects.support.ir.symbols import take_name
from ad_opt.dialects.types.attributes.iface_types import AnyType
from ad_opt.dialects.types.iface import ANY_VALUE_SIZE, IDS, NARROWS, InterfaceOp
from ad_opt.passes.tangents.declarations import symbol_of
from ad_opt.passes.types.differentials.existential_arithmetic import existential_functions
from ad_opt.passes.types.model.by_value_existentials import Contained
from ad_opt.passes.types.model.closed_types import taken_names
from ad_opt.passes.types.model.interfaces import Interfaces, symbol_in
from xdsl.dialects.builtin import (
    ArrayAttr,
    FunctionType,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    i64,
)
from xdsl.ir import Attribute, Operation

from .existential_classes import STORED, ExistentialClasses, Node

SAVED = "iface.any_value_bytes_saved"
"""Attribute: bytes by which the payload would be larger without narrowing."""
WORD = 8


@dataclass
class Split:
    """Existential types of one module and what they are split into."""

    module: ModuleOp
    interfaces: Interfaces
    contained: Contained
    size_of: Callable[[str], int]
    """The bytes of the type that a witness table is for."""
    _names: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])

    def run(
        self,
        classes: ExistentialClasses,
        held: dict[Node, set[str]],
        sizes: dict[str, int],
        fixed: frozenset[str],
    ) -> None:
        """Give interfaces of their own to the classes that need another size.

        ``held`` are the tables of the types in each class, ``fixed`` interfaces whose size the
        program says.
        """
        needed: dict[Node, int] = {}
        interface_of: dict[Node, str] = {}
        for value in classes.values:
            assert isinstance(value.type, AnyType)
            root = classes.find(value)
            interface_of[root] = value.type.interface
            if root not in needed:
                needed[root] = max(map(self.size_of, held.get(root, ())), default=0)
        chosen = self._choose(classes, needed, interface_of, sizes, fixed)
        for value in classes.values:
            if (type := chosen.get(classes.find(value))) is not None:
                set_type(value, type)
        if chosen:
            for op in self.module.body.block.ops:
                if op.name == "func.func":
                    _retype(op, classes, chosen)

    def _choose(
        self,
        classes: ExistentialClasses,
        needed: dict[Node, int],
        interface_of: dict[Node, str],
        sizes: dict[str, int],
        fixed: frozenset[str],
    ) -> dict[Node, AnyType]:
        """The types of the classes that get a smaller one."""
        chosen: dict[Node, AnyType] = {}
        for root, bytes in needed.items():
            interface = interface_of[root]
            full = -(-sizes.get(interface, 0) // WORD)
            words = -(-bytes // WORD)
            stored = classes.find((STORED, interface))
            known = interface in self.interfaces.interfaces and interface not in fixed
            if not known or root == stored or words == full:
                continue
            chosen[root] = AnyType(self._narrowed(interface, words, full))
        return chosen

    def _narrowed(self, interface: str, words: int, full: int) -> str:
        """The interface for existentials of so many words."""
        key = interface, words
        if key not in self._names:
            original = self.interfaces.interfaces[interface].op
            taken = taken_names(self.module.body.block.ops)
            name, number = f"{interface}.{words * WORD}", 0
            while name in taken:
                number += 1
                name = f"{interface}.{words * WORD}_{number}"
            attributes: dict[str, Attribute] = {
                ANY_VALUE_SIZE: IntegerAttr(words * WORD, i64),
                NARROWS: SymbolRefAttr(interface),
            }
            if words < full:
                attributes[SAVED] = IntegerAttr((full - words) * WORD, i64)
            if (ids := original.attributes.get(IDS)) is not None:
                attributes[IDS] = ids
            made = InterfaceOp(name, attributes=attributes)
            self.module.body.block.insert_op_after(made, original)
            self._names[key] = name
        return self._names[key]


def ids_of(interfaces: Interfaces, interface: str) -> Sequence[str]:
    """The tables of an interface in the order of their ids."""
    known = interfaces.interfaces.get(interface)
    given = known.op.attributes.get(IDS) if known is not None else None
    symbols = cast("ArrayAttr[SymbolRefAttr]", given).data if given is not None else ()
    return [symbol.root_reference.data for symbol in symbols]


def separate_nulls(module: ModuleOp) -> None:
    """A null of its own for each use: nulls that are one value make their users meet."""
    for op in list(walk(module)):
        if op.name == "iface.null_differential":
            for use in list(op.results[0].uses)[1:]:
                copy = op.clone()
                assert op.parent is not None
                op.parent.insert_op_after(copy, op)
                use.operation.operands[use.index] = copy.results[0]


def separate_sums(module: ModuleOp) -> bool:
    """A function of its own for each call of one that adds or multiplies differentials, so that
    not all that is added up anywhere meets; ``False`` if there are no such calls.

    What the function calls itself for, existentials inside of what it adds, stays with the one that
    was there: these are inside of other types, and so of the size of the interface.
    """
    shared = {symbol_of(op): op for op in existential_functions(module)}
    taken = set(taken_names(module.body.block.ops))
    calls = [
        op
        for op in list(walk(module))
        if op.name == "func.call" and symbol_in(attribute_of(op, "callee")) in shared
    ]
    inside = {op for function in shared.values() for op in walk(function)}
    outside = [op for op in calls if op not in inside]
    for call in outside:
        name = symbol_in(attribute_of(call, "callee"))
        original = shared[name or ""]
        own = take_name(f"{name}.of", taken)
        copy = original.clone()
        copy.properties["sym_name"] = StringAttr(own)
        module.body.block.insert_op_after(copy, original)
        call.properties["callee"] = SymbolRefAttr(own)
    return bool(outside)


def _retype(func: Operation, classes: ExistentialClasses, chosen: dict[Node, AnyType]) -> None:
    """A function's type says what its arguments and results have become."""
    type = attribute_of(func, "function_type")
    assert isinstance(type, FunctionType)
    entry = func.regions[0].blocks.first
    if entry is None:
        return
    inputs = [argument.type for argument in entry.args]
    name = symbol_of(func)
    outputs = [
        chosen.get(classes.find(("result", name, at)), output)
        if isinstance(output, AnyType)
        else output
        for at, output in enumerate(type.outputs)
    ]
    func.properties["function_type"] = FunctionType.from_lists(inputs, outputs)
