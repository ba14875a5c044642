# What is done by itself, and in which case: standing orders and their defaults.
powers-case-rested = { $count ->
    [0] No fighter of yours is rested and stays at home: none rises in this round.
   *[other] Rested, and rising if that comes: { $units }.
}
powers-case-subs = { $at } ({ $units }): { $avoid ->
    [1] avoiding battle, { $why ->
        [ordered] as ordered
        [alone] since they are alone
       *[hunted] since hunters of submarines are there
    }
   *[0] fighting{ $why ->
        [ordered] , as ordered
       *[company] { "" }, but avoiding battle as soon as hunters of submarines come
    }
}.
powers-case-volley = { $at } ({ $units }) → { $goal }{ $counter ->
    [1] { " " }(at guns that aim at them)
   *[0] {""}
}
powers-case-fire = Without a line, in this round fire: { $volleys }; first where they do most damage, then at what costs most.
powers-case-aim = Aiming after this turn: { $volleys }. Next round they fire by themselves at whatever enemies stand there.
powers-case-idle = Aiming at nothing, and firing only at guns that aim at them: { $units }.
powers-case-hold = After battles { $most ->
    [0] all damage stays.
    [one] the damage of { $most } enemy unit is held, the one hurt most{ $half ->
        [1] ; and of one more together with an ally, if each names the other.
       *[0] .
    }
   *[other] the damage of up to { $most } enemy units is held, of those hurt most first.
}
powers-case-held = You hold damage of: { $units }.
powers-case-finish = After the movement you try to finish off, as things stand: { $units } in { $at } ({ $who }), damage { $damage } of 6.
powers-case-landing = If somebody lands in { $lands }: { $count ->
    [one] the unit that threatens
   *[other] the { $count } units that threaten
} the landed most { $count ->
    [one] fires
   *[other] fire
} at them first.
powers-case-tokens = If dummies must leave the map, a lot says which.
powers-case-prove = If hidden units are attacked: when the first fire destroys the attackers, only the cheapest that suffice are shown; else all of them.
powers-case-look = Tokens that aim at where you stand are looked at{ $open ->
    [1] , and all are told that you look.
   *[0] .
}
