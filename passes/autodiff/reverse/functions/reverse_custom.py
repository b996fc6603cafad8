"""Reverse derivatives that a function's author gave: ``autodiff.backward = @g``.

``@g`` takes what the combined reverse derivative takes: the arguments, each buffer of floats
followed by its shadow, then a cotangent for each float result; and returns a gradient for each
float argument. It sees memory as the function found it: what the function wrote is restored first.
What a request asks for may be less (constant arguments, results without cotangent); the functions
written here make the difference.

Buffers are copied to be restored. How much memory is behind an address nobody knows: there the
function is run as one without derivative, whose stores are undone one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ad_opt.dialects.autodiff.autodiff import (
    AUGMENTED,
    BACKWARD,
    FORWARD,
    ArenaAllocOp,
    TapeBeginOp,
)
from ad_opt.dialects.autodiff.tape import FrameOp, FrameType, RestoreOp, SaveOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.autodiff.engine.narrow_shadows import NarrowShadows
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.plan.author_plan import AuthorPlan
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.emit.buffers import clone_buffer, copy_buffer, dynamic_sizes
from ad_opt.passes.emit.emit import Emitter, cotangent_of, end_tape
from ad_opt.passes.emit.shadow_types import (
    OPAQUE_FRAME,
    carries_cotangent,
    has_shadow,
    public_cotangent,
    public_shadow,
    shadow_of,
)
from ad_opt.passes.infrastructure.instruments.reports import is_heard, report
from xdsl.dialects.builtin import FunctionType, MemRefType, StringAttr, UnrealizedConversionCastOp
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Block, SSAValue


def custom_backward(session: Session, primal: FuncOp) -> FuncOp | None:
    """The derivative that the author of ``primal`` gave; AD0709 if its type is wrong."""
    return session.attribute_function(primal, BACKWARD, custom_type(primal))


def inputs_with_shadows(primal: FuncOp) -> list[Attribute]:
    """The arguments of a function, each followed by its shadow if it has one."""
    types: list[Attribute] = []
    for type in primal.function_type.inputs:
        narrow = isinstance(type, MemRefType)
        shadow = [public_shadow(type) if narrow else shadow_of(type)] if has_shadow(type) else []
        types += [type, *shadow]
    return types


def custom_type(primal: FuncOp) -> FunctionType:
    """The type that a custom reverse derivative has."""
    inputs = inputs_with_shadows(primal)
    outputs = primal.function_type.outputs.data
    seeds = [public_cotangent(type) for type in outputs if carries_cotangent(type)]
    given = primal.function_type.inputs.data
    gradients = [public_cotangent(type) for type in given if carries_cotangent(type)]
    return FunctionType.from_lists([*inputs, *seeds], gradients)


def fill_custom_combined(
    session: Session, key: Key, primal: FuncOp, declared: FuncOp, custom: FuncOp
) -> None:
    """Run the function if its results are wanted, undo what it wrote, and call its derivative."""
    check_addresses(key, primal)
    undoable = _undoable(session, key, primal) if key.primal else None
    plan = _planned(key, primal, custom, undone=undoable is not None)
    em, entry = begin_body(declared)
    rest = iter(entry.args)
    arguments, shadows = split_arguments(key, rest)
    tape = em.value(TapeBeginOp())
    results: Sequence[SSAValue] = ()
    if undoable is not None:
        *results, frame = call_function(em, session.request(undoable), [*arguments, tape])
        call_function(em, session.request(reverse_of(undoable)), [frame, tape])
    elif key.primal:
        old = _snapshots(em, tape, arguments, plan)
        results = call_function(em, primal, arguments)
        _restore(em, arguments, old)
    gradients = _pull(session, em, key, primal, custom, tape, arguments, shadows, rest)
    end_tape(em, tape, key.leaves)
    em.emit(ReturnOp(*results, *gradients))


def fill_custom_split(
    session: Session,
    key: Key,
    primal: FuncOp,
    declared: FuncOp,
    partner: FuncOp,
    custom: FuncOp,
) -> None:
    """The augmented function keeps the arguments; its partner calls the derivative with them."""
    check_addresses(key, primal)
    check_saved(key, primal)
    undoable = _undoable(session, key, primal)
    plan = _planned(key, primal, custom, undone=undoable is not None)
    em, entry = begin_body(declared)
    tape = entry.args[-1]
    arguments, shadows = split_arguments(key, iter(entry.args))
    old: dict[int, SSAValue] = {}
    frames: list[SSAValue] = []
    if undoable is None:
        old = _snapshots(em, tape, arguments, plan)
        results = call_function(em, primal, arguments)
    else:
        *results, frame = call_function(em, session.request(undoable), [*arguments, tape])
        frames = [frame]
    kept = [*arguments, *shadows.values(), *old.values(), *frames]
    em.emit(ReturnOp(*results, keep(em, tape, kept)))

    em, entry = begin_body(partner)
    rest = iter(entry.args)
    again = kept_values(em, next(rest), [value.type for value in kept])
    tape = next(rest)
    if undoable is not None:
        call_function(em, session.request(reverse_of(undoable)), [again.pop(), tape])
    arguments = again[: len(arguments)]
    shadows = dict(zip(shadows, again[len(arguments) :], strict=False))
    _restore(em, arguments, dict(zip(old, again[len(arguments) + len(shadows) :], strict=True)))
    em.emit(ReturnOp(*_pull(session, em, key, primal, custom, tape, arguments, shadows, rest)))


def _planned(key: Key, primal: FuncOp, custom: FuncOp, *, undone: bool) -> AuthorPlan:
    from ad_opt.passes.autodiff.plan.author_plan import plan_author

    return say_plan(plan_author(key, primal, custom, undone=undone))


def say_plan(plan: AuthorPlan) -> AuthorPlan:
    """Report a plan, where somebody listens."""
    if is_heard():
        from ad_opt.passes.autodiff.plan.plan_words import author_words

        report(author_words(plan))
    return plan


def _takes_addresses(primal: FuncOp) -> bool:
    return any(isinstance(type, LLVMPointerType) for type in primal.function_type.inputs)


def check_addresses(key: Key, primal: FuncOp) -> None:
    """AD0709 for an address whose shadow the derivative needs, and nobody has."""
    name = primal.sym_name.data
    if any(isinstance(type, LLVMPointerType) for type in primal.function_type.outputs):
        message = f"`@{name}` returns an address, which a custom derivative cannot follow"
        raise error_at(primal, "AD0709", message, help="let it write to memory that is passed")
    for at, (type, word) in enumerate(zip(primal.function_type.inputs, key.activities)):
        if isinstance(type, LLVMPointerType) and not word.startswith("dup"):
            raise error_at(
                primal,
                "AD0709",
                f"the custom derivative of `@{name}` needs a shadow of argument {at}, but here "
                "that argument is constant",
                help="request the function with that argument as `dup`",
            )


def check_saved(key: Key, primal: FuncOp) -> None:
    """AD0982 where a custom derivative reads memory that may have changed since the way forth."""
    if key.saves and any(map(has_shadow, primal.function_type.inputs)):
        raise error_at(
            primal,
            "AD0982",
            f"the custom derivative of `@{primal.sym_name.data}` reads memory that may change "
            "between the two halves of a derivative",
            help="call one half right behind the other, or use one request for both",
        )


def _undoable(session: Session, key: Key, primal: FuncOp) -> Key | None:
    """The function as one without derivative, whose reverse sweep only undoes its stores.

    ``None`` where it takes no addresses: copies of its buffers do then. A function without a body
    is taken to leave memory alone.
    """
    from ad_opt.passes.autodiff.plan.facts.key import Key

    if not _takes_addresses(primal) or primal.is_declaration:
        return None
    name = primal.sym_name.data
    plain = session.plain_copies.get(name)
    if plain is None:
        plain = session.plain_copies[name] = primal.clone()
        plain.properties["sym_name"] = StringAttr(session.fresh_name(f"{name}.plain"))
        plain.properties["sym_visibility"] = StringAttr("private")
        for attribute in (FORWARD, AUGMENTED, BACKWARD):
            plain.attributes.pop(attribute, None)
        session.add_function(plain, primal)
    kind = primal.function_type
    constant = ("const",) * len(kind.inputs)
    results = (False,) * len(kind.outputs)
    return Key(plain.sym_name.data, "augmented", constant, results, leaves=key.leaves)


def reverse_of(key: Key) -> Key:
    """The reverse sweep that belongs to an augmented function."""
    return replace(key, mode="reverse")


def begin_body(declared: FuncOp) -> tuple[Emitter, Block]:
    """The empty body of a declared function."""
    block = Block(arg_types=declared.function_type.inputs.data)
    declared.body.add_block(block)
    return Emitter(block, None, declared.location), block


def keep(em: Emitter, tape: SSAValue, values: Sequence[SSAValue]) -> SSAValue:
    """Make a frame that holds ``values``."""
    one, zero = em.index(1), em.index(0)
    frame = em.emit(FrameOp(tape, one, [value.type for value in values])).results[0]
    for slot, value in enumerate(values):
        em.emit(SaveOp(value, frame, zero, one, slot))
    return em.emit(UnrealizedConversionCastOp.get([frame], [OPAQUE_FRAME])).results[0]


def kept_values(em: Emitter, frame: SSAValue, types: Sequence[Attribute]) -> list[SSAValue]:
    """Return what a frame of `keep` holds."""
    cast = em.emit(UnrealizedConversionCastOp.get([frame], [FrameType(types)])).results[0]
    one, zero = em.index(1), em.index(0)
    return [em.value(RestoreOp(cast, zero, one, at, type)) for at, type in enumerate(types)]


def split_arguments(
    key: Key, given: Iterator[SSAValue]
) -> tuple[list[SSAValue], dict[int, SSAValue]]:
    """The arguments, and the shadows by the number of their argument."""
    arguments: list[SSAValue] = []
    shadows: dict[int, SSAValue] = {}
    for at, word in enumerate(key.activities):
        arguments.append(next(given))
        if word.startswith("dup"):
            shadows[at] = next(given)
    return arguments, shadows


def _snapshots(
    em: Emitter, tape: SSAValue, arguments: list[SSAValue], plan: AuthorPlan
) -> dict[int, SSAValue]:
    return {k: clone_buffer(em, tape, arguments[k]) for k in plan.copied}


def _restore(em: Emitter, arguments: list[SSAValue], old: dict[int, SSAValue]) -> None:
    for at, copy in old.items():
        copy_buffer(em, copy, arguments[at])


def call_function(
    em: Emitter, function: FuncOp, arguments: Sequence[SSAValue]
) -> Sequence[SSAValue]:
    """Call a function; its results."""
    types = list(function.function_type.outputs)
    return em.emit(CallOp(function.sym_name.data, list(arguments), types)).results


def _shadow_for(
    session: Session, narrowed: NarrowShadows, primal: FuncOp, at: int, shadow: SSAValue
) -> SSAValue:
    """The shadow that the author's derivative gets for argument ``at``."""
    type = primal.function_type.inputs.data[at]
    if not isinstance(type, MemRefType):
        return shadow
    entry = primal.body.first_block
    analyses = session.analyses_of(primal)
    written = entry is None or not analyses.get(Effects, primal).is_read_only(entry.args[at])
    return narrowed.of(shadow, public_shadow(type), written=written)


