"""Orders a letter but shows: "My old orders: 5 to Tor", or the lines right below „Příklad rozkazů:“.

They are left out, and told to be: nobody who quotes what he ordered before wishes it again. A blank line ends them, and
so does a line that heads others ("New orders:").
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.reading.readers import Readers
from pbem.language.talk.headings import heads, outdated
from pbem.language.talk.weighing import WEAK, Reader, weights_of, words_of
from pbem.language.words.tokens import Token, tokens

_LONGEST = 8
"""So many words such a heading has."""


def shown_only(lines: Sequence[tuple[int, str]], readers: Readers) -> frozenset[int]:
    """List the numbers of the lines that show orders of another time, or none that are meant, and of their headings."""
    found, below, next_one = set[int](), False, 0
    for number, line in lines:
        head, _, rest = line.partition(":")
        shows = ":" in line and _outdates(head, readers)
        below = not rest.strip() if shows else below and number == next_one and not _heads_others(line, head, readers)
        if shows or below:
            found.add(number)
        next_one = number + line.count("\n") + 1
    return frozenset(found)


def _outdates(head: str, readers: Readers) -> bool:
    """Tell whether words before a colon say of what stands behind it that it is not meant now."""
    found = tuple(token for token in tokens(head) if token.sort != "mark")
    return 0 < len(found) <= _LONGEST and any(_of_another_time(found, reader) for reader in readers.best(head))


def _of_another_time(found: Sequence[Token], reader: Reader) -> bool:
    """Tell whether words but say "old" or "possible", and of orders, if of anything; what puts right does not."""
    words, said = words_of(reader.lexicon), outdated(found, reader)
    others = [token for at, token in enumerate(found) if at not in said]
    if not said or words.said("back", others) or words.said("renews", others):
        return False
    weights = weights_of(tuple(found), words.lattice(tuple(found)), reader)
    rest = (at for at in range(len(found)) if at not in said)
    return all(weights[at] < WEAK or words.said("announce", (found[at],)) for at in rest)


def _heads_others(line: str, head: str, readers: Readers) -> bool:
    """Tell whether a line begins something else: it ends with a colon, or announces orders before one."""
    return line.rstrip().endswith(":") or (":" in line and any(heads(f"{head}:", one) for one in readers.best(head)))
