"""Every row of ``docs/coverage.md`` holds for a program that uses the operation."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.core.linalg.linalg_named import QUANTIZED
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.autodiff.operations.coverage import DECLARATIONS
from xdsl.traits import IsTerminator

import ad_opt
from derivative_cases import PROGRAMS, Case, sections
from derivatives import copies, dual_derivative, interpreter_call, random_tangents, results_of
from forward_runs import forward_module, interpreted, jvp
from operation_programs import CASES
from reverse_runs import buffers_of, pull, reverse_module
from rule_rows import ROWS

DIALECTS = (
    "func", "arith", "math", "scf", "cf", "memref", "affine", "linalg", "vector", "complex",
    "autodiff", "agg", "pair", "iface",
)  # fmt: skip
TYPES = Path(__file__).parents[2] / "types"
LINE = re.compile(r"^\| `([\w.]+)` \| (.+?) \| (.+?) \|", re.MULTILINE)
PAGE = Path(__file__).parents[3] / "docs" / "coverage.md"
MARKS = {name: (forward, reverse) for name, forward, reverse in LINE.findall(PAGE.read_text())}

NO_MARK = {
    "func.func": "is differentiated, not an operation in one",
    "memref.global": "a declaration; its shadow is another one",
    **dict.fromkeys(DECLARATIONS - {"func.func", "memref.global"}, "a declaration"),
}
NOT_RUN = {
    "arith.bitcast": "refused, unless the type stays the same: in the tests of rules",
    "complex.bitcast": "refused, unless the type stays the same: in the tests of rules",
    "vector.bitcast": "refused, unless the type stays the same: in the tests of rules",
    "arith.scaling_extf": "narrow formats that no interpreter knows",
    "arith.scaling_truncf": "narrow formats that no interpreter knows",
    "linalg.div_unsigned": "of integers only",
    **{
        f"linalg.pooling_{kind}_unsigned": "of integers only"
        for kind in ("nhwc_max", "nhwc_min", "nwc_max", "nwc_min")
    },
    **{f"linalg.{name}": "of integers only" for name in QUANTIZED},
    "linalg.pack": "of tensors only: in the tests of what becomes buffers",
    "linalg.unpack": "of tensors only: in the tests of what becomes buffers",
    **{
        f"linalg.winograd_{what}_transform": "of tensors only: in the tests of expand-linalg"
        for what in ("filter", "input", "output")
    },
    "memref.dma_start": "nothing runs it",
    "memref.dma_wait": "nothing runs it",
    "memref.extract_aligned_pointer_as_index": "the interpreter has no addresses",
    "vector.type_cast": "no interpreter knows it",
    "func.call_indirect": "in the acceptance programs that are refused, and in forward mode",
    "func.constant": "in the acceptance programs that are refused, and in forward mode",
}
"""Operations with no program here, and why."""


@cache
def in_acceptance_programs() -> frozenset[str]:
    files = [path.stem for path in PROGRAMS.glob("*.mlir") if path.stem != "refused"]
    texts = [text for file in files for text in sections(file).values()]
    return frozenset(op.name for text in texts for op in walk(ad_opt.load(text).module))


@cache
def in_programs_of_types() -> frozenset[str]:
    """The programs of tests/types are run, and differentiated, by the tests beside them."""
    random = TYPES.parent / "strategies" / "aggregate_programs.py"
    texts = [path.read_text() for path in (random, *TYPES.rglob("*.mlir"))]
    return frozenset(re.findall(r"\b(?:agg|pair|iface)\.\w+", "\n".join(texts)))


def test_every_operation_of_every_dialect_is_on_the_page() -> None:
    context = make_context()
    missing = {
        op.name
        for dialect in DIALECTS
        for op in context.get_dialect(dialect).operations
        if not op.has_trait(IsTerminator, value_if_unregistered=False)
    } - set(MARKS)
    assert missing == set(NO_MARK)


def test_every_operation_is_tried() -> None:
    """All run here but ``autodiff``'s, which are in second derivatives and in tests of requests."""
    tried = in_acceptance_programs() | set(CASES) | {name.partition("-")[0] for name in ROWS}
    tried |= in_programs_of_types()
    listed = {n for n, marks in MARKS.items() if marks != ("none", "none")}
    untried = {n for n in listed - tried if not n.startswith("autodiff.")}
    assert untried == set(NOT_RUN)


def lowering(mark: str) -> str:
    return mark.strip("`") if mark.startswith("`") else ""


def refused(case: Case, make: Any) -> None:
    with pytest.raises(DiagnosticError) as caught:
        make()
    diagnostic, *others = caught.value.diagnostics
    assert diagnostic.code.startswith("AD07")
    assert diagnostic.location is not None
    assert all(o.code.startswith("AD07") and o.location for o in others)


@pytest.mark.parametrize("name", CASES)
def test_forward(name: str) -> None:
    case, (mark, _) = CASES[name], MARKS[name]
    make = lambda: forward_module(case.text, "f", before=lowering(mark))  # noqa: E731
    if mark == "refused":
        return refused(case, make)
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=3)
    _, exact = dual_derivative(ad_opt.load(case.text).module, "f", arguments, tangents)
    found = jvp(interpreted(make(), "f_jvp"), arguments, tangents)
    np.testing.assert_allclose(found, exact, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("name", CASES)
def test_reverse(name: str) -> None:
    case, (_, mark) = CASES[name], MARKS[name]
    make = lambda: reverse_module(case.text, "f", before=lowering(mark))  # noqa: E731
    if mark == "refused":
        return refused(case, make)
    arguments = case.arguments()
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(case.text).module
    _, exact = dual_derivative(original, "f", arguments, tangents)
    results = results_of(interpreter_call(original, "f")(*copies(arguments)))
    found, cotangent, after = pull(
        interpreted(make(), "f_vjp"), arguments, results, tangents, buffers_of(original, "f")
    )
    size = float(np.dot(np.abs(cotangent), np.abs(exact)))
    assert found == pytest.approx(float(np.dot(cotangent, exact)), abs=1e-12 * size + 1e-14)
    for value, restored in zip(arguments, after, strict=True):
        np.testing.assert_array_equal(restored, value)


FOREIGN = {
    "tensor": "%t = tensor.from_elements %x : tensor<1xf64>\n  %i = arith.constant 0 : index\n"
    "  %y = tensor.extract %t[%i] : tensor<1xf64>",
    "llvm": "%y = llvm.fadd %x, %x : f64",
    "bufferization": "%i = arith.constant 0 : index\n  %m = memref.alloc() : memref<1xf64>\n"
    "  memref.store %x, %m[%i] : memref<1xf64>\n"
    "  %c = bufferization.clone %m : memref<1xf64> to memref<1xf64>\n"
    "  %y = memref.load %c[%i] : memref<1xf64>",
}


@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("dialect", FOREIGN)
def test_other_dialects_are_refused(dialect: str, mode: str) -> None:
    """A derivative that would have to pass through them is never left out."""
    text = f"func.func @f(%x: f64) -> f64 {{\n  {FOREIGN[dialect]}\n  return %y : f64\n}}"
    module = {"forward": forward_module, "reverse": reverse_module}[mode]
    with pytest.raises(DiagnosticError) as caught:
        module(text, "f")
    diagnostic, *others = caught.value.diagnostics
    assert diagnostic.code.startswith("AD07")
    assert diagnostic.location is not None
    assert all(o.code.startswith("AD07") and o.location for o in others)
