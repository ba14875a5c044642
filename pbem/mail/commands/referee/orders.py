"""`orders`: what a seat has ordered, `orders red 3`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "orders",
    {
        "en": ("orders",),
        "ru": ("приказы",),
        "cs": ("rozkazy",),
        "sk": ("rozkazy",),
    },
    argument=r".+",
)
