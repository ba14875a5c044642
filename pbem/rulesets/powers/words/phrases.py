"""Orders <-> phrases: what the sentences of the lexicons mean (section 10).

An order has one phrase; a phrase may leave open what only the view can settle: the own lands between two areas,
where "all tanks to B2" come from, what "everything" is.
"""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import matters
from pbem.rulesets.powers.words.matter import Understood
from pbem.rulesets.powers.words.slots import in_colours, none_of, refused, strangers


def phrase(order: Order) -> Phrase:
    """Say an order."""
    return matters.of(order).phrase(order)


def orders(phrase: Phrase, view: View) -> Understood:
    """Understand a phrase: most say one order, some as many as there are areas."""
    phrase = in_colours(phrase, {side: seat for seat, side in view.roles.items()})
    if unplayed := strangers(phrase):
        return (refused("no-side", "P-2.2", side=unplayed[0]),)
    if none := none_of(phrase):
        return (none,)
    return matters.MEANINGS[phrase.kind](phrase, view)
