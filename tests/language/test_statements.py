"""What is stated beside the orders of a letter: left out where nothing is done, asked about where something may be."""

from __future__ import annotations

import pytest

from tests.language.kit import alike, asked, draft, left_out

STATED = (
    ("campaign", "en", "Situation report: enemy sighted at I12, K15 and I16."),
    ("campaign", "en", "Green has been awfully quiet, hasn't he?"),
    ("campaign", "en", "He'll attack Tor sooner or later."),
    ("campaign", "en", "rest nothing special"),
    ("campaign", "en", "I won't be attacking Lhota this time."),
    ("campaign", "en", "Sorry for the typos, the keyboard is sticky."),
    ("campaign", "ru", "Небось рано или поздно нападёт на Тор."),
    ("campaign", "ru", "Лхоту я сейчас трогать не буду."),
    ("campaign", "ru", "Извини за опечатки, пишу в трамвае."),
    ("campaign", "cs", "Na Lhotu tentokrát nejdu, červený mě pořád přemlouvá."),
    ("campaign", "cs", "zbytek nechci řešit"),
    ("campaign", "sk", "Chcel som pôvodne ísť aj na Sudak, ale svokra ma odhovorila."),
    ("campaign", "sk", "Inak nič nové, v škole ako vždy."),
    ("dice_empires", "en", "in a meeting so quick:"),
    ("dice_empires", "ru", "Надеюсь, ничего не перепутала."),
    ("dice_empires", "cs", "víc toho dnes nebude"),
    ("dice_empires", "sk", "Pes nechce ani von."),
    ("duncan", "en", "I was thinking of buying another unit too but we'll wait for the points from the relay race."),
    ("duncan", "sk", "cau, mam mokre prsty, pardon za preklepy"),
    ("europe", "en", "I had to laugh at the British note in the last report."),
    ("europe", "en", "They will attack me again sooner or later, mark my words."),
)

ASKED = (
    ("campaign", "en", "army 2 will attack Tor sooner or later"),
    ("campaign", "en", "I won't be attacking Lhota with army 5"),
    ("campaign", "en", "sorry for the mistake, the wrong army"),
    ("campaign", "en", "the rest stands somehow"),
    ("campaign", "ru", "вторая рано или поздно нападёт на Тор"),
    ("campaign", "cs", "dvojkou na Lhotu tentokrát nejdu"),
    ("campaign", "cs", "na Lhotu bych si troufl"),
    ("campaign", "sk", "päťkou som chcel ísť na Sudak"),
    ("dice_empires", "cs", "odvlečte zajatce do otroctví!"),
    ("dice_empires", "en", "but not if it rains over the farm"),
    ("duncan", "en", "u2 was thinking of the hill"),
    ("europe", "en", "play zzz"),
    ("europe", "cs", "Kdyby Itálie padla, nějak se zařídíme."),
)

test_what_is_only_stated_mends_nothing = left_out(STATED)

test_a_statement_of_somebody_of_the_game_or_on_a_condition_is_asked_about = asked(ASKED)


OF_THIS_TURN = (
    ("dice_empires", "en", "And for this round itself please split 4 from d1 to the farm.", "split 4 from d1 to farm"),
    ("dice_empires", "ru", "В этом раунде d2 на ферму", "переведи к2 на ферму"),
    ("campaign", "cs", "V tomto tahu armáda 2 nahoru 3.", "2: nahoru 3"),
    ("campaign", "ru", "пишу из автобуса, армия 2 вверх 3", "2: вверх 3"),
    ("dice_empires", "sk", "farma <- 3 z radnice", "3 z radnice na farmu"),
    ("dice_empires", "en", "farm: three from the hall", "split 3 from hall to farm"),
    ("campaign", "cs", "Yaz (armáda 2) – doprava 7", "2: doprava 7"),
)

test_a_line_laid_out_otherwise_is_read = alike(OF_THIS_TURN)


@pytest.mark.parametrize(
    "line", ["not this turn, army 2 up 3", "army 2 up 3, but not this turn", "last turn army 2 up 3"]
)
def test_what_is_not_of_this_turn_is_asked_about(line: str) -> None:
    assert draft("en", line).sheet.lines == ()


def test_what_means_something_in_the_game_is_no_farewell() -> None:
    """„a to dvakrát“ behind the last comma was taken for one, and the sight raised once."""
    found = draft("cs", "u2 přidej dohled, a to rovnou dvakrát", game="duncan")
    assert not any("times=1" in repr(written.order) for written in found.sheet.lines)
