"""``nlls-lower-residuals``: the residuals of an energy as one function over arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ad_opt.dialects import make_context
from ad_opt.dialects.energies.nlls_declarations import ProblemOp, VectorOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.rewriting import erase, move_all
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.text.parsing import parse_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp, StridedLayoutAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute
from xdsl.passes import ModulePass

from .kernels.kernels import RESIDUALS
from .lower_solver import storage_of
from .solver.blocks import Block
from .solver.kernel_functions import arguments_of, close, kernels_of

KINDS = ("precompute", "residuals")
"""The kinds of kernels that the function calls, in order."""


@dataclass(frozen=True)
class LowerResidualsPass(ModulePass):
    """Write the residuals of each problem as a function, and remove the problem.

    The function takes dimensions, parameters, images, unknowns and graphs in the order of the
    problem, then an array for each residual, which it fills. Unknowns and residuals are
    ``[channel, y, x]`` and contiguous; images and graphs are as kernels take them. What is computed
    on the way has memory of its own. Nothing is left of the energy: the function can be
    differentiated, interpreted, or given to another solver as any other.

    Before::

        nlls.problem @P precision f32 { nlls.dim @W  nlls.unknown @X : ...  nlls.vector @F.dx ... }
        func.func @P.residuals.W(...) attributes {nlls.kernel = "residuals", ...} { ... }

    After::

        func.func @P.residuals(%W: index {nlls.name = "W"}, %X: memref<?x?xf32> {nlls.name = "X"},
                               %F.dx: memref<?x?xf32> {nlls.name = "F.dx", nlls.type = ...}) {
          ...
          func.call @P.residuals.W(...)
          func.return
        }

    Needs kernels of the kind ``residuals`` as functions; the pipeline ``residuals`` has all steps.
    Options: none.
    """

    name = "nlls-lower-residuals"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in [one for one in op.body.block.ops if isinstance(one, ProblemOp)]:
            _lower(op, problem)


def _lower(module: ModuleOp, problem: ProblemOp) -> None:
    name = problem.sym_name.data
    found = kernels_of(module, name)
    if "residuals" not in found:
        message = f"`@{name}` has no kernel of the kind residuals"
        help = "run `nlls-derive{kinds=residuals}` and `schedule` in front"
        raise error_at(problem, "AD1075", message, help=help)
    kernels = [kernel for kind in KINDS for kernel in found.get(kind, [])]
    text = Writer(problem, kernels).text()
    close(module, name)
    made = parse_module(make_context(), text, "<residuals>")
    move_all(made.body.block, module.body.block)
    erase(problem)


@dataclass
class Writer:
    """Writes the function of one problem, which calls its kernels."""

    problem: ProblemOp
    kernels: Sequence[FuncOp]
    lines: list[str] = field(default_factory=list[str])

    def text(self) -> str:
        """The module that has the function."""
        types: dict[str, Attribute] = {}
        for kernel in self.kernels:
            types |= arguments_of(kernel)
        arrays = {one.name: one for one in storage_of(self.problem).computed}
        parts = [name for op in self.problem.body.block.ops if (name := name_of(op))]
        own = [name for name in parts if name in arrays and name in types and not is_result(name)]
        results = [f"{RESIDUALS}.{name}" for name in parts]
        given = [name for name in parts if name not in arrays] + results
        for name in own:
            self.allocate(arrays[name], types[name])
        views = {name: self.view(name, type_) for name, type_ in types.items()}
        for kernel in self.kernels:
            passed = ", ".join(views[name] for name, _ in arguments_of(kernel))
            call = f"func.call @{kernel.sym_name.data}({passed}) : {kernel.function_type}"
            self.lines.append(call)
        for name in own:
            self.lines.append(f"memref.dealloc %{name} : {plain(types[name])}")
        taken = ", ".join(self.argument(name, types[name]) for name in given if name in types)
        head = f"func.func @{self.problem.sym_name.data}.residuals({taken}) {{"
        body = [f"  {line}" for line in (*self.lines, "func.return")]
        return "\n".join([head, *body, "}"])

    def argument(self, name: str, type_: Attribute) -> str:
        """An argument with what it is: arrays that are filled say over which points they are."""
        said = f'nlls.name = "{name}"'
        for op in self.problem.body.block.ops:
            if isinstance(op, VectorOp) and op.sym_name.data == name:
                said += f", nlls.type = {op.type}"
        return f"%{name}: {plain(type_)} {{{said}}}"

    def allocate(self, array: Block, type_: Attribute) -> None:
        """Make memory for an array that is computed."""
        name = f"%{array.name}"
        count = f"{name}.channels"
        self.lines.append(f"{count} = arith.constant {array.channels} : index")
        sizes = ", ".join([count, *(f"%{dim}" for dim in reversed(array.space))])
        self.lines.append(f"{name} = memref.alloc({sizes}) : {plain(type_)}")

    def view(self, name: str, type_: Attribute) -> str:
        """An array as kernels take it; anything else as it is."""
        value, own = f"%{name}", plain(type_)
        if own == type_:
            return value
        view = f"{value}.view"
        self.lines.append(f"{view} = memref.cast {value} : {own} to {type_}")
        return view


def is_result(name: str) -> bool:
    """True for the vector of a residual."""
    return name.startswith(f"{RESIDUALS}.")


def plain(type_: Attribute) -> Attribute:
    """The type of contiguous memory where a kernel takes strides; any other as it is."""
    if isinstance(type_, MemRefType) and isinstance(type_.layout, StridedLayoutAttr):
        return MemRefType(type_.element_type, type_.shape)
    return type_
