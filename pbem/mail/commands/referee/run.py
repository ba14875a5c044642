"""`run`: resolve the turn now."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "run",
    {
        "en": (
            "run now",
            "run",
            "run turn",
        ),
        "ru": (
            "провести ход",
            "провести ход сейчас",
            "разыграть ход",
        ),
        "cs": (
            "vyhodnotit teď",
            "vyhodnotit",
            "vyhodnotit kolo",
        ),
        "sk": (
            "vyhodnotiť teraz",
            "vyhodnotiť",
            "vyhodnotiť kolo",
        ),
    },
    reasoned=True,
)
