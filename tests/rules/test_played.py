"""What the turn will be played with: said of an order that will not be carried out as written, and of no other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from pbem.core.blocks import Forecast
from pbem.core.drawing import Drawing
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language.letter import sheet as sheets
from pbem.registry import AnyState, Installed, install
from pbem.reports.briefing import Answer
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.dice_empires.options import Options as DiceOptions
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.duncan.answer.plan import plan
from pbem.rulesets.duncan.options import Options as DuncanOptions
from pbem.rulesets.duncan.orders import MoveOrder, Order
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.duncan.view import View
from pbem.testing import letters
from pbem.testing.forecasts import comes_true, foretold
from pbem.testing.playing import Broken
from pbem.testing.series import Series
from tests.known import known
from tests.rules.test_conformance import CLASH, MET, SMALL

MARCH = {**MET, "armies": {"blue": ["1 A1 12", "2 C3 14", "4 B8 20"]}}
TEAMS: dict[str, Any] = known(CLASH["teams"], dict)
RICH = {**CLASH, "teams": {**TEAMS, "blue": {**TEAMS["blue"], "points": 11}}}
CITIES: dict[str, Any] = {
    "round": 3,
    "lords": {"blue": {"dice": ["d1 T 3", "d2 F 3"]}, "red": {"dice": ["d1 T 6"]}, "green": {"dice": ["d1 T 6"]}},
}
GAMES: dict[str, tuple[Any, Any, Mapping[str, Any]]] = {
    "campaign": (CAMPAIGN, SMALL, MARCH),
    "duncan": (DUNCAN, DuncanOptions(teams=3), RICH),
    "dice": (DICE_EMPIRES, DiceOptions(players=3), CITIES),
}


def laid(game: str) -> tuple[Installed, AnyState]:
    """Set a game up."""
    ruleset, options, position = GAMES[game]
    installed = install(ruleset)
    return installed, installed.from_position(options, ruleset.rules.seats(options), position)


def answer(game: str, *lines: str, language: str = "en") -> Answer:
    """Answer a letter of blue."""
    installed, state = laid(game)
    return letters.answer(installed, state, lines, letters.Writer(Seat("blue"), language))


def played(game: str, *lines: str) -> list[str]:
    """Say of each line with what the turn will be played; nothing where it is as it was written."""
    return [line.played for line in answer(game, *lines).lines]


def test_a_march_that_is_cut_short() -> None:
    """C-4.2: the board ends after two cells; the tick lost there is told, for the others march on meanwhile."""
    assert played("campaign", "2: down 2, left 9, right 1") == ["army 2: down 2, left 2, wait 1, right 1"]


def test_the_turn_is_too_short() -> None:
    """C-4.1: an army has ten steps."""
    assert played("campaign", "4: right 6, up 9") == ["army 4: right 6, up 4"]


def test_an_order_carried_out_as_it_was_written_is_not_said_twice() -> None:
    """A march to its end, and one to a target that is reached."""
    assert played("campaign", "2: down 2, right 3", "4: to H8") == ["", ""]


def test_what_does_nothing_is_told_once() -> None:
    """C-4.2: an army at the edge of the board: the answer says that the order does nothing, and no other order."""
    line = answer("campaign", "1: up 3").lines[0]
    assert (line.idle, line.played) == (True, "")


def test_a_purse_that_is_too_small() -> None:
    """D-3.2: one of nine upgrades can be paid; the next order is too dear."""
    lines = answer("duncan", "upgrade speed of u1 x9", "upgrade speed of u2").lines
    assert [(line.played, line.idle) for line in lines] == [("upgrade u1 speed", False), ("", True)]


def test_an_alternative_that_is_carried_out() -> None:
    """X-13.2: nobody is on d4; X-13.4: the group has three people, not five."""
    lines = ("move d4 to farm, else move d2 to houses", "split 5 from d1 to church", "pass")
    assert played("dice", *lines) == ["move d2 to houses", "split 3 from d1 to church", ""]


LETTERS = {
    "campaign": ("1: up 3", "2: down 2, left 9, right 1", "4: right 6, up 9"),
    "duncan": ("upgrade speed of u1 x9", "upgrade speed of u2", "move u3 to C4", "buy C2, B3"),
    "dice": ("move d4 to farm, else move d2 to houses", "split 5 from d1 to church", "move d5 to farm", "pass"),
}


@pytest.mark.parametrize("game", LETTERS)
def test_what_is_said_is_what_happens(game: str) -> None:
    """With nobody else moving, the turn brings the same when it is played with the orders that were said."""
    installed, state = laid(game)
    comparison = installed.ruleset.telling.comparison
    assert comparison is not None
    alone, seat = comparison.laid_open(state, Seat("blue")), Seat("blue")
    view = installed.ruleset.rules.view(alone, seat)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, "en")
    draft = sheets.read(tuple(enumerate(LETTERS[game], 1)), installed.ruleset, view, readers)
    comes_true(installed, alone, seat, draft.sheet, game)


IN_WORDS = (
    ("en", "As things stand this will be carried out: “army 4: right 6, up 4”."),
    ("ru", "Если ничего не изменится, будет исполнено: «отряд 4: вправо 6, вверх 4»."),
    ("cs", "Jak to teď vypadá, provede se: „oddíl 4: vpravo 6, nahoru 4“."),
    ("sk", "Ako to teraz vyzerá, vykoná sa: „oddiel 4: vpravo 6, hore 4“."),
)


@pytest.mark.parametrize(("language", "words"), IN_WORDS)
def test_it_is_said_below_the_order(language: str, words: str) -> None:
    """6: once, on the line, in the reader's language, in both parts of the mail."""
    mail = letters.mail(install(CAMPAIGN), answer("campaign", "4: right 6, up 9", language=language))
    assert " ".join(mail.text.split()).count(words) == 1
    assert mail.html.count(words) == 1


def test_an_order_is_named_by_what_it_is_about() -> None:
    """The number of an army is not taken for that of a line; the number of a line is."""
    mail = letters.mail(install(CAMPAIGN), answer("campaign", "4: to H8", "1: up 3", "accept 2505"))
    assert "Still to correct: line 3. As things stand one order will do nothing (army 1)." in " ".join(
        mail.text.split()
    )


def test_a_game_that_says_another_thing_is_found_out() -> None:
    """Conformance plays the turn with the orders that were said, and compares."""

    def staying(view: View, sheet: Sheet[Order]) -> tuple[Drawing | None, tuple[Forecast[Order], ...]]:
        drawing, told = plan(view, sheet)
        return drawing, tuple(replace(one, played=_stays(view, order)) for one, order in zip(told, sheet, strict=True))

    liar = replace(DUNCAN, telling=replace(DUNCAN.telling, plan=staying))
    series = Series(12, 4, options=[DuncanOptions(teams=3)], position=CLASH)
    with pytest.raises(Broken, match="is said to be played"):
        foretold(liar, series, ("teams", "board_width", "board_height", "turn_limit"))


def _stays(view: View, order: Order) -> Order:
    """Say that a unit that is moved stays where it is."""
    at = {unit.number: unit.cell.name for unit in view.units}
    return replace(order, to=at[order.unit], via=()) if isinstance(order, MoveOrder) and order.unit in at else order
