"""Derivatives that a function's author gives in terms of pairs become those the engine knows.

On a function ``@f``, ``autodiff.fwd_derivative = @g``, ``autodiff.bwd_derivative = @g`` and
``autodiff.primal_substitute = @g``; on ``@g``, the same names with ``_of`` and ``@f``. Each ``@g``
must have the type that `signatures` gives. The engine's ``autodiff.forward`` and
``autodiff.backward`` speak of values and their tangents one after the other, so they name functions
that are written here and call ``@g``.

A derivative for one direction says nothing about the other: unless ``@f`` is marked
``autodiff.differentiable`` (then its body is differentiated) or
``autodiff.treat_as_differentiable`` (then it is zero), asking for the other is an error. The source
makes it zero silently.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import (
    BACKWARD,
    BWD_DERIVATIVE,
    DIFFERENTIABLE,
    FORWARD,
    FWD_DERIVATIVE,
    GIVEN_ONLY,
    INACTIVE,
    PRIMAL_SUBSTITUTE,
    TREAT_AS_DIFFERENTIABLE,
)
from ad_opt.dialects.support.diagnostics.diagnostic import Note, error_at, location_of
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.symbols import name_of, symbol
from xdsl.dialects.builtin import FunctionType, ModuleOp, StringAttr, SymbolRefAttr, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation

from .constant_functions import Written, make_constant
from .derivative_wrappers import Wrappers
from .flat_derivatives import add_form, backward_type
from .given_derivatives import NAMES, attributes_of
from .inout_convention import Convention
from .signatures import Signature, same, same_function

_WHAT = {
    FWD_DERIVATIVE: "forward derivative",
    BWD_DERIVATIVE: "backward derivative",
    PRIMAL_SUBSTITUTE: "primal substitute",
}


def translate_custom_derivatives(module: ModuleOp, wrappers: Wrappers) -> None:
    """Check and translate all that the functions of a module say about their derivatives."""
    functions = [op for op in module.body.block.ops if op.name in ("func.func", "iface.generic")]
    turn_around(module)
    written = Written(module)
    for op in functions:
        if isinstance(op, FuncOp):
            _Translator(op, module, wrappers, written).run()


# ------------------------------------------------------------------ the other direction


def turn_around(module: ModuleOp) -> None:
    """``_of = @f`` on a derivative becomes an attribute of ``@f``."""
    for op in module.body.block.ops:
        if op.name in ("func.func", "iface.generic"):
            _turn_around(op, module)


def _turn_around(given: Operation, module: ModuleOp) -> None:
    attributes = attributes_of(given)
    for name in NAMES:
        of = attributes.pop(f"{name}_of", None)
        if of is None:
            continue
        function = _find(given, of, f"{name}_of", module)
        target = attributes_of(function)
        own = SymbolRefAttr(name_of(given) or "")
        if target.get(name, own) != own:
            raise error_at(
                given,
                "AD0827",
                f"`@{name_of(function)}` already has a {_WHAT[name]}: {target[name]}",
                notes=[Note("the function is here", location_of(function))],
                help="keep one of them",
            )
        target[name] = own


def _find(given: Operation, reference: Attribute, attribute: str, module: ModuleOp) -> Operation:
    """The function that an attribute names."""
    if not isinstance(reference, SymbolRefAttr):
        raise error_at(given, "AD0824", f"`{attribute}` must name a function: `{attribute} = @f`")
    found = symbol(given, reference)
    if found is not None and found.name == "iface.req_func":
        raise error_at(
            given,
            "AD0826",
            f"`{attribute}` names {reference}, a requirement of an interface",
            notes=[Note("the requirement is here", location_of(found))],
            help="give derivatives to the functions that implement it",
        )
    if found is None or found.name not in ("func.func", "iface.generic"):
        functions = [n for op in module.body.block.ops if (n := name_of(op)) is not None]
        wanted = reference.root_reference.data
        help = did_you_mean(wanted, functions)
        help = help or f"define a function `@{wanted}` in this module, or correct the name"
        message = f"`{attribute}` names {reference}, which is no function of this module"
        raise error_at(given, "AD0824", message, help=help)
    if found.parent_op() is not module:
        exported = found.get_attr_or_prop("sym_visibility") != StringAttr("private")
        message = f"`{attribute}` names {reference}, a function of another module"
        help = "derivatives stand in the module of their function"
        help += "" if exported else "; this one is private to its module, too"
        raise error_at(given, "AD0828", message, help=help)
    return found


# ------------------------------------------------------------------ one function


@dataclass
class _Translator:
    """Translates what one function says about its derivatives."""

    func: FuncOp
    module: ModuleOp
    wrappers: Wrappers
    written: Written

    def run(self) -> None:
        attributes = self.func.attributes
        if PRIMAL_SUBSTITUTE in attributes:
            self.substitute(attributes[PRIMAL_SUBSTITUTE])
        given = [n for n in (FWD_DERIVATIVE, BWD_DERIVATIVE) if n in attributes]
        if FWD_DERIVATIVE in given:
            self.forward(self.named(FWD_DERIVATIVE))
        if BWD_DERIVATIVE in given:
            self.backward(self.named(BWD_DERIVATIVE))
        for name in given:
            del attributes[name]
        self.other_direction(bool(given))

    def other_direction(self, given: bool) -> None:
        """Mark the function for the modes that no derivative is given for: constant, or given
        only.
        """
        attributes = self.func.attributes
        if TREAT_AS_DIFFERENTIABLE in attributes or self.leaves_constants():
            make_constant(self.func, self.written.by(self.func), self.wrappers)
        elif given and DIFFERENTIABLE not in attributes:
            attributes[GIVEN_ONLY] = UnitAttr()

    def leaves_constants(self) -> bool:
        """True if the function is inactive, and writes buffers that have a derivative."""
        attributes, func = self.func.attributes, self.func
        if INACTIVE not in attributes or func.is_declaration or not self.written.by(func):
            return False
        del attributes[INACTIVE]
        return True

    def named(self, attribute: str) -> FuncOp:
        found = _find(self.func, self.func.attributes[attribute], attribute, self.module)
        if not isinstance(found, FuncOp):
            raise error_at(
                self.func,
                "AD0825",
                f"the {_WHAT[attribute]} of `@{self.func.sym_name.data}` is generic, "
                "and the function is not",
                notes=[Note("the derivative is here", location_of(found))],
            )
        return found

    def misfit(self, given: Operation, attribute: str, text: str, wanted: FunctionType):
        return error_at(
            given,
            "AD0825",
            f"the {_WHAT[attribute]} of `@{self.func.sym_name.data}` does not fit it: {text}",
            notes=[Note("the function is here", location_of(self.func))],
            help=f"it must have the type {wanted}",
        )

    def check(self, given: FuncOp, attribute: str, wanted: FunctionType) -> None:
        text = difference(given.function_type, wanted, self.func)
        if text is not None:
            raise self.misfit(given, attribute, text, wanted)

    # -------------------------------------------------------------- the three attributes

    def forward(self, given: FuncOp) -> None:
        self.check(given, FWD_DERIVATIVE, Signature.of(self.func).forward().type)
        add_form(self.func, self.wrappers, FORWARD, lambda writer: writer.forward(given))

    def backward(self, given: FuncOp) -> None:
        signature = Signature.of(self.func)
        convention = Convention.of(self.func)
        paired = convention.backward()
        if same_function(given.function_type, paired) and paired != signature.backward().type:
            add_form(
                self.func,
                self.wrappers,
                BACKWARD,
                lambda writer: writer.backward_in_pairs(given, convention),
            )
            return
        self.check(given, BWD_DERIVATIVE, signature.backward().type)
        if given.function_type == backward_type(self.func):
            self.func.attributes[BACKWARD] = SymbolRefAttr(given.sym_name.data)
        else:
            add_form(self.func, self.wrappers, BACKWARD, lambda writer: writer.backward(given))

    def substitute(self, reference: Attribute) -> None:
        given = self.named(PRIMAL_SUBSTITUTE)
        if given is self.func:
            return
        self.check(given, PRIMAL_SUBSTITUTE, self.func.function_type)
        if level(given) < level(self.func):
            raise error_at(
                given,
                "AD0829",
                f"the primal substitute of `@{self.func.sym_name.data}` is less differentiable "
                "than the function",
                notes=[Note("the function is here", location_of(self.func))],
                help=f"mark it too: `{DIFFERENTIABLE} = "
                f"{self.func.attributes.get(DIFFERENTIABLE)}`",
            )


def level(func: Operation) -> int:
    """0: not said to be differentiable; 1: forward; 2: in both modes."""
    mark = func.attributes.get(DIFFERENTIABLE)
    if mark is None:
        return 0
    return 1 if isinstance(mark, StringAttr) and mark.data == "forward" else 2


def difference(given: FunctionType, wanted: FunctionType, func: Operation) -> str | None:
    """Describe how two function types differ; ``None`` if they do not."""
    for what, is_there, should in (
        ("argument", given.inputs.data, wanted.inputs.data),
        ("result", given.outputs.data, wanted.outputs.data),
    ):
        if len(is_there) != len(should):
            return f"it has {len(is_there)} {what}s, not {len(should)}"
        for at, (one, other) in enumerate(zip(is_there, should, strict=True)):
            if not same(one, other):
                whose = " (`this`)" if at == 0 and what == "argument" and _is_this(func) else ""
                return f"{what} {at}{whose} is a {one}, not a {other}"
    return None


def _is_this(func: Operation) -> bool:
    type = func.get_attr_or_prop("function_type")
    inputs = type.inputs.data if isinstance(type, FunctionType) else ()
    return bool(inputs) and inputs[0].name in ("agg.struct", "iface.any", "iface.tparam")
