"""Orders drawn from how things are, talk of life around them, and parts said in another order than they are read.

Beside each stand lines in which the like words bind, doubt or quote: nothing of those is carried out.
"""

from __future__ import annotations

from tests.language.kit import alike, orders_nothing

SAME = (
    ("europe", "en", "The Turks are getting too bold, so draft in Italy.", "draft ITA"),
    ("europe", "en", "Nobody has come near Italy for weeks, so draft in Spain.", "draft SPA"),
    ("europe", "cs", "Osmani jsou už skoro všude, takže odvod v Itálii.", "odvod v Itálii"),
    ("europe", "ru", "Турки опять обнаглели, так что призыв в Испании.", "призыв в Испании"),
    ("europe", "sk", "Osmani sú už skoro všade, takže odvod v Taliansku.", "odvod v Taliansku"),
    ("dice_empires", "en", "the church is nearly empty, so d2 to the church", "d2 to the church"),
    ("dice_empires", "cs", "kostel je skoro prázdný, takže k2 do kostela", "k2 do kostela"),
    ("dice_empires", "sk", "kostol je skoro prázdny, takže k2 do kostola", "k2 do kostola"),
    ("duncan", "en", "u2 to G8, he is the meanest of us", "u2 to G8"),
    ("duncan", "cs", "dvojka na G8, je z nás nejdrsnější", "dvojka na G8"),
    (
        "dice_empires",
        "en",
        "send d2 to red, or into the houses if that doesn't work",
        "send d2 to red else move d2 to houses",
    ),
    ("dice_empires", "en", "if red has 15 points or more, send d2 to red", "if rep of red >= 15: send d2 to red"),
)

test_what_it_is_drawn_from_orders_nothing = alike(SAME)
"""The words before state something, and what is drawn from them is the order."""


TRAPS = (
    ("europe", "en", "The Turks say they are getting bold, so draft in Italy if they attack, maybe."),
    ("europe", "en", 'Red writes: "nobody is in Italy, so draft in Spain".'),
    ("europe", "cs", "Kdyby Osmani seděli v Itálii, tak by byl odvod ve Španělsku."),
    ("europe", "ru", "Были бы турки в Италии, был бы призыв в Испании."),
    ("europe", "sk", "Keby boli Osmani v Taliansku, bol by odvod v Španielsku."),
    ("dice_empires", "en", "had the church been empty, d2 to the church"),
    ("duncan", "en", "we talked it over and did not agree on u2 to G8"),
)

test_what_supposes_doubts_or_quotes_is_not_left_out = orders_nothing(TRAPS)
"""Without such words an order would be left that nobody gave."""
