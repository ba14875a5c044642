"""What the documents call by its name in the code is there: files, modules, and names in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "deploy").rglob("*.md")))
FOLDERS = "pbem|tests|docs|tools|benchmarks|templates|config|deploy|examples"
ROOMS = {path.stem for path in (ROOT / "pbem").iterdir()}
MADE_UP = {"pbem.toml", "tests/mail/corpus/PROGRAM/CASE.eml"}
_NAMED = re.compile(r"`([^`\n]+)`")
_FILE = re.compile(rf"(?:{FOLDERS})/[\w./*-]+")
_DOTTED = re.compile(r"[a-z_]+(?:\.[A-Za-z_]+)+")
_BENCHMARK = re.compile(r"python -m (benchmarks\.\w+)")


def missing(text: str) -> Iterator[str]:
    """Give what a page names and the code does not have."""
    for name in _NAMED.findall(text):
        if name in MADE_UP:
            continue
        if _FILE.fullmatch(name) and not any(ROOT.glob(name.rstrip("/"))):
            yield name
        if _DOTTED.fullmatch(name) and _is_of_the_house(name) and not found(name.removeprefix("pbem.").split(".")):
            yield name
    yield from (name for name in _BENCHMARK.findall(text) if _module(ROOT, name.split("."))[1])


def _is_of_the_house(name: str) -> bool:
    first = name.partition(".")[0]
    return first == "pbem" or (first in ROOMS and not name.endswith((".py", ".toml")))


def found(parts: list[str]) -> bool:
    """Tell whether a dotted name leads to a module, or to a name that is written in one."""
    module, left = _module(ROOT / "pbem", parts)
    return module is not None and all(re.search(rf"\b{name}\b", module.read_text("utf-8")) for name in left)


def _module(folder: Path, parts: list[str]) -> tuple[Path | None, list[str]]:
    """Follow a dotted name as far as there are modules; give the last one, and what is left of the name."""
    for place, name in enumerate(parts):
        if (folder / f"{name}.py").is_file():
            return folder / f"{name}.py", parts[place + 1 :]
        if not (folder / name).is_dir():
            return (folder / "__init__.py" if place else None), parts[place:]
        folder /= name
    return folder / "__init__.py", []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_in_the_code(page: Path) -> None:
    assert list(missing(page.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "text",
    [
        "see `pbem/service/nowhere.py`",
        "see `tests/no_such_folder/`",
        "see `service.work.routing.NO_STEPS`",
        "see `core.no_such_module`",
        "see `pbem.testing.conformance.no_such_function`",
        "run `python -m benchmarks.no_such_thing`",
    ],
)
def test_what_is_not_there_is_found(text: str) -> None:
    assert len(list(missing(text))) == 1


def test_what_is_there_is_found() -> None:
    named = "`pbem/service/work/work.py` `service.work.routing.STEPS` `core.ruleset` `pbem.testing.conformance.trail`"
    assert list(missing(f"{named} `pbem.toml`, and `python -m benchmarks.letter`")) == []
