"""Tales of life and remarks on what is somebody else's are left out, though they name things of the game."""

from __future__ import annotations

from tests.language.kit import asked, left_out

test_a_tale_in_words_nobody_knows_is_left_out = left_out(
    [
        ("dice_empires", "en", "Tulips flowered beside our church yesterday morning, lovely."),
        ("dice_empires", "ru", "В церкви у нас вчера расцвели тюльпаны, красота."),
        ("dice_empires", "cs", "U nás před kostelem mezitím vykvetly tulipány, nádhera."),
        ("dice_empires", "sk", "Pred kostolom nám medzitým zakvitli tulipány, nádhera."),
        ("europe", "cs", "Ve Francii jsme kdysi trávili dovolenou u moře."),
        ("europe", "sk", "Vo Francúzsku sme kedysi trávili dovolenku na pláži."),
    ]
)
test_what_is_somebody_elses_is_left_out = left_out(
    [
        ("dice_empires", "en", "Green, your barracks frighten me."),
        ("dice_empires", "ru", "Зелёный, твою казарму видно отсюда."),
        ("dice_empires", "cs", "Tvoje kasárny vypadají hrozivě."),
        ("dice_empires", "sk", "Tvoja kasáreň vyzerá hrozivo."),
    ]
)
test_otherwise_may_lead_over_to_something_of_life = left_out(
    [
        ("dice_empires", "cs", "Jinak máme doma štěně a to kouše ponožky."),
        ("dice_empires", "sk", "Inak máme doma šteniatko a to hryzie ponožky."),
        ("europe", "cs", "Jinak jsem celý víkend malovala kuchyni a plot."),
    ]
)
test_what_may_be_an_order_is_asked_about = asked(
    [
        ("dice_empires", "cs", "Tvoje kasárny ať se odeberou do zvonice"),
        ("dice_empires", "en", "your second group must frobnicate the church"),
        ("dice_empires", "ru", "иначе зашкерить вторую в церковь"),
        ("dice_empires", "cs", "dva z radnice na samotu, jak jsme se dohodovali"),
    ]
)
