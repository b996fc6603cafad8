"""The way into compiled code: arguments packed, the entry called, results read.

What does not fit is refused here, in the words of the function's signature.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from xdsl.dialects.llvm import LLVMPointerType

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, counted
from ad_opt.lowering.codegen.machine.entry import PREFIX
from ad_opt.lowering.codegen.machine.guard import stopped
from ad_opt.lowering.codegen.machine.signature import Signature, leaves
from ad_opt.starts.turns import way_in
from ad_opt.values.arguments import Mismatch, Packer, Reading, ReadOnly, packer_of
from ad_opt.values.results import Owners, returns_memory, unpacker_of

from .parameters import names_of, order_of

if TYPE_CHECKING:
    from ad_opt.lowering.codegen.in_process.jit import Library

_NUMBERS = ("first", "second", "third", "fourth", "fifth", "sixth")


def parameter_name(signature: Signature, index: int) -> str:
    """A parameter as messages call it: its position and, where the text has one, its name."""
    word = _NUMBERS[index] if index < len(_NUMBERS) else f"{index + 1}th"
    known = signature.parameters[index] if index < len(signature.parameters) else None
    return f"the {word} argument" + (f" (`%{known}`)" if known else "")


def make_packers(signature: Signature) -> list[Packer]:
    """Return what packs each argument; AD0402 for a type that has no Python value."""
    packers: list[Packer] = []
    for index, kind in enumerate(signature.inputs):
        try:
            packers.append(packer_of(kind))
        except Mismatch as error:
            text = f"{parameter_name(signature, index)} of @{signature.name} is `{kind}`, "
            raise signature.error("AD0402", text + error.got, error.help) from None
    for index, size in enumerate(signature.sizes):
        if size is not None:
            packers[index] = _packer_below(size, packers[index])
    return packers


def _packer_below(size: int, packer: Packer) -> Packer:
    """Return a packer of a static symbol, of which compiled code takes for granted that it is at
    least 0 and less than ``size``.
    """

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        packer(value, values, keep)
        if not 0 <= values[-1] < size:
            raise Mismatch(str(values[-1]), f"by its `assign.range` it is from 0 to {size - 1}")

    return pack


def make_unpack(signature: Signature) -> tuple[Callable[..., Any], struct.Struct]:
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


class Entry:
    """Everything about the way into a function that does not depend on the arguments."""

    def __init__(self, signature: Signature, library: Library):
        self.signature = signature
        self.library = library
        self.packers = make_packers(signature)
        parts = [leaf for kind in signature.inputs for leaf in leaves(kind) or ()]
        self.pack_format = "<" + "".join(leaf.pack for leaf in parts)
        self.pack = struct.Struct(self.pack_format).pack
        self.unpack, layout = make_unpack(signature)
        self.unpack_format = layout.format
        self.block_type = ctypes.c_char * max(8, layout.size)
        self.owning = returns_memory(signature.results)
        self.enter = self.way_in()

    def way_in(self, zeros: Sequence[tuple[int, int]] = ()) -> Callable[[Any, Any], int | None]:
        """Return what calls the code, after it has filled arrays with zeros: slots and bytes."""
        library = self.library
        address = library.address(PREFIX + self.signature.name)
        enter = way_in(library.turns, address, library.keeps, zeros)
        if library.interrupt is None:
            return enter
        from .interrupts import ending

        return ending(enter, library)


def make_caller(
    entry: Entry, written: Callable[[], Collection[int]] | None = None
) -> Callable[[tuple[Any, ...]], Any]:
    """Return the closure that a call costs: arguments are packed, the entry is called.

    Which arguments may be ``written`` is asked when an array comes that is read-only.
    """
    signature, packers, pack, unpack = entry.signature, entry.packers, entry.pack, entry.unpack
    block_type, owning, enter = entry.block_type, entry.owning, entry.enter
    count = len(packers)

    def call(arguments: tuple[Any, ...], library: Library = entry.library) -> Any:
        if len(arguments) != count:
            raise wrong_count(signature, len(arguments))
        values: list[Any] = []
        keep: list[Any] = []
        index = 0
        try:
            for packer in packers:
                packer(arguments[index], values, keep)
                index += 1
        except ReadOnly as error:
            if written is None:
                raise mismatch(signature, index, error) from None
            values, keep = _pack(signature, packers, arguments, written())
        except Mismatch as error:
            raise mismatch(signature, index, error) from None
        block = block_type()
        if (message := enter(pack(*values), block)) is not None:
            raise stopped(message, block)
        owners = Owners((*arguments, *keep), library) if owning else None
        return unpack(block, owners)

    return call


def wrong_count(signature: Signature, got: int) -> DiagnosticError:
    """AD0502 for more arguments than there are parameters, or fewer."""
    want = len(signature.inputs)
    text = f"@{signature.name} takes {counted(want, 'argument')}, but {got} came"
    return signature.error("AD0502", text, expected(signature))


def expected(signature: Signature) -> str:
    """Advice on what a function takes: its type, and the names of parameters that have some."""
    names = f"; {order_of(signature)}" if any(names_of(signature)) else ""
    return f"its type is {signature}{names}"


def mismatch(signature: Signature, index: int, error: Mismatch) -> DiagnosticError:
    """AD0503 for a value that does not fit the parameter at a place."""
    name = parameter_name(signature, index)
    text = f"{name} of @{signature.name} is {signature.inputs[index]}, but got {error.got}"
    return signature.error("AD0503", text, error.help)


def check_each(
    signature: Signature, check: Callable[[int, Any], None], arguments: Sequence[Any]
) -> None:
    """AD0503 for an argument, by its number, that ``check`` refuses with a `Mismatch`."""
    for index, value in enumerate(arguments):
        try:
            check(index, value)
        except Mismatch as error:
            raise mismatch(signature, index, error) from None


def check_addresses(signature: Signature, arguments: Sequence[Any]) -> None:
    """AD0503 for what is passed for an address and is none."""
    for index, (value, kind) in enumerate(zip(arguments, signature.inputs, strict=True)):
        if isinstance(kind, LLVMPointerType):
            try:
                packer_of(kind)(value, [], Reading())
            except Mismatch as error:
                raise mismatch(signature, index, error) from None


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
        more, keep = pack_one(signature, packer, index, arguments[index], written)
        values += more
        kept += keep
    return values, kept


def pack_one(
    signature: Signature, packer: Packer, index: int, argument: Any, written: Collection[int]
) -> tuple[list[Any], list[Any]]:
    """The values of one argument, and what must stay alive with them."""
    values: list[Any] = []
    keep = [] if index in written else Reading()
    try:
        packer(argument, values, keep)
    except Mismatch as error:
        raise mismatch(signature, index, error) from None
    return values, keep


def require_values(signature: Signature) -> None:
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
    check_packed(signature, checking_packers(signature), arguments, written)


def checking_packers(signature: Signature) -> list[Packer]:
    """Return packers for `check_packed`; AD0402 if something has no Python value."""
    require_values(signature)
    return make_packers(signature)


def check_packed(
    signature: Signature,
    packers: Sequence[Packer],
    arguments: Sequence[Any],
    written: Collection[int] = (),
) -> None:
    """Do what `check_arguments` does, with packers that are there."""
    if len(arguments) != len(signature.inputs):
        raise wrong_count(signature, len(arguments))
    _pack(signature, packers, arguments, written)
