"""A whole module: its lines by what they start with."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import cast

from ad_opt.dialects.llvm.attributes.parameter_trees import (
    ATTRIBUTES,
    BlockAddressAttr,
    BlockTagAttr,
    PairAttr,
    WordAttr,
)
from ad_opt.dialects.llvm.llvm_ext import ADDRESS_TAKEN, TEXT, UNSUPPORTED, USES, WRITTEN_ELSEWHERE
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.symbols import name_of
from xdsl.dialects.builtin import (
    ArrayAttr,
    IntAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    UnitAttr,
    i32,
    i64,
)
from xdsl.dialects.llvm import LinkageAttr
from xdsl.ir import Attribute, Block, Operation, Region
from xdsl.utils.exceptions import VerifyException

from ..llvm_symbols import symbol_table
from .functions import COMDATS, Head, read_body
from .globals import read_global
from .text.constants import OPS
from .text.exception_handlers import drop_handlers, is_about_exceptions
from .text.locations import Locations
from .text.state import ModuleReader
from .text.tokens import Refused, Tokens, name, not_understood, string
from .text.verbatim import verbatim


class Importer:
    """Reads the canonical text of one module."""

    def __init__(
        self,
        text: str,
        file: str,
        original: str | None,
        roots: Collection[str] = (),
        *,
        exceptions_stop: bool = False,
    ):
        self.lines = text.split("\n")
        self.exceptions_stop = exceptions_stop
        self.left_out: Collection[int] = ()
        """Lines of symbols that are not wanted."""
        self.shared: Collection[str] = ()
        """Variables that what is left out may use."""
        self.addressed: Collection[str] = ()
        """Functions whose address is taken, perhaps in what is left out."""
        if roots:
            self._choose(text, roots)
        self.reader = ModuleReader(Locations(file, text, original))
        self.comdats: list[tuple[str, str]] = []
        self.flags: list[str] = []
        self.globals: list[int] = []
        self.heads: list[tuple[int, int]] = []
        """Lines of the heads of functions, and of what follows their bodies."""
        self.intrinsics: dict[str, str] = {}
        """Declarations of intrinsics."""
        self.attributes: dict[str, Attribute] = {}
        self.assembly: list[Attribute] = []

    def run(self) -> ModuleOp:
        """The module."""
        try:
            self._survey()
        except Refused as refused:
            raise self._error(refused, 1) from refused
        comdats = [_comdats(self.comdats)] if self.comdats else []
        heads = [(self._head(first), first, last) for first, last in self.heads]
        variables = [self._global(number) for number in self.globals]
        functions = [self._function(head, first, last) for head, first, last in heads]
        self._tag_blocks([*variables, *functions])
        defined = {op.properties.get("sym_name") for op in variables if op is not None}
        markers = [_marker(text) for text in self.reader.markers if StringAttr(text) not in defined]
        ops = [*comdats, *variables, *markers, *functions, *self._module_flags()]
        if self.assembly:
            self.attributes["llvm.module_asm"] = ArrayAttr(self.assembly)
        return ModuleOp([op for op in ops if op is not None], self.attributes)

    def _choose(self, text: str, roots: Collection[str]) -> None:
        """Leave out what the roots do not need; nothing where one of them is not there."""
        table = symbol_table(text)
        if not all(root in table.symbols for root in roots):
            return
        needed = table.needed(roots)
        self.left_out = {s.first for s in table.symbols.values() if s.name not in needed}
        self.shared = table.shared_with_others(needed)
        self.addressed = table.addressed

    # --- the first look -----------------------------------------------------------------------

    def _survey(self) -> None:
        """Note where everything stands, and what is needed before the rest can be read."""
        lines = self.lines
        number, count = 0, len(lines)
        while number < count:
            line = lines[number]
            start = line[:1]
            if start == "@":
                if number not in self.left_out:
                    self.globals.append(number)
            elif start == "%":
                token, _, body = line.partition(" = type ")
                self.reader.types.define(token, body, number + 1)
            elif start == "!":
                self._metadata(line)
            elif start == "$":
                token, _, kind = line.partition(" = comdat ")
                self.comdats.append((name(token), kind.strip()))
            elif line.startswith("define "):
                end = lines.index("}", number)
                if number not in self.left_out:
                    self.heads.append((number, end))
                number = end
            elif line.startswith("declare "):
                if number not in self.left_out:
                    self.heads.append((number, number))
            elif line.startswith("attributes #"):
                group, _, body = line.removeprefix("attributes ").partition(" = { ")
                self.reader.attributes.groups[group] = body
            elif line.startswith(("target ", "module asm ")):
                self._target(line)
            number += 1

    def _metadata(self, line: str) -> None:
        key, _, body = line.partition(" = ")
        if key[1:].isdigit():
            self.reader.metadata.texts[key] = body
        elif key == "!llvm.module.flags":
            self.flags = [token for token in Tokens(body, 0).items if token[1:].isdigit()]
        elif key == "!llvm.ident":
            self.reader.metadata.texts[key] = body

    def _target(self, line: str) -> None:
        text = string(line[line.index('"') :].strip())
        if line.startswith("module asm"):
            self.assembly.append(StringAttr(text))
        else:
            key = "data_layout" if line.startswith("target datalayout") else "target_triple"
            self.attributes[f"llvm.{key}"] = StringAttr(text)

    # --- symbols ------------------------------------------------------------------------------

    def _head(self, number: int) -> Head | None:
        line = self.lines[number]
        defined = line.startswith("define")
        if not defined and " @llvm." in line:
            # What calls an intrinsic declares it.
            self.intrinsics[name(line[line.index("@") : line.index("(")])] = _GROUP.sub("", line)
            return None
        t = Tokens(line, number + 1)
        t.at = 1
        while t.items[t.at][:1] == "!":
            t.at += 2  # Metadata of a declaration.
        try:
            head = Head(self.reader, t)
        except Refused as refused:
            raise self._error(refused, number + 1) from refused
        except _BROKEN as error:
            raise self._error(not_understood(line), number + 1) from error
        self.reader.functions[head.name] = head.type
        if defined and head.name in self.addressed:
            head.attributes[ADDRESS_TAKEN] = UnitAttr()
        return head

    def _function(self, head: Head | None, first: int, last: int) -> Operation | None:
        if head is None:
            return None
        location = self.reader.locations.of(first + 1)
        blocks: list[Block] = []
        try:
            if head.refused is not None:
                raise head.refused
            if last > first:
                blocks = read_body(self.reader, head, self.lines, first + 1, last)
        except Refused as refused:
            self._mark(head, refused, first, last)
            if self.exceptions_stop and is_about_exceptions(refused) and head.refused is None:
                blocks = self._without_handlers(head, first, last)
        if not blocks and TEXT in head.attributes:
            if head.properties["linkage"] != LinkageAttr("extern_weak"):
                head.properties["linkage"] = LinkageAttr("external")
            head.properties.pop("comdat", None)
        return head.function(blocks, location)

    def _without_handlers(self, head: Head, first: int, last: int) -> list[Block]:
        """The body as it runs while nothing is thrown; none where there are other reasons."""
        drop_handlers(self.lines, first + 1, last)
        try:
            blocks = read_body(self.reader, head, self.lines, first + 1, last)
        except Refused as refused:
            place = self.reader.locations.place(refused.line or first + 1)
            head.attributes[UNSUPPORTED] = StringAttr(f"{place}: {refused.reason}")
            return []
        del head.attributes[UNSUPPORTED]
        head.properties["no_unwind"] = UnitAttr()
        return blocks

    def _mark(self, head: Head, refused: Refused, first: int, last: int) -> None:
        """Leave a declaration that says why there is no body, and carries its text."""
        place = self.reader.locations.place(refused.line or first + 1)
        reader = self.reader
        head.attributes[UNSUPPORTED] = StringAttr(f"{place}: {refused.reason}")
        try:
            head.attributes |= verbatim(
                self.lines[first : last + 1],
                reader.attributes.groups,
                reader.types,
                self.intrinsics,
            )
        except Refused as error:
            raise self._error(error, first + 1) from error
        if (group := head.properties.get("comdat")) is not None:
            used = cast("ArrayAttr[Attribute]", head.attributes.get(USES, ArrayAttr[Attribute](())))
            head.attributes[USES] = ArrayAttr([*used, group])  # the text says it, too

    def _global(self, number: int) -> Operation | None:
        t = Tokens(self.lines[number], number + 1)
        try:
            op = read_global(self.reader, t)
        except Refused as refused:
            raise self._error(refused, number + 1) from refused
        except _BROKEN as error:
            raise self._error(not_understood(self.lines[number]), number + 1) from error
        if op is not None:
            op.location = self.reader.locations.of(number + 1)
            if name_of(op) in self.shared:
                op.attributes[WRITTEN_ELSEWHERE] = UnitAttr()
        return op

    def _error(self, refused: Refused, number: int) -> DiagnosticError:
        where = self.reader.locations.place(refused.line or number)
        said = f"LLVM IR with {refused.reason} cannot be imported"
        return DiagnosticError(Diagnostic("AD0901", said, where))

    # --- addresses of blocks ------------------------------------------------------------------

    def _tag_blocks(self, ops: Sequence[Operation | None]) -> None:
        """Begin blocks whose address is taken with their tags."""
        known: set[Attribute] = set()
        for function, labels in self.reader.constants.tags.items():
            blocks = self.reader.blocks.get(function, {})
            for label, number in labels.items():
                if label not in blocks:
                    continue  # carried along as text, or never reached
                known.add(BlockAddressAttr.of(function, number))
                tag = BlockTagAttr(IntAttr(number))
                first = blocks[label].first_op
                assert first is not None
                Builder.at(first).emit(OPS["llvm.blocktag"].create(properties={"tag": tag}))
        if self.reader.constants.tags:
            self._check_addresses([op for op in ops if op is not None], known)

    def _check_addresses(self, ops: Sequence[Operation], known: set[Attribute]) -> None:
        for number, op in [(n, op) for n, top in enumerate(ops) for op in top.walk()]:
            address = op.properties.get("block_addr")
            if isinstance(address, BlockAddressAttr) and address not in known:
                said = f"the address of a block of `@{address.function.string_value()}`"
                line = self.globals[number] if number < len(self.globals) else 0
                refused = Refused(f"{said}, which is not represented")
                raise self._error(refused, line + 1)

    # --- module flags -------------------------------------------------------------------------

    def _module_flags(self) -> Sequence[Operation]:
        flags = [flag for node in self.flags if (flag := self._flag(node)) is not None]
        if not flags:
            return ()
        return (OPS["llvm.module_flags"].create(properties={"flags": ArrayAttr(flags)}),)

    def _flag(self, node: str) -> Attribute | None:
        parts = self.reader.metadata.operands(node)
        if len(parts) != 3:
            return None
        behaviour, key, value = parts
        number = int(behaviour.split()[-1])
        if not 1 <= number <= len(_BEHAVIOURS):
            return None
        words: list[Attribute] = [
            WordAttr(StringAttr(_BEHAVIOURS[number - 1])),
            StringAttr(string(key)),
        ]
        if value.startswith('"'):
            words.append(StringAttr(string(value)))
        elif value.split()[0] in ("i32", "i64"):
            kind, digits = value.split()
            type_ = i32 if kind == "i32" else i64
            digits_word = WordAttr(StringAttr(digits))
            words.append(PairAttr(digits_word, StringAttr(":"), type_))
        else:
            return None
        return _FLAG.new((ArrayAttr(words),))


_GROUP = re.compile(r" #\d+$")

_BROKEN = (ValueError, IndexError, KeyError, TypeError, VerifyException)
"""Exceptions in which reading a line that is not understood may end."""

_BEHAVIOURS = "error warning require override append append_unique max min".split()
_FLAG = next(attr for attr in ATTRIBUTES if attr.name == "llvm.mlir.module_flag")
_COMDATS: Sequence[str] = "any exactmatch largest nodeduplicate samesize".split()


def _marker(text: str) -> Operation:
    """The global that a marker given as metadata is taken for."""
    return OPS["llvm.mlir.global"].create(
        properties={
            "sym_name": StringAttr(text),
            "global_type": i32,
            "linkage": LinkageAttr("external"),
            "addr_space": IntegerAttr(0, i32),
        },
        regions=[Region()],
    )


def _comdats(groups: Sequence[tuple[str, str]]) -> Operation:
    """The table of linker groups."""
    selectors = [
        OPS_SELECTOR.create(
            properties={
                "sym_name": StringAttr(group),
                "comdat": IntegerAttr(_COMDATS.index(kind), i64),
            }
        )
        for group, kind in groups
    ]
    return OPS["llvm.comdat"].create(
        properties={"sym_name": StringAttr(COMDATS)}, regions=[Region(Block(selectors))]
    )


OPS_SELECTOR = OPS["llvm.comdat_selector"]
