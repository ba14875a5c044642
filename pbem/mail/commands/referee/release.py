"""`release`: let a held campaign go on."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "release",
    {
        "en": ("release",),
        "ru": (
            "отпустить",
            "снять задержку",
        ),
        "cs": ("uvolnit",),
        "sk": ("uvoľniť",),
    },
    reasoned=True,
)
