"""How big things may grow (style, section 2): files, functions, and what a function is given."""

from __future__ import annotations

import ast
from collections.abc import Iterable

import pytest

from tests.architecture_kit import ROOT, Module, functions, modules

LONGEST_FILE, LONGEST_FUNCTION = 400, 50
USUAL_FUNCTION, USUAL_SHARE = 25, 0.95
MOST_PARAMETERS = 5
NARROW = ("core", "language", "reports", "store", "mail", "service", "testing")
"""Layers without exceptions; makers of events in the games and commands of the CLI may have more."""


def test_no_file_is_too_long() -> None:
    lengths = {one.name: len(one.path.read_text("utf-8").splitlines()) for one in everything()}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_is_too_long() -> None:
    assert {name: length for name, length in lengths(everything()).items() if length > LONGEST_FUNCTION} == {}


def test_functions_are_short() -> None:
    """Style, section 2: 95 % within 25 lines."""
    found = list(lengths(modules()).values())
    assert sum(length <= USUAL_FUNCTION for length in found) >= USUAL_SHARE * len(found)


def everything() -> tuple[Module, ...]:
    """List the modules of the product, the tests and the benchmarks."""
    return tuple(
        one for folder in ("pbem", "tests", "benchmarks") if (ROOT / folder).is_dir() for one in modules(folder)
    )


def lengths(of: Iterable[Module]) -> dict[str, int]:
    """Count the lines of every function, its signature among them."""
    return {
        f"{one.name}:{function.lineno} {function.name}": (function.end_lineno or 0) - function.lineno + 1
        for one in of
        for function in functions(one.tree)
    }


@pytest.mark.parametrize("layer", NARROW)
def test_a_function_is_given_few_things(layer: str) -> None:
    """What is always passed on together is one value: a case, an envelope, a deadline."""
    of_layer = (one for one in modules() if one.layer == layer)
    wrong = {name: count for one in of_layer for name, count in given(one).items() if count > MOST_PARAMETERS}
    assert wrong == {}


def given(one: Module) -> dict[str, int]:
    """Count the parameters of every function; `self` and `cls` are none."""
    return {f"{one.name}:{function.lineno} {function.name}": parameters(function) for function in functions(one.tree)}


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the parameters of a function, by place or by name."""
    every = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    return len(every) - (bool(every) and every[0].arg in ("self", "cls"))


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("def f(a, b, c, d, e, g): pass", 6),
        ("def f(a, /, b, c, *, d, e, g=1): pass", 6),
        ("async def f(self, a, b, c, d, e): pass", 5),
        ("def f(cls): pass", 0),
        ("def f(*a, **b): pass", 0),
    ],
)
def test_a_sixth_parameter_is_found(source: str, count: int) -> None:
    assert [parameters(function) for function in functions(ast.parse(source))] == [count]
