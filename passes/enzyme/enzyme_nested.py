"""Effects on memory of functions that ask for derivatives themselves.

A derivative does what its function does, and writes to shadows. So in a copy of the module, what
asks for one becomes a call of the function and stores to the shadows that are passed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.autodiff import autodiff
from ad_opt.dialects.llvm.addresses import store_to
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.diagnostics.warnings import collecting
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.memory.effects import EffectSummaries, EffectSummary
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.catalogue import is_call
from xdsl.dialects.builtin import ModuleOp, i8
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Operation, SSAValue

from .enzyme_calls import enzyme_call, is_pointer, mode_of, read_arguments, resolve
from .enzyme_names import Names


class NestedSummaries:
    """Summaries of the functions of a module, derivatives that they ask for included."""

    def __init__(self, module: ModuleOp):
        copy = module.clone()
        names = Names(copy)
        pairs = list(zip(walk(module), walk(copy), strict=True))
        with collecting():
            for _, op in pairs:
                _model(op, names)
        self._copies = {op: copied for op, copied in pairs if isinstance(op, FuncOp)}
        self._copy = copy
        self._of = AnalysisManager().get(EffectSummaries, copy).of

    def of(self, function: FuncOp) -> EffectSummary | None:
        """The summary of a function of the module; ``None`` where it is not known."""
        copied = self._copies.get(function)
        return None if copied is None else self._of.get(copied)


def _model(op: Operation, names: Names) -> None:
    """Replace what asks for a derivative; what is not understood may do anything."""
    if isinstance(op, autodiff.BwdDiffOp | autodiff.FwdDiffOp | autodiff.ApplyOp):
        operands, values, shadows = list(op.operands), list[SSAValue](), list[SSAValue]()
        for word in op.activities:
            values.append(operands.pop(0))
            for _ in range(op.tangents_each if word.startswith("dup") else 0):
                shadows.append(operands.pop(0))
        _write(op, names.of.get(op.callee_name), values, shadows)
    elif is_call(op) and (mode := mode_of(op, names)) is not None:
        call = enzyme_call(op, mode, names)
        if mode == "batch":
            return
        try:
            resolve(call, names)
            found = read_arguments(call)
        except DiagnosticError:
            return  # It is reported where it is translated.
        shadows = [shadow for lanes in found.shadows for shadow in lanes]
        if call.memory is not None:
            shadows.append(call.memory)
        _write(op, call.function, found.values, shadows)


def _write(
    op: Operation,
    function: Operation | None,
    values: Sequence[SSAValue],
    shadows: Sequence[SSAValue],
) -> None:
    if not isinstance(function, FuncOp):
        return
    builder = Builder.at(op)
    outputs = list(function.function_type.outputs)
    builder.emit(CallOp(function.sym_name.data, list(values), outputs))
    zero = builder.integer(0, i8)
    for shadow in shadows:
        if is_pointer(shadow.type):
            builder.emit(store_to(zero, shadow))
    poison = CLASSES["llvm.mlir.poison"]
    made = [builder.emit(poison.create(result_types=[result.type])) for result in op.results]
    replace(op, *(one.results[0] for one in made))
