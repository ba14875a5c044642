# What others say to a player before a turn is played.
overture-subject = turn { $turn }: { $news }
overture-waits = We will not run the turn early before you have written again. The deadline stays as it is.
