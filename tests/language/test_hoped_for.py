"""What is but hoped, aspired to or denied is not done; why something is done may stand before it without a comma."""

from __future__ import annotations

import pytest

from tests.language.kit import draft, means, orders_nothing

CAMPAIGN, DUNGEON = "campaign", "duncan"
DONE = (
    (CAMPAIGN, "en", "Because of the frost army 3 goes up 2", "army 3: up 2"),
    (CAMPAIGN, "en", "Thanks to your kindness 4 stays", "army 4: stay"),
    (CAMPAIGN, "en", "3 takes Orel, hopefully", "army 3: capture Orel"),
    (CAMPAIGN, "en", "Army 2 stays. Fingers crossed!", "army 2: stay"),
    (CAMPAIGN, "ru", "Из-за мороза третья вверх 2", "army 3: up 2"),
    (CAMPAIGN, "ru", "третья берёт Орел, надеюсь", "army 3: capture Orel"),
    (CAMPAIGN, "cs", "Kvůli mrazu trojka nahoru 2", "army 3: up 2"),
    (CAMPAIGN, "sk", "Kvôli mrazu trojka hore 2", "army 3: up 2"),
    (DUNGEON, "en", "u2 to H8, no joke", "u2 to H8"),
    (DUNGEON, "ru", "u1 на Е5, серьёзно", "u1 to E5"),
    (DUNGEON, "en", "u2 to H8 and stays there", "u2 to H8"),
)
NOT_DONE = (
    (CAMPAIGN, "en", "Hopefully army 3 captures Orel"),
    (CAMPAIGN, "en", "With a bit of luck 3 takes Orel."),
    (CAMPAIGN, "en", "Well, hopefully, 5 attacks Tor."),
    (CAMPAIGN, "en", "If all goes well 3 takes Orel"),
    (CAMPAIGN, "en", "2 stays put up 3"),
    (DUNGEON, "en", "It would be so nice to have u4 invisible."),
    (DUNGEON, "en", "Unit 4 is invisible now"),
    (DUNGEON, "cs", "Čtyřka je neviditelná"),
    (DUNGEON, "cs", "čtyřka je teď neviditelná"),
    (DUNGEON, "sk", "u4 je neviditeľná"),
    (DUNGEON, "ru", "Вот было бы здорово сделать u4 невидимым."),
    (DUNGEON, "cs", "To by bylo krásné, mít čtyřku neviditelnou."),
    (DUNGEON, "cs", "Bylo by hezké mít na B3 novou jednotku."),
    (DUNGEON, "sk", "Ako by bolo pekné mať štvorku neviditeľnú."),
    (CAMPAIGN, "en", "How lovely it would be for 4 to take Sudak"),
    (CAMPAIGN, "ru", "неплохо бы четвёртой взять Судак"),
    (CAMPAIGN, "cs", "kdyby tak čtyřka obsadila Sudak"),
    (CAMPAIGN, "sk", "bolo by skvelé, keby štvorka obsadila Sudak"),
    (CAMPAIGN, "en", "because of the frost 4 might stay"),
    (CAMPAIGN, "en", "because of the frost 4 stayed"),
    (CAMPAIGN, "en", "because of the frost 4 stays or goes up 3"),
    (CAMPAIGN, "ru", "Дай бог, пятая возьмёт Тор"),
    (CAMPAIGN, "ru", "Глядишь, третья возьмёт Орел"),
    (CAMPAIGN, "ru", "из-за мороза третья, может, пойдёт вверх 2"),
    (CAMPAIGN, "cs", "Bohdá pětka dobude Tor"),
    (CAMPAIGN, "cs", "kvůli mrazu 4 nepůjde nahoru 3"),
    (CAMPAIGN, "sk", "S trochou šťastia päťka dobyje Tor"),
    (CAMPAIGN, "sk", "kvôli mrazu 4 asi zostane"),
    (DUNGEON, "en", "u2 to H8, that is not true"),
    (DUNGEON, "en", "u2 to H8, it should not go"),
    (DUNGEON, "en", "u2 to H8 and let it be faster"),
    (DUNGEON, "ru", "u2 на H8, это неправда"),
    (DUNGEON, "ru", "u2 на H8, ему не надо идти"),
    (DUNGEON, "ru", "u1 на E5, чтобы была быстрее"),
    (DUNGEON, "cs", "u1 na E5, ať je rychlejší"),
    (DUNGEON, "sk", "u1 na E5, nech je rýchlejšia"),
)
NO_COLOUR = ("серьёзно", "синхронно", "середина", "сердечно", "черновик", "буря")


test_it_is_done = means(DONE)
test_it_is_not_done = orders_nothing(NOT_DONE)


@pytest.mark.parametrize("word", NO_COLOUR)
def test_a_word_that_but_begins_as_a_colour_is_none(word: str) -> None:
    """Nobody's map goes to the greys "seriously"."""
    assert not draft("ru", f"отдать карту {word}").sheet.lines
