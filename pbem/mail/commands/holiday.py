"""`holiday 2026-12-20 to 2026-12-27`: I cannot play on these days."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "holiday",
    {
        "en": ("holiday", "holidays", "vacation", "away"),
        "ru": ("отпуск", "каникулы", "отсутствую", "меня не будет"),
        "cs": ("dovolená", "dovolenou", "nepřítomnost", "budu pryč"),
        "sk": ("dovolenka", "dovolenku", "neprítomnosť", "budem preč"),
    },
    argument=r".*\d.*|[\w-]+( [\w-]+)?",
)
