"""``llvm``: LLVM IR as MLIR, with the syntax, operations and types of ``mlir-opt`` 22.

xDSL's dialect has about half of it. Replacements are subclasses, so ``isinstance`` and xDSL's
patterns keep working; the parts stand in `operations` and `attributes`. Not here: the ``vp``
(vector predication), ``coro`` and ``matrix`` intrinsics, and scalable vectors.
"""

from __future__ import annotations

from ad_opt.dialects.support.definitions.extend import replace_ops
from xdsl.dialects.llvm import LLVM as XDSL_LLVM
from xdsl.ir import Attribute, Dialect

from .attributes.parameter_trees import ATTRIBUTES
from .attributes.types import TYPES
from .operations.calls import CALL_OPS
from .operations.control import CONTROL_OPS
from .operations.intrinsics import INTRINSIC_OPS
from .operations.memory import MEMORY_OPS
from .operations.symbols import SYMBOL_OPS
from .operations.values import VALUE_OPS


def _attributes() -> list[type[Attribute]]:
    """XDSL's attributes with our types in place of its, and those that it lacks."""
    by_name: dict[str, type[Attribute]] = {attr.name: attr for attr in XDSL_LLVM.attributes}
    by_name |= {attr.name: attr for attr in (*TYPES, *ATTRIBUTES)}
    return list(by_name.values())


OPERATIONS = replace_ops(
    XDSL_LLVM, (*VALUE_OPS, *MEMORY_OPS, *CONTROL_OPS, *CALL_OPS, *SYMBOL_OPS, *INTRINSIC_OPS)
)

LLVM = Dialect("llvm", OPERATIONS, _attributes())
