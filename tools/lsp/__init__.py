"""The language server for editors: diagnostics, hover, definitions, completion."""
