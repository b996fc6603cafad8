"""Operations at which the way back has nothing to do."""

from __future__ import annotations

from typing import Any

from ad_opt.passes.autodiff.reverse.handlers.reverse_rules import reverse_nothing
from ad_opt.passes.autodiff.to_be_recorded.rules import tbr_nothing
from ad_opt.passes.rules.methods import Methods, methods


def nothing_back(dialect: str, names: str, **said: Any) -> list[Methods]:
    """The same methods for several operations, whose cotangents are dropped: what has an effect is
    done in the forward sweep, and shadows of views follow on demand.
    """
    return methods(dialect, names, needs=tbr_nothing, reverse=reverse_nothing, **said)
