"""Forecast = result: with nobody else moving and nothing unseen, a turn brings what the answer to the orders said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import Field, fields, replace
from random import Random
from typing import Any, get_args, get_type_hints

from pbem.core import asking
from pbem.core.events import seen_by
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.registry import Installed, SomeRuleset, install
from pbem.testing.playing import Game, Position, during, play, require, step, written

WRITTEN = 2
"""So many sheets are written anew in each state laid open, beside the one that was given."""


def foretold(
    ruleset: SomeRuleset,
    options: Any,
    kept: Sequence[str] = (),
    *,
    games: int = 10,
    turns: int = 3,
    position: Position | None = None,
) -> None:
    """Hold forecasts against the turns of games, each with all options drawn anew but those that are `kept`."""
    installed = install(ruleset)
    for number in range(games):
        name = f"{ruleset.key}: forecasts {number}"
        forecasts(installed, play(installed, drawn(options, Random(name), kept), turns, name, position))


def drawn(options: Any, chance: Random, kept: Sequence[str] = ()) -> Any:
    """Draw options anew: a number of the range, one of the words; texts and options that belong to others stay."""
    hints = get_type_hints(type(options))
    free = [option for option in fields(options) if option.name not in kept and "needs" not in option.metadata]
    return replace(options, **{option.name: _drawn(option, hints[option.name], options, chance) for option in free})


def _drawn(option: Field[Any], hint: Any, options: Any, chance: Random) -> Any:
    if limits := option.metadata.get("range"):
        return chance.choice((*limits, chance.randint(*limits), option.default))
    words = (False, True) if hint is bool else get_args(hint) if option.default in get_args(hint) else ()
    return chance.choice(words or (getattr(options, option.name),))


def forecasts(installed: Installed, game: Game) -> None:
    """What the answer foretells of a sheet is what comes of it, when nobody else moves and nothing is unseen.

    Of each turn the orders of one seat are compared, and a few more that might be its.
    """
    if installed.ruleset.telling.comparison is None:
        return
    for number, one in enumerate(game.steps):
        seat = Random(f"{game.name} {number}").choice(sorted(one.sheets))
        place = f"{game.name}: turn {number}: forecast for {seat}"
        with during(place):
            _compared(installed, one.before, seat, one.sheets[seat], place)


def _compared(installed: Installed, before: Any, seat: Seat, given: Sheet[Any], place: str) -> None:
    """Play a turn with the orders of one seat alone, for each of a few sheets."""
    ruleset, comparison = installed.ruleset, installed.ruleset.telling.comparison
    assert comparison is not None
    state = comparison.laid_open(before, seat)
    view, silent = ruleset.rules.view(state, seat), {each: Sheet[Any]() for each in asking.by_seat(ruleset, state)}
    for sheet in (given, *_written(installed, state, seat, Random(place))):
        played = step(installed, state, {**silent, seat: sheet}, place.encode(), place)
        events = tuple(event for event in played.events if seen_by(event, seat))
        found = comparison.differences(view, sheet, ruleset.rules.view(played.after, seat), events)
        require(not found, f"{place}: it came otherwise: {'; '.join(found)}\n  of {list(sheet)!r}")


def _written(installed: Installed, state: Any, seat: Seat, chance: Random) -> Iterator[Sheet[Any]]:
    """Write orders for what the seat is asked for in a state laid open."""
    ruleset, asked = installed.ruleset, asking.by_seat(installed.ruleset, state)
    if seat in asked:
        view = ruleset.rules.view(state, seat)
        likely = {ruleset.words.phrase(order).kind for order in asking.form(ruleset, view, asked[seat])}
        yield from (written(installed, view, chance, frozenset((*likely, *asked))) for _ in range(WRITTEN))
