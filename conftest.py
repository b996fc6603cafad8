"""Plug-ins and surroundings of the tests. FileCheck files are collected by the plug-in that ad-opt
installs (`ad_opt.tools.check.pytest_plugin`; ``filecheck_paths`` in pyproject.toml), as those of
users are.
"""

from __future__ import annotations

import os
import tempfile

pytest_plugins = ["shares"]

_CACHE = tempfile.TemporaryDirectory(prefix="ad-opt-tests-")
os.environ["AD_OPT_CACHE_DIR"] = _CACHE.name  # tests find nothing that was made before them
