"""E-9.5: at the end everybody reads what everybody ordered last; until then nobody does."""

from __future__ import annotations

from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.rulesets.europe.position import position
from pbem.rulesets.europe.sight import reimagine, vision
from tests.rules.europe.table_kit import Game, table
from tests.rules.europe_report.kit import lines, told, words

NEAR = "FRA france 2, AUS france 1, HUN france 1, SPA dual 1, ITA dual 1, BRI britain 1"

CALM = "FRA france 1, SPA france 1, GER dual 1, AUS dual 1, BRI britain 1, SCA britain 1"


def letters(game: Game) -> dict[str, tuple[str, ...]]:
    """Say what is kept of each player's orders."""
    return {str(one.seat): one.words for one in game.state.letters}


def test_the_last_report_shows_everybodys_orders() -> None:
    """E-9.5: in their own words; E-10.1: standing orders that were not triggered stay secret."""
    start = table("france dual britain", NEAR)
    after = start.play(france="defend best / move FRA GER", dual="draft GER else hold / stop none")
    assert after.ending == "france by occupation of dual"
    for seat in ("france", "dual", "britain", None):
        assert lines(told(start, after, seat), "orders") == [
            "France and allies: move FRA GER",
            "Dual Alliance: draft GER else hold",
            "Britain and allies: no orders for this round",
        ]


def test_in_every_language() -> None:
    """E-9.5: with a heading of its own."""
    start = table("france dual britain", NEAR)
    found = told(start, start.play(france="move FRA GER"))
    heading = next(part.heading for part in found.sections if part.heading and part.heading.id.endswith("orders"))
    assert len({words(language).say(heading) for language in LANGUAGES}) == len(LANGUAGES)


def test_until_then_they_are_secret() -> None:
    """E-10: orders are their owner's; the views of others do not change with them."""
    after = table("france dual britain", CALM).play(dual="draft GER")
    assert letters(after) == {"dual": ("draft GER",)}
    for seat in (Seat("france"), Seat("dual"), None):
        assert vision.view(after.state, seat).letters == ()
    other = reimagine.reimagine(after.state, Seat("france"), KeyedDice(b"other"))
    assert other.letters != after.state.letters


def test_a_simultaneous_round_forgets_the_one_before() -> None:
    """E-9.5: those of the last round only."""
    game = table("france dual britain", CALM).play(dual="draft GER", france="hold")
    assert letters(game.play(france="draft FRA")) == {"france": ("draft FRA",)}


def test_in_a_sequential_game_each_players_last_turn_counts() -> None:
    """E-9.5: with the answers given since; a spy's look and the action after it belong together."""
    start = table(
        "france britain",
        "FRA france 1, SPA france 1, BRI britain 1, BEN britain 1",
        "2C 3C",
        {"france": "QH", "britain": "4C"},
        mode="sequential",
    )
    game = start.play(france="spy britain / hold").play(britain="hold")
    assert letters(game) == {"britain": ("hold",)}
    game = game.play(france="draft SPA").play(britain="draft BEN")
    assert letters(game) == {"britain": ("draft BEN",)}
    assert game.phase == "turn france"


def test_they_come_back_from_a_position_text() -> None:
    """Positions hold the whole state."""
    after = table("france dual britain", CALM).play(dual="draft GER else hold", france="hold")
    said = position.write(after.state)
    assert position.read(after.state.options, tuple(power.seat for power in after.state.powers), said) == after.state
