"""Programs in the compiler: text that is parsed, passes that run on it, and the registries that say
what derivatives are.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ad_opt.dialects.support.process.garbage_collection import rare_collections

if TYPE_CHECKING:
    from ad_opt.passes.rules.registry import Registry
    from ad_opt.passes.tangents.tangent_registry import TangentTypes
    from xdsl.dialects.builtin import ModuleOp


@rare_collections()
def parsed(text: str, name: str, *, trusted: bool) -> ModuleOp:
    """The module of a text, verified unless it is ``trusted``."""
    from ad_opt.dialects import make_context
    from ad_opt.dialects.support.text.parsing import parse_module
    from ad_opt.passes.infrastructure.verify_strict import require_valid

    module = parse_module(make_context(), text, name)
    if not trusted:
        require_valid(module)
    return module


def pass_through(module: ModuleOp, pipeline: str, *, trusted: bool) -> None:
    """Run passes, or a named pipeline; what ``trusted`` ones make of a module is not verified."""
    from ad_opt.dialects import make_context
    from ad_opt.passes.infrastructure.manager import PassManager
    from ad_opt.passes.infrastructure.verify_strict import require_valid
    from ad_opt.passes.pipelines import with_named

    PassManager.parse(make_context(), with_named(pipeline), trusted=True).run(module)
    if not trusted:
        require_valid(module)


@cache
def registries() -> tuple[Registry, TangentTypes]:
    """The rules and the tangent types, with those of plug-ins."""
    from ad_opt.passes.rules.registry import default_rules
    from ad_opt.passes.tangents.tangent import tangent_types

    rules = default_rules()
    rules.find("")  # loads plug-ins, which counts as a change
    return rules, tangent_types()
