"""Symbols of LLVM IR text, and which of them need which others.

Needs text as LLVM prints it (or `emit_llvm_ir`): a line a global, bodies between ``define`` and a
line ``}``. Nothing is parsed beyond that, so a large program is surveyed in a moment; what is in
doubt counts as needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

_NAME = r'@(?:"[^"]*"|[-\w$.]+)'
_MENTION = re.compile(rf'({_NAME})|"[^"]*"')
_FUNCTION = re.compile(rf"({_NAME})\(")
_VARIABLE = re.compile(rf"({_NAME}) = ([^@\"]*?)\b(global|constant|alias|ifunc) ")
_ENTRY = re.compile(rf"\{{ i32 (-?\d+), ptr (?:addrspace\(0\) )?({_NAME}), ")
_CALLED = re.compile(rf"\b(?:call|invoke|callbr) [^\n]*?({_NAME})\(")
_ADDRESS = re.compile(r'%(?:"[^"]*"|[-\w$.]+)\(')
_INDIRECT = re.compile(r"\b(?:call|invoke|callbr) [^\n@]*?%(?:\"[^\"]*\"|[-\w$.]+)\([^\n]*")
_LABEL = re.compile(r'("[^"]*"|[-\w$.]+):')
_DECIDED = re.compile(
    r'\n  br i1 (?:true, label %("[^"]*"|[-\w$.]+)|false, .*, label %("[^"]*"|[-\w$.]+))'
)
_ELSEWHERE = ("external ", "extern_weak ", "available_externally ", "appending ")

CONSTRUCTORS, DESTRUCTORS = "llvm.global_ctors", "llvm.global_dtors"


def unescape(text: str) -> bytes:
    r"""The bytes that the inside of a string literal stands for: ``\0A`` is one byte."""
    if "\\" not in text:
        return text.encode()
    return _ESCAPE.sub(_byte, text.encode())


_ESCAPE = re.compile(rb"\\(\\|[0-9A-Fa-f]{2})")


def _byte(match: re.Match[bytes]) -> bytes:
    code = match.group(1)
    return b"\\" if code == b"\\" else bytes([int(code, 16)])


def plain(token: str) -> str:
    """A name without its sigil and quotes."""
    if token[1:2] != '"':
        return token[1:]
    return unescape(token[2:-1]).decode(errors="replace")


_DEFINITION = re.compile(
    rf"^(?:(?:define|declare)\b[^\n;@]*?({_NAME})\s*\(|({_NAME})\s*=)", re.MULTILINE
)


def defined_names(text: str) -> set[str]:
    """The names of the functions and globals of LLVM IR as people write it."""
    return {plain(name) for found in _DEFINITION.findall(text) for name in found if name}


@dataclass(frozen=True)
class Symbol:
    """A function or a global."""

    name: str
    kind: str
    """``define``, ``declare``, ``global``, ``constant``, ``alias`` or ``ifunc``."""
    first: int
    last: int
    """Its lines, from 0, the last one included."""
    words: str = ""
    """Words in front of it: linkage and the like."""

    @property
    def is_function(self) -> bool:
        """True if it can be called."""
        return self.kind in ("define", "declare")

    @property
    def is_state(self) -> bool:
        """True if it is a variable of this program that the program may write."""
        return self.kind == "global" and not self.words.startswith(_ELSEWHERE)

    @property
    def is_constant(self) -> bool:
        """True if it is a constant of this program."""
        return self.kind == "constant" and not self.words.startswith(_ELSEWHERE)


class SymbolTable:
    """The symbols of a text, in its order."""

    def __init__(self, text: str):
        self.lines: Sequence[str] = text.split("\n")
        self.symbols = {symbol.name: symbol for symbol in _survey(self.lines)}
        self._mentions: dict[str, frozenset[str]] = {}
        self._types: dict[str, set[str | None]] = {}

    def text(self, symbol: Symbol) -> str:
        """The text of a symbol."""
        return "\n".join(self.lines[symbol.first : symbol.last + 1])

    def mentions(self, name: str) -> frozenset[str]:
        """The symbols that a symbol refers to."""
        found = self._mentions.get(name)
        if found is None:
            symbol = self.symbols[name]
            tokens = _MENTION.findall(self.text(symbol))
            named = {plain(token) for token in tokens if token} - {name}
            found = self._mentions[name] = frozenset(named & self.symbols.keys())
        return found

    def reached(self, roots: Iterable[str]) -> set[str]:
        """Return what the roots need: callees, functions whose address is taken, variables, and
        theirs.
        """
        found = {root for root in roots if root in self.symbols}
        pending = list(found)
        while pending:
            new = self.mentions(pending.pop()) - found
            found |= new
            pending += new
        return found

    def needed(self, roots: Iterable[str]) -> set[str]:
        """Return what the roots need to be differentiated: `reached`, and what has a say in it.

        Those are functions of which a call through an address may be one, registrations of
        derivatives, and constructors that use a variable which is needed.
        """
        found = self.reached(roots)
        while True:
            more = self._callable_in(found) | self._registered(found)
            more |= self._begun_with(found)
            if more <= found:
                return found
            found = self.reached(found | more)

    def _callable_in(self, found: set[str]) -> set[str]:
        """Functions whose address is taken somewhere, by the types of calls through addresses."""
        types = {type for name in found for type in self._called_types(name)}
        if not types:
            return set()
        return {n for n in self.addressed if type_of_head(self.text(self.symbols[n])) in types}

    def _called_types(self, name: str) -> set[str | None]:
        symbol = self.symbols[name]
        if symbol.kind != "define":
            return set()
        types = self._types.get(name)
        if types is None:
            calls = _INDIRECT.findall(self.text(symbol))
            types = self._types[name] = {type_of_call(call) for call in calls}
        return types

    def _registered(self, found: set[str]) -> set[str]:
        """Globals by whose names Enzyme knows what their functions are."""
        named = (s.name for s in self.symbols.values() if not s.is_function)
        return {name for name in named if "__enzyme_" in name and self.mentions(name) & found}

    def _begun_with(self, found: set[str]) -> set[str]:
        state = {name for name in found if self.symbols[name].is_state}
        begins = self.entries(CONSTRUCTORS) if state else []
        return {name for name in begins if self.reached([name]) & state}

    def shared_with_others(self, needed: set[str]) -> set[str]:
        """Variables among these that functions which are not may use, too."""
        state = {name for name in needed if self.symbols[name].is_state}
        others = (s.name for s in self.symbols.values() if s.name not in needed)
        return {name for other in others for name in self.mentions(other) & state}

    def reaching(self, names: Iterable[str], roots: Iterable[str]) -> dict[str, list[str]]:
        """For each root that needs some of the names: these."""
        wanted = list(names)
        found: dict[str, list[str]] = {}
        for root in roots:
            there = self.reached([root])
            if needed := [name for name in wanted if name in there]:
                found[root] = needed
        return found

    def running_into(self, names: Iterable[str], roots: Iterable[str]) -> dict[str, list[str]]:
        """For each root that may come to some of the names and go on: these.

        What only blocks mention that nothing leaves, a program can do without while it does not
        fail: Rust's ``unwrap`` has a table of functions there that write what went wrong.
        """
        wanted = list(names)
        found: dict[str, list[str]] = {}
        for root in roots:
            there, pending = {root}, [root]
            while pending:
                new = self._mentioned_on_the_way(pending.pop()) - there
                there |= new
                pending += new
            if needed := [name for name in wanted if name in there]:
                found[root] = needed
        return found

    def _mentioned_on_the_way(self, name: str) -> frozenset[str]:
        """The symbols that a symbol refers to, but for those in blocks that nothing leaves."""
        symbol = self.symbols[name]
        if symbol.kind != "define":
            return self.mentions(name)
        blocks = {"": self.lines[symbol.first]}
        label = ""
        for line in self.lines[symbol.first + 1 : symbol.last]:
            if found := _LABEL.match(line):
                label = found.group(1)
            blocks[label] = f"{blocks.get(label, '')}\n{line}"
        ends = {label for label, text in blocks.items() if "\n  unreachable" in text}
        left = (text for label, text in blocks.items() if label not in ends)
        kept = "".join(text for text in left if _only_way(text) not in ends)
        named = {plain(token) for token in _MENTION.findall(kept) if token}
        return frozenset(named & self.symbols.keys())

    def entries(self, which: str) -> list[str]:
        """The functions of a list of constructors or destructors, in the order they run."""
        listed = self.symbols.get(which)
        if listed is None:
            return []
        rows = [(int(p), plain(token)) for p, token in _ENTRY.findall(self.text(listed))]
        rows.sort(key=lambda row: row[0])
        names = [name for _, name in rows]
        return names[::-1] if which == DESTRUCTORS else names

    @cached_property
    def addressed(self) -> frozenset[str]:
        """Functions whose address is taken, which something else than a call by name mentions."""
        found: set[str] = set()
        functions = {s.name for s in self.symbols.values() if s.is_function}
        for symbol in self.symbols.values():
            if not symbol.is_function:
                found |= self.mentions(symbol.name) & functions
            elif symbol.kind == "define":
                body = "\n".join(self.lines[symbol.first + 1 : symbol.last])
                rest = _CALLED.sub(_without_callee, body)
                found |= {plain(token) for token in _MENTION.findall(rest) if token} & functions
        return frozenset(found)


@lru_cache(maxsize=2)
def symbol_table(text: str) -> SymbolTable:
    """Return the table of a text; the last ones are kept with what was found in them."""
    return SymbolTable(text)


def _only_way(block: str) -> str | None:
    """The block that a branch goes to whose condition is a constant."""
    found = _DECIDED.search(block)
    return found and (found.group(1) or found.group(2))


# ------------------------------------------------------------------ types of functions

_GROUPS = {"(": ")", "[": "]", "{": "}", "<": ">"}


def _parts(text: str) -> list[str]:
    """The words of a text; what stands in brackets is one with what stands before it."""
    found: list[str] = []
    depth = 0
    word = ""
    for char in text:
        if depth == 0 and char in " ,":
            if word:
                found.append(word)
            if char == ",":
                found.append(",")
            word = ""
            continue
        depth += (char in "([{<") - (char in ")]}>")
        word += char
    return [*found, word] if word else found


def _parameter_types(text: str) -> list[str]:
    """The first word of each of the parameters in ``( ... )``."""
    words = _parts(text)
    starts = [0, *(at + 1 for at, word in enumerate(words) if word == ",")]
    return [words[at] for at in starts if at < len(words)]


def _group(text: str, start: int) -> str:
    """Return the text in the bracket that opens at ``start``."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in "([{<") - (text[at] in ")]}>")
        if depth == 0:
            return text[start + 1 : at]
    return text[start + 1 :]


