"""Random routines of tensor assignments, as text, with a loss and gradients that are asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from hypothesis import strategies as st

Shape: TypeAlias = tuple[int, ...]

# By count of inputs: what a body yields, in terms of %a, %b and constants. Smooth, or kinks
# that random numbers do not meet; ties of values that are equal by construction are other tests'.
BODIES: dict[int, tuple[str, ...]] = {
    0: ("%r = arith.addf %half, %half : f64",),
    1: (
        "%r = math.sin %a : f64",
        "%r = math.tanh %a : f64",
        "%s = arith.mulf %a, %half : f64\n%r = math.exp %s : f64",
        "%r = arith.mulf %a, %a : f64",
        "%r = arith.addf %a, %half : f64",
        "%r = arith.negf %a : f64",
        "%r = arith.maximumf %a, %half : f64",
        "%i = assign.index 0 : index\n%z = arith.constant 1 : index\n"
        "%c = arith.cmpi slt, %i, %z : index\n%s = arith.mulf %a, %half : f64\n"
        "%r = arith.select %c, %a, %s : f64",
        "%d = autodiff.stop_gradient %a : f64\n%r = arith.mulf %a, %d : f64",
        # One element is taken, the others are zero: a gather as arithmetic.
        "%i = assign.index 0 : index\n%o = arith.constant 1 : index\n"
        "%c = arith.cmpi eq, %i, %o : index\n%z = arith.constant 0.0 : f64\n"
        "%r = arith.select %c, %a, %z : f64",
    ),
    2: (
        "%r = arith.mulf %a, %b : f64",
        "%r = arith.addf %a, %b : f64",
        "%r = arith.subf %a, %b : f64",
        "%s = math.cos %b : f64\n%r = arith.mulf %a, %s : f64",
        "%s = arith.mulf %b, %b : f64\n%t = arith.addf %s, %half : f64\n"
        "%r = arith.divf %a, %t : f64",
        "%c = arith.cmpf olt, %a, %b : f64\n%s = arith.mulf %b, %half : f64\n"
        "%r = arith.select %c, %a, %s : f64",
        "%r = math.fma %a, %b, %a : f64",
    ),
}
KINDS = ("add", "set", "mul", "max", "sub", "div", "min")


@dataclass(frozen=True)
class Assigned:
    """An assignment: indices and bodies as they stand in the text."""

    kind: str
    init: bool
    out: str
    out_map: list[str]
    inputs: list[str]
    maps: list[list[str]]
    bounds: list[int]
    body: str
    result: str


@dataclass
class Program:
    """A routine: parameters by name with their shapes, and the text of its assignments."""

    parameters: dict[str, Shape]
    lines: list[str] = field(default_factory=list)
    assignments: list[Assigned] = field(default_factory=list)
    shapes: dict[str, Shape] = field(default_factory=dict)
    """Of all tensors."""
    padded: set[str] = field(default_factory=set)
    """Nodes that may be read one element beyond their edges."""

    def forward(self) -> str:
        """The routine ``@f`` without the request for gradients."""
        return self._routine(self.parameters, "")

    def with_gradients(self) -> str:
        """The routine with gradients by all parameters, behind these."""
        grads = {f"g{name}": shape for name, shape in self.parameters.items()}
        types = [memref(shape) for shape in self.parameters.values()]
        names = [f"%{name}" for name in self.parameters]
        into = [f"%{name}" for name in grads]
        request = (
            f"assign.gradient %loss of {', '.join(names)} into {', '.join(into)} : memref<f64> of "
            f"{', '.join(types)} into {', '.join(types)}\n"
        )
        return self._routine({**self.parameters, **grads}, request)

    def with_second_order(self) -> str:
        """The routine with gradients, and with those of the sum of these times directions."""
        parts = {f"{kind}{n}": s for kind in "gvh" for n, s in self.parameters.items()}
        types = [memref(shape) for shape in self.parameters.values()]
        lists = [", ".join(f"%{kind}{n}" for n in self.parameters) for kind in ("", "g", "h")]
        listed = ", ".join(types)
        slope = '%slope = assign.node "slope" : memref<f64>\n'
        for number, (name, shape) in enumerate(self.parameters.items()):
            dims = ", ".join(f"d{at}" for at in range(len(shape)))
            element = f"affine_map<({dims}) -> ({dims})>"
            slope += (
                f"assign.accumulate #assign.kind<add>{'' if number else ' init'} "
                f"%slope[affine_map<({dims}) -> ()>] from %g{name}[{element}], %v{name}[{element}] "
                f"over [{', '.join(map(str, shape))}] {{\n^bb0(%a: f64, %b: f64):\n"
                f"%r = arith.mulf %a, %b : f64\nassign.yield %r : f64\n}} : memref<f64>, "
                f"{memref(shape)}, {memref(shape)}\n"
            )
        request = (
            f"assign.gradient %loss of {lists[0]} into {lists[1]} : memref<f64> of {listed} into "
            f"{listed}\n{slope}assign.gradient %slope of {lists[0]} into {lists[2]} : memref<f64> "
            f"of {listed} into {listed}\n"
        )
        return self._routine({**self.parameters, **parts}, request)

    def as_function(self) -> str:
        """The routine without requests, and ``@loss``, which returns what it computes."""
        names = ["at", *self.parameters]
        types = ["index", *map(memref, self.parameters.values())]
        typed = [f"%{n}: {t}" for n, t in zip(names, types, strict=True)]
        passed = ", ".join(["%at", "%loss", *(f"%{n}" for n in self.parameters)])
        return self.forward() + (
            f"func.func @loss({', '.join(typed)}) -> f64 {{\n%loss = memref.alloc() : memref<f64>\n"
            f"func.call @f({passed}) : (index, memref<f64>, {', '.join(types[1:])}) -> ()\n"
            "%r = memref.load %loss[] : memref<f64>\nmemref.dealloc %loss : memref<f64>\n"
            "return %r : f64\n}\n"
        )

    def _routine(self, parameters: dict[str, Shape], request: str) -> str:
        listed = ", ".join(f"%{name}: {memref(shape)}" for name, shape in parameters.items())
        body = "".join(self.lines)
        symbol = "%at: index {assign.range = 2 : i64}"
        head = f"func.func @f({symbol}, %loss: memref<f64>, {listed})"
        return f"{head} {{\n{body}{request}return\n}}\n"


def memref(shape: Shape) -> str:
    """The type of a tensor."""
    return f"memref<{''.join(f'{size}x' for size in shape)}f64>"


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Routines of up to six assignments; some overwrite what was read before."""
    shapes = st.lists(st.integers(1, 3), max_size=2).map(tuple)
    program = Program({f"p{at}": draw(shapes) for at in range(draw(st.integers(1, 3)))})
    nodes = dict(program.parameters)
    for number, name in enumerate(program.parameters):
        # What is read first is what gradients are by, also if it is overwritten later.
        _add_to_loss(program, name, nodes[name], init=number == 0)
    for at in range(draw(st.integers(1, 6))):
        _statement(draw, program, nodes, f"n{at}")
    for _ in range(2):
        name = draw(st.sampled_from(sorted(nodes)))
        _add_to_loss(program, name, nodes[name])
    program.shapes = {**nodes, "loss": ()}
    return program


