"""Results that are tensors without dimensions, returned as the numbers that they are.

Needs: functions of tensors, in front of `bufferize-tensors`. Leaves: no tensor without dimensions
among the results of a function that is only called by its name.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import name_of, named_symbols
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import tensor
from xdsl.dialects.builtin import AnyFloat, FunctionType, ModuleOp, TensorType
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass


class ReturnScalarsPass(ModulePass):
    """Return the element of a tensor without dimensions in place of the tensor.

    So such a function has a gradient. Before::

        func.func @f(%x: tensor<3xf64>) -> tensor<f64> {
          %r = linalg.dot ins(%x, %x : ...) outs(%z : tensor<f64>) -> tensor<f64>
          return %r : tensor<f64>
        }

    After::

        func.func @f(%x: tensor<3xf64>) -> f64 {
          %r = linalg.dot ins(%x, %x : ...) outs(%z : tensor<f64>) -> tensor<f64>
          %s = tensor.extract %r[] : tensor<f64>
          return %s : f64
        }

    Calls make a tensor of what they get. Functions without a body, and such as are named otherwise
    than by calls (by a request for a derivative, as a value), are left alone.

    No options.
    """

    name = "return-scalars"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = {
            name: one
            for one in op.body.block.ops
            if isinstance(one, FuncOp) and (name := name_of(one)) and _has_numbers(one)
        }
        if not functions:
            return
        calls: list[CallOp] = []
        for inner in walk(op):
            if isinstance(inner, CallOp):
                calls.append(inner)
                continue
            for name in named_symbols(inner):
                functions.pop(name, None)
                if isinstance(inner, FuncOp):  # what it names has its types: a rule of its own
                    functions.pop(inner.sym_name.data, None)
        for function in functions.values():
            _return_numbers(function)
        for call in calls:
            if call.callee.string_value() in functions:
                _take_numbers(call)


def _is_number(type_: Attribute) -> bool:
    """True for the type of a tensor without dimensions that holds a float."""
    return (
        isinstance(type_, TensorType)
        and not type_.get_shape()
        and isinstance(type_.element_type, AnyFloat)
    )


def _number(type_: Attribute) -> Attribute:
    return type_.element_type if isinstance(type_, TensorType) and _is_number(type_) else type_


def _has_numbers(function: FuncOp) -> bool:
    results = function.function_type.outputs
    return bool(function.body.blocks) and any(map(_is_number, results))


def _return_numbers(function: FuncOp) -> None:
    inputs, results = function.function_type.inputs, function.function_type.outputs
    function.function_type = FunctionType.from_lists([*inputs], [*map(_number, results)])
    for end in [inner for inner in walk(function) if isinstance(inner, ReturnOp)]:
        b = Builder.at(end)
        for at, value in enumerate(end.operands):
            if _is_number(value.type):
                end.operands[at] = b.value(tensor.ExtractOp(value, [], _number(value.type)))


def _take_numbers(call: CallOp) -> None:
    b = Builder.at(call)
    types = [*map(_number, call.result_types)]
    made: Operation = b.emit(CallOp(call.callee, call.operands, types))
    made.attributes.update(call.attributes)
    for old, new in zip(call.results, made.results, strict=True):
        if old.type != new.type:
            new = b.value(tensor.FromElementsOp.create(operands=[new], result_types=[old.type]))
        new.name_hint = old.name_hint
        old.replace_all_uses_with(new)
    erase(call)
