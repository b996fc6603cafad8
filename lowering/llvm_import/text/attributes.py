"""Attributes of parameters, results, functions and calls, in the form that upstream gives them.

What upstream's dialect has no name for keeps its own: string attributes of a parameter become
``llvm.<name> = "value"``, other attributes with arguments ``ad_opt.<name> = "arguments"``, and
those of functions and calls stand in ``passthrough``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ad_opt.dialects.llvm.attributes.parameter_trees import ATTRIBUTES, MemoryEffectsAttr, WordAttr
from ad_opt.lowering.llvm_ir.attributes import (
    ALLOC_KINDS,
    ENUM_ATTRIBUTES,
    FLAGS,
    INTEGER_ATTRIBUTES,
    LOCATIONS,
    NOFPCLASS,
    STRINGS,
    TYPE_ATTRIBUTES,
    UNIT_ATTRIBUTES,
)
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
    UnitAttr,
    i1,
    i64,
)
from xdsl.dialects.llvm import FramePointerKind, FramePointerKindAttr, TargetFeaturesAttr
from xdsl.ir import Attribute

from .constants import integer
from .tokens import END, Refused, Tokens, string
from .types import TypeReader

Attributes = dict[str, Attribute]

UNIT = UnitAttr()
_BY_NAME = {attr.name: attr for attr in ATTRIBUTES}

# --- parameters -------------------------------------------------------------------------------

_PLAIN = {text: name for name, text in UNIT_ATTRIBUTES.items() if "(" not in text}
_NUMBERS = {text.split("(")[0].split(" ")[0]: name for name, text in INTEGER_ATTRIBUTES.items()}
_TYPES = {text: name for name, text in TYPE_ATTRIBUTES.items()}
_CLASSES = {name: bits for bits, name in NOFPCLASS} | {"all": 0x3FF}


class AttributeReader:
    """Reads attributes; the groups ``#0``, ``#1`` ... of the module are known to it."""

    def __init__(self, types: TypeReader):
        self.types = types
        self.groups: dict[str, str] = {}
        """The texts of the attribute groups."""
        self._functions: dict[tuple[str, ...], Attributes] = {}
        self._read: dict[str, list[Entry]] = {}

    # --- parameters and results ---------------------------------------------------------------

    def parameter(self, t: Tokens) -> Attributes | None:
        """The attributes that stand behind a parameter's type."""
        found: Attributes | None = None
        while True:
            token = t.items[t.at]
            if (plain := _PLAIN.get(token)) is not None:
                t.at += 1
                found = found or {}
                found[plain] = UNIT
                continue
            if not self._valued(token, t, found := found if found is not None else {}):
                return found or None

    def _valued(self, token: str, t: Tokens, found: Attributes) -> bool:
        """An attribute with a value; ``False`` if ``token`` starts none."""
        if (named := _NUMBERS.get(token)) is not None:
            t.at += 1
            bare = not t.accept("(")
            found[named] = integer(int(t.next()), i64)
            if not bare:
                t.expect(")")
        elif (named := _TYPES.get(token)) is not None:
            t.at += 1
            t.expect("(")
            found[named] = self.types.read(t)
            t.expect(")")
        elif token[:1] == '"':
            t.at += 1
            value = string(t.next()) if t.accept("=") else ""
            found[f"llvm.{string(token)}"] = StringAttr(value)
        elif (special := _SPECIAL.get(token)) is not None:
            t.at += 1
            special(found, t.skip_group())
        elif token in _KEPT:
            t.at += 1
            inner = t.skip_group() if t.peek() == "(" else []
            found[f"ad_opt.{token}"] = StringAttr(_text(inner))
        else:
            return False
        return True

    # --- functions and calls --------------------------------------------------------------------

    def group(self, token: str) -> list[Entry]:
        """The attributes of ``#0``."""
        found = self._read.get(token)
        if found is None:
            t = Tokens(self.groups.get(token, ""), 0)
            found = self._read[token] = list(self.entries(t))
        return found

    def entries(self, t: Tokens) -> Iterator[Entry]:
        """Function attributes as they come: key, and value where there is one."""
        while True:
            token = t.items[t.at]
            if token[:1] == "#":
                t.at += 1
                yield from self.group(token)
            elif token[:1] == '"':
                t.at += 1
                yield token, string(t.next()) if t.accept("=") else None
            elif token in ENUM_ATTRIBUTES or token in _FUNCTION_VALUED:
                t.at += 1
                if t.peek() == "(":
                    yield token, _text(t.skip_group())
                elif t.accept("="):
                    yield token, t.next()
                else:
                    yield token, None
            else:
                return

    def function(self, t: Tokens) -> Attributes:
        """Function attributes as properties; what has no property is in ``passthrough``."""
        first = t.items[t.at]
        if first[:1] == "#" and t.items[t.at + 1] in (END, "{", ",", "section", "comdat", "align"):
            # The usual case: one group, whose attributes are shared.
            t.at += 1
            found = self._functions.get((first,))
            if found is None:
                found = self._functions[first,] = _properties(self.group(first))
            return found
        return _properties(list(self.entries(t)))


