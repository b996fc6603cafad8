"""The xDSL universe of ad-opt: what plain ``xdsl-opt`` sees of it through its entry point."""

from ad_opt.dialects import NEW_DIALECTS
from ad_opt.lowering import PASSES as LOWERING_PASSES
from ad_opt.passes import PASSES
from xdsl.universe import Universe

AD_UNIVERSE = Universe(all_dialects=dict(NEW_DIALECTS), all_passes=PASSES | LOWERING_PASSES)
