"""Dictionary of the types in a function: which conform, and by which witness.

For concrete types the witness is a table, and the entry stands in an attribute of the function
(``autodiff.type_dict``). For parameters of generics and for what `iface.open` finds, it is a value,
and the entry is an ``autodiff.conforms`` next to it. Types that are made of others (arrays, tuples,
pairs, existentials) need no entry: theirs follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from ad_opt.dialects.autodiff.values import ConformsOp
from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.dialects.types.attributes.agg_types import StructType
from ad_opt.dialects.types.attributes.autodiff_value_types import ConformanceAttr
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE
from ad_opt.passes.tangents.conformances import Conformances
from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Attribute, Operation, ParametrizedAttribute, SSAValue

TYPE_DICTIONARY = "autodiff.type_dict"
_INSIDE_NOTHING = frozenset({"fun", "llvm.func", "autodiff.attributed", "iface.witness"})
"""Types in which other types are mentioned, but not held."""


@dataclass(frozen=True)
class Entry:
    """Derivative of a type: its differential and witness."""

    type: Attribute
    differential: Attribute
    witness: str | SSAValue | None
    """A witness table, or a witness at run time; ``None``: it follows from the structure."""


class TypeDictionary:
    """The entries that are in force in one function."""

    def __init__(self, func: Operation, conformances: Conformances):
        self._conformances = conformances
        self._written = {entry.type: entry.witness.root_reference.data for entry in written(func)}
        self._by_value = dict(_values_in_force(func))

    def lookup(self, type: Attribute) -> Entry | None:
        """The entry of a type; ``None`` if it is not differentiable.

        Raises `NoTangentType` for a type that nothing is known about.
        """
        differential = self._conformances.differential(type)
        if differential is None:
            return None
        witness = self._written.get(type) or self._by_value.get(type)
        if witness is None:
            witness = self._conformances.witness(type, DIFFERENTIABLE)
        return Entry(type, differential, witness)

    def is_written(self, type: Attribute) -> bool:
        """True if a type has an entry, rather than one that has to be found elsewhere."""
        return type in self._written or type in self._by_value


def written(func: Operation) -> Iterator[ConformanceAttr]:
    """The entries in the attribute of a function."""
    found = func.attributes.get(TYPE_DICTIONARY)
    for entry in found if isinstance(found, ArrayAttr) else ():
        if isinstance(entry, ConformanceAttr):
            yield entry


def _values_in_force(func: Operation) -> Iterator[tuple[Attribute, SSAValue]]:
    """Entries for parameters: in the function, and around it."""
    for around in takewhile(lambda op: op.name != "builtin.module", ancestors(func)):
        for block in around.regions[0].blocks:
            for op in block.ops:
                if isinstance(op, ConformsOp):
                    yield op.type, op.witness
    for op in walk(func):
        if isinstance(op, ConformsOp):
            yield op.type, op.witness


def types_in(func: Operation) -> dict[Attribute, Operation]:
    """Every type that a value of a function has or holds, and where it occurs first."""
    found: dict[Attribute, Operation] = {}
    _add_types(found, func)
    for op in walk(func):
        _add_types(found, op)
    return found


def _add_types(found: dict[Attribute, Operation], op: Operation) -> None:
    for result in op.results:
        if result.type not in found:
            _add_type(found, result.type, op)
    for region in op.regions:
        for block in region.blocks:
            for argument in block.args:
                if argument.type not in found:
                    _add_type(found, argument.type, op)


def _add_type(found: dict[Attribute, Operation], type: Attribute, op: Operation) -> None:
    pending: list[Attribute] = [type]
    while pending:
        at = pending.pop()
        if at in found:
            continue
        found[at] = op
        if at.name in _INSIDE_NOTHING:
            continue
        parts = at.parameters if isinstance(at, ParametrizedAttribute) else ()
        pending += [part for part in parts if not isinstance(part, ArrayAttr)]
        for part in parts:
            if isinstance(part, ArrayAttr):
                pending += part.data


def needs_entry(type: Attribute) -> bool:
    """True if a type's derivative is declared rather than following from what it is made of."""
    return isinstance(type, StructType)
