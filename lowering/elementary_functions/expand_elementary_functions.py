"""``expand-elementary-functions``: sin, exp, log and others as arithmetic that becomes vectors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.argument_attributes import tell_llvm, told_to_llvm
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import outwards, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.dialects.support.ir.symbols import fresh_name, in_scope, name_of
from ad_opt.dialects.support.names.runtime_names import AS_WRITTEN
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import Float32Type, Float64Type, ModuleOp, SymbolRefAttr, VectorType
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass

from . import exponentials, logarithms
from .arithmetic import Arithmetic, Permitted
from .ranges import FloatRanges
from .trigonometry import USED, functions_text, used_text
from .waited_for import WaitedFor

_SINE_AND_COSINE = {"math.sin": (0,), "math.cos": (1,), "math.sincos": (0, 1)}
"""Places among sine and cosine of what an operation gives."""

_STRAIGHT: Mapping[str, Callable[[Arithmetic, SSAValue], SSAValue]] = {
    "math.exp": exponentials.exp,
    "math.exp2": exponentials.exp2,
    "math.expm1": exponentials.expm1,
    "math.tanh": exponentials.tanh,
    "math.log": logarithms.log,
    "math.log10": logarithms.log10,
    "math.log1p": logarithms.log1p,
    "math.log2": logarithms.log2,
}
"""Writers of the functions that take the place of operations: no branches, no calls."""

FUNCTIONS = (*(name.removeprefix("math.") for name in (*_SINE_AND_COSINE, *_STRAIGHT)),)
"""Operations of ``math`` that are expanded."""


@dataclass(frozen=True)
class ExpandElementaryFunctionsPass(ModulePass):
    """Replace elementary functions by calls of functions of polynomials, which become vectors.

    Where nobody provides vector versions of a mathematics library, a loop with ``math.exp`` calls
    the library once an iteration; with this it becomes vectors. It does for ``exp``, ``exp2``,
    ``expm1``, ``log``, ``log10``, ``log1p``, ``log2``, ``tanh``, ``sin``, ``cos`` and ``sincos`` of
    ``f32``, ``f64``, and vectors of these but for sines. Sine and cosine of one value in a block
    are computed together; of numbers larger than 2^20 by the library.

    Errors are below two units in the last place, of ``tanh`` below three, of sine and cosine in
    ``f64`` below one. Zeros, infinities, NaN, and what is too small to be normal give what IEEE 754
    recommends. Bodies of assignments of tensors have no calls, and stay as they are.

    Before, and after::

        %s, %c = math.sincos %x : f32
        %e = math.exp %x : f32

        %s, %c = func.call @sincos_f32(%x) : (f32) -> (f32, f32)
        %e = func.call @exp_f32(%x) : (f32) -> f32

    What its argument rules out is not looked for: ``log(1 + exp(-|x|))`` is neither of zero nor of
    negative numbers, its exponential does not overflow and, too small to be normal, makes no
    difference to the sum. They call ``exp_f32_or_zero_no_ends`` and ``log_f32_no_ends``.

    Options: ``functions`` (all): ``kernels`` are those of energies (`sched-emit`), and what these
    call. ``of`` (all that it knows): which operations of ``math``. ``where`` (anywhere): ``lanes``
    are vectors, and what loops do not wait for, so that it becomes lanes. ``tiny`` (keep): numbers
    that are too small to be normal are told from zero, or count as ``zero`` in ``exp``, ``exp2``
    and logarithms. One number at a time the
    library is faster. Measured, chains of 200 000: 13.6 ns an ``exp`` and its derivative by the
    library, 19.4 by polynomials, 23 and 31 for ``log``.
    """

    name = "expand-elementary-functions"
    functions: Literal["all", "kernels"] = "all"
    of: tuple[str, ...] = FUNCTIONS
    where: Literal["anywhere", "lanes"] = "anywhere"
    tiny: Literal["keep", "zero"] = "keep"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.functions not in ("all", "kernels"):
            message = f"`{self.name}` knows no functions `{self.functions}`"
            raise error_at(op, "AD0004", message, help="write all or kernels")
        if self.where not in ("anywhere", "lanes"):
            message = f"`{self.name}` knows no place `{self.where}`"
            raise error_at(op, "AD0004", message, help="write anywhere or lanes")
        if self.tiny not in ("keep", "zero"):
            message = f"`{self.name}` cannot have tiny numbers `{self.tiny}`"
            raise error_at(op, "AD0004", message, help="write keep or zero")
        for one in self.of:
            if one not in FUNCTIONS:
                message = f"`{self.name}` has no polynomials for `{one}`"
                raise error_at(op, "AD0004", message, help=f"write of {', '.join(FUNCTIONS)}")
        roots = [one for one in op.body.block.ops if one.name == "func.func" and not _is_made(one)]
        if self.functions == "kernels":
            roots = _with_callees([one for one in roots if "nlls.kernel" in one.attributes])
        wanted = {f"math.{one}" for one in self.of}
        expander = _Expander(op)
        everywhere, waited = self.where == "anywhere", WaitedFor()
        ranges, found = FloatRanges(), list[tuple[Operation, Permitted]]()
        for root in roots:
            for inner in walk(root):
                if inner.name not in wanted or _is_in_assignment(inner):
                    continue
                if everywhere or waited.becomes_lanes(inner):
                    found.append((inner, ranges.permitted(inner, tiny_is_zero=self.tiny == "zero")))
        for inner, permitted in found:
            expander.expand(inner, permitted)
        expander.define()


def _is_in_assignment(op: Operation) -> bool:
    """True in the body of an assignment of tensors, which has no calls, until it is in a loop."""
    return any(around.name.startswith("assign.") for around in outwards(op))


def _is_made(function: Operation) -> bool:
    """True for a function that this pass has written."""
    return AS_WRITTEN in told_to_llvm(function)


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
        self._sines: dict[Attribute, str] = {}
        self._straight: dict[tuple[str, Attribute, Permitted], str] = {}
        self._calls: dict[tuple[Block, SSAValue], Operation] = {}

    def expand(self, op: Operation, permitted: Permitted) -> None:
        """Put what a call computes in the place of an operation, if its type is known."""
        (x,) = op.operands
        if op.name in _SINE_AND_COSINE:
            if isinstance(x.type, Float32Type | Float64Type):
                self._expand_sine(op, x)
        elif _is_known(x.type):
            key = op.name, x.type, permitted
            if key not in self._straight:
                stem = f"{op.name.removeprefix('math.')}_{_spelled(x.type)}{permitted.suffix}"
                self._straight[key] = fresh_name(stem, self._taken)
            call = Builder.at(op).emit(func.CallOp(self._straight[key], [x], [x.type]))
            _take_place(op, call.results)

    def _expand_sine(self, op: Operation, x: SSAValue) -> None:
        """Take sine or cosine of what computes both."""
        block = op.parent
        assert block is not None
        call = self._calls.get((block, x))
        if call is None:
            if x.type not in self._sines:
                self._sines[x.type] = fresh_name(f"sincos_{x.type}", self._taken)
            made = func.CallOp(self._sines[x.type], [x], [x.type, x.type])
            call = self._calls[block, x] = Builder.at(op).emit(made)
        _take_place(op, [call.results[at] for at in _SINE_AND_COSINE[op.name]])

    def define(self) -> None:
        """Write the functions that are called."""
        made = [_straight(*key, name) for key, name in self._straight.items()]
        vectors = not self._keeps  # else nobody would keep the functions that loops may call
        sines: list[Operation] = []
        for type_, name in self._sines.items():
            sines += _parsed(functions_text(str(type_), name, vectors=vectors))
        if vectors and sines:
            sines += _parsed(used_text([name for op in sines if (name := name_of(op)) is not None]))
        for op in (*made, *sines):
            self._module.body.block.add_op(op)


def _is_known(type: Attribute) -> bool:
    if isinstance(type, VectorType):
        return not any(one.value.data for one in type.scalable_dims) and _is_known(
            type.get_element_type()
        )
    return isinstance(type, Float32Type | Float64Type)


def _spelled(type: Attribute) -> str:
    """A type as part of a name."""
    if isinstance(type, VectorType):
        return "x".join((*map(str, type.get_shape()), str(type.get_element_type())))
    return str(type)


def _take_place(op: Operation, values: Sequence[SSAValue]) -> None:
    for result, value in zip(op.results, values, strict=True):
        value.name_hint = result.name_hint
        replace_uses(result, value)
    erase(op)


def _straight(operation: str, type: Attribute, permitted: Permitted, name: str) -> Operation:
    """The function that computes an operation of a type; LLVM puts it where it is called."""
    made = func.FuncOp(name, ((type,), (type,)), visibility="private")
    tell_llvm(made, "alwaysinline", "nounwind", AS_WRITTEN)
    block = made.body.block
    block.args[0].name_hint = "x"
    b = Builder(block)
    b.emit(func.ReturnOp(_STRAIGHT[operation](Arithmetic(b, type, permitted), block.args[0])))
    return made


def _parsed(text: str) -> list[Operation]:
    # Routines of tensors without sines read no text at all.
    from ad_opt.dialects.support.text.parsing import parse_module

    found = list(parse_module(make_context(), text, "<trigonometry>").body.block.ops)
    for op in found:
        op.detach()
    return found
