"""A position as text: the whole state as TOML, one thing a line; changed by another such text, or by a diff of it.

Mail programs wrap, indent and trim: of a diff only the words of its lines count, and its line numbers are not needed.
A hunk is a run of lines with `-`, `+` or nothing before them; what it takes away must stand in the text once.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

import tomlkit

from pbem.registry import AnyOptions, AnyState, Installed

_HEAD = re.compile(r"^(---|\+\+\+|diff |index )")
_TABLE = re.compile(r"^\[")
_KEY = re.compile(r"^\s*+(?:[-+]\s*+)?\w+\s*=\s*$")
_QUOTED = re.compile(r'\\.|"""')


class BadPosition(ValueError):
    """Why a text is no position, or a diff does not fit; told to the referee."""


@dataclass(frozen=True)
class Hunk:
    """Lines to be found, and the lines to stand in their place; `line` is where the hunk begins."""

    line: int
    old: tuple[str, ...]
    new: tuple[str, ...]


def written(installed: Installed, state: AnyState) -> str:
    """Write a state as TOML a person can read and change: every member of a list on a line of its own."""
    return tomlkit.dumps({key: _laid_out(part) for key, part in installed.position(state).items()})


def _laid_out(value: object) -> object:
    """Lay a value out; lists of plain values get a line for each, and so do the lines of a text."""
    if isinstance(value, Mapping):
        table = tomlkit.table()
        for key, part in value.items():
            table.add(key, _laid_out(part))
        return table
    if isinstance(value, list | tuple) and value and not any(isinstance(part, Mapping) for part in value):
        array = tomlkit.array()
        array.extend(value)
        return array.multiline(len(value) > 1)
    if isinstance(value, list | tuple) and value:
        tables = tomlkit.aot()
        for part in value:
            tables.append(_laid_out(part))
        return tables
    return _text(value) if isinstance(value, str) and "\n" in value else value


def _text(value: str) -> tomlkit.items.Item:
    """Lay a text of several lines out as such, from the line below on: no mail program wraps the rows of a board."""
    return tomlkit.value(f'"""\n{tomlkit.string(value, multiline=True).as_string()[3:]}')


def read(installed: Installed, options: AnyOptions, state: AnyState, given: str) -> AnyState:
    """Read the state a text asks for: a whole position, or a diff of the present one; else a BadPosition."""
    present, given = written(installed, state), unwrapped(given)
    text = patched(present, given) if is_diff(given) else given
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadPosition(f"not TOML: {fault}") from None
    missing = [key for key in tomllib.loads(present) if key not in said]
    if missing:
        raise BadPosition(f"these parts are missing: {', '.join(missing)}; the text must be the whole position")
    try:
        return installed.from_position(options, installed.ruleset.rules.seats(options), said)
    except ValueError as fault:
        raise BadPosition(str(fault)) from None


def unwrapped(given: str) -> str:
    """Put together again what a mail program has wrapped: a key without its value, a text whose end is on the next
    line. A text of several lines, as a board is, was never wrapped.
    """
    lines: list[str] = []
    board = False
    for line in given.splitlines():
        torn = bool(lines) and not board and _torn(lines[-1])
        lines[-1:] = [f"{lines[-1].rstrip()} {line.strip()}"] if torn else [*lines[-1:], line]
        board ^= line.count('"""') % 2 == 1
    return "\n".join(lines) + "\n"


def _torn(line: str) -> bool:
    """Tell whether a line cannot end where it does."""
    return bool(_KEY.match(line)) or _QUOTED.sub("", line).count('"') % 2 == 1


def is_diff(given: str) -> bool:
    """Tell whether a text is a diff: its lines begin with signs, and no key of TOML stands on the first line."""
    lines = [line for line in given.splitlines() if line.strip()]
    return any(_change(line) for line in lines) and not any(
        _TABLE.match(line) and "=" not in line for line in lines[:1]
    )


def _change(line: str) -> bool:
    """Tell whether a line of a diff takes away or adds."""
    return line[:1] in ("-", "+") and not _HEAD.match(line)


def patched(text: str, diff: str) -> str:
    """Change a text by a diff."""
    lines = text.splitlines()
    for hunk in _hunks(diff):
        at = _place(lines, hunk)
        lines[at : at + len(hunk.old)] = hunk.new
    return "\n".join(lines) + "\n"


def _hunks(diff: str) -> Iterator[Hunk]:
    """Cut a diff into its hunks: at its `@@` lines, at blank lines, and where after `+` something else follows."""
    run: list[str] = []
    start = 0
    for number, line in enumerate(diff.splitlines(), 1):
        if _HEAD.match(line):
            continue
        if line.startswith("@@") or not line.strip():
            yield from _hunk(start, run)
            run = []
        else:
            start = start if run else number
            run.append(line)
    yield from _hunk(start, run)


def _hunk(line: int, run: Sequence[str]) -> Iterator[Hunk]:
    """Make a hunk of a run of lines, if they change anything."""
    if not any(map(_change, run)):
        return
    old = tuple(_words(one) for one in run if not one.startswith("+"))
    new = tuple(_words(one) for one in run if not one.startswith("-"))
    if not old:
        raise BadPosition(f"line {line}: nothing says where this is to be added; put the line before it in front")
    yield Hunk(line, old, new)


def _words(line: str) -> str:
    """Give a line of a diff without its sign."""
    return line[1:] if line[:1] in "-+ " else line


def _place(lines: Sequence[str], hunk: Hunk) -> int:
    bare, wanted = [line.strip() for line in lines], [line.strip() for line in hunk.old]
    found = [at for at in range(len(bare) - len(wanted) + 1) if bare[at : at + len(wanted)] == wanted]
    if len(found) == 1:
        return found[0]
    why = "stands nowhere in the position" if not found else "stands in it more than once; add the line before it"
    raise BadPosition(f"line {hunk.line}: {hunk.old[0].strip()!r} {why}")


def changes(before: str, after: str) -> tuple[str, ...]:
    """Say what differs between two positions, each line with the place it stands in: `[armies] red: - 1 C5 14`."""
    old, new = (list(_leaves(tomllib.loads(text))) for text in (before, after))
    said: list[str] = []
    for what, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what != "equal":
            said += [f"{place}: - {value}" for place, value in old[a:b]]
            said += [f"{place}: + {value}" for place, value in new[c:d]]
    return tuple(said)


def _leaves(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _leaves(part, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for part in value:
            yield from _leaves(part, place)
    else:
        yield place, str(value)
