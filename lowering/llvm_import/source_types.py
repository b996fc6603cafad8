"""Types of parameters as the source has them, from debug information: C's, and those of languages
with such structs. For arguments that are given as text, and for headers; and names of parameters.

Type trees say what a function does with memory; this is what its author says is there. Where
debug information says nothing, or does not fit the function's parameters, nothing is known.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from xdsl.dialects.builtin import AnyFloat, IntegerType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from .text.metadata import Metadata
from .text.tokens import string

_NODE = re.compile(r"^(!\d+) = (?:distinct )?(!.*)$", re.MULTILINE)
_FUNCTION = re.compile(
    r'^define [^\n]*?@("[^"]*"|[-\w$.]+)\([^\n]*!dbg (!\d+)[^\n]*\{$', re.MULTILINE
)
_PARAMETER = re.compile(
    r'^!\d+ = !DILocalVariable\(name: "(\w+)", arg: (\d+), scope: (!\d+)', re.MULTILINE
)
_ADDRESSES = {
    "DW_TAG_pointer_type": " *",
    "DW_TAG_reference_type": " &",
    "DW_TAG_rvalue_reference_type": " &&",
}
_QUALIFIERS = frozenset(f"DW_TAG_{one}_type" for one in ("volatile", "restrict", "atomic"))
_STRUCTS = frozenset({"DW_TAG_structure_type", "DW_TAG_class_type"})
_NUMBERS = {
    "DW_ATE_float": "f",
    "DW_ATE_complex_float": "c",
    "DW_ATE_signed": "i",
    "DW_ATE_signed_char": "i",
    "DW_ATE_unsigned": "u",
    "DW_ATE_unsigned_char": "u",
    "DW_ATE_UTF": "u",
    "DW_ATE_boolean": "b",
}
_SLICES = ("&[", "&mut [", "&str", "&mut str")
_DEEPEST = 24
"""Most types in types that are looked into. A guess."""


@dataclass(frozen=True)
class Number:
    """A number: ``kind`` is NumPy's letter (``f``, ``c``, ``i``, ``u``, ``b``)."""

    text: str
    size: int
    kind: str


@dataclass(frozen=True)
class Address:
    """An address; `SourceTypes.behind` gives the type that is there."""

    text: str
    node: str
    constant: bool = False
    size: int = 8


@dataclass(frozen=True)
class Array:
    """An array in a struct."""

    text: str
    size: int
    element: SourceType
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Field:
    """A field of a struct, ``offset`` bytes from its start."""

    name: str
    offset: int
    type: SourceType


@dataclass(frozen=True)
class Struct:
    """A struct with all its fields."""

    text: str
    """Spelling in the source: ``struct model``, or a name alone."""
    title: str
    size: int
    fields: tuple[Field, ...]
    tagged: bool = True
    """True if C knows it as ``struct title``; one that only a ``typedef`` names is not."""


@dataclass(frozen=True)
class Other:
    """Anything else, as ``void``, unions, functions and structs with bit fields."""

    text: str
    size: int


SourceType = Number | Address | Array | Struct | Other


