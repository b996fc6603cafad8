"""Functions: their heads, and their bodies line by line."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import reached
from ad_opt.dialects.typetree.text import MalformedTree
from xdsl.dialects.builtin import StringAttr, SymbolRefAttr, i64
from xdsl.dialects.llvm import CallingConventionAttr, LinkageAttr, LLVMFunctionType
from xdsl.ir import Attribute, Block, Operation, Region
from xdsl.utils.exceptions import VerifyException

from .instructions.arithmetic import VALUES, Handler
from .instructions.calls import CALLS, convention
from .instructions.control import CONTROL
from .instructions.memory import MEMORY
from .instructions.phi import phi_as_argument
from .text.attributes import UNIT, Attributes, dictionaries
from .text.constants import OPS, integer
from .text.metadata import attachments
from .text.state import FunctionReader, ModuleReader, expect_end
from .text.tokens import Refused, Tokens, name, not_understood, string

HANDLERS: dict[str, Handler] = {**VALUES, **MEMORY, **CALLS, **CONTROL}
"""Every instruction by its keyword."""

_FUNC = OPS["llvm.func"]

# --- heads ------------------------------------------------------------------------------------

LINKAGES = frozenset(
    """
    private internal available_externally linkonce weak common appending extern_weak
    linkonce_odr weak_odr external
    """.split()
)
VISIBILITY = {"default": 0, "hidden": 1, "protected": 2}
UNNAMED = {"local_unnamed_addr": 1, "unnamed_addr": 2}


def linkage_words(t: Tokens, properties: Attributes, attributes: Attributes) -> None:
    """Linkage, ``dso_local``, visibility and storage class, which stand first."""
    properties["linkage"] = LinkageAttr(t.accept_in(LINKAGES) or "external")
    if t.accept_in(("dso_local", "dso_preemptable")) == "dso_local":
        properties["dso_local"] = UNIT
    if (word := t.accept_in(VISIBILITY)) is not None and VISIBILITY[word]:
        properties["visibility_"] = integer(VISIBILITY[word], i64)
    if (word := t.accept_in(("dllimport", "dllexport"))) is not None:
        attributes["ad_opt.dll_storage"] = StringAttr(word)


class Head:
    """The line that starts a function."""

    def __init__(self, module: ModuleReader, t: Tokens):
        self.properties: Attributes = {}
        self.attributes: Attributes = {}
        self.names: list[str] = []
        self.refused: Refused | None = None
        """Reason against importing the body."""
        properties = self.properties
        linkage_words(t, properties, self.attributes)
        properties.setdefault("visibility_", integer(0, i64))
        properties["CConv"] = self._convention(t)
        returned = module.attributes.parameter(t)
        output = module.types.read(t)
        self.name = name(t.next())
        properties["sym_name"] = StringAttr(self.name)
        inputs, attrs, variadic = self._parameters(module, t)
        self.type = LLVMFunctionType(inputs, output, variadic)
        properties["function_type"] = self.type
        properties["unnamed_addr"] = integer(UNNAMED.get(t.accept_in(UNNAMED) or "", 0), i64)
        if (listed := dictionaries(attrs)) is not None:
            properties["arg_attrs"] = listed
        if returned and (listed := dictionaries([returned])) is not None:
            properties["res_attrs"] = listed
        if t.peek() == "addrspace":
            t.at += 1
            t.skip_group()
        own = module.attributes.function(t)
        declared = _declared()
        properties |= {k: v for k, v in own.items() if k in declared}
        self.attributes |= {k: v for k, v in own.items() if k not in declared}
        try:
            self._tail(module, t)
        except Refused as refused:
            self.refused = refused

    def _convention(self, t: Tokens) -> CallingConventionAttr:
        try:
            return convention(t) or CallingConventionAttr("ccc")
        except Refused as refused:
            self.refused = refused
            t.at += 1
            return CallingConventionAttr("ccc")

    def _parameters(
        self, module: ModuleReader, t: Tokens
    ) -> tuple[list[Attribute], list[Attributes | None], bool]:
        inputs: list[Attribute] = []
        attrs: list[Attributes | None] = []
        variadic = False
        t.expect("(")
        while not t.accept(")"):
            if t.accept("..."):
                variadic = True
                continue
            inputs.append(module.types.read(t))
            attrs.append(module.attributes.parameter(t))
            if t.items[t.at][:1] == "%":
                self.names.append(t.next())
            t.accept(",")
        return inputs, attrs, variadic

    def _tail(self, module: ModuleReader, t: Tokens) -> None:
        """Section, comdat, alignment, collector, personality."""
        properties = self.properties
        while (word := t.items[t.at]) not in ("", "{"):
            t.at += 1
            if word == "section":
                properties["section"] = StringAttr(string(t.next()))
            elif word == "comdat":
                properties["comdat"] = comdat(t, self.name)
            elif word == "align":
                properties["alignment"] = integer(int(t.next()), i64)
            elif word == "gc":
                properties["garbageCollector"] = StringAttr(string(t.next()))
            elif word == "personality":
                const = module.constants.typed(t)
                if const.kind == "symbol":
                    properties["personality"] = SymbolRefAttr(const.data)
            elif word == "partition":
                t.at += 1
            elif word in ("prefix", "prologue"):
                raise Refused(f"`{word}` data of functions")
            elif word[:1] == "!":
                t.at += 1
            else:
                raise not_understood(f"{word} on a function")

    def function(self, blocks: Sequence[Block], location: Any) -> Operation:
        """The operation."""
        return make(
            _FUNC,
            properties=self.properties,
            attributes=self.attributes,
            regions=[Region(blocks)],
            location=location,
        )


COMDATS = "__llvm_global_comdat"
"""The symbol of the table of linker groups, as upstream calls it."""


def comdat(t: Tokens, own: str) -> SymbolRefAttr:
    """The group behind ``comdat``; without a name, that of the symbol itself."""
    group = own
    if t.accept("("):
        group = name(t.next())
        t.expect(")")
    return SymbolRefAttr(COMDATS, [group])


_NAMES: set[str] = set()


def _declared() -> set[str]:
    if not _NAMES:
        definition: Any = _FUNC
        _NAMES.update(definition.get_irdl_definition().properties)
    return _NAMES


# --- bodies -----------------------------------------------------------------------------------


def read_body(
    module: ModuleReader, head: Head, lines: Sequence[str], first: int, last: int
) -> list[Block]:
    """The blocks of a function whose body is ``lines[first:last]``.

    rustc leaves blocks for exceptions where there are none: what is refused in a block that
    nothing leads to is left out with its block.
    """
    try:
        return _read_blocks(module, head, lines, first, last)
    except Refused as refused:
        dead = unreachable_lines(lines, first, last)
        if refused.line - 1 not in dead:
            raise
    return _read_blocks(module, head, lines, first, last, dead)


_TARGET = re.compile(r'\blabel %("[^"]*"|[-\w$.]+)')


def unreachable_lines(lines: Sequence[str], first: int, last: int) -> set[int]:
    """The numbers of the lines of blocks that control never reaches."""
    spans: dict[str, tuple[int, int]] = {}
    ways: dict[str, set[str]] = {}
    label, start = "", first
    for number in range(first, last):
        line = lines[number]
        if line[:1] not in (" ", "", ";") and number > first:
            spans[label] = (start, number)
            label, start = _label(line), number
        ways.setdefault(label, set()).update(_TARGET.findall(line))
    spans[label] = (start, last)
    run = reached([""], lambda label: ways.get(label, ()))
    return {n for label, span in spans.items() if label not in run for n in range(*span)}


def _label(line: str) -> str:
    return line[: line.index('":') + 1] if line[0] == '"' else line[: line.index(":")]


def _read_blocks(
    module: ModuleReader,
    head: Head,
    lines: Sequence[str],
    first: int,
    last: int,
    dead: Collection[int] = (),
) -> list[Block]:
    f = FunctionReader(module)
    entry = f.block = Block(arg_types=head.type.inputs.data)
    for token, argument in zip(head.names, entry.args, strict=True):
        f.define(token, argument)
    # An entry block without a label has the number behind the last unnamed parameter.
    f.label = f"%{sum(token[1:].isdigit() for token in head.names)}"
    f.blocks[f.label] = entry
    blocks = [entry]
    number = first
    while number < last:
        line = lines[number]
        number += 1
        if number - 1 in dead:
            continue
        if line[:2] != "  ":
            if line and line[0] not in ";}":
                _start_block(f, line, blocks, fresh=number - 1 == first)
            continue
        if line.startswith("  switch"):
            while "]" not in line:
                line += lines[number]
                number += 1
        _instruction(f, line, number)
    _finish(f, blocks)
    f.debug.attach(entry, head.properties)
    module.blocks[head.name] = f.blocks
    return blocks


def _start_block(f: FunctionReader, line: str, blocks: list[Block], *, fresh: bool) -> None:
    """``12:  ; preds = %3`` or ``"a name":``."""
    label = f"%{_label(line)}"
    if fresh:
        del f.blocks[f.label]  # its number is that of another block
        f.blocks[label] = f.block
    else:
        f.block = f.block_of(label)
        blocks.append(f.block)
    f.label = label


def _instruction(f: FunctionReader, line: str, number: int) -> None:
    t = Tokens(line, number)
    items = t.items
    word = items[0]
    result: str | None = None
    if word[:1] == "%" and items[1] == "=":
        result = word
        word = items[2]
        t.at = 3
    else:
        t.at = 1
        if word[:1] == "#":
            f.debug.record(line, f.values)
            return
    try:
        f.location = f.module.location(items, number)
        if word == "phi":
            phi_as_argument(f, t, result or "")
            attachments(t)
            expect_end(t)
            return
        handler = HANDLERS.get(word)
        if handler is None:
            raise Refused(f"the instruction `{word}`")
        handler(f, t, result)
        if "!enzyme_type" in items and (last := f.block.last_op) is not None:
            node = items[items.index("!enzyme_type") + 1]
            last.attributes["enzyme_type"] = _type_tree(f, node, number)
        if items[t.at]:
            attachments(t)  # Those that nobody has asked for only help the optimiser.
            expect_end(t)
    except Refused as refused:
        refused.line = refused.line or number
        raise
    except (ValueError, IndexError, KeyError, TypeError, VerifyException) as error:
        raise not_understood(line, number) from error


def _type_tree(f: FunctionReader, node: str, number: int) -> Attribute:
    try:
        return f.module.metadata.type_tree(node)
    except MalformedTree as wrong:
        place = f.module.locations.place(number)
        said = f"the metadata `!enzyme_type` is no type tree: {wrong.reason}"
        raise error_at(place, "AD0920", said, help=wrong.help) from None


def _finish(f: FunctionReader, blocks: Sequence[Block]) -> None:
    """Terminators, and the constants at the start."""
    for finish in f.pending:
        finish()
    entry = blocks[0]
    if f.prologue:
        first = entry.first_op
        if first is None:
            entry.add_ops(f.prologue)
        else:
            entry.insert_ops_before(f.prologue, first)
