"""Operations and methods of dataclasses that are made when somebody looks at them."""

from __future__ import annotations

import dataclasses
import inspect
import subprocess
import sys
from types import FunctionType, ModuleType
from typing import Any, cast

import pytest
from ad_opt.dialects.support.definitions import lazy_operations
from ad_opt.dialects.support.process import lazy_dataclasses
from xdsl.dialects import test
from xdsl.dialects.builtin import StringAttr, f64
from xdsl.irdl import IRDLOperation, operand_def, opt_prop_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

DEFINITIONS = """
import re, sys

if sys.argv[1] == "later":
    from ad_opt.front import imported
    imported("ad_opt.dialects", "make_context")
from ad_opt.dialects import DIALECTS

for make in DIALECTS.values():
    for op in make().operations:
        definition = op.get_irdl_definition()
        said = f"{op.name} {definition} {sorted(map(repr, op.traits))} {op.parse} {op.print}"
        print(re.sub(r"traits=<[^>]*>| at 0x[0-9a-f]+|frozenset[^)]*[)]", "", said))
"""
RECORD = """
from dataclasses import dataclass

@dataclass(frozen=True, order=True)
class Record:
    "A docstring: where there is none, Python makes one of the signature."

    x: int
    y: str = "y"

@dataclass
class Open:
    x: int
"""


def printed(way: str) -> list[str]:
    """Definitions in a process that makes them now, or later."""
    command = [sys.executable, "-c", DEFINITIONS, way]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_operations_that_are_defined_later_are_the_same() -> None:
    later = printed("later")
    assert len(later) > 500
    assert later == printed("now")


def waiting(**members: Any) -> Any:
    """A class of operations with one operand, which waits."""
    members = {"name": "test.later", "x": operand_def(f64), "__module__": "ad_opt.test", **members}
    return lazy_operations.irdl_op_definition(
        cast("type[IRDLOperation]", type("Later", (IRDLOperation,), members))
    )


def test_an_operation_is_defined_when_it_is_made() -> None:
    kind = waiting(of=opt_prop_def(StringAttr), traits=traits_def(Pure()))
    assert kind.has_trait(Pure)
    value = test.TestOp(result_types=[f64]).results[0]
    op = kind(operands=[value], properties={"of": StringAttr("a")})
    assert op.x is value
    assert op.of == StringAttr("a")
    op.of = None
    assert op.properties == {}
    op.verify()


def test_an_operation_is_defined_when_a_field_is_read() -> None:
    kind = waiting(of=opt_prop_def(StringAttr))
    value = test.TestOp(result_types=[f64]).results[0]
    op = kind.__new__(kind)
    op._operands, op.properties = (value,), {"of": StringAttr("a")}
    assert op.of == StringAttr("a")
    other = waiting(of=opt_prop_def(StringAttr))
    op = other.__new__(other)
    op.properties = {}
    op.of = StringAttr("b")
    assert op.properties == {"of": StringAttr("b")}


def test_verifiers_of_operations_that_wait_look_at_everything() -> None:
    def refuse(self: Any) -> None:
        raise VerifyException("never right")

    kind = waiting(verify_=refuse)
    op = kind(operands=[test.TestOp(result_types=[f64]).results[0]])
    with pytest.raises(VerifyException, match="never right"):
        op.verify_()
    wrong = waiting()(operands=[test.TestOp(result_types=[StringAttr("a")]).results[0]])
    with pytest.raises(VerifyException):
        wrong.verify_()


def test_a_format_of_an_operation_that_waits_is_read_and_printed() -> None:
    kind = waiting(assembly_format="$x attr-dict `:` type($x)")
    op = kind(operands=[test.TestOp(result_types=[f64]).results[0]])
    assert str(op) == "test.later %0 : f64"


def test_operations_of_others_are_defined_at_once() -> None:
    kind = waiting(__module__="other")
    assert "op_def" in kind.get_irdl_definition.__func__.__code__.co_freevars


def defined_in(name: str) -> Any:
    """Two dataclasses in a module of that name."""
    module = sys.modules[name] = ModuleType(name)
    try:
        exec(RECORD, vars(module))
    finally:
        del sys.modules[name]
    return module


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="methods are compiled together")
def test_methods_of_dataclasses_are_compiled_when_they_are_looked_up() -> None:
    lazy_dataclasses.install()
    module, other = defined_in("ad_opt.made"), defined_in("made")
    kind, theirs = module.Record, other.Record
    assert isinstance(vars(theirs)["__eq__"], FunctionType)
    for name in ("__init__", "__eq__", "__hash__", "__setattr__", "__delattr__", "__lt__"):
        assert isinstance(vars(kind)[name], lazy_dataclasses.LazyMethod), name
    record = kind(1)
    assert record == kind(1, "y") != kind(2)
    assert hash(record) == hash((1, "y")) == hash(theirs(1))
    assert repr(record) == repr(theirs(1)) == "Record(x=1, y='y')"
    assert record < kind(2)
    assert dataclasses.replace(record, x=3).x == 3
    with pytest.raises(dataclasses.FrozenInstanceError):
        record.x = 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        del record.x
    for name in ("__init__", "__eq__", "__hash__", "__setattr__", "__delattr__", "__lt__"):
        made, wanted = vars(kind)[name], vars(theirs)[name]
        assert made.__qualname__ == wanted.__qualname__ == f"Record.{name}"
        assert made.__module__ == "ad_opt.made"
    assert inspect.signature(module.Open) == inspect.signature(other.Open)
    with pytest.raises(TypeError, match="unhashable"):
        hash(module.Open(1))
