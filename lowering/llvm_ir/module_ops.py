"""Operations at the top of a module beside functions: globals, aliases, constructors, flags."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from ad_opt.dialects.llvm.attributes.parameter_trees import PairAttr, ParameterTree, WordAttr
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from xdsl.dialects.builtin import (
    IntAttr,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.dialects.llvm import GEP_USE_SSA_VAL
from xdsl.ir import Attribute, Operation, Region, SSAValue

from .constants import constant_text, element_types, join_elements
from .functions import (
    UNNAMED,
    VISIBILITY,
    check_attributes,
    check_properties,
    comdat,
    emit_function,
    linkage,
    storage,
)
from .instructions import gep_flags, unknown, zero_text
from .state import LITERALS, Emitter, Handler, attribute, number
from .types import escape, quote

# --- constant expressions ---------------------------------------------------------------------


class ConstantRegion:
    """Evaluates the region of a global to one constant."""

    def __init__(self, e: Emitter):
        self.e = e
        self.texts: dict[SSAValue, str] = {}
        self.parts: dict[SSAValue, list[Any]] = {}
        """Aggregates under construction: nested lists of texts."""

    def run(self, region: Region) -> str:
        """The text of what the region returns."""
        for op in region.block.ops:
            if op.name == "llvm.return":
                return self.text(op.operands[0])
            if op.name in ("llvm.insertvalue", "llvm.insertelement"):
                self._insert(op)
            elif op.name in LITERALS:
                self.texts[op.results[0]] = LITERALS[op.name](self.e, op)
            elif (handler := _EXPRESSIONS.get(op.name)) is not None:
                self.texts[op.results[0]] = handler(self, op)
            else:
                raise error_at(op, "AD0401", f"`{op.name}` is no constant expression of LLVM")
        raise error_at(region.parent_op(), "AD0401", "the initialiser returns nothing")

    def text(self, value: SSAValue) -> str:
        """A constant without its type."""
        if (parts := self.parts.get(value)) is not None:
            return self._join(value.type, parts)
        return self.texts[value]

    def typed(self, value: SSAValue) -> str:
        """A constant with its type."""
        return f"{self.e.type(value.type, value)} {self.text(value)}"

    def _join(self, type_: Attribute, parts: list[Any]) -> str:
        types = element_types(type_) or ()
        return join_elements(
            type_,
            [
                f"{self.e.type(t)} {self._join(t, p) if isinstance(p, list) else p}"
                for t, p in zip(types, parts, strict=True)
            ],
        )

    def _expand(self, text: str, type_: Attribute, where: Operation) -> list[Any]:
        """Elements of an aggregate of which only the text is known."""
        types = element_types(type_) or ()
        if text == "zeroinitializer":
            return [zero_text(t) for t in types]
        if text in ("undef", "poison"):
            return [text for _ in types]
        raise error_at(where, "AD0401", "an element of this constant cannot be replaced")

    def _insert(self, op: Operation) -> None:
        container, value = op.operands[:2]
        parts = self.parts.get(container)
        if parts is None:
            root = self._expand(self.texts[container], container.type, op)
        else:  # Nobody else sees it, so it is changed in place.
            root = parts if container.has_one_use() else _copy(parts)
        at: list[Any] = root
        type_: Attribute = container.type
        path = self._path(op)
        for index in path[:-1]:
            type_ = (element_types(type_) or ())[index]
            if not isinstance(at[index], list):
                at[index] = self._expand(at[index], type_, op)
            at = at[index]
        inner = self.parts.get(value)
        at[path[-1]] = _copy(inner) if inner is not None else self.texts[value]
        self.parts[op.results[0]] = root

    def _path(self, op: Operation) -> list[int]:
        """Return the path at which an element is put."""
        if op.name == "llvm.insertvalue":
            return list(cast(Any, op.properties["position"]).iter_values())
        text = self.texts[op.operands[2]]
        if not text.isdigit():
            raise error_at(op, "AD0401", "the place of an element is no number")
        return [int(text)]


def _copy(parts: list[Any]) -> list[Any]:
    return [_copy(cast(list[Any], p)) if isinstance(p, list) else p for p in parts]


def _gep(region: ConstantRegion, op: Operation) -> str:
    dynamic = iter(op.operands[1:])
    indices = [
        region.typed(next(dynamic)) if index == GEP_USE_SSA_VAL else f"i32 {index}"
        for index in cast(Any, op.properties["rawConstantIndices"]).iter_values()
    ]
    element = region.e.type(op.properties["elem_type"], op)
    inner = ", ".join([element, region.typed(op.operands[0]), *indices])
    return f"getelementptr{gep_flags(op)} ({inner})"


def _cast(opcode: str) -> Callable[[ConstantRegion, Operation], str]:
    return lambda region, op: (
        f"{opcode} ({region.typed(op.operands[0])} to {region.e.type(op.results[0].type, op)})"
    )


def _binary(opcode: str) -> Callable[[ConstantRegion, Operation], str]:
    return lambda region, op: f"{opcode} ({', '.join(region.typed(v) for v in op.operands)})"


_EXPRESSIONS: dict[str, Callable[[ConstantRegion, Operation], str]] = {
    "llvm.getelementptr": _gep,
    **{f"llvm.{n}": _cast(n) for n in "ptrtoint inttoptr addrspacecast bitcast trunc".split()},
    **{f"llvm.{n}": _binary(n) for n in ("add", "sub", "xor")},
}

# --- globals and aliases ----------------------------------------------------------------------


def _thread_local(op: Operation) -> str:
    if attribute(op, "thread_local_") is not None:
        model = op.attributes.get("ad_opt.tls_model")
        return f"thread_local({model.data})" if isinstance(model, StringAttr) else "thread_local"
    model = number(op, "tls_model")
    return "thread_local" if model else ""


def _space(op: Operation) -> str:
    found = attribute(op, "addr_space")
    space = found.data if isinstance(found, IntAttr) else found.value.data if found else 0
    return f"addrspace({space})" if space else ""


def _initialiser(e: Emitter, op: Operation) -> str | None:
    """The value of a global; ``None`` if it is defined elsewhere."""
    type_ = op.properties["global_type"]
    if op.regions[0].blocks:
        e.start_function()
        return ConstantRegion(e).run(op.regions[0])
    if (value := attribute(op, "value")) is not None:
        return constant_text(e.types, value, type_, op)
    name = cast(Any, op.properties["linkage"]).linkage.data
    if name in ("external", "extern_weak"):
        return None
    return "zeroinitializer" if name == "common" else "undef"


def _global(e: Emitter, op: Operation) -> None:
    kind = e.type(op.properties["global_type"], op)
    value = _initialiser(e, op)
    name = cast(Any, op.properties["linkage"]).linkage.data
    words = [
        name if value is None else linkage(op, declared=False),
        "dso_local" if attribute(op, "dso_local") is not None else "",
        VISIBILITY[number(op, "visibility_")],
        storage(op),
        _thread_local(op),
        UNNAMED[number(op, "unnamed_addr")],
        _space(op),
        "externally_initialized" if attribute(op, "externally_initialized") is not None else "",
        "constant" if attribute(op, "constant") is not None else "global",
        kind,
        value or "",
    ]
    line = f"@{_name(op)} = {' '.join(word for word in words if word)}"
    if isinstance(section := attribute(op, "section"), StringAttr):
        line += f', section "{escape(section.data.encode())}"'
    if group := comdat(op):
        line += f", {group}"
    if align := number(op, "alignment"):
        line += f", align {align}"
    e.out.append(line)


def _name(op: Operation) -> str:
    return quote(cast(StringAttr, op.properties["sym_name"]).data)


def _alias(e: Emitter, op: Operation) -> None:
    e.start_function()
    region = op.regions[0]
    target = region.block.last_op
    if target is None or not target.operands:
        raise error_at(op, "AD0401", "the alias stands for nothing")
    text = ConstantRegion(e).run(region)
    words = [
        linkage(op, declared=False),
        "dso_local" if attribute(op, "dso_local") is not None else "",
        VISIBILITY[number(op, "visibility_")],
        storage(op),
        _thread_local(op),
        UNNAMED[number(op, "unnamed_addr")],
        "alias",
        f"{e.type(op.properties['alias_type'], op)},",
        f"{e.type(target.operands[0].type, op)} {text}",
    ]
    e.out.append(f"@{_name(op)} = {' '.join(word for word in words if word)}")


def _structors(kind: str) -> Handler:
    def emit(e: Emitter, op: Operation) -> None:
        rows: list[str] = []
        columns = (attribute(op, name) for name in (kind, "priorities", "data"))
        for symbol, priority, data in zip(*columns, strict=True):
            tied = e.symbol(data, op) if isinstance(data, SymbolRefAttr) else "null"
            row = f"i32 {priority.value.data}, ptr {e.symbol(symbol, op)}, ptr {tied}"
            rows.append(f"{{ i32, ptr, ptr }} {{ {row} }}")
        value = f"[{', '.join(rows)}]" if rows else "zeroinitializer"
        head = f"@llvm.global_{kind} = appending global [{len(rows)} x {{ i32, ptr, ptr }}]"
        e.out.append(f"{head} {value}")

    return emit


# --- module flags -----------------------------------------------------------------------------

_BEHAVIOURS = {
    name: number
    for number, name in enumerate(
        "error warning require override append append_unique max min".split(), start=1
    )
}


def _flag_rows(op: Operation) -> Iterator[str]:
    for flag in attribute(op, "flags"):
        items = cast(ParameterTree, flag).body.data
        behaviour, key, value = items
        if (
            isinstance(behaviour, WordAttr)
            and isinstance(key, StringAttr)
            and isinstance(value, PairAttr | IntegerAttr | StringAttr)
        ):
            kind = _BEHAVIOURS.get(behaviour.text.data)
            if kind is not None:
                yield f'i32 {kind}, !"{escape(key.data.encode())}", {_flag_value(value)}'
                continue
        raise error_at(op, "AD0401", f"module flag `{flag}` cannot be written as LLVM IR")


def _flag_value(value: Attribute) -> str:
    match value:
        case PairAttr(key=WordAttr() as digits, value=WordAttr() as type_):
            return f"{type_.text.data} {digits.text.data}"
        case PairAttr(key=WordAttr() as digits, value=IntegerType() as type_):
            return f"i{type_.width.data} {digits.text.data}"
        case StringAttr():
            return f'!"{escape(value.data.encode())}"'
        case _:
            return f"i32 {cast(Any, value).value.data}"


def _module_flags(e: Emitter, op: Operation) -> None:
    numbers = [e.metadata.add(row) for row in _flag_rows(op)]
    inner = ", ".join(f"!{n}" for n in numbers)
    e.out.append(f"!llvm.module.flags = !{{{inner}}}")


_COMDATS = "any exactmatch largest nodeduplicate samesize".split()


def _comdat(e: Emitter, op: Operation) -> None:
    for selector in op.regions[0].ops:
        e.out.append(f"${_name(selector)} = comdat {_COMDATS[number(selector, 'comdat')]}")


MODULE_OPS: dict[str, Handler] = {
    "llvm.func": emit_function,
    "llvm.mlir.global": _global,
    "llvm.mlir.alias": _alias,
    "llvm.mlir.global_ctors": _structors("ctors"),
    "llvm.mlir.global_dtors": _structors("dtors"),
    "llvm.module_flags": _module_flags,
    "llvm.comdat": _comdat,
}
"""Every operation that may stand in a module."""


def emit_module(e: Emitter, module: ModuleOp) -> None:
    """Write the operations of a module in their order."""
    for op in module.body.ops:
        handler = MODULE_OPS.get(op.name)
        if handler is None:
            unknown(e, op)
        else:
            check_attributes(op)
            check_properties(op)
            handler(e, op)
