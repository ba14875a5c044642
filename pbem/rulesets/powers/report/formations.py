"""The cards of formations (P-47.2), which lie open on the table; what is true of them only the owner reads."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.texts import Text, text
from pbem.rulesets.powers.chapters.formations.cards import kin
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import NAME, TRUE
from pbem.rulesets.powers.view import View


def formations(view: View) -> Iterator[Text]:
    """Say of each formation where its tokens are and what its rows hold."""
    for card in view.formations:
        stand = [each for each in view.stacks if (each.owner, NAME.get(each.row)) == card.key]
        place = next((each.at for each in stand if each.row == TRUE[card.name]), "none")
        others = kin(view, card)[1:]
        yield text(
            "powers-formation-card",
            formation=formation_events.named(card.name),
            who=card.owner,
            areas=tuple(sorted({each.at for each in stand})),
            rows=formation_events.card(card.rows),
            known=card.true if place != "none" else 0,
            place=place,
            split=len(others),
            others=tuple(formation_events.named(each.name) for each in others),
        )
