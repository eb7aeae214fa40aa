"""Kernels: plain functions over records, compiled by Numba. No other module imports Numba.

`LUDOTECA_KERNELS` chooses how they run:

* `compiled` (default): machine code, kept on disk between runs;
* `checked`: machine code that checks every index, for the tests;
* `python`: not compiled at all, for coverage and debuggers.

Kernels take records and small integers, return integers, raise nothing, allocate nothing and
touch no Python object, so that the same functions also run on a GPU.
"""

from __future__ import annotations

import dis
import inspect
import logging
import os
import pickle
import sys
import types
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

from ludoteca.core.announcing import announce
from ludoteca.core.caching import mark_as_used, open_cache, tools_digest
from ludoteca.core.identity import digest_of, identity
from ludoteca.core.records import quick

Function = TypeVar("Function", bound=Callable[..., Any])

# What a kernel is given: NumPy records (fields by attribute) and arrays. Numba infers the rest.
Record = Any
Array = Any

MODES = ("compiled", "checked", "python")
MODE = os.environ.get("LUDOTECA_KERNELS", "compiled")
if MODE not in MODES:
    raise ValueError(f"LUDOTECA_KERNELS is {MODE!r}; it can be {', '.join(MODES)}")

logger = logging.getLogger("ludoteca.core")

# What a kernel takes from Python: an integer, or an array of one dimension and of this type.
Kind = type[int] | type[np.generic]


@cache
def cache_folder() -> Path:
    """Where compiled kernels are kept."""
    return open_cache(Path(platformdirs.user_cache_dir("ludoteca")), MODE, TOOLS)


compiled_here: list[str] = []  # kernels that this process compiled; others came from the cache
unkept: list[str] = []  # those of them whose machine code could not be written to the disk

if MODE == "python":
    TOOLS = tools_digest([sys.version])

    def kernel(function: Function) -> Function:
        """Leave the function as it is (uncompiled mode)."""
        return function

    def compile_for(function: Function, *arguments: object) -> None:
        """Nothing to do in this mode."""

    def is_kept(function: Callable[..., Any]) -> bool:
        return True

    def expect(function: Callable[..., Any], *kinds: Kind) -> None:
        """Nothing to watch over in this mode."""

    def clear(record: Record) -> None:
        """Set all of a record to zero."""
        for name in record.dtype.names:
            record[name] = 0

    def lowest_bit(bits: int) -> int:
        """The number of the lowest bit that is set; there must be one."""
        return (int(bits) & -int(bits)).bit_length() - 1

