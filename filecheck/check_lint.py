"""Find FileCheck directives that check nothing: a prefix without its colon, or a misspelt suffix.

Usage: python filecheck/check_lint.py FOLDER... ; exit status 1 and a line per finding.
"""

import re
import sys
from pathlib import Path

SUFFIXES = {"", "-NEXT", "-SAME", "-NOT", "-DAG", "-LABEL", "-EMPTY"}
RUN_PREFIX = re.compile(r"--check-prefix(?:es)?[= ]([\w,-]+)")
COUNT = re.compile(r"-COUNT-\d+")


def findings(path: Path) -> list[str]:
    """One line per suspicious directive of the file."""
    text = path.read_text()
    prefixes = {"CHECK"}
    for match in RUN_PREFIX.finditer(text):
        prefixes.update(match[1].split(","))
    prefix = "|".join(sorted(map(re.escape, prefixes), key=len, reverse=True))
    directive = re.compile(rf"(?://|;)\s*({prefix})((?:-[A-Z\d]+)*)(\s*:|\b)")
    found: list[str] = []
    used = False
    for number, line in enumerate(text.splitlines(), 1):
        if not (match := directive.search(line)) or "RUN:" in line:
            continue
        suffix, colon = match[2], match[3]
        if colon != ":":
            found.append(f"{path}:{number}: directive without its colon: {line.strip()}")
        elif suffix not in SUFFIXES and not COUNT.fullmatch(suffix):
            found.append(f"{path}:{number}: unknown directive suffix {suffix}: {line.strip()}")
        else:
            used = True
    if "filecheck" in text and not used:
        found.append(f"{path}:1: pipes into filecheck but has no directive")
    return found


def main(folders: list[str]) -> int:
    """Lint every ``.mlir`` and ``.ll`` file below the folders."""
    files = sorted(p for f in folders for e in ("*.mlir", "*.ll") for p in Path(f).rglob(e))
    found = [line for path in files for line in findings(path)]
    print("\n".join(found) if found else f"check-lint: {len(files)} files are fine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["filecheck"]))
