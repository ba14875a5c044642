"""Orders that say what is done to somebody: "d2 is called back", „aby bola prvá skupina presunutá“, «посылается к2»."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("en", "d2 is sent to green.", "send d2 to green"),
    ("en", "d2 is called back.", "recall d2"),
    ("en", "If an enemy is on the left, d2 is called back.", "if enemy left: recall d2"),
    ("en", "If an enemy is on the left, d2 is recalled.", "if enemy left: recall d2"),
    ("en", "If an enemy is on the left, recall d2.", "if enemy left: recall d2"),
    ("en", "If there are two or more enemies on the left, d2 is recalled.", "if enemy left >= 2: recall d2"),
    ("en", "As soon as two or more enemies turn up on the left, recall d2.", "if enemy left >= 2: recall d2"),
    ("en", "As soon as two or more enemies turn up on the left, d2 is called back.", "if enemy left >= 2: recall d2"),
    ("en", "If green's reputation is 15 or higher, d2 is sent to green.", "if rep of green >= 15: send d2 to green"),
    ("en", "Should green's reputation be 15 or higher, send d2 to green.", "if rep of green >= 15: send d2 to green"),
    (
        "en",
        "Should green's reputation be 15 or higher, d2 is sent to green.",
        "if rep of green >= 15: send d2 to green",
    ),
    (
        "en",
        "If the left wall has fewer than one man on it, one from the hall is split off for the left wall.",
        "if walls left < 1: split 1 from hall to walls left",
    ),
    (
        "en",
        "If the left wall has fewer than one man on it, split one from the hall to the left wall.",
        "if walls left < 1: split 1 from hall to walls left",
    ),
    (
        "en",
        "If the left wall has fewer than one man, one from the hall is put on the left wall.",
        "if walls left < 1: split 1 from hall to walls left",
    ),
    ("en", "One from the hall is split off for the left wall.", "split 1 from hall to walls left"),
    ("en", "Two from the hall are put on the left wall.", "split 2 from hall to walls left"),
    (
        "en",
        "one man from d1 is transferred to d2, and then d2 moves to the left wall.",
        ("transfer 1 from d1 to d2", "move d2 to walls left"),
    ),
    (
        "en",
        "If an enemy shows up on the right, two men from d1 are posted on the right wall.",
        "if enemy right: split 2 from d1 to walls right",
    ),
    ("en", "If there's an enemy on the left, d2 gets moved to the left wall.", "if enemy left: move d2 to walls left"),
    (
        "cs",
        "Jsou-li levé hradby obsazené míň než dvěma lidmi, oddělit na ně jednoho z první skupiny.",
        "if walls left < 2: split 1 from d1 to walls left",
    ),
    (
        "cs",
        "Je-li na levých hradbách míň než dva lidi, odděl na ně jednoho z první skupiny.",
        "if walls left < 2: split 1 from d1 to walls left",
    ),
    ("cs", "Objeví-li se vlevo dva nepřátelé nebo víc, je k2 odvolána.", "if enemy left >= 2: recall d2"),
    ("cs", "Jakmile se vlevo objeví dva nepřátelé, k2 bude odvolána domů.", "if enemy left >= 2: recall d2"),
    ("cs", "Má-li zelený reputaci 15 nebo vyšší, bude na něj poslána k2.", "if rep of green >= 15: send d2 to green"),
    ("ru", "Если слева покажутся двое врагов или больше, к2 отзывается домой.", "if enemy left >= 2: recall d2"),
    (
        "ru",
        "Будет у зелёного 15 репутации или больше - на него посылается к2.",
        "if rep of green >= 15: send d2 to green",
    ),
    (
        "ru",
        "Если у зелёного репутация 15 или выше, к2 отправляется на него.",
        "if rep of green >= 15: send d2 to green",
    ),
    (
        "ru",
        "Если на левой стене меньше двух человек, туда ставится один из к1.",
        "if walls left < 2: split 1 from d1 to walls left",
    ),
    (
        "sk",
        "Ak je na ľavých hradbách menej ako dvaja ľudia, odošle sa tam jeden z k1.",
        "if walls left < 2: split 1 from d1 to walls left",
    ),
    (
        "sk",
        "Ak bude mať zelený reputáciu 15 alebo vyššiu, vyšle sa naňho k2.",
        "if rep of green >= 15: send d2 to green",
    ),
    ("sk", "Nariaďujem, aby bola celá prvá skupina presunutá do kostola.", "move d1 to church"),
    ("sk", "Žiadam, aby bola k2 presunutá do kostola.", "move d2 to church"),
    ("cs", "Nařizuji, aby byla celá první skupina přesunuta do kostela.", "move d1 to church"),
    ("cs", "Přeji si, aby byli dva lidé z k1 přesunuti na farmu.", "split 2 from d1 to farm"),
    ("ru", "Приказываю, чтобы вся первая группа была переведена в церковь.", "move d1 to church"),
    ("en", "I order that the whole first group be moved to the church.", "move d1 to church"),
    ("en", "I want the whole first group moved to the church.", "move d1 to church"),
)
TRAPS = (
    ("en", "d2 was sent to green."),
    ("en", "d2 has been called back."),
    ("en", "Is d2 sent to green?"),
    ("en", "Green says d2 is sent to red."),
    ("en", "Next round d2 is sent to green."),
    ("en", "If d2 is sent to green, what happens?"),
    ("en", "Red's d2 is sent to green."),
    ("en", "d2 isn't sent to green."),
    ("ru", "К2 была переведена в церковь."),
    ("ru", "Зелёный говорит, что к2 будет переведена в церковь."),
    ("ru", "Куда отправляется к2?"),
    ("ru", "К2 не переводится в церковь."),
    ("sk", "K2 bola presunutá do kostola."),
    ("sk", "Nariadil som, že k2 bola presunutá do kostola."),
    ("sk", "Zelený chcel, aby bola k2 presunutá do kostola."),
    ("sk", "K2 nie je presunutá do kostola."),
    ("sk", "Keby bola k2 presunutá do kostola, bolo by to zle."),
    ("cs", "K2 byla přesunuta do kostela."),
    ("cs", "Nechci, aby byla k2 přesunuta do kostela."),
    ("cs", "Zelený prý chce, aby byla k2 přesunuta do kostela."),
)

test_what_is_done_to_them_is_an_order = means(LINES, game="dice_empires")
test_what_was_done_or_is_said_is_none = orders_nothing(TRAPS, game="dice_empires")
