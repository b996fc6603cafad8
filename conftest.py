"""Plug-ins of the tests. FileCheck files are collected by the plug-in that ad-opt installs
(`ad_opt.tools.check.pytest_plugin`; ``filecheck_paths`` in pyproject.toml), as those of users are.
"""

from __future__ import annotations

pytest_plugins = ["shares"]
