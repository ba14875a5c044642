# Zpráva pro vedoucího, konečné pořadí a rozhodnutí vedoucího.
term-strength = síla oddílu
campaign-heading-warnings = Čeho si všimnout
campaign-heading-all-armies = Všechny oddíly
campaign-heading-other-orders = Ostatní rozkazy
campaign-heading-log = Co bylo komu řečeno
campaign-heading-all-cities = Všechna města
campaign-heading-all-contacts = Kdo smí komu psát
campaign-heading-treaties = Smlouvy a návrhy
campaign-heading-learned = Co se který stát dozvěděl
campaign-col-army = Oddíl
campaign-col-way = Cesta
campaign-col-orders = Rozkazy
campaign-col-capital = Hlavní město
campaign-col-cells = Pole
campaign-col-cities = Města
campaign-col-met = Nové kontakty
campaign-col-place = Místo
campaign-col-lived = Vydrželi
campaign-lived = do konce
campaign-fell = do tahu { $turn }
campaign-total-states = { $count ->
    [one] stát
    [few] státy
   *[other] států
}
campaign-total-held = { $count ->
    [one] držené město
    [few] držená města
   *[other] držených měst
}
campaign-oversee-legend = Všechno: oddíly s čísly a silou, ★ hlavní města, × bitvy, čáry: cesty.
campaign-oversee-battle = { SEAT($sides) }, krok { $step }
campaign-oversee-battle-city = { SEAT($sides) }, krok { $step } ({ NAME($city) })
campaign-oversee-result = { $result ->
    [tied] Nerozhodně.
   *[won] { $winner ->
        [neutral] Zvítězila neutrální posádka; její síla teď: { $after }.
       *[other] Zvítězili { SEAT($winner) }; síla teď: { $after }.
    }
}
campaign-oversee-guard = { $who ->
    [neutral] neutrální
   *[other] { SEAT($who) }
} { $army }
campaign-oversee-seats = { SEAT($who) }
campaign-oversee-said = { SEAT($who) }: { $words }
campaign-oversee-alliance = Aliance { $number }: { SEAT($who) }, od tahu { $first } { $last ->
    [0] bez omezení
   *[other] do tahu { $last }
}; { $joint ->
    [1] vítězství společné
   *[other] vítězství oddělené
}{ $entry ->
    [1] {"; "}vstup do měst
   *[other] {""}
}{ $explored ->
    [1] {"; "}prozkoumané oblasti společné
   *[other] {""}
}{ $view ->
    [1] {"; "}výhled společný
   *[other] {""}
}.
campaign-oversee-words = Aliance { $number }, na čestné slovo: „{ $words }“
campaign-oversee-proposal = Návrh { $number }, podali { SEAT($by) }: { $alliance ->
    [1] aliance
   *[other] výměna nebo dar
}: { SEAT($who) }{ $alliance ->
    [1] {", "}{ $turns ->
        [0] bez omezení
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }, { $joint ->
        [1] vítězství společné
       *[other] vítězství oddělené
    }
   *[other] {""}
}; otevřen do konce tahu { $until }. Souhlasí: { SEAT($accepted) }{ $passed ->
    [1] {"; "}vedoucí pustil
   *[other] {""}
}.
campaign-oversee-term = Návrh { $number }: { $term }
campaign-oversee-together = { $cell }: na jednom poli stojí { SEAT($who) } a v příštím tahu jsou nepřátelé.
campaign-oversee-watch = Smlouvy se slovy, na která pravidla nedohlížejí: { $numbers }.
campaign-oversee-unarmed = Bez oddílu: { SEAT($who) }.
campaign-event-awarded_army = Vedoucí vám přiřkl oddíl { $army } o síle { $strength } na { $at }.
campaign-event-taken_army = Vedoucí vám odebral oddíl { $army } (síla { $strength }, { $at }).
campaign-event-awarded_city = Vedoucí vám přiřkl město { NAME($city) } na { $at }.
campaign-event-taken_city = Vedoucí vám odebral město { NAME($city) } na { $at }.
problem-campaign-decree-state = Žádný živý stát { SEAT($who, case: "gen") } není.
problem-campaign-decree-army = { SEAT($who) } nemají oddíl { $army }; mají: { $have }.
problem-campaign-decree-city = { SEAT($who) } nedrží město „{ NAME($city) }“.
problem-campaign-decree-owns = { SEAT($who) } už město { NAME($city) } drží.
problem-campaign-decree-cell = Na { $cell } žádný oddíl stát nemůže.
problem-campaign-decree-strength = Oddíl má sílu aspoň 1, ne { $strength }.
problem-campaign-decree-garrison = { $who ->
    [neutral] V městě { NAME($city) } stojí neutrální posádka
   *[other] V městě { NAME($city) } stojí oddíl { SEAT($who, case: "gen") }
} a hned při prvním kroku je obsadí, nezměníte-li i to.
problem-campaign-decree-battle = Na { $cell } stojí nepřítel: při prvním kroku bude bitva.
