"""`report`, `report 3`: the referee's own report of a turn, with everything."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "report",
    {
        "en": (
            "report",
            "overview",
        ),
        "ru": (
            "отчёт",
            "обзор",
        ),
        "cs": (
            "zpráva",
            "přehled",
        ),
        "sk": (
            "správa",
            "prehľad",
        ),
    },
    argument=r"(turn |ход\w* |kol\w* |tah\w* )?\d{1,5}",
)
