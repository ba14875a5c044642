"""Everything that can be told of a game: one constructor for each kind of event (E-10).

The text of a kind is `europe-event-<kind>`. Powers stand in facts as seat keys, territories as ids (`FRA`), cards as
`10H`; lists are tuples, lists that belong together have their entries at the same places; what does not apply is `""`,
0 or `()`. `seat` is the power that acts. What is told to all is in order of resolution; what is told to one seat alone
stands beside it, in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.events import EVERYONE, Audience, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.europe.orders import Card, Land

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class Way:
    """An attack as it was declared: who attacks whom, from where to where, with so many figures, by ship or not."""

    seat: Seat
    on: Seat
    start: Land
    end: Land
    figures: int
    sea: bool

    @property
    def facts(self) -> dict[str, Fact]:
        """Write it as facts: seat, on, start, end, figures, sea (1: by ship)."""
        ends: dict[str, Fact] = {"start": self.start, "end": self.end, "figures": self.figures, "sea": int(self.sea)}
        return {"seat": self.seat, "on": self.on, **ends}


@dataclass(frozen=True)
class Laid:
    """The cards one side lays: those of his hand, then those drawn from the deck (the last `drawn`), their sum."""

    cards: Cards
    drawn: int
    total: int


def _all(kind: str, rank: Rank, /, **facts: Fact) -> Event:
    return _event(kind, EVERYONE, rank, **facts)


def _one(kind: str, to: Seat, /, **facts: Fact) -> Event:
    """Tell something to one player alone."""
    return _event(kind, frozenset([to]), Rank.NEWS, **facts)


def _event(kind: str, seen_by: Audience, rank: Rank, /, **facts: Fact) -> Event:
    """Make an event of facts written as keywords."""
    return Event(kind=kind, seen_by=seen_by, facts=facts, rank=rank)


def round_begun(number: int, first: Seat, order: tuple[Seat, ...]) -> Event:
    """`round_begun` (E-8.1), all, sequential games only: number, first, order (all seats as they will move)."""
    return _all("round_begun", Rank.NOTE, number=number, first=first, order=order)


def sabotaged(seat: Seat, at: Land, on: Seat, figures: tuple[int, int], card: Card) -> Event:
    """`sabotaged` (E-7.1), all: seat, at, on, before and after (figures of `on` there), card (a J or an A)."""
    before, after = figures
    return _all("sabotaged", Rank.HEADLINE, seat=seat, at=at, on=on, before=before, after=after, card=card)


def spied(seat: Seat, on: Seat, card: Card) -> Event:
    """`spied` (E-7.2), all: seat, on, card (a Q or an A)."""
    return _all("spied", Rank.NEWS, seat=seat, on=on, card=card)


def saw(seat: Seat, on: Seat, cards: Cards) -> Event:
    """`saw` (E-7.2), the spy's owner: seat (he), on, cards (the whole hand, as it was at that moment)."""
    return _one("saw", seat, seat=seat, on=on, cards=cards)


def held(seat: Seat) -> Event:
    """`held` (E-10.1), all: seat. No mail, nothing possible, wanted: it looks the same."""
    return _all("held", Rank.NOTE, seat=seat)


def drafted(seat: Seat, at: Land, figures: int) -> Event:
    """`drafted` (E-6.1), all: seat, at, figures (there now)."""
    return _all("drafted", Rank.NOTE, seat=seat, at=at, figures=figures)


def moved(seat: Seat, start: Land, end: Land, sea: bool) -> Event:
    """`moved` (E-6.2), all: seat, start, end, sea (1: by ship). One figure; an attack on nobody looks the same."""
    return _all("moved", Rank.NEWS, seat=seat, start=start, end=end, sea=int(sea))


def declared(way: Way) -> Event:
    """`declared` (E-6.4), all, sequential games, when somebody is asked about it: the facts of `Way`."""
    return _all("declared", Rank.HEADLINE, **way.facts)


