"""Names of cities in two scripts."""

from __future__ import annotations

from pbem.core.dice import KeyedDice
from pbem.rulesets.campaign.land.city_names import written
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.ruleset import CAMPAIGN


def test_city_names_in_the_script_of_the_option() -> None:
    """Option city_names: a name of the pool in either script; other names stay as they are."""
    assert [written(name, "cyrillic") for name in ("Yaz", "Novyaz", "Camelot")] == ["Йазь", "Новйазь", "Camelot"]
    assert [written(name, "latin") for name in ("Йазь", "Камелот")] == ["Yaz", "Камелот"]


def test_a_cyrillic_campaign_understands_both_scripts() -> None:
    """s5.1: «напасть на город Йазь» and `attack Yaz` are the same."""
    game, options = CAMPAIGN, Options(city_names="cyrillic", seats=2)
    state = game.rules.setup(options, game.rules.seats(options), KeyedDice(b"map"))
    names = [
        name
        for name in game.words.vocabulary(game.rules.view(state, game.rules.seats(options)[0])).names
        if name.kind == "city"
    ]
    assert all(not name.key.isascii() and any(way.isascii() for way in name.spellings) for name in names)
