"""What a letter says around its orders: headings, announcements, corrections, names at its ends."""

from __future__ import annotations

import pytest

from pbem.rulesets.europe.orders import Rank, RankOrder
from tests.language.kit import draft


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I have the honour to submit my orders for the present turn."),
        ("ru", "Посылаю задания на седьмой тур."),
        ("cs", "posílám tahy na sedmé kolo."),
        ("sk", "s úctou Vám predkladám svoje rozkazy na siedme kolo."),
        ("en", "It's been raining here for a week and the dog refuses to go out."),
        ("ru", "У нас вторую неделю льёт, спина болит."),
        ("cs", "Držte nám palce!"),
        ("sk", "Vnučka má zajtra promócie, držte palce."),
        ("en", "This is my first email game so please tell me if something is wrong."),
    ],
)
def test_announcements_and_everyday_life_order_nothing(language: str, line: str) -> None:
    found = draft(language, line)
    assert (found.sheet.lines, found.problems) == ((), ())
    assert len(found.asides) == 1


@pytest.mark.parametrize("line", ["1st army zigzags up and right 3", "the dog of army 4 goes to Kem", "order 4 to Kem"])
def test_what_names_who_and_what_is_no_talk_whatever_stands_around_it(line: str) -> None:
    assert draft("en", line).asides == ()


def test_the_words_before_a_colon_are_left_out() -> None:
    found = draft("en", "Here are the orders for turn 7: 2 up 3")
    assert [written.words for written in found.sheet.lines] == ["Here are the orders for turn 7: 2 up 3"]
    assert not found.problems


def test_a_plan_before_a_colon_is_never_left_out() -> None:
    """Nothing planned is carried out at once."""
    line = "Plán, ak sa nestihnem ozvať: ak bude vpravo nepriateľ, k3 na pravé hradby"
    assert all(
        "plan" in repr(written.order).casefold() for written in draft("sk", line, game="dice_empires").sheet.lines
    )


def test_a_correction_takes_the_place_of_an_order_of_the_same_letter() -> None:
    found = draft("cs", "u4 na C9", "Pardon, oprava: u4 půjde na A9.", game="duncan")
    assert [written.line for written in found.sheet.lines] == [2]


def test_a_correction_of_nothing_is_asked_about() -> None:
    found = draft("cs", "u3 na C2", "Pardon, oprava: u4 půjde na A9.", game="duncan")
    assert [written.line for written in found.sheet.lines] == [1]
    assert [problem.line for problem in found.problems] == [2]


@pytest.mark.parametrize(("language", "name"), [("en", "Lord Blue"), ("ru", "граф Синий"), ("cs", "plukovník Modrý")])
def test_a_name_at_the_end_of_a_letter_is_no_order(language: str, name: str) -> None:
    assert draft(language, "1: stay", name).problems == ()
    assert draft(language, "1: stay", name, "2: stay").problems != ()


@pytest.mark.parametrize("line", ["a) u2: G8", "b) u2: G8"])
def test_letters_of_a_list_are_no_part_of_its_orders(line: str) -> None:
    assert len(draft("en", line, game="duncan").sheet.lines) == 1


@pytest.mark.parametrize(
    ("language", "signature"),
    [
        ("en", ("Maj. Donnelly", "Blue Command")),
        ("ru", ("Полковник Щукин",)),
        ("cs", ("mjr. Novotný",)),
        ("cs", ("Bedřich Novotný",)),
        ("sk", ("Veliteľ modrých vojsk", "npor. Bielik")),
    ],
)
def test_a_signature_of_one_line_or_two_is_no_order(language: str, signature: tuple[str, ...]) -> None:
    assert draft(language, "1: up 3", *signature).problems == ()


