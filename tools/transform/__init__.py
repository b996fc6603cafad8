"""The run of `ad-opt`: options, passes, output."""
