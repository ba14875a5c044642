"""Forecast = result: with nobody else moving and nothing unseen, a turn brings what the answer to the orders said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import Field, fields, replace
from random import Random
from typing import Any, get_args, get_type_hints

from pbem import codec
from pbem.core import seat_requests
from pbem.core.events import seen_by
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.registry import AnyOrder, AnyState, AnyView, Installed, SomeRuleset, install
from pbem.testing.playing import Game, during, play, require, step, written
from pbem.testing.series import Series

WRITTEN = 2
"""So many sheets are written anew in each state laid open, beside the one that was given."""


def foretold(ruleset: SomeRuleset, series: Series, kept: Sequence[str] = ()) -> None:
    """Hold forecasts against the turns of games, each with all options drawn anew but those that are `kept`."""
    installed = install(ruleset)
    given = tuple(series.options) or (codec.loads("{}", ruleset.options_type),)
    for number in range(series.games):
        name = f"{ruleset.key}: forecasts {number + series.seed}"
        options = drawn(given[number % len(given)], Random(name), kept)
        forecasts(installed, play(installed, options, series.turns, name, series.position))


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


def _compared(installed: Installed, before: AnyState, seat: Seat, given: Sheet[Any], place: str) -> None:
    """Play a turn with the orders of one seat alone, for each of a few sheets."""
    comparison = installed.ruleset.telling.comparison
    assert comparison is not None
    state = comparison.laid_open(before, seat)
    for sheet in (given, *_written(installed, state, seat, Random(place))):
        comes_true(installed, state, seat, sheet, place)


def comes_true(installed: Installed, state: AnyState, seat: Seat, sheet: Sheet[AnyOrder], place: str) -> None:
    """Play a turn of a state laid open with one sheet, and with what the answer says of it: both bring the same."""
    ruleset, comparison = installed.ruleset, installed.ruleset.telling.comparison
    assert comparison is not None
    view, silent = (
        ruleset.rules.view(state, seat),
        {each: Sheet[AnyOrder]() for each in seat_requests.by_seat(ruleset, state)},
    )
    played = step(installed, state, {**silent, seat: sheet}, place.encode(), place)
    events = tuple(event for event in played.events if seen_by(event, seat))
    found = comparison.differences(view, sheet, ruleset.rules.view(played.after, seat), events)
    require(not found, f"{place}: it came otherwise: {'; '.join(found)}\n  of {list(sheet)!r}")
    said = _said(ruleset, view, sheet)
    again = step(installed, state, {**silent, seat: said}, place.encode(), place)
    came, told = (comparison.brought(ruleset.rules.view(each.after, seat)) for each in (played, again))
    require(came == told, f"{place}: {list(said)!r}\n  is said to be played, it is not {list(sheet)!r}")


def _said(ruleset: SomeRuleset, view: AnyView, sheet: Sheet[AnyOrder]) -> Sheet[AnyOrder]:
    """Give the orders the answer says the turn will be played with; one that does nothing is left out.

    It stays where it is the only one of its kind: a standing order would take its place.
    """
    told = list(zip(sheet.lines, ruleset.telling.plan(view, sheet)[1], strict=True))
    active = {type(line.order) for line, forecast in told if not forecast.idle}
    said = (
        replace(line, order=forecast.played or line.order)
        for line, forecast in told
        if forecast.played or not forecast.idle or type(line.order) not in active
    )
    return Sheet(tuple(said))


def _written(installed: Installed, state: AnyState, seat: Seat, chance: Random) -> Iterator[Sheet[Any]]:
    """Write orders for what the seat is asked for in a state laid open."""
    ruleset, asked = installed.ruleset, seat_requests.by_seat(installed.ruleset, state)
    if seat in asked:
        view = ruleset.rules.view(state, seat)
        likely = {ruleset.words.phrase(order).kind for order in seat_requests.form(ruleset, view, asked[seat])}
        yield from (written(installed, view, chance, frozenset((*likely, *asked))) for _ in range(WRITTEN))
