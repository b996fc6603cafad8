"""A call of one of Enzyme's entry points, and what its arguments say.

`EnzymeCall` is the call as it stands; `read_arguments` gives `Arguments`: the arguments of the
function in order, with activity and shadows, and what the markers say about the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.diagnostics.warnings import warn_at
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.llvm.raising.functions import OWN_COPY
from ad_opt.passes.llvm.retype.split_signatures import HOLDS_FLOATS
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    IntegerType,
    VectorType,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, SSAValue

from .enzyme_names import (
    ACTIVITIES,
    BATCHED,
    FLAGS,
    MARKERS,
    RESULTS,
    STRIDED,
    VALUED,
    Names,
    entry_point,
    marker_of,
    unknown_marker,
)
from .enzyme_structs import MOST_REGISTERS, NOUNDEF, Parts, returns_floats_as_integer
from .enzyme_values import Place

FORWARD = frozenset({"fwddiff", "fwdsplit"})
TAPED = frozenset({"fwdsplit", "reverse"})
"""Entry points that take a tape."""
SRET, BYVAL = "llvm.sret", "llvm.byval"


@dataclass
class EnzymeCall:
    """A call of an entry point."""

    op: Operation
    mode: str
    operands: list[SSAValue]
    """Without the address that is called, where the call is through one."""
    attributes: list[dict[str, Attribute]]
    """Of each operand."""
    memory: SSAValue | None = None
    """Address that the result is to be written to, for a struct that is returned through memory."""
    memory_type: Attribute | None = None
    function: FuncOp = field(default_factory=lambda: cast(FuncOp, None))
    """The function that is to be differentiated; set by `resolve`."""
    says_noundef: bool = False
    """True if what is passed says what is not undefined, as clang does."""

    def error(self, code: str, message: str, help: str | None = None) -> DiagnosticError:
        """A diagnostic at the call, with a note where the function stands."""
        notes: list[Note] = []
        if cast(Any, self.function) is not None:
            note = f"`@{self.function.sym_name.data}` is here"
            notes.append(Note(note, location_of(self.function)))
        return error_at(self.op, code, message, notes=notes, help=help)

    @property
    def type(self) -> FunctionType:
        """The type of the function."""
        return self.function.function_type


def called_name(op: Operation) -> str | None:
    """The function that a call of either dialect names, also by its address."""
    callee = callee_name(op)
    if callee is not None:
        return callee
    return symbol_at(op.operands[0]) if op.name == "llvm.call" and op.operands else None


def enzyme_call(op: Operation, mode: str, names: Names) -> EnzymeCall:
    """The parts of a call."""
    given: Any = op
    operands: list[SSAValue] = list(given.arguments if op.name == "func.call" else given.args)
    attributes: list[dict[str, Attribute]] = [{} for _ in operands]
    entries = op.properties.get("arg_attrs")
    if op.name == "func.call" and (declared := names.of.get(called_name(op) or "")) is not None:
        entries = declared.properties.get("arg_attrs")
    if op.name == "llvm.call" and op.properties.get("callee") is None:
        del operands[0], attributes[0]
    if isinstance(entries, ArrayAttr):
        listed = cast("ArrayAttr[DictionaryAttr]", entries).data
        attributes = [dict(entry.data) for entry in listed]
        attributes += [{} for _ in range(len(operands) - len(attributes))]
    call = EnzymeCall(op, mode, operands, attributes)
    if attributes and SRET in attributes[0]:
        call.memory, call.memory_type = operands.pop(0), attributes.pop(0)[SRET]
    return call


def resolve(call: EnzymeCall, names: Names) -> None:
    """Find the function that the call is about; AD0980 where that is not known."""
    if not call.operands:
        raise call.error("AD0984", "nothing is passed to Enzyme", "pass a function first")
    found = names.function(call.operands.pop(0))
    call.says_noundef = NOUNDEF in call.attributes.pop(0)
    if found is None:
        help = "pass a function by its name; where it is a parameter, let the function be inlined"
        message = "which function is to be differentiated is not known here"
        raise call.error("AD0980", message, help)
    op = names.of[found]
    if not isinstance(op, FuncOp):
        why = "takes a variable number of arguments" if _is_variadic(op) else "is not raised yet"
        raise call.error("AD0980", f"`@{found}` {why}", "differentiate a function around it")
    call.function = op


def _is_variadic(op: Operation) -> bool:
    return bool(getattr(op.properties.get("function_type"), "is_variadic", False))


def mode_of(op: Operation, names: Names) -> str | None:
    """The entry point that a call calls; AD0982 for those that are refused."""
    name = called_name(op)
    mode = None if name is None else entry_point(name)
    if name is None or mode is None:
        return None
    callee = names.of.get(name)
    if callee is not None and any(region.blocks for region in callee.regions):
        return None
    return mode


# ------------------------------------------------------------------ arguments


@dataclass
class Arguments:
    """Meaning of the arguments of a call."""

    values: list[SSAValue] = field(default_factory=list[SSAValue])
    """The arguments of the function."""
    words: list[str] = field(default_factory=list[str])
    """The activity of each."""
    shadows: list[list[SSAValue]] = field(default_factory=list[list[SSAValue]])
    """For each, its shadow or tangent in every direction; nothing where it has none."""
    width: int = 1
    result: str | None = None
    """Activity of the function's result: const, active, dup."""
    flags: set[str] = field(default_factory=set[str])
    seeds: list[SSAValue] = field(default_factory=list[SSAValue])
    """Cotangents of the function's results that are given."""
    copied: dict[int, Attribute] = field(default_factory=dict[int, Attribute])
    """Structs that are passed by value, in memory, and whose gradient is returned: their types."""
    tape: SSAValue | None = None
    tape_memory: SSAValue | None = None
    """Address that the tape is written to or read from."""


