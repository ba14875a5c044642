"""Other ways of saying the same thing, and what looks like an order and is none: lines beside those of the halves."""

from __future__ import annotations

from functools import cache

import pytest

from pbem.language.letter import sheet as sheets
from pbem.language.reading.readers import Readers
from pbem.registry import AnyOrder
from tests.language.everyday.boards import board

EACH = ("split 1 from d1 to walls left", "split 1 from d1 to walls right")
LINES = (
    ("dice_empires", "en", "d1 gives d2 three people", ("transfer 3 from d1 to d2",)),
    ("dice_empires", "en", "d2 gets two people of d1", ("transfer 2 from d1 to d2",)),
    ("dice_empires", "en", "All six in the town hall go farming.", ("move hall to farm",)),
    ("dice_empires", "en", "turn two of d1 into priests", ("split 2 from d1 to church",)),
    ("dice_empires", "en", "barracks to red", ("send barracks to red",)),
    ("dice_empires", "en", "reroll 1s and 2s", ("reroll <= 2",)),
    ("dice_empires", "en", "d2 retreats to the barracks", ("recall d2",)),
    ("dice_empires", "en", "d2 goes out through the left gate", ("send d2 left",)),
    ("dice_empires", "en", "if I don't write, slaves of Red to the farm", ("plan: move slaves of red to farm",)),
    ("dice_empires", "en", "is an enemy on the left? then d2 home", ("if enemy left: recall d2",)),
    ("dice_empires", "en", "d1 sends one man to each wall", EACH),
    ("dice_empires", "cs", "po jednom z k1 na obě hradby", EACH),
    ("dice_empires", "sk", "na každé hradby jedného z k1", EACH),
    ("dice_empires", "ru", "по одному из к1 на каждую стену", EACH),
    ("dice_empires", "cs", "celou radnici na farmu", ("move hall to farm",)),
    ("dice_empires", "cs", "k1 dá k2 tři lidi", ("transfer 3 from d1 to d2",)),
    ("dice_empires", "sk", "dvaja z k1 sa stanú kňazmi", ("split 2 from d1 to church",)),
    ("dice_empires", "ru", "Всех шестерых из ратуши отправь на ферму.", ("move hall to farm",)),
    ("duncan", "en", "raise the strength of u2 from 1 to 3", ("upgrade u2 strength x2",)),
    ("duncan", "en", "I want to raise u3's strength three times", ("upgrade u3 strength x3",)),
    ("duncan", "cs", "zvyš sílu jedničky ze 2 na 4", ("upgrade u1 strength x2",)),
    ("duncan", "sk", "Silu jednotky 1 zvýšte z 2 na 5.", ("upgrade u1 strength x3",)),
    ("duncan", "ru", "Поднять силу первого с двух до четырёх", ("upgrade u1 strength x2",)),
    ("duncan", "cs", "Neviditelnost dejte, prosím, jednotce 2.", ("bonus invisibility on u2",)),
    ("duncan", "cs", "u2 pošlete, prosím, na F5", ("u2 to F5",)),
    ("europe", "sk", "Bod 5: Ústup zo Španielska do Portugalska.", ("retreat from SPA: POR",)),
    ("campaign", "ru", "Приказ № 4: отряд 2 вверх 3", ("army 2: up 3",)),
    ("dice_empires", "cs", "Rozkaz č. 1: d2 na farmu", ("move d2 to farm",)),
    ("duncan", "en", "Correction: u2 to F5", ("u2 to F5",)),
    ("campaign", "en", "merge 7 into 2", ("army 7: join 2",)),
    ("campaign", "en", "the third army marches from Kem to B14", ("army 3: to B14",)),
    ("campaign", "en", "both in Yaz, 2 and 7, left 3", ("army 2: left 3", "army 7: left 3")),
    ("campaign", "en", "both armies in Yaz (2 and 7) stay", ("army 2: stay", "army 7: stay")),
    ("campaign", "cs", "Yaz: obě armády stát", ("army 2: stay", "army 7: stay")),
    ("campaign", "ru", "Войско из Кема, то есть третье, пусть отправляется в C14", ("army 3: to C14",)),
    ("campaign", "en", "The second waits for the seventh", ("army 2: wait for join with 7",)),
    ("campaign", "en", "The first army shall proceed five cells to the north.", ("army 1: up 5",)),
    ("campaign", "en", "Also please give Green my map.", ("blue gives green map",)),
    ("campaign", "sk", "Jednotka a trojka zostávajú stáť.", ("army 1: stay", "army 3: stay")),
    ("campaign", "sk", "jednotka v Garu stojí", ("army 6: stay",)),
    ("campaign", "sk", "jednotka 3 hore 2", ("army 3: up 2",)),
    ("campaign", "cs", "7. se spojí s 2.", ("army 7: join 2",)),
    ("campaign", "en", "1 right 6, if something bars the way, down 2", ("army 1: right 6; if it is blocked: down 2",)),
    ("campaign", "en", "Let army 5 be known henceforth as 'Iron Boots'.", ('name 5 "Iron Boots"',)),
    ("campaign", "en", "We talked to red on the phone. Give him my map.", ("blue gives red map",)),
    ("campaign", "sk", "S červeným sme si telefonovali. Daj mu aj moju mapu.", ("blue gives red map",)),
    ("campaign", "en", "I choose Kem as the capital", ("capital Kem",)),
    ("duncan", "en", "flash over H10", ("flash at H10",)),
    ("duncan", "cs", "přidej u3 dohled", ("upgrade u3 sight",)),
    ("duncan", "sk", "daj u3 bonus dohľad", ("bonus +sight on u3",)),
    ("duncan", "en", "if C2 is free buy there, else on D2", ("new unit at C2 or D2",)),
    ("duncan", "cs", "je-li volné C2, nakoupit tam, jinak na D2", ("new unit at C2 or D2",)),
    ("duncan", "sk", "ak je voľné C2, kúpiť tam, inak na D2", ("new unit at C2 or D2",)),
    ("duncan", "ru", "если C2 свободна, купить там, иначе на D2", ("new unit at C2 or D2",)),
    ("duncan", "en", "D2 - that's where I want a new unit", ("new unit at D2",)),
    ("duncan", "cs", "D2 - tam chci novou jednotku", ("new unit at D2",)),
    ("duncan", "sk", "D2 - tam chcem novú jednotku", ("new unit at D2",)),
    ("duncan", "ru", "D2 - там хочу нового юнита", ("new unit at D2",)),
    ("duncan", "en", "u1 and u4 one step right each", ("u1 to E4", "u4 to C9")),
    ("duncan", "cs", "vyvolej jednu těsně pod portálem", ("new unit at C4",)),
    ("duncan", "ru", "двойка становится невидимой и идёт на I7", ("bonus invisibility on u2", "u2 to I7")),
    ("duncan", "en", "for our choice of a bonus we take invisibility", ("choose invisibility",)),
    ("duncan", "en", "the note at u4 can go", ("delete note on unit u4",)),
    ("duncan", "en", "I'd like to report a bug: G4 is drawn as a wall", ("bug: G4 is drawn as a wall",)),
)  # fmt: skip
TRAPS = (
    ("duncan", "en", "if C2 is free we bought there, else on D2"),
    ("duncan", "cs", "je-li volné C2, nekupuj tam, jinak na D2"),
    ("duncan", "sk", "D2 - tam nechcem novú jednotku"),
    ("duncan", "ru", "D2 - там не хочу нового юнита"),
    ("dice_empires", "en", "put two from d1 on the farm and send them left"),
    ("dice_empires", "cs", "kdo stojí vlevo? pak k2 doprava"),
    ("dice_empires", "en", "who stands on the left? then d2 right"),
    ("dice_empires", "en", "Red sends d2 left"),
    ("dice_empires", "en", "d1 is on the farm"),
    ("dice_empires", "en", "keep d1 off the farm"),
    ("dice_empires", "en", "take d2 off the left wall"),
    ("dice_empires", "ru", "при грабеже брать в рабство, до ратуши"),
    ("campaign", "en", "Don't move army 3 out of Kem."),
    ("campaign", "en", "We talked to red and green. Give him my map."),
    ("campaign", "en", "the third army marches from Yaz to B14"),
    ("campaign", "en", "all stay except 3, up 2"),
    ("campaign", "cs", "Všem ostatním stát: čtyřka i šestka se nehýbou."),
    ("europe", "ru", "занята - тяну судьбу"),
    ("duncan", "en", 'Label unit 4 as "bait" on my map.'),
    ("duncan", "en", "raise the strength of u2 from 2 to 3"),  # it is 1
    ("europe", "cs", "Odvod ve Španělsku ani náhodou!"),
    ("europe", "sk", "Odvod v Španielsku ani náhodou!"),
    ("europe", "cs", "ani náhodou odvod ve Španělsku"),
)


@cache
def _readers(game: str, language: str) -> Readers:
    installed, view = board(game)
    return sheets.readers(installed.ruleset, view, installed.lexicons, language)


def _orders(game: str, language: str, *lines: str) -> list[AnyOrder]:
    installed, view = board(game)
    numbered = tuple(enumerate(lines, 1))
    return [
        one.order for one in sheets.understood(numbered, installed.ruleset, view, _readers(game, language)).sheet.lines
    ]


@pytest.mark.parametrize(("game", "language", "line", "means"), LINES)
def test_a_line_is_read(game: str, language: str, line: str, means: tuple[str, ...]) -> None:
    """It says the same as the plain orders."""
    assert _orders(game, language, line) == [order for meant in means for order in _orders(game, "en", meant)] != []


@pytest.mark.parametrize(("game", "language", "line"), TRAPS)
def test_a_line_orders_nothing(game: str, language: str, line: str) -> None:
    """It is asked about."""
    assert not _orders(game, language, line)
