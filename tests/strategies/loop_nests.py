"""Random loop nests: loops of all shapes around statements that read and write three buffers.

Elements are integers of 64 bits, so that sums and products in any order give the same bits, or
floats of which only sums of small integers are made, which are exact.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from hypothesis import strategies as st

SIDE = 24
"""Side of the buffers; subscripts of all nests stay inside."""


@dataclass
class _Text:
    draw: st.DrawFn
    floats: bool
    lines: list[str] = field(default_factory=list[str])
    count: int = 0

    def fresh(self) -> str:
        self.count += 1
        return f"v{self.count}"


@st.composite
def loop_nests(draw: st.DrawFn) -> str:
    """The text of a function ``@f`` of three buffers ``24 x 24``, of one type."""
    floats = draw(st.booleans())
    text = _Text(draw, floats)
    for _ in range(draw(st.integers(1, 2))):
        _nest(text, [], draw(st.integers(1, 3)))
    if draw(st.sampled_from([True, True, True, False])):
        _usual(text)
    type_ = "f64" if floats else "i64"
    apart = draw(st.sampled_from(["", " {llvm.noalias}", " {llvm.noalias}"]))
    parameters = ", ".join(f"%{name}: memref<24x24x{type_}>{apart}" for name in "abc")
    body = "\n".join(text.lines)
    return f"{_MAPS}func.func @f({parameters}, %n: index) {{\n{body}\n  func.return\n}}\n"


_MAPS = "#here = affine_map<(d0) -> (d0)>\n#near = affine_map<(d0)[s0] -> (d0 + 3, s0)>\n"


def _nest(text: _Text, around: list[str], depth: int) -> None:
    name = f"{'ijk'[len(around)]}{text.fresh()}"
    low = text.draw(st.sampled_from(["0", "1", *([f"#here(%{around[-1]})"] if around else [])]))
    near = [f"min #near(%{around[-1]})[%n]"] if around else []
    high = text.draw(st.sampled_from(["3", "4", "5", "%n", *near]))
    step = text.draw(st.sampled_from([1, 1, 1, 2]))
    text.lines.append(f"affine.for %{name} = {low} to {high} step {step} {{")
    inner = [*around, name]
    perfect = text.draw(st.booleans())
    if depth > 1:
        if not perfect:
            _statement(text, inner)
        _nest(text, inner, depth - 1)
    if depth == 1 or not perfect:
        for _ in range(text.draw(st.integers(1, 2))):
            _statement(text, inner)
    text.lines.append("}")


def _usual(text: _Text) -> None:
    """The usual form: two loops over one range of a row, the second of which sums."""
    high = text.draw(st.sampled_from(["4", "5", "8"]))
    column = text.fresh()
    for at in range(2):
        row = text.draw(st.integers(0, 2))
        text.lines.append(f"affine.for %r{column}_{at} = 0 to {high} {{")
        here = f"%r{column}_{at}"
        _statement(text, [], (f"{row}, {here}", f"{text.draw(st.integers(0, 2))}, {here}"))
        if at and text.draw(st.booleans()):
            text.lines.append(f"affine.for %s{column} = 0 to {high} {{")
            _statement(text, [], (f"{row}, {here}", f"{row}, %s{column}"))
            text.lines.append("}")
        text.lines.append("}")


def _subscripts(text: _Text, around: list[str]) -> str:
    if text.draw(st.booleans()):
        # As in most programs: along rows, of which the outer loops choose one.
        row = text.draw(st.sampled_from([*around[:-1], ""]))
        return f"{'%' + row if row else '0'}, %{around[-1]} + {text.draw(st.integers(0, 1))}"
    places: list[str] = []
    for _ in range(2):
        name = text.draw(st.sampled_from([*around, ""]))
        constant = text.draw(st.integers(0, 2))
        factor = text.draw(st.sampled_from([1, 1, 1, 2]))
        places.append(f"%{name} * {factor} + {constant}" if name else str(constant))
    return ", ".join(places)


def _statement(text: _Text, around: list[str], places: tuple[str, str] | None = None) -> None:
    type_ = "f64" if text.floats else "i64"
    add, multiply = ("addf", "mulf") if text.floats else ("addi", "muli")
    flags = " fastmath<reassoc>" if text.floats else ""
    # Sums of products of what nobody writes are small: `c` is only read where elements are floats.
    target = text.draw(st.sampled_from("ab" if text.floats else "abc"))
    source = "c" if text.floats else text.draw(st.sampled_from("abc"))
    memref = f"memref<24x24x{type_}>"
    if places is None:
        # A cell of an outer loop's, to which the innermost one adds, or any.
        outer = len(around) > 1 and text.draw(st.booleans())
        place = _subscripts(text, around[:-1] if outer else around)
        places = place, _subscripts(text, around)
    place, read = places
    value, product = text.fresh(), text.fresh()
    text.lines.append(f"%{value} = affine.load %{source}[{read}] : {memref}")
    text.lines.append(f"%{product} = arith.{multiply} %{value}, %{value} : {type_}")
    if text.draw(st.booleans()):
        old, total = text.fresh(), text.fresh()
        text.lines.append(f"%{old} = affine.load %{target}[{place}] : {memref}")
        text.lines.append(f"%{total} = arith.{add} %{old}, %{product}{flags} : {type_}")
        product = total
    text.lines.append(f"affine.store %{product}, %{target}[{place}] : {memref}")


def buffers(text: str) -> list[np.ndarray]:
    """Three buffers to call such a function with."""
    rng = np.random.default_rng(0)
    type_ = np.float64 if "f64" in text else np.int64
    return [rng.integers(-3, 4, (SIDE, SIDE)).astype(type_) for _ in "abc"]
