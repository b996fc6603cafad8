"""Located, numbered diagnostics: codes, errors, warnings, advice."""
