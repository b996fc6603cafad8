"""The module's declarations about types: interfaces, witnesses, arguments of generics."""
