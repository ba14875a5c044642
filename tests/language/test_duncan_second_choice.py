"""Duncan: another square where one is taken, reasons behind an order, answers and bugs said in a sentence."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

MEANS = (
    ("en", "We'd like a new unit on C4, or if that one's taken, on D2", "new unit at C4 or D2"),
    ("en", "summon somebody on D2, and failing that on B3", "new unit at D2 or B3"),
    ("en", "a new unit on B4, on B3 if there's no room", "new unit at B4 or B3"),
    ("ru", "купи бойца на C4 или, на худой конец, на D2", "new unit at C4 or D2"),
    ("ru", "новый юнит на B3, не влезет - на B4", "new unit at B3 or B4"),
    ("cs", "kup jednotku na C4, a když to nevyjde, tak na D2", "new unit at C4 or D2"),
    ("sk", "kúp jednotku na C4, a keď to nevyjde, tak na D2", "new unit at C4 or D2"),
    ("en", "buy one at C4, and if it can't be done there, at B4", "new unit at C4 or B4"),
    ("ru", "призови новичка на C4, а занято будет - на D2", "new unit at C4 or D2"),
    ("cs", "kup jednotku na C4, a nepůjde-li to, tak na D2", "new unit at C4 or D2"),
    ("cs", "Vyvolej další jednotku na C4, případně na D3, pokud by to na C4 nešlo", "new unit at C4 or D3"),
    ("sk", "kúp jednotku na C4, ak by nešla, tak na D2", "new unit at C4 or D2"),
    ("en", "Buy a unit on C4, D3 or B3.", "new unit at C4 or D3 or B3"),
    ("en", "We buy a new unit at D2, C4 or B4.", "new unit at D2 or C4 or B4"),
    ("cs", "Na C4, D2 nebo B4 bude koupena nová jednotka.", "new unit at C4 or D2 or B4"),
    ("sk", "Nákup jednotky na C4, B4 alebo D2.", "new unit at C4 or B4 or D2"),
    ("ru", "Купить юнит на D2, B4 или B3.", "new unit at D2 or B4 or B3"),
    ("en", "Buy units on C4, B4 and on B3 or D2.", ("new unit at C4", "new unit at B4", "new unit at B3 or D2")),
    ("cs", "Poznámku u jednotky 2 mažeme.", "delete note on u2"),
    ("sk", "Poznámku na poli C7 mažeme.", "delete note on square C7"),
    ("ru", "Пусть заметка на клетке C7 будет удалена.", "delete note on square C7"),
    ("en", "The note on u2 should go.", "delete note on u2"),
    ("cs", "Na pole C7 dáváme poznámku „studna“.", 'note on square C7 "studna"'),
    ("sk", "Jednotke 2 dávame poznámku „stráž“.", 'note on u2 "stráž"'),
    ("ru", "Делаем на клетке C7 заметку «клад?»", 'note on square C7 "клад?"'),
    ("en", 'Unit u3 gets the note "scout".', 'note on u3 "scout"'),
    ("en", "one more speed for u3, it's such a slow one", "upgrade u3 speed"),
    ("ru", "бонус регенерации второму, а то он совсем плох", "bonus regeneration on u2"),
    ("cs", "dej čtyřce rychlost, vždyť se sotva vleče", "upgrade u4 speed"),
    ("sk", "daj štvorke rýchlosť, veď sa sotva vlečie", "upgrade u4 speed"),
    ("cs", "Přikupte trojce jeden bod dohledu", "upgrade u3 sight"),
    ("en", "u2 to H8 (via H7)", "u2 to H8 via H7"),
    ("ru", "u2 на H8 (через H7)", "u2 to H8 via H7"),
    ("cs", "u2 na H8 (přes H7)", "u2 to H8 via H7"),
    ("sk", "u2 na H8 (cez H7)", "u2 to H8 via H7"),
    ("en", "For question 1 our answer is the ferryman.", "answer 1: the ferryman"),
    ("en", "We think the answer to question 3 is a candle.", "answer 3: a candle"),
    ("cs", "Odpověď na otázku číslo dvě zní: starý mlynář.", "answer 2: starý mlynář"),
    ("ru", "Ответ на вопрос 2: старый мельник.", "answer 2: старый мельник"),
    ("sk", "Odpoveď na otázku 2: starý mlynár.", "answer 2: starý mlynár"),
    ("ru", "Ошибка у вас: на карте нет стены", "bug: на карте нет стены"),
    ("cs", "Chyba u vás: na mapě není zeď", "bug: na mapě není zeď"),
    ("sk", "Chyba u vás: na mape nie je stena", "bug: na mape nie je stena"),
    ("cs", "Je tam chyba: pole G4 je na mé mapě zeď.", "bug: pole G4 je na mé mapě zeď"),
    ("sk", "Je tam chyba, políčko G4 je na mojej mape stena.", "bug: políčko G4 je na mojej mape stena"),
    ("en", "I'd like to report a bug, the map has no wall", "bug: the map has no wall"),
)
NOTHING = (
    ("en", "Maybe buy a unit on C4, D3 or B3."),
    ("en", "We bought a unit on C4, D3 or B3."),
    ("ru", "Не покупать юнит на D2, B4 или B3."),
    ("cs", "Poznámku na C7 nemažeme."),
    ("en", "The note on C7 was deleted."),
    ("ru", "Заметка на C7 не удаляется."),
    ("sk", "Jednotke 2 nedávame poznámku „stráž“."),
    ("ru", "не давай второму бонус регенерации, а то он совсем обнаглеет"),
    ("en", "if that one's taken, then on D2"),
    ("cs", "a když to nevyjde, tak na D2"),
    ("cs", "Nová jednotka na C4 by nešla"),
    ("cs", "Není tam chyba: pole G4 je zeď."),
    ("ru", "Новый юнит на C4, занято не будет"),
)

test_second_choices_reasons_and_answers = means(MEANS, game="duncan")

test_what_has_no_order_before_it_orders_nothing = orders_nothing(NOTHING, game="duncan")
