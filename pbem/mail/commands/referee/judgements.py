"""`judgements`: the lines held for him."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "judgements",
    {
        "en": (
            "judgements",
            "judgments",
            "held lines",
        ),
        "ru": (
            "спорные строки",
            "на суд",
        ),
        "cs": (
            "k posouzení",
            "sporné řádky",
        ),
        "sk": (
            "na posúdenie",
            "sporné riadky",
        ),
    },
)
