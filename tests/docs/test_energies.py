"""docs/energies.md: its Python runs, in order, and its IR is what comes out of the passes.

Behind the language of a block of IR stand the passes that run since the block before.
``python tests/docs/test_energies.py`` writes what comes out into the page.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager

PAGE = Path(__file__).parents[2] / "docs" / "energies.md"
PYTHON = re.compile(r"^```python\n((?:.*\n)*?)```", re.MULTILINE)
SHOWN = re.compile(r"^```mlir energy ?(.*)\n((?:.*\n)*?)```", re.MULTILINE)


def run_python(text: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for block in PYTHON.findall(text):
        exec(block, found)
    return found


def after(ir: str, passes: str) -> str:
    """The parts of a problem that the passes changed."""
    if not passes:
        return "".join(line[2:] + "\n" for line in ir.splitlines()[1:-1])
    module = parse_module(make_context(), ir)
    PassManager.parse(make_context(), passes).run(module)
    lines = str(module).splitlines()
    shown = "nlls.kernel" if "derive" in passes else "nlls.residual @r1"
    first = next(at for at, line in enumerate(lines) if shown in line)
    last = next(at for at, line in enumerate(lines) if at > first and line == "    }")
    return "".join(line[4:] + "\n" for line in lines[first : last + 1])


def blocks(ir: str, text: str) -> list[tuple[str, str, str]]:
    """Passes, what is shown, and what comes out."""
    done: list[str] = []
    found: list[tuple[str, str, str]] = []
    for passes, shown in SHOWN.findall(text):
        done += [passes] if passes else []
        found.append((passes, shown, after(ir, ",".join(done))))
    return found


def test_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    ir = run_python(text)["p"].ir()
    shown = blocks(ir, text)
    assert len(shown) == 3
    for passes, written, made in shown:
        assert written == made, passes


if __name__ == "__main__":
    TEXT = PAGE.read_text(encoding="utf-8")
    for PASSES, WRITTEN, MADE in blocks(run_python(TEXT)["p"].ir(), TEXT):
        head = f"```mlir energy {PASSES}".rstrip() + "\n"
        TEXT = TEXT.replace(f"{head}{WRITTEN}```", f"{head}{MADE}```")
    PAGE.write_text(TEXT, encoding="utf-8")
