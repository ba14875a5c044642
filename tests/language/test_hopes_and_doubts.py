"""What the writer does not know, hopes, or has to say of his letters with others, is no order; nobody is told in it."""

from __future__ import annotations

from tests.language.kit import beside, orders_nothing

TALK = (
    ("en", "No clue if Tor is worth the trouble, but somebody must try."),
    ("en", "Who knows whether Green is awake."),
    ("en", "Sudak has to fall!"),
    ("en", "I've been negotiating with Red for three weeks and I think he means well."),
    ("en", "Hopefully Red does not notice."),
    ("en", "Thanks for your patience, we'll see."),
    ("en", "I really don't want to lose it."),
    ("ru", "Понятия не имею, стоит ли Тор того."),
    ("ru", "Надеюсь, красный не заметит."),
    ("ru", "Судак должен пасть!"),
    ("ru", "С красным переписываемся, он вроде честный."),
    ("ru", "Терять её нельзя."),
    ("cs", "Netuším, jestli Tor za to stojí."),
    ("cs", "Snad si červený nevšimne."),
    ("cs", "Sudak musí padnout!"),
    ("cs", "S červeným si dopisujeme a myslím, že je férový."),
    ("cs", "O něj fakt nechci přijít. Dobrou noc"),
    ("sk", "Netuším, či Tor za to stojí."),
    ("sk", "Dúfam, že si červený nevšimne."),
    ("sk", "Sudak musí padnúť!"),
    ("sk", "S červeným si dopisujeme a myslím, že je férový."),
    ("sk", "O ňu naozaj nechcem prísť. Dobrú noc"),
)
ASKED = (
    ("en", "No idea whether 4 should attack Sudak."),
    ("en", "I hope to attack Sudak."),
    ("en", "I don't know, 4 might take Sudak."),
    ("ru", "Не знаю, идти ли четвёртому на Судак."),
    ("cs", "Nevím, jestli čtyřka zaútočí na Sudak."),
    ("sk", "Snáď štvorka zaútočí na Sudak."),
)

test_it_is_left_out = beside(TALK)
"""The order beside it stands, alone."""

test_a_doubted_deed_of_an_army_is_not_done = orders_nothing(ASKED)
"""Where an army is named, the line orders nothing."""
