"""`report`, `report 3`: send me a report once more."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "report",
    {
        "en": ("report", "last report", "send report", "resend report", "resend"),
        "ru": (
            "отчёт",
            "последний отчёт",
            "пришлите отчёт",
            "пришли отчёт",
            "повтори отчёт",
            "повторите отчёт",
            "повторить отчёт",
        ),
        "cs": ("zpráva", "hlášení", "poslední zpráva", "zprávu", "pošli zprávu", "pošlete zprávu", "report"),
        "sk": ("správa", "hlásenie", "posledná správa", "správu", "pošli správu", "pošlite správu", "report"),
    },
    alone=True,
    argument=r"((of |for |о |за |o |z |ze |zo )?(turn|ход\w*|tah\w*|kol\w*) )?#?\d{1,5}",
    asks=True,
)
