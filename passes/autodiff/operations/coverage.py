"""``docs/coverage.md``: which operation is differentiated how, made from the tables themselves.

``python -m ad_opt.passes.autodiff.operations.coverage > docs/coverage.md`` writes it anew; a test
compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from ad_opt.dialects import make_context
from ad_opt.dialects.autodiff.requests import REQUEST_OPS
from ad_opt.dialects.support.diagnostics.advice import SEVERAL_NESTS
from ad_opt.passes.ops.catalogue import CATALOGUE
from ad_opt.passes.rules.methods import Methods
from ad_opt.passes.rules.registry import Row, default_rules
from xdsl.traits import IsTerminator

from .table import all_methods

_ARITHMETIC = ("arith", "math", "complex", "vector")
_STRUCTURE = (
    *("func", "cf", "scf", "memref", "affine", "linalg", "autodiff"),
    *("agg", "pair", "iface"),
)

_TITLE = """\
# Coverage

Made by `python -m ad_opt.passes.autodiff.operations.coverage`; `ad-opt --list-rules` prints the
same rules, and [conventions](conventions.md) says what is chosen at kinks.

- *rule*: partial derivatives, shown (`x0` is the first operand, `y0` the first result).
- *engine*: the mode handles the operation itself (memory, control flow, calls).
- *none*: its results carry no derivative.
- A pass brings the operation into a form that is handled; it is part of the pipelines of `--grad`
  and its kin.
- *refused*: a located error where a derivative would have to pass through the operation.

Tensors are values that `bufferize-tensors` turns into buffers: the pipelines do so inside of
functions; where a function takes or gives tensors, run it first. Operations of `llvm` and of
dialects that are not listed are refused.
"""

_LOWERED = {
    "affine": "`lower-affine-to-scf`",
    "cf": "`raise-cf-to-scf`",
    **dict.fromkeys((op.name for op in REQUEST_OPS), "`differentiate`"),
    **dict.fromkeys(
        (
            f"autodiff.{name}"
            for name in "ref invoke_overload fwd_diff_of bwd_diff_of apply_of propagate_of".split()
        ),
        "`resolve-invocations`",
    ),
    **dict.fromkeys(("autodiff.wrap", "autodiff.unwrap"), "`unwrap-attributed`"),
    **dict.fromkeys(("linalg.pack", "linalg.unpack"), "`bufferize-tensors`"),
    **dict.fromkeys(SEVERAL_NESTS, "`expand-linalg`"),
    **dict.fromkeys(("memref.realloc", "bufferization.clone"), "`expand-realloc`"),
    **dict.fromkeys(("vector.mask", "vector.scan", "vector.type_cast"), "`expand-vectors`"),
    "scf.forall": "`scf-forall-to-parallel`",
    "iface.specialize": "`specialize-generics`",
    "iface.open": "`devirtualize`",
    "iface.pack_with": "`devirtualize`",
}
"""By dialect or operation; requests become calls before their function is differentiated."""

_OBSERVE = frozenset({"memref.dim", "memref.rank", "memref.prefetch"})
"""They look at a buffer, but not at what is in it."""


DECLARATIONS = frozenset(
    {
        "func.func", "memref.global", "agg.struct_def", "agg.field", "autodiff.conforms",
        *(f"iface.{name}" for name in (
            "interface req_type req_func witness_table entry generic body".split())),
    }
)  # fmt: skip
"""They say what there is; nothing flows through them."""


def _methods() -> dict[str, Methods]:
    """The methods of all operations; their tables stand above the rules."""
    return {row.name: row for row in all_methods()}


def operations(dialect: str) -> list[str]:
    """The operations of a dialect by name; those that end or hold code are not listed."""
    loaded = make_context().get_dialect(dialect)
    kept = {
        op.name
        for op in loaded.operations
        if not op.has_trait(IsTerminator, value_if_unregistered=False)
        and op.name not in DECLARATIONS
    }
    jumps = {name for name in _methods() if name.startswith("cf.") and dialect == "cf"}
    return sorted(kept | jumps)


def _mark(name: str, mode: str) -> str:
    rules = default_rules()
    own = _methods().get(name)
    if own is not None and mode in own.refused:
        return "refused"
    if CATALOGUE[name].of_tangents or _has(own, mode):
        return "engine"
    if rules.find(name) is not None:
        return "rule"
    if rules.is_inactive(name) or name in _OBSERVE:
        return "none"
    lowered = _LOWERED.get(name) or _LOWERED.get(name.partition(".")[0])
    if lowered is not None:
        return lowered
    return "refused"


def _has(own: Methods | None, mode: str) -> bool:
    """True if an operation has a method for a mode."""
    if own is None:
        return False
    found = own.forward or own.double if mode == "forward" else own.reverse
    return found is not None


def _cell(lines: Iterable[str]) -> str:
    return "<br>".join(line.replace("|", "\\|") for line in lines if line)


def _derivative(rule: Row | None) -> str:
    if rule is None:
        return ""
    notes = [f"*{text}*" for text in (rule.kink, rule.domain) if text]
    return _cell([*rule.describe(), *notes])


def _table(dialect: str) -> list[str]:
    shown = dialect in _ARITHMETIC
    head = ["operation", "forward", "reverse", *(["derivative"] if shown else [])]
    lines = [f"\n## {dialect}\n", _line(head), _line(["---"] * len(head))]
    for name in operations(dialect):
        marks = [_mark(name, "forward"), _mark(name, "reverse")]
        rule = default_rules().find(name)
        lines.append(_line([f"`{name}`", *marks, *([_derivative(rule)] if shown else [])]))
    return lines


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("  ", " ")


def coverage() -> str:
    """The whole page."""
    lines = [_TITLE.rstrip("\n")]
    for dialect in (*_ARITHMETIC, *_STRUCTURE):
        lines += _table(dialect)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(coverage())