def is_float(type: Attribute) -> bool:
    """True if a value is a float, or a vector of floats."""
    inner = cast("VectorType[Attribute]", type).element_type if type.name == "vector" else type
    return isinstance(inner, AnyFloat)


def is_pointer(type: Attribute) -> bool:
    """True if a value is an address."""
    return type.name == "llvm.ptr"


def default_activity(type: Attribute, mode: str) -> str:
    """Return the activity of an argument that no marker speaks of."""
    if is_pointer(type):
        return "dup"
    if is_float(type):
        return "dup" if mode in FORWARD else "active"
    return "const"


def sret_of(function: FuncOp) -> Attribute | None:
    """The type of the struct that a function returns through its first parameter."""
    return _attribute(function, 0, SRET)


def _attribute(function: FuncOp, number: int, name: str) -> Attribute | None:
    """Return the value of an attribute of a parameter, or ``None``."""
    entries = function.properties.get("arg_attrs")
    if isinstance(entries, ArrayAttr) and len(entries.data) > number:
        return cast("ArrayAttr[DictionaryAttr]", entries).data[number].data.get(name)
    return None


def read_arguments(call: EnzymeCall) -> Arguments:
    """Read the arguments of a call; AD0981 to AD0986 where they say nothing sensible."""
    return _Reader(call).read()


