"""From the name of a pass to the class, and from options in text to an instance.

Passes of xDSL, of plug-ins and of ad-opt are found through xDSL's universe, so each is known by its
string only and imported when it is used. Unknown names are AD0003, wrong options AD0004; both
propose what was probably meant.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection
from functools import cache, cached_property
from types import NoneType, UnionType
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from ad_opt.dialects.support.diagnostics.diagnostic import Location, error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from typing_extensions import override
from xdsl.passes import ModulePass
from xdsl.utils.arg_spec import ArgSpec, ParameterListType

from .pipeline_text import Option, OptionValue, PassNode

PassTable = dict[str, Callable[[], type[ModulePass]]]


@cache
def all_passes() -> PassTable:
    """Every pass that is installed, unloaded, by name."""
    from ad_opt.dialects.support.plugins.plugins import installed
    from ad_opt.passes import REPLACED_PASSES

    return installed().all_passes | REPLACED_PASSES


def find_pass(name: str, location: Location | None = None) -> type[ModulePass]:
    """Import the pass called ``name``; AD0003 if there is none."""
    passes = all_passes()
    if name not in passes:
        raise error_at(
            location,
            "AD0003",
            f"there is no pass called `{name}`",
            help=did_you_mean(name, sorted(passes)) or "`ad-opt --list-passes` lists all passes",
        )
    return passes[name]()


class DeferredPass:
    """A pass of a pipeline that is imported when it is wanted: mostly there is nothing for it."""

    def __init__(self, node: PassNode, about: frozenset[str]):
        self.node = node
        self.name = node.name
        self.about = about
        """Words of which none may occur where the pass is left out."""

    @cached_property
    def pass_(self) -> ModulePass:
        """The pass, imported now if it was not."""
        return build_pass(self.node)

    def __str__(self) -> str:
        return str(self.pass_.spec()) if self.node.options else self.name

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, DeferredPass) and str(self) == str(other)

    @override
    def __hash__(self) -> int:
        return hash(self.name)


def plan_pass(
    node: PassNode, always: Collection[str], *, trusted: bool
) -> ModulePass | DeferredPass:
    """The pass that ``node`` names, made now or, where the table says what it is about, later.

    Those that are to run ``always`` are made now, and so are those whose options are not
    ``trusted`` to be right.
    """
    about = about_pass(node.name)
    if about is None or node.name in always or (node.options and not trusted):
        return build_pass(node)
    return DeferredPass(node, about)


def about_pass(name: str) -> frozenset[str] | None:
    """The words without one of which a pass does nothing; ``None`` where nobody says so."""
    return cast("frozenset[str] | None", getattr(all_passes().get(name), "about", None))


@cache
def _hints(pass_class: type[ModulePass]) -> dict[str, Any]:
    """The types of the fields of a pass: to read annotations takes longer than most passes."""
    return get_type_hints(pass_class)


_MOST_BUILT = 1000
"""Most passes that are kept: names of functions are among the options. A guess."""

_BUILT: dict[tuple[type[ModulePass], PassNode], ModulePass] = {}
"""Passes with options, which many programs want alike. To make one takes longer than most run."""


def build_pass(node: PassNode) -> ModulePass:
    """The pass that ``node`` names, with its options; AD0003 or AD0004 if it cannot be made.

    It may be one that others have got, too, if it cannot change.
    """
    pass_class = find_pass(node.name, node.location)
    if not node.options and not pass_class.required_fields():
        return pass_class()
    built = _BUILT.get((pass_class, node)) or _build_with_options(pass_class, node)
    if getattr(pass_class, "__dataclass_params__").frozen and len(_BUILT) < _MOST_BUILT:
        _BUILT[pass_class, node] = built
    return built


def _build_with_options(pass_class: type[ModulePass], node: PassNode) -> ModulePass:
    fields = {f.name: f for f in dataclasses.fields(pass_class) if f.init and f.name != "name"}
    hints = _hints(pass_class)
    parameters: dict[str, ParameterListType] = {}
    for option in node.options:
        name = option.name.replace("-", "_")
        if name not in fields:
            known = [f.replace("_", "-") for f in fields]
            raise error_at(
                option.location,
                "AD0004",
                f"pass `{node.name}` has no option `{option.name}`",
                help=did_you_mean(option.name, known) or _options_help(node.name, known),
            )
        if name in parameters:
            message = f"option `{option.name}` of pass `{node.name}` is given twice"
            raise error_at(option.location, "AD0004", message)
        parameters[name] = _values(option, hints.get(name))
        if pass_class.__module__.startswith("ad_opt."):
            _check_range(node, option, name, parameters[name])
    return _instantiate(node, pass_class, parameters, hints)


_POSITIVE = frozenset({"bits", "registers", "size", "vector_bits", "width"})
"""Options of which zero means nothing: a loop in blocks of no iterations would never end."""


def _check_range(node: PassNode, option: Option, name: str, values: ParameterListType) -> None:
    """AD0004 for an integer that no pass of ours can mean: all of them are counts or places."""
    least = 1 if name in _POSITIVE else 0
    if any(type(value) is int and not least <= value < 1 << 63 for value in values):
        message = f"option `{option.name}` of pass `{node.name}` expects an integer of at least "
        message += f"{least} and below 2^63, not `{','.join(v.text for v in option.values)}`"
        raise error_at(option.location, "AD0004", message)


def _instantiate(
    node: PassNode,
    pass_class: type[ModulePass],
    parameters: dict[str, ParameterListType],
    hints: dict[str, Any],
) -> ModulePass:
    """Let xDSL convert the values, and say which option it refused."""
    if missing := sorted(pass_class.required_fields() - set(parameters) - {"name"}):
        name = missing[0].replace("_", "-")
        raise error_at(
            node.location,
            "AD0004",
            f"pass `{node.name}` needs the option `{name}`",
            help=f"write `{node.name}{{{name}=...}}`",
        )
    try:
        return pass_class.from_spec(ArgSpec(pass_class.name, parameters))
    except (ValueError, TypeError) as error:
        culprit = _culprit(node, pass_class, parameters)
        if culprit is None:
            raise error_at(node.location, "AD0004", f"pass `{node.name}`: {error}") from error
        expected = type_text(hints[culprit.name.replace("-", "_")])
        written = ",".join(v.text for v in culprit.values)
        raise error_at(
            culprit.location,
            "AD0004",
            f"option `{culprit.name}` of pass `{node.name}` expects {expected}, "
            + (f"not `{written}`" if culprit.values else "and has no value"),
            help=f"`ad-opt --help-pass={node.name}` describes the options",
        ) from error


def _culprit(
    node: PassNode, pass_class: type[ModulePass], parameters: dict[str, ParameterListType]
) -> Option | None:
    """The first option without which the rest is accepted."""
    required = pass_class.required_fields()
    for option in node.options:
        name = option.name.replace("-", "_")
        kept = {k: v for k, v in parameters.items() if k == name or k in required}
        try:
            pass_class.from_spec(ArgSpec(pass_class.name, kept))
        except (ValueError, TypeError):
            return option
    return None


def _options_help(name: str, known: list[str]) -> str:
    return f"its options are: {', '.join(known)}" if known else f"`{name}` takes no options"


def _values(option: Option, hint: object) -> ParameterListType:
    """Values in the type that the pass declares: ``1`` is fine for a float, ``f1`` for text."""
    accepted = _leaf_types(hint)
    return tuple(_coerce(value, accepted) for value in option.values)


def _coerce(value: OptionValue, accepted: set[object]) -> str | int | bool | float:
    if type(value.value) in accepted:
        return value.value
    if type(value.value) is int and float in accepted:
        return float(value.value)
    return value.text if str in accepted else value.value


def _leaf_types(hint: object) -> set[object]:
    arguments = get_args(hint)
    if not arguments:
        return {hint}
    return {leaf for argument in arguments for leaf in _leaf_types(argument)}


def type_text(hint: object) -> str:
    """A type as a user of the command line reads it."""
    names: dict[object, str] = {
        int: "an integer",
        float: "a number",
        bool: "true or false",
        str: "text",
    }
    if hint in names:
        return names[hint]
    arguments = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(type_text(a) for a in arguments if a is not NoneType)
    if get_origin(hint) is tuple:
        return f"a comma-separated list ({type_text(arguments[0])} each)"
    if arguments:
        return "one of " + ", ".join(str(a) for a in arguments)
    return str(getattr(hint, "__name__", hint))
