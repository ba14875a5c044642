"""What stands in letters around their orders: contacts, comments, lead-ins, tales; and who the rest of a letter are."""

from __future__ import annotations

import pytest

from tests.language.kit import ORDER, alike, asked, beside, draft


@pytest.mark.parametrize(
    ("game", "language", "ending"),
    [
        ("campaign", "en", ("Bob Miller", "12 Elm Road", "+44 20 7946 0000")),
        ("duncan", "en", ("Yours", "Ann", "ann@example.org")),
        ("campaign", "ru", ("Борис", "+7 900 000-00-00")),
        ("dice_empires", "ru", ("Вера Павловна", "Липовая 7")),
        ("campaign", "cs", ("Karel Novotný", "Lipová 12", "tel. 600 000 000")),
        ("europe", "cs", ("S pozdravem", "Karel", "tel.: 600 000 000")),
        ("campaign", "sk", ("Samo, 6.A",)),
        ("duncan", "sk", ("Jozef Mak", "Hrušovany 12", "tel. 0900 000 000")),
    ],
)
def test_where_the_writer_is_to_be_reached_is_no_order(game: str, language: str, ending: tuple[str, ...]) -> None:
    """A name, below it a street, a telephone number or an address of the net."""
    order = ORDER[game, language]
    found = draft(language, order, *ending, game=game)
    assert not found.problems
    assert list(found.sheet) == list(draft(language, order, game=game).sheet)


@pytest.mark.parametrize("line", ["Lhota 3", "2 up", "army 2", "Sudak, 5"])
def test_what_may_be_an_order_below_a_name_is_asked_about(line: str) -> None:
    """A place of the map with a number is no street."""
    assert draft("en", "1: up 3", "Bob", line).problems


test_talk_with_words_of_the_game_is_left_out = beside(
    [
        ("duncan", "en", "I take the guitar along."),
        ("dice_empires", "en", "Mushrooms grow everywhere!"),
        ("dice_empires", "en", "Green looks scary with that reputation."),
        ("europe", "en", "it now hangs in the kitchen and the dog barks at the Ottomans."),
        ("dice_empires", "ru", "Огурцы удались!"),
        ("duncan", "ru", "Гитару беру."),
        ("europe", "ru", "Здорово, мужики!"),
        ("dice_empires", "cs", "Houby rostou!"),
        ("dice_empires", "cs", "Počasí nám přeje, jabloně kvetou a poddaní si na nic nestěžují, ač by mohli."),
        ("dice_empires", "cs", "Vaše poslední zpráva nás doma pobavila, zejména ta část o hladu v kostele."),
        ("dice_empires", "sk", "Hríby rastú!"),
        ("dice_empires", "sk", "Na dôchodku má človek času dosť, a predsa som to skoro zmeškal."),
        ("europe", "en", "My answer:"),
        ("europe", "ru", "А я вот что:"),
        ("duncan", "sk", "Ideme ďalej:"),
        ("campaign", "cs", "omlouvám se za pozdní mail, byli jsme u babičky a není tam signál."),
    ]
)
"""Words nobody knows come first, or there are as many of them as of the game; no deed is done."""


test_a_deed_of_an_unknown_place_is_asked_about = asked(
    [
        ("dice_empires", "en", "Attack Mordor!"),
        ("europe", "en", "Draft Atlantis."),
        ("dice_empires", "sk", "Zaútoč na Mordor."),
    ]
)
"""A verb of the game comes first: somebody wants something done."""


