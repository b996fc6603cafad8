"""Programs: MLIR or LLVM IR text, its intermediate forms, and its functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, cast

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.process.garbage_collection import rare_collections
from ad_opt.dialects.support.process.locks import ForkLock
from ad_opt.lowering.codegen.machine.options import BlasLibrary, CompileOptions
from ad_opt.passes.running import parsed, pass_through, registries
from ad_opt.values.own_types import depends_on_lowering, program_signatures

from .function import Function

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp
    from xdsl.dialects.func import FuncOp

    from ad_opt.lowering.codegen.in_process.jit import Library, Linkable
    from ad_opt.lowering.codegen.machine.signature import Signature
    from ad_opt.lowering.llvm_import.source_types import SourceTypes
    from ad_opt.passes.rules.expr import Expr
    from ad_opt.starts.recorded import Loaded
    from ad_opt.values.python_types import Declared

    from .loaded_code import Running
    from .pointed_types import Facts

    Told = tuple[str, Facts, int, bool]
    Attached = tuple[str, tuple[object, ...]]

_MADE = (
    *("_functions", "_signatures", "machine_signatures", "_raised", "_lowered", "_llvm_ir"),
    *("_runnable", "_shared"),
)
"""Attributes that a program makes of its text or module, when it is first asked for them."""


STAGES = ("mlir", "llvm-dialect", "llvm-ir", "llvm-ir-opt", "asm")


class Program:
    """A loaded program. Made by `load`; functions by name, each compiled when first called.

    Text that is ``trusted`` is not verified. In place of text it may be given a module, and what
    makes such a module again.
    """

    def __init__(
        self, text: str, name: str, options: CompileOptions, *,
        is_llvm: bool = False, trusted: bool = False,
        module: ModuleOp | None = None, make: Callable[[], ModuleOp] | None = None,
    ):  # fmt: skip
        self.name = name
        self.options = options
        self._text = text
        self._is_llvm = is_llvm
        self._source_types: SourceTypes | None = None
        self._lock = ForkLock()
        self._running: Running | None = None
        self._library: Library | None = None
        self._origin: Program | None = None
        """The program whose state this one uses, for derivatives and parts of it."""
        self._uses_state = False
        self._asking: frozenset[str] = frozenset()
        """Functions that are compiled for themselves, since they ask for derivatives."""
        self._roots: tuple[str, ...] = ()
        """The functions that count; none: all of them."""
        self._focused: dict[str, Program] = {}
        self._with_facts: dict[Told, Program] = {}
        self._facts: tuple[str, Facts] | None = None
        """Facts about the memory behind the parameters of a function, with its name."""
        self._attached: list[Attached] = []
        """Methods that attached derivatives to functions, and arguments, to be called again."""
        self._derived: dict[str, Program | tuple[Diagnostic, ...]] = {}
        self.debug = False
        """True if derivatives check themselves."""
        self.loaded: Loaded | None = None
        """The text and options that it was loaded from, if they say all."""
        self.edits = 0
        """Count of derivatives that were attached to functions."""
        self._make = make or partial(parsed, text, name, trusted=True)
        """Makes the module once more, where it was consumed."""
        self._is_consumed = False
        """True if what asks for the module first may change it, as long as nobody else has it."""
        if not is_llvm:
            self._module = module or parsed(text, name, trusted=trusted)

    @cached_property
    def _module(self) -> ModuleOp:
        return self._make()

    def __copy__(self) -> Program:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """Programs are pickled, and copied deeply, as their text and what was attached to it."""
        if self._shared_by_origin():
            text = f"{self.name} shares variables with another program, so it cannot be pickled"
            raise DiagnosticError(Diagnostic("AD0501", text, help="pickle what it was made from"))
        text = self._text if self._is_llvm else str(self._module)
        attached = tuple(self._attached) if self._is_llvm else ()
        return _unpickled, (text, self.name, self.options, self._is_llvm, self.debug, attached)

    def _shared_by_origin(self) -> list[str]:
        """Return the symbols that the program whose state this one uses shares with it."""
        return [] if self._origin is None else self._origin._shared

    def __getitem__(self, name: str) -> Function[Declared]:
        """The public function of that name; AD0501 if there is none."""
        try:
            return cast("Function[Declared]", self._functions[name])
        except KeyError:
            raise self._no_function(name) from None

    function = __getitem__
    """The same, with results that are declared: ``f: Function[float] = program.function("f")``."""

    def __iter__(self) -> Iterator[str]:
        """The names of `functions`."""
        return iter(self._functions)

    def __repr__(self) -> str:
        return f"<program {self.name}: {', '.join(self._functions) or 'no functions'}>"

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        from .calls.notebooks import program_html

        signatures = (function.signature for function in self._functions.values())
        return program_html(self.name, signatures, self.ir())

    @property
    def functions(self) -> Mapping[str, Function]:
        """All functions that can be called, by name, in order of the text."""
        return MappingProxyType(self._functions)

    @property
    def module(self) -> ModuleOp:
        """The program as it was loaded; not to be changed. LLVM IR is raised to core dialects."""
        ops = () if self._is_llvm else self._module.body.block.ops
        if self._is_llvm or any(op.name == "llvm.func" and op.regions[0].blocks for op in ops):
            return self._raised
        self._is_consumed = False
        return self._module

    @cached_property
    def _raised(self) -> ModuleOp:
        from ad_opt.dialects import make_context
        from ad_opt.dialects.support.ir.copying import copy_module
        from ad_opt.lowering.llvm_import import import_llvm
        from ad_opt.passes.infrastructure.manager import PassManager
        from ad_opt.passes.pipelines import from_llvm

        if self._is_llvm:
            module = import_llvm(self._text, self.name, self._roots, exceptions_stop=True)
        else:
            module = copy_module(self._module)
        if self._facts is not None:
            from .pointed_types import tell

            tell(module, *self._facts)
        PassManager.parse(make_context(), from_llvm(self._roots), trusted=True).run(module)
        return module

    def focused(self, name: str) -> Program:
        """Return the part of a program in LLVM IR that a function needs; state is that of the
        whole.

        The whole program is raised where derivatives were attached to its functions.
        """
        if not self._is_llvm or self._roots or self.edits or name not in self._signatures:
            return self
        with self._lock:
            if name not in self._focused:
                other = copy(self)
                other._roots, other._origin = (name,), self
                other._forget()
                self._focused[name] = other
            return self._focused[name]

    def with_facts(self, name: str, facts: Facts, *, whole: bool = False) -> Program:
        """Return the part of a program in LLVM IR that a function needs, or the ``whole``
        program, with facts about the function's parameters.
        """
        whole = whole or bool(self.edits)
        with self._lock:
            key = name, facts, self.edits, whole
            if key not in self._with_facts:
                other = copy(self)
                other._roots, other._origin = () if whole else (name,), self
                other._forget()
                other._facts, other.edits = (name, facts), 0
                other.attach_again(self._attached)
                self._with_facts[key] = other
            return self._with_facts[key]

    def unfocused(self) -> Program:
        """The whole program, with the facts that this one is told."""
        if self._facts is None or not self._roots or self._origin is None:
            return self
        return self._origin.with_facts(*self._facts, whole=True)

    @property
    def shares_variables(self) -> bool:
        """True if functions that are not in this part of a program use variables that are."""
        from ad_opt.dialects.llvm.llvm_ext import WRITTEN_ELSEWHERE

        return any(WRITTEN_ELSEWHERE in op.attributes for op in self.module.body.block.ops)

    def _forget(self) -> None:
        """Forget what was made of the program, in a copy that is to be another one."""
        self._running, self._library, self._lock = None, None, ForkLock()
        self._derived, self._focused, self._with_facts = {}, {}, {}
        self.loaded = None
        self._attached = []
        for name in _MADE:
            self.__dict__.pop(name, None)

    @property
    def is_quickly_raised(self) -> bool:
        """True if what type trees know of a program in LLVM IR may be asked before a call."""
        from .pointed_types import LARGEST_TEXT

        return self._is_llvm and ("_raised" in self.__dict__ or len(self._text) <= LARGEST_TEXT)

    def with_options(
        self,
        *,
        opt_level: int | None = None,
        fp: Literal["strict", "fast"] | None = None,
        veclib: bool | None = None,
        library: BlasLibrary | None = None,
        cache: bool | None = None,
        debug: bool | None = None,
        cpu: str | None = None,
        interruptible: bool | None = None,
    ) -> Program:
        """The same program, to be compiled otherwise; it is not parsed again."""
        given = {"opt_level": opt_level, "fp": fp, "veclib": veclib, "cache": cache, "cpu": cpu}
        given |= {"library": library, "interruptible": interruptible}
        changed = {k: v for k, v in given.items() if v not in (None, getattr(self.options, k))}
        other = copy(self)
        other.options, other.loaded = replace(self.options, **changed), None
        other._library, other._lock, other._derived = None, ForkLock(), {}
        other._running, other._focused, other._with_facts = None, {}, {}
        other.__dict__.pop("_runnable", None)
        # What names this program, or depends on the options, is made anew.
        other.__dict__.pop("_functions", None)
        other.debug = self.debug if debug is None else debug
        if not other._is_lowered_as(self):
            for lowered in ("_lowered", "machine_signatures", "_llvm_ir"):
                other.__dict__.pop(lowered, None)
        return other

    def _is_lowered_as(self, other: Program) -> bool:
        """True if what was made of another program of the same text goes for this one, too."""
        from .loaded_code import lowering_for

        if self.debug != other.debug or self.options.fp != other.options.fp:
            return False
        untouched = "_lowered" not in other.__dict__
        return untouched or lowering_for(self.options) == lowering_for(other.options)

    @property
    def source_types(self) -> SourceTypes | None:
        """Types of the source's parameters, of a program in LLVM IR."""
        if not self._is_llvm:
            return None
        if self._source_types is None:
            from ad_opt.lowering.llvm_import.source_types import SourceTypes

            self._source_types = SourceTypes(self._text)
        return self._source_types

    @cached_property
    def _functions(self) -> dict[str, Function]:
        return {name: Function(self, s) for name, s in self._signatures.items()}

    @cached_property
    def _signatures(self) -> dict[str, Signature]:
        if self._is_llvm:
            from .llvm_text import signatures_of_text

            found = signatures_of_text(self._text, self.name)
            return {name: s for name, s in found.items() if name in (self._roots or found)}
        return program_signatures(self._module)

    @cached_property
    def machine_signatures(self) -> dict[str, Signature]:
        """The signatures as lowered functions have them: how pairs and existentials are passed."""
        if self._is_llvm or not any(map(depends_on_lowering, self._signatures.values())):
            return self._signatures
        from ad_opt.lowering.codegen.machine.signature import signatures_of

        lowered = signatures_of(self._lowered)
        return {name: lowered.get(name, known) for name, known in self._signatures.items()}

    def _no_function(self, name: str) -> DiagnosticError:
        from .llvm_text import no_function

        text = "" if self._roots else self._text
        return no_function(self.name, name, list(self._functions), text)

    def ir(
        self, stage: Literal["mlir", "llvm-dialect", "llvm-ir", "llvm-ir-opt", "asm"] = "mlir"
    ) -> str:
        """The program at a stage: ``mlir``, ``llvm-dialect``, ``llvm-ir``, ``llvm-ir-opt``,
        ``asm``.

        ``llvm-ir-opt`` and ``asm`` are for this machine and hold the entry stubs too.
        """
        match stage:
            case "mlir":
                return self._text if self._is_llvm else str(self._module)
            case "llvm-dialect":
                return str(self._lowered)
            case "llvm-ir":
                return self._llvm_ir
            case "llvm-ir-opt" | "asm":
                from ad_opt.lowering.codegen.in_process import jit
                from ad_opt.lowering.codegen.machine.target import native_machine

                module = jit.optimized(self._jit_text, self.options)
                if stage == "llvm-ir-opt":
                    return str(module)
                return native_machine(self.options.opt_level, self.options.cpu).emit_assembly(
                    module
                )
            case _:
                text = f"there is no stage `{stage}`"
                hint = f"stages are {', '.join(STAGES)}"
                raise DiagnosticError(Diagnostic("AD0006", text, help=hint))

    @rare_collections()
    def after(self, pipeline: str, *, trusted: bool = False) -> Program:
        """Run passes, or a named pipeline, and return a program of its own; made once and kept.

        So is a refusal. What ``trusted`` passes make of a valid program is not verified.
        """
        with self._lock:
            found = self._derived.get(key := f"{self.stamp} {pipeline}")
            if found is None:
                try:
                    found = self._run(pipeline, trusted)
                except DiagnosticError as error:
                    self._derived[key] = error.diagnostics
                    raise
                self._derived[key] = found
            if isinstance(found, Program):
                return found
            raise DiagnosticError(*found)

    @rare_collections()
    def into(self, pipeline: str) -> Program:
        """The program that trusted passes make of one in MLIR, of which nothing is copied: whoever
        asks for its own module again has it made again.
        """
        _ = self._shared  # the other one asks for it
        other = self._with_module(self._passed(pipeline))
        other._make, other._is_consumed = partial(self._passed, pipeline), True
        return other

    def _passed(self, pipeline: str) -> ModuleOp:
        module = self.__dict__.pop("_module", None) or self._make()
        pass_through(module, pipeline, trusted=True)
        return module

    def _run(self, pipeline: str, trusted: bool) -> Program:
        from ad_opt.dialects.support.ir.copying import copy_module

        module = copy_module(self.module)
        pass_through(module, pipeline, trusted=trusted)
        return self._with_module(module)

    def _with_module(self, module: ModuleOp) -> Program:
        """A program that was made of this one, whose state it uses."""
        other = copy(self)
        other._forget()
        other._module, other._is_llvm = module, False
        other._origin = self._origin or self
        return other

    def function_op(self, name: str) -> FuncOp:
        """The operation of a function, which may be private or external; AD0501 if none is so."""
        found: dict[str, FuncOp] = {}
        for op in self.module.ops:
            if op.name == "func.func":
                func: Any = op
                found[func.sym_name.data] = func
        if name not in found:
            text = f"{self.name} has no function `@{name}`"
            hint = did_you_mean(str(name), list(found))
            raise DiagnosticError(Diagnostic("AD0501", text, help=hint))
        return found[name]

    def attach_rule(self, name: str, partials: Sequence[Sequence[Expr | None]]) -> None:
        """Give a function partial derivatives; see `custom_rule`."""
        from ad_opt.passes.autodiff.engine.custom_rules import attach_rule

        with self._lock:
            attach_rule(self.module, self.function_op(name), partials)
            self._attached.append(("attach_rule", (name, partials)))
            self.edits += 1

    def attach_derivatives(self, name: str, forward: str | None, backward: str | None) -> None:
        """Say which functions are the derivatives of a function; see `custom_rule`."""
        from ad_opt.passes.autodiff.engine.custom_rules import attach_functions

        with self._lock:
            for derivative in (forward, backward):
                if derivative is not None:
                    self.function_op(derivative)
            attach_functions(self.function_op(name), forward, backward)
            self._attached.append(("attach_derivatives", (name, forward, backward)))
            self.edits += 1

    def attach_again(self, attached: Sequence[Attached]) -> None:
        """Attach what was attached to another program of the same text."""
        for method, arguments in attached:
            getattr(self, method)(*arguments)

    @property
    def stamp(self) -> tuple[int, ...]:
        """Changes whenever what derivatives are made from changes: rules, types, attributes."""
        rules, types = registries()  # what is registered later is seen by what is derived later
        return rules.generation, types.generation, self.edits

    @cached_property
    @rare_collections()
    def _lowered(self) -> ModuleOp:
        from ad_opt.dialects import make_context
        from ad_opt.dialects.support.ir.copying import copy_module
        from ad_opt.passes.infrastructure.manager import PassManager
        from ad_opt.passes.pipelines import TYPES

        from .loaded_code import derivatives_for, lowering_for

        module = self.__dict__.pop("_module", None) if self._is_consumed else None
        module = module or copy_module(self.module)
        context = make_context()
        types = PassManager.parse(context, TYPES, trusted=True)
        types.run(module)  # derivatives of function values too
        steps = (*derivatives_for(module, self.options, self.debug), lowering_for(self.options))
        lowering = PassManager.parse(context, ",".join(steps), trusted=True)
        lowering.analyses = types.analyses
        lowering.run(module)
        if given := self._shared_by_origin():
            from ad_opt.dialects.support.ir.symbols import name_of
            from ad_opt.lowering.codegen.objects.separate_derivatives import share_state

            own = {name for op in self.module.body.ops if (name := name_of(op)) is not None}
            shared = own.intersection(given)  # lowering makes constants, too
            self._uses_state = share_state(module, shared)
        return module

    @cached_property
    def asks_for_derivatives(self) -> bool:
        """True if a program in LLVM IR calls Enzyme's functions, so that it cannot run as it is."""
        return self._is_llvm and "__enzyme_" in self._text

    @cached_property
    @rare_collections()
    def _llvm_ir(self) -> str:
        if self._is_llvm and not self.asks_for_derivatives:
            return self._text
        from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir

        return emit_llvm_ir(self._lowered, fast_math=self.options.fp == "fast")

    @cached_property
    def _runnable(self) -> str:
        """LLVM IR as LLVM prints it, for the processor and the options.

        Where one of the derivatives that a program asks for is refused, it is the program as it
        was written: functions that ask for none run, the others are looked at one by one.
        """
        if not self._is_llvm:
            return self._llvm_ir
        if self.asks_for_derivatives:
            try:
                return self._llvm_ir
            except DiagnosticError:
                from .llvm_text import functions_that_ask

                self._asking = functions_that_ask(self._text, self.name, self._signatures)
        from ad_opt.lowering.codegen.machine.given_code import for_machine
        from ad_opt.lowering.llvm_import import canonical_text

        text = canonical_text(self._text, self.name)
        return for_machine(text, fast=self.options.fp == "fast")

    @property
    def _jit_text(self) -> str:
        from .loaded_code import jit_text

        return jit_text(self._runnable, self.machine_signatures.values(), self.options)[0]

    def running(self) -> Running:
        """The whole program, compiled now if it was not. Its constructors have run."""
        with self._lock:
            if self._running is None:
                from .loaded_code import Running

                signatures = self.machine_signatures.values()
                self._running = Running(self._runnable, signatures, self.options)
            return self._running

    @rare_collections()
    def library(self) -> Library:
        """The compiled program, compiled now if it was not."""
        with self._lock:
            if self._library is None:
                self._library = self._compiled()
            return self._library

    def library_of(self, name: str) -> Library:
        """The code of a function: what keeps other functions from being compiled is theirs."""
        try:
            library = self.library()
        except DiagnosticError as refused:
            part = self._alone(name, refused)
            if part is None:
                raise
            return part.library()
        return self.focused(name).library() if name in self._asking else library

    def _alone(self, name: str, refused: DiagnosticError) -> Program | None:
        """A function and what it needs, where something has no lowering; `None` if that is all."""
        from ad_opt.passes.infrastructure.pipeline_text import quote

        from .loaded_code import has_variables

        lowered = all(d.code.startswith("AD04") for d in refused.diagnostics)
        if self._is_llvm or self._origin is not None or not lowered or has_variables(self._module):
            return None
        return self.after(f"internalize{{keep={quote(name)}}}")

    def _compiled(self) -> Library:
        from .loaded_code import compile_beside

        if self._origin is None:
            return self.running().library
        signatures = self.machine_signatures.values()
        return compile_beside(self._llvm_ir, signatures, self.options, self.used_state())

    def code_of(self, name: str) -> Linkable:
        """The machine code of a function, to be saved; AD0520 if it shares variables."""
        from .loaded_code import code_alone

        _ = self._llvm_ir
        if self._uses_state:
            text = f"@{name} shares variables with the program that it is made of"
            raise DiagnosticError(Diagnostic("AD0520", f"{text}, so it is not saved"))
        text = self._llvm_ir if self._origin is not None else self._runnable
        return code_alone(text, self.machine_signatures[name], self.options)

    def used_state(self) -> tuple[Mapping[str, int], Library | None]:
        """The variables of another program that the code of this one uses, and what keeps them."""
        _ = self._llvm_ir  # this says whether it uses any
        if self._origin is None or not self._uses_state:
            return {}, None
        running = self._origin.running()
        return running.state(), running.library

    @cached_property
    def _shared(self) -> list[str]:
        """Return the symbols that derivatives share with this program."""
        from ad_opt.dialects.support.ir.symbols import name_of
        from ad_opt.lowering.llvm_symbols import SymbolTable

        from .loaded_code import has_variables, shared_names

        if self._is_llvm:
            return shared_names(SymbolTable(self._runnable))
        if not has_variables(self._module):
            return []
        # Constants that lowering makes are those of one program, whatever their names.
        written = {name_of(op) for op in self._module.body.ops}
        return [one for one in shared_names(SymbolTable(self._runnable)) if one in written]


def _unpickled(
    text: str, name: str, options: CompileOptions, is_llvm: bool, debug: bool,
    attached: Sequence[Attached],
) -> Program:  # fmt: skip
    program = Program(text, name, options, is_llvm=is_llvm)
    program.debug = debug
    program.attach_again(attached)
    return program
