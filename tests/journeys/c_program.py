"""A developer of C links the gradient of a function, and the program fits what it is to fit."""

import shutil
import subprocess

if shutil.which("gcc") is None:
    raise SystemExit("no gcc: left out")

FOLDER = "c"
asked = "ad-opt oscillation.ll --grad=misfit --constant=time,measured,weight --emit=obj".split()
subprocess.run(
    [*asked, "--header=oscillation_grad.h", "-o", "oscillation_grad.o"], cwd=FOLDER, check=True
)
linked = "gcc -O2 -Wall -Werror -I. main.c oscillation.c oscillation_grad.o -lm -o fit".split()
subprocess.run(linked, cwd=FOLDER, check=True)


def require_fit(program: str) -> None:
    """The program finds what its measurements were made with."""
    said = subprocess.run([program], cwd=FOLDER, check=True, capture_output=True, text=True).stdout
    assert said.splitlines()[1].split()[-1] == "0.000", said
    assert said.splitlines()[2] == "amplitude 2.000, decay 0.300, frequency 4.000, phase 0.500", (
        said
    )


require_fit("./fit")
if shutil.which("cmake"):
    # The package of CMake is found beside the commands on the path, without a word.
    for words in (["-B", "made"], ["--build", "made"]):
        done = subprocess.run(["cmake", *words], cwd=FOLDER, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    require_fit("made/fit")
