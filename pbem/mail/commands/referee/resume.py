"""`resume`: let the clock run again."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "resume",
    {
        "en": (
            "resume",
            "continue",
            "go on",
        ),
        "ru": (
            "продолжить",
            "возобновить",
        ),
        "cs": (
            "pokračovat",
            "obnovit hru",
        ),
        "sk": (
            "pokračovať",
            "obnoviť hru",
        ),
    },
    reasoned=True,
)
