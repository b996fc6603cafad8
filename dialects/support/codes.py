"""Every diagnostic code, in one table.

A code is stable once released. Each has a page in ``docs/diagnostics/<code>.md`` (example, why,
fix), which ``ad-opt --explain=<code>`` prints, and at least one test that provokes it.
Ranges: 00 command line and files, 01 parsing, 02 verification, 03 passes and pipelines,
04 lowering and code generation, 05 execution, 06 interpretation, 07 differentiation.
"""

CODES: dict[str, str] = {
    "AD0001": "a file cannot be read",
    "AD0002": "a file cannot be written",
    "AD0003": "a pass name is not known",
    "AD0004": "a pass option is not known or has the wrong type",
    "AD0005": "a pass pipeline cannot be parsed",
    "AD0006": "a command-line option is wrong",
    "AD0007": "the input is not text",
    "AD0008": "the input is nested too deeply",
    "AD0009": "expected diagnostics and produced diagnostics differ",
    "AD0010": "a diagnostic code is not known",
    "AD0101": "the input is not well-formed MLIR",
    "AD0102": "a value is used but never defined",
    "AD0103": "an operation, type or attribute is not registered",
    "AD0104": "LLVM IR input cannot be read",
    "AD0201": "an operation breaks its own rules",
    "AD0202": "a value does not dominate its use",
    "AD0203": "a branch passes the wrong arguments to a block",
    "AD0204": "the entry block of a region is branched to",
    "AD0205": "an operand is not part of the program",
    "AD0301": "a pass failed",
    "AD0302": "a stage's contract does not hold",
    "AD0401": "an operation has no lowering",
    "AD0402": "a type has no lowering",
    "AD0403": "a symbol is called but not defined anywhere",
    "AD0404": "a target cannot be generated for",
    "AD0405": "LLVM rejected the generated code",
    "AD0501": "the program has no such function",
    "AD0502": "a call has the wrong number of arguments",
    "AD0503": "an argument does not fit the parameter's type",
    "AD0504": "an argument text cannot be understood",
    "AD0601": "the interpreter does not know an operation",
    "AD0602": "the interpreted program did something undefined",
    "AD0704": "a request for a derivative does not fit the function",
}
