"""The last report of every game names who won, and shows who came where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem import codec
from pbem.core.blocks import Table
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.registry import AnyOptions
from pbem.reports.briefing import Report
from pbem.reports.compose import compose
from pbem.reports.texts import wording
from pbem.service.game.briefings import Step
from pbem.testing import letters
from pbem.testing.playing import Game, play
from pbem.testing.wording import found_in
from tests.service.kit import REGISTRY

LIMITS = {
    "campaign": ("turn_limit", 2),
    "duncan": ("turn_limit", 2),
    "europe": ("round_limit", 10),
    "dice_empires": ("round_limit", 10),
    "powers": ("rounds", 6),
}


@pytest.fixture(scope="module", params=LIMITS)
def ended(request: pytest.FixtureRequest) -> tuple[str, Game]:
    """Play a game to its end, by its limit of turns if nobody wins before."""
    installed = REGISTRY[request.param]
    option, limit = LIMITS[request.param]
    options = AnyOptions(codec.loads(f'{{"{option}": {limit}}}', installed.ruleset.options_type))
    return request.param, play(installed, options, 60, "final")


def last(key: str, game: Game, language: str) -> Report:
    """Write the last report of a seat that has not won, if there is one."""
    step = game.steps[-1]
    outcome = REGISTRY[key].ruleset.rules.outcome(step.after)
    winners = () if outcome is None else outcome.winners
    seat = next((seat for seat in game.seats if seat not in winners), game.seats[0])
    return letters.report(REGISTRY[key], Step(step.before, step.after, step.events), seat, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_report_names_who_won_and_who_came_where(ended: tuple[str, Game], language: str) -> None:
    key, game = ended
    installed = REGISTRY[key]
    outcome = installed.ruleset.rules.outcome(game.steps[-1].after)
    assert outcome is not None
    report, words = last(key, game, language), wording(language, installed.catalogues)
    assert report.final
    (standings,) = (
        section
        for section in report.brief.sections
        if isinstance(section.heading, Text) and section.heading.id == "ending-heading-standings"
    )
    (table,) = standings.blocks
    assert isinstance(table, Table)
    assert len(table.rows) == len(game.seats)
    assert words.t("ending-heading-standings").upper() in compose(report, words).text
    news = replace(report.brief, sections=tuple(each for each in report.brief.sections if each != standings))
    told = " ".join(compose(replace(report, brief=news), words).text.split())
    for winner in outcome.winners:
        assert words.seat(str(winner)) in told


def test_no_other_report_shows_who_came_where(ended: tuple[str, Game]) -> None:
    key, game = ended
    step = game.steps[0]
    report = letters.report(REGISTRY[key], Step(step.before, step.after, step.events), game.seats[0], "en")
    if not report.final:
        assert "FINAL STANDINGS" not in compose(report, wording("en", REGISTRY[key].catalogues)).text


ON_TURN = {
    "dice_empires": ('{"pace": "command"}', "dice-empires-on-turn"),
    "powers": ('{"order": "sequential", "chapters": ["minimal"], "map": "ten-lands"}', "powers-on-turn"),
}
"""Games in which one seat is on turn: options, and the text that says who."""


@pytest.mark.parametrize("key", ON_TURN)
def test_when_the_referee_ends_a_game_its_last_report_says_nobody_is_on_turn(key: str) -> None:
    """The rules do not know that it is over; what is waited for is marked, and left out."""
    installed, (options, saying) = REGISTRY[key], ON_TURN[key]
    game = play(installed, AnyOptions(codec.loads(options, installed.ruleset.options_type)), 4, "on turn")
    states = (state for state in game.states if installed.ruleset.rules.outcome(state) is None)
    told = [_ids(key, Step(None, state, ()), over) for state in states for over in (False, True)]
    assert any(saying in ids for ids in told[::2])
    assert not any(saying in ids for ids in told[1::2])


def _ids(key: str, step: Step, over: bool) -> set[str]:
    brief = letters.report(REGISTRY[key], step, Seat("blue"), "en", over).brief
    return {text.id for text in found_in(brief)}
