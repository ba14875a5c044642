"""Orders of Evropská válka as letters say them: who leads an attack, cards nobody gets, waiting, fallbacks."""

from __future__ import annotations

import pytest

from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.rulesets.europe.words import forms
from tests.language.europe import LEXICONS, VIEW, orders

LINES = (
    ("en", "The attack on Africa is led by Spain, two figures, cheapest cards.", "attack SPA -> AFR with 2 play cheap"),
    ("ru", "Атаку на Африку поведёт Испания.", "attack SPA -> AFR"),
    ("cs", "Útok na Afriku povede Španělsko, dvě figurky.", "attack SPA -> AFR with 2"),
    ("sk", "Útok na Afriku povedie Španielsko.", "attack SPA -> AFR"),
    ("en", "I draw fate, nobody else gets anything.", "fate me, me, me"),
    ("ru", "Беру судьбу и никому ничего не отдам.", "fate me, me, me"),
    ("cs", "Beru osud, nikdo nic nedostane.", "fate me, me, me"),
    ("sk", "Beriem osud a nikomu ani jednu nedám.", "fate me, me, me"),
    ("en", "I'm just watching what the neighbours come up with.", "hold"),
    ("ru", "Просто подождём, что придумают соседи.", "hold"),
    ("cs", "Jen koukám, co předvedou ostatní.", "hold"),
    ("sk", "Len sa dívam, čo vymyslia ostatní.", "hold"),
    ("en", "As a backup: draft in France.", "default draft FRA"),
    ("cs", "Jako zálohu nastav odvod ve Francii.", "default draft FRA"),
    ("sk", "Ako zálohu nastav odvod vo Francúzsku.", "default draft FRA"),
    ("ru", "Про запас поставь призыв во Франции.", "default draft FRA"),
    ("en", "From Italy I retreat exclusively to Switzerland.", "retreat from ITA: SWI"),
    ("ru", "Из Италии отступаю исключительно в Швейцарию.", "retreat from ITA: SWI"),
    ("cs", "Z Itálie ustupuju jedině do Švýcarska.", "retreat from ITA: SWI"),
    ("sk", "Z Talianska ustupujem jedine do Švajčiarska.", "retreat from ITA: SWI"),
    ("en", "Sabotage in Italy with an ace, I have no jack.", "sabotage ITA with A"),
    ("ru", "Саботаж в Италии тузом, валета у меня нет.", "sabotage ITA with A"),
    ("cs", "Sabotáž v Itálii esem, spodka nemám.", "sabotage ITA with A"),
    ("sk", "Sabotáž v Taliansku esom, dolníka nemám.", "sabotage ITA with A"),
    ("en", "On defence be frugal, lay the cheapest.", "defend cheap"),
    ("ru", "В защите экономь, бросай самые дешёвые.", "defend cheap"),
    ("cs", "Při obraně šetři, vykládej nejlevnější.", "defend cheap"),
    ("sk", "Pri obrane šetri, vykladaj najlacnejšie.", "defend cheap"),
    ("cs", "Nebude-li možné nic jiného, odvod v Itálii.", "default draft ITA"),
    ("sk", "Keď nepošlem rozkazy, odvod v Taliansku.", "default draft ITA"),
    ("ru", "Если не пришлю приказ, призыв в Италии.", "default draft ITA"),
    ("cs", "V Itálii bude proveden odvod, jinak ve Španělsku.", "draft ITA else draft SPA"),
    ("sk", "Odvod sa urobí v Taliansku, inak v Španielsku.", "draft ITA else draft SPA"),
    ("ru", "Призыв проводится в Италии, иначе в Испании.", "draft ITA else draft SPA"),
    (
        "ru",
        "Призыв в Италии, если не выйдет, атака из Франции на Германию двумя.",
        "draft ITA else attack FRA -> GER with 2",
    ),
)
TRAPS = (
    ("en", "The attack on Austria is led by Russia."),
    ("en", "The attack on Poland was led by Italy."),
    ("cs", "Útok na Polsko vede Německo."),
    ("ru", "Атаку на Польшу ведёт Россия."),
    ("sk", "Útok na Poľsko vedie Nemecko."),
    ("en", "Sabotage in Italy with an ace if I have no jack."),
    ("cs", "Osud, nebo nikomu nic nedám?"),
    ("ru", "Призыв в Италии, если не выйдет атака из Франции на Германию двумя."),
    ("cs", "Odvod v Itálii, jen pokud nevyjde útok z Francie na Německo dvěma."),
    ("sk", "Odvod v Taliansku, ak sa nepodarí útok z Francúzska na Nemecko dvoma."),
    ("cs", "Odvod v Itálii byl proveden."),
    ("sk", "Odvod sa v Taliansku neurobí."),
    ("ru", "Призыв в Италии не проводится."),
    ("sk", "Neviem, čo vymyslia ostatní, možno odvod v Taliansku."),
)


@pytest.mark.parametrize(("language", "text", "means"), LINES)
def test_an_order_said_as_in_a_letter(language: str, text: str, means: str) -> None:
    assert orders(text, language) == orders(means, "en")


@pytest.mark.parametrize(("language", "text"), TRAPS)
def test_what_others_do_or_may_be_done_is_not_ordered(language: str, text: str) -> None:
    _, reading = Readers(LEXICONS, forms.vocabulary(VIEW), language).read(text)
    assert not isinstance(reading, Reading)
