"""The attribute of a type tree, and under which names trees and layouts stand on other things.

``llvm.enzyme_type`` on a parameter or result, of a function or a call, is Enzyme's string attribute
``"enzyme_type"``; ``enzyme_type`` on an operation is its metadata: the tree of the result.
``typetree.layout`` stands in the same places and names a layout type; `lower-typetrees` makes
trees of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ad_opt.dialects.support.diagnostics.diagnostic import Location, error_at, location_of_span
from typing_extensions import override
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Attribute, Operation, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.lexer import Span

from .kinds import UNKNOWN, Kind, join
from .text import MalformedTree, parse_tree
from .tree import EVERYWHERE, Path, TypeTree

PARAMETER_TYPE = "llvm.enzyme_type"
"""Of a parameter or result: its tree."""
RESULT_TYPE = "enzyme_type"
"""Of an operation: the tree of its result."""
LAYOUT = "typetree.layout"
"""Of a parameter, a result or an operation: a layout type."""

DEBUG_TYPE = "ad_opt.debug_type"
"""On an operation or a parameter: what debug information says of the variable that it is."""
OTHER_FLOATS = "ad_opt.other_floats"
"""On a module: how many places in memory hold floats of two types, by what accesses say."""
ADDRESSES_AND_FLOATS = "ad_opt.addresses_and_floats"
"""On a module: somewhere an address and a float are said to be at one place."""
FLOATS_OF_TWO_TYPES = "ad_opt.floats_of_two_types"
"""On a module: somewhere floats of two types are said to be at one place, as in unions."""

COPIED_STRUCT = "ad_opt.copied_struct"
"""On a copy of memory: what the source says of the struct that is copied; the rest is padding."""


@lru_cache(4096)
def first_conflict(tree: TypeTree) -> str | None:
    """Describe the first contradiction in a tree; ``None`` if there is none."""
    found = _search([(path, kind) for path, kind in tree], ())
    if found is None:
        return None
    path, kind = found
    claims = " and ".join(sorted(str(claim) for claim in kind.claims))
    return f"the type tree says [{','.join(map(str, path))}] is {claims}"


def _search(facts: list[tuple[Path, Kind]], prefix: Path) -> tuple[Path, Kind] | None:
    """The first path behind ``prefix`` where facts, given by what comes behind it, contradict.

    `TypeTree.conflicts` compares all pairs, which a large table makes too many.
    """
    here = UNKNOWN
    groups: dict[int, list[tuple[Path, Kind]]] = {}
    for path, kind in facts:
        if path:
            groups.setdefault(path[0], []).append((path[1:], kind))
        else:
            here = join(here, kind)
    if here.is_conflict:
        return prefix, here
    everywhere = groups.get(EVERYWHERE, [])
    for offset, group in sorted(groups.items()):
        both = group if offset == EVERYWHERE else [*everywhere, *group]
        if (found := _search(both, (*prefix, offset))) is not None:
            return found
    return None


def read_tree(text: str, where: Operation | Attribute | Location | None) -> TypeTree:
    """The tree of a text that the user wrote: AD0920 or AD0921 where it is none."""
    try:
        tree = parse_tree(text)
    except MalformedTree as wrong:
        message = f"`{text}` is no type tree: {wrong.reason}"
        raise error_at(where, "AD0920", message, help=wrong.help) from None
    if (conflict := first_conflict(tree)) is not None:
        raise error_at(where, "AD0921", conflict, help=CONFLICT_HELP)
    return tree


CONFLICT_HELP = "say one of them, or leave the bytes out: what is not said is found out"


def tree_of(
    attributes: Mapping[str, Attribute], where: Operation | Attribute | Location | None = None
) -> TypeTree | None:
    """The tree that attributes of a parameter, a result or an operation give, if they do."""
    given = attributes.get(PARAMETER_TYPE) or attributes.get(RESULT_TYPE)
    if isinstance(given, TreeAttr):
        return given.tree
    return read_tree(given.data, where) if isinstance(given, StringAttr) else None


@lru_cache(4096)
def _wrong_with(text: str) -> str | None:
    """Say why a text is no tree without contradictions; programs repeat few trees often."""
    try:
        return first_conflict(parse_tree(text))
    except MalformedTree as malformed:
        return malformed.reason


@irdl_attr_definition
class TreeAttr(ParametrizedAttribute):
    """A type tree: ``#typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double}">``."""

    name = "typetree.tree"
    text: StringAttr

    def __init__(self, tree: TypeTree | str):
        read = parse_tree(tree) if isinstance(tree, str) else tree
        if (wrong := first_conflict(read)) is not None:
            raise VerifyException(wrong)
        super().__init__(StringAttr(str(read)))

    @property
    def tree(self) -> TypeTree:
        """The tree."""
        return parse_tree(self.text.data)

    @override
    def verify(self) -> None:
        wrong = _wrong_with(self.text.data)
        if wrong is not None:
            raise VerifyException(wrong)

    @classmethod
    @override
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            start = parser.pos
            text = parser.parse_str_literal()
            try:
                tree = parse_tree(text)
            except MalformedTree as wrong:
                # The caret stands in the string, one character behind its quote.
                place = start + 1 + wrong.at
                at = location_of_span(Span(place, place + 1, parser.lexer.input))
                raise error_at(at, "AD0920", wrong.reason, help=wrong.help) from None
            if (conflict := first_conflict(tree)) is not None:
                at = location_of_span(Span(start, start + len(text) + 2, parser.lexer.input))
                raise error_at(at, "AD0921", conflict, help=CONFLICT_HELP)
        return (StringAttr(str(tree)),)

    @override
    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string_literal(self.text.data)
