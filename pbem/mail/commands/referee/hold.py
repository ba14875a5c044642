"""`hold`: stop everything at once."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "hold",
    {
        "en": ("hold",),
        "ru": (
            "задержать",
            "остановить",
        ),
        "cs": (
            "zastavit",
            "zadržet",
        ),
        "sk": (
            "zastaviť",
            "zadržať",
        ),
    },
    reasoned=True,
)
