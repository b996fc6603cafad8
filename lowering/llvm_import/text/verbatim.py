"""Functions whose bodies cannot be represented: their text is carried along and written as it was.

So a module with exception handling or inline assembly in some functions stays a whole program, and
all its other functions can be transformed. What the text refers to outside itself is noted, or put
into it: attribute groups are spelled out, metadata (hints and debug information) is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ad_opt.dialects.llvm.llvm_ext import INTRINSICS, TEXT, TYPES, USES
from xdsl.dialects.builtin import ArrayAttr, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute

from .tokens import Refused, name
from .types import TypeReader

_ATTACHED = re.compile(r",? ![A-Za-z][\w.]* !\d+")
_GROUP = re.compile(r" (#\d+)\b")
_SYMBOL = re.compile(r'@("[^"]*"|[-\w$.]+)')
_TYPE = re.compile(r'%("[^"]*"|[-\w$.]+)')
_NUMBERED = re.compile(r"@(\d+)\b")
_STRING = re.compile(r'"[^"]*"')


def verbatim(
    lines: Sequence[str],
    groups: Mapping[str, str],
    types: TypeReader,
    declarations: Mapping[str, str],
) -> dict[str, Attribute]:
    """The attributes of the declaration that stands for the function of these lines."""
    kept = [
        _GROUP.sub(lambda found: f" {_inline(groups, found.group(1))}", _ATTACHED.sub("", line))
        for line in lines
        if not line.startswith("    #dbg_") and not re.search(r"\bmetadata !\d", line)
    ]
    # Unnamed symbols have numbers for names elsewhere.
    text = _NUMBERED.sub(r'@"\1"', "\n".join(kept))
    bare = _STRING.sub(lambda found: found.group() if _is_name(found, text) else "", text)
    if any(t[1:].isdigit() for t in types.definitions):
        raise Refused("an unnamed type next to a function that is kept as text")
    symbols = dict.fromkeys(name(f"@{found}") for found in _SYMBOL.findall(bare))
    own = name(f"@{_SYMBOL.findall(kept[0])[0]}")
    used = [symbol for symbol in symbols if symbol != own]
    intrinsics = [s for s in used if s in declarations]
    named = dict.fromkeys(f"%{found}" for found in _TYPE.findall(bare))
    notes: dict[str, list[Attribute]] = {
        USES: [SymbolRefAttr(s) for s in used if s not in declarations],
        TYPES: [types.word(t) for t in named if t in types.definitions],
        INTRINSICS: [StringAttr(declarations[s]) for s in intrinsics],
    }
    found: dict[str, Attribute] = {TEXT: StringAttr(text)}
    found |= {key: ArrayAttr(items) for key, items in notes.items() if items}
    return found


def _is_name(found: re.Match[str], text: str) -> bool:
    """True if a quoted text is the name of a symbol or type."""
    return text[found.start() - 1] in "@%$"


def _inline(groups: Mapping[str, str], group: str) -> str:
    """The attributes of a group as they are written at a function."""
    body = groups.get(group, "").removesuffix("}").strip()
    return re.sub(r"\balignstack=(\d+)", r"alignstack(\1)", body)
