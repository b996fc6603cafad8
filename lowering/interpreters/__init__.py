"""The reference interpreter: the meaning of each operation, one file a dialect.

`run_function` runs one function of a module. It shares no code with the lowerings: every later
part is tested against it.
"""

from ad_opt.lowering.interpreters.core import Interpreter, run_function

__all__ = ["Interpreter", "run_function"]
