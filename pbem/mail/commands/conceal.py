"""`hide address from green`: I no longer want to show that player my mail address."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "conceal",
    {
        "en": ("hide address", "hide my address"),
        "ru": ("скрыть адрес", "скрой адрес", "скройте адрес", "скрыть мой адрес"),
        "cs": ("skryj adresu", "skryjte adresu", "skrýt adresu", "skryj moji adresu"),
        "sk": ("skry adresu", "skryte adresu", "skryť adresu", "skry moju adresu"),
    },
    argument=r"[\w' -]{1,60}",
)