else:  # pragma: no cover - coverage is measured uncompiled
    import llvmlite
    import numba
    from llvmlite.binding import parse_bitcode
    from numba.core import cgutils
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile
    from numba.core.codegen import JITCodeLibrary, RuntimeLinker
    from numba.core.compiler import Compiler
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import CPUDispatcher, cpu_target
    from numba.extending import intrinsic

    TOOLS = tools_digest(
        [
            sys.version,
            *(tool.__version__ for tool in (numba, llvmlite, np)),
            *cpu_target.target_context.codegen().magic_tuple(),
            digest_of(Path(__file__)),  # the settings below
        ]
    )

    def kernel(function: Function) -> Function:
        """Compile a function with the project's settings and keep the result on disk."""
        return cast(Function, Kernel(function))

    class Kernel(CPUDispatcher):  # type: ignore[misc]
        """A compiled function, which has an entrance for Python only if Python calls it.

        Most kernels are called by other kernels alone. They get neither an entrance nor machine
        code of their own, which would take half of the time of compiling.
        """

        def __init__(self, function: Callable[..., Any]) -> None:
            settings = {
                "nopython": True,
                "nogil": True,
                "error_model": "numpy",
                "boundscheck": MODE == "checked",
                "no_cfunc_wrapper": True,  # nobody calls them from C, and it takes its time
                "_nrt": False,  # nothing is allocated, so there is nothing to count references of
            }
            super().__init__(function, targetoptions=settings)
            self._cache = KernelCache(function, "entrance")
            self._cache_inside = KernelCache(function, "inside")
            self._inside: set[Any] = set()  # kinds of arguments compiled without an entrance
            self.expected: tuple[Kind, ...] = ()  # of the last arguments, if Python may call it

        def is_kept(self) -> bool:
            return any(cache.is_kept() for cache in (self._cache, self._cache_inside))

        def get_call_template(self, args: Any, kws: Any) -> Any:
            """Asked by the compiler of a kernel that calls this one."""
            kinds = [widened(kind) for kind in args]
            named = {name: widened(kws[name]) for name in kws}
            with global_compiler_lock:
                _, folded = self._compiler.fold_argument_types(kinds, named)
                if tuple(folded) not in self.overloads and not self._cache.is_kept():
                    self._compile_inside(tuple(folded))
                return super().get_call_template(kinds, named)

        def _compile_inside(self, kinds: Any) -> None:
            entrance, self._cache = self._cache, self._cache_inside
            usual, self._compiler.pipeline_class = self._compiler.pipeline_class, InsideCompiler
            self.targetoptions["no_cpython_wrapper"] = True
            try:
                self.compile(kinds)
            finally:
                del self.targetoptions["no_cpython_wrapper"]
                self._compiler.pipeline_class = usual
                self._cache = entrance

        def add_overload(self, cres: Any) -> None:
            if self._cache is not self._cache_inside:
                for environment in cres._find_referenced_environments():
                    cres.codegen.set_env(environment.env_name, environment)
                super().add_overload(cres)
                return
            # Without the base class, which would let Python call what has no entrance.
            kinds = tuple(cres.signature.args)
            self.overloads[kinds] = cres
            self._inside.add(kinds)

        def enter(self) -> None:
            """Python calls it from now on."""
            with global_compiler_lock:
                while self._inside:
                    del self.overloads[self._inside.pop()]

        def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
            """Called where Python finds no entrance for such arguments; what to call instead."""
            self.demand_expected(args)
            usual = [plain_integer(argument) for argument in args]
            if any(one is not other for one, other in zip(args, usual, strict=True)):
                return lambda *_: self(*usual)
            self.enter()
            return super()._compile_for_args(*args, **kws)

        def demand_expected(self, args: Sequence[Any]) -> None:
            """`TypeError` for what would compile a kernel once more that is there already."""
            first = len(args) - len(self.expected)
            for place, kind in enumerate(self.expected, first):
                if not fits(args[place], kind):
                    parameter = list(inspect.signature(self.py_func).parameters)[place]
                    wanted = "an int" if kind is int else f"a contiguous array of {kind.__name__}"
                    raise TypeError(f"{parameter} must be {wanted}, not {shown(args[place])}")

    class KernelCache(FunctionCache):  # type: ignore[misc]
        """Numba's cache of one function, in our folder, by what the function is made of.

        Numba's own would look for its folder in a global setting, and go by where the source lies
        and when it was written. Where the code is kept is found when it is first asked for, since
        a kernel may call others that are defined after it. Code that cannot be read is compiled
        anew, and code that cannot be kept is used all the same.
        """

        def __init__(self, function: Callable[..., Any], shape: str) -> None:
            self._shape = shape
            self._py_func = function
            self._name = function.__qualname__.replace("<locals>.", "")
            source = Path(inspect.getfile(function))
            serializing = SerializingInside if shape == "inside" else Serializing
            self._impl = serializing(source, function.__code__.co_firstlineno)
            self.enable()

        @cached_property
        def _cache_path(self) -> str:
            own = f"{self._name}-{identity(self._py_func)}"
            return str(cache_folder() / self._py_func.__module__ / own)

        @cached_property
        def _cache_file(self) -> IndexDataCacheFile:
            return IndexDataCacheFile(self._cache_path, f"{self._name}-{self._shape}", TOOLS)

        def is_kept(self) -> bool:
            return Path(self._cache_file._index_path).exists()

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            found = self._load(sig, target_context)
            if found is None:
                announce()
            return found

        def _load(self, sig: Any, target_context: Any) -> Any:
            try:
                mark_as_used(Path(self._cache_path))
                return super().load_overload(sig, target_context)
            except OSError:
                return None
            # Torn by a crash of the machine, or of another version, with what is not here.
            except (EOFError, pickle.UnpicklingError, ImportError, AttributeError):
                with suppress(OSError):
                    self.flush()
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            compiled_here.append(self._name)
            try:
                Path(self._cache_path).mkdir(parents=True, exist_ok=True)
                super().save_overload(sig, data)
            except OSError as error:
                if not unkept:
                    told = {"folder": self._cache_path, "reason": str(error)}
                    logger.warning("machine code cannot be kept on disk", extra=told)
                unkept.append(self._name)

    class Serializing(CompileResultCacheImpl):  # type: ignore[misc]
        """How Numba turns machine code into bytes and back, without its search for a folder."""

        def __init__(self, source: Path, line: int) -> None:
            self._locator = types.SimpleNamespace(
                ensure_cache_path=lambda: None,
                _py_file=str(source),  # for a warning that something cannot be kept
            )
            self._lineno = line

    class SerializingInside(Serializing):
        """The same for kernels without machine code."""

        def rebuild(self, target_context: Any, payload: Any) -> Any:
            generator = target_context.codegen()
            generator._library_class = InsideLibrary
            try:
                return super().rebuild(target_context, payload)
            finally:
                del generator._library_class  # its class has the usual one

    class InsideCompiler(Compiler):  # type: ignore[misc]
        """Compiles a kernel that only kernels call."""

        def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
            super().__init__(typing, target, InsideLibrary(target.codegen(), "inside"), *rest)

    class InsideLibrary(JITCodeLibrary):  # type: ignore[misc]
        """What a kernel becomes part of others as; they alone are optimised and get machine code.

        Otherwise code deep inside would be optimised and generated once for each kernel around it.
        """

        def finalize(self) -> None:
            for library in dict.fromkeys(self._linking_libraries):
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            self._final_module.verify()
            self._finish()

        def _finish(self) -> None:
            known = (each.name for each in self._final_module.global_variables)
            if any(name.startswith(RuntimeLinker.PREFIX) for name in known):
                self._finalize_final_module()  # it calls itself, and looks for itself by address
                return
            self._finalize_dynamic_globals()
            self._finalized = True

        def serialize_using_object_code(self) -> Any:
            return self.name, "inside", self._get_module_for_linking().as_bitcode()

        @classmethod
        def _unserialize(cls, codegen: Any, state: Any) -> Any:
            name, _, code = state
            self = cls(codegen, name)
            self._final_module = self._shared_module = parse_bitcode(code)
            self._finish()
            return self

        # Numba prepares everything to be called from Python; nobody will.

        def get_pointer_to_function(self, name: str) -> int:
            self._ensure_finalized()
            return 0

        @property
        def codegen(self) -> Any:
            return self

        def set_env(self, name: str, environment: Any) -> None:
            """It is set where machine code is made of it."""

    def compile_for(function: Function, *arguments: object) -> None:
        """Compile for arguments like these, or load from the cache; without running it."""
        compiled: Any = function
        compiled.enter()
        compiled.compile(tuple(numba.typeof(argument) for argument in arguments))

    def is_kept(function: Callable[..., Any]) -> bool:
        """Has it been compiled, by this process or into the cache by another?"""
        compiled: Any = function
        return bool(compiled.signatures) or compiled.is_kept()

    def expect(function: Callable[..., Any], *kinds: Kind) -> None:
        """Say of which kinds its last arguments are: others are refused, and nothing compiled.

        An integer of any width is taken for one of ours.
        """
        if isinstance(function, Kernel):  # a guest may leave a function as it is
            function.expected = kinds

    def plain_integer(argument: Any) -> Any:
        """Numba would compile anew for every width and every enumeration."""
        is_integer = isinstance(argument, int | np.integer) and not isinstance(argument, bool)
        return int(argument) if is_integer and type(argument) is not int else argument

    def fits(argument: Any, kind: Kind) -> bool:
        if kind is int:
            return type(plain_integer(argument)) is int
        usable = isinstance(argument, np.ndarray) and argument.ndim == 1
        return usable and argument.dtype == kind and bool(argument.flags.carray)

    def shown(argument: Any) -> str:
        if isinstance(argument, np.ndarray):
            return f"{argument.dtype} of shape {argument.shape}"
        return type(argument).__name__

    @intrinsic  # type: ignore[untyped-decorator]
    def clear(typing_context: Any, record: Any) -> Any:
        """Set all of a record to zero; for kernels alone."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            size = context.get_constant(numba.types.intp, record.size)
            cgutils.memset(builder, arguments[0], size, 0)
            return context.get_dummy_value()

        return numba.types.void(record), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest_bit(typing_context: Any, bits: Any) -> Any:
        """The number of the lowest bit that is set; there must be one. For kernels alone."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], cgutils.true_bit)

        return numba.types.int64(numba.types.int64), generate

    def widened(kind: Any) -> Any:
        """One integer type for all integers that a kernel passes to another.

        Numba would compile a function anew for every constant, every width and every enumeration
        it is called with, which takes twice the time and gains nothing.
        """
        kind = numba.types.unliteral(kind)
        integers = numba.types.Integer, numba.types.IntEnumMember
        return numba.types.int64 if isinstance(kind, integers) else kind


