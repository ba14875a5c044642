"""Reports of tables that are laid out, and their words."""

from __future__ import annotations

from functools import cache

from pbem import registry
from pbem.core.blocks import Brief, Cards, Lines, Listing, News, Section, Table, Totals
from pbem.core.events import seen_by
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.reports.texts import Catalogue, wording
from pbem.rulesets.europe.report import brief
from pbem.rulesets.europe.sight import vision
from pbem.rulesets.europe.view import View
from tests.rules.europe.table_kit import Game, table

LANDS = (
    "BRI britain 1, BEN britain 2, SCA britain 1, FRA france 3, SPA france 1, ITA france 1, "
    "GER dual 1, AUS dual 2, HUN dual 1, NRU russia 1, POL russia 1, UKR russia 1"
)
HANDS = {
    "france": "QH 9H 4C KS AD",
    "britain": "7D 3S 2C JC",
    "russia": "10C",
    "dual": "5S",
}
DISCARD = "2D 2S 3H 5D 6D 7H 8H 9D JH"
ORDERS = {
    "russia": "fate me france me",
    "britain": "defend best / draft BRI",
    "france": "sabotage SPA / spy russia / attack FRA BEN 2 named 9H 4C",
}


@cache
def words(language: str = "en") -> Catalogue:
    """Give the catalogue of a language."""
    return wording(language, registry.Registry()["europe"].catalogues)


def example() -> Game:
    """6.1: lay out the round of the rules' own example, with a limit of eight cards: France has more than four."""
    return table("dual russia britain france", LANDS, "KD 6C 2H", HANDS, discard=DISCARD, round=4, hand_limit=8)


def viewed(game: Game, seat: str | None) -> View:
    """Give what a player knows."""
    return vision.view(game.state, Seat(seat) if seat else None)


def told(before: Game | None, after: Game, seat: str | None = "france") -> Brief:
    """Write the report of a player."""
    own = tuple(event for event in after.events if seen_by(event, Seat(seat) if seat else None))
    return brief.brief(viewed(before, seat) if before else None, viewed(after, seat), own)


def section(found: Brief, name: str) -> Section | None:
    """Find a section by its heading; None: it was left out."""
    heading = Text(f"europe-heading-{name}") if name else None
    return next((each for each in found.sections if each.heading == heading), None)


def lines(found: Brief, name: str, language: str = "en") -> list[str]:
    """Give everything a section says, line by line."""
    part = section(found, name)
    return [line for block in (part.blocks if part else ()) for line in _lines(block, words(language))]


def _lines(block: object, catalogue: Catalogue) -> list[str]:
    say = catalogue.say
    match block:
        case Lines():
            return [say(line) for line in block.lines]
        case News():
            return [f"{say(lead)} {say(rest)}" for _, lead, rest in block.items]
        case Table():
            return [" | ".join(f"{say(cell.content)} {say(cell.small)}".strip() for cell in row) for row in block.rows]
        case Totals():
            return [f"{figure} {say(label)}" for figure, label in block.figures]
        case Cards():
            return [" ".join(f"{card.rank}{card.suit}{'!' if card.note else ''}" for card in block.cards)]
        case Listing():
            return list(block.lines)
        case _:
            return []
