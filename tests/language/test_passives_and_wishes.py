"""What shall be done, said with a form of the past behind a wish: "two guns are to be disbanded"."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = [
    (
        "sk",
        "Rozkazujem, aby tank z Rakúska s opatrnosťou postúpil do Uhorska.",
        "move 1 tank Austria -> Hungary careful",
    ),
    ("cs", "Přikazuji, aby dva tanky z A1 opatrně postoupily do A2.", "move 2 tank A1 -> A2 careful"),
    (
        "cs",
        "Žádám, aby náklaďák převezl jednu pěchotu ze Zemplína do Marmaroše.",
        "carry 1 infantry Zemplin -> Maramures",
    ),
    ("ru", "Приказываю, чтобы танк осторожно прошёл из Австрии в Венгрию.", "move 1 tank Austria -> Hungary careful"),
    ("ru", "Хочу, чтобы грузовик перевёз одну пехоту из Галиции на Волынь.", "carry 1 infantry Galicia -> Volhynia"),
    ("en", "Two guns in Galicia should be disbanded.", "disband 2 gun Galicia"),
    ("en", "I'd like a pioneer built at A3 this round.", "build 1 pioneer at A3"),
    ("en", "I want a tank built in C4.", "build 1 tank at C4"),
    ("en", "One factory in Banat is to be demolished.", "demolish Banat 1"),
    ("cs", "Továrna v Banátu má být zbourána.", "demolish Banat"),
]
TRAPS = [
    ("en", "Two guns in Galicia should have been disbanded."),
    ("en", "Two tanks should have moved from A1 to A2."),
    ("en", "Two guns in Galicia were to be disbanded."),
    ("en", "I wanted two tanks moved from A1 to A2."),
    ("cs", "Chtěl jsem, aby dva tanky z A1 postoupily do A2."),
    ("sk", "Rozkázal som, aby tank z Rakúska postúpil do Uhorska."),
    ("ru", "Я хотел, чтобы танк прошёл из Австрии в Венгрию."),
    ("en", "Two guns in Galicia are not to be disbanded."),
    ("cs", "Modrý žádá, aby náš tank z A1 postoupil do A2."),
    ("en", "Two tanks are to be moved from A1 to A2 next round."),
]

test_what_shall_be_done_is_read = means(LINES, game="powers")
test_what_was_to_be_done_is_not = orders_nothing(TRAPS, game="powers")
