"""Inference of shapes: the labels and rows of an operation get sizes, or it is refused.

Every occurrence of a label is an equation, every `...` a broadcast. Windows relate the size of an
axis with those of labels. What a parameter left open is decided by the first operation that knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.diagnostics.diagnostic import counted

from .notation import Axes, Index, Joined, Rest, Spec, Term
from .refusals import Party, refuse
from .rows import (
    ROWS,
    Contradiction,
    Row,
    Shape,
    Size,
    TooFewAxes,
    Unification,
    UnknownSize,
    known_size,
    size_text,
)

RESULT = Party("the result", "")


@dataclass
class Solution:
    """Sizes of the labels, and the axes that ellipses stand for."""

    sizes: dict[str, Size] = field(default_factory=dict[str, Size])
    rows: dict[str, Row] = field(default_factory=dict[str, Row])
    result: Shape = field(default_factory=Shape)


@dataclass(frozen=True)
class _Window:
    """An axis whose index is no plain label."""

    index: Index
    size: Size
    party: Party


class Inference:
    """One operation: what it says of axes, and the tensors that it is applied to."""

    def __init__(
        self, spec: Spec, shapes: Sequence[Shape], parties: Sequence[Party], u: Unification
    ):
        self.spec, self.shapes, self.parties, self.u = spec, shapes, parties, u
        self.solved = Solution()
        self._origin: dict[str, Party] = {}
        """The operand that first said a size of a label, or an ellipsis."""
        self._windows: list[_Window] = []

    def run(self, given: Mapping[str, int], target: Shape | None = None) -> Solution:
        """Solve for all sizes, with those that are given; ``target`` is the result's shape."""
        if len(self.shapes) != len(self.spec.operands):
            count = len(self.spec.operands)
            message = f"`{self.spec.text}` has {counted(count, 'operand')}, "
            message += f"and {len(self.shapes)} are given"
            raise self._refuse("AD1113", message)
        for label, size in given.items():
            self.solved.sizes[label] = size
        terms = list(zip(self.spec.operands, self.shapes, self.parties, strict=True))
        for term, shape, party in sorted(terms, key=_openness):
            for kind in ROWS:
                self._match(term.row(kind), shape.row(kind), kind, party)
        self._result(target)
        self._solve_windows()
        return self.solved

    def _refuse(self, code: str, message: str, help: str | None = None) -> Exception:
        return refuse(code, message, help, self.parties)

    def _match(self, axes: Axes, row: Row, kind: str, party: Party) -> None:
        """Take what an operand's row says."""
        rest = [axis for axis in axes if isinstance(axis, Rest)]
        plain = len(axes) - len(rest)
        rest_known = self.solved.rows.get(rest[0].name) if rest else None
        row = self.u.extend(row, plain + (len(rest_known.sizes) if rest_known and plain else 0))
        if not rest or plain:
            row = self.u.close(row)
        if len(row.sizes) < plain or (not rest and len(row.sizes) > plain):
            raise self._wrong_rank(axes, row, kind, party)
        at = 0
        for axis in axes:
            if isinstance(axis, Rest):
                end = at + len(row.sizes) - plain
                self._rest(axis, Row(row.sizes[at:end], row.open), party)
                at = end
            else:
                self._axis(axis, row.sizes[at], party)
                at += 1

    def _wrong_rank(self, axes: Axes, row: Row, kind: str, party: Party) -> Exception:
        least = "at least " if any(isinstance(axis, Rest) for axis in axes) else ""
        count = sum(not isinstance(axis, Rest) for axis in axes)
        noun = "axis" if count == 1 else "axes"
        message = (
            f"`{self.spec.text}` asks for {least}{count} {kind} {noun} of `{party.name}`, "
            f"which has {len(row.sizes)}"
        )
        return self._refuse("AD1113", message)

    def _rest(self, rest: Rest, row: Row, party: Party) -> None:
        before = self.solved.rows.get(rest.name)
        if before is None:
            self.solved.rows[rest.name], self._origin["..." + rest.name] = row, party
            return
        join = self.u.joined_row if rest.is_joined else self.u.one_row
        try:
            self.solved.rows[rest.name] = join(before, row)
        except (Contradiction, TooFewAxes) as wrong:
            other = self._origin["..." + rest.name]
            raise self._contradiction(rest, wrong, before, row, other, party) from None

    def _contradiction(
        self, rest: Rest, wrong: Exception, before: Row, row: Row, one: Party, other: Party
    ) -> Exception:
        kind = f"{rest.name} axes" if rest.name in ROWS else f"axes `{rest.name}`"
        why = f": {wrong}" if isinstance(wrong, Contradiction) else ""
        verb = "cannot be broadcast together" if rest.is_joined else "are not the same"
        names = f"`{one.name}` and `{other.name}`"
        message = f"the {kind} of {names}, [{before}] and [{row}], {verb}{why}"
        return refuse("AD1110", message, None, (one, other))

    def _axis(self, axis: Index | Joined, size: Size, party: Party) -> None:
        label = axis.label if isinstance(axis, Index) else None
        if label is not None:
            self._label(label, size, party)
        elif isinstance(axis, Index):
            self._windows.append(_Window(axis, size, party))
        else:
            raise AssertionError("joined axes are split before inference")

    def _label(self, label: str, size: Size, party: Party) -> None:
        before = self.solved.sizes.get(label)
        if before is None:
            self.solved.sizes[label] = size
            self._origin[label] = party
            return
        try:
            self.solved.sizes[label] = self.u.one_size(before, size)
        except Contradiction as wrong:
            raise self._two_sizes(label, wrong, party) from None

    def _two_sizes(self, label: str, wrong: Contradiction, party: Party) -> Exception:
        one, other = map(size_text, wrong.sizes)
        origin = self._origin.get(label)
        where = f" in `{origin.name}`" if origin else " as given"
        message = (
            f"axis `{label}` of `{self.spec.text}` is {one}{where} and {other} in `{party.name}`"
        )
        parties = (origin, party) if origin else (party,)
        return refuse("AD1110", message, None, parties)

    def _result(self, target: Shape | None) -> None:
        made = Shape(*(self._result_row(self.spec.result.row(kind)) for kind in ROWS))
        self.solved.result = made
        if target is None:
            return
        party = RESULT
        try:
            for kind in ROWS:
                self.u.one_row(made.row(kind), target.row(kind))
        except (Contradiction, TooFewAxes):
            message = f"`{self.spec.text}` makes [{made}], and [{target}] is asked for"
            raise self._refuse("AD1110", message) from None
        for kind in ROWS:
            axes, row = self.spec.result.row(kind), target.row(kind)
            if any(isinstance(axis, Rest) for axis in axes):
                continue
            for axis, size in zip(axes, row.sizes, strict=True):
                if isinstance(axis, Index) and axis.label is None:
                    self._windows.append(_Window(axis, size, party))

    def _result_row(self, axes: Axes) -> Row:
        sizes: list[Size] = []
        opening = None
        for axis in axes:
            match axis:
                case Rest():
                    row = self.solved.rows.get(axis.name, Row()).known()
                    if row.open is not None and len(axes) > 1:
                        row = self.u.close(row)
                    opening = row.open
                    sizes += row.sizes
                case Index(label=str() as label):
                    sizes.append(self._size_of(label))
                case Index():
                    sizes.append(UnknownSize())
                    self._windows.append(_Window(axis, sizes[-1], RESULT))
                case Joined():
                    raise AssertionError("joined axes are split before inference")
        return Row(tuple(sizes), opening)

    def _size_of(self, label: str) -> Size:
        """The size of a label; one that no plain axis has may follow from a window."""
        if label in self.solved.sizes:
            return self.solved.sizes[label]
        if not any(label == name for w in self._windows for _, name in w.index.terms):
            message = f"axis `{label}` of the result of `{self.spec.text}` is in no operand"
            help = f"give its size: einsum(..., {label}=3)"
            raise self._refuse("AD1113", message, help)
        return self.solved.sizes.setdefault(label, UnknownSize())

    def _solve_windows(self) -> None:
        """Sizes that follow from windows, until no more do."""
        for window in self._windows:
            for _, name in window.index.terms:
                self.solved.sizes.setdefault(name, UnknownSize())
        left = self._windows
        while left:
            later = [window for window in left if not self._solve(window)]
            if len(later) == len(left):
                raise self._unsolved(left[0])
            left = later

    def _unsolved(self, window: _Window) -> Exception:
        names = [name for _, name in window.index.terms]
        unknown = [n for n in names if not isinstance(known_size(self.solved.sizes[n]), int)]
        if not unknown:
            message = f"the size of an axis of `{window.party.name}` cannot be inferred"
            return self._refuse("AD1111", message, "say it where the tensor is declared")
        message = f"the size of axis `{unknown[0]}` of `{self.spec.text}` cannot be inferred"
        return self._refuse("AD1111", message, f"give it: einsum(..., {unknown[0]}=3)")

    def _solve(self, window: _Window) -> bool:
        """Use the relation of a window; ``False`` if too little is known yet."""
        index = window.index
        size = known_size(window.size)
        terms = [(c, name, known_size(self.solved.sizes[name])) for c, name in index.terms]
        unknown = [(c, name, s) for c, name, s in terms if isinstance(s, UnknownSize)]
        if not unknown:
            return self._reached(window, size, [(c, _int(s)) for c, _, s in terms])
        if len(unknown) > 1 or not isinstance(size, int) or index.is_window:
            return False
        coefficient, name, one = unknown[0]
        if index.is_padded:
            if name != index.terms[0][1]:
                return False
            self.u.one_size(one, -(-size // coefficient))
            return True
        others = sum(c * (_int(s) - 1) for c, n, s in terms if n != name)
        if any(s == 0 for _, _, s in terms):
            raise self._stride(window, size)
        free = size - 1 - index.position.high - others
        if free < 0 or (free % coefficient and not self._may_be_cut(window, coefficient)):
            raise self._stride(window, size)
        self.u.one_size(one, free // coefficient + 1)
        return True

    def _may_be_cut(self, window: _Window, coefficient: int) -> bool:
        """True if the count of windows is sought, and less than a stride of the axis is left."""
        return window.index.is_cut and coefficient == window.index.terms[0][0]

    def _reached(self, window: _Window, size: Size, terms: list[tuple[int, int]]) -> bool:
        """Compare how far the indices of a window go with the size of its axis."""
        index = window.index
        if index.is_padded:
            return self._covers(window, size, terms[0])
        if any(s == 0 for _, s in terms):
            return self._reached_by_none(window, size, terms)
        low = index.position.low + sum(min(0, c * (s - 1)) for c, s in terms)
        high = index.position.high + sum(max(0, c * (s - 1)) for c, s in terms)
        if isinstance(size, UnknownSize):
            if not index.is_window and (terms or window.party is RESULT):
                self.u.one_size(size, high + 1)
            return True
        if low < 0 or high >= size:
            wrong = low if low < 0 else high
            message = f"index {wrong} is outside of an axis of `{window.party.name}` of size {size}"
            raise self._refuse("AD1116", message)
        if len(terms) > 1 and high + 1 != size and not index.is_window:
            left, (stride, _) = size - high - 1, terms[0]
            if not (index.is_cut and left < stride):
                raise self._stride(window, size)
        return True

    def _reached_by_none(self, window: _Window, size: Size, terms: list[tuple[int, int]]) -> bool:
        """A window without indices leaves no axis, but has none that it could fill."""
        if len(terms) > 1 and not window.index.is_window:
            raise self._stride(window, size)
        if isinstance(size, UnknownSize):
            self.u.one_size(size, 0)
        return True

    def _covers(self, window: _Window, size: Size, over: tuple[int, int]) -> bool:
        """A padded window stands at every stride of its axis."""
        if isinstance(size, UnknownSize):
            return False
        if -(-size // over[0]) != over[1]:
            raise self._stride(window, size)
        return True

    def _stride(self, window: _Window, size: Size) -> Exception:
        parts = [name if c == 1 else f"{c}*{name}" for c, name in window.index.terms]
        sign = "=+" if window.index.is_padded else "/+" if window.index.is_cut else "+"
        sizes = ", ".join(
            f"{name}={size_text(self.solved.sizes[name])}" for _, name in window.index.terms
        )
        message = (
            f"the window {sign.join(parts)} does not fill an axis of {size_text(size)} of "
            f"`{window.party.name}` ({sizes}): incompatible stride"
        )
        help = "`/+` (padding 'floor') leaves out the rest, `=+` ('same') has margins; or change "
        help += "the size, the stride or the kernel"
        return self._refuse("AD1114", message, help)


def _openness(one: tuple[Term, Shape, Party]) -> bool:
    return any(one[1].row(kind).open is not None for kind in ROWS)


def _int(size: Size) -> int:
    assert isinstance(size, int)
    return size


def infer(
    spec: Spec,
    shapes: Sequence[Shape],
    parties: Sequence[Party],
    given: Mapping[str, int] | None = None,
    target: Shape | None = None,
) -> Solution:
    """Sizes of an operation's labels, ellipses and result; refusals AD1110, 1111, 1113, 1114, 1116.

    Decisions about what parameters left open are kept if the operation is accepted, else taken
    back.
    """
    with Unification() as u:
        return Inference(spec, shapes, parties, u).run(given or {}, target)
