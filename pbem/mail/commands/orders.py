"""`orders`, `orders 3`, `orders 3 r2`: show me the orders that stand now, or those of an earlier turn."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "orders",
    {
        "en": ("orders", "my orders", "show orders", "show my orders", "show", "list", "list orders", "receipt"),
        "ru": (
            "приказы",
            "мои приказы",
            "показать приказы",
            "покажи приказы",
            "покажите приказы",
            "показать",
            "покажи",
            "список",
            "список приказов",
            "квитанция",
        ),
        "cs": (
            "rozkazy",
            "moje rozkazy",
            "ukaž rozkazy",
            "ukažte rozkazy",
            "ukaž příkazy",
            "ukázat",
            "ukaž",
            "ukažte",
            "zobrazit",
            "zobraz",
            "seznam",
            "seznam příkazů",
            "příkazy",
            "moje příkazy",
            "potvrzení",
        ),
        "sk": (
            "rozkazy",
            "moje rozkazy",
            "ukáž rozkazy",
            "ukážte rozkazy",
            "ukáž príkazy",
            "ukázať",
            "ukáž",
            "ukážte",
            "zobraziť",
            "zobraz",
            "zoznam",
            "zoznam príkazov",
            "príkazy",
            "moje príkazy",
            "potvrdenie",
        ),
    },
    alone=True,
    argument=(
        r"(?=.*\d)((of |na |ze? |zo |za )?(turn|ход\w*|tah\w*|kol\w*) )?#?(\d{1,5})?"
        r"[ ,.]*((r|rev|revision|в|верс\w*|ред\w*|verz\w*)\.? ?#?\d{1,5})?"
    ),
    asks=True,
)