def with_shadows(
    session: Session,
    narrowed: NarrowShadows,
    primal: FuncOp,
    tape: SSAValue,
    arguments: Sequence[SSAValue],
    shadows: dict[int, SSAValue],
) -> list[SSAValue]:
    """Arguments with their shadows; zeros for buffers whose derivative nobody wants."""
    em, operands = narrowed.em, list[SSAValue]()
    for at, argument in enumerate(arguments):
        operands.append(argument)
        if at in shadows:
            operands.append(_shadow_for(session, narrowed, primal, at, shadows[at]))
        elif has_shadow(argument.type):
            type = public_shadow(argument.type)
            operands.append(em.value(ArenaAllocOp(tape, dynamic_sizes(em, argument), type)))
    return operands


def _pull(
    session: Session,
    em: Emitter,
    key: Key,
    primal: FuncOp,
    custom: FuncOp,
    tape: SSAValue,
    arguments: list[SSAValue],
    shadows: dict[int, SSAValue],
    seeds: Iterator[SSAValue],
) -> list[SSAValue]:
    """Call the derivative with everything it takes; keep the gradients that are wanted."""
    narrowed = NarrowShadows(em)
    operands = with_shadows(session, narrowed, primal, tape, arguments, shadows)
    operands += seeds_for(em, key, primal, seeds)
    narrowed.fill()
    gradients = call_function(em, custom, operands)
    narrowed.finish()
    return wanted_gradients(em, key, primal, gradients)


def seeds_for(
    em: Emitter, key: Key, primal: FuncOp, given: Iterator[SSAValue]
) -> Iterator[SSAValue]:
    """A cotangent for each result that can have one, as the author's derivative takes it: zero
    where none is given.
    """
    for type, active in zip(primal.function_type.outputs, key.result_activity, strict=True):
        if carries_cotangent(type):
            seed = next(given) if active else em.zero_of(type)
            yield em.fit(seed, public_cotangent(type))


def wanted_gradients(
    em: Emitter, key: Key, primal: FuncOp, gradients: Sequence[SSAValue]
) -> list[SSAValue]:
    """Return those of all gradients that a request asks for."""
    rest = iter(gradients)
    wanted: list[SSAValue] = []
    for type, word in zip(primal.function_type.inputs, key.activities, strict=True):
        if carries_cotangent(type):
            gradient = next(rest)
            if word == "active":
                wanted.append(em.fit(gradient, cotangent_of(type)))
    return wanted
