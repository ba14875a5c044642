"""Who moves, what a seat sees, who has won."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.ruleset import Outcome
from pbem.core.seats import REFEREE, Pace, Request, Seat
from tests.toy.options import Options
from tests.toy.state import Challenge, Peace, Player, Standing, State, View


def deal(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
    """D-1: deal the cards."""
    deck = dice.shuffle(range(1, options.deck_size + 1), "deal")
    size = options.hand_size
    players = tuple(Player(seat, hand(deck[size * n : size * (n + 1)])) for n, seat in enumerate(seats))
    return State(options, 1, seats[0], players, hand(deck[size * len(seats) :]))


def hand(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Sort cards, so that their order tells nothing."""
    return tuple(sorted(cards))


def awaiting(state: State) -> tuple[Request, ...]:
    """D-2, D-3: the mover, or the one who is challenged."""
    if state.challenge:
        return (Request(state.challenge.whom, "reply", Pace.REACTION),)
    return () if outcome(state) else (Request(state.mover, "challenge"),)


def outcome(state: State) -> Outcome | None:
    """D-5: most points win; several may win together."""
    if state.challenge or sum(bool(player.cards) for player in state.players) > 1:
        return None
    best = max(player.points for player in state.players)
    return Outcome(tuple(player.seat for player in state.players if player.points == best), "cards")


def following(state: State, seat: Seat) -> Seat:
    """D-5: the next player after that one who has cards; himself when nobody else has."""
    seats = [player.seat for player in state.players]
    at = seats.index(seat) + 1
    return next((one for one in seats[at:] + seats[:at] if state.player(one).cards), seat)


def view(state: State, seat: Seat | None) -> View:
    """D-1, D-4: own cards, own duels, and what everybody sees; the referee sees all hands and all that lies there."""
    if seat == REFEREE:
        return _everything(state)
    ended = outcome(state)
    return View(
        seat=seat,
        turn=state.turn,
        awaited=next((request.seat for request in awaiting(state)), None),
        standings=tuple(Standing(player.seat, len(player.cards), player.points) for player in state.players),
        die=state.options.die,
        cards=state.player(seat).cards if seat else (),
        challenge=face_down(state.challenge, seat),
        duels=tuple(duel for duel in state.duels if seat in (duel.by, duel.whom)),
        winners=ended.winners if ended else (),
        promises=tuple(one for one in state.promises if seat in (one.by, one.to)),
    )


def _everything(state: State) -> View:
    """Show all hands, the card face down, all duels and promises."""
    hands = tuple((player.seat, player.cards) for player in state.players)
    known = replace(view(state, None), seat=REFEREE, hands=hands, challenge=state.challenge)
    return replace(known, duels=state.duels, promises=state.promises)


def face_down(challenge: Challenge | None, seat: Seat | None) -> Challenge | None:
    """D-2: only the challenger knows the card."""
    return replace(challenge, card=0) if challenge and challenge.by != seat else challenge


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal anew whatever the seat has not seen: hands, the deck, a foreign card face down, foreign duels, promises."""
    pool = list(dice.shuffle(unseen(state, seat), "reimagine"))
    challenge, duels = state.challenge, []
    if challenge and challenge.by != seat:
        challenge = replace(challenge, card=pool.pop())
    for duel in state.duels:
        mine = seat in (duel.by, duel.whom)
        duels.append(duel if mine else replace(duel, cards=(pool.pop(), pool.pop()), dice=(duel.dice[1], duel.dice[0])))
    players = tuple(
        player if player.seat == seat else replace(player, cards=hand(tuple(pool.pop() for _ in player.cards)))
        for player in state.players
    )
    known = tuple(one for one in state.promises if seat in (one.by, one.to))
    others = tuple(one for player in players if (one := Peace(player.seat, players[0].seat)).by != one.to)
    secret = tuple(one for one in others if seat not in (one.by, one.to) and one not in state.promises)
    changed = replace(state, challenge=challenge, duels=tuple(duels), promises=known + secret)
    return replace(changed, players=players, deck=hand(tuple(pool)))


def unseen(state: State, seat: Seat) -> tuple[int, ...]:
    """List the cards whose place the seat does not know."""
    known = view(state, seat)
    seen = {*known.cards, *(card for duel in known.duels for card in duel.cards)}
    if known.challenge:
        seen.add(known.challenge.card)
    return tuple(card for card in range(1, state.options.deck_size + 1) if card not in seen)
