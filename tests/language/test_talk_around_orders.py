"""What people say around their orders in letters: lead-ins, reasons behind them, what might have been, questions.

Beside each stand letters in which like words may be an order, or take one back: those are asked about.
"""

from __future__ import annotations

import pytest

from tests.language.kit import ORDER, alike, asked, beside, draft, orders_nothing

IDLE = (
    ("campaign", "en", "I think I'd have attacked Lhota, had I slept."),
    ("campaign", "en", "I guess I would have tried Sudak with a clearer head."),
    ("campaign", "ru", "И запомни: Лхоту я на этот раз атаковать не буду."),
    ("campaign", "ru", "Рапорт командующего синих."),
    ("campaign", "cs", "Hlášení velitele modrých."),
    ("campaign", "cs", "Střízlivý bych asi napadl Sudak."),
    ("campaign", "cs", "Vyspalý bych nejspíš zkusil Tor."),
    ("campaign", "cs", "A neříkej to červenému."),
    ("campaign", "cs", "Neprozraďte to zelenému."),
    ("campaign", "sk", "Triezvy by som asi napadol Sudak."),
    ("campaign", "sk", "Hlásenie veliteľa modrých."),
    ("campaign", "sk", "A nehovor to červenému."),
    ("europe", "sk", "Manžel by odviedol figúrku v Španielsku, ale jeho sa nikto nepýtal."),
    ("europe", "cs", "Brácha by odvedl figurku ve Španělsku, ale toho se nikdo neptal."),
    ("europe", "en", "FR orders r6"),
    ("europe", "sk", "hram to len druhy raz tak ma opravte prosim"),
    ("duncan", "cs", "pisu misto Honzy protoze ma zlomenou ruku"),
    ("duncan", "en", "I'm writing this instead of Tom, who broke his wrist skating"),
    ("duncan", "sk", "píšem namiesto Jana, ktorý má zlomenú ruku"),
    ("campaign", "ru", "пишу вместо Пети, у него ангина"),
)


test_what_might_have_been_and_headings_order_nothing = beside(IDLE)
"""Nobody is told, or only somebody of everyday life does something, or would."""


LEADING = (
    ("campaign", "en", "Hmm, on reflection army 1 had better go up after all:"),
    ("campaign", "en", "Well, the first army could do with a walk, so:"),
    ("duncan", "en", "first I thought of sending the scout east:"),
    ("campaign", "cs", "Hm, jednička by se přece jen měla trochu protáhnout:"),
    ("campaign", "sk", "Hm, jednotka by sa predsa len mala trochu prebehnúť:"),
    ("campaign", "ru", "Хм, первой всё-таки лучше бы размять ноги:"),
)


@pytest.mark.parametrize(("game", "language", "line"), LEADING)
def test_a_line_that_leads_to_the_order_below_it_is_none(game: str, language: str, line: str) -> None:
    """It ends with a colon, and tells nobody but whom the order below tells."""
    order = ORDER[game, language]
    found = draft(language, line, order, game=game)
    assert not found.problems
    assert list(found.sheet) == list(draft(language, order, game=game).sheet)


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("campaign", "en", "If red should be seen near army 1 by anybody:"),
        ("campaign", "en", "Hmm, the second army had better gallop off:"),
        ("campaign", "cs", "Jestli jedničku někde zahlédnou červení:"),
        ("campaign", "cs", "Hm, dvojka by se přece jen měla trochu protáhnout:"),
        ("campaign", "sk", "Hm, dvojka by sa predsa len mala trochu prebehnúť:"),
        ("campaign", "ru", "Хм, второй всё-таки надо бы размять ноги:"),
    ],
)
def test_a_condition_or_another_unit_above_an_order_is_asked_about(game: str, language: str, line: str) -> None:
    assert draft(language, line, ORDER[game, language], game=game).problems


