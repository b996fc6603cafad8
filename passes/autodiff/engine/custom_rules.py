"""Partial derivatives that a user gives for a function become custom derivative functions.

A rule for ``@f`` of floats, in expressions over its arguments (`X`) and results (`Y`), makes
``@f.forward`` and ``@f.backward`` and enters them as ``autodiff.forward`` and
``autodiff.backward`` of ``@f``, which may have a body or be external::

    func.func private @f(%x: f64) -> f64 attributes {
        autodiff.forward = @f.forward, autodiff.backward = @f.backward}
    func.func private @f.forward(%x: f64, %dx: f64) -> (f64, f64) {
      %y = func.call @f(%x) : (f64) -> f64
      ... partial derivatives, times %dx ...
    }
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.autodiff.autodiff import BACKWARD, FORWARD
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.symbols import fresh_name
from ad_opt.passes.emit.emit import Cotangent, Emitter, is_float_like
from ad_opt.passes.rules.expr import Expr
from ad_opt.passes.rules.formula import Formula
from xdsl.dialects.builtin import FunctionType, ModuleOp, SymbolRefAttr
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue


def attach_rule(module: ModuleOp, func: FuncOp, partials: Sequence[Sequence[Expr | None]]) -> None:
    """Give ``func`` the partial derivatives: a row a result, an entry an argument."""
    require_scalars(func)
    flat = tuple(entry for row in partials for entry in row)
    formula = Formula(name="func.call", partials=flat, results=len(partials), strong_zero=True)
    for attribute, write in ((FORWARD, _forward), (BACKWARD, _backward)):
        name = _fresh(module, f"{func.sym_name.data}.{attribute.partition('.')[2]}")
        made = write(func, formula, name)
        made.location = func.location
        module.body.block.insert_op_after(made, func)
        func.attributes[attribute] = SymbolRefAttr(name)


def attach_functions(func: FuncOp, forward: str | None, backward: str | None) -> None:
    """Name the functions of the module that are the derivatives of ``func``."""
    for attribute, name in ((FORWARD, forward), (BACKWARD, backward)):
        if name is not None:
            func.attributes[attribute] = SymbolRefAttr(name)


def require_scalars(func: FuncOp) -> None:
    """AD0709 for a function that partial derivatives cannot describe."""
    kinds = (*func.function_type.inputs, *func.function_type.outputs)
    wrong = next((kind for kind in kinds if not is_float_like(kind)), None)
    if wrong is not None or not func.function_type.outputs.data:
        what = f"has a value of type {wrong}" if wrong is not None else "has no result"
        raise error_at(
            func,
            "AD0709",
            f"partial derivatives describe functions of floats, but `@{func.sym_name.data}` {what}",
            help="give its derivatives as functions: custom_rule(program, name, forward=..., "
            "backward=...)",
        )


def _fresh(module: ModuleOp, name: str) -> str:
    known = {cast(FuncOp, op).sym_name.data for op in module.ops if op.name == "func.func"}
    return fresh_name(name, known)


def _start(func: FuncOp, name: str, kind: FunctionType) -> tuple[FuncOp, Emitter]:
    made = FuncOp(name, kind, visibility="private")
    block = Block(arg_types=list(kind.inputs))
    if made.body.first_block is not None:
        made.body.detach_block(0)
    made.body.add_block(block)
    return made, Emitter(block, None, func.location)


def _call(em: Emitter, func: FuncOp, arguments: Sequence[SSAValue]) -> Operation:
    return em.emit(CallOp(func.sym_name.data, list(arguments), list(func.function_type.outputs)))


def _made(em: Emitter, values: Sequence[Cotangent], like: Sequence[SSAValue]) -> list[SSAValue]:
    pairs = zip(values, like, strict=True)
    return [em.zero(old.type) if value is None else value for value, old in pairs]


def _forward(func: FuncOp, formula: Formula, name: str) -> FuncOp:
    inputs, outputs = func.function_type.inputs.data, func.function_type.outputs.data
    doubled = [kind for given in inputs for kind in (given, given)]
    made, em = _start(func, name, FunctionType.from_lists(doubled, [*outputs, *outputs]))
    given = list(em.block.args)
    call = _call(em, func, given[::2])
    tangents = formula.pushforward(em, call, lambda value: value, given[1::2])
    em.emit(ReturnOp(*call.results, *_made(em, tangents, call.results)))
    return made


def _backward(func: FuncOp, formula: Formula, name: str) -> FuncOp:
    inputs, outputs = func.function_type.inputs.data, func.function_type.outputs.data
    made, em = _start(func, name, FunctionType.from_lists([*inputs, *outputs], list(inputs)))
    given = list(em.block.args)
    arguments, seeds = given[: len(inputs)], given[len(inputs) :]
    call = _call(em, func, arguments)
    gradients = formula.pullback(em, call, lambda value: value, seeds, range(len(inputs)))
    em.emit(ReturnOp(*_made(em, gradients, arguments)))
    return made
