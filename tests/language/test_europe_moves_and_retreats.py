"""Whoever departs from one land to another may mean a move or a standing retreat: the referee asks, by number."""

from __future__ import annotations

import pytest

from pbem.rulesets.europe.orders import ActionOrder, RetreatOrder
from tests.language.kit import draft, means, offers, orders, orders_nothing

LINES = (
    ("ru", "Если меня вытолкают из Испании, пойду в Португалию.", "retreat from SPA: POR"),
    ("cs", "Když mě vystrčí z Itálie, půjdu do Švýcarska.", "retreat from ITA: SWI"),
    ("sk", "Ak ma vystrčia zo Španielska, pôjdem do Portugalska.", "retreat from SPA: POR"),
    ("en", "Beaten out of Italy, I slip away to Switzerland.", "retreat from ITA: SWI"),
    ("en", "When I lose in Spain, I clear out to Portugal.", "retreat from SPA: POR"),
    ("ru", "Если выбьют из Италии, ухожу в Швейцарию.", "retreat from ITA: SWI"),
    ("ru", "При отступлении из Испании уходить в Португалию.", "retreat from SPA: POR"),
    ("cs", "Když mě porazí v Itálii, odcházím do Švýcarska.", "retreat from ITA: SWI"),
    ("sk", "Ak ma porazia v Taliansku, sťahujem sa do Švajčiarska.", "retreat from ITA: SWI"),
    ("cs", "Z Itálie se stáhnu do Švýcarska.", "retreat from ITA: SWI"),
    ("sk", "Z Talianska ustúpim do Švajčiarska.", "retreat from ITA: SWI"),
    ("en", "The retreat from Italy leads to Switzerland, then to Austria.", "retreat from ITA: SWI, AUS"),
    ("ru", "Отступление из Италии ведёт в Швейцарию.", "retreat from ITA: SWI"),
    ("cs", "Ústup z Itálie směřuje do Švýcarska.", "retreat from ITA: SWI"),
    ("sk", "Ústup z Talianska vedie do Švajčiarska.", "retreat from ITA: SWI"),
    ("en", "If we must flee from Italy, then to Switzerland.", "retreat from ITA: SWI"),
    ("ru", "Когда отступаем из Испании, то в Португалию.", "retreat from SPA: POR"),
    ("ru", "Откуда бы нас ни выгнали, отступаем в Португалию.", "retreat from anywhere: POR"),
    ("cs", "Bude-li nutno utíkat z Itálie, tak do Švýcarska.", "retreat from ITA: SWI"),
    ("cs", "Ústup z Itálie podle výchozího nastavení.", "retreat from ITA: default"),
    ("sk", "Keď budeme ustupovať z Talianska, ideme do Švajčiarska.", "retreat from ITA: SWI"),
    ("en", "France ships a figure from Spain to Portugal.", "move SPA -> POR"),
    ("sk", "Francúzsko pošle figúrku zo Španielska do Portugalska.", "move SPA -> POR"),
    ("sk", "V tomto kole Francúzsko vykoná odvod v Taliansku.", "draft ITA"),
    ("en", "Embark a figure in France and land it in Romania.", "move FRA -> ROM"),
    ("ru", "Погрузи фигуру во Франции и высади её в Румынии.", "move FRA -> ROM"),
    ("cs", "Nalož figurku ve Francii a vyloď ji v Rumunsku.", "move FRA -> ROM"),
    ("sk", "Naloď figúrku vo Francúzsku a vysaď ju v Rumunsku.", "move FRA -> ROM"),
)
BOTH = ["action", "retreat"]
EITHER = (
    ("en", "From Italy I bail out to Switzerland."),
    ("ru", "Из Италии ухожу в Швейцарию."),
    ("cs", "Z Itálie odcházím do Švýcarska."),
    ("sk", "Z Talianska sa sťahujem do Švajčiarska."),
    ("sk", "Odchádzam zo Španielska do Portugalska."),
)
TRAPS = (
    ("en", "I embarked a figure in France and landed it in Romania."),
    ("cs", "Nenakládej figurku ve Francii a nevykládej ji v Rumunsku."),
    ("ru", "Из Италии не ухожу в Швейцарию."),
    ("sk", "Zo Španielska sa nesťahujem do Portugalska."),
    ("cs", "Odcházím z Itálie do Švýcarska?"),
    ("en", "Russia ships a figure from Spain to Portugal."),
    ("sk", "Rusko vykoná odvod v Taliansku."),
    ("cs", "Když budeme ustupovat z Itálie, budeme smutní."),
    ("ru", "Когда отступали из Испании, было грустно."),
    ("sk", "Turci sa vraj sťahujú zo Španielska do Portugalska."),
)


test_a_move_or_a_retreat = means(LINES, game="europe")
test_whoever_does_not_move_orders_nothing = orders_nothing(TRAPS, game="europe")


@pytest.mark.parametrize(("language", "line"), EITHER)
def test_where_both_may_be_meant_both_are_offered(language: str, line: str) -> None:
    found = draft(language, line, game="europe")
    offered = [orders(language, one, game="europe")[0] for one in offers(found.problems)]
    assert [one.kind for one in offered if isinstance(one, ActionOrder | RetreatOrder)] in (BOTH, BOTH[::-1])
