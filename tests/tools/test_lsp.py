"""``ad-lsp``: a client that speaks the protocol over stdio, and what the server knows of texts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from ad_opt.tools.ad_lsp import main
from ad_opt.tools.lsp.documents import Document, about_operation, about_pass, proposals
from ad_opt.tools.lsp.names import Names, Span

PROGRAM = """\
// RUN: ad-opt %s -p ca
func.func @g(%x: f64) -> f64 {
  %y = math.sin %x : f64
  return %y : f64
}
func.func @f(%x: f64, %m: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %e = memref.load %m[%i] : memref<?xf64>
    %b = func.call @g(%a) : (f64) -> f64
    %p, %q = func.call @two(%b) : (f64) -> (f64, f64)
    %c = arith.mulf %p, %e : f64
    scf.yield %c : f64
  }
  cf.br ^end(%r : f64)
^end(%z: f64):
  return %z : f64
}
func.func private @two(f64) -> (f64, f64)
"""
LLVM = """\
define double @f(ptr %x, i64 %n) {
start:
  %a = load double, ptr %x
  br label %end
end:
  %r = fmul double %a, %a
  ret double %r
}
@table = global double 1.0
"""


def at(text: str, mark: str, name: str) -> tuple[int, int]:
    """The place of a name on the line with ``mark``, in its middle."""
    for number, line in enumerate(text.split("\n")):
        if mark in line:
            return number, line.index(name, line.index(mark) if name in mark else 0) + 1
    raise AssertionError(mark)


@pytest.mark.parametrize(
    ("mark", "name", "line"),
    [
        ("%y : f64", "%y", 2),
        ("math.sin %x", "%x", 1),
        ("memref.load", "%i", 8),
        ("memref.load", "%m", 5),
        ("call @g", "%a", 8),
        ("call @g", "@g", 1),
        ("call @two", "@two", 19),
        ("%c = arith.mulf", "%p", 11),
        ("step %c1", "%n", 5),
        ("cf.br", "^end", 16),
        ("return %z", "%z", 16),
        ("cf.br", "%r", 8),
    ],
)
def test_definitions_of_mlir(mark: str, name: str, line: int) -> None:
    names = Names(PROGRAM)
    one = names.at(*at(PROGRAM, mark, name))
    assert one is not None
    assert one.name == name
    found = names.definition(one)
    assert found is not None
    assert found.line == line
    assert PROGRAM.split("\n")[line][found.start : found.end] == name


@pytest.mark.parametrize(
    ("mark", "name", "line"),
    [("fmul", "%a", 2), ("load double", "%x", 0), ("br label", "%end", 4), ("ret", "%r", 5)],
)
def test_definitions_of_llvm_ir(mark: str, name: str, line: int) -> None:
    names = Names(LLVM, is_llvm=True)
    one = names.at(*at(LLVM, mark, name))
    assert one is not None
    found = names.definition(one)
    assert found is not None
    assert found.line == line


def test_names_that_are_used_again_lead_to_the_definition_before() -> None:
    text = """\
func.func @f(%x: f64) -> f64 {
  %r = scf.if %c -> f64 {
    %a = math.sin %x : f64
    scf.yield %a : f64
  } else {
    %a = math.cos %x : f64
    scf.yield %a : f64
  }
}
"""
    names = Names(text)
    lines = [one.span.line for one in names.occurrences if one.name == "%a"]
    assert lines == [2, 3, 5, 6]
    uses = [one for one in names.occurrences if one.name == "%a" and one.span.line in (3, 6)]
    assert [(names.definition(one) or Span(-1, 0, 0)).line for one in uses] == [2, 5]
    assert names.definition(names.at(1, 15)) is None  # `%c` is nowhere
    assert Names("// %x = 1\n").at(0, 4) is None  # a comment


def test_arguments_on_lines_of_their_own_and_of_parallel_loops() -> None:
    text = """\
