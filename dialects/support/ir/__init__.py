"""What passes and lowering both ask of IR and do to it."""
