"""`holiday 2026-12-20 to 2026-12-27`: I cannot play on these days."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "holiday",
    {
        "en": ("holiday", "holidays", "vacation", "absence", "away"),
        "ru": ("отпуск", "каникулы", "отсутствую", "отсутствие", "уезжаю", "меня не будет"),
        "cs": ("dovolená", "dovolenou", "nepřítomnost", "prázdniny", "budu pryč", "nebudu tu"),
        "sk": ("dovolenka", "dovolenku", "neprítomnosť", "prázdniny", "budem preč", "nebudem tu"),
    },
    argument=r".*\d.*|[\w-]+( [\w-]+)?",
)
