"""Random routines of tensor assignments, with arguments.

Projections have negative and repeated iterators, offsets, symbols and margins. Contributions are
small whole numbers, or 2 and -1 where they are multiplied, so that sums do not depend on order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from hypothesis import strategies as st

SYMBOL_RANGE = 3
KINDS = ("set", "add", "sub", "mul", "div", "max", "min")


@dataclass(frozen=True)
class Routine:
    """A routine ``@f`` and its arguments: arrays, and the value of its symbol."""

    text: str
    arrays: tuple[Any, ...]
    symbol: int

    def arguments(self) -> list[Any]:
        """Fresh arguments, as they may be written."""
        return [*(np.array(one) for one in self.arrays), self.symbol]


@dataclass
class Tensor:
    """A parameter or node."""

    name: str
    shape: tuple[int, ...]
    margins: tuple[tuple[int, int], ...]

    @property
    def type(self) -> str:
        """The type without margins."""
        return f"memref<{''.join(f'{size}x' for size in self.shape)}f64>"


@dataclass
class Writer:
    """A routine that is being written."""

    draw: st.DrawFn
    tensors: list[Tensor] = field(default_factory=list[Tensor])
    lines: list[str] = field(default_factory=list[str])

    def number(self, low: int, high: int) -> int:
        """A number between two, both included."""
        return self.draw(st.integers(low, high))

    def one_of(self, options: Any) -> Any:
        """One of some."""
        return self.draw(st.sampled_from(list(options)))

    def shape(self) -> tuple[int, ...]:
        """Up to three dimensions."""
        return tuple(self.number(1, 4) for _ in range(self.number(0, 3)))

    def projection(self, tensor: Tensor, bounds: list[int], symbol: bool) -> str:
        """A map from a box into a tensor and its margins."""
        results = [
            self.position(size, margins, bounds, symbol)
            for size, margins in zip(tensor.shape, tensor.margins, strict=True)
        ]
        dims = ", ".join(f"d{at}" for at in range(len(bounds)))
        return f"affine_map<({dims}){'[s0]' if symbol else ''} -> ({', '.join(results)})>"

    def position(self, size: int, margins: tuple[int, int], bounds: list[int], symbol: bool) -> str:
        """One index: terms as long as they fit, and an offset."""
        low = high = 0
        text: list[str] = []
        room = size - 1 + sum(margins)
        candidates = [(f"d{at}", bound - 1) for at, bound in enumerate(bounds)]
        candidates += [("s0", SYMBOL_RANGE - 1)] if symbol else []
        for _ in range(self.number(0, 2) if candidates else 0):
            name, last = self.one_of(candidates)
            factor = self.one_of([1, 1, 1, -1, 2])
            reach = factor * last
            if high - low + abs(reach) <= room:
                low, high = low + min(reach, 0), high + max(reach, 0)
                text.append(f"{name} * {factor}" if factor != 1 else name)
        offset = self.number(-margins[0] - low, size - 1 + margins[1] - high)
        return " + ".join([*text, str(offset)])

    def statement(self, nested: bool = False) -> str:
        """One assignment, or a sequence of two."""
        which = self.number(0, 9)
        if which == 9 and not nested:
            inner = "\n".join(self.statement(nested=True) for _ in range(2))
            return f'assign.block "two" {{\n{inner}\n}}'
        if which >= 7:
            return self.fetch()
        return self.concatenation() if which == 6 else self.accumulation()

    def fetch(self) -> str:
        """A fetch of some form."""
        out = self.one_of(self.tensors)
        form = self.one_of(["constant", "range", "data", "slice", "symbol"])
        if form == "constant":
            value = float(self.number(-1, 1))
            return f"assign.fetch constant {value} : f64 into {out.name} : {out.type}"
        if form == "symbol":
            return f"assign.fetch symbol %s into {out.name} : {out.type}"
        sources = [
            one
            for one in self.tensors
            if one.shape[1:] == out.shape and one is not out and one.shape[:1] >= (SYMBOL_RANGE,)
        ]
        if form == "slice" and sources:
            source = self.one_of(sources)
            types = f"{source.type}, {out.type}"
            return f"assign.fetch slice {source.name}[%s] into {out.name} : {types}"
        if form == "data":
            values = np.arange(1.0, 1.0 + int(np.prod(out.shape))).reshape(out.shape).tolist()
            dense = f"dense<{values}> : {out.type.replace('memref', 'tensor')}"
            return f"assign.fetch data {dense} into {out.name} : {out.type}"
        return f"assign.fetch range into {out.name} : {out.type}"

    def accumulation(self) -> str:
        """An accumulation over a random box."""
        bounds = [self.number(1, 3) for _ in range(self.number(0, 3))]
        symbol = self.draw(st.booleans())
        out, kind = self.one_of(self.tensors), self.one_of(KINDS)
        inputs = [self.one_of(self.tensors) for _ in range(self.number(0, 2))]
        placed = [f"{one.name}[{self.projection(one, bounds, symbol)}]" for one in [out, *inputs]]
        init = "init " if self.draw(st.booleans()) else ""
        head = f"assign.accumulate #assign.kind<{kind}> {init}{placed[0]}"
        head += f" from {', '.join(placed[1:])}" if inputs else ""
        head += f" over {bounds}" + (" symbols [%s]" if symbol else "")
        types = ", ".join(one.type for one in [out, *inputs])
        return f"{head} {self.body(len(inputs), kind, len(bounds))} : {types}"

    def concatenation(self) -> str:
        """Two parts, or one of two, along the first axis."""
        sizes = [self.number(1, 2), self.number(1, 2)]
        rest = [self.number(1, 2) for _ in range(self.number(0, 1))]
        whole = [sum(sizes), *rest]
        out, kind = self.one_of(self.tensors), self.one_of(KINDS)
        init = "init " if self.draw(st.booleans()) else ""
        parts = self.draw(st.sampled_from([[0], [1], [0, 1]]))
        chosen = [self.one_of(self.tensors) for _ in parts]
        placed = [
            f"{one.name}[{self.projection(one, [sizes[at], *rest], False)}] at [{at}]"
            for one, at in zip(chosen, parts, strict=True)
        ]
        head = f"{out.name}[{self.projection(out, whole, False)}]"
        axes = ", ".join([str(sizes), *map(str, rest)])
        types = ", ".join(one.type for one in [out, *chosen])
        return (
            f"assign.concatenate #assign.kind<{kind}> {init}{head} parts {', '.join(placed)}"
            f" over [{axes}] {self.body(1, kind, len(whole))} : {types}"
        )

    def body(self, inputs: int, kind: str, dims: int) -> str:
        """Arithmetic of elements, which are cut to [-8, 8]; 2 or -1 where it is multiplied."""
        lines = ["%top = arith.constant 8.0 : f64", "%low = arith.constant -8.0 : f64"]
        lines += ["%value = arith.constant 3.0 : f64"]
        last = "%value"
        for at in range(inputs):
            lines.append(f"%m{at} = arith.minimumf %a{at}, %top : f64")
            lines.append(f"%x{at} = arith.maximumf %m{at}, %low : f64")
            operation = self.one_of(["mulf", "addf", "subf"])
            lines.append(f"%v{at} = arith.{operation} {last}, %x{at} : f64")
            last = f"%v{at}"
        if dims and self.draw(st.booleans()):
            lines.append(f"%i = assign.index {self.number(0, dims - 1)} : index")
            lines.append("%n = arith.index_cast %i : index to i64")
            lines.append("%w = arith.sitofp %n : i64 to f64")
            lines.append(f"%sum = arith.addf {last}, %w : f64")
            last = "%sum"
        if kind in ("mul", "div"):
            lines += ["%two = arith.constant 2.0 : f64", "%minus = arith.constant -1.0 : f64"]
            lines.append(f"%large = arith.cmpf ogt, {last}, %two : f64")
            lines.append("%factor = arith.select %large, %two, %minus : f64")
            last = "%factor"
        arguments = ", ".join(f"%a{at}: f64" for at in range(inputs))
        label = f"^bb0({arguments}):\n" if inputs else ""
        text = "\n".join([*lines, f"assign.yield {last} : f64"])
        return f"{{\n{label}{text}\n}}"


@st.composite
def routines(draw: st.DrawFn) -> Routine:
    """Draw a routine of parameters of ``f64``, nodes, and a symbol less than `SYMBOL_RANGE`."""
    w = Writer(draw)
    for at in range(w.number(2, 3)):
        shape = w.shape()
        w.tensors.append(Tensor(f"%p{at}", shape, ((0, 0),) * len(shape)))
    parameters = list(w.tensors)
    for at in range(w.number(0, 2)):
        shape = w.shape()
        margins = tuple((w.number(0, 2), w.number(0, 2)) for _ in shape)
        node = Tensor(f"%h{at}", shape, margins)
        widths = ", ".join(f"{one}" for pair in margins for one in pair)
        padding = f" {{padding = array<i64: {widths}>}}" if shape else ""
        w.lines.append(f'{node.name} = assign.node "h{at}"{padding} : {node.type}')
        w.lines.append(f"assign.fetch constant 1.0 : f64 into {node.name} : {node.type}")
        w.tensors.append(node)
    w.lines += [w.statement() for _ in range(w.number(1, 4))]
    typed = ", ".join(f"{one.name}: {one.type}" for one in parameters)
    body = "\n".join(w.lines)
    text = f"""
func.func @f({typed}, %s: index {{assign.range = {SYMBOL_RANGE} : i64}}) {{
{body}
return
}}
"""
    arrays = tuple(
        np.arange(float(np.prod(one.shape))).reshape(one.shape) - at
        for at, one in enumerate(parameters)
    )
    return Routine(text, arrays, w.number(0, SYMBOL_RANGE - 1))
