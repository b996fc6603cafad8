"""The programs that stand in files of this repository, each function as a point to look at.

`found_programs(path)` reads a file of MLIR, or the texts of MLIR in a Python file, and gives every
function that can be run: one that takes numbers and arrays, at the first of a few sets of arguments
that the interpreter has a result for.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.lowering.interpreters.values import values
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.tools.debug.points import ROUNDS, NotMade, made_arguments, seed_of
from xdsl.dialects.builtin import (
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    TensorType,
    VectorType,
    f32,
    f64,
)
from xdsl.ir import Attribute

ROOT = Path(__file__).parents[2]
SEPARATOR = re.compile(r"^// -----.*$", re.MULTILINE)
FUEL = 2000
"""Blocks that a run may take."""
LARGEST = 600
"""Elements of the arrays that a function may take together."""
PASSED_OVER = re.compile(
    r"autodiff\.|enzyme|iface\.|pair\.|agg\."  # what the program itself says of derivatives
    r"|memref\.global (?!.*constant)"  # memory that remembers earlier calls
    r"|ml_program\.global .*mutable"  # the same
    r"|to_tensor .* restrict"  # a promise that some of these programs break
    r"|@root\("  # the root of zero times a number, whose derivative is NaN by design
)
"""Programs that this cannot speak of."""


@dataclass(frozen=True)
class FoundProgram:
    """A function at a point; see `derivative_agreement.Differentiable`."""

    text: str
    entry: str
    inputs: tuple[Attribute, ...]
    round: tuple[int, int]

    @property
    def narrow(self) -> bool:
        """True if some numbers are ``f32``."""
        return "f32" in self.text

    @property
    def seed(self) -> int:
        """Of the arguments and the directions."""
        return seed_of(self.entry)

    def arguments(self) -> list[Any]:
        """Fresh arguments, the same at every call."""
        return made_arguments(self.entry, self.inputs, self.round)


def _is_usual(type: Attribute) -> bool:
    """True for a type of which tests of derivatives can make, read and compare values."""
    if isinstance(type, MemRefType | TensorType | VectorType):
        shape = [max(size, 0) for size in cast(Any, type).get_shape()]
        element = cast(Any, type).element_type
        return _is_usual(element) and element != IntegerType(1) and np.prod(shape) <= LARGEST
    if isinstance(type, ComplexType):
        return type.element_type == f64
    return type in (f32, f64, *map(IntegerType, (1, 8, 16, 32, 64))) or type == IndexType()


def texts(path: Path) -> list[str]:
    """The modules in a file."""
    if path.suffix == ".mlir":
        return SEPARATOR.split(path.read_text())
    tree = ast.parse(path.read_text())
    strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return [text for text in strings if isinstance(text, str) and "func.func" in text]


def found_programs(path: Path) -> Iterator[FoundProgram]:
    """The functions in a file that can be run."""
    for text in dict.fromkeys(texts(path)):
        yield from functions(text)


def functions(text: str) -> Iterator[FoundProgram]:
    """The functions of a module that can be run; private ones are made public."""
    if PASSED_OVER.search(text):
        return
    try:
        module = parse_module(make_context(), text, "<found>")
        if verify(module):
            return
    except DiagnosticError:
        return
    for op in module.ops:
        if op.name == "func.func" and op.regions[0].blocks:
            name = cast(Any, op).sym_name.data
            type = cast(FunctionType, op.properties["function_type"])
            seen = text.replace(f"func.func private @{name}(", f"func.func @{name}(")
            if (found := _runs(seen, name, tuple(type.inputs))) is not None:
                yield found


def _runs(text: str, name: str, inputs: Sequence[Attribute]) -> FoundProgram | None:
    if not all(map(_is_usual, inputs)):
        return None
    for round in ROUNDS:
        program = FoundProgram(text, name, tuple(inputs), round)
        try:
            return program if _has_one_result(program) else None
        except NotMade:
            return None
        except DiagnosticError:
            continue
    return None


def _has_one_result(program: FoundProgram) -> bool:
    """True if the results are the same whatever memory that nobody has set holds."""
    return all(map(_same, outcome(program, 0), outcome(program, 0x41)))


def _same(one: Any, other: Any) -> bool:
    kind = np.asarray(one).dtype.kind
    return kind == "O" or np.array_equal(one, other, equal_nan=kind in "fc")


def outcome(program: FoundProgram, unset: int) -> list[Any]:
    """Results and arrays after a run in which memory that nobody has set consists of one byte."""
    arguments = program.arguments()
    with patch.object(values, "UNSET_BYTE", unset):
        results = Interpreter(_module(program.text), fuel=FUEL).run(program.entry, arguments)
    return [*results, *arguments]


@lru_cache(4)
def _module(text: str) -> Any:
    return parse_module(make_context(), text, "<found>")


def files() -> list[Path]:
    """The files of the repository in which programs stand."""
    found = [*ROOT.glob("filecheck/**/*.mlir"), *ROOT.glob("examples/**/*.mlir")]
    found += [*ROOT.glob("tests/**/*.mlir"), *ROOT.glob("tests/**/test_*.py")]
    found = [path for path in found if path.parent.name != "mlir_verdicts"]
    return sorted(path for path in found if "func.func" in path.read_text())
