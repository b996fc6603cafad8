"""User-given conformances fit their interfaces, and if asked, obey the laws of derivatives.

Works on a module with or without synthesised conformances: what is missing is made in a copy of
the declarations, which is thrown away. Leaves the module as it is. Follows the source's conformance
checking; that the laws hold, the source demands but never tests.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.diagnostics.warnings import warn
from ad_opt.passes.analysis.flow.derivative_marks import Marks
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import DECLARATIONS, last_of, ops_in
from ad_opt.passes.types.model.nested_modules import in_each_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from .conformance_checks import CHECKS, Checked
from .synthesize_conformances import with_conformances


@dataclass(frozen=True)
class CheckConformancePass(AnalysisPass):
    """Report what is wrong with conformances; change nothing.

    ``test-laws`` also runs ``dzero``, ``dadd`` and ``dmul`` of every witness table on random data:
    the sum is commutative and associative and has the zero as its identity, multiples distribute
    over it, and one times a value is the value.

    ```
    agg.struct_def @D { agg.field @y : f32 }
    agg.struct_def @S { agg.field @x : f64 deriv @D::@y }   // AD0802: the types differ
    ```
    """

    name = "check-conformance"
    preserves = ALL

    test_laws: bool = False
    seed: int = 0

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        in_each_module(module, analyses, self._apply)

    def _apply(self, module: ModuleOp, analyses: AnalysisManager) -> None:
        if not any(op.name in DECLARATIONS for op in ops_in(module)):
            return
        conformances = Conformances.of(with_conformances(module))
        functions = {
            last_of(name): op
            for op in ops_in(module)
            if (name := op.properties.get("sym_name")) is not None
        }
        checked = Checked(conformances, functions, analyses.get(Marks, module))
        self._report(checked)
        if self.test_laws:
            from ad_opt.passes.types.model.execution import executor

            from .conformance_laws import check_laws

            check_laws(module, executor(), self.seed)

    def _report(self, checked: Checked) -> None:
        diagnostics = [diagnostic for check in CHECKS for diagnostic in check(checked)]
        for diagnostic in diagnostics:
            if diagnostic.severity == "warning":
                warn(diagnostic)
        errors = [diagnostic for diagnostic in diagnostics if diagnostic.severity == "error"]
        if errors:
            raise DiagnosticError(*errors)
