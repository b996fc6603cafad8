"""lit: the FileCheck tests through the real commands, as a user's shell would run them."""

import os
import sys

import lit.formats

config.name = "ad-opt"  # noqa: F821
config.suffixes = [".mlir", ".ll"]  # noqa: F821
config.test_format = lit.formats.ShTest()  # noqa: F821
config.test_source_root = os.path.dirname(__file__)  # noqa: F821
config.test_exec_root = os.path.join(os.path.dirname(__file__), "..", "build", "lit")  # noqa: F821
config.environment["PATH"] = os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]  # noqa: F821
config.environment["NO_COLOR"] = "1"  # noqa: F821
