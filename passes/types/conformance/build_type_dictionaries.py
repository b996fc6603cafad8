"""Write into each differentiable function which of its types conform to ``IDifferentiable``.

Needs: `synthesize-conformances`. Leaves: ``autodiff.type_dict`` on functions that are marked
``autodiff.differentiable``; an ``autodiff.conforms`` for each witness that a generic or an
``iface.open`` around or in them brings. Follows the source's differentiable type dictionaries.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import DIFFERENTIABLE as MARK
from ad_opt.dialects.autodiff.values import ConformsOp
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.types.attributes.autodiff_value_types import ConformanceAttr
from ad_opt.dialects.types.attributes.iface_types import (
    DIFFERENTIABLE,
    TypeParameterType,
    WitnessType,
)
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import ops_in, parameters_of
from ad_opt.passes.types.model.nested_modules import in_each_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, ModuleOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .type_dictionary import TYPE_DICTIONARY, types_in


@dataclass(frozen=True)
class BuildTypeDictionariesPass(AnalysisPass):
    """Write down, per differentiable function, which types conform by which witness.

    ```
    func.func @h(%s: !agg.struct<@T>) -> f32 attributes {autodiff.differentiable = "both"} {...}
    ```
    becomes
    ```
    func.func @h(%s: !agg.struct<@T>) -> f32 attributes {autodiff.differentiable = "both",
        autodiff.type_dict = [#autodiff.conf<!agg.struct<@T>, @T_IDiff>]} {...}
    ```
    In a generic over ``T`` with a witness ``%w`` stands ``autodiff.conforms T by %w`` instead.
    """

    name = "build-type-dictionaries"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        in_each_module(module, analyses, self._apply)

    def _apply(self, module: ModuleOp, analyses: AnalysisManager) -> None:
        marked = list(differentiable_functions(module))
        if not marked:
            return
        conformances = Conformances.of(module)
        for func in marked:
            entries = list(_entries(func, conformances))
            if entries:
                func.attributes[TYPE_DICTIONARY] = ArrayAttr(entries)
            else:
                func.attributes.pop(TYPE_DICTIONARY, None)
            _write_parameters(func, conformances)


def differentiable_functions(module: ModuleOp) -> Iterator[Operation]:
    """Functions, and bodies of generics, that are marked differentiable."""
    for op in ops_in(module):
        if op.name == "func.func" and MARK in op.attributes:
            yield op
        elif op.name == "iface.generic":
            yield from (inner for inner in ops_in(op) if MARK in inner.attributes)


def _entries(func: Operation, conformances: Conformances) -> Iterator[ConformanceAttr]:
    for type in types_in(func):
        witness = conformances.witness(type, DIFFERENTIABLE)
        if witness is not None:
            yield ConformanceAttr(type, witness)


# ------------------------------------------------------------------ witnesses at run time


def _write_parameters(func: Operation, conformances: Conformances) -> None:
    generic = func.parent_op()
    if generic is not None and generic.name == "iface.generic":
        _write(generic.regions[0].block, _by_parameters(generic), conformances)
    for op in walk(func):
        if op.name == "iface.open":
            block = op.regions[0].block
            _write(block, zip(block.args[1:2], block.args[0:1], strict=False), conformances)


def _by_parameters(generic: Operation) -> Iterator[tuple[SSAValue | Attribute, SSAValue]]:
    """The type parameter that each witness is about: the one in front of it."""
    about: Attribute | None = None
    values = iter(generic.regions[0].block.args)
    for parameter in parameters_of(generic):
        if isinstance(parameter, TypeParameterType):
            about = parameter
            continue
        value = next(values, None)
        if isinstance(parameter, WitnessType) and about is not None and value is not None:
            yield about, value


def _write(
    block: Block,
    found: Iterator[tuple[SSAValue | Attribute, SSAValue]] | zip[tuple[SSAValue, SSAValue]],
    conformances: Conformances,
) -> None:
    known = {op.witness for op in block.ops if isinstance(op, ConformsOp)}
    for about, witness in found:
        type = about.type if isinstance(about, SSAValue) else about
        assert isinstance(witness.type, WitnessType)
        differentiable = conformances.is_differentiable_interface(witness.type.interface)
        if not differentiable or witness in known:
            continue
        op = ConformsOp(type, witness)
        first = block.first_op
        if first is not None:
            op.location = first.location
        if first is None:
            block.add_op(op)
        else:
            block.insert_op_before(op, first)
