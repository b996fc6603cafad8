"""Someone in a shell: pipelines, derivatives, runs, checks, standard input, mistakes."""

import subprocess
import sys
from pathlib import Path


def say(words: str, status: int = 0, given: str | None = None) -> str:
    """The output of a command that ends with a status; errors for those that fail."""
    done = subprocess.run(words.split(), capture_output=True, text=True, input=given)
    assert done.returncode == status, (words, done.stdout, done.stderr)
    return done.stderr if status else done.stdout


version = say("ad-opt --version")
assert version == say(f"{sys.executable} -m ad_opt --version")
assert version.startswith("ad-opt ")

text = Path("logsumexp.mlir").read_text()
assert "func.func @logsumexp" in say("ad-opt logsumexp.mlir -p canonicalize,cse")
assert "func.func @logsumexp" in say(
    "ad-opt --pass-pipeline=builtin.module(func.func(canonicalize),cse)", given=text
)
assert "@logsumexp_grad" in say("ad-opt logsumexp.mlir --grad=logsumexp")
assert "define" in say("ad-opt logsumexp.mlir --vjp=logsumexp --emit=llvm-ir")
assert "0.6931" in say("ad-run logsumexp.mlir logsumexp --args=[0.0,0.0]")
assert "0.5" in say("ad-run logsumexp.mlir logsumexp --args=[0.0,0.0] --grad")
say("ad-run rosenbrock.mlir rosenbrock --args=[0.5,1.5,-0.5] --check")
assert "AD0101" in say("ad-opt --explain AD0101")

missing = say("ad-opt logsumexp.mlir --grad=nothing", status=1)
assert "error[AD" in missing
assert "Traceback" not in missing
broken = say("ad-opt -", status=1, given=text.replace("math.log", "math.lgo"))
assert "error[AD" in broken
assert "Traceback" not in broken
assert "AD0006" in say("ad-opt --gard=logsumexp logsumexp.mlir", status=2)
