"""What the writers of the everyday lines had before them: a board of each game, seen by one seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.core.seats import Seat
from pbem.registry import AnyView, Installed
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.view import View
from tests.language import campaign, dice_empires, duncan, europe
from tests.language.everyday import powers_board

POSITION = {
    "turn": 7,
    "cities": [
        "Lur E6 blue",
        "Yaz G12 blue",
        "Kem C12 blue",
        "Gar F9 blue",
        "Tor I9",
        "Lhota I16 red",
        "Sudak J8 green",
        "Orel B14",
    ],
    "armies": {
        "blue": ["1 E6 12", "2 G12 10", "3 C12 20", "4 G9 8", "5 H14 15", "6 F9 6", "7 G12 4"],
        "red": ["1 I16 12", "2 I12 11", "3 K15 10"],
        "green": ["1 K8 14", "2 J8 9"],
    },
    "realms": {
        "blue": {"contacts": ["red", "green"]},
        "red": {"contacts": ["blue", "green"]},
        "green": {"contacts": ["blue", "red"]},
    },
}
"""Seven armies of Blue, two of them in Yaz; strangers of Red and Green in sight; two free cities."""


def campaign_board() -> View:
    """Give Blue's view of the campaign game."""
    options = Options(seats=3)
    position = CAMPAIGN.keeping.position
    assert position
    state = position.read(options, tuple(CAMPAIGN.rules.seats(options)), POSITION)
    return CAMPAIGN.rules.view(state, Seat("blue"))


POWERS = "powers"
BOARDS: Mapping[str, tuple[Installed, Callable[[], object]]] = {
    "campaign": (campaign.INSTALLED, campaign_board),
    "duncan": (duncan.INSTALLED, lambda: duncan.WIDE),
    "europe": (europe.INSTALLED, lambda: europe.VIEW),
    "dice_empires": (dice_empires.INSTALLED, lambda: dice_empires.SEEN),
}


def board(game: str, language: str = "en") -> tuple[Installed, AnyView]:
    """Give a game as installed, and the view its lines were written against: Powers has a map in each language."""
    if game == POWERS:
        return powers_board.INSTALLED, AnyView(powers_board.powers_board(language))
    installed, view = BOARDS[game]
    return installed, AnyView(view())
