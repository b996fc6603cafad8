"""Requests for derivatives: what `differentiate` replaces by calls.

Operands are the arguments of the function in order, a ``dup`` one followed by its tangent or
shadow; in reverse mode the seeds of the differentiable results follow. Results are the primal
results (unless ``primal = false``), then the tangents, or a gradient per ``active`` argument.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self, cast

from ad_opt.dialects.support.diagnostics.diagnostic import Note, error_at, location_of
from ad_opt.dialects.support.ir.symbols import in_scope
from ad_opt.dialects.support.text.syntax import create
from typing_extensions import override
from xdsl.dialects.builtin import (
    ArrayAttr,
    BoolAttr,
    FlatSymbolRefAttrConstr,
    FunctionType,
    IntegerAttr,
    SymbolRefAttr,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect, SymbolUserOpInterface

from .types import ActivityAttr, TapeType, activity_array
from .values import DERIVATIVES_OF

ACTIVITY_PROPERTIES = ("activity", "result_activity")
_HELP = "give one of active, dup, dup_no_need, const for each argument of the function"


def _parse_activities(parser: Parser) -> ArrayAttr[ActivityAttr]:
    """``[dup, const]``; the spelling of the attribute is accepted too."""

    def one() -> ActivityAttr:
        attribute = parser.parse_optional_attribute()
        if attribute is None:
            at = parser.pos
            word = parser.parse_identifier()
            if word not in ActivityAttr.KEYWORDS:
                parser.raise_error(f"expected one of {', '.join(ActivityAttr.KEYWORDS)}", at)
            return ActivityAttr(word)
        if not isinstance(attribute, ActivityAttr):
            parser.raise_error("expected an activity")
        return attribute

    return ArrayAttr(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, one))


def _parse_entry(parser: Parser) -> tuple[str, Attribute]:
    name = parser.parse_optional_identifier_or_str_literal()
    if name is None:
        parser.raise_error("expected the name of an attribute")
    parser.parse_punctuation("=")
    if name in ACTIVITY_PROPERTIES:
        return name, _parse_activities(parser)
    return name, parser.parse_attribute()


class RequestOp(IRDLOperation):
    """A request about ``callee``."""

    callee = prop_def(FlatSymbolRefAttrConstr)
    inputs = var_operand_def()
    outputs = var_result_def()
    activity = prop_def(ArrayAttr[ActivityAttr])
    """One word per argument of the function."""
    result_activity = opt_prop_def(ArrayAttr[ActivityAttr])
    """One word per result: ``active`` or ``const``. Absent: all that can be differentiated."""

    DEFAULTS: ClassVar[dict[str, Attribute]] = {}
    """Properties that are not printed when they have this value."""

    def __init__(
        self,
        callee: str | SymbolRefAttr,
        operands: Sequence[SSAValue | Operation],
        result_types: Sequence[Attribute],
        activity: Sequence[str | Attribute],
        result_activity: Sequence[str | Attribute] | None = None,
        **properties: Attribute,
    ) -> None:
        known: dict[str, Attribute] = {
            **self.DEFAULTS,
            **properties,
            "callee": SymbolRefAttr(callee) if isinstance(callee, str) else callee,
            "activity": activity_array(activity),
        }
        if result_activity is not None:
            known["result_activity"] = activity_array(result_activity)
        super().__init__(operands=[operands], result_types=[result_types], properties=known)

    @property
    def callee_name(self) -> str:
        """The name of the function."""
        return self.callee.root_reference.data

    @property
    def activities(self) -> tuple[str, ...]:
        """The word of each argument."""
        return tuple(word.data for word in self.activity)

    @property
    def result_activities(self) -> tuple[str, ...] | None:
        """The word of each result, where they are given."""
        given = self.result_activity
        return None if given is None else tuple(word.data for word in given)

    def flag(self, name: str, default: bool) -> bool:
        """A boolean property."""
        given = self.properties.get(name)
        return bool(given.value.data) if isinstance(given, IntegerAttr) else default

    @property
    def tangents_each(self) -> int:
        """Return the count of derivatives behind each argument: one, or one a direction."""
        return 1

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        if (function := parser.parse_optional_unresolved_operand()) is not None:
            value_form = DERIVATIVES_OF[cls.name.removeprefix("autodiff.")]
            return cast(Self, value_form.parse_after(parser, function))
        callee = parser.expect(parser.parse_optional_attribute, "expected a function's name")
        operands = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, parser.parse_unresolved_operand
        )
        at = parser.pos
        entries = parser.parse_optional_comma_separated_list(
            parser.Delimiter.BRACES, lambda: _parse_entry(parser)
        )
        attributes = dict(entries or ())
        if len(attributes) != len(entries or ()):
            parser.raise_error("an attribute is given twice", at, parser.pos)
        for name, value in cls.DEFAULTS.items():
            attributes.setdefault(name, value)
        attributes.setdefault("activity", ArrayAttr(()))
        parser.parse_punctuation(":")
        at = parser.pos
        type = parser.parse_function_type()
        inputs = parser.resolve_operands(operands, type.inputs.data, at)
        return create(cls, [inputs], [type.outputs.data], {"callee": callee}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.callee)
        with printer.in_parens():
            printer.print_list(self.inputs, printer.print_operand)
        known = self.properties | self.attributes
        order = dict.fromkeys((*ACTIVITY_PROPERTIES, *self.DEFAULTS, *known))
        shown = {
            name: known[name]
            for name in order
            if name in known and name != "callee" and self.DEFAULTS.get(name) != known[name]
        }
        printer.print_string(" {")
        printer.print_list(shown.items(), lambda entry: _print_entry(printer, *entry))
        printer.print_string("} : ")
        printer.print_function_type(self.operand_types, self.result_types)


def _print_entry(printer: Printer, name: str, value: Attribute) -> None:
    printer.print_identifier_or_string_literal(name)
    printer.print_string(" = ")
    if name in ACTIVITY_PROPERTIES and isinstance(value, ArrayAttr):
        words = [w.data for w in value.data if isinstance(w, ActivityAttr)]
        printer.print_string(f"[{', '.join(words)}]")
    else:
        printer.print_attribute(value)


# ------------------------------------------------------------------ what must hold


def function_of(op: RequestOp) -> Operation | None:
    """The function that a request is about; ``None`` where it cannot be found from here."""
    return in_scope(op, op.callee)


def check_request(op: RequestOp, function: Operation) -> None:
    """Raise AD0704 unless activities, operands and results fit the function."""
    type = function.get_attr_or_prop("function_type")
    if not isinstance(type, FunctionType):
        raise _malformed(op, f"@{op.callee_name} is not a function", None)
    words, inputs = op.activities, type.inputs.data
    if len(words) != len(inputs):
        message = f"@{op.callee_name} takes {len(inputs)} arguments, but activity names"
        raise _malformed(op, f"{message} {len(words)}", function, _HELP)
    results = op.result_activities
    if results is not None and len(results) != len(type.outputs.data):
        message = f"@{op.callee_name} has {len(type.outputs.data)} results, but result_activity"
        raise _malformed(op, f"{message} names {len(results)}", function)
    _check_words(op, function)
    if not isinstance(op, PropagateOp):
        _check_operands(op, inputs, function)
    _check_results(op, type, function)


def _check_words(op: RequestOp, function: Operation) -> None:
    for at, word in enumerate(op.activities):
        if word == "active" and isinstance(op, FwdDiffOp):
            message = f"argument {at} is active, which forward mode does not have"
            raise _malformed(op, message, function, "write dup, and pass its tangent after it")
    for at, word in enumerate(op.result_activities or ()):
        if word not in ("active", "const", "dup"):
            raise _malformed(op, f"result {at} cannot be {word}", function)


def _check_operands(op: RequestOp, inputs: Sequence[Attribute], function: Operation) -> None:
    following = {word: op.tangents_each if word.startswith("dup") else 0 for word in op.activities}
    wanted = sum(1 + following[word] for word in op.activities)
    given = op.operand_types
    more = isinstance(op, BwdDiffOp)
    if len(given) < wanted or (len(given) > wanted and not more):
        message = f"the activities want {wanted} operands, not {len(given)}"
        raise _malformed(op, message, function, "a dup argument is followed by its derivative")
    at = 0
    for number, (word, type) in enumerate(zip(op.activities, inputs, strict=True)):
        if given[at] != type:
            message = f"argument {number} of @{op.callee_name} is a {type}, not a {given[at]}"
            raise _malformed(op, message, function)
        at += 1 + following[word]
    extra = len(given) - at
    if extra > len(op.results) + len(_outputs(function)):
        raise _malformed(op, f"{extra} seeds are more than there are results", function)


def _outputs(function: Operation) -> Sequence[Attribute]:
    type = function.get_attr_or_prop("function_type")
    assert isinstance(type, FunctionType)
    return type.outputs.data


def _check_results(op: RequestOp, type: FunctionType, function: Operation) -> None:
    if isinstance(op, PropagateOp):
        if not op.operand_types or op.operand_types[0] != TapeType():
            raise _malformed(op, "the first operand is the tape that apply gave", function)
        primal: Sequence[Attribute] = ()
    else:
        primal = type.outputs.data if op.flag("primal", True) else ()
    if tuple(op.result_types[: len(primal)]) != tuple(primal):
        message = f"the first results are those of @{op.callee_name}"
        raise _malformed(op, message, function, "or set primal = false")
    rest = op.result_types[len(primal) :]
    active = [t for t, w in zip(type.inputs.data, op.activities, strict=True) if w == "active"]
    if isinstance(op, BwdDiffOp | PropagateOp) and len(rest) != len(active):
        message = f"{len(active)} arguments are active, but {len(rest)} gradients are results"
        raise _malformed(op, message, function)
    if isinstance(op, ApplyOp):
        if not rest or rest[-1] != TapeType():
            raise _malformed(op, "the last result is the tape, of type !autodiff.tape", function)
        if len(rest) - 1 > len(primal):
            raise _malformed(op, "there are more shadows than results", function)


def _malformed(op: Operation, message: str, function: Operation | None, help: str | None = None):
    notes = [] if function is None else [Note("the function is here", location_of(function))]
    return error_at(op, "AD0704", message, notes=notes, help=help)


class _FitsItsFunction(SymbolUserOpInterface):
    """A request fits the function that it names."""

    @override
    def verify(self, op: Operation) -> None:
        assert isinstance(op, RequestOp)
        function = function_of(op)
        if function is not None:
            check_request(op, function)


_TRUE = BoolAttr.from_bool(True)
_REQUEST_TRAITS = (MemoryReadEffect(), MemoryWriteEffect(), _FitsItsFunction())


# ------------------------------------------------------------------ the requests


@irdl_op_definition
class FwdDiffOp(RequestOp):
    """Push tangents forward.

    ``%y, %dy = autodiff.fwd_diff @f(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)``;
    with ``width = 4``, tangents are vectors of four. With ``separate = true`` as well, four
    tangents of the plain type stand behind each ``dup`` argument and in the place of each tangent
    among the results: so addresses, vectors and complex numbers have several directions, too.
    """

    name = "autodiff.fwd_diff"
    width = prop_def(IntegerAttr.constr(i64))
    primal = prop_def(BoolAttr)
    separate = opt_prop_def(BoolAttr)
    traits = traits_def(*_REQUEST_TRAITS)
    DEFAULTS: ClassVar[dict[str, Attribute]] = {"width": IntegerAttr(1, i64), "primal": _TRUE}

    @property
    @override
    def tangents_each(self) -> int:
        return self.width.value.data if self.flag("separate", False) else 1


@irdl_op_definition
class BwdDiffOp(RequestOp):
    """Pull cotangents back.

    ``%y, %dx = autodiff.bwd_diff @f(%x, %dy) {activity = [active]} : (f64, f64) -> (f64, f64)``

    With ``leave_memory = true`` memory is left as the function leaves it; with ``discard_memory =
    true`` that of arguments is left in any state; otherwise, as it was. ``fresh_shadows = true``
    promises that all shadows hold zeros.
    """

    name = "autodiff.bwd_diff"
    primal = prop_def(BoolAttr)
    leave_memory = opt_prop_def(BoolAttr)
    discard_memory = opt_prop_def(BoolAttr)
    fresh_shadows = opt_prop_def(BoolAttr)
    traits = traits_def(*_REQUEST_TRAITS)
    DEFAULTS: ClassVar[dict[str, Attribute]] = {"primal": _TRUE}


@irdl_op_definition
class ApplyOp(RequestOp):
    """The first half of a split reverse mode: run the function and keep what is needed later.

    ``%y, %t = autodiff.apply @f(%x) {activity = [active]} : (f64) -> (f64, !autodiff.tape)``
    Results: those of the function, the shadows of those that are buffers, and the tape. With
    ``leave_memory = true``, the second half, which says so too, leaves memory as the function does.
    With ``save_memory = true`` in both, what the function reads from memory is kept, so memory may
    change between the halves, and stays as it is then.
    """

    name = "autodiff.apply"
    leave_memory = opt_prop_def(BoolAttr)
    save_memory = opt_prop_def(BoolAttr)
    traits = traits_def(*_REQUEST_TRAITS)


@irdl_op_definition
class PropagateOp(RequestOp):
    """The second half of a split reverse mode; the tape can be used once.

    ``%dx = autodiff.propagate @f(%t, %dy) {activity = [active]} : (!autodiff.tape, f64) -> f64``
    Operands: the tape, then the seeds; shadows of ``dup`` arguments were kept by ``apply``.
    """

    name = "autodiff.propagate"
    leave_memory = opt_prop_def(BoolAttr)
    save_memory = opt_prop_def(BoolAttr)
    traits = traits_def(*_REQUEST_TRAITS)


REQUEST_OPS: list[type[Operation]] = [FwdDiffOp, BwdDiffOp, ApplyOp, PropagateOp]
