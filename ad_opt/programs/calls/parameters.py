"""Arguments by name, and signatures as Python's `inspect` knows them.

Names are those of the program's text: ``%x`` in MLIR, the names of parameters in LLVM IR, or those
that debug information gives them. A parameter without one is passed by position.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping, Sequence
from inspect import Parameter
from inspect import Signature as PythonSignature
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.lowering.codegen.machine.signature import Signature


class OfObjects(property):
    """A property that classes lack: `inspect.signature` of a class is not that of its objects."""

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        if instance is None:
            raise AttributeError("__signature__")
        return super().__get__(instance, owner)


def names_of(signature: Signature) -> list[str | None]:
    """The names of all parameters; ``None`` where the text gives none."""
    known = [*signature.parameters[: len(signature.inputs)]]
    return known + [None] * (len(signature.inputs) - len(known))


def in_order(
    signature: Signature, arguments: Sequence[Any], named: Mapping[str, Any]
) -> tuple[Any, ...]:
    """Return all arguments by position; AD0502 for a name that is not there or is taken, and for
    a parameter that gets nothing.
    """
    names = names_of(signature)
    places = {name: at for at, name in enumerate(names) if name is not None}
    for name in named:
        if name not in places:
            raise _unknown(signature, name, list(places))
        if places[name] < len(arguments):
            text = f"@{signature.name} got `{name}` by position and by name"
            raise signature.error("AD0502", text, order_of(signature))
    found = [*arguments]
    for at in range(len(arguments), len(names)):
        name = names[at]
        if name is None or name not in named:
            text = f"@{signature.name} is called without "
            text += f"its argument {at}" if name is None else f"its argument `{name}`"
            raise signature.error("AD0502", text, order_of(signature))
        found.append(named[name])
    return tuple(found)


def _unknown(signature: Signature, name: str, known: Sequence[str]) -> DiagnosticError:
    text = f"@{signature.name} has no argument `{name}`"
    if not known and signature.inputs:
        text = f"@{signature.name} takes arguments by position, but `{name}` came by name"
    return signature.error("AD0502", text, did_you_mean(name, known) or order_of(signature))


def order_of(signature: Signature) -> str:
    """Advice on a call: the names of the parameters in order."""
    order = [known or f"x{at}" for at, known in enumerate(names_of(signature))]
    return f"call it as {signature.name}({', '.join(order)})"


def python_signature(signature: Signature, returns: object = None) -> PythonSignature:
    """The parameters as `inspect.signature` shows them, annotated with their MLIR types.

    Those without a usable name are by position only, and so are all before them: ``x0``, ``x1``,
    ..., and ``v_coerce0`` for what LLVM calls ``v.coerce0``.
    """
    names = names_of(signature)
    free = sum(1 for _ in names)
    while free and _usable(names[free - 1]):
        free -= 1
    taken = {name for name in names if name is not None}
    found: list[Parameter] = []
    for at, (name, type_) in enumerate(zip(names, signature.inputs, strict=True)):
        shown = name if _usable(name) else _fresh(_stand_in(name, at), taken)
        assert shown is not None
        kind = Parameter.POSITIONAL_ONLY if at < free else Parameter.POSITIONAL_OR_KEYWORD
        found.append(Parameter(shown, kind, annotation=str(type_)))
    outs = ", ".join(map(str, signature.results))
    arrow = outs if len(signature.results) == 1 else f"({outs})" if outs else None
    return PythonSignature(found, return_annotation=arrow if returns is None else returns)


def _usable(name: str | None) -> bool:
    return name is not None and name.isidentifier() and not keyword.iskeyword(name)


def _stand_in(name: str | None, at: int) -> str:
    """A name in Python that tells of a parameter's own."""
    shown = re.sub(r"\W", "_", name or "")
    return shown if _usable(shown) else f"x{at}"


def _fresh(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    taken.add(name)
    return name