func.func @f(
    %x: f64,
    %n: index
) -> f64 {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    %v = memref.load %m[%i, %j] : memref<?x?xf64>
  }
  return %x : f64
}
"""
    names = Names(text)
    for mark, name, line in (("load", "%i", 4), ("load", "%j", 4), ("return", "%x", 1)):
        one = names.at(*at(text, mark, name))
        assert one is not None
        found = names.definition(one)
        assert found is not None
        assert found.line == line


def test_hover() -> None:
    document = Document("f.mlir", PROGRAM)
    assert document.diagnostics() == []
    text, span = document.hover(*at(PROGRAM, "%e = memref", "%e")) or ("", None)
    assert "%e : f64" in text
    assert "active" in text
    assert span is not None
    text, _ = document.hover(*at(PROGRAM, "%c0 = arith", "%c0")) or ("", None)
    assert "constant" in text
    text, _ = document.hover(*at(PROGRAM, "math.sin", "math.sin")) or ("", None)
    assert "operation `math.sin`" in text
    assert "derivative:" in text
    assert "cos" in text
    text, _ = document.hover(*at(PROGRAM, "call @g", "@g")) or ("", None)
    assert "func.func @g : (f64) -> f64" in text
    assert document.hover(0, 0) is None
    assert document.hover(500, 0) is None


def test_hover_over_llvm_ir_says_what_is_in_memory() -> None:
    document = Document("f.ll", LLVM, is_llvm=True)
    text, _ = document.hover(*at(LLVM, "load double", "%x")) or ("", None)
    assert "!llvm.ptr" in text
    assert "type tree: `{[-1]:Pointer, [-1,0]:Float@double}`" in text


def test_pages_about_words() -> None:
    assert "select" not in (about_operation("arith.addf") or "")
    assert about_operation("no.such") is None
    assert "Fold, share and remove" in (about_pass("simplify") or "")
    assert "- `differentiate`" in (about_pass("gradient") or "")
    document = Document("f.mlir", "// RUN: ad-opt %s -p cse | AD0101\n")
    text, _ = document.hover(0, document.text.index("cse")) or ("", None)
    assert "cse" in text
    text, _ = document.hover(0, document.text.index("AD0101")) or ("", None)
    assert text.startswith("# AD0101")


def labels(text: str, line: int, column: int) -> dict[str, str]:
    return {one.label: one.kind for one in proposals(Document("f.mlir", text), line, column)}


def test_proposals() -> None:
    assert labels(PROGRAM, 0, len("// RUN: ad-opt %s -p ca"))["canonicalize"] == "pass"
    assert labels(PROGRAM, 0, len("// RUN: ad-opt %s -p ca"))["gradient"] == "pipeline"
    found = labels("  %y = math.s\n", 0, 13)
    assert found["math.sin"] == found["math.sqrt"] == "operation"
    assert "arith.addf" not in found
    line, column = at(PROGRAM, "%c = arith.mulf", "%p")
    values = labels(PROGRAM, line, column)
    assert {"%x", "%m", "%i", "%a", "%e", "%b", "%p", "%q"} <= set(values)
    assert "%y" not in values  # of another function
    assert set(labels("func.func @f() {\n call @g", 1, 7)) == {"@f"}
    assert set(labels(f"{PROGRAM}@", 20, 1)) == {"@g", "@f", "@two"}


def test_what_is_wrong_is_found_while_typing() -> None:
    (one,) = Document("f.mlir", PROGRAM.replace("%p, %e", "%p, %nope")).diagnostics()
    assert one.code == "AD0102"
    assert Document("f.mlir", "func.func @f(").diagnostics()
    assert Document("f.ll", "define double @f(", is_llvm=True).diagnostics()


class Client:
    """The other side of the protocol: JSON behind a header, over pipes."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        words = [sys.executable, "-m", "ad_opt.tools.ad_lsp", "--stdio"]
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe)
        self.number = 0
        self.told: list[dict[str, Any]] = []

    def send(self, method: str, params: Any, number: int | None = None) -> None:
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        self.write(json.dumps(message | ({} if number is None else {"id": number})).encode())

    def write(self, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        out = self.process.stdout
        assert out is not None
        length = 0
        while (line := out.readline().strip()) or not length:
            assert line or self.process.poll() is None, "the server has ended"
            if found := re.match(rb"Content-Length: (\d+)", line):
                length = int(found[1])
        return json.loads(out.read(length))

    def ask(self, method: str, params: Any) -> Any:
        self.number += 1
        self.send(method, params, self.number)
        while (found := self.receive()).get("id") != self.number or "method" in found:
            self.told.append(found)
        assert "error" not in found, found
        return found["result"]

    def notified(self, method: str) -> Any:
        while True:
            for at, one in enumerate(self.told):
                if one.get("method") == method:
                    return self.told.pop(at)["params"]
            self.told.append(self.receive())

    def place(self, uri: str, place: tuple[int, int]) -> dict[str, Any]:
        position = {"line": place[0], "character": place[1]}
        return {"textDocument": {"uri": uri}, "position": position}


@pytest.fixture
def client() -> Iterator[Client]:
    if find_spec("pygls") is None:
        pytest.skip("pygls is not installed")
    client = Client()
    yield client
    client.process.kill()
    client.process.communicate()


@pytest.mark.parametrize(
    ("text", "code", "number"),
    [
        ('{"jsonrpc": "2.0", "id": 7, "method": "textDocument/hover", "params": {}}', -32602, 7),
        ('{"jsonrpc": "2.0", "id": "a", "method": "textDocument/hover"}', -32602, "a"),
        ('{"jsonrpc": "2.0", "id": 7, "method": "there/is/none", "params": {}}', -32601, 7),
        ('{"id": 7, "method": "textDocument/hover", "params": {}}', -32600, 7),
        ("{no JSON", -32700, None),
    ],
)
def test_requests_that_cannot_be_read_are_answered(
    client: Client, text: str, code: int, number: int | str | None
) -> None:
    """As JSON-RPC 2.0 has it: by the number of the request, where that is known."""
    client.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    client.write(text.encode())
    found = client.receive()
    assert (found["id"], found["error"]["code"]) == (number, code)
    assert client.ask("shutdown", None) is None


def test_a_client_over_stdio(client: Client, tmp_path: Path) -> None:
    uri = (tmp_path / "f.mlir").as_uri()
    started = client.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    able = started["capabilities"]
    assert able["hoverProvider"]
    assert able["definitionProvider"]
    assert "." in able["completionProvider"]["triggerCharacters"]
    client.send("initialized", {})
    # Letters outside of the first plane count twice in UTF-16.
    broken = "// \N{GREEK SMALL LETTER ALPHA}\N{MATHEMATICAL SCRIPT CAPITAL A}\n" + PROGRAM
    broken = broken.replace("%p, %e", "%p, %nope")
    item = {"uri": uri, "languageId": "mlir", "version": 1, "text": broken}
    client.send("textDocument/didOpen", {"textDocument": item})
    told = client.notified("textDocument/publishDiagnostics")
    (one,) = told["diagnostics"]
    assert one["code"] == "AD0102"
    assert one["severity"] == 1
    line, column = at(broken, "%nope", "%nope")
    assert one["range"]["start"] == {"line": line, "character": column - 1}
    assert one["range"]["end"] == {"line": line, "character": column + 4}
    change = {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": PROGRAM}]}
    client.send("textDocument/didChange", change)
    assert client.notified("textDocument/publishDiagnostics")["diagnostics"] == []
    found = client.ask("textDocument/hover", client.place(uri, at(PROGRAM, "%e = memref", "%e")))
    assert "%e : f64" in found["contents"]["value"]
    place = client.place(uri, at(PROGRAM, "call @two", "@two"))
    found = client.ask("textDocument/definition", place)
    assert found["range"]["start"]["line"] == 19
    found = client.ask("textDocument/completion", client.place(uri, (0, 23)))
    assert "canonicalize" in {item["label"] for item in found["items"]}
    edits = {item["textEdit"]["range"]["start"]["character"] for item in found["items"]}
    assert edits == {21}
    nowhere = (tmp_path / "nowhere.mlir").as_uri()  # neither open nor on disk
    assert client.ask("textDocument/hover", client.place(nowhere, (0, 0))) is None
    assert client.ask("textDocument/definition", client.place(nowhere, (3, 2))) is None
    assert client.ask("shutdown", None) is None
    client.send("exit", None)
    assert client.process.wait(30) == 0


def test_wrong_command_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--nope"]) == 2
    assert "error[AD0006]" in capsys.readouterr().err
