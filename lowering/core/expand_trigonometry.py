"""``expand-trigonometry``: sine and cosine as arithmetic that becomes vectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.dialects.support.ir.symbols import fresh_name, in_scope, name_of
from ad_opt.dialects.support.names.runtime_names import AS_WRITTEN
from ad_opt.dialects.support.text.parsing import parse_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import (
    ArrayAttr,
    Float32Type,
    Float64Type,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass

from .trigonometry import USED, functions_text, used_text

_RESULTS = {"math.sin": (0,), "math.cos": (1,), "math.sincos": (0, 1)}
"""Places among sine and cosine of what an operation gives."""


@dataclass(frozen=True)
class ExpandTrigonometryPass(ModulePass):
    """Replace sines and cosines by calls of a function of polynomials, which LLVM inlines.

    Where nobody provides vector versions of a mathematics library, a loop with ``math.sin`` calls
    the library once an iteration; with this it becomes vectors. Sine and cosine of one value in a
    block are computed together. Errors are below one unit in the last place in ``f64``, below two
    in ``f32``; numbers larger than 2^20, infinities and NaN go to the library.

    Before, and after::

        %s = math.sin %x : f32
        %c = math.cos %x : f32

        %s, %c = func.call @sincos_f32(%x) : (f32) -> (f32, f32)

    Numbers in ``f32`` and ``f64`` only; others and vectors stay as they are.

    Options: ``functions`` (all): ``kernels`` are those of energies (`sched-emit`), and what these
    call.
    """

    name = "expand-trigonometry"
    functions: Literal["all", "kernels"] = "all"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.functions not in ("all", "kernels"):
            message = f"`{self.name}` knows no functions `{self.functions}`"
            raise error_at(op, "AD0004", message, help="write all or kernels")
        roots = [one for one in op.body.block.ops if one.name == "func.func" and not _is_made(one)]
        if self.functions == "kernels":
            roots = _with_callees([one for one in roots if "nlls.kernel" in one.attributes])
        expander = _Expander(op)
        for root in roots:
            for inner in [one for one in walk(root) if one.name in _RESULTS]:
                expander.expand(inner)
        if expander.names:
            expander.define()


def _is_made(function: Operation) -> bool:
    """True for a function that this pass has written."""
    given = function.attributes.get("passthrough")
    return isinstance(given, ArrayAttr) and StringAttr(AS_WRITTEN) in given.data


def _with_callees(roots: list[Operation]) -> list[Operation]:
    """Functions, and those that they call."""
    found = dict.fromkeys(roots)
    work = list(roots)
    while work:
        for callee in _callees(work.pop()):
            if callee not in found:
                found[callee] = None
                work.append(callee)
    return list(found)


def _callees(function: Operation) -> Iterator[Operation]:
    for op in walk(function):
        name = op.properties.get("callee")
        if op.name == "func.call" and isinstance(name, SymbolRefAttr):
            callee = in_scope(op, name)
            if callee is not None:
                yield callee


class _Expander:
    """Replaces operations of one module, and writes the functions that take their place."""

    def __init__(self, module: ModuleOp):
        self._module = module
        names = (name_of(op) for op in module.body.block.ops)
        self._taken = {name.partition(".")[0] for name in names if name is not None}
        self._keeps = any(name_of(op) == USED for op in module.body.block.ops)
        self.names: dict[Attribute, str] = {}
        self._calls: dict[tuple[Block, SSAValue], Operation] = {}

    def expand(self, op: Operation) -> None:
        """Put sine or cosine, as a call computes both, in the place of an operation."""
        (x,) = op.operands
        block = op.parent
        if not isinstance(x.type, Float32Type | Float64Type) or block is None:
            return
        call = self._calls.get((block, x))
        if call is None:
            made = func.CallOp(self._name(x.type), [x], [x.type, x.type])
            call = self._calls[block, x] = Builder.at(op).emit(made)
        for result, at in zip(op.results, _RESULTS[op.name], strict=True):
            call.results[at].name_hint = result.name_hint
            replace_uses(result, call.results[at])
        erase(op)

    def _name(self, type_: Attribute) -> str:
        if type_ not in self.names:
            self.names[type_] = fresh_name(f"sincos_{type_}", self._taken)
        return self.names[type_]

    def define(self) -> None:
        """Write the functions that are called."""
        vectors = not self._keeps  # else nobody would keep the functions that loops may call
        made: list[Operation] = []
        for type_, name in self.names.items():
            made += _parsed(functions_text(str(type_), name, vectors=vectors))
        if vectors:
            made += _parsed(used_text([name for op in made if (name := name_of(op)) is not None]))
        for op in made:
            op.detach()
            self._module.body.block.add_op(op)


def _parsed(text: str) -> list[Operation]:
    return list(parse_module(make_context(), text, "<trigonometry>").body.block.ops)
