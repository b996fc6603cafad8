"""Entry points: `ad-opt`, `ad-run`, the xDSL universe."""
