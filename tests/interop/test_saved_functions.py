"""Functions and gradients in files: machine code and signatures."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from ad_opt.programs.saved import compiled
from programs_for_others import CARRIED

TEXT = (
    CARRIED
    + """
memref.global "private" @calls : memref<1xf64> = dense<0.0>
func.func @count() -> f64 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  %m = memref.get_global @calls : memref<1xf64>
  %v = memref.load %m[%c0] : memref<1xf64>
  %w = arith.addf %v, %one : f64
  memref.store %w, %m[%c0] : memref<1xf64>
  return %w : f64
}
func.func @positive(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %is = arith.cmpf ogt, %x, %zero : f64
  cf.assert %is, "not positive"
  return %x : f64
}
func.func @tensor(%x: tensor<2xf64>) -> tensor<2xf64> {
  return %x : tensor<2xf64>
}
"""
)
LLVM = """
define double @f(ptr %x, i64 %n) {
  %v = load double, ptr %x
  %at = getelementptr double, ptr %x, i64 %n
  %w = load double, ptr %at
  %y = fmul double %v, %w
  ret double %y
}
"""
program, c = ad_opt.load(TEXT), ad_opt.load(LLVM)
f: Any = program["f"]
x = np.array([0.1, 0.2, 0.3])


def saved(tmp_path: Path, function: Any, *examples: Any) -> Any:
    path = tmp_path / "f.adc"
    function.save(path, *examples)
    return ad_opt.load_compiled(path)


def test_functions(tmp_path: Path) -> None:
    g = saved(tmp_path, f)
    frozen = x.copy()
    frozen.flags.writeable = False
    assert g(x, 0.5) == g(frozen, a=0.5) == f(x, 0.5)
    assert str(g.signature) == str(f.signature)
    count = saved(tmp_path, program["count"])
    assert [program["count"](), program["count"](), count(), count()] == [1.0, 2.0, 1.0, 2.0]
    np.testing.assert_array_equal(saved(tmp_path, program["tensor"])([1, 2]), [1.0, 2.0])
    with pytest.raises(DiagnosticError, match=r"AD0505.*not positive"):
        saved(tmp_path, program["positive"])(-1.0)


def test_gradients(tmp_path: Path) -> None:
    for wrt in (None, "x", 1, (1, 0)):
        for make in (ad_opt.grad, ad_opt.value_and_grad):
            found, wanted = saved(tmp_path, make(f, wrt))(x, 0.5), make(f, wrt)(x, 0.5)
            for one, other in zip(flat(found), flat(wanted), strict=True):
                np.testing.assert_allclose(one, other, rtol=1e-14)
    gradient = saved(tmp_path, ad_opt.grad(c["f"]), x, 2)
    np.testing.assert_array_equal(gradient(x, 2), [0.3, 0.0, 0.1])
    with pytest.raises(DiagnosticError, match=r"AD0503.*float32"):
        gradient(x.astype(np.float32), 2)
    with pytest.raises(DiagnosticError, match=r"AD0503.*float32"):
        saved(tmp_path, c["f"])(x.astype(np.float32), 2)
    with pytest.raises(DiagnosticError, match="AD0503"):
        gradient([1.0, 2.0], 2)
    with pytest.raises(DiagnosticError, match="AD0502"):
        gradient(x)


def flat(value: Any) -> list[Any]:
    return [leaf for part in value for leaf in flat(part)] if type(value) is tuple else [value]


def test_in_another_process(tmp_path: Path) -> None:
    ad_opt.grad(f, "x").save(tmp_path / "f.adc")
    script = f"""
import numpy as np, sys, ad_opt
g = ad_opt.load_compiled({str(tmp_path / "f.adc")!r})
print(g(np.array([0.1, 0.2, 0.3]), a=0.5).tolist())
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=120
    )
    assert json.loads(done.stdout) == ad_opt.grad(f, "x")(x, 0.5).tolist()


def hashed(head: dict[str, Any]) -> dict[str, Any]:
    rest = {key: value for key, value in head.items() if key != "head"}
    return {**rest, "head": hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()}


