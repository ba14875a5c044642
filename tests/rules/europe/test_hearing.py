"""E-13.4: who must hear of a step at once, and who may wait for the end of the round."""

from __future__ import annotations

from pbem.rulesets.europe.phases import audience
from tests.rules.europe.table_kit import Game, table

LYING = "BEN britain 2, BRI britain 1, GER dual 1, AUS dual 1, FRA france 1, SPA france 1, ANA ottoman 1"
CIRCLE = "britain france dual ottoman"


def begun(**more: object) -> Game:
    """Four powers, one after another."""
    return table(CIRCLE, LYING, mode="sequential", **more)  # type: ignore[arg-type]


def hears(before: Game, after: Game) -> set[str]:
    """List who must hear at once."""
    return set(audience.concerned(before.state, after.state, after.events))


def test_who_acted_who_is_next_and_to_whom_it_was_done() -> None:
    """E-13.4: the others were not involved."""
    game = begun()
    assert hears(game, game.play(britain="draft BRI")) == {"britain", "france"}
    game = begun(hands={"britain": "AC", "dual": "2C"})
    assert hears(game, game.play(britain="attack BEN GER 1")) == {"britain", "france", "dual"}


def test_whoever_is_asked_for_diplomacy() -> None:
    """E-13.2: that is everybody."""
    game = begun(react_hours=9)
    assert hears(game, game.play(britain="attack BEN GER 1")) == set(CIRCLE.split())


def test_whoever_is_given_cards() -> None:
    """E-6.7: the number of cards given to each is public."""
    game = begun(hands={}, deck="2C 3C 4C").play(britain="fate me ottoman me")
    assert hears(game, game.play()) == {"britain", "ottoman", "france"}


def test_everybody_at_the_end_of_a_round() -> None:
    """E-13.4: then the digest is due."""
    game = begun().play().play().play()
    assert hears(game, game.play()) == set(CIRCLE.split())


def test_everybody_in_a_simultaneous_game() -> None:
    """E-8.1: every turn is a whole round."""
    game = table(CIRCLE, LYING)
    assert hears(game, game.play()) == set(CIRCLE.split())


def test_private_matters_tell_nothing() -> None:
    """E-10.1: a card that was missing, a default that was carried out: who hears does not depend on it."""
    game = begun(hands={"britain": "AC", "dual": "2C"})
    named, plain = (game.play(britain=f"attack BEN GER 1{how}") for how in (" named 9H", ""))
    assert hears(game, named) == hears(game, plain)
