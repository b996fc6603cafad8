"""Writing what a pass has chosen as a schedule beside the function."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.dialects.support.names.attribute_names import LOOP_LABEL
from ad_opt.dialects.tensors import schedule
from xdsl.dialects.builtin import DenseArrayBase, StringAttr, SymbolRefAttr, i64
from xdsl.ir import Block, Operation, Region, SSAValue

from .tiling.tiles import Tile


class WrittenSchedule:
    """Steps about loops of one function, which stay as they are but for their labels."""

    def __init__(self, func: Operation):
        given = (op.attributes.get(LOOP_LABEL) for op in walk(func))
        self._labels = {label.data for label in given if isinstance(label, StringAttr)}
        self._finds: list[Operation] = []
        self._steps: list[Operation] = []

    def loop(self, loop: Operation) -> SSAValue:
        """A handle of a loop, which is labelled by the name of its variable."""
        label = loop.attributes.get(LOOP_LABEL)
        if not isinstance(label, StringAttr):
            label = loop.attributes[LOOP_LABEL] = StringAttr(self._fresh(loop))
        find = schedule.LoopOp(label.data)
        self._finds.append(find)
        find.loop.name_hint = label.data
        return find.loop

    def register_tile(self, loops: Sequence[Operation], tiles: Sequence[Tile]) -> None:
        """Write that loops run in tiles."""
        lanes = [tile.lanes for tile in tiles]
        properties = {"copies": DenseArrayBase.from_list(i64, [tile.copies for tile in tiles])}
        if max(lanes) > 1:
            properties["lanes"] = DenseArrayBase.from_list(i64, lanes)
        self._steps.append(
            schedule.RegisterTileOp.create(
                operands=[self.loop(loop) for loop in loops],
                result_types=[schedule.LOOP] * len(loops),
                properties=properties,
            )
        )

    def fuse(self, first: SSAValue, second: SSAValue) -> SSAValue:
        """Write that two loops become one; gives its handle."""
        step = schedule.FuseOp.create(operands=[first, second], result_types=[schedule.LOOP])
        step.loop.name_hint = first.name_hint
        self._steps.append(step)
        return step.loop

    def finish(self, func: Operation) -> bool:
        """Put the schedule behind the function; false if it has no steps."""
        block = func.parent
        if not self._steps or block is None:
            return False
        apply = schedule.ApplyOp.create(
            properties={"function": SymbolRefAttr(own_name(func))},
            regions=[Region(Block([*self._finds, *self._steps]))],
        )
        block.insert_op_after(apply, func)
        return True

    def _fresh(self, loop: Operation) -> str:
        base = loop.regions[0].block.args[0].name_hint or "loop"
        label, number = base, 1
        while label in self._labels:
            label, number = f"{base}_{number}", number + 1
        self._labels.add(label)
        return label