def stopped(way: Way, by: Seat, card: Card, handed: tuple[int, int]) -> Event:
    """`stopped` (E-7.3), all: the facts of `Way`, by (the diplomat), card (a K or an A), handed (how many cards he got
    from the attacker) and handed_on (and from whom was attacked; 0 if that is himself)."""
    attacker, defender = handed
    return _all("stopped", Rank.HEADLINE, **way.facts, by=by, card=card, handed=attacker, handed_on=defender)


def handed_over(seat: Seat, by: Seat, cards: Cards) -> Event:
    """`handed_over` (E-7.3), who gave his hand away: seat (he), by (the diplomat), cards. Told if he had any."""
    return _one("handed_over", seat, seat=seat, by=by, cards=cards)


def received(seat: Seat, giver: Seat, cards: Cards) -> Event:
    """`received` (E-7.3), the diplomat: seat (he), giver, cards. One for each side that had any."""
    return _one("received", seat, seat=seat, giver=giver, cards=cards)


def discarded(seat: Seat, cards: Cards, why: str) -> Event:
    """`discarded` (E-12.5), all: seat, cards (face up, above the limit), why: `fate`, `diplomacy`."""
    return _all("discarded", Rank.NEWS, seat=seat, cards=cards, why=why)


def laid(way: Way, cards: Laid) -> Event:
    """`laid` (E-6.4), all, sequential games, when the defender is asked: the facts of `Way`, cards, drawn (so many of
    them, the last ones, came from the deck), total."""
    return _all("laid", Rank.NEWS, **way.facts, cards=cards.cards, drawn=cards.drawn, total=cards.total)


def battle(way: Way, attack: Laid, defence: Laid) -> Event:
    """`battle` (E-6.4), all: the facts of `Way`; cards, drawn, total (the attacker's, as in `laid`); cards_on,
    drawn_on, total_on (the defender's); won (1: the attack succeeded). Told when both have laid, in both modes."""
    mine: dict[str, Fact] = {"cards": attack.cards, "drawn": attack.drawn, "total": attack.total}
    his: dict[str, Fact] = {"cards_on": defence.cards, "drawn_on": defence.drawn, "total_on": defence.total}
    return _all("battle", Rank.HEADLINE, **way.facts, **mine, **his, won=int(attack.total > defence.total))


def retreated(seat: Seat, start: Land, end: Land, figures: int) -> Event:
    """`retreated` (E-6.5), all: seat (who was beaten), start, end, figures (all of them)."""
    return _all("retreated", Rank.NEWS, seat=seat, start=start, end=end, figures=figures)


def halved(seat: Seat, at: Land, before: int, after: int) -> Event:
    """`halved` (E-6.6), all: seat (who was beaten and has nowhere to go), at, before, after; the attackers stay."""
    return _all("halved", Rank.NEWS, seat=seat, at=at, before=before, after=after)


def perished(seat: Seat, at: Land) -> Event:
    """`perished` (E-6.6), all: seat, at: the lone figure is lost, having nowhere to go."""
    return _all("perished", Rank.HEADLINE, seat=seat, at=at)


def advanced(seat: Seat, start: Land, end: Land, figures: int) -> Event:
    """`advanced` (E-6.4), all: seat (the attacker), start, end, figures: they stand there now."""
    return _all("advanced", Rank.NEWS, seat=seat, start=start, end=end, figures=figures)


def fate_drawn(seat: Seat, count: int) -> Event:
    """`fate_drawn` (E-6.7), all, sequential games, before they are dealt out: seat, count (of cards, mostly 3)."""
    return _all("fate_drawn", Rank.NOTE, seat=seat, count=count)


def fate_seen(seat: Seat, cards: Cards) -> Event:
    """`fate_seen` (E-13.2), the taker, sequential games, before he deals them out: seat, cards (the best first)."""
    return _one("fate_seen", seat, seat=seat, cards=cards)


def fate(seat: Seat, kept: int, receivers: tuple[Seat, ...], counts: tuple[int, ...]) -> Event:
    """`fate` (E-6.7), all: seat, kept (how many), receivers (from his left) and counts (how many each was given)."""
    return _all("fate", Rank.NEWS, seat=seat, kept=kept, receivers=receivers, counts=counts)


