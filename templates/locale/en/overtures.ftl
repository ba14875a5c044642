# What others say to a player before a turn is played.
overture-subject = turn { $turn }: { $news }
overture-waits = We will not run the turn early before you have written again. The deadline stays as it is.
overture-said = What others have said to you this turn
problem-too-outspoken = You have told others something in { $most } letters this turn, and each was a mail to them. No more this turn. What stands stays as it is; “cancel” takes it back.
