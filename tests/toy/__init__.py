"""The duel of hidden cards: a small complete game that is as unlike the games on maps as possible.

It lives in the tests to prove that the rule-set interface carries hidden hands, seats that move one after
another, a reaction that is asked of another seat, and reports without a map. Its whole rules:

D-1 Two to four players get `hand_size` cards each from a shuffled deck of the numbers 1 to `deck_size`; each number
    is there once. Nobody sees another's cards, nor the cards left over.
D-2 The players move in the order of their seats. The mover plays a card face down against another player who has
    cards: a challenge. Everybody sees who challenges whom.
D-3 The challenged one replies with a card of his own, or yields. When he yields, he keeps his cards, the mover has
    the point, and the mover's card goes unseen under the deck.
D-4 Both turn up their cards and each adds a die of `die` sides; the two of them see cards and dice, the others only
    who won. The higher total wins a point, a tie wins for the challenged one. Both cards go away.
D-5 The next player who has cards moves. When fewer than two players have cards, the game is over: most points win.
D-6 Who does not write plays his lowest card against the next player, or yields.
D-7 Beside the move or the reply whoever is asked may promise another player peace. That one hears of it at once, and
    nobody else ever does. Once played, it binds the promiser's next challenge, unless nobody else is left for it.
"""
