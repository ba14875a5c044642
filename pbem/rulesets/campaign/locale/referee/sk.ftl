# Správa pre vedúceho, konečné poradie a rozhodnutia vedúceho.
term-strength = sila oddielu
campaign-heading-warnings = Čo si všimnúť
campaign-heading-all-armies = Všetky oddiely
campaign-heading-other-orders = Ostatné rozkazy
campaign-heading-log = Čo bolo komu povedané
campaign-heading-all-cities = Všetky mestá
campaign-heading-all-contacts = Kto smie komu písať
campaign-heading-treaties = Zmluvy a návrhy
campaign-heading-learned = Čo sa ktorý štát dozvedel
campaign-col-army = Oddiel
campaign-col-way = Cesta
campaign-col-orders = Rozkazy
campaign-col-capital = Hlavné mesto
campaign-col-cells = Polia
campaign-col-cities = Mestá
campaign-col-met = Nové kontakty
campaign-col-place = Miesto
campaign-col-lived = Vydržali
campaign-lived = do konca
campaign-fell = do ťahu { $turn }
campaign-total-states = { $count ->
    [one] štát
    [few] štáty
   *[other] štátov
}
campaign-total-held = { $count ->
    [one] držané mesto
    [few] držané mestá
   *[other] držaných miest
}
campaign-oversee-legend = Všetko: oddiely s číslami a silou, ★ hlavné mestá, × bitky, čiary: cesty.
campaign-oversee-battle = { SEAT($sides) }, krok { $step }
campaign-oversee-battle-city = { SEAT($sides) }, krok { $step } ({ NAME($city) })
campaign-oversee-result = { $result ->
    [tied] Nerozhodne.
   *[won] { $winner ->
        [neutral] Zvíťazila neutrálna posádka; jej sila teraz: { $after }.
       *[other] Zvíťazili { SEAT($winner) }; sila teraz: { $after }.
    }
}
campaign-oversee-guard = { $who ->
    [neutral] neutrálny
   *[other] { SEAT($who) }
} { $army }
campaign-oversee-seats = { SEAT($who) }
campaign-oversee-said = { SEAT($who) }: { $words }
campaign-oversee-alliance = Aliancia { $number }: { SEAT($who) }, od ťahu { $first } { $last ->
    [0] bez obmedzenia
   *[other] do ťahu { $last }
}; { $joint ->
    [1] víťazstvo spoločné
   *[other] víťazstvo oddelené
}{ $entry ->
    [1] {"; "}vstup do miest
   *[other] {""}
}{ $explored ->
    [1] {"; "}preskúmané oblasti spoločné
   *[other] {""}
}{ $view ->
    [1] {"; "}výhľad spoločný
   *[other] {""}
}.
campaign-oversee-words = Aliancia { $number }, na čestné slovo: „{ $words }“
campaign-oversee-proposal = Návrh { $number }, podali { SEAT($by) }: { $alliance ->
    [1] aliancia
   *[other] výmena alebo dar
}: { SEAT($who) }{ $alliance ->
    [1] {", "}{ $turns ->
        [0] bez obmedzenia
        [one] { $turns } ťah
        [few] { $turns } ťahy
       *[other] { $turns } ťahov
    }, { $joint ->
        [1] víťazstvo spoločné
       *[other] víťazstvo oddelené
    }
   *[other] {""}
}; otvorený do konca ťahu { $until }. Súhlasia: { SEAT($accepted) }{ $passed ->
    [1] {"; "}vedúci pustil
   *[other] {""}
}.
campaign-oversee-term = Návrh { $number }: { $term }
campaign-oversee-together = { $cell }: na jednom poli stoja { SEAT($who) } a v nasledujúcom ťahu sú nepriatelia.
campaign-oversee-watch = Zmluvy so slovami, na ktoré pravidlá nedohliadajú: { $numbers }.
campaign-oversee-unarmed = Bez oddielu: { SEAT($who) }.
campaign-event-awarded_army = Vedúci vám prisúdil oddiel { $army } so silou { $strength } na { $at }.
campaign-event-taken_army = Vedúci vám odobral oddiel { $army } (sila { $strength }, { $at }).
campaign-event-awarded_city = Vedúci vám prisúdil mesto { NAME($city) } na { $at }.
campaign-event-taken_city = Vedúci vám odobral mesto { NAME($city) } na { $at }.
problem-campaign-decree-state = Nijaký živý štát { SEAT($who, case: "gen") } nie je.
problem-campaign-decree-army = { SEAT($who) } nemajú oddiel { $army }; majú: { $have }.
problem-campaign-decree-city = { SEAT($who) } nedržia mesto „{ NAME($city) }“.
problem-campaign-decree-owns = { SEAT($who) } už mesto { NAME($city) } držia.
problem-campaign-decree-cell = Na { $cell } nijaký oddiel stáť nemôže.
problem-campaign-decree-strength = Oddiel má silu aspoň 1, nie { $strength }.
problem-campaign-decree-garrison = { $who ->
    [neutral] V meste { NAME($city) } stojí neutrálna posádka
   *[other] V meste { NAME($city) } stojí oddiel { SEAT($who, case: "gen") }
} a hneď pri prvom kroku ho obsadí, ak nezmeníte aj to.
problem-campaign-decree-battle = Na { $cell } stojí nepriateľ: pri prvom kroku bude bitka.
