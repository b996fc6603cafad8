"""The whole inference, in the order of how sure its parts are."""

from __future__ import annotations

from collections.abc import Mapping

from ad_opt.dialects.typetree.tree import Path
from ad_opt.passes.analysis.type_trees.facts.layout import bits_of
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import Key
from ad_opt.passes.analysis.type_trees.fixpoint.options import TypeTreeOptions
from ad_opt.passes.analysis.type_trees.fixpoint.program import Program
from ad_opt.passes.analysis.type_trees.rules.rules import RULES
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue

from .debug_info import SAID_BY, debug_hints
from .hypotheses import believe, hints_of, say_integers, used_as_integers
from .mixed_bytes import same_places

ROUNDS = 3
"""Most times that everything is inferred anew without what contradicted something. A guess:
programs with unions need one or two.
"""


def infer(module: ModuleOp, options: TypeTreeOptions) -> Program:
    """Infers all trees of a module.

    Where contradictory things are said of a value, everything is inferred anew, and what is known
    of that place is not passed on: first of registers only, where memory is right and the use of
    what was read is odd, then of memory too; of both at once in programs that are a burden.
    """
    program = _infer_once(module, options, {})
    found = program.contradictions()
    mixes = program.mixes_in_memory()
    silenced: dict[Key, frozenset[Path]] = {}
    for round_ in range(1 if program.is_burden else 0, ROUNDS):
        if not found:
            break
        registers = {key: paths for key, paths in found.items() if _is_register(key)}
        fresh = registers if round_ == 0 and registers else found
        for key, paths in fresh.items():
            silenced[key] = silenced.get(key, frozenset()) | paths
        for state in program.states():
            for value in state.contradicted:
                if value in fresh:
                    for key, paths in same_places(state, value, fresh[value]):
                        silenced[key] = silenced.get(key, frozenset()) | paths
        program = _infer_once(module, options, silenced)
        mixes |= program.mixes_in_memory()
        found = {
            key: new
            for key, paths in program.contradictions().items()
            if (new := paths - silenced.get(key, frozenset()))
        }
    program.mixes = mixes
    return program


def _is_register(key: Key) -> bool:
    return isinstance(key, SSAValue) and bool(bits_of(key.type))


def _infer_once(
    module: ModuleOp, options: TypeTreeOptions, silenced: Mapping[Key, frozenset[Path]]
) -> Program:
    program = Program(module, RULES, options, silenced)
    program.assume_arrays()
    _say_integers(program)
    if options.aliasing == "strict":
        for state in list(program.states()):
            believe(state, debug_hints(state), SAID_BY)
            believe(state, hints_of(state))
            program.run()
        _say_integers(program)
    for state in [state for states in program.live().values() for state in states]:
        believe(state, used_as_integers(state), "integer arithmetic with it")
        program.run()
    _say_integers(program)
    return program


def _say_integers(program: Program) -> None:
    """Callers first: their integers are their callees'."""
    for function in reversed(program.order.functions):
        for state in program.contexts_of(function):
            say_integers(state)
            program.notify(state)
        program.run()
