"""The documents say everything, and nothing that is not there."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer.main
from pydantic import BaseModel

from pbem import settings
from pbem.cli.app import app
from pbem.core import dice
from pbem.mail.commands import COMMANDS as COMMANDS_BY_MAIL
from pbem.mail.commands.word import Word
from pbem.proof import alone
from pbem.registry import Registry
from pbem.service.calendar import campaign_file
from pbem.service.calendar.schedule import Schedule
from pbem.service.house.terms import Absences, Brake

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    *sorted(page for page in ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "deploy").rglob("*.md")),
)
MANUAL = "\n".join((ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in ("hosts", "referees"))
ROOT_COMMAND = typer.main.get_command(app)
SETTINGS = (settings.Settings, settings.Mailbox, settings.Server, settings.Status, settings.Log)
CAMPAIGN = (campaign_file.CampaignFile, campaign_file.SeatEntry)
EVERYWHERE = {"--help", "--config"}
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$|((?:^    [^\n]*\n)+)", re.M | re.S)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:href|src)=\"([^\"]+)\"")


def _children(command: Any) -> dict[str, Any]:
    """Give the commands of a group."""
    return dict(getattr(command, "commands", {}))


def _commands(command: Any, path: tuple[str, ...] = ("pbem",)) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Walk over all commands that do something."""
    for name, child in _children(command).items():
        below = (*path, name)
        yield from _commands(child, below) if _children(child) else [(below, child)]


COMMANDS = dict(_commands(ROOT_COMMAND))


def _blocks(page: Path, *languages: str) -> Iterator[str]:
    """Give the code blocks of a page; indented ones have the language ''."""
    text = page.read_text(encoding="utf-8")
    for match in _BLOCK.finditer(text):
        if (match[1] or "") in languages:
            yield match[2] or match[3]


def _shown(page: Path) -> Iterator[str]:
    """Give every `pbem ...` command a page shows, in blocks or in the text."""
    for block in _blocks(page, "", "sh", "console"):
        yield from re.findall(r"^\s*(?:\$ )?((?:\S*/)?pbem .*)$", block, re.M)
    yield from re.findall(r"`(pbem [^`]+)`", page.read_text(encoding="utf-8").replace("\n", " "))


def _words(line: str) -> list[str]:
    """Split a command; a remark and what a synopsis puts in brackets are taken as they are."""
    return shlex.split(line.partition(" #")[0].replace("[", " ").replace("]", " ").replace("|", " "))[1:]


def test_there_are_pages() -> None:
    assert {"README.md", "CHANGELOG.md", "players.md", "referees.md", "hosts.md"} <= {page.name for page in PAGES}


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_command_is_described(path: tuple[str, ...]) -> None:
    assert re.search(rf"`{' '.join(path)}\b|^    {' '.join(path)}\b", MANUAL, re.M)


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_option_is_described(path: tuple[str, ...]) -> None:
    options = {name for each in COMMANDS[path].params for name in each.opts if name.startswith("--")}
    assert {name for name in options | EVERYWHERE if name not in MANUAL} == set()


@pytest.mark.parametrize("option", [name for each in ROOT_COMMAND.params for name in each.opts])
def test_every_option_of_the_program_is_described(option: str) -> None:
    assert option in MANUAL


@pytest.mark.parametrize("model", [*SETTINGS, *CAMPAIGN], ids=lambda model: model.__name__)
def test_every_key_is_a_row_of_a_table(model: type[BaseModel]) -> None:
    page = (ROOT / "docs" / ("hosts.md" if model in SETTINGS else "referees.md")).read_text(encoding="utf-8")
    assert [key for key in model.model_fields if f"\n| `{key}` |" not in page] == []


@pytest.mark.parametrize("key", sorted(Registry()))
def test_every_option_of_every_game_is_listed(key: str) -> None:
    page = (ROOT / "docs" / "referees.md").read_text(encoding="utf-8")
    options: type = Registry()[key].ruleset.options_type
    assert [each.name for each in fields(options) if f"| `{each.name}` |" not in page] == []


