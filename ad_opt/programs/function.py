"""A compiled function that is called like a Python function."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from inspect import Signature as PythonSignature
from operator import getitem
from typing import TYPE_CHECKING, Any, Generic, Literal

from typing_extensions import TypeVar

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.process.garbage_collection import IMPORTS, rare_collections
from ad_opt.dialects.support.process.progress_line import working
from ad_opt.values.foreign_arrays import PLAIN

from .calls.calling import (
    Entry,
    check_each,
    make_caller,
    make_packers,
    make_unpack,
    pack_one,
    parameter_name,
    require_values,
    wrong_count,
)
from .calls.entering import entering, known_at
from .calls.parameters import OfObjects, python_signature

if TYPE_CHECKING:
    from xdsl.dialects.func import FuncOp
    from xdsl.ir import Attribute

    from ad_opt.lowering.codegen.in_process.jit import Library
    from ad_opt.lowering.codegen.machine.signature import Signature
    from ad_opt.values.python_types import Argument, Value

    from .argument_facts import MemoryFacts
    from .calls.bound_call import BoundCall
    from .pointed_types import PointedTypes
    from .program import Program

_Fact = TypeVar("_Fact")
_MEMORY_FACTS = "memory facts"
Result = TypeVar("Result", bound="Value", default="Value", covariant=True)
"""Result of a function, as its user declares it."""


class Function(Generic[Result]):
    """One function of a program: ``prog["f"](3.0, np.ones(4))``.

    Numbers go in and come out as Python or NumPy scalars; memrefs are NumPy arrays, read and
    written in place; tensors are values. Several results come as a tuple. The program is compiled
    on the first call. Calls release the interpreter lock, and threads may call at once.

    Type checkers know the results that are declared: ``f: Function[float] = prog.function("f")``.
    """

    def __init__(self, program: Program, signature: Signature):
        self._program = program
        self._call: Callable[[tuple[Any, ...]], Any] | None = None
        self.entry: Entry | None = None
        """The way into its code, once it is compiled; `None` for a `View`."""
        self.signature = signature
        self._known: dict[object, tuple[tuple[int, ...], object]] = {}
        self.fixed: tuple[int, ...] = ()
        """Arguments that are constants although their types do not say so; see `addresses`."""
        self.is_view = False
        """True if it takes addresses, and these are known to be of certain arrays."""
        self.views: dict[tuple[tuple[Attribute, ...], Program, tuple[int, ...]], Function] = {}
        self.pointed: PointedTypes | None = None
        """Types that it reads behind addresses, once that was asked."""
        self.__name__ = signature.name
        self.__doc__ = f"@{signature.name} : {signature}"

    def __reduce__(self) -> tuple[object, ...]:
        """Functions are pickled with their programs."""
        return getitem, (self._program, self.name)

    def __call__(self, /, *arguments: Argument, **named: Argument) -> Result:
        """Call it; raises `DiagnosticError` when the arguments do not fit."""
        if named or not PLAIN.issuperset(map(type, arguments)):
            arguments = entering(self.signature, arguments, named)
        if self._call is None:
            self.compile()
            assert self._call is not None
        return self._call(arguments)

    @property
    def call(self) -> Callable[[tuple[Argument, ...]], Result]:
        """Return the function that a call runs, from the tuple of arguments."""
        self.compile()
        assert self._call is not None
        return self._call

    def __repr__(self) -> str:
        return f"<function @{self.signature.name} : {self.signature}>"

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        from .calls.notebooks import function_html

        return function_html(self.signature)

    @OfObjects
    def __signature__(self) -> PythonSignature:
        """The parameters, for `inspect.signature`."""
        return python_signature(self.signature)

    @property
    def name(self) -> str:
        """The symbol, without its ``@``."""
        return self.signature.name

    @property
    def program(self) -> Program:
        """The program that it belongs to."""
        return self._program

    @property
    def op(self) -> FuncOp:
        """Its operation, in what it needs of the program."""
        return self._program.focused(self.name).function_op(self.name)

    def source(
        self,
        kind: str = "grad",
        stage: Literal["mlir", "llvm-dialect", "llvm-ir", "llvm-ir-opt", "asm"] = "mlir",
    ) -> str:
        """The code of a derivative: ``grad``, ``jvp``, ``vjp``, ``hvp``, ..., at any stage."""
        from .derivative_functions import derived_program

        return derived_program(self, kind).ir(stage)

    @rare_collections(IMPORTS)
    def compile(self) -> Function[Result]:
        """Compile now instead of on the first call; returns the function."""
        if self._call is None:
            require_values(self.signature)
            with working(f"compiling @{self.name}"):
                library = self._library()
                signature = self._program.machine_signatures[self.name]
                self.entry = Entry(signature, library)
                self._call = self._checked(make_caller(self.entry, self.may_write))
        return self

    def _library(self) -> Library:
        """Its code: that of its program, or one of its own."""
        program = self._program
        if program.focused(self.name) is not program:  # of MLIR, all code has products in blocks
            own = self.once("code with products", self._with_products)
            if own is not None:
                return own
        return program.library_of(self.name)

    def _with_products(self) -> Library | None:
        """Its code with products in blocks, if it has any."""
        from .calls.raised_calls import text_with_products
        from .loaded_code import compile_beside, lowering_for

        program, options = self._program, self._program.options
        part = program.focused(self.name)
        text = text_with_products(
            self.name, program.ir(), options, lambda: part.module, lowering_for
        )
        return compile_beside(text, [self.signature], options, ({}, None)) if text else None

    def bind(self, *arguments: Argument, **named: Argument) -> BoundCall[Result]:
        """Return a call of these arguments, packed once: for steps that run many times.

        Raises what a call with them would raise.
        """
        from .calls.bound_call import BoundCall
        from .pointed_types import pointed_types

        self.compile()
        arguments = entering(self.signature, arguments, named)
        signature = self._program.machine_signatures[self.name]
        library = self._library()
        packers, written = make_packers(signature), self.may_write()
        if len(arguments) != len(packers):
            raise wrong_count(signature, len(arguments))
        if (pointed := pointed_types(self, derivative=False)) is not None:
            check_each(signature, pointed.check, arguments)

        def pack(index: int, value: Any) -> tuple[list[Any], list[Any]]:
            value = known_at(signature, index, value)
            return pack_one(signature, packers[index], index, value, written)

        return BoundCall(signature, library, pack, make_unpack(signature), arguments)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write its machine code and signature to a file, for `load_compiled`.

        What the program keeps in variables begins anew where the file is loaded. AD0520 for
        functions that take or return types of the program's own.
        """
        self.save_as(path, {})

    def save_as(self, path: str | os.PathLike[str], more: Mapping[str, object]) -> None:
        """Write the file, with more of what a call must know."""
        from .pointed_types import pointed_types
        from .saved.container import write
        from .saved.signatures import as_json

        signature = self._program.machine_signatures[self.name]
        require_values(signature)
        pointed = pointed_types(self, derivative=False)
        call = {
            "signature": as_json(signature),
            "written": sorted(self.may_write()),
            "behind": {} if pointed is None else pointed.texts(),
            **more,
        }
        write(path, self._program.code_of(self.name), self._program.options, call)

    def may_write(self) -> Collection[int]:
        """Arguments that it may write; all, where the program cannot be analysed."""
        try:
            return self.written
        except DiagnosticError:
            return range(len(self.signature.inputs))

    def _checked(self, call: Callable[[tuple[Any, ...]], Any]) -> Callable[[tuple[Any, ...]], Any]:
        """The same for a function of LLVM IR, with arrays that have the floats it reads."""
        from .pointed_types import pointed_types

        pointed = pointed_types(self, derivative=False)
        if pointed is None:
            return call

        def checked(arguments: tuple[Any, ...]) -> Any:
            check_each(self.signature, pointed.check, arguments)
            return call(arguments)

        return checked

    @property
    def written(self) -> frozenset[int]:
        """Arguments whose memory it may write or give away."""
        return self.memory_facts.written

    @property
    def mixed(self) -> frozenset[int]:
        """Arguments whose address may be mixed with others."""
        return self.memory_facts.mixed

    @property
    def memory_facts(self) -> MemoryFacts:
        """Facts that follow from what it does to memory."""
        from .argument_facts import memory_facts

        return self.once(_MEMORY_FACTS, lambda: memory_facts(self.op))

    def writes_only(self, written: Iterable[int]) -> None:
        """Hear from whoever made the program which arguments it writes; that it does nothing else
        to memory, and mixes and keeps no address.
        """
        from .argument_facts import MemoryFacts

        facts = MemoryFacts(
            frozenset(written), frozenset(), frozenset(), frozenset(), sees_others=False
        )
        self.once(_MEMORY_FACTS, lambda: facts)

    def require_shadows(self, constant: Collection[int]) -> None:
        """Raise AD0705 if an argument that is not ``constant`` has no shadow from outside."""

    def parameter_name(self, index: int) -> str:
        """A parameter as messages call it."""
        return parameter_name(self.signature, index)

    def once(self, key: object, make: Callable[[], _Fact]) -> _Fact:
        """Return what ``make`` gives; made once, and again when `Program.stamp` has changed.

        Here stands all that is remembered of a function: facts about its arguments, plans, and
        derivatives. A key says what is remembered and of which choice.
        """
        stamp = self._program.stamp
        known = self._known.get(key)
        if known is None or known[0] != stamp:
            with rare_collections(IMPORTS):
                try:
                    known = self._known[key] = stamp, make()
                except Exception:
                    from ad_opt.dialects.support.plugins.third_parties import blame

                    with blame(f"the analysis of @{self.name}"):
                        raise
        fact: Any = known[1]
        return fact


def hint_for_name(name: str, known: Sequence[str]) -> str | None:
    """Advice for a name that no function has: one that is near, or that a compiler has mangled."""
    mangled = [one for one in known if one[:2] in ("_Z", "_R") and f"{len(name)}{name}" in one]
    if len(mangled) == 1:
        called = f"the compiler calls it `{mangled[0]}`"
        return f'{called}: `extern "C"` or `#[no_mangle]` keep names'
    near = did_you_mean(name, known)
    listed = f"it has {', '.join(f'@{one}' for one in known)}" if known else None
    return near or listed
