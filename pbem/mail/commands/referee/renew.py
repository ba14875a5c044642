"""`renew`: a new code, for a seat or for him."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "renew",
    {
        "en": (
            "renew",
            "new code",
        ),
        "ru": (
            "обновить код",
            "новый код",
            "обновить",
        ),
        "cs": (
            "obnovit kód",
            "nový kód",
            "obnovit",
        ),
        "sk": (
            "obnoviť kód",
            "nový kód",
            "obnoviť",
        ),
    },
    argument=r"[^@]+",
    reasoned=True,
)
