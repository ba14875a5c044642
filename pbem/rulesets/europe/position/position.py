"""The whole state as TOML a person can read and write.

    round = 4
    first = "france"
    circle = ["britain", "france", "dual"]
    lands = ["FRA france 2", "BEN britain 1"]
    deck = "7S 7D 10H"
    discard = "2C 3D"
    attacked = ["britain"]

    [powers.france]
    hand = "AC 2D"

`turn` is the round where it is left out. The deck is written from the top; cards that stand nowhere lie below, in the
order 2C 2D 2H 2S 3C ... AS; the oldest card of the discard pile is the first. `salt`, `seal`, `order`, `spent` and
`opened` belong to what proves the shuffles; a deck that its seal does not tell is sealed anew. `letters` is what was
ordered last (`"france: attack FRA BEN 2"`).
Powers: see `powers`; where a sequential game stands: `phases`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.core.positions import Table, Words
from pbem.core.seats import Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Card, Land
from pbem.rulesets.europe.position import phases
from pbem.rulesets.europe.position.powers import cards, read_power, write_power
from pbem.rulesets.europe.state import (
    Deck,
    DefencePhase,
    FatePhase,
    Letter,
    OpenedDeck,
    Phase,
    Power,
    Result,
    RetreatPhase,
    Stack,
    State,
    TurnPhase,
)
from pbem.rulesets.europe.table.deck import CARDS, sealed_anew, truthful

_KEYS = (
    *("turn", "round", "first", "circle", "lands", "deck", "discard", "salt", "order", "seal", "opened", "spent"),
    *("attacked", "letters", "phase", "powers", "result"),
)


def write(state: State) -> dict[str, object]:
    """Write a state as TOML values."""
    return {
        "turn": state.turn,
        "round": state.round,
        "first": str(state.first),
        "circle": list(map(str, state.circle)),
        "lands": [f"{land} {stack.power} {stack.figures}" for land, stack in sorted(state.lands.items())],
        **_deck(state.deck),
        "powers": {str(power.seat): write_power(power) for power in state.powers},
        **({"attacked": list(map(str, state.attacked))} if state.attacked else {}),
        **({"letters": _letters(state.letters)} if state.letters else {}),
        **({"phase": phases.write_phase(state.phase)} if state.phase else {}),
        **({"result": _result(state.result)} if state.result else {}),
    }


def _deck(deck: Deck) -> dict[str, object]:
    """Write the deck, and what proves its shuffles."""
    used = {"opened": _shuffles(deck.opened), "spent": _shuffles(deck.spent)}
    proof = {"salt": deck.salt, "order": " ".join(deck.order), "seal": deck.seal, **used}
    return {
        "deck": " ".join(deck.cards),
        "discard": " ".join(deck.discard),
        **{key: value for key, value in proof.items() if value},
    }


def _shuffles(used: tuple[OpenedDeck, ...]) -> list[str]:
    return [f"{' '.join((one.seal, one.salt, one.decreed)).rstrip()}: {' '.join(one.order)}" for one in used]


def _result(result: Result) -> dict[str, object]:
    return {"winners": list(map(str, result.winners)), "reason": result.reason, "of": result.of}


def _letters(letters: tuple[Letter, ...]) -> list[str]:
    """Write what was ordered last, a line each: `france: attack FRA BEN 2`."""
    return [f"{one.seat}: {words}" for one in letters for words in one.words]


def read(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read a position; a ValueError says what is wrong where."""
    said = Table(position, "position", _KEYS)
    powers = tuple(read_power(said.table("powers", seats), seat, seats) for seat in seats)
    circle = _circle(said, seats)
    round = said.whole("round", 1, least=1)
    phase = phases.read_phase(said.table("phase", phases.KEYS), seats) if "phase" in position else None
    phase = phase or _beginning(options, said.seat("first", seats) or circle[0], powers)
    return State(
        options,
        said.whole("turn", round, least=1),
        round,
        circle,
        said.seat("first", seats) or circle[0],
        dict(_land(words, seats) for words in said.lines("lands")),
        powers,
        _read_deck(said, (*(card for power in powers for card in power.hand), *_lying(phase))),
        said.seats("attacked", seats),
        phase,
        _read_result(said, seats),
        _read_letters(said, seats),
    )


def _beginning(options: Options, first: Seat, powers: tuple[Power, ...]) -> Phase | None:
    """A sequential game of which nothing else is told stands at the turn of the first player."""
    if options.mode == "simultaneous":
        return None
    return TurnPhase(first, next(power.hand for power in powers if power.seat == first))


def _circle(said: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Read how the players sit; left out: in the order of the seats."""
    circle = tuple(map(Seat, said.strings("circle"))) or seats
    if sorted(circle) != sorted(seats):
        raise said.wrong("circle", f"each once: {', '.join(seats)}")
    return circle


def _land(words: Words, seats: tuple[Seat, ...]) -> tuple[Land, Stack]:
    """Read `FRA france 2`."""
    land, stack = words.first("a territory"), Stack(words.seat(seats), words.number("figures"))
    words.done()
    return land, stack


def _lying(phase: Phase | None) -> tuple[Card, ...]:
    """List the cards that lie open, or are being dealt out."""
    match phase:
        case DefencePhase():
            return phase.laid
        case RetreatPhase():
            return (*phase.laid, *phase.answered)
        case FatePhase():
            return phase.cards
        case _:
            return ()


def _read_deck(said: Table, elsewhere: Iterable[Card]) -> Deck:
    """E-1.3, E-10.2: read the deck; each of the 52 cards is somewhere, once; a seal of other cards is replaced."""
    top, discard = cards(said, "deck"), cards(said, "discard")
    named = (*top, *discard, *elsewhere)
    if twice := {card for card in named if named.count(card) > 1}:
        raise said.wrong("deck", f"each card once, not {', '.join(sorted(twice))} twice")
    deck = Deck((*top, *(card for card in CARDS if card not in named)), discard)
    opened, spent = (tuple(map(_opened, said.lines(key))) for key in ("opened", "spent"))
    proof = replace(deck, salt=said.text("salt"), order=cards(said, "order"), seal=said.text("seal"))
    proof = replace(proof, opened=opened, spent=spent)
    return proof if truthful(proof) else sealed_anew(proof, "deck")


def _opened(line: Words) -> OpenedDeck:
    """Read a shuffle that is used up: its seal, its salt, its cards."""
    proof, _, order = line.rest().partition(":")
    words = Words(line.where, proof.split())
    return OpenedDeck(words.first("a seal"), words.first("a salt"), tuple(order.split()), words.rest())


def _read_result(said: Table, seats: tuple[Seat, ...]) -> Result | None:
    if "result" not in said.said:
        return None
    result = said.table("result", ("winners", "reason", "of"))
    return Result(result.seats("winners", seats), result.text("reason"), result.text("of"))


def _read_letters(said: Table, seats: tuple[Seat, ...]) -> tuple[Letter, ...]:
    """Read what was ordered last, the lines of a player together."""
    lines = [line.partition(": ") for line in said.strings("letters")]
    if strange := next((seat for seat, _, _ in lines if seat not in seats), None):
        raise said.wrong("letters", f"a seat ({', '.join(seats)}) before the colon instead of {strange!r}")
    order = dict.fromkeys(Seat(seat) for seat, _, _ in lines)
    return tuple(Letter(seat, tuple(words for of, _, words in lines if of == seat)) for seat in order)
