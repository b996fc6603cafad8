"""A compiled function that is called like a Python function."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Collection, Iterable, Sequence
from operator import getitem
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from xdsl.dialects.llvm import LLVMPointerType

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.process.garbage_collection import IMPORTS, rare_collections
from ad_opt.lowering.codegen.machine.entry import PREFIX
from ad_opt.lowering.codegen.machine.guard import stopped
from ad_opt.lowering.codegen.machine.signature import Signature, leaves
from ad_opt.values.arguments import Mismatch, Packer, Reading, ReadOnly, packer_of
from ad_opt.values.results import Owners, returns_memory, unpacker_of

if TYPE_CHECKING:
    from xdsl.dialects.func import FuncOp
    from xdsl.ir import Attribute

    from ad_opt.lowering.codegen.in_process.jit import Library

    from .bound_call import BoundCall
    from .pointed_types import PointedTypes
    from .program import Program

_Fact = TypeVar("_Fact")
_ENTRY = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_NUMBERS = ("first", "second", "third", "fourth", "fifth", "sixth")


class Function:
    """One function of a program: ``prog["f"](3.0, np.ones(4))``.

    Numbers go in and come out as Python or NumPy scalars; memrefs are NumPy arrays, read and
    written in place; tensors are values. Several results come as a tuple. The program is compiled
    on the first call. Calls release the interpreter lock, and threads may call at once.
    """

    def __init__(self, program: Program, signature: Signature):
        self._program = program
        self._call: Callable[[tuple[Any, ...]], Any] | None = None
        self.signature = signature
        self._known: dict[object, tuple[tuple[int, ...], object]] = {}
        self.fixed: tuple[int, ...] = ()
        """Arguments that are constants although their types do not say so; see `addresses`."""
        self.is_view = False
        """True if it takes addresses, and these are known to be of certain arrays."""
        self.views: dict[tuple[tuple[Attribute, ...], Program], Function] = {}
        self.pointed: PointedTypes | None = None
        """Types that it reads behind addresses, once that was asked."""
        self.__name__ = signature.name
        self.__doc__ = f"@{signature.name} : {signature}"

    def __reduce__(self) -> tuple[Any, ...]:
        """Functions are pickled with their programs."""
        return getitem, (self._program, self.name)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call it; raises `DiagnosticError` when the arguments do not fit."""
        if named:
            raise by_position(self.signature, named)
        if self._call is None:
            self.compile()
            assert self._call is not None
        return self._call(arguments)

    @property
    def call(self) -> Callable[[tuple[Any, ...]], Any]:
        """Return the function that a call runs, from the tuple of arguments."""
        self.compile()
        assert self._call is not None
        return self._call

    def __repr__(self) -> str:
        return f"<function @{self.signature.name} : {self.signature}>"

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
    def compile(self) -> Function:
        """Compile now instead of on the first call; returns the function."""
        if self._call is None:
            _require_values(self.signature)
            library = self._program.library_of(self.name)
            signature = self._program.machine_signatures[self.name]
            self._call = self._checked(make_caller(signature, library, self._written))
        return self

    def bind(self, *arguments: Any) -> BoundCall:
        """Return a call of these arguments, packed once: for steps that run many times.

        Raises what a call with them would raise.
        """
        from .bound_call import BoundCall
        from .pointed_types import pointed_types

        self.compile()
        signature = self._program.machine_signatures[self.name]
        library = self._program.library_of(self.name)
        packers, written = _make_packers(signature), self._written()
        if len(arguments) != len(packers):
            raise _wrong_count(signature, len(arguments))
        if (pointed := pointed_types(self, derivative=False)) is not None:
            check_pointed(signature, pointed, arguments)

        def pack(index: int, value: Any) -> tuple[list[Any], list[Any]]:
            return _pack_one(signature, packers[index], index, value, written)

        return BoundCall(signature, library, pack, _make_unpack(signature), arguments)

    def _written(self) -> Collection[int]:
        """Arguments that it may write; all, where the program cannot be analysed."""
        from .derivative_functions import written_arguments

        try:
            return written_arguments(self)
        except DiagnosticError:
            return range(len(self.signature.inputs))

    def _checked(self, call: Callable[[tuple[Any, ...]], Any]) -> Callable[[tuple[Any, ...]], Any]:
        """The same for a function of LLVM IR, with arrays that have the floats it reads."""
        from .pointed_types import pointed_types

        pointed = pointed_types(self, derivative=False)
        if pointed is None:
            return call

        def checked(arguments: tuple[Any, ...]) -> Any:
            check_pointed(self.signature, pointed, arguments)
            return call(arguments)

        return checked

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
                known = self._known[key] = stamp, make()
        return cast("_Fact", known[1])


def by_position(signature: Signature, named: Iterable[str]) -> DiagnosticError:
    """AD0502 for arguments that come by name."""
    names = ", ".join(f"`{name}`" for name in named)
    order = [known or f"x{at}" for at, known in enumerate(signature.parameters)]
    text = f"@{signature.name} takes arguments by position, but {names} came by name"
    return signature.error("AD0502", text, f"call it as f({', '.join(order)})")


def parameter_name(signature: Signature, index: int) -> str:
    """A parameter as messages call it: its position and, where the text has one, its name."""
    word = _NUMBERS[index] if index < len(_NUMBERS) else f"{index + 1}th"
    known = signature.parameters[index] if index < len(signature.parameters) else None
    return f"the {word} argument" + (f" (`%{known}`)" if known else "")


def _make_packers(signature: Signature) -> list[Packer]:
    packers: list[Packer] = []
    for index, kind in enumerate(signature.inputs):
        try:
            packers.append(packer_of(kind))
        except Mismatch as error:
            text = f"{parameter_name(signature, index)} of @{signature.name} is `{kind}`, "
            raise signature.error("AD0402", text + error.got, error.help) from None
    return packers


