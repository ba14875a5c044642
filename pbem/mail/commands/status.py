"""`status`: the deadline, what of mine stands, what is missing, my settings."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "status",
    {
        "en": ("status", "my status", "show status"),
        "ru": ("статус", "состояние", "положение", "мой статус"),
        "cs": ("stav", "status", "můj stav"),
        "sk": ("stav", "status", "môj stav"),
    },
    asks=True,
)
