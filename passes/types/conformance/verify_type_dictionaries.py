"""No type that holds numbers is without an answer in a function that is to be differentiated.

A type that an optimisation has made, or a pass, and that nobody entered, would count as constant,
and its derivatives would be lost silently. Needs: `build-type-dictionaries`. Changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, location_of
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.tangent_registry import NoTangentType
from ad_opt.passes.types.model.nested_modules import in_each_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from .build_type_dictionaries import differentiable_functions
from .type_dictionary import TypeDictionary, needs_entry, types_in


@dataclass(frozen=True)
class VerifyTypeDictionariesPass(AnalysisPass):
    """AD0807 for a type with numbers that has no entry and is not ``no_diff``.

    ```
    func.func @f(%s: !agg.struct<@T>) attributes {autodiff.differentiable = "both"} {...}
    // error: !agg.struct<@T> holds numbers, but has no entry in the type dictionary of @f
    ```
    """

    name = "verify-type-dictionaries"
    preserves = ALL

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        in_each_module(module, analyses, self._apply)

    def _apply(self, module: ModuleOp, analyses: AnalysisManager) -> None:
        marked = list(differentiable_functions(module))
        if not marked:
            return
        conformances = Conformances.of(module)
        found = [problem for func in marked for problem in _problems(func, conformances)]
        if found:
            raise DiagnosticError(*found)


def _problems(func: Operation, conformances: Conformances) -> Iterator[Diagnostic]:
    dictionary = TypeDictionary(func, conformances)
    for type, where in types_in(func).items():
        if not needs_entry(type):
            continue
        try:
            entry = dictionary.lookup(type)
        except NoTangentType as error:
            yield Diagnostic(
                "AD0807",
                f"{type} holds numbers, but is not differentiable: {error.reason}",
                location_of(where),
                help=f"{error.help}; or hand it on as !autodiff.attributed<..., #autodiff.no_diff>",
            )
            continue
        if entry is not None and not dictionary.is_written(type):
            yield Diagnostic(
                "AD0807",
                f"{type} holds numbers, but has no entry in the type dictionary of the function",
                location_of(where),
                help="run `build-type-dictionaries` after the pass that made the type",
            )
