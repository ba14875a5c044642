"""`amend`: correct the position: the changed lines of `position` below, up to a dot."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "amend",
    {
        "en": (
            "amend",
            "amend position",
        ),
        "ru": (
            "исправить",
            "исправить позицию",
        ),
        "cs": (
            "opravit",
            "opravit pozici",
        ),
        "sk": (
            "opraviť",
            "opraviť pozíciu",
        ),
    },
    block=True,
    reasoned=True,
)
