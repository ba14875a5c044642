"""`cancel`, `cancel army 3`: take back the orders I gave for this turn, or one of them."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "cancel",
    {
        "en": ("cancel", "cancel orders", "cancel my orders", "cancel all orders", "cancel all", "cancel order"),
        "ru": (
            "отмена",
            "отменить",
            "отмени",
            "отменить приказы",
            "отменить все приказы",
            "отмена приказов",
            "отменить приказ",
            "отменить все",
            "отменяю",
            "отменяю приказы",
            "отменяю все приказы",
            "отмените приказы",
        ),
        "cs": (
            "zrušit",
            "zruš",
            "zrušit rozkazy",
            "zruš rozkazy",
            "zrušit příkazy",
            "zruš příkazy",
            "zrušit vše",
            "zruš vše",
            "zrušte rozkazy",
            "ruším rozkazy",
        ),
        "sk": (
            "zrušiť",
            "zruš",
            "zrušiť rozkazy",
            "zruš rozkazy",
            "zrušiť príkazy",
            "zruš príkazy",
            "zrušiť všetko",
            "zruš všetko",
            "zrušte rozkazy",
            "ruším rozkazy",
        ),
    },
    argument=r"(\w+ )?#?\d{1,4}|(for )?(\w+ )?[a-z]\d{1,3}",
    loose=True,
)
