"""`log`: the latest acts and what became of them."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "log",
    {
        "en": (
            "log",
            "history",
        ),
        "ru": (
            "журнал",
            "история",
        ),
        "cs": (
            "deník",
            "historie",
        ),
        "sk": (
            "denník",
            "história",
        ),
    },
)
