"""The text of a pass pipeline, read into a tree and printed back.

Both spellings are one grammar: xDSL's ``canonicalize,cse{x=1 y=true}`` and MLIR's
``builtin.module(func.func(canonicalize),cse)``. Nothing here knows which passes exist; a mistake
in the text is AD0005 with a caret into it.

    pipeline ::= [element ("," element)*]
    element  ::= NAME ["{" option* "}"]  |  ANCHOR "(" pipeline ")"  |  "mlir-opt[" TEXT "]"
    option   ::= NAME ["=" value ("," value)*]
    value    ::= NUMBER | "true" | "false" | NAME | "'" TEXT "'" | '"' TEXT '"'
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location

PIPELINE_FILE = "<pipeline>"
"""The file name under which a pipeline's text is shown in diagnostics."""

_TOKEN = re.compile(
    r"(?P<space>\s+)"
    r'|(?P<string>"(?:\\[\s\S]|[^"\\])*"|\'(?:\\[\s\S]|[^\'\\])*\')'
    r"|(?P<mlir>\[[^\]]*\])"
    r"|(?P<punct>[(){},=])"
    r"|(?P<word>[^\s(){},=\"'\[\]]+)"
)
_NUMBER = re.compile(r"[-+]?[0-9]+(?P<fraction>\.[0-9]*)?(?P<exponent>[eE][-+]?[0-9]+)?")

_MOST_KEPT = 64
"""Most pipelines that are kept, a guess: they differ in names of functions and in options.
To read the three of a first gradient took 1.2 ms of 59.
"""

Scalar = str | int | bool | float


@dataclass(frozen=True)
class OptionValue:
    """One value of an option: as written, and as the kind of literal that it looks like."""

    text: str
    value: Scalar


@dataclass(frozen=True)
class Option:
    """``name=v1,v2`` inside the braces of a pass; no values where no ``=`` was written."""

    name: str
    values: tuple[OptionValue, ...]
    location: Location = field(compare=False)


@dataclass(frozen=True)
class PassNode:
    """One pass with its options."""

    name: str
    options: tuple[Option, ...]
    location: Location = field(compare=False)


@dataclass(frozen=True)
class NestNode:
    """``anchor(...)``: the passes inside run on each operation ``anchor`` directly below."""

    anchor: str
    body: tuple[PipelineNode, ...]
    location: Location = field(compare=False)


PipelineNode = PassNode | NestNode


@lru_cache(maxsize=_MOST_KEPT)
def parse_pipeline(text: str) -> tuple[PipelineNode, ...]:
    """Read a pipeline; an enclosing ``builtin.module(...)`` is taken off, as it says nothing.

    Nodes do not change, so that of a text is read once.
    """
    parser = _PipelineParser(text)
    nodes = parser.pipeline()
    if parser.peek():
        raise parser.error("expected `,` or the end of the pipeline")
    match nodes:
        case (NestNode(anchor="builtin.module", body=body),):
            return body
        case _:
            return nodes


def pass_names(text: str) -> frozenset[str]:
    """The names of the passes in a pipeline."""
    names: set[str] = set()
    pending = list(parse_pipeline(text)) if text.strip() else []
    while pending:
        node = pending.pop()
        if isinstance(node, NestNode):
            pending += node.body
        else:
            names.add(node.name)
    return frozenset(names)


def quote(text: str) -> str:
    """``text`` as a value that is read back as it was, whatever characters it has."""
    return '"' + re.sub(r'(["\\\\])', r"\\\1", text) + '"'


def caret(position: int, length: int = 1) -> Location:
    """A place in the pipeline's text."""
    return Location(PIPELINE_FILE, 1, position + 1, max(1, length))


class _PipelineParser:
    """Recursive descent over tokens ``(kind, text, position)``."""

    def __init__(self, text: str):
        self.text = text
        self.tokens: list[tuple[str, str, int]] = []
        self.at = 0
        position = 0
        while position < len(text):
            found = _TOKEN.match(text, position)
            if found is None:
                raise self._error_at(f"`{text[position]}` has no meaning here", position, 1)
            if found.lastgroup != "space":
                self.tokens.append((str(found.lastgroup), found.group(), position))
            position = found.end()

    def peek(self) -> str:
        """Text of the next token; empty at the end."""
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def kind(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else "end"

    def here(self) -> Location:
        if self.at < len(self.tokens):
            _, text, position = self.tokens[self.at]
            return caret(position, len(text))
        return caret(len(self.text))

    def error(self, message: str) -> DiagnosticError:
        at = self.here()
        return self._error_at(message, at.column - 1, at.length)

    def _error_at(self, message: str, position: int, length: int) -> DiagnosticError:
        return DiagnosticError(
            Diagnostic(
                "AD0005",
                message,
                caret(position, length),
                help="write passes as `canonicalize,cse{option=value}` or "
                "`builtin.module(func.func(cse))`",
            )
        )

    def take(self, text: str) -> bool:
        if self.peek() != text or self.kind() != "punct":
            return False
        self.at += 1
        return True

    def word(self, what: str) -> str:
        if self.kind() != "word":
            raise self.error(f"expected {what}")
        self.at += 1
        return self.tokens[self.at - 1][1]

    def pipeline(self) -> tuple[PipelineNode, ...]:
        nodes: list[PipelineNode] = []
        if self.kind() == "end" or (self.peek() == ")" and self.kind() == "punct"):
            return ()
        while True:
            nodes.append(self.element())
            if not self.take(","):
                return tuple(nodes)

    def element(self) -> PipelineNode:
        at = self.here()
        name = self.word("the name of a pass")
        if self.take("("):
            body = self.pipeline()
            if not self.take(")"):
                raise self.error(f"expected `)` that closes `{name}(`")
            return NestNode(name, body, at)
        if self.kind() == "mlir":
            return self.mlir_opt(name, at)
        options = tuple(self.options()) if self.take("{") else ()
        return PassNode(name, options, at)

    def mlir_opt(self, name: str, at: Location) -> PassNode:
        """``mlir-opt[...]``, xDSL's call of an installed ``mlir-opt``."""
        if name != "mlir-opt":
            raise self.error("only `mlir-opt` takes a pipeline in brackets")
        text = self.tokens[self.at][1][1:-1]
        self.at += 1
        words = ("--mlir-print-op-generic", "--allow-unregistered-dialect", "-p")
        values = tuple(OptionValue(w, w) for w in (*words, f"builtin.module({text})"))
        return PassNode(name, (Option("arguments", values, at),), at)

    def options(self) -> list[Option]:
        options: list[Option] = []
        while not self.take("}"):
            at = self.here()
            name = self.word("the name of an option or `}`")
            values: list[OptionValue] = []
            if self.take("="):
                values.append(self.value())
                while self.take(","):
                    values.append(self.value())
            options.append(Option(name, tuple(values), at))
        return options

    def value(self) -> OptionValue:
        kind = self.kind()
        if kind not in ("string", "word", "mlir"):
            raise self.error("expected a value")
        text = self.tokens[self.at][1]
        self.at += 1
        if kind == "string":
            text = re.sub(r"\\([\s\S])", r"\1", text[1:-1])
            return OptionValue(text, text)
        return OptionValue(text, _literal(text))


def _literal(text: str) -> Scalar:
    if text in ("true", "false"):
        return text == "true"
    if number := _NUMBER.fullmatch(text):
        return float(text) if number["fraction"] or number["exponent"] else int(text)
    return text
