"""What an attack is expected to come to: cards, retreat, and who would win (6.2, E-9.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.europe import victory
from pbem.rulesets.europe.actions import homeland, retreat
from pbem.rulesets.europe.cards import selection as choosing
from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import Attack
from pbem.rulesets.europe.report.sentences import signs
from pbem.rulesets.europe.state import Result, State
from pbem.rulesets.europe.table import figures
from pbem.rulesets.europe.view import View

Texts = Iterator[Text]


def attacked(view: View, state: State, seat: Seat, attack: Attack) -> Texts:
    """E-6.4: how many cards, which of the own ones now, where the beaten could go, whether the game would end."""
    yield text("europe-plan-attack", figures=attack.figures, who=view.lands[attack.to].power, to=attack.to)
    yield _laid(view, attack)
    yield _beaten(view, state, attack)
    ends = endings(state, seat, attack)
    if not any(ends.values()):
        yield text("europe-plan-no-end")
    elif all(result is not None and seat in result.winners for result in ends.values()):
        yield from (_won(result) for result in tuple(ends.values())[:1] if result)


def _won(result: Result) -> Text:
    return text("europe-plan-attack-wins", reason=result.reason, of=result.of)


def _laid(view: View, attack: Attack) -> Text:
    """E-6.4, E-12.2: the cards the attacker would lay out of the hand he has now, and how many he would draw."""
    cards = choosing.choose(view.hand, choosing.Need(attack.figures), attack.play, view.standing.rank)
    drawn = attack.figures - len(cards)
    return text("europe-plan-cards", cards=signs(cards), count=len(cards), total=values.total(cards), drawn=drawn)


def _beaten(view: View, state: State, attack: Attack) -> Text:
    """E-6.5, E-6.6: where the defender could go, as the map is now."""
    free = retreat.destinations(state, attack.to)
    number = view.lands[attack.to].figures
    return text("europe-plan-retreat-to", lands=free, count=len(free), figures=number, left=number // 2, to=attack.to)


def endings(state: State, seat: Seat, attack: Attack) -> Mapping[str | None, Result | None]:
    """E-9.3: who would win by this attack, for each way the beaten could go."""
    after = retreat.outcomes(state, seat, attack)
    return {to: victory.judge(lands, state.circle, seat) for to, lands in after.items()}


def others(view: View, results: tuple[Result | None, ...]) -> Texts:
    """E-9.4: name whoever else would win, and why."""
    lost = {result.winners[0]: result for result in results if result and view.seat not in result.winners}
    for winner, result in lost.items():
        yield text("europe-plan-other-wins", who=winner, of=result.of, reason=result.reason)


def thinned(view: View, seat: Seat, attack: Attack) -> Texts:
    """E-6.3: warn that the last figure at home would be all that is left there."""
    left = homeland.may_leave(view.lands, seat, attack.origin, attack.to)
    there = figures.there(view.lands, attack.origin, seat)
    if left < there and attack.figures == left:
        yield text("europe-plan-kept-home", origin=attack.origin, figures=left)
