# Čo sa od rozkazov čaká a čo platí.

europe-do-draft = odvod { $at }
europe-do-move = pohyb { $origin } → { $to }
europe-do-attack = { $figures ->
    [0] útok { $origin } → { $to } (všetky figúrky)
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
europe-do-if = ak platí podmienka: { $what }
europe-do-else = { $first }, inak { $rest }

europe-guarded = keď { $when }: { $what }.
europe-guard-and = { $first } a { $rest }
europe-guard-spied = { $seen ->
    [1] špión u { SEAT($who, case: "gen") } videl { $rank }
   *[other] špión u { SEAT($who, case: "gen") } nevidel { $rank }
}
europe-guard-hand = { $rank ->
    [none] počet kariet v ruke je aspoň { $least }
   *[other] počet kariet { $rank } v ruke je aspoň { $least }
}
europe-guard-empty = { $empty ->
    [1] v { $land } nikto nestojí
   *[other] v { $land } niekto stojí
}
europe-guard-held = { $land } drží { SEAT($who) }
europe-guard-attacked = na hráča v tomto kole niekto zaútočil

europe-stop-next = { $first }; { $rest }
europe-stop-and = { $first }, { $rest }
europe-stop-if = K zastaví útoky: { $conditions }
europe-stop-none = žiadny K sa nevynesie
europe-stop-all = všetky
europe-stop-me = na vás
europe-stop-on = na { SEAT($who, case: "acc") }
europe-stop-by = od { SEAT($who, case: "gen") }
europe-stop-least = od { $figures } figúrok
europe-stop-deadly = tie, po ktorých by sa hra skončila a vy by ste nevyhrali
europe-stop-hands = { $cards ->
    [one] ak sa odovzdáva aspoň { $cards } karta
    [few] ak sa odovzdávajú aspoň { $cards } karty
   *[other] ak sa odovzdáva aspoň { $cards } kariet
}
europe-stop-ace = ak nie je K, aj A

europe-policy = { $policy ->
    [best] vaše najlepšie karty
    [cheap] vaše najlacnejšie karty
   *[enough] toľko, aby to stačilo
}
europe-rule-next = { $first } | { $rest }
europe-rule-defend = { $least ->
    [0] obrana: { europe-policy }
   *[other] obrana: { europe-policy } od { $least } bodov, nižšie toľko, aby to stačilo
}
europe-rule-rank = { $given ->
    [1] v ruke zostáva najprv: { $ranks }
   *[other] v ruke zostáva najprv: A K 10 9 8 7 6 5 Q J 4 3 2 (predvolené)
}
europe-rule-retreat-default = ústup: predvolený
europe-rule-retreat = { $origin ->
    [none] ústup: { $lands }
   *[other] ústup z { $origin }: { $lands }
}
europe-rule-default = náhradne: { $what }
europe-rule-auto = na reakcie sa vás nepýtame

europe-overview-round = Kolo { $round } za vás odohráme takto: { $acts }.
europe-overview-then = { $first }; { $rest }
europe-overview-acts = { $what }
europe-overview-default = { $what } (váš trvalý rozkaz; žiadnu akciu ste neposlali)
europe-overview-impossible = { $standing ->
    [1] { $what } (váš trvalý rozkaz; ako to teraz vyzerá, nič z toho, čo ste nariadili, nie je možné)
   *[other] { $what } (ako to teraz vyzerá, nič z toho, čo ste nariadili, nie je možné)
}
europe-overview-still = na vašu akciu ešte čakáme
europe-overview-force = Platí: { $orders }.

europe-plan-later = Len ak v tej chvíli nepôjde žiadny z predchádzajúcich riadkov.
europe-plan-of = { $what }: { $first }
europe-plan-draft = { $figures ->
    [one] V { $at } bude stáť { $figures } figúrka.
    [few] V { $at } budú stáť { $figures } figúrky.
   *[other] V { $at } bude stáť { $figures } figúrok.
}
europe-plan-guard = Ako to teraz vyzerá, podmienka neplatí.
europe-plan-hold = Neurobíte nič.
europe-plan-wins = Tým sa hra skončí a vyhrávate.
europe-plan-attack = { $figures ->
    [one] V { $to } na { SEAT($who, case: "acc") } zaútočí { $figures } figúrka.
    [few] V { $to } na { SEAT($who, case: "acc") } zaútočia { $figures } figúrky.
   *[other] V { $to } na { SEAT($who, case: "acc") } zaútočí { $figures } figúrok.
}
europe-plan-cards = { $count ->
    [0] S kartami, ako ich máte teraz: { $drawn ->
        [one] jedna karta z balíčka
        [few] { $drawn } karty z balíčka
       *[other] { $drawn } kariet z balíčka
    }.
   *[other] S kartami, ako ich máte teraz: { $cards } = { $total }{ $drawn ->
        [0] {""}
        [one] {" "}a jedna karta z balíčka
        [few] {" "}a { $drawn } karty z balíčka
       *[other] {" "}a { $drawn } kariet z balíčka
    }.
}
europe-plan-retreat-to = { $count ->
    [0] Ako to teraz vyzerá, porazení sa nemajú kam stiahnuť: { $left ->
        [0] figúrka je stratená a vy postúpite
       *[other] { $figures } → { $left }, a vy zostanete, kde ste
    }.
   *[other] Ak vyhráte, môžu sa stiahnuť do { $lands }.
}
europe-plan-no-end = Ako to teraz vyzerá, tento útok hru neukončí.
europe-plan-attack-wins = Ak vyhráte tento útok, vyhráte hru.
europe-plan-other-wins = { $reason ->
    [collapse] Ak sa to podarí, { SEAT($of, case: "dat") } nemusí doma zostať ani jedna figúrka a hru vyhrá { SEAT($who) }, nie vy.
   *[other] Ak sa to podarí, hru môže vyhrať { SEAT($who) }, nie vy.
}
europe-plan-kept-home = Z { $origin } môže ísť len { $figures }: jedna figúrka musí zostať doma.
europe-plan-fate = { $kept ->
    [0] Z troch kariet si nenecháte žiadnu.
    [one] Z troch kariet si necháte { $kept }.
   *[other] Z troch kariet si necháte { $kept }.
}{ $count ->
    [0] {""}
   *[other] {" "}V ruke smú byť najviac { $limit }, takže s kartami, ako ich máte teraz, najprv zahodíte { $cards }.
}
europe-plan-fate-named = Komu ktorá karta pripadne, ukáže sa, keď budú na stole. V ruke smú byť najviac { $limit }: kto by mal viac, najprv zahadzuje, aj vy.
europe-plan-sabotage = { $left ->
    [0] { SEAT($who) }: figúrka v { $at } zmizne.
   *[other] { SEAT($who) } v { $at }: { $figures } → { $left }.
}
europe-plan-spy = Dozvedia sa to všetci; uvidíte ruku { SEAT($who, case: "gen") } ({ $cards ->
    [one] teraz { $cards } karta
    [few] teraz { $cards } karty
   *[other] teraz { $cards } kariet
}).
europe-plan-let = Útok necháme pokračovať.
europe-plan-halt = Vynesiete { $cards }, ak útok nezastaví niekto pred vami; obe strany vám odovzdajú svoje karty.
europe-plan-play = Vyložíte { $cards } = { $total }{ $drawn ->
    [0] {""}
    [one] {" "}a jednu kartu z balíčka
    [few] {" "}a { $drawn } karty z balíčka
   *[other] {" "}a { $drawn } kariet z balíčka
} proti { $points }.{ $drawn ->
    [0] { $holds ->
        [1] {" "}Útok sa nepodarí.
       *[other] {" "}Útok sa podarí.
    }
   *[other] {""}
}
europe-plan-go = Vaše figúrky pôjdu do { $to }.
europe-plan-give = { $given ->
    [0] Všetky si necháte.
   *[other] Rozdáte z nich { $given }.
}
europe-plan-stop-none = Nevynesiete žiadny K, ani proti útoku, ktorý ukončí hru.
europe-plan-stop = { $count ->
    [0] { $ace ->
        [1] K ani A teraz nemáte; bude to platiť, len čo nejaký dostanete.
       *[other] K teraz nemáte; bude to platiť, len čo nejaký dostanete.
    }
   *[other] Máte na to teraz { $cards }.
}
europe-plan-defend = { $least ->
    [0] Kedykoľvek na vás niekto zaútočí: { europe-policy }.
   *[other] Proti { $least } a viac bodom: { europe-policy }; nižšie toľko, aby to stačilo.
}
europe-plan-rank = S kartami, ako ich máte teraz, by ste sa najprv vzdali { $cards }.
europe-plan-retreat = { $origin ->
    [none] Kedykoľvek budú vaše figúrky porazené: prvé z týchto území, ktoré je voľné, potom predvolené poradie.
   *[other] Ak budú vaše figúrky v { $origin } porazené: prvé z týchto území, ktoré je voľné, potom predvolené poradie.
}
europe-plan-default = Kedykoľvek nepôjde nič iné alebo nepríde list: { $what }.
