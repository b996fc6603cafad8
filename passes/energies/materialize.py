"""``nlls-materialize``: what products with one normal matrix have in common is kept in arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.energies.nlls import ComputedOp, ResidualOp
from ad_opt.dialects.energies.nlls_declarations import ProblemOp, VectorOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from .derive import derive_kernels, remove_derived
from .kernels.kernels import SCHEDULES
from .kernels.model import Model, problems
from .materialization.hoist import hoist
from .materialization.inline_computed import inline_computed
from .materialization.roofline import is_bound_by_memory, time_of_step

POLICIES = ("none", "computed", "trig", "jp", "j", "j+jp", "jtj", "auto")
SCHEDULE = "nlls.schedule"
GRAPHS = ("scatter", "gather")
WITH_PRODUCT = {"inline": "jp", "j": "j+jp", "jtj": "jp"}
"""Schedules that keep the Jacobian times the direction, by those that do not."""


@dataclass(frozen=True)
class MaterializePass(ModulePass):
    """Choose what is computed anew in each product with the normal matrix, and what is stored.

    ``policy``:

    - ``none``: nothing is stored, computed arrays neither: residuals compute what they read there.
    - ``computed``: computed arrays and their gradients are.
    - ``trig``: so are functions that cost more than a load, of which products or two kernels need
      the value: sines, roots, quotients, samples of images. Neighbours share them.
    - ``jp``: also the Jacobian times the direction, by a kernel of its own in each step.
    - ``j``: also the Jacobian. ``j+jp``: both.
    - ``jtj``: also the normal matrix; over graphs nothing more.
    - ``auto`` (default): ``trig`` where moving numbers takes as long as computing, by a roofline
      model (`roofline.py`); else whichever of these takes the shortest time by it.

    A residual's attribute ``nlls.schedule`` (``inline``, ``jp``, ``j``, ``j+jp``, ``jtj``) goes
    before the policy. With ``graphs=gather``, for `nlls-scatter-to-gather` behind, residuals over
    graphs keep the Jacobian times the direction too: every end of an edge would compute it.

    Before, and after (``trig``)::

        nlls.kernel @jtj.W_H kind "jtj" over [@W, @H] {
          %a = expr.access #expr.access<@Angle, [1, 0], 0>
          %c = expr.cos %a
          ...
        }

        nlls.computed @hoisted.W_H : !nlls.array<[@W, @H], 2 x f32, planar> {
          %a = expr.access #expr.access<@Angle, [0, 0], 0>
          %c = expr.cos %a
          ...
        }
        nlls.kernel @precompute.W_H kind "precompute" over [@W, @H] {
          ...
          nlls.yield %c to #nlls.store<@hoisted.W_H, 0>, ...
        }
        nlls.kernel @jtj.W_H kind "jtj" over [@W, @H] {
          %c = expr.access #expr.access<@hoisted.W_H, [1, 0], 0>
          ...
        }
    """

    name = "nlls-materialize"
    policy: str = "auto"
    graphs: str = "scatter"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in problems(op):
            if self.graphs not in GRAPHS:
                message = f"graphs do not {self.graphs}"
                raise error_at(problem, "AD0004", message, help=f"they {' or '.join(GRAPHS)}")
            if self.policy not in POLICIES:
                message = f"there is no policy {self.policy}"
                near = did_you_mean(self.policy, POLICIES) or f"policies are {', '.join(POLICIES)}"
                raise error_at(problem, "AD0004", message, help=near)
            kinds = list(dict.fromkeys(it.kind.data for it in Model(problem).kernels))
            kinds = [kind for kind in kinds if kind != "precompute"]
            if kinds:
                gathers = self.graphs == "gather"
                if self.policy == "auto":
                    materialize_best(problem, kinds, gathers=gathers)
                else:
                    materialize(problem, kinds, self.policy, gathers=gathers)


def materialize(
    problem: ProblemOp, kinds: Sequence[str], policy: str, *, gathers: bool = False
) -> None:
    """Derive the kernels of a problem by a policy; ``gathers`` if ends of edges will gather."""
    model = Model(problem)
    default = policy if policy in SCHEDULES else "inline"
    schedule = {op.sym_name.data: _schedule(op, default) for op in model.parts(ResidualOp)}
    if gathers:
        for residual in model.residuals:
            if residual.graph is not None:
                own = schedule[residual.name]
                schedule[residual.name] = WITH_PRODUCT.get(own, own)
    is_plain = set(schedule.values()) <= {"inline"} and not _is_materialized(model)
    others = {op.kind.data for op in model.kernels} - {*kinds, "precompute"}
    if not is_plain or policy == "none" or others:
        remove_derived(model)
        model = Model(problem)
        if policy == "none":
            inline_computed(model)
        derive_kernels(Model(problem), kinds, schedule)
    if policy not in ("none", "computed"):
        hoist(Model(problem))


def _is_materialized(model: Model) -> bool:
    """True if kernels are not as `nlls-derive` leaves them."""
    roles = {op.role.data for op in model.parts(VectorOp)}
    arrays = [op.sym_name.data for op in model.parts(ComputedOp)]
    stored = any(name.startswith(("J.", "JtJ.", "hoisted.")) for name in arrays)
    return stored or "jp" in roles


def _schedule(op: ResidualOp, default: str) -> str:
    given = op.attributes.get(SCHEDULE)
    if not isinstance(given, StringAttr):
        return default
    if given.data not in SCHEDULES:
        message = f"there is no schedule {given.data}"
        raise error_at(op, "AD0004", message, help=f"schedules are {', '.join(SCHEDULES)}")
    return given.data


def materialize_best(problem: ProblemOp, kinds: Sequence[str], *, gathers: bool = False) -> None:
    """Derive the kernels by the policy with which a step of the inner solver is shortest.

    That is mostly ``trig``, so it is tried on the problem itself, and others on copies.
    """
    materialize(problem, kinds, "trig", gathers=gathers)
    model = Model(problem)
    if "jtj" not in kinds or is_bound_by_memory(model):
        return
    times = {"trig": time_of_step(model)}
    inner = [kind for kind in kinds if kind in ("jtj", "ctc")]
    for policy in ("jtj", "j"):
        copy: Operation = problem.clone()
        assert isinstance(copy, ProblemOp)
        materialize(copy, inner, policy, gathers=gathers)
        times[policy] = time_of_step(Model(copy))
    best = min(times, key=lambda policy: times[policy])
    if best != "trig":
        materialize(problem, kinds, best, gathers=gathers)
