"""Products of matrices and other contractions, in tiles that registers and caches hold."""
