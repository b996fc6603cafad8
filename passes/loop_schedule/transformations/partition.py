"""`partition`: the range of a loop is cut in two; always legal.

Behind a cut at which a condition in the body changes, the condition is known in each part.
"""

from __future__ import annotations

from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.loop_schedule.form.facts import name_of
from ad_opt.passes.loop_schedule.form.headers import Header, clone_behind, header_of, set_header
from ad_opt.passes.loop_schedule.form.refusal import refuse_form
from xdsl.ir import Operation


def partition(loop: Operation, at: int) -> tuple[Operation, Operation]:
    """The loop over variables below ``at``, and the loop over the others, behind it.

    Raises `RefusalError` (AD1162) if steps are longer than 1 and begin at what is not a number.
    """
    header = header_of(loop)
    cut, begin = Linear({}, at), (*header.lower, Linear({}, at))
    if header.step > 1:
        low = header.lower[0].known if len(header.lower) == 1 else None
        if low is None:
            message = f"the steps of loop `{name_of(loop)}` do not begin at a number"
            raise refuse_form(loop, message, "partition before it is split")
        # The first that is not below, of those that the steps come by.
        cut += (low - at) % header.step
        begin = (Linear({}, max(low, cut.constant)),)
    behind = clone_behind(loop)
    set_header(behind, Header(begin, header.upper, header.step))
    set_header(loop, Header(header.lower, (*header.upper, cut), header.step))
    return loop, behind
