"""Operations in both sweeps of reverse mode: by rules, calls, control flow, buffers, tapes."""
