"""Placeholders for functions that neither a program nor this process defines.

A program is linked although some of its functions cannot run. Those are not called; whoever comes
to a missing function all the same, from a constructor, say, stops there with a message.
"""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.lowering.codegen.machine.entry import quoted

_DECLARED = """declare void @ad.guard.stop(ptr, i64)
declare i32 @puts(ptr)
declare void @abort() noreturn
"""
_STOP = """@message.{number} = private constant [{length} x i8] c"{text}"
define void {name}() {{
  call void @ad.guard.stop(ptr @message.{number}, i64 {shown})
  call i32 @puts(ptr @message.{number})
  call void @abort()
  unreachable
}}
"""


def placeholders(names: Iterable[str]) -> str:
    """LLVM IR that defines functions of these names, each of which stops."""
    return _DECLARED + "".join(_stop(number, name) for number, name in enumerate(names))


def _stop(number: int, name: str) -> str:
    symbol = quoted(name)
    text = symbol[2:-1] + " is called, but neither the program nor this process defines it\\00"
    length = len(text) - 2 * text.count("\\")
    return _STOP.format(number=number, length=length, shown=length - 1, text=text, name=symbol)
