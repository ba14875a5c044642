"""`undo`: go back one turn."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "undo",
    {
        "en": (
            "undo",
            "undo turn",
            "take back",
        ),
        "ru": (
            "отменить ход",
            "вернуть ход",
        ),
        "cs": (
            "vrátit kolo",
            "vrátit tah",
        ),
        "sk": (
            "vrátiť kolo",
            "vrátiť ťah",
        ),
    },
    argument=r"(last )?\d{1,3}( \w+)?",
    reasoned=True,
)
