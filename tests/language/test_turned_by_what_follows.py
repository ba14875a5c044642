"""Sentences that order nothing, by what they say behind or beside words of an order, are not carried out."""

from __future__ import annotations

import pytest

from tests.language.kit import draft, orders_nothing

NOT_DONE = (
    ("powers", "cs", "pevnost na C3 už mám, takže nestavět"),
    ("powers", "cs", "pevnost na C3 uz mam, ja jsem slepej, takze nestavet"),
    ("powers", "sk", "pevnosť na C3 už mám, takže nestavať"),
    ("powers", "en", "Please roll back the submarines."),
    ("dice_empires", "en", "Leave out the ones on the left wall, though."),
    ("dice_empires", "ru", "Брать пленных — это, конечно, ирония."),
    ("dice_empires", "sk", "Žena na mňa zazerá, takže všetko späť."),
    ("europe", "ru", "Морем из Британии в Скандинавию — это фантазии под коньяк."),
    ("europe", "en", "Austria will have to be patient for another year."),
    ("europe", "en", "Germany will need to be brave this winter."),
    ("europe", "sk", "Práve som dostal strach, takže z toho nebude nič."),
    ("duncan", "en", "Mistakes are how we learn, says our teacher."),
    ("duncan", "cs", "Lekl jsem se v noci draka, ale byl to omyl, to chrápal strejda."),
    ("duncan", "ru", "Сосед решил, что у нас пожар, вот ошибочка вышла."),
)
DOUBTFUL = (
    ("en", "Hmm, I'm not at all sure about that one."),
    ("cs", "Upřímně o tom dost pochybuju, takže to berte s rezervou."),
    ("ru", "Даже не знаю, может, и не стоит ему туда соваться."),
    ("sk", "Ktovie, či to nie je hlúposť, ešte sa na to vyspím."),
)

test_what_only_sounds_like_an_order_is_not_carried_out = orders_nothing(NOT_DONE)


@pytest.mark.parametrize(("language", "sentence"), DOUBTFUL)
def test_what_may_turn_an_order_is_asked_about_or_told_apart_from_talk(language: str, sentence: str) -> None:
    up = {"en": "up", "ru": "вверх", "cs": "nahoru", "sk": "hore"}[language]
    found = draft(language, f"2: {up} 3\n{sentence}")
    assert found.problems or any(one.doubtful for one in found.asides)