def fate_dealt(seat: Seat, cards: Cards, receivers: tuple[Seat, ...]) -> Event:
    """`fate_dealt` (E-6.7), the taker: seat, cards (the best first), receivers (of each, he himself among them)."""
    return _one("fate_dealt", seat, seat=seat, cards=cards, receivers=receivers)


def fate_received(seat: Seat, giver: Seat, cards: Cards) -> Event:
    """`fate_received` (E-6.7), a receiver: seat (he), giver (the taker), cards."""
    return _one("fate_received", seat, seat=seat, giver=giver, cards=cards)


def shuffled(number: int, count: int, seal: str) -> Event:
    """`shuffled` (E-6.8, E-10.2), all: number (which deck of the game this is), count (of cards), seal."""
    return _all("shuffled", Rank.NOTE, number=number, count=count, seal=seal)


def opened(seal: str, salt: str, order: Cards, decreed: str = "") -> Event:
    """`opened` (E-10.2), all, when the game is over, one for each shuffle: seal, salt, order (the top card first),
    decreed (the card the referee took out of it, `deck`: he wrote it anew; empty: none)."""
    return _all("opened", Rank.NOTE, seal=seal, salt=salt, order=order, decreed=decreed)


def skipped(seat: Seat, what: str, why: str, **facts: Fact) -> Event:
    """`skipped` (E-11.5), its owner, an order that was not carried out: seat, what (its kind: `sabotage`, `spy`,
    `draft`, `move`, `attack`, `fate`, `hold`; of the standing default, too), why, at, start, end, on, card (a rank).

    why, of card actions: `no_card` (none in hand when the turn began), `no_enemy` (no opponent stands there), `lone`
    (sabotage_lone is `immune`), `once` (one sabotage a turn), `no_hand` (he holds no card), `not_played`.
    Of actions: `guard` (its condition does not hold), `held` (another holds it), `limit` (figure_limit), `no_figure`,
    `occupied`, `homeland` (E-6.3), `reach`, `empty` (with `only`), `own`, `other` (not held by the power named with
    `of`), `not_home`.
    """
    blank: dict[str, Fact] = {"at": "", "start": "", "end": "", "on": "", "card": ""}
    return _one("skipped", seat, **{**blank, **facts, "seat": seat, "what": what, "why": why})


def defaulted(seat: Seat, what: str) -> Event:
    """`defaulted` (E-11.6), its owner: seat, what (`draft`, `move`, `attack`, `fate`, `hold`): it was the standing
    default that was carried out, or nothing. Not told to whoever ordered nothing and has no default."""
    return _one("defaulted", seat, seat=seat, what=what)


def fewer(seat: Seat, start: Land, end: Land, ordered: int, figures: int, why: str) -> Event:
    """`fewer` (E-11.5), its owner, an attack with fewer figures than ordered: seat, start, end, ordered, figures, why:
    `gone` (no more are there), `homeland` (E-6.3: one must stay at home)."""
    return _one("fewer", seat, seat=seat, start=start, end=end, ordered=ordered, figures=figures, why=why)


def walked_in(seat: Seat, start: Land, end: Land) -> Event:
    """`walked_in` (D11), its owner: seat, start, end: the attack found nobody, one figure moved in."""
    return _one("walked_in", seat, seat=seat, start=start, end=end)


def missing(seat: Seat, cards: Cards, instead: Cards) -> Event:
    """`missing` (E-11.5), its owner: seat, cards (named in the order and not in hand), instead (laid for them)."""
    return _one("missing", seat, seat=seat, cards=cards, instead=instead)


def ended(winners: tuple[Seat, ...], reason: str, of: str) -> Event:
    """`ended` (E-9), all: winners (nobody: a draw), reason: `occupation` (W1: all homes of `of`), `collapse` (W2: `of`
    has no figure at home), `limit` (round_limit); of (`""`: nobody)."""
    return _all("ended", Rank.HEADLINE, winners=winners, reason=reason, of=of)
