"""The solver of an energy, generated: its texts, and where its vectors lie."""
