"""Reports of games that are laid out or begun, and their words."""

from __future__ import annotations

from functools import cache

from pbem.core.blocks import Aside, Brief, Lines, News, Section, Table, Totals
from pbem.core.dice import KeyedDice
from pbem.core.events import Event, seen_by
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text
from pbem.registry import Installed, install
from pbem.reports.texts import Catalogue, wording
from pbem.rulesets.powers import setup, turn
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.position.position import read
from pbem.rulesets.powers.report import brief
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.vision import view


@cache
def installed() -> Installed:
    return install(POWERS)


@cache
def words(language: str = "en") -> Catalogue:
    """Give the catalogue of a language."""
    return wording(language, installed().catalogues)


def options(*chapters: str, map: str = "ten-lands", assignment: str = "listed", **more: object) -> Options:
    """Give options with the text of the map."""
    bare = Options(chapters=chapters or ("R1",), map=map, assignment=assignment, **more)  # type: ignore[arg-type]
    return setup.furnished(bare, {f"maps/{map}.toml": installed().material(f"maps/{map}.toml")})


def begun(of: Options, key: bytes = b"start") -> State:
    return setup.setup(of, setup.seats(of), KeyedDice(key))


def laid_out(of: Options, lands: dict[str, str], **more: object) -> State:
    """Lay out a position in round 3."""
    return read(of, setup.seats(of), {"round": 3, "lands": lands, **more})


def played(state: State, **orders: list[Order]) -> tuple[State, tuple[Event, ...]]:
    """Play a turn."""
    sheets = {Seat(seat): Sheet(tuple(map(Written[Order], own))) for seat, own in orders.items()}
    done = turn.resolve(state, sheets, KeyedDice(b"turn"))
    return done.state, done.events


def told(before: State | None, after: State, seat: str | None, events: tuple[Event, ...] = ()) -> Brief:
    """Write the report of a seat."""
    who = Seat(seat) if seat else None
    own = tuple(event for event in events if seen_by(event, who))
    return brief.brief(view(before, who) if before else None, view(after, who), own)


def section(found: Brief, name: str) -> Section | None:
    """Find a section by its heading; None: it was left out."""
    heading = Text(f"powers-heading-{name}") if name else None
    return next((each for each in found.sections if each.heading == heading), None)


def lines(found: Brief, name: str, language: str = "en") -> list[str]:
    """Give everything a section says, line by line."""
    part = section(found, name)
    return [line for block in (part.blocks if part else ()) for line in said(block, words(language))]


def said(block: object, catalogue: Catalogue) -> list[str]:
    """Give everything a block says."""
    say = catalogue.say
    match block:
        case Lines():
            return [say(line) for line in block.lines]
        case News():
            return [f"{say(lead)} {say(rest)}" for _, lead, rest in block.items]
        case Table():
            return [" | ".join(say(cell.content) for cell in row) for row in block.rows]
        case Totals():
            return [f"{figure} {say(label)}" for figure, label in block.figures]
        case Aside():
            return [say(block.headline), *(line for each in block.blocks for line in said(each, catalogue))]
        case _:
            return []
