"""Parameters that are accepted by their classes satisfy xDSL's own constraints, too."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from ad_opt.dialects import all_dialects, make_context
from ad_opt.dialects.support.definitions.attribute_checks import checks_of
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    BytesAttr,
    ComplexType,
    DenseArrayBase,
    DictionaryAttr,
    FloatAttr,
    FloatData,
    IndexType,
    IntAttr,
    IntegerAttr,
    IntegerType,
    MemRefType,
    NoneAttr,
    StringAttr,
    SymbolRefAttr,
    TensorType,
    UnitAttr,
    VectorType,
    f32,
    f64,
    i32,
    i64,
)
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.ir.affine import AffineMap
from xdsl.utils.exceptions import VerifyException

DIALECTS = ("arith", "autodiff", "builtin", "func", "linalg", "llvm", "memref", "scf", "vector")
VALUES: tuple[Attribute, ...] = (
    AffineMapAttr(AffineMap.identity(2)),
    ArrayAttr([]),
    ArrayAttr([IntAttr(3)]),
    ArrayAttr([i32, f64]),
    ArrayAttr([StringAttr("a"), IntegerAttr(1, i32)]),
    BytesAttr(b"12345678"),
    ComplexType(f32),
    DenseArrayBase.from_list(i32, [1, 2]),
    DictionaryAttr({"a": UnitAttr()}),
    FloatAttr(0.5, f64),
    FloatData(0.5),
    IndexType(),
    IntAttr(64),
    IntegerAttr(7, IndexType()),
    IntegerType(1),
    MemRefType(f64, [2, -1]),
    NoneAttr(),
    StringAttr("name"),
    SymbolRefAttr("f"),
    TensorType(f64, [2]),
    UnitAttr(),
    VectorType(f32, [4]),
    f64,
    i32,
    i64,
)


def classes() -> Iterator[type[ParametrizedAttribute]]:
    make_context()
    for name in DIALECTS:
        for kind in all_dialects()[name]().attributes:
            if issubclass(kind, ParametrizedAttribute) and kind.get_irdl_definition() is not None:
                yield kind


def accepted_values(kind: type[ParametrizedAttribute]) -> dict[str, list[Attribute]]:
    """Values that are accepted for each parameter of a class."""
    checks = {check.name: check for check in checks_of(kind)}
    return {
        name: [one for one in VALUES if name not in checks or checks[name].accepts(one)]
        for name, _ in kind.get_irdl_definition().parameters
    }


def holding(kind: type[ParametrizedAttribute], values: dict[str, Attribute]) -> Any:
    """An attribute with these parameters, which nobody has verified."""
    made = kind.__new__(kind)
    for name, value in values.items():
        object.__setattr__(made, name, value)
    return made


def test_what_is_accepted_by_class_satisfies_the_constraint() -> None:
    count = 0
    for kind in classes():
        accepted = accepted_values(kind)
        if not all(accepted.values()):
            continue
        first = {name: values[0] for name, values in accepted.items()}
        for name, values in accepted.items():
            for value in values:
                # Raises where xDSL does not accept it.
                kind.get_irdl_definition().verify(holding(kind, {**first, name: value}))
                count += 1
    assert count > 100


@pytest.mark.parametrize("made", [IntegerAttr(1, i32), i32, MemRefType(f64, [2])], ids=str)
def test_parameters_are_accepted_by_their_classes(made: ParametrizedAttribute) -> None:
    """The short way is taken for the attributes that are made most."""
    assert all(check.accepts(getattr(made, check.name)) for check in checks_of(type(made)))


def test_wrong_parameters_are_refused_as_before() -> None:
    with pytest.raises(VerifyException):
        IntegerType.new([StringAttr("64"), StringAttr("signless")])
    with pytest.raises(VerifyException):
        VectorType.new([ArrayAttr([StringAttr("4")]), f32, ArrayAttr([])])


@pytest.mark.parametrize(("type", "numbers"), [(i32, (1, 0, -2)), (f64, (0.5, -1e300)), (i64, ())])
def test_dense_numbers_are_unpacked_once(type: Any, numbers: tuple[float, ...]) -> None:
    make_context()
    one, other = (DenseArrayBase.from_list(type, numbers) for _ in range(2))
    assert one.get_values() == tuple(one.iter_values()) == numbers
    assert one.get_values() is one.get_values()
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == other
    assert str(one) == str(other)
