"""The IR of a routine: a function of the `assign` dialect, as text with the user's places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ad_opt.values.fresh_arrays import overlapping

from .assignments import Change, GradientRequest, operands_of, reachable
from .bodies import Node, Value, Writer, write
from .shapes.notation import pointwise
from .shapes.projections import Access, Projection, project
from .shapes.refusals import refuse
from .shapes.symbols import Symbol
from .tensors import Computed, Derivative, Embedded, Leaf, Part, Tensor

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import Location

    from .assignments import Item


@dataclass
class RoutineText:
    """A routine in IR, and what its parameters are."""

    name: str
    text: str
    tensors: list[Tensor] = field(default_factory=list[Tensor])
    """The tensors that are parameters, in order; the symbols follow them."""
    symbols: list[Symbol] = field(default_factory=list[Symbol])
    outputs: list[Tensor] = field(default_factory=list[Tensor])
    """Computed tensors that are parameters, so that the caller sees them."""


class _Routine:
    """A routine while it is written."""

    def __init__(self, outputs: Iterable[Tensor]):
        self.lines: list[str] = []
        self.names: dict[Tensor, str] = {}
        self.parameters: dict[Tensor, None] = {}
        self.outputs = dict.fromkeys(outputs)
        self.symbols: dict[Symbol, None] = {}
        self.done: set[Tensor] = set()
        """Computed tensors whose elements are up to date."""
        self._leaves: dict[Tensor, frozenset[Tensor]] = {}
        self._labels: set[str] = set()

    def item(self, item: Item) -> None:
        """Write what one item asks for."""
        if isinstance(item, Tensor):
            self.compute(item)
            return
        changes = self.kept(item.changes)
        for change in changes:
            self.compute(change.value)
        for change in changes:
            self.assign(change)
        known = {leaf for one in self.done for leaf in self.leaves(one)}
        changed = _touched({change.target for change in changes}, known)
        self.done = {one for one in self.done if not changed & self.leaves(one)}

    def kept(self, changes: Sequence[Change]) -> list[Change]:
        """Changes that happen at once, as ones that happen element by element, in order: a value
        that is an array which is written by then is a copy of it.
        """
        found: list[Change] = []
        changed: set[Tensor] = set()
        for change in changes:
            value, target = change.value, change.target
            written = changed if value is target else {*changed, target}
            if isinstance(value.source, Leaf) and value in _touched(written, {value}):
                source = Computed((Part(pointwise(1), (value,), 0, "set"),))
                value = Tensor(value.rows, value.dtype, f"{value.label}.before", source, None)
            found.append(replace(change, value=value))
            changed.add(target)
        return found

    def compute(self, wanted: Tensor) -> None:
        """Write the assignments of a tensor, after those of what it is made of."""
        for one in reachable([wanted]):
            if isinstance(one.source, Leaf):
                self.name(one)
            elif one not in self.done:
                self.tensor(one)

    def tensor(self, tensor: Tensor) -> None:
        """Write the assignments of one tensor."""
        match tensor.source:
            case Computed(parts):
                out = self.name(tensor)
                for part in parts:
                    self.part(tensor, out, part)
            case Embedded(symbol):
                self.embed(tensor, self.name(tensor), symbol)
            case Derivative(request):
                self.gradient(request)
            case Leaf():
                pass
        self.done.add(tensor)

    def leaves(self, tensor: Tensor) -> frozenset[Tensor]:
        """The arrays that a tensor is made of."""
        if tensor in self._leaves:
            return self._leaves[tensor]
        for one in reachable([tensor]):
            if one not in self._leaves:
                own = {one} if isinstance(one.source, Leaf) else set[Tensor]()
                self._leaves[one] = frozenset(own.union(*map(self.leaves, operands_of(one))))
        return self._leaves[tensor]

    # Names.

    def name(self, tensor: Tensor) -> str:
        """The SSA value of a tensor, which is made when it is first asked for."""
        if tensor not in self.names:
            sizes = tensor.settle()
            type_ = memref(sizes, tensor.dtype)
            if isinstance(tensor.source, Leaf) or tensor in self.outputs:
                self.parameters[tensor] = None
                self.names[tensor] = f"%arg{len(self.parameters) - 1}"
            else:
                self.names[tensor] = f"%n{len(self.names)}"
                label = self.label(tensor)
                line = f'{self.names[tensor]} = assign.node "{label}" : {type_}'
                self.lines.append(line + place(tensor.place))
        return self.names[tensor]

    def label(self, tensor: Tensor) -> str:
        """The label of a tensor, made different from those of others."""
        wanted = "".join(c if c.isalnum() or c in "._+-*/" else "_" for c in tensor.label)
        label, count = wanted, 2
        while label in self._labels:
            label, count = f"{wanted}.{count}", count + 1
        self._labels.add(label)
        return label

    def symbol_names(self, symbols: Iterable[Symbol]) -> list[str]:
        """SSA values of static symbols."""
        names: list[str] = []
        for symbol in symbols:
            self.symbols[symbol] = None
            for other in self.symbols:
                if other.name == symbol.name and other != symbol:
                    message = f"two symbols are named `{symbol.name}`, of {other.range} and "
                    raise refuse("AD1118", f"{message}{symbol.range} values", at=symbol.place)
            names.append(f"%s_{symbol.name}")
        return names

    # Assignments.

    def part(self, tensor: Tensor, out: str, part: Part) -> None:
        """Write an assignment of a computed tensor."""
        shapes = [one.rows for one in part.operands]
        parties = [one.party for one in part.operands]
        found = project(part.spec, shapes, parties, part.given, tensor.rows)
        self.accumulate(tensor, out, found, part.operands, part, tensor.place)

    def accumulate(
        self,
        target: Tensor,
        out: str,
        projection: Projection,
        operands: Sequence[Tensor],
        part: Part,
        at: Location | None,
        attributes: str = "",
    ) -> None:
        """Write one `assign.accumulate`."""
        symbols = projection.symbols()
        names = [self.name(one) for one in operands]
        types = [memref(one.settle(), one.dtype) for one in (target, *operands)]
        rank = len(projection.extents)
        maps = [map_text(rank, symbols, one) for one in (projection.result, *projection.operands)]
        read = ", ".join(f"{n}[{m}]" for n, m in zip(names, maps[1:], strict=True))
        head = f"assign.accumulate #assign.kind<{part.kind}>{' init' if part.init else ''} "
        head += f"{out}[{maps[0]}]" + (f" from {read}" if names else "")
        head += f" over [{', '.join(map(str, projection.extents))}]"
        if symbols:
            head += f" symbols [{', '.join(self.symbol_names(symbols))}]"
        if attributes:
            head += f" attributes {{{attributes}}}"
        elements = [Value(f"%e{at}", one.dtype) for at, one in enumerate(operands)]
        arguments = ", ".join(f"{one.name}: {one.dtype}" for one in elements)
        body = body_lines(part.body, elements, target.dtype, projection.iterators)
        self.lines += [head + " {", f"^bb0({arguments}):" if arguments else "^bb0:"]
        self.lines += ["  " + line for line in body]
        self.lines.append(f"}} : {', '.join(types)}{place(at)}")

    def assign(self, item: Change) -> None:
        """Write a change of an array; gradients behind it are by what it holds from there on."""
        target, value = item.target, item.value
        part = Part(pointwise(1), (value,), 0, item.kind)
        shapes, parties = [target.rows, value.rows], [target.party, value.party]
        target.settle()
        both = project(pointwise(2), shapes, parties, {}, target.rows)
        found = replace(both, operands=both.operands[1:])
        out = self.name(target)
        self.accumulate(target, out, found, (value,), part, item.place, "stop_gradient")

    def embed(self, tensor: Tensor, out: str, symbol: Symbol) -> None:
        """Write the number that a static symbol is."""
        (name,) = self.symbol_names([symbol])
        line = f"assign.fetch symbol {name} into {out} : {memref((), tensor.dtype)}"
        self.lines.append(line + place(tensor.place))

    def gradient(self, request: GradientRequest) -> None:
        """Write a request for gradients; all that it makes is up to date then."""
        tensors = [request.loss, *request.of, *request.made]
        names = [self.name(one) for one in tensors]
        types = [memref(one.settle(), one.dtype) for one in tensors]
        end = 1 + len(request.of)
        words = [
            (part[0], ", ".join(part[1:end]), ", ".join(part[end:])) for part in (names, types)
        ]
        (loss, of, into), (loss_type, of_types, into_types) = words
        line = f"assign.gradient {loss} of {of} into {into}"
        line += f" : {loss_type} of {of_types} into {into_types}"
        self.lines.append(line + place(request.place))
        self.done |= set(request.made)


def body_lines(
    body: Node, operands: Sequence[Value], dtype: str, iterators: Mapping[str, int]
) -> list[str]:
    """The operations of a body."""
    w = Writer(iterators)
    made = write(w, body, operands, dtype)
    return [*w.lines, f"assign.yield {made.name} : {dtype}"]


def memref(sizes: Sequence[int], dtype: str) -> str:
    """The type of a tensor's memory."""
    return f"memref<{'x'.join([*map(str, sizes), dtype])}>"


