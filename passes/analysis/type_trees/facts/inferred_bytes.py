"""Attributes that `infer-type-trees` leaves on operations: which of the bytes moved are floats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ad_opt.dialects.typetree.attributes import TreeAttr
from ad_opt.dialects.typetree.kinds import ANYTHING, DOUBLE, FLOAT, POINTER, POINTER_SIZE, Kind
from ad_opt.dialects.typetree.text import parse_tree
from ad_opt.dialects.typetree.tree import EVERYWHERE, TypeTree
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, StringAttr
from xdsl.ir import Attribute, Operation

TYPE_TREE = "ad_opt.type_tree"
"""On accesses to memory: what the bytes moved are. On parameters: what they are."""

PERIOD = "ad_opt.period"
"""On a copy of a number of bytes that is not constant: the tree is that of so many bytes, and of
each so many behind them."""

NUMBERS = "ad_opt.numbers"
"""On a copy or an access of bytes of which it is not known what they are: they are no addresses."""

PRESUMED = "ad_opt.presumed"
"""On an access or a copy: it is presumed that the bytes are integers, and nothing is sure. How: by
what is declared, because they are computed with, or though they are moved."""

DECLARED, COMPUTED, MOVED = "declared", "computed", "moved"

MIXED = "ad_opt.mixed"
"""On a copy: bytes that may be several things, floats among them; what is declared there does not
count."""

MIXED_ADDRESSES = "ad_opt.mixed_addresses"
"""Attribute: the bytes among them that may be addresses."""

MIXED_DOUBLES = "ad_opt.mixed_doubles"
"""On a copy or an access: bytes that are parts of doubles if they are parts of floats."""

MIXED_SINGLES = "ad_opt.mixed_singles"
"""Attribute: the bytes that are parts of floats of 32 bits if they are parts of floats."""

MIXED_PERIOD = "ad_opt.mixed_period"
"""Attribute: what holds of these bytes holds of those so many behind them, too, and so on."""

TEXT_OF_FLOATS = "ad_opt.text_of_floats"
"""On a call that copies text: there are floats in the memory that it is read from."""


def bytes_in(op: Operation, name: str) -> frozenset[int]:
    """The bytes that an attribute of an operation says."""
    given = op.attributes.get(name)
    if not isinstance(given, DenseArrayBase):
        return frozenset()
    return frozenset(int(at) for at in given.get_values())


@dataclass(frozen=True)
class FloatWords:
    """Words of a copy that are floats, if they are floats, by their offsets."""

    types: Mapping[int, Kind]
    period: int | None
    """Distance in bytes after which what holds of a word holds again."""

    def at(self, offset: int) -> Kind | None:
        """The float that a word is, or begins with, if it is one."""
        return self.types.get(offset % self.period if self.period else offset)


def float_words(op: Operation) -> FloatWords:
    """Return what an operation says of the words that it moves."""
    doubles, singles = (bytes_in(op, name) for name in (MIXED_DOUBLES, MIXED_SINGLES))
    types = {**dict.fromkeys(doubles, DOUBLE), **dict.fromkeys(singles, FLOAT)}
    whole = {
        at: kind
        for at, kind in types.items()
        if all(types.get(at + next) == kind for next in range(POINTER_SIZE))
    }
    period = op.attributes.get(MIXED_PERIOD)
    return FloatWords(whole, int(period.value.data) if isinstance(period, IntegerAttr) else None)


def inferred_tree(op: Operation) -> TypeTree | None:
    """Return the tree left on an operation for the bytes that it moves; ``None`` if there is
    none.
    """
    return tree_in(op.attributes)


def tree_in(attributes: Mapping[str, Attribute]) -> TypeTree | None:
    """The tree among the attributes of an operation or a parameter."""
    given = attributes.get(TYPE_TREE)
    if isinstance(given, TreeAttr):
        return given.tree
    return parse_tree(given.data) if isinstance(given, StringAttr) else None


def only_kind(tree: TypeTree) -> Kind | None:
    """Return the kind of memory in which only one kind of number or address is ever looked for.

    Type analysis knows of an array that is indexed by what a loop counts only its first elements.
    So it is with floats; behind an address there may be anything, as in a node that begins with
    the address of the next one, unless an address is known to be everywhere.
    """
    kinds = {kind for path, kind in tree if len(path) == 1 and kind != ANYTHING}
    if len(kinds) != 1:
        return None
    (kind,) = kinds
    if kind == POINTER and tree.by_path.get((EVERYWHERE,)) != POINTER:
        return None
    if (
        kind.is_conflict
        or not kind.is_known
        or (kind != POINTER and any(len(path) > 1 for path, _ in tree))
    ):
        return None
    return kind if all(path[0] % kind.size == 0 for path, _ in tree if path[0] > 0) else None


def presumed_integers(op: Operation, size: int) -> bool:
    """True if all bytes that an operation moves are integers, at least as it seems."""
    return PRESUMED in op.attributes or surely_integers(op, size)


def surely_integers(op: Operation, size: int) -> bool:
    """True if all bytes that an operation moves are known: none is of a float or an address."""
    tree = inferred_tree(op)
    if tree is None:
        return False
    kinds = (tree[(at,)] for at in range(size))
    return all(kind.is_known and not kind.is_float and kind != POINTER for kind in kinds)
