"""What each house player must be able to do, on positions drawn for it; and that it spends only what it has."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import Request, Seat
from pbem.registry import install
from pbem.rulesets.campaign.options import Options as CampaignOptions
from pbem.rulesets.campaign.players.dealings import answers
from pbem.rulesets.campaign.players.temper import BOLD, CALM
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.treaty import GiveArmy, Proposal, Treaty
from pbem.rulesets.campaign.view import View
from pbem.rulesets.dice_empires.options import Options as DiceOptions
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.duncan.options import Options as DuncanOptions
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.europe.options import Options as EuropeOptions
from pbem.rulesets.europe.ruleset import EUROPE
from pbem.rulesets.powers.options import Options as PowersOptions
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.house_games import dealt_out
from pbem.testing.playing import furnished

BLUE, RED, GREEN = Seat("blue"), Seat("red"), Seat("green")


def lines(ruleset: Any, options: Any, position: dict[str, object], seat: str, name: str = "bold") -> tuple[str, ...]:
    """Let a house player write on a position."""
    installed = install(ruleset)
    chosen = furnished(installed, options)
    state = installed.from_position(chosen, ruleset.rules.seats(chosen), position)
    request = next(one for one in ruleset.rules.awaiting(state) if one.seat == seat)
    view = ruleset.rules.view(state, Seat(seat))
    written: tuple[str, ...] = ruleset.players[name].write(view, Request(Seat(seat), request.kind), KeyedDice(b"x"))
    return written


def campaign(*armies: str, foes: tuple[str, ...] = (), name: str = "bold") -> tuple[str, ...]:
    """Draw a board: blue's capital Yaz, red's Tor, and Ost, which is nobody's."""
    position: dict[str, object] = {
        "turn": 3,
        "cities": ["Yaz C3 blue", "Tor H8 red", "Ost E3"],
        "armies": {"blue": list(armies), "red": list(foes)},
        "realms": {"blue": {"capital": "Yaz"}, "red": {"capital": "Tor"}},
    }
    return lines(CAMPAIGN, CampaignOptions(board_width=10, board_height=10, seats=2), position, "blue", name)


def test_the_campaigns_take_free_cities() -> None:
    assert "army 1: capture E3" in campaign("1 C3 10")


def test_the_campaigns_retire_from_the_stronger_and_attack_the_weaker() -> None:
    """A calm state goes home before two armies; a bold one goes at a single one that is weaker."""
    assert "army 1: to C3" in campaign("1 C6 10", foes=("1 E6 20", "2 E7 20"), name="calm")
    assert "army 2: attack red at E6" in campaign("1 C3 10", "2 C6 25", foes=("1 E6 20",))


def test_the_campaigns_guard_the_capital_while_foes_are_about() -> None:
    assert not any(line.startswith("army 1:") for line in campaign("1 C3 10", foes=("1 E4 20",)))


def proposal(**changes: Any) -> Proposal:
    return Proposal(4711, RED, Treaty((BLUE, RED), **changes), 1, 2, (RED,))


@pytest.mark.parametrize(
    ("laid", "bold", "calm"),
    [
        (proposal(), "accept", "accept"),
        (proposal(joint=False), "reject", "accept"),
        (proposal(alliance=False, terms=(GiveArmy(1, RED, BLUE),)), "accept", "accept"),
        (proposal(terms=(GiveArmy(1, BLUE, RED),)), "reject", "reject"),
    ],
    ids=["alliance", "separate victory", "gift", "a price"],
)
def test_proposals_are_answered_as_the_rule_book_says(laid: Proposal, bold: str, calm: str) -> None:
    """C-8.3: what costs nothing is accepted; what was answered already is not answered again."""
    view = View(BLUE, CampaignOptions(), 1, (), (), proposals=(laid,))
    assert list(answers(view, BLUE, BOLD)) == [f"{bold} 4711"]
    assert list(answers(view, BLUE, CALM)) == [f"{calm} 4711"]
    assert list(answers(view, RED, BOLD)) == []


def test_one_alliance_is_enough() -> None:
    other = Proposal(4712, GREEN, Treaty((BLUE, GREEN)), 1, 2, (GREEN,))
    view = View(BLUE, CampaignOptions(), 1, (), (), proposals=(proposal(), other))
    assert list(answers(view, BLUE, BOLD)) == ["accept 4711", "reject 4712"]


@pytest.mark.parametrize("name", ["bold", "calm"])
def test_walls_are_manned_before_the_first_rush(name: str) -> None:
    """D54: when troops may be sent for the first time, somebody stands on both walls of every lord."""
    installed, options = install(DICE_EMPIRES), DiceOptions(players=2)
    party = dealt_out(installed, DICE_EMPIRES.rules.seats(options))
    party = type(party)(installed, dict.fromkeys(party.names, name))
    chosen = furnished(installed, options)  # type: ignore[arg-type]
    *_, state = islice(party.states(party.begun(chosen, "rush"), "rush"), options.peace_rounds)
    for seat in DICE_EMPIRES.rules.seats(options):
        own = next(city for city in DICE_EMPIRES.rules.view(state, seat).cities if city.seat == seat)  # type: ignore[arg-type]
        assert {"WL", "WR"} <= {band.place for band in own.bands}


def test_duncan_goes_for_gold_and_pays_what_it_buys() -> None:
    position: dict[str, object] = {
        "dungeon": "##########\n#........#\n#........#\n##########",
        "piles": ["E2 small 9"],
        "teams": {"blue": {"portal": "B2", "points": 9, "units": ["u1 C2 1/2/2"]}, "red": {"portal": "I2"}},
    }
    written = lines(DUNCAN, DuncanOptions(teams=2), position, "blue", "calm")
    assert "move u1 to E2" in written
    assert sum(line.startswith("buy") for line in written) == 1  # 4 points of 9; a third unit would cost 6


def test_europe_stops_whoever_is_about_to_win() -> None:
    """E-9.1: Russia holds two homes of Britain, which nobody plays; France goes to the third before it is taken."""
    there = ["BEN russia 1", "SCA russia 2", "POL russia 1", "FRA france 2", "SPA france 1", "GER dual 1", "AUS dual 1"]
    written = lines(EUROPE, EuropeOptions(players=3), {"round": 3, "first": "france", "lands": there}, "france")
    assert written[0] == "move FRA BRI"


def test_powers_attack_with_odds_only() -> None:
    """P-6: five tanks go at one gun-less infantry; one infantry does not go at three tanks."""
    position: dict[str, object] = {
        "round": 3,
        "lands": {"A1": "blue: 5 tnk", "B1": "red: 1 inf", "B2": "red: 1 inf", "C1": "red: 3 tnk", "C2": "blue: 1 inf"},
    }
    written = lines(POWERS, PowersOptions(chapters=("minimal",)), position, "blue")
    assert any(line.startswith("move") and "A1 ->" in line for line in written)
    assert not any("C2 -> C1" in line for line in written)
    assert any(line.startswith("build tank at") for line in written)
