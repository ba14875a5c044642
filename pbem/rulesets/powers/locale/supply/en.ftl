# Supplies.
powers-units-spl = { $count ->
    [one] { $count } supply
   *[other] { $count } supplies
}
powers-map-spl = supplies
powers-map-unfed = your units without supplies
powers-heading-supply = Supplies
powers-supply = { $now ->
    [1] There is a supply step in this round
   *[other] The next supply step is in round { $round }
}. As things stand, { $count ->
    [0] everybody is fed
   *[other] these get no supplies and are lost: { $places }
}; supplies used up: { $used }.
powers-stored = { $at }: { $units }, with supplies aboard for { $count ->
    [one] { $count } more supply step
   *[other] { $count } more supply steps
}.
powers-supplies-at = { $at } { $count }
powers-event-supplied = Supply step: units of { $bv } BV are fed; { $count ->
    [0] no supplies are used up.
   *[other] supplies used up: { $count } ({ $lands }).
}
powers-stands-feed = Fed first: { $rows }.
powers-stands-stock = { $count ->
    [0] Submarines take no supplies aboard.
    [one] Submarines take supplies aboard for { $count } supply step.
   *[other] Submarines take supplies aboard for { $count } supply steps.
}
powers-news-unfed = Without supplies:
powers-subject-unfed = no supplies in { $at }{ powers-subject-more }
powers-about-feed = who is fed first
powers-about-stock = supplies aboard submarines
problem-powers-stock-steps = A submarine has room for the supplies of { $most } supply steps at most.
refusal-powers-no-submarines = No submarines of theirs are ready in { $at }.
powers-event-decree-stock = The referee: the submarines of { $who } in { $at } now have supplies aboard for { $count ->
    [0] no supply step.
    [one] { $count } supply step.
   *[other] { $count } supply steps.
}
