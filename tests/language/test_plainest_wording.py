"""The plainest wording of Dice Empires and Evropská válka: what somebody writes who has read no example."""

from __future__ import annotations

import pytest

from tests.language.kit import beside, draft, means, offers, orders_nothing

EUROPE = (
    ("en", "Peek at the Turk's hand.", "spy OT"),
    ("en", "Check out the German's cards, please.", "spy DU"),
    ("cs", "Mrknu Turkovi do karet a po ní odvod ve Francii.", ("spy OT", "draft FRA")),
    ("sk", "Pozri sa Nemcovi do karát.", "spy DU"),
    ("en", "The Italian army attacks the Balkans.", "attack ITA -> BAL"),
    (
        "en",
        "If Austria is empty, the Italian figure goes there. Else draft in Spain.",
        "if AUS empty: move ITA -> AUS else draft SPA",
    ),
    ("en", "As soon as Austria is empty, move there from Italy.", "if AUS empty: move ITA -> AUS"),
    ("en", "If I have 3 cards in hand, attack Germany from France.", "if my hand >= 3: attack FRA -> GER"),
    ("en", "If I hold at least two cards in hand, draft in France.", "if my hand >= 2: draft FRA"),
    ("en", "Move from Italy to Austria, or if this is not allowed, draft in Italy.", "move ITA -> AUS else draft ITA"),
    (
        "en",
        "Spy on Russia, and if I find they have an ace, draft in Spain.",
        ("spy RU", "if spied RU has A: draft SPA"),
    ),
    ("en", "Stop any attack the French mount upon me.", "stop by FR, attacks on me"),
    ("en", "Defend with just enough to keep the land, no more.", "defend enough"),
    ("ru", "Обороняться ровно настолько, насколько надо.", "defend enough"),
    ("en", "Use an ace for a queen and spy on Britain.", "spy BR with A"),
    ("cs", "Špionáž u Rusů, místo dámy poslouží eso.", "spy RU with A"),
    ("en", "One figure from Spain attacks Africa, but only if it comes to a battle.", "attack SPA -> AFR with 1 only"),
    ("cs", "Z Itálie útok na Balkán, jedině když tam někdo sedí; do prázdna nejdu.", "attack ITA -> BAL only"),
    ("sk", "Z Talianska útok na Balkán, jedine ak tam niekto stojí.", "attack ITA -> BAL only"),
    ("ru", "Атака из Италии на Балканы, только если там кто-то стоит.", "attack ITA -> BAL only"),
    ("sk", "Z Talianska útok na Balkán a šetrím karty.", "attack ITA -> BAL play cheap"),
    ("en", "Fate: kings are mine, aces as well, the rest goes to Russia.", "fate K > me, A > me, rest > RU"),
    ("cs", "Tentokrát bych si udělal odvod ve Francii.", "draft FRA"),
    ("sk", "Urobila by som radšej odvod v Španielsku.", "draft SPA"),
    ("ru", "Я бы на этот раз сделала призыв в Италии.", "draft ITA"),
    ("cs", "Na Švýcarsko zaútočí Itálie dvěma figurkami.", "attack ITA -> SWI with 2"),
    ("sk", "Na Balkán udrie Taliansko.", "attack ITA -> BAL"),
    ("ru", "На Балканы нападает Италия.", "attack ITA -> BAL"),
    ("en", "(6) Retreat from Spain: France.", "retreat from SPA: FRA"),
    ("cs", "(4) Ústup z Itálie: Francie.", "retreat from ITA: FRA"),
    (
        "en",
        "If Portugal is empty, move Spain there, otherwise draft in Italy.",
        "if POR empty: move SPA -> POR else draft ITA",
    ),
    ("en", "If I have an ace, draft in France, if I don't, take fate.", "if my hand has A: draft FRA else fate"),
    ("cs", "Mám-li krále, odvod v Itálii, a nemám-li ho, beru osud.", "if my hand has K: draft ITA else fate"),
    ("sk", "Ak mám eso, odvod v Taliansku, ak ho nemám, beriem osud.", "if my hand has A: draft ITA else fate"),
    ("cs", "Odvod v Itálii. Není-li to možné, osud.", "draft ITA else fate"),
    ("ru", "Призыв в Италии. Если это не получится, беру судьбу.", "draft ITA else fate"),
    ("cs", "Útoky na mě zastavuj jen tehdy, jsou-li v nich aspoň tři figurky.", "stop attacks on me, min 3"),
    (
        "sk",
        "Zastavuj útoky na mňa od dvoch figúrok a z Talianska nech je ústup do Švajčiarska.",
        ("stop attacks on me, min 2", "retreat from ITA: SWI"),
    ),
    ("en", "Retreat everywhere to Portugal.", "retreat from anywhere: POR"),
    ("ru", "Отступаю повсюду в Португалию.", "retreat from anywhere: POR"),
    ("en", "We don't stop anybody with our kings.", "stop none"),
    ("sk", "Ak neostane iná možnosť, odvod v Taliansku.", "default draft ITA"),
    ("en", "If there is no other option, draft in Italy.", "default draft ITA"),
    ("en", "Fate: the best card to me, the second to Russia, the third to Britain.", "fate me, RU, BR"),
    ("ru", "Судьба: первую мне, вторую русским, третью туркам.", "fate me, RU, OT"),
    ("cs", "Osud, první mně, druhou Rusům, třetí Britům.", "fate me, RU, BR"),
    ("sk", "Osud, prvú mne, druhú Turkom, tretiu Britom.", "fate me, OT, BR"),
    ("en", "As a standing instruction, troops beaten in Italy retreat to Switzerland.", "retreat from ITA: SWI"),
    ("sk", "Moje vojská porazené v Taliansku ustupujú do Rakúska.", "retreat from ITA: AUS"),
    ("en", "Don't ask me anything until Friday, just carry on automatically.", "auto"),
    ("cs", "Nedělejte nic.", "hold"),
)
DICE = (
    ("en", "For the plan: d2 to the farm.", "plan: move d2 to farm"),
    ("ru", "В план запиши: к2 на ферму.", "plan: move d2 to farm"),
    ("cs", "Do plánu mi dej: k2 na farmu.", "plan: move d2 to farm"),
    ("sk", "Do plánu: k2 na farmu.", "plan: move d2 to farm"),
    (
        "en",
        "As soon as there are three enemies on the left, d2 goes to the left wall.",
        "if enemy left >= 3: move d2 to walls left",
    ),
    ("en", "Recall d2, that's enough fighting.", "recall d2"),
    ("ru", "Верни к2 домой, хватит гулять.", "recall d2"),
    ("cs", "Stáhni k2 domů, už toho mají dost.", "recall d2"),
    ("sk", "Stiahni k2 domov, už toho majú dosť.", "recall d2"),
    ("en", "Take no prisoners, I can't feed them.", "captives no"),
    ("ru", "Пленных не брать, кормить их нечем.", "captives no"),
    ("cs", "Zajatce neber, nemáme je čím krmit.", "captives no"),
    ("sk", "Zajatcov neberte, nemáme ich čím kŕmiť.", "captives no"),
    ("en", "Two people from d1 go to the church and become d3.", "split 2 from d1 to church as d3"),
    ("cs", "Dva lidé z k1 do kostela a budou z nich k3.", "split 2 from d1 to church as d3"),
    ("sk", "Dvaja ľudia z k1 do kostola a budú to k3.", "split 2 from d1 to church as d3"),
    ("ru", "Отдели двоих из ратуши в церковь, пусть там поют.", "split 2 from hall to church"),
    ("cs", "Za cíle při plenění vyber největší skupiny.", "targets largest"),
    ("en", "The newborn children go into d2.", "births d2"),
    (
        "en",
        "Red's slaves go to the farm, their kids should be citizens.",
        ("move slaves of red to farm", "slaveborn citizens"),
    ),
    ("ru", "Рабов красного в дома, их дети пусть будут рабами.", ("move slaves of red to houses", "slaveborn slaves")),
    (
        "cs",
        "Otroky červeného do domů a jejich děti budou občané.",
        ("move slaves of red to houses", "slaveborn citizens"),
    ),
    ("sk", "Otrokov červeného do domov, ich deti budú otroci.", ("move slaves of red to houses", "slaveborn slaves")),
    ("cs", "Odvolej všechny z levé cesty, z k1 odděl dva do kostela.", ("recall left", "split 2 from d1 to church")),
    ("ru", "Верни всех с левой дороги. Троих из к1 отдели на ферму.", ("recall left", "split 3 from d1 to farm")),
    ("sk", "Ak bude obliehaná pravá strana, k2 na pravé hradby.", "if siege right: move d2 to walls right"),
    ("en", "If they are besieging my right side, d2 to the right wall.", "if siege right: move d2 to walls right"),
    ("en", "d3 to the church, rest pass.", ("move d3 to church", "pass")),
    ("sk", "Starý plán zruš.", "plan clear"),
    ("en", "Here's my plan: d2 to the farm.", "plan: move d2 to farm"),
)
TRAPS = (
    ("europe", "sk", "Na Balkán nezaútočí Taliansko."),
    ("europe", "cs", "Na Balkán zaútočilo Německo."),
    ("europe", "en", "Draft in France if I don't."),
    ("europe", "sk", "Z Francúzska na Anglicko, útok dvoma figúrkami, možno kladiem krížové eso."),
    ("dice_empires", "cs", "Jejich děti nejsou otroci."),
    ("europe", "en", "Soon I draft in France."),
    ("europe", "en", "As soon as next turn I draft in France."),
    ("europe", "en", "I peeked at the Turk's hand."),
    ("europe", "cs", "Turek by udělal odvod ve Francii."),
    ("europe", "sk", "Urobila som odvod v Španielsku."),
    ("europe", "sk", "Keby som bol tebou, urobil by som odvod v Španielsku."),
    ("europe", "ru", "Сделала бы я призыв в Италии, да не могу."),
    ("europe", "en", "Move from Italy to Austria unless that can't be done."),
    ("dice_empires", "en", "I don't want it in the plan: d2 to the farm."),
    ("dice_empires", "sk", "Do plánu som dal: k2 na farmu."),
    ("dice_empires", "cs", "Do plánu nic nedávej."),
    ("dice_empires", "ru", "Хватит воевать?"),
)

