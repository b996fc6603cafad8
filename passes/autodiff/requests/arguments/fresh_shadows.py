"""Shadows that a derivative begins itself, and how long they are."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

from ad_opt.dialects.autodiff.autodiff import SHADOW
from ad_opt.dialects.llvm.llvm_ext import ElementsOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.argument_attributes import argument_attributes
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.names.parameter_notes import (
    DERIVATIVE,
    parameter_notes,
    put_notes,
    result_names,
)
from ad_opt.passes.analysis.affine.declared_extents import (
    NoExtent,
    declare_extent,
    declared_extents,
)
from ad_opt.passes.analysis.affine.polynomials import Polynomial
from ad_opt.passes.emit.buffers import fill_zero
from ad_opt.passes.emit.emit import Emitter, is_float_like
from xdsl.dialects import arith
from xdsl.dialects.builtin import BoolAttr, MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, BlockArgument, SSAValue

from .pointer_parameters import default_name, float_behind, is_address

_OF_ONE_RESULT = ("grad", "value_and_grad")
"""Kinds whose shadows hold nothing that they read: what is wanted is the one result."""


def declare_extents(
    primal: FuncOp, given: Sequence[str], names: Sequence[str], beside: Container[str]
) -> None:
    """Keep what ``x=n*n`` says of each array; AD0704 where it says nothing of one, nor of one
    ``beside``, in another function.
    """
    said: set[str] = set()
    for text in given:
        name, _, extent = (part.strip() for part in text.partition("="))
        if name not in names and name in beside:
            continue
        if name not in names:
            hint = did_you_mean(name, names) or f"its arguments are {', '.join(names) or 'none'}"
            wrong = f"`@{primal.sym_name.data}` has no argument `{name}` that could have an extent"
            raise error_at(primal, "AD0704", wrong, help=hint)
        if name in said:
            raise error_at(primal, "AD0704", f"`{name}` has two extents", help="leave out one")
        said.add(name)
        at = names.index(name)
        if not is_address(primal.function_type.inputs.data[at]):
            raise error_at(primal, "AD0704", f"`{name}` is no address: it has no extent")
        try:
            declare_extent(primal, at, extent, names)
        except NoExtent as error:
            text, help = f"the extent of `{name}` is not known: {error}", "write `x=n*m+1`, say"
            raise error_at(primal, "AD0704", text, help=help) from None


def begin_shadows(made: FuncOp, primal: FuncOp, kind: str) -> None:
    """Fill shadows that are arguments with zeros; AD0704 for such as are neither memrefs of numbers
    nor arrays of floats whose extent is declared, and where a shadow says what is wanted.
    """
    if kind not in _OF_ONE_RESULT:
        text = f"`{kind}` takes in its shadows what is wanted, or has none: they cannot begin anew"
        raise error_at(made, "AD0704", text, help="leave out `shadows=fresh`")
    for op in [one for one in walk(made) if one.name == "autodiff.bwd_diff"]:
        assert op.parent is not None
        em = Emitter(op.parent, op, op.location)
        for at, shadow in _shadows(made):
            is_behind = is_address(shadow.type)
            buffer = _behind(em, made, primal, at, shadow) if is_behind else shadow
            type = buffer.type
            if not isinstance(type, MemRefType) or not is_float_like(type.element_type):
                text = f"the shadow {type} cannot begin anew: it is no buffer of floats"
                raise error_at(made, "AD0704", text, help="leave out `shadows=fresh`")
            fill_zero(em, buffer)
        op.properties["fresh_shadows"] = BoolAttr.from_bool(True)
    if notes := parameter_notes(made):
        fresh = [replace(one, fresh=one.role == "shadow") for one in notes]
        put_notes(made, fresh, result_names(made))


def _behind(em: Emitter, made: FuncOp, primal: FuncOp, at: int, shadow: SSAValue) -> SSAValue:
    """The elements of the shadow of an argument of ``primal``."""
    extent, name = declared_extents(primal).get(at), _name_of(primal, at)
    if extent is None or DERIVATIVE in primal.attributes:
        text = f"the shadow of `{name}` cannot begin anew: nobody knows how long it is"
        help = "say how many elements there are (`extents`), or leave out `shadows=fresh`"
        raise error_at(made, "AD0704", text, help=help)
    element = float_behind(primal, at)
    if element is None:
        text = f"the shadow of `{name}` cannot begin anew: "
        text += f"`{name}` is no array of floats of one type"
        help = f"leave out `shadows=fresh`, or let `{name}` be a constant"
        raise error_at(made, "AD0704", text, help=help)
    return em.value(ElementsOp(shadow, element, _size(em, extent, _passed(made, primal))))


def _name_of(function: FuncOp, at: int) -> str:
    return default_name(at, function.body.blocks[0].args[at].name_hint)


def _shadows(made: FuncOp) -> Iterator[tuple[int, SSAValue]]:
    """The shadows among the arguments, each with the position of what it is of in the primal."""
    notes, at = parameter_notes(made), -1
    for position, (argument, held) in enumerate(_arguments(made)):
        if SHADOW in held or (notes and notes[position].role == "shadow"):
            yield at, argument
        elif not notes or notes[position].role == "value":
            at += 1


def _arguments(made: FuncOp) -> Iterator[tuple[SSAValue, Mapping[str, Attribute]]]:
    for at, argument in enumerate(made.body.block.args):
        yield argument, argument_attributes(made, at)


def _passed(made: FuncOp, primal: FuncOp) -> dict[SSAValue, SSAValue]:
    """The arguments of a derivative that are those of the function."""
    shadows = {shadow for _, shadow in _shadows(made)}
    own = [one for one in made.body.block.args if one not in shadows]
    return dict(zip(primal.body.blocks[0].args, own, strict=False))


def _size(em: Emitter, extent: Polynomial, passed: Mapping[SSAValue, SSAValue]) -> SSAValue:
    """The number of elements: none where it, or an integer that it is made of, is negative."""
    number = em.index(em.maximum(extent.emit(em, passed), 0))
    none = em.index(0)
    for value in sorted(extent.values(), key=lambda one: cast(BlockArgument, one).index):
        given = passed[value]
        is_size = em.compare("sge", given, em.integer(0, given.type))
        number = em.value(arith.SelectOp(is_size, number, none))
    return number
