"""Invocations of derivatives as function values become calls of functions.

Needs: conformances of all structs (`synthesize-conformances`). Leaves: no overloaded invocation;
no function value but of generics and of members of interfaces, which are known only later (the
pass runs again behind `specialize-generics` and `devirtualize`). Follows the source's
``HigherOrderInvokeExprCheckingActions`` and the attributes of custom derivatives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.autodiff.autodiff import BACKWARD, DIFFERENTIABLE, PRIMAL_SUBSTITUTE
from ad_opt.dialects.autodiff.values import DERIVATIVES_OF, InvokeOp, RefOp
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.ir.symbols import name_of, symbol
from ad_opt.dialects.types.iface_values import SpecializeOp
from ad_opt.passes.tangents.module_tangents import conforming
from ad_opt.passes.types.model.replace_types import Replacer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, FunctionType, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from .conversions import convert
from .custom_derivatives import translate_custom_derivatives
from .demote_pairs import demote
from .derivative_wrappers import Wrappers
from .overloads import Call, Fit, choose
from .signatures import CONTEXT, FWD, Signature, same_function
from .type_deduction import Known

CHAIN = {kind.name: operator for operator, kind in DERIVATIVES_OF.items()}
"""Operations that make a derivative of a function value."""
REFERENCE, INVOKE, OVERLOADED = "autodiff.ref", "autodiff.invoke", "autodiff.invoke_overload"
VALUES = frozenset({REFERENCE, INVOKE, OVERLOADED, *CHAIN})


@dataclass(frozen=True)
class ResolveInvocationsPass(ModulePass):
    """Turn invocations of derivatives into calls of functions that speak pairs.

        %f = autodiff.ref @f : (f64) -> f64
        %df = autodiff.fwd_diff %f : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
        %r = autodiff.invoke %df(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
    becomes
        %r = func.call @f.fwd_pairs(%p) : (!pair.pair<f64>) -> !pair.pair<f64>

    where `@f.fwd_pairs` takes the pair apart, requests the derivative of `@f`, and puts a pair
    together. Operators nest to any depth. `autodiff.invoke_overload` chooses one of its candidates
    first and converts the arguments. Derivatives that a function's author gives in terms of pairs
    (`autodiff.fwd_derivative = @g` and its kin) are checked and become those that the engine knows.

    No options.
    """

    name = "resolve-invocations"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for module in _modules(op):
            with conforming(module):
                _Resolver(module).run()


def _modules(root: ModuleOp) -> list[ModuleOp]:
    inner = [op for op in walk(root) if op.name == "builtin.module"]
    return [root, *cast("list[ModuleOp]", inner)]


class _Resolver:
    def __init__(self, module: ModuleOp):
        self.module = module
        self.wrappers = Wrappers(module)
        self.known = Known(module)
        self.mixed = False
        """True if pairs of both kinds meet, so that all become user code."""

    def run(self) -> None:
        """Resolve what can be."""
        translate_custom_derivatives(self.module, self.wrappers)
        ops = self.operations()
        names = {op.name for op in ops}
        if OVERLOADED in names:
            for op in ops:
                if op.name == OVERLOADED:
                    self.resolve_overload(op)
            ops = self.operations()
        if names & VALUES:
            without_contexts(self.module)
            ops = self.operations()
            for op in ops:
                if op.name == INVOKE:
                    self.resolve_invoke(op)
            self.drop_values(ops)
        if self.mixed or self.wrappers.nested:
            demote(self.module)

    def operations(self) -> list[Operation]:
        """All operations of the module but those of modules in it."""
        inner = [op for op in self.module.body.block.ops if op.name != "builtin.module"]
        return [found for op in inner for found in walk(op)]

    # ------------------------------------------------------------------ overloads

    def resolve_overload(self, op: Operation) -> None:
        """Choose a candidate, and write its invocation."""
        chain = tuple(reversed(_words(op)))
        call = Call(op, chain, tuple(op.operand_types), tuple(op.result_types), self.known)
        fit = choose(call, self.candidates(op))
        build = Builder.at(op)
        arguments = [
            convert(build, value, wanted)
            for value, wanted in zip(op.operands, fit.type.inputs, strict=True)
        ]
        function = self.function_value(build, chain, fit)
        invoke = build.emit(InvokeOp(function, arguments, dict(op.attributes)))
        self.mixed |= tuple(op.result_types) != fit.type.outputs.data
        self.mixed |= tuple(value.type for value in arguments) != fit.type.inputs.data
        replace(op, *invoke.results)

    def candidates(self, op: Operation) -> list[Operation]:
        """The functions that an overloaded invocation names; AD0820 for what is none."""
        found: list[Operation] = []
        given = op.properties["candidates"]
        assert isinstance(given, ArrayAttr)
        for reference in given:
            assert isinstance(reference, SymbolRefAttr)
            candidate = symbol(op, reference)
            if candidate is None or candidate.name not in ("func.func", "iface.generic"):
                message = f"candidate {reference} is no function of this module"
                raise error_at(op, "AD0820", message, help="name functions or generics")
            self.require_here(candidate, op)
            found.append(candidate)
        return found

    def require_here(self, function: Operation, where: Operation) -> None:
        """AD0820 for a function of a module further out: derivatives stand beside it."""
        if function.parent_op() is not self.module:
            raise error_at(
                where,
                "AD0820",
                f"`@{name_of(function)}` is a function of another module",
                notes=[Note("the function is here", location_of(function))],
                help="derivatives are made in the module of their function: ask for it there",
            )

    def function_value(self, build: Builder, chain: Sequence[str], fit: Fit) -> SSAValue:
        """The candidate as a function value, through its operators."""
        name = SymbolRefAttr(name_of(fit.candidate) or "")
        type = fit.signatures[0].type
        if fit.candidate.name == "iface.generic":
            value = build.value(SpecializeOp(name, fit.arguments, type))
        else:
            value = build.value(RefOp(name, type))
        for operator, signature in zip(chain, fit.signatures[1:], strict=True):
            value = build.value(DERIVATIVES_OF[operator](value, signature.type))
        return value

    # ------------------------------------------------------------------ invocations

    def resolve_invoke(self, op: Operation) -> None:
        """Make an invocation a call, if it is known of which function."""
        func = self.function(op.operands[0], op)
        if func is None:
            return
        build = Builder.at(op)
        arguments = list(op.operands[1:])
        types = func.function_type
        self.mixed |= tuple(op.result_types) != types.outputs.data
        self.mixed |= tuple(value.type for value in arguments) != types.inputs.data
        call = build.emit(CallOp(func.sym_name.data, arguments, types.outputs.data))
        call.attributes.update(op.attributes)
        replace(op, *call.results)

    def function(self, value: SSAValue, where: Operation) -> FuncOp | None:
        """The function that a value is; ``None`` where that is known only later."""
        operators: list[Operation] = []
        while (op := defining_op(value)) is not None and op.name in CHAIN:
            operators.append(op)
            value = op.operands[0]
        if op is None or op.name != REFERENCE:
            if op is None or not op.name.startswith("iface."):
                raise _unknown(where, value)
            return None
        func = self.referenced(op)
        for operator in reversed(operators):
            if func is not None:
                func = self.derivative(func, operator)
        return func

    def referenced(self, op: Operation) -> FuncOp | None:
        """The function that `autodiff.ref` names; ``None`` for a generic."""
        reference = op.properties["callee"]
        assert isinstance(reference, SymbolRefAttr)
        found = symbol(op, reference)
        if found is not None and found.name == "iface.generic":
            return None
        if not isinstance(found, FuncOp):
            raise error_at(op, "AD0820", f"{reference} is no function of this module")
        self.require_here(found, op)
        if not same_function(found.function_type, _type(op.results[0])):
            raise error_at(
                op,
                "AD0820",
                f"{reference} has type {found.function_type}, not {op.results[0].type}",
                notes=[Note("the function is here", location_of(found))],
            )
        return found

    def derivative(self, func: FuncOp, op: Operation) -> FuncOp:
        """The derivative that an operator makes; AD0820 if its type says something else."""
        operator, wanted = CHAIN[op.name], _type(op.results[0])
        refuse(func, operator, op)
        signature = Signature.of(func, op).refined(wanted)
        type = signature.translated(operator).type
        if not same_function(type, wanted):
            message = f"`{operator}` of `@{func.sym_name.data}` has type {type}, not {wanted}"
            raise error_at(
                op,
                "AD0820",
                message,
                notes=[Note("the function is here", location_of(func))],
                help=f"write `to {type}`" + spelling_of_differentials(type),
            )
        return self.wrappers.derivative(func, operator, signature)

    def drop_values(self, ops: Sequence[Operation]) -> None:
        """Erase function values that nobody uses any more; they come before their uses."""
        for op in reversed(ops):
            if op.name == REFERENCE or op.name in CHAIN:
                if op.results[0].first_use is None:
                    erase(op)


def spelling_of_differentials(type: Attribute) -> str:
    """Say how a program writes a Differential that is synthesised, for the end of a help."""
    if ".Differential" not in str(type):
        return ""
    written = '!iface.assoc<T, @IDifferentiable, "Differential">'
    return f"; the Differential of a type T that the program does not declare is `{written}`"


def _type(value: SSAValue) -> FunctionType:
    assert isinstance(value.type, FunctionType)
    return value.type


def _words(op: Operation) -> list[str]:
    chain = op.properties["chain"]
    assert isinstance(chain, ArrayAttr)
    return [word.data for word in chain if isinstance(word, StringAttr)]


def _unknown(where: Operation, value: SSAValue) -> DiagnosticError:
    notes = [Note("the function value comes from here", location_of(value))]
    return error_at(
        where,
        "AD0820",
        "it is not known which function this invokes",
        notes=notes,
        help="invoke the result of `autodiff.ref`, of an operator on it, or of a lookup",
    )


def refuse(func: FuncOp, operator: str, where: Operation) -> None:
    """AD0821 for a function that has no such derivative."""
    if CONTEXT in (*func.function_type.inputs, *func.function_type.outputs):
        raise error_at(
            where,
            "AD0821",
            f"`{operator}` of `@{func.sym_name.data}`, which takes or gives a context",
            notes=[Note("the function is here", location_of(func))],
            help="differentiate a function that calls `apply` and `propagate`",
        )
    mark = func.attributes.get(DIFFERENTIABLE)
    only_forward = isinstance(mark, StringAttr) and mark.data == "forward"
    given = BACKWARD in func.attributes or PRIMAL_SUBSTITUTE in func.attributes
    if operator != FWD and only_forward and not given:
        raise error_at(
            where,
            "AD0821",
            f"`@{func.sym_name.data}` is differentiable in forward mode only",
            notes=[Note("the function is here", location_of(func))],
            help=f'mark it `{DIFFERENTIABLE} = "both"`, or give it a backward derivative',
        )


_OF_CONTEXTS = ("autodiff.ctx_new", "autodiff.ctx_set", "autodiff.ctx_get")


def without_contexts(module: ModuleOp) -> None:
    """Make tapes of the contexts of functions that are split into ``apply`` and ``propagate``.

    AD0821 for code that makes or opens such a context: its slots are not those of the tape.
    """
    split = {
        name
        for op in walk(module)
        if op.name in ("autodiff.apply_of", "autodiff.propagate_of")
        for name in _contexts(op)
    }
    if split:
        for op in walk(module):
            types = (value.type for value in (*op.operands, *op.results))
            if op.name in _OF_CONTEXTS and not split.isdisjoint(types):
                raise error_at(
                    op,
                    "AD0821",
                    f"`{op.name}` of a context that `autodiff.apply` makes",
                    help="give the function a backward derivative of its own, or hand the context "
                    "to `autodiff.propagate` as it is",
                )

        def tape(type: Attribute) -> Attribute | None:
            return CONTEXT if type in split else None

        Replacer(tape).everywhere(module)


def _contexts(op: Operation) -> list[Attribute]:
    type = op.results[0].type
    if not isinstance(type, FunctionType):
        return []
    return [t for t in (*type.inputs, *type.outputs) if t.name == "autodiff.ctx"]