def rewritten(path: Path, **changes: Any) -> Path:
    with zipfile.ZipFile(path) as archive:
        head, code = json.loads(archive.read("function.json")), archive.read("code.o")
    other = path.with_name("other.adc")
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("function.json", json.dumps(hashed({**head, **changes})))
        archive.writestr("code.o", code if "code" not in changes else changes["code"])
    return other


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"ad_opt": "0.0.9"}, "ad-opt 0.0.9"),
        ({"format": 99}, "format 99"),
        ({"triple": "aarch64-unknown-linux-gnu"}, "aarch64"),
        ({"features": ["flux-capacitor"]}, "flux-capacitor"),
        ({"sha256": "0"}, "damaged"),
        ({"code": "nothing"}, "damaged"),
        ({"call": {}}, "how it is called"),
        ({"call": 3}, "how it is called"),
        ({"symbols": None}, "no file of"),
    ],
)
def test_what_does_not_fit(tmp_path: Path, changes: Any, text: str) -> None:
    f.save(tmp_path / "f.adc")
    with pytest.raises(DiagnosticError, match=f"AD0521.*{text}"):
        ad_opt.load_compiled(rewritten(tmp_path / "f.adc", **changes))


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(DiagnosticError, match="AD0001"):
        ad_opt.load_compiled(tmp_path / "nowhere")
    import pickle

    for data in (b"", b"text", pickle.dumps({"a": print})):
        (tmp_path / "f").write_bytes(data)
        with pytest.raises(DiagnosticError, match="AD0521"):
            ad_opt.load_compiled(tmp_path / "f")
    with pytest.raises(DiagnosticError, match="AD0002"):
        f.save(tmp_path / "no" / "folder")


@pytest.mark.parametrize(
    ("text", "work"),
    [
        ("several calls", lambda path: ad_opt.hessian(f).save(path)),
        ("several calls", lambda path: ad_opt.grad(ad_opt.grad(f, "a"), "a").save(path)),
        ("behind addresses", lambda path: ad_opt.grad(c["f"]).save(path)),
    ],
)
def test_what_is_not_saved(tmp_path: Path, text: str, work: Any) -> None:
    with pytest.raises(DiagnosticError, match=f"AD0520.*{text}"):
        work(tmp_path / "f")


@pytest.mark.parametrize("path", [None, 3, ""])
def test_what_is_no_path(path: Any) -> None:
    with pytest.raises(DiagnosticError, match="AD0001"):
        ad_opt.load_compiled(path)


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize(
    "changes",
    [
        {"symbols": []},
        {"symbols": "x"},
        {"symbols": [5]},
        {"handlers": ["x"]},
        {"handlers": None},
        {"call": {}},
        {"call": None},
        {"call": {"written": [], "behind": {}, "signature": {"name": "x"}}},
    ],
)
def test_descriptions_that_were_changed(tmp_path: Path, changes: Any, again: bool) -> None:
    """Also where the hash was made ``again`` for what was changed."""
    path = tmp_path / "f.adc"
    ad_opt.grad(f).save(path)
    with zipfile.ZipFile(path) as archive:
        head, code = json.loads(archive.read("function.json")), archive.read("code.o")
    head = {**head, **changes}
    head = hashed(head) if again else head
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("function.json", json.dumps(head))
        archive.writestr("code.o", code)
    with pytest.raises(DiagnosticError, match="AD0521"):
        ad_opt.load_compiled(path)


def test_a_name_that_the_code_lacks(tmp_path: Path) -> None:
    """Types and names that do not fit are seen before anything is linked."""
    path = tmp_path / "f.adc"
    for key, value in (("name", "g"), ("inputs", ["x"]), ("results", [None])):
        f.save(path)
        with zipfile.ZipFile(path) as archive:
            head, code = json.loads(archive.read("function.json")), archive.read("code.o")
        head["call"]["signature"][key] = value
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("function.json", json.dumps(hashed(head)))
            archive.writestr("code.o", code)
        with pytest.raises(DiagnosticError, match=r"AD0521.*how it is called"):
            ad_opt.load_compiled(path)


def test_a_file_is_linked_once_until_it_is_written_again(tmp_path: Path) -> None:
    """Code is that of the file as it is now; what a file's code counts, it counts for all."""
    counter = """
memref.global "private" @calls : memref<1xf64> = dense<0.0>
func.func @count(%step: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %calls = memref.get_global @calls : memref<1xf64>
  %before = memref.load %calls[%c0] : memref<1xf64>
  %now = arith.addf %before, %step : f64
  memref.store %now, %calls[%c0] : memref<1xf64>
  return %now : f64
}
"""
    path = tmp_path / "count"
    ad_opt.load(counter)["count"].save(path)
    assert [ad_opt.load_compiled(path)(step) for step in (1.0, 2.0, 4.0)] == [1.0, 3.0, 7.0]
    ad_opt.load(counter.replace("addf", "subf"))["count"].save(path)
    assert ad_opt.load_compiled(path)(1.0) == -1.0


def test_loading_a_file_again_links_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "f.adc"
    f.save(path)
    ad_opt.load_compiled(path)
    monkeypatch.setattr(compiled, "link", None)
    assert [ad_opt.load_compiled(path)(x, 0.5) for _ in range(3)] == [f(x, 0.5)] * 3


def test_examples_are_counted(tmp_path: Path) -> None:
    with pytest.raises(DiagnosticError, match="AD0502"):
        ad_opt.grad(f).save(tmp_path / "f", x, 0.5, 0.5)
    ad_opt.grad(f).save(tmp_path / "f", x, 0.5)
