"""The pass that makes derivatives check themselves."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.passes.autodiff.engine.check_attributes import DERIVATIVE, OF
from ad_opt.passes.autodiff.requests.requests import modules_in
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from .check_nan import check_for_nan
from .check_shadows import check_shadows
from .check_tape import check_tape


@dataclass(frozen=True)
class CheckDerivativesPass(ModulePass):
    """Insert assertions into derivatives, where `differentiate{debug=true}` has left hints.

    - At the entry of a derivative: a shadow lies in other memory than every buffer of the primal,
      and has the sizes of its own.
    - Behind what computes a tangent or cotangent: it is a number if what it is computed from is.
    - At the tape: what is restored was saved in that place, what is popped was pushed as such, and
      records lie inside their frame. Frames get a second slot of type i64 behind each for that.

        %dx = arith.divf %dy, %x {autodiff.of = "cotangent of math.log"} : f64
    becomes
        %dx = arith.divf %dy, %x : f64
        %0 = arith.cmpf ord, %dx, %dx : f64
        ...
        cf.assert %3, "NaN in the derivative of `math.log` (cotangent)"

    The hints are removed. An assertion that fails is AD0505 in compiled code that Python has
    called, AD0602 in the interpreter, and ends other programs. Run it right behind
    `differentiate`, before anything else changes what it has made.
    """

    name = "check-derivatives"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for module in modules_in(op):
            check_for_nan(module)
            check_shadows(module)
            check_tape(module)
            for inner in module.walk():
                inner.attributes.pop(OF, None)
                inner.attributes.pop(DERIVATIVE, None)
