"""Zeros, sums and multiples of differentials of ``agg``, ``pair`` and ``iface`` types.

A method that a witness table has is called; everything else goes by parts. Written without the
passes that do the same to programs: what they give is tested against this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import is_inside
from ad_opt.dialects.types.attributes.agg_types import OptionalType
from ad_opt.dialects.types.attributes.autodiff_value_types import AttributedType
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE, AnyType
from ad_opt.lowering.interpreters.values.own_types import (
    NULL,
    Existential,
    Some,
    Witness,
    components,
    entry,
    is_by_parts,
    table_for,
    tables,
)
from ad_opt.lowering.interpreters.values.registry import Machine, Undefined, Value
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Attribute, Operation

Leaf = Callable[..., Value]
FACTORS = ("f16", "f32", "f64")
"""Types of factors, narrowest first."""


@dataclass(frozen=True)
class Algebra:
    """``dzero``, ``dadd`` or ``dmul`` of the differentials of a module.

    ``leaf(type)`` gives the operation on floats and what is made of them; ``key`` is the method's
    key, with the type of the factor.
    """

    machine: Machine
    op: Operation
    key: str
    leaf: Callable[[Attribute], Leaf]

    def apply(self, type: Attribute, *arguments: Value) -> Value:
        """The method on values of ``type``."""
        if isinstance(type, AttributedType):
            return self.apply(type.type, *arguments)
        if isinstance(type, AnyType):
            return self._existential(*arguments)
        if not is_by_parts(type):
            return self.leaf(type)(*arguments)
        for key in self._keys():
            if (method := self._method(type, key)) is not None:
                return self.machine.drive(self.machine.call(method, arguments))[0]
        if isinstance(type, OptionalType):
            return self._optional(type, arguments)
        parts = components(self.machine.module, type) or []
        first, values = self._split(arguments)
        return tuple(
            self.apply(part, *first, *(value[at] for value in values))
            for at, part in enumerate(parts)
        )

    def _split(self, arguments: Sequence[Value]) -> tuple[Sequence[Value], Sequence[Value]]:
        """The factor, if there is one, and the differentials."""
        return (arguments[:1], arguments[1:]) if self.key.startswith("dmul") else ((), arguments)

    def _keys(self) -> Sequence[str]:
        """The keys of methods that will do: a factor may be widened."""
        name, _, factor = self.key.partition(":")
        if factor not in FACTORS:
            return (self.key,)
        return tuple(f"{name}:{wider}" for wider in FACTORS[FACTORS.index(factor) :])

    def _method(self, type: Attribute, key: str) -> Operation | None:
        """The function of a table for ``type``, or of one whose differential ``type`` is."""
        module = self.machine.module
        own = table_for(module, DIFFERENTIABLE, type)
        found = None if own is None else entry(own, key)
        if found is None:
            for table in tables(module, DIFFERENTIABLE):
                if entry(table, "Differential") == type and found is None:
                    found = entry(table, key)
        if not isinstance(found, SymbolRefAttr):
            return None
        function = self.machine.symbol(self.op, found)
        home = self.op.parent
        # A table's own definition is not to be called by it.
        own = home is not None and is_inside(home, function)
        return None if own else function

    def _optional(self, type: OptionalType, arguments: Sequence[Value]) -> Value:
        first, values = self._split(arguments)
        given = [value for value in values if value is not None]
        if not given:
            return None
        if len(given) < len(values):  # the sum with what is not there
            return given[0]
        return Some(self.apply(type.element, *first, *(value.value for value in given)))

    def _existential(self, *arguments: Value) -> Value:
        first, values = self._split(arguments)
        given = [value for value in values if value is not NULL]
        if not given:
            return NULL
        if len(given) < len(values):
            return given[0]
        witness: Witness = given[0].witness
        if any(value.witness.type != witness.type for value in given):
            found = " and ".join(str(value.witness) for value in given)
            raise Undefined(f"differentials of different types are added: {found}")
        inner = self.apply(witness.type, *first, *(value.value for value in given))
        return Existential(witness, inner)
