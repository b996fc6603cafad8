"""Routines: assignments as one compiled function on arrays that stay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from ctypes import c_int64
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, cast, overload

import numpy as np
from typing_extensions import override

from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.codegen.machine.target import here, vector_registers
from ad_opt.passes.pipelines import tensors
from ad_opt.programs.program import Program

from .assignments import Assign, Assignments, Item
from .dtypes import NUMPY
from .shapes.refusals import refuse
from .shapes.symbols import Symbol, checked_value
from .tensors import Leaf, Tensor

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
    from ad_opt.programs.calls.bound_call import BoundCall
    from ad_opt.values.python_types import RealArray

    from .ir import RoutineIR

Wanted: TypeAlias = "Tensor | Assign | Assignments | Sequence[Wanted]"
"""Tensors to be computed, assignments, and sequences of such."""
_NONE: dict[str, Any] = {"": None}
"""Values of symbols before a call has given them: equal to nothing that a call gives."""
ASSIGNMENTS = "assignments"
LOOPS = "loops"
STAGES = (ASSIGNMENTS, LOOPS, "llvm-dialect", "llvm-ir", "llvm-ir-opt", "asm")


class Routine:
    """A compiled routine: ``step = routine(sgd(loss, lr=0.1), outputs=[loss]); step(i=3)``.

    A call runs it on the arrays of parameters, inputs and outputs, with the static symbols that are
    given, and returns what the first output is then: a number if it has one element and no axes,
    else a copy of its array. ``step[tensor]`` is the array of an output or of a parameter itself.
    """

    def __init__(self, build: Callable[[], RoutineIR], options: CompileOptions):
        self.built = built = build()
        self.name = built.name
        self._source = Program(
            "", built.name, options, module=built.module, make=lambda: build().module
        )
        self._outputs = {one: _array_of(one) for one in built.outputs}
        self._bound: BoundCall | None = None
        self._run = self._first_run
        self._cells: dict[str, tuple[c_int64, int]] = {}
        """Memory of the symbols, and their ranges."""
        self._values = _NONE if built.symbols else {}
        self._result = _reader(self._outputs[built.outputs[0]] if built.outputs else None)
        self._program: Program | None = None

    @property
    def symbols(self) -> list[Symbol]:
        """The static symbols that a call gives."""
        return self.built.symbols

    @property
    def program(self) -> Program:
        """The program of loops that the passes of the pipeline ``tensors`` made."""
        if self._program is None:
            machine = here(self._source.options.cpu)
            self._program = self._source.into(tensors(*vector_registers(machine)))
        return self._program

    def ir(self, stage: str = ASSIGNMENTS) -> str:
        """The routine at a stage: ``assignments``, ``loops``, ``llvm-dialect``, ``llvm-ir``,
        ``llvm-ir-opt``, ``asm``.
        """
        if stage == ASSIGNMENTS:
            return self._source.ir()
        if stage == LOOPS:
            return self.program.ir()
        if stage not in STAGES:
            message = f"a routine has no stage {stage!r}"
            raise refuse("AD1118", message, f"there are {', '.join(STAGES)}")
        return self.program.ir(stage)  # pyright: ignore[reportArgumentType]

    def after(self, passes: str) -> str:
        """The routine after a pipeline of passes, for looking at one step of it."""
        return self._source.after(passes).ir()

    def __getitem__(self, tensor: Tensor) -> RealArray:
        """The array of an output, or of a parameter or input."""
        if not isinstance(cast("object", tensor), Tensor):
            raise refuse("AD1117", f"arrays of a routine are found by tensors, not {tensor!r}")
        if tensor in self._outputs:
            return self._outputs[tensor]
        if isinstance(tensor.source, Leaf):
            return tensor.value
        message = f"`{tensor.label}` is no output of the routine `{self.name}`"
        raise refuse("AD1118", message, "name it in outputs=[...]", [tensor.party])

    def compile(self) -> Routine:
        """Compile it now, not at the first call."""
        if self._bound is None:
            arrays = [self[one] for one in self.built.tensors]
            zeros = [0 for _ in self.built.symbols]
            function = self.program[self.name]
            tensors, written = self.built.tensors, self.built.written
            function.writes_only(at for at, one in enumerate(tensors) if one in written)
            self._bound = bound = function.bind(*arrays, *zeros)
            self._run = bound.run
            for at, symbol in enumerate(self.built.symbols, len(arrays)):
                self._cells[symbol.name] = bound.integer(at), symbol.range
        return self

    def __call__(self, **symbols: int) -> float | RealArray | None:
        """Run it, with values for the symbols; AD1116 if one is out of its range."""
        self.run(**symbols)
        return self._result()

    def run(self, **symbols: int) -> None:
        """Run it, without copying what it gives: that is in the arrays of the outputs."""
        if symbols != self._values:
            self._set(symbols)
        self._run()

    def _first_run(self) -> None:
        """Compile, and run; calls come here until there is something compiled."""
        self.compile()
        self._run()

    def _set(self, symbols: dict[str, Any]) -> None:
        """Write values of the symbols where the compiled routine reads them."""
        if self._bound is None:
            self.compile()
        cells = self._cells
        if len(symbols) != len(cells):
            raise self._wrong_symbols(symbols)
        self._values = _NONE
        for name, value in symbols.items():
            if name not in cells:
                raise self._wrong_symbols(symbols)
            cell, size = cells[name]
            if value.__class__ is not int or not 0 <= value < size:
                value = checked_value(name, size, value)
            cell.value = value
        self._values = symbols

    def _wrong_symbols(self, symbols: dict[str, Any]) -> DiagnosticError:
        wanted = ", ".join(self._cells)
        given = ", ".join(symbols) or "none"
        message = f"`{self.name}` has no symbols, and is called with {given}"
        if wanted:
            message = f"`{self.name}` is called with the symbols {wanted}, not with {given}"
        return refuse("AD1118", message)

    @override
    def __repr__(self) -> str:
        called = ", ".join(symbol.name for symbol in self.built.symbols)
        return f"<routine {self.name}({called}): {len(self.built.tensors)} arrays>"


def _reader(array: NDArray[Any] | None) -> Callable[[], Any]:
    """A function that gives the number in an array without axes, or a copy of an array."""
    if array is None:
        return lambda: None
    return array.copy if array.ndim else array.item


def _array_of(tensor: Tensor) -> NDArray[Any]:
    """The array that an output is written to."""
    if isinstance(tensor.source, Leaf):
        return tensor.value
    return np.zeros(tensor.settle(), NUMPY[tensor.dtype])


def _items(what: Iterable[Any]) -> list[Item]:
    """Items, of tensors, assignments, and sequences of such."""
    found: list[Item] = []
    for one in what:
        if isinstance(one, Tensor | Assign):
            found.append(one)
        elif isinstance(one, Assignments | list | tuple):
            found += _items(one)
        else:
            help = "give tensors, forward(...), assign(...), sgd(...)"
            raise refuse("AD1118", f"a routine does not consist of {one!r}", help)
    return found


def routine(
    *what: Wanted,
    outputs: Tensor | Sequence[Tensor] = (),
    name: str = "routine",
    options: CompileOptions | None = None,
) -> Routine:
    """One routine that computes ``outputs``, and then does what is asked for, in order.

    Tensors among what is asked for are outputs too, computed at their place: anew, if an assignment
    before has changed what they are made of. A parameter among the outputs is its array, with what
    the routine leaves in it. ``options`` say how it is compiled, as those of
    `ad_opt.load` do: ``ad_opt.CompileOptions(fp="fast")``.
    """
    if not name.isidentifier() or not name.isascii():
        raise refuse("AD1118", f"{name!r} is no name of a routine", "names are Python's, in ASCII")
    first = _items(outputs if isinstance(outputs, list | tuple) else [outputs])
    items = _items(what)
    shown = [one for one in (*first, *items) if isinstance(one, Tensor)]
    if not shown and not items:
        raise refuse("AD1118", f"the routine `{name}` does nothing", "give it tensors to compute")
    if len(shown) < len(first):
        raise refuse("AD1118", "outputs are tensors")
    if options is not None and not isinstance(cast("object", options), CompileOptions):
        help = 'they are those of `ad_opt.load`: ad_opt.CompileOptions(fp="fast")'
        raise refuse("AD1118", f"options of a routine are CompileOptions, not {options!r}", help)
    from .ir import routine_ir  # and with it the dialects

    build = partial(routine_ir, name, items, dict.fromkeys(shown), first)
    return Routine(build, options or CompileOptions())


@overload
def evaluate(tensor: Tensor, /, **symbols: int) -> RealArray: ...
@overload
def evaluate(
    tensor: Tensor, other: Tensor, /, *more: Tensor, **symbols: int
) -> list[RealArray]: ...
@overload
def evaluate(*tensors: Tensor, **symbols: int) -> RealArray | list[RealArray]: ...
def evaluate(*tensors: Tensor, **symbols: int) -> RealArray | list[RealArray]:
    """Values of tensors, as new arrays: one of one tensor, else a list."""
    for one in tensors:
        if not isinstance(cast("object", one), Tensor):
            hint = "evaluate(a, b) gives several"
            raise refuse("AD1117", f"what is evaluated are tensors, not {one!r}", hint)
    made = routine(*tensors, name="evaluate")
    made(**symbols)
    found = [made[one].copy() for one in tensors]
    return found[0] if len(found) == 1 else found
