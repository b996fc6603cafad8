"""``nlls-lower-solver``: the functions that minimise an energy, around its kernels.

Needs the kernels of ``nlls.problem`` as functions (`sched-emit`); leaves core dialects only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from string import Template
from types import MappingProxyType
from typing import Any, cast

from ad_opt.dialects import make_context
from ad_opt.dialects.energies.nlls import ComputedOp
from ad_opt.dialects.energies.nlls_declarations import ProblemOp, UnknownOp, VectorOp
from ad_opt.dialects.energies.nlls_rules import declarations
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.rewriting import erase, move_all
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.verify_strict import verify
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    FunctionType,
    IndexType,
    MemRefType,
    ModuleOp,
    f64,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass

from .solver import multigrid
from .solver.block_jacobi import PointBlocks
from .solver.blocks import (
    ROLES,
    VECTORS,
    Block,
    Storage,
    Text,
    given_name,
    plane_of,
    said,
    vector_type,
)
from .solver.hierarchies import Hierarchies
from .solver.kernel_functions import arguments_of, close, equal_channels, keep_apart, kernels_of
from .solver.kinds import NEEDED, SolverKind, find_solver, is_ours, solver_names, template
from .solver.planes import Group, Passes

PRECONDITIONERS: dict[str, tuple[str, ...]] = {
    "jacobi": (),
    "block-jacobi": ("block",),
    "multigrid": ("stencil",),
}
"""The kinds of kernels that preconditioners call."""
COLUMNS = 4
"""Columns of a row of the history in front of the norms of residuals."""


BEGIN = (
    "  %rz0 = func.call @${problem}.start(%v.r, %v.pre, %v.p, %v.delta, %n) "
    ": ($vec, $vec, $vec, $vec, index) -> f64"
)
"""The start of conjugate gradients; the inverse of the diagonal goes with passes over vectors."""
PRECONDITIONED = {
    "begin": (
        BEGIN.replace("%rz0", "%rz_jacobi") + "\n"
        "  func.call @${problem}.entries($arguments) : ($types) -> ()\n"
        "  func.call @${problem}.build($arguments) : ($types) -> ()\n"
        "  %rz0 = func.call @${problem}.precondition($arguments) : ($types) -> f64\n"
        "  func.call @${problem}.keep(%v.Ap, %v.p, %n) : ($vec, $vec, index) -> ()"
    ),
    "precondition": (
        "\n    %rz_new = func.call @${problem}.precondition($arguments) : ($types) -> f64"
    ),
    "direction": (
        "    func.call @${problem}.turn(%alpha_n, %beta_n, %v.delta, %v.p, %v.Ap, %n) "
        ": ($real, $real, $vec, $vec, $vec, index) -> ()"
    ),
}
"""The same, where what is preconditioned takes the place of the product with the direction."""


RECURRENCE = {"keep_b": "", "reset": "", "alpha": "%alpha_n"}
RESETS = {
    "alpha": "%alpha_step",
    "keep_b": (
        "\n  func.call @${problem}.keep(%v.r, %v.b, %n) : ($vec, $vec, index) -> ()\n"
        "  %period = arith.constant 10 : index\n"
        "  %no_alpha = arith.constant 0.0 : $real"
    ),
    "reset": (
        "\n    %phase = arith.remui %k_next, %period : index\n"
        "    %resets = arith.cmpi eq, %phase, %c0 : index\n"
        "    scf.if %resets {\n"
        "      func.call @${problem}.reset(%alpha_step, $arguments) : ($real, $types) -> ()\n"
        "    }\n"
        "    %alpha_n = arith.select %resets, %no_alpha, %alpha_step : $real"
    ),
}
"""Residuals that are computed afresh; the step is made there, so that the rest of it is zero."""


@dataclass(frozen=True)
class LowerSolverPass(ModulePass):
    """Write the solver of each problem as functions over buffers, and remove the problem.

    Before::

        nlls.problem @P precision f32 { nlls.dim @W  nlls.unknown @X : ... }
        func.func private @P.cost.W(...) -> f64 attributes {nlls.kernel = "cost", ...} { ... }

    After: ``@P.solve``, which runs all iterations; ``@P.finish``, by which the best iterate
    becomes the result; ``@P.sizes``, of the buffers; ``@P.cost``, ``@P.linearize``, ``@P.apply``
    and ``@P.precompute``, which call the kernels.

    Options: ``kind``, ``gn`` for Gauss-Newton, ``lm`` for Levenberg-Marquardt, or what a package
    adds by the entry point ``ad_opt.solvers`` (`docs/new-solver.md`); ``preconditioner`` of
    conjugate gradients, ``jacobi``, ``block-jacobi`` or ``multigrid``; the last two need kernels of
    the kind ``block`` or ``stencil``.
    """

    name = "nlls-lower-solver"
    kind: str = "gn"
    preconditioner: str = "jacobi"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in [one for one in op.body.block.ops if isinstance(one, ProblemOp)]:
            kind = find_solver(self.kind)
            if kind is None:
                message = f"`nlls-lower-solver` knows no kind `{self.kind}`"
                help = f"kinds are {' and '.join(solver_names())}"
                raise error_at(problem, "AD0004", message, help=help)
            if self.preconditioner not in PRECONDITIONERS:
                message = f"`nlls-lower-solver` knows no preconditioner `{self.preconditioner}`"
                help = f"preconditioners are {' and '.join(PRECONDITIONERS)}"
                raise error_at(problem, "AD0004", message, help=help)
            generator = Generator.of(problem, op)
            needed = (*NEEDED, *PRECONDITIONERS[self.preconditioner])
            if missing := [kind for kind in needed if kind not in generator.kernels]:
                message = f"`@{generator.problem}` has no kernel of the kind {missing[0]}"
                help = "run `energies` and `schedule` in front"
                raise error_at(problem, "AD1075", message, help=help)
            made = self._written(problem, generator, kind)
            close(op, generator.problem)
            move_all(made.body.block, op.body.block)
            keep_apart(op, generator.problem)
            if not is_ours(self.kind) and (wrong := verify(op)):
                raise self._refusal(problem, wrong[0].message)
            erase(problem)

    def _written(self, problem: ProblemOp, generator: Generator, kind: SolverKind) -> ModuleOp:
        """The functions of the solver; AD0303 where the text of others is not valid."""
        try:
            text = generator.text(kind, self.preconditioner)
            made = parse_module(make_context(), text, "<solver>")
            require_solve(made, generator.problem, self.kind)
        except (DiagnosticError, KeyError, ValueError) as error:
            if is_ours(self.kind):
                raise
            said = f"it names no `${{{error.args[0]}}}`" if isinstance(error, KeyError) else error
            raise self._refusal(problem, said) from error
        return made

    def _refusal(self, problem: ProblemOp, said: object) -> DiagnosticError:
        message = f"the text of the solver `{self.kind}` is not valid: {said}"
        return error_at(problem, "AD0303", message, help="docs/new-solver.md says what it has")


def require_solve(made: ModuleOp, problem: str, kind: str) -> None:
    """Raise ValueError if the functions of a solver have none that solves, as callers know it."""
    functions = {op.sym_name.data: op for op in made.body.block.ops if isinstance(op, FuncOp)}
    solve, finish = functions.get(f"{problem}.solve"), functions[f"{problem}.finish"]
    if solve is None:
        raise ValueError("there is no `@${problem}.solve`")
    given = finish.function_type.inputs.data
    index, numbers = IndexType(), given[-1]
    rows = MemRefType(f64, [DYNAMIC_INDEX, DYNAMIC_INDEX])
    expected = (*given[:-1], index, index, numbers, numbers, rows)
    if solve.function_type != FunctionType.from_lists(expected, ()):
        signature = "($declared, index, index, memref<?xf64>, memref<?xf64>, memref<?x?xf64>)"
        raise ValueError(f"`@${{problem}}.solve` is a function of {signature}, without results")


def storage_of(problem: ProblemOp) -> Storage:
    """The arrays that the solver of a problem owns."""
    unknowns: list[Block] = []
    computed: list[Block] = []
    for one in problem.body.block.ops:
        match one:
            case UnknownOp():
                unknowns.append(_block(one))
            case ComputedOp():
                computed.append(_block(one))
            case VectorOp() if one.sym_name.data.partition(".")[0] not in ROLES:
                computed.append(_block(one))
            case _:
                pass
    return Storage(tuple(unknowns), tuple(computed))


def _block(op: Operation) -> Block:
    declared = cast(Any, op)
    return Block(declared.sym_name.data, declared.type.channels, declared.type.dims)


@cache
def _template(name: str) -> Template:
    return Template(template(name))


@dataclass(frozen=True)
class Generator:
    """Writes the text of one problem's solver."""

    problem: str
    real: str
    storage: Storage
    kernels: dict[str, list[FuncOp]]
    context: dict[str, str]
    """Arguments of all functions, with types: sizes, parameters, arrays, strides, buffers."""

    @staticmethod
    def of(problem: ProblemOp, module: ModuleOp) -> Generator:
        """A generator for a problem whose kernels are in a module."""
        storage = storage_of(problem)
        kernels = kernels_of(module, problem.sym_name.data)
        given: dict[str, str] = {}
        for function in (one for kind in kernels.values() for one in kind):
            for name, type_ in arguments_of(function):
                if storage.find(name) is None:
                    given[given_name(name)] = str(type_)
        blocks = storage.unknowns + storage.computed
        for space in (one.space for one in blocks if one.space):
            given |= {given_name(dim): "index" for dim in space}
        order = {given_name(name): at for at, name in enumerate(declarations(problem))}
        names = sorted(given, key=lambda name: (order.get(name, len(order)), name))
        context = {name: given[name] for name in names}
        context |= {plane_of(one.space): "index" for one in blocks if one.space}
        real = str(problem.precision)
        context |= {"%n": "index", "%x": f"memref<?x{real}>", "%work": f"memref<?x{real}>"}
        return Generator(problem.sym_name.data, real, storage, kernels, context)

    def text(self, kind: SolverKind, preconditioner: str = "jacobi") -> str:
        """The module that has all functions but the kernels."""
        words = self._words()
        own, made = self._parts(words, preconditioner == "jacobi")
        resets = RESETS if kind.resets else RECURRENCE
        words |= {name: Template(one).substitute(words) for name, one in (own | resets).items()}
        templates = [*map(_template, ("vectors", "pcg")), Template(kind.text), _template("finish")]
        if preconditioner != "jacobi":
            made += self._preconditioner(words, preconditioner, kind.is_damped)
            templates.append(_template("preconditioned"))
        if preconditioner == "multigrid":
            templates.append(_template("multigrid"))
            words |= multigrid.words(self.real)
        parts = [*made, *(one.substitute(words) for one in templates)]
        calls = [
            self._calls("precompute", ("precompute",), False),
            self._calls("cost", ("cost",), True),
            self._calls("linearize", ("jtf",), False),
            self._calls("apply", ("jtj",), True),
        ]
        if kind.is_damped:
            calls.append(self._calls("apply_to_delta", ("jtj",), True, {"p": "delta"}))
        return "\n".join([self._sizes(preconditioner == "multigrid"), *calls, *parts])

    def _parts(self, words: dict[str, str], is_jacobi: bool) -> tuple[dict[str, str], list[str]]:
        """Parts of conjugate gradients, and the passes over vectors that they call."""
        if is_jacobi:
            passes = Passes.of(words, self.storage, self._groups())
            own = {
                "begin": BEGIN,
                "residual": passes.residual("%alpha_n", "%rz_new"),
                "direction": passes.direction("%alpha_n", "%beta_n"),
            }
            return own, [passes.functions("residual", "direction")]
        passes = Passes(words, self.storage)
        residual = passes.residual("%alpha_n", "%rz_jacobi_new") + PRECONDITIONED["precondition"]
        return PRECONDITIONED | {"residual": residual}, [passes.functions("residual")]

    def _groups(self) -> list[Group]:
        """The planes of the unknowns, those together whose diagonals are one expression."""
        groups: list[Group] = []
        for number, one in enumerate(self.storage.unknowns):
            name = f"diag.{one.name}"
            writers = [it for it in self.kernels["jtf"] if name in dict(arguments_of(it))]
            alike = [equal_channels(kernel, name) for kernel in writers]
            found: dict[tuple[int, ...], list[tuple[int, int]]] = {}
            for channel in range(one.channels):
                key = tuple(same[channel] if same else channel for same in alike)
                found.setdefault(key, []).append((number, channel))
            groups += map(tuple, found.values())
        return groups

    def _preconditioner(self, words: dict[str, str], name: str, damped: bool) -> list[str]:
        """The functions of a preconditioner that depend on the unknowns."""
        if name == "multigrid":
            levels = self._hierarchies
            own = [multigrid.galerkin(self.problem, self.real), levels.take(damped)]
            build, apply = levels.build(damped), levels.apply()
        else:
            blocks = PointBlocks(self.real, self.storage)
            own = list[str]()
            build, apply = blocks.build(damped), blocks.apply(self.problem, words["vec"])
        dot = f"  %rz = func.call @{self.problem}.dot(%v.r, %v.Ap, %n) : "
        dot += Template("($vec, $vec, index) -> f64\n  func.return %rz : f64").substitute(words)
        return [
            self._calls("entries", PRECONDITIONERS[name], False),
            *own,
            self._function("build", "", [*build, "  func.return"], words),
            self._function("precondition", " -> f64", [*apply, dot], words),
        ]

    @property
    def _hierarchies(self) -> Hierarchies:
        return Hierarchies(self.problem, self.real, self.storage)

    def _function(self, name: str, result: str, lines: list[str], words: dict[str, str]) -> str:
        head = f"func.func @{self.problem}.{name}({words['parameters']}){result}"
        return "\n".join([f"{head} {{", words["views"], *lines, "}"])

    def _words(self) -> dict[str, str]:
        typed = [f"{name}: {type_}" for name, type_ in self.context.items()]
        named = [
            f'{name}: {type_} {{nlls.name = "{said(name)}"}}'
            for name, type_ in self.context.items()
        ]
        single = self.real == "f32"
        return {
            "problem": self.problem,
            "real": self.real,
            "vec": vector_type(self.real),
            "widen": "extf" if single else "bitcast",
            "narrow": "truncf" if single else "bitcast",
            "rounding": "1.0e-8" if single else "1.0e-16",
            "parameters": ", ".join(typed),
            "declared": ", ".join(named),
            "arguments": ", ".join(self.context),
            "types": ", ".join(self.context.values()),
            "views": self.storage.vectors(self.real),
            "columns": str(COLUMNS),
        }

    def _sizes(self, is_multigrid: bool) -> str:
        """``@P.sizes``: of vectors and of the work buffer, from sizes and strides."""
        text = Text()
        planes = [one for one, type_ in self.context.items() if type_ == "index" and one != "%n"]
        n = self.storage.size(text, self.storage.unknowns)
        work = text.plus(
            text.times(n, len(VECTORS)), self.storage.size(text, self.storage.computed)
        )
        if is_multigrid:
            work = self._hierarchies.size(text, work)
        arguments = ", ".join(f'{one}: index {{nlls.name = "{said(one)}"}}' for one in planes)
        body = "\n".join(text.lines)
        return (
            f"func.func @{self.problem}.sizes({arguments}) -> (index, index) {{\n{body}\n"
            f"  func.return {n}, {work} : index, index\n}}"
        )

    def _calls(
        self,
        name: str,
        kinds: tuple[str, ...],
        returns: bool,
        instead: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """A function that calls all kernels of some kinds, in order, and adds what they return.

        They are given other vectors of the solver ``instead`` of some.
        """
        text = Text()
        total: str | None = None
        for kernel in (one for kind in kinds for one in self.kernels.get(kind, [])):
            passed: list[str] = []
            for what, type_ in arguments_of(kernel):
                found = self.storage.find(what)
                if found is not None and found[0] in instead:
                    what = f"{instead[found[0]]}.{found[1].name}"
                passed.append(self._argument(text, what, type_))
            results = list(kernel.function_type.outputs)
            call = (
                f"func.call @{kernel.sym_name.data}({', '.join(passed)}) : {kernel.function_type}"
            )
            if not results:
                text.lines.append(f"  {call}")
                continue
            part = text.value(call)
            total = part if total is None else text.value(f"arith.addf {total}, {part} : f64")
        words = self._words()
        if total is None and returns:
            total = text.value("arith.constant 0.0 : f64")
        result = " -> f64" if returns else ""
        end = f"  func.return {total} : f64" if returns else "  func.return"
        head = f"func.func @{self.problem}.{name}({words['parameters']})"
        return "\n".join([f"{head}{result} {{", *text.lines, end, "}"])

    def _argument(self, text: Text, name: str, type_: Attribute) -> str:
        if self.storage.find(name) is None:
            return given_name(name)
        assert isinstance(type_, MemRefType)
        return self.storage.view(text, name, str(type_), self.real, len(type_.get_shape()))
