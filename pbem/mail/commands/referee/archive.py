"""`archive`: where the archive of the campaign is."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "archive",
    {
        "en": ("archive",),
        "ru": ("архив",),
        "cs": ("archiv",),
        "sk": ("archív",),
    },
)
