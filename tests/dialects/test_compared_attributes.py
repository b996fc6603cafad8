"""Attributes compare all that they say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pkgutil import walk_packages

from ad_opt.dialects.energies.nlls_types import AddAttr, StoreAttr, SumAttr
from xdsl.ir import ParametrizedAttribute

from ad_opt import dialects


def classes(base: type[ParametrizedAttribute]) -> Iterator[type[ParametrizedAttribute]]:
    for one in base.__subclasses__():
        yield one
        yield from classes(one)


def test_all_parameters_are_compared() -> None:
    """Parameters that a base declares are compared if that is a dataclass, too."""
    for module in walk_packages(dialects.__path__, "ad_opt.dialects."):
        import_module(module.name)
    defined = [one for one in set(classes(ParametrizedAttribute)) if "name" in vars(one)]
    own = [one for one in defined if one.__module__.startswith("ad_opt.")]
    assert len(own) > 50
    for one in own:
        assert is_dataclass(one)
        wanted = {name for name, _ in one.get_irdl_definition().parameters}
        compared = {field.name for field in fields(one) if field.compare}
        assert wanted <= compared, one.name


def test_destinations() -> None:
    for kind in (AddAttr, StoreAttr, SumAttr):
        assert len({kind("X", 0), kind("X", 1), kind("Y", 0), kind("X", 0)}) == 3
