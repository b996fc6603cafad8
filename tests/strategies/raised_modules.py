"""Modules of the llvm dialect, executed as they are and as `raise-llvm` makes them.

Both become LLVM IR by `emit_llvm_ir` and run in LLVM's JIT (by the stubs of `c_runs`), so what
differs is what raising and lowering did. All functions of a module are compiled at once.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import LOWER, PREPARE
from xdsl.dialects.builtin import ModuleOp

import c_runs
from c_runs import Primal, copies, results_of

PIPELINES = {
    "raised": f"raise-llvm,{LOWER}",
    "prepared": f"resolve-indirect-calls,raise-llvm,{PREPARE},{LOWER}",
}
"""Down to machine code at once, and through the passes that prepare for differentiation."""

_NUMBERS = itertools.count()


class Compiled:
    """All functions of a module that have a body, each callable as a `c_runs.Primal` is."""

    def __init__(self, module: ModuleOp):
        machine, engine = c_runs.jit()
        text = emit_llvm_ir(module)
        parsed = llvm.parse_assembly(text, c_runs.fresh_context())
        self.functions: dict[str, Primal] = {}
        stubs: list[str] = []
        for function in parsed.functions:
            if function.is_declaration or function.linkage == llvm.Linkage.internal:
                continue
            kind = str(function.global_value_type)
            result = kind[: kind.rindex(" (")] if " (" in kind else kind
            made = Primal.__new__(Primal)
            made.text, made.name = text, function.name
            made.inputs = [str(argument.type) for argument in function.arguments]
            made.results = c_runs._leaf_types(result)
            self.functions[function.name] = made
            stub = c_runs._stub(function, result)
            stubs.append(stub.replace("@stub_of_test", f"@stub_of_{function.name}"))
        whole = llvm.parse_assembly(text + "\n".join(stubs), c_runs.fresh_context())
        whole.verify()
        builder = llvm.JITLibraryBuilder().add_object_img(machine.emit_object(whole))
        builder = builder.add_current_process()
        for name in self.functions:
            builder = builder.export_symbol(f"stub_of_{name}")
        library = builder.link(engine, f"raised.module.{next(_NUMBERS)}")
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
        for name, made in self.functions.items():
            made._library = library
            made._entry = prototype(library[f"stub_of_{name}"])

    def __getitem__(self, name: str) -> Primal:
        return self.functions[name]


def module_of(text: str) -> ModuleOp:
    """Parsed MLIR."""
    return parse_module(make_context(), text)


def run_passes(module: ModuleOp, pipeline: str) -> ModuleOp:
    """The module behind a pipeline (the same one)."""
    PassManager.parse(make_context(), pipeline).run(module)
    return module


def pair(make: Callable[[], ModuleOp], pipeline: str) -> tuple[Compiled, Compiled]:
    """A module, and the same behind a pipeline."""
    return Compiled(make()), Compiled(run_passes(make(), PIPELINES[pipeline]))


def exact(value: Any) -> Any:
    """Bytes that must be equal: all but padding, and one NaN is as good as another."""
    array = np.asarray(value)
    if array.dtype.names:
        return tuple(exact(array[name]) for name in array.dtype.names)
    if array.dtype.kind == "f":
        array = np.where(np.isnan(array), np.array(np.nan, array.dtype), array)
    return array.shape, array.tobytes()


def agree(first: Primal, second: Primal, arguments: Sequence[Any]) -> None:
    """Both give the same, and write the same."""
    one, other = copies(arguments), copies(arguments)
    expected = [exact(value) for value in results_of(first(*one))]
    found = [exact(value) for value in results_of(second(*other))]
    assert found == expected, (arguments, first.name)
    for left, right in zip(one, other, strict=True):
        if isinstance(left, np.ndarray):
            assert exact(left) == exact(right), (arguments, first.name)


def agree_on(
    text: str, inputs: Iterable[Sequence[Any]], name: str = "f", pipeline: str = "raised"
) -> None:
    """A function of a module of the llvm dialect gives the same when it is raised."""
    first, second = pair(lambda: module_of(text), pipeline)
    for arguments in inputs:
        agree(first[name], second[name], arguments)
