"""`say`: a word to all, or to one: `say red: ...`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "say",
    {
        "en": (
            "say",
            "announce",
            "tell",
            "say to",
        ),
        "ru": (
            "сказать",
            "объявить",
            "объявление",
            "сообщить",
        ),
        "cs": (
            "oznámit",
            "říci",
            "říct",
            "oznámení",
        ),
        "sk": (
            "oznámiť",
            "povedať",
            "oznámenie",
        ),
    },
    argument=r".+",
    block=True,
    free=True,
)
