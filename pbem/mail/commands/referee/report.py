"""`report`: the referee's own report of the last turn: everything."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "report",
    {
        "en": (
            "overview",
            "report",
        ),
        "ru": (
            "обзор",
            "отчёт",
        ),
        "cs": (
            "přehled",
            "zpráva",
        ),
        "sk": (
            "prehľad",
            "správa",
        ),
    },
    argument=r"(turn |ход\w* |kol\w* |tah\w* )?\d{1,5}",
)
