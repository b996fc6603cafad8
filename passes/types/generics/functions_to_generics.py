"""``functions-to-generics``: derivatives of generics that were differentiated become generics.

Needs what `generics-to-functions` and `differentiate` leave. Leaves no function whose types are not
known, and no request for a derivative of a specialisation where the derivative is a generic::

    bwd_diff(specialize(g, A))    is    specialize(bwd_diff(g), A)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.autodiff import InvokeOp
from ad_opt.dialects.support.diagnostics.diagnostic import Note, error_at, location_of
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import attribute_of, defining_op, walk
from ad_opt.dialects.support.ir.rewriting import erase, erase_anyway, erase_unused, move, replace
from ad_opt.dialects.types.iface import BodyOp, GenericOp, SpecializeOp, YieldOp
from ad_opt.passes.tangents.declarations import last_of, symbol_of
from ad_opt.passes.types.model.closed_types import taken_names
from ad_opt.passes.types.model.interfaces import symbol_in
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, FunctionType, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, Region
from xdsl.passes import ModulePass

from .generics_to_functions import DERIVATIVE_OF, OF_VALUE, PARAMETERS, is_generic_function
from .hoist_lookups import hoist_lookups

_HELP = "leave it to specialisation: run `specialize-generics` before differentiating"
_PREAMBLE = frozenset({"iface.lookup", "iface.witness_of"})
"""Operations that stand in front of a generic's body."""


@dataclass(frozen=True)
class FunctionsToGenericsPass(ModulePass):
    """Make generics of functions that take witnesses.

        func.func private @square.generic.bwd_pairs(
            %w: !iface.witness<@IArith>, %a: !iface.tparam<"T">, %r: !iface.assoc<...>)
            -> !iface.assoc<...> attributes {iface.derivative_of = ["bwd_diff", @square], ...} {
          %m = iface.lookup %w "mul.bwd_diff" : ...
          %l, %s = autodiff.invoke %m(%a, %a, %r) : ...
          %d = autodiff.add %l, %s : !iface.assoc<...>
          return %d : !iface.assoc<...>
        }
    becomes
        iface.generic @square.bwd_diff [!iface.tparam<"T">, !iface.witness<@IArith>] {
        ^bb0(%w: !iface.witness<@IArith>):
          %m = iface.lookup %w "mul.bwd_diff" : ...
          iface.body (!iface.tparam<"T">, !iface.assoc<...>) -> !iface.assoc<...> {
          ^bb1(%a: !iface.tparam<"T">, %r: !iface.assoc<...>):
            %l, %s = autodiff.invoke %m(%a, %a, %r) : ...
            %d = autodiff.add %l, %s : !iface.assoc<...>
            iface.yield %d : !iface.assoc<...>
          }
        }
    and ``autodiff.bwd_diff_of`` of a specialisation of `@square` is one of `@square.bwd_diff`.

    Options: none.
    """

    name = "functions-to-generics"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = {symbol_of(f): f for f in op.body.block.ops if isinstance(f, FuncOp)}
        roots = [
            f for f in functions.values() if {DERIVATIVE_OF, PARAMETERS} <= f.attributes.keys()
        ]
        if not roots and not any(PARAMETERS in f.attributes for f in functions.values()):
            return
        writer = _Writer(op, functions)
        for root in roots:
            writer.derivative(root)
        writer.run()
        writer.replace_requests()
        erase_generic_functions(op)


def erase_generic_functions(module: ModuleOp) -> None:
    """Erase functions whose types are not known: generics stand in their place."""
    for op in list(module.body.block.ops):
        if is_generic_function(op) or PARAMETERS in op.attributes:
            if op.name == "func.func":
                erase_anyway(op)


