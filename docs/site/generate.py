"""Pages of the site that programs write; mkdocs runs this (plugin gen-files) when it builds.

The first page is README.md. The gallery shows scripts of ``examples/``: docstring, picture, source.
Commands, passes and diagnostics are what ``--help``,
``--help-pass`` and ``--explain`` say. Pages whose Python blocks are
one program can be had as notebooks.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import jupytext
import mkdocs_gen_files
from ad_opt.dialects.support.diagnostics.codes import CODES
from ad_opt.passes.infrastructure.pass_registry import all_passes
from ad_opt.tools.common.man_pages import COMMANDS, parser_of
from ad_opt.tools.transform.explain import help_pass
from mkdocs.exceptions import PluginError

ROOT = Path(__file__).parents[2]

GALLERY = {
    "gallery/kepler.py": ("kepler.png",),
    "gallery/heat.py": ("heat.png",),
    "gallery/oscillation.py": ("oscillation.png",),
    "energies/image_warping.py": ("128", "image_warping.png"),
    "tensors/moons.py": ("--out", "."),
}
"""Scripts of ``examples/`` and their arguments, run in a folder of their own; the pictures that
they leave there are shown."""

NOTEBOOKS = ("autodiff-from-scratch",)


def write(page: str, text: str) -> None:
    """Add a page to the site."""
    with mkdocs_gen_files.open(page, "w") as file:
        file.write(text)


def first_page() -> None:
    """Write README.md, whose links start a folder higher."""
    text = (ROOT / "README.md").read_text()
    write("index.md", re.sub(r"\]\(docs/", "](", text))


def gallery() -> None:
    """Run the scripts and write a section for each."""
    sections = ["# Gallery", "Each picture is drawn by the script below it; tests run them all."]
    for script, arguments in GALLERY.items():
        path = ROOT / "examples" / script
        source = path.read_text()
        title, _, text = (ast.get_docstring(ast.parse(source)) or "").partition("\n")
        sections.append(f"## {title.rstrip('.')}\n\n{text.strip()}")
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, str(path), *arguments]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            pictures = sorted(Path(folder).glob("*.png"))
            if done.returncode or not pictures:
                raise PluginError(f"examples/{script} drew nothing:\n{done.stderr}")
            for picture in pictures:
                name = f"gallery/{path.stem}-{picture.name}"
                with mkdocs_gen_files.open(name, "wb") as file:
                    file.write(picture.read_bytes())
                sections.append(f"![{title}]({name})")
        sections.append(f'??? example "examples/{script}"\n\n{indented(fenced(source, "python"))}')
    write("gallery.md", "\n\n".join(sections) + "\n")


def passes() -> None:
    """Write what ``ad-opt --help-pass`` says of each pass of ad-opt."""
    sections = [
        "# Passes",
        "`ad-opt --help-pass=NAME` prints the same; `--list-passes` a line each.",
    ]
    for name, load in sorted(all_passes().items()):
        if load().__module__.startswith("ad_opt."):
            _, _, text = help_pass(name).partition("\n")
            sections.append(f"## {name}\n\n{fenced(text.strip(), 'text')}")
    write("passes.md", "\n\n".join(sections) + "\n")


def commands() -> None:
    """Write the options of all commands."""
    sections = [
        "# Commands",
        "`--help` prints the same. `python -m ad_opt` is `ad-opt`, where the folder of commands is"
        " not on the path.",
    ]
    for name, (_, purpose) in COMMANDS.items():
        parser = parser_of(name)
        text = parser.format_help()
        sections.append(f"## {name}\n\n{purpose.capitalize()}.\n\n{fenced(text, 'text')}")
    write("commands.md", "\n\n".join(sections) + "\n")


def diagnostics() -> None:
    """Write the table of numbered diagnostics, whose pages stand beside it."""
    rows = "\n".join(f"| [{code}]({code}.md) | {text} |" for code, text in sorted(CODES.items()))
    head = "# Diagnostics\n\n`ad-opt --explain=CODE` prints a page.\n\n| code | says |\n|---|---|\n"
    write("diagnostics/index.md", f"{head}{rows}\n")


def notebooks() -> None:
    """Write pages as notebooks, and a page that lists them."""
    links: list[str] = []
    for page in NOTEBOOKS:
        text = (ROOT / "docs" / f"{page}.md").read_text().replace("```py\n", "```python\n")
        notebook = jupytext.reads(text, fmt="md")
        write(f"notebooks/{page}.ipynb", jupytext.writes(notebook, fmt="ipynb"))
        links.append(f"- [{page}.ipynb](notebooks/{page}.ipynb), of the page [{page}]({page}.md)")
    text = "# Notebooks\n\nThey need `pip install ad-opt jupyter` and nothing else.\n\n"
    write("notebooks.md", text + "\n".join(links) + "\n")


def fenced(text: str, language: str) -> str:
    """A block of code."""
    return f"````{language}\n{text.rstrip()}\n````"


def indented(text: str) -> str:
    """Text four columns further right."""
    return re.sub(r"^(?=.)", "    ", text, flags=re.MULTILINE)


first_page()
gallery()
commands()
passes()
diagnostics()
notebooks()
