"""`trial`: what the turn would do; nothing is kept or sent."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "trial",
    {
        "en": (
            "try",
            "dry run",
            "try out",
        ),
        "ru": (
            "проба",
            "пробный ход",
            "проверка",
        ),
        "cs": (
            "zkouška",
            "vyzkoušet",
            "nanečisto",
        ),
        "sk": (
            "skúška",
            "vyskúšať",
            "nanečisto",
        ),
    },
)
