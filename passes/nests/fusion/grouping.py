"""Items of a block put into groups that become one loop each, in an order that keeps dependences.

One walk over the items in order. An item joins a group if nothing that it must stay behind stands,
directly or through others, behind that group (Kennedy and McKinley, 1993: typed fusion). Who is
behind whom is kept in bit sets, so that the work for each item is small.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from ad_opt.passes.analysis.memory.objects import bits_of
from ad_opt.passes.nests.block_dependences import Item


@dataclass(eq=False)
class Group:
    """Items that are to be one, in their order."""

    members: list[Item]
    members_bits: int
    behind: int
    """Groups in front of it, directly or through others, a bit each; not itself."""


@dataclass
class Grouping:
    """The walk: ``key`` says what may be one at all, ``may_join`` whether an item joins a group."""

    key: Callable[[Item], Hashable]
    may_join: Callable[[Group, Item], bool]
    groups: list[Group] = field(default_factory=list["Group"])
    _of_item: list[int] = field(default_factory=list[int])
    _by_key: dict[Hashable, list[int]] = field(default_factory=dict[Hashable, list[int]])

    def run(self, items: Sequence[Item]) -> list[Group]:
        """The groups in an order in which they may stand."""
        for item in items:
            self._enter(item)
        return self._in_order()

    def _enter(self, item: Item) -> None:
        direct = 0
        for number in bits_of(item.behind):
            direct |= 1 << self._of_item[number]
        farther = 0
        for group in bits_of(direct):
            farther |= self.groups[group].behind
        key = self.key(item)
        same = self._by_key.setdefault(key, []) if key is not None else []
        for at in reversed(same):
            if not farther >> at & 1 and self.may_join(self.groups[at], item):
                self._join(at, item, direct | farther)
                return
        same.append(len(self.groups))
        self._of_item.append(len(self.groups))
        self.groups.append(Group([item], 1 << item.number, direct | farther))

    def _join(self, at: int, item: Item, behind: int) -> None:
        own = self.groups[at]
        own.members.append(item)
        own.members_bits |= 1 << item.number
        own.behind |= behind & ~(1 << at)
        self._of_item.append(at)
        for other in self.groups:
            if other.behind >> at & 1:
                other.behind |= own.behind

    def _in_order(self) -> list[Group]:
        """Groups behind those that they depend on, else by their first items."""
        placed = 0
        order: list[Group] = []
        for number in range(len(self.groups)):
            # All that is in front of it, in the order of how much is in front of that.
            wanted = self.groups[number].behind & ~placed
            pending = sorted(bits_of(wanted), key=lambda n: self.groups[n].behind.bit_count())
            for one in (*pending, number):
                if not placed >> one & 1:
                    placed |= 1 << one
                    order.append(self.groups[one])
        return order