TAILS = (
    ("campaign", "en", "1: up 3", "he asked so nicely"),
    ("campaign", "en", "1: up 3", "they deserve a change"),
    ("campaign", "en", "1: up 3", "I fear for them"),
    ("campaign", "en", "1: up 3", "about time"),
    ("campaign", "en", "1: up 3", "poor things"),
    ("campaign", "ru", "1: вверх 3", "ей там страшно"),
    ("campaign", "ru", "1: вверх 3", "давно пора"),
    ("campaign", "ru", "1: вверх 3", "так спокойнее"),
    ("campaign", "ru", "1: вверх 3", "боюсь за них"),
    ("campaign", "ru", "1: вверх 3", "исключительно для парада"),
    ("campaign", "cs", "1: nahoru 3", "bojím se o ni"),
    ("campaign", "cs", "1: nahoru 3", "zaslouží si to"),
    ("campaign", "cs", "1: nahoru 3", "to postačí"),
    ("campaign", "cs", "1: nahoru 3", "je nejvyšší čas"),
    ("campaign", "cs", "1: nahoru 3", "jen pro parádu"),
    ("campaign", "sk", "1: hore 3", "bojím sa o ňu"),
    ("campaign", "sk", "1: hore 3", "zaslúži si to"),
    ("campaign", "sk", "1: hore 3", "to postačí"),
    ("campaign", "sk", "1: hore 3", "je najvyšší čas"),
    ("campaign", "sk", "1: hore 3", "nech sa nenudia"),
)


@pytest.mark.parametrize(("game", "language", "order", "tail"), TAILS)
def test_why_it_is_so_is_left_out_behind_an_order(game: str, language: str, order: str, tail: str) -> None:
    """A clause that has no word of the game says why, and is no part of the order."""
    found = draft(language, f"{order}, {tail}.", game=game)
    assert not found.problems
    assert list(found.sheet) == list(draft(language, order, game=game).sheet)


test_what_takes_an_order_back_or_tells_another_is_asked_about = asked(
    [
        ("en", "1: up 3, he asked me to cancel that."),
        ("en", "1: up 3, about time, or rather not."),
        ("en", "Actually, scrap what I said about 4, it goes left 1."),
        ("ru", "1: вверх 3, давно пора, но не сейчас."),
        ("ru", "В прошлый ход седьмая приплелась в Яз, пусть отдыхает, то есть стоит."),
        ("cs", "1: nahoru 3, zaslouží si to, ale radši ne."),
        ("cs", "Minulý tah se sedmá doplazila do Yazu, ať si dáchne."),
        ("sk", "1: hore 3, zaslúži si to, ale radšej nie."),
    ]
)


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("dice_empires", "cs", "Můžete mi potvrdit, že od pátého kola se smí vysílat vojsko?"),
        ("dice_empires", "sk", "Môžete mi potvrdiť, že od piateho kola sa smie vysielať vojsko?"),
        ("dice_empires", "en", "Could you please confirm that troops may be sent from round five on?"),
        ("dice_empires", "ru", "Не могли бы вы подтвердить, что с пятого хода можно посылать войско?"),
        ("campaign", "cs", "Dá se někde stáhnout obrázek mapy?"),
        ("campaign", "sk", "Existuje niekde obrázok mapy?"),
        ("campaign", "en", "Can you explain once more how joining armies works?"),
        ("campaign", "ru", "Подскажите, где можно скачать картинку карты?"),
    ],
)
def test_the_referee_is_asked(game: str, language: str, line: str) -> None:
    """A question changes nothing, and is answered."""
    found = draft(language, line, game=game)
    assert (found.sheet.lines, found.problems) == ((), ())
    assert [one.question for one in found.asides] == [True]


@pytest.mark.parametrize(
    ("language", "ending"),
    [
        ("ru", ("С приветом,", "команда синих, палатка 6")),
        ("cs", ("Zdar", "tým modrých, stan 6")),
        ("sk", ("Zdravím", "tím modrých, chata 6")),
        ("en", ("Bye", "team blue, tent 6")),
    ],
)
def test_a_team_may_say_where_it_lives(language: str, ending: tuple[str, ...]) -> None:
    order = ORDER["duncan", language]
    found = draft(language, order, *ending, game="duncan")
    assert not found.problems
    assert list(found.sheet) == list(draft(language, order, game="duncan").sheet)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("The fifth army shall remain in its position.", "5 stays where it is.")),
        ("ru", ("Пятая остаётся там, где стоит.", "пятую оставить где стоит")),
        ("cs", ("Armáda pátá nechť zůstane, kde jest.", "Pětku nech, kde je.")),
        ("sk", ("Piata nech zostane, kde je.", "Päťku nechaj tam, kde stojí.")),
    ],
)
def test_where_it_is_says_nothing_of_where_it_stays(language: str, lines: tuple[str, ...]) -> None:
    """C-4: who stays stays where it stands."""
    stays = [one.order for one in draft("en", "army 5: stay").sheet.lines]
    for line in lines:
        found = draft(language, line)
        assert not found.problems, line
        assert [one.order for one in found.sheet.lines] == stays


