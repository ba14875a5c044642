# Co se od rozkazů čeká a co platí.

europe-do-draft = odvod { $at }
europe-do-move = pohyb { $origin } → { $to }
europe-do-attack = { $figures ->
    [0] útok { $origin } → { $to } (všechny figurky)
   *[other] útok { $origin } → { $to } ({ europe-figures })
}
europe-do-fate = osud
europe-do-hold = pas
europe-do-sabotage = sabotáž { $at }{ $ace ->
    [1] {" "}s A
   *[other] {""}
}
europe-do-spy = špionáž: { SEAT($who) }{ $ace ->
    [1] {" "}s A
   *[other] {""}
}
europe-do-if = platí-li podmínka: { $what }
europe-do-else = { $first }, jinak { $rest }

europe-guarded = když { $when }: { $what }.
europe-guard-and = { $first } a { $rest }
europe-guard-spied = { $seen ->
    [1] špion u { SEAT($who, case: "gen") } viděl { $rank }
   *[other] špion u { SEAT($who, case: "gen") } neviděl { $rank }
}
europe-guard-hand = { $rank ->
    [none] počet karet v ruce je aspoň { $least }
   *[other] počet karet { $rank } v ruce je aspoň { $least }
}
europe-guard-empty = { $empty ->
    [1] v { $land } nikdo nestojí
   *[other] v { $land } někdo stojí
}
europe-guard-held = { $land } drží { SEAT($who) }
europe-guard-attacked = na hráče v tomto kole někdo zaútočil

europe-stop-next = { $first }; { $rest }
europe-stop-and = { $first }, { $rest }
europe-stop-if = K zastaví útoky: { $conditions }
europe-stop-none = žádný K se nevynese
europe-stop-all = všechny
europe-stop-me = na vás
europe-stop-on = na { SEAT($who, case: "acc") }
europe-stop-by = od { SEAT($who, case: "gen") }
europe-stop-least = od { $figures } figurek
europe-stop-deadly = ty, po kterých by hra skončila a vy byste nevyhráli
europe-stop-hands = { $cards ->
    [one] předává-li se aspoň { $cards } karta
    [few] předávají-li se aspoň { $cards } karty
   *[other] předává-li se aspoň { $cards } karet
}
europe-stop-ace = není-li K, i A

europe-policy = { $policy ->
    [best] vaše nejlepší karty
    [cheap] vaše nejlevnější karty
   *[enough] tolik, aby to stačilo
}
europe-rule-next = { $first } | { $rest }
europe-rule-defend = { $least ->
    [0] obrana: { europe-policy }
   *[other] obrana: { europe-policy } od { $least } bodů, níž tolik, aby to stačilo
}
europe-rule-rank = { $given ->
    [1] v ruce zůstává nejdřív: { $ranks }
   *[other] v ruce zůstává nejdřív: A K 10 9 8 7 6 5 Q J 4 3 2 (výchozí)
}
europe-rule-retreat-default = ústup: výchozí
europe-rule-retreat = { $origin ->
    [none] ústup: { $lands }
   *[other] ústup z { $origin }: { $lands }
}
europe-rule-default = náhradně: { $what }
europe-rule-auto = na reakce se vás neptáme

europe-overview-round = Kolo { $round } za vás odehrajeme takto: { $acts }.
europe-overview-then = { $first }; { $rest }
europe-overview-acts = { $what }
europe-overview-default = { $what } (váš trvalý rozkaz; žádnou akci jste neposlali)
europe-overview-impossible = { $standing ->
    [1] { $what } (váš trvalý rozkaz; jak to teď vypadá, nic z toho, co jste nařídili, není možné)
   *[other] { $what } (jak to teď vypadá, nic z toho, co jste nařídili, není možné)
}
europe-overview-still = na vaši akci ještě čekáme
europe-overview-force = Platí: { $orders }.

