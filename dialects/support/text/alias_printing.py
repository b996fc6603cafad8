"""Attributes that are long and come again, printed once, as `mlir-opt` does.

    #tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
    #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, ...>
    module {
      ... llvm.load %p {tbaa = [#tbaa_tag]} : ...

A use is a mark in the text while it is printed; when all are counted, marks become names.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from typing import Any

from typing_extensions import override
from xdsl.ir import Attribute, Operation

from .printing import Printer

_LOOPS = (
    "annotation vectorize interleave unroll unroll_and_jam licm distribute pipeline peeled unswitch"
)
_ALWAYS = {
    "llvm.tbaa_root": "tbaa_root",
    "llvm.tbaa_type_desc": "tbaa_type_desc",
    "llvm.tbaa_tag": "tbaa_tag",
    **{f"llvm.loop_{word}": f"loop_{word}" for word in _LOOPS.split()},
}
"""Attributes for which `mlir-opt` has names, also where they come once."""
_REPEATED = {"typetree.tree": "tree"}
"""Attributes of ours that have names where they come more than once and are long."""
_SHORT = 80
"""Letters of a tree that is printed where it stands: one or two facts, which say more than a name
does. A guess at what is read at a glance.
"""
_STEMS = _ALWAYS | _REPEATED

_MARK = re.compile("\0(\\d+)\1")
"""A use; no text of MLIR has a zero byte, strings neither."""


@dataclass
class _Alias:
    stem: str
    text: str
    """The attribute, with marks in it."""
    uses: int = 1


class AliasPrinter(Printer):
    """Leaves a mark for each attribute that may have a name."""

    def __init__(self, **options: Any):
        self.out = io.StringIO()
        super().__init__(self.out, **options)
        self._numbers: dict[Attribute, int] = {}
        self._aliases: list[_Alias] = []

    @override
    def print_attribute(self, attribute: Attribute) -> None:
        stem = _STEMS.get(attribute.name)
        if stem is None:
            super().print_attribute(attribute)
            return
        number = self._numbers.get(attribute)
        if number is None:
            before, self.stream = self.stream, io.StringIO()
            super().print_attribute(attribute)
            text = self.stream.getvalue()
            self.stream = before
            number = self._numbers[attribute] = len(self._aliases)
            self._aliases.append(_Alias(stem, text))
        else:
            self._aliases[number].uses += 1
        self.print_string(f"\0{number}\1")

    def text(self, op: Operation) -> str:
        """The text of an operation, names of attributes before it."""
        self.print_op(op)
        names: list[str] = []
        definitions: list[str] = []
        counts: dict[str, int] = {}

        def name(match: re.Match[str]) -> str:
            return names[int(match[1])]

        for alias in self._aliases:  # those that others are made of come first
            meant = _MARK.sub(name, alias.text)
            if alias.stem in _REPEATED.values() and (alias.uses == 1 or len(meant) <= _SHORT):
                names.append(meant)
                continue
            count = counts[alias.stem] = counts.get(alias.stem, 0) + 1
            names.append(f"#{alias.stem}{count - 1 or ''}")
            definitions.append(f"{names[-1]} = {meant}\n")
        return "".join(definitions) + _MARK.sub(name, self.out.getvalue())
