"""Programs that nobody trusts: names in headers, files beside them, vectors without a length."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pytest
from ad_opt.lowering.codegen.machine import cache
from ad_opt.tools.ad_opt import main as ad_opt_main
from ad_opt.tools.transform.crash import write_reproducer

import ad_opt

HOSTILE = r"""
define double @"f(void);\0A#include \22/etc/passwd\22\0A int g"(double %x) {
  ret double %x
}
define double @"*/ int evil = 1; /*"(double %x) {
  ret double %x
}
define double @int(double %int) {
  ret double %int
}
define double @fine(double %int) {
  ret double %int
}
"""


def test_headers_have_names_of_c_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    source, header = tmp_path / "f.ll", tmp_path / "f.h"
    source.write_text(HOSTILE)
    words = [str(source), "--emit=obj", f"--header={header}", "-o", str(tmp_path / "f.o")]
    assert ad_opt_main(words) == 0
    lines = header.read_text().splitlines()
    code = [line for line in lines if line and not line.startswith(("#", "/*", "extern", "}"))]
    assert code == ["double fine(double int_);"]
    assert [line for line in lines if line.startswith("#include")] == [
        "#include <stdbool.h>",
        "#include <stdint.h>",
    ]
    assert all(line.count("*/") == 1 for line in lines if line.startswith("/*"))
    assert capsys.readouterr().err.count("AD0406") == 3


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_reproducers_are_their_owner_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for _ in range(2):
        write_reproducer(ValueError("no"), "module {}", "cse", lambda watcher: None)
    made = list(tmp_path.iterdir())
    assert len(made) == 2
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in made)


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_a_cache_that_others_can_write_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("AD_OPT_CACHE_DIR", str(tmp_path))
    compiled = cache.CompiledObject(b"code", ())
    tmp_path.chmod(0o777)
    cache.store("key", compiled)
    assert not list(tmp_path.iterdir())
    tmp_path.chmod(0o700)
    cache.store("key", compiled)
    assert cache.load("key") == compiled
    tmp_path.chmod(0o770)
    assert cache.load("key") is None


SCALABLE = """
define void @f(ptr %p) {
  %v = load <vscale x 2 x double>, ptr %p
  %w = fadd <vscale x 2 x double> %v, %v
  store <vscale x 2 x double> %w, ptr %p
  ret void
}
"""


@pytest.mark.skipif("aarch64" in os.uname().machine, reason="it has them")
def test_vectors_without_a_length_are_refused_by_name():
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0404.*scalable vectors"):
        ad_opt.load(SCALABLE)["f"](np.zeros(4))


@pytest.mark.parametrize("tool", ["ad_opt", "ad_run"])
def test_closed_streams(tool: str, tmp_path: Path) -> None:
    program = tmp_path / "f.mlir"
    program.write_text(
        "func.func @f() -> i32 {\n  %c = arith.constant 1 : i32\n  return %c : i32\n}\n"
    )
    command = f"{sys.executable} -m ad_opt.tools.{tool} "
    for words, code in ((f"{program} >&-", "AD0002"), ("- <&-", "AD0001")):
        run = subprocess.run(["bash", "-c", command + words], capture_output=True, text=True)
        assert code in run.stderr
        assert "Traceback" not in run.stderr
        assert run.returncode == 1


def test_files_that_are_half_there_are_removed(tmp_path: Path) -> None:
    """A disk may be full; here no file has more than half a kilobyte."""
    program, out = tmp_path / "f.mlir", tmp_path / "f.o"
    program.write_text("func.func @f(%x: f64) -> f64 {\n  return %x : f64\n}\n")
    command = f"ulimit -f 1; {sys.executable} -m ad_opt.tools.ad_opt {program} --emit=obj -o {out}"
    run = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert (run.returncode, out.exists()) == (1, False)
    assert f"AD0002]: cannot write `{out}`: file too large" in run.stderr
    assert ad_opt_main([str(program), "-o", "/dev/full"]) == 1
    assert Path("/dev/full").exists()
