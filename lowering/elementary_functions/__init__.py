"""Elementary functions as arithmetic that becomes vectors."""
