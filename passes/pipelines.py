"""Every named pipeline: a line a pass, each with the reason why it stands where it stands."""

from __future__ import annotations

from . import PASSES


def _line(*names: str) -> str:
    """The passes of ours that are there, and all that are lowerings."""
    return ",".join(n for n in names if n in PASSES or n.startswith(("lower-", "bufferize-")))


PREPARE = _line(
    *(
        "inline",  # first: memory and loops behind a call are invisible to all that follows
        "lower-linalg-to-loops",  # until rules for named operations keep their form
        "lower-affine-to-scf",  # maps become arithmetic, so one set of loops is to be reversed
        "raise-cf-to-scf",  # branches become regions: a structured region is reversed as one
        "promote-memory",  # buffers that are variables become values, which need no undoing
        "forward-stores",  # loads of what was just stored become values as well
        "hoist-invariants",  # what a loop does not change is saved once, not once a trip
        "simplify",  # whatever is dead or equal now would be differentiated too
    )
)
"""From a program as written to the form that is differentiated best. Correctness needs none."""

DIFFERENTIATE = _line(
    *(
        "differentiate",  # every request becomes a call of a derivative function
        "inline",  # derivative functions are called from one place, mostly
        "simplify",  # zeros, ones and values that no reverse sweep reads
        "hoist-invariants",  # addresses of shadows and the like
    )
)
"""Differentiation, and cleaning up after it."""

LOWER = _line(
    *(
        "bufferize-tensors",  # values become buffers first: the loops below load and store
        "lower-linalg-to-loops",  # named operations become affine-free scf loops over memrefs
        "lower-affine-to-scf",  # maps become arithmetic; only scf and cf carry control from here
        "lower-scf-to-cf",  # regions become blocks: the llvm dialect has nothing else
        "lower-to-llvm",  # every type and operation that is left, in one walk
    )
)
"""From core dialects to the llvm dialect."""

PIPELINES: dict[str, str] = {"prepare": PREPARE, "gradient": DIFFERENTIATE, "lower": LOWER}
"""Every named pipeline by its name."""

_STEPS: dict[str, tuple[tuple[str, str], ...]] = {
    "grad": (("{0}", "grad"),),
    "value_and_grad": (("{0}", "value_and_grad"),),
    "jvp": (("{0}", "jvp"),),
    "vjp": (("{0}", "vjp"),),
    # Second order is forward over reverse: the tangent of the gradient.
    "hvp": (("{0}", "grad"), ("{0}_grad", "jvp")),
    "vjp_jvp": (("{0}", "vjp"), ("{0}_vjp", "jvp")),
}
"""Which functions are differentiated how, one after the other, for each kind of derivative."""

DERIVATIVES = tuple(_STEPS)
"""The kinds of derivatives; the function made is called ``f_kind``."""


def derivative(function: str, kind: str, *, alone: bool = True) -> str:
    """The pipeline that adds the public function ``@f_kind``; ``alone``: and leaves only that."""
    steps: list[str] = []
    for pattern, request in _STEPS[kind]:
        name = pattern.format(function)
        steps.append(f'request-derivative{{function="{name}" kind={request}}}')
        made = f"{name}_{request}"
        if alone:
            # Nothing else is looked at: other functions may be what nobody can differentiate.
            steps.append(f'internalize{{keep="{made}"}}')
        steps += [PREPARE, DIFFERENTIATE]
        if alone:
            steps.append(f'internalize{{keep="{made}"}}')
    return ",".join(steps)