class SourceTypes:
    """The types of a program's parameters."""

    def __init__(self, text: str):
        self._text = text
        self._known: dict[str, SourceType] = {}

    @cached_property
    def _metadata(self) -> Metadata:
        metadata = Metadata()
        metadata.texts.update(_NODE.findall(self._text))
        return metadata

    @cached_property
    def _functions(self) -> dict[str, str]:
        found = _FUNCTION.findall(self._text) if "!DISubprogram" in self._text else []
        return {string(name) if name[0] == '"' else name: node for name, node in found}

    def parameters(self, name: str, kinds: Sequence[Attribute]) -> tuple[SourceType, ...] | None:
        """The types of the parameters of a function, which has these ``kinds`` in LLVM IR; ``None``
        where debug information does not say, or the function takes them otherwise.
        """
        node = self._functions.get(name)
        if node is None:
            return None
        found = [part for one in self._sources(node) for part in _parts(self.type_of(one))]
        fits = len(found) == len(kinds) and all(map(_fits, found, kinds))
        return tuple(found) if fits else None

    @cached_property
    def _names(self) -> dict[tuple[str, int], str]:
        """Names of parameters by the node of their function and their number, from 1."""
        found = _PARAMETER.findall(self._text)
        return {(scope, int(number)): name for name, number, scope in found}

    def names(self, name: str, kinds: Sequence[Attribute]) -> tuple[str | None, ...] | None:
        """The names of the parameters of a function; ``None`` where its `parameters` are not known.

        Of a slice ``x`` of Rust, which is two parameters, the length is ``x_len``. Fortran passes
        the addresses of what the source says.
        """
        if self.parameters(name, kinds) is None and not self._are_of_fortran(name, kinds):
            return None
        node = self._functions[name]
        found: list[str | None] = []
        for number, one in enumerate(self._sources(node), 1):
            known = self._names.get((node, number))
            is_slice = len(_parts(self.type_of(one))) > 1
            found += [known, known and f"{known}_len"] if is_slice else [known]
        return tuple(found)

    def _are_of_fortran(self, name: str, kinds: Sequence[Attribute]) -> bool:
        """True if a function of Fortran has these parameters, values or addresses of such."""
        node = self._functions.get(name)
        if node is None or "language: DW_LANG_Fortran" not in self._text:
            return False
        found = [self.type_of(one) for one in self._sources(node)]
        return len(found) == len(kinds) and all(
            isinstance(kind, LLVMPointerType) or _fits(type_, kind)
            for type_, kind in zip(found, kinds, strict=True)
        )

    def _sources(self, node: str) -> list[str]:
        """The nodes of the types of a function's parameters in the source."""
        signature = self._metadata.fields(node).get("type", "")
        types = self._metadata.fields(signature).get("types", "")
        return [*self._metadata.operands(types)[1:]]

    def behind(self, type_: SourceType) -> SourceType | None:
        """The type of what an address leads to; ``None`` for ``void *`` and what is no address.

        A struct that is passed by its address counts as such.
        """
        if isinstance(type_, Struct):
            return type_
        if not isinstance(type_, Address) or type_.node == "null":
            return None
        found = self.type_of(type_.node)
        return None if isinstance(found, Other) and not found.size else found

    def type_of(self, node: str) -> SourceType:
        """The type that a node of debug information is."""
        if node not in self._known:
            self._known[node] = self._read(node, 0)
        return self._known[node]

    def _read(self, node: str, depth: int) -> SourceType:
        text = self._metadata.texts.get(node, "")
        fields = self._metadata.fields(node)
        tag, inner = fields.get("tag", ""), fields.get("baseType", "null")
        name, size = string(fields.get("name", '""')), _number(fields, "size") // 8
        if depth > _DEEPEST or not text:
            return Other("void", 0)
        if text.startswith("!DIBasicType"):
            kind = _NUMBERS.get(fields.get("encoding", ""))
            return Number(name, size, kind) if kind else Other(name, size)
        if tag in _ADDRESSES:
            return self._address(inner, _ADDRESSES[tag], depth)
        if tag == "DW_TAG_typedef":
            return self._named(self._read(inner, depth + 1), name)
        if tag in _QUALIFIERS or tag in ("DW_TAG_const_type", "DW_TAG_member"):
            return self._read(inner, depth + 1)
        if tag == "DW_TAG_array_type":
            return self._array(fields, inner, depth)
        if tag in _STRUCTS:
            return self._struct(fields, name, size, depth)
        if tag == "DW_TAG_enumeration_type":
            return Number(f"enum {name}", size, "u")
        return Other(name or "...", size)

    def _address(self, inner: str, mark: str, depth: int) -> SourceType:
        target, constant = inner, False
        fields = self._metadata.fields(target)
        while fields.get("tag") in _QUALIFIERS or fields.get("tag") == "DW_TAG_const_type":
            constant = constant or fields.get("tag") == "DW_TAG_const_type"
            target = fields.get("baseType", "null")
            fields = self._metadata.fields(target)
        text = self._spelled(target, depth)
        return Address(f"{'const ' * constant}{text}{mark}".replace("* *", "**"), target, constant)

    def _spelled(self, node: str, depth: int) -> str:
        """Spell a type, without looking into structs: they may lead to themselves."""
        fields = self._metadata.fields(node)
        tag, name = fields.get("tag", ""), string(fields.get("name", '""'))
        if tag in _STRUCTS or tag == "DW_TAG_union_type":
            return self._title(name, "union" if tag == "DW_TAG_union_type" else "struct")
        if tag == "DW_TAG_typedef":
            return name
        return "void" if node == "null" else self._read(node, depth + 1).text

    @cached_property
    def _is_c(self) -> bool:
        """True if structs bear the word ``struct``: a program of C alone."""
        languages = re.findall(r"\blanguage: (DW_LANG_\w+)", self._text)
        return all(re.fullmatch(r"DW_LANG_C\d*", one) for one in languages)

    @cached_property
    def is_cxx(self) -> bool:
        """True if parts of the program are C++, whose structs may stand in namespaces."""
        return "DW_LANG_C_plus_plus" in self._text

    def _title(self, name: str, word: str) -> str:
        return f"{word} {name}" if name and self._is_c else name or word

    def _named(self, type_: SourceType, name: str) -> SourceType:
        """A type by the name that a typedef gives it."""
        if isinstance(type_, Struct):
            return Struct(name, type_.title or name, type_.size, type_.fields, bool(type_.title))
        if isinstance(type_, Number):
            return Number(name, type_.size, type_.kind)
        return type_

    def _array(self, fields: dict[str, str], inner: str, depth: int) -> SourceType:
        element = self._read(inner, depth + 1)
        counts = tuple(
            _number(self._metadata.fields(range_), "count", -1)
            for range_ in self._metadata.operands(fields.get("elements", ""))
        )
        size = _number(fields, "size") // 8
        if not counts or min(counts) < 0 or not size:
            return Other(f"{element.text}[]", 0)
        return Array(f"{element.text}{''.join(f'[{n}]' for n in counts)}", size, element, counts)

    def _struct(self, fields: dict[str, str], name: str, size: int, depth: int) -> SourceType:
        text = self._title(name, "struct")
        nodes = self._metadata.operands(fields.get("elements", ""))
        members = [self._metadata.fields(node) for node in nodes]
        if any(one.get("tag") == "DW_TAG_inheritance" for one in members):
            return Other(text, size)
        found: list[Field] = []
        for one in members:
            flags = one.get("flags", "")
            if one.get("tag") != "DW_TAG_member" or "StaticMember" in flags:
                continue
            if "BitField" in flags:
                return Other(text, size)
            type_ = self._read(one.get("baseType", "null"), depth + 1)
            found.append(Field(string(one.get("name", '""')), _number(one, "offset") // 8, type_))
        named = all(one.name for one in found) and found
        return Struct(text, name, size, tuple(found)) if named else Other(text, size)


def _parts(type_: SourceType) -> list[SourceType]:
    """A parameter as LLVM IR has it: a slice of Rust is an address and a length."""
    if isinstance(type_, Struct) and type_.title.startswith(_SLICES):
        return [field.type for field in type_.fields]
    return [type_]


def _fits(type_: SourceType, kind: Attribute) -> bool:
    if isinstance(kind, LLVMPointerType):
        return isinstance(type_, Address | Struct | Array)
    if not isinstance(type_, Number):
        return False
    if isinstance(kind, IntegerType):
        return type_.kind in "iub" and (kind.width.data == 8 * type_.size or type_.kind == "b")
    return type_.kind == "f" and isinstance(kind, AnyFloat) and kind.bitwidth == 8 * type_.size


def _number(fields: dict[str, str], key: str, absent: int = 0) -> int:
    text = fields.get(key, str(absent))
    return int(text) if text.lstrip("-").isdigit() else absent