def place(at: Location | None) -> str:
    """A location, as it follows an operation."""
    if at is None:
        return ""
    file = at.file.replace("\\", "\\\\").replace('"', '\\"')
    return f' loc("{file}":{at.line}:{at.column})'


def map_text(rank: int, symbols: Sequence[Symbol], accesses: Sequence[Access]) -> str:
    """An affine map of points to elements."""
    dims = ", ".join(f"d{at}" for at in range(rank))
    names = f"[{', '.join(f's{at}' for at in range(len(symbols)))}]" if symbols else ""
    results = ", ".join(_access_text(one, symbols) for one in accesses)
    return f"affine_map<({dims}){names} -> ({results})>"


def _access_text(access: Access, symbols: Sequence[Symbol]) -> str:
    parts = [_scaled(c, f"d{at}") for c, at in access.terms]
    parts += [_scaled(c, f"s{symbols.index(one)}") for c, one in access.position.terms]
    if access.position.offset or not parts:
        parts.append(str(access.position.offset))
    return " + ".join(parts)


def _scaled(coefficient: int, name: str) -> str:
    return name if coefficient == 1 else f"{name} * {coefficient}"


def _touched(changed: set[Tensor], leaves: set[Tensor]) -> set[Tensor]:
    """Arrays that are changed, and those of ``leaves`` that share memory with one of them."""
    arrays = [
        (one, one.value)
        for one in changed | leaves
        if isinstance(one.source, Leaf) and one.source.value is not None
    ]
    found = set(changed)
    for group in overlapping([array for _, array in arrays]):
        if any(arrays[at][0] in changed for at in group):
            found.update(arrays[at][0] for at in group)
    return found


