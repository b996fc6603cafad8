"""Derivatives in Enzyme's conventions as derivatives in the engine's.

A *gradient* of ``f`` is two functions. The augmented one takes the arguments, each address followed
by its shadow, and returns a tape (if it needs one), then what ``f`` does. The reverse one takes the
same, then a cotangent for each float result, then the tape, and returns a gradient for each float.
The engine's have the same results in another order, and take the engine's tape, too.

A *derivative* takes each argument followed by its tangent, and returns what ``f`` does, then the
tangents; or the tangents only. Either may take a shadow for integers, too: zero is passed.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import DeferDeallocOp, TapeType
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import fresh_name
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, StringAttr
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, SSAValue

from .enzyme_calls import is_float, is_pointer


class Mismatch(Exception):
    """A registered function that does not have the type that it needs."""

    def __init__(self, reason: str, help: str):
        super().__init__(reason)
        self.reason = reason
        self.help = help


def _start(function: FuncOp, inputs: Sequence[Attribute], outputs: Sequence[Attribute]):
    made = FuncOp("made", FunctionType.from_lists(inputs, outputs), visibility="private")
    while made.body.blocks:
        made.body.detach_block(0)
    block = Block(arg_types=list(inputs))
    made.body.add_block(block)
    return made, Emitter(block, None, function.location)


def _call(em: Emitter, function: FuncOp, operands: Sequence[SSAValue]) -> Sequence[SSAValue]:
    op = CallOp(function.sym_name.data, list(operands), list(function.function_type.outputs))
    return em.emit(op).results


@dataclass(frozen=True)
class Passing:
    """In which order a registered function takes arguments and their shadows."""

    inputs: Sequence[Attribute]
    groups: Sequence[range]
    """The arguments of the program: structs in registers are several of the function's."""
    followed: Sequence[bool]
    """Of each argument of the function: whether it has a shadow."""

    def order(self, *, integers: bool) -> Iterator[tuple[int, bool]]:
        """The number of each argument, and whether its shadow is meant.

        Structs are followed by whole structs, integers by shadows only if the function wants them.
        """
        for group in self.groups:
            yield from ((at, False) for at in group)
            if any(self.followed[at] for at in group) or (integers and self._is_integer(group)):
                yield from ((at, True) for at in group)

    def _is_integer(self, group: range) -> bool:
        return not any(is_float(self.inputs[at]) or is_pointer(self.inputs[at]) for at in group)

    def operands(self, em: Emitter, given: Iterator[SSAValue], *, integers: bool) -> list[SSAValue]:
        """Return what the engine passes, with zeros for the shadows of integers where these are
        wanted.
        """
        values: list[SSAValue] = []
        shadows: list[SSAValue | None] = []
        for has_shadow in self.followed:
            values.append(next(given))
            shadows.append(next(given) if has_shadow else None)
        made: list[SSAValue] = []
        for at, is_shadow in self.order(integers=integers):
            value = shadows[at] if is_shadow else values[at]
            made.append(em.integer(0, self.inputs[at]) if value is None else value)
        return made


def _takes_integers(
    passing: Passing, wanted: FuncOp, name: str, what: str, rest: Sequence[Attribute] = (), *,
    has_tape: bool = False,
) -> bool:  # fmt: skip
    """True if a registered function takes a shadow for integers; `Mismatch` if it is neither."""
    types = list(wanted.function_type.inputs)
    for integers in (False, True):
        expected = [passing.inputs[at] for at, _ in passing.order(integers=integers)] + [*rest]
        if types == expected or (has_tape and types[: len(expected)] == expected):
            return integers
    shown = ", ".join(str(type) for type in types)
    raise Mismatch(
        f"gives `@{name}` {what} that takes ({shown})",
        "it takes the arguments, each that has a derivative followed by its shadow or tangent"
        + (", then the cotangent of the result, then the tape" if has_tape else ""),
    )


@dataclass
class Gradient:
    """Functions that the engine can call, made of a registered gradient."""

    augmented: FuncOp
    backward: FuncOp
    late: FuncOp | None
    """The reverse function, freeing memory when the tape ends; see `free_late`."""


def shadows_among(function: FuncOp, augmented: FuncOp, groups: Sequence[range]) -> frozenset[int]:
    """The numbers of the arguments of an augmented function that are addresses of shadows."""
    inputs = function.function_type.inputs.data
    passing = Passing(inputs, groups, [is_pointer(type) for type in inputs])
    name = function.sym_name.data
    integers = _takes_integers(passing, augmented, name, "an augmented function")
    order = enumerate(passing.order(integers=integers))
    return frozenset(n for n, (at, shadow) in order if shadow and is_pointer(inputs[at]))


