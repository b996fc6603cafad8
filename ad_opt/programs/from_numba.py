"""Functions that numba has compiled, by their LLVM IR.

numba and ad-opt share llvmlite, so the IR is of one version. A function of numba is reached from
outside through an entry for C (``numba.cfunc``): numbers go by value, an array is the address of
its elements, behind which its sizes follow.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Unpack

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.lowering.codegen.machine.options import CompileOptions, Options

if TYPE_CHECKING:
    from ad_opt.values.python_types import Declared

    from .function import Function


_HINT = "docs/llvm-ir.md#from-numba says which functions of numba are read"


def numba(
    function: object, signature: object = None, **options: Unpack[Options]
) -> Function[Declared]:
    """Return a function compiled by numba (``@njit`` or ``@cfunc``) as one that has derivatives.

    An ``njit`` function is taken for the types that it was compiled for; the ``signature``
    (numba's: ``numba.float64(numba.float64[::1])``, a text, or a tuple of types) says for which,
    where there are several or none yet. Its arrays must be contiguous when it is called, also where
    the signature permits any strides (``float64[:]``); each is a parameter for the elements and one
    for each size: ``energy(x)`` becomes ``energy(x, len(x))``. A ``cfunc`` has its
    own parameters. ``options`` are those of `load`. Raises AD0109 for what numba has not compiled,
    and for other types than numbers and arrays of them.
    """
    given: Any = function
    if hasattr(function, "inspect_llvm") and hasattr(function, "native_name"):
        entry = given
    elif hasattr(function, "nopython_signatures") and hasattr(function, "py_func"):
        entry = _entry(given, _types(given, signature))
    else:
        raise _refused(f"{function!r} is not compiled by numba", "decorate it with `@numba.njit`")
    from .program import Program

    text: str = entry.inspect_llvm()
    name, text = _named(text, entry)
    return Program(text, f"numba's {name}", CompileOptions(**options), is_llvm=True).function(name)


def _refused(message: str, hint: str = _HINT) -> DiagnosticError:
    return DiagnosticError(Diagnostic("AD0109", message, help=hint))


def _types(function: Any, signature: Any) -> tuple[Any, ...]:
    """The types of the arguments of one compiled form of a function."""
    from importlib import import_module

    sigutils: Any = import_module("numba.core.sigutils")
    if signature is not None:
        return tuple(sigutils.normalize_signature(signature)[0])
    known = [tuple(one.args) for one in function.nopython_signatures]
    if len(known) == 1:
        return known[0]
    name = function.py_func.__name__
    if not known:
        text = f"`{name}` is not compiled yet: it was called with no arguments"
        raise _refused(text, 'give a signature: `ad_opt.numba(f, "float64(float64[::1])")`')
    text = f"`{name}` is compiled for {len(known)} kinds of arguments"
    raise _refused(text, f"give one of them: `signature={known[0]}`")


def _entry(function: Any, types: tuple[Any, ...]) -> Any:
    """Compile an entry for C, whose arrays are addresses and sizes."""
    import inspect
    from importlib import import_module

    numba_: Any = import_module("numba")
    kinds = numba_.types
    title: str = function.py_func.__name__
    names = list(inspect.signature(function.py_func).parameters)[: len(types)]
    parameters: list[str] = []
    given: list[Any] = []
    lines: list[str] = []
    for name, kind in zip(names, types, strict=True):
        parameters.append(name)
        if isinstance(kind, kinds.Number | kinds.Boolean):
            given.append(kind)
        elif isinstance(kind, kinds.Array):
            sizes = [f"{name}_size{axis}" for axis in range(kind.ndim)]
            parameters += sizes
            given += [kinds.CPointer(kind.dtype), *[kinds.intp] * kind.ndim]
            shape = "".join(f"{size}, " for size in sizes)
            # Arrays with any strides (`float64[:]`) come as those of C do.
            make = "farray" if kind.layout == "F" else "carray"
            lines.append(f"    {name} = {make}({name}, ({shape}))\n")
        else:
            text = f"`{name}` of `{title}` is {kind}: neither a number nor an array"
            raise _refused(text)
    text = f"def entry({', '.join(parameters)}):\n{''.join(lines)}"
    space = {"function": function, "carray": numba_.carray, "farray": numba_.farray}
    result = _result(function, types)
    call = f"function({', '.join(names)})"
    ending = f"    {call}\n    return 0\n" if result is None else f"    return {call}\n"
    exec(text + ending, space)
    made: Any = space["entry"]
    made.__name__ = made.__qualname__ = title
    try:
        signature = numba_.core.typing.signature(kinds.int8 if result is None else result, *given)
        return numba_.cfunc(signature)(made)
    except numba_.core.errors.NumbaError as error:
        line = next((line for line in str(error).splitlines() if line.strip()), "no reason")
        raise _refused(f"`{title}` has no entry for C: {line}") from error


def _result(function: Any, types: tuple[Any, ...]) -> Any:
    """The type of a function's result; ``None`` if it has none."""
    from importlib import import_module

    kinds: Any = import_module("numba.types")
    if types not in function.overloads:
        try:
            function.compile(types)
        except RuntimeError as error:  # it has the signatures that its decorator was given
            text = f"`{function.py_func.__name__}` is compiled for other arguments than {types}"
            raise _refused(text, "leave out the signature, or give one that it has") from error
    result = function.overloads[types].signature.return_type
    if result == kinds.none:
        return None
    if isinstance(result, kinds.Number | kinds.Boolean):
        return result
    text = f"`{function.py_func.__name__}` returns {result}, which is no number"
    raise _refused(text, "write the result to an array that is an argument")


def _named(text: str, entry: Any) -> tuple[str, str]:
    """Name and text of the IR with the entry and its parameters called as the source calls them."""
    import inspect

    mangled = re.escape(entry._wrapper_name)
    symbol = re.compile(rf'@(?:{mangled}|"{mangled}")(?![-\w$.])')
    title: str = entry.__name__
    if not re.fullmatch(r"\w+", title) or re.search(rf"@{title}(?![-\w$.])", text):
        title = f"{title}_entry"
    text = symbol.sub(f"@{title}", text)
    start = text.index(f"@{title}(", text.index("define "))
    start = text.rindex("\ndefine ", 0, start)
    end = text.index("\n}\n", start)
    body = text[start:end]
    names = list(inspect.signature(entry._pyfunc).parameters)
    taken = set(re.findall(r"^([\w.]+):", body, re.MULTILINE))
    head = body[: body.index("\n", 1)]
    values = re.findall(r"(%[\w.]+)(?=[,)])", head)
    for value, name in zip(values, names, strict=False):
        if name not in taken:
            body = re.sub(rf"{re.escape(value)}(?![\w.])", f"%{name}", body)
    return title, text[:start] + body + text[end:]