test_a_comment_and_a_lead_in_are_left_out = alike(
    [
        ("campaign", "en", "1: up 3, they won't know what hit them", "1: up 3"),
        ("duncan", "en", "u1 to C4, I fancy the scenery", "u1 to C4"),
        ("duncan", "ru", "u1 на C4, пусть чихают", "u1 на C4"),
        ("campaign", "ru", "1: вверх 3, пускай удивляются", "1: вверх 3"),
        ("duncan", "cs", "u1 na C4, ať má čím mávat", "u1 na C4"),
        ("campaign", "cs", "1: nahoru 3, ať zblednou závistí", "1: nahoru 3"),
        ("duncan", "sk", "u1 na C4, nech sa nenudia", "u1 na C4"),
        ("campaign", "sk", "1: hore 3, nech sa prevetrá", "1: hore 3"),
        ("duncan", "sk", "Ku hre: u1 na C4", "u1 na C4"),
        ("duncan", "cs", "Na toto kolo mám jen tohle: u1 na C4", "u1 na C4"),
    ]
)
"""What is wished somebody, said of people, or leads to the orders behind a colon, is none."""


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "1: up 3, I was joking"),
        ("en", "1: up 3, we cancel that"),
        ("ru", "1: вверх 3, пусть отменят"),
        ("ru", "1: вверх 3, я пошутил"),
        ("ru", "1: вверх 3, я ошибся"),
        ("cs", "1: nahoru 3, ať jde radši 2"),
        ("cs", "1: nahoru 3, ať 2 stojí"),
        ("sk", "1: hore 3, nech ide radšej dole"),
        ("sk", "1: hore 3, nech počká na 2"),
    ],
)
def test_a_comment_that_may_change_the_order_is_not_left_out(language: str, line: str) -> None:
    """What takes back, says what others say, or tells a unit something, stays."""
    plain = draft(language, ORDER["campaign", language]).sheet
    found = draft(language, line)
    assert found.problems or list(found.sheet) != list(plain)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Please propose an alliance to Green: unlimited, separate victory. Also give Green my map."),
        ("sk", "Ponúkni odo mňa zelenému spojenectvo na 15 kôl so spoločným víťazstvom."),
    ],
)
def test_a_treaty_told_in_one_line_is_read(language: str, line: str) -> None:
    """It only looks like the first line of one told in several."""
    found = draft(language, line)
    assert not found.problems
    assert found.sheet.lines


def test_an_order_beside_what_somebody_asked_is_no_report() -> None:
    """C-9: "he asked so nicely" tells why a map is given, so that it is not left out with it."""
    found = draft("en", "Also give Green my map, he asked so nicely.")
    assert found.problems or found.sheet.lines


test_a_verb_of_staying_is_not_passed_over = alike(
    [
        ("en", "6 stays in Gar", "6: stay"),
        ("ru", "Шестой отряд остаётся в Гаре.", "6: стоять"),
        ("ru", "- 6 отряд – остаться в городе", "6: стоять"),
        ("ru", "Пятый прошу отвести в Яз, пусть там и остаётся.", "5: к Яз, стоять"),
        ("cs", "6 stojí v Garu", "6: stát"),
        ("cs", "Čtyřku přesuň na I9 a ať tam zůstane.", "4: na I9, stát"),
        ("sk", "šiesta stojí v Gare", "6: stáť"),
        ("sk", "Štvrtú armádu prosím presunúť do Garu, nech tam zostane.", "4: do Garu, stáť"),
    ]
)
"""C-4: of two readings the one counts that has a deed for each verb."""


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("u1 to D5", "u2 to D7", "the other two stay")),
        ("ru", ("u1 на D5", "u2 на D7", "остальные стоят")),
        ("cs", ("u1 na D5", "u2 na D7", "ostatní stojí")),
        ("sk", ("u1 na D5", "u2 na D7", "zvyšné dve stoja")),
    ],
)
def test_the_rest_of_a_team_are_those_no_line_tells(language: str, lines: tuple[str, ...]) -> None:
    """D-4: the rest of the letter, not of the line above; wherever it stands."""
    for told in (lines, (lines[2], *lines[:2])):
        found = draft(language, *told, game="duncan")
        assert not found.problems
        words = [repr(order) for order in found.sheet]
        assert sum("unit=1" in word or "unit=2" in word for word in words) == 2
        assert any("unit=1, to='D5'" in word for word in words)
        assert any("unit=2, to='D7'" in word for word in words)


def test_nobody_of_a_team_is_the_rest_where_a_line_is_not_read() -> None:
    """D-4: who is left is not known then."""
    found = draft("en", "u1 to D5", "u2 zigzags beyond the sea", "the others stay", game="duncan")
    assert len(found.sheet.lines) == 1


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("duncan", "cs", "Co se hry týče, prosil bych, aby se druhá jednotka odebrala na pole F10."),
        ("duncan", "cs", "Prosil bych, aby druhá jednotka šla na F10."),
        ("duncan", "sk", "Prosil by som, aby druhá jednotka išla na F10."),
        ("campaign", "ru", "Что касается игры, просил бы, чтобы первая пошла вверх на 3."),
    ],
)
def test_what_the_writer_asks_for_is_no_report(game: str, language: str, line: str) -> None:
    """A wish in the conditional is an order, or asked about; it is never left out."""
    found = draft(language, line, game=game)
    assert found.problems or found.sheet.lines


