"""The leak test at play: a turn is played in two worlds that a seat cannot tell apart when it begins.

What the seat does not know is dealt anew before the turn; its own letters and what others say to it stay the same, and
so does the key of the dice, so that a throw shows the same wherever its reason and its count are the same. The others
order the same as far as they can, or say nothing, or fill in their forms. Then both worlds go on by the rules, and may
part before the seat's eyes. Where they did not, everything the seat gets is compared: what happened, its mail in all
forms, the picture, who is awaited, who hears of it, numbers, the order of rows.

Whether they parted is read from the seat's view, without what the rule set says must follow from the rest (`follows`)
and without the order of its rows, and from what its events rightly tell beyond the view (`shown_once`). In a game
without secrets the whole view counts; what must not be seen there is what others have ordered.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from pbem import codec
from pbem.core import seat_requests
from pbem.core.dice import Dice, KeyedDice
from pbem.core.events import Event
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Severity
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.registry import AnyOrder, AnyState, Installed
from pbem.service.game import dealings
from pbem.testing import playing, table
from pbem.testing.playing import Game, Step, during, require
from pbem.testing.probing import probing
from pbem.testing.received import Reader, World, told
from pbem.testing.secrets import require_same

Given = Mapping[Seat, Sheet[AnyOrder]]
Deal = Callable[[AnyState, Seat, Dice], AnyState]
"""Deals anew what a seat does not know, or a part of it."""
LATER = 1000
"""The place of a probing letter: behind all that was said before it."""
COMPOSED = 6
"""One mail in so many is composed as text, HTML and JSON."""
FEWEST = 0.02
"""So large a part of the pairs must look alike, or the test compares too little."""


@dataclass(frozen=True)
class Tally:
    """How many pairs of worlds were played, and how many of them the seat could still not tell apart after it."""

    played: int = 0
    alike: int = 0

    def __add__(self, other: Tally) -> Tally:
        """Add up."""
        return Tally(self.played + other.played, self.alike + other.alike)


@dataclass(frozen=True)
class Pair:
    """One seat, the state as it is and dealt anew, and the orders of all in the world as it is."""

    seat: Seat
    state: AnyState
    dealt: AnyState
    given: Given


def worlds(installed: Installed, game: Game, deal: Deal | None = None, most: int = 0) -> Tally:
    """Play every turn of a game in two worlds, for each seat, with the letters it wrote and with probing ones.

    `deal` deals less anew than the rule set's `reimagine`, where that would seldom leave two worlds alike. Of a long
    game `most` turns are taken, 0: all.
    """
    tally, deal = Tally(), deal or installed.ruleset.keeping.reimagine
    chosen = sorted(Random(game.name).sample(range(len(game.steps)), min(most or len(game.steps), len(game.steps))))
    for number, step in ((number, game.steps[number]) for number in chosen):
        for seat in game.seats:
            place = f"{game.name}: turn {number}: two worlds of {seat}"
            with during(f"{place}: reimagine"):
                dealt = deal(step.before, seat, KeyedDice(place.encode()))
            for own in _letters(installed, step, seat, Random(place)):
                pair = Pair(seat, step.before, dealt, {**step.sheets, **own})
                tally += _played(installed, pair, step.key, place)
    return tally


def require_alike(tally: Tally, key: str) -> None:
    """A comparison of too few pairs proves nothing."""
    enough = tally.alike >= max(1, FEWEST * tally.played)
    require(enough, f"{key}: of {tally.played} pairs of worlds only {tally.alike} still looked alike after the turn")


def _letters(installed: Installed, step: Step, seat: Seat, chance: Random) -> Iterator[Given]:
    """Give the orders a seat gave, and those of a probing letter."""
    yield {seat: step.sheets[seat]} if seat in step.sheets else {}
    if seat in seat_requests.by_seat(installed.ruleset, step.before):
        view = table.told(installed.ruleset, step.before, seat, dealings.across(installed.ruleset, step.sheets, seat))
        yield {seat: dealings.stamped(installed.ruleset, seat, probing(installed, view, chance), LATER)}


def _played(installed: Installed, pair: Pair, key: bytes, place: str) -> Tally:
    """Play a turn in the world as it is and in the one dealt anew, in each of the ways the others may act."""
    same = playing.step(installed, pair.state, pair.given, key, place)
    tally = Tally()
    for way, given, other in _ways(installed, pair):
        there = f"{place}: {way}"
        one = same if given is pair.given else playing.step(installed, pair.state, given, key, there)
        two = playing.step(installed, pair.dealt, other, key, f"{there}: dealt anew")
        tally += _compared(installed, one, two, _reader(pair.seat, there))
    return tally


def _reader(seat: Seat, place: str) -> Reader:
    """Choose the language of a seat's mails; every few of them are composed whole."""
    chance = Random(place)
    return Reader(seat, chance.choice(LANGUAGES), (), place, chance.randrange(COMPOSED) == 0)


