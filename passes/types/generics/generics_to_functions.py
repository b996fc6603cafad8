"""``generics-to-functions``: generics whose derivatives are asked for, as functions that take their
witnesses as arguments (dictionary passing).

Needs verified generics. Leaves the generics, and beside each a function of the same code, with the
request for its derivative. Types of its parameters stay open (``!iface.tparam<"T">``; derivatives
are ``!iface.assoc<…, "Differential">``), so `differentiate` differentiates the code once, for all
types; `functions-to-generics` makes a generic of the derivative.

This is the second way to derivatives of generics; the first specialises them before. Both have to
agree: ``bwd_diff(specialize(g, A)) = specialize(bwd_diff(g), A)``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import attribute_of, defining_op, walk
from ad_opt.dialects.support.ir.rewriting import erase_unused, replace
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.dialects.types.attributes.autodiff_value_types import DERIVATIONS
from ad_opt.dialects.types.attributes.iface_types import AssociatedType
from ad_opt.dialects.types.attributes.type_parameters import is_abstract
from ad_opt.dialects.types.iface import WitnessOfOp, WitnessType
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import parameters_of, symbol_of
from ad_opt.passes.tangents.module_tangents import conforming
from ad_opt.passes.types.function_values.custom_derivatives import turn_around
from ad_opt.passes.types.function_values.derivative_wrappers import Wrappers
from ad_opt.passes.types.function_values.given_derivatives import NAMES, attributes_of
from ad_opt.passes.types.function_values.signatures import Signature
from ad_opt.passes.types.model.closed_types import Binding, spelled, taken_names
from ad_opt.passes.types.model.interfaces import symbol_in
from ad_opt.passes.types.model.replace_types import Replacer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    FunctionType,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from .instances import body_of, return_results

PARAMETERS = "iface.parameters"
"""On a function: the parameters of the generic it was made of. Witnesses and numbers among them are
its first arguments."""
DERIVATIVE_OF = "iface.derivative_of"
"""On a function, and on the generic made of it: ``["bwd_diff", @g]``."""

OF_VALUE = tuple(f"autodiff.{name}_of" for name in DERIVATIONS)


@dataclass(frozen=True)
class GenericsToFunctionsPass(ModulePass):
    """Write generics that are differentiated as functions with witnesses as arguments.

        iface.generic @square [!iface.tparam<"T">, !iface.witness<@IArith>] {...}
        ...
          %f = iface.specialize @square [f64, @f64_IArith] : (f64) -> f64
          %d = autodiff.bwd_diff_of %f : (f64) -> f64 to (f64, f64) -> f64
    gets beside it
        func.func private @square.generic(%w: !iface.witness<@IArith>, %a: !iface.tparam<"T">)
          -> !iface.tparam<"T"> attributes {iface.parameters = [...]} {...}
        func.func private @square.generic.bwd_pairs(%w, %a, %r) -> !iface.assoc<...>
          attributes {iface.derivative_of = ["bwd_diff", @square], iface.parameters = [...]} {
          %d = autodiff.bwd_diff @square.generic(%w, %a, %r) {activity = [const, active]} : ...
        }

    Generics that open existentials, or hand on functions as values, are left to specialisation.

    Options: none.
    """

    name = "generics-to-functions"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        wanted = dict.fromkeys(_requests(op))
        if wanted:
            _resolve_associated(op)
            with conforming(op):
                _Converter(op).run(wanted)


def _resolve_associated(module: ModuleOp) -> None:
    """Types of functions that say "the Differential of" a known type say which one that is.

    What the program itself says about derivatives of its functions is read before specialisation
    would do this.
    """
    conformances = Conformances.of(module)

    def rule(attribute: Attribute) -> Attribute | None:
        return conformances.resolve(attribute) if isinstance(attribute, AssociatedType) else None

    replacer = Replacer(rule)
    for op in module.body.block.ops:
        if op.name == "func.func":
            replacer.everywhere(op)


def _requests(module: ModuleOp) -> Iterator[tuple[str, str]]:
    """The derivatives of generics that are asked for: operator and generic."""
    for op in walk(module):
        if op.name in OF_VALUE:
            if (source := defining_op(op.operands[0], "iface.specialize")) is not None:
                symbol = symbol_in(attribute_of(source, "callee"))
                if symbol is not None:
                    yield op.name.removeprefix("autodiff.").removesuffix("_of"), symbol


@dataclass
class _Converter:
    """The functions of one module's generics."""

    module: ModuleOp
    generics: dict[str, Operation] = field(init=False)
    wrappers: Wrappers = field(init=False)
    names: set[str] = field(init=False)
    _made: dict[tuple[str, tuple[Attribute, ...]], FuncOp] = field(
        default_factory=dict[tuple[str, tuple[Attribute, ...]], FuncOp]
    )
    _pending: list[FuncOp] = field(default_factory=list[FuncOp])

    def __post_init__(self) -> None:
        self.generics = {
            symbol_of(op): op for op in self.module.body.block.ops if op.name == "iface.generic"
        }
        self.wrappers = Wrappers(self.module)
        self.names = taken_names(self.module.body.block.ops)

    def run(self, wanted: dict[tuple[str, str], None]) -> None:
        """Write the functions, then the requests about them."""
        turn_around(self.module)
        made: list[tuple[str, str, FuncOp]] = []
        for operator, symbol in wanted:
            generic = self.generics.get(symbol)
            if generic is not None and self._convertible(symbol, set()):
                func = self.function(symbol, parameters_of(generic))
                made.append((operator, symbol, func))
        while self._pending:
            self._resolve(self._pending.pop())
        for operator, symbol, func in made:
            wrapper = self.wrappers.derivative(func, operator, Signature.of(func))
            wrapper.attributes[PARAMETERS] = func.attributes[PARAMETERS]
            wrapper.attributes[DERIVATIVE_OF] = ArrayAttr(
                [StringAttr(operator), SymbolRefAttr(symbol)]
            )

    def _convertible(self, symbol: str, seen: set[str]) -> bool:
        """True if the engine knows all that a generic does, and those that it uses."""
        generic = self.generics.get(symbol)
        if generic is None:
            return False
        if symbol in seen:
            return True
        seen.add(symbol)
        for op in walk(generic):
            if op.name == "iface.open" or op.name in OF_VALUE:
                return False
            if op.name in ("iface.specialize", "iface.lookup", "autodiff.ref"):
                uses = [use.operation for use in op.results[0].uses]
                if any(use.name != "autodiff.invoke" for use in uses):
                    return False
            if op.name == "iface.specialize":
                callee = symbol_in(attribute_of(op, "callee"))
                if callee is None or not self._convertible(callee, seen):
                    return False
        return all(self._fits(given, symbol, seen) for given in self._given(symbol).values())

    def _given(self, symbol: str) -> dict[str, str]:
        """The generics that are the derivatives of a generic, by what they are."""
        said = attributes_of(self.generics[symbol])
        named = {key: symbol_in(said[key]) for key in NAMES if key in said}
        return {key: name for key, name in named.items() if name in self.generics}

    def _fits(self, derivative: str, symbol: str, seen: set[str]) -> bool:
        """True if a derivative takes the witnesses and numbers that its function takes."""
        parameters = parameters_of(self.generics[derivative])
        same = parameters == parameters_of(self.generics[symbol])
        return same and self._convertible(derivative, seen)

    # ------------------------------------------------------------------ functions

    def function(self, symbol: str, arguments: tuple[Attribute, ...]) -> FuncOp:
        """The function of a generic for arguments that may be parameters of another."""
        key = symbol, arguments
        if key in self._made:
            return self._made[key]
        generic = self.generics[symbol]
        parameters = parameters_of(generic)
        body = body_of(generic)
        binding: Binding = {
            parameter: argument
            for parameter, argument in zip(parameters, arguments, strict=True)
            if not isinstance(parameter, WitnessType) and parameter != argument
        }
        own = parameters == arguments
        parts = [] if own else [spelled(a) for a in arguments if not isinstance(a, WitnessType)]
        func = self._copy(generic, body, self._fresh(".".join((symbol, *parts, "generic"))))
        func.attributes.update(body.attributes)
        # Another's parameters stand in its types: it belongs to that one.
        func.attributes[PARAMETERS] = ArrayAttr(arguments)
        Replacer(binding.get).everywhere(func)
        func.attributes[PARAMETERS] = ArrayAttr(arguments)
        self.module.body.block.insert_op_after(func, generic)
        self._made[key] = func
        self._pending.append(func)
        for name, derivative in self._given(symbol).items():
            other = self.function(derivative, arguments)
            func.attributes[name] = SymbolRefAttr(other.sym_name.data)
        return func

    def _fresh(self, wanted: str) -> str:
        name = self.wrappers.fresh(wanted)
        self.names.add(name)
        return name

    def _copy(self, generic: Operation, body: Operation, name: str) -> FuncOp:
        """The code of a generic, behind its witnesses and numbers as arguments."""
        block = generic.regions[0].block
        type = attribute_of(body, "function_type")
        assert isinstance(type, FunctionType)
        region = Region()
        front = Block(arg_types=[argument.type for argument in block.args])
        values: dict[SSAValue, SSAValue] = dict(zip(block.args, front.args, strict=True))
        copies: list[Operation] = []
        for op in block.ops:
            if op is not body:
                copies.append(op.clone(values))
        body.regions[0].clone_into(region, 0, values)
        entry = region.blocks.first
        assert entry is not None
        for at, argument in enumerate(front.args):
            new = entry.insert_arg(argument.type, at)
            new.name_hint = block.args[at].name_hint
            argument.replace_all_uses_with(new)
        first = entry.first_op
        assert first is not None
        for op in copies:
            entry.insert_op_before(op, first)
        return_results(region)
        inputs = [argument.type for argument in entry.args]
        func = FuncOp(
            name, FunctionType.from_lists(inputs, [*type.outputs]), region, visibility="private"
        )
        func.location = generic.location
        return func

    # ------------------------------------------------------------------ generics used in generics

    def _resolve(self, func: FuncOp) -> None:
        """Calls of other generics become calls of their functions."""
        unused: list[Operation] = []
        for op in walk(func):
            if op.name == "autodiff.invoke":
                if (source := defining_op(op.operands[0], "iface.specialize")) is not None:
                    self._call(op, source)
            if op.name in ("iface.specialize", "autodiff.ref"):
                unused.append(op)
        erase_unused(unused)

    def _call(self, op: Operation, source: Operation) -> None:
        symbol = symbol_in(attribute_of(source, "callee"))
        given = attribute_of(source, "arguments")
        assert symbol is not None
        assert isinstance(given, ArrayAttr)
        parameters = parameters_of(self.generics[symbol])
        normal: list[Attribute] = [
            parameter if isinstance(parameter, WitnessType) else argument
            for parameter, argument in zip(parameters, given.data, strict=True)
        ]
        callee = self.function(symbol, tuple(normal))
        build = Builder.at(op)
        first = list(self._dictionary(build, parameters, normal, op))
        call = CallOp(callee.sym_name.data, [*first, *op.operands[1:]], [*op.result_types])
        call.attributes.update(op.attributes)
        replace(op, *build.emit(call).results)

    def _dictionary(
        self,
        build: Builder,
        parameters: tuple[Attribute, ...],
        arguments: list[Attribute],
        where: Operation,
    ) -> Iterator[SSAValue]:
        """The witnesses and numbers that a generic is given."""
        current: Attribute | None = None
        for parameter, argument in zip(parameters, arguments, strict=True):
            if isinstance(parameter, WitnessType):
                if current is None:
                    text = f"{parameter} stands behind no type, so its witness is not known"
                    raise error_at(where, "AD0863", text)
                own = self._own(parameter, current, where)
                yield build.value(WitnessOfOp(current, parameter)) if own is None else own
            elif isinstance(argument, IntegerAttr):
                yield build.integer(argument.value.data, argument.type)
            elif argument.name == "iface.vparam":
                yield self._number(argument, where)
            else:
                current = argument

    def _own(self, witness: WitnessType, type: Attribute, where: Operation) -> SSAValue | None:
        """The argument of the function around that is this witness."""
        current: Attribute | None = None
        for parameter, argument in _dictionary_of(where):
            if argument is None:
                current = parameter
            elif parameter == witness and current == type:
                return argument
        return None

    def _number(self, parameter: Attribute, where: Operation) -> SSAValue:
        """The argument of the function around that is a number of the generic around."""
        return next(a for p, a in _dictionary_of(where) if p == parameter and a is not None)


def _dictionary_of(op: Operation) -> Iterator[tuple[Attribute, SSAValue | None]]:
    """The parameters of the function around, with the arguments of those that have one."""
    func = enclosing(op, "func.func")
    assert isinstance(func, FuncOp)
    given = func.attributes[PARAMETERS]
    assert isinstance(given, ArrayAttr)
    arguments = iter(func.body.blocks[0].args)
    for parameter in given.data:
        passed = parameter.name in ("iface.witness", "iface.vparam")
        yield parameter, next(arguments) if passed else None


def is_generic_function(op: Operation) -> bool:
    """True if a function has types in its signature that are not known."""
    type = attribute_of(op, "function_type")
    return op.name == "func.func" and type is not None and is_abstract(type)
