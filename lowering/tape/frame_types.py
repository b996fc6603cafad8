"""Frames of inlined functions get their types back.

A derivative that is called gives its frame to the caller without its type, ``!autodiff.frame<>``,
and whoever goes back casts it. Where both stand in one function, the type is known: this finds it
by unification, as types are inferred. Values that flow into each other have one type; so have a
slot of a frame, what is saved in it and what is restored from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.support.ir.queries import integer_property, last_of, walk
from ad_opt.dialects.support.ir.rewriting import replace, set_type
from xdsl.ir import Attribute, Operation, SSAValue

_DEEPEST = 64
"""Deepest nest of frames, which are nested as loops and calls are. A guess."""
CAST = "builtin.unrealized_conversion_cast"


@dataclass(eq=False)
class _Node:
    """The frames that have one type."""

    slots: dict[int, _Node] = field(default_factory=dict[int, "_Node"])
    """Slots that hold frames."""
    types: tuple[Attribute, ...] = ()
    """The longest list of slots that is known."""
    fixed: bool = False
    """True if the types that are declared must stay, since another function knows them."""
    same: _Node | None = None


class _Types:
    """The types of the frames of one function."""

    def __init__(self) -> None:
        self.nodes: dict[SSAValue, _Node] = {}
        self.roots: dict[SSAValue, _Node] = {}
        self.possible = True

    def of(self, value: SSAValue) -> _Node:
        """The node of a value."""
        if value not in self.nodes:
            assert isinstance(value.type, FrameType)
            self.nodes[value] = _Node(types=value.type.types)
        return _find(self.nodes[value])

    def slot(self, frame: SSAValue, at: int) -> _Node:
        """The node of what a slot holds."""
        return _find(self.of(frame).slots.setdefault(at, _Node()))

    def unify(self, one: _Node, other: _Node) -> None:
        """Let two nodes be one, and their slots."""
        pending = [(one, other)]
        while pending:
            first, second = map(_find, pending.pop())
            if first is second:
                continue
            if first.types and second.types and not _agree(first.types, second.types):
                self.possible = False
                return
            second.same = first
            first.types = first.types or second.types
            first.fixed |= second.fixed
            for at, node in second.slots.items():
                if at in first.slots:
                    pending.append((first.slots[at], node))
                else:
                    first.slots[at] = node


def _find(node: _Node) -> _Node:
    while node.same is not None:
        node = node.same
    return node


def _agree(one: tuple[Attribute, ...], other: tuple[Attribute, ...]) -> bool:
    return len(one) == len(other) and all(
        first == second or (isinstance(first, FrameType) and isinstance(second, FrameType))
        for first, second in zip(one, other, strict=True)
    )


def complete_frames(func: Operation) -> None:
    """Remove casts between frames, and give all frames the types that they have."""
    ops = list(walk(func))
    casts = [op for op in ops if op.name == CAST and isinstance(op.results[0].type, FrameType)]
    if not casts:
        return
    types = _Types()
    for op in (func, *ops):
        _note(op, types)
    if not types.possible:
        return
    found = {value: _complete(types, node) for value, node in types.nodes.items()}
    if any(type is None for type in found.values()):
        return
    for value, type in found.items():
        assert type is not None
        set_type(value, type)
    for op in casts:
        replace(op, op.operands[0])


def _complete(types: _Types, node: _Node, depth: int = 0) -> FrameType | None:
    """The type of a node; ``None`` where it cannot be, as that of a frame within itself."""
    node = _find(node)
    if depth > _DEEPEST:
        return None
    slots: list[Attribute] = []
    for at, type in enumerate(node.types):
        if isinstance(type, FrameType):
            inner = _find(node.slots[at]) if at in node.slots else _Node(types=type.types)
            if not inner.types:
                inner.types = type.types
            complete = _complete(types, inner, depth + 1)
            if complete is None:
                return None
            slots.append(complete)
        else:
            slots.append(type)
    made = FrameType(slots)
    return None if node.fixed and slots else made


def _frames(values: Iterable[SSAValue]) -> list[tuple[int, SSAValue]]:
    return [(at, v) for at, v in enumerate(values) if isinstance(v.type, FrameType)]


def _flow(types: _Types, sources: Iterable[SSAValue], targets: Iterable[SSAValue]) -> None:
    for source, target in zip(sources, targets, strict=True):
        if isinstance(source.type, FrameType) and isinstance(target.type, FrameType):
            types.unify(types.of(source), types.of(target))


def _note(op: Operation, types: _Types) -> None:
    """Unify what an operation lets flow together; elsewhere types stay."""
    match op.name:
        case "autodiff.save":
            if isinstance(op.operands[0].type, FrameType):
                types.unify(
                    types.slot(op.operands[1], integer_property(op, "slot")),
                    types.of(op.operands[0]),
                )
            types.of(op.operands[1])
        case "autodiff.restore":
            if isinstance(op.results[0].type, FrameType):
                types.unify(
                    types.slot(op.operands[0], integer_property(op, "slot")),
                    types.of(op.results[0]),
                )
            types.of(op.operands[0])
        case "autodiff.frame":
            types.of(op.results[0])
        case "autodiff.frame_grow":
            types.unify(types.of(op.operands[1]), types.of(op.results[0]))
        case "autodiff.set_root":
            root = types.roots.setdefault(op.operands[0], _Node())
            types.unify(root, types.of(op.operands[1]))
        case "autodiff.root":
            root = types.roots.setdefault(op.operands[0], _Node())
            types.unify(root, types.of(op.results[0]))
        case "autodiff.tape_mark" | "autodiff.tape_reset" | "scf.condition" | "scf.yield":
            pass
        case "scf.for":
            body = op.regions[0].block
            last = last_of(body)
            for values in (body.args[1:], last.operands, op.results):
                _flow(types, op.operands[3:], values)
        case "scf.while":
            _while(op, types)
        case "scf.if" | "scf.index_switch" | "scf.execute_region":
            for region in op.regions:
                if region.blocks and (last := region.blocks[-1].last_op) is not None:
                    if op.results:
                        _flow(types, last.operands, op.results)
        case "builtin.unrealized_conversion_cast":
            _flow(types, op.operands, op.results)
        case _:
            arguments = [a for r in op.regions for b in r.blocks for a in b.args]
            for _, value in _frames((*op.operands, *op.results, *arguments)):
                types.of(value).fixed = True


def _while(op: Operation, types: _Types) -> None:
    before, after = (region.block for region in op.regions)
    condition, last = before.last_op, after.last_op
    assert condition is not None
    assert last is not None
    _flow(types, op.operands, before.args)
    _flow(types, op.operands, last.operands)
    _flow(types, condition.operands[1:], after.args)
    _flow(types, condition.operands[1:], op.results)