@pytest.mark.parametrize("line", ["Jednotka: dolu 3, doprava 1.", "prvá armáda ide dolu 3, potom doprava 1"])
def test_dolu_is_down(line: str) -> None:
    assert list(draft("sk", line).sheet) == list(draft("sk", "1: dole 3, vpravo 1").sheet)


LISTS = (
    (
        "en",
        (
            "first order the two tanks in C3 go to C4",
            "second order infantry from D3 to D4",
            "third order build a tank in C1",
        ),
    ),
    ("en", ("one move 2 tanks C3 to C4", "two move 1 infantry D3 to D4", "three build 1 tank in C1")),
    (
        "ru",
        ("приказ первый 2 танка из C3 в C4", "приказ второй пехота из D3 в D4", "приказ третий построить танк в C1"),
    ),
    ("cs", ("první věc 2 tanky z C3 na C4", "druhá věc pěchota z D3 na D4", "třetí věc postavit tank na C1")),
    ("sk", ("prvá vec 2 tanky z C3 na C4", "druhá vec pechota z D3 na D4", "tretia vec postaviť tank na C1")),
)


@pytest.mark.parametrize(("language", "lines"), LISTS)
def test_a_list_may_be_numbered_in_words(language: str, lines: tuple[str, ...]) -> None:
    """As people dictate: no sign stands behind the number."""
    found = draft(language, *lines, game="powers")
    assert not found.problems
    assert [type(one.order).__name__ for one in found.sheet.lines] == ["MoveOrder", "MoveOrder", "BuildOrder"]


def test_numbers_in_words_that_are_no_list_count() -> None:
    """Two lines, or numbers out of their order, say how many."""
    found = draft("en", "two tanks C3 to C4", "one infantry D3 to D4", game="powers")
    assert [one.order.units[0].count for one in found.sheet.lines if hasattr(one.order, "units")] == [2, 1]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The rest stays."),
        ("ru", "Остальные стоят."),
        ("cs", "Zbytek stojí."),
        ("sk", "Zvyšok stojí."),
    ],
)
def test_nobody_needs_an_order_to_stay_in_powers(language: str, line: str) -> None:
    found = draft(language, line, game="powers")
    assert (found.sheet.lines, found.problems) == ((), ())


PLANS = (
    ("en", "I'm away for two weeks, so I leave a plan: move d2 to the left wall", "plan: move d2 to the left wall"),
    ("en", "In case you don't hear from me here is a plan: move d2 to the left wall", "plan: move d2 to the left wall"),
    (
        "ru",
        "на той неделе ложусь в больницу (ничего страшного), поэтому оставляю план: к2 на левую стену",
        "план: к2 на левую стену",
    ),
    ("cs", "A kdybych příště neodepsal, tak plán: otroci na farmu", "plán: otroci na farmu"),
    ("cs", "Jedu na týden k moři, takže nechávám plán: k2 na levé hradby", "plán: k2 na levé hradby"),
    (
        "sk",
        "cez víkend budem u svokry, kde niet signálu, preto posielam aj plán: k2 na ľavé hradby",
        "plán: k2 na ľavé hradby",
    ),
)


@pytest.mark.parametrize(("language", "line", "plan"), PLANS)
def test_why_somebody_leaves_a_plan_is_no_part_of_it(language: str, line: str, plan: str) -> None:
    """What stands before the colon is read as the title alone: nothing of a plan is done at once."""
    found = draft(language, line, game="dice_empires")
    assert not found.problems
    assert list(found.sheet) == list(draft(language, plan, game="dice_empires").sheet)
    assert [type(one.order).__name__ for one in found.sheet.lines] == ["PlanOrder"]


test_somebody_elses_plan_is_none = orders_nothing(
    [
        ("en", "Red wrote me about his plan: move d2 to the left wall"),
        ("en", "My brother says he would leave a plan: move d2 to the left wall"),
        ("ru", "Красный прислал мне свой план: к2 на левую стену"),
        ("cs", "Červený mi poslal svůj plán: k2 na levé hradby"),
        ("sk", "Brat by nechal takýto plán, hovorí: k2 na ľavé hradby"),
    ],
    game="dice_empires",
)


