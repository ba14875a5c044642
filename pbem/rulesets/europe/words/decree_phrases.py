"""What the referee decrees, between orders and phrases."""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.core.seats import Seat
from pbem.core.slots import integer
from pbem.rulesets.europe.orders import CardDecree, FiguresDecree
from pbem.rulesets.europe.words.slots import card, named, said_cards


def said(order: FiguresDecree | CardDecree) -> Phrase:
    """Say a decree."""
    match order:
        case FiguresDecree(land, power, figures):
            return Phrase("set_figures", {"land": land, "power": power, "figures": figures})
        case CardDecree(one, power):
            slots = {"card": said_cards((one,))[0]}
            return Phrase("deal_card", {**slots, "power": power}) if power else Phrase("discard_card", slots)


def meant(phrase: Phrase) -> FiguresDecree | CardDecree:
    """Understand a decree."""
    if phrase.kind == "set_figures":
        return FiguresDecree(named(phrase, "land"), Seat(named(phrase, "power")), integer(phrase, "figures"))
    return CardDecree(card(phrase), named(phrase, "power"))
