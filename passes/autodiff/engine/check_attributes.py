"""Attributes of derivative functions that tell `check-derivatives` what it must know.

With ``differentiate{debug=true}``, each derivative function gets

    autodiff.derivative = {mode = "combined", of = "f", primals = array<i64: 0>,
                           shadows = array<i64: 0, 1>}

(positions of the primal arguments; pairs of a buffer and its shadow), and each float operation in
it that is not one of the primal gets ``autodiff.of = "cotangent of math.log"``: the operation of
the primal that stands at its place. The attributes stay through later passes, and through further
differentiation.

Operations of the primal are told from new ones by a mark that they have while the derivative is
written, since copies of them keep it; so the engines know nothing of this.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.autodiff.autodiff import AUGMENTED, BACKWARD, FORWARD
from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import callee_name, named_by
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.emit.emit import is_float_like
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    DenseArrayBase,
    DictionaryAttr,
    LocationAttr,
    MemRefType,
    StringAttr,
    UnitAttr,
    i64,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

OF = "autodiff.of"
DERIVATIVE = "autodiff.derivative"
_PRIMAL = "autodiff.is_primal"

_WITH_SHADOWS = frozenset({"forward", "combined", "augmented", "apply"})
"""Modes whose functions take the shadow of a buffer behind it."""


class Hints:
    """The hints of one session."""

    def __init__(self, declared: Callable[[], Iterable[tuple[Key, FuncOp]]]):
        self._declared = declared
        self._done: set[FuncOp] = set()
        self._names: dict[LocationAttr, str] = {}

    @contextmanager
    def filling(self, key: Key, primal: FuncOp) -> Generator[None]:
        """Around the writing of the body of a derivative."""
        self._names.clear()
        self.mark(primal)
        try:
            yield
        finally:
            filled = [
                (k, func)
                for k, func in self._declared()
                if k.symbol == key.symbol and func not in self._done and func.body.first_block
            ]
            for k, func in filled:
                self._done.add(func)
                self._hint(k, primal, func)
            _unmark(primal)

    def mark(self, func: FuncOp) -> None:
        """Mark the operations of a primal, or of a changed copy of it."""
        for op in walk(func):
            op.attributes[_PRIMAL] = UnitAttr()
            if op.location is UNKNOWN_LOC or op.name == "arith.constant":
                continue
            is_float = any(is_float_like(result.type) for result in op.results)
            if op.location not in self._names or is_float:
                self._names[op.location] = name_of(op)

    def _hint(self, key: Key, primal: FuncOp, func: FuncOp) -> None:
        word = "tangent" if key.mode == "forward" else "cotangent"
        function = f"@{key.symbol}"
        func.attributes[DERIVATIVE] = _description(key, primal)
        custom = {named_by(primal, name) for name in (FORWARD, AUGMENTED, BACKWARD)}
        for op in walk(func):
            if op.attributes.pop(_PRIMAL, None) is not None:
                continue
            if op.name == "func.call" and callee_name(op) not in custom:
                continue
            if any(is_float_like(result.type) for result in op.results):
                name = self._names.get(op.location, function)
                op.attributes[OF] = StringAttr(f"{word} of {name}")


@dataclass(frozen=True)
class Description:
    """Description of a derivative function by itself."""

    of: str
    primals: tuple[int, ...]
    """Positions of the primal arguments."""
    shadows: tuple[tuple[int, int], ...]
    """Positions of buffers and their shadows."""


def description_of(func: Operation) -> Description | None:
    """Return what `differentiate` has noted of a derivative function."""
    found = func.attributes.get(DERIVATIVE)
    if not isinstance(found, DictionaryAttr):
        return None
    primals, shadows = (tuple(integers(found.data[name])) for name in ("primals", "shadows"))
    pairs = tuple(zip(shadows[::2], shadows[1::2], strict=True))
    return Description(cast(StringAttr, found.data["of"]).data, primals, pairs)


def name_of(op: Operation) -> str:
    """Return the name of an operation of the primal: ``math.log``, or ``cotangent of math.log``."""
    hint = op.attributes.get(OF)
    return hint.data if isinstance(hint, StringAttr) else op.name


def _unmark(func: FuncOp) -> None:
    for op in walk(func):
        op.attributes.pop(_PRIMAL, None)


def _description(key: Key, primal: FuncOp) -> DictionaryAttr:
    primals: list[int] = []
    shadows: list[int] = []
    if key.mode in _WITH_SHADOWS:
        at, tangents = 0, key.width if key.separate else 1
        for type, word in zip(primal.function_type.inputs, key.activities, strict=True):
            primals.append(at)
            first, at = at, at + 1
            for _ in range(tangents if word.startswith("dup") else 0):
                if isinstance(type, MemRefType):
                    shadows += (first, at)
                at += 1
    return DictionaryAttr(
        {
            "mode": StringAttr(key.mode),
            "of": StringAttr(key.symbol),
            "primals": DenseArrayBase.from_list(i64, primals),
            "shadows": DenseArrayBase.from_list(i64, shadows),
        }
    )
