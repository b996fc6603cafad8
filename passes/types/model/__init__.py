"""What a module says of its types: interfaces, witnesses, arguments of generics."""
