"""Reports in Russian hold no English words: neither what happened, nor why a die was thrown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from pbem.codec import loads
from pbem.registry import AnyOptions, Installed, install
from pbem.reports import texts
from pbem.reports.compose import compose
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.europe.ruleset import EUROPE
from pbem.rulesets.powers.ruleset import POWERS
from pbem.service.game import briefings
from pbem.testing import letters
from pbem.testing.house_games import dealt_out
from pbem.testing.playing import furnished, step

GAMES: Mapping[str, tuple[Any, str, int]] = {
    "campaign": (CAMPAIGN, '{"seats": 4, "board_width": 16, "board_height": 12}', 8),
    "dice_empires": (DICE_EMPIRES, "{}", 8),
    "duncan": (DUNCAN, "{}", 6),
    "europe": (EUROPE, "{}", 12),
    "powers": (POWERS, '{"chapters": ["R2"], "map": "two-seas"}', 8),
    "everything": (POWERS, '{"chapters": ["all"], "map": "two-seas"}', 8),
}
WORD = re.compile(r"(?<![\w@./-])[a-z]{3,}(?![\w@/-])")
BOARD = re.compile(r"\s*\d+ .*\d+$")
"""A row of a map in signs."""
MEANT = frozenset(("details", "html", "txt", "report", "json"))
"""Names of files a report tells of."""


def mails(installed: Installed, options: AnyOptions, turns: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give the text of each Russian report of a game of house players, and the reasons of its throws."""
    options = furnished(installed, options)
    party = dealt_out(installed, installed.ruleset.rules.seats(options))
    state, words = party.begun(options, "words"), letters.catalogue(installed, "ru")
    for number in range(turns):
        if not installed.ruleset.rules.awaiting(state):
            return
        one = step(installed, state, party.sheets(state, f"words/{number}"), b"words %d" % number, "words")
        told = briefings.Step(one.before, one.after, one.events)
        for seat in party.names:
            report = letters.report(installed, told, seat, "ru")
            yield compose(report, words, b"PNG").text, tuple(roll.why for roll in report.rolls)
        state = one.after


@pytest.mark.parametrize("game", GAMES)
def test_a_russian_report_holds_no_english_word(game: str) -> None:
    """What is written in Latin letters is a name, a sign of the map or a file; reasons are read back from the words."""
    ruleset, options, turns = GAMES[game]
    installed = install(ruleset)
    found: set[str] = set()
    for text, reasons in mails(installed, AnyOptions(loads(options, ruleset.options_type)), turns):
        lines = (line for line in text.splitlines() if not BOARD.match(line))
        found |= {line for line in lines if set(WORD.findall(line)) - MEANT}
        catalogue = letters.catalogue(installed, "ru")
        assert [texts.reason(catalogue.throw(why)) for why in reasons] == list(reasons)
    assert found == set()
