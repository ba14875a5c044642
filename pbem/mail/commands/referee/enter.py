"""`enter`: orders for a player, in the lines below, up to a dot."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "enter",
    {
        "en": (
            "enter",
            "enter for",
            "orders for",
        ),
        "ru": (
            "ввести",
            "ввести за",
            "приказы за",
        ),
        "cs": (
            "zadat",
            "zadat za",
            "rozkazy za",
        ),
        "sk": (
            "zadať",
            "zadať za",
            "rozkazy za",
        ),
    },
    argument=r".+",
    block=True,
    reasoned=True,
)
