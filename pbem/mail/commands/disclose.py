"""`show address to green`: I would learn that player's mail address, and show mine."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "disclose",
    {
        "en": ("show address", "show my address", "exchange addresses", "exchange address"),
        "ru": ("показать адрес", "покажи адрес", "покажите адрес", "показать мой адрес", "обменяться адресами"),
        "cs": ("ukaž adresu", "ukažte adresu", "ukázat adresu", "ukaž moji adresu", "vyměnit adresy"),
        "sk": ("ukáž adresu", "ukážte adresu", "ukázať adresu", "ukáž moju adresu", "vymeniť adresy"),
    },
    argument=r"[\w' -]{1,60}",
)