@pytest.mark.parametrize(
    ("language", "lines", "plain"),
    [
        (
            "en",
            ("Propose an alliance to red for 10 turns.", "And please pass my map to him in any case."),
            "give red my map",
        ),
        ("ru", ("Красному предложи союз на 10 ходов.", "И передай ему мою карту."), "дать красному мою карту"),
        ("cs", ("Červenému navrhni spojenectví na 10 tahů.", "A dej mu mou mapu."), "dej červenému mou mapu"),
        ("sk", ("Zelenému navrhni spojenectvo na 10 ťahov.", "Tiež mu daj moju mapu."), "daj zelenému moju mapu"),
    ],
)
def test_him_is_the_power_of_the_line_above(language: str, lines: tuple[str, ...], plain: str) -> None:
    """C-9: one power is named there, and the line is read to the letter with it."""
    found = draft(language, *lines)
    assert not found.problems
    (given,) = draft(language, plain).sheet
    assert given in list(found.sheet)


def test_him_is_nobody_where_no_power_is_named() -> None:
    assert draft("en", "1 up 3", "Give him my map.").problems
    assert draft("en", "Red and green are allies of mine.", "Give him my map.").problems


@pytest.mark.parametrize(
    ("game", "language", "lines", "plain"),
    [
        ("europe", "en", ("First: spy on Russia.", "Second: defend best."), ("spy on Russia", "defend best")),
        ("dice_empires", "sk", ("a - k1 na farmu", "b - k2 do kostola"), ("k1 na farmu", "k2 do kostola")),
        ("dice_empires", "cs", ("a. k1 na farmu", "b. k2 do kostela"), ("k1 na farmu", "k2 do kostela")),
        ("campaign", "cs", ("a - jednička nahoru 3", "b - dvojka stojí"), ("1: nahoru 3", "2: stát")),
        ("campaign", "en", ("First, up 3.", "Second, stay."), ("1: up 3", "2: stay")),
    ],
)
def test_the_letters_and_ordinals_of_a_list_are_no_part_of_its_orders(
    game: str, language: str, lines: tuple[str, ...], plain: tuple[str, ...]
) -> None:
    """`a -`, `b.`, "Fifth:"; where an ordinal tells a unit, the line is read with it."""
    found = draft(language, *lines, game=game)
    assert not found.problems
    assert list(found.sheet) == list(draft(language, *plain, game=game).sheet)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "defend best - why save them"),
        ("ru", "защита лучшими - зачем жалеть"),
        ("cs", "obrana nejlepšími - proč šetřit"),
        ("sk", "obrana najlepšími, načo šetriť"),
    ],
)
def test_an_order_with_a_comment_is_never_talk(language: str, line: str) -> None:
    """Whatever is said behind it, the order before the pause is asked about at the least."""
    found = draft(language, line, game="europe")
    assert found.problems or found.sheet.lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I'm off to the sea, so here is my plan in case I am silent: split 2 from d1 to the houses."),
        ("ru", "План на случай молчания: отделить 2 из к1 в дома."),
        ("sk", "cez víkend budem u svokry, preto posielam aj plán: presuň k2 na ľavé hradby."),
        ("cs", "jedu na hory, takže posílám i plán: přesuň k2 na levé hradby."),
    ],
)
def test_what_a_plan_orders_is_no_order_of_this_turn(language: str, line: str) -> None:
    """DE-9: a plan is for turns without a letter; its title is never left out as an announcement."""
    kinds = {getattr(order, "kind", "") for order in draft(language, line, game="dice_empires").sheet}
    assert kinds <= {"plan"}


def test_talk_above_orders_that_looks_like_a_treaty_swallows_none_of_them() -> None:
    """„omlouvám se za ...“ begins as a treaty with a slip does; the orders below stand."""
    talk = "omlouvám se za pozdní mail, byli jsme u babičky a není tam signál."
    found = draft("cs", talk, "Šestá armáda ať jde doprava 4.")
    assert not found.problems
    assert list(found.sheet) == list(draft("cs", "6: doprava 4").sheet)