class _Reader:
    """Reader of the arguments of a call, from the first to the last."""

    def __init__(self, call: EnzymeCall):
        self.call = call
        self.place = Place.before(call.op)
        self.at = 0
        self.found = Arguments()
        self.inputs = list(call.type.inputs.data)
        self.parts = Parts(call.function, says_noundef=call.says_noundef)
        self.interleaved = -1
        """Position of the next shadow, if shadows come behind all arguments; else -1."""
        self.end = len(call.operands)
        self.by_reference = 0

    def read(self) -> Arguments:
        self._whole()
        found = self.found
        if (type := sret_of(self.call.function)) is not None:
            self._returned_memory(type)
        if found.result != "const" and returns_floats_as_integer(self.call.function):
            message = f"`@{self.call.function.sym_name.data}` returns a struct as an integer with "
            help = "let it write the struct to memory that is passed"
            raise self.call.error("AD0985", message + "floats in it", help)
        while self.at < self.end:
            self._next()
        if len(found.values) < len(self.inputs):
            message = f"`@{self.call.function.sym_name.data}` takes {len(self.inputs)} arguments, "
            message += f"and {len(found.values)} are passed"
            raise self.call.error("AD0984", message, "pass each, a pointer with its shadow behind")
        if "enzyme_runtime_activity" in found.flags:
            warn_at(
                self.call.op,
                "AD0982",
                "`enzyme_runtime_activity` changes nothing here: what is passed with itself as "
                "shadow is taken for constant, but no address that is found in memory",
                help="pass what is constant as `enzyme_const`",
            )
        return found

    # ------------------------------------------------------------------ the whole

    def _whole(self) -> None:
        """Read markers that concern every argument; they stand anywhere among them."""
        found, operands = self.found, self.call.operands
        for at, value in enumerate(operands):
            name = marker_of(value)
            if name is None:
                continue
            if name in RESULTS:
                found.result = RESULTS[name]
            elif name == "enzyme_width":
                found.width = self._width(at)
            elif name == "enzyme_interleave":
                self.end, self.interleaved = at, at + 1
            if name in FLAGS:
                found.flags.add(name)

    def _width(self, at: int) -> int:
        operands = self.call.operands
        number = constant_of(operands[at + 1]) if at + 1 < len(operands) else None
        if number is None or number < 1:
            message = "the number of directions behind `enzyme_width` is not known here"
            raise self.call.error("AD0986", message, "write a positive constant behind it")
        return number

    def _take(self, what: str) -> SSAValue:
        if self.at >= self.end:
            message = f"there are no arguments left for {what}"
            raise self.call.error("AD0984", message, "pass it, or drop the marker in front of it")
        self.at += 1
        return self.call.operands[self.at - 1]

    # ------------------------------------------------------------------ one argument

    def _next(self) -> None:
        """Read markers and the argument that they are about."""
        word: str | None = None
        stride: SSAValue | None = None
        marked = ""
        while self.at < self.end and (name := marker_of(self.call.operands[self.at])) is not None:
            self.at += 1
            if name in ACTIVITIES:
                word, marked = ACTIVITIES[name], name
                if name in STRIDED:
                    stride = self._take(f"the distance behind `{name}`")
            elif name in VALUED:
                self._valued(name)
            elif name in BATCHED or name not in MARKERS:
                raise unknown_marker(name, self.call.op)
        if self.at < self.end:
            self._argument(word, stride, marked)
        elif word is not None:
            self._take(f"`{marked}`")

    def _valued(self, name: str) -> None:
        value = self._take(f"`{name}`")
        if name == "enzyme_tape":
            self.found.tape_memory = value
        elif name == "enzyme_byref":
            self.by_reference = constant_of(value) or 0

    def _argument(self, word: str | None, stride: SSAValue | None, marked: str) -> None:
        found, number = self.found, len(self.found.values)
        if number >= len(self.inputs):
            self._extra(self._take("the function"))
            return
        if not self.by_reference and (count := self._registers(word)) > 1:
            self._struct(range(number, number + count), word, stride, marked)
            return
        value, type = self._take("the function"), self.inputs[number]
        if self.by_reference:
            value = self.place.load(value, type)
            self.by_reference = 0
        value = self._cast(value, type, f"argument {number}")
        chosen = word or default_activity(type, self.call.mode)
        function = self.call.function
        copied = _attribute(function, number, BYVAL) or _attribute(function, number, OWN_COPY)
        if copied is not None and self._is_out(word):
            found.copied[number] = copied
            chosen, shadows = "dup", [self.place.alloca(copied) for _ in range(found.width)]
        else:
            shadows = self._shadows(chosen, type, number, stride)
        self._add(value, chosen, shadows, marked)
        self._warn_of_complex(number, word)

    def _add(self, value: SSAValue, chosen: str, shadows: list[SSAValue], marked: str) -> None:
        """Take note of an argument of the function."""
        found, number = self.found, len(self.found.values)
        type = self.inputs[number]
        if marked != "enzyme_const" and _attribute(self.call.function, number, HOLDS_FLOATS):
            message = (
                f"argument {number} is a struct that is passed as an integer with floats in it"
            )
            raise self.call.error("AD0984", message, "pass the struct by its address")
        if shadows and not (is_pointer(type) or is_float(type)):
            chosen, shadows = "const", []  # The shadow of an integer is an integer: no derivative.
        if "enzyme_runtime_activity" in found.flags and any(one is value for one in shadows):
            chosen, shadows = "const", []
        self._check(chosen, type, number, marked)
        found.values.append(value)
        found.words.append(chosen)
        found.shadows.append(shadows)

    # ------------------------------------------------------------------ structs in registers

    def _registers(self, word: str | None) -> int:
        """In how many registers the next argument of the program is passed."""
        number, passed = len(self.found.values), self._passed()
        most = min(self.parts.behind(number), passed)
        if word is None and most > 1:
            word = self._default(number, passed)
        if most <= 1 or word is None or (word == "active" and is_float(self.inputs[number])):
            return 1  # Each part is what the whole would be.
        if word.startswith("dup") and self.interleaved < 0:
            most = min(most, max(1, passed // (1 + self.found.width)))
        if self.parts.is_sure(number) or most <= MOST_REGISTERS:
            return most
        message = f"argument {number} is a struct in registers, and where it ends is not known"
        help = "write a marker in front of each argument, or pass the struct by its address"
        raise self.call.error("AD0984", message, help)

    def _warn_of_complex(self, number: int, word: str | None) -> None:
        """Warn where a marker may have been meant for both parts of a complex number."""
        operands, inputs = self.call.operands, self.inputs
        alike = inputs[number : number + 2]
        if word in (None, "active") or len(alike) < 2 or alike[0] != alike[1]:
            return
        if not is_float(alike[0]) or self.parts.is_known(number) or self.at >= len(operands):
            return
        if marker_of(operands[self.at]) is None:
            message = f"argument {number + 1} has no marker, and is not what the one in front of "
            message += f"argument {number} says, as it would be if both were one complex number"
            help = "write a marker in front of each argument; pass complex numbers by their address"
            warn_at(self.call.op, "AD0984", message, help=help)

    def _passed(self) -> int:
        """Return how many operands from the next one on are parts of structs."""
        at = self.at
        while at < self.end and marker_of(self.call.operands[at]) is None:
            if self.call.says_noundef and NOUNDEF in self.call.attributes[at]:
                if not self.parts.is_part(len(self.found.values)):
                    break
            at += 1
        return at - self.at

    def _default(self, number: int, passed: int) -> str | None:
        """Return a struct's activity where no marker says it; ``None``: each part has its own
        default.
        """
        if self.call.mode in FORWARD:
            return "dup"
        types = self.inputs[number : number + passed // (1 + self.found.width)]
        return "dup" if any(is_pointer(type) for type in types) else None

    def _struct(
        self, numbers: range, word: str | None, stride: SSAValue | None, marked: str
    ) -> None:
        """Registers that one marker is about: all of them, then all of each shadow."""
        if stride is not None:
            message = f"argument {numbers[0]} is a struct in registers: its shadows have no "
            raise self.call.error("AD0984", message + "distance", "write enzyme_dup")
        types = [self.inputs[number] for number in numbers]
        values = [
            self._cast(self._take("the function"), type, f"argument {number}")
            for number, type in zip(numbers, types, strict=True)
        ]
        word = word or "dup"
        lanes = range(self.found.width if word.startswith("dup") else 0)
        shadows = [
            [self._shadow(type, n) for n, type in zip(numbers, types, strict=True)] for _ in lanes
        ]
        for at, (value, type) in enumerate(zip(values, types, strict=True)):
            number = word == "active" and not (is_float(type) or is_pointer(type))
            chosen = "const" if number else word
            self._add(value, chosen, [lane[at] for lane in shadows], marked)

    def _is_out(self, word: str | None) -> bool:
        """True if a struct by value has its gradient returned: it says so, or has no shadow."""
        if word is not None or self.call.mode != "autodiff":
            return word == "active" and self.call.mode == "autodiff"
        operands = self.call.operands
        return self.at >= self.end or not is_pointer(operands[self.at].type)

    def _shadows(
        self, word: str, type: Attribute, number: int, stride: SSAValue | None
    ) -> list[SSAValue]:
        """Take the shadows that follow an argument."""
        if not word.startswith("dup"):
            return []
        if stride is not None:
            first = self._shadow(type, number)
            if not is_pointer(type):
                message = f"argument {number} is no address, so its shadows have no distance"
                raise self.call.error("AD0984", message, "write enzyme_dup")
            lanes = range(self.found.width)
            return [self.place.strided(first, stride, lane) for lane in lanes]
        return [self._shadow(type, number) for _ in range(self.found.width)]

    def _shadow(self, type: Attribute, number: int) -> SSAValue:
        operands = self.call.operands
        interleaved = self.interleaved >= 0
        at = self.interleaved if interleaved else self.at
        if at >= len(operands) or marker_of(operands[at]) is not None:
            message = f"argument {number} has no shadow behind it"
            raise self.call.error(
                "AD0984", message, "pass its shadow, or write enzyme_const in front of it"
            )
        if interleaved:
            self.interleaved += 1
        else:
            self.at += 1
        return self._cast(operands[at], type, f"the shadow of argument {number}")

    def _cast(self, value: SSAValue, type: Attribute, what: str) -> SSAValue:
        """The value in the function's type: C passes small numbers as larger ones."""
        if value.type == type:
            return value
        given = value.type
        if isinstance(given, AnyFloat) and isinstance(type, AnyFloat):
            if given.bitwidth > type.bitwidth:
                return self.place.value("arith.truncf", [value], type)
        if isinstance(given, IntegerType) and isinstance(type, IntegerType):
            if given.width.data > type.width.data and given.width.data == 32:
                return self.place.value("arith.trunci", [value], type)
        message = f"{what} of `@{self.call.function.sym_name.data}` is a {type}, not a {given}"
        raise self.call.error("AD0984", message, "convert it where it is passed")

    def _check(self, word: str, type: Attribute, number: int, marked: str) -> None:
        """AD0984 for an activity that an argument of this type cannot have in this mode."""
        forward = self.call.mode in FORWARD
        wrong = None
        if word == "active" and forward:
            wrong = "forward mode gives no gradients", "write enzyme_dup, and its tangent behind it"
        elif word == "active" and is_pointer(type):
            wrong = "the gradient of memory is in its shadow", "write enzyme_dup, and its shadow"
        elif word.startswith("dup") and is_float(type) and not forward:
            wrong = "the gradient of a number is returned", "write enzyme_out, and no shadow"
        elif word == "active" and not is_float(type):
            wrong = f"a {type} has no gradient", "write enzyme_const"
        if wrong is not None:
            message = f"argument {number} cannot be {marked or word}: {wrong[0]}"
            raise self.call.error("AD0984", message, wrong[1])

    # ------------------------------------------------------------------ what is no argument

    def _extra(self, value: SSAValue) -> None:
        """Behind the arguments of the function come its cotangents and the tape."""
        found = self.found
        wanted = self._wanted_seeds() if self.call.mode == "reverse" else []
        if len(found.seeds) < len(wanted):
            what = "the cotangent"
            found.seeds.append(self._cast(value, wanted[len(found.seeds)], what))
        elif self.call.mode in TAPED and found.tape is None and found.tape_memory is None:
            found.tape = value
        else:
            message = f"`@{self.call.function.sym_name.data}` takes {len(self.inputs)} arguments, "
            raise self.call.error("AD0984", message + "and more are passed", _SHADOW_HELP)

    def _wanted_seeds(self) -> Sequence[Attribute]:
        words = result_words(self.call, self.found)
        return [t for t, w in zip(self.call.type.outputs, words, strict=True) if w == "active"]

    def _returned_memory(self, type: Attribute) -> None:
        """A function that writes its result to its first parameter: Enzyme has a way for these.

        In reverse mode its cotangent is passed first; in forward mode, value (if asked for) and
        tangents are written to where the call returns its own result.
        """
        call, found = self.call, self.found
        wanted = "enzyme_primal_return" in found.flags
        if call.mode not in FORWARD:
            value = call.memory if wanted and call.memory is not None else self.place.alloca(type)
            shadow = self._take("the cotangent of the returned struct")
            found.shadows.append([shadow])
        elif call.memory is None:
            message = "the tangent of a struct needs a struct to be returned in"
            raise call.error("AD0985", message, "declare the entry point with that return type")
        else:
            value = call.memory if wanted else self.place.alloca(type)
            lanes = range(wanted, wanted + found.width)
            found.shadows.append([self.place.element(call.memory, type, lane) for lane in lanes])
        call.memory = None
        found.flags.discard("enzyme_primal_return")
        found.values.append(value)
        found.words.append("dup" if wanted else "dup_no_need")


_SHADOW_HELP = "a number in reverse mode has no shadow; an integer never has one"


def result_words(call: EnzymeCall, found: Arguments) -> list[str]:
    """Active or const, for each result of the function."""
    if found.result == "const":
        return ["const" for _ in call.type.outputs]
    addresses = call.mode in FORWARD
    return [
        "active" if is_float(type) or (addresses and is_pointer(type)) else "const"
        for type in call.type.outputs
    ]
