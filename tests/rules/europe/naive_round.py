"""A second referee of a simultaneous round, written plainly from the rule book, to judge the first by.

It knows the map and the cards of the game (E-1, E-3) and nothing else of it: hands are lists, lands a dictionary. What
is drawn comes from the same dice; a shuffle of cards in their order 2C .. AS gives both referees the same deck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import (
    ActionOrder,
    Attack,
    DefendOrder,
    Draft,
    Fate,
    Hold,
    Move,
    Play,
    RankOrder,
    RetreatOrder,
    SabotageOrder,
    SpyOrder,
    StopOrder,
)
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table.deck import CARDS
from pbem.rulesets.europe.table.lands import territories
from pbem.rulesets.europe.table.powers import BLOCS

HOMES: dict[str, set[str]] = {str(bloc.seat): set(bloc.homes) for bloc in BLOCS}
POINTS = {"J": 1, "Q": 2, "K": 3, "A": 11, **{str(pips): pips for pips in range(2, 11)}}
KEEPING = ["A", "K", "10", "9", "8", "7", "6", "5", "Q", "J", "4", "3", "2"]


@dataclass
class Wishes:
    """What stands for a power."""

    stops: list[StopOrder] = field(default_factory=list)
    defend: DefendOrder = field(default_factory=DefendOrder)
    rank: tuple[str, ...] = ()
    retreats: dict[str, tuple[str, ...]] = field(default_factory=dict)


class Over(Exception):
    """Somebody has won."""


class Referee:
    """A table, and a round played on it."""

    def __init__(self, state: State, dice: Any) -> None:
        self.options: Options = state.options
        self.circle = list(map(str, state.circle))
        self.lands = {land: (str(stack.power), stack.figures) for land, stack in state.lands.items()}
        self.hands = {str(power.seat): list(power.hand) for power in state.powers}
        self.deck, self.pile = list(state.deck.cards), list(state.deck.discard)
        self.shuffles = 1 + len(state.deck.spent)
        self.dice = dice
        self.wishes = {str(power.seat): self.known(power.standing) for power in state.powers}
        self.winner: str | None = None
        crowded = self.options.neutrals == "auto" and len(self.circle) == 5
        self.map = territories(self.options.neutrals == "on" or crowded)

    @staticmethod
    def known(standing: Any) -> Wishes:
        """Read what stood before the round."""
        lists = {origin: order.lands for origin, order in standing.retreats.items()}
        return Wishes(list(standing.stops), standing.defend, standing.rank.ranks, lists)

    def play(self, first: str, letters: dict[str, list[Any]]) -> None:
        """E-11: standing orders first, then the turns from the first seat to the left."""
        for seat, orders in letters.items():
            self.keep(self.wishes[seat], orders)
        at = self.circle.index(first)
        try:
            for seat in self.circle[at:] + self.circle[:at]:
                self.turn(seat, letters.get(seat, []))
        except Over:
            pass

    @staticmethod
    def keep(wishes: Wishes, orders: list[Any]) -> None:
        """E-11.1: stops as a whole, the others one by one."""
        wishes.stops = [each for each in orders if isinstance(each, StopOrder)] or wishes.stops
        for each in orders:
            if isinstance(each, DefendOrder):
                wishes.defend = each
            if isinstance(each, RankOrder):
                wishes.rank = each.ranks
            if isinstance(each, RetreatOrder):
                wishes.retreats[each.origin] = each.lands

    def turn(self, seat: str, orders: list[Any]) -> None:
        """E-5.1: cards that were in hand when the turn began, then one action."""
        mine, sabotaged = set(self.hands[seat]), False
        for order in orders:
            if isinstance(order, SpyOrder) and order.on != seat and self.hands.get(order.on):
                self.use(seat, mine, "A" if order.ace else "Q")
            if isinstance(order, SabotageOrder) and not sabotaged and self.can_sabotage(seat, order.at):
                sabotaged = self.use(seat, mine, "A" if order.ace else "J")
                if sabotaged:
                    holder, figures = self.lands[order.at]
                    self.put(order.at, holder, figures // 2)
                    self.judge(seat)
        for choice in (choice for order in orders if isinstance(order, ActionOrder) for choice in order.choices):
            if self.act(seat, choice.action):
                return

    def use(self, seat: str, mine: set[str], rank: str) -> bool:
        """E-5.2: discard a card of that rank that was in hand at the start and still is."""
        for suit in "CDHS":
            card = rank + suit
            if card in mine and card in self.hands[seat]:
                self.hands[seat].remove(card)
                self.pile.append(card)
                return True
        return False

    def can_sabotage(self, seat: str, land: str) -> bool:
        """E-7.1: an own home held by somebody else; a lone figure unless it is immune."""
        if land not in HOMES[seat] or self.holder(land) in (None, seat):
            return False
        return self.lands[land][1] > 1 or self.options.sabotage_lone == "removes"

    def act(self, seat: str, action: Any) -> bool:
        """E-6: do it if it is possible; else say no."""
        match action:
            case Draft(land):
                return self.draft(seat, land)
            case Move(origin, to):
                return self.move(seat, origin, to)
            case Attack():
                return self.attack(seat, action)
            case Fate():
                self.fate(seat, action)
                return True
        assert isinstance(action, Hold)
        return True

    def draft(self, seat: str, land: str) -> bool:
        """E-6.1."""
        total = sum(figures for power, figures in self.lands.values() if power == seat)
        if land not in HOMES[seat] or self.holder(land) not in (None, seat):
            return False
        if self.options.figure_limit and total >= self.options.figure_limit:
            return False
        self.put(land, seat, self.lands.get(land, (seat, 0))[1] + 1)
        self.judge(seat)
        return True

    def move(self, seat: str, origin: str, to: str) -> bool:
        """E-6.2, E-6.3, D7."""
        free = self.holder(to) is None or (self.options.merge and self.holder(to) == seat)
        if self.holder(origin) != seat or not self.near(origin, to, True) or not free:
            return False
        if self.at_home(seat, {origin: -1, to: 1}) < 1:
            return False
        self.go(seat, origin, to, 1)
        self.judge(seat)
        return True

    def attack(self, seat: str, order: Attack) -> bool:
        """E-6.4, E-11.5."""
        origin, to, holder = order.origin, order.to, self.holder(order.to)
        if self.holder(origin) != seat or holder == seat:
            return False
        if holder is None:
            moves = self.options.attack_becomes_move and not order.only
            return moves and self.move(seat, origin, to)
        if (order.of and order.of != holder) or not self.near(origin, to, self.options.attack_by_sea):
            return False
        there = self.lands[origin][1]
        number = min(order.figures or there, there)
        while number and self.at_home(seat, {origin: -number, to: number}) < 1:
            number -= 1
        if not number:
            return False
        self.fight(seat, holder, order, number)
        return True

    def fight(self, seat: str, holder: str, order: Attack, number: int) -> None:
        """E-6.4: diplomacy, cards, retreat."""
        if self.stopped(seat, holder, order.to, order.origin, number):
            return
        lain = self.lay(seat, number, order.play, 0)
        points = sum(map(worth, lain))
        policy = self.wishes[holder].defend
        play = Play("enough" if points < policy.least else policy.policy)
        theirs = number if self.options.defender_cards == "attackers" else self.lands[order.to][1]
        answer = self.lay(holder, theirs, play, points)
        self.pile += lain + answer
        if points > sum(map(worth, answer)):
            self.lands = self.won(seat, order.origin, order.to, number, self.retreat(seat, holder, order, number))
            self.judge(seat)

    def stopped(self, seat: str, holder: str, to: str, origin: str, number: int) -> bool:
        """E-7.3: the first from the attacker's left who wants to and can."""
        at = self.circle.index(seat)
        for other in (self.circle[at + 1 :] + self.circle[:at])[: len(self.circle) - 1]:
            if other == holder and not self.options.k_by_defender:
                continue
            wish = self.wish(other, seat, holder, to, origin, number)
            ranks = ["K", "A"] if wish and wish.ace else ["K"] if wish else []
            card = next((rank + suit for rank in ranks for suit in "CDHS" if rank + suit in self.hands[other]), None)
            if card:
                self.hands[other].remove(card)
                self.pile.append(card)
                for side in {seat, holder} - {other}:
                    self.hands[other] += self.hands[side]
                    self.hands[side] = []
                self.give_up(other, self.options.hand_limit)
                return True
        return False

    def wish(self, other: str, seat: str, holder: str, to: str, origin: str, number: int) -> StopOrder | None:
        """E-12.4: the first line that speaks of this attack."""
        for line in self.wishes[other].stops or [StopOrder(deadly=True)]:
            cards = sum(len(self.hands[side]) for side in {seat, holder} - {other})
            speaks = (
                line.on in ("all", holder, "me" if other == holder else "all")
                and line.by in ("", seat)
                and number >= line.least
                and cards >= line.hands
                and (not line.deadly or self.deadly(other, seat, holder, to, origin, number))
            )
            if line.never or speaks:
                return None if line.never else line
        return None

    def deadly(self, other: str, seat: str, holder: str, to: str, origin: str, number: int) -> bool:
        """E-12.4: it could end the game without me as the winner."""
        ways: list[str | None] = [*self.ways(holder, to)]
        ends = [self.won(seat, origin, to, number, way) for way in ways or [None]]
        winners = [winner(lands, self.circle, seat) for lands in ends]
        return any(each is not None and each != other for each in winners)

    def lay(self, seat: str, number: int, play: Play, needed: int) -> list[str]:
        """E-6.4, E-12.2: from the hand, and the rest from the deck."""
        hand = self.hands[seat]
        chosen = hand[:] if len(hand) <= number else self.choose(seat, number, play, needed)
        self.hands[seat] = [card for card in hand if card not in chosen]
        return chosen + self.draw(number - len(chosen))

    def choose(self, seat: str, number: int, play: Play, needed: int) -> list[str]:
        """E-12.2: by the policy; ties: cheaper, smaller total, the smaller list."""
        hand = self.hands[seat]
        if play.policy == "named":
            named = [card for card in dict.fromkeys(play.cards) if card in hand][:number]
            rest = [card for card in hand if card not in named]
            return named + self.pick(seat, rest, number - len(named), "best", 0)
        return self.pick(seat, hand, number, play.policy, needed)

    def pick(self, seat: str, hand: list[str], number: int, policy: str, needed: int) -> list[str]:
        """E-12.2: compare all sets."""
        sets = [list(each) for each in combinations(sorted(hand, key=CARDS.index), number)]
        enough = [each for each in sets if sum(map(worth, each)) >= needed]
        if policy == "enough" and enough:
            sets = enough

        def key(cards: list[str]) -> tuple[Any, ...]:
            total, dear = sum(map(worth, cards)), sum(self.dear(seat, card) for card in cards)
            listed = [CARDS.index(card) for card in cards]
            return (-total, dear, listed) if policy == "best" else (dear, total, listed)

        return min(sets, key=key)

    def dear(self, seat: str, card: str) -> int:
        """E-12.1: 13 for what is kept first, 1 for the last."""
        order = list(dict.fromkeys([*self.wishes[seat].rank, *KEEPING]))
        return 13 - order.index(card[:-1])

    def draw(self, number: int) -> list[str]:
        """E-6.8: the discard pile becomes the deck when a card is needed and none is left."""
        drawn: list[str] = []
        while len(drawn) < number:
            if not self.deck:
                if not self.pile:
                    break
                self.shuffles += 1
                self.deck = list(self.dice.shuffle(sorted(self.pile, key=CARDS.index), f"deck {self.shuffles}"))
                self.pile = []
            drawn.append(self.deck.pop(0))
        return drawn

    def ways(self, holder: str, land: str) -> list[str]:
        """E-6.5: empty neighbours, not those that give up the homeland if there is another."""
        free = [
            to
            for to in self.map
            if self.near(land, to, self.options.retreat_by_sea)
            and (self.holder(to) is None or (self.options.merge and self.holder(to) == holder))
        ]
        figures = self.lands[land][1]
        return [to for to in free if self.at_home(holder, {land: -figures, to: figures})] or free

    def retreat(self, seat: str, holder: str, order: Attack, number: int) -> str | None:
        """E-12.3: the list of that land, the general one, then the default order."""
        ways = self.ways(holder, order.to)
        lists = self.wishes[holder].retreats
        for to in (*lists.get(order.to, ()), *lists.get("", ())):
            if to in ways:
                return to

        def place(to: str) -> tuple[int, str]:
            wins = winner(self.won(seat, order.origin, order.to, number, to), self.circle, seat) == holder
            others = any(to in HOMES[power] for power in self.circle)
            return (0 if wins else 1 if to in HOMES[holder] else 3 if others else 2), to

        return min(ways, key=place) if ways else None

    def won(self, seat: str, origin: str, to: str, number: int, way: str | None) -> dict[str, tuple[str, int]]:
        """E-6.4, E-6.6: the map after a won attack."""
        before = self.lands
        self.lands = dict(before)
        holder, figures = self.lands[to]
        if way:
            self.go(holder, to, way, figures)
        else:
            self.put(to, holder, figures // 2)
        if to not in self.lands:
            self.go(seat, origin, to, number)
        after, self.lands = self.lands, before
        return after

    def fate(self, seat: str, order: Fate) -> None:
        """E-6.7: three cards, the best first; whoever has no room discards before."""
        drawn = sorted(self.draw(3), key=lambda card: (self.dear(seat, card), CARDS.index(card)), reverse=True)
        given: dict[str, list[str]] = {}
        for place, card in enumerate(drawn):
            to = order.places[place] if place < len(order.places) else "me"
            given.setdefault(to if to in self.circle else seat, []).append(card)
        for to, cards in given.items():
            self.give_up(to, self.options.hand_limit - len(cards))
            self.hands[to] += cards

    def give_up(self, seat: str, limit: int) -> None:
        """E-12.5: lowest score first."""
        order = sorted(self.hands[seat], key=lambda card: (self.dear(seat, card), worth(card), CARDS.index(card)))
        gone = order[: max(0, len(order) - limit)]
        self.pile += gone
        self.hands[seat] = [card for card in self.hands[seat] if card not in gone]

    def holder(self, land: str) -> str | None:
        """Name who stands there."""
        return self.lands[land][0] if land in self.lands else None

    def near(self, one: str, other: str, sea: bool) -> bool:
        """E-3.2: neighbours, or two harbours of one group."""
        if one not in self.map or other not in self.map or one == other:
            return False
        harbours = self.map[one].harbour, self.map[other].harbour
        return other in self.map[one].neighbours or (sea and harbours[0] != "" and harbours[0] == harbours[1])

    def put(self, land: str, power: str, figures: int) -> None:
        """Let so many stand there."""
        self.lands[land] = power, figures
        if not figures:
            del self.lands[land]

    def go(self, power: str, origin: str, to: str, figures: int) -> None:
        """Let figures go."""
        self.put(origin, power, self.lands[origin][1] - figures)
        self.put(to, power, self.lands.get(to, (power, 0))[1] + figures)

    def at_home(self, power: str, change: dict[str, int]) -> int:
        """E-6.3: count figures at home after a change."""
        held = sum(figures for land, (who, figures) in self.lands.items() if who == power and land in HOMES[power])
        return held + sum(figures for land, figures in change.items() if land in HOMES[power])

    def judge(self, seat: str) -> None:
        """E-9.3."""
        self.winner = winner(self.lands, self.circle, seat)
        if self.winner:
            raise Over


def worth(card: str) -> int:
    """E-1.6."""
    return POINTS[card[:-1]]


def winner(lands: dict[str, tuple[str, int]], circle: list[str], on_turn: str) -> str | None:
    """E-9: who of all comes first, counted from the player on turn."""
    at = circle.index(on_turn)
    held = {seat: {land for land, (power, _) in lands.items() if power == seat} for seat in circle[at:] + circle[:at]}
    for seat, own in held.items():
        left = circle[(circle.index(seat) + 1) % len(circle)]
        trio = any(homes <= own for power, homes in HOMES.items() if power != seat)
        if (trio and own & HOMES[seat]) or not held[left] & HOMES[left]:
            return seat
    return None
