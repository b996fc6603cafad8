"""Add public functions for the two halves of reverse mode: how pullbacks are asked for.

The tape goes through the caller as an address, so that callers need not know what it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import ApplyOp, PropagateOp, TapeEndOp, TapeType
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import one_of
from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.support.names.attribute_names import HELD_BY_ARGUMENTS
from ad_opt.passes.emit.emit import is_float_like
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    AnyFloat,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    ModuleOp,
    UnrealizedConversionCastOp,
)
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass


@dataclass(frozen=True)
class SplitDerivativePass(ModulePass):
    """Add `@f_ahead`, `@f_back` and `@f_drop`: reverse mode in two calls.

        func.func @f(%x: f64, %m: memref<?xf64>) -> f64
    gets
        func.func @f_ahead(%x: f64, %m: memref<?xf64>, %dm: memref<?xf64>) -> (f64, !llvm.ptr) {
          %y, %t = autodiff.apply @f(%x, %m, %dm) {activity = [active, dup]} : ...
          ...
        }
        func.func @f_back(%tape: !llvm.ptr, %dy: f64) -> f64 {
          %dx = autodiff.propagate @f(%t, %dy) {activity = [active, dup]} : ...
          ...
        }
        func.func @f_drop(%tape: !llvm.ptr)

    `@f_ahead` takes the arguments, a buffer of floats followed by its shadow, and gives the results
    and the tape; `@f_back` takes the tape and a cotangent for each float result, and gives the
    gradients of float arguments; those of buffers are in the shadows. A tape goes back once, or is
    dropped. Meanwhile nobody may change the buffers.

    Options: `function`, its symbol; `constant`, positions of arguments that have no derivative;
    `made`, the three new symbols. AD0705 for a function of other types than numbers and buffers of
    them.
    """

    name = "split-derivative"

    function: str
    constant: tuple[int, ...] = ()
    made: tuple[str, ...] = ()

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = [f for f in op.ops if isinstance(f, FuncOp) and f.sym_name.data == self.function]
        if not found:
            text = f"there is no function `@{self.function}` to differentiate"
            known = [f.sym_name.data for f in op.ops if isinstance(f, FuncOp)]
            raise error_at(None, "AD0703", text, help=one_of(self.function, known))
        primal = found[0]
        words = [self._word(primal, at) for at in range(len(primal.function_type.inputs.data))]
        if not all(map(_is_number, primal.function_type.outputs.data)):
            raise _refused(primal)
        names = self.made or tuple(f"{self.function}_{half}" for half in ("ahead", "back", "drop"))
        ahead = _ahead(primal, names[0], words)
        for function in (_drop(names[2]), _back(primal, names[1], words), ahead):
            op.body.block.insert_op_after(function, primal)

    def _word(self, primal: FuncOp, at: int) -> str:
        kind = primal.function_type.inputs.data[at]
        if isinstance(kind, MemRefType) and _is_number(kind.element_type):
            active, word = is_float_like(kind.element_type), "dup"
        elif _is_number(kind):
            active, word = is_float_like(kind), "active"
        else:
            raise _refused(primal)
        return word if active and at not in self.constant else "const"


def _is_number(kind: Attribute) -> bool:
    return isinstance(kind, AnyFloat | IntegerType | IndexType)


def _refused(primal: FuncOp) -> Exception:
    text = f"reverse mode of `@{primal.sym_name.data}` cannot be split into two calls"
    help = "that is for functions of numbers, and of buffers of numbers"
    return error_at(primal, "AD0705", text, help=help)


def _function(name: str, inputs: Sequence[Attribute], outputs: Sequence[Attribute]) -> FuncOp:
    kind = FunctionType.from_lists(inputs, outputs)
    return FuncOp(name, kind, Region(Block(arg_types=inputs)))


def _cast(value: SSAValue, kind: Attribute) -> UnrealizedConversionCastOp:
    return UnrealizedConversionCastOp.get([value], [kind])


def _fill(function: FuncOp, ops: Sequence[Operation], returned: Sequence[SSAValue]) -> FuncOp:
    function.body.block.add_ops([*ops, ReturnOp(*returned)])
    return function


def _ahead(primal: FuncOp, name: str, words: Sequence[str]) -> FuncOp:
    kind = primal.function_type
    inputs: list[Attribute] = []
    held: list[dict[str, Attribute]] = []
    for at, (type, word) in enumerate(zip(kind.inputs.data, words, strict=True)):
        inputs += [type] * (2 if word == "dup" else 1)
        held.append(argument_attributes(primal, at, HELD_BY_ARGUMENTS))
        held += [{}] * (word == "dup")
    function = _function(name, inputs, [*kind.outputs.data, LLVMPointerType()])
    set_argument_attributes(function, held)
    request = ApplyOp(
        primal.sym_name.data, function.body.block.args, [*kind.outputs.data, TapeType()], words
    )
    *results, tape = request.results
    cast = _cast(tape, LLVMPointerType())
    return _fill(function, [request, cast], [*results, cast.results[0]])


def _back(primal: FuncOp, name: str, words: Sequence[str]) -> FuncOp:
    kind = primal.function_type
    seeds = [type for type in kind.outputs.data if is_float_like(type)]
    pairs = zip(kind.inputs.data, words, strict=True)
    gradients = [type for type, word in pairs if word == "active"]
    function = _function(name, [LLVMPointerType(), *seeds], gradients)
    given, *cotangents = function.body.block.args
    cast = _cast(given, TapeType())
    operands = [cast.results[0], *cotangents]
    request = PropagateOp(primal.sym_name.data, operands, gradients, words)
    return _fill(function, [cast, request], request.results)


def _drop(name: str) -> FuncOp:
    function = _function(name, [LLVMPointerType()], [])
    cast = _cast(function.body.block.args[0], TapeType())
    return _fill(function, [cast, TapeEndOp(cast.results[0])], [])
