"""C-5.9: who waits until another one is there waits to be joined by it."""

from __future__ import annotations

from tests.language.kit import alike, orders_nothing

ALIKE = [
    ("en", "6 waits until 4 arrives", "6: wait for join with 4"),
    ("en", "army 6 hangs around till the fourth turns up", "6: wait for join with 4"),
    ("en", "6 stays until 4 gets there and then attacks Yaz", "6: wait for join with 4, attack Yaz"),
    ("ru", "шестой ждёт, пока не подойдёт четвёртый", "6: ждать соединения с 4"),
    ("ru", "6 ждёт, пока не придёт 4, потом нападает на Яз", "6: ждать соединения с 4, напасть на Яз"),
    ("cs", "dvojka počká, až dorazí sedmička", "2: počkej na spojení s 7"),
    ("cs", "dvojka počká, dokud nedorazí sedmička, pak zaútočí na I12", "2: počkej na spojení s 7, zaútoč na I12"),
    ("sk", "šestka počká, kým dorazí štvorka", "6: čakaj na spojenie s 4"),
    ("sk", "6 čaká, kým nepríde 4, potom zaútočí na Yaz", "6: čakaj na spojenie s 4, zaútoč na Yaz"),
    (
        "en",
        "6 waits for the fourth army, and once they have joined, it attacks Yaz",
        "6: wait for join with 4, attack Yaz",
    ),
    (
        "ru",
        "шестой ждёт четвёртый, и как только они соединятся, нападает на Яз",
        "6: ждать соединения с 4, напасть на Яз",
    ),
    ("cs", "šestka počká na čtyřku a jakmile se spojí, zaútočí na Yaz", "6: počkej na spojení s 4, zaútoč na Yaz"),
    ("sk", "6 čaká na štvrtú a po spojení zaútočí na Yaz", "6: čakaj na spojenie s 4, zaútoč na Yaz"),
    ("en", "6 waits in Gar for the fourth army", "6: wait for join with 4"),
    ("ru", "шестой ждёт в Гаре четвёртую", "6: ждать соединения с 4"),
    ("cs", "šestka v Garu počká na čtyřku", "6: počkej na spojení s 4"),
    ("sk", "6 počká v Gare na štvrtú", "6: čakaj na spojenie s 4"),
    (
        "sk",
        "6 čaká na štvrtú, a ak sa spojí s druhou, zaútočí na Yaz",
        "6: čakaj na spojenie s 4; pri spojení s oddielom 2: zaútoč na Yaz",
    ),
]
NO_ORDERS = [
    ("sk", "6 čaká na štvrtú, a keď sa nespoja, zaútočí na Yaz"),
    ("en", "6 does not wait until 4 arrives"),
    ("en", "6 waits until it arrives"),
    ("en", "does 6 wait until 4 arrives?"),
    ("en", "6 waited until 4 arrived"),
    ("ru", "шестой не ждёт, пока подойдёт четвёртый"),
    ("cs", "dvojka nečeká, až dorazí sedmička"),
    ("cs", "dvojka čekala, až dorazí sedmička"),
    ("sk", "šestka nečaká, kým dorazí štvorka"),
]

test_who_waits_for_another_to_come_waits_to_be_joined = alike(ALIKE)

test_what_is_denied_asked_or_told_of_the_past_is_no_waiting = orders_nothing(NO_ORDERS)
