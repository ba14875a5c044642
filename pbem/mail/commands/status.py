"""`status`: the deadline, what of mine stands, what is missing, my settings."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "status",
    {
        "en": ("status", "my status", "show status"),
        "ru": ("статус", "состояние", "положение", "мой статус", "моё состояние", "покажи статус"),
        "cs": ("stav", "status", "můj stav", "ukaž stav"),
        "sk": ("stav", "status", "môj stav", "ukáž stav"),
    },
    asks=True,
)
