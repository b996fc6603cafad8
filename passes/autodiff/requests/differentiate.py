"""The pass that resolves requests for derivatives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ad_opt.dialects.autodiff.autodiff import NO_DIFF, NO_DIFF_THIS
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.operations.table import methods
from ad_opt.passes.autodiff.requests.fillers import FILLERS
from ad_opt.passes.tangents.accumulation import accumulating
from ad_opt.passes.tangents.module_tangents import conforming
from ad_opt.passes.types.function_values.given_derivatives import needs_translation
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from .request_derivative import Kind, add_request
from .requests import modules_in, resolve_requests
from .tangent_arithmetic import expand_tangent_arithmetic

_KIND_OF_MODE: dict[str, Kind] = {"forward": "jvp", "reverse": "grad"}


@dataclass(frozen=True)
class DifferentiatePass(ModulePass):
    """Turn requests for derivatives into calls of derivative functions, which are generated.

        %y, %dy = autodiff.fwd_diff @f(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
    becomes
        %y, %dy = func.call @f.fwd(%x, %dx) : (f64, f64) -> (f64, f64)

    with `@f.fwd` a new private function. Requests may stand in functions that are differentiated
    themselves. What cannot be differentiated is an error at its place.

    Options: `function` adds a request first, as `request-derivative` does: of kind `jvp` for
    `mode=forward`, `grad` for `mode=reverse`. `context=minimal` leaves out rules that only make
    derivatives faster. `on-unsupported=trap` stops the derivative when it reaches an operation or a
    call that has none, in place of the error. `debug` leaves hints for `check-derivatives`.
    """

    name = "differentiate"

    function: str | None = None
    mode: Literal["forward", "reverse"] = "reverse"
    context: Literal["minimal", "default"] = "default"
    on_unsupported: Literal["error", "trap"] = "error"
    debug: bool = False

    @property
    def about(self) -> frozenset[str] | None:
        """Requests, in either dialect, and what functions say about their derivatives."""
        return None if self.function is not None else frozenset({"autodiff.", "enzyme."})

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        with conforming(op):
            if self.function is not None:
                add_request(op, self.function, _KIND_OF_MODE[self.mode])
            expand_tangent_arithmetic(op)
        for module in list(modules_in(op)):
            _translate(module)
        if any({NO_DIFF, NO_DIFF_THIS} & inner.attributes.keys() for inner in walk(op)):
            from ad_opt.passes.types.function_values.unwrap_attributed import UnwrapAttributedPass

            UnwrapAttributedPass().apply(ctx, op)
        for module in list(modules_in(op)):
            with conforming(module), accumulating(module):
                session = Session(
                    module,
                    methods,
                    context=self.context,
                    on_unsupported=self.on_unsupported,
                    fillers=FILLERS,
                    debug=self.debug,
                )
                resolve_requests(session)
                session.run()
                _refuse_lost(session)


def _refuse_lost(session: Session) -> None:
    """Refuse derivatives that existentials drop, in functions that are no derivatives."""
    if not any(op.name.startswith("iface.") for op in walk(session.module)):
        return
    from ad_opt.passes.types.checks.lost_in_existentials import refuse_lost_packs

    made = {func.sym_name.data for _, func in session.declared()}
    for key, _ in session.declared():
        if key.symbol not in made:
            active = [at for at, word in enumerate(key.activities) if word != "const"]
            refuse_lost_packs(session.declaration(key.symbol, session.module), active)


def _translate(module: ModuleOp) -> None:
    """Say in the engine's terms what functions say about their derivatives.

    The pipeline has done that, and whoever comes without it gets what the program says all the
    same. Derivatives in terms of pairs leave pairs, which `lower-pairs` lowers.
    """
    if needs_translation(module):
        from ad_opt.passes.types.function_values.custom_derivatives import (
            translate_custom_derivatives,
        )
        from ad_opt.passes.types.function_values.demote_pairs import demote
        from ad_opt.passes.types.function_values.derivative_wrappers import Wrappers

        with conforming(module):
            translate_custom_derivatives(module, Wrappers(module))
            demote(module)
