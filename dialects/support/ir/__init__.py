"""Questions to IR, and changes of it, for passes and lowering both."""
