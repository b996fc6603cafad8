"""Functions of reverse mode: signatures, split form, what authors gave, structured form."""
