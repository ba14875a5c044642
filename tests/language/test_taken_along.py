"""Who is taken somewhere goes there; what is not attacked nobody goes to; the parts of an army in everyday words."""

from __future__ import annotations

from tests.language.kit import alike, orders_nothing

TAKEN = [
    ("en", "Take army 4 to D9", "4: to D9"),
    ("en", "take 4 over to Lhota and hold", "4: to Lhota, stay"),
    ("en", "take the third army two cells down", "3: down 2"),
    ("en", "Take army 4 and attack Lhota", "4: attack Lhota"),
    ("en", "take Tor with army 4", "4: capture Tor"),
    ("ru", "Возьми третью армию на D9", "3: к D9"),
    ("ru", "возьми четвёртую и веди на Тор", "4: к Тору"),
    ("ru", "Возьми четвёртой Тор", "4: захватить Тор"),
    ("cs", "Vezmi čtyřku na D9", "4: na D9"),
    ("cs", "Vem třetí armádu a běž do Toru", "3: do Toru"),
    ("cs", "vezmi čtyřkou Tor", "4: obsaď Tor"),
    ("sk", "Zober štvorku na D9", "4: na D9"),
    ("sk", "vezmi tretiu armádu a choď do Toru", "3: do Toru"),
    ("sk", "vezmi štvorkou Tor", "4: obsaď Tor"),
]
PARTS = [
    ("en", "Split my third army into two halves of ten each", "3: split 10+10"),
    ("en", "split 3 into two tens: 10 and 10", "3: split 10+10"),
    ("en", "army 3 splits 2x10", "3: split 10+10"),
    ("ru", "Разбей третью на две десятки, 10 и 10", "3: разделить на 10+10"),
    ("ru", "раздели 3: 2 по 10", "3: разделить на 10+10"),
    ("cs", "třetí rozděl na dvě desítky (10 a 10)", "3: rozděl 10+10"),
    ("cs", "trojku rozděl 2 x 10", "3: rozděl 10+10"),
    ("sk", "tretiu rozdeľ na dve desiatky: 10 a 10", "3: rozdeľ 10+10"),
]
WAYS = [
    ("en", "5 up 3 don't attack", "5: up 3, without battle"),
    ("ru", "5 вверх 3 не нападать", "5: вверх 3, без боя"),
    ("cs", "5 nahoru 3 neútočit", "5: nahoru 3, bez boje"),
    ("cs", "5 do Lhoty, neútočit", "5: do Lhoty, bez boje"),
    ("sk", "5 hore 3 neútočiť", "5: hore 3, bez boja"),
]
NOTHING = [
    ("en", "Army 4 took the third to Tor"),
    ("en", "Take army 4 and do not attack Lhota"),
    ("en", "Did you take army 4 to Tor?"),
    ("en", "take 4 to Tor or to Lhota"),
    ("en", "army 5 on Lhota does not attack"),
    ("ru", "Взял четвёртую на Тор"),
    ("ru", "Пятая на Лхоту точно не нападает"),
    ("ru", "Пятой на Лхоту не нападаем"),
    ("cs", "Čtyřku na Tor neber"),
    ("cs", "Pátou armádou na Lhotu určitě neútočím"),
    ("cs", "5 na Lhotu neútočí"),
    ("sk", "Štvorku na Tor neber"),
    ("sk", "Piatou na Lhotu určite neútočíme"),
    ("sk", "5 na Lhotu neútočí"),
    ("en", "split 3 into two tens, 10 and 12"),
]

test_whoever_is_taken_somewhere_goes_there = alike(TAKEN)

test_parts_that_are_alike_may_be_told_once_more = alike(PARTS)

test_what_is_not_done_on_the_way_stands_behind_a_way = alike(WAYS)

test_a_place_beside_what_is_denied_is_no_aim = orders_nothing(NOTHING)
