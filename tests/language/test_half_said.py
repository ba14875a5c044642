"""Hearsay, wishes and what somebody is said to be order nothing; of an order nothing is lost."""

from __future__ import annotations

from tests.language.kit import alike, orders_nothing

ALIKE = (
    ("dice_empires", "en", "Births first to the third group, then the first.", "births d3, d1"),
    ("dice_empires", "ru", "Детей припиши сначала третьей группе, потом первой.", "дети к3, к1"),
    ("dice_empires", "cs", "Děti připiš nejdřív třetí skupině, potom první.", "děti k3, k1"),
    ("dice_empires", "sk", "Deti pripíš tretej skupine a potom prvej.", "deti k3, k1"),
    ("campaign", "sk", "5 nech to vezme o tri doľava", "5 doľava 3"),
    ("campaign", "cs", "5 ať to vezme o tři doleva", "5 doleva 3"),
    # What is done until a rule comes true is the plan, not the end of the rule.
    ("campaign", "en", "if 1 sees an enemy it flees, and meanwhile up 5", "1: up 5; if it sees an enemy: flee"),
    (
        "campaign",
        "ru",
        "Если первая заметит врага, пусть бежит, а пока вверх на 5",
        "1: вверх 5; при виде врага: убежать",
    ),
    (
        "campaign",
        "cs",
        "jestli jednička uvidí nepřítele, uteče, a zatím nahoru 5",
        "1: nahoru 5; při spatření nepřítele: uteč",
    ),
    ("campaign", "sk", "Ak jednotka zazrie nepriateľa, ujde, a zatiaľ hore 5", "1: hore 5; ak uvidí nepriateľa: uteč"),
    ("campaign", "en", "4 down 4, not a step further", "4 down 4"),
    ("campaign", "ru", "4 вниз 4 и ни шагу дальше", "4 вниз 4"),
    ("campaign", "cs", "4 dolů 4 a ani krok dál", "4 dolů 4"),
    ("campaign", "sk", "4 dole 4, ani krok ďalej", "4 dole 4"),
    ("campaign", "cs", "Ať první, třetí a pátá stojí.", "1, 3, 5: zůstaň"),
    ("campaign", "sk", "Nech prvá, tretia a piata stoja.", "1, 3, 5: zostaň"),
    ("campaign", "ru", "пятый догоняет красного с I12 и бьёт", "5: напасть на красных у I12"),
    ("campaign", "ru", "Четвёртый подходит к Тору и занимает его", "4: захватить Тор"),
    ("campaign", "en", "say, 1 up 3", "1 up 3"),
    ("campaign", "en", "4 goes to Tor and takes it without a fight", "4: capture Tor, without battle"),
    ("campaign", "ru", "четвёртый идёт к Тору и занимает его без боя", "4: захватить Тор, без боя"),
    ("campaign", "ru", "четвёртый занимает Тор без боя", "4: захватить Тор, без боя"),
    ("campaign", "cs", "čtyřka jde k Toru a obsadí ho bez boje", "4: obsaď Tor, bez boje"),
    ("campaign", "sk", "štvorka ide k Toru a obsadí ho bez boja", "4: obsaď Tor, bez boja"),
    # Whoever stands at a head is told what follows, and is no end of what another one does.
    ("duncan", "en", "u4: A9, u3: B1, u1: stay", "u4 to A9, u3 to B1, u1 stay"),
    ("duncan", "ru", "четвёртый: A9, третий: B1, первый: стоять", "u4 на A9, u3 на B1, u1 стоять"),
    ("duncan", "cs", "čtvrtý: A9, první: stát", "u4 na A9, u1 stát"),
    ("duncan", "sk", "štvrtý: A9, prvý: stáť", "u4 na A9, u1 stáť"),
    ("duncan", "en", "u2 to G8 and it stays there", "u2 to G8"),
    ("duncan", "ru", "заметка на E5: не ходить", "заметка на E5 «не ходить»"),
)
NOTHING = (
    ("dice_empires", "sk", "Deti pripíš najskôr tretej skupine, potom prvej."),
    ("campaign", "en", "1: up 3, they say"),
    ("campaign", "en", "4 flee left 3"),
    ("campaign", "en", "4 is too weak for Tor"),
    ("campaign", "en", "I am against 5 attacking Lhota"),
    ("campaign", "ru", "Взять бы Тор четвёртой!"),
    ("campaign", "ru", "Я против того, чтобы пятая атаковала Лхоту"),
    ("campaign", "ru", "на Тор четвёрка слаба"),
    ("campaign", "cs", "Na Tor je čtyřka slabá"),
    ("campaign", "cs", "Jsem proti tomu, aby pětka útočila na Lhotu"),
    ("campaign", "cs", "1: nahoru 3, říká se"),
    ("campaign", "sk", "na Tor je štvorka slabá"),
    ("campaign", "sk", "Som proti tomu, aby päťka útočila na Lhotu"),
    ("duncan", "en", "u2 to G8, they say"),
    ("duncan", "en", "u3 to B1 but waits"),
    ("duncan", "en", "third to B1, but it will wait"),
    ("duncan", "en", "a note on E5 I will not write"),
    ("duncan", "ru", "третий на B1, но подождёт"),
    ("duncan", "ru", "Заметку на E5 писать не стал"),
    ("duncan", "ru", "Невидимость u2 прошла"),
    ("duncan", "ru", "На H10 вспышку бы"),
    ("duncan", "cs", "třetí na B1, ale počká"),
    ("duncan", "cs", "neviditelnost u2 prošla"),
    ("duncan", "cs", "poznámku na E5 psát nebudu"),
    ("duncan", "sk", "tretí na B1, ale počká"),
    ("duncan", "sk", "poznámku na E5 písať nebudem"),
    ("europe", "en", "attack from France on Benelux with 1, they say"),
    ("europe", "sk", "odvod ITA, vraj"),
    ("dice_empires", "en", "send d2 left, people say"),
    ("dice_empires", "cs", "d2 prý doleva"),
)

test_nothing_of_an_order_is_lost = alike(ALIKE)

test_hearsay_wishes_and_judgements_order_nothing = orders_nothing(NOTHING)
