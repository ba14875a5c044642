"""House players that break a promise are found; so is one that nobody can name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle

import pytest

from pbem.core.dice import Dice, KeyedDice
from pbem.core.ruleset import HousePlayer
from pbem.core.seats import COLOURS, Request
from pbem.core.sheets import Sheet
from pbem.language.letter.house_players import Turn, letter
from pbem.registry import AnyOptions, Installed, install
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.view import View
from pbem.testing.house_games import dealt_out
from pbem.testing.house_players import house_players, named
from pbem.testing.playing import Broken, play

_ANSWERS = cycle(("pass", "move d1 to farm"))
Write = Callable[[View, Request, Dice], tuple[str, ...]]
DUEL = AnyOptions(Options(players=2))


def mute(view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    return ()


def muddled(view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    return ("move d1 to the moon",)


def hasty(view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    """D54: nobody may send troops in the first rounds."""
    return ("send d1 left",)


def moody(view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    return (next(_ANSWERS),)


def chatty(view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    return ("Good morning everybody!", "move d1 to farm")


def game(**players: HousePlayer[View]) -> Installed:
    return install(replace(DICE_EMPIRES, players=players))


@pytest.mark.parametrize(
    ("player", "message"),
    [
        (muddled, "is refused"),
        (hasty, "dice-empires-peace"),
        (moody, "writes otherwise the second time"),
        (chatty, "says what orders nothing|is refused"),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_a_house_player_that_breaks_a_promise_is_found(player: Write, message: str) -> None:
    installed = game(bold=HousePlayer(player))
    begun = play(installed, DUEL, 0, "promise")
    with pytest.raises(Broken, match=message):
        house_players(installed, begun)


def test_a_name_is_one_word_and_described_in_all_languages() -> None:
    with pytest.raises(Broken, match="is no name of a house player"):
        named(game(**{"very bold": HousePlayer(mute)}))
    with pytest.raises(Broken, match="no dice_empires-player-mute in en"):
        named(game(mute=HousePlayer(mute)))


def test_a_refused_line_is_named() -> None:
    """What a house player wrote and what is wrong with it is at hand for whoever logs it."""
    installed = game(bold=HousePlayer(muddled))
    rules = installed.ruleset.rules
    party = dealt_out(installed, COLOURS[:2])
    state = party.begun(DUEL, "refused")
    (request, _), view = rules.awaiting(state), rules.view(state, COLOURS[0])
    turn = Turn(view, (request,), KeyedDice(b"refused"))
    wrote = letter(installed.ruleset, installed.lexicons, installed.ruleset.players["bold"], turn)
    assert wrote.lines == ("move d1 to the moon",)
    assert len(wrote.refused) == 1
    assert wrote.draft.sheet == Sheet()
