"""`map`: the map as I know it, with my plans on it."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "map",
    {
        "en": ("map", "the map", "show map", "show the map", "send map", "send the map"),
        "ru": ("карта", "карту", "показать карту", "покажи карту", "покажите карту", "пришли карту", "пришлите карту"),
        "cs": ("mapa", "mapu", "ukaž mapu", "ukázat mapu", "pošli mapu", "pošlete mapu"),
        "sk": ("mapa", "mapu", "ukáž mapu", "ukázať mapu", "pošli mapu", "pošlite mapu"),
    },
    asks=True,
)
