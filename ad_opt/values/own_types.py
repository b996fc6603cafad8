"""Facts that callers need about a program's own types: structs, arrays, optionals, pairs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Attribute

from ad_opt.dialects.llvm.layouts import AGGREGATES, mentions_types
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.dialects.types.records import ANY, PAIRS
from ad_opt.lowering.codegen.machine.signature import Signature, signatures_of

if TYPE_CHECKING:
    from ad_opt.passes.tangents.conformances import Conformances

OWN = AGGREGATES | PAIRS | {ANY}


def program_signatures(module: ModuleOp) -> dict[str, Signature]:
    """The signatures of the functions that can be called; by-value types as records.

    How the types are differentiated is known once conformances are, so those are synthesised in a
    copy of the module; a module whose functions take no such types is not copied.
    """
    if not has_own_types(module):
        return signatures_of(module)
    typed = _with_conformances(module)
    known = _Differentials(typed)
    return signatures_of(typed, known, known.resolve)


def holds_existentials(signature: Signature) -> bool:
    """True if a function takes or returns an existential, or something with one in it."""
    kinds = (*signature.inputs, *signature.results)
    return any(_holds(kind, frozenset({"any"})) for kind in kinds)


def depends_on_lowering(signature: Signature) -> bool:
    """True if only lowering decides how the function is called: what existentials and pairs are."""
    kinds = (*signature.inputs, *signature.results)
    return any(_holds(kind, frozenset({"any", "pair"})) for kind in kinds)


def _holds(kind: Attribute, forms: frozenset[str]) -> bool:
    if not isinstance(kind, RecordType):
        return False
    return kind.form in forms or any(_holds(type_, forms) for type_ in kind.types)


@lru_cache(maxsize=1024)
def holds_buffers(kind: Attribute) -> bool:
    """True if there are buffers in a by-value type."""
    if isinstance(kind, RecordType):
        return kind.form != "any" and any(holds_buffers(type_) for type_ in kind.types)
    return isinstance(kind, MemRefType)


def has_own_types(module: ModuleOp) -> bool:
    """True if a function takes or returns a type of the module's own."""
    return any(
        op.name == "func.func" and mentions_types(op.properties["function_type"], OWN)
        for op in module.ops
    )


def _with_conformances(module: ModuleOp) -> ModuleOp:
    from ad_opt.dialects import make_context
    from ad_opt.passes.infrastructure.manager import PassManager

    typed = module.clone()
    PassManager.parse(make_context(), "synthesize-conformances").run(typed)
    return typed


class _Differentials:
    """The differential of each type; ``None`` for what has none, or nobody knows."""

    def __init__(self, module: ModuleOp):
        self._module = module
        self._conformances: Conformances | None = None

    def __call__(self, type_: Attribute, /) -> Attribute | None:
        """The differential of a type."""
        from ad_opt.passes.tangents.tangent_registry import NoTangentType

        try:
            return self._known().differential(type_)
        except NoTangentType:
            return None

    def resolve(self, type_: Attribute, /) -> Attribute:
        """Resolve an associated type: a field of a generic struct's differential, say."""
        from ad_opt.passes.tangents.tangent_registry import NoTangentType

        try:
            return self._known().resolve(type_)
        except NoTangentType:
            return type_

    def _known(self) -> Conformances:
        from ad_opt.passes.tangents.conformances import Conformances

        if self._conformances is None:
            self._conformances = Conformances.of(self._module)
        return self._conformances