def write_gradient(
    function: FuncOp, augmented: FuncOp, reverse: FuncOp, taken: Container[str],
    groups: Sequence[range],
) -> Gradient:  # fmt: skip
    """``autodiff.augmented`` and ``autodiff.backward`` of a function.

    Names that are ``taken`` are not given again; ``groups`` are the arguments of the program.
    """
    inputs = function.function_type.inputs.data
    outputs = function.function_type.outputs.data
    followed = [is_pointer(type) for type in inputs]
    seeds = [type for type in outputs if is_float(type)]
    gradients = [type for type in inputs if is_float(type)]
    passed = [
        part for t, f in zip(inputs, followed, strict=True) for part in ([t, t] if f else [t])
    ]
    name, passing = function.sym_name.data, Passing(inputs, groups, followed)
    first = _takes_integers(passing, augmented, name, "an augmented function")
    second = _takes_integers(passing, reverse, name, "a reverse function", seeds, has_tape=True)
    if list(reverse.function_type.outputs) != gradients:
        raise Mismatch(
            f"gives `@{function.sym_name.data}` a reverse function with other results",
            "it returns a gradient for each float argument, and nothing for addresses",
        )
    results = list(augmented.function_type.outputs)
    kept = results[: max(0, len(results) - _count(function))]
    forth, em = _start(function, passed, [*outputs, *kept])
    given = list(em.block.args)
    values = passing.operands(em, iter(given), integers=first)
    tape, found = _parted(_call(em, augmented, values), len(kept))
    if [value.type for value in found[: len(outputs)]] != list(outputs):
        found = _call(em, function, [v for v, own in _own(given, followed) if own])
    em.emit(ReturnOp(*found[: len(outputs)], *tape))

    late = free_late(reverse, taken)
    back, em = _start(function, [*passed, *seeds, *kept, TapeType()], gradients)
    *given, memory = em.block.args
    seeded = given[len(passed) : len(passed) + len(seeds)]
    operands = [*passing.operands(em, iter(given), integers=second), *seeded]
    operands += _tape(function, reverse, given[len(passed) + len(seeds) :], len(operands))
    operands += [memory] if late else []
    em.emit(ReturnOp(*_call(em, late or reverse, operands)))
    return Gradient(forth, back, late)


def _parted(values: Sequence[SSAValue], at: int) -> tuple[Sequence[SSAValue], Sequence[SSAValue]]:
    return values[:at], values[at:]


FREE = "llvm_ext.free"


def free_late(function: FuncOp, taken: Container[str]) -> FuncOp | None:
    """A copy that frees memory when its last argument, a tape, ends; ``None`` if it frees none."""
    frees = [op for op in walk(function) if op.name == FREE]
    if not frees:
        return None
    clone = function.clone()
    block = clone.body.blocks.first
    assert block is not None
    tape = block.insert_arg(TapeType(), len(block.args))
    kind = function.function_type
    clone.properties["function_type"] = FunctionType.from_lists(
        [*kind.inputs, TapeType()], list(kind.outputs)
    )
    if (given := clone.arg_attrs) is not None:
        clone.properties["arg_attrs"] = ArrayAttr([*given.data, DictionaryAttr({})])
    clone.properties["sym_name"] = StringAttr(fresh_name(f"{function.sym_name.data}.late", taken))
    clone.properties["sym_visibility"] = StringAttr("private")
    for op in [op for op in walk(clone) if op.name == FREE]:
        Builder.at(op).emit(DeferDeallocOp(tape, op.operands[0], op.attributes.get("deallocator")))
        erase(op)
    return clone


def _count(function: FuncOp) -> int:
    """Return how many values an augmented function returns behind its tape."""
    outputs = function.function_type.outputs.data
    return len(outputs) + sum(is_pointer(type) for type in outputs)


def _tape(
    function: FuncOp, reverse: FuncOp, tape: Sequence[SSAValue], at: int
) -> Sequence[SSAValue]:
    """Return what of the tape the reverse function takes."""
    wanted = list(reverse.function_type.inputs)[at:]
    if not wanted or wanted == [value.type for value in tape]:
        return tape if wanted else ()
    raise Mismatch(
        f"gives `@{function.sym_name.data}` a reverse function with another tape",
        "the augmented function returns the tape, then what the function returns",
    )


def write_forward(function: FuncOp, derivative: FuncOp, groups: Sequence[range]) -> FuncOp:
    """A function that the engine can call: ``autodiff.forward``."""
    inputs = function.function_type.inputs.data
    outputs = list(function.function_type.outputs)
    followed = [is_pointer(type) or is_float(type) for type in inputs]
    tangents = [type for type in outputs if is_float(type) or is_pointer(type)]
    passing = Passing(inputs, groups, followed)
    integers = _takes_integers(passing, derivative, function.sym_name.data, "a derivative")
    taken = [part for t, f in zip(inputs, followed, strict=True) for part in ([t, t] if f else [t])]
    made, em = _start(function, taken, [*outputs, *tangents])
    values = list(em.block.args)
    operands = passing.operands(em, iter(values), integers=integers)
    given = list(derivative.function_type.outputs)
    if given == [*outputs, *tangents]:
        em.emit(ReturnOp(*_call(em, derivative, operands)))
    elif given == tangents:
        primal = _call(em, function, [v for v, own in _own(values, followed) if own])
        em.emit(ReturnOp(*primal, *_call(em, derivative, operands)))
    else:
        raise Mismatch(
            f"gives `@{function.sym_name.data}` a derivative with other results",
            "it returns what the function does, then the tangent",
        )
    return made


def _own(values: Sequence[SSAValue], followed: Sequence[bool]) -> Iterator[tuple[SSAValue, bool]]:
    """Each value, and whether it is an argument of the function itself."""
    rest = iter(values)
    for has_shadow in followed:
        yield next(rest), True
        if has_shadow:
            yield next(rest), False
