"""The word that ends a player turn (S-14)."""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.rulesets.powers.orders import EndOrder
from pbem.rulesets.powers.words.matter import Matter

MATTER: Matter[EndOrder] = Matter(
    when={EndOrder: "play"},
    phrase=lambda order: Phrase("finish"),
    meanings={"finish": lambda phrase, view: (EndOrder(),)},
    subject=lambda order: "end",
)
