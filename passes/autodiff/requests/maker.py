"""A new function around a request: its arguments, their shadows, its results, their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Literal, TypeAlias

from ad_opt.dialects.autodiff.autodiff import ARGUMENT_ACTIVITY, SHADOW, ActivityAttr
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.support.names.attribute_names import HELD_BY_ARGUMENTS
from ad_opt.dialects.support.names.parameter_notes import (
    ParameterNote,
    parameter_notes,
    put_notes,
    result_names,
)
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TYPE_TREE
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.tangents.tangent import cotangent_type, has_tangent, shadow_type
from xdsl.dialects.builtin import MemRefType, ModuleOp, UnitAttr, UnrankedMemRefType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Region, SSAValue

from .arguments.pointer_parameters import HELD_BY_POINTERS, comes_from_llvm, default_name, note_of

_FLOATS = frozenset({"float", "double"})
"""C types of elements beside which there are no addresses."""

Kind: TypeAlias = Literal["grad", "value_and_grad", "jvp", "vjp", "hvp", "jacobian"]
Make: TypeAlias = "Callable[[ModuleOp, FuncOp, str, frozenset[int]], FuncOp]"


class Maker:
    """A new function around one request."""

    def __init__(self, primal: FuncOp, name: str, constant: frozenset[int]):
        self.primal = primal
        self.constant = constant
        self.inputs = primal.function_type.inputs.data
        self.outputs = primal.function_type.outputs.data
        self.name = name
        self.block = Block()
        self.em = Emitter(self.block, None, primal.location)
        self.notes: list[ParameterNote] = []
        """About the arguments made so far."""
        self._given: list[dict[str, Attribute]] = []
        """The attributes of these arguments."""
        self._places: dict[int, int] = {}
        """Positions of the function's arguments among those of the new one."""
        self.result_names: list[str] = []

    def is_constant(self, at: int) -> bool:
        """True if an argument has no derivative: by its type, or because its attribute says so."""
        if not has_tangent(self.inputs[at], self.primal):
            return True
        attributes = self.primal.arg_attrs.data if self.primal.arg_attrs is not None else ()
        given = attributes[at].data.get(ARGUMENT_ACTIVITY) if attributes else None
        if given is None:
            return False
        if not isinstance(given, ActivityAttr):
            text = f"argument {at} of `@{self.primal.sym_name.data}` has an `{ARGUMENT_ACTIVITY}` "
            help = f"write `{ARGUMENT_ACTIVITY} = #autodiff.activity<const>`"
            raise error_at(self.primal, "AD0704", f"{text}that is no activity: {given}", help=help)
        return given.data == "const"

    def argument(
        self, type: Attribute, hint: str | None = None, note: ParameterNote | None = None
    ) -> SSAValue:
        """One more argument of the new function."""
        value = self.block.insert_arg(type, len(self.block.args))
        value.location = self.primal.location
        value.name_hint = hint
        self.notes.append(note or ParameterNote())
        self._given.append({})
        return value

    def primal_argument(self, at: int) -> SSAValue:
        """An argument of the function as one of the new function."""
        note = note_of(self.primal, at)
        if note.of is not None and note.role != "cotangent":
            note = replace(note, of=self._places[note.of])
        self._places[at] = len(self.notes)
        value = self.argument(self.inputs[at], self.hint(at), note)
        held = (*HELD_BY_ARGUMENTS, *(HELD_BY_POINTERS if self.from_llvm else ()))
        self._given[-1] = argument_attributes(self.primal, at, held)
        fixed = at in self.constant or self.is_constant(at)
        if fixed and has_tangent(self.inputs[at], self.primal):
            self._given[-1][ARGUMENT_ACTIVITY] = ActivityAttr("const")
        return value

    def companion(self, at: int, type: Attribute, role: str) -> SSAValue:
        """The shadow or tangent of the argument that was made last."""
        known = self.notes[-1]
        note = ParameterNote(role, len(self.notes) - 1, known.element)
        again = role == "tangent" and bool(parameter_notes(self.primal))
        name = f"{self.hint(at)}_tangent" if again else self.hint(at, "d")
        value = self.argument(type, name, note)
        if (tree := self._given[-2].get(TYPE_TREE)) is not None:
            self._given[-1][TYPE_TREE] = tree
        if isinstance(type, MemRefType | UnrankedMemRefType) and is_float_like(type.element_type):
            self._given[-1][SHADOW] = UnitAttr()
        return value

    def result_name(self, at: int) -> str:
        """Return the name of a result of the function."""
        known = result_names(self.primal)
        if known and known[at]:
            return known[at]
        return "value" if len(self.outputs) == 1 else f"value{at}"

    def name_tangents(self, primal: FuncOp) -> None:
        """Results are followed by their tangents."""
        names = [self.result_name(at) for at in range(len(self.outputs))]
        active = [
            f"{name}_tangent"
            for name, type in zip(names, self.outputs, strict=True)
            if has_tangent(type, primal)
        ]
        self.result_names += [*names, *active]

    @cached_property
    def from_llvm(self) -> bool:
        """True if the function was LLVM IR."""
        return comes_from_llvm(self.primal)

    def hint(self, at: int, prefix: str = "") -> str | None:
        """The name of an argument of the function, with a prefix."""
        block = self.primal.body.first_block
        name = block.args[at].name_hint if block is not None else None
        if self.from_llvm:
            name = default_name(at, name)
        return prefix + name if name else None

    def finish(self, results: Sequence[SSAValue]) -> FuncOp:
        """The function, which returns ``results``."""
        self.em.emit(ReturnOp(*results))
        types = ([a.type for a in self.block.args], [r.type for r in results])
        func = FuncOp(self.name, types, Region(self.block))
        func.location = self.primal.location
        if self.from_llvm:
            names = [self.result_names.pop(0) if self.result_names else "" for _ in results]
            put_notes(func, self.notes, names)
            self._mark_shadows()
        set_argument_attributes(func, self._given)
        return func

    def _mark_shadows(self) -> None:
        """Say which addresses are of shadows, if these hold floats alone, so no other addresses."""
        places = [
            at
            for at, note in enumerate(self.notes)
            if note.role in ("shadow", "tangent") and is_pointer(self.block.args[at].type)
        ]
        if all(self.notes[at].element in _FLOATS for at in places):
            for at in places:
                self._given[at][SHADOW] = UnitAttr()

    def reverse_arguments(self) -> tuple[list[SSAValue], list[str]]:
        """Arguments in order, buffers followed by shadows, and the activity of each."""
        operands: list[SSAValue] = []
        words: list[str] = []
        for at, type in enumerate(self.inputs):
            operands.append(self.primal_argument(at))
            if at in self.constant:
                words.append("const")
                continue
            shadow = shadow_type(type, self.primal)
            if self.is_constant(at):
                words.append("const")
            elif shadow is not None:
                operands.append(self.companion(at, shadow, "shadow"))
                words.append("dup")
            else:
                words.append("active")
        return operands, words

    def gradients(self) -> list[Attribute]:
        """The types of the gradients that are returned."""
        found: list[Attribute] = []
        for at, type in enumerate(self.inputs):
            if at in self.constant or self.is_constant(at):
                continue
            cotangent = cotangent_type(type, self.primal)
            if cotangent is not None and shadow_type(type) is None:
                found.append(cotangent)
                self.result_names.append(self.hint(at, "d") or "")
        return found
