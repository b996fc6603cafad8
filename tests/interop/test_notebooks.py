"""Views in notebooks: small, and escaped."""

from __future__ import annotations

from html.parser import HTMLParser

import ad_opt

TEXT = """
func.func @"<script>alert(1)</script>"(%x: f64, %m: memref<?xf64>) -> f64 {
  return %x : f64
}
"""


class Tags(HTMLParser):
    def __init__(self, text: str):
        super().__init__()
        self.found: set[str] = set()
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.found.add(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_programs_functions_and_derivatives() -> None:
    program = ad_opt.load(TEXT)
    f = program["<script>alert(1)</script>"]
    for shown in (program, f, ad_opt.grad(f)):
        tags = Tags(shown._repr_html_())
        assert tags.found <= {"div", "b", "table", "tr", "td", "code", "details", "summary", "pre"}
        assert not tags.open
        assert "memref&lt;?xf64&gt;" in shown._repr_html_()


def test_large_programs_are_cut() -> None:
    text = "\n".join(
        f"func.func @f{i}(%x: f64) -> f64 {{\n  return %x : f64\n}}" for i in range(500)
    )
    shown = ad_opt.load(text)._repr_html_()
    assert len(shown) < 5000
    assert "480 more" in shown