def type_of_head(text: str) -> str | None:
    """``double (double, ptr)``, of a function; ``None`` is what is not understood."""
    line = text.partition("\n")[0]
    found = _FUNCTION.search(line)
    if found is None:
        return None
    before = _parts(line[: found.start()])
    types = _parameter_types(_group(line, found.end() - 1))
    return f"{before[-1]} ({', '.join(types)})" if before else None


def type_of_call(text: str) -> str | None:
    """The same, of an instruction that calls an address."""
    found = _ADDRESS.search(text)
    if found is None:
        return None
    before = _parts(text[: found.start()])
    given = before[-1]
    if given.startswith("("):  # i32 (ptr, ...) %f(...)
        return f"{before[-2]} ({', '.join(_parameter_types(given[1:-1]))})"
    types = _parameter_types(_group(text, found.end() - 1))
    return f"{given} ({', '.join(types)})"


def _without_callee(found: re.Match[str]) -> str:
    start = found.start(1) - found.start()
    whole = found.group()
    return whole[:start] + whole[start + len(found.group(1)) :]


def _survey(lines: Sequence[str]) -> Iterator[Symbol]:
    number, count = 0, len(lines)
    while number < count:
        line = lines[number]
        first = number
        if line.startswith("@"):
            if found := _VARIABLE.match(line):
                yield Symbol(plain(found.group(1)), found.group(3), first, first, found.group(2))
        elif line.startswith(("define ", "declare ")):
            if line.startswith("define "):
                while lines[number] != "}":
                    number += 1
            if found := _FUNCTION.search(line):
                kind, _, words = line.partition(" ")
                yield Symbol(plain(found.group(1)), kind, first, number, words)
        number += 1