def _statement(draw: st.DrawFn, program: Program, nodes: dict[str, Shape], name: str) -> None:
    bounds = draw(st.lists(st.integers(1, 3), min_size=0, max_size=3))
    count = draw(st.sampled_from((1, 1, 2, 2, 2, 0)))
    inputs = [draw(st.sampled_from(sorted(nodes))) for _ in range(count)]
    kind = draw(st.sampled_from(KINDS))
    maps = [
        [_index(draw, bounds, size, one in program.padded) for size in nodes[one]] for one in inputs
    ]
    reused = sorted(node for node in nodes if node not in inputs)
    if reused and draw(st.integers(0, 3)) == 0:
        out = draw(st.sampled_from(reused))
        out_map = [_index(draw, bounds, size) for size in nodes[out]]
        init = draw(st.booleans())
    elif inputs and draw(st.integers(0, 5)) == 0:
        # In place, at the same element.
        out = inputs[0]
        bounds, out_map = list(nodes[out]), [f"d{at}" for at in range(len(nodes[out]))]
        maps = [
            list(out_map) if one == out else [_index(draw, bounds, size) for size in nodes[one]]
            for one in inputs
        ]
        init = False
    else:
        out, init = name, True
        chosen = draw(st.lists(st.integers(0, max(len(bounds) - 1, 0)), max_size=2))
        out_map = [_free_index(draw, bounds, at) for at in chosen] if bounds else []
        shape = tuple(_extent(expr, bounds) for expr in out_map)
        padding = ""
        if shape and draw(st.integers(0, 3)) == 0:
            program.padded.add(out)
            padding = f" {{padding = array<i64: {', '.join('1' * 2 * len(shape))}>}}"
        program.lines.append(f'%{out} = assign.node "{out}"{padding} : {memref(shape)}\n')
        nodes[out] = shape
    body = draw(st.sampled_from([one for one in BODIES[count] if bounds or "index" not in one]))
    if kind in ("mul", "div"):
        # Factors and divisors away from zero; tests of their own have zeros.
        body += "\n%f1 = arith.mulf %r, %r : f64\n%rr = arith.addf %f1, %half : f64"
    result = "%rr" if kind in ("mul", "div") else "%r"
    program.assignments.append(
        Assigned(kind, init, out, out_map, inputs, maps, list(bounds), body, result)
    )
    arguments = ", ".join(f"%{name}: f64" for name, _ in zip("ab", inputs, strict=False))
    dims = ", ".join(f"d{at}" for at in range(len(bounds)))
    projected = [f"%{one}[affine_map<({dims})[s0] -> ({', '.join(map_)})>]" for one, map_ in
                 zip((out, *inputs), (out_map, *maps), strict=True)]  # fmt: skip
    source = f" from {', '.join(projected[1:])}" if inputs else ""
    types = ", ".join(memref(nodes[one]) for one in (out, *inputs))
    program.lines.append(
        f"assign.accumulate #assign.kind<{kind}>{' init' if init else ''} {projected[0]}{source} "
        f"over [{', '.join(map(str, bounds))}] symbols [%at] {{\n^bb0({arguments}):\n"
        f"%half = arith.constant 0.7 : f64\n{body}\nassign.yield {result} : f64\n}} : {types}\n"
    )


