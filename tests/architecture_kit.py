"""The modules of the project and their imports, read with `ast`."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Module:
    """A module of the project: its dotted name, its file and its syntax tree."""

    name: str
    path: Path
    tree: ast.Module

    @property
    def layer(self) -> str:
        """Name the layer: the second part of `pbem.core.dice`; the package itself is no layer."""
        return (self.name.split(".") + [""])[1]

    @property
    def package(self) -> str:
        """Name the package that relative imports start from."""
        return self.name if self.path.name == "__init__.py" else self.name.rpartition(".")[0]


@cache
def modules(folder: str = "pbem") -> tuple[Module, ...]:
    """Read all modules below a folder."""
    return tuple(module(path) for path in sorted((ROOT / folder).rglob("*.py")))


def module(path: Path) -> Module:
    """Read one module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Module(name, path, ast.parse(path.read_text("utf-8")))


@cache
def imported(one: Module) -> frozenset[str]:
    """List the dotted names a module imports anywhere: `from a import b` gives a.b when that is a module."""
    return frozenset(found(one))


def found(one: Module) -> Iterator[str]:
    """Walk over all imports of a module."""
    known = {other.name for other in modules()}
    for node in ast.walk(one.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = origin(one, node)
            yield from {f"{base}.{alias.name}" if f"{base}.{alias.name}" in known else base for alias in node.names}


def origin(one: Module, node: ast.ImportFrom) -> str:
    """Give the absolute name of the module an import takes from."""
    if not node.level:
        return node.module or ""
    parts = one.package.split(".")
    return ".".join(parts[: len(parts) - node.level + 1] + ([node.module] if node.module else []))


@cache
def arrows() -> dict[str, frozenset[str]]:
    """Give all modules with what they import."""
    return {one.name: imported(one) for one in modules()}


def folders() -> dict[str, set[str]]:
    """Give every folder that has folders of code in it, with their names."""
    packages = {one.name for one in modules() if one.path.name == "__init__.py"}
    inner = {name.rpartition(".")[0] for name in packages} - {"", "pbem.rulesets"}  # the games are beside one another
    return {
        folder: {name.rpartition(".")[2] for name in packages if name.rpartition(".")[0] == folder} for folder in inner
    }


def upward(folder: str, order: tuple[str, ...], graph: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Find imports that run back up between the rooms of a folder, also by way of files that are not listed."""
    places = {room: place for place, room in enumerate(order)}
    inside = {name: name.removeprefix(f"{folder}.").split(".")[0] for name in graph if name.startswith(f"{folder}.")}
    for name, room in inside.items():
        if room not in places:
            continue
        for other, way in reached(name, graph, {one for one in inside if inside[one] not in places}):
            there = places.get(inside.get(other, ""), -1)
            if there > places[room] or (there == places[room] and way):
                yield " -> ".join((name, *way, other))


def reached(
    name: str, graph: Mapping[str, Collection[str]], passed: Collection[str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give all that a module imports, with the way there: directly (an empty one), or through what is passed."""
    waiting: list[tuple[str, tuple[str, ...]]] = [(name, ())]
    seen = {name}
    while waiting:
        at, way = waiting.pop()
        for other in sorted(graph.get(at, ())):
            if other in passed and other not in seen:
                seen.add(other)
                waiting.append((other, (*way, other)))
            elif other not in passed:
                yield other, way


@cache
def rulesets() -> list[str]:
    """List the names of the games."""
    return sorted(path.name for path in (ROOT / "pbem/rulesets").iterdir() if (path / "__init__.py").is_file())


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Walk over all functions and methods."""
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
