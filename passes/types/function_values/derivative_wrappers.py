"""Derivatives as functions that speak pairs: one private function around one request.

A wrapper takes pairs apart, asks the engine, and puts pairs together. It has the type that
`signatures` gives to the operator::

    func.func private @f.fwd_pairs(%p: !pair.pair<f64>, %n: i32) -> !pair.pair<f64> {
      %x = pair.primal %p : !pair.pair<f64> -> f64
      %dx = pair.diff %p : !pair.pair<f64> -> f64
      %y, %dy = autodiff.fwd_diff @f(%x, %dx, %n) {activity = [dup, const]} : ...
      %q = pair.make %y, %dy : f64, f64 -> !pair.pair<f64>
      return %q : !pair.pair<f64>
    }

Where the function's author says that its derivative is zero, the request is about a function that
calls it, so that zeros are made where the engine makes them for every constant call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.autodiff import (
    INACTIVE,
    ApplyOp,
    BwdDiffOp,
    FwdDiffOp,
    PropagateOp,
    RequestOp,
)
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.symbols import name_of, take_name
from ad_opt.dialects.types.pair import DiffOp, MakeOp, PrimalOp
from xdsl.dialects.builtin import BoolAttr, FunctionType, ModuleOp, StringAttr
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .signatures import APPLY, BWD, CONTEXT, FWD, PROPAGATE, Signature, Slot

SUFFIX = {FWD: "fwd_pairs", BWD: "bwd_pairs", APPLY: "apply_pairs", PROPAGATE: "propagate_pairs"}
WRAPS = "autodiff.wraps"
"""On a wrapper: what it is the derivative of, and by which operator."""
_NO_PRIMAL = BoolAttr.from_bool(False)


@dataclass
class Wrappers:
    """The wrappers of one module, each made once."""

    module: ModuleOp
    nested: bool = False
    """True if a wrapper was wrapped, so that its pairs are user code now."""
    _made: dict[str, FuncOp] = field(default_factory=dict[str, FuncOp])
    _names: set[str] = field(default_factory=set[str])
    _last: dict[Operation, Operation] = field(default_factory=dict[Operation, Operation])
    _callers: dict[str, FuncOp] = field(default_factory=dict[str, FuncOp])

    def __post_init__(self) -> None:
        for op in self.module.body.block.ops:
            name = name_of(op)
            if name is not None:
                self._names.add(name)
            wraps = op.attributes.get(WRAPS)
            if isinstance(wraps, StringAttr) and isinstance(op, FuncOp):
                self._made[wraps.data] = op

    def derivative(self, func: FuncOp, operator: str, signature: Signature) -> FuncOp:
        """The derivative of ``func`` by an operator, as a function of the module."""
        fixed = ",".join(str(at) for at, slot in enumerate(signature.inputs) if slot.fixed)
        key = f"{operator} @{func.sym_name.data} {fixed}".strip()
        found = self._made.get(key)
        if found is None:
            self.nested |= WRAPS in func.attributes
            found = self._made[key] = self._wrap(func, operator, signature)
            found.attributes[WRAPS] = StringAttr(key)
        return found

    def fresh(self, wanted: str) -> str:
        """A symbol that the module does not have yet."""
        return take_name(wanted, self._names)

    def add(self, func: FuncOp, after: Operation) -> None:
        """Put a new function into the module, behind another and what was put behind that."""
        self.module.body.block.insert_op_after(func, self._last.get(after, after))
        self._last[after] = func

    def _wrap(self, func: FuncOp, operator: str, signature: Signature) -> FuncOp:
        type = signature.translated(operator).type
        made = start(self.fresh(f"{func.sym_name.data}.{SUFFIX[operator]}"), type, func)
        self.add(made, func)
        asked = self._caller(func) if INACTIVE in func.attributes else func
        _WRITERS[operator](_Writer(made, asked, signature))
        return made

    def _caller(self, func: FuncOp) -> FuncOp:
        """A function that does nothing but call ``func``, whose derivative is zero."""
        name = func.sym_name.data
        if name not in self._callers:
            made = start(self.fresh(f"{name}.constant"), func.function_type, func)
            block = made.body.block
            call = CallOp(name, list(block.args), list(func.function_type.outputs))
            block.add_ops([call, ReturnOp(*call.results)])
            self.add(made, func)
            self._callers[name] = made
        return self._callers[name]


def start(name: str, type: Attribute, like: FuncOp) -> FuncOp:
    """A private function with an empty entry block, placed where ``like`` is."""
    assert isinstance(type, FunctionType)
    made = FuncOp(name, type, visibility="private")
    while made.body.blocks.first is not None:
        made.body.detach_block(0)
    made.body.add_block(Block(arg_types=type.inputs.data))
    made.location = like.location
    return made


class _Writer:
    """Writes the body of a wrapper of ``func``."""

    def __init__(self, made: FuncOp, func: FuncOp, signature: Signature):
        block = made.body.block
        self.build = Builder(block, None, func.location)
        self.func = func
        self.inputs = signature.inputs
        self.outputs = signature.outputs
        self.arguments: Iterator[SSAValue] = iter(block.args)

    def split(self, slot: Slot, value: SSAValue) -> tuple[SSAValue, SSAValue]:
        """Primal and derivative of a pair."""
        tangent = slot.differential or slot.buffer
        assert tangent is not None
        primal = self.build.value(PrimalOp(value))
        return primal, self.build.value(DiffOp(value, tangent))

    def operands(self, is_pair: Callable[[Slot], bool]) -> list[SSAValue]:
        """The operands of a request, with the two halves of pairs."""
        operands: list[SSAValue] = []
        for slot in self.inputs:
            value = next(self.arguments)
            operands += self.split(slot, value) if is_pair(slot) else (value,)
        return operands

    def request(
        self,
        kind: type[RequestOp],
        operands: Sequence[SSAValue],
        results: Iterable[Attribute],
        words: Sequence[str],
        **properties: Attribute,
    ) -> Sequence[SSAValue]:
        name = self.func.sym_name.data
        active = ["active" if slot.lifted else "const" for slot in self.outputs]
        given = active if "const" in active else None
        op = kind(name, operands, list(results), words, given, **properties)
        return self.build.emit(op).results

    def give(self, values: Iterable[SSAValue]) -> None:
        self.build.emit(ReturnOp(*values))

    @property
    def seeds(self) -> list[Attribute]:
        """Return the types of what flows back into the function."""
        return [d for slot in self.outputs if (d := slot.differential) is not None]

    @property
    def gradients(self) -> list[Attribute]:
        """Return the types of what flows back out of it."""
        return [d for slot in self.inputs if (d := slot.differential) is not None]

    @property
    def words(self) -> list[str]:
        """Activities in reverse mode."""
        return [_reverse_word(slot) for slot in self.inputs]


def _reverse_word(slot: Slot) -> str:
    if slot.buffer is not None:
        return "dup"
    return "const" if slot.differential is None else "active"


def _is_buffer(slot: Slot) -> bool:
    return slot.buffer is not None


def _is_lifted(slot: Slot) -> bool:
    return slot.lifted


def _forward(writer: _Writer) -> None:
    types = [slot.type for slot in writer.outputs]
    tangents = [d for slot in writer.outputs if (d := slot.differential or slot.buffer) is not None]
    words = ["dup" if slot.lifted else "const" for slot in writer.inputs]
    found = writer.request(FwdDiffOp, writer.operands(_is_lifted), [*types, *tangents], words)
    diffs = iter(found[len(types) :])
    writer.give(
        writer.build.value(MakeOp(primal, next(diffs), slot.paired)) if slot.lifted else primal
        for slot, primal in zip(writer.outputs, found, strict=False)
    )


def _backward(writer: _Writer) -> None:
    operands = [*writer.operands(_is_buffer), *writer.arguments]
    words, gradients = writer.words, writer.gradients
    writer.give(writer.request(BwdDiffOp, operands, gradients, words, primal=_NO_PRIMAL))


def _apply(writer: _Writer) -> None:
    types = [slot.type for slot in writer.outputs]
    operands = writer.operands(_is_buffer)
    writer.give(writer.request(ApplyOp, operands, [*types, CONTEXT], writer.words))


def _propagate(writer: _Writer) -> None:
    operands = list(writer.arguments)
    writer.give(writer.request(PropagateOp, operands, writer.gradients, writer.words))


_WRITERS: dict[str, Callable[[_Writer], None]] = {
    FWD: _forward,
    BWD: _backward,
    APPLY: _apply,
    PROPAGATE: _propagate,
}
