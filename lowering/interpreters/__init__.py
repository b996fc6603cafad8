"""What each operation means: the reference that the lowering is tested against."""
