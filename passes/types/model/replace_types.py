"""Replace types wherever they occur: of values, in attributes, inside of other types.

`Replacer` is one replacement, memoised, so a program is rewritten in one walk and each distinct
attribute is rebuilt once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ad_opt.dialects.support.ir.queries import walk
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, ParametrizedAttribute
from xdsl.rewriter import Rewriter

_WITHOUT_TYPES = frozenset({StringAttr, SymbolRefAttr, IntegerAttr, UnitAttr, IntegerType})
"""Most attributes of most programs. Nothing in them is ever replaced, so nothing is remembered."""


class Replacer:
    """Replaces the types for which ``rule`` gives another one, innermost first."""

    def __init__(self, rule: Callable[[Attribute], Attribute | None]):
        self._rule = rule
        self._memo: dict[Attribute, Attribute] = {}
        self._same_object: dict[int, tuple[Attribute, Attribute]] = {}
        """By identity, as hashing an attribute goes through all of it; the key is kept alive."""

    def __call__(self, attribute: Attribute) -> Attribute:
        """The attribute after replacement; the same object if nothing in it is replaced."""
        if attribute.__class__ in _WITHOUT_TYPES:
            return attribute
        known = self._same_object.get(id(attribute))
        if known is not None:
            return known[1]
        found = self._memo.get(attribute)
        if found is None:
            inner = self._inside(attribute)
            found = self._memo[attribute] = self._rule(inner) or inner
        if found == attribute:
            found = attribute
        self._same_object[id(attribute)] = attribute, found
        return found

    def _inside(self, attribute: Attribute) -> Attribute:
        match attribute:
            case ArrayAttr():
                items = [self(item) for item in attribute.data]
                return attribute if _same(items, attribute.data) else ArrayAttr(items)
            case DictionaryAttr():
                entries = {name: self(value) for name, value in attribute.data.items()}
                old = attribute.data.values()
                return attribute if _same(entries.values(), old) else DictionaryAttr(entries)
            case ParametrizedAttribute():
                parameters = attribute.parameters
                new = [self(parameter) for parameter in parameters]
                return attribute if _same(new, parameters) else type(attribute).new(new)
            case _:
                return attribute

    def everywhere(self, root: Operation) -> bool:
        """Replace in ``root`` and all below it; whether anything changed."""
        changed = self._in_op(root)
        for op in walk(root):
            changed |= self._in_op(op)
        return changed

    def _in_op(self, op: Operation) -> bool:
        changed = self._in_entries(op.properties)
        if op.attributes:
            changed |= self._in_entries(op.attributes)
        for result in op.results and list(op.results):
            if (new := self(result.type)) is not result.type:
                Rewriter.replace_value_with_new_type(result, new)
                changed = True
        for region in op.regions:
            for block in region.blocks:
                changed |= self._in_block(block)
        return changed

    def _in_block(self, block: Block) -> bool:
        changed = False
        for argument in list(block.args):
            if (new := self(argument.type)) is not argument.type:
                place = argument.location
                made = Rewriter.replace_value_with_new_type(argument, new)
                assert isinstance(made, BlockArgument)
                made.location = place
                changed = True
        return changed

    def _in_entries(self, entries: dict[str, Attribute]) -> bool:
        changed = False
        for name, value in entries.items():
            if value.__class__ not in _WITHOUT_TYPES and (new := self(value)) is not value:
                entries[name] = new  # of a name that is there, so this may go on
                changed = True
        return changed


def _same(new: Iterable[Attribute], old: Iterable[Attribute]) -> bool:
    return all(a is b for a, b in zip(new, old, strict=True))