@dataclass
class _Writer:
    """The generics that are made of a module's functions."""

    module: ModuleOp
    functions: dict[str, FuncOp]
    names: set[str] = field(init=False)
    derivatives: dict[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    _made: dict[str, str] = field(default_factory=dict[str, str])
    _pending: list[tuple[FuncOp, str, ArrayAttr[Attribute]]] = field(
        default_factory=list[tuple[FuncOp, str, ArrayAttr[Attribute]]]
    )

    def __post_init__(self) -> None:
        self.names = taken_names(self.module.body.block.ops)

    def derivative(self, func: FuncOp) -> None:
        """A generic for a derivative, under the name of what it is a derivative of."""
        given = func.attributes[DERIVATIVE_OF]
        assert isinstance(given, ArrayAttr)
        operator, original = last_of(given.data[0]), last_of(given.data[1])
        parameters = func.attributes[PARAMETERS]
        assert isinstance(parameters, ArrayAttr)
        name = self.generic(func, f"{original}.{operator}", parameters)
        self.derivatives[operator, original] = name

    def generic(self, func: FuncOp, wanted: str, parameters: ArrayAttr[Attribute]) -> str:
        """The name of the generic that is made of a function."""
        symbol = func.sym_name.data
        if symbol not in self._made:
            name, number = wanted, 0
            while name in self.names:
                number += 1
                name = f"{wanted}_{number}"
            self.names.add(name)
            self._made[symbol] = name
            self._pending.append((func, name, parameters))
        return self._made[symbol]

    def run(self) -> None:
        """Write what was promised, and what that needs."""
        while self._pending:
            self._write(*self._pending.pop())

    def _write(self, func: FuncOp, name: str, parameters: ArrayAttr[Attribute]) -> None:
        region = func.body.clone()
        entry = region.blocks.first
        assert entry is not None
        dictionary = [p for p in parameters if p.name in ("iface.witness", "iface.vparam")]
        count = len(dictionary)
        for op in list(_calls(region)):
            self._call(op, func, entry, count, parameters)
        front = Block(arg_types=[argument.type for argument in entry.args[:count]])
        for old, new in zip(list(entry.args[:count]), front.args, strict=True):
            new.name_hint = old.name_hint
            old.replace_all_uses_with(new)
            entry.erase_arg(old)
        type = func.function_type
        body = BodyOp(FunctionType.from_lists(type.inputs.data[count:], type.outputs.data), region)
        front.add_op(body)
        _yield_results(region)
        generic = GenericOp(name, parameters.data, Region(front))
        generic.location = func.location
        for key, value in func.attributes.items():
            if key == DERIVATIVE_OF:
                generic.attributes[key] = value
                body.attributes[key] = value
        self.module.body.block.insert_op_after(generic, func)
        _bring_forward(front, body)
        hoist_lookups(generic)
        for op in walk(body):
            if op.name == "iface.lookup":
                raise error_at(
                    op,
                    "AD0870",
                    f"a witness of `{name}` would have to be kept for the way back",
                    notes=[Note("the generic is here", location_of(func))],
                    help=_HELP,
                )

    def _call(
        self,
        op: Operation,
        caller: FuncOp,
        entry: Block,
        count: int,
        parameters: ArrayAttr[Attribute],
    ) -> None:
        """A call of another such function is one of its generic, for the same arguments."""
        symbol = symbol_in(attribute_of(op, "callee"))
        callee = self.functions.get(symbol or "")
        if callee is None or not is_generic_function(callee):
            return
        handed = list(op.operands[:count])
        if len(handed) < count or any(
            value is not argument
            for value, argument in zip(handed, entry.args[:count], strict=True)
        ):
            raise error_at(
                op,
                "AD0870",
                f"`@{symbol}` is differentiated for other types than the generic that calls it",
                notes=[Note("the generic is here", location_of(caller))],
                help=_HELP,
            )
        name = self.generic(callee, f"{symbol}.generic", parameters)
        type = FunctionType.from_lists(
            callee.function_type.inputs.data[count:], callee.function_type.outputs.data
        )
        build = Builder.at(op)
        value = build.value(SpecializeOp(name, list(parameters.data), type))
        invoke = InvokeOp(value, list(op.operands[count:]), dict(op.attributes))
        replace(op, *build.emit(invoke).results)

    def replace_requests(self) -> None:
        """Derivatives of specialisations are specialisations of derivatives."""
        unused: list[Operation] = []
        for op in walk(self.module):
            if op.name not in OF_VALUE:
                continue
            source = defining_op(op.operands[0], "iface.specialize")
            if source is None:
                continue
            operator = op.name.removeprefix("autodiff.").removesuffix("_of")
            original = symbol_in(attribute_of(source, "callee"))
            name = self.derivatives.get((operator, original or ""))
            arguments = attribute_of(source, "arguments")
            if name is not None and isinstance(arguments, ArrayAttr):
                new = SpecializeOp(name, list(arguments.data), op.results[0].type)
                replace(op, Builder.at(op).value(new))
                unused.append(source)
        erase_unused(dict.fromkeys(unused))


def _calls(region: Region) -> Iterator[Operation]:
    for block in region.blocks:
        for top in block.ops:
            for op in (top, *walk(top)):
                if op.name == "func.call":
                    yield op


def _bring_forward(front: Block, body: Operation) -> None:
    """Move lookups in a witness of the generic in front of the body."""
    for op in [op for op in walk(body) if op.name in _PREAMBLE]:
        if all(operand.owner is front or _is_in(operand.owner, front) for operand in op.operands):
            move(op, body)


def _is_in(owner: Operation | Block, block: Block) -> bool:
    return isinstance(owner, Operation) and owner.parent is block


def _yield_results(region: Region) -> None:
    """``func.return`` becomes ``iface.yield``."""
    for block in region.blocks:
        end = block.last_op
        if end is not None and end.name == "func.return":
            new = YieldOp(list(end.operands))
            new.location = end.location
            block.insert_op_before(new, end)
            erase(end)