@pytest.mark.parametrize("line", ["Atack Kem", "Retreat Everywhere", "Stay Put"])
def test_a_last_line_in_capitals_that_may_be_an_order_is_asked_about(line: str) -> None:
    assert [problem.line for problem in draft("en", "1: up 3", line).problems] == [2]


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("dice_empires", "cs", "Velitelství Modrých, rozkaz č. 1"),
        ("dice_empires", "ru", "Приказ по гарнизону Синего:"),
        ("europe", "sk", "ROZKAZ FRANCÚZSKEJ ARMÁDE"),
        ("europe", "ru", "Франция:"),
        ("campaign", "en", "Blue:"),
    ],
)
def test_a_heading_says_whose_orders_follow(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert (found.sheet.lines, found.problems, len(found.asides)) == ((), (), 1)


def test_the_name_of_another_before_a_colon_is_no_heading() -> None:
    """What stands behind it may be said to him, or by him."""
    assert draft("en", "Red:").problems != ()


@pytest.mark.parametrize(
    ("game", "language", "line", "plain"),
    [
        ("dice_empires", "ru", "Повторный бросок - при трёх и менее", "переброс <= 3"),
        ("europe", "cs", "Ústup z Itálie raději do Francie", "ústup z Itálie: Francie"),
        ("europe", "cs", "obrana raději nejlepšími kartami", "obrana nejlepšími"),
    ],
)
def test_a_sign_behind_a_keyword_and_rather_say_nothing(game: str, language: str, line: str, plain: str) -> None:
    read = [draft(language, one, game=game) for one in (line, plain)]
    assert [one.problems for one in read] == [(), ()]
    assert len({tuple(written.order for written in one.sheet.lines) for one in read}) == 1


@pytest.mark.parametrize("line", ["armáda 2 doleva 3, raději doprava 3", "armáda 2 doleva 3 raději doprava 3"])
def test_rather_behind_an_order_puts_its_last_item_right(line: str) -> None:
    meant = draft("cs", "armáda 2 doprava 3").sheet.lines
    assert [one.order for one in draft("cs", line).sheet.lines] == [one.order for one in meant]


@pytest.mark.parametrize("line", ["Red: attack Kem", "1: attack Kem if Red: agrees"])
def test_what_stands_behind_a_power_and_a_colon_is_not_said_by_the_writer(line: str) -> None:
    assert draft("en", line).sheet.lines == ()


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Rank my cards K, A, 10, 9, 8, 7, 6, 5, 4, 3, 2, Q, J"),
        ("ru", "порядок карт: K A 10 9 8 7 6 5 4 3 2 Q J"),
        ("cs", "Pořadí karet: K, A, 10, 9, 8, 7, 6, 5, 4, 3, 2, Q, J"),
    ],
)
def test_a_list_of_all_ranks_is_one(language: str, line: str) -> None:
    """E-12.1: a list that is read in two would end as its second half."""
    found = draft(language, line, game="europe")
    ranks: tuple[Rank, ...] = ("K", "A", "10", "9", "8", "7", "6", "5", "4", "3", "2", "Q", "J")
    assert [repr(written.order) for written in found.sheet.lines] == [repr(RankOrder(ranks))]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Long live Blue!"),
        ("en", "Thanks a lot, and don't let Green win!"),
        ("ru", "Красный, готовься!"),
        ("cs", "Ať žije Modrý!"),
        ("sk", "Nech žije Modrý!"),
        ("ru", "Пожелайте нам удачи!"),
    ],
)
def test_cheers_order_nothing(language: str, line: str) -> None:
    found = draft(language, line)
    assert (found.sheet.lines, found.problems) == ((), ())


@pytest.mark.parametrize("line", ["watch Green", "Attack Green and win!", "1: let Green win", "Kem must live, hold it"])
def test_what_may_be_an_order_is_no_cheer(line: str) -> None:
    assert draft("en", line).asides == ()


@pytest.mark.parametrize(("language", "head"), [("en", "Movement:"), ("cs", "Pohyb:"), ("ru", "Движение:")])
def test_parts_of_a_letter_have_titles(language: str, head: str) -> None:
    found = draft(language, f"{head} u1: E4", game="duncan")
    assert (len(found.sheet.lines), found.problems) == (1, ())


def test_words_in_brackets_that_carry_nothing_are_left_out() -> None:
    found = draft("en", "u3 strength +1 (training)", game="duncan")
    assert (len(found.sheet.lines), found.problems) == (1, ())
    assert draft("en", "u3 strength +1 (only if safe)", game="duncan").sheet.lines == ()


def test_a_deed_of_the_game_with_a_word_nobody_knows_is_asked_about() -> None:
    assert draft("en", "play zzz", game="europe").problems != ()
