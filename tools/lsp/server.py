"""The server: what `documents` knows, in the language server protocol (pygls, extra ``lsp``)."""

from __future__ import annotations

from json import JSONDecodeError
from pathlib import Path
from typing import Any, NamedTuple

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, Location
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException, JsonRpcInvalidRequest, JsonRpcParseError
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, default_converter
from pygls.workspace import TextDocument

from ad_opt import __version__

from .documents import Document, Proposal, proposals
from .names import Span

_SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "note": lsp.DiagnosticSeverity.Information,
    "remark": lsp.DiagnosticSeverity.Hint,
}
_KINDS = {
    "operation": lsp.CompletionItemKind.Function,
    "pass": lsp.CompletionItemKind.Module,
    "pipeline": lsp.CompletionItemKind.Module,
    "value": lsp.CompletionItemKind.Variable,
    "symbol": lsp.CompletionItemKind.Reference,
}


class _Refused(NamedTuple):
    """A request that cannot be read, and what is wrong with it."""

    id: int | str | None
    error: JsonRpcException


class _Protocol(LanguageServerProtocol):
    """The protocol, in which a request that cannot be read is answered, too."""

    def structure_message(self, data: dict[str, Any]) -> Any:
        """Read a message, or a part of one."""
        try:
            return super().structure_message(data)
        except JsonRpcException as wrong:
            if "method" not in data or "id" not in data:
                raise
            return _Refused(_id_of(data), wrong)

    def handle_message(self, message: Any) -> None:
        """Answer a message."""
        if not isinstance(message, _Refused):
            if hasattr(message, "jsonrpc"):
                super().handle_message(message)
                return
            known: dict[str, Any] = message if isinstance(message, dict) else {}
            message = _Refused(_id_of(known), JsonRpcInvalidRequest())
        self.refuse(message.id, message.error)

    def refuse(self, id: int | str | None, error: JsonRpcException) -> None:
        """Answer a request by an error."""
        wrong = {"code": error.code, "message": error.message}
        self._send_data({"jsonrpc": self.VERSION, "id": id, "error": wrong})


def _id_of(data: dict[str, Any]) -> int | str | None:
    found = data.get("id")
    return found if isinstance(found, int | str) else None


class Server(LanguageServer):
    """The server, and the documents that are open."""

    def __init__(self) -> None:
        super().__init__(
            "ad-lsp", __version__, protocol_cls=_Protocol, converter_factory=default_converter
        )
        self.known: dict[str, tuple[int | None, Document]] = {}

    def report_server_error(self, error: Exception, source: Any) -> None:
        """Answer what is no JSON; what is wrong otherwise is shown."""
        protocol: Any = self.protocol
        if isinstance(error, JSONDecodeError):
            protocol.refuse(None, JsonRpcParseError())
        else:
            super().report_server_error(error, source)

    def document(self, uri: str) -> tuple[Document, TextDocument]:
        """The latest version of a document, and its text."""
        text = self.workspace.get_text_document(uri)
        try:
            _ = text.source
        except (OSError, ValueError):  # neither open nor a file that can be read: there is no text
            text = TextDocument(uri, "")
        kept = self.known.get(uri)
        if kept is None or kept[0] != text.version or kept[1].text != text.source:
            is_llvm = Path(text.path or uri).suffix == ".ll"
            kept = text.version, Document(text.path or uri, text.source, is_llvm)
            self.known[uri] = kept
        return kept[1], text

    def range_of(self, text: TextDocument, span: Span) -> lsp.Range:
        """Part of a line, in the units that the client counts in."""
        start, end = (lsp.Position(span.line, at) for at in (span.start, span.end))
        codec = text.position_codec
        return codec.range_to_client_units(text.lines, lsp.Range(start, end))

    def place(self, text: TextDocument, position: lsp.Position) -> tuple[int, int]:
        """Line and column of a position of the client's, in characters from 0."""
        found = text.position_codec.position_from_client_units(text.lines, position)
        return found.line, found.character

    def publish(self, uri: str) -> None:
        """Tell the client what is wrong with a document."""
        document, text = self.document(uri)
        found = [self._diagnostic(one, document, text, uri) for one in document.diagnostics()]
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(uri, found, text.version)
        )

    def _diagnostic(
        self, one: Diagnostic, document: Document, text: TextDocument, uri: str
    ) -> lsp.Diagnostic:
        message = one.message if one.help is None else f"{one.message}\nhelp: {one.help}"
        message += "".join(f"\nnote: {note.message}" for note in one.notes if not note.location)
        related = [
            lsp.DiagnosticRelatedInformation(
                lsp.Location(uri, self.range_of(text, _span(note.location, document))), note.message
            )
            for note in one.notes
            if note.location is not None and note.location.file == document.name
        ]
        return lsp.Diagnostic(
            self.range_of(text, _span(one.location, document)),
            message,
            severity=_SEVERITIES.get(one.severity, lsp.DiagnosticSeverity.Error),
            code=one.code,
            source="ad-opt",
            related_information=related,
        )


def _span(at: Location | None, document: Document) -> Span:
    """The part of the text that a place underlines; the beginning if it is elsewhere."""
    if at is None or at.file != document.name:
        return Span(0, 0, 0)
    line = max(at.line - 1, 0)
    text = document.names.lines[line] if line < len(document.names.lines) else ""
    start = min(max(at.column - 1, 0), len(text))
    return Span(line, start, min(start + max(at.length, 1), max(len(text), start)))


def make_server() -> Server:
    """A server with everything that it does."""
    server = Server()

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(ls: Server, params: lsp.DidOpenTextDocumentParams) -> None:
        ls.publish(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(ls: Server, params: lsp.DidChangeTextDocumentParams) -> None:
        ls.publish(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(ls: Server, params: lsp.DidCloseTextDocumentParams) -> None:
        ls.known.pop(params.text_document.uri, None)

    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    def hover(ls: Server, params: lsp.HoverParams) -> lsp.Hover | None:
        document, text = ls.document(params.text_document.uri)
        found = document.hover(*ls.place(text, params.position))
        if found is None:
            return None
        markdown = lsp.MarkupContent(lsp.MarkupKind.Markdown, found[0])
        return lsp.Hover(markdown, None if found[1] is None else ls.range_of(text, found[1]))

    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def definition(ls: Server, params: lsp.DefinitionParams) -> lsp.Location | None:
        document, text = ls.document(params.text_document.uri)
        one = document.names.at(*ls.place(text, params.position))
        span = None if one is None else document.names.definition(one)
        if span is None:
            return None
        return lsp.Location(params.text_document.uri, ls.range_of(text, span))

    options = lsp.CompletionOptions(trigger_characters=[".", "%", "@", "-", ","])

    @server.feature(lsp.TEXT_DOCUMENT_COMPLETION, options)
    def completion(ls: Server, params: lsp.CompletionParams) -> lsp.CompletionList:
        document, text = ls.document(params.text_document.uri)
        line, column = ls.place(text, params.position)
        prefix = document.names.before(line, column)
        edit = ls.range_of(text, Span(line, column - len(prefix), column))
        found = [_item(one, edit) for one in proposals(document, line, column)]
        return lsp.CompletionList(is_incomplete=False, items=found)

    handlers: tuple[Any, ...] = (opened, changed, closed, hover, definition, completion)
    assert all(handlers)
    return server


def _item(one: Proposal, edit: lsp.Range) -> lsp.CompletionItem:
    return lsp.CompletionItem(
        label=one.label,
        kind=_KINDS[one.kind],
        detail=one.detail or one.kind,
        text_edit=lsp.TextEdit(edit, one.label),
    )
