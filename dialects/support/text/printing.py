"""xDSL's printer with what it cannot print: constants of formats that Python cannot pack."""

from __future__ import annotations

import math

from typing_extensions import override
from xdsl.dialects.builtin import AnyFloat, Float80Type, Float128Type
from xdsl.printer import Printer as XdslPrinter

_SPECIAL: dict[type[AnyFloat], tuple[str, str, str]] = {
    Float80Type: ("7FFF8000000000000000", "FFFF8000000000000000", "7FFFC000000000000000"),
    Float128Type: ("7FFF" + "0" * 28, "FFFF" + "0" * 28, "7FFF8" + "0" * 27),
}
"""The bits of infinity, of minus infinity and of a NaN."""


class Printer(XdslPrinter):
    """Prints MLIR text."""

    @override
    def print_float(self, value: float, type: AnyFloat) -> None:
        special = _SPECIAL.get(type.__class__)
        if special is None:
            super().print_float(value, type)
        elif math.isnan(value):
            self.print_string(f"0x{special[2]}")
        elif math.isinf(value):
            self.print_string(f"0x{special[value < 0]}")
        else:
            text = repr(value)
            digits, mark, exponent = text.partition("e")
            self.print_string(text if "." in digits else f"{digits}.0{mark}{exponent}")