def _make_unpack(signature: Signature) -> tuple[Callable[..., Any], struct.Struct]:
    """A function from the result block and the owners to the value of the call."""
    try:
        plans = [unpacker_of(kind) for kind in signature.results]
    except Mismatch as error:
        text = f"@{signature.name} has {error.got}"
        raise signature.error("AD0402", text, error.help) from None
    layout = struct.Struct("<" + "".join(text for _, _, text in plans))

    def none(block: Any, owners: Owners | None) -> None:
        return None

    def one(block: Any, owners: Owners | None) -> Any:
        return plans[0][0](layout.unpack_from(block), owners)

    def several(block: Any, owners: Owners | None) -> tuple[Any, ...]:
        values = layout.unpack_from(block)
        results: list[Any] = []
        at = 0
        for reader, count, _ in plans:
            results.append(reader(values[at : at + count], owners))
            at += count
        return tuple(results)

    return {0: none, 1: one}.get(len(plans), several), layout


def make_caller(
    signature: Signature, library: Library, written: Callable[[], Collection[int]] | None = None
) -> Callable[[tuple[Any, ...]], Any]:
    """Everything that does not depend on the arguments, once; the closure is what a call costs.

    Which arguments may be ``written`` is asked when an array comes that is read-only.
    """
    entry = _ENTRY(library.address(PREFIX + signature.name))
    packers = _make_packers(signature)
    parts = [leaf for kind in signature.inputs for leaf in leaves(kind) or ()]
    pack = struct.Struct("<" + "".join(leaf.pack for leaf in parts)).pack
    unpack, layout = _make_unpack(signature)
    block_type = ctypes.c_char * max(8, layout.size)
    owning = returns_memory(signature.results)
    count = len(packers)

    if library.interrupt is not None:
        from .interrupts import ending

        entry = ending(entry, library)

    def call(arguments: tuple[Any, ...], library: Library = library) -> Any:
        if len(arguments) != count:
            raise _wrong_count(signature, len(arguments))
        values: list[Any] = []
        keep: list[Any] = []
        index = 0
        try:
            for packer in packers:
                packer(arguments[index], values, keep)
                index += 1
        except ReadOnly as error:
            if written is None:
                raise _mismatch(signature, index, error) from None
            values, keep = _pack(signature, packers, arguments, written())
        except Mismatch as error:
            raise _mismatch(signature, index, error) from None
        block = block_type()
        if (message := entry(pack(*values), block)) is not None:
            raise stopped(message, block)
        owners = Owners((*arguments, *keep), library) if owning else None
        return unpack(block, owners)

    return call


def _wrong_count(signature: Signature, got: int) -> DiagnosticError:
    want = len(signature.inputs)
    plural = "" if want == 1 else "s"
    return signature.error(
        "AD0502",
        f"@{signature.name} takes {want} argument{plural}, but {got} came",
        f"its type is {signature}",
    )


def _mismatch(signature: Signature, index: int, error: Mismatch) -> DiagnosticError:
    name = parameter_name(signature, index)
    text = f"{name} of @{signature.name} is {signature.inputs[index]}, but got {error.got}"
    return signature.error("AD0503", text, error.help)


def check_pointed(signature: Signature, pointed: PointedTypes, arguments: Sequence[Any]) -> None:
    """AD0503 for an array of other floats than the function reads there."""
    for index, value in enumerate(arguments):
        try:
            pointed.check(index, value)
        except Mismatch as error:
            raise _mismatch(signature, index, error) from None


def check_addresses(signature: Signature, arguments: Sequence[Any]) -> None:
    """AD0503 for what is passed for an address and is none."""
    for index, (value, kind) in enumerate(zip(arguments, signature.inputs, strict=True)):
        if isinstance(kind, LLVMPointerType):
            try:
                packer_of(kind)(value, [], Reading())
            except Mismatch as error:
                raise _mismatch(signature, index, error) from None


def _pack(
    signature: Signature,
    packers: Sequence[Packer],
    arguments: Sequence[Any],
    written: Collection[int],
) -> tuple[list[Any], list[Any]]:
    """The values of all arguments, of which those that are not ``written`` may be read-only."""
    values: list[Any] = []
    kept: list[Any] = []
    for index, packer in enumerate(packers):
        more, keep = _pack_one(signature, packer, index, arguments[index], written)
        values += more
        kept += keep
    return values, kept


def _pack_one(
    signature: Signature, packer: Packer, index: int, argument: Any, written: Collection[int]
) -> tuple[list[Any], list[Any]]:
    """The values of one argument, and what must stay alive with them."""
    values: list[Any] = []
    keep = [] if index in written else Reading()
    try:
        packer(argument, values, keep)
    except Mismatch as error:
        raise _mismatch(signature, index, error) from None
    return values, keep


def _require_values(signature: Signature) -> None:
    """AD0402 if something that a function takes or gives has no Python value."""
    if (kind := signature.unsupported()) is not None:
        raise signature.error(
            "AD0402",
            f"@{signature.name} cannot be called from outside: `{kind}` has no Python value",
            "call it from another function of the program",
        )


def check_arguments(
    signature: Signature, arguments: Sequence[Any], written: Collection[int] = ()
) -> None:
    """Raise the diagnostics that a call with these arguments would raise, without calling.

    Of read-only arrays only those are refused that are known to be ``written``.
    """
    if len(arguments) != len(signature.inputs):
        raise _wrong_count(signature, len(arguments))
    _require_values(signature)
    _pack(signature, _make_packers(signature), arguments, written)
