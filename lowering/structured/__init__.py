"""What the structured lowerings share: a builder, constants that fold, flattened control flow."""
