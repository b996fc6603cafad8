"""The run of `ad-run`: arguments, derivatives, results."""
