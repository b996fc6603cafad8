"""Translations of each entry point of Enzyme to one request or several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ad_opt.dialects.autodiff import autodiff
from ad_opt.dialects.autodiff.autodiff import TapeType
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.passes.llvm.aggregate_leaves import leaves_of
from xdsl.dialects import vector
from xdsl.dialects.builtin import BoolAttr, IntegerAttr, UnrealizedConversionCastOp, VectorType, i64
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, SSAValue

from .enzyme_calls import Arguments, EnzymeCall, is_pointer, read_arguments, result_words
from .enzyme_effects import Leaving, MemoryFacts
from .enzyme_names import BATCHED, marker_of, unknown_marker
from .enzyme_results import give_back
from .enzyme_structs import Parts
from .enzyme_values import PTR, Place

TAPE_SIZE = 8
"""Bytes of a tape in memory of the program: its address."""


def _of(call: EnzymeCall, words: Sequence[str]) -> list[Attribute]:
    """The types of the arguments that are active."""
    return [t for t, w in zip(call.type.inputs, words, strict=True) if w == "active"]


def _operands(found: Arguments, lane: int = 0) -> list[SSAValue]:
    """Arguments, each followed by its shadow in one direction."""
    made: list[SSAValue] = []
    for value, shadows in zip(found.values, found.shadows, strict=True):
        made += [value, shadows[lane]] if shadows else [value]
    return made


def _ones(call: EnzymeCall, words: Sequence[str], place: Place) -> list[SSAValue]:
    """The cotangents that Enzyme takes where none are given."""
    return [
        place.one(type)
        for type, word in zip(call.type.outputs, words, strict=True)
        if word == "active"
    ]


def _primal(call: EnzymeCall, found: Arguments) -> bool:
    wanted = "enzyme_primal_return" in found.flags
    if wanted and not call.type.outputs.data:
        message = f"`@{call.function.sym_name.data}` has no result"
        raise call.error("AD0985", message, "leave enzyme_primal_return out")
    return wanted


def _refuse(call: EnzymeCall, found: Arguments, flags: Mapping[str, str]) -> None:
    for flag, why in flags.items():
        if flag in found.flags:
            raise call.error("AD0982", f"`{flag}` cannot be had: {why}")


# ------------------------------------------------------------------ reverse mode


def reverse(call: EnzymeCall, place: Place, facts: MemoryFacts) -> None:
    """``__enzyme_autodiff``: the value if it is asked for, then a gradient for each ``out``."""
    found = read_arguments(call)
    primal = _primal(call, found)
    words = result_words(call, found)
    gradients = _of(call, found.words)
    leaving = facts.leaving(call, found)
    lanes: list[Sequence[SSAValue]] = []
    before = _before_the_last(call, found, facts)
    for lane in range(found.width):
        is_last = lane == found.width - 1
        left = _left(leaving) if is_last else {}
        for at, type in found.copied.items():
            place.store(place.value("llvm.mlir.zero", (), type), found.shadows[at][lane])
        op = autodiff.BwdDiffOp(
            (call.function if is_last else before).sym_name.data,
            [*_operands(found, lane), *_ones(call, words, place)],
            [*(call.type.outputs if primal else ()), *gradients],
            found.words,
            words,
            primal=BoolAttr.from_bool(primal),
            **left,
        )
        lanes.append(_with_copied(found, place.builder.emit(op).results, lane, place))
    leaving.run_again(call, found, place)
    give_back(call, _by_lane(lanes, len(call.type.outputs) if primal else 0), place)


def _with_copied(
    found: Arguments, results: Sequence[SSAValue], lane: int, place: Place
) -> Sequence[SSAValue]:
    """The results, with the gradients of structs by value where these stand among the arguments."""
    count = len(results) - found.words.count("active")
    values, rest = list(results[:count]), iter(results[count:])
    for at, word in enumerate(found.words):
        if at in found.copied:
            for leaf in leaves_of(found.copied[at]):
                place_of = place.offset(found.shadows[at][lane], leaf.offset)
                values.append(place.load(place_of, leaf.type))
        elif word == "active":
            values.append(next(rest))
    return values


def _left(leaving: Leaving) -> dict[str, Attribute]:
    """Return the attributes by which a request says what is in memory behind it."""
    return {"leave_memory": BoolAttr.from_bool(True)} if leaving.logs else {}


def _by_lane(lanes: Sequence[Sequence[SSAValue]], count: int) -> list[SSAValue]:
    """Values once, then what each lane has of each derivative."""
    rest = zip(*(lane[count:] for lane in lanes), strict=True)
    return [*lanes[0][:count], *(value for derivative in rest for value in derivative)]


def _before_the_last(call: EnzymeCall, found: Arguments, facts: MemoryFacts) -> FuncOp:
    """Return the function for all directions but the last: its derivative undoes what it does."""
    if found.width == 1 or facts.undoable(call.function):
        return call.function
    frees = facts.summary(call.function).frees
    quiet = None if frees else facts.without_output(call.function)
    if quiet is None:
        raise call.error(
            "AD0986",
            f"for {found.width} directions `@{call.function.sym_name.data}` would run "
            f"{found.width} times, which can be seen: it {facts.why_once(call.function)}",
            "ask for one direction at a time, without enzyme_width",
        )
    return quiet


# ------------------------------------------------------------------ forward mode


def forward(call: EnzymeCall, place: Place, facts: MemoryFacts) -> None:
    """``__enzyme_fwddiff``: the value if it is asked for, then the tangent of the result."""
    found = read_arguments(call)
    _forward(call, found, place, facts)


def _forward(call: EnzymeCall, found: Arguments, place: Place, facts: MemoryFacts) -> None:
    primal = _primal(call, found)
    count = len(call.type.outputs) if primal else 0
    width = found.width
    # Numbers have vectors of tangents; memory, and what is a vector itself, has one a direction.
    separate = width > 1 and not facts.has_numbers_only(call.function)
    operands: list[SSAValue] = []
    for value, shadows in zip(found.values, found.shadows, strict=True):
        operands.append(value)
        if shadows:
            joined = width > 1 and not separate
            operands += [_joined(shadows, place)] if joined else shadows
    results = _tangents(call, found, operands, separate, place)
    values = list(results[:count])
    for tangent in results[count:]:
        values += _split(tangent, width, place) if width > 1 and not separate else [tangent]
    give_back(call, values, place)


def _tangents(
    call: EnzymeCall,
    found: Arguments,
    operands: Sequence[SSAValue],
    separate: bool,
    place: Place,
) -> Sequence[SSAValue]:
    """The results of a request in forward mode."""
    words, width = result_words(call, found), found.width
    primal = _primal(call, found)
    active = [t for t, w in zip(call.type.outputs, words, strict=True) if w == "active"]
    if separate:
        tangents = [type for type in active for _ in range(width)]
    else:
        tangents = [type if width == 1 else VectorType(type, [width]) for type in active]
    op = autodiff.FwdDiffOp(
        call.function.sym_name.data,
        operands,
        [*(call.type.outputs if primal else ()), *tangents],
        found.words,
        words,
        primal=BoolAttr.from_bool(primal),
        width=IntegerAttr(width, i64),
        **({"separate": BoolAttr.from_bool(True)} if separate else {}),
    )
    return place.builder.emit(op).results


def _joined(lanes: Sequence[SSAValue], place: Place) -> SSAValue:
    """All directions of a tangent."""
    type = VectorType(lanes[0].type, [len(lanes)])
    return place.value("vector.from_elements", lanes, type)


def _split(tangent: SSAValue, width: int, place: Place) -> list[SSAValue]:
    assert isinstance(tangent.type, VectorType)
    element = tangent.type.element_type
    return [
        place.builder.value(vector.ExtractOp(tangent, (lane,), element)) for lane in range(width)
    ]


def forward_split(call: EnzymeCall, place: Place, facts: MemoryFacts) -> None:
    """``__enzyme_fwdsplit``: forward mode behind an augmented forward pass.

    The function simply runs again. What memory held during the first pass is not kept for that, so
    it must be what it was; what the first pass wrote, its tape undoes.
    """
    found = read_arguments(call)
    summary = facts.summary(call.function)
    name = call.function.sym_name.data
    if name in facts.apart and (summary.reads or summary.writes):
        raise call.error(
            "AD0982",
            f"memory that `@{name}` reads may change between `__enzyme_augmentfwd` and "
            "`__enzyme_fwdsplit`",
            "call one right behind the other, or use __enzyme_fwddiff",
        )
    if _is_undone(call, facts):
        tape = _tape(call, found, place)
        words = ["const"] * len(call.type.inputs)
        kinds = ["const"] * len(call.type.outputs)
        op = autodiff.PropagateOp(name, [tape], [], words, kinds)
        place.builder.emit(op)
    _forward(call, found, place, facts)


def _is_undone(call: EnzymeCall, facts: MemoryFacts) -> bool:
    """True if the tape of an augmented pass is there to put back what it wrote."""
    name = call.function.sym_name.data
    if name not in facts.halves["fwdsplit"] or facts.repeatable(call.function):
        return False
    if not facts.undoable(call.function) or name in facts.halves["reverse"]:
        message = f"`__enzyme_fwdsplit` of `@{name}`, which frees memory, prints, or is also "
        message += "reversed, is not supported"
        raise call.error("AD0982", message, "use __enzyme_fwddiff")
    return True


# ------------------------------------------------------------------ split reverse mode


def _as_pointer(tape: SSAValue, place: Place) -> SSAValue:
    return place.builder.value(UnrealizedConversionCastOp.get([tape], [PTR]))


def augmented(call: EnzymeCall, place: Place, facts: MemoryFacts) -> None:
    """``__enzyme_augmentfwd``: a tape, then the value, then the shadow of an address."""
    found = read_arguments(call)
    _one_direction(call, found)
    words = result_words(call, found)
    outputs = list(call.type.outputs)
    shadows = [type for type in outputs if is_pointer(type)]
    if _is_undone(call, facts):
        found.words = ["const"] * len(found.words)
        found.shadows = [[] for _ in found.words]
        words, shadows = ["const"] * len(outputs), []
    op = autodiff.ApplyOp(
        call.function.sym_name.data,
        _operands(found),
        [*outputs, *shadows, TapeType()],
        found.words,
        words,
        **_halves(call, found, facts),
    )
    *made, tape = place.builder.emit(op).results
    values: list[SSAValue] = [*made]
    if "enzyme_noret" in found.flags:
        values = values[len(outputs) :]
    address = _as_pointer(tape, place)
    if found.tape_memory is not None:
        place.store(address, found.tape_memory)
    else:
        values.insert(0, address)
    give_back(call, values, place)


def _halves(call: EnzymeCall, found: Arguments, facts: MemoryFacts) -> dict[str, Attribute]:
    """Return the attributes that both halves get about the memory behind them."""
    if call.function.sym_name.data in facts.apart:
        return {"save_memory": BoolAttr.from_bool(True)}
    return _left(facts.leaving(call, found))


def _one_direction(call: EnzymeCall, found: Arguments) -> None:
    if found.width > 1:
        message = "a tape is for one direction"
        raise call.error("AD0986", message, "leave enzyme_width out")
    _refuse(call, found, {
        "enzyme_primal_return": "the augmented pass returns the value",
        "enzyme_nofree": "a tape is used once, and gone then",
    })  # fmt: skip


def propagated(call: EnzymeCall, place: Place, facts: MemoryFacts) -> None:
    """``__enzyme_reverse``: from a tape and cotangents to gradients."""
    found = read_arguments(call)
    _one_direction(call, found)
    words = result_words(call, found)
    tape = _tape(call, found, place)
    leaving = facts.leaving(call, found)
    op = autodiff.PropagateOp(
        call.function.sym_name.data,
        [tape, *(found.seeds or _ones(call, words, place))],
        _of(call, found.words),
        found.words,
        words,
        **_halves(call, found, facts),
    )
    results = place.builder.emit(op).results
    if call.function.sym_name.data not in facts.apart:
        leaving.run_again(call, found, place)
    give_back(call, results, place)


def _tape(call: EnzymeCall, found: Arguments, place: Place) -> SSAValue:
    """The tape that a second half is given."""
    if found.tape_memory is not None:
        address = place.load(found.tape_memory, PTR)
    elif found.tape is not None and is_pointer(found.tape.type):
        address = found.tape
    else:
        help = "pass what __enzyme_augmentfwd returned, behind the cotangent of the result"
        raise call.error("AD0984", "no tape is passed", help)
    return place.builder.value(UnrealizedConversionCastOp.get([address], [TapeType()]))


def tape_size(call: EnzymeCall, place: Place, facts: MemoryFacts) -> None:
    """``__enzyme_augmentsize``: the bytes that a tape takes in memory of the program."""
    give_back(call, [place.integer(TAPE_SIZE, call.op.results[0].type)], place)


# ------------------------------------------------------------------ batches


def batch(call: EnzymeCall, place: Place, facts: MemoryFacts) -> None:
    """``__enzyme_batch``: the function for several arguments, one call each."""
    parts = Parts(call.function, says_noundef=call.says_noundef)
    if any(len(group) > 1 for group in parts.groups()):
        message = f"`@{call.function.sym_name.data}` takes a struct in registers"
        raise call.error("AD0984", message, "pass it by its address")
    width, lanes = _batch_arguments(call, place)
    results: list[list[SSAValue]] = []
    for lane in range(width):
        operands = [lane_values[lane] for lane_values in lanes]
        given = [value.type for value in operands]
        if given != list(call.type.inputs):
            message = f"`@{call.function.sym_name.data}` takes {call.type}, not what is passed"
            raise call.error("AD0984", message, "pass so many of each enzyme_vector argument")
        op = CallOp(call.function.sym_name.data, operands, list(call.type.outputs))
        results.append(list(place.builder.emit(op).results))
    give_back(call, [value for lane in results for value in lane], place)


def _batch_arguments(call: EnzymeCall, place: Place) -> tuple[int, list[list[SSAValue]]]:
    """Return how many there are, and for each argument its value for each."""
    rest = list(call.operands)
    width, lanes = 1, list[list[SSAValue]]()
    kind, stride = "", None
    while rest:
        value = rest.pop(0)
        name = marker_of(value)
        if name == "enzyme_width":
            number = constant_of(rest.pop(0)) if rest else None
            if number is None or number < 1:
                message = "the number behind `enzyme_width` is not known here"
                raise call.error("AD0986", message, "write a positive constant behind it")
            width = number
        elif name == "enzyme_buffer" and rest:
            kind, stride = name, rest.pop(0)
        elif name in BATCHED:
            kind = name
        elif name is not None:
            raise unknown_marker(name, call.op)
        elif kind == "enzyme_scalar" or width == 1:
            lanes.append([value] * width)
            kind = ""
        elif stride is not None:
            lanes.append([place.strided(value, stride, lane) for lane in range(width)])
            kind, stride = "", None
        else:
            lanes.append([value, *rest[: width - 1]])
            del rest[: width - 1]
            kind = ""
        if lanes and len(lanes[-1]) < width:
            message = f"the last argument has {len(lanes[-1])} values, not {width}"
            raise call.error("AD0984", message, "pass so many of each enzyme_vector argument")
    return width, lanes


TRANSLATIONS: dict[str, Callable[[EnzymeCall, Place, MemoryFacts], None]] = {
    "autodiff": reverse,
    "fwddiff": forward,
    "fwdsplit": forward_split,
    "augmentfwd": augmented,
    "augmentsize": tape_size,
    "reverse": propagated,
    "batch": batch,
}
"""Translation of each entry point, by its name."""
