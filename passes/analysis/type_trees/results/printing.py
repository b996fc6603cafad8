"""Type trees as text, a function at a time, much as Enzyme prints them.

callee - {[-1]:Float@double} |{[-1]:Pointer, [-1,0]:Float@double}:{}
^bb0
%0 = llvm.load : {[-1]:Float@double}
"""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from xdsl.ir import Operation, SSAValue

from .results import TypeTrees


def text_of(trees: TypeTrees) -> str:
    """The trees of all functions."""
    lines = [
        line for _, states in trees.functions() for state in states for line in _function(state)
    ]
    return "\n".join(lines) + "\n" if lines else ""


def header(state: FunctionState) -> str:
    """Return a line on what goes in and what comes out: ``f - {result} |{argument}:{known
    integers}``.
    """
    arguments = " ".join(
        f"{state.known(argument)}:{{{_known(state, argument)}}}" for argument in state.arguments
    )
    return f"{_name(state.function)} - {state.result} |{arguments}"


def _name(function: Operation) -> str:
    name = function.get_attr_or_prop("sym_name")
    return str(getattr(name, "data", ""))


def _known(state: FunctionState, value: SSAValue) -> str:
    known = state.integers[value].known if value.type.name == "integer_type" else None
    return "" if known is None else str(known)


def _function(state: FunctionState) -> Iterator[str]:
    yield header(state)
    names = names_of(state)
    for argument in state.arguments:
        yield f"{names[argument]}: {state.known(argument)}, known: {{{_known(state, argument)}}}"
    for at, block in enumerate(state.region.blocks):
        yield f"^bb{at}"
        for argument in block.args if at else ():
            yield f"{names[argument]}: {state.known(argument)}"
        for op in block.ops:
            for result in op.results:
                yield f"{names[result]} = {op.name}: {state.known(result)}"


def names_of(state: FunctionState) -> dict[SSAValue, str]:
    """A name for each value of a function: its own, or a number."""
    found: dict[SSAValue, str] = {}
    used: set[str] = set()
    for block in state.region.blocks:
        for value in (*block.args, *(result for op in block.ops for result in op.results)):
            hint = value.name_hint
            name = hint if hint is not None and hint not in used else str(len(found))
            used.add(name)
            found[value] = f"%{name}"
    return found
