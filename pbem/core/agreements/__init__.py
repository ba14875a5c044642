"""The life of an agreement between seats, from the first word to the last turn; what is agreed on is the game's own.

A *treaty* is what its members would agree on, in terms of the game. Somebody proposes it: a *proposal* lies on the
table, with a number, until all who must have accepted it, its author withdraws it, a member rejects it, a member falls,
or nobody has taken it up in time. Nothing counts before the deadline. A *procedure* says how a game comes to agree.

    orders         what is said of treaties, and who hears of it at once
    negotiation    how each proposal stands, after all that was said since the turn began
    settlement     the deadline: what becomes of each proposal, and who hears of it
    agreement      what is in force from turn to turn, and how it ends: by consent, notice, its term, or a fall

A game with treaties takes the `orders` into its own, makes an `Agreement` of each treaty that is agreed (with the terms
that last, as fields of its own), and asks `between` and `clause_between` when its rules depend on who is bound to whom.
"""
