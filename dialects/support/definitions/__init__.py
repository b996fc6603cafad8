"""Parts of definitions: of classes of operations and of attributes."""
