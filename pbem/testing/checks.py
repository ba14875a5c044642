"""What every rule set must keep to, one function a promise; each fails with an AssertionError that says where."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import tomlkit

from pbem import codec
from pbem.core import seat_requests
from pbem.core.dice import KeyedDice
from pbem.core.events import Event
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.core.seat_requests import Requests
from pbem.core.seats import COLOURS, REFEREE, Seat
from pbem.core.sheets import Sheet
from pbem.language.forms.say import say
from pbem.language.letter import sheet as sheets
from pbem.language.reading.parse import parse
from pbem.registry import AnyOrder, AnyRuleset, AnyState, AnyView, Installed
from pbem.testing import table
from pbem.testing.playing import Broken, Game, accepted, during, require, step


def complete(installed: Installed) -> None:
    """A lexicon and a catalogue in every language."""
    for what, found in (("lexicon", installed.lexicons), ("locale", installed.catalogues)):
        missing = [language for language in LANGUAGES if language not in found]
        require(not missing, f"{installed.ruleset.key}: {what} is missing for {', '.join(missing)}")


def round_trips(installed: Installed, game: Game) -> None:
    """Options, states, views, sheets and events come back from JSON as they were."""
    ruleset = installed.ruleset
    _round_trip(game.options, ruleset.options_type, f"{game.name}: options")
    for number, state in enumerate(game.states):
        place = f"{game.name}: after {number} turns"
        _round_trip(state, ruleset.state_type, f"{place}: state")
        for seat in (*game.seats, None):
            _round_trip(ruleset.rules.view(state, seat), ruleset.view_type, f"{place}: view of {seat}")
    for number, one in enumerate(game.steps):
        for seat, sheet in one.sheets.items():
            _round_trip(sheet, sheet_type(installed), f"{game.name}: turn {number}: sheet of {seat}")
        _round_trip(one.events, tuple[Event, ...], f"{game.name}: turn {number}: events")


def sheet_type(installed: Installed) -> object:
    """Give the type of a sheet of that game."""
    return Sheet[installed.ruleset.order_type]  # type: ignore[name-defined]


def _round_trip(value: object, type_: object, what: str) -> None:
    with during(f"{what}: writing as JSON"):
        text = codec.dumps(value, type_)
    with during(f"{what}: reading from JSON"):
        read = codec.loads(text, type_)
    require(read == value, f"{what} comes back from JSON changed:\n  was {value!r}\n  is  {read!r}")
    require(codec.dumps(read, type_) == text, f"{what} is written differently the second time")


def replays(installed: Installed, game: Game) -> None:
    """The same sheets and the same dice key give the same bytes, from values that were kept as JSON."""
    ruleset, type_ = installed.ruleset, sheet_type(installed)
    for number, one in enumerate(game.steps):
        place = f"{game.name}: turn {number} replayed"
        state: AnyState = codec.loads(codec.dumps(one.before, ruleset.state_type), ruleset.state_type)
        given = {seat: codec.loads(codec.dumps(sheet, type_), type_) for seat, sheet in one.sheets.items()}
        again = step(installed, state, given, one.key, place)
        require(again.rolls == one.rolls, f"{place}: other dice were thrown")
        for what, kind in (("after", ruleset.state_type), ("events", tuple[Event, ...])):
            same = codec.dumps(getattr(again, what), kind) == codec.dumps(getattr(one, what), kind)
            require(same, f"{place}: not the same {what}")


def questions(installed: Installed, game: Game) -> None:
    """Somebody must give orders exactly while there is no outcome; turns count upwards; seats are those of the game."""
    ruleset = installed.ruleset
    for number, state in enumerate(game.states):
        place = f"{game.name}: after {number} turns"
        awaiting, outcome = ruleset.rules.awaiting(state), ruleset.rules.outcome(state)
        require(bool(awaiting) == (outcome is None), f"{place}: awaiting is {awaiting!r}, the outcome {outcome!r}")
        owed = [request for request in awaiting if request.required]
        require(bool(owed) or not awaiting, f"{place}: nobody must give orders, so the turn waits for nothing")
        asked = [request.seat for request in awaiting]
        wanted = [(request.seat, request.kind) for request in awaiting]
        require(len(set(wanted)) == len(wanted), f"{place}: a seat is asked twice for the same: {wanted}")
        require(set(asked) <= set(game.seats), f"{place}: a seat is asked that does not play: {asked}")
        for seat in game.seats:
            contacts = ruleset.contacts(state, seat)
            require(contacts <= set(game.seats) - {seat}, f"{place}: {seat} may write to {sorted(contacts)}")
    turns = [ruleset.rules.turn(state) for state in game.states]
    require(turns[0] >= 1, f"{game.name}: the first turn is {turns[0]}")
    rising = all(later > earlier for earlier, later in zip(turns, turns[1:], strict=False))
    require(rising, f"{game.name}: turns do not count upwards: {turns}")
    rounds = [ruleset.rules.round(state) for state in game.states]
    counted = [-1 if one is None else one for one in rounds]
    require(counted == sorted(counted), f"{game.name}: rounds do not count upwards: {rounds}")


def start_throws(installed: Installed, game: Game) -> None:
    """The throws of the setup a first report shows were thrown; a position has none of its own."""
    rules, again = installed.ruleset.rules, KeyedDice(game.key)
    shown = {roll for seat in game.seats for roll in rules.start_throws(rules.view(game.start, seat))}
    if shown and game.start == rules.setup(game.options, game.seats, again):
        strange = shown - set(again.thrown)
        require(not strange, f"{game.name}: a first report shows throws nobody threw: {strange}")


def witnessed(installed: Installed, game: Game) -> None:
    """The throws an event shows were thrown; everybody in an audience sits at the table."""
    start_throws(installed, game)
    for number, one in enumerate(game.steps):
        for event in one.events:
            place = f"{game.name}: turn {number}: event {event.kind}"
            strange = [roll for roll in event.rolls if roll not in one.rolls]
            require(not strange, f"{place} shows throws nobody threw: {strange}")
            if isinstance(event.seen_by, frozenset):
                require(event.seen_by <= set(game.seats), f"{place} is seen by {sorted(event.seen_by)}")


def asked(installed: Installed, game: Game) -> Iterator[tuple[str, AnyView, Requests]]:
    """Walk over all who are asked in a game: the place, the view, what is asked."""
    for number, state in enumerate(game.states):
        for seat, requests in seat_requests.by_seat(installed.ruleset, state).items():
            place = f"{game.name}: after {number} turns: {seat}"
            yield place, installed.ruleset.rules.view(state, seat), requests


def silence(installed: Installed, game: Game) -> None:
    """The orders of silence are accepted as they are."""
    for _, view, requests in asked(installed, game):
        accepted(installed, view, requests, "silence")


def forms(installed: Installed, game: Game) -> None:
    """The order form, mailed back as it came, is accepted, and understood in every language."""
    ruleset = installed.ruleset
    for place, view, requests in asked(installed, game):
        form = accepted(installed, view, requests, "form")
        for language, lexicon in installed.lexicons.items():
            lines = [say(ruleset.words.phrase(order), lexicon) for order in form]
            draft = sheets.read(
                tuple(enumerate(lines, 1)), ruleset, view, sheets.readers(ruleset, view, installed.lexicons, language)
            )
            found = list(draft.sheet)
            require(found == list(form), f"{place}: the form in {language} is not understood: {lines} {draft.problems}")


def echoes(installed: Installed, game: Game) -> None:
    """What was understood, said in any language, means the same order again."""
    done: set[str] = set()
    for number, one in enumerate(game.steps):
        for letter in one.letters:
            view = table.told(installed.ruleset, one.before, letter.seat, letter.heard)
            for order in letter.sheet:
                if (key := repr(order)) not in done:
                    done.add(key)
                    _echo(installed, view, order, f"{game.name}: turn {number}: {letter.seat}")


def overtures(installed: Installed, game: Game) -> None:
    """Whoever is told something is named by a seat's key, perhaps not of this game; hearing nothing changes nothing."""
    talk = installed.ruleset.talk
    if talk is None:
        return
    for number, one in enumerate(game.steps):
        place = f"{game.name}: turn {number}"
        for seat in game.seats:
            view = installed.ruleset.rules.view(one.before, seat)
            require(talk.told(view, ()) == view, f"{place}: {seat} was told nothing, and its view is another")
        for sheet in one.sheets.values():
            for order in sheet:
                strange = [seat for seat in talk.addressees(order) if not _KEY.fullmatch(seat)]
                require(not strange, f"{place}: {order!r} is told to {strange}, which are no seats")
                with during(f"{place}: keeping {order!r} in mind"):
                    hash(order) if talk.addressees(order) else None
        for letter in one.letters:
            _heard(installed, one.before, letter, f"{place}: letter of {letter.seat}")


