"""What a line names and orders nothing of: refused, given up, dreamt, rumoured, pretended, laughed at, begged for."""

from __future__ import annotations

import pytest

from tests.language.kit import draft

CAMPAIGN, DICE, DUNGEON, EUROPE, POWERS = "campaign", "dice_empires", "duncan", "europe", "powers"
REFUSED = (
    (CAMPAIGN, "cs", "Zdráhám se poslat pětku do Yazu."),
    (CAMPAIGN, "cs", "Vyvarujte se útoku trojky na Orel."),
    (DICE, "cs", "Od přesunu čtyřky do kasáren upouštíme."),
    (DUNGEON, "cs", "Nákup jednotky na C4 zamítám."),
    (EUROPE, "cs", "Odpusťte si útok z Francie na Německo třemi figurkami."),
    (POWERS, "cs", "Přesun dvou tanků z Čech na Moravu je vyloučená věc."),
    (CAMPAIGN, "sk", "Zdráhame sa poslať päťku do Yazu."),
    (DICE, "sk", "Od presunu štvorky do kasární upúšťame."),
    (DUNGEON, "sk", "Nákup jednotky na C4 zamietam."),
    (EUROPE, "sk", "Ušetrite ma útoku z Francúzska na Nemecko tromi figúrkami."),
    (POWERS, "sk", "Neprichádza do úvahy uzavrieť mier so zeleným do desiateho kola."),
)
GIVEN_UP = (
    (CAMPAIGN, "cs", "Přesun pětky do Yazu padl pod stůl."),
    (CAMPAIGN, "cs", "S přesunem pětky do Yazu ještě počkejte."),
    (DICE, "cs", "Přešla mě chuť poslat čtyřku do kasáren."),
    (EUROPE, "cs", "Z odvodu ve Francii nakonec sešlo."),
    (POWERS, "cs", "Mír se zeleným do desátého kola nechme být."),
    (CAMPAIGN, "sk", "Presun päťky do Yazu padol pod stôl."),
    (DUNGEON, "sk", "Odvolávame nákup jednotky na C4."),
    (EUROPE, "sk", "Na odvod vo Francúzsku sa vykašlem."),
)
DREAMT = (
    (CAMPAIGN, "cs", "Ve snu jde pětka do Yazu."),
    (DICE, "cs", "Podle klepů jde čtyřka do kasáren."),
    (DUNGEON, "cs", "V horoskopu stojí, že dvojka jde na G8."),
    (EUROPE, "cs", "Blouznil jsem, že útočíme z Francie na Německo třemi figurkami."),
    (POWERS, "cs", "Vrabci si štěbetají, že dva tanky jedou z Čech na Moravu."),
    (CAMPAIGN, "sk", "Snívalo sa mi, ako päťka ide do Yazu."),
    (DUNGEON, "sk", "Hviezdy mi radia poslať dvojku na G8."),
    (EUROPE, "sk", "Kolujú chýry, že útočíme z Francúzska na Nemecko tromi figúrkami."),
)
PRETENDED = (
    (CAMPAIGN, "cs", "Jen naoko posílám pětku do Yazu."),
    (EUROPE, "cs", "Tvařme se, že útočíme z Francie na Německo třemi figurkami."),
    (POWERS, "cs", "Zahrajeme divadýlko, že dva tanky jedou z Čech na Moravu."),
    (DICE, "sk", "Predstierajme, že štvorka ide do kasární."),
    (EUROPE, "sk", "Robíme sa, že útočíme z Francúzska na Nemecko tromi figúrkami."),
)
LAUGHED_AT = (
    (CAMPAIGN, "cs", "Jo, jasně, pětka jde do Yazu."),
    (CAMPAIGN, "cs", "Pětka jde do Yazu, no to určitě."),
    (DUNGEON, "cs", "Přes mou mrtvolu jde dvojka na G8."),
    (EUROPE, "cs", "Nejsem padlý na hlavu, abych zaútočil z Francie na Německo třemi figurkami."),
    (DICE, "sk", "Hej, určite, štvorka ide do kasární."),
    (POWERS, "sk", "Keď naprší a uschne, dva tanky idú z Čiech na Moravu."),
)
BEGGED_FOR = (
    (CAMPAIGN, "cs", "Papoušek skřehotá, ať jde pětka do Yazu."),
    (CAMPAIGN, "cs", "Syn žadonil, aby pětka šla do Yazu."),
    (DICE, "cs", "Babička fňukala, ať jde čtyřka do kasáren."),
    (EUROPE, "cs", "Manželka chce, ať zaútočíme z Francie na Německo třemi figurkami."),
    (CAMPAIGN, "sk", "Syn žobronil, nech ide päťka do Yazu."),
    (DUNGEON, "sk", "Žena ma prehovárala, nech ide dvojka na G8."),
)
TALK = (
    ("cs", "Dnes v noci se mi zdálo o kostkách.", "Pětka jde do Yazu."),
    ("cs", "Zdráhám se jít k zubaři.", "Pětka jde do Yazu."),
    ("cs", "Děda hudral, že je brzy.", "Pětka jde do Yazu."),
    ("cs", "Na chalupě padá sníh.", "Pětka jde do Yazu."),
    ("sk", "Dnes v noci sa mi snívalo o kockách.", "Päťka ide do Yazu."),
    ("sk", "Zdráham sa ísť k zubárovi.", "Päťka ide do Yazu."),
    ("sk", "Manželka chce, aby som vyniesol kôš.", "Päťka ide do Yazu."),
)
STILL_DONE = (
    (DICE, "cs", "Tentokrát vynechám, pas."),
    (DUNGEON, "cs", "Vyškrtni poznámku na E5."),
    (EUROPE, "cs", "Chci útok z Francie na Německo třemi figurkami."),
    (CAMPAIGN, "cs", "Rozhodli jsme se, že pětka jde do Yazu."),
    (CAMPAIGN, "sk", "Dohodli sme sa, že päťka ide do Yazu."),
)


@pytest.mark.parametrize(
    ("game", "language", "line"), [*REFUSED, *GIVEN_UP, *DREAMT, *PRETENDED, *LAUGHED_AT, *BEGGED_FOR]
)
def test_it_is_neither_done_nor_offered(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert (found.sheet.lines, [problem.try_ for problem in found.problems if problem.try_]) == ((), [])


@pytest.mark.parametrize(("language", "talk", "order"), TALK)
def test_small_talk_with_such_words_leaves_the_order_beside_it(language: str, talk: str, order: str) -> None:
    alone, both = draft(language, order), draft(language, f"{talk} {order}")
    assert [one.order for one in both.sheet.lines] == [one.order for one in alone.sheet.lines] != []


@pytest.mark.parametrize(("game", "language", "line"), STILL_DONE)
def test_words_of_a_game_stay_what_they_are(game: str, language: str, line: str) -> None:
    assert draft(language, line, game=game).sheet.lines