test_nobody_retreats_who_need_not = alike(
    [
        ("en", "From Italy I retreat to Austria if I have to.", "retreat from Italy: Austria"),
        ("en", "From Italy I retreat to Austria, if it comes to that.", "retreat from Italy: Austria"),
        ("ru", "Из Италии, если придётся, отступаю в Австрию.", "отступление из Италии: Австрия"),
        ("cs", "Z Itálie ustupuji do Rakouska, když budu muset.", "ústup z Itálie: Rakousko"),
        ("sk", "Z Talianska ustupujem do Rakúska, ak budem musieť.", "ústup z Talianska: Rakúsko"),
    ],
    game="europe",
)
"""E-6.5: a retreat is only ever where one has to."""


test_who_attacks_only_if_he_has_to_is_asked = orders_nothing(
    [
        ("en", "Attack Spain from France with 2 if I have to."),
        ("ru", "Атаковать Испанию из Франции двумя, если придётся."),
        ("cs", "Útok z Francie na Španělsko dvěma, když budu muset."),
        ("sk", "Útok z Francúzska na Španielsko dvoma, ak budem musieť."),
    ],
    game="europe",
)


def test_a_name_with_a_title_may_be_long() -> None:
    found = draft("en", "births to d1", "Sir Hugh of the Blue City", game="dice_empires")
    assert not found.problems
    assert draft("en", "births to d1", "Lord of the blue d2 left", game="dice_empires").problems


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "3 and 4 as I wrote above."),
        ("en", "The orders for 3 still apply."),
        ("ru", "Третья и четвёртая — как я писал."),
        ("ru", "Остальное в силе."),
        ("cs", "Jinak platí všechno, co jsem psal výše."),
        ("cs", "Trojka a čtyřka platí, jak jsem psala."),
        ("sk", "Trojka a štvorka platia, ako som písal."),
        ("sk", "Trojka platí, ako som písala."),
    ],
)
def test_what_stands_as_it_was_written_orders_nothing_anew(language: str, line: str) -> None:
    order = ORDER["campaign", language]
    found = draft(language, order, line)
    assert not found.problems
    assert list(found.sheet) == list(draft(language, order).sheet)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "3 no longer as I wrote above."),
        ("ru", "Третья — не как я писал."),
        ("cs", "trojka platí, čtyřka nahoru 3"),
        ("sk", "trojka neplatí, ako som písal"),
    ],
)
def test_what_no_longer_stands_is_asked_about(language: str, line: str) -> None:
    assert draft(language, ORDER["campaign", language], line).problems


test_rather_begins_an_order = alike(
    [
        ("duncan", "en", "Rather move u2 to G8.", "u2 to G8"),
        ("duncan", "ru", "Лучше u2 на G8.", "u2 на G8"),
        ("duncan", "cs", "Raději u2 na G8.", "u2 na G8"),
        ("duncan", "sk", "Radšej u2 na G8.", "u2 na G8"),
        ("campaign", "cs", "Radši ať dvojka zůstane.", "2: stát"),
        ("campaign", "ru", "Лучше вторая вверх 3.", "2: вверх 3"),
    ]
)
"""What had been thought of before is no order; this one is."""


test_rather_may_deny_and_wish = orders_nothing(
    [
        ("duncan", "en", "Rather not u2 to G8."),
        ("duncan", "en", "Rather than u2 to G8 I wait."),
        ("campaign", "ru", "Лучше бы вторая пошла вверх на 3."),
        ("campaign", "ru", "Лучше не вторая вверх 3."),
        ("campaign", "cs", "Raději by dvojka šla nahoru o 3."),
        ("campaign", "sk", "Radšej by dvojka išla hore o 3."),
        ("campaign", "sk", "Radšej nie, dvojka hore 3."),
    ]
)


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("europe", "cs", "příští týden jsme na horách bez internetu, takže náhradně osud."),
        ("europe", "cs", "Dvojspolku se předtím podívám do karet, vynáším dámu."),
        ("europe", "en", "I am on holiday until Sunday, so please go on automatically."),
        ("duncan", "en", "Nearly forgot: smoke on L9!"),
        ("duncan", "cs", "Málem bych zapomněl: dým na L9!"),
        ("duncan", "sk", "Skoro som zabudol: dym na L9!"),
        ("duncan", "ru", "Чуть не забыл: дым на L9!"),
    ],
)
def test_an_order_behind_talk_is_read_or_asked_about(game: str, language: str, line: str) -> None:
    """No order is left out in silence because of what stands before it."""
    found = draft(language, line, game=game)
    assert found.sheet.lines or found.problems
