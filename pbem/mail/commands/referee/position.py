"""`position`: the whole position as text."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "position",
    {
        "en": ("position",),
        "ru": ("позиция",),
        "cs": ("pozice",),
        "sk": ("pozícia",),
    },
)
