"""Values of Python as slots of calls, and back: numbers, arrays, structs, existentials."""
