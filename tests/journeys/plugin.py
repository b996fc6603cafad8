"""A compiler engineer installs a package of their own, and its tests pass."""

import subprocess
import sys

pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
subprocess.run([*pip, "./plugin"], check=True)
tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
done = subprocess.run(tests, cwd="plugin", capture_output=True, text=True)
assert done.returncode == 0, done.stdout + done.stderr
listed = subprocess.run(["ad-opt", "--list-passes"], check=True, capture_output=True, text=True)
assert "  lower-special " in listed.stdout
