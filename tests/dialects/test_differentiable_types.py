"""The dialects of differentiable types: every program of the feature table, and their Python side."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from ad_opt.dialects import NEW_DIALECTS, make_context
from ad_opt.dialects.support.parsing import parse_module
from ad_opt.passes.verify_strict import require_valid
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

HERE = Path(__file__).parent
SECTION = re.compile(r"^// ----- (\d+)[^\n]*\n", re.MULTILINE)


def sections(name: str) -> dict[str, str]:
    parts = SECTION.split((HERE / name).read_text())
    return dict(zip(parts[1::2], parts[2::2], strict=True))


PROGRAMS = sections("differentiable_types.mlir")
CONTEXT = sections("differentiable_types_context.mlir")


def text_of(module: ModuleOp, *, generic: bool = False) -> str:
    out = io.StringIO()
    Printer(stream=out, print_generic_format=generic).print_op(module)
    return out.getvalue()


def parse(text: str) -> ModuleOp:
    return parse_module(make_context(), text, "input.mlir")


def test_there_are_all_of_them() -> None:
    assert len(PROGRAMS) == 27
    assert set(CONTEXT) <= set(PROGRAMS)


@pytest.mark.parametrize("number", PROGRAMS)
def test_a_program_of_the_feature_table(number: str) -> None:
    module = parse(PROGRAMS[number])
    for generic in (False, True):
        text = text_of(module, generic=generic)
        again = parse(text)
        assert module.is_structurally_equivalent(again)
        assert text_of(again, generic=generic) == text
    require_valid(parse(PROGRAMS[number] + CONTEXT.get(number, "")))


@pytest.mark.parametrize("name", ["agg", "pair", "iface"])
def test_plain_xdsl_opt_has_them(name: str) -> None:
    dialect = NEW_DIALECTS[name]()
    assert dialect.name == name
    for op in dialect.operations:
        assert op.__doc__, op.name
