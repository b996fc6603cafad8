"""Assignments: what a routine does, in order; and requests for gradients."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, cast, overload

from typing_extensions import override

from ad_opt.dialects.support.diagnostics.python_places import user_line

from .dtypes import FLOATS
from .shapes.inference import infer
from .shapes.notation import pointwise
from .shapes.refusals import refuse
from .tensors import Computed, Derivative, Leaf, Operand, Tensor, as_tensor

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import Location


@dataclass(frozen=True)
class Change:
    """An array that is changed: ``target := target (kind) value``."""

    target: Tensor
    value: Tensor
    kind: str
    place: Location | None


@dataclass(frozen=True)
class Assign:
    """Changes of arrays at once: all values are computed before the first array changes."""

    changes: tuple[Change, ...]


Item: TypeAlias = "Tensor | Assign"


class Assignments:
    """Steps of a routine, in order: tensors that are computed, and arrays that are changed."""

    def __init__(self, items: Iterable[Item]):
        self.items = tuple(items)

    def __add__(self, other: Assignments) -> Assignments:
        return Assignments(self.items + other.items)

    def __iter__(self) -> Iterator[Item]:
        return iter(self.items)

    @override
    def __repr__(self) -> str:
        return f"<{len(self.items)} assignments>"


@dataclass(eq=False)
class GradientRequest:
    """A loss, and the tensors that it is differentiated by."""

    loss: Tensor
    of: tuple[Tensor, ...]
    place: Location | None
    made: tuple[Tensor, ...] = ()
    """The derivatives, in the order of what they are by."""


def operands_of(tensor: Tensor) -> tuple[Tensor, ...]:
    """The tensors that a tensor is made of."""
    match tensor.source:
        case Computed(parts):
            return tuple(one for part in parts for one in part.operands)
        case Derivative(request):
            return (request.loss, *request.of)
        case _:
            return ()


def reachable(roots: Iterable[Tensor]) -> list[Tensor]:
    """All tensors that some are made of, each before those that are made of it."""
    done: dict[Tensor, None] = {}
    work = [(root, False) for root in reversed(list(roots))]
    while work:
        tensor, is_ready = work.pop()
        if tensor in done:
            continue
        if is_ready:
            done[tensor] = None
            continue
        work.append((tensor, True))
        work += [(one, False) for one in reversed(operands_of(tensor)) if one not in done]
    return list(done)


def parameters(*tensors: Tensor) -> list[Tensor]:
    """The parameters that tensors are made of, in the order of their first use."""
    found = reachable([_tensor(one, "parameters are those of") for one in tensors])
    return [one for one in found if isinstance(one.source, Leaf) and one.source.kind == "param"]


def forward(*tensors: Tensor) -> Assignments:
    """The assignments that compute tensors."""
    return Assignments(_tensor(one, "forward computes") for one in tensors)


def _tensor(value: Any, what: str) -> Tensor:
    if not isinstance(value, Tensor):
        raise refuse("AD1117", f"{what} tensors, not {value!r}")
    return value


@overload
def gradient(loss: Tensor, of: Tensor) -> Tensor: ...
@overload
def gradient(loss: Tensor, of: Sequence[Tensor]) -> list[Tensor]: ...
def gradient(loss: Tensor, of: Tensor | Sequence[Tensor]) -> Tensor | list[Tensor]:
    """Derivatives of a loss, which has one element, by tensors: a tensor for each, of its shape.

    The loss is made of these tensors. Of a list, a list; of one tensor, one.
    """
    wanted = [of] if isinstance(of, Tensor) else of
    if not isinstance(cast("object", wanted), Iterable):
        raise refuse("AD1117", f"a gradient is by tensors, not {of!r}")
    wanted = list(wanted)
    _tensor(loss, "a gradient is of")
    for one in wanted:
        _tensor(one, "a gradient is by")
    if (loss.rows.axes or ()) != () and any(size != 1 for size in loss.rows.axes or ()):
        help = "take its sum or mean: gradient(loss.sum(), ...)"
        message = f"a gradient is of one number, and `{loss.label}` is [{loss.rows}]"
        raise refuse("AD1119", message, help, [loss.party])
    within = set(reachable([loss]))
    for at, one in enumerate(wanted):
        if any(one is other for other in wanted[:at]):
            message = f"a gradient is by `{one.label}` twice"
            raise refuse("AD1119", message, "name it once", [one.party])
        if one.dtype not in FLOATS:
            message = f"`{one.label}` has elements {one.dtype}, which no gradient is by"
            raise refuse("AD1119", message, None, [one.party])
        if one not in within:
            message = f"`{loss.label}` is not made of `{one.label}`"
            raise refuse("AD1119", message, None, [loss.party, one.party])
    request = GradientRequest(loss, tuple(wanted), user_line())
    made = [
        Tensor(one.rows, one.dtype, f"{one.label}.grad", Derivative(request, one), user_line())
        for one in wanted
    ]
    request.made = tuple(made)
    return made[0] if isinstance(of, Tensor) else made


def assign(target: Tensor, value: Operand, kind: str = "set") -> Assignments:
    """Change the array of a parameter, input or state: by ``set``, ``add``, ``sub`` or ``mul``."""
    _tensor(target, "what is assigned to are")
    if not isinstance(target.source, Leaf) or target.source.kind == "constant":
        raise refuse("AD1117", f"`{target.label}` has no array to assign to", None, [target.party])
    if kind not in ("set", "add", "sub", "mul", "div", "max", "min"):
        raise refuse("AD1117", f"{kind!r} is no kind of assignment")
    made = as_tensor(value)
    if made.dtype in FLOATS and target.dtype not in FLOATS:
        message = f"`{target.label}` has elements {target.dtype}, and is assigned floats"
        raise refuse("AD1117", message, f"x.astype({target.dtype!r})", [target.party, made.party])
    made = as_tensor(value, target.dtype)
    infer(pointwise(1), [made.rows], [made.party])
    infer(pointwise(2), [target.rows, made.rows], [target.party, made.party], None, target.rows)
    return Assignments((Assign((Change(target, made, kind, user_line()),)),))


def together(*assignments: Assignments) -> Assignments:
    """Assignments at once: all of their values are computed before the first array changes."""
    items = [item for one in assignments for item in one]
    if any(isinstance(item, Tensor) for item in items):
        raise refuse("AD1118", "what happens at once are assignments to arrays", "assign(w, value)")
    changes = tuple(change for item in items if isinstance(item, Assign) for change in item.changes)
    targets = [change.target for change in changes]
    if len(set(targets)) < len(targets):
        raise refuse("AD1118", "an array is assigned to twice at once")
    return Assignments((Assign(changes),))
