"""`load_compiled`: functions, and gradients of functions, from files, without their programs."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from inspect import Signature as PythonSignature
from typing import TYPE_CHECKING, Any, Generic

import numpy as np
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.utils.exceptions import ParseError

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.codegen.in_process.jit import Library, Linkable, link
from ad_opt.lowering.codegen.in_process.lifetime import BEGIN
from ad_opt.lowering.codegen.machine.entry import PREFIX
from ad_opt.programs.calls.bound_call import Result
from ad_opt.programs.calls.calling import Entry, check_each, make_caller, wrong_count
from ad_opt.programs.calls.entering import entering
from ad_opt.programs.calls.parameters import OfObjects, python_signature
from ad_opt.values.arguments import Array, Mismatch, describe
from ad_opt.values.fresh_arrays import extent_of, overlapping, reach_of, zeros_like

from .container import read
from .signatures import from_json

MOST_KEPT = 64
"""Most files whose code stays linked for those that load them again. LLVM never gives back a name
space: each that is linked anew costs 9 kB for good, measured with code of one instruction. A guess:
more files are seldom in turns."""

if TYPE_CHECKING:
    from ad_opt.dialects.typetree.tree import TypeTree
    from ad_opt.lowering.codegen.machine.signature import Signature
    from ad_opt.values.python_types import Argument, Declared


class CompiledFunction(Generic[Result]):
    """A function from a file: called like a function of a program, but not differentiated.

    What `Function.save` has written; a gradient is saved as such: ``grad(f).save(path)``.
    """

    def __init__(self, path: str, signature: Signature, run: Callable[[tuple[Any, ...]], Any]):
        self.path = path
        self.signature = signature
        self._run = run
        self.__name__ = self.__qualname__ = signature.name
        self.__doc__ = f"@{signature.name} : {signature}, compiled"

    def __call__(self, /, *arguments: Argument, **named: Argument) -> Result:
        """Call it; raises `DiagnosticError` when the arguments do not fit."""
        return self._run(entering(self.signature, arguments, named))

    @OfObjects
    def __signature__(self) -> PythonSignature:
        """The parameters, for `inspect.signature`."""
        return python_signature(self.signature)

    def __repr__(self) -> str:
        return f"<compiled function @{self.signature.name} of {self.path}>"

    def __reduce__(self) -> tuple[object, ...]:
        """It is pickled as the path of its file."""
        return load_compiled, (self.path,)


def load_compiled(path: str | os.PathLike[str]) -> CompiledFunction[Declared]:
    """Load a function that ``f.save(path)``, or ``grad(f).save(path)``, has written.

    Its code runs in this process when it is called: load files that you trust, as with shared
    libraries. Like these it is there once, with its variables, however often it is loaded. Nothing
    is unpickled. Raises AD0001 for what cannot be read, and AD0521 for what was
    made by another version or for another processor, or is damaged.
    """
    from .container import unfit

    code, call = read(path)
    try:
        inner = from_json(call["signature"])
        written = frozenset(map(int, call["written"]))
        trees = {int(at): str(text) for at, text in call["behind"].items()}
        gradient = call.get("gradient")
        outer = from_json(gradient["signature"]) if gradient else inner
        shape = _Gradient(gradient) if gradient else None
        check = _checker(trees)
        if PREFIX + inner.name not in code.names:
            raise KeyError(inner.name)
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError) as error:
        raise unfit(path, "it does not say how it is called") from error
    except (ParseError, DiagnosticError) as error:
        raise unfit(path, "it does not say how it is called") from error
    caller = make_caller(Entry(inner, _library(code, PREFIX + inner.name)), lambda: written)

    def run(arguments: tuple[Any, ...]) -> Any:
        if len(arguments) != len(outer.inputs):
            raise wrong_count(outer, len(arguments))
        check_each(outer, check, arguments)
        return caller(arguments) if shape is None else shape.call(outer, caller, arguments)

    return CompiledFunction(os.fspath(path), outer, run)


@lru_cache(maxsize=MOST_KEPT)
def _library(code: Linkable, entry: str) -> Library:
    """Link code, and run what comes before everything else in it; AD0403 where it lacks something,
    which may be there the next time.
    """
    library = link(code, lambda missing: {name: list(missing) for name in code.names})
    library.address(entry)
    if PREFIX + BEGIN.name in code.names:
        make_caller(Entry(BEGIN, library))(())
    return library


def _checker(texts: dict[int, str]) -> Callable[[int, Any], None]:
    """`Mismatch` for an array of other floats than the function reads behind an address."""
    from ad_opt.dialects.typetree.text import parse_tree
    from ad_opt.values.floats_in_memory import DTYPES, wrong_kind

    trees: dict[int, TypeTree] = {at: parse_tree(text) for at, text in texts.items()}

    def check(at: int, value: Any) -> None:
        if at not in trees or not isinstance(value, np.ndarray) or not value.size:
            return
        wrong = wrong_kind(value.dtype, trees[at].data0)
        if wrong is not None:
            wanted = DTYPES[str(wrong)][0]
            raise Mismatch(f"{describe(value)}, where the function has {wanted}")

    return check


def _reaches(
    signature: Signature, arguments: Sequence[Any], places: Sequence[int]
) -> list[tuple[int, int]]:
    """The bytes that the function may find by arrays: by an address also what is around it."""
    kinds = signature.inputs
    return [
        (reach_of if isinstance(kinds[at], LLVMPointerType) else extent_of)(arguments[at])
        for at in places
    ]


def _whole(shadow: Array) -> Array:
    """A shadow that keeps no other memory alive."""
    return shadow if shadow.base is None else shadow.copy()


class _Gradient:
    """Arguments and shadows of a gradient, and its outputs among results and shadows."""

    def __init__(self, data: Any):
        self._layout = [(str(kind), int(at)) for kind, at in data["layout"]]
        self._outputs = [(bool(buffer), int(at)) for buffer, at in data["outputs"]]
        self._fixed = [int(at) for at in data["fixed"]]
        self._single = bool(data["single"])
        self._value = data["value"] if data["value"] is None else int(data["value"])
        self._dtypes = {int(at): str(name) for at, name in data["dtypes"].items()}

    def call(
        self,
        signature: Signature,
        caller: Callable[[tuple[Any, ...]], Any],
        arguments: Sequence[Any],
    ) -> Any:
        places = [at for kind, at in self._layout if kind == "shadow"]
        for at in {*places, *self._fixed}:
            self._require_array(signature, at, arguments[at])
        self._require_apart(signature, arguments, places)
        reaches = _reaches(signature, arguments, places)
        fresh = zeros_like([arguments[at] for at in places], (), reaches)
        shadows = dict(zip(places, fresh, strict=True))
        given = [shadows[at] if kind == "shadow" else arguments[at] for kind, at in self._layout]
        returned = caller(tuple(given))
        results = returned if isinstance(returned, tuple) else (returned,)
        found = [_whole(given[at]) if buffer else results[at] for buffer, at in self._outputs]
        gradient = found[0] if self._single else tuple(found)
        return gradient if self._value is None else (results[self._value], gradient)

    def _require_array(self, signature: Signature, at: int, value: Any) -> None:
        from ad_opt.programs.calls.calling import mismatch

        wanted = self._dtypes.get(at)
        if not isinstance(value, np.ndarray) or (wanted and value.dtype.str != wanted):
            hint = f"this gradient is for arrays of {np.dtype(wanted)}" if wanted else None
            raise mismatch(signature, at, Mismatch(describe(value), hint))

    def _require_apart(
        self, signature: Signature, arguments: Sequence[Any], places: Sequence[int]
    ) -> None:
        """AD0705 if what was taken for constant shares memory with what was not, or sees it as
        another type.
        """
        from ad_opt.programs.calls.calling import parameter_name
        from ad_opt.programs.calls.same_floats import require_same_floats
        from ad_opt.values.shared_floats import share_elements

        both = [*places, *self._fixed]
        arrays = [arguments[at] for at in both]
        for group in overlapping(arrays):
            which = [both[i] for i in group]
            require_same_floats(signature, which, [arguments[at] for at in which])
        for group in overlapping(arrays, _reaches(signature, arguments, both)):
            if 0 < sum(both[i] in self._fixed for i in group) < len(group):
                text = f"arguments of @{signature.name} share memory, and the gradient was saved "
                hint = "save the gradient by all of them"
                raise signature.error("AD0705", text + "with one of them constant", hint)
        for at, value in enumerate(arguments):
            if at not in both and isinstance(value, np.ndarray):
                for other in places:
                    if share_elements(value, arguments[other]):
                        text = f"{parameter_name(signature, at)} of @{signature.name} shows the "
                        text += f"memory of {parameter_name(signature, other)}, whose derivative "
                        hint = "pass a copy, if it is to be constant"
                        raise signature.error("AD0705", text + "would be lost on that way", hint)
