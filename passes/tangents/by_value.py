"""The structs of a module in an order in which each comes after those that it contains by value.

Buffers, pointers and existentials contain nothing by value: recursion through them is fine. An
argument of a generic struct is contained if the struct has a field of that type: ``@Box<@A>`` in
``@A`` has no finite size, a ``@Ref<@A>`` that holds a buffer of its parameter has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.types.attributes.agg_types import (
    ArrayType,
    OptionalType,
    StructType,
    TupleType,
)
from ad_opt.dialects.types.attributes.iface_types import AssociatedType, TypeParameterType
from xdsl.ir import Attribute, ParametrizedAttribute

from .declarations import Declarations, Struct

_PAIRS = frozenset({"pair.pair", "pair.user", "pair.ptr", "autodiff.attributed"})


class ByValue:
    """Contents of structs by value; AD0887 for one that contains itself."""

    def __init__(self, declarations: Declarations):
        self._structs = declarations.structs
        self._parameters: dict[str, frozenset[Attribute]] = {}
        """For each struct that is done: its parameters that it has fields of."""
        self.order: list[Struct] = []
        """Structs, inner ones first."""

    @staticmethod
    def order_of(declarations: Declarations) -> list[Struct]:
        """All structs, inner ones first."""
        found = ByValue(declarations)
        for struct in declarations.structs.values():
            found.visit(struct)
        return found.order

    def visit(self, root: Struct) -> None:
        """Put a struct, and first what it contains, into the order; depth costs no stack."""
        path: dict[str, None] = {}
        pending = [root]
        while pending:
            struct = pending[-1]
            if struct.name in self._parameters:
                pending.pop()
                continue
            path[struct.name] = None
            contained = list(self._contained(struct))
            missing = [name for type in contained if (name := self._missing(type))]
            for inner in missing:
                if inner in path:
                    raise _endless(self._structs[inner], list(path))
            pending += [self._structs[inner] for inner in missing]
            if not missing:
                mentioned = (t for t in contained if isinstance(t, TypeParameterType))
                self._parameters[struct.name] = frozenset(mentioned)
                self.order.append(struct)
                del path[struct.name]
                pending.pop()

    def _missing(self, type: Attribute) -> str | None:
        """The struct that a type is, if that is not done."""
        if not isinstance(type, StructType) or type.struct in self._parameters:
            return None
        return type.struct if type.struct in self._structs else None

    def _contained(self, struct: Struct) -> Iterator[Attribute]:
        """The struct and parameter types in the fields; stops short where one is not done."""
        pending = [field.type for field in struct.fields]
        while pending:
            type = pending.pop()
            yield type
            pending += self._inner(type)

    def _inner(self, type: Attribute) -> Iterable[Attribute]:
        match type:
            case ArrayType() | OptionalType():
                return (type.element,)
            case TupleType():
                return type.types
            case AssociatedType():
                return (type.base,)
            case StructType():
                by_value = self._parameters.get(type.struct, frozenset[Attribute]())
                if not by_value or type.struct not in self._structs:
                    return ()
                parameters = self._structs[type.struct].parameters
                given = zip(parameters, type.arguments.data, strict=False)
                return [argument for parameter, argument in given if parameter in by_value]
            case ParametrizedAttribute() if type.name in _PAIRS:
                return type.parameters[:1]
            case _:
                return ()


def _endless(struct: Struct, path: list[str]) -> Exception:
    cycle = [*path[path.index(struct.name) :], struct.name]
    way = " -> ".join(f"@{name}" for name in cycle)
    return error_at(
        struct.op,
        "AD0887",
        f"struct @{struct.name} contains itself by value ({way}), so it has no finite size",
        help="hold it behind a memref or an !llvm.ptr",
    )
