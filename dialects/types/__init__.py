"""Types of programs: structs, interfaces and generics, pairs."""
