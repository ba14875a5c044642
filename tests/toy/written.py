"""The whole state as a person writes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.core.seats import Seat
from tests.toy.options import Options
from tests.toy.state import Challenge, Duel, Peace, Player, State
from tests.toy.table import hand


def position(state: State) -> dict[str, object]:
    """Write a state as TOML values."""
    written: dict[str, object] = {
        "turn": state.turn,
        "mover": state.mover,
        "cards": {player.seat: list(player.cards) for player in state.players},
        "points": {player.seat: player.points for player in state.players},
        "deck": list(state.deck),
        "duels": [written_duel(duel) for duel in state.duels],
        "promises": [f"{one.by} {one.to}" for one in state.promises],
    }
    if state.challenge:
        lying = state.challenge
        written["challenge"] = {"by": lying.by, "whom": lying.whom, "card": lying.card}
    return written


def written_duel(duel: Duel) -> dict[str, object]:
    """Write a duel as a table."""
    return {
        "turn": duel.turn,
        "by": duel.by,
        "whom": duel.whom,
        "cards": list(duel.cards),
        "dice": list(duel.dice),
        "winner": duel.winner,
    }


def read(options: Options, seats: tuple[Seat, ...], given: Mapping[str, Any]) -> State:
    """Read a state; whoever has no cards written has none, and the rest is the deck."""
    cards: Mapping[str, Sequence[int]] = given.get("cards", {})
    if strangers := sorted(set(cards) - set(seats)):
        raise ValueError(f"cards: no such seat: {strangers[0]}")
    points: Mapping[str, int] = given.get("points", {})
    players = tuple(Player(seat, hand(tuple(cards.get(seat, ()))), points.get(seat, 0)) for seat in seats)
    lying = given.get("challenge")
    duels = tuple(read_duel(duel) for duel in given.get("duels", ()))
    return State(
        options=options,
        turn=given.get("turn", 1),
        mover=Seat(given.get("mover", seats[0])),
        players=players,
        deck=tuple(given["deck"]) if "deck" in given else rest(options, players, lying, duels),
        challenge=Challenge(Seat(lying["by"]), Seat(lying["whom"]), lying["card"]) if lying else None,
        duels=duels,
        promises=tuple(Peace(*map(Seat, one.split())) for one in given.get("promises", ())),
    )


def rest(
    options: Options, players: tuple[Player, ...], lying: Mapping[str, Any] | None, duels: tuple[Duel, ...]
) -> tuple[int, ...]:
    """D-1: what nobody has and nobody has played."""
    taken = {card for player in players for card in player.cards} | {card for duel in duels for card in duel.cards}
    taken |= {lying["card"]} if lying else set()
    return tuple(card for card in range(1, options.deck_size + 1) if card not in taken)


def read_duel(given: Mapping[str, Any]) -> Duel:
    """Read a duel."""
    (first, second), (die, other) = given["cards"], given["dice"]
    by, whom, winner = Seat(given["by"]), Seat(given["whom"]), Seat(given["winner"])
    return Duel(given["turn"], by, whom, (first, second), (die, other), winner)