def _ways(installed: Installed, pair: Pair) -> Iterator[tuple[str, Given, Given]]:
    """List what the others may order in the two worlds: the same, nothing, something else."""
    ruleset, seat, given = installed.ruleset, pair.seat, pair.given
    heard = {by: table.heard_by(ruleset, by, sheet, seat) for by, sheet in given.items()}
    yield "the same orders", given, {by: _fitting(installed, pair, by, sheet) for by, sheet in given.items()}
    yield "silence", heard, table.alone(ruleset, given, seat)
    yield "other orders", given, {by: _filled(installed, pair, by, sheet) for by, sheet in heard.items()}


def _fitting(installed: Installed, pair: Pair, by: Seat, sheet: Sheet[AnyOrder]) -> Sheet[AnyOrder]:
    """Leave of another's orders those that can be given in the world dealt anew, and what the seat hears."""
    if by == pair.seat:
        return sheet
    view = table.told(installed.ruleset, pair.dealt, by, dealings.across(installed.ruleset, pair.given, by))
    numbered = Sheet(tuple(replace(line, line=number) for number, line in enumerate(sheet.lines, 1)))
    wrong = {one.line for one in installed.ruleset.words.check(view, numbered) if one.severity is Severity.ERROR}
    kept = table.heard_by(installed.ruleset, by, sheet, pair.seat).lines
    return Sheet(tuple(line for number, line in enumerate(sheet.lines, 1) if number not in wrong or line in kept))


def _filled(installed: Installed, pair: Pair, by: Seat, heard: Sheet[AnyOrder]) -> Sheet[AnyOrder]:
    """Let another give the orders of its form, beside what the seat hears."""
    requests = seat_requests.by_seat(installed.ruleset, pair.dealt).get(by, ())
    if by == pair.seat or not requests:
        return heard
    form = seat_requests.form(installed.ruleset, installed.ruleset.rules.view(pair.dealt, by), requests)
    return Sheet((*heard.lines, *form.lines))


def _compared(installed: Installed, one: Step, two: Step, reader: Reader) -> Tally:
    """Compare everything the seat gets after the turn, unless the worlds parted before its eyes."""
    if _witnessed(installed, one, reader.seat) != _witnessed(installed, two, reader.seat):
        return Tally(1)
    require_same(installed, (World(one.after, one), World(two.after, two)), reader)
    return Tally(1, 1)


def _witnessed(installed: Installed, step: Step, seat: Seat) -> tuple[str, str]:
    """Write what a seat rightly saw of a turn: its view, without what must follow, and what only events show."""
    ruleset = installed.ruleset
    view = codec.dumps(ruleset.rules.view(step.after, seat), ruleset.view_type)
    shown = [
        (event.kind, *(repr(_fact(event, name)) for name in ruleset.keeping.shown_once[event.kind]))
        for event in told(step, seat)
        if event.kind in ruleset.keeping.shown_once
    ]
    known = _canonical(json.loads(view), ruleset.keeping.follows) if ruleset.keeping.secret else view
    return known, repr(sorted(shown))


def _fact(event: Event, name: str) -> object:
    """Give a fact of an event; `lines.who`: one argument of each of its texts."""
    first, _, argument = name.partition(".")
    fact = event.facts.get(first)
    texts = fact if argument and isinstance(fact, tuple) else ()
    return [text.args.get(argument) for text in texts if isinstance(text, Text)] if argument else fact


def _canonical(value: object, without: tuple[str, ...] = ()) -> str:
    """Write a JSON value without some of its fields (`units.number`) and without the order of its lists."""
    return json.dumps(_sorted(value, tuple(name.split(".") for name in without)), sort_keys=True)


def _sorted(value: object, without: tuple[list[str], ...]) -> object:
    """Leave out fields, put lists into one order."""
    if isinstance(value, dict):
        gone = {path[0] for path in without if len(path) == 1}
        deeper = {key: tuple(path[1:] for path in without if path[0] == key and len(path) > 1) for key in value}
        return {key: _sorted(each, deeper[key]) for key, each in value.items() if key not in gone}
    if isinstance(value, list):
        return sorted((_sorted(each, without) for each in value), key=lambda each: json.dumps(each, sort_keys=True))
    return value
