"""Classes of operations by name: ``CLASSES["llvm.load"]``, of our dialects."""

from __future__ import annotations

from xdsl.ir import Operation


class Classes(dict[str, type[Operation]]):
    """Filled a dialect at a time, when an operation is first wanted, so importing costs nothing."""

    def __missing__(self, name: str) -> type[Operation]:
        from ad_opt.dialects import all_dialects

        dialect = all_dialects()[name.partition(".")[0]]()
        self.update({cls.name: cls for cls in dialect.operations})
        if name not in self.keys():
            raise KeyError(f"there is no operation {name}")
        return self[name]


CLASSES = Classes()
