"""Sums and multiples of differentials whose type is known at run time only.

The zero is null: it holds no type, so an accumulator can start before the first gradient arrives.
The sum is a function of the module, written when it is first needed::

    func.func private @__existential_dadd(%a, %b) {   // both !iface.any<@IDifferentiable>
      if %a is null: %b, else if %b is null: %a
      else both hold one type (`cf.assert`); by that type: unpack both, `autodiff.add`, pack
    }

``autodiff.add`` on the types is left: `expand_differentials` writes it. Follows the source, which
leaves undefined what two different types add up to; here it stops the program. A multiple of null
is null.
"""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.dialects.autodiff.autodiff import AddOp, ScaleOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.symbols import member, own_name
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE, AnyType
from ad_opt.dialects.types.iface import IsNullDifferentialOp, PackOp, TypeIdOp, UnpackAsOp
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.tangent_registry import NoTangentType
from ad_opt.passes.types.model.existential_switch import assign_ids, implementers_by_id, switch
from ad_opt.passes.types.model.interfaces import Interfaces, Witness
from xdsl.dialects import scf
from xdsl.dialects.builtin import FunctionType, ModuleOp, StringAttr, i1
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation, SSAValue

ADD_NAME = "__existential_dadd"
SCALE_NAME = "__existential_dmul"

Combine = Callable[[Builder, Witness], SSAValue]
"""The result for one type, unpacked: what is to be packed again."""


def emit_any_add(module: ModuleOp, builder: Builder, left: SSAValue, right: SSAValue) -> SSAValue:
    """``left + right`` of existential differentials, in code that may not be in the module yet."""
    name = _function(module, builder, ADD_NAME, [left.type, right.type], _fill_add)
    return builder.value(CallOp(name, [left, right], [left.type]))


def emit_any_scale(
    module: ModuleOp, builder: Builder, factor: SSAValue, value: SSAValue
) -> SSAValue:
    """``factor * value`` of an existential differential."""
    name, inputs = f"{SCALE_NAME}_{factor.type}", [factor.type, value.type]
    name = _function(module, builder, name, inputs, _fill_scale)
    return builder.value(CallOp(name, [factor, value], [value.type]))


def existential_functions(module: ModuleOp) -> list[Operation]:
    """The functions made here that a module has; their bodies may have ``autodiff.add``."""
    return [
        op
        for op in module.body.block.ops
        if op.name == "func.func" and own_name(op).startswith((ADD_NAME, SCALE_NAME))
    ]


def _function(
    module: ModuleOp,
    builder: Builder,
    name: str,
    inputs: list[Attribute],
    fill: Callable[[Builder, FuncOp, list[tuple[int, Witness]]], None],
) -> str:
    """The name of a function, which is written if the module does not have it."""
    type = inputs[-1]
    assert isinstance(type, AnyType)
    if type.interface != DIFFERENTIABLE:
        name = f"{name}_{type.interface}"
    if member(module, name) is not None:
        return name
    func = FuncOp(name, FunctionType.from_lists(inputs, [type]), visibility="private")
    module.body.block.add_op(func)
    interfaces = Interfaces(module)
    assign_ids(interfaces)
    spaces = _spaces(module, implementers_by_id(interfaces, type.interface))
    build = builder.inside(func.body.block)
    fill(build, func, spaces)
    return name


def _spaces(module: ModuleOp, witnesses: list[Witness]) -> list[tuple[int, Witness]]:
    """The types that are their own differentials, with their ids: only those are added."""
    conformances = Conformances.of(module)
    found: list[tuple[int, Witness]] = []
    for number, witness in enumerate(witnesses, 1):
        try:
            own = conformances.differential(witness.type) == witness.type
        except NoTangentType:
            own = False
        if own:
            found.append((number, witness))
    return found


def _fill_add(build: Builder, func: FuncOp, spaces: list[tuple[int, Witness]]) -> None:
    left, right = func.body.block.args

    def both(inner: Builder) -> SSAValue:
        mine, other = inner.value(TypeIdOp(left)), inner.value(TypeIdOp(right))
        same = inner.compare("eq", mine, other)
        text = "differentials of two different types were added"
        inner.emit(AssertOp(same, StringAttr(text)))

        def add(case: Builder, witness: Witness) -> SSAValue:
            return case.value(AddOp(_as(case, left, witness), _as(case, right, witness)))

        return _by_type(inner, mine, left, spaces, add)

    def unless_right(inner: Builder) -> SSAValue:
        return inner.choose(_is_null(inner, right), lambda _: left, both)

    build.emit(ReturnOp(build.choose(_is_null(build, left), lambda _: right, unless_right)))


def _fill_scale(build: Builder, func: FuncOp, spaces: list[tuple[int, Witness]]) -> None:
    factor, value = func.body.block.args

    def scale(case: Builder, witness: Witness) -> SSAValue:
        return case.value(ScaleOp(factor, _as(case, value, witness)))

    def there(inner: Builder) -> SSAValue:
        return _by_type(inner, inner.value(TypeIdOp(value)), value, spaces, scale)

    build.emit(ReturnOp(build.choose(_is_null(build, value), lambda _: value, there)))


def _is_null(build: Builder, existential: SSAValue) -> SSAValue:
    return build.value(IsNullDifferentialOp(existential))


def _as(build: Builder, existential: SSAValue, witness: Witness) -> SSAValue:
    assert witness.table is not None
    return build.value(UnpackAsOp(existential, witness.table, witness.type))


def _by_type(
    build: Builder,
    type_id: SSAValue,
    existential: SSAValue,
    spaces: list[tuple[int, Witness]],
    combine: Combine,
) -> SSAValue:
    """A switch over the types; anything else stops the program."""

    def case(witness: Witness) -> Callable[[Builder], None]:
        def fill(inner: Builder) -> None:
            assert witness.table is not None
            packed = PackOp(combine(inner, witness), witness.table, existential.type)
            inner.emit(scf.YieldOp(inner.value(packed)))

        return fill

    def default(inner: Builder) -> None:
        text = "a value that is no differential was added up"
        inner.emit(AssertOp(inner.integer(0, i1), StringAttr(text)))
        inner.emit(scf.YieldOp(existential))

    cases = [(number, case(witness)) for number, witness in spaces]
    return switch(build, type_id, cases, default, [existential.type]).results[0]
