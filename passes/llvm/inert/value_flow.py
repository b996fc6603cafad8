"""Flow of values and addresses through a program: from outside of it, and to where they count.

A node is a value, or the content of memory. An edge says that what one holds, the other may hold:
numbers that come from outside (*varied*), and addresses. Addresses of one node lead to one memory,
which is a node, so memories to which one node leads are joined (Steensgaard, Points-to Analysis in
Almost Linear Time, POPL 1996), but a node without addresses joins nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable


class Node:
    """Content that a value or a memory may have. Compare what `find` gives."""

    __slots__ = ("addresses", "is_count", "leads", "parent", "targets", "useful", "varied")

    def __init__(self) -> None:
        self.parent: Node | None = None
        self.leads: Node | None = None
        """The memory to which its addresses lead."""
        self.targets: list[tuple[Node, bool]] = []
        """Ends of its edges, and true if addresses go there, too."""
        self.varied = False
        """True if it may hold what comes from outside."""
        self.useful = False
        """True if what it holds may become a float, or get outside."""
        self.addresses = False
        """True if what it holds may become an address, or get outside."""
        self.is_count = False
        """True if it is known to be a number that is no float, and no address."""

    def find(self) -> Node:
        """The node that it has been joined with."""
        root = self
        while root.parent is not None:
            root = root.parent
        node = self
        while node.parent is not None:
            node.parent, node = root, node.parent
        return root


class Flow:
    """Nodes with edges; `run` carries everything along these."""

    def __init__(self) -> None:
        self._pending: list[Node] = []
        self._accesses: list[tuple[Node, Node, bool]] = []
        self._edges: list[tuple[Node, Node, bool]] = []
        self.outside = Node()
        """All that was there before, and that somebody else has his hands on."""
        self.outside.varied = self.outside.useful = self.outside.addresses = True
        self.outside.leads = self.outside

    def edge(self, source: Node, target: Node, addresses: bool = True) -> None:
        """Say that what one node holds the other may hold; addresses only if that is said."""
        if target.is_count:
            return
        source.find().targets.append((target, addresses))
        self._edges.append((source, target, addresses))
        self._pending.append(source)

    def load(self, address: Node, result: Node) -> None:
        """Say that a value is loaded from an address."""
        self._accesses.append((address, result, True))

    def store(self, value: Node, address: Node) -> None:
        """Say that a value is stored to an address."""
        self._accesses.append((address, value, False))

    def escape(self, node: Node) -> None:
        """Say that a value is given to who may do anything with it, and with memory behind it."""
        self.edge(node, self.outside)
        self.lead(node, self.outside)

    def lead(self, node: Node, memory: Node) -> None:
        """Say that a node's addresses lead to a memory."""
        node = node.find()
        if node.leads is None:
            node.leads = memory
        else:
            self._join(node.leads, memory)
        self._pending.append(node)

    def _join(self, one: Node, other: Node) -> None:
        """Make two memories one, and those to which they lead."""
        pending = [(one, other)]
        while pending:
            one, other = (node.find() for node in pending.pop())
            if one is other:
                continue
            other.parent = one
            one.targets += other.targets
            other.targets = []
            one.varied |= other.varied
            one.useful |= other.useful
            one.addresses |= other.addresses
            if one.leads is None:
                one.leads = other.leads
            elif other.leads is not None:
                pending.append((one.leads, other.leads))
            self._pending.append(one)

    def run(self) -> None:
        """Carry everything along, until nothing is news."""
        waiting, self._accesses = self._accesses, []
        while True:
            self._forth()
            rest = [access for access in waiting if not self._connect(*access)]
            if not rest:
                break
            if len(rest) == len(waiting):
                # Where no address came from, any may have come.
                self.lead(rest[0][0], self.outside)
            waiting = rest
        self._forth()
        self._back("useful", lambda addresses: True)
        self._back("addresses", lambda addresses: addresses)

    def _connect(self, address: Node, value: Node, loads: bool) -> bool:
        memory = address.find().leads
        if memory is None:
            return False
        self.edge(*((memory, value) if loads else (value, memory)))
        return True

    def _forth(self) -> None:
        """Carry along what is varied and where addresses lead, in rounds: in each, every node hands
        on once what it has, however many edges have been added to it.
        """
        while self._pending:
            waiting, self._pending = self._pending, []
            for node in dict.fromkeys(one.find() for one in waiting):
                self._hand_on(node.find())

    def _hand_on(self, node: Node) -> None:
        for target, addresses in list(node.targets):
            target = target.find()
            news = node.varied and not target.varied
            target.varied |= node.varied
            if node.leads is not None and addresses:
                if target.leads is None:
                    target.leads = node.leads
                    news = True
                elif target.leads.find() is not node.leads.find():
                    self._join(target.leads, node.leads)
                    news = True
            if news:
                self._pending.append(target)

    def _back(self, mark: str, passes: Callable[[bool], bool]) -> None:
        """Give a mark of nodes to those from which edges come."""
        sources: dict[Node, list[Node]] = {}
        for source, target, addresses in self._edges:
            if passes(addresses):
                sources.setdefault(target.find(), []).append(source.find())
        pending = [node for node in sources if getattr(node, mark)]
        while pending:
            for source in sources.get(pending.pop(), ()):
                if not getattr(source, mark):
                    setattr(source, mark, True)
                    pending.append(source)

    def is_active(self, node: Node) -> bool:
        """True if a node may hold what comes from outside and counts, or leads to where some is."""
        seen: set[Node] = set()
        at: Node | None = node.find()
        while at is not None and at not in seen:
            if at.varied and at.useful:
                return True
            seen.add(at)
            at = at.leads.find() if at.leads is not None and at.addresses else None
        return False

    def any_active(self, nodes: Iterable[Node]) -> bool:
        """True if one of some nodes is so."""
        return any(map(self.is_active, nodes))
