"""``ad-opt --html``: one page that is well-formed, needs nothing else, and says what is so."""

from __future__ import annotations

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from ad_opt.tools.ad_opt import main
from ad_opt.tools.debug.pages.stages import TapeRow

PROGRAM = """\
func.func @f(%x: f64, %m: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %e = memref.load %m[%i] : memref<?xf64>
    %b = math.sin %a : f64
    %c = arith.mulf %b, %e : f64
    scf.yield %c : f64
  }
  return %r : f64
}
"""
EMPTY = {"meta", "br", "link", "img", "input"}
"""Elements without an end."""


class Page(HTMLParser):
    """Elements in order, links, ids and texts; refuses ends without a beginning."""

    def __init__(self, text: str):
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.lines: list[tuple[dict[str, str | None], str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert len(given) == len(attrs)
        if tag not in EMPTY:
            self.open.append(tag)
        if "href" in given:
            self.links.append(given["href"] or "")
        if "id" in given:
            self.ids.append(given["id"] or "")
        assert not {"src", "onclick"} & given.keys()
        if "line" in (given.get("class") or "").split():
            self.lines.append((given, ""))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.lines and "script" not in self.open and data.strip():
            given, text = self.lines[-1]
            self.lines[-1] = given, text + data


def make(tmp_path: Path, *words: str, text: str = PROGRAM) -> tuple[Path, Page]:
    program, out = tmp_path / "f.mlir", tmp_path / "f.html"
    program.write_text(text)
    status = main([str(program), "--grad=f", f"--html={out}", "-o", str(tmp_path / "o"), *words])
    assert status in (0, 1)
    return out, Page(out.read_text())


def test_a_page_needs_nothing_else(tmp_path: Path) -> None:
    path, page = make(tmp_path)
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert not re.search(r"https?://|@import|url\(", path.read_text())
    options = re.findall(r"<option[^>]*>(\d+): ([^<]*)</option>", path.read_text())
    assert options[0] == ("0", "as it was read")
    assert "differentiate" in {title for _, title in options}


def test_operations_of_derivatives_lead_to_the_line_that_they_come_from(tmp_path: Path) -> None:
    """The cosine comes from the sine, on line 6."""
    _, page = make(tmp_path)
    cosines = [given for given, text in page.lines if "math.cos" in text]
    assert cosines
    assert {given["data-source"] for given in cosines} == {"6"}
    assert all("derivative" in (given["class"] or "").split() for given in cosines)
    assert "#source-6" in page.links


def test_activity_is_coloured(tmp_path: Path) -> None:
    _, page = make(tmp_path)
    kinds = {
        kind
        for given, text in page.lines
        for kind in (given["class"] or "").split()
        if "%e = memref.load" in text and kind != "line"
    }
    assert kinds == {"active", "derivative"}  # of the function, of its derivative
    constants = [g for g, text in page.lines if "%c0 = arith.constant" in text and "id" not in g]
    assert "line constant" in {given["class"] for given in constants}
    _, page = make(tmp_path, "--constant=m")
    still = {given["class"] for given, text in page.lines if "%e = memref.load" in text}
    assert "line constant" in still


def test_the_tape_is_counted_by_loop(tmp_path: Path) -> None:
    path, _ = make(tmp_path)
    text = path.read_text()
    assert '<a href="#source-4">line 4</a></td><td class="number">16</td>' in text
    assert "unknown trips" in text
    known = PROGRAM.replace("%c0 to %n", "%c0 to %c9").replace(
        "  %r =", "  %c9 = arith.constant 9 : index\n  %r ="
    )
    path, _ = make(tmp_path, text=known)
    assert '<td class="number">16</td><td class="number">144</td>' in path.read_text()
    assert "reversal of @f" in path.read_text()


def test_rows_of_tapes() -> None:
    assert TapeRow("f", None, ("8 x 3", "4 x 3 x 2")).total == 48
    assert TapeRow("f", 1, ("8 x 3", "4 x ?")).total is None
    assert TapeRow("f", 1, ("8 x 3", "4 x ?")).bytes_each == 12


def test_the_page_is_written_up_to_a_failure(tmp_path: Path) -> None:
    wrong = PROGRAM.replace("math.sin %a : f64", "llvm.fmul %a, %a : f64")
    path, page = make(tmp_path, text=wrong)
    assert "llvm.fmul" in path.read_text()
    assert not [text for _, text in page.lines if "autodiff.restore" in text]


def test_names_are_escaped(tmp_path: Path) -> None:
    text = PROGRAM.replace("@f(", '@"<script>x"(').replace("@f", "@f")
    program, out = tmp_path / "f.mlir", tmp_path / "f.html"
    program.write_text(text)
    assert main([str(program), "-p", "cse", f"--html={out}", "-o", str(tmp_path / "o")]) == 0
    assert "<script>x" not in out.read_text()
    Page(out.read_text())


def test_it_works_in_a_browser(tmp_path: Path) -> None:
    """The script shows one stage in each pane."""
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if browser is None:
        pytest.skip("Chromium is not installed")
    path, _ = make(tmp_path)
    words = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", path.as_uri()]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    stages = re.findall(r'<div class="stage"( hidden="")?>', done.stdout)
    assert stages.count("") == 2
    assert len(stages) > 4
