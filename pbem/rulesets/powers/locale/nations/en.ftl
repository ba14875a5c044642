# National advantages.
powers-heading-advantages = National advantages
powers-advantage = { $bidden ->
    [1] Side { $side }
   *[other] { SEAT($who) }
} – { $rows }
powers-advantages = Every strength half as high again, rounded up: { $each }
powers-event-decree-advantage = The referee: the advantage of { $who } is now: { $row }.
refusal-powers-no-advantage = { $row } can be nobody’s advantage in this game.
