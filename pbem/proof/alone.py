"""Check a campaign's dice from a folder of mails (*.eml), with Python 3.9 or later alone: python3 dice.py FOLDER."""

import json
import sys
from email import message_from_bytes, policy
from hashlib import sha256
from hmac import new
from pathlib import Path
from typing import Any


def throw(seed: str, digest: str, why: str, sides: int, count: int = 1) -> int:
    """Give what a die shows; `count` is 2 for the second throw of the same reason in a turn."""
    key = new(bytes.fromhex(seed), bytes.fromhex(digest), sha256).digest()
    return int.from_bytes(new(key, f"{why} # {count}".encode(), sha256).digest()[:8], "big") % sides + 1


def promised(seed: str, turn: int, anchor: str) -> bool:
    """Tell whether the seed of a turn leads back to the anchor of the first report."""
    link = bytes.fromhex(seed)
    for _ in range(turn + 1):
        link = sha256(link).digest()
    return link.hex() == anchor.removeprefix("2-")


def sealed(turn: dict[str, Any], seat: str) -> bool:
    """Tell whether the digest in the key is made of all seals, and one's own seal of one's own orders."""
    seals = "\n".join(f"{one} {seal}" for one, seal in sorted(turn["seals"].items()))
    own = new(bytes.fromhex(turn["salt"]), turn["sheet"].encode(), sha256).hexdigest()
    return bool(sha256(seals.encode()).hexdigest() == turn["digest"] and own == turn["seals"].get(seat))


def main(folder: str) -> None:
    """Print what is right and what is wrong, turn by turn; the anchor is that of the first report of a branch."""
    mails = [message_from_bytes(file.read_bytes(), policy=policy.default) for file in Path(folder).rglob("*.eml")]
    parts = [part for mail in mails for part in mail.walk() if part.get_content_type() == "application/json"]
    told = sorted((json.loads(part.get_content()) for part in parts), key=lambda one: (one["branch"], one["step"]))
    turns = {(turn["branch"], turn["step"]): turn for one in told for turn in one.get("dice", {}).get("turns", ())}
    anchors = {one["branch"]: one["dice"]["promised"] for one in reversed(told) if one["kind"] == "report"}
    for one in told:
        turn, receipt = turns.get((one["branch"], one["step"])), turns.get((one["branch"], one["step"] + 1))
        if one["kind"] == "report" and turn:
            print("turn", turn["step"], "seed", promised(turn["seed"], turn["step"], anchors[one["branch"]]), end=" ")
            print("orders", sealed(turn, one["seat"]))
            for roll in one["rolls"]:
                right = throw(turn["seed"], turn["digest"], roll["why"], roll["sides"]) == roll["value"]
                print(" ", roll["why"], roll["value"], right)
        if one["kind"] == "answer" and receipt and receipt["revision"] == one["revision"]:
            print("turn", receipt["step"], "my receipt", receipt["sheet"] == one["digest"])


if __name__ == "__main__":
    main(sys.argv[1])
