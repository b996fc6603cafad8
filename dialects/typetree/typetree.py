"""``typetree``: what the bytes behind an opaque pointer are.

The attribute of a type tree is in `typetree_attributes`, the layout types in `typetree_types`; the
algebra is in `typetree_kinds`, `typetree_tree` and `typetree_text`. Follows rustc's type trees and
Enzyme's type analysis.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from .attributes import TreeAttr
from .types import TYPES

TypeTreeDialect = Dialect("typetree", [], [TreeAttr, *TYPES])
