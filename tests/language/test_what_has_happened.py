"""What has happened is told, and no order: by a participle before a colon, and by `have` and a form of the past."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

TOLD = (
    ("powers", "en", "Demolished: factory in C2"),
    ("powers", "en", "Lost: 1 tank at C2"),
    ("powers", "cs", "Zbořeno: továrna v C2"),
    ("powers", "ru", "Потеряно: завод в C2"),
    ("powers", "sk", "Zničené: továreň v C2"),
    ("campaign", "en", "Wiped out: army 3 to Orel"),
    ("dice_empires", "en", "I have moved d2 to the church"),
    ("dice_empires", "en", "We have put d2 on the farm"),
    ("dice_empires", "ru", "Второй пошёл на ферму."),
    ("europe", "en", "We have moved from France to Switzerland"),
    ("campaign", "en", "army 3 has taken Orel"),
    ("campaign", "en", "I have split army 2 in half"),
    ("duncan", "en", "I upgraded u1 strength"),
    ("duncan", "en", "We answered riddle 1: three bears"),
    ("campaign", "cs", "Dal jsem zelenému město Lur."),
    ("powers", "cs", "Litvu jsem dal žlutému."),
    ("dice_empires", "cs", "Dva z d1 jsem dal na farmu."),
)
SETTLED = (
    ("powers", "en", "Decided: 2 tanks A1 -> B1", "move 2 tank A1 -> B1"),
    ("powers", "cs", "Rozhodnuto: 2 tanky A1 -> B1", "move 2 tank A1 -> B1"),
    ("powers", "ru", "Решено: 2 танка A1 -> B1", "move 2 tank A1 -> B1"),
    ("duncan", "sk", "Našli sme chybu: dvere na G4 zmizli", "bug: dvere na G4 zmizli"),
)
CAUSED = (
    ("powers", "en", "Have one truck built in C2.", "build 1 truck at C2"),
    ("powers", "en", "Please have two tanks moved from A1 to B1.", "move 2 tank A1 -> B1"),
    ("dice_empires", "en", "Have two men from the hall sent to the church.", "split 2 from hall to church"),
    ("europe", "en", "Have a figure drafted in France.", "draft FRA"),
    ("duncan", "en", "I want u1's sight upgraded.", "upgrade u1 sight"),
    ("campaign", "en", "Army 2 is to be divided into 10 and 10.", "2: split 10+10"),
)

test_what_has_happened_is_no_order = orders_nothing(TOLD)
test_what_was_settled_is = means(SETTLED)
test_somebody_has_it_done = means(CAUSED)
