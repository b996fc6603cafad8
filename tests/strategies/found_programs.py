"""The programs that stand in files of this repository, each function as a point to look at.

`found_programs(path)` reads a file of MLIR, or the texts of MLIR in a Python file, and gives every
function that can be run: one that takes numbers and arrays, at the first of a few sets of arguments
that the interpreter has a result for.
"""

from __future__ import annotations

import ast
import re
import zlib
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
from xdsl.dialects.builtin import (
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneAttr,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute

ROOT = Path(__file__).parents[2]
SEPARATOR = re.compile(r"^// -----.*$", re.MULTILINE)
FUEL = 2000
"""Blocks that a run may take."""
LARGEST = 600
"""Elements of the arrays that a function may take together."""
ROUNDS: tuple[tuple[int, int], ...] = ((2, 4), (1, 4), (0, 4), (4, 4), (1, 2))
"""Values of integers, and of unknown sizes."""
PASSED_OVER = re.compile(
    r"autodiff\.|enzyme|iface\.|pair\.|agg\."  # what the program itself says of derivatives
    r"|memref\.global (?!.*constant)"  # memory that remembers earlier calls
    r"|ml_program\.global .*mutable"  # the same
    r"|to_tensor .* restrict"  # a promise that some of these programs break
    r"|@root\("  # the root of zero times a number, whose derivative is NaN by design
)
"""Programs that this cannot speak of."""
FLOATS = {"f64": np.float64, "f32": np.float32}


class NotRun(Exception):
    """A function takes or does something that is not looked at here."""


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
        return zlib.crc32(self.entry.encode())

    def arguments(self) -> list[Any]:
        """Fresh arguments, the same at every call."""
        rng = np.random.default_rng(self.seed)
        return [_argument(type, self.round, rng) for type in self.inputs]


def _argument(type: Attribute, round: tuple[int, int], rng: np.random.Generator) -> Any:
    integer, unknown = round
    if isinstance(type, MemRefType | TensorType | VectorType):
        if isinstance(type, MemRefType) and not isinstance(type.layout, NoneAttr):
            raise NotRun
        shape = [unknown if size < 0 else size for size in cast(Any, type).get_shape()]
        if np.prod(shape) > LARGEST:
            raise NotRun
        return np.array(_number(cast(Any, type).element_type, integer, rng, tuple(shape)))
    return _number(type, integer, rng, ())


def _number(type: Attribute, integer: int, rng: np.random.Generator, shape: Any) -> Any:
    if str(type) in FLOATS:
        found = rng.uniform(0.3, 1.7, shape).astype(FLOATS[str(type)])
        return found if shape else float(found)
    if isinstance(type, ComplexType) and str(type.element_type) == "f64":
        found = rng.uniform(0.3, 1.7, shape) + 1j * rng.uniform(0.3, 1.7, shape)
        return found if shape else complex(found)
    if isinstance(type, IndexType | IntegerType):
        width = type.width.data if isinstance(type, IntegerType) else 64
        if (width == 1 and shape) or width not in (1, 8, 16, 32, 64):
            raise NotRun
        kind = np.dtype(f"int{width}") if width > 1 else np.dtype(bool)
        number = min(integer, 1) if width == 1 else integer
        return np.full(shape, min(number, 1), kind) if shape else number
    raise NotRun


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
    for round in ROUNDS:
        program = FoundProgram(text, name, tuple(inputs), round)
        try:
            return program if _has_one_result(program) else None
        except NotRun:
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
