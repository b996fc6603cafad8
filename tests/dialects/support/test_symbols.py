"""References to symbols, wherever in an operation's attributes they stand."""

from ad_opt.dialects.llvm.attributes.parameter_trees import BlockAddressAttr
from ad_opt.dialects.support.ir.symbols import named_symbols, referenced
from xdsl.dialects import test
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, SymbolRefAttr, i64


def test_references_at_any_depth():
    """Arrays, dictionaries, and attributes with parameters are looked into."""
    op = test.TestOp(
        attributes={
            "here": SymbolRefAttr("a"),
            "listed": ArrayAttr([i64, ArrayAttr([SymbolRefAttr("b", ["inner"])])]),
            "named": DictionaryAttr({"key": SymbolRefAttr("c")}),
            "block": BlockAddressAttr.of("d", 1),
        }
    )
    assert sorted(named_symbols(op)) == ["a", "b", "c", "d", "inner"]
    assert referenced([op, test.TestOp(properties={"prop1": SymbolRefAttr("e")})]) == {*"abcde"}
