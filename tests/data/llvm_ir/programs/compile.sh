#!/bin/sh
# Makes the .ll files next door. Run here, with clang 22 and rustc on the path.
set -e
for level in 0 1 2 3; do
  for file in *.c; do
    clang-22 -std=gnu17 -O$level -fno-ident -S -emit-llvm "$file" -o "../$file.O$level.ll"
  done
  for file in *.cpp; do
    clang++-22 -std=c++20 -O$level -fno-ident -fno-exceptions -fno-rtti -fno-threadsafe-statics \
      -S -emit-llvm "$file" -o "../$file.O$level.ll"
  done
  for file in *.rs; do
    rustc --edition 2021 -C opt-level=$level -C panic=abort -C debuginfo=0 -C codegen-units=1 \
      -A warnings --emit=llvm-ir "$file" -o "../$file.O$level.ll"
  done
done
# Where -O3 does no more than -O2, one of them is enough.
for file in ../*.O3.ll; do
  if cmp -s "$file" "${file%.O3.ll}.O2.ll"; then rm "$file"; fi
done
