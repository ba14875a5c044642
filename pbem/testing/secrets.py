"""The leak test: whatever a seat does not know is dealt anew, and not a byte it gets may change.

Compared are the seat's view and the public's, its whole mail (subject, text, HTML, attachments), whom it may write
to, whom we wait for, what it can name, the plans drawn for it, the mails about what others say to it, and the answers
to lines it might probe us with: its own form, what the others can say, and lines with mistakes in them. What the others
say to it, and what it says itself, is the same both times; what they say to each other is left out the second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from random import Random
from typing import Any

from pbem import codec
from pbem.core.content import Content
from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language.lexicon import LANGUAGES
from pbem.registry import AnyRuleset, Installed
from pbem.service.turns import briefings, dealings
from pbem.service.turns.games import Overtures
from pbem.testing import letters, table
from pbem.testing.garbage import spoiled
from pbem.testing.playing import Broken, Game, Step, during, random_lines, require

PROBES = 3
"""So many lines of each sort are sent to probe."""


def secrets(installed: Installed, game: Game) -> int:
    """Run the leak test over all states and seats; give the number of states that were in fact dealt differently."""
    different = 0
    for number, state in enumerate(game.states):
        before = game.steps[number - 1] if number else None
        given = game.steps[number].sheets if number < len(game.steps) else {}
        probes = _probes(installed, game, World(state, given), Random(f"{game.name} {number}"))
        for seat in game.seats:
            place = f"{game.name}: after {number} turns: {seat}"
            different += _compared(installed, before, World(state, given), seat, probes, place)
    return different


@dataclass(frozen=True)
class World:
    """A state, and the orders given for the next turn."""

    state: Any
    given: Mapping[Seat, Sheet[Any]]


def _compared(
    installed: Installed, step: Step | None, world: World, seat: Seat, probes: tuple[str, ...], place: str
) -> bool:
    """Compare everything a seat gets in the world and in one dealt anew; tell whether that one differs."""
    with during(f"{place}: reimagine"):
        other = installed.ruleset.reimagine(world.state, seat, KeyedDice(place.encode()))
    language = Random(place).choice(LANGUAGES)
    silent = World(other, table.alone(installed.ruleset, world.given, seat))
    true = _told(installed, step, world, seat, probes, language, place)
    dealt = _told(installed, step, silent, seat, probes, language, f"{place}: dealt anew")
    for (what, one), (_, two) in zip(true, dealt, strict=True):
        if one != two:
            raise Broken(f"{place}: {what} depends on what it cannot know:\n{_difference(one, two)}")
    return bool(other != world.state)


def _told(
    installed: Installed,
    step: Step | None,
    world: World,
    seat: Seat,
    probes: tuple[str, ...],
    language: str,
    place: str,
) -> list[tuple[str, str]]:
    """List everything a seat gets, each with its name; the view first, for what else differs follows from it."""
    ruleset, state = installed.ruleset, world.state
    with during(place):
        heard = dealings.across(ruleset, world.given, seat)
        view = table.told(ruleset, state, seat, heard)
        before, events = (step.before, step.events) if step else (None, ())
        report = letters.report(installed, before, state, events, seat, language)
        answer = letters.answer(installed, state, probes, seat, language, heard)
        return [
            ("view", codec.dumps(view, ruleset.view_type)),
            ("public view", codec.dumps(ruleset.view(state, None), ruleset.view_type)),
            ("whom we wait for", repr(ruleset.awaiting(state))),
            ("whom it may write to", repr(sorted(ruleset.contacts(state, seat)))),
            ("turn, round and outcome", repr((ruleset.turn(state), ruleset.round(state), ruleset.outcome(state)))),
            ("whom it concerns", _concerned(ruleset, step, state)),
            ("vocabulary", repr(ruleset.vocabulary(view))),
            ("drawing", repr(ruleset.draw(view))),
            *((f"report: {part}", text) for part, text in _parts(letters.mail(installed, report))),
            *((f"answer: {part}", text) for part, text in _parts(letters.mail(installed, answer))),
            *_announced(installed, world, seat, heard, language),
        ]


def _concerned(ruleset: AnyRuleset, step: Step | None, state: Any) -> str:
    """List who hears at once of how that state came about: the others can tell it from their mail."""
    seats = ruleset.concerned(step.before, state, step.events) if step else None
    return "everybody" if seats is None else repr(sorted(seats))


def _announced(
    installed: Installed, world: World, seat: Seat, heard: Overtures, language: str
) -> Iterator[tuple[str, str]]:
    """List the mails about what others say to a seat, and about all of it being taken back."""
    for gone in (False, True):
        said = tuple((one, gone) for one in heard if one.by != seat)
        brief = table.announced(installed.ruleset, world.state, table.Hearing(seat, heard, said))
        if brief is not None:
            mail = letters.mail(installed, letters.told(installed, world.state, brief, seat, language))
            yield from ((f"what others say: {part}", text) for part, text in _parts(mail))


def _parts(content: Content) -> Iterator[tuple[str, str]]:
    """Walk over the parts of a mail."""
    yield from (("subject", content.subject), ("text", content.text), ("HTML", content.html))
    yield from ((one.name, one.data.decode("utf-8", "backslashreplace")) for one in content.attachments)


def _probes(installed: Installed, game: Game, world: World, chance: Random) -> tuple[str, ...]:
    """Write lines to probe us with: what any seat, or the lines of its form, can say, whole and spoiled."""
    lines: list[str] = []
    for seat in game.seats:
        heard = dealings.across(installed.ruleset, world.given, seat)
        view, language = table.told(installed.ruleset, world.state, seat, heard), chance.choice(LANGUAGES)
        lines += briefings.form(installed, world.state, seat, language)[:PROBES]
        lines += random_lines(installed, view, language, chance)[:PROBES]
    chance.shuffle(lines)
    chosen = lines[: 3 * PROBES]
    return (*chosen, *(spoiled(line, chance) for line in chosen[:PROBES]))


def _difference(one: str, two: str) -> str:
    """Show the first lines that differ; a long line around its first difference."""
    first, second = (text.replace(',"', ',\n"').replace(">", ">\n").splitlines() for text in (one, two))
    found = unified_diff(first, second, "as it is", "dealt anew", lineterm="", n=1)
    return "\n".join(line[:300] for line, _ in zip(found, range(20), strict=False))


def require_secrets(different: int, key: str) -> None:
    """A leak test that deals nothing anew proves nothing."""
    require(different > 0, f"{key}: reimagine never dealt anything anew, so the leak test proves nothing")
