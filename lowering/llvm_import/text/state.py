"""State of reading a module, and of reading one of its functions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES, make
from ad_opt.dialects.support.ir.rewriting import append
from xdsl.dialects.builtin import LocationAttr, SymbolRefAttr
from xdsl.dialects.llvm import FastMathAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.parser.core import ForwardDeclaredValue

from .attributes import AttributeReader
from .constants import Const, ConstantReader, materialize
from .debug_types import DebugTypes
from .locations import Locations
from .metadata import Metadata
from .tokens import Tokens, not_understood, string
from .types import PTR, TypeReader

_FAST = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")


class ModuleReader:
    """State that all functions of a module share."""

    def __init__(self, locations: Locations):
        self.types = TypeReader()
        self.attributes = AttributeReader(self.types)
        self.constants = ConstantReader(self.types)
        self.locations = locations
        self.metadata = Metadata()
        self.functions: dict[str, Attribute] = {}
        """The types of the functions by name."""
        self.markers: dict[str, None] = {}
        """Names that stand as metadata where a program calls Enzyme."""
        self.blocks: dict[str, dict[str, Block]] = {}
        """The blocks of the functions that were read, by name and label."""
        self._symbols: dict[str, SymbolRefAttr] = {}
        self._fast: dict[frozenset[str], FastMathAttr] = {}

    def symbol(self, name: str) -> SymbolRefAttr:
        """The reference to a function."""
        found = self._symbols.get(name)
        if found is None:
            found = self._symbols[name] = SymbolRefAttr(name)
        return found

    def location(self, items: Sequence[str], number: int) -> LocationAttr:
        """Return the location of the instruction with these tokens, in the source if that is
        known.
        """
        if "!dbg" in items:  # among the attachments, in front of `!tbaa` and the like
            place = self.metadata.place(items[items.index("!dbg") + 1])
            if place is not None:
                return place
        return self.locations.of(number)

    def fast_math(self, t: Tokens) -> FastMathAttr | None:
        """The fast-math flags that come next, if there are any."""
        if t.items[t.at] not in _FAST_WORDS:
            return None
        flags: set[str] = set()
        while (word := t.accept_in(_FAST_WORDS)) is not None:
            flags |= set(_FAST) if word == "fast" else {word}
        key = frozenset(flags)
        found = self._fast.get(key)
        if found is None:
            every = len(key) == len(_FAST)
            made: Any = "fast" if every else [f for f in _flags() if str(f.value) in key]
            found = self._fast[key] = FastMathAttr(made)
        return found


_FAST_WORDS = {*_FAST, "fast"}


def _flags() -> Sequence[Any]:
    from xdsl.dialects.utils import FastMathFlag

    return list(FastMathFlag)


class FunctionReader:
    """The function being read: its values, blocks and constants."""

    def __init__(self, module: ModuleReader):
        self.module = module
        self.types = module.types
        self.type = module.types.read
        self.values: dict[str, SSAValue] = {}
        self.forward: dict[str, ForwardDeclaredValue[Attribute]] = {}
        self.replaced: dict[SSAValue, SSAValue] = {}
        """Values that placeholders stood for."""
        self.blocks: dict[str, Block] = {}
        self.prologue: list[Operation] = []
        """The constants, which come first in the entry block."""
        self.constants: dict[tuple[str, int], SSAValue] = {}
        self.phis: dict[Block, list[dict[str, SSAValue]]] = {}
        """For each argument of a block: the values by predecessor."""
        self.pending: list[Callable[[], None]] = []
        """Functions that add the terminators, to be called once all phis are read."""
        self.debug = DebugTypes(module.metadata)
        self.block: Block = Block()
        self.label = ""
        self.location: LocationAttr | None = None

    # --- operands -----------------------------------------------------------------------------

    def operand(self, t: Tokens, type_: Attribute) -> SSAValue:
        """The operand of type ``type_`` that comes next."""
        token = t.items[t.at]
        if token[:1] == "%":
            t.at += 1
            found = self.values.get(token)
            return found if found is not None else self._forward(token, type_)
        found = self.constants.get((token, id(type_)))
        if found is not None:
            t.at += 1
            return found
        if token == "!" and t.items[t.at + 1].startswith('"enzyme_'):
            return self._marker(t)
        start = t.at
        const = self.module.constants.read(t, type_)
        return self.constant(const, " ".join(t.items[start : t.at]))

    def _marker(self, t: Tokens) -> SSAValue:
        """``!"enzyme_const"``, which programs pass to Enzyme: the same as ``@enzyme_const``."""
        t.at += 1
        marker = string(t.next())
        self.module.markers[marker] = None
        return self.constant(Const("symbol", PTR, marker), f"@{marker}")

    def constant(self, const: Const, text: str) -> SSAValue:
        """The value of a constant that is written ``text``."""
        key = (text, id(const.type))
        found = self.constants.get(key)
        if found is None:
            found = self.constants[key] = materialize(const, self._emit_constant)
        return found

    def typed(self, t: Tokens) -> SSAValue:
        """``double %x``."""
        return self.operand(t, self.type(t))

    def _emit_constant(self, op: Operation) -> SSAValue:
        self.prologue.append(op)
        return op.results[0]

    def _forward(self, token: str, type_: Attribute) -> SSAValue:
        found = self.forward.get(token)
        if found is None:
            found = self.forward[token] = ForwardDeclaredValue(type_)
        return found

    def define(self, token: str, value: SSAValue) -> None:
        """Note the value of ``%token``."""
        self.values[token] = value
        if not token[1].isdigit():
            value.name_hint = _hint(token)
        if self.forward and (early := self.forward.pop(token, None)) is not None:
            early.replace_all_uses_with(value)
            self.replaced[early] = value

    def final(self, value: SSAValue) -> SSAValue:
        """The value that a placeholder stood for."""
        return self.replaced.get(value, value) if self.replaced else value

    # --- blocks -------------------------------------------------------------------------------

    def target(self, t: Tokens) -> str:
        """``label %name``."""
        t.expect("label")
        return t.next()

    def block_of(self, token: str) -> Block:
        """The block called ``%name``."""
        found = self.blocks.get(token)
        if found is None:
            found = self.blocks[token] = Block()
        return found

    def passed(self, token: str, label: str) -> list[SSAValue]:
        """Return what the edge from block ``label`` to block ``token`` passes."""
        phis = self.phis.get(self.blocks[token])
        return [self.final(values[label]) for values in phis] if phis is not None else []

    # --- operations ---------------------------------------------------------------------------

    def add(self, op: Operation, result: str | None = None) -> Operation:
        """Append an operation to the current block; its result is ``%result``."""
        append(op, self.block)
        if result is not None:
            self.define(result, op.results[0])
        return op

    def emit(
        self,
        cls: type[Operation],
        operands: Sequence[SSAValue] = (),
        result_types: Sequence[Attribute] = (),
        properties: Mapping[str, Attribute] = NO_ATTRIBUTES,
        attributes: Mapping[str, Attribute] = NO_ATTRIBUTES,
        result: str | None = None,
    ) -> Operation:
        """Make an operation at the current place, and append it; its result is ``%result``."""
        op = make(
            cls,
            operands=operands,
            result_types=result_types,
            properties=properties,
            attributes=attributes,
            location=self.location,
        )
        return self.add(op, result)


_DIGITS = re.compile(r"(_\d+)+$")


def _hint(token: str) -> str | None:
    # The printer adds digits behind a name, and xDSL takes them away: `%._5` would be `%.`.
    text = _DIGITS.sub("", token[1:].strip('"'))
    if (
        text.strip("._-")
        and text.isascii()
        and text.replace(".", "_").replace("-", "_").isidentifier()
    ):
        return text
    return None


def expect_end(t: Tokens) -> None:
    """Refuse what is left of a line."""
    if t.items[t.at] != "":
        raise not_understood(" ".join(t.items[t.at :]))
