"""Blocks of docs/tensors.md that show a pass are the text that comes out of it.

Behind the language of a block stand the pass and, if not all of the routine is shown, the
beginning of the line from which on it is, up to the end of what that line opens, or a count of
lines and it.
``python tests/docs/test_tensors.py`` writes what comes out into the page.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from ad_opt.passes.pipelines import TENSORS

PAGE = Path(__file__).parents[2] / "docs" / "tensors.md"
SHOWN = re.compile(r"^```mlir (tensors .*)\n((?:.*\n)*?)```", re.MULTILINE)
BLOCKS = SHOWN.findall(PAGE.read_text(encoding="utf-8"))
PASSES = re.split(r",(?![^{]*\})", TENSORS)
PYTHON = re.findall(
    r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
)


@cache
def after(stage: str) -> list[str]:
    """The lines of the model's routine after a pass."""
    names = [one.split("{")[0] for one in PASSES]
    count = names.index(stage) + 1 if stage != "written" else 0
    found: dict[str, object] = {}
    exec(PYTHON[0], found)
    routine = found["fit"]
    text = routine.after(",".join(PASSES[:count])) if count else routine.ir()
    return [line.removeprefix("  ") for line in text.splitlines()[1:-1]]


def expected(head: str) -> str:
    """Return the lines that a block with such a head is to show."""
    found = re.fullmatch(r"tensors (\S+)(?: (\d+))?(?: (.+))?", head)
    assert found is not None
    stage, count, start = found.groups()
    lines = after(stage)
    if start is None:
        return "\n".join(lines) + "\n"
    first = next(n for n, line in enumerate(lines) if line.strip().startswith(start))
    shown, depth = [lines[0], "  ..."], 0
    for line in lines[first:]:
        shown.append(line)
        depth += line.count("{") - line.count("}")
        if len(shown) - 2 >= int(count) if count else depth == 0:
            break
    return "\n".join(shown) + "\n"


@pytest.mark.parametrize(("head", "text"), BLOCKS, ids=[head for head, _ in BLOCKS])
def test_what_is_shown_comes_out(head: str, text: str) -> None:
    assert text == expected(head), f"`python tests/docs/{Path(__file__).name}` writes the page anew"


def test_python_goes_on_from_block_to_block() -> None:
    found: dict[str, object] = {}
    for block in PYTHON:
        exec(block, found)


def test_every_pass_is_named() -> None:
    page = PAGE.read_text(encoding="utf-8")
    missing = [one for one in PASSES if f"`{one.split('{')[0]}`" not in page]
    assert not missing


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    new = SHOWN.sub(lambda m: m[0].replace(f"{m[1]}\n{m[2]}", f"{m[1]}\n{expected(m[1])}"), page)
    PAGE.write_text(new, encoding="utf-8")