def _index(draw: st.DrawFn, bounds: list[int], size: int, margin: bool = False) -> str:
    """An index within a dimension, or its margins, at all points of a box."""
    fitting = [f"d{at}" for at, bound in enumerate(bounds) if bound <= size]
    fitting += [
        f"d{i} + d{j}" for i, m in enumerate(bounds) for j, n in enumerate(bounds[:i])
        if m + n - 1 <= size
    ]  # fmt: skip
    fitting += [
        f"d{i} * 2 + d{j}" for i, m in enumerate(bounds) for j, n in enumerate(bounds)
        if i != j and 2 * m + n - 2 <= size
    ]  # fmt: skip
    fitting += [f"d{at} + 1" for at, bound in enumerate(bounds) if bound + 1 <= size]
    fitting += [f"{size - 1} - d{at}" for at, bound in enumerate(bounds) if bound <= size]
    fitting += [f"d{at} + s0" for at, bound in enumerate(bounds) if bound + 1 <= size]
    fitting += ["s0"] if size > 1 else []
    if margin:
        fitting += [f"d{at} - 1" for at, bound in enumerate(bounds) if bound <= size + 2]
        fitting += [f"d{at} + 1" for at, bound in enumerate(bounds) if bound <= size]
    constants = [str(draw(st.integers(0, size - 1)))]
    return draw(st.sampled_from(fitting * 3 + constants))


def _free_index(draw: st.DrawFn, bounds: list[int], at: int) -> str:
    other = draw(st.integers(0, len(bounds) - 1))
    forms = [f"d{at}"] * 4 + ["0", f"d{at} + d{other}", f"d{at} * 2", f"d{at} + 1"]
    return draw(st.sampled_from(forms))


def _extent(expr: str, bounds: list[int]) -> int:
    last = {f"d{at}": bound - 1 for at, bound in enumerate(bounds)}
    return eval(expr, {}, last) + 1


def _add_to_loss(program: Program, name: str, shape: Shape, *, init: bool = False) -> None:
    """Add the sines of the elements of a tensor to the loss."""
    every = [f"d{at}" for at in range(len(shape))]
    program.assignments.append(
        Assigned("add", init, "loss", [], [name], [every], [*shape], "%r = math.sin %a : f64", "%r")
    )
    dims = ", ".join(f"d{at}" for at in range(len(shape)))
    program.lines.append(
        f"assign.accumulate #assign.kind<add>{' init' if init else ''} "
        f"%loss[affine_map<({dims}) -> ()>] from %{name}[affine_map<({dims}) -> ({dims})>] "
        f"over [{', '.join(map(str, shape))}] {{\n^bb0(%a: f64):\n"
        f"%r = math.sin %a : f64\nassign.yield %r : f64\n}} : memref<f64>, {memref(shape)}\n"
    )
