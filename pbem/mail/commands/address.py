"""`address add anna@home.example`: from where I may write."""

from collections.abc import Mapping

from pbem.mail.commands.command import Command

COMMAND = Command(
    "address",
    {
        "en": ("address", "addresses", "my addresses"),
        "ru": ("адрес", "адреса", "мои адреса"),
        "cs": ("adresa", "adresy", "moje adresy"),
        "sk": ("adresa", "adresy", "moje adresy"),
    },
    argument=r"\S+ \S+@\S+",
)

DEEDS: Mapping[str, tuple[str, ...]] = {
    "add": ("add", "new", "добавить", "новый", "pridat", "nova"),
    "remove": ("remove", "delete", "удалить", "убрать", "odebrat", "smazat", "odobrat", "odstranit", "zmazat"),
    "first": ("first", "main", "primary", "основнои", "первыи", "hlavni", "prvni", "hlavna", "prva"),
}
"""What may be done with an address, and its words in all languages, without accents."""
