# Science and politics hidden in the rows of formations (P-56.5, P-57.3).
powers-units-tec = { $count ->
    [1] 1 technology point
   *[other] { $count } technology points
}
powers-map-tec = technology points
powers-units-lab = { $count ->
    [1] 1 laboratory
   *[other] { $count } laboratories
}
powers-map-lab = laboratories
powers-units-mny = { $count ->
    [1] 1 ministry
   *[other] { $count } ministries
}
powers-map-mny = ministries
powers-formation-science = { $bv } BV of science
powers-formation-politics = political points: { $points }
powers-formation-claim = invented: { $field }, a level more (usable from the end of round { $round })
powers-event-claimed = { SEAT($seat) }: if row { $number } of { $formation } is true, a level more is invented: { $field }. It can be used from the end of round { $round }, once the row is shown.
powers-event-funded = { SEAT($seat) }: science of a row that has been shown{ $paid ->
    [0] {""}
   *[other] , { $bv } BV pay for technology: { $field }
}{ $lost ->
    [0] .
   *[other] , { $rest } BV are lost.
}
powers-plan-claim = All read that row { $number } of { $formation }, if it is true, has invented a level more: { $field }. Nobody learns whether it is. From the end of round { $round } on you may use it: “show row { $number } of { $formation }”, or open the formation.
problem-powers-formation-housed = There is a building in a row of { $formation }, and buildings do not move. Drop such rows first, or show another one to be the true one.
refusal-powers-two-houses = A row has room for one laboratory and one ministry.
refusal-powers-no-hidden-row = That must be one of several rows of the card, for of a single one all know that it is true; it has { $count } { $count ->
    [one] row
   *[other] rows
}.
