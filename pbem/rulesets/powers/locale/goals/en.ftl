# What everybody plays for.
powers-aim = { $mark ->
    [met] ✓ { $aim }
    [open] ○ { $aim }
   *[known] { $aim }
}
powers-aim-who = { $own ->
    [1] yourself
   *[other] { SEAT($of) }
}
powers-aim-left = { $left ->
    [0] {""}
   *[other] {" "}Rounds left: { $left }.
}
powers-aim-missing = { $missing_count ->
    [0] {""}
   *[other] {" "}Still missing: { $missing }.
}
powers-goal = { $goal ->
    [blitz] Blitz: the attacker must reach his target in time.
    [elim] Elimination: all others must be out of the war.
    [g-prio] Elimination with priorities.
    [g-pair] Any pair wins: the war ends when two are left.
    [g-quarrel] Quarrel of conquerors: it matters who holds the target land at the end.
    [g-secret] Secret tasks: only you know yours.
    [g-public] Public tasks.
    [g-rel] Relations: every land counts by your relation to its owner.
    [g-score] Scored tasks.
    [g-amsov] America and Soviets.
    [g-finland] The dispute over Finland.
    [g-polbuild] Political points from buildings.
    [g-people] Government and people: welfare and lands against what there was at the start.
    [g-polland] Political points from lands.
   *[other] { $goal }
}
powers-goal-drawn = Drawn by lot, for { $rounds } rounds.{ $goal ->
    [blitz] {" "}The attacker is side { $side }: it must own { $lands } lands at the end of a round.
    [elim] {" "}Side { $side } loses if nobody has won by then.
    [g-quarrel] {" "}The target land is { $target }.
   *[other] {""}
}
powers-goal-last = Whoever is left alone wins.
powers-goal-of = { $who }: { $aims }
powers-goal-secret = secret
powers-column-result = Result
powers-task = { $name ->
    [own-lands] own lands
    [others-few] few lands of others
    [finland-free] Finland free
    [finland-held] Finland held
    [finland-lives] Finland lives
    [secret] secret task
    [none] task
   *[other] { $name }
}
powers-aim-said = { $words }: { $have } of { $need }
powers-aim-blitz-attack = Take the target lands: { $have } of { $need }.{ powers-aim-missing }{ powers-aim-left }
powers-aim-blitz-defend = Keep the attacker from his target lands: he has { $have } of { $need }.{ powers-aim-left }
powers-aim-destroy = out of the war: { SEAT($of) }
powers-aim-deadline = loses if nobody has won in time: { SEAT($of) }.{ powers-aim-left }
powers-aim-survive = stay in the war{ $priority ->
    [0] {""}
   *[other] {" "}(priority { $priority }, now place { $place })
}
powers-aim-two-left = only { $need } are left; now { $have }.{ powers-aim-left }
powers-aim-first-two = be one of the first two: priority { $priority }, now place { $place }
powers-aim-hold-target = { $land } is held by: { $holder }. Result if it ended now: { $result } (0 is best; order: { SEAT($row) }).{ powers-aim-left }
powers-aim-relation = { powers-aim-who }: { $relation } for each land, now { $lands }
powers-aim-points = points: { $have }{ $need ->
    [0] {""}
   *[other] {" "}of { $need }
}
powers-aim-points-unknown = political points, known to them alone
powers-aim-centres-held = political centres held: { $have } of { $of }
powers-aim-task = Task { $task } ({ $name }): { $have }
powers-aim-score = score: { $have } (weights { $weights })
powers-aim-lands = { $need } lands in the hands of { powers-aim-who }; now { $have }
powers-aim-share = { $need } lands in the hands of { powers-aim-who }; now { $have }
powers-aim-few = at most { $need } lands in the hands of { powers-aim-who }; now { $have }
powers-aim-centres = { $need } political centres in the hands of { powers-aim-who }; now { $have }
powers-aim-all = { $lands } in the hands of { powers-aim-who }; now { $have } of { $need }
powers-aim-any = one of { $lands } in the hands of { powers-aim-who }
powers-aim-not-all = { $lands } not all in one hand of { powers-aim-who }; now { $have }, at most { $need }
powers-aim-none = none of { $lands } in the hands of { powers-aim-who }; now { $have }
powers-aim-alive = still in the war: { powers-aim-who }
powers-aim-destroyed = out of the war: { powers-aim-who }
powers-aim-more = more lands than { SEAT($of) }: { $need } needed, now { $have }
powers-aim-near = { $by ->
    [0] at least as many lands as { SEAT($of) }
   *[other] at most { $by } lands fewer than { SEAT($of) }
}: { $need } needed, now { $have }
powers-aim-own-lands = points for own lands: { $have } of { $top }
powers-aim-lands-graded = points for lands: { $have } of { $top }
powers-aim-others-few = points for few lands of { powers-aim-who }: { $have } of { $top }
powers-aim-few-graded = points for few lands of { powers-aim-who }: { $have } of { $top }
powers-aim-welfare = { powers-aim-who }: { $weight } for each hundredth of the welfare at the start, now { $have }
powers-aim-realm = { powers-aim-who }: { $weight } for each hundredth of the lands at the start, now { $have }
