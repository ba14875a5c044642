"""Officers report what they are about to do: "I report that the second army goes to H9"; what was done is told."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ANNOUNCED = (
    ("en", "I report that the second army goes to H9.", "2: to H9"),
    ("en", "Be informed that the second army goes to H9.", "2: to H9"),
    ("cs", "Hlásím, že druhá armáda jde na H9.", "2: to H9"),
    ("cs", "Rozhodl jsem, že s druhou armádou půjdu na H9.", "2: to H9"),
    ("ru", "Докладываю, что вторая армия идёт на H9.", "2: to H9"),
    ("ru", "Довожу до сведения, что вторая армия идёт на H9.", "2: to H9"),
    ("sk", "Oznamujem vám, že druhá armáda ide na H9.", "2: to H9"),
    ("sk", "Rozhodla som, že druhá armáda ide na H9.", "2: to H9"),
)
TOLD = (
    ("en", "I report that the second army has gone to H9."),
    ("en", "We have not decided that the second army goes to H9."),
    ("cs", "Hlásím, že druhá armáda šla na H9."),
    ("cs", "Rozhodl jsem, že druhá armáda nepůjde na H9."),
    ("ru", "Докладываю, что вторая армия пошла на H9."),
    ("ru", "Не сообщаю, что вторая армия идёт на H9."),
    ("sk", "Hlásim, že druhá armáda nepôjde na H9."),
    ("sk", "Červený hlási, že druhá armáda ide na H9."),
)

test_what_is_announced_is_ordered = means(ANNOUNCED)
test_what_was_done_or_is_not_is_none = orders_nothing(TOLD)
