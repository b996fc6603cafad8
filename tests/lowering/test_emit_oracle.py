"""Our LLVM IR against that of ``mlir-translate`` 22, instruction for instruction.

Both texts go through LLVM's own parser and printer; names of values and the order of what stands at
the top of a module are made equal, then the texts must be.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir

BATTERY = Path(__file__).parents[1] / "dialects" / "battery" / "llvm.mlir"
TRANSLATE = shutil.which("mlir-translate-22")
SNIPPETS = BATTERY.read_text().split("\n// -----\n")

READ_ONLY = ("llvm.invoke",)
"""Operations that are read and printed, and refused by the emitter."""

DIFFERENT = {
    "sret": "mlir-translate drops nofpclass",
    "vscale": "mlir-translate drops vscale_range of declarations",
    "a0": "mlir-translate folds the constant expression",
    "a1": "mlir-translate drops dso_local of aliases",
    "duplicates": "edge blocks stand elsewhere",
}
"""Snippets whose text differs, with the reason."""

needs_translate = pytest.mark.skipif(TRANSLATE is None, reason="mlir-translate-22 is not installed")


def _snippet_id(text: str) -> str:
    found = re.search(r"@\"?([\w.]+)", text)
    return found.group(1) if found else "none"


def _cases() -> list[tuple[str, str]]:
    """Each snippet with a name: that of its first symbol, numbered if there are several."""
    names = [_snippet_id(text) for text in SNIPPETS]
    return [
        (name if names.count(name) == 1 else f"{name}{names[:i].count(name)}", text)
        for i, (name, text) in enumerate(zip(names, SNIPPETS, strict=True))
    ]


CASES = [pytest.param(name, text, id=name) for name, text in _cases()]


def emit(text: str) -> str:
    return emit_llvm_ir(parse_module(make_context(), text))


def theirs(text: str) -> str:
    assert TRANSLATE is not None
    run = subprocess.run(
        [TRANSLATE, "--mlir-to-llvmir"], input=text, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


HINTS = re.compile(r", !(tbaa|alias\.scope|noalias|prof|access_group) !\d+")
LOCAL = re.compile(r'%(?!")[\w.$-]+')


def _rename(chunk: str) -> str:
    """Local names by order of appearance."""
    names: dict[str, str] = {}
    labels = re.sub(r"^([\w.$-]+):.*$", r"%\1:", chunk, flags=re.MULTILINE)
    return LOCAL.sub(lambda m: names.setdefault(m.group(), f"%n{len(names)}"), labels)


def _metadata(text: str, lines: dict[str, str], path: tuple[str, ...] = ()) -> str:
    """Metadata in place of its number; a node inside itself is ``self``."""

    def one(match: re.Match[str]) -> str:
        number = match.group(1)
        return "self" if number in path else _metadata(lines[number], lines, (*path, number))

    return re.sub(r"!(\d+)", one, text)


def _sort_phis(chunk: str) -> str:
    """The ways into a block by the place of their labels."""
    order = {name: i for i, name in enumerate(re.findall(r"^([\w.$-]+):", chunk, re.MULTILINE))}

    def one(match: re.Match[str]) -> str:
        ways = re.findall(r"\[ [^\]]* \]", match.group(2))
        ways.sort(key=lambda way: order.get(re.findall(r"%([\w.$-]+) \]", way)[0], -1))
        return match.group(1) + ", ".join(ways)

    return re.sub(r"(= phi \S+ )(\[.*\])$", one, chunk, flags=re.MULTILINE)


def normal_form(text: str) -> list[str]:
    with llvm.parse_assembly(text) as module:
        module.verify()
        module.name = "m"
        printed = str(module)
    printed = re.sub(r" +; preds.*$|^;.*$", "", printed, flags=re.MULTILINE)
    groups = dict(re.findall(r"^attributes (#\d+) = (.*)$", printed, re.MULTILINE))
    printed = re.sub(r"^attributes #\d+ = .*$|^source_filename.*$", "", printed, flags=re.MULTILINE)
    numbered = dict(re.findall(r"^!(\d+) = (?:distinct )?(.*)$", printed, re.MULTILINE))
    printed = re.sub(
        r"^!(?:\d+|llvm.module.flags|llvm.ident) = .*$", "", printed, flags=re.MULTILINE
    )
    printed = re.sub(r'(%"[^"]*?)\.\d+"', r'\1"', printed)  # one context, many modules
    printed = HINTS.sub("", printed)
    printed = re.sub(r"#\d+", lambda m: groups[m.group()], printed)
    printed = _metadata(printed, numbered)
    printed = re.sub(r"{\n[\w.$-]+:.*\n", "{\n", printed)
    blocks: list[str] = []
    for chunk in re.split(r"\n(?=define |declare |target |[@%!$])", printed):
        if chunk.strip():
            blocks.append(re.sub(r"\n\s*\n", "\n", _rename(_sort_phis(chunk))).strip())
    return sorted(blocks)


@pytest.mark.parametrize(("name", "text"), CASES)
def test_llvm_accepts_what_we_write(name: str, text: str):
    if any(op in text for op in READ_ONLY):
        with pytest.raises(DiagnosticError, match=r"AD040[12]"):
            emit(text)
        return
    llvm.parse_assembly(emit(text)).verify()


@needs_translate
@pytest.mark.parametrize(("name", "text"), CASES)
def test_same_as_mlir_translate(name: str, text: str):
    if any(op in text for op in READ_ONLY):
        pytest.skip("read and printed only")
    if name in DIFFERENT:
        pytest.skip(DIFFERENT[name])
    assert normal_form(emit(text)) == normal_form(theirs(text))
