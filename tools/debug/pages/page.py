"""The page itself: HTML with its style and script in it, so that it can be sent by itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .stages import Line, Stage, TapeRow

STYLE = """
:root { --active: #1a7f37; --derivative: #0550ae; --line: #d0d7de; --hit: #fff8c5; }
* { box-sizing: border-box; }
body { margin: 0; font: 14px system-ui, sans-serif; color: #1f2328; background: #fff; }
header { padding: 8px 12px; border-bottom: 1px solid var(--line); }
h1 { font-size: 16px; margin: 0 0 4px; }
.key > * { border-left: 4px solid transparent; padding: 0 10px 0 6px; }
main { display: grid; grid-template-columns: 1fr 1fr 1fr; height: calc(100vh - 64px); }
.pane { overflow: auto; border-right: 1px solid var(--line); }
.pane > select, .pane > h2 { position: sticky; top: 0; width: 100%; margin: 0; padding: 6px 8px;
  font: 600 13px system-ui, sans-serif; background: #f6f8fa; border: 0;
  border-bottom: 1px solid var(--line); }
.line { font: 12px/1.5 ui-monospace, monospace; white-space: pre; border-left: 4px solid
  transparent; padding-left: 4px; }
.line a { display: inline-block; width: 4ch; margin-right: 1ch; text-align: right;
  color: #656d76; text-decoration: none; }
.line a:hover { text-decoration: underline; }
.active { border-left-color: var(--active); }
.constant { color: #656d76; }
.derivative { border-left-color: var(--derivative); }
.hit, .line:target { background: var(--hit); }
table { border-collapse: collapse; margin: 8px; }
td, th { border: 1px solid var(--line); padding: 2px 8px; text-align: left; }
td.number { text-align: right; }
pre { margin: 8px; font-size: 12px; }
@media (prefers-color-scheme: dark) {
  :root { --active: #3fb950; --derivative: #58a6ff; --line: #30363d; --hit: #3b2e00; }
  body { color: #e6edf3; background: #0d1117; }
  .pane > select, .pane > h2 { color: inherit; background: #161b22; }
}
"""
SCRIPT = """
"use strict";
const panes = document.querySelectorAll(".stages");
function show(pane, number) {
  pane.querySelectorAll(".stage").forEach((stage, at) => { stage.hidden = at !== number; });
  pane.querySelector("select").value = String(number);
}
panes.forEach((pane) => {
  const select = pane.querySelector("select");
  select.addEventListener("change", () => show(pane, Number(select.value)));
  show(pane, Number(pane.dataset.first));
});
let hits = [];
document.addEventListener("mouseover", (event) => {
  const line = event.target.closest(".line");
  hits.forEach((one) => one.classList.remove("hit"));
  hits = [];
  if (line && line.dataset.source) {
    hits = [...document.querySelectorAll(`.line[data-source="${line.dataset.source}"]`)];
    hits.forEach((one) => one.classList.add("hit"));
  }
});
"""


def page(title: str, source: str, stages: Sequence[Stage], plans: Sequence[str] = ()) -> str:
    """A page about a program: its source, and two panes of stages, of which one is shown each.

    Links lead from operations to the line of the source that they come from.
    """
    last = len(stages) - 1
    made = next((at for at, stage in enumerate(stages) if stage.tape), last)
    return "\n".join(
        (
            "<!DOCTYPE html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            f"<title>{escape(title)} - ad-opt</title>",
            f"<style>{STYLE}</style>",
            "</head>",
            "<body>",
            f"<header><h1>{escape(title)}</h1>{_key()}</header>",
            "<main>",
            _source(title, source),
            _pane("first", stages, min(made, max(last, 0))),
            _pane("second", stages, last),
            "</main>",
            _plans(plans),
            f"<script>{SCRIPT}</script>",
            "</body>",
            "</html>",
            "",
        )
    )


def _key() -> str:
    return (
        '<div class="key"><span class="active">has a derivative</span>'
        '<span class="constant">constant</span>'
        '<span class="derivative">made by passes</span></div>'
    )


def _source(title: str, source: str) -> str:
    lines = [
        f'<div class="line" id="source-{number}" data-source="{number}">'
        f"<a>{number}</a>{escape(text)}</div>"
        for number, text in enumerate(source.rstrip("\n").split("\n"), start=1)
    ]
    return "\n".join(
        ('<div class="pane" id="source">', f"<h2>{escape(title)}</h2>", *lines, "</div>")
    )


def _pane(name: str, stages: Sequence[Stage], first: int) -> str:
    options = [
        f'<option value="{at}">{at}: {escape(_short(stage.title))}</option>'
        for at, stage in enumerate(stages)
    ]
    parts = [
        f'<div class="pane stages" id="{name}" data-first="{first}">',
        f'<select aria-label="stage">{"".join(options)}</select>',
        *(_stage(stage) for stage in stages),
        "</div>",
    ]
    return "\n".join(parts)


def _short(title: str) -> str:
    return title if len(title) <= 80 else title[:77] + "..."


def _stage(stage: Stage) -> str:
    return "\n".join(
        ('<div class="stage" hidden>', _tape(stage.tape), *map(_line, stage.lines), "</div>")
    )


def _line(line: Line) -> str:
    kind = f" {line.kind}" if line.kind else ""
    if line.source is None:
        return f'<div class="line{kind}"><a></a>{escape(line.text)}</div>'
    link = f'<a href="#source-{line.source}">{line.source}</a>'
    return f'<div class="line{kind}" data-source="{line.source}">{link}{escape(line.text)}</div>'


def _tape(rows: Sequence[TapeRow]) -> str:
    if not rows:
        return ""
    found = [
        '<table class="tape"><tr><th>tape of</th><th>loop</th><th>bytes a trip</th>'
        "<th>bytes</th><th>values</th></tr>"
    ]
    for row in rows:
        at = row.source
        loop = "no loop" if at is None else f'<a href="#source-{at}">line {at}</a>'
        total = "unknown trips" if row.total is None else str(row.total)
        found.append(
            f"<tr><td>@{escape(row.function)}</td><td>{loop}</td>"
            f'<td class="number">{row.bytes_each}</td><td class="number">{total}</td>'
            f"<td>{escape(', '.join(row.saved))}</td></tr>"
        )
    return "".join((*found, "</table>"))


def _plans(plans: Sequence[str]) -> str:
    if not plans:
        return ""
    text = escape("\n".join(plans))
    return f'<details id="plans"><summary>Plans of reversals</summary><pre>{text}</pre></details>'
