"""Requests that name a function which `from-llvm` has made another one of."""

from __future__ import annotations

from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import derivative

DATA = Path(__file__).parents[2] / "data" / "llvm_ir"


@pytest.mark.parametrize(
    ("program", "old", "new"),
    [("structs.c.O0.ll", "twice", "twice.split"), ("variadic.c.O0.ll", "sum", "sum.with")],
)
def test_the_refusal_names_the_new_one_and_its_place(program: str, old: str, new: str) -> None:
    source = DATA / program
    module = import_llvm(source.read_text(), program)
    with pytest.raises(DiagnosticError) as caught:
        PassManager.parse(make_context(), derivative(old, "jvp")).run(module)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0703"
    assert diagnostic.help is not None
    assert f"`@{new}`" in diagnostic.help
    assert diagnostic.location is not None
    assert f"@{old}(" in source.read_text().splitlines()[diagnostic.location.line - 1]