@pytest.mark.parametrize("part", [Schedule, Absences, Brake], ids=lambda part: part.__name__)
def test_the_defaults_are_those_of_the_code(part: type) -> None:
    page = (ROOT / "docs" / "referees.md").read_text(encoding="utf-8")
    section = page.partition(f"`[{part.__name__.lower()}]`")[2]
    rows = dict(re.findall(r"\| `(\w+)` \| `([^`]*)` ", section.partition("\n\n`[")[0]))
    assert rows == {each.name: _toml(each.default) for each in fields(part)}


def _toml(value: object) -> str:
    """Write a default as it would stand in a campaign's file."""
    if isinstance(value, float):
        return f"{value:g}"
    return "" if value is None else json.dumps(list(value) if isinstance(value, tuple) else value)


@pytest.mark.parametrize("command", COMMANDS_BY_MAIL, ids=lambda command: command.key)
def test_every_mail_command_is_described_in_every_language(command: Word) -> None:
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    table = [[_names(cell) for cell in row.split("|")[2:-1]] for row in page.splitlines() if row.count("|") == 6]
    told = next(row for row in table if command.words["en"][0] in row[0])
    assert all(words and words <= set(said) for words, said in zip(told, command.words.values(), strict=True))


def _names(cell: str) -> set[str]:
    """Give the words in a cell of the players' table."""
    return set(cell.replace("NAME", "").replace(" ,", ",").strip().split(", "))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    found = (one or other for one, other in _LINK.findall(page.read_text(encoding="utf-8")))
    links = [link for link in found if "://" not in link]
    assert [link for link in links if not _reached(page, link)] == []


def _reached(page: Path, link: str) -> bool:
    """Tell whether file and heading of a link are there."""
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    return target.exists() and (not anchor or anchor in _anchors(target))


def _anchors(page: Path) -> set[str]:
    """Give the names of the headings of a page, as they are made of their words."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_shown_commands_exist(page: Path) -> None:
    assert [fault for line in _shown(page) for fault in _faults(line)] == []


def _faults(line: str) -> Iterator[str]:
    """Tell what is wrong with a shown command."""
    command: Any = ROOT_COMMAND
    words = _words(line)
    while words and not words[0].startswith("-") and _children(command):
        command = _children(command).get(words.pop(0))
        if command is None:
            yield f"{line}: no such command"
            return
    known = {name for each in command.params for name in (*each.opts, *each.secondary_opts)} | {"--help", "-h", "--"}
    yield from (f"{line}: no option {word}" for word in words if re.match(r"--?[a-z]", word) and word not in known)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_makefile_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    shown = {name for block in _blocks(page, "", "sh") for name in re.findall(r"^ *make ([a-z]+)", block, re.M)}
    assert shown <= targets


def test_a_player_can_check_the_dice_as_the_page_says() -> None:
    """The program on the players' page is the one that is printed, and throws as the service does."""
    shown = [block.rstrip("\n") for block in _blocks(ROOT / "docs" / "players.md", "python")]
    assert shown == [Path(alone.__file__).read_text(encoding="utf-8").rstrip("\n")]
    seeds = dice.chain(b"a secret", 50)
    keyed = dice.KeyedDice(dice.turn_key(seeds[7], b"d" * 32))
    thrown = [keyed.roll(15, "battle E5 step 1 round 1 red") for _ in range(2)]
    assert thrown == [
        alone.throw(seeds[7].hex(), (b"d" * 32).hex(), "battle E5 step 1 round 1 red", 15, n) for n in (1, 2)
    ]
    assert alone.promised(seeds[7].hex(), 7, f"2-{dice.anchor(seeds[0])}")
    assert not alone.promised(seeds[8].hex(), 7, f"2-{dice.anchor(seeds[0])}")


def test_every_word_of_the_glossary_has_one_meaning_and_a_place() -> None:
    """docs/words.md: no word stands twice, and the file or folder it names is there."""
    page = (ROOT / "docs/words.md").read_text("utf-8")
    rows = re.findall(r"^\| (?!Word|-)([^|]+) \| [^|]+ \| ([^|]+) \|$", page, re.MULTILINE)
    words = [word for word, _ in rows]
    assert len(words) > 50
    assert len(words) == len(set(words))
    assert [place for _, place in rows if place.startswith("`") and not (ROOT / place.strip("`")).exists()] == []
