"""`start`: deal the board and begin."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "start",
    {
        "en": (
            "start",
            "begin",
        ),
        "ru": (
            "начать",
            "старт",
            "начинаем",
        ),
        "cs": (
            "zahájit",
            "začít",
            "start",
        ),
        "sk": (
            "začať",
            "spustiť",
            "štart",
        ),
    },
    reasoned=True,
)
