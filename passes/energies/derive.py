"""``nlls-derive``: residuals become the kernels of a Gauss-Newton solver."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.energies.nlls import ComputedOp, ExcludeOp, KernelOp, VectorOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.algebra.terms import Const
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from .classify_residuals import classify
from .insert_bounds import is_guarded
from .kernels.kernels import KINDS, Kernels
from .kernels.model import Model, problems


@dataclass(frozen=True)
class DerivePass(ModulePass):
    """Derive kernels from residuals ``F`` with the Jacobian ``J``.

    ``cost`` is half the sum of ``F * F``; ``residuals`` the values of ``F``, in a vector
    ``@F.NAME`` for each residual; ``jtf`` the gradient ``Jt F`` and the diagonal of ``Jt J``;
    ``jtj`` the product ``Jt J p`` and its product with ``p``; ``ctc`` the diagonal alone, which
    ``jtj`` then adds to the matrix (for Levenberg-Marquardt); ``modelcost`` the cost of the linear
    model at ``delta``; ``stencil`` the entries of ``Jt J`` at neighbours, of each channel with
    itself, of which multigrid is made; ``block`` those of all channels at one point. Computed
    arrays, and their gradients where something is derived, are filled by ``precompute``.

    At points of a space an entry gathers from all residuals that read it: no Jacobian is stored,
    nothing is added to memory. Over graphs the kernel scatters to the slots of each edge; slots
    that are one element are so in the diagonal too, but not one that is the edge itself.

    Before, and after (``kinds=jtj``)::

        nlls.residual @dx over [@W] {
          %inside = expr.bounds #expr.bounds<[0], [1]>
          ...                                            // X(0) - X(1)
        }

        nlls.vector @p.X of @X role "p" : !nlls.array<[@W], 1 x f32, planar>
        nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W], 1 x f32, planar>
        nlls.kernel @jtj.W kind "jtj" over [@W] {
          %right = expr.bounds #expr.bounds<[0], [1]>
          %left = expr.bounds #expr.bounds<[-1], [0]>
          ...                                            // right * (p(0) - p(1)) + left * ...
          nlls.yield %ap to #nlls.store<@Ap.X, 0>, %pap to #nlls.reduce<@pAp> : ...
        }

    Options: ``kinds``, those of the kernels; kernels that are there are replaced.
    """

    name = "nlls-derive"
    kinds: tuple[str, ...] = ("cost", "jtf", "jtj")

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in problems(op):
            for kind in self.kinds:
                if kind not in KINDS:
                    message = f"there is no kind of kernels {kind}"
                    help = f"kinds are {', '.join(KINDS)}"
                    raise error_at(problem, "AD0004", message, help=help)
            derive_kernels(Model(problem), self.kinds, {})


def derive_kernels(model: Model, kinds: Sequence[str], schedule: dict[str, str]) -> None:
    """Write the kernels of some kinds; ``schedule`` says how, by residual."""
    classify(model)
    if excludes := model.parts(ExcludeOp):
        message = "exclusions are still beside the residuals"
        raise error_at(excludes[0], "AD0302", message, help="run nlls-fold-exclude before")
    _require_bounds(model)
    remove_derived(model)
    made = Kernels(Model(model.problem), kinds, schedule).derive()
    Rewriter.insert_op(made, InsertPoint.at_end(model.problem.body.block))


def _require_bounds(model: Model) -> None:
    """Refuse residuals that are not zero at points that do not exist: they will be moved there."""
    for residual in model.residuals:
        point = [0] * len(model.space(residual.domain))
        if not point or residual.graph is not None:
            continue
        for term in residual.terms:
            if not isinstance(term, Const) and not is_guarded(term, (point, point)):
                message = f"@{residual.name} does not say at which points it is"
                help = "run nlls-insert-bounds before"
                raise error_at(residual.op, "AD0302", message, help=help)


def remove_derived(model: Model) -> None:
    """Remove kernels, vectors, and arrays that were made for them."""
    arrays = [op for op in model.parts(ComputedOp) if "nlls.derived" in op.attributes]
    for op in (*model.parts(KernelOp), *model.parts(VectorOp), *arrays):
        Rewriter.erase_op(op)
