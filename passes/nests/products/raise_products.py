"""``raise-products``: sums of products in loop nests become operations of linalg."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation

from .sums import is_store, may_add_product, may_be_product, sum_at


@dataclass(frozen=True)
class RaiseProductsPass(FunctionPass):
    """Sums of products in loop nests become operations of linalg, which `block-products` runs fast.

    What a nest does besides stays in its loops, in front of the sum or behind it. Before, and
    after::

        scf.for %i = %c0 to %m step %c1 {
          scf.for %j = %c0 to %n step %c1 {
            %s = scf.for %k = %c0 to %l step %c1 iter_args(%t = %zero) -> (f64) {
              %x = memref.load %a[%i, %k] : memref<?x?xf64>
              %y = memref.load %b[%k, %j] : memref<?x?xf64>
              %p = arith.mulf %x, %y : f64
              %u = arith.addf %t, %p : f64
              scf.yield %u : f64
            }
            memref.store %s, %c[%i, %j] : memref<?x?xf64>
          }
        }

        scf.for %i = %c0 to %m step %c1 {
          scf.for %j = %c0 to %n step %c1 {
            memref.store %zero, %c[%i, %j] : memref<?x?xf64>
          }
        }
        linalg.generic {(i, j, k) -> (i, k), (k, j), (i, j)} ins(%a, %b) outs(%c) {
          %p = arith.mulf %x, %y : f64
          %u = arith.addf %t, %p : f64
        }

    The operands are views of the buffers, with the strides that the subscripts say. Legal if no
    dependence leads back (loop distribution: Allen and Kennedy, 2001, chapter 5), and the buffers
    are known to be apart; sums keep their order. Loops whose extents are not known stay beside, for
    when they turn out to be small; nests that are known to be small are left alone.

    Before a derivative is made (``early``), a nest has one version, so what is not known to be a
    product is left alone: the derivative of a product is two products, that of loops is a nest in
    which all that it adds to is mixed. A factor that is computed (``alpha * a[i, k]``) is then
    stored in a buffer of its own, as is a sum with which the code behind it goes on; and the two
    innermost loops change places where they read a matrix along its columns. A nest that carries
    something is taken in strips of rows (strip mining), so that what it only sums up needs no
    buffer for all of it. A loop that carries several sums carries those that are products in loops
    of their own (``s += a * b; q += (a * b) * (a * b)``, the second one with ``fast``), and what
    loops of such a nest repeat, as the norm of ``b[j, :]`` for all ``i``, is computed in front::

        scf.for %j = %c0 to %n step %c1 {
          // norms[j] = sqrt(sum of b[j, k] * b[j, k] over k)
        }
        // dots = sums of a[i, k] * b[j, k] over k
        scf.for %i = %c0 to %m step %c1 {
          // for all j: what is computed of dots[i, j] and norms[j]
        }

    Options: ``threshold`` (65536): the least number of multiplications, of which an eighth is
    enough where extents are not known. ``early`` (false). ``fast`` (false): sums may be made, and
    the factors of an early product multiplied, in any order.
    """

    name = "raise-products"
    threshold: int = 65536
    early: bool = False
    fast: bool = False

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if self.early:
            return self._raise_early(func, analyses)
        seen = (sum_at(op) for op in walk(func) if is_store(op))
        found = [one for one in seen if one is not None and may_be_product(one)]
        if not found:
            return False
        from .raising import raise_sums  # structured operations, which few programs need

        aliasing = analyses.get(Effects, func).aliasing
        raised = raise_sums(func, found, aliasing, self.threshold, any_order=self.fast)
        count("sums of products raised", raised)
        return raised > 0

    def _raise_early(self, func: Operation, analyses: AnalysisManager) -> bool:
        if not any(map(may_add_product, walk(func))):
            return False
        from .early import EarlyRaising  # which few programs need

        early = EarlyRaising(func, analyses.get(Effects, func), self.threshold, self.fast)
        raised = early.run()
        count("sums of products raised", raised)
        return raised > 0
