"""`cancel 2`: take back what the referee has ordered himself for this turn."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "cancel",
    {
        "en": ("cancel", "cancel order", "cancel orders", "cancel all", "cancel all orders", "withdraw"),
        "ru": (
            "отменить",
            "отмени",
            "отмена",
            "отменить приказ",
            "отменить приказы",
            "отменить все",
            "отмени все",
            "отменить все приказы",
        ),
        "cs": (
            "zrušit",
            "zruš",
            "zrušit rozkaz",
            "zruš rozkaz",
            "zrušit rozkazy",
            "zruš rozkazy",
            "zrušit vše",
            "zruš vše",
        ),
        "sk": (
            "zrušiť",
            "zruš",
            "zrušiť rozkaz",
            "zruš rozkaz",
            "zrušiť rozkazy",
            "zruš rozkazy",
            "zrušiť všetko",
            "zruš všetko",
        ),
    },
    argument=r"[^:]+",
    reasoned=True,
)
