"""Iteration spaces: variables of loops, their bounds and steps, as systems of constraints."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Loop
from xdsl.ir import SSAValue

from .integer_systems import ONE, Row, System, added


class Space:
    """The values that occur in forms, as numbered variables, with what is known of them.

    A value may stand for several variables, one a *side*, unless ``is_shared`` says that it is one
    number for all of them.
    """

    def __init__(self, is_shared: Callable[[SSAValue], bool] = lambda _: True):
        self.equations: list[Row] = []
        self.inequalities: list[Row] = []
        self._is_shared = is_shared
        self._numbers: dict[tuple[SSAValue | str, int], int] = {}

    @staticmethod
    def of(loops: Iterable[Loop]) -> Space:
        """The iterations of some loops, from outside."""
        space = Space()
        for loop in loops:
            space.enter(loop)
        return space

    @property
    def system(self) -> System:
        """The constraints so far."""
        return System(self.equations, self.inequalities)

    def number(self, value: SSAValue | str, side: int = 0) -> int:
        """The variable of a value, or of a name that is no value."""
        return self._numbers.setdefault((value, side), len(self._numbers))

    def row(self, form: Linear, side: int = 0) -> Row:
        """A form over variables."""
        row: Row = {ONE: form.constant} if form.constant else {}
        for value, coefficient in form.terms.items():
            number = self.number(value, 0 if self._is_shared(value) else side)
            row = added(row, {number: coefficient}, 1)
        return row

    def enter(self, loop: Loop, side: int = 0) -> None:
        """Add the bounds and the step of a loop."""
        variable = self.row(Linear.of(loop.iv), side)
        lows = [self.row(form, side) for form in loop.lower]
        self.inequalities += [added(variable, low, -1) for low in lows]
        for form in loop.upper:
            room = added(self.row(form, side), variable, -1)
            self.inequalities.append(added(room, {ONE: 1}, -1))
        if loop.step is not None and loop.step > 1 and len(lows) == 1 and loop.exact:
            trip = {self.number(f"trip {id(loop)}", side): loop.step}
            self.equations.append(added(added(variable, lows[0], -1), trip, -1))

    def is_never_negative(self, form: Linear) -> bool:
        """True only if a form is at least 0 in every iteration."""
        below = added({ONE: -1}, self.row(form), -1)
        return not self.system.extended(inequalities=[below]).may_hold()

    def is_always_zero(self, form: Linear) -> bool:
        """True only if a form is 0 in every iteration."""
        return self.is_never_negative(form) and self.is_never_negative(form * -1)