BESIDE = (
    ("europe", "ru", "Теперь о войне."),
    ("europe", "ru", "До скорого, Галина"),
    ("europe", "en", "Anyway, back to the war."),
    ("europe", "cs", "Teď k válce."),
    ("dice_empires", "sk", "A teraz späť k hre."),
)
DENIED = (
    ("europe", "sk", "Vo Francúzsku odvod nerobte."),
    ("europe", "cs", "Ve Španělsku odvod neprovádějte."),
    ("dice_empires", "cs", "V přespříštím kole vyrazí k2 na zeleného."),
    ("dice_empires", "sk", "Prespríšte vyrazí k2 na zeleného."),
)

test_orders_of_europe = means(EUROPE, game="europe")
test_orders_of_dice_empires = means(DICE, game="dice_empires")
test_what_is_no_order = orders_nothing(TRAPS)
test_what_is_said_around_orders = beside(BESIDE)


@pytest.mark.parametrize(("game", "language", "line"), DENIED)
def test_nothing_is_offered_for_what_is_denied(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert (found.sheet.lines, offers(found.problems)) == ((), [])


def test_a_name_and_a_telephone_beside_each_other_end_a_letter() -> None:
    found = draft("en", "draft in Italy", "Ann Lee | tel. 555 0142 77", game="europe")
    assert (len(found.sheet.lines), found.problems) == (1, ())
