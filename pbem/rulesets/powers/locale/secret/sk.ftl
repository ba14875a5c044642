# Veda a politika skryté v riadkoch zoskupení (P-56.5, P-57.3).
powers-units-tec = { $count ->
    [one] { $count } technologický bod
    [few] { $count } technologické body
   *[other] { $count } technologických bodov
}
powers-map-tec = technologické body
powers-units-lab = { $count ->
    [one] { $count } laboratórium
    [few] { $count } laboratóriá
   *[other] { $count } laboratórií
}
powers-map-lab = laboratóriá
powers-units-mny = { $count ->
    [one] { $count } ministerstvo
    [few] { $count } ministerstvá
   *[other] { $count } ministerstiev
}
powers-map-mny = ministerstvá
powers-formation-science = { $bv } BV vedy
powers-formation-politics = politické body: { $points }
powers-formation-claim = vynájdené: { $field }, o úroveň vyššie (použiteľné od konca kola { $round })
powers-event-claimed = { SEAT($seat) }: ak je riadok { $number } zoskupenia { $formation } pravý, je vynájdená ďalšia úroveň: { $field }. Použiť sa dá od konca kola { $round }, keď bude riadok odhalený.
powers-event-funded = { SEAT($seat) }: veda z odhaleného riadku{ $paid ->
    [0] {""}
   *[other] , { $bv } BV ide na technológiu: { $field }
}{ $lost ->
    [0] .
   *[other] , { $rest } BV prepadá.
}
powers-plan-claim = Všetci si prečítajú, že riadok { $number } zoskupenia { $formation }, ak je pravý, vynašiel ďalšiu úroveň: { $field }. Či je pravý, sa nikto nedozvie. Použiť sa dá od konca kola { $round }: „odhaľ riadok { $number } { $formation }“, alebo zoskupenie zverejni.
problem-powers-formation-housed = V niektorom riadku zoskupenia { $formation } je budova a budovy sa nehýbu. Najprv také riadky odober, alebo odhaľ, že pravý je iný.
refusal-powers-two-houses = Riadok má miesto pre jedno laboratórium a jedno ministerstvo.
refusal-powers-no-hidden-row = Musí to byť jeden z viacerých riadkov karty, o jedinom všetci vedia, že je pravý; riadkov má { $count }.
