"""Classes of operations by name: ``CLASSES["llvm.load"]``, of all dialects that are installed."""

from __future__ import annotations

from xdsl.ir import Operation


class Classes(dict[str, type[Operation]]):
    """Filled a dialect at a time, when an operation is first wanted, so importing costs nothing."""

    def __missing__(self, name: str) -> type[Operation]:
        from ad_opt.dialects import DIALECTS, all_dialects

        wanted = name.partition(".")[0]
        # To ask for all of them loads xDSL's list and that of the plug-ins.
        dialect = (DIALECTS.get(wanted) or all_dialects()[wanted])()
        self.update({cls.name: cls for cls in dialect.operations})
        if name not in self.keys():
            raise KeyError(f"there is no operation {name}")
        return self[name]


CLASSES = Classes()
