#!/bin/sh
# LLVM IR of every program at -O0, -O1 and -O2, without what depends on the machine.
cd "$(dirname "$0")" || exit 1
for source in *.c *.cpp; do
  for level in 0 1 2; do
    clang-22 -O$level -S -emit-llvm -o - "$source" |
      sed -e '/^; /d' -e '/^!llvm.ident/d' -e '/clang version/d' \
        -e 's/ "target-cpu"="[^"]*"//; s/ "target-features"="[^"]*"//; s/ "tune-cpu"="[^"]*"//' \
        >"${source%.*}.O$level.ll" || exit 1
  done
done
