"""C++ programs that print on their way: what they write to streams has no derivative.

With optimisation, parts of the streams are in the program: it asks the stream's own tables of
functions. Expected values are derivatives by hand.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import ad_opt

PRINTS = """
#include <iostream>
#include <iomanip>
extern "C" double reports(double v, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    s += v * v * (i + 1);
    if (i % 2) std::cout << "i=" << i << ' ' << s << std::endl;
    else std::cerr << s << '\\n';
    if (!(s == s)) { std::cout << "nan" << std::endl; break; }
  }
  std::cout << true << std::hex << n << std::dec << std::endl;
  return s;
}
extern "C" double chooses(double v, int loud) {
  std::ostream &out = loud ? std::cout : std::cerr;
  out << "v = " << v << std::flush << std::endl;
  return v * v * v;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_what_is_printed_has_no_derivative(
    clang: str, tmp_path: Path, level: str, capfd: pytest.CaptureFixture[str]
):
    source, out = tmp_path / "prints.cpp", tmp_path / "prints.ll"
    source.write_text(PRINTS)
    flags = [level, "-fno-exceptions", "-S", "-emit-llvm"]
    subprocess.run([clang, *flags, str(source), "-o", out], check=True)
    program = ad_opt.load(out)
    reports, chooses = program["reports"], program["chooses"]
    # v^2 (1 + 2 + 3), and v^3.
    assert ad_opt.value_and_grad(reports)(2.0, 3) == (24.0, 24.0)
    assert ad_opt.jvp(reports, (2.0, 3), (1.0, None)) == (24.0, 24.0)
    assert ad_opt.hvp(reports, (2.0, 3), (1.0, None)) == 12.0
    for loud in (0, 1):
        assert ad_opt.grad(chooses)(2.0, loud) == 12.0
    assert "i=1 12" in capfd.readouterr().out


THROUGH_A_TABLE = """
@_ZSt4cerr = external global i8
define double @f(double %x, i32 %n) {
entry:
  %begin = load ptr, ptr @_ZSt4cerr
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi double [ 0.0, %entry ], [ %t, %next ]
  %table = phi ptr [ %begin, %entry ], [ %again, %next ]
  %m = fmul double %x, %x
  %t = fadd double %s, %m
  %rare = icmp eq i32 %i, 100
  br i1 %rare, label %ask, label %next
ask:
  %slot = getelementptr i8, ptr %table, i64 8
  %function = load ptr, ptr %slot
  %letter = call i8 %function(ptr @_ZSt4cerr, i8 10)
  br label %next
next:
  %again = phi ptr [ %table, %loop ], [ %begin, %ask ]
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret double %t
}
"""


def test_functions_in_the_tables_of_a_stream_are_called_as_they_are(tmp_path: Path):
    path = tmp_path / "table.ll"
    path.write_text(THROUGH_A_TABLE)
    program = ad_opt.load(path)
    assert ad_opt.value_and_grad(program["f"])(3.0, 4) == (36.0, 24.0)
    text = program.after("resolve-indirect-calls").ir()
    assert "ad_opt.of_library" in text
    assert "reaches no function" not in text
