"""`orders`: show me the orders that stand now."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "orders",
    {
        "en": ("orders", "my orders", "show orders", "show my orders"),
        "ru": ("приказы", "мои приказы", "показать приказы", "покажи приказы"),
        "cs": ("rozkazy", "moje rozkazy", "ukaž rozkazy", "příkazy", "moje příkazy"),
        "sk": ("rozkazy", "moje rozkazy", "ukáž rozkazy", "príkazy", "moje príkazy"),
    },
    alone=True,
)
