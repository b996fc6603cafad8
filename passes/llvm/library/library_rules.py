"""Derivatives of functions of the C library that have no operation: tables by name.

`PARTIALS` has partial derivatives as expressions: functions of the compiler's runtime library
(clang calls ``__muldc3`` and ``__divdc3`` for products and quotients of complex numbers, which mind
infinities as Annex G of C wants it; where nothing is infinite they are what the partials say),
functions of complex numbers, and some of real ones. Those that need functions of their own are in
`special_functions`. Where the ABI passes complex floats in vectors, the function is called through
one of their parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ad_opt.dialects import make_context
from ad_opt.dialects.autodiff.autodiff import BACKWARD, FORWARD
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.autodiff.engine.custom_rules import attach_functions, attach_rule
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.call_graph import has_body
from ad_opt.passes.ops.known_functions import KNOWN, Known
from ad_opt.passes.rules.expr import Const, Expr, X, Y, call
from xdsl.dialects import vector
from xdsl.dialects.builtin import (
    Float32Type,
    Float64Type,
    FunctionType,
    ModuleOp,
    VectorType,
    f32,
    f64,
    i32,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .special_functions import SLOPES, derivatives

Partials: TypeAlias = Sequence[Sequence[Expr]]
"""A row a result, an entry an argument."""

# (a + bi)(c + di), and (a + bi) / (c + di) = p + qi.
_a, _b, _c, _d = (X(at) for at in range(4))
_p, _q = Y(0), Y(1)
_square = _c * _c + _d * _d
_own_square = _a * _a + _b * _b
_ZERO, _ONE = Const(0.0), Const(1.0)

PRODUCT: Partials = ((_c, -_d, _a, -_b), (_d, _c, _b, _a))
_real = (_p * _c + _q * _d) / _square
_imaginary = (_q * _c - _p * _d) / _square
# z' = (n' - z m') / m for the quotient of n and m; z / m is these two parts.
QUOTIENT: Partials = (
    (_c / _square, _d / _square, -_real, _imaginary),
    (-(_d / _square), _c / _square, -_imaginary, -_real),
)


def _analytic(real: Expr, imaginary: Expr) -> Partials:
    """A function of one complex number with a complex derivative."""
    return ((real, -imaginary), (imaginary, real))


def _power() -> Partials:
    """Of ``(a + bi) ** (c + di)``, ``w``: by the base ``w e / z``, by the exponent ``w log z``."""
    real, imaginary = _p * _c - _q * _d, _p * _d + _q * _c
    base = _analytic(
        (real * _a + imaginary * _b) / _own_square, (imaginary * _a - real * _b) / _own_square
    )
    size, angle = call("log", _own_square) / 2, call("atan2", _b, _a)
    exponent = _analytic(_p * size - _q * angle, _p * angle + _q * size)
    return tuple((*left, *right) for left, right in zip(base, exponent, strict=True))


def _sin(x: Expr) -> Expr:
    return call("sin", x)


def _cos(x: Expr) -> Expr:
    return call("cos", x)


def _sinh(x: Expr) -> Expr:
    return call("sinh", x)


def _cosh(x: Expr) -> Expr:
    return call("cosh", x)


_result_square = 2 * (_p * _p + _q * _q)
_LN10 = Const(2.302585092994046, "ln 10")

_COMPLEX: dict[str, Partials] = {
    "cexp": _analytic(_p, _q),
    "clog": _analytic(_a / _own_square, -(_b / _own_square)),
    "csqrt": _analytic(_p / _result_square, -(_q / _result_square)),
    "csin": _analytic(_cos(_a) * _cosh(_b), -(_sin(_a) * _sinh(_b))),
    "ccos": _analytic(-(_sin(_a) * _cosh(_b)), -(_cos(_a) * _sinh(_b))),
    "csinh": _analytic(_cosh(_a) * _cos(_b), _sinh(_a) * _sin(_b)),
    "ccosh": _analytic(_sinh(_a) * _cos(_b), _cosh(_a) * _sin(_b)),
    "ctan": _analytic(1 + (_p * _p - _q * _q), 2 * (_p * _q)),
    "ctanh": _analytic(1 - (_p * _p - _q * _q), -(2 * (_p * _q))),
    "cpow": _power(),
    "cabs": ((_a / Y(0), _b / Y(0)),),
    "carg": ((-(_b / _own_square), _a / _own_square),),
    "conj": ((_ONE, _ZERO), (_ZERO, -_ONE)),
}
_REAL: dict[str, Partials] = {
    "exp10": ((_LN10 * Y(0),),),
    "nextafter": ((_ONE, _ZERO),),
    # x - n y, for the integer n next to x / y
    **dict.fromkeys(("remainder", "drem"), ((_ONE, -call("roundeven", (_a - Y(0)) / _b)),)),
}

PARTIALS: dict[str, Partials] = {
    "__muldc3": PRODUCT,
    "__mulsc3": PRODUCT,
    "__divdc3": QUOTIENT,
    "__divsc3": QUOTIENT,
    **{f"{name}{end}": row for name, row in (_COMPLEX | _REAL).items() for end in ("", "f")},
}
"""By the name of the function."""

_FORMATS: dict[str, Attribute] = {"": Float64Type(), "f": Float32Type()}
_SLOPES = {f"{name}{end}": (name, type) for name in SLOPES for end, type in _FORMATS.items()}

# They touch no memory (but for ``errno``), whoever calls them.
KNOWN.update((name, Known(derivative=True)) for name in (*PARTIALS, *_SLOPES))


def attach_library_rules(module: ModuleOp) -> None:
    """Give the functions of the tables that are declared here their derivatives."""
    functions = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp)}
    calls = [op for op in walk(module) if op.name == "func.call"]
    for function in list(functions.values()):
        if has_body(function) or not _is_library_s(function):
            continue
        partials = PARTIALS[function.sym_name.data]
        if any(isinstance(type, VectorType) for type in _types(function)):
            _through_parts(module, function, partials, calls, functions)
        elif _shape(function) == (len(partials[0]), len(partials)):
            _attach(module, function, partials)
    pending = [f for f in functions.values() if f.sym_name.data in _SLOPES and not has_body(f)]
    while pending:
        pending += _attach_slope(module, pending.pop(), functions)


def _is_library_s(function: FuncOp) -> bool:
    """True if a function has the name of one in the table, and all that it handles its format."""
    name = function.sym_name.data
    if name not in PARTIALS:
        return False
    wanted = f32 if name.endswith(("f", "sc3")) else f64
    elements = (scalar_type(x) for x in _types(function))
    return all(type == wanted for type in elements)


def _types(function: FuncOp) -> tuple[Attribute, ...]:
    return (*function.function_type.inputs, *function.function_type.outputs)


def _shape(function: FuncOp) -> tuple[int, int]:
    return len(function.function_type.inputs), len(function.function_type.outputs)


def _attach(module: ModuleOp, function: FuncOp, partials: Partials) -> None:
    if FORWARD not in function.attributes and BACKWARD not in function.attributes:
        attach_rule(module, function, partials)


def _attach_slope(module: ModuleOp, function: FuncOp, functions: dict[str, FuncOp]) -> list[FuncOp]:
    """Name the derivatives of a function, and add them; gives the functions that they declare."""
    name = function.sym_name.data
    base, type = _SLOPES[name]
    slope = SLOPES[base]
    inputs = [i32, type] if slope.integer else [type]
    fits = function.function_type == FunctionType.from_lists(inputs, [type])
    if not fits or FORWARD in function.attributes or f"{name}.slope" in functions:
        return []
    text = "\n".join((*slope.calls, derivatives(name, base, str(type))))
    declared: list[FuncOp] = []
    for made in _parsed(text, functions):
        made.detach()
        made.location = function.location
        functions[made.sym_name.data] = made
        module.body.block.add_op(made)
        if made.sym_name.data in _SLOPES:
            declared.append(made)
    attach_functions(function, f"{name}.forward", f"{name}.backward")
    return declared


def _parsed(text: str, functions: dict[str, FuncOp]) -> list[FuncOp]:
    """The functions of a text that are not there yet."""
    module = parse_module(make_context(), text, "<derivatives of the C library>")
    found = [op for op in module.ops if isinstance(op, FuncOp)]
    return [op for op in found if op.sym_name.data not in functions]


# ------------------------------------------------------------------ complex floats in vectors


def _through_parts(
    module: ModuleOp,
    function: FuncOp,
    partials: Partials,
    calls: list[Operation],
    functions: dict[str, FuncOp],
) -> None:
    """Let calls take and give the parts of vectors, and attach the derivatives there."""
    inputs = [part for type in function.function_type.inputs for part in _parts(type)]
    outputs = [part for type in function.function_type.outputs for part in _parts(type)]
    name = f"{function.sym_name.data}.parts"
    if (len(inputs), len(outputs)) != (len(partials[0]), len(partials)) or name in functions:
        return
    made = functions[name] = _by_parts(function, name, inputs, outputs)
    module.body.block.insert_op_after(made, function)
    for op in calls:
        if callee_name(op) != function.sym_name.data:
            continue
        block = op.parent
        assert block is not None
        em = Emitter(block, op, op.location)
        given = [part for value in op.operands for part in _taken_apart(em, value)]
        call = em.emit(CallOp(name, given, outputs))
        replace(op, *_put_together(em, list(call.results), [x.type for x in op.results]))
    _attach(module, made, partials)


def _by_parts(
    function: FuncOp, name: str, inputs: list[Attribute], outputs: list[Attribute]
) -> FuncOp:
    made = FuncOp(name, FunctionType.from_lists(inputs, outputs), visibility="private")
    made.location = function.location
    while made.body.blocks:
        made.body.detach_block(0)
    block = Block(arg_types=inputs)
    made.body.add_block(block)
    em = Emitter(block, None, function.location)
    given = _put_together(em, list(block.args), list(function.function_type.inputs))
    call = em.emit(CallOp(function.sym_name.data, given, list(function.function_type.outputs)))
    em.emit(ReturnOp(*(part for x in call.results for part in _taken_apart(em, x))))
    return made


def _parts(type: Attribute) -> list[Attribute]:
    if isinstance(type, VectorType):
        return [type.get_element_type()] * type.get_shape()[0]
    return [type]


def _taken_apart(em: Emitter, value: SSAValue) -> list[SSAValue]:
    type = value.type
    if not isinstance(type, VectorType):
        return [value]
    element = type.get_element_type()
    places = range(type.get_shape()[0])
    return [em.value(vector.ExtractOp(value, (at,), element)) for at in places]


def _put_together(em: Emitter, parts: list[SSAValue], types: list[Attribute]) -> list[SSAValue]:
    values: list[SSAValue] = []
    for type in types:
        if not isinstance(type, VectorType):
            values.append(parts.pop(0))
            continue
        whole = em.zero(type)
        for at in range(type.get_shape()[0]):
            whole = em.value(vector.InsertOp(parts.pop(0), whole, (at,)))
        values.append(whole)
    return values
