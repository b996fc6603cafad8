"""Resolution of lookups in a witness to the function, for closed types.

In order: the entry of the table; for a member of a base, the base's table for the same type; the
default implementation of the interface; for `IDifferentiable` of types that conform by themselves,
a function made of `autodiff.zero`, `autodiff.add` or `autodiff.scale`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.autodiff import AddOp, ScaleOp, ZeroOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.types.attributes.iface_types import (
    DIFFERENTIABLE,
    TypeParameterType,
    WitnessType,
)
from ad_opt.passes.tangents.declarations import parameters_of, symbol_of
from ad_opt.passes.tangents.unification import unify
from ad_opt.passes.types.model.closed_types import Binding, ClosedTypes, spelled
from ad_opt.passes.types.model.interfaces import Interfaces, Witness, is_closed, symbol_in
from xdsl.dialects.builtin import FunctionType, f16, f32, f64
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation

Argument = Attribute | Witness
"""Argument for a parameter of a generic: a type, a number, or a witness."""

DERIVATIVE_KEYS = ("fwd_diff", "bwd_diff", "apply", "propagate")
"""``m.fwd_diff`` is the derivative of the member ``m``."""

_SCALARS = {"f16": f16, "f32": f32, "f64": f64}


@dataclass
class Members:
    """Resolves members of witnesses; one for a module.

    ``instantiate(generic, arguments, where)`` gives the symbol of an instance.
    """

    interfaces: Interfaces
    types: ClosedTypes
    instantiate: Callable[[str, Sequence[Argument], Operation], str]
    _found: dict[tuple[Witness, str, Attribute | None], str] = field(
        default_factory=dict[tuple[Witness, str, Attribute | None], str]
    )

    def find(self, witness: Witness, key: str, type: Attribute | None, where: Operation) -> str:
        """The symbol of the function that ``key`` names.

        ``type`` is the type that it is to have: a member that is generic itself gets its arguments
        from that.
        """
        known = self._found.get((witness, key, type))
        if known is None:
            known = self._found[witness, key, type] = self._find(witness, key, type, where)
        return known

    def _find(self, witness: Witness, key: str, type: Attribute | None, where: Operation) -> str:
        prefix, _, rest = key.rpartition(".")
        if prefix in self.interfaces.interfaces and self.interfaces.extends(
            witness.interface, prefix
        ):
            base = self.interfaces.witness(prefix, witness.type)
            return self.find(base, rest, type, where)
        entry = symbol_in(self.interfaces.entry(witness, key))
        if entry is not None:
            return self.implementation(entry, witness, type, where)
        required = self.interfaces.requirement(witness.interface, key)
        if required is not None:
            owner, requirement = required
            if owner != witness.interface:
                base = self.interfaces.witness(owner, witness.type)
                return self.find(base, key, type, where)
            default = symbol_in(attribute_of(requirement, "default"))
            if default is not None:
                return self.implementation(default, witness, type, where)
        if self.interfaces.extends(witness.interface, DIFFERENTIABLE):
            made = self._algebra(witness.type, key, where)
            if made is not None:
                return made
        raise self.missing(witness, key, where)

    def missing(self, witness: Witness, key: str, where: Operation) -> Exception:
        """AD0864: nobody says what a member is."""
        known = [
            name
            for base in self.interfaces.bases(witness.interface)
            for name in self.interfaces.requirements(base)
        ]
        return error_at(
            where,
            "AD0864",
            f"{witness.type} has no `{key}` for @{witness.interface}",
            help=did_you_mean(key, [name for name in known if name != key])
            or "give its witness table an entry, or the requirement a default implementation",
        )

    # ------------------------------------------------------------------ implementations

    def implementation(
        self, symbol: str, witness: Witness, type: Attribute | None, where: Operation
    ) -> str:
        """A function as it is; of a generic, the instance for the type of the witness."""
        generic = self.interfaces.generics.get(symbol)
        if generic is None:
            return symbol
        binding: dict[Attribute, Attribute] = {}
        if witness.table is not None:
            binding.update(unify(self.interfaces.tables[witness.table].type, witness.type) or {})
        if type is not None:
            binding.update(unify(type_of(generic), type) or {})
        arguments = self.arguments(generic, binding, witness, where)
        return self.instantiate(symbol, arguments, where)

    def arguments(
        self, generic: Operation, binding: Binding, own: Witness | None, where: Operation
    ) -> list[Argument]:
        """Arguments for all parameters: from a binding, else the type of ``own``.

        A witness parameter is about the type parameter in front of it.
        """
        found: list[Argument] = []
        current: Attribute | None = None
        for parameter in parameters_of(generic):
            if isinstance(parameter, WitnessType):
                if current is None:
                    raise self.undeducible(generic, parameter, where)
                given = own if own is not None and own.type == current else None
                fits = given is not None and given.interface == parameter.interface
                found.append(
                    given
                    if fits and given is not None
                    else self.interfaces.witness(parameter.interface, current)
                )
                continue
            value = binding.get(parameter)
            if value is None and isinstance(parameter, TypeParameterType) and own is not None:
                value = own.type
            if value is None:
                raise self.undeducible(generic, parameter, where)
            if isinstance(parameter, TypeParameterType):
                current = value
            found.append(value)
        return found

    def follow(self, generic: Operation, binding: Binding) -> bool:
        """True if all parameters of a generic follow from a binding: none is its own."""
        own = (p for p in parameters_of(generic) if not isinstance(p, WitnessType))
        return all(parameter in binding for parameter in own)

    def conforms(self, witness: Witness) -> bool:
        """True if a type conforms to an interface, by a table or by itself."""
        if witness.table is not None:
            return True
        if not self.interfaces.extends(DIFFERENTIABLE, witness.interface):
            return False
        from ad_opt.passes.tangents.conformances import Conformances

        return Conformances.of(self.interfaces.module).differential(witness.type) is not None

    def undeducible(self, generic: Operation, parameter: Attribute, where: Operation) -> Exception:
        """AD0863: an argument of a generic that does not follow from what is known."""
        return error_at(
            where,
            "AD0863",
            f"the argument {parameter} of @{symbol_of(generic)} does not follow from its use",
            help="say it with iface.specialize",
        )

    # ------------------------------------------------------------------ what is built in

    def _algebra(self, type: Attribute, key: str, where: Operation) -> str | None:
        """``dzero``, ``dadd`` or ``dmul`` of a type whose conformance has no table."""
        name, _, scalar = key.partition(":")
        if name not in ("dzero", "dadd", "dmul") or not is_closed(type):
            return None
        from ad_opt.passes.tangents.conformances import Conformances

        space = Conformances.of(self.interfaces.module).differential(type)
        if space is None:
            return None
        inputs = {
            "dzero": [],
            "dadd": [space, space],
            "dmul": [_SCALARS.get(scalar, f64), space],
        }[name]
        symbol = self.types.fresh(f"{spelled(type)}.{name}{'_' + scalar if scalar else ''}")
        func = FuncOp(symbol, FunctionType.from_lists(inputs, [space]), visibility="private")
        block = self.interfaces.module.body.block
        block.add_op(func)
        self.interfaces.functions[symbol] = func
        build = Builder(func.body.block, None, where.location)
        arguments = func.body.block.args
        if name == "dzero":
            value = build.value(ZeroOp(space))
        elif name == "dadd":
            value = build.value(AddOp(*arguments))
        else:
            value = build.value(ScaleOp(*arguments))
        build.emit(ReturnOp(value))
        return symbol


def type_of(generic: Operation) -> Attribute:
    """The function type of a generic, with its parameters in it."""
    for op in generic.regions[0].block.ops:
        if op.name == "iface.body" and (type := attribute_of(op, "function_type")) is not None:
            return type
    raise error_at(generic, "AD0885", f"@{symbol_of(generic)} has no iface.body")


__all__ = ["DERIVATIVE_KEYS", "DIFFERENTIABLE", "Argument", "Members", "type_of"]
