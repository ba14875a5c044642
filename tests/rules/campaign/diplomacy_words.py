"""What a player writes about diplomacy, read as the service reads it, for tests."""

from __future__ import annotations

from typing import Literal

from pbem.core.agreements.orders import AnswerOrder
from pbem.core.grid import Cell
from pbem.core.problems import Severity
from pbem.core.seats import Seat
from pbem.language.forms.say import say
from pbem.language.letter import sheet
from pbem.language.letter.draft import Draft
from pbem.registry import install
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import Order
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import GiveArmy, GiveCity, GiveContact, Proposal, Treaty
from pbem.rulesets.campaign.view import KnownCity, OwnArmy, View
from pbem.rulesets.campaign.words import phrases

BLUE, RED, GREEN, WHITE = (Seat(colour) for colour in ("blue", "red", "green", "white"))
INSTALLED = install(CAMPAIGN)
GAME = CAMPAIGN

PACT = Proposal(4711, RED, Treaty((BLUE, RED), True, 10, True), 7, 8, (RED,))
"""Red proposes an alliance to blue."""
GIFT = Proposal(4712, GREEN, Treaty((BLUE, GREEN), False, None, False, (GiveArmy(3, GREEN, BLUE),)), 7, 8, (GREEN,))
"""Green wants to give blue an army."""
OWN = Proposal(5000, BLUE, Treaty((BLUE, RED), True, 5, False), 7, 8, (BLUE,))
"""Blue proposes an alliance to red."""
TREATY = Alliance(3333, (BLUE, RED), 5, None)
"""Blue and red are allied without limit."""
SEED = Treaty(
    (BLUE, RED),
    True,
    10,
    True,
    (GiveCity("Йазь", BLUE, RED), GiveContact(GREEN, RED, BLUE), GiveContact(WHITE, RED, BLUE)),
)
"""The hand-overs of the rule book's example 5.2."""


def view(*proposals: Proposal, seat: Seat = BLUE, alliances: tuple[Alliance, ...] = (), **options: str) -> View:
    """Give what blue knows in turn 7: three armies, two cities of its own, contacts with red and green."""
    return View(
        seat=seat,
        options=Options(**options),  # type: ignore[arg-type]
        turn=7,
        terrain=("." * 30,) * 30,
        fog=("." * 30,) * 30,
        armies=tuple(OwnArmy(number, "", Cell(4, number), 10 + number) for number in (1, 2, 3)),
        cities=(
            KnownCity("Йазь", Cell(2, 2), seat, "own", 7, True),
            KnownCity("Тор", Cell(4, 3), seat, "own", 7, True, capital=True),
            KnownCity("Sokol", Cell(9, 9), RED, "occupied", 7, True),
        ),
        contacts=(RED, GREEN),
        known=(RED, GREEN, WHITE),
        next_number=4,
        proposals=proposals,
        alliances=alliances,
    )


def read(text: str, seen: View, language: str = "en") -> Draft[Order]:
    """Read a letter; its first line is line 1."""
    lines = tuple(enumerate(text.splitlines(), 1))
    return sheet.read(lines, GAME, seen, sheet.readers(GAME, seen, INSTALLED.lexicons, language))


def only(text: str, seen: View, language: str = "en") -> Order:
    """Give the one order of a letter without errors."""
    draft = read(text, seen, language)
    assert not errors(draft), errors(draft)
    (line,) = draft.sheet.lines
    return line.order


def answer(proposal: Proposal, said: Literal["accept", "reject", "withdraw"]) -> AnswerOrder:
    """Give the order that says that of a proposal."""
    return AnswerOrder(proposal.number, said, proposal.treaty.members, proposal.seal)


def errors(draft: Draft[Order]) -> list[tuple[int, str]]:
    """List the errors: line and code."""
    return [(problem.line, problem.code) for problem in draft.problems if problem.severity is Severity.ERROR]


def warnings(draft: Draft[Order]) -> list[str]:
    """List the codes of the warnings."""
    return [problem.code for problem in draft.problems if problem.severity is Severity.WARNING]


def said(order: Order, language: str) -> str:
    """Say an order as the answer does."""
    return say(phrases.phrase(order), INSTALLED.lexicons[language])