Entry = tuple[str, str | None]
"""A function attribute: a keyword, or a string literal with its quotes; and its value."""


def _text(tokens: Sequence[str]) -> str:
    out = ""
    for token in tokens:
        glue = token in ",):" or not out or out[-1] in "("
        out += token if glue else f" {token}"
    return out


def _captures(found: Attributes, inner: list[str]) -> None:
    if inner == ["none"]:
        found["llvm.nocapture"] = UNIT
    else:
        found["ad_opt.captures"] = StringAttr(_text(inner))


def _range(found: Attributes, inner: list[str]) -> None:
    type_, low, _, high = inner
    words = [WordAttr(StringAttr(word)) for word in (type_, low, high)]
    found["llvm.range"] = _BY_NAME["llvm.constant_range"].new((ArrayAttr(words),))


def _nofpclass(found: Attributes, inner: list[str]) -> None:
    mask = 0
    for word in inner:
        mask |= _CLASSES[word]
    found["llvm.nofpclass"] = IntegerAttr(mask, i64)


_SPECIAL: dict[str, Callable[[Attributes, list[str]], None]] = {
    "captures": _captures,
    "range": _range,
    "nofpclass": _nofpclass,
}

_KEPT = {"initializes", "dead_on_return", "nofpclass"}

_FUNCTION_VALUED = {"memory", "allocsize", "allockind", "alignstack", "vscale_range", "uwtable",
                    "denormal_fpenv", "nooutline", "nocreateundeforpoison"}  # fmt: skip

# --- properties of functions ------------------------------------------------------------------

_FLAGS = {text: name for name, text in FLAGS.items() if " " not in text and '"' not in text}
_FLAGS["optnone"] = "optimize_none"
_NAMED = {text: name for name, text in STRINGS.items()}
_BOOLEAN = {name for name in _NAMED if name.endswith("-fp-math") and name != "denormal-fp-math"}


def _properties(entries: Sequence[Entry]) -> Attributes:
    found: Attributes = {}
    rest: list[Attribute] = []
    for key, value in entries:
        if (flag := _FLAGS.get(key)) is not None:
            found[flag] = UNIT
        elif key == "memory":
            found["memory_effects"] = memory_effects(value or "")
        elif key == "uwtable":
            found["uwtable_kind"] = _uwtable(value)
        elif key[:1] == '"':
            _named(string(key), value, found, rest)
        else:
            rest.append(_passthrough(key, value))
    if rest:
        found["passthrough"] = ArrayAttr(rest)
    return found


def _uwtable(value: str | None) -> Attribute:
    word = WordAttr(StringAttr("sync" if value == "sync" else "async"))
    return _BY_NAME["llvm.uwtableKind"].new((ArrayAttr([word]),))


def _named(key: str, value: str | None, found: Attributes, rest: list[Attribute]) -> None:
    """A string attribute."""
    if value is None:
        rest.append(StringAttr(key))
    elif key == "frame-pointer" and value in set(FramePointerKind):
        found["frame_pointer"] = FramePointerKindAttr(FramePointerKind(value))
    elif key == "target-features":
        features = [StringAttr(feature) for feature in value.split(",") if feature]
        found["target_features"] = TargetFeaturesAttr(ArrayAttr(features))
    elif key in _BOOLEAN and value in ("true", "false"):
        found[_NAMED[key]] = IntegerAttr(-1 if value == "true" else 0, i1)
    elif key in _NAMED:
        found[_NAMED[key]] = StringAttr(value)
    else:
        rest.append(ArrayAttr([StringAttr(key), StringAttr(value)]))


def _passthrough(key: str, value: str | None) -> Attribute:
    if value is None:
        return StringAttr(key)
    if key == "allockind":
        kinds = value.strip('"').split(",")
        value = str(sum(1 << i for i, kind in enumerate(ALLOC_KINDS) if kind in kinds))
    elif key == "allocsize":
        size, _, count = value.partition(",")
        value = str(int(size) << 32 | (int(count) if count else (1 << 32) - 1))
    return ArrayAttr([StringAttr(key), StringAttr(value)])


_EFFECTS = {text: name for name, text in LOCATIONS}


def memory_effects(text: str) -> Attribute:
    """``memory(argmem: read, ...)`` with an access for each kind of memory."""
    default = "none"
    own: dict[str, str] = {}
    for part in text.split(","):
        where, colon, access = part.partition(":")
        if colon:
            place = _EFFECTS.get(where.strip())
            if place is None:
                raise Refused(f"the memory `{where.strip()}`")
            own[place] = access.strip()
        else:
            default = where.strip()
    kinds = {name: own.get(name, default) for name, _ in LOCATIONS}
    return MemoryEffectsAttr.of(other=default, **kinds)


def dictionaries(attrs: Sequence[Attributes | None]) -> ArrayAttr[DictionaryAttr] | None:
    """``arg_attrs`` or ``res_attrs``; ``None`` if there are no attributes."""
    if not any(attrs):
        return None
    return ArrayAttr([DictionaryAttr(a) if a else _NOTHING for a in attrs])


_NOTHING = DictionaryAttr({})
