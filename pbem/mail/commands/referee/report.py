"""`report`: the referee's own report of the last turn: everything."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "report",
    {
        "en": (
            "overview",
            "report of everything",
        ),
        "ru": (
            "обзор",
            "полный отчёт",
        ),
        "cs": (
            "přehled",
            "úplná zpráva",
        ),
        "sk": (
            "prehľad",
            "úplná správa",
        ),
    },
    argument=r"(turn |ход\w* |kol\w* |tah\w* )?\d{1,5}",
)