_KEY = re.compile(r"[a-z0-9_-]+")


def _on_offer(ruleset: AnyRuleset, view: AnyView, place: str) -> None:
    """How a seat stands with others can be shown, and each answer to what is on offer can be written."""
    with during(place):
        if ruleset.talk is not None:
            ruleset.talk.treaties(view)
            openings = (ruleset.talk.opening(view, Seat(one)) for one in COLOURS)
            for order in (*ruleset.talk.answers(view), *filter(None, openings)):
                require(bool(ruleset.words.phrase(order)), f"{place}: {order!r} has no words")


def _heard(installed: Installed, state: AnyState, letter: table.Letter, place: str) -> None:
    """Views with what was heard come back from JSON; announcing raises nothing."""
    for hearing in letter.hearings:
        if hearing.seat != REFEREE:
            view = table.told(installed.ruleset, state, hearing.seat, hearing.heard)
            _round_trip(view, installed.ruleset.view_type, f"{place}: view of {hearing.seat}, who heard of it")
            _on_offer(installed.ruleset, view, f"{place}: what {hearing.seat} may say to it")
        with during(f"{place}: announcing {hearing.said!r} to {hearing.seat}"):
            table.announced(installed.ruleset, state, hearing)


def _echo(installed: Installed, view: AnyView, order: AnyOrder, place: str) -> None:
    """Say one order in every language and read it back."""
    ruleset = installed.ruleset
    with during(f"{place}: phrase of {order!r}"):
        phrase = ruleset.words.phrase(order)
        vocabulary = ruleset.words.vocabulary(view)
    for language, lexicon in installed.lexicons.items():
        with during(f"{place}: saying {order!r} in {language}"):
            said = say(phrase, lexicon)
            reading = parse(said, lexicon, vocabulary)
        require(not isinstance(reading, Problem), f"{place}: {said!r} ({language}) is not understood: {reading}")
        assert not isinstance(reading, Problem)
        again = [order for found in reading.phrases for order in ruleset.words.orders(found, view)]
        require(again == [order], f"{place}: {said!r} ({language}) says\n  {again}\n  and not\n  {[order]}")


def positions(installed: Installed, game: Game) -> None:
    """A state written as TOML text and read again is the same state."""
    ruleset = installed.ruleset
    for number, state in enumerate(game.states):
        place = f"{game.name}: after {number} turns: position"
        with during(place):
            text = tomlkit.dumps(installed.position(state))
            read = installed.from_position(game.options, game.seats, tomllib.loads(text))
        if read != state:
            was, is_ = (codec.dumps(one, ruleset.state_type) for one in (state, read))
            raise Broken(f"{place} does not come back:\n{text}\n  was {was}\n  is  {is_}")
