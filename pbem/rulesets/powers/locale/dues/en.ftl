# Upkeep.
powers-heading-upkeep = Upkeep
powers-upkeep = { $since ->
    [0] The first round has no payment before it: what you have then is what you pay for.
   *[other] You pay { $now } BV in each production, as counted in round { $since }; an update now would make it { $then }.
}
powers-stands-paying = Pay first: { $lands }.
powers-stands-release = If BV are short, disbanded first: { $rows }.
powers-event-upkeep = Upkeep { $bv } BV, paid by { $lands }.
powers-event-updated = Round { $round }, die { $die }: { $done ->
    [1] all payments are counted anew.
   *[other] no new count of payments.
}
powers-event-disbanded = { $at }: { $units } ({ $who }), { $why ->
    [upkeep] disbanded: the upkeep could not be paid.
   *[other] disbanded.
}
problem-powers-not-there = { $unit } in { $at }: you have { $have }, { $ordered ->
    [0] so there is nobody to disband.
   *[other] { $ordered } are to be disbanded.
}
problem-powers-no-insisting = Nobody can insist on a new count of payments in this game.
powers-about-insist = a new count of payments
powers-about-paying = which lands pay upkeep
powers-about-release = whom to disband first