def _apart(tensors: Iterable[Tensor]) -> set[Tensor]:
    """The tensors whose memory no other one of them has a part of.

    Arrays of users may be views of one array; those of computed tensors are made for the routine.
    """
    leaves = [one for one in tensors if isinstance(one.source, Leaf)]
    groups = overlapping([one.value for one in leaves])
    return {*tensors} - {leaves[at] for group in groups if len(group) > 1 for at in group}


def routine_text(
    name: str, items: Iterable[Item], shown: Iterable[Tensor], first: Iterable[Item] = ()
) -> RoutineText:
    """The routine that does what items ask for, in order; tensors that are shown are outputs."""
    made = list(shown)
    routine = _Routine(made)
    for item in (*first, *items):
        routine.item(item)
    apart = _apart(routine.parameters)
    arguments = [
        f"%arg{at}: {memref(one.settle(), one.dtype)} "
        f'{{assign.label = "{routine.label(one)}"{", llvm.noalias" * (one in apart)}}}'
        for at, one in enumerate(routine.parameters)
    ]
    symbols = list(routine.symbols)
    for symbol in symbols:
        attributes = f'{{assign.label = "{symbol.name}", assign.range = {symbol.range} : i64}}'
        arguments.append(f"%s_{symbol.name}: index {attributes}")
    head = f"func.func @{name}({', '.join(arguments)}) {{"
    text = "\n".join([head, *("  " + line for line in routine.lines), "  func.return", "}"])
    return RoutineText(name, text + "\n", list(routine.parameters), symbols, made)
