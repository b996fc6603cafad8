"""FileCheck tests: run in this process, written from output, collected by pytest."""
