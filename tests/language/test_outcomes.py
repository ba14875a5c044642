"""What comes of an order is none of its own: "one from d1 to d2, so that the barracks have four"."""

from __future__ import annotations

from tests.language.kit import asked, means

LINES = (
    (
        "en",
        "Two of d1 should be on the farm, one should be in the church.",
        ("split 2 from d1 to farm", "split 1 from d1 to church"),
    ),
    (
        "en",
        "One man from d1 goes to d2, and two work on the farm.",
        ("transfer 1 from d1 to d2", "split 2 from d1 to farm"),
    ),
    (
        "ru",
        "Двое из к1 станут фермерами, а один станет священником.",
        ("split 2 from d1 to farm", "split 1 from d1 to church"),
    ),
    (
        "ru",
        "Хочу, чтобы двое из к1 шли на ферму и чтобы один шёл в церковь.",
        ("split 2 from d1 to farm", "split 1 from d1 to church"),
    ),
    ("cs", "Dva z k1 budou na farmě a jeden v kostele.", ("split 2 from d1 to farm", "split 1 from d1 to church")),
    (
        "sk",
        "Dvaja z k1 nech sú na farme a jeden nech je v kostole.",
        ("split 2 from d1 to farm", "split 1 from d1 to church"),
    ),
)
OUTCOMES = (
    ("en", "Send one from d1 over to d2, so that the barracks have three."),
    ("en", "Transfer one from d1 to d2, then the church has three."),
    ("en", "Move one from d1 to d2, which puts three in the barracks."),
    ("en", "Move one man of d1 to d2 and there will be three on the farm."),
    ("ru", "Одного из к1 переведи в к2, чтобы в церкви стало трое."),
    ("ru", "Переведи из к1 одного в к2, тогда в казарме будет трое."),
    ("ru", "Одного из к1 в церковь, чтобы там стало трое."),
    ("cs", "Jednoho z k1 přeřaď do k2, ať jsou v kostele tři."),
    ("cs", "Přeřaď jednoho z k1 do k2, takže v kasárnách budou tři."),
    ("sk", "Jedného z k1 preraď do k2, aby boli v kostole traja."),
    ("sk", "Preraď jedného z k1 do k2, potom budú v kasárňach traja."),
)

test_two_that_are_said_to_be_somewhere_are_both_told = means(LINES, game="dice_empires")

test_what_comes_of_an_order_is_asked_about = asked(OUTCOMES, game="dice_empires")