def load_cuda() -> Any:  # pragma: no cover - the suite needs no GPU
    """Numba's CUDA target, for machines that have a GPU; None where it cannot be used."""
    # numba-cuda still imports names that NumPy 2.4 dropped.
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    try:
        from numba import cuda
    except ImportError:
        return None
    return cuda if MODE != "python" and cuda.is_available() else None


def specialise(template: Function, **bindings: Any) -> Function:
    """Compile a general algorithm with its free names bound to the kernels of a game.

    Numba does not keep closures over kernels on disk, but it does keep functions with globals.
    So the template's code gets a namespace of its own. Its name is made of what is bound, since
    Numba takes two functions of one name for the same.
    """
    known = {**template.__globals__, **bindings}
    steps = dis.get_instructions(template)
    names = {step.argval for step in steps if step.opname == "LOAD_GLOBAL"}
    if missing := sorted(name for name in names if known.get(name) is unbound):
        raise TypeError(f"{template.__qualname__} needs {', '.join(missing)} to be bound")
    if strange := sorted(bindings.keys() - names):
        raise TypeError(f"{template.__qualname__} knows nothing of {', '.join(strange)}")
    function = types.FunctionType(
        template.__code__, known, template.__name__, template.__defaults__
    )
    function.__module__ = template.__module__
    function.__name__ = function.__qualname__ = f"{template.__name__}_{identity(function)}"
    return kernel(cast(Function, function))


def unbound(*_: object) -> Any:
    """Stands in a template for a kernel that `specialise` will bind."""
    raise TypeError("this kernel belongs to a template: specialise it to a game first")


def new_records(record_type: np.dtype[Any], count: int) -> Any:
    """An array of zeroed records whose fields are attributes, compiled or not."""
    return np.zeros(count, record_type).view(np.recarray)


def new_record(record_type: np.dtype[Any]) -> Any:
    return np.zeros(1, quick(record_type))[0]


def copy_record(record: Any) -> Any:
    copy = np.zeros(1, quick(record.dtype))
    copy[0] = record
    return copy[0]