europe-plan-later = Jen když v tu chvíli nepůjde žádný z předchozích řádků.
europe-plan-of = { $what }: { $first }
europe-plan-draft = { $figures ->
    [one] V { $at } bude stát { $figures } figurka.
    [few] V { $at } budou stát { $figures } figurky.
   *[other] V { $at } bude stát { $figures } figurek.
}
europe-plan-guard = Jak to teď vypadá, podmínka neplatí.
europe-plan-hold = Neuděláte nic.
europe-plan-wins = Tím hra skončí a vyhráváte.
europe-plan-attack = { $figures ->
    [one] V { $to } na { SEAT($who, case: "acc") } zaútočí { $figures } figurka.
    [few] V { $to } na { SEAT($who, case: "acc") } zaútočí { $figures } figurky.
   *[other] V { $to } na { SEAT($who, case: "acc") } zaútočí { $figures } figurek.
}
europe-plan-cards = { $count ->
    [0] S kartami, jak je teď máte: { $drawn ->
        [one] jedna karta z balíčku
        [few] { $drawn } karty z balíčku
       *[other] { $drawn } karet z balíčku
    }.
   *[other] S kartami, jak je teď máte: { $cards } = { $total }{ $drawn ->
        [0] {""}
        [one] {" "}a jedna karta z balíčku
        [few] {" "}a { $drawn } karty z balíčku
       *[other] {" "}a { $drawn } karet z balíčku
    }.
}
europe-plan-retreat-to = { $count ->
    [0] Jak to teď vypadá, poražení se nemají kam stáhnout: { $left ->
        [0] figurka je ztracena a vy postoupíte
       *[other] { $figures } → { $left }, a vy zůstanete, kde jste
    }.
   *[other] Když vyhrajete, mohou se stáhnout do { $lands }.
}
europe-plan-no-end = Jak to teď vypadá, tento útok hru neukončí.
europe-plan-attack-wins = Vyhrajete-li tento útok, vyhrajete hru.
europe-plan-other-wins = { $reason ->
    [collapse] Podaří-li se to, { SEAT($of, case: "dat") } nemusí doma zůstat ani jedna figurka a hru vyhraje { SEAT($who) }, ne vy.
   *[other] Podaří-li se to, může hru vyhrát { SEAT($who) }, ne vy.
}
europe-plan-kept-home = Z { $origin } může jít jen { $figures }: jedna figurka musí zůstat doma.
europe-plan-fate = { $kept ->
    [0] Ze tří karet si nenecháte žádnou.
    [one] Ze tří karet si necháte { $kept }.
   *[other] Ze tří karet si necháte { $kept }.
}{ $count ->
    [0] {""}
   *[other] {" "}V ruce smí být nejvýš { $limit }, takže s kartami, jak je teď máte, nejdřív odhodíte { $cards }.
}
europe-plan-fate-named = Komu která karta připadne, ukáže se, až budou na stole. V ruce smí být nejvýš { $limit }: kdo by měl víc, nejdřív odhazuje, i vy.
europe-plan-sabotage = { $left ->
    [0] { SEAT($who) }: figurka v { $at } zmizí.
   *[other] { SEAT($who) } v { $at }: { $figures } → { $left }.
}
europe-plan-spy = Dozvědí se to všichni; uvidíte ruku { SEAT($who, case: "gen") } ({ $cards ->
    [one] teď { $cards } karta
    [few] teď { $cards } karty
   *[other] teď { $cards } karet
}).
europe-plan-let = Útok necháme pokračovat.
europe-plan-halt = Vynesete { $cards }, pokud útok nezastaví někdo před vámi; obě strany vám předají své karty.
europe-plan-play = Vyložíte { $cards } = { $total }{ $drawn ->
    [0] {""}
    [one] {" "}a jednu kartu z balíčku
    [few] {" "}a { $drawn } karty z balíčku
   *[other] {" "}a { $drawn } karet z balíčku
} proti { $points }.{ $drawn ->
    [0] { $holds ->
        [1] {" "}Útok se nepodaří.
       *[other] {" "}Útok se podaří.
    }
   *[other] {""}
}
europe-plan-go = Vaše figurky půjdou do { $to }.
europe-plan-give = { $given ->
    [0] Všechny si necháte.
   *[other] Rozdáte z nich { $given }.
}
europe-plan-stop-none = Nevynesete žádný K, ani proti útoku, který ukončí hru.
europe-plan-stop = { $count ->
    [0] { $ace ->
        [1] K ani A teď nemáte; bude to platit, jakmile nějaký dostanete.
       *[other] K teď nemáte; bude to platit, jakmile nějaký dostanete.
    }
   *[other] Máte na to teď { $cards }.
}
europe-plan-defend = { $least ->
    [0] Kdykoli na vás někdo zaútočí: { europe-policy }.
   *[other] Proti { $least } a více bodům: { europe-policy }; níž tolik, aby to stačilo.
}
europe-plan-rank = S kartami, jak je teď máte, byste se nejdřív vzdali { $cards }.
europe-plan-retreat = { $origin ->
    [none] Kdykoli budou vaše figurky poraženy: první z těchto území, které je volné, pak výchozí pořadí.
   *[other] Budou-li vaše figurky v { $origin } poraženy: první z těchto území, které je volné, pak výchozí pořadí.
}
europe-plan-default = Kdykoli nepůjde nic jiného nebo nepřijde dopis: { $what }.
