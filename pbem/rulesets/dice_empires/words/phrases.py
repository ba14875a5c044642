"""Orders <-> phrases: what the sentence forms of the lexicons mean (5).

A line of commands is one or more steps, each a command with its conditions. What words leave open is answered
(`problems.py`); `plunder enslave 2 until town hall` says two standing orders at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, integer, word
from pbem.rulesets.dice_empires.orders import (
    CaptivesOrder,
    CommandOrder,
    ConvertAutoOrder,
    ConvertOrder,
    GroupDecree,
    LossesOrder,
    Order,
    Part,
    Place,
    PlanOrder,
    PlunderOrder,
    ReputationDecree,
    RerollOrder,
    RuinDecree,
    SlavebornOrder,
    TakeOrder,
    TargetsOrder,
)
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import command_phrases, standing_phrases

Meaning = tuple[Order | Problem, ...]


def phrase(order: Order) -> Phrase:
    """Turn an order into the phrase that says it."""
    match order:
        case CommandOrder():
            return command_phrases.line(order)
        case ConvertOrder(origin):
            return Phrase("convert", {"origin": origin})
        case ReputationDecree(seat, points):
            return Phrase("grant" if points > 0 else "fine", {"lord": seat, "points": abs(points)})
        case GroupDecree(seat, die, people, place):
            gone = Phrase("remove", {"lord": seat, "die": die})
            return Phrase("put", {"lord": seat, "die": die, "people": people, "at": place}) if people else gone
        case RuinDecree(seat):
            return Phrase("ruin", {"lord": seat})
        case _:
            return standing_phrases.phrase(order)


def order(phrase: Phrase, view: View) -> Order | Problem:
    """Give the first order a phrase says."""
    return orders(phrase, view)[0]


def orders(phrase: Phrase, view: View) -> Meaning:
    """Turn a phrase into the orders it says."""
    return _WITH_A_VIEW[phrase.kind](phrase, view) if phrase.kind in _WITH_A_VIEW else _MEANINGS[phrase.kind](phrase)


def _command(phrase: Phrase, view: View) -> Meaning:
    """X-13.2: the first of the alternatives that is possible is carried out."""
    return command_phrases.commands(phrase, view)


def _convert(phrase: Phrase) -> Meaning:
    """X-10.6: one group of slaves, this round."""
    return (ConvertOrder(Seat(word(phrase, "origin"))),)


def _convert_auto(phrase: Phrase) -> Meaning:
    """X-13.6: each round, or no more."""
    return (ConvertAutoOrder(word(phrase, "auto") == "on"),)


def _plan(phrase: Phrase, view: View) -> Meaning:
    """X-13.5: the commands of rounds without a letter, on one line or below each other; an unclear one spoils them."""
    listed = tuple(one for said in each(phrase, "list") for one in (each(said, "do") or (said,)))
    commands = tuple(command_phrases.command(said, view) for said in listed)
    wrong = next((one for one in commands if isinstance(one, Problem)), None)
    return (wrong or PlanOrder(tuple(one for one in commands if isinstance(one, CommandOrder))),)


def _slaveborn(phrase: Phrase) -> Meaning:
    """X-5.3: what the children of slaves become."""
    return (SlavebornOrder("slaves" if word(phrase, "become") == "slaves" else "citizens"),)


def _reroll(phrase: Phrase) -> Meaning:
    """X-13.7: after a roll so low, or always, never, behind."""
    match word(phrase, "mode"):
        case "always" | "never" | "behind" as mode:
            return (RerollOrder(mode),)
        case _:
            return (RerollOrder("most", integer(phrase, "most") - ("below" in phrase.slots)),)


def _losses(phrase: Phrase) -> Meaning:
    """X-13.6: the smallest group, the largest, or dice."""
    dice = standing_phrases.dice(phrase)
    return (LossesOrder("dice", dice) if dice else LossesOrder(_size(phrase)),)


def _size(phrase: Phrase) -> standing_phrases.Size:
    return "largest" if word(phrase, "by") == "largest" else "smallest"


def _plunder(phrase: Phrase) -> Meaning:
    """X-13.6: whether to enter and how deep; X-10.3: kill or enslave (0: kill). A line may say both."""
    said: list[Order] = []
    if "enter" in phrase.slots or "until" in phrase.slots:
        enters = word(phrase, "enter") != "no"
        said = [PlunderOrder(enters, cast(Part, word(phrase, "until") if enters else ""))]
    if "take" in phrase.slots:
        most = integer(phrase, "most")
        enslave = word(phrase, "take") == "enslave" and (most > 0 or "most" not in phrase.slots)
        said = [*said, TakeOrder(enslave, most if enslave else 0)]
    return tuple(said)


def _targets(phrase: Phrase) -> Meaning:
    """X-13.6: whom in a part."""
    return (TargetsOrder(cast(standing_phrases.Targets, word(phrase, "by"))),)


def _captives(phrase: Phrase) -> Meaning:
    """X-10.2: whether the beaten are enslaved after a battle."""
    return (CaptivesOrder(word(phrase, "take") == "yes"),)


def _grant(phrase: Phrase) -> Meaning:
    return (ReputationDecree(Seat(word(phrase, "lord")), integer(phrase, "points")),)


def _fine(phrase: Phrase) -> Meaning:
    return (ReputationDecree(Seat(word(phrase, "lord")), -integer(phrase, "points")),)


def _put(phrase: Phrase) -> Meaning:
    place = cast(Place, word(phrase, "at"))
    return (GroupDecree(Seat(word(phrase, "lord")), integer(phrase, "die"), integer(phrase, "people"), place),)


def _remove(phrase: Phrase) -> Meaning:
    return (GroupDecree(Seat(word(phrase, "lord")), integer(phrase, "die"), 0),)


def _ruin(phrase: Phrase) -> Meaning:
    return (RuinDecree(Seat(word(phrase, "lord"))),)


_WITH_A_VIEW: Mapping[str, Callable[[Phrase, View], Meaning]] = {"command": _command, "plan": _plan}
"""X-1.4: who is whose neighbour must be known."""
_MEANINGS: Mapping[str, Callable[[Phrase], Meaning]] = {
    "convert": _convert,
    "convert_auto": _convert_auto,
    "births": lambda phrase: (standing_phrases.births(phrase),),
    "slaveborn": _slaveborn,
    "starve": lambda phrase: (standing_phrases.starve(phrase),),
    "reroll": _reroll,
    "losses": _losses,
    "plunder": _plunder,
    "targets": _targets,
    "captives": _captives,
    "grant": _grant,
    "fine": _fine,
    "put": _put,
    "remove": _remove,
    "ruin": _ruin,
}
