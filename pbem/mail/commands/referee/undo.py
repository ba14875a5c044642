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
            "vrátit tah",
            "vrátit kolo",
        ),
        "sk": (
            "vrátiť ťah",
            "vrátiť kolo",
        ),
    },
    argument=r"(last )?\d{1,3}( \w+)?",
    reasoned=True,
)
