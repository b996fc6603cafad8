"""``python -m ad_opt`` is the command ``ad-opt``."""

from __future__ import annotations

import sys

from ad_opt.tools.ad_opt import main

if __name__ == "__main__":
    sys.exit(main())
