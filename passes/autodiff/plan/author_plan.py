"""The plan of a reversal whose derivative the function's author gave: what is kept for it.

Nothing is known of what such a derivative reads, so all arguments are kept where it runs in a
function of its own, and it finds memory as the function found it: buffers by copies, memory of
which nobody knows the size by running the function as one whose stores are undone.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.passes.emit.shadow_types import OPAQUE_FRAME, has_shadow, shadow_of
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from .facts.key import Key


@dataclass(frozen=True)
class KeptForAuthor:
    """A slot of the frame that the way back gets."""

    words: str
    type: Attribute


@dataclass(frozen=True, eq=False)
class AuthorPlan:
    """Decisions about one function."""

    key: Key
    primal: FuncOp
    by: tuple[str, ...]
    """The author's functions."""
    undone: bool
    """True if the stores are undone one by one."""
    copied: tuple[int, ...]
    """Arguments that are copied before the function runs."""
    kept: tuple[KeptForAuthor, ...]
    """Slots of the frame, where the way back is a function of its own."""

    @property
    def split(self) -> bool:
        """True if the reverse sweep is a function of its own."""
        return self.key.mode != "combined"


def plan_author(key: Key, primal: FuncOp, by: FuncOp, *, undone: bool) -> AuthorPlan:
    """Plan for a derivative that runs on the way back alone."""
    types = primal.function_type.inputs.data
    runs = key.mode != "combined" or key.primal
    buffers = [at for at, type in enumerate(types) if isinstance(type, MemRefType)]
    copied = buffers if runs and not undone else []
    kept = [KeptForAuthor(f"argument {at + 1}", type) for at, type in enumerate(types)]
    kept += [
        KeptForAuthor(f"shadow of argument {at + 1}", shadow_of(types[at]))
        for at, word in enumerate(key.activities)
        if word.startswith("dup")
    ]
    kept += [KeptForAuthor(f"copy of argument {at + 1}", types[at]) for at in copied]
    kept += [_records(primal)] if undone else []
    names = (by.sym_name.data,)
    return AuthorPlan(key, primal, names, undone, tuple(copied), _frame(key, kept))


def plan_author_pair(key: Key, primal: FuncOp, augmented: FuncOp, backward: FuncOp) -> AuthorPlan:
    """Plan for two derivatives, one for each way."""
    types = primal.function_type.inputs.data
    kept: list[KeptForAuthor] = []
    for at, type in enumerate(types):
        kept.append(KeptForAuthor(f"argument {at + 1}", type))
        if has_shadow(type):
            kept.append(KeptForAuthor(f"shadow of argument {at + 1}", shadow_of(type)))
    count = len(primal.function_type.outputs)
    name = augmented.sym_name.data
    for at, type in enumerate(augmented.function_type.outputs.data[count:]):
        kept.append(KeptForAuthor(f"result {count + at + 1} of @{name}", type))
    kept.append(_records(augmented))
    by = (name, backward.sym_name.data)
    return AuthorPlan(key, primal, by, True, (), _frame(key, kept))


def _records(function: FuncOp) -> KeptForAuthor:
    return KeptForAuthor(f"records of @{function.sym_name.data}", OPAQUE_FRAME)


def _frame(key: Key, kept: list[KeptForAuthor]) -> tuple[KeptForAuthor, ...]:
    return tuple(kept) if key.mode != "combined" else ()
