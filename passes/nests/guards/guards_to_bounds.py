"""``guards-to-bounds``: sums of products under tests of subscripts become products without tests.

A convolution whose window may leave the image is written with a test inside of all loops: nothing
of what is raised, put in vectors or run in blocks survives it. For one element of the window the
test holds for a range of rows and of columns, so it is their bounds that depend on the window. A
window that stays in a larger image is written without tests, and is a product for one element, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import is_loop
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation


@dataclass(frozen=True)
class GuardsToBoundsPass(FunctionPass):
    """Let loops have bounds instead of tests of subscripts, where a sum of products is guarded.

    Before, and after::

        scf.for %o, %i ... {                        // sums[o, i] = 0 for all o and i
          %s = scf.for %c, %p ... (%t = %first) {   scf.for %p = %c0 to %w step %c1 {
            %r = %i + %p - 1                          %low = max(%p - 1, 0)
            %in = arith.cmpi ult, %r, %n              %high = min(%n + %p - 1, %n)
            scf.if %in {                              scf.for %o ... {
              %x = memref.load %a[%o, %c, %p]           scf.for %r = %low to %high step %c1 {
              %y = memref.load %b[%c, %r]                 // sums[o, r - p + 1] +=
              %m = arith.mulf %x, %y : f64                //   sum of a[o, c, p] * b[c, r] over c
              %u = arith.addf %t, %m : f64              }
              scf.yield %u : f64                      }
            } else {                                }
              scf.yield %t : f64                    scf.for %o, %i ... {
            }                                         %s = %first + sums[o, i]
          }                                           ...
          ...                                       }
        }

    Whatever was read is read, and nothing else is: no zero is added in the place of what a test
    keeps out, so that infinities beside it stay where they are. The loops that tests are about are
    outside of the others now, and the terms of a sum come in another order, which the program has
    to allow (``fast`` code). So it is with windows that nothing is tested of (``%b[%c, %i + %p]``),
    which have all rows as they are. That is done where the two factors have rows, columns and terms
    then, of which `raise-products{early=true}` makes an operation. Nothing in the nest may write
    what the factors are read from. Options: none.
    """

    name = "guards-to-bounds"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        adds = [op for op in walk(func) if op.name == "arith.addf" and _may_be_of_window(op)]
        if not adds:
            return False
        from .guarded_sums import guarded_sum  # which few programs need
        from .unguarded import unguard

        found = [one for add in adds if (one := guarded_sum(add)) is not None]
        effects = analyses.get(Effects, func)
        made = sum(unguard(one, effects) for one in found)
        count("guards to bounds", made)
        return made > 0


def _may_be_of_window(add: Operation) -> bool:
    """True if an addition is of a product, in a branch or in two loops or more that carry nothing
    but the sum, or of what a branch gives.
    """
    terms = {op.name for value in add.operands if isinstance(op := value.owner, Operation)}
    if "scf.if" in terms:
        return True
    if "arith.mulf" not in terms:
        return False
    carried = list(takewhile(lambda op: len(op.results) == 1, ancestors(add)))
    return any(op.name == "scf.if" for op in carried) or sum(map(is_loop, carried[:2])) == 2
