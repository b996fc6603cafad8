"""The life of a gradient, in docs/architecture.md: what it shows of each stage comes out of it.

Behind the language of a block stand the stage and the function that it shows, and the block of the
function from which on, if not all of it is shown.
``python tests/docs/test_life_of_a_gradient.py`` writes what comes out into the page.
"""

from __future__ import annotations

import math
import re
from functools import cache
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import LOWER, derivative

import ad_opt

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
SHOWN = re.compile(r"^```(?:mlir|llvm) (life \w+ .*)\n((?:.*\n)*?)```", re.MULTILINE)
BLOCKS = SHOWN.findall(PAGE.read_text(encoding="utf-8"))
PROGRAM = next(text for head, text in BLOCKS if head == "life load f")


def stages() -> dict[str, str]:
    """By stage: the passes that run between it and the one before."""
    found = re.fullmatch(
        r"(.*?request-derivative\{.*?\}),(.*),(translate-enzyme-requests,.*?differentiate),(.*)",
        derivative("f", "grad"),
    )
    assert found is not None
    request, prepare, differentiate, optimize = found.groups()
    return {
        "load": "",
        "request": request,
        "prepare": prepare,
        "differentiate": differentiate,
        "optimize": optimize,
        "lower": LOWER,
    }


@cache
def after(stage: str) -> str:
    """The program after a stage."""
    if stage == "llvm":
        return ad_opt.load(PROGRAM).after(derivative("f", "grad")).ir("llvm-ir")
    context = make_context()
    module = parse_module(context, PROGRAM, "f.mlir")
    passes = stages()
    names = [*passes][: [*passes].index(stage) + 1]
    PassManager.parse(context, ",".join(filter(None, map(passes.get, names)))).run(module)
    return str(module)


def expected(head: str) -> str:
    """Return the lines that a block with such a head is to show."""
    _, stage, name, *start = head.split()
    lines = after(stage).splitlines()
    begins = re.compile(rf"\s*(?:\S*func\b|define\b).* @{re.escape(name)}\(")
    first = next(number for number, line in enumerate(lines) if begins.match(line))
    indent = lines[first][: len(lines[first]) - len(lines[first].lstrip())]
    last = lines.index(indent + "}", first)
    shown = [line.removeprefix(indent) for line in lines[first : last + 1]]
    if start:
        at = next(number for number, line in enumerate(shown) if line.startswith(start[0]))
        shown = [shown[0], "  ...", *shown[at:]]
    return "\n".join(shown) + "\n"


@pytest.mark.parametrize(("head", "text"), BLOCKS, ids=[head for head, _ in BLOCKS])
def test_what_is_shown_comes_out(head: str, text: str) -> None:
    assert text == expected(head), f"`python tests/docs/{Path(__file__).name}` writes the page anew"


def test_every_stage_is_shown() -> None:
    assert [head.split()[1] for head, _ in BLOCKS] == [*stages(), "llvm"]


def slope(x: float, count: int) -> float:
    """The derivative by the chain rule, from the first trip to the last."""
    p, dp = x, 1.0
    for _ in range(count):
        e = math.exp(p)
        p, dp = e * x * x, e * dp * x * x + e * 2 * x
    return dp


def test_its_gradient_is_right() -> None:
    gradient = ad_opt.grad(ad_opt.load(PROGRAM)["f"])
    for x, count in ((0.5, 0), (0.5, 1), (0.3, 3), (-0.4, 7)):
        assert gradient(x, count) == pytest.approx(slope(x, count), rel=1e-13)


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    new = SHOWN.sub(lambda m: m[0].replace(f"{m[1]}\n{m[2]}", f"{m[1]}\n{expected(m[1])}"), page)
    PAGE.write_text(new, encoding="utf-8")
